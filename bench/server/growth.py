"""How cost grows with moves and nodes, and what a model makes of it: `python bench/server/growth.py
[--seconds N]`.

Servers that share one PostgreSQL are given more and more moves a second, first one of them, then
several, where the four people of a table come by the same server, and where they come by different
ones. Processor time of the servers and of the database is counted and fitted by least squares: so
much a move, so much for every further server that tells of it, so much a transaction (the more
moves a second, the more of them are in one). Then notices, which all servers send and hear, by how
many servers there are. Last comes what the model says of crowds that no machine here could hold.
"""

import argparse
import asyncio
import gc
import os
import time
from contextlib import ExitStack
from math import ceil
from pathlib import Path
from typing import NamedTuple

import asyncpg
import httpx
import numpy as np
from load import SEATS, Load, seated
from machine import aside, cpu, database, server

from korsi_server.nodes.hints import CHANNEL, notify
from korsi_server.server import run, take_room

TABLES = 120
RUNS = [  # nodes, nodes that the people of one table come by, moves a second in all
    *((1, 1, rate) for rate in (250, 500, 1000, 1500, 2000, 2500)),
    *((2, 1, rate) for rate in (500, 1000, 1500)),
    *((2, 2, rate) for rate in (250, 500, 750)),
    *((3, 1, rate) for rate in (500, 1000)),
    *((3, 3, rate) for rate in (250, 500)),
    *((4, 1, rate) for rate in (500, 1000)),
    (4, 4, 250),
]
NODES = [2, 4, 8, 16]
EVERY = 0.004
"""Seconds between two notices of one node, one on its way at a time."""
DECIDES = 15.0
"""Seconds after which somebody who plays decides, on average: assumed."""
FULL = 0.5
"""The share of a core that is planned with."""
IDLE = 16.1 * 1024
"""Bytes of memory a socket: `run.py --moves 0 --idle 10000`."""
CROWDS = [1_000, 10_000, 100_000, 1_000_000]


class Cost(NamedTuple):
    """What one run took."""

    nodes: int
    by: int
    moves: float
    """A second."""
    commits: float
    """Likewise: transactions of any kind."""
    servers: float
    """Seconds of processor a second, of all of them."""
    base: float
    """The same of the database."""
    bytes: float
    """A move."""
    p99: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8, help="of each run")
    given = parser.parse_args()
    take_room()
    gc.disable()  # a pause here would be taken for one of the servers'
    costs = [measured(*wish, seconds=given.seconds) for wish in RUNS]
    servers = fitted("servers", costs, [cost.servers for cost in costs])
    base = fitted("database", costs, [cost.base for cost in costs])
    notices = notices_by_nodes(given.seconds)
    told(servers, base, notices, costs)


def measured(nodes: int, by: int, rate: int, *, seconds: float) -> Cost:
    """So many moves a second at so many nodes, from the first to the last of them."""
    load = Load()
    cores = os.cpu_count() or 1
    with ExitStack() as taken:
        data = taken.enter_context(database())
        aside()
        servers = [taken.enter_context(server(data, node % cores)) for node in range(nodes)]
        used: list[float] = []

        def taken_by(processes: list[int]) -> tuple[float, float]:
            return sum(cpu(pid) for _, pid in servers), sum(map(cpu, processes))

        async def moves() -> None:
            urls = [url for url, _ in servers]
            groups = [urls] if by > 1 else [[url] for url in urls]
            await in_groups(load, groups)
            load.bytes = 0
            processes = await postgres(data)
            used.extend((*taken_by(processes), await committed(data)))
            await load.play(rate, seconds)
            used.extend((*taken_by(processes), await committed(data)))

        run(moves())
    cost = Cost(
        nodes,
        by,
        load.moves / seconds,
        (used[5] - used[2]) / seconds,
        (used[3] - used[0]) / seconds,
        (used[4] - used[1]) / seconds,
        load.bytes / load.moves,
        load.within(0.99),
    )
    print(
        f"{nodes} nodes, a table's people by {by}: {cost.moves:.0f} moves/s, p99 {cost.p99:.1f} ms;"
        f" {cost.commits:.0f} transactions/s;"
        f" a move: servers {1e6 * cost.servers / cost.moves:.0f} µs,"
        f" database {1e6 * cost.base / cost.moves:.0f} µs, {cost.bytes:.0f} bytes out;"
        f" errors {len(load.errors)}, not heard of {load.lost}",
        flush=True,
    )
    return cost


