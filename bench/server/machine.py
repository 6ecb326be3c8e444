"""Processes that are measured, and what the system says of them."""

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

HERE = Path(__file__).parent


@contextmanager
def server(data: str | None = None, core: int = 0) -> Iterator[tuple[httpx.URL, int]]:
    """A server in a process of its own, on a core of its own, with this database or a new file."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, HERE / "serve.py", data or f"{folder}/korsi.db", str(core)],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout is not None
            address, pid = process.stdout.readline().split()
            yield httpx.URL(address), int(pid)
        finally:
            process.terminate()
            process.wait(20)


@contextmanager
def database() -> Iterator[str]:
    """The address of a new, empty PostgreSQL database, on the cores that this process has."""
    sys.path.insert(0, str(HERE.parent.parent / "tests"))
    from server.databases import databases

    with databases() as made:
        yield made.new()


def aside() -> None:
    """Leave the first core to what is measured."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, set(range(1, os.cpu_count() or 1)))


def memory(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()


def cpu(pid: int) -> float:
    """Seconds of processor that all threads of a process have had."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9
