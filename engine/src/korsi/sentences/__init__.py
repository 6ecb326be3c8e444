"""What happens at a table, said in a language: English, Persian or Ukrainian.

Engine and server speak in keys and numbers; this turns them into sentences, from the `.ftl`
files (Fluent) here and in each game's folder `sentences/`; what only the terminal says is in
`cli/sentences/` and in `sentences/terminal/`, so that no browser has to fetch it; what a game
counts is called as `sentences/statistics/` has it.

>>> say("en", "six-nimmt-not-in-hand", {"card": 55})
'Card 55 is not in your hand.'
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from korsi.catalogue import GAMES, home_of
from korsi.quoting import shown
from korsi.random import SEEDS
from korsi.vocabulary import EVERY_GAME, Role

if TYPE_CHECKING:
    from korsi.sentences.written import Sentences

LANGUAGES = ("en", "fa", "uk")
_PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


def sources(language: str) -> Iterator[Traversable]:
    """The files with the sentences of a language. A game from outside that lacks it is said in one
    that it has; it may have no words at all."""
    yield files("korsi.sentences").joinpath(f"{language}.ftl")
    yield files("korsi.sentences").joinpath("verify", f"{language}.ftl")
    yield files("korsi").joinpath("cli", "sentences", f"{language}.ftl")
    for game in GAMES:
        folder = home_of(game).joinpath("sentences")
        for part in (folder, folder.joinpath("terminal"), folder.joinpath("statistics")):
            spoken = (part.joinpath(f"{one}.ftl") for one in (language, *LANGUAGES))
            yield from islice((file for file in spoken if file.is_file()), 1)


@cache
def bundle(language: str) -> "Sentences":
    """All sentences of a language."""
    from korsi.sentences.written import Sentences  # long to import, and many commands say nothing

    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language}; there is {', '.join(LANGUAGES)}")
    sentences = Sentences(language)
    for source in sources(language):
        sentences.take_up(source.read_text(encoding="utf-8"))
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
    return _said(language, key, data, names, you) if data else _always(language, key)


@cache
def _always(language: str, key: str) -> str:
    """A sentence that is the same every time; words are looked up by the thousand."""
    return _said(language, key, {}, None, None)


def _said(
    language: str,
    key: str,
    given: Mapping[str, Any],
    names: Sequence[str] | None,
    you: int | None,
) -> str:
    if game_of(key) and not bundle(language).has_message(key):
        return _without_words(language, key, given, names)
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
    happening = event["event"]
    data = GAMES[game].vocabulary.fields_in(event)
    key = happening if happening in _everywhere() else f"{game}-event-{happening}"
    return say(language, key, data, names, you)


def describe(language: str, game: str, move: Mapping[str, Any], names: Sequence[str]) -> str:
    """A move in a few words.

    >>> describe("en", "six-nimmt", {"do": "row", "row": 1}, ["Ada", "Basil"])
    'row 2'
    """
    data = GAMES[game].vocabulary.fields_in(move)
    return say(language, f"{game}-move-{move['do']}", data, names)


def readable(name: str) -> str:
    """A name from the code as people may read it.

    >>> readable("card-asked")
    'Card asked'
    """
    words = re.sub(r"[-_]+", " ", name).strip()
    return words[:1].upper() + words[1:]


KINDS = ("event", "move", "why", "field", "option", "pick", "do")
"""What the key of a sentence may begin with, after the name of its game."""


def _without_words(
    language: str, key: str, data: Mapping[str, Any], names: Sequence[str] | None
) -> str:
    """What a game has no words for, as names that can be read.

    >>> say("en", "six-nimmt-event-cards-asked", {"seat": 0, "cards": [7, 9]}, ["Ada"])
    'Cards asked: seat Ada, cards 7 9'
    """
    kind, _, rest = key.removeprefix(f"{game_of(key)}-").partition("-")
    name = readable(rest if rest and kind in KINDS else key.removeprefix(f"{game_of(key)}-"))
    comma = "، " if language == "fa" else ", "
    words = {
        field: plainly(value, _word(language, key, field, value, names))
        for field, value in data.items()
    }
    said = comma.join(f"{re.sub('[-_]+', ' ', field)} {word}" for field, word in words.items())
    spoken = f"{name}: {said}" if said else name
    return spoken.translate(_PERSIAN) if language == "fa" else spoken


def plainly(value: Any, word: Any = None) -> str:
    """A value in its word, or where nothing is known of it, as it is."""
    if isinstance(value, dict):
        return " ".join(f"{name} {plainly(one)}" for name, one in value.items())
    if isinstance(value, list) and any(isinstance(item, dict) for item in value):
        return "; ".join(plainly(item) for item in value)
    if value is None or value == []:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "✗"
    if word is None:
        return _list(value) if isinstance(value, list) else str(value)
    return str(word)


@cache
def _everywhere() -> frozenset[str]:
    """The events that are the same in every game."""
    return frozenset(EVERY_GAME.natures)


def _to_you(attributes: Mapping[str, Any], name: str, value: Any, you: int | None) -> bool:
    """Whether this field names the person spoken to, and the sentence has words for that."""
    if you is None or f"you-{name}" not in attributes:
        return False
    return you in value if isinstance(value, list) else bool(value == you)


def _word(language: str, key: str, name: str, value: Any, names: Sequence[str] | None) -> Any:
    """A value as a sentence takes it: numbers stay numbers, the rest becomes words."""
    game = game_of(key)
    role = (GAMES[game].vocabulary if game else EVERY_GAME).fields.get(name)
    said = None if role is None else in_role(Teller(language, game, names), role, value)
    if said is not None:
        return said
    if isinstance(value, list):
        return _list(value)
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and abs(value) >= SEEDS:
        return shown(value)  # longer than any number that is counted: CLDR has no words for it
    return value


@cache
def game_of(key: str) -> str | None:
    """The game that a sentence is of: where one key begins with another, the longer one."""
    games = [game for game in GAMES if key == game or key.startswith(f"{game}-")]
    return max(games, key=len, default=None)


class Teller(NamedTuple):
    """Says the fields of a sentence in a language, with the words of its game."""

    language: str
    game: str | None
    names: Sequence[str] | None

    @property
    def comma(self) -> str:
        return "، " if self.language == "fa" else ", "

    def message(self, rest: str) -> str | None:
        """The game's message with this ending, if there is one."""
        found = f"{self.game}-{rest}"
        return found if bundle(self.language).has_message(found) else None

    def seat(self, seat: int) -> str:
        if self.names is None:
            return say(self.language, "seat", {"number": seat + 1})
        return self.names[seat]

    def name(self, sorts: Sequence[str], value: str) -> str:
        """Something by its name in the game."""
        messages = (self.message(f"{sort}-{value}") for sort in sorts)
        found = next(filter(None, messages), None)
        return value if found is None else say(self.language, found)

    def composed(self, role: Role, value: str) -> str:
        """A name by its parts."""
        message, parts = self.message(role.sorts[0]), re.fullmatch(role.pattern, value)
        if message is None or parts is None:
            return value
        said = {part: self.name((part,), found) for part, found in parts.groupdict().items()}
        return say(self.language, message, said)

    def pieces(self, role: Role, value: Sequence[Any]) -> str:
        """How many there are of each kind; "none" where there are none."""
        kinds = [item if isinstance(item, str) else item[role.by] for item in value]
        said = []
        for kind in dict.fromkeys(kinds):
            message, count = self.message(f"{role.sorts[0]}-{kind}"), kinds.count(kind)
            said.append(kind if message is None else say(self.language, message, {"count": count}))
        return self.comma.join(said) or "none"

    def place(self, value: Any) -> str:
        """A place as people say it; of several, places with semicolons, numbers with commas."""
        if isinstance(value, int):
            message = self.message("place")
            return str(value) if message is None else say(self.language, message, {"number": value})
        numbers = all(type(number) is int for number in value)
        if numbers and self.message("place") is None and len(value) == 2:
            return say(self.language, "place", {"across": value[0], "down": value[1]})
        semicolon = "؛ " if self.language == "fa" else "; "
        return (self.comma if numbers else semicolon).join(self.place(item) for item in value)


