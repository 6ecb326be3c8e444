"""What happens at a table, said in a language: English, Persian or Ukrainian.

Engine and server speak in keys and numbers; this turns them into sentences, from the `.ftl`
files (Fluent) here, in each game's folder `sentences/`, and the terminal's own in `cli/sentences/`.

>>> say("en", "six-nimmt-not-in-hand", {"card": 55})
'Card 55 is not in your hand.'
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from korsi.contract import shown
from korsi.random import SEEDS

LANGUAGES = ("en", "fa", "uk")
COUNTED = ("row", "track", "place", "burner", "stack")
"""Numbers that JSON counts from 0 and people from 1."""

SEATED = (
    "seat",
    "first",
    "starter",
    "dealer",
    "owner",
    "other",
    "giver",
    "receiver",
    "victim",
    "winners",
)
"""Seats: people are called by their names."""

NAMED: dict[str, tuple[str, ...]] = {
    "card": ("card",),
    "cards": ("card",),
    "as": ("card", "kind"),
    "last": ("card",),
}
NAMED |= {"tool": ("tool",), "tools": ("tool",), "side": ("side",)}
NAMED |= {"colour": ("colour",), "hole": ("colour",)}
NAMED |= {"kind": ("kind",), "kinds": ("kind",), "leave": ("kind",), "how": ("kind",)}
"""What JSON names with a key, people with words: `{"card": "P_H"}` is said with the message
`saboteur-duel-card-P_H` in a sentence of saboteur-duel."""

TILED = ("tile", "tiles", "starters", "tops")
"""Tiles such as `wisdom-4a`: the game's message `…-tile` says the kind and the holes."""

MARBLES = ("colours", "surplus", "marbles")
"""Marbles by colour, `RRK`: the game's messages `…-marbles-R` count each colour."""

BY_SEAT = ("nuggets", "totals", "scores", "home", "heads")
"""A number for every seat: each is said with who sits there."""

PLACED = ("at", "places", "from", "expected", "paws")
"""Places on a board: [column, row], or a number that the game's message `…-place` says."""

EVERYWHERE = ("blank", "undone")
"""Events that are the same in every game."""

_PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


def sources(language: str) -> Iterator[Traversable]:
    """The files with the sentences of a language."""
    yield files("korsi.sentences").joinpath(f"{language}.ftl")
    yield files("korsi").joinpath("cli", "sentences", f"{language}.ftl")
    for folder in sorted(files("korsi.games").iterdir(), key=lambda folder: folder.name):
        source = folder.joinpath("sentences", f"{language}.ftl")
        if source.is_file():
            yield source


