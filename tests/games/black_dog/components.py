"""What the box of the game holds, counted from a position: nothing is lost, nothing appears."""

from collections import Counter
from typing import Any

from korsi.games.data import components

Position = dict[str, Any]


def conserved(position: Position) -> None:
    """BD-3, BD-4: 110 cards, as many of each kind as the box holds; four pawns a player, or five
    with two or three; one dog; BD-11: one piece a space."""
    found: Counter[str] = Counter()
    for cards in [*position["hands"], position["deck"], position["played"]]:
        found.update(cards)
    if position["phase"] == "give":
        found.update(card for card in position["gifts"] if card is not None)
    assert dict(found) == BOX
    assert {len(pawns) for pawns in position["pawns"]} == {4 if position["seats"] == 4 else 5}
    pieces = [place for pawns in position["pawns"] for place in pawns if 0 <= place < 64]
    if position["phase"] != "dog":
        pieces.append(position["dog"])
    assert len(set(pieces)) == len(pieces)
    for pawns in position["pawns"]:
        home = [place for place in pawns if place >= 64]
        assert len(set(home)) == len(home)


def _box(*parts: str) -> Counter[str]:
    data = components("black_dog")
    return Counter({entry["id"]: entry["count"] for part in parts for entry in data[part]})


BOX = dict(_box("deck"))
