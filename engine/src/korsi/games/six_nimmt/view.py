"""What a seat sees of a table of 6 nimmt!."""

from korsi.contract import View
from korsi.games.six_nimmt.components import ROWS, heads_of
from korsi.games.six_nimmt.rules import Table
from korsi.games.six_nimmt.state import CHOOSE, DRAFT, OVER, PHASES, ROW


def view_of(table: Table, seat: int | None) -> View:
    """Built by inclusion: what is not put in here does not leave."""
    seats = range(int(table.seats))
    hands = [table.hand(other) for other in seats]
    herds = [table.herd(other) for other in seats]
    view: View = {
        "round": int(table.round),
        "phase": PHASES[table.phase],
        "acting": table.acting(),
        "rows": [table.row(row) for row in range(ROWS)] if table.phase != DRAFT else [],
        "cards": [len(hand) for hand in hands],
        "herds": herds,  # SN-11: all saw them
        "heads": [heads_of(herd) for herd in herds],
        "totals": [int(total) for total in table.totals],
    }
    if table.phase == CHOOSE:
        view["chosen"] = [table.chosen[other] != 0 for other in seats]  # SN-5: who, not what
    if table.phase == ROW:
        view["revealed"] = table.revealed()
    if table.terms.drafted:
        view["hands"] = hands  # SN-18
    if table.phase == DRAFT:
        view["pool"] = table.pool_cards()
    if table.phase == OVER:
        view["winners"] = table.winners()
    if seat is not None:
        view["hand"] = hands[seat]
        if table.phase == CHOOSE:
            choice = int(table.chosen[seat])
            view["choice"] = choice if choice else None
    return view
