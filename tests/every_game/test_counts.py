"""The number of positions at each depth is what it always was."""

import pytest

import korsi
from every_game.counts import counted, entries

GAMES = [entry["game"] for entry in korsi.catalogue()]


@pytest.mark.parametrize("game", GAMES)
def test_the_counts_are_the_same(game: str) -> None:
    for entry in entries(game):
        assert counted(game, entry) == entry["positions"], entry["name"]