async def in_groups(load: Load, groups: list[list[httpx.URL]]) -> None:
    """The tables, shared out among groups of servers; those of one table come by one group."""
    for group, urls in enumerate(groups):
        await seated(load, urls, TABLES // len(groups), group * TABLES * SEATS)


async def committed(data: str) -> int:
    """Transactions so far; the database counts a second late."""
    await asyncio.sleep(1)
    connection = await asyncpg.connect(data)
    counted = await connection.fetchval(
        "select xact_commit from pg_stat_database where datname = current_database()"
    )
    await connection.close()
    return int(counted)


async def postgres(data: str) -> list[int]:
    """The processes of a database: whoever started the one that answers, and all that it did."""
    connection = await asyncpg.connect(data)
    one = await connection.fetchval("select pg_backend_pid()")
    await connection.close()
    first = parent(one)
    return [first, *(pid for pid in pids() if parent(pid) == first and pid != one)]


def pids() -> list[int]:
    return [int(name.name) for name in Path("/proc").iterdir() if name.name.isdigit()]


def parent(pid: int) -> int:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return 0
    return int(stat.rpartition(")")[2].split()[1])


def fitted(name: str, costs: list[Cost], seconds: list[float]) -> tuple[float, float, float]:
    """Microseconds a move, for each further node that tells of it, and a transaction; and how far
    that is from what was measured."""
    rows = np.array([[one.moves, one.moves * (one.by - 1), one.commits] for one in costs])
    found, *_ = np.linalg.lstsq(rows, np.array(seconds), rcond=None)
    off = np.abs(rows @ found - seconds) / seconds
    move, further, commit = 1e6 * found
    print(
        f"{name}: {move:.0f} µs a move + {further:.0f} µs for each further node that tells of it"
        f" + {commit:.0f} µs a transaction"
        f" (off by {100 * np.median(off):.0f} % in the median, {100 * off.max():.0f} % at most)"
    )
    return move, further, commit


def notices_by_nodes(seconds: float) -> tuple[float, float]:
    """What a notice costs the database: so much, and so much for each that hears it, in µs."""
    rows, took = [], []
    for nodes in NODES:
        with database() as data:
            aside()
            sent, used = asyncio.run(notices(data, nodes, seconds))
        print(f"{nodes} nodes: {sent / seconds:.0f} notices/s, {1e6 * used / sent:.0f} µs each")
        rows.append([1, nodes])
        took.append(1e6 * used / sent)
    found, *_ = np.linalg.lstsq(np.array(rows), np.array(took), rcond=None)
    print(f"a notice: {found[0]:.0f} µs + {found[1]:.1f} µs for each node that hears it")
    return float(found[0]), float(found[1])


async def notices(data: str, nodes: int, seconds: float) -> tuple[int, float]:
    """As many as each node sends at most, for a while; and the database's processor time."""
    connections = [await asyncpg.connect(data) for _ in range(nodes)]
    for connection in connections:
        await connection.add_listener(CHANNEL, lambda *_: None)
    processes = await postgres(data)
    before, begun = sum(map(cpu, processes)), time.perf_counter()

    async def send(connection: asyncpg.Connection) -> int:
        sent = 0
        while time.perf_counter() - begun < seconds:
            await notify(connection, "node " + " ".join(["abcdefgh:123"] * 5))
            sent += 1
            await asyncio.sleep(EVERY)
        return sent

    sent = sum(await asyncio.gather(*map(send, connections)))
    used = sum(map(cpu, processes)) - before
    for connection in connections:
        await connection.close()
    return sent, used


def told(
    servers: tuple[float, float, float],
    base: tuple[float, float, float],
    notices: tuple[float, float],
    costs: list[Cost],
) -> None:
    """What it comes to where the people of a table come by one node, as a proxy can arrange it."""
    busiest = max(costs, key=lambda cost: cost.moves / cost.nodes)
    together = busiest.moves / busiest.commits
    """Moves in one transaction, at a busy node."""
    move = servers[0] + servers[2] / together
    rate = FULL * 1e6 / move
    print(
        f"a busy node: {together:.1f} moves a transaction, so {move:.0f} µs a move at the node and"
        f" {base[0] + base[2] / together:.0f} µs at the database; {rate:.0f} moves/s fill"
        f" {100 * FULL:.0f} % of its core"
    )
    print("people at once | moves/s | nodes | sockets | out | database: appends, notices")
    for people in CROWDS:
        moves = people / DECIDES
        nodes = ceil(moves / rate)
        appends = moves * (base[0] + base[2] / together) / 1e6
        out = moves * busiest.bytes / 1e6
        print(
            f"{people:,} | {moves:,.0f} | {nodes} | {people * IDLE / 2**20:,.0f} MiB"
            f" | {out:.1f} MB/s | {appends:.2f} and {hinting(nodes, moves, notices):.2f} cores"
        )
    wall = next(many for many in range(2, 1000) if hinting(many, many * rate, notices) > 1)
    people = wall * rate * DECIDES
    print(f"notices alone fill a core of the database at {wall} nodes: {people:,.0f} people")


def hinting(nodes: int, moves: float, notices: tuple[float, float]) -> float:
    """Cores of the database for notices: every node hears those of all."""
    if nodes == 1:
        return 0.0
    sent = min(nodes / EVERY, moves)
    return sent * (notices[0] + notices[1] * nodes) / 1e6


if __name__ == "__main__":
    main()
