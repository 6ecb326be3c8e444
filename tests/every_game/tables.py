"""What the tests of every game share: the tables to play at, and careless play."""

import json
import os
import tomllib
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import korsi
from korsi.random import Random

FOLDERS = {
    path.name.replace("_", "-"): path
    for path in sorted((Path(__file__).parents[1] / "games").iterdir())
    if path.is_dir() and path.name != "__pycache__"
}
"""Every game's own tests: what the tests of all games need of it is there too."""


class Table(NamedTuple):
    """A way of playing a game that is tested."""

    game: str
    way: str
    seats: int
    options: dict[str, Any]
    playthrough: bool
    playouts: int
    """How many games are compared, compiled with interpreted."""
    seed: int
    """Of the playthrough."""
    games: int
    """How many careless games are watched for lost components."""

    def __str__(self) -> str:
        return f"{self.game}-{self.way}"

    def new(self, seed: int) -> korsi.Game:
        return korsi.new(self.game, seats=self.seats, seed=seed, **self.options)


def specification(game: str) -> tuple[str, int]:
    """The letters of a game's rules, and how many its specification has."""
    found = _toml(game)["specification"]
    return found["letters"], found["rules"]


def read_tables() -> list[Table]:
    return [
        Table(
            game,
            way,
            entry["seats"],
            entry["options"],
            entry.get("playthrough", True),
            entry.get("playouts", 1000),
            entry.get("seed", 11),
            entry.get("games", 700) * int(os.environ.get("KORSI_SOAK", "1")),
        )
        for game in FOLDERS
        for way, entry in _toml(game)["tables"].items()
    ]


def _toml(game: str) -> dict[str, Any]:
    return tomllib.loads((FOLDERS[game] / "tables.toml").read_text("utf-8"))


TABLES = read_tables()


def _tastes() -> Iterator[tuple[str, Callable[[dict[str, Any]], int]]]:
    for game, folder in FOLDERS.items():
        if (folder / "careless.py").exists():
            yield game, import_module(f"games.{folder.name}.careless").taste


TASTES = dict(_tastes())
"""Where careless play gets nowhere, it follows a taste most of the time."""


def decide(game: korsi.Game, chance: Random) -> tuple[int, dict[str, Any]]:
    """Some seat's legal move; one in eight is of a seat that need not move but may."""
    seats = game.acting
    if chance.below(8) == 0:
        seats = [seat for seat in range(game.seats) if game.codes(seat)]
    seat = seats[chance.below(len(seats))]
    moves = game.legal(seat)
    if game.key in TASTES and chance.below(4) > 0:
        moves = sorted(moves, key=TASTES[game.key], reverse=True)[:3]
    return seat, moves[chance.below(len(moves))]


def moments(table: Table, seed: int) -> Iterator[korsi.Game]:
    """A careless game, given out before its first move and after each."""
    game = table.new(seed)
    chance = Random(seed, 1)
    yield game
    while not game.over:
        game.play(*decide(game, chance))
        yield game


def course(
    game: korsi.Game, act: Callable[[korsi.Game, Any], tuple[int, Any]], chance: Any, most: int
) -> Iterator[korsi.Game]:
    """A game, given out before each of at most so many moves, and at its end."""
    while not game.over and most:
        yield game
        game.play(*act(game, chance))
        most -= 1
    yield game


def codes_to_try(game: korsi.Game, seat: int) -> list[int]:
    """All codes; where there are very many, the legal ones, their neighbours, and a sample."""
    if game.actions <= 4000:
        return list(range(game.actions))
    legal = game.codes(seat)
    chance = Random(len(legal), game.actions)
    tried = set(legal)
    for code in legal or [0]:
        tried.update((code - 1, code + 1, code - 87, code + 87))
    tried.update(chance.seed() % game.actions for _ in range(60))
    return sorted(code for code in tried if 0 <= code < game.actions)


def text(value: object) -> str:
    """JSON on one line, the same for the same value."""
    return json.dumps(value, ensure_ascii=False)
