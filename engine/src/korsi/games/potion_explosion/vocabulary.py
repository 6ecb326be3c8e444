"""What Potion Explosion says: its moves, its events, its view."""

from typing import Annotated, Literal, NotRequired, TypedDict

from korsi.vocabulary import (
    BySeat,
    Counted,
    NumberedPlace,
    Seat,
    ViewHeading,
    Vocabulary,
    composed,
    event,
    named,
    pieces,
)

Card = Annotated[str, named("card")]
Colour = Annotated[str, named("colour")]
PotionKind = Annotated[str, named("kind")]
Tile = Annotated[str, composed("tile", "(?P<kind>.+)-(?P<holes>[0-9]+).")]
Marbles = Annotated[str, pieces("marbles")]


# Moves


class Starter(TypedDict):
    """…"""

    do: Literal["starter"]
    tile: Tile


class Pick(TypedDict):
    """…"""

    do: Literal["pick"]
    track: Counted
    place: Counted


class Help(TypedDict):
    """…"""

    do: Literal["help"]
    track: Counted
    place: Counted


class Put(TypedDict):
    """…"""

    do: Literal["put"]
    from_: Literal["flask", "hand"]
    colour: Colour
    burner: Counted


class End(TypedDict):
    """…"""

    do: Literal["end"]


class ToFlask(TypedDict):
    """…"""

    do: Literal["to_flask"]
    colour: Colour


class ToHand(TypedDict):
    """…"""

    do: Literal["to_hand"]
    colour: Colour


class TakeTile(TypedDict):
    """…"""

    do: Literal["tile"]
    stack: Counted


class Drink(TypedDict):
    """…"""

    do: Literal["drink"]
    tile: Tile
    as_: Card
    victim: NotRequired[Seat]
    track: NotRequired[Counted]
    place: NotRequired[Counted]
    tracks: NotRequired[list[int]]
    count: NotRequired[int]
    places: NotRequired[list[NumberedPlace]]


class Prism(TypedDict):
    """…"""

    do: Literal["prism"]
    colour: Colour
    burner: Counted
    hole: Colour


class PrismDone(TypedDict):
    """…"""

    do: Literal["prism_done"]


# Events


class TookMarble(TypedDict):
    """…"""

    track: Counted
    place: Counted
    colour: Colour


@event(log=False)
class Arrived(TypedDict):
    """…"""

    event: Literal["arrived"]
    track: Counted
    place: Counted
    colour: Colour


@event(foreseen=True)
class Completed(TypedDict):
    """…"""

    event: Literal["completed"]
    seat: Seat
    tile: Tile
    colours: Marbles
    points: int


@event(foreseen=True)
class Drafted(TypedDict):
    """…"""

    event: Literal["drafted"]
    seat: Seat
    tile: Tile


@event(foreseen=True, undoable=True)
class Drunk(TypedDict):
    """…"""

    event: Literal["drunk"]
    seat: Seat
    tile: Tile
    as_: Card | None


@event(foreseen=True)
class Ended(TypedDict):
    """…"""

    event: Literal["ended"]
    seat: Seat
    surplus: Marbles


@event(undoable=True)
class Exploded(TypedDict):
    """…"""

    event: Literal["exploded"]
    seat: Seat
    track: Counted
    place: Counted
    colour: Colour
    count: int


class Filled(TypedDict):
    """…"""

    event: Literal["filled"]
    tops: list[Tile]
    tracks: list[str]


@event(foreseen=True)
class Filtered(TypedDict):
    """…"""

    event: Literal["filtered"]
    seat: Seat
    track: Counted
    places: list[NumberedPlace]
    colour: Colour


@event(foreseen=True, undoable=True, log=False)
class Flasked(TypedDict):
    """…"""

    event: Literal["flasked"]
    seat: Seat
    colour: Colour


@event(foreseen=True, undoable=True, log=False)
class Handed(TypedDict):
    """…"""

    event: Literal["handed"]
    seat: Seat
    colour: Colour


@event(foreseen=True, undoable=True)
class Helped(TypedDict):
    """…"""

    event: Literal["helped"]
    seat: Seat
    track: Counted
    place: Counted
    colour: Colour


class LastTurns(TypedDict):
    """…"""

    event: Literal["last-turns"]
    seat: Seat
    why: Literal["skills"]


class Over(TypedDict):
    """…"""

    event: Literal["over"]
    scores: BySeat
    winners: list[Seat]


@event(foreseen=True, undoable=True)
class Picked(TypedDict):
    """…"""

    event: Literal["picked"]
    seat: Seat
    track: Counted
    place: Counted
    colour: Colour


@event(foreseen=True, undoable=True)
class PrismEvent(TypedDict):
    """…"""

    event: Literal["prism"]
    seat: Seat
    colour: Colour
    burner: Counted
    hole: Colour


