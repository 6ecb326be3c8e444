"""How fast the store appends, and how long the slowest wait: with the disk of this machine.

python bench/server/appends.py [--seconds N] [--tables N] [--pace N] [--folder DIR]
"""

import argparse
import asyncio
import tempfile
from pathlib import Path
from time import monotonic

from korsi_server.store.sqlite import SQLiteStore

ENTRY = b'{"entry":"moved","seat":1,"move":{"do":"choose","card":104},"id":"abcdefgh-12"}'


async def measure(store: SQLiteStore, seconds: float, tables: int, pace: float | None) -> None:
    """Let so many tables append one after the other, each `pace` times a second, or as often as
    it can."""
    waits: list[float] = []
    end = monotonic() + seconds

    async def play(table: str, start: float) -> None:
        number = 1
        await asyncio.sleep(start)
        while (begun := monotonic()) < end:
            await store.append(table, number, [ENTRY])
            number += 1
            waits.append(monotonic() - begun)
            if pace is not None:
                await asyncio.sleep(max(0.0, begun + 1 / pace - monotonic()))

    spread = 0.0 if pace is None else 1 / pace / tables
    await asyncio.gather(*(play(f"table{n:03}", n * spread) for n in range(tables)))
    waits.sort()
    shares = ", ".join(
        f"{name} {waits[min(len(waits) - 1, int(len(waits) * share))] * 1000:.1f} ms"
        for name, share in (("median", 0.5), ("p99", 0.99), ("p99.9", 0.999), ("longest", 1.0))
    )
    print(f"{len(waits) / seconds:.0f} appends/s at {tables} tables: {shares}")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument(
        "--pace", type=float, help="appends a second at each table; else: all it can"
    )
    parser.add_argument("--folder", type=Path, help="where the file lies (a temporary folder)")
    given = parser.parse_args()

    async def run(folder: str) -> None:
        store = SQLiteStore(Path(folder) / "korsi.db")
        await measure(store, given.seconds, given.tables, given.pace)
        await store.close()

    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        asyncio.run(run(folder))


if __name__ == "__main__":
    main()
