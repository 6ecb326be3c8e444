"""Compiled and interpreted code give the same games, bit for bit."""

import os
import subprocess
import sys
from pathlib import Path

from every_game.tables import TABLES, Table
from korsi.testing import AtTables

TESTS = Path(__file__).parents[1]
SOURCE = TESTS.parent / "engine" / "src"


def _fingerprints(table: Table, *path: Path) -> list[str]:
    given = os.environ.get("PYTHONPATH", "").split(os.pathsep)  # another build than the installed
    paths = os.pathsep.join(str(folder) for folder in (TESTS, *path, *filter(None, given)))
    run = subprocess.run(
        [sys.executable, TESTS / "every_game" / "parity.py", str(table)],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


class TestParity(AtTables):
    """At every table."""

    tables = TABLES

    def test_compiled_and_interpreted_games_are_the_same(self, table: Table) -> None:
        compiled = _fingerprints(table)
        interpreted = _fingerprints(table, SOURCE)
        assert not compiled[0].endswith(".py"), "the installed engine is not compiled"
        assert interpreted[0].endswith(".py")
        assert compiled[1:] == interpreted[1:]
        assert len(compiled) > 4