@event(foreseen=True, undoable=True, log=False)
class PrismDoneEvent(TypedDict):
    """…"""

    event: Literal["prism-done"]
    seat: Seat


@event(foreseen=True, undoable=True, log=False)
class PutEvent(TypedDict):
    """…"""

    event: Literal["put"]
    seat: Seat
    from_: Literal["flask", "hand"]
    colour: Colour
    burner: Counted


@event(log=False)
class Returned(TypedDict):
    """…"""

    event: Literal["returned"]
    colours: Marbles


@event(foreseen=True, undoable=True)
class Robbed(TypedDict):
    """…"""

    event: Literal["robbed"]
    seat: Seat
    victim: Seat
    colours: Marbles


@event(log=False)
class Seen(TypedDict):
    """…"""

    event: Literal["seen"]
    track: Counted
    colours: Marbles


class Skill(TypedDict):
    """…"""

    event: Literal["skill"]
    seat: Seat
    why: Literal["five", "three"]
    kind: PotionKind | None
    from_: Literal["bank", "countdown"]


class Tie(TypedDict):
    """…"""

    event: Literal["tie"]
    seats: list[int]
    round: int


class TiePicked(TypedDict):
    """…"""

    event: Literal["tie-picked"]
    seat: Seat
    count: int


class TileEvent(TypedDict):
    """…"""

    event: Literal["tile"]
    seat: Seat
    stack: Counted
    tile: Tile
    burner: Counted


@event(foreseen=True, undoable=True)
class Took(TypedDict):
    """…"""

    event: Literal["took"]
    seat: Seat
    how: PotionKind
    marbles: list[TookMarble]


class Turn(TypedDict):
    """…"""

    event: Literal["turn"]
    seat: Seat


@event(log=False)
class Uncovered(TypedDict):
    """…"""

    event: Literal["uncovered"]
    stack: Counted
    tile: Tile | None


# What a seat knows


class Hole(TypedDict):
    """…"""

    R: NotRequired[int]
    Y: NotRequired[int]
    K: NotRequired[int]
    B: NotRequired[int]


class FilledHole(TypedDict):
    """…"""

    hole: Colour
    marble: Literal["B", "K", "R", "Y"]


class Potion(TypedDict):
    """…"""

    tile: Tile
    drunk: bool


class Burner(TypedDict):
    """…"""

    tile: Tile
    filled: list[FilledHole]
    holes: Hole


class TieBreak(TypedDict):
    """…"""

    round: int
    seats: list[int]
    counts: list[int | None]
    out: Literal["", "K"]


class PrismUnderWay(TypedDict):
    """…"""

    flask: str
    put: int


class Desk(TypedDict):
    """…"""

    burners: list[Burner | None]
    hand: str
    flask: str
    potions: list[Potion]
    skills: int
    kinds: list[PotionKind]
    five: bool
    helps: int


class Stack(TypedDict):
    """…"""

    top: str | None
    size: int


class Track(TypedDict):
    """…"""

    marbles: Marbles
    hidden: int


class View(ViewHeading):
    """All that a seat knows of the table."""

    phase: Literal["draft", "over", "prism", "refill", "tiebreak", "turn"]
    turn: int | None
    first: Seat
    turns: int
    left_out: list[
        Literal[
            "abyssal", "balm", "blind_love", "filter", "magnetic", "prismatic", "sands", "wisdom"
        ]
    ]
    starters: list[Tile]
    acting: list[Seat]
    tracks: list[Track]
    stacks: list[Stack]
    desks: list[Desk]
    countdown: int
    bank: int
    help_tokens: int
    picked: bool
    helped: bool
    returns: int
    ending: int | None
    prism: PrismUnderWay | None
    tie: TieBreak | None
    takes: list[list[int]]
    scores: BySeat
    winners: NotRequired[list[Seat]]


class Said(TypedDict, total=False):
    """What refusals, reasons and the terminal say besides."""


VOCABULARY = Vocabulary(
    moves=(
        Starter,
        Pick,
        Help,
        Put,
        End,
        ToFlask,
        ToHand,
        TakeTile,
        Drink,
        Prism,
        PrismDone,
    ),
    events=(
        Arrived,
        Completed,
        Drafted,
        Drunk,
        Ended,
        Exploded,
        Filled,
        Filtered,
        Flasked,
        Handed,
        Helped,
        LastTurns,
        Over,
        Picked,
        PrismEvent,
        PrismDoneEvent,
        PutEvent,
        Returned,
        Robbed,
        Seen,
        Skill,
        Tie,
        TiePicked,
        TileEvent,
        Took,
        Turn,
        Uncovered,
    ),
    view=View,
    said=Said,
)
