"""What a card of 6 nimmt! would cost at once."""

from mypy_extensions import i64

from korsi.games.six_nimmt.components import CARDS, FULL, HAND
from korsi.games.six_nimmt.rows import HEAD, LENGTH, NOWHERE, WIDTH, cheapest, fit
from korsi.games.six_nimmt.state import Tabletop


def cost(table: Tabletop, card: i64) -> i64:
    """Heads·1024 + difference that this card would bring if it were the only one.

    A card lower than every row is nearest to them when it is high.
    """
    place = fit(table.rows, card)
    if place >= NOWHERE:
        return (i64(table.rows[WIDTH * cheapest(table.rows) + HEAD]) << 10) | (CARDS - card)
    start = WIDTH * (place & 3)
    if table.rows[start + LENGTH] == FULL:
        return (i64(table.rows[start + HEAD]) << 10) | (place >> 2)
    return place >> 2


def best_place(table: Tabletop, seat: i64) -> i64:
    """Where in the hand the card of least cost stands."""
    hands = table.hands
    best: i64 = 0
    least: i64 = 1 << 40
    for i in range(table.held):
        card = i64(hands[HAND * seat + i])
        key = (cost(table, card) << 16) | (card << 8) | i
        if key < least:
            least = key
            best = i
    return best
