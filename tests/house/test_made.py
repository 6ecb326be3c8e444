"""What the client has from Python is what Python makes of it now."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from korsi.catalogue import rules_of
from korsi.vocabulary import check

MADE = Path(__file__).parents[2] / "web" / "made.py"
FOLDERS = sorted(file.parent for file in MADE.parent.glob("src/games/*/lesson.json"))


def test_nothing_that_is_made_is_stale() -> None:
    run = subprocess.run([sys.executable, MADE, "--check"], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_lesson_is_of_the_types_that_the_client_gives_it(
    folder: Path,
) -> None:
    vocabulary = rules_of(folder.name.replace("_", "-")).vocabulary

    def hold(moment: dict[str, Any], before: dict[str, Any]) -> None:
        view = before | moment["view"]  # some keep only what has changed
        assert check(vocabulary.view, view) == ""
        for move in moment["legal"]:
            vocabulary.check_move(move)
        for step in moment["next"]:
            wrong = [vocabulary.check_event(event) for event in step["events"]]
            assert not any(wrong), wrong
            hold(step["then"], view)

    for scene in json.loads((folder / "lesson.json").read_text("utf-8"))["scenes"]:
        hold(scene["start"], {})
