"""What Black DOG says: its moves, its events, its view."""

from typing import Annotated, Literal, NotRequired, TypedDict

from korsi.vocabulary import (
    BySeat,
    NumberedPlace,
    Seat,
    ViewHeading,
    Vocabulary,
    event,
    named,
)

Card = Annotated[str, named("card")]
PotionKind = Annotated[str, named("kind")]


# Moves


class SplitPart(TypedDict):
    """…"""

    seat: Seat
    from_: NumberedPlace
    steps: int
    to: Seat


class Dog(TypedDict):
    """…"""

    do: Literal["dog"]
    to: Seat


class Give(TypedDict):
    """…"""

    do: Literal["give"]
    card: Card


class Magnet(TypedDict):
    """…"""

    do: Literal["magnet"]
    card: Card
    seat: Seat
    from_: NumberedPlace
    to: Seat
    as_: NotRequired[Card]


class Step(TypedDict):
    """…"""

    do: Literal["step"]
    card: Card
    seat: Seat
    from_: NumberedPlace
    steps: int
    to: Seat
    as_: NotRequired[Card]


class Split(TypedDict):
    """…"""

    do: Literal["split"]
    card: Card
    parts: list[SplitPart]
    as_: NotRequired[Card]


class Start(TypedDict):
    """…"""

    do: Literal["start"]
    card: Card
    seat: Seat
    as_: NotRequired[Card]


class Swap(TypedDict):
    """…"""

    do: Literal["swap"]
    card: Card
    own: list[int]
    other: list[Seat]
    as_: NotRequired[Card]


class Turn(TypedDict):
    """…"""

    do: Literal["turn"]
    way: Literal["left", "right"]


class Discard(TypedDict):
    """…"""

    do: Literal["discard"]
    card: Card


class Fold(TypedDict):
    """…"""

    do: Literal["fold"]


# Events


class TurnedMoved(TypedDict):
    """…"""

    owner: Seat | None
    from_: NumberedPlace
    to: Seat


@event(foreseen=True)
class AllHome(TypedDict):
    """…"""

    event: Literal["all-home"]
    owner: Seat


@event(foreseen=True)
class Bitten(TypedDict):
    """…"""

    event: Literal["bitten"]
    owner: Seat
    at: NumberedPlace
    how: PotionKind


class Dealt(TypedDict):
    """…"""

    event: Literal["dealt"]
    round: int
    dealer: Seat
    starter: Seat
    deck: int


class Discarded(TypedDict):
    """…"""

    event: Literal["discarded"]
    seat: Seat
    card: Card


@event(foreseen=True)
class DogPlaced(TypedDict):
    """…"""

    event: Literal["dog-placed"]
    seat: Seat
    at: NumberedPlace


@event(foreseen=True)
class DogRan(TypedDict):
    """…"""

    event: Literal["dog-ran"]
    from_: NumberedPlace
    at: NumberedPlace
    steps: int


class Drawn(TypedDict):
    """…"""

    event: Literal["drawn"]
    to: list[Seat]
    card: Card


class Drew(TypedDict):
    """…"""

    event: Literal["drew"]
    seat: Seat


class Dropped(TypedDict):
    """…"""

    event: Literal["dropped"]
    seat: Seat
    card: Card


class Exchanged(TypedDict):
    """…"""

    event: Literal["exchanged"]


class Folded(TypedDict):
    """…"""

    event: Literal["folded"]
    seat: Seat
    cards: list[Card]


class Gave(TypedDict):
    """…"""

    event: Literal["gave"]
    seat: Seat


class Got(TypedDict):
    """…"""

    event: Literal["got"]
    to: list[Seat]
    card: Card
    giver: Seat


class Hand(TypedDict):
    """…"""

    event: Literal["hand"]
    to: list[Seat]
    cards: list[Card]


@event(foreseen=True)
class Hit(TypedDict):
    """…"""

    event: Literal["hit"]
    seat: Seat
    owner: Seat
    at: NumberedPlace


@event(foreseen=True)
class Home(TypedDict):
    """…"""

    event: Literal["home"]
    owner: Seat
    at: NumberedPlace


@event(foreseen=True)
class Moved(TypedDict):
    """…"""

    event: Literal["moved"]
    seat: Seat
    owner: Seat
    from_: NumberedPlace
    at: NumberedPlace
    steps: int


class Over(TypedDict):
    """…"""

    event: Literal["over"]
    winners: list[Seat]
    home: BySeat


class OwnGift(TypedDict):
    """…"""

    event: Literal["own-gift"]
    to: list[Seat]
    card: Card
    receiver: Seat


@event(foreseen=True)
class Played(TypedDict):
    """…"""

    event: Literal["played"]
    seat: Seat
    card: Card
    as_: Card | None


class RoundEnded(TypedDict):
    """…"""

    event: Literal["round-ended"]
    round: int
    home: BySeat


class Shuffled(TypedDict):
    """…"""

    event: Literal["shuffled"]
    deck: int


@event(foreseen=True)
class Started(TypedDict):
    """…"""

    event: Literal["started"]
    seat: Seat
    owner: Seat
    at: NumberedPlace


@event(foreseen=True)
class Swapped(TypedDict):
    """…"""

    event: Literal["swapped"]
    seat: Seat
    owner: Seat
    from_: NumberedPlace
    other: Seat
    at: NumberedPlace


@event(foreseen=True)
class TurnDue(TypedDict):
    """…"""

    event: Literal["turn-due"]
    seat: Seat
    paws: list[NumberedPlace]


@event(foreseen=True)
class Turned(TypedDict):
    """…"""

    event: Literal["turned"]
    seat: Seat
    way: Literal["left", "right"]
    moved: list[TurnedMoved]


# What a seat knows


class Stuck(TypedDict):
    """…"""

    cards: list[Card]
    fresh: int


class View(ViewHeading):
    """All that a seat knows of the table."""

    round: int
    phase: Literal["discard", "dog", "give", "over", "play", "turn"]
    acting: list[Seat]
    dealer: Seat
    starter: Seat
    turn: int | None
    sides: list[list[int]]
    origins: list[int]
    pawns: list[list[int]]
    dog: int | None
    cards: list[int]
    deck: int
    played: list[str]
    last: Card | None
    out: list[bool]
    stuck: list[list[Stuck]]
    drew: bool
    paws: list[NumberedPlace]
    first: Seat | None
    hand: NotRequired[list[str]]
    gift: NotRequired[str | None]
    got: NotRequired[str | None]
    given: NotRequired[list[bool]]
    winners: NotRequired[list[Seat]]


class Said(TypedDict, total=False):
    """What refusals, reasons and the terminal say besides."""


VOCABULARY = Vocabulary(
    moves=(
        Dog,
        Give,
        Magnet,
        Step,
        Split,
        Start,
        Swap,
        Turn,
        Discard,
        Fold,
    ),
    events=(
        AllHome,
        Bitten,
        Dealt,
        Discarded,
        DogPlaced,
        DogRan,
        Drawn,
        Drew,
        Dropped,
        Exchanged,
        Folded,
        Gave,
        Got,
        Hand,
        Hit,
        Home,
        Moved,
        Over,
        OwnGift,
        Played,
        RoundEnded,
        Shuffled,
        Started,
        Swapped,
        TurnDue,
        Turned,
    ),
    view=View,
    said=Said,
)
