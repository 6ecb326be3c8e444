"""Floods of every kind, and how those fare who play meanwhile.

The attackers are strangers at one address, in processes of their own; the innocent play at another,
at a pace that is fast for people. Measured is the time from their move to its `done`, and what the
server holds: memory, files. What the machine adds by itself, its disk and whatever else runs there,
others measure meanwhile, who play in the same way at a second server that nobody attacks.
"""

import asyncio
import json
import os
import random
from collections.abc import Callable
from contextlib import AbstractContextManager, AsyncExitStack, ExitStack, nullcontext
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import httpx
from server.attackers import Target, loose
from torture.launched import Launched
from torture.people import Party, Somebody, arrive, at_play, in_turn, parties, visiting
from torture.promises import hold
from torture.soak import percentile

from every_game.tables import Table
from korsi_server.settings import Limits
from server import attackers

ELSEWHERE = "127.0.0.2"
"""Another address of this machine, where it has one."""
PACE = 0.15
P99 = 100.0
"""Milliseconds: what the innocent may wait for, on a machine that is not busy otherwise."""
LIVELY = 5000.0
"""Milliseconds: longer than that nobody waits, however busy the machine is."""
GROWTH = 40 * 2**20
"""Bytes more that a server may hold during a flood than before."""
STARTING = 1.5
"""Seconds for an attacker's process to start."""
PATIENT = 0.11
"""A little longer than the limit of sockets from one address wants it (`Limits.visits`)."""


class Flood(NamedTuple):
    """An attacker, how many at a time, and what it is aimed at: the table of the innocent, a table
    of its own, a finished game, or the name of a game."""

    attack: Callable[..., None]
    count: int
    at: str = "table"
    every: float = 0.0
    """Seconds between two connections of the patient."""

    def given(self, target: Target, seconds: float) -> tuple[Any, ...]:
        """The attack, and what it has to know."""
        also = [absurdly_many_bots()] if self.attack is attackers.thinkers else []
        return self.attack, target._replace(every=self.every), self.count, seconds, *also


FLOODS = [
    Flood(attackers.half_said, 400),
    Flood(attackers.handshakes, 400),
    Flood(attackers.knocks, 20),
    Flood(attackers.spellings, 1_000_000),
    Flood(attackers.pages, 20),
    Flood(attackers.calls, 20),
    Flood(attackers.newcomers, 20),
    Flood(attackers.replays, 20, "finished"),
    Flood(attackers.absurd, 10, "game"),
    Flood(attackers.pings, 20, every=PATIENT),
    Flood(attackers.pongs, 20, every=PATIENT),
    Flood(attackers.pieces, 20, every=PATIENT),
    Flood(attackers.closes, 20, every=PATIENT),
    Flood(attackers.messages, 12, "own", PATIENT),
    Flood(attackers.onlookers, 60, every=PATIENT),
    Flood(attackers.chatter, 20, every=PATIENT),
    Flood(attackers.lenders, 12, "own", PATIENT),
    Flood(attackers.thinkers, 40, "game", 0.1),
]


class Seen(NamedTuple):
    """What was measured during one flood."""

    flood: str
    moves: int
    p50: float
    p99: float
    worst: float
    bots: float
    """Seconds that somebody waited at most for a bot, or for who else had to decide."""
    elsewhere: float
    """Milliseconds that others waited meanwhile, at a server that nobody attacks: p99."""
    before: float
    peak: float
    after: float
    """Megabytes that the server held."""
    files: int
    cpu: float
    """Share of one core that the server took."""
    load: float
    """Of the machine, in the last minute."""
    limited: int
    """How often somebody was told that it is too much."""


async def flooded(
    server: Launched,
    innocent: list[Party],
    calm: tuple[Launched, list[Party]] | None,
    name: str,
    storm: AbstractContextManager[None],
    seconds: float,
    pace: float = PACE,
) -> Seen:
    """Let something come over the tables of the innocent, and see how they fare."""
    people = [one for party in innocent for one in party.people]
    before, limits = server.memory(), sum(server.tell("figures").values())
    peak, files = before, 0

    async def watch() -> None:
        nonlocal peak, files
        while True:
            peak, files = max(peak, server.memory()), max(files, server.files())
            await asyncio.sleep(0.2)

    async with AsyncExitStack() as playing:
        if calm is not None:
            await playing.enter_async_context(at_play(calm[0].address, calm[1], pace))
        await playing.enter_async_context(at_play(server.address, innocent, pace))
        playing.enter_context(storm)
        await asyncio.sleep(STARTING)
        others = [] if calm is None else [one for party in calm[1] for one in party.people]
        for one in (*people, *others):
            one.took.clear()
            one.waited.clear()
        watching = asyncio.create_task(watch())
        used, begun = server.used(), monotonic()
        await asyncio.sleep(seconds)
        cpu = (server.used() - used) / (monotonic() - begun)
        watching.cancel()
        took = [seconds for one in people for seconds in one.took]
        waited = max((seconds for one in people for seconds in one.waited), default=0.0)
        elsewhere = [seconds for one in others for seconds in one.took]
    hold(took, "the innocent have not moved at all")
    hold(server.tell("errors") == 0, "mishaps")
    await asyncio.sleep(0.3)
    return Seen(
        name,
        len(took),
        percentile(took, 50),
        percentile(took, 99),
        percentile(took, 100),
        round(waited, 1),
        percentile(elsewhere, 99) if elsewhere else 0.0,
        round(before / 2**20, 1),
        round(peak / 2**20, 1),
        round(server.memory() / 2**20, 1),
        files,
        round(cpu, 2),
        round(os.getloadavg()[0], 1),
        sum(server.tell("figures").values()) - limits,
    )


