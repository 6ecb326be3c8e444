"""How long a server needs to start with a data file of very many tables, and what it holds then.

    python bench/server/start.py FILE [--unfinished N] [--finished N] [--schema N]

The file is made first, unless it is there; with an earlier schema it is brought up by the server.
"""

import argparse
import os
import sqlite3
import subprocess
import sys
import time
import urllib.request
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from server.many_tables import write

from korsi_server.store.schema import VERSION


def measure(file: Path) -> None:
    """Start a server, and say how soon it answers and what it holds."""
    begun = time.monotonic()
    command = [sys.executable, "-m", "korsi.cli", "serve", "--port", "0", "--data", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = next(word for word in server.stdout.readline().split() if "http" in word)
        with urllib.request.urlopen(f"{address}healthz") as answer:
            answer.read()
        print(f"answers after {time.monotonic() - begun:.2f} s, holds {resident(server.pid)} MB")
        begun = time.monotonic()
        with closing(sqlite3.connect(file)) as connection:
            left = 1
            while left and time.monotonic() - begun < 300:
                (left,) = connection.execute("select count(*) from unplaced").fetchone()
                time.sleep(0.5)
        seconds = time.monotonic() - begun
        print(f"all are placed after {seconds:.0f} s more, holds {resident(server.pid)} MB")
        server.terminate()


def resident(process: int) -> int:
    """Megabytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20


def main() -> None:
    """Write the file, and measure with it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--unfinished", type=int, default=100_000)
    parser.add_argument("--finished", type=int, default=1_000_000)
    parser.add_argument("--schema", type=int, default=VERSION)
    given = parser.parse_args()
    if not given.file.exists():
        write(given.file, given.unfinished, given.finished, given.schema)
    print(f"the file has {given.file.stat().st_size >> 20} MB")
    measure(given.file)


if __name__ == "__main__":
    main()
