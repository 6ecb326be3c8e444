"""Potion Explosion in the terminal: a move is taken back."""

import json
from collections.abc import Callable
from pathlib import Path

from cli.typed import lines

import korsi
from korsi.cli.board import board_of
from korsi.lab.match import seat_bots
from korsi.sentences import say

GAME = "potion-explosion"
NAMES = ["Ada", "Basil"]


def until_something_can_be_undone() -> tuple[list[str], list[str]]:
    """What to type up to the first move that can be taken back."""
    command = ["play", GAME, "--seats", "2", "--bots", "random", "--seed", "6"]
    game = korsi.new(GAME, seats=2, seed=6)
    bots = seat_bots(["random", "random"], 6)
    board = board_of(GAME, NAMES, "en")
    typed: list[str] = []
    while True:
        seat = game.acting[0]
        view, legal = game.view(seat), game.legal(seat)
        if seat:
            game.play(seat, bots[seat].move(view))
            continue
        moves = [move for move in legal if move["do"] == "put"] or legal
        typed.append(board.typed(moves[0], view, legal))
        game.play(seat, moves[0])
        if game.undoable(0):
            return command, typed


def test_a_move_can_be_taken_back(run: Callable, tmp_path: Path) -> None:
    command, typed = until_something_can_be_undone()
    kept, undone, again = (tmp_path / name for name in ("kept", "undone", "again"))
    saves = lines(*typed, f"s {kept}", "z", f"s {undone}", typed[-1], f"s {again}", "q")
    answer = run(*command, typed=saves)
    assert answer.code == 0
    assert say("en", "undone", {"seat": 0}, ["Guest"]) in answer.out
    records = [json.loads(path.read_text("utf-8")) for path in (kept, undone, again)]
    assert records[0] == records[2]
    assert records[0]["moves"][:-1] == records[1]["moves"]
