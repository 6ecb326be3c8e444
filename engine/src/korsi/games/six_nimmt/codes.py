"""Moves of 6 nimmt! as whole numbers.

Choosing card c is c - 1, taking row r is deck + r, drafting card c is deck + 4 + c - 1: each block
begins where the one before ends, whatever the number of cards in use.
"""

from mypy_extensions import i64

from korsi.games.six_nimmt.components import ROWS


def choose_code(card: i64) -> i64:
    """SN-5."""
    return card - 1


def row_code(deck: i64, row: i64) -> i64:
    """SN-10."""
    return deck + row


def draft_code(deck: i64, card: i64) -> i64:
    """SN-17."""
    return deck + ROWS + card - 1


def all_codes(deck: int, drafted: bool) -> int:
    """How many there are."""
    return deck + ROWS + (deck if drafted else 0)
