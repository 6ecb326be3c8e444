"""kill -9 in mid-game, many times: nothing acknowledged is lost, and every table goes on. The short
form of what `make torture` does for minutes (`tests/torture/kills.py`)."""

import asyncio
import linecache
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from server.house import PATIENCE, Person
from torture import kills
from torture.launched import CODE, Place

KILLS = 6
TABLES = 8
"""Of all games."""


@contextmanager
def serving(data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    command = [sys.executable, "-m", "korsi.cli", "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = next(word for word in process.stdout.readline().split() if "http" in word)
            yield process, address
        finally:
            if process.poll() is None:
                process.kill()


def test_nothing_acknowledged_is_lost_by_kill_9(tmp_path):
    came = asyncio.run(kills.under_load(tmp_path, KILLS, TABLES, seed=9))
    assert came["kills"] == KILLS
    assert came["moves acknowledged"] > KILLS * TABLES


def awaits(places: list[Place]) -> list[Place]:
    """The steps of a move's way at which the server waits for something, and those around what
    makes it durable."""
    chosen = []
    for file, line, run in places:
        text = linecache.getline(f"{CODE}{file}", line)
        if re.search(r"\bawait\b|async with|connection\.execute|_answer|set_result", text):
            chosen.append((file, line, run))
    return chosen


def test_wherever_a_move_is_when_the_server_dies_it_counts_once(tmp_path):
    came = asyncio.run(kills.at_every_step(tmp_path, seed=9, choose=awaits))
    assert came["killed before the answer"] > 10
    assert came["never reached again"] == 0


def test_a_server_that_is_asked_to_stop_says_that_it_comes_back(tmp_path):
    for number in (signal.SIGTERM, signal.SIGINT):
        with serving(tmp_path / "korsi.db") as (process, address), ExitStack() as lines:
            ada = Person(address, lines)
            line = ada.come(ada.make(bots="expert"))
            line.hear("welcome")
            os.kill(process.pid, number)
            assert line.closed() == 1012
            assert process.wait(PATIENCE) in (0, -number)
