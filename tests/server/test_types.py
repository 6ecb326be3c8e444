"""What others are given of the protocol is what the server speaks. `tests/house/test_made.py` sees
that the files are fresh."""

from korsi_server import types


def test_every_message_has_its_tag_and_a_sentence():
    for name, kind in types.schema()["$defs"].items():
        assert "anyOf" in kind or kind.get("description"), name
        assert "anyOf" in kind or kind["additionalProperties"] is False, name
