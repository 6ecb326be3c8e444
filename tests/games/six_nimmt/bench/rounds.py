"""Plays rounds of four careless players; prints the totals and the seconds taken.

Run as its own process, so that compiled and interpreted engines are measured the same way.
"""

import sys
from time import perf_counter

import korsi
from korsi.random import Random


def main() -> None:
    seed, rounds = int(sys.argv[1]), int(sys.argv[2])
    game = korsi.new("six-nimmt", seats=4, seed=seed, rounds=rounds)
    started = perf_counter()
    game.state.playout(Random(seed))
    seconds = perf_counter() - started
    print(game.scores)
    print(seconds)


if __name__ == "__main__":
    main()
