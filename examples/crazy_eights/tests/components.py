"""CE-1: a pack of 52 cards, nothing lost and nothing added."""

from typing import Any


def conserved(position: dict[str, Any]) -> None:
    piles = [*position["hands"], position["stock"], position["discards"]]
    cards = [card for pile in piles for card in pile]
    assert len(cards) == len(set(cards)) == 52
