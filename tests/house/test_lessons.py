"""What a lesson shows, and what a picture in a rulebook, is what the engine does."""

import subprocess
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
MAKERS = [*sorted(WEB.glob("lessons/*.py")), *sorted(WEB.glob("pictures/*.py"))]


@pytest.mark.parametrize("maker", MAKERS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_is_shown_is_what_the_engine_makes_of_it(maker: Path) -> None:
    run = subprocess.run([sys.executable, maker, "--check"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
