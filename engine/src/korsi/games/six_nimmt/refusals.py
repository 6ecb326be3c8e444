"""Why a move of 6 nimmt! is refused: the rule, and what is wrong in this case."""

from korsi.contract import Refused
from korsi.games.six_nimmt.components import CARDS, ROWS
from korsi.games.six_nimmt.rules import Table
from korsi.games.six_nimmt.state import DRAFT, ROW


def refused(rule: str, why: str, **data: int) -> Refused:
    """A refusal of this game; its sentences begin with the game's name."""
    return Refused(rule, f"six-nimmt-{why}", dict(data))


def check_choice(table: Table, seat: int, card: int) -> None:
    """SN-5: a card of the own hand, while cards are chosen."""
    if table.phase == ROW:
        raise refused("SN-10", "row-first", seat=table.asked)
    if table.phase == DRAFT:
        raise refused("SN-17", "draft-first", seat=table.asked)
    if card not in table.hand(seat):
        raise refused("SN-5", "not-in-hand", card=card)


def check_row(table: Table, seat: int) -> None:
    """SN-10: whoever has the lowest card takes a row, and nobody else."""
    if table.phase != ROW:
        raise refused("SN-10", "no-row-now")
    if seat != table.asked:
        raise refused("SN-10", "not-your-row", seat=table.asked)


def check_draft(table: Table, seat: int, card: int) -> None:
    """SN-17: in turn, a card that still lies there."""
    if table.phase != DRAFT:
        raise refused("SN-17", "no-draft-now")
    if seat != table.asked:
        raise refused("SN-17", "not-your-pick", seat=table.asked)
    if table.pool[card] == 0:
        for owner in range(int(table.seats)):
            if card in table.hand(owner):
                raise refused("SN-17", "already-drafted", card=card, seat=owner)


def check_card_in_box(table: Table, card: int) -> None:
    """SN-1, SN-16: there is such a card, and it is used at this table."""
    if not 1 <= card <= CARDS:
        raise refused("SN-1", "no-such-card", card=card, last=CARDS)
    if card > table.terms.deck:
        raise refused("SN-16", "not-in-use", card=card, last=table.terms.deck)


def check_row_on_table(row: int) -> None:
    """SN-3: there are four."""
    if not 0 <= row < ROWS:
        raise refused("SN-3", "no-such-row", rows=ROWS)
