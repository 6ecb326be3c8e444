"""What a game says, declared once: its moves, its events, its view.

A game's `vocabulary.py` writes each of them down as a `TypedDict`. A field's annotation says what
it is besides a number or a word, its *role*: a seat, a place, something that is counted from 1. A
decorator says of an event what is special about it, its *nature*: whether a player can foresee it,
whether it is worth a line in the log. All else is made from this: the check of moves at the border,
the words that sentences take, JSON Schema, the client's types, a page of the reference.

A field whose name is a word of Python has a line behind it: `from_` is the field `from`.

>>> class Lay(TypedDict):
...     "A card is laid at the end of a row."
...     do: Literal["lay"]
...     row: Counted
>>> check(Lay, {"do": "lay", "row": "first"})
'row is a whole number, not "first"'
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    TypedDict,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from korsi.quoting import shown

Kind = Literal["seat", "counted", "by-seat", "place", "named", "composed", "pieces"]


@dataclass(frozen=True)
class Role:
    """What a field means besides its number or word, and so how people say it."""

    kind: Kind
    sorts: tuple[str, ...] = ()
    """The messages that name it: `card` stands for `<game>-card-<value>`."""
    pattern: str = ""
    """How a name is composed: an expression whose named groups are the parts."""
    by: str = ""
    """Which field of a piece names its kind, where a piece is an object."""

    def json(self) -> dict[str, Any]:
        """The role as the schema has it."""
        said: dict[str, Any] = {"role": self.kind}
        if self.sorts:
            said["sorts"] = list(self.sorts)
        if self.pattern:
            said["pattern"] = self.pattern
        if self.by:
            said["by"] = self.by
        return said


Seat = Annotated[int, Role("seat")]
"""Whoever sits there is called by name."""

Counted = Annotated[int, Role("counted")]
"""JSON counts it from 0, people from 1."""

by_seat: Final = Role("by-seat")
"""Something for every seat: each is said with who sits there."""

BySeat = Annotated[list[int], by_seat]
"""A number for every seat."""

Place = Annotated[tuple[int, int], Role("place")]
"""[column, row] on a board."""

NumberedPlace = Annotated[int, Role("place")]
"""A space of a board with numbers, said with the game's message `<game>-place`."""


def named(*sorts: str) -> Role:
    """Something that JSON names with a key and people with words: `named("card")` is said with the
    game's message `<game>-card-<key>`; with several sorts, the first that there is."""
    return Role("named", sorts)


def composed(message: str, pattern: str) -> Role:
    """A name made of parts, such as `wisdom-4a`: the named groups of the pattern are given to the
    game's message `<game>-<message>`."""
    return Role("composed", (message,), pattern)


def pieces(message: str, by: str = "") -> Role:
    """Many pieces of few kinds: those of kind `R` are counted by `<game>-<message>-R`. Where they
    are objects, the field `by` is the kind."""
    return Role("pieces", (message,), by=by)


@dataclass(frozen=True)
class Nature:
    """What is special about an event."""

    foreseen: bool = False
    """A player can foresee it: no chance and no secret is in it."""
    undoable: bool = False
    """Nobody knows more after it than before, and chance has not spoken: a move that tells only
    such events can be taken back."""
    log: bool = True
    """It is worth a line in the log: the board alone does not tell it."""
    drawn: bool = True
    """The board changes: there is something to draw."""
    aloud: Literal["all", "own", "none"] = "all"
    """To whom it is read aloud: whoever did it alone, where it is too small for the others."""
    against: tuple[str, ...] = ()
    """The fields that name those to whom it is done: they must not miss it. What somebody does to
    themselves counts only where the field is `seat`, the one who does it."""


Declared = TypeVar("Declared", bound=type)
NATURE: Final = "__nature__"


