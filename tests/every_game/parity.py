"""Plays at a table and prints fingerprints: compiled and interpreted, they must be the same."""

import hashlib
import sys

import korsi
from every_game.tables import TABLES, decide, text
from korsi.bots import make_bot
from korsi.random import Random


def main(name: str) -> None:
    table = next(table for table in TABLES if str(table) == name)
    sys.stdout.write(f"{korsi.random.__file__}\n")
    for first in range(0, table.playouts, 100):
        digest = hashlib.sha256()
        for seed in range(first, min(first + 100, table.playouts)):
            game = table.new(seed)
            game.state.playout(Random(seed))
            digest.update(text(game.position()).encode())
        sys.stdout.write(f"playouts {first} {digest.hexdigest()}\n")
    for seed in range(max(table.playouts // 250, 1)):
        digest = hashlib.sha256()
        game = table.new(seed)
        chance = Random(seed, 1)
        while not game.over:
            events = game.play(*decide(game, chance))
            digest.update(text(events).encode())
            for seat in [*range(game.seats), None]:
                view = game.view(seat)
                digest.update(text(view).encode())
                digest.update(text(korsi.imagine(view, seed).position()).encode())
        digest.update(text(game.record()).encode())
        sys.stdout.write(f"game {seed} {digest.hexdigest()}\n")
    for spec in ("random", "greedy", "search:50"):
        game = table.new(1)
        thought = make_bot(spec, 1).think(game.view(game.acting[0]))
        found = [thought.move, thought.why, thought.data, thought.tried]
        sys.stdout.write(f"{spec} {text(found)}\n")


if __name__ == "__main__":
    main(sys.argv[1])
