"""What the client says: its own sentences, so that tests press what people read."""

from functools import cache
from pathlib import Path
from typing import Any

from browser.house import HOME, WEB
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fa", "uk")
PLACES = (
    (WEB / "src", "words/{}.ftl"),
    (WEB / "src" / "fair", "words/{}.ftl"),
    (WEB / "src" / "company", "words/{}.ftl"),
    (WEB / "src" / "games", "*/words/{}.ftl"),
    (WEB / "src" / "games", "*/words/lesson/{}.ftl"),
    (WEB / "src" / "games", "*/words/things/{}.ftl"),
    (WEB / "src" / "games", "*/words/end/{}.ftl"),
    (HOME / "engine" / "src" / "korsi", "sentences/{}.ftl"),
    (HOME / "engine" / "src" / "korsi", "sentences/verify/{}.ftl"),
    (HOME / "engine" / "src" / "korsi" / "games", "*/sentences/{}.ftl"),
)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder, name in PLACES:
        for file in sorted(folder.glob(name.format(language))):
            bundle.add_resource(FluentResource(Path(file).read_text("utf-8")))
    return bundle


def said(language: str, key: str, **data: Any) -> str:
    """The sentence of this key."""
    bundle = _bundle(language)
    value = bundle.get_message(key).value
    assert value is not None
    text, errors = bundle.format_pattern(value, data)
    assert not errors, (key, errors)
    return str(text)
