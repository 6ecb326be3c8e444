"""What Saboteur: The Duel says: its moves, its events, its view."""

from typing import Annotated, Literal, NotRequired, TypedDict

from korsi.vocabulary import BySeat, Place, Seat, ViewHeading, Vocabulary, event, named

Card = Annotated[str, named("card")]
"""A card by its ID, such as `P_H`: `A_…` an action, `P_…` a path, `S_…` a start, `G_…` a goal
(SD-1 … SD-5)."""

Tool = Annotated[Literal["cart", "lantern", "pickaxe"], named("tool")]
Colour = Annotated[Literal["green", "blue"], named("colour")]
Side = Annotated[Literal["N", "E", "S", "W"], named("side")]

Phase = Literal["act", "bribe", "orient", "over"]
Reached = tuple[int, int, str]
"""Column and row of a card, and the sides of it that a route comes to: `[3, 4, "NEW"]`."""


# Moves: one of (a) to (d) a turn (SD-8), bribes before and after it


class Lay(TypedDict):
    """SD-9 … SD-14: (a) a path card on an empty place, upright or turned by half."""

    do: Literal["lay"]
    card: Card
    at: Place
    turned: bool


class Sabotage(TypedDict):
    """SD-20: (b) a sabotage card before the opponent."""

    do: Literal["sabotage"]
    card: Card


class Repair(TypedDict):
    """SD-21: (b) a repair card against one sabotage card."""

    do: Literal["repair"]
    card: Card
    tool: Tool


class PlayKey(TypedDict):
    """SD-22: (b) a key on a closed door of the other colour."""

    do: Literal["key"]
    at: Place


class PlayRockfall(TypedDict):
    """SD-23: (b) a path card is taken out of the maze."""

    do: Literal["rockfall"]
    at: Place


class PlayMap(TypedDict):
    """SD-24: (b) a secret look at a goal that lies face down."""

    do: Literal["map"]
    at: Place


class Clear(TypedDict):
    """SD-8: (c) two cards from the hand against one sabotage card."""

    do: Literal["clear"]
    cards: list[Card]
    tool: Tool


class Pass(TypedDict):
    """SD-8: (d) one or two cards from the hand for as many new ones."""

    do: Literal["pass"]
    cards: list[Card]


class Bribe(TypedDict):
    """SD-16: a counter on a troll that the route reaches."""

    do: Literal["bribe"]
    at: Place


class Orient(TypedDict):
    """SD-18: the way up of a goal that may lie both ways."""

    do: Literal["orient"]
    at: Place
    turned: bool


class End(TypedDict):
    """SD-8: the action is made, and no other troll is bribed."""

    do: Literal["end"]


# Events


class Dealt(TypedDict):
    """SD-6, SD-7, SD-28, SD-29, SD-32: a round begins."""

    event: Literal["dealt"]
    round: int
    starter: Seat
    pile: int


@event(log=False, drawn=False)
class Hand(TypedDict):
    """SD-7: the cards that a seat was dealt, for its eyes only."""

    event: Literal["hand"]
    to: list[Seat]
    cards: list[Card]


class Laid(TypedDict):
    """SD-9: a path card has come to lie in the maze."""

    event: Literal["laid"]
    seat: Seat
    card: Card
    at: Place
    turned: bool


class Revealed(TypedDict):
    """SD-18: a route reaches a goal, and it is turned up."""

    event: Literal["revealed"]
    seat: Seat
    at: Place
    card: Card


@event(log=False, aloud="none")
class Oriented(TypedDict):
    """SD-18: the way round in which a goal that was turned up lies from now on."""

    event: Literal["oriented"]
    seat: Seat
    at: Place
    card: Card
    turned: bool


class Claimed(TypedDict):
    """SD-17: a counter on gold that a route reaches."""

    event: Literal["claimed"]
    seat: Seat
    at: Place
    card: Card
    nuggets: int


@event(against="victim")
class Sabotaged(TypedDict):
    """SD-20: a tool of the opponent is broken."""

    event: Literal["sabotaged"]
    seat: Seat
    victim: Seat
    tool: Tool


class Repaired(TypedDict):
    """SD-21: a tool is whole again."""

    event: Literal["repaired"]
    seat: Seat
    tool: Tool
    card: Card


class Unlocked(TypedDict):
    """SD-22: a key token lies on a door; it is open for both."""

    event: Literal["unlocked"]
    seat: Seat
    at: Place


class Collapsed(TypedDict):
    """SD-23: a path card has left the maze; a key that lay on it returns."""

    event: Literal["collapsed"]
    seat: Seat
    at: Place
    card: Card
    key: Colour | None


class Looked(TypedDict):
    """SD-24: somebody has looked at a goal; what it is they alone know."""

    event: Literal["looked"]
    seat: Seat
    at: Place


@event(drawn=False)
class Saw(TypedDict):
    """SD-24: the goal that a seat has looked at, for its eyes only."""

    event: Literal["saw"]
    to: list[Seat]
    at: Place
    card: Card


