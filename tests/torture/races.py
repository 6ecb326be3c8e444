"""Many people at one table, who all do anything at any moment: every one of them hears the same
events with the same numbers, and in the end sees what a fold of the log gives."""

import asyncio
import random
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
from torture.launched import Launched
from torture.people import Party, Somebody, in_turn, visiting
from torture.promises import fresh, hold, same_as_log

from every_game.tables import Table

DEVICES = 2
"""Of each person who sits; each has its own socket."""
ONLOOKERS = 3
LEVELS = ("easy", "normal")


_devices = count()


class Racer(Somebody):
    """Somebody who does not wait for answers."""

    def __init__(self, chance: random.Random, table: str, token: str | None = None) -> None:
        super().__init__(chance)
        self.token = token or self.token
        self.table = table
        self.device = next(_devices)
        self.deeds = 0

    async def race(self, address: str, http: httpx.AsyncClient, until: float) -> None:
        """Do this and that until it is enough."""
        await self.come(address)
        while monotonic() < until:
            self.deeds += 1
            await self.do(address, http)
            await self._rest(self.chance.choice([0.0, 0.0, 0.005, 0.02]))

    async def do(self, address: str, http: httpx.AsyncClient) -> None:
        """One thing."""
        chance = self.chance
        legal = self.state.get("legal") or [{"do": "nothing"}]
        id = f"{self.device}-{self.deeds}"
        asks: list[tuple[str, dict[str, Any]]] = [
            ("move", {"id": id, "move": chance.choice(legal)}),
            ("move", {"id": id, "move": chance.choice(legal)}),
            ("move", {"id": id, "move": chance.choice(legal)}),
            ("undo", {"id": f"u-{id}", "after": self.number}),
            ("lend", {"seat": chance.randrange(2), "level": chance.choice(LEVELS)}),
            ("reclaim", {}),
            ("chat", {"text": f"line {self.deeds}"}),
            ("preview", {"move": chance.choice(legal)}),
            ("hint", {}),
            ("sit", {"seat": chance.randrange(3)}),
            ("stand", {}),
            ("start", {"level": "easy"}),
            ("rematch", {}),
            ("contribute", {"part": chance.randbytes(32).hex()}),
        ]
        place = chance.randrange(len(asks) + 2)
        if place < len(asks):
            do, rest = asks[place]
            await self.say(do, **rest)
        elif place == len(asks):
            name = f"N{chance.randrange(1000)}"
            answer = await http.put(f"{address}api/me", json={"name": name}, headers=self.cookie)
            hold(answer.status_code == 200, f"renamed: {answer.status_code}")
        else:
            await self.leave()
            await self.come(address, after=chance.random() < 0.8)


async def race(
    server: Launched, way: Table, chance: random.Random, seconds: float
) -> tuple[int, int]:
    """One table, from before its start; how much was done there, and how many events came of it."""
    address = server.address
    async with visiting() as http:
        seats = min(2, way.seats)
        host = Somebody(chance)
        wish = {"game": way.game, "seats": way.seats, "options": way.options}
        answer = await http.post(f"{address}api/tables", json=wish, headers=host.cookie)
        table = answer.json()["table"]
        racers = [Racer(chance, table, host.token) for _ in range(DEVICES)]
        for _ in range(seats - 1):
            token = Somebody(chance).token
            racers += [Racer(chance, table, token) for _ in range(DEVICES)]
        racers += [Racer(chance, table) for _ in range(ONLOOKERS)]
        until = monotonic() + seconds
        async with asyncio.TaskGroup() as group:
            for racer in racers:
                group.create_task(racer.race(address, http, until))
        await settled(server, way, table, racers)
    for racer in racers:
        hold("fault-busy" not in racer.faults, f"{way}: nobody is busy")
        await racer.leave()
    return sum(racer.deeds for racer in racers), racers[0].number


async def settled(server: Launched, way: Table, table: str, racers: list[Racer]) -> None:
    """When bots have done what they do by themselves, everyone sees what the log says."""
    party = Party(way, [])
    party.id = table
    for racer in racers:
        if racer.seat is not None:
            await racer.say("reclaim")  # else bots would play the game to its end
    for _ in range(200):
        for racer in racers:
            await racer.catch_up()
        log, told = fresh(server.data, table, [None, *range(way.seats)])
        if log.game is None:
            return  # nobody of them was the host when it mattered
        # A start is no event. It may have been sent on a line that is closed, and be told only now.
        seen = {(racer.number, racer.status) for racer in racers}
        if seen == {(log.history.number, log.status)} and not log.bots_to_move():
            break
        await asyncio.sleep(0.05)
    else:
        hold(False, f"{party}: it does not come to rest")
    for racer in racers:
        # By the log as it was then: what somebody sent and did not wait for may still come.
        same_as_log(log, party, racer)
        for number, event in racer.heard.items():
            hold(told[racer.seat][number - 1] == event, f"{party}: event {number} is another")


async def races(
    folder: Path, seconds: float, seed: int, tables: int = 0, say: Any = lambda _: None
) -> dict[str, object]:
    """Races at a table of every way of every game (or of so many), so many seconds each."""
    chance = random.Random(seed)
    ways = in_turn()[: tables or None]
    deeds = events = 0
    with Launched(folder / "korsi.db") as server:
        for way in ways:
            done, numbered = await race(server, way, chance, seconds)
            deeds, events = deeds + done, events + numbered
            hold(server.tell("errors") == 0, f"{way}: mishaps\n{server.journal.read_text()}")
            say(f"{way}: {deeds} deeds, {events} events")
    return {"tables": len(ways), "deeds": deeds, "events": events}
