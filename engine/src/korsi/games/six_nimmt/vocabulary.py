"""What 6 nimmt! says: its moves, its events, its view."""

from typing import Literal, NotRequired, TypedDict

from korsi.vocabulary import BySeat, Counted, Seat, ViewHeading, Vocabulary, event

Card = int
"""A number from 1 to 104 (SN-1)."""

Phase = Literal["choose", "row", "draft", "over"]
Revealed = tuple[Seat, Card]
"""A card that was turned over, with whose it is."""


# Moves


class Choose(TypedDict):
    """SN-5: a card from the own hand, face down; it may be replaced until all have chosen."""

    do: Literal["choose"]
    card: Card


class Row(TypedDict):
    """SN-10: the row that is taken for a card lower than the last card of every row."""

    do: Literal["row"]
    row: Counted


class Draft(TypedDict):
    """SN-17: a card that lies face up, taken into hand."""

    do: Literal["draft"]
    card: Card


# Events


class LaidOut(TypedDict):
    """SN-17: a round of the draft begins with all cards face up."""

    event: Literal["laid-out"]
    round: int
    cards: list[Card]


class Drafted(TypedDict):
    """SN-17: somebody took a card into hand."""

    event: Literal["drafted"]
    seat: Seat
    card: Card


class Dealt(TypedDict):
    """SN-3: a round begins: everybody has ten cards, the rows have one each."""

    event: Literal["dealt"]
    round: int
    rows: list[list[Card]]


@event(log=False, drawn=False)
class Hand(TypedDict):
    """SN-3: the cards that a seat was dealt, for its eyes only."""

    event: Literal["hand"]
    to: list[Seat]
    cards: list[Card]


@event(log=False, drawn=False, aloud="none")
class Chose(TypedDict):
    """SN-5: somebody has chosen; nobody else knows what."""

    event: Literal["chose"]
    seat: Seat


@event(log=False, drawn=False, aloud="none")
class Choice(TypedDict):
    """SN-5: the card that a seat chose, for its eyes only."""

    event: Literal["choice"]
    to: list[Seat]
    card: Card


class TurnedOver(TypedDict):
    """SN-5: all have chosen, and the cards are turned over together."""

    event: Literal["revealed"]
    cards: list[Revealed]


@event(aloud="own")
class Placed(TypedDict):
    """SN-7, SN-8: a card goes to the end of the row where it fits."""

    event: Literal["placed"]
    seat: Seat
    card: Card
    row: Counted


@event(against="seat")
class Took(TypedDict):
    """SN-9, SN-10: somebody takes the cards of a row, with all their heads."""

    event: Literal["took"]
    seat: Seat
    row: Counted
    cards: list[Card]
    heads: int


class RoundEnded(TypedDict):
    """SN-12: ten tricks are played; this round's heads are added to the totals."""

    event: Literal["round-ended"]
    round: int
    heads: BySeat
    totals: BySeat


@event(drawn=False)
class Over(TypedDict):
    """SN-13, SN-14: the game is over, and the lowest total has won."""

    event: Literal["over"]
    winners: list[Seat]


# What a seat knows


class View(ViewHeading):
    """All that a seat knows of the table."""

    round: int
    phase: Phase
    acting: list[Seat]
    rows: list[list[Card]]
    cards: BySeat
    herds: list[list[Card]]
    heads: BySeat
    totals: BySeat
    chosen: NotRequired[list[bool]]
    revealed: NotRequired[list[Revealed]]
    hands: NotRequired[list[list[Card]]]
    pool: NotRequired[list[Card]]
    winners: NotRequired[list[Seat]]
    hand: NotRequired[list[Card]]
    choice: NotRequired[Card | None]


class Said(TypedDict, total=False):
    """What refusals, reasons and the terminal say besides."""

    last: Card
    rows: int
    most: int
    seats: int
    gap: int
    plays: str
    room: int
    safe: int
    worlds: int
    saved: int
    total: int
    target: int
    rounds: int


VOCABULARY = Vocabulary(
    moves=(Choose, Row, Draft),
    events=(
        LaidOut,
        Drafted,
        Dealt,
        Hand,
        Chose,
        Choice,
        TurnedOver,
        Placed,
        Took,
        RoundEnded,
        Over,
    ),
    view=View,
    said=Said,
)
