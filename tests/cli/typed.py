"""What people type at the terminal, whatever the game."""

from collections.abc import Iterator

import korsi
from korsi.contract import Move
from korsi.random import Random

PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


def lines(*typed: str) -> str:
    return "".join(line + "\n" for line in typed)


def random_moves(game: korsi.Game, seed: int, most: int = 10_000) -> Iterator[tuple[int, Move]]:
    """Play a game carelessly, and tell each seat's choice before it is made."""
    chance = Random(seed, 0)
    for _ in range(most):
        if game.over:
            return
        seat = game.acting[0]
        legal = game.legal(seat)
        move = legal[chance.below(len(legal))]
        yield seat, move
        game.play(seat, move)
