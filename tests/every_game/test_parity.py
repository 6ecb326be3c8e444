"""Compiled and interpreted code give the same games, bit for bit."""

import pytest

from every_game.interpreted import interpreted
from every_game.parity import fingerprints
from every_game.tables import FOLDERS, TABLES


@pytest.mark.parametrize("game", FOLDERS)
def test_compiled_and_interpreted_games_are_the_same(game: str) -> None:
    """At every table."""
    compiled = list(fingerprints(game))
    plain = interpreted("parity.py", game)
    assert not compiled[0].endswith(".py"), "the installed engine is not compiled"
    assert plain[0].endswith(".py")
    assert compiled[1:] == plain[1:]
    for table in TABLES:
        if table.game == game:
            assert len([line for line in compiled if line.startswith(f"{table}: ")]) > 4
