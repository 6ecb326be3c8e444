"""The command `korsi`, as tests use it: words in, words and an exit code out."""

import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import StringIO
from typing import Any

import pytest

import korsi
from korsi.cli import main
from korsi.lab.match import seat_bots
from korsi.sentences import LANGUAGES, say


@dataclass
class Answer:
    """What a command gave back; `err` without the remark on interpreted engines."""

    code: int
    out: str
    err: str


@pytest.fixture
def plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """No language but the one a test asks for, and a page of a known width."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture(autouse=True)
def _plain_everywhere(plain_surroundings: None) -> None:
    """For all tests of this folder; those of the games have it with the command."""


@pytest.fixture
def run(
    plain_surroundings: None,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> Callable[..., Answer]:
    """Run a command in this process, with these lines typed."""

    def run(*words: str, typed: str = "") -> Answer:
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        code = main(words)
        out, err = capsys.readouterr()
        return Answer(code, out, without_remark(err))

    return run


def without_remark(err: str) -> str:
    """Standard error, whatever the engine is made of."""
    for language in LANGUAGES:
        err = err.replace(say(language, "terminal-interpreted") + "\n", "")
    return err


@pytest.fixture
def interrupt(plain_surroundings: None) -> Iterator[Callable[..., Answer]]:
    """Start a command at a terminal, press Ctrl-C once there is a sign, hear the rest."""
    started: list[subprocess.Popen[str]] = []

    def interrupt(*words: str, sign: str = r"[1-9]\d*/\d+") -> Answer:
        ours, theirs = pty.openpty()
        command = subprocess.Popen(
            [sys.executable, "-m", "korsi.cli", *words],
            stdout=subprocess.PIPE,
            stderr=theirs,
            text=True,
            start_new_session=True,
        )
        started.append(command)
        os.close(theirs)
        err = ""
        while not re.search(sign, err):
            err += os.read(ours, 4096).decode(errors="replace")
        os.killpg(command.pid, signal.SIGINT)  # as a terminal does: to all workers too
        out, _ = command.communicate(timeout=60)
        while True:
            try:
                heard = os.read(ours, 4096)
            except OSError:  # nobody holds the other end any more
                break
            if not heard:
                break
            err += heard.decode(errors="replace")
        os.close(ours)
        return Answer(command.returncode, out, err)

    yield interrupt
    for command in started:
        if command.poll() is None:
            command.kill()
            command.wait()


@dataclass
class Script:
    """What a person types to play a whole game, and how that game ends."""

    typed: list[str]
    game: korsi.Game


@pytest.fixture
def script() -> Callable[..., Script]:
    """A game of someone who always plays the first legal move, written down."""

    def script(seats: int, seed: int, bot: str, **options: Any) -> Script:
        game = korsi.new("six-nimmt", seats=seats, seed=seed, **options)
        bots = seat_bots(["random", *[bot] * (seats - 1)], seed)
        typed = []
        while not game.over:
            if 0 in game.acting:
                move = game.legal(0)[0]
                typed.append(str(move["row"] + 1 if move["do"] == "row" else move["card"]))
                game.play(0, move)
            else:
                seat = game.acting[0]
                game.play(seat, bots[seat].move(game.view(seat)))
        return Script(typed, game)

    return script
