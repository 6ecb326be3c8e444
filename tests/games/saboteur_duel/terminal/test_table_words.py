"""Saboteur: The Duel in the terminal: help that fits."""

import korsi
from korsi.cli.board import board_of

GAME = "saboteur-duel"


def test_help_wants_as_many_numbers_as_the_question() -> None:
    """Card, column and row: three numbers, and a word for the way round."""
    table = korsi.new(GAME, seats=2, seed=2)
    board = board_of(GAME, ["Ada", "Basil"], "en")
    view, legal = table.view(0), table.legal(0)
    lay = next(move for move in legal if move["do"] == "lay")
    assert len(board.typed(lay, view, legal).split()) == 4
