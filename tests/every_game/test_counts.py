"""The number of positions at each depth is what it always was."""

import pytest

import korsi
from every_game.counts import FOLDER, counted, entries

GAMES = [entry["game"] for entry in korsi.catalogue()]


def test_every_game_has_its_counts() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_counts_are_the_same(game: str) -> None:
    for entry in entries(game):
        assert counted(game, entry) == entry["positions"], entry["name"]
