"""kill -9, at random moments under load and at every step of a move's way.

Promised: what was acknowledged is there, once; what was not is there wholly or not at all, and sent
again it counts once; what was told stays as it was told; every table goes on.
"""

import asyncio
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic

from server.house import PATIENCE
from torture.launched import Launched, Place
from torture.people import LOST, Party, Somebody, arrive, at_play, parties, suppress_lost, visiting
from torture.promises import check, compared, fresh, hold, same_as_fresh

from every_game.tables import TABLES

Say = Callable[[str], None]
SLOW_BOTS = {"pause": (600, 600)}
"""While somebody compares."""


async def under_load(
    folder: Path, kills: int, tables: int, seed: int, say: Say = lambda _: None, until: float = 0.0
) -> dict[str, object]:
    """Kill a server full of people and bots at random moments, so often or until that moment."""
    chance = random.Random(seed)
    data = folder / "korsi.db"
    all_of_them = parties(tables, chance)
    people = [one for party in all_of_them for one in party.people]
    done = starting = 0
    while done < kills and (not until or monotonic() < until):
        if done and chance.random() < 0.3:
            Launched.cut_short(data, chance.uniform(0.0, 0.25))  # while it starts
            starting += 1
        with Launched(data) as server:
            await arrive(server.address, all_of_them)
            with suppress_lost():
                async with at_play(server.address, all_of_them):
                    await asyncio.sleep(chance.uniform(0.0, 0.8))
                    server.kill()
                    await asyncio.sleep(0.2)
        done += 1
        if done % 10 == 0:
            say(f"{done} kills, {sum(len(one.took) for one in people)} moves acknowledged")
    sound(data)
    with Launched(data, **SLOW_BOTS) as server:
        promised = await compared(server.address, data, all_of_them)
        errors = server.tell("errors")
    hold(errors == 0, f"{errors} mishaps")
    return {
        "kills": done,
        "and while it starts": starting,
        "tables": tables,
        "games": len({party.way.game for party in all_of_them}),
        "moves acknowledged": sum(len(one.took) for one in people),
        "compared": promised,
    }


def sound(data: Path) -> None:
    """The file is whole."""
    with closing(sqlite3.connect(data)) as file:
        hold(file.execute("pragma integrity_check").fetchone() == ("ok",), "the file is whole")


# ── At every step ────────────────────────────────────────────────────────────────────────────────


async def prepared(folder: Path, party: Party, moves: int | None) -> Path:
    """A table after so many moves, or before its last, in a file that can be copied."""
    data = folder / "prepared.db"
    async with visiting() as http:
        with Launched(data, workers=0) as server:
            await party.begin(http, server.address)
            while moves is None or moves > 0:
                mover = await next_mover(party)
                if moves is None and last_move(data, party, mover) is not None:
                    break
                await mover.move()
                await mover.hear("done")
                moves = None if moves is None else moves - 1
            for one in party.people:
                await one.catch_up()
                await one.leave()
    with closing(sqlite3.connect(data)) as file:  # what is in the write-ahead log goes along
        file.execute("pragma wal_checkpoint(truncate)")
    return data


async def next_mover(party: Party) -> Somebody:
    """Who has to decide now; all have heard all."""
    for one in party.people:
        await one.catch_up()
    return next(one for one in party.people if one.to_move)


def last_move(data: Path, party: Party, mover: Somebody) -> dict[str, object] | None:
    """A move that ends the game, if there is one."""
    log, _ = fresh(data, party.id, [])
    assert log.game is not None
    assert mover.seat is not None
    for move in log.game.legal(mover.seat):
        trial = log.game.copy()
        trial.play(mover.seat, move)
        if trial.over:
            return move
    return None


