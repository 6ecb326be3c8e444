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
"""What is printed on a card, by its name in `data.json` (BD-3)."""

Place = NumberedPlace
"""-1 in the pen, 0 to 63 on the track, 64 to 67 in the own lane from the origin inwards (BD-1)."""

Pawn = tuple[Seat, Place]
"""Whose pawn, and where it stands."""

Way = Literal["left", "right"]
"""How the disc is turned, seen from above (BD-16)."""

Phase = Literal["dog", "give", "play", "turn", "discard", "over"]


# Moves. A copy says what it counts as (BD-22): then, and only then, there is a field `as`.


class PlaceDog(TypedDict):
    """BD-6: before the first exchange the dealer puts the dog on a free space of the disc."""

    do: Literal["dog"]
    to: Place


class Give(TypedDict):
    """BD-8, BD-29: a card for the partner, or with two or three players for the left neighbour."""

    do: Literal["give"]
    card: Card


class Start(TypedDict):
    """BD-13: a pawn leaves the pen and stands on its origin."""

    do: Literal["start"]
    card: Card
    as_: NotRequired[Card]
    seat: Seat


class Step(TypedDict):
    """BD-19, BD-24: a pawn walks exactly so far; after a black card the dog does too."""

    do: Literal["step"]
    card: Card
    as_: NotRequired[Card]
    seat: Seat
    from_: Place
    steps: int
    to: Place


class Swap(TypedDict):
    """BD-20: an own pawn and another player's change places."""

    do: Literal["swap"]
    card: Card
    as_: NotRequired[Card]
    own: Pawn
    other: Pawn


class Magnet(TypedDict):
    """BD-21: a pawn goes right behind the next piece ahead."""

    do: Literal["magnet"]
    card: Card
    as_: NotRequired[Card]
    seat: Seat
    from_: Place
    to: Place


class Portion(TypedDict):
    """BD-23: some of the four steps, for one pawn."""

    seat: Seat
    from_: Place
    steps: int
    to: Place


class Split(TypedDict):
    """BD-23: the four steps of a team-4 in portions, walked in this order."""

    do: Literal["split"]
    card: Card
    as_: NotRequired[Card]
    parts: list[Portion]


class Turn(TypedDict):
    """BD-16: the disc, by a quarter."""

    do: Literal["turn"]
    way: Way


class Fold(TypedDict):
    """BD-10: four play, and no card of the hand can be played: it is shown and discarded."""

    do: Literal["fold"]


class Discard(TypedDict):
    """BD-30: two or three play, and no card of the hand can be played: one is discarded."""

    do: Literal["discard"]
    card: Card


# Events: dealing and giving


class Dealt(TypedDict):
    """BD-7: a round begins with five cards for everyone; `deck` cards are left."""

    event: Literal["dealt"]
    round: int
    dealer: Seat
    starter: Seat
    deck: int


class Shuffled(TypedDict):
    """BD-7: the deck was empty; a new one is made of what was played."""

    event: Literal["shuffled"]
    deck: int


@event(log=False, drawn=False, aloud="none")
class Hand(TypedDict):
    """BD-7: the cards that a seat was dealt, for its eyes only."""

    event: Literal["hand"]
    to: list[Seat]
    cards: list[Card]


@event(foreseen=True)
class DogPlaced(TypedDict):
    """BD-6: the dealer has put the dog on the disc."""

    event: Literal["dog-placed"]
    seat: Seat
    at: Place


@event(log=False)
class Gave(TypedDict):
    """BD-8, BD-29: somebody has laid a card down to give; nobody else knows which."""

    event: Literal["gave"]
    seat: Seat


@event(drawn=False, aloud="none")
class OwnGift(TypedDict):
    """BD-8, BD-29: the card that a seat gives, for its eyes only."""

    event: Literal["own-gift"]
    to: list[Seat]
    card: Card
    receiver: Seat


class Exchanged(TypedDict):
    """BD-8, BD-29: everyone has given, and the cards change hands."""

    event: Literal["exchanged"]


@event(drawn=False)
class Got(TypedDict):
    """BD-8, BD-29: the card that a seat was given, for its eyes only."""

    event: Literal["got"]
    to: list[Seat]
    card: Card
    giver: Seat


# Events: a card and what follows from it


@event(foreseen=True)
class Played(TypedDict):
    """BD-9, BD-22: a card is played; `as` is what a copy counts as, null for any other card."""

    event: Literal["played"]
    seat: Seat
    card: Card
    as_: Card | None


@event(foreseen=True)
class Started(TypedDict):
    """BD-13: a pawn comes out of the pen, onto its origin."""

    event: Literal["started"]
    seat: Seat
    owner: Seat
    at: Place


@event(foreseen=True)
class Moved(TypedDict):
    """BD-11, BD-14, BD-21: a pawn goes so many steps, on the track or into its lane."""

    event: Literal["moved"]
    seat: Seat
    owner: Seat
    from_: Place
    at: Place
    steps: int


@event(foreseen=True, against="other")
class Swapped(TypedDict):
    """BD-20: the pawn of `owner` goes to `at`, and that of `other` from there to `from`."""

    event: Literal["swapped"]
    seat: Seat
    owner: Seat
    from_: Place
    other: Seat
    at: Place


