"""What a lesson shows is what the engine does."""

import subprocess
import sys
from pathlib import Path

import pytest

LESSONS = Path(__file__).parents[2] / "web" / "lessons"


@pytest.mark.parametrize("lesson", sorted(LESSONS.glob("*.py")), ids=lambda path: path.stem)
def test_a_lesson_is_what_the_engine_makes_of_it(lesson: Path) -> None:
    run = subprocess.run([sys.executable, lesson, "--check"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
