"""The tables of all games of the house."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import korsi
from korsi.random import Random
from korsi.testing import Table, tables_in
from korsi.testing import tables as careless
from korsi.testing.tables import exact, settings_in, taste_in

__all__ = ["FOLDERS", "TABLES", "Table", "course", "decide", "exact", "specification"]

CARELESS = 60
"""Games at every table that are watched for lost components."""

FOLDERS = {
    path.name.replace("_", "-"): path
    for path in sorted((Path(__file__).parents[1] / "games").iterdir())
    if (path / "tables.toml").exists()
}
"""Every game's own tests: what the tests of all games need of it is there too."""

TABLES = [table for folder in FOLDERS.values() for table in tables_in(folder, CARELESS)]


def specification(game: str) -> tuple[str, int]:
    """The letters of a game's rules, and how many its specification has."""
    found = settings_in(FOLDERS[game])["specification"]
    return found["letters"], found["rules"]


def decide(game: korsi.Game, chance: Random) -> tuple[int, dict[str, Any]]:
    """Some seat's legal move, to the taste of careless players of this game."""
    return careless.decide(game, chance, taste_in(FOLDERS[game.key]))


def course(
    game: korsi.Game, act: Callable[[korsi.Game, Any], tuple[int, Any]], chance: Any, most: int
) -> Iterator[korsi.Game]:
    """A game, given out before each of at most so many moves, and at its end."""
    while not game.over and most:
        yield game
        game.play(*act(game, chance))
        most -= 1
    yield game
