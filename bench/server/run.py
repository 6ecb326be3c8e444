"""The load on one server: `python bench/server/run.py [--seconds N] [--moves N] [--idle N]`.

200 tables of four people, all on sockets of their own, make 500 moves a second; measured is the
time from a move's frame leaving this process to the last of the four frames that tell of it
arriving here: that includes the way there and back. Every move is in the file, synced, before it
is told. Then 5,000 sockets that do nothing: how much memory one of them holds.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
from line import Line, call

from korsi_server.server import take_room

TABLES, SEATS = 200, 4
AT_ONCE = 20
P99, IDLE_KIB = 25.0, 25.0
HERE = Path(__file__).parent


class Heard(msgspec.Struct):
    """What the load needs of a frame."""

    say: str
    first: int = 0
    events: list[msgspec.Raw] = []
    legal: list[dict[str, object]] = []
    why: str = ""
    view: dict[str, object] | None = None


decode = msgspec.json.Decoder(Heard).decode


class Place:
    """A table under load."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.legal: list[list[dict[str, object]]] = [[] for _ in range(SEATS)]
        self.number = [0] * SEATS
        self.acting: list[int] = []
        self.asked: dict[int, float] = {}
        """Seats whose move is under way, and when it was sent."""
        self.sent: dict[int, tuple[float, int]] = {}
        """Events that not all have heard yet: by first number, when and how many have."""


class Load:
    """All tables, and what was measured."""

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.where: dict[Line, tuple[Place, int]] = {}
        self.times: list[float] = []
        self.errors: list[str] = []
        self.moves = 0

    def hear(self, line: Line, payload: bytes) -> None:
        now = time.perf_counter()
        heard = decode(payload)
        if heard.say in ("fault", "refused"):
            self.errors.append(heard.why)
        if heard.say not in ("events", "welcome") or line not in self.where:
            return
        place, seat = self.where[line]
        place.legal[seat] = heard.legal
        if heard.say == "welcome" or not heard.events:
            if heard.view is not None:
                place.acting = heard.view["acting"]  # type: ignore[assignment]
            return
        if heard.first != place.number[seat] + 1:
            self.errors.append(f"gap: {place.number[seat]} then {heard.first}")
        place.number[seat] = heard.first + len(heard.events) - 1
        begun, count = place.sent.get(heard.first, (0.0, 0))
        if not count:
            # The first to hear of it: whose move it was stands in the first event.
            mover = json.loads(bytes(heard.events[0]))["seat"]
            begun = place.asked.pop(mover, now)
        if count + 1 < SEATS:
            place.sent[heard.first] = (begun, count + 1)
            return
        place.sent.pop(heard.first, None)
        place.acting = heard.view["acting"]  # type: ignore[assignment, index]
        self.times.append(now - begun)

    def move(self, chance: random.Random) -> None:
        for _ in range(50):
            place = chance.choice(self.places)
            seats = [seat for seat in place.acting if seat not in place.asked]
            if seats and not place.sent:
                break
        else:
            return
        seat = chance.choice(seats)
        legal = chance.choice(place.legal[seat])
        self.moves += 1
        ask = json.dumps({"do": "move", "id": str(self.moves), "move": legal}).encode()
        place.asked[seat] = time.perf_counter()
        place.lines[seat].say(ask)


