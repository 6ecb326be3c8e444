"""What the client has from Python is what Python makes of it now."""

import subprocess
import sys
from pathlib import Path

MADE = Path(__file__).parents[2] / "web" / "made.py"


def test_nothing_that_is_made_is_stale() -> None:
    run = subprocess.run([sys.executable, MADE, "--check"], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
