"""What Crazy Eights says: its moves, its events, its view."""

from typing import Annotated, Literal, NotRequired, TypedDict

from korsi.vocabulary import BySeat, Seat, ViewHeading, Vocabulary, by_seat, composed, event, named

Card = Annotated[str, composed("card", r"(?P<rank>10|[2-9AJQK])(?P<sign>[CDHS])")]
Suit = Annotated[Literal["C", "D", "H", "S"], named("suit")]


class Play(TypedDict):
    """CE-3: a card onto the pile. CE-4: with an eight, the suit that is wished for."""

    do: Literal["play"]
    card: Card
    suit: NotRequired[Suit]


class Draw(TypedDict):
    """CE-5: a card from the stock, into hand; the turn is over. CE-6: from no stock, a pass."""

    do: Literal["draw"]


@event(foreseen=True)
class Played(TypedDict):
    """CE-3, CE-4: a card is on the pile, perhaps with a wish."""

    event: Literal["played"]
    seat: Seat
    card: Card
    suit: Annotated[str | None, named("suit")]


@event(foreseen=True)
class Drew(TypedDict):
    """CE-5: somebody drew a card, and nobody else knows which. CE-6: or there was none."""

    event: Literal["drew"]
    seat: Seat
    count: int


class Drawn(TypedDict):
    """CE-5: the card that was drawn, for the eyes of whoever drew it."""

    event: Literal["drawn"]
    to: list[Seat]
    card: Card


class Over(TypedDict):
    """CE-7: a hand is empty or all have passed; CE-8: the fewest points have won."""

    event: Literal["over"]
    points: BySeat
    winners: list[Seat]


class View(ViewHeading):
    """All that a seat knows of the table; CE-7: at the end the hands lie open."""

    discards: list[Card]
    suit: Suit
    passed: int
    acting: list[Seat]
    stock: int
    cards: BySeat
    hand: NotRequired[list[Card]]
    hands: NotRequired[Annotated[list[list[Card]], by_seat]]
    points: NotRequired[BySeat]
    winners: NotRequired[list[Seat]]


VOCABULARY = Vocabulary((Play, Draw), (Played, Drew, Drawn, Over), View)