@cache
def bundle(language: str) -> FluentBundle:
    """All sentences of a language."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language}; there is {', '.join(LANGUAGES)}")
    sentences = FluentBundle([language], use_isolating=False)
    for source in sources(language):
        sentences.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return sentences


def say(
    language: str,
    key: str,
    data: Mapping[str, Any] | None = None,
    names: Sequence[str] | None = None,
    you: int | None = None,
) -> str:
    """The sentence of this key. Where `data` names a seat, `names` tells who sits there. A sentence
    that names the seat `you` is said as its attribute `.you-<field>` has it, where there is one."""
    given = data or {}
    message = bundle(language).get_message(key)
    if message.value is None:
        raise ValueError(f"the message {key} has no sentence in {language}")
    own = next(
        (name for name in given if _to_you(message.attributes, name, given[name], you)), None
    )
    sentence = message.value if own is None else message.attributes[f"you-{own}"]
    if own is not None and names is not None:
        names = [say(language, "you-among") if at == you else name for at, name in enumerate(names)]
    said = {name: _word(language, key, name, value, names) for name, value in given.items()}
    text, errors = bundle(language).format_pattern(sentence, said)
    if errors:
        raise ValueError(f"the sentence {key} in {language}: {errors[0]}")
    spoken = str(text)
    return spoken.translate(_PERSIAN) if language == "fa" else spoken


def tell(
    language: str,
    game: str,
    event: Mapping[str, Any],
    names: Sequence[str],
    you: int | None = None,
) -> str:
    """An event as a sentence, for everybody or for the person in the seat `you`.

    >>> tell("en", "six-nimmt", {"event": "undone", "seat": 1}, ["Ada", "Basil"], you=1)
    'You undo your last move.'
    """
    data = {name: value for name, value in event.items() if name not in ("event", "to")}
    happening = event["event"]
    key = happening if happening in EVERYWHERE else f"{game}-event-{happening}"
    return say(language, key, data, names, you)


def _to_you(attributes: Mapping[str, Any], name: str, value: Any, you: int | None) -> bool:
    """Whether this field names the person spoken to, and the sentence has words for that."""
    if you is None or f"you-{name}" not in attributes:
        return False
    return you in value if isinstance(value, list) else bool(value == you)


def _word(language: str, key: str, name: str, value: Any, names: Sequence[str] | None) -> Any:
    """A value as a sentence takes it: numbers stay numbers, the rest becomes words."""
    if name in SEATED or (name == "seats" and isinstance(value, list)):
        seats = value if isinstance(value, list) else [value]
        return _comma(language).join(_name(language, seat, names) for seat in seats)
    if name in COUNTED and isinstance(value, int):
        return value + 1
    if name in NAMED and isinstance(value, (str, list)):
        return _named(language, key, NAMED[name], value)
    if name in TILED and isinstance(value, (str, list)):
        return _tiles(language, key, value)
    if name in MARBLES and isinstance(value, (str, list)):
        return _marbles(language, key, value)
    if name in BY_SEAT and isinstance(value, list):
        said = [f"{_name(language, seat, names)} {number}" for seat, number in enumerate(value)]
        return _comma(language).join(said)
    if name in PLACED and (isinstance(value, list) or type(value) is int):
        return _places(language, key, value)
    if isinstance(value, list):
        return _list(value)
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and abs(value) >= SEEDS:
        return shown(value)  # longer than any number that is counted: CLDR has no words for it
    return value


def _name(language: str, seat: int, names: Sequence[str] | None) -> str:
    return say(language, "seat", {"number": seat + 1}) if names is None else names[seat]


def _named(language: str, key: str, sorts: Sequence[str], value: Any) -> str:
    """Something by its name in the game that the sentence is of; a list of them, with commas."""
    if isinstance(value, list):
        if not all(isinstance(item, str) for item in value):
            return _list(value)
        return _comma(language).join(_named(language, key, sorts, item) for item in value)
    messages = [_message(language, key, f"{sort}-{value}") for sort in sorts]
    return next((say(language, message) for message in messages if message), str(value))


def _tiles(language: str, key: str, value: Any) -> str:
    """A tile by its kind and its holes; a list of them, with commas."""
    if isinstance(value, list):
        return _comma(language).join(_tiles(language, key, item) for item in value)
    message = _message(language, key, "tile")
    kind, _, rest = str(value).rpartition("-")
    if message is None or not rest[:-1].isdecimal():
        return str(value)
    return say(
        language, message, {"kind": _named(language, key, ("kind",), kind), "holes": rest[:-1]}
    )


def _marbles(language: str, key: str, value: Any) -> str:
    """How many marbles of each colour; "none" where there are none."""
    if not all(
        isinstance(item, str) or (isinstance(item, dict) and "colour" in item) for item in value
    ):
        return _list(list(value))
    colours = [item if isinstance(item, str) else item["colour"] for item in value]
    said = []
    for colour in dict.fromkeys(colours):
        message = _message(language, key, f"marbles-{colour}")
        count = colours.count(colour)
        said.append(str(colour) if message is None else say(language, message, {"count": count}))
    return _comma(language).join(said) or "none"


def _message(language: str, key: str, rest: str) -> str | None:
    """The message with this ending of the game that the sentence `key` is of, if there is one."""
    for game in _games():
        if key.startswith(f"{game}-") and bundle(language).has_message(f"{game}-{rest}"):
            return f"{game}-{rest}"
    return None


@cache
def _games() -> list[str]:
    """The keys of the games that have sentences."""
    folders = [folder for folder in files("korsi.games").iterdir() if folder.is_dir()]
    return sorted(folder.name.replace("_", "-") for folder in folders)


def _places(language: str, key: str, value: Any) -> Any:
    """A place as people say it; a list of places, with semicolons, or commas between numbers."""
    message = _message(language, key, "place")
    if message is not None:
        spots = value if isinstance(value, list) else [value]
        said = [say(language, message, {"number": spot}) for spot in spots]
        return _comma(language).join(said)
    if not isinstance(value, list):
        return value
    if len(value) == 2 and all(isinstance(number, int) for number in value):
        return say(language, "place", {"across": value[0], "down": value[1]})
    semicolon = "؛ " if language == "fa" else "; "
    return semicolon.join(
        str(_places(language, key, item)) if isinstance(item, list) else str(item) for item in value
    )


def _comma(language: str) -> str:
    return "، " if language == "fa" else ", "


def _list(value: list[Any]) -> str:
    """Cards in a list; a list in a list, such as a row, in brackets."""
    return " ".join(f"[{_list(item)}]" if isinstance(item, list) else str(item) for item in value)
