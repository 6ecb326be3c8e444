"""Compiled and interpreted code give the same games, bit for bit."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
SOURCE = TESTS.parent / "engine" / "src"


def _fingerprints(*path: Path) -> list[str]:
    paths = os.pathsep.join(str(folder) for folder in (TESTS, *path))
    run = subprocess.run(
        [sys.executable, TESTS / "every_game" / "parity.py"],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


def test_compiled_and_interpreted_games_are_the_same() -> None:
    compiled = _fingerprints()
    interpreted = _fingerprints(SOURCE)
    assert not compiled[0].endswith(".py"), "the installed engine is not compiled"
    assert interpreted[0].endswith(".py")
    assert compiled[1:] == interpreted[1:]
    assert len(compiled) > 50
