"""Plays whole games of careless players; prints decisions, scores and seconds.

    python bench/careless.py GAME SEATS SEED GAMES

Every decision lists all legal moves and takes one of them. Run as its own process, so that
compiled and interpreted engines are measured the same way.
"""

import sys
from time import perf_counter

import korsi
from korsi.random import Random


def main() -> None:
    key, seats, seed, games = sys.argv[1], *map(int, sys.argv[2:])
    decisions = 0
    totals = [0] * seats
    korsi.new(key, seats=seats, seed=seed)  # all that is done once has been done
    started = perf_counter()
    for number in range(seed, seed + games):
        game = korsi.new(key, seats=seats, seed=number)
        state = game.state
        chance = Random(number)
        while acting := state.acting():
            state.apply(acting[0], state.toss(acting[0], chance))
            decisions += 1
        totals = [a + b for a, b in zip(totals, game.scores, strict=True)]
    seconds = perf_counter() - started
    print(decisions, *totals)
    print(seconds)


if __name__ == "__main__":
    main()
