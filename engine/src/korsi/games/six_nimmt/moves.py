"""Moves of 6 nimmt!: JSON at the border, whole numbers inside."""

from korsi.contract import Move
from korsi.games.six_nimmt.codes import choose_code, draft_code, row_code
from korsi.games.six_nimmt.components import ROWS
from korsi.games.six_nimmt.refusals import (
    check_card_in_box,
    check_choice,
    check_draft,
    check_row,
    check_row_on_table,
    refused,
)
from korsi.games.six_nimmt.rules import Table
from korsi.games.six_nimmt.state import OVER


def move_of(table: Table, code: int) -> Move:
    """A code as JSON."""
    deck: int = table.terms.deck
    if code < deck:
        return {"do": "choose", "card": code + 1}
    if code < deck + ROWS:
        return {"do": "row", "row": code - deck}
    return {"do": "draft", "card": code - deck - ROWS + 1}


def code_of(table: Table, seat: int, move: Move) -> int:
    """The code of a JSON move of a known shape; raises Refused with its rule unless it is legal."""
    do = move["do"]
    # What is not in the box at all is said first, at any moment.
    if do == "row":
        check_row_on_table(move["row"])
    else:
        check_card_in_box(table, move["card"])
    if table.phase == OVER:
        raise refused("SN-13", "over")
    deck = table.terms.deck
    if do == "choose":
        check_choice(table, seat, move["card"])
        return choose_code(move["card"])
    if do == "row":
        check_row(table, seat)
        return row_code(deck, move["row"])
    check_draft(table, seat, move["card"])
    return draft_code(deck, move["card"])
