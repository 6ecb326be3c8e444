"""Two people on two nodes: `python bench/server/nodes.py [--nodes N] [--moves N] [--seconds N]`.

Several servers share one PostgreSQL; the four people of each table come by servers in turn.
Measured is the time from a move's frame leaving this process to the last of the four frames that
tell of it, whichever server sent it. Bounded: so many moves a second for so many seconds.
"""

import argparse
import asyncio
import gc
import os
import sys
from contextlib import ExitStack

from load import SEATS, Load, seated
from machine import aside, cpu, database, server

from korsi_server.server import run, take_room

P99 = 50.0


async def moves_between(urls: list, pids: list[int], given: argparse.Namespace) -> bool:
    load = Load()
    await seated(load, urls, given.tables)
    used = [cpu(pid) for pid in pids]
    await load.play(given.moves, given.seconds)
    used = [cpu(pid) - before for pid, before in zip(pids, used, strict=True)]
    await asyncio.sleep(1)
    p99 = load.within(0.99)
    print(
        f"{len(urls)} nodes, {given.tables} tables × {SEATS} sockets,"
        f" {load.moves / given.seconds:.0f} moves/s in all for {given.seconds:.0f} s"
    )
    print(f"  to the last of all nodes: p50 {load.within(0.5):.1f} ms, p99 {p99:.1f} ms")
    print(
        f"  processor a move: {1e6 * sum(used) / load.moves:.0f} µs at all nodes together, of one"
        f" core {', '.join(f'{100 * one / given.seconds:.0f} %' for one in used)}"
    )
    print(
        f"  errors: {len(load.errors)} {sorted(set(load.errors))[:3]};"
        f" moves not heard of: {load.lost}"
    )
    met = p99 <= P99 and not load.errors and not load.lost
    print(f"  bar: p99 ≤ {P99:.0f} ms, no errors: {'met' if met else 'NOT MET'}")
    return met


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--moves", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--tables", type=int, default=100)
    given = parser.parse_args()
    take_room()
    gc.disable()  # a pause here would be taken for one of the server's
    cores, met = os.cpu_count() or 1, []
    with ExitStack() as taken:
        data = taken.enter_context(database())
        aside()
        both = [taken.enter_context(server(data, node % cores)) for node in range(given.nodes)]

        async def moves() -> None:
            urls, pids = [url for url, _ in both], [pid for _, pid in both]
            met.append(await moves_between(urls, pids, given))

        run(moves())
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
