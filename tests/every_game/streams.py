"""Plays careless games at the tables of a game and prints which streams of chance they asked for,
and what they drew from each. Run interpreted (PYTHONPATH=engine/src), where classes can be looked
into."""

import json
import sys
from itertools import product

import numbers_as_written  # noqa: F401

from every_game.tables import TABLES
from korsi.random import Chance, Random, Seed
from korsi.testing.tables import SOAK

stream, below = Seed.stream, Random.below


def main(game: str) -> None:
    for table, seed in product((table for table in TABLES if table.game == game), range(SOAK)):
        asked: list[tuple[int, list[int]]] = []

        def noted_stream(self: Seed, n: int, asked=asked) -> Chance:
            chance = stream(self, n)
            chance.drawn = []
            asked.append((n, chance.drawn))
            return chance

        def noted_below(self: Random, n: int) -> int:
            if hasattr(self, "drawn"):
                self.drawn.append(n)
            return below(self, n)

        Seed.stream, Random.below = noted_stream, noted_below
        for _ in table.moments(seed):
            pass
        sys.stdout.write(json.dumps([str(table), seed, asked]) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
