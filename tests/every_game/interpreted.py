"""Programs of this folder, run with the rules as they were written."""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
TESTS = HERE.parent
SOURCE = TESTS.parent / "engine" / "src"


def interpreted(program: str, game: str) -> list[str]:
    """What it says of this game, line by line: one run, for it is loaded as long as it plays."""
    run = subprocess.run(
        [sys.executable, HERE / program, game],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (TESTS, SOURCE)))},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()
