"""The load on one server: `python bench/server/run.py [--moves N] [--seconds N] [--idle N]
[--postgres] [--resting N]`.

200 tables of four people, all on sockets of their own, make so many moves a second; measured is the
time from a move's frame leaving this process to the last of the four frames that tell of it
arriving here: that includes the way there and back. Every move is in the file or the database,
synced, before it is told. Then sockets that do nothing: how much memory one of them holds.

The server has the first core to itself as far as the machine allows it; the load and the database
have the others. What a move costs the server's processor says more than how long it took, wherever
others are at work.
"""

import argparse
import asyncio
import gc
import subprocess
import sys
import time
from contextlib import ExitStack

import httpx
from line import Line, call
from load import SEATS, Load, made, seated, token
from machine import HERE, aside, cpu, database, memory, server
from resting import rest

from korsi_server.server import run, take_room

TABLES = 200
AT_ONCE = 20
P99, IDLE_KIB = 25.0, 25.0


async def moves_a_second(url: httpx.URL, pid: int, rate: int, seconds: float) -> bool:
    load = Load()
    await seated(load, [url], TABLES)
    noise = subprocess.Popen(
        [sys.executable, HERE / "noise.py", str(seconds)], stdout=subprocess.PIPE, text=True
    )
    used, own = cpu(pid), time.process_time()
    watching = asyncio.create_task(load.watch(lambda: cpu(pid)))
    await load.play(rate, seconds)
    watching.cancel()
    used, own = cpu(pid) - used, time.process_time() - own
    await asyncio.sleep(1)
    async with httpx.AsyncClient(base_url=url) as http:
        append = (await http.get("/metrics")).text
    p99 = load.within(0.99)
    print(
        f"{TABLES} tables × {SEATS} sockets, {load.moves / seconds:.0f} moves/s for {seconds:.0f} s"
    )
    print(
        f"  frame in to last frame out: p50 {load.within(0.5):.1f} ms, p99 {p99:.1f} ms,"
        f" worst {load.within(1):.1f} ms"
    )
    late = noise.communicate()[0].split()
    print(
        f"  meanwhile a process that only sleeps woke up late: p99 {late[0]} ms, worst {late[1]} ms"
    )
    print(
        f"  server: {1e6 * used / load.moves:.0f} µs of processor a move"
        f" ({load.cost(0.1):.0f} in the quietest tenth of moments),"
        f" {100 * used / seconds:.0f} % of one core; the load itself {100 * own / seconds:.0f} %"
    )
    print(
        f"  errors: {len(load.errors)} {sorted(set(load.errors))[:3]};"
        f" moves not heard of: {load.lost}"
    )
    mean = [line for line in append.splitlines() if line.startswith("korsi_append_seconds_")]
    total, count = (float(line.split()[-1]) for line in mean[-2:])
    print(f"  an append, durable: {1000 * total / count:.1f} ms on average")
    sound = not load.errors and not load.lost
    return verdict(f"p99 ≤ {P99:.0f} ms, no errors", p99 <= P99 and sound)


async def idle(url: httpx.URL, pid: int, sockets: int) -> bool:
    empty = memory(pid)
    async with httpx.AsyncClient(base_url=url) as http:
        ids: list[str] = []
        for start in range(0, sockets // SEATS, AT_ONCE):
            guests = range(start, min(start + AT_ONCE, sockets // SEATS))
            ids += await asyncio.gather(*(made(http, SEATS * guest) for guest in guests))
    lines: list[Line] = []
    for start in range(0, len(ids), AT_ONCE):
        lines += await asyncio.gather(
            *(
                # From several addresses: one has no more than 28,000 ports for one server.
                call(url.host, url.port, f"/ws/{id}", token(guest), nothing, f"127.0.0.{2 + guest}")
                for id in ids[start : start + AT_ONCE]
                for guest in range(SEATS)
            )
        )
    await asyncio.sleep(2)
    full = memory(pid)
    each = (full - empty) / len(lines) / 1024
    alive = sum(line.open and not line.lost for line in lines)
    print(f"{alive} idle sockets: {each:.1f} KiB each (server: {full / 2**20:.0f} MiB in all)")
    return verdict(f"≤ {IDLE_KIB:.0f} KiB each", each <= IDLE_KIB and alive == len(lines))


def nothing(line: Line, payload: bytes) -> None:
    """Idle sockets don't care."""


def verdict(bar: str, met: bool) -> bool:
    print(f"  bar: {bar}: {'met' if met else 'NOT MET'}")
    return met


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--moves", type=int, default=500)
    parser.add_argument("--idle", type=int, default=5000)
    parser.add_argument("--postgres", action="store_true", help="a database instead of a file")
    parser.add_argument("--resting", type=int, default=0, help="tables that are in the store too")
    given = parser.parse_args()
    take_room()
    aside()
    gc.disable()  # a pause here would be taken for one of the server's
    met: list[bool] = []
    with ExitStack() as taken:
        if given.moves:
            data = taken.enter_context(database()) if given.postgres else None
            with rest(data, given.resting) as data, server(data) as (url, pid):

                async def moves() -> None:
                    met.append(await moves_a_second(url, pid, given.moves, given.seconds))

                run(moves())
        if given.idle:
            with server() as (url, pid):

                async def sockets() -> None:
                    met.append(await idle(url, pid, given.idle))

                run(sockets())
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
