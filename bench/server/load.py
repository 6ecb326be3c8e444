"""People at tables who move as often as they are told to, and what they see of it.

As light as can be: it runs beside what it measures. Of a frame only what a next move needs is read,
and a move is a piece of the frame that offered it.
"""

import asyncio
import json
import random
import time
from collections.abc import Callable

import httpx
import msgspec
from line import Line, call

SEATS = 4
TICK = 0.001
LOOK = 0.1


class Seen(msgspec.Struct):
    """What the load needs of a view."""

    acting: list[int]


class Heard(msgspec.Struct):
    """What the load needs of a frame."""

    say: str
    first: int = 0
    number: int = 0
    events: list[msgspec.Raw] = []
    legal: list[msgspec.Raw] = []
    why: str = ""
    view: Seen | None = None


decode = msgspec.json.Decoder(Heard).decode


class Place:
    """A table under load."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.legal: list[list[msgspec.Raw]] = [[] for _ in range(SEATS)]
        self.number = [0] * SEATS
        self.acting: list[int] = []
        self.begun = 0.0
        """When the move that is under way was sent; 0 if there is none."""
        self.ends = 0
        """The number of its last event, once that is known: it is over when all have heard it."""


class Load:
    """All tables, and what was measured."""

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.where: dict[Line, tuple[Place, int]] = {}
        self.times: list[float] = []
        self.errors: list[str] = []
        self.moves = 0
        self.bytes = 0
        self.costs: list[float] = []
        """Microseconds of the server's processor a move, in each moment."""

    def hear(self, line: Line, payload: bytes) -> None:
        now = time.perf_counter()
        self.bytes += len(payload)
        heard = decode(payload)
        if heard.say in ("fault", "refused"):
            self.errors.append(heard.why)
        if heard.say not in ("events", "welcome", "done") or line not in self.where:
            return
        place, seat = self.where[line]
        if heard.say == "done":
            place.ends = heard.number
        else:
            place.legal[seat] = heard.legal
            if heard.view is not None:
                place.acting = heard.view.acting
            if heard.events:
                if heard.first != place.number[seat] + 1:
                    self.errors.append(f"gap: {place.number[seat]} then {heard.first}")
                place.number[seat] = heard.first + len(heard.events) - 1
        if place.ends and min(place.number) >= place.ends:
            self.times.append(now - place.begun)
            place.begun = place.ends = 0

    def move(self, chance: random.Random) -> None:
        for _ in range(50):
            place = self.places[int(chance.random() * len(self.places))]
            if place.acting and not place.begun:
                break
        else:
            return
        seat = chance.choice(place.acting)
        self.moves += 1
        move = bytes(chance.choice(place.legal[seat]))
        place.begun = time.perf_counter()
        place.lines[seat].say(b'{"do":"move","id":"%d","move":%s}' % (self.moves, move))

    async def play(self, rate: float, seconds: float) -> None:
        """So many moves a second, at moments that chance chooses."""
        chance = random.Random(1)
        begun = due = time.perf_counter()
        while due - begun < seconds:
            now = time.perf_counter()
            while due <= now:
                self.move(chance)
                due += chance.expovariate(rate)
            await asyncio.sleep(max(TICK, due - time.perf_counter()))

    async def watch(self, used: Callable[[], float]) -> None:
        """Look now and then at what the server has used, until cancelled."""
        last, heard = used(), len(self.times)
        while True:
            await asyncio.sleep(LOOK)
            now, told = used(), len(self.times)
            if told - heard >= 20:
                self.costs.append(1e6 * (now - last) / (told - heard))
                last, heard = now, told

    def cost(self, share: float) -> float:
        """Microseconds of processor a move in this share of the moments: the first tenth of them is
        what it costs where hardly anybody else is at work."""
        costs = sorted(self.costs)
        return costs[int(len(costs) * share)] if costs else 0.0

    def within(self, share: float) -> float:
        """Milliseconds after which this share of the moves was heard of by all."""
        times = sorted(self.times)
        return 1000 * times[min(len(times) - 1, int(len(times) * share))]

    @property
    def lost(self) -> int:
        """Moves that not everybody has heard of."""
        return self.moves - len(self.times)


def token(number: int) -> str:
    return f"{number:022d}"


async def made(http: httpx.AsyncClient, guest: int) -> str:
    wish = {"game": "six-nimmt", "seats": SEATS, "options": {"target": 500}}
    # A connection of its own: on a busy machine the last may be kept for too long to be used again.
    headers = {"cookie": f"korsi={token(guest)}", "connection": "close"}
    answer = await http.post("/api/tables", json=wish, headers=headers)
    return answer.json()["table"]


async def seated(load: Load, urls: list[httpx.URL], tables: int, first: int = 0) -> None:
    """Four people at each of so many tables, each by another of the servers; all have begun. The
    `first` of them is the guest of this number."""
    places: list[Place] = []
    async with httpx.AsyncClient(base_url=urls[0]) as http:
        for table in range(tables):
            guest = first + SEATS * table
            id = await made(http, guest)
            place = Place()
            places.append(place)
            for seat in range(SEATS):
                url = urls[seat % len(urls)]
                line = await call(url.host, url.port, f"/ws/{id}", token(guest + seat), load.hear)
                place.lines.append(line)
                load.where[line] = (place, seat)
                if seat:
                    line.say(json.dumps({"do": "sit", "seat": seat}).encode())
    await asyncio.sleep(1)
    for place in places:
        place.lines[0].say(b'{"do":"start"}')
    load.places += places
    for _ in range(100):
        await asyncio.sleep(0.1)
        if all(all(place.legal) for place in places):
            return
    raise SystemExit("not all tables have begun")
