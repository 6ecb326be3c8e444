"""A server in a process of its own, as people run it, which can be told to break: to be killed at a
step of a move's way, to find its disk full, to see the clock on the wall jump.

Nothing of it is in the server. It is started here with what a test brings along, in a process that
has the server's code in memory already, so that hundreds of starts take no longer than they must.
"""

import asyncio
import logging
import os
import signal
import socket
import sqlite3
import sys
import threading
import time
from collections import Counter
from contextlib import closing
from functools import cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from types import FrameType, TracebackType
from typing import Any, Self

import asyncpg
from server.house import AT_ONCE, GENEROUS, PATIENCE, fill

import korsi_server
from korsi_server.nodes import one_file
from korsi_server.server import Server, bind, calm
from korsi_server.settings import Settings
from korsi_server.store import Unusable

CODE = f"{Path(korsi_server.__file__).parent}{os.sep}"
CHORES = {f"{CODE}gate.py", f"{CODE}{Path('store', 'tidier.py')}"}
"""What goes on by itself, and is no part of a move's way."""
Place = tuple[str, int, int]
"""A line of the server's code, and the how-many-eth time that it is run."""
Trace = Any

_processes = get_context("forkserver" if hasattr(os, "fork") else "spawn")
if hasattr(os, "fork"):
    known = ("korsi_server.server", "httpx", "websockets.sync.client", "pytest")
    _processes.set_forkserver_preload([name for name in known if name in sys.modules])


class Launched:
    """The server, as who started it sees it."""

    def __init__(
        self,
        data: Path | str,
        *,
        journal: Path | None = None,
        stop_at: Place | None = None,
        steps: bool = False,
        **how: Any,
    ):
        self.data = data
        self._line, theirs = _processes.Pipe()
        settings = {
            "pause": (0, 0),
            "rhythm": AT_ONCE,
            "following": AT_ONCE,
            "workers": 1,
            "limits": GENEROUS,
            **how,
        }
        if journal is None:
            assert isinstance(data, Path), "beside a database there is no journal"
            journal = data.with_suffix(".log")
        given = (data, journal, theirs, settings, stop_at, steps or stop_at is not None)
        self.journal = journal
        self._process = _processes.Process(target=_live, args=given, daemon=True)
        self._process.start()
        theirs.close()
        assert self._line.poll(PATIENCE), "it starts"
        told = self._line.recv()
        if isinstance(told, Unusable):
            raise told
        self.address: str = told

    @property
    def pid(self) -> int:
        """Of the process."""
        assert self._process.pid is not None
        return self._process.pid

    @classmethod
    def cut_short(cls, data: Path, after: float) -> None:
        """Start one, and kill it so many seconds later, whether it is ready or not."""
        line, theirs = _processes.Pipe()
        settings = {"workers": 1}
        given = (data, data.with_suffix(".log"), theirs, settings, None, False)
        process = _processes.Process(target=_live, args=given, daemon=True)
        process.start()
        theirs.close()
        time.sleep(after)
        process.kill()
        process.join(PATIENCE)
        line.close()

    def tell(self, what: str, *given: Any) -> Any:
        """Let something happen in there; what came of it."""
        self._line.send((what, *given))
        assert self._line.poll(PATIENCE), what
        return self._line.recv()

    def memory(self) -> int:
        """Bytes that it holds now."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE")

    def files(self) -> int:
        """How many files it has open."""
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def used(self) -> float:
        """Seconds of processor that it has taken."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """kill -9."""
        self._process.kill()
        self._process.join(PATIENCE)
        self._line.close()

    def stop(self) -> None:
        """As a host stops it: whoever is there is told, and it ends by itself."""
        self._process.terminate()
        self._process.join(PATIENCE)
        assert self._process.exitcode is not None, "it ends"
        self._line.close()

    def gone(self) -> bool:
        """Whether it has killed itself; waits for that."""
        self._process.join(PATIENCE)
        return self._process.exitcode == -signal.SIGKILL

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        self.kill()


def rows_of(data: Path | str, table: str) -> list[tuple[int, bytes]]:
    """The log of a table as the file or the database has it: numbers and entries."""
    if isinstance(data, str):
        return asyncio.run_coroutine_threadsafe(_rows(data, table), _aside()).result(PATIENCE)
    query = 'select number, cast(entry as blob) from log where "table" = ? order by number'
    with closing(sqlite3.connect(data)) as file:
        return file.execute(query, (table,)).fetchall()


async def _rows(address: str, table: str) -> list[tuple[int, bytes]]:
    query = 'select number, entry from korsi.log where "table" = $1 order by number'
    connection = await asyncpg.connect(address, timeout=PATIENCE)
    try:
        return [(row[0], row[1].encode()) for row in await connection.fetch(query, table)]
    finally:
        await connection.close()


@cache
def _aside() -> asyncio.AbstractEventLoop:
    """A loop in a thread: who asks may be in the middle of another."""
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, daemon=True).start()
    return loop


# ── In the process ───────────────────────────────────────────────────────────────────────────────


class Steps:
    """Counts the lines of the server's code that are run, and ends everything at one of them."""

    def __init__(self, stop_at: Place | None) -> None:
        self._stop_at = stop_at
        self._armed = False
        self._runs: Counter[tuple[str, int]] = Counter()
        self.passed: list[Place] = []

    def arm(self) -> None:
        """From now on it counts."""
        self._runs.clear()
        self.passed.clear()
        self._armed = True

    def frame(self, frame: FrameType, event: str, argument: object) -> Trace:
        """As `sys.settrace` has it: only the server's own code is looked at."""
        file = frame.f_code.co_filename
        return self.step if file.startswith(CODE) and file not in CHORES else None

    def step(self, frame: FrameType, event: str, argument: object) -> Trace:
        """One line is about to be run."""
        if self._armed and event == "line":
            where = (frame.f_code.co_filename.removeprefix(CODE), frame.f_lineno)
            self._runs[where] += 1
            place = (*where, self._runs[where])
            if place == self._stop_at:
                os.kill(os.getpid(), signal.SIGKILL)
            self.passed.append(place)
        return self.step


