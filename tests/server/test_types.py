"""What others are given of the protocol is what the server speaks."""

from korsi_server import types


def test_the_json_schema_is_fresh():
    assert (types.CHECKOUT / types.SCHEMA).read_text("utf-8") == types.schema_text(), "make types"


def test_the_typescript_is_fresh():
    assert (types.CHECKOUT / types.TYPESCRIPT).read_text("utf-8") == types.typescript(), (
        "make types"
    )


def test_every_message_has_its_tag_and_a_sentence():
    for name, kind in types.schema()["$defs"].items():
        assert "anyOf" in kind or kind.get("description"), name
        assert "anyOf" in kind or kind["additionalProperties"] is False, name
