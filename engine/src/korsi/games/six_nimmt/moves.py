"""Moves of 6 nimmt!: JSON at the border, whole numbers inside; and why a move is refused."""

from korsi.contract import Move, Refused
from korsi.games.six_nimmt.components import CARDS, ROWS
from korsi.games.six_nimmt.rules import DRAFT, OVER, ROW, Table


def move_of(table: Table, code: int) -> Move:
    """A code (see `Table.codes`) as JSON."""
    deck: int = table.terms.deck
    if code < deck:
        return {"do": "choose", "card": code + 1}
    if code < deck + ROWS:
        return {"do": "row", "row": code - deck}
    return {"do": "draft", "card": code - deck - ROWS + 1}


def code_of(table: Table, seat: int, move: Move) -> int:
    """The code of a JSON move; raises Refused with its rule unless it is legal now."""
    do = move["do"]
    number = move["row"] if do == "row" else move["card"]
    # What is not in the box at all is said first, at any moment.
    if do == "row":
        _check_row(number)
    else:
        _check_card(table, number)
    if table.phase == OVER:
        raise refused("SN-13", "over")
    if do == "choose":
        return _choose(table, seat, number)
    if do == "row":
        return _row(table, seat, number)
    return _draft(table, seat, number)


def _choose(table: Table, seat: int, card: int) -> int:
    if table.phase == ROW:
        raise refused("SN-10", "row-first", seat=table.asked)
    if table.phase == DRAFT:
        raise refused("SN-17", "draft-first", seat=table.asked)
    if card not in table.hand(seat):
        raise refused("SN-5", "not-in-hand", card=card)
    return card - 1


def _row(table: Table, seat: int, row: int) -> int:
    if table.phase != ROW:
        raise refused("SN-10", "no-row-now")
    if seat != table.asked:
        raise refused("SN-10", "not-your-row", seat=table.asked)
    return int(table.terms.deck) + row


def _draft(table: Table, seat: int, card: int) -> int:
    if table.phase != DRAFT:
        raise refused("SN-17", "no-draft-now")
    if seat != table.asked:
        raise refused("SN-17", "not-your-pick", seat=table.asked)
    if table.pool[card] == 0:
        for owner in range(int(table.seats)):
            if card in table.hand(owner):
                raise refused("SN-17", "already-drafted", card=card, seat=owner)
    return int(table.terms.deck) + ROWS + card - 1


def _check_card(table: Table, card: int) -> None:
    if not 1 <= card <= CARDS:
        raise refused("SN-1", "no-such-card", card=card, last=CARDS)
    if card > table.terms.deck:
        raise refused("SN-16", "not-in-use", card=card, last=table.terms.deck)


def _check_row(row: int) -> None:
    if not 0 <= row < ROWS:
        raise refused("SN-3", "no-such-row", rows=ROWS)


def refused(rule: str, why: str, **data: int) -> Refused:
    """A refusal of this game; its sentences begin with the game's name."""
    return Refused(rule, f"six-nimmt-{why}", dict(data))
