"""What Saboteur: The Duel says: its moves, its events, its view."""

from typing import Annotated, Literal, NotRequired, TypedDict

from korsi.vocabulary import (
    BySeat,
    Place,
    Seat,
    ViewHeading,
    Vocabulary,
    event,
    named,
)

Card = Annotated[str, named("card")]
Tool = Annotated[str, named("tool")]


# Moves


class Lay(TypedDict):
    """…"""

    do: Literal["lay"]
    card: Card
    at: Place
    turned: bool


class Sabotage(TypedDict):
    """…"""

    do: Literal["sabotage"]
    card: Card


class Pass(TypedDict):
    """…"""

    do: Literal["pass"]
    cards: list[Card]


class Map(TypedDict):
    """…"""

    do: Literal["map"]
    at: Place


class Rockfall(TypedDict):
    """…"""

    do: Literal["rockfall"]
    at: Place


class Key(TypedDict):
    """…"""

    do: Literal["key"]
    at: Place


class Clear(TypedDict):
    """…"""

    do: Literal["clear"]
    cards: list[Card]
    tool: Tool


class Bribe(TypedDict):
    """…"""

    do: Literal["bribe"]
    at: Place


class End(TypedDict):
    """…"""

    do: Literal["end"]


class Orient(TypedDict):
    """…"""

    do: Literal["orient"]
    at: Place
    turned: bool


class Repair(TypedDict):
    """…"""

    do: Literal["repair"]
    card: Card
    tool: Tool


# Events


class Bribed(TypedDict):
    """…"""

    event: Literal["bribed"]
    seat: Seat
    at: Place


class CavedIn(TypedDict):
    """…"""

    event: Literal["caved-in"]
    seat: Seat
    at: Place | None
    card: Card | None


class Claimed(TypedDict):
    """…"""

    event: Literal["claimed"]
    seat: Seat
    at: Place
    card: Card
    nuggets: int


class Cleared(TypedDict):
    """…"""

    event: Literal["cleared"]
    seat: Seat
    cards: list[Card]
    tool: Tool


class Collapsed(TypedDict):
    """…"""

    event: Literal["collapsed"]
    seat: Seat
    at: Place
    card: Card
    key: None


class Dealt(TypedDict):
    """…"""

    event: Literal["dealt"]
    round: int
    starter: Seat
    pile: int


@event(log=False)
class Drawn(TypedDict):
    """…"""

    event: Literal["drawn"]
    to: list[Seat]
    cards: list[Card]


@event(log=False)
class Drew(TypedDict):
    """…"""

    event: Literal["drew"]
    seat: Seat
    count: int


@event(log=False)
class Hand(TypedDict):
    """…"""

    event: Literal["hand"]
    to: list[Seat]
    cards: list[Card]


class Laid(TypedDict):
    """…"""

    event: Literal["laid"]
    seat: Seat
    card: Card
    at: Place
    turned: bool


class Looked(TypedDict):
    """…"""

    event: Literal["looked"]
    seat: Seat
    at: Place


@event(log=False)
class Oriented(TypedDict):
    """…"""

    event: Literal["oriented"]
    seat: Seat
    at: Place
    card: Card
    turned: bool


class Over(TypedDict):
    """…"""

    event: Literal["over"]
    winners: list[Seat]
    totals: BySeat


class OverSolo(TypedDict):
    """…"""

    event: Literal["over-solo"]
    total: int
    band: Literal["none"]


class Paid(TypedDict):
    """…"""

    event: Literal["paid"]
    seat: Seat
    card: Card
    nuggets: int


class Passed(TypedDict):
    """…"""

    event: Literal["passed"]
    seat: Seat
    cards: list[Card]


class Repaired(TypedDict):
    """…"""

    event: Literal["repaired"]
    seat: Seat
    tool: Tool
    card: Card


class Revealed(TypedDict):
    """…"""

    event: Literal["revealed"]
    seat: Seat
    at: Place
    card: Card


class RoundEnded(TypedDict):
    """…"""

    event: Literal["round-ended"]
    round: int
    why: Literal["cards", "counters", "goals"]
    nuggets: BySeat
    paid: list[int]
    totals: BySeat


class Sabotaged(TypedDict):
    """…"""

    event: Literal["sabotaged"]
    seat: Seat
    victim: Seat
    tool: Tool


class Saw(TypedDict):
    """…"""

    event: Literal["saw"]
    to: list[Seat]
    at: Place
    card: Card


class Struck(TypedDict):
    """…"""

    event: Literal["struck"]
    seat: Seat
    tool: Tool
    lies: bool


class Unlocked(TypedDict):
    """…"""

    event: Literal["unlocked"]
    seat: Seat
    at: Place


# What a seat knows


class Round(TypedDict):
    """…"""

    nuggets: BySeat
    paid: list[int]


class Goal(TypedDict):
    """…"""

    at: Place
    looked: list[int]
    card: NotRequired[Card]


class Maze(TypedDict):
    """…"""

    at: Place
    card: Card
    turned: bool
    counter: NotRequired[Literal["blue", "green"]]
    key: NotRequired[Literal["blue", "green"]]


class View(ViewHeading):
    """All that a seat knows of the table."""

    round: int
    phase: Literal["act", "bribe", "over"]
    acting: list[Seat]
    acted: bool
    due: int
    colours: list[str]
    maze: list[Maze]
    goals: list[Goal]
    cards: list[int]
    pile: int
    discard: list[str]
    before: list[list[Literal["cart", "lantern", "pickaxe"]]]
    counters: int
    keys: int
    gold: list[list[str]]
    nuggets: BySeat
    claimed: list[int]
    bribes: list[int]
    gone: list[str]
    rounds: list[Round]
    routes: list[list[list[int | str]]]
    hand: NotRequired[list[str]]
    winners: NotRequired[list[Seat]]
    aside: NotRequired[int]
    laid: NotRequired[list[list[int]]]


class Said(TypedDict, total=False):
    """What refusals, reasons and the terminal say besides."""


VOCABULARY = Vocabulary(
    moves=(
        Lay,
        Sabotage,
        Pass,
        Map,
        Rockfall,
        Key,
        Clear,
        Bribe,
        End,
        Orient,
        Repair,
    ),
    events=(
        Bribed,
        CavedIn,
        Claimed,
        Cleared,
        Collapsed,
        Dealt,
        Drawn,
        Drew,
        Hand,
        Laid,
        Looked,
        Oriented,
        Over,
        OverSolo,
        Paid,
        Passed,
        Repaired,
        Revealed,
        RoundEnded,
        Sabotaged,
        Saw,
        Struck,
        Unlocked,
    ),
    view=View,
    said=Said,
)
