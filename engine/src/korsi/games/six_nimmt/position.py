"""A table of 6 nimmt! as JSON, and back: any position, set up by hand and validated.

In the classic way a position may hold fewer cards than were dealt: what is in no hand, row or
herd counts as left out of the round. In the other ways all cards are in play (SN-16).
"""

from typing import Any

from mypy_extensions import u8

from korsi.contract import Options, Position
from korsi.games.fields import check_list
from korsi.games.six_nimmt.components import FULL, HAND, HEADS, ROWS, cards_in_use
from korsi.games.six_nimmt.rows import NOWHERE, append, fit
from korsi.games.six_nimmt.rules import CHOOSE, DRAFT, OVER, PHASES, ROW, Table, Terms, lowest
from korsi.quoting import shown

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
    seed: int,
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
    _check_shape(position, seats)
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
    _check_phase(table, position["hands"], chosen)
    _check_end(table)
    return table


def _check_shape(position: Position, seats: int) -> None:
    """Types, sizes, and every card at most once: so that it can be laid on a table."""
    if position["phase"] not in PHASES:
        raise ValueError(f"phase: {shown(position['phase'])} is not one of {', '.join(PHASES)}")
    _check_number(position["round"], "round", 1)
    variant = position["options"]["variant"]
    if position["phase"] == "draft" and variant != "draft":
        raise ValueError("phase draft needs the variant draft (SN-17)")
    dealt = HAND * seats + ROWS
    rows = 0 if position["phase"] == "draft" else ROWS
    cards: list[Any] = []
    for field, size, longest in (
        ("rows", rows, FULL),
        ("hands", seats, HAND),
        ("herds", seats, dealt),
    ):
        lists = position[field]
        check_list(lists, field, size)
        for number, inner in enumerate(lists):
            if type(inner) is not list or len(inner) > longest:
                raise ValueError(f"{field} {number}: {shown(inner)} is not a list of cards")
            cards += inner
    chosen = position["chosen"]
    check_list(chosen, "chosen", seats)
    if position["phase"] == "choose":
        for seat in range(seats):
            card = chosen[seat]
            if card is not None and (type(card) is not int or card not in position["hands"][seat]):
                raise ValueError(f"chosen {seat}: {shown(card)} is not in that hand (SN-5)")
    else:
        cards += [card for card in chosen if card is not None]
    deck = cards_in_use(variant, seats)
    for card in cards:
        if type(card) is not int or not 1 <= card <= deck:
            rule = "SN-1" if variant == "classic" else "SN-16"
            raise ValueError(f"{shown(card)} is not a card from 1 to {deck} ({rule})")
    if len(set(cards)) < len(cards):
        twice = sorted({card for card in cards if cards.count(card) > 1})
        raise ValueError(f"each card exists once (SN-1), but {twice} stand twice")
    if len(cards) > dealt:
        raise ValueError(f"{len(cards)} cards are more than the {dealt} of a round (SN-3)")
    if variant != "classic" and position["phase"] != "draft" and len(cards) < dealt:
        raise ValueError(f"all {dealt} cards are in play (SN-16), but only {len(cards)} are here")
    check_list(position["totals"], "totals", seats)
    for total in position["totals"]:
        _check_number(total, "totals", 0)


def _check_phase(table: Table, hands: list[list[int]], chosen: list[int]) -> None:
    """What the phase demands of rows, hands and choices."""
    if table.phase == DRAFT:
        if table.drafted == HAND * table.seats or any(chosen) or table.taken:
            raise ValueError(
                "in the draft nothing is chosen or taken yet, and cards are left (SN-17)"
            )
        if [len(hand) for hand in hands] != [len(table.hand(seat)) for seat in range(len(hands))]:
            raise ValueError("in the draft players take one card each in turn (SN-17)")
        return
    for number in range(ROWS):
        row = table.row(number)
        if not row or row != sorted(row):
            raise ValueError(f"row {number}: {row} is not one to five ascending cards (SN-4, SN-7)")
    if len({len(hand) for hand in hands}) > 1:
        raise ValueError("all hands are of one size (SN-5)")
    if table.phase == CHOOSE and (table.held == 0 or all(chosen)):
        raise ValueError("to choose, all hold cards and someone has not chosen yet (SN-5)")
    if table.phase == ROW:
        if table.held == HAND or not all(chosen):  # the lowest card is the first of its trick
            raise ValueError("while a row is chosen, all have a card to be placed (SN-6, SN-10)")
        if fit(table.rows, (lowest(table.chosen) >> 4) + 1) < NOWHERE:
            raise ValueError(
                "a row is chosen for a card that is lower than every row's last (SN-10)"
            )
    if table.phase == OVER and (table.held or any(chosen)):
        raise ValueError("the game ends when all cards are played (SN-12)")


def _check_end(table: Table) -> None:
    """The game goes on until the target or the last round, and not beyond."""
    rounds = table.terms.rounds
    if rounds > 0 and table.round > rounds:
        raise ValueError(f"round {table.round} is beyond the {rounds} agreed (SN-14)")
    if table.phase == OVER:
        if not table.finished():
            raise ValueError("the game is not over: it has not come to its end (SN-13, SN-14)")
    elif rounds == 0 and table.finished():
        raise ValueError(f"a total has reached {table.terms.target}: the game is over (SN-13)")


def _check_number(value: object, field: str, least: int) -> None:
    if type(value) is not int or not least <= value < 2**53:
        raise ValueError(f"{field}: {shown(value)} is not a whole number from {least} up")