class Way:
    """One move at one table, from frame to answer, as often as one likes."""

    def __init__(self, folder: Path, chance: random.Random, last: bool = False) -> None:
        # Two people and no bot, so that nothing happens but this move.
        table = next(one for one in TABLES if one.seats == 2)
        self.folder = folder
        self.last = last
        self.party = Party(table, [Somebody(chance), Somebody(chance)])
        self.times = 0
        self.passed: list[Place] = []

    async def prepare(self) -> None:
        self.data = await prepared(self.folder, self.party, None if self.last else 3)
        mover = next(one for one in self.party.people if one.to_move)
        self.mover = self.party.people.index(mover)
        legal = mover.state["legal"][0]
        self.move = last_move(self.data, self.party, mover) if self.last else legal

    def copy(self) -> tuple[Path, Party]:
        """The table, untouched, and people who know what they knew."""
        self.times += 1
        data = self.folder / f"{self.times}.db"
        shutil.copy(self.data, data)
        people = []
        for one in self.party.people:
            same = Somebody(random.Random(1))
            same.token, same.table, same.number = one.token, one.table, one.number
            same.heard, same.done = dict(one.heard), dict(one.done)
            people.append(same)
        party = Party(self.party.way, people)
        party.id = self.party.id
        return data, party

    async def go(self, server: Launched, party: Party) -> bool:
        """Make the move, and look whether the server is still there."""
        await party.come(server.address)
        for one in party.people:
            await one.hear("table")  # who is here: told soon after, and no part of the way
        server.tell("arm")
        mover = party.people[self.mover]
        mover.open = {"id": "the-move", "move": self.move}
        lost = False
        with suppress(*LOST):
            await mover.move()
            await mover.hear("done")
            await asyncio.sleep(0.05)  # what comes after the answer is a step too
            self.passed = server.tell("passed")
        for one in party.people:
            try:
                await one.catch_up()
            except LOST:
                lost = True
        return not lost

    async def places(self) -> list[Place]:
        """Every step that the server takes on the way."""
        data, party = self.copy()
        with Launched(data, workers=0, steps=True) as server:
            hold(await self.go(server, party), "it is there")
            return self.passed

    async def stopped_at(self, place: Place) -> bool | None:
        """Kill the server there. Whether the move was acknowledged before; None where the server
        never came by."""
        data, party = self.copy()
        with Launched(data, workers=0, stop_at=place) as server:
            if await self.go(server, party):
                return None
            hold(server.gone(), f"{place}: it ended, but not by the kill")
        where = f"killed at {place[0]}:{place[1]} ({place[2]})"
        log, _ = fresh(data, party.id, [])
        mover = party.people[self.mover]
        acknowledged = "the-move" in mover.done
        there = (self.mover, "the-move") in log.ids
        hold(there or not acknowledged, f"{where}: acknowledged and lost")
        told = any(one.number > self.party.people[0].number for one in party.people)
        hold(there or not told, f"{where}: told and lost")
        with Launched(data, workers=0) as server:
            mover.open = {"id": "the-move", "move": self.move}
            await party.come(server.address)
            await mover.hear("done")
            for one in party.people:
                await one.catch_up()
                same_as_fresh(data, party, one)
            check(data, party)
            hold(mover.status == ("over" if self.last else "playing"), f"{where}: it goes on")
            if not self.last:
                following = await next_mover(party)
                await following.move()
                await following.hear("done")
        sound(data)
        for file in self.folder.glob(f"{data.stem}.*"):
            file.unlink()
        return acknowledged


async def at_every_step(
    folder: Path,
    seed: int,
    choose: Callable[[list[Place]], list[Place]] = lambda places: places,
    last: bool = False,
    say: Say = lambda _: None,
    until: float = 0.0,
) -> dict[str, object]:
    """Stop the server at each of its steps in turn, in all threads, while a move is under way."""
    way = Way(folder, random.Random(seed), last)
    await way.prepare()
    places = await way.places()
    chosen = choose(places)
    before = after = 0
    passed_by: list[Place] = []
    for number, place in enumerate(chosen, 1):
        if until and monotonic() > until:
            break
        async with asyncio.timeout(6 * PATIENCE):
            acknowledged = await way.stopped_at(place)
        if acknowledged is None:
            passed_by.append(place)
        elif acknowledged:
            after += 1
        else:
            before += 1
        if number % 25 == 0:
            say(f"{number} of {len(chosen)} steps")
    return {
        "steps": len(places),
        "killed before the answer": before,
        "after it": after,
        "never reached again": len(passed_by),
    }
