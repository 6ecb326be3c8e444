"""The legal moves of 6 nimmt!, listed: none is forbidden but by hand, row and draft."""

from librt.vecs import vec
from mypy_extensions import i64

from korsi.games.six_nimmt.codes import draft_code, row_code
from korsi.games.six_nimmt.components import HAND, ROWS
from korsi.games.six_nimmt.state import CHOOSE, OVER, ROW, Tabletop


def legal_codes(table: Tabletop, seat: i64) -> vec[i64]:
    """The legal moves of a seat, ascending (see `codes.py`)."""
    if table.phase == CHOOSE:  # also for who has chosen already: SN-5
        return choices(table, seat)
    if table.phase == OVER or seat != table.asked:
        return vec[i64]()
    deck = table.terms.deck
    if table.phase == ROW:
        return vec[i64](range(row_code(deck, 0), row_code(deck, ROWS)))
    return vec[i64]([draft_code(deck, card) for card in table.pool_cards()])


def choices(table: Tabletop, seat: i64) -> vec[i64]:
    """SN-5: any card of the hand; sorted as it is written."""
    codes = vec[i64]([0] * table.held)
    for i in range(table.held):
        card = i64(table.hands[HAND * seat + i])
        place = i
        while place > 0 and codes[place - 1] >= card:
            codes[place] = codes[place - 1]
            place -= 1
        codes[place] = card - 1
    return codes
