"""What the tests of every game share: the tables to play at, and careless play."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import korsi
from korsi.random import Random

HERE = Path(__file__).parent


class Table(NamedTuple):
    """A way of playing a game that is tested."""

    game: str
    way: str
    seats: int
    options: dict[str, Any]
    playthrough: bool

    def __str__(self) -> str:
        return f"{self.game}-{self.way}"

    def new(self, seed: int) -> korsi.Game:
        return korsi.new(self.game, seats=self.seats, seed=seed, **self.options)


def read_tables() -> list[Table]:
    ways = tomllib.loads((HERE / "tables.toml").read_text())
    return [
        Table(game, way, entry["seats"], entry["options"], entry.get("playthrough", True))
        for game, entries in ways.items()
        for way, entry in entries.items()
    ]


TABLES = read_tables()


def decide(game: korsi.Game, chance: Random) -> tuple[int, dict[str, Any]]:
    """Some seat's legal move; one in eight is of a seat that need not move but may."""
    seats = game.acting
    if chance.below(8) == 0:
        seats = [seat for seat in range(game.seats) if game.codes(seat)]
    seat = seats[chance.below(len(seats))]
    moves = game.legal(seat)
    return seat, moves[chance.below(len(moves))]


def moments(table: Table, seed: int) -> Iterator[korsi.Game]:
    """A careless game, given out before its first move and after each."""
    game = table.new(seed)
    chance = Random(seed, 1)
    yield game
    while not game.over:
        game.play(*decide(game, chance))
        yield game


def text(value: object) -> str:
    """JSON on one line, the same for the same value."""
    return json.dumps(value, ensure_ascii=False)
