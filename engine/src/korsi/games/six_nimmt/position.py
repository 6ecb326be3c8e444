"""A table of 6 nimmt! as JSON, and back: any position, set up by hand and validated.

In the classic way a position may hold fewer cards than were dealt: what is in no hand, row or
herd counts as left out of the round. In the other ways all cards are in play (SN-16).
"""

from mypy_extensions import u8

from korsi.contract import Options, Position
from korsi.games.six_nimmt.components import HAND, HEADS, ROWS
from korsi.games.six_nimmt.rows import append
from korsi.games.six_nimmt.rules import Table
from korsi.games.six_nimmt.state import DRAFT, PHASES, ROW, Terms, lowest
from korsi.games.six_nimmt.validate import check_end, check_phase, check_shape
from korsi.random import Seed

FIELDS = ["round", "phase", "rows", "hands", "chosen", "herds", "totals"]


def position_of(table: Table) -> Position:
    """The whole table, secrets and all."""
    seats = range(int(table.seats))
    return {
        "round": int(table.round),
        "phase": PHASES[table.phase],
        "rows": [table.row(row) for row in range(ROWS)] if table.phase != DRAFT else [],
        "hands": [table.hand(seat) for seat in seats],
        "chosen": [int(table.chosen[seat]) or None for seat in seats],
        "herds": [table.herd(seat) for seat in seats],
        "totals": [int(total) for total in table.totals],
    }


def lay_table(
    seats: int,
    options: Options,
    seed: Seed,
    *,
    round: int,
    phase: int,
    rows: list[list[int]],
    hands: list[list[int]],
    chosen: list[int],
    herds: list[list[int]],
    totals: list[int],
) -> Table:
    """Put everything on the table as it is said, unquestioned."""
    terms = Terms(seats, options["variant"], options["target"], options["rounds"])
    table = Table(terms, seats, seed)
    table.set_up()
    table.round = round
    table.phase = phase
    for number, row in enumerate(rows):
        for card in row:
            append(table.rows, number, card)
    for seat in range(seats):
        for place, card in enumerate(hands[seat]):
            table.hands[HAND * seat + place] = u8(card)
        table.chosen[seat] = u8(chosen[seat])
        for card in herds[seat]:
            table.herds[table.taken] = u8(card)
            table.herds[table.taken + 1] = u8(seat)
            table.taken += 2
            table.heads[seat] += HEADS[card]
        table.totals[seat] = totals[seat]
    table.held = len(hands[0])
    if phase == ROW:
        table.asked = lowest(table.chosen) & 15
    elif phase == DRAFT:
        table.held = 0
        held = {card for hand in hands for card in hand}
        for card in range(1, int(terms.deck) + 1):
            table.pool[card] = u8(card not in held)
        table.drafted = len(held)
        table.asked = (round - 1 + len(held)) % seats
    return table


def table_of(position: Position, seats: int, options: Options) -> Table:
    """The table of a position; raises ValueError with a sentence if it can't be."""
    for field in FIELDS:
        if field not in position:
            raise ValueError(f"{field} is missing")
    check_shape(position, seats)
    chosen = [0 if card is None else card for card in position["chosen"]]
    table = lay_table(
        seats,
        options,
        position["seed"],
        round=position["round"],
        phase=PHASES.index(position["phase"]),
        rows=position["rows"],
        hands=position["hands"],
        chosen=chosen,
        herds=position["herds"],
        totals=position["totals"],
    )
    check_phase(table, position["hands"], chosen)
    check_end(table)
    return table
