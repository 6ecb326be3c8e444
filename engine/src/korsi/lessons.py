"""What guided first games share: what the rules say to moves that a learner may try in vain.

A game's `lesson.py` plays its scenes through with the real engine and writes down what follows. It
says, besides, which `kinds()` of things its box has, and which of them a learner `met` in a scene:
a lesson leaves none out.
"""

from collections.abc import Iterable
from typing import Any

from korsi.contract import Move, Refused
from korsi.game import Game

CORE = "core"
"""What everybody needs before the first game: about three minutes."""
MORE = "more"
"""All the rest, for who wants it."""


def refusals(game: Game, seat: int, moves: Iterable[Move]) -> list[dict[str, Any]]:
    """The rules' own answers to those of these moves that they forbid now, each with the moves that
    it answers."""
    found: list[dict[str, Any]] = []
    for move in moves:
        try:
            game.copy().play(seat, move)
        except Refused as refusal:
            answer = {"rule": refusal.rule, "why": refusal.why, "data": refusal.data}
            known = next((one for one in found if one["refused"] == answer), None)
            if known is None:
                found.append({"refused": answer, "moves": [move]})
            else:
                known["moves"].append(move)
        except ValueError:
            continue  # nobody could try that
    return found
