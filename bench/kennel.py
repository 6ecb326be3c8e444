"""Plays games of Black DOG, four careless players; prints decisions, winners and seconds.

Every decision lists all legal moves and takes one of them. Run as its own process, so that
compiled and interpreted engines are measured the same way.
"""

import sys
from time import perf_counter

import korsi
from korsi.random import Random


def main() -> None:
    seed, games = int(sys.argv[1]), int(sys.argv[2])
    decisions = 0
    won = [0, 0]
    started = perf_counter()
    for number in range(seed, seed + games):
        game = korsi.new("black-dog", seats=4, seed=number)
        state = game.state
        chance = Random(number)
        while acting := state.acting():
            state.apply(acting[0], state.toss(acting[0], chance))
            decisions += 1
        won[game.winners[0]] += 1
    seconds = perf_counter() - started
    print(decisions, *won)
    print(seconds)


if __name__ == "__main__":
    main()