class Inside:
    """What the process can be told to do."""

    def __init__(self, server: Server, steps: Steps) -> None:
        self._server = server
        self._steps = steps
        self._wall = time.time

    def arm(self) -> None:
        """Count steps from now on."""
        self._steps.arm()

    def passed(self) -> list[Place]:
        """The steps so far."""
        return [*self._steps.passed]

    def full(self, full: bool) -> None:
        """The disk has no room any more, or has it again."""
        fill(self._server.hall.store, full)  # type: ignore[union-attr]

    def jump(self, seconds: float) -> None:
        """The clock on the wall is put forward or back."""
        wall = self._wall
        time.time = lambda: wall() + seconds

    def errors(self) -> int:
        """Things that should not have happened."""
        return self._server.hall.metrics.errors.value  # type: ignore[union-attr]

    def figures(self) -> dict[str, int]:
        """Limits that were hit."""
        hall = self._server.hall
        assert hall is not None
        return {word: count for word, count in hall.metrics.limited.values.items() if count}


def _live(
    data: Path | str,
    journal: Path,
    line: Connection,
    settings: dict[str, Any],
    stop_at: Place | None,
    steps: bool,
) -> None:
    logging.basicConfig(filename=journal, level=logging.WARNING, format="%(asctime)s %(message)s")
    counted = Steps(stop_at)
    if steps:
        one_file.LOOK = 3600.0  # type: ignore[misc]  # a look is no step of a move's way
        threading.settrace(counted.frame)
    listening: socket.socket = bind("127.0.0.1", 0)
    try:
        server = Server(Settings(data=data, **settings), listening)
    except Unusable as error:
        line.send(error)
        return
    inside = Inside(server, counted)

    def obey() -> None:
        while True:
            try:
                what, *given = line.recv()
            except (EOFError, OSError):
                os._exit(1)  # nobody is there any more
            line.send(getattr(inside, what)(*given))

    def ready(address: str) -> None:
        calm()
        line.send(address)
        threading.Thread(target=obey, daemon=True).start()

    if steps:
        sys.settrace(counted.frame)
    asyncio.run(server.live(ready))
