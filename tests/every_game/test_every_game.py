"""The tests that `korsi.testing` has for every game, at the tables of the house; and what the house
asks of its own games besides."""

import subprocess
import sys

import pytest

import korsi
from every_game.tables import FOLDERS, TABLES
from korsi.testing import GameTests
from korsi.testing.golden import counts_in, path_of

GAMES = {entry["game"] for entry in korsi.catalogue()}


class TestEveryGame(GameTests):
    """Never fewer tries than these."""

    tables = TABLES
    examples = 3000
    steps_back = 4


def test_every_game_of_the_catalogue_has_tables() -> None:
    assert {table.game for table in TABLES} == GAMES


def test_who_asks_for_a_game_of_the_house_opens_no_other() -> None:
    """A bot's worker begins sooner, and so does a command."""
    game = sorted(FOLDERS)[0]
    program = f"""
import korsi, sys
from korsi.catalogue import rules_of
assert rules_of("{game}").key == "{game}"
print(*{{name.split(".")[2] for name in sys.modules if name.startswith("korsi.games.")}})
print(*[entry["game"] for entry in korsi.catalogue()])
"""
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout
    opened, games = (line.split() for line in told.splitlines())
    assert set(opened) & {folder.name for folder in FOLDERS.values()} == {FOLDERS[game].name}
    assert set(games) == GAMES


def test_every_game_has_a_playthrough() -> None:
    assert {table.game for table in TABLES if table.playthrough} == GAMES
    assert all(path_of(table).exists() for table in TABLES if table.playthrough)


@pytest.mark.parametrize("game", FOLDERS)
def test_every_game_has_its_components_and_positions_counted(game: str) -> None:
    assert (FOLDERS[game] / "components.py").exists()
    assert counts_in(FOLDERS[game])


@pytest.mark.parametrize("moves", [-3, 3, 10**30, 1.0, "1", None, True, [1]])
def test_beyond_its_moves_there_is_no_game(moves: object) -> None:
    game = korsi.new("six-nimmt", seats=2, seed=1)
    for seat in (0, 1):
        game.play(seat, game.legal(seat)[0])
    with pytest.raises(ValueError, match=r"is not a number of moves from -2 to 2"):
        game.at(moves)  # type: ignore[arg-type]
