"""The cards of 6 nimmt! (SN-1, SN-2)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.games.data import components

CARDS: Final = 104
HAND: Final = 10
ROWS: Final = 4
FULL: Final = 5


def _heads(data: dict[str, Any]) -> vec[u8]:
    """How many bull heads each card shows, by its number; place 0 is no card."""
    heads = [0] + [1] * CARDS
    for count, cards in data["heads"].items():
        for card in cards:
            heads[card] = int(count)
    return vec[u8](heads)


DATA: Final = components("six_nimmt")
HEADS: Final = _heads(DATA)
ALL: Final = vec[u8](range(1, CARDS + 1))


def heads_of(cards: list[int]) -> int:
    """The heads on these cards together."""
    total: i64 = 0
    for card in cards:
        total += i64(HEADS[card])
    return total


def cards_in_use(variant: str, seats: int) -> int:
    """104; in the advanced ways only so many that all are in play (SN-16)."""
    return CARDS if variant == "classic" else HAND * seats + ROWS
