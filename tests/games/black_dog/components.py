"""What the box holds, counted from a position: nothing is lost, nothing appears;
and what is said of it is true."""

from collections import Counter
from typing import Any

from korsi.games.black_dog.components import DATA, LANE, ORIGINS, PAWS, PLACES

BOX = {card["id"]: card["count"] for card in DATA["deck"]}
PEN = -1

Position = dict[str, Any]


def conserved(position: Position) -> None:
    """Cards, pieces, and what is noted about them."""
    count_cards(position)
    count_pieces(position)
    check_paws(position)
    check_knowledge(position)


def count_cards(position: Position) -> None:
    """BD-3: 110 cards, as many of each kind as the box holds; BD-7: no hand of more than five."""
    found: Counter[str] = Counter()
    for cards in [*position["hands"], position["deck"], position["played"]]:
        found.update(cards)
    if position["phase"] == "give":
        found.update(card for card in position["gifts"] if card is not None)
    assert dict(found) == BOX
    assert all(len(hand) <= 5 for hand in position["hands"])


def count_pieces(position: Position) -> None:
    """BD-4: four pawns a player, or five with two or three, and one dog, on no origin (BD-25);
    BD-11, BD-14: one piece a space."""
    assert {len(pawns) for pawns in position["pawns"]} == {4 if position["seats"] == 4 else 5}
    assert (position["dog"] is None) == (position["phase"] == "dog")
    pieces = [place for pawns in position["pawns"] for place in pawns if PEN < place < LANE]
    if position["dog"] is not None:
        assert position["dog"] not in ORIGINS
        pieces.append(position["dog"])
    assert len(set(pieces)) == len(pieces)
    for pawns in position["pawns"]:
        home = [place for place in pawns if place >= LANE]
        assert len(set(home)) == len(home)
        assert all(PEN <= place < PLACES for place in pawns)


def check_paws(position: Position) -> None:
    """BD-16: the disc is due for pawns that stand on paws."""
    assert (position["phase"] == "turn") == bool(position["paws"])
    for paw in position["paws"]:
        assert paw in PAWS
        assert any(paw in pawns for pawns in position["pawns"])


def check_knowledge(position: Position) -> None:
    """BD-30: what is known of a hand is true; BD-8, BD-29: a gift is in the hand of who got it."""
    seats, hands = position["seats"], position["hands"]
    for hand, entries in zip(hands, position["stuck"], strict=True):
        for entry in entries:
            assert sum(card in entry["cards"] for card in hand) <= entry["fresh"] < len(hand)
    if position["phase"] != "give":
        for giver, gift in enumerate(position["gifts"]):
            assert gift is None or gift in hands[(giver + (2 if seats == 4 else 1)) % seats]