def in_role(teller: Teller, role: Role, value: Any) -> Any:
    """A value as its role wants it said; None where it is something else, such as how many there
    are of what the role names."""
    words = isinstance(value, str) or (
        isinstance(value, list) and all(isinstance(item, str) for item in value)
    )
    many = value if isinstance(value, list) else [value]
    whole = all(type(item) is int for item in many)
    match role.kind:
        case "seat" if whole:
            return teller.comma.join(teller.seat(seat) for seat in many)
        case "counted" if type(value) is int:
            return value + 1
        case "by-seat" if isinstance(value, list) and whole:
            pairs = [f"{teller.seat(seat)} {number}" for seat, number in enumerate(value)]
            return teller.comma.join(pairs)
        case "place" if isinstance(value, list) or type(value) is int:
            return teller.place(value)
        case "named" if words:
            return teller.comma.join(teller.name(role.sorts, item) for item in many)
        case "composed" if words:
            return teller.comma.join(teller.composed(role, item) for item in many)
        case "pieces" if words or (many and all(isinstance(item, dict) for item in many)):
            return teller.pieces(role, value)
    return None


def _list(value: list[Any]) -> str:
    """Cards in a list; a list in a list, such as a row, in brackets."""
    return " ".join(f"[{_list(item)}]" if isinstance(item, list) else str(item) for item in value)