@event(foreseen=True, against="owner")
class Hit(TypedDict):
    """BD-11: a pawn on which another lands goes back to its pen."""

    event: Literal["hit"]
    seat: Seat
    owner: Seat
    at: Place


@event(foreseen=True, against="owner")
class Bitten(TypedDict):
    """BD-15, BD-25: a pawn that runs into the dog, or over which the dog runs, goes to its pen."""

    event: Literal["bitten"]
    owner: Seat
    at: Place
    how: Literal["ran-into", "passed", "landed"]


@event(foreseen=True)
class DogRan(TypedDict):
    """BD-24, BD-25: after a black card the dog runs as many steps; origins are not counted."""

    event: Literal["dog-ran"]
    from_: Place
    at: Place
    steps: int


@event(foreseen=True)
class Home(TypedDict):
    """BD-14: a pawn has come into its lane."""

    event: Literal["home"]
    owner: Seat
    at: Place


@event(foreseen=True)
class AllHome(TypedDict):
    """BD-26, BD-32: all four places of a lane are taken."""

    event: Literal["all-home"]
    owner: Seat


# Events: the disc


@event(foreseen=True, log=False)
class TurnDue(TypedDict):
    """BD-16: pawns that were moved stand on these paws, so the disc must be turned."""

    event: Literal["turn-due"]
    seat: Seat
    paws: list[Place]


class Carried(TypedDict):
    """A piece that the disc carries along; nobody owns the dog."""

    owner: Seat | None
    from_: Place
    to: Place


@event(foreseen=True)
class Turned(TypedDict):
    """BD-16: the disc is turned, with all that stands on it."""

    event: Literal["turned"]
    seat: Seat
    way: Way
    moved: list[Carried]


# Events: cards that leave a hand unplayed, and ends


class Folded(TypedDict):
    """BD-10: no card can be played: the hand is shown, and this seat is out of the round."""

    event: Literal["folded"]
    seat: Seat
    cards: list[Card]


class Discarded(TypedDict):
    """BD-30: no card can be played: one is discarded, and another is drawn for it."""

    event: Literal["discarded"]
    seat: Seat
    card: Card


@event(log=False, aloud="none")
class Drew(TypedDict):
    """BD-30: somebody draws a card; nobody else knows which."""

    event: Literal["drew"]
    seat: Seat


@event(drawn=False)
class Drawn(TypedDict):
    """BD-30: the card that a seat drew, for its eyes only."""

    event: Literal["drawn"]
    to: list[Seat]
    card: Card


class Dropped(TypedDict):
    """BD-30: the card that was drawn did not help: another is discarded, and the turn is over."""

    event: Literal["dropped"]
    seat: Seat
    card: Card


class RoundEnded(TypedDict):
    """BD-10: nobody has a card left; how many pawns of each seat are home."""

    event: Literal["round-ended"]
    round: int
    home: BySeat


class Over(TypedDict):
    """BD-27, BD-32: a side has all its pawns home and has won."""

    event: Literal["over"]
    winners: list[Seat]
    home: BySeat


# What a seat knows


class Stuck(TypedDict):
    """BD-30: what everybody knows of a hand since no card of it could be played: of these kinds it
    holds at most `fresh`, the number of cards that have come to it since."""

    cards: list[Card]
    fresh: int


class View(ViewHeading):
    """All that a seat knows of the table. Lists have an entry for every seat unless they say
    otherwise."""

    round: int
    phase: Phase
    acting: list[Seat]
    dealer: Seat
    starter: Seat
    turn: Seat | None
    sides: list[list[Seat]]
    origins: list[Place]
    pawns: list[list[Place]]
    dog: Place | None
    cards: BySeat
    deck: int
    played: list[Card]
    last: Card | None
    out: list[bool]
    stuck: list[list[Stuck]]
    drew: bool
    paws: list[Place]
    first: int | None
    given: NotRequired[list[bool]]
    winners: NotRequired[list[Seat]]
    hand: NotRequired[list[Card]]
    gift: NotRequired[Card | None]
    got: NotRequired[Card | None]


class Said(TypedDict, total=False):
    """What refusals, reasons, the terminal and the browser say besides."""

    number: int
    seats: int
    phase: Phase
    expected: Place
    last: Card
    colour: Annotated[str, named("colour")]
    count: int
    name: str
    pieces: str
    spaces: str
    safe: int
    worlds: int
    sent: int
    brought: int
    left: int
    mine: int
    theirs: int
    plays: int


VOCABULARY = Vocabulary(
    moves=(PlaceDog, Give, Start, Step, Swap, Magnet, Split, Turn, Fold, Discard),
    events=(
        Dealt,
        Shuffled,
        Hand,
        DogPlaced,
        Gave,
        OwnGift,
        Exchanged,
        Got,
        Played,
        Started,
        Moved,
        Swapped,
        Hit,
        Bitten,
        DogRan,
        Home,
        AllHome,
        TurnDue,
        Turned,
        Folded,
        Discarded,
        Drew,
        Drawn,
        Dropped,
        RoundEnded,
        Over,
    ),
    view=View,
    said=Said,
)