async def floods(
    folder: Path,
    seconds: float,
    seed: int,
    tables: int = 6,
    at_once: bool = False,
    say: Any = lambda _: None,
) -> list[Seen]:
    """One flood after the other, or all at once, over the same house, which has the limits that it
    has in earnest."""
    chance = random.Random(seed)
    innocent = parties(tables, chance, home=ELSEWHERE)
    seen: list[Seen] = []
    how = {"pause": (0.1, 0.3), "limits": Limits()}
    with ExitStack() as servers:
        server = servers.enter_context(Launched(folder / "korsi.db", **how))
        await arrive(server.address, innocent)
        async with visiting(ELSEWHERE) as http:
            finished = await finished_game(http, server.address, chance)
            own = await own_table(http, server.address)
        url = httpx.URL(server.address)
        storms: list[tuple[Any, ...]] = []
        for number, flood in enumerate(FLOODS):
            eve = Target(url.host, url.port or 0, "", "e" * 22, f"127.0.3.{number + 1}")
            aims = {
                "table": eve._replace(table=innocent[0].id),
                "own": eve._replace(table=own[0], token=own[1]),
                "finished": eve._replace(table=finished),
                "game": eve._replace(table=longest_way().game),
            }
            storms.append(flood.given(aims[flood.at], seconds + 2 * STARTING))
        if at_once:
            all_of_them = loose(attackers.storm, storms)
            return [await flooded(server, innocent, None, "all at once", all_of_them, seconds)]
        calm = (servers.enter_context(Launched(folder / "calm.db", **how)), parties(tables, chance))
        await arrive(calm[0].address, calm[1])
        seen.append(await flooded(server, innocent, calm, "none", nullcontext(), seconds))
        for attack, *given in storms:
            say(seen[-1])
            storm = loose(attack, *given)
            seen.append(await flooded(server, innocent, calm, attack.__name__, storm, seconds))
    return seen


def longest_way() -> Table:
    """The way of playing with the most seats."""
    return max(in_turn(), key=lambda way: way.seats)


def absurdly_many_bots() -> str:
    """What somebody wishes for who wants all bots to think at once."""
    way = longest_way()
    wish = {"game": way.game, "seats": way.seats, "options": way.options, "bots": "expert"}
    return json.dumps(wish)


async def finished_game(http: httpx.AsyncClient, address: str, chance: random.Random) -> str:
    """A game that was played to its end, the longest of the tables of two that are tested."""
    party = Party(longest_of_two(), [Somebody(chance, ELSEWHERE), Somebody(chance, ELSEWHERE)])
    await party.begin(http, address)
    async with asyncio.TaskGroup() as group:
        for one in party.people:
            group.create_task(one.play(0.05))
    for one in party.people:
        await one.leave()
    return party.id


def longest_of_two() -> Table:
    """A way of playing for two that comes to its end soon enough."""
    return next(way for way in in_turn() if way.seats == 2 and way.game == longest_way().game)


async def own_table(http: httpx.AsyncClient, address: str) -> tuple[str, str]:
    """A table of the attacker, with a bot; and the cookie."""
    way, token = longest_of_two(), "o" * 22
    wish = {"game": way.game, "seats": 2, "options": way.options, "bots": "easy"}
    cookie = {"cookie": f"korsi={token}"}
    answer = await http.post(f"{address}api/tables", json=wish, headers=cookie)
    return answer.json()["table"], token


def lives(seen: Seen) -> None:
    """What holds on any machine: the innocent are served, and nothing piles up."""
    hold(seen.worst <= LIVELY, f"{seen.flood}: somebody waited for {seen.worst} ms")
    hold((seen.peak - seen.before) * 2**20 <= GROWTH, f"{seen.flood}: {seen.peak} MB")


def table(seen: list[Seen]) -> str:
    """For a page of the docs."""
    rows = [
        f"| {one.flood} | {one.moves} | {one.p50} | {one.p99} | {one.worst} | {one.bots} |"
        f" {one.before} → {one.peak} → {one.after} | {one.files} | {100 * one.cpu:.0f} % |"
        f" {one.limited} | {one.elsewhere} |\n"
        for one in seen
    ]
    head = (
        "| flood | moves | p50 ms | p99 ms | worst ms | others s | MB before → peak → after |"
        " files | core | sent away | elsewhere p99 ms |\n"
    )
    return "".join([head, "|---" * 11 + "|\n", *rows])
