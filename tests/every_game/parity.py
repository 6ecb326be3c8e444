"""Plays at the tables of a game and gives fingerprints: compiled and interpreted, they must be the
same."""

import hashlib
import sys
from collections.abc import Iterator
from itertools import count

import numbers_as_written  # noqa: F401

import korsi
from every_game.tables import TABLES, Table, decide, exact
from korsi.bots import make_bot
from korsi.random import Random
from korsi.testing.tables import LONG, SECRET, SOAK


def secret(number: int) -> str:
    """One that is like no other, of a table of a server."""
    return hashlib.sha256(b"%d" % number).hexdigest()


def fingerprints(game: str) -> Iterator[str]:
    """Where the engine is, then what comes of the same games at every table."""
    yield korsi.random.__file__
    for table in TABLES:
        if table.game == game:
            yield from (f"{table}: {line}" for line in at_table(table))


def at_table(table: Table) -> Iterator[str]:
    for first in range(0, table.playouts, 100):
        digest = hashlib.sha256()
        for seed in range(first, min(first + 100, table.playouts)):
            for dealt in (seed, secret(seed)) if seed % 10 == 0 else (seed,):
                game = table.new(dealt)
                game.state.playout(Random(seed))
                digest.update(exact(game.position()))
        yield f"playouts {first} {digest.hexdigest()}"
    for seed in (*range(max(table.playouts // 250, 1)), SECRET):
        digest = hashlib.sha256()
        game = table.new(seed)
        chance = Random(seed if isinstance(seed, int) else 0, 1)
        seats = [*range(game.seats), None]
        for number in count():
            if game.over:
                break
            events = game.play(*decide(game, chance))
            digest.update(exact(events))
            mine = game.view(seats[number % len(seats)])  # one after the other looks and imagines
            digest.update(exact(mine))
            if number < LONG:
                digest.update(exact([game.view(seat) for seat in seats]))
            if number < LONG or number % 5 == 0:
                digest.update(exact(korsi.imagine(mine, number).position()))
        digest.update(exact([game.position(), game.record()]))
        yield f"game {seed} {digest.hexdigest()}"
    for spec in ("random", "greedy", f"search:{20 * SOAK}"):
        game = table.new(1)
        thought = make_bot(spec, 1).think(game.view(game.acting[0]))
        found = [thought.move, thought.why, thought.data, thought.tried]
        yield f"{spec} {exact(found).decode()}"


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in fingerprints(sys.argv[1]))
