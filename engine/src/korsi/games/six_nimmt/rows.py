"""The four rows of 6 nimmt! in one packed vector, and where a card fits (SN-7, SN-8).

A row has eight places: how many cards, their heads, the last card, and up to five cards.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.games.six_nimmt.components import HEADS, ROWS

WIDTH: Final = 8
LENGTH: Final = 0
HEAD: Final = 1
LAST: Final = 2
FIRST: Final = 3

NOWHERE: Final = 105 * 4  # a key of `fit` from here on: lower than the last card of every row


def fit(rows: vec[u8], card: i64) -> i64:
    """SN-7, SN-8: the row whose last card is lower and nearest: difference·4 + row.

    A higher last card has a negative difference, which counts as a large one.
    """
    least: i64 = 256 * 4
    for row in range(i64(ROWS)):
        key = (((card - i64(rows[WIDTH * row + LAST])) & 255) << 2) | row
        if key < least:
            least = key
    return least


def cheapest(rows: vec[u8]) -> i64:
    """The row with the fewest heads, the first of several."""
    least: i64 = 256 * 4
    for row in range(i64(ROWS)):
        key = (i64(rows[WIDTH * row + HEAD]) << 2) | row
        if key < least:
            least = key
    return least & 3


def append(rows: vec[u8], row: i64, card: i64) -> None:
    """The card becomes the last of the row, or its first."""
    start = WIDTH * row
    length = i64(rows[start + LENGTH])
    rows[start + LENGTH] = u8(length + 1)
    rows[start + HEAD] += HEADS[card]
    rows[start + LAST] = u8(card)
    rows[start + FIRST + length] = u8(card)


def cards_of(rows: vec[u8], row: i64) -> list[int]:
    """The cards of a row, first to last."""
    start = WIDTH * row
    length = i64(rows[start + LENGTH])
    return [int(rows[start + FIRST + i]) for i in range(length)]