@contextmanager
def server():
    """A server in a process of its own, on a core of its own."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, HERE / "serve.py", f"{folder}/korsi.db", "0"],
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


def token(number: int) -> str:
    return f"{number:022d}"


async def made(http: httpx.AsyncClient, guest: int) -> str:
    wish = {"game": "six-nimmt", "seats": SEATS, "options": {"target": 500}}
    cookies = {"cookie": f"korsi={token(guest)}"}
    return (await http.post("/api/tables", json=wish, headers=cookies)).json()["table"]


async def moves_a_second(url: httpx.URL, pid: int, rate: int, seconds: float) -> bool:
    load = Load()
    async with httpx.AsyncClient(base_url=url) as http:
        for table in range(TABLES):
            id = await made(http, SEATS * table)
            place = Place()
            load.places.append(place)
            for seat in range(SEATS):
                line = await call(
                    url.host, url.port, f"/ws/{id}", token(SEATS * table + seat), load.hear
                )
                place.lines.append(line)
                load.where[line] = (place, seat)
                if seat:
                    line.say(json.dumps({"do": "sit", "seat": seat}).encode())
        await asyncio.sleep(0.5)
        for place in load.places:
            place.lines[0].say(b'{"do":"start"}')
        await asyncio.sleep(1)
        chance = random.Random(1)
        noise = subprocess.Popen(
            [sys.executable, HERE / "noise.py", str(seconds)], stdout=subprocess.PIPE, text=True
        )
        used = cpu(pid)
        begun = due = time.perf_counter()
        while due - begun < seconds:
            due += chance.expovariate(rate)
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            load.move(chance)
        used = cpu(pid) - used
        await asyncio.sleep(1)
        append = (await http.get("/metrics")).text
    times = sorted(load.times)
    p50, p99 = (1000 * times[int(len(times) * part)] for part in (0.5, 0.99))
    lost = load.moves - len(times)
    print(
        f"{TABLES} tables × {SEATS} sockets, {load.moves / seconds:.0f} moves/s for {seconds:.0f} s"
    )
    print(
        f"  frame in to last frame out: p50 {p50:.1f} ms, p99 {p99:.1f} ms,"
        f" worst {1000 * times[-1]:.1f} ms"
    )
    late = noise.communicate()[0].split()
    print(
        f"  meanwhile a process that only sleeps woke up late: p99 {late[0]} ms, worst {late[1]} ms"
    )
    print(f"  server: {100 * used / seconds:.0f} % of one core")
    print(
        f"  errors: {len(load.errors)} {sorted(set(load.errors))[:3]}; moves not heard of: {lost}"
    )
    mean = [line for line in append.splitlines() if line.startswith("korsi_append_seconds_")]
    total, count = (float(line.split()[-1]) for line in mean[-2:])
    print(f"  an append, durable: {1000 * total / count:.1f} ms on average")
    return verdict(f"p99 ≤ {P99:.0f} ms, no errors", p99 <= P99 and not load.errors and not lost)


async def idle(url: httpx.URL, pid: int, sockets: int) -> bool:
    async with httpx.AsyncClient(base_url=url) as http:
        ids: list[str] = []
        for start in range(0, sockets // SEATS, AT_ONCE):
            guests = range(start, min(start + AT_ONCE, sockets // SEATS))
            ids += await asyncio.gather(*(made(http, SEATS * guest) for guest in guests))
    lines: list[Line] = []

    async def open_all(part: list[str]) -> None:
        for start in range(0, len(part), AT_ONCE):
            lines.extend(
                await asyncio.gather(
                    *(
                        call(url.host, url.port, f"/ws/{id}", token(guest), nothing)
                        for id in part[start : start + AT_ONCE]
                        for guest in range(SEATS)
                    )
                )
            )

    warm = len(ids) // 10
    await open_all(ids[:warm])
    await asyncio.sleep(1)
    before, first = memory(pid), len(lines)
    await open_all(ids[warm:])
    await asyncio.sleep(2)
    each = (memory(pid) - before) / (len(lines) - first) / 1024
    alive = sum(line.open and not line.lost for line in lines)
    print(f"{alive} idle sockets: {each:.1f} KiB each (server: {memory(pid) / 2**20:.0f} MiB)")
    return verdict(f"≤ {IDLE_KIB:.0f} KiB each", each <= IDLE_KIB and alive == len(lines))


def nothing(line: Line, payload: bytes) -> None:
    """Idle sockets don't care."""


def verdict(bar: str, met: bool) -> bool:
    print(f"  bar: {bar}: {'met' if met else 'NOT MET'}")
    return met


def memory(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--moves", type=int, default=500)
    parser.add_argument("--idle", type=int, default=5000)
    given = parser.parse_args()
    take_room()
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, set(range(1, os.cpu_count() or 1)))
    gc.disable()  # a pause here would be taken for one of the server's
    met = True
    if given.moves:
        with server() as (url, pid):
            met &= asyncio.run(moves_a_second(url, pid, given.moves, given.seconds))
    if given.idle:
        with server() as (url, pid):
            met &= asyncio.run(idle(url, pid, given.idle))
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