def event(
    *,
    foreseen: bool = False,
    undoable: bool = False,
    log: bool = True,
    drawn: bool = True,
    aloud: Literal["all", "own", "none"] = "all",
    against: str | tuple[str, ...] = (),
) -> Callable[[Declared], Declared]:
    """The nature of the event that is declared below it."""

    def give(declared: Declared) -> Declared:
        fields = (against,) if isinstance(against, str) else against
        setattr(declared, NATURE, Nature(foreseen, undoable, log, drawn, aloud, fields))
        return declared

    return give


class ViewHeading(TypedDict):
    """How every view begins: which game, for whom, on what terms, through whose eyes."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seat: Annotated[int | None, Role("seat")]


@event(log=False, drawn=False, aloud="none")
class Blank(TypedDict):
    """A secret of others: something happened that this seat must not know."""

    event: Literal["blank"]


@event(drawn=False)
class Undone(TypedDict):
    """The last move was taken back."""

    event: Literal["undone"]
    seat: Seat


EVERYWHERE: Final[tuple[type, ...]] = (Blank, Undone)
"""Events that are the same in every game."""


class Spoken(TypedDict, total=False):
    """Fields that sentences of every game may be given."""

    seat: Seat
    winners: list[Seat]


@dataclass(frozen=True)
class Vocabulary:
    """All that a game says.

    `moves` and `events` are the TypedDicts of all of them, `view` is the view's, `said` has the
    fields that only sentences are given: those of refusals and reasons.
    """

    moves: tuple[type, ...]
    events: tuple[type, ...]
    view: type
    said: type = Spoken
    fields: dict[str, Role] = field(init=False)
    """What a field of a move, an event or a sentence means, by its name."""

    def __post_init__(self) -> None:
        found: dict[str, Role] = {}
        for declared in (*self.moves, *self.events, *EVERYWHERE, self.said, Spoken):
            for name, role in _roles(declared):
                if name == "to" and declared in self.events:
                    continue  # who hears it: no sentence says that
                if found.setdefault(name, role) != role:
                    raise ValueError(
                        f"{declared.__name__}: {name} is {role.kind} here and"
                        f" {found[name].kind} elsewhere; one word, one thing"
                    )
        for declared in self.events:
            for name in nature_of(declared).against:
                if name not in fields_of(declared) or found.get(name) != Role("seat"):
                    raise ValueError(f"{declared.__name__}: {name} names nobody it is done to")
        object.__setattr__(self, "fields", found)

    @property
    def natures(self) -> dict[str, Nature]:
        """The nature of every event, by its name."""
        return {
            tag(declared, "event"): nature_of(declared) for declared in (*self.events, *EVERYWHERE)
        }

    @cached_property
    def _moves(self) -> "dict[str, Checker]":
        """What checks a move of each name."""
        return {name: checker(kind) for name, kind in _tagged(self.moves, "do").items()}

    @cached_property
    def _events(self) -> "dict[str, Checker]":
        """What checks an event of each name."""
        kinds = _tagged((*self.events, *EVERYWHERE), "event")
        return {name: checker(kind) for name, kind in kinds.items()}

    def having(self, quality: str) -> frozenset[str]:
        """The names of the events whose nature has this quality."""
        return frozenset(name for name, nature in self.natures.items() if getattr(nature, quality))

    def check_move(self, move: dict[str, Any]) -> None:
        """Raise ValueError with a sentence unless it has the shape of one of the moves."""
        kinds = self._moves
        found = kinds.get(move["do"])
        if found is None:
            raise ValueError(
                f"there is no move {shown(move['do'])}; it is one of {', '.join(kinds)}"
            )
        wrong = found(move, "")
        if wrong:
            raise ValueError(wrong)

    def fields_in(self, said: Mapping[str, Any]) -> dict[str, Any]:
        """The fields of a move or an event as a sentence takes them: those that it may have and
        lacks are null, so that the sentence can say so."""
        tagged = "do" if "do" in said else "event"
        kinds = self.moves if tagged == "do" else (*self.events, *EVERYWHERE)
        declared = _tagged(kinds, tagged).get(said[tagged])
        lacking = {} if declared is None else dict.fromkeys(fields_of(declared))
        return {
            name: value for name, value in {**lacking, **said}.items() if name not in (tagged, "to")
        }

    def check_event(self, told: dict[str, Any]) -> str:
        """What is wrong with an event; nothing where it is as it was declared."""
        found = self._events.get(told["event"])
        return f"there is no event {shown(told['event'])}" if found is None else found(told, "")


def nature_of(declared: type) -> Nature:
    """The nature of an event."""
    nature: Nature = getattr(declared, NATURE, Nature())
    return nature


def tag(declared: type, name: str) -> str:
    """What a move or an event is called: the one value of its field `do` or `event`."""
    (value,) = get_args(get_type_hints(declared)[name])
    return str(value)


@cache
def _tagged(all: tuple[type, ...], name: str) -> dict[str, type]:
    return {tag(declared, name): declared for declared in all}


@cache
def fields_of(declared: type) -> dict[str, tuple[Any, bool]]:
    """The fields of a declaration: the type of each, and whether it is always there."""
    hints = get_type_hints(declared, include_extras=True)
    required: frozenset[str] = getattr(declared, "__required_keys__")  # noqa: B009
    return {
        name.rstrip("_"): (_without(NotRequired, kind), name in required)
        for name, kind in hints.items()
    }


def _without(wrapper: Any, kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is wrapper else kind


def _roles(declared: type) -> Iterator[tuple[str, Role]]:
    for name, (kind, _) in fields_of(declared).items():
        role = role_of(kind)
        if role is not None:
            yield name, role
        for inner in inside(kind):
            yield from _roles(inner)


def role_of(kind: Any) -> Role | None:
    """The role of a field of this type: of a list, that of its items."""
    if get_origin(kind) is Annotated:
        for note in get_args(kind)[1:]:
            if isinstance(note, Role):
                return note
        return role_of(get_args(kind)[0])
    if get_origin(kind) is tuple:
        return None
    found = (role_of(part) for part in _parts(kind))
    return next((role for role in found if role is not None), None)


def inside(kind: Any) -> Iterator[type]:
    """The declarations that stand in this type."""
    if is_typeddict(kind):
        yield kind
    elif get_origin(kind) is Annotated:
        yield from inside(get_args(kind)[0])
    else:
        for part in _parts(kind):
            yield from inside(part)


def with_parts(kinds: Iterable[type]) -> list[type]:
    """These declarations and those that stand in them, each once, what stands in others first."""
    found: dict[type, None] = {}
    for kind in kinds:
        if kind not in found:
            within = [part for field, _ in fields_of(kind).values() for part in inside(field)]
            found |= dict.fromkeys((*with_parts(within), kind))
    return list(found)


def _parts(kind: Any) -> tuple[Any, ...]:
    if get_origin(kind) in (list, dict, tuple, Union, UnionType):
        return get_args(kind)
    return ()


Checker = Callable[[object, str], str]
"""What is wrong with a value that goes by this name."""


def check(kind: Any, value: object, name: str = "") -> str:
    """What is wrong with a value that should be of this type, as a sentence; nothing if it fits."""
    return checker(kind)(value, name)


@cache
def checker(kind: Any) -> Checker:
    """What `check` does for one type, found once."""
    if kind == Place:
        return _place
    origin, kinds = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return checker(kinds[0])
    if is_typeddict(kind):
        return _object(kind)
    if origin is Literal:
        return _literal(kinds)
    if origin in (Union, UnionType):
        return _union(kinds)
    if origin is list:
        return _list(checker(kinds[0]), _bare(kinds[0]))
    if origin is tuple:
        return _tuple([checker(one) for one in kinds])
    return _plain(origin or kind)


def _place(value: object, name: str) -> str:
    if type(value) is list and len(value) == 2 and type(value[0]) is type(value[1]) is int:
        return ""
    return f"{name} is a place, [column, row], not {shown(value)}"


def _bare(kind: Any) -> type | None:
    """The class of its values, where it is nothing but numbers or words: most of all that is said
    is, and is checked without asking its checker."""
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    return kind if kind in (int, str, bool) else None


def _literal(allowed: tuple[Any, ...]) -> Checker:
    words = frozenset(one for one in allowed if type(one) is str)

    def found(value: object, name: str) -> str:
        if type(value) is str and value in words:
            return ""
        if any(value == one and type(value) is type(one) for one in allowed):
            return ""
        return f"{name} is one of {', '.join(map(str, allowed))}, not {shown(value)}"

    return found


def _union(kinds: tuple[Any, ...]) -> Checker:
    checkers = [checker(one) for one in kinds]

    def found(value: object, name: str) -> str:
        problems = []
        for one in checkers:
            problem = one(value, name)
            if not problem:
                return ""
            problems.append(problem)
        return _nearest(kinds, problems, value)

    return found


def _list(item: Checker, bare: type | None) -> Checker:
    def found(value: object, name: str) -> str:
        if type(value) is not list:
            return f"{name} is a list, not {shown(value)}"
        for one in value:
            if type(one) is bare:
                continue
            if problem := item(one, name):
                return problem
        return ""

    return found


def _tuple(items: list[Checker]) -> Checker:
    def found(value: object, name: str) -> str:
        if type(value) is not list or len(value) != len(items):
            return f"{name} is a list of {len(items)}, not {shown(value)}"
        for item, one in zip(items, value, strict=True):
            if problem := item(one, name):
                return problem
        return ""

    return found


SIMPLE: Final[dict[Any, str]] = {
    int: "a whole number",
    str: "a word",
    bool: "true or false",
    NoneType: "null",
    None: "null",
    float: "a number",
    dict: "an object",
}


def _plain(kind: Any) -> Checker:
    def found(value: object, name: str) -> str:
        if kind is Any or (kind is None and value is None) or type(value) is kind:
            return ""
        return f"{name} is {SIMPLE[kind]}, not {shown(value)}"

    return found


def _object(kind: type) -> Checker:
    """Exactly the fields of the declaration, each of them as it was declared."""
    fields = fields_of(kind)
    wanted = frozenset(field for field, (_, required) in fields.items() if required)
    checkers = {field: checker(one) for field, (one, _) in fields.items()}
    bare = {field: _bare(one) for field, (one, _) in fields.items()}
    tagged = next((key for key in ("do", "event") if key in fields), None)
    others = ", ".join(field for field in fields if field != tagged)
    also = f"has also: {others}" if others else "has no other field"

    def found(value: object, name: str) -> str:
        if type(value) is not dict:
            return f"{name} is an object, not {shown(value)}"
        if value.keys() != wanted and not wanted <= value.keys() <= checkers.keys():
            what = name or "this"
            if tagged is not None:
                sort = "move" if tagged == "do" else "event"
                what = f'a {sort} {{"{tagged}": "{value[tagged]}"}}'
            return f"{what} {also}; not {shown(value)}"
        for own, one in value.items():
            if type(one) is bare[own]:
                continue
            if problem := checkers[own](one, own):
                return problem
        return ""

    return found


def _nearest(kinds: tuple[Any, ...], problems: list[str], value: object) -> str:
    """Of several possible types, the complaint about the one that was meant."""
    for kind, problem in zip(kinds, problems, strict=True):
        if is_typeddict(kind) and type(value) is dict and set(value) <= set(fields_of(kind)):
            return problem
        if get_origin(kind) is list and type(value) is list:
            return problem
    return problems[0]


EVERY_GAME: Final = Vocabulary((), (), ViewHeading)
"""What is said everywhere."""