class Cleared(TypedDict):
    """SD-8 (c): two cards were given up against a sabotage card."""

    event: Literal["cleared"]
    seat: Seat
    cards: list[Card]
    tool: Tool


class Passed(TypedDict):
    """SD-8 (d): one or two cards were given up for new ones."""

    event: Literal["passed"]
    seat: Seat
    cards: list[Card]


class Bribed(TypedDict):
    """SD-16: a counter lies on a troll; it lets both pass."""

    event: Literal["bribed"]
    seat: Seat
    at: Place


@event(log=False, aloud="none")
class Drew(TypedDict):
    """SD-8: the turn ends with so many cards from the pile."""

    event: Literal["drew"]
    seat: Seat
    count: int


@event(log=False, drawn=False)
class Drawn(TypedDict):
    """SD-8: the cards that a seat drew, for its eyes only."""

    event: Literal["drawn"]
    to: list[Seat]
    cards: list[Card]


@event(against="seat")
class Struck(TypedDict):
    """SD-33: alone, a sabotage card acts when it is drawn; a second of its kind is discarded."""

    event: Literal["struck"]
    seat: Seat
    tool: Tool
    lies: bool


class CavedIn(TypedDict):
    """SD-34: alone, a rockfall acts when it is drawn; null where there is nothing to remove."""

    event: Literal["caved-in"]
    seat: Seat
    at: Place | None
    card: Card | None


@event(drawn=False)
class Paid(TypedDict):
    """SD-27: a gold card goes to a troll that was bribed."""

    event: Literal["paid"]
    seat: Seat
    card: Card
    nuggets: int


class RoundEnded(TypedDict):
    """SD-25, SD-26: a round is over; gold becomes property, trolls have been paid."""

    event: Literal["round-ended"]
    round: int
    why: Literal["goals", "counters", "cards"]
    nuggets: BySeat
    paid: BySeat
    totals: BySeat


@event(drawn=False)
class Over(TypedDict):
    """SD-30: three rounds are played; most nuggets win."""

    event: Literal["over"]
    winners: list[Seat]
    totals: BySeat


@event(drawn=False)
class OverSolo(TypedDict):
    """SD-35: three rounds are played alone; 15, 20 or 25 nuggets are wanted."""

    event: Literal["over-solo"]
    total: int
    band: Literal["master", "nose", "not-bad", "none"]


# What a seat knows


class FaceUp(TypedDict):
    """SD-9: a card that lies face up in the maze, with the counter or key on it."""

    at: Place
    card: Card
    turned: bool
    counter: NotRequired[Colour]
    key: NotRequired[Colour]


class FaceDown(TypedDict):
    """SD-24: a goal that lies face down, and who has looked at it; its card for those alone."""

    at: Place
    looked: list[Seat]
    card: NotRequired[Card]


class Waiting(TypedDict):
    """SD-18: a goal that is turned up and waits for its way up to be chosen."""

    at: Place
    card: Card


class FinishedRound(TypedDict):
    """SD-26, SD-27: a line of the score sheet: nuggets won, nuggets paid to trolls."""

    nuggets: BySeat
    paid: BySeat


class View(ViewHeading):
    """All that a seat knows of the table."""

    round: int
    phase: Phase
    acting: list[Seat]
    acted: bool
    due: int
    colours: list[Colour]
    maze: list[FaceUp]
    goals: list[FaceDown]
    cards: BySeat
    pile: int
    discard: list[Card]
    before: list[list[Tool]]
    counters: int
    keys: int
    gold: list[list[Card]]
    nuggets: BySeat
    claimed: BySeat
    bribes: BySeat
    gone: list[Card]
    rounds: list[FinishedRound]
    routes: list[list[Reached]]
    waiting: NotRequired[Waiting]
    aside: NotRequired[int]
    laid: NotRequired[list[Place]]
    winners: NotRequired[list[Seat]]
    hand: NotRequired[list[Card]]


class Said(TypedDict, total=False):
    """What refusals, reasons and the terminal say besides."""

    side: Side
    colour: Colour
    tools: list[Tool]
    places: list[Place]
    rounds: int
    counters: int
    keys: int
    claimed: int
    trolls: int
    rich: int
    worlds: int
    near: int
    was: int
    theirs: int
    theirs_was: int


VOCABULARY = Vocabulary(
    moves=(
        Lay,
        Sabotage,
        Repair,
        PlayKey,
        PlayRockfall,
        PlayMap,
        Clear,
        Pass,
        Bribe,
        Orient,
        End,
    ),
    events=(
        Dealt,
        Hand,
        Laid,
        Revealed,
        Oriented,
        Claimed,
        Sabotaged,
        Repaired,
        Unlocked,
        Collapsed,
        Looked,
        Saw,
        Cleared,
        Passed,
        Bribed,
        Drew,
        Drawn,
        Struck,
        CavedIn,
        Paid,
        RoundEnded,
        Over,
        OverSolo,
    ),
    view=View,
    said=Said,
)
