"""The tables at which a game is tested, and careless play at them.

`tables.toml` in the folder of a game's tests names them:

    game = "my-game"            # the key; by default the folder's name

    [tables.usual]              # a name for this way of playing
    seats = 3
    options = { rounds = 1 }

    [tables.many]
    seats = 6
    options = { }
    games = 20                  # how many careless games are watched (100)
    playthrough = false         # no golden file is kept of it (true)
    seed = 11                   # of the playthrough
"""

import json
import os
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

import korsi
from korsi.contract import Move
from korsi.random import Random

Taste = Callable[[Move], int]

SECRET = bytes(range(32)).hex()
"""Of a game whose chance nobody can search for, as at the tables of a server."""

SOAK = int(os.environ.get("KORSI_SOAK", "1"))
"""How many times as many games are played as in an ordinary run."""

LONG = 60 * SOAK
"""After so many moves of a game not all is looked at every time: its moments become alike, and its
record, which has all of them, long."""

KEPT = 1000
"""Of so many careless games it is kept what was decided."""


@dataclass(frozen=True, eq=False)
class Table:
    """A way of playing a game that is tested."""

    game: str
    way: str
    seats: int
    options: dict[str, Any]
    playthrough: bool
    playouts: int
    """How many games are compared where there are two builds of the same rules."""
    seed: int
    """Of the playthrough."""
    games: int
    """How many careless games are watched for lost components."""
    folder: Path
    """Where the game's tests are."""

    def __str__(self) -> str:
        return f"{self.game}-{self.way}"

    def new(self, seed: int | str) -> korsi.Game:
        """A game at this table; of a whole number, or of a secret as 64 hex digits."""
        return korsi.new(self.game, seats=self.seats, seed=seed, **self.options)

    def decide(self, game: korsi.Game, chance: Random) -> tuple[int, Move]:
        """Some seat's legal move."""
        return decide(game, chance, taste_in(self.folder))

    def moments(self, seed: int | str) -> Iterator[korsi.Game]:
        """A careless game, given out before its first move and after each. What was decided in it
        once is played again when another test asks for the same game."""
        game = self.new(seed)
        chance = Random(seed if isinstance(seed, int) else int(seed[:8], 16), 1)
        yield game
        if (self, seed) in _decided:
            for seat, move in _decided[self, seed]:
                game.play(seat, move)
                yield game
            return
        made = []
        while not game.over:
            made.append(self.decide(game, chance))
            game.play(*made[-1])
            yield game
        if len(_decided) < KEPT:
            _decided[self, seed] = made

    def moment(self, seed: int, number: int) -> korsi.Game:
        """A careless game after so many moves, or before its last if it is shorter."""
        game = before = self.new(seed)
        for at, game in enumerate(self.moments(seed)):
            if game.over:
                return before
            if at == number:
                break
            before = game.copy()
        return game


_decided: dict[tuple[Table, int | str], list[tuple[int, Move]]] = {}
"""What was decided in careless games that came to their end."""


def tables_in(folder: str | Path, games: int = 100) -> list[Table]:
    """The tables of the file `tables.toml` in this folder, or beside this file."""
    place = Path(folder)
    place = place if place.is_dir() else place.parent
    told = settings_in(place)
    return [
        Table(
            told.get("game", place.name.replace("_", "-")),
            way,
            entry["seats"],
            entry.get("options", {}),
            entry.get("playthrough", True),
            entry.get("playouts", 200) * SOAK,
            entry.get("seed", 11),
            entry.get("games", games) * SOAK,
            place,
        )
        for way, entry in told["tables"].items()
    ]


def settings_in(folder: Path) -> dict[str, Any]:
    """All that `tables.toml` says."""
    return tomllib.loads((folder / "tables.toml").read_text("utf-8"))


@cache
def module_in(folder: Path, name: str) -> ModuleType | None:
    """What a game's tests bring along in a file of this name, if they do."""
    file = folder / f"{name}.py"
    found = spec_from_file_location(f"{folder.name}_{name}", file) if file.exists() else None
    if found is None or found.loader is None:
        return None
    module = module_from_spec(found)
    found.loader.exec_module(module)
    return module


def taste_in(folder: Path) -> Taste | None:
    """Where careless play gets nowhere, it follows a taste most of the time: `careless.py` gives a
    function `taste` that says how much a move is liked."""
    module = module_in(folder, "careless")
    return None if module is None else module.taste


def decide(game: korsi.Game, chance: Random, taste: Taste | None = None) -> tuple[int, Move]:
    """Some seat's legal move; one in eight is of a seat that need not move but may."""
    seats = game.acting
    if chance.below(8) == 0:
        seats = [seat for seat in range(game.seats) if game.codes(seat)]
    seat = seats[chance.below(len(seats))]
    if taste is not None and chance.below(4) > 0:
        moves = sorted(game.legal(seat), key=taste, reverse=True)[:3]
        return seat, moves[chance.below(len(moves))]
    codes = game.codes(seat)
    return seat, game.move(codes[chance.below(len(codes))])


def codes_to_try(game: korsi.Game, seat: int) -> list[int]:
    """All codes; where there are very many, the legal ones, their neighbours, and a sample."""
    if game.actions <= 4000:
        return list(range(game.actions))
    legal = game.codes(seat)
    chance = Random(len(legal), game.actions)
    tried = set(legal)
    apart = sorted({1, *(later - code for code, later in pairwise(legal))})
    for code in legal or [0]:
        for gap in (apart[0], apart[-1]):  # what is numbered beside it, and in the next block
            tried.update((code - gap, code + gap))
    tried.update(chance.number() % game.actions for _ in range(60))
    return sorted(code for code in tried if 0 <= code < game.actions)


def text(value: object) -> str:
    """JSON on one line, as people read it in a playthrough."""
    return json.dumps(value, ensure_ascii=False)


def exact(value: object) -> bytes:
    """JSON, the same for the same value; for comparing, which is done a million times."""
    return msgspec.json.encode(value)
