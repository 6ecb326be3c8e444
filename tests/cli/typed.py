"""What people type at the terminal, whatever the game."""

from collections.abc import Callable, Iterator

import korsi
from korsi.bots import make_bot
from korsi.contract import Move, View
from korsi.lab.match import seat_bots
from korsi.random import Random
from korsi.sentences import say

Moves = list[Move]

PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


def lines(*typed: str) -> str:
    return "".join(line + "\n" for line in typed)


def random_moves(
    game: korsi.Game,
    seed: int,
    most: int = 10_000,
    likely: Callable[[Moves, Random], Moves] = lambda legal, _: legal,
) -> Iterator[tuple[int, Move]]:
    """Play a game carelessly, and tell each seat's choice, one of the likely, before it is made."""
    chance = Random(seed, 0)
    for _ in range(most):
        if game.over:
            return
        seat = game.acting[0]
        moves = likely(game.legal(seat), chance)
        move = moves[chance.below(len(moves))]
        yield seat, move
        game.play(seat, move)


def typed_to_the_end(
    game: korsi.Game, typing: Callable[[Move, View, str], str], language: str
) -> list[str]:
    """What somebody in seat 0 types who plays as a greedy bot does; the game is over then."""
    line_up = ["random", *["greedy"] * (game.seats - 1)]
    bots = [make_bot("greedy", 0), *seat_bots(line_up, 4)[1:]]
    typed = []
    while not game.over:
        seat = game.acting[0]
        view = game.view(seat)
        move = bots[seat].move(view)
        if seat == 0:
            typed.append(typing(move, view, language))
        game.play(seat, move)
    return typed


def words_of_the_table(language: str) -> set[str]:
    """What can be typed that is no move, whatever the game."""
    return {
        word
        for command in ("hint", "undo", "rule", "rules", "save", "help", "quit")
        for word in say(language, f"terminal-word-{command}").split()
    }
