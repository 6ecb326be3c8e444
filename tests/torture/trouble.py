"""A full disk, damaged pages and a clock that jumps, while people play."""

import asyncio
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic

import httpx
from server.house import PATIENCE
from server.test_damage import spoil_page
from torture.kills import SLOW_BOTS, Say, sound
from torture.launched import Launched
from torture.people import Party, Somebody, arrive, at_play, parties, visiting
from torture.promises import compared, fresh, hold, same_as_fresh

from korsi_server.settings import Keep
from korsi_server.store import Unusable

YEAR = 365 * 24 * 3600.0
LEAVES = (10, 13)
"""How SQLite marks pages that hold rows, and no way to others."""


async def more_moves(people: list[Somebody], count: int) -> None:
    """Wait until so many moves more were acknowledged."""
    before = sum(len(one.took) for one in people)
    async with asyncio.timeout(PATIENCE):
        while sum(len(one.took) for one in people) < before + count:
            await asyncio.sleep(0.02)


async def healthy(http: httpx.AsyncClient, address: str, status: int) -> None:
    """Wait until /healthz says so."""
    async with asyncio.timeout(PATIENCE):
        while (await http.get(f"{address}healthz")).status_code != status:
            await asyncio.sleep(0.1)


async def withstood(errors: int, data: Path, all_of_them: list[Party]) -> int:
    """Nothing went wrong, the file is sound, and all is as it was promised: how many moves."""
    hold(errors == 0, f"{errors} mishaps")
    sound(data)
    with Launched(data, **SLOW_BOTS) as server:
        return await compared(server.address, data, all_of_them)


async def full_disk(folder: Path, times: int, tables: int, seed: int) -> dict[str, object]:
    """Let the disk be full again and again while people play."""
    data, all_of_them = folder / "korsi.db", parties(tables, random.Random(seed))
    people = [one for party in all_of_them for one in party.people]
    async with visiting() as http:
        with Launched(data) as server:
            await arrive(server.address, all_of_them)
            async with at_play(server.address, all_of_them):
                for _ in range(times):
                    await more_moves(people, 2 * tables)
                    server.tell("full", True)
                    await healthy(http, server.address, 503)
                    server.tell("full", False)
                    await healthy(http, server.address, 200)
                await more_moves(people, 2 * tables)
            errors = server.tell("errors")
    promised = await withstood(errors, data, all_of_them)
    told = sum(one.faults.count("fault-no-room") for one in people)
    hold(told, "nobody noticed")
    return {"times full": times, "tables": tables, "told so": told, "moves compared": promised}


async def clock_jumps(folder: Path, times: int, tables: int, seed: int) -> dict[str, object]:
    """The clock on the wall goes a year forth and a year back, in a house that keeps tables for a
    month only."""
    data, all_of_them = folder / "korsi.db", parties(tables, random.Random(seed))
    people = [one for party in all_of_them for one in party.people]
    month = Keep(finished=YEAR / 12, forgotten=YEAR / 12)
    with Launched(data, keep=month) as server:
        await arrive(server.address, all_of_them)
        async with at_play(server.address, all_of_them):
            for turn in range(times):
                server.tell("jump", (0.0, YEAR, -YEAR)[(turn + 1) % 3])
                await more_moves(people, 2 * tables)
        errors = server.tell("errors")
    promised = await withstood(errors, data, all_of_them)
    return {"jumps": times, "tables": tables, "moves compared": promised}


def leaves(data: Path) -> list[int]:
    """Pages of the file that hold entries of tables."""
    content = data.read_bytes()
    pages = [content[at : at + 4096] for at in range(0, len(content), 4096)]
    return [at for at, page in enumerate(pages) if page[0] in LEAVES and b'"entry"' in page]


async def damaged_pages(
    folder: Path, pages: int, tables: int, seed: int, say: Say = lambda _: None, until: float = 0.0
) -> dict[str, object]:
    """Spoil one page after the other, each in a fresh copy: tables on it are set aside, all others
    are as they were and go on."""
    chance = random.Random(seed)
    data, all_of_them = folder / "korsi.db", parties(tables, chance)
    with Launched(data) as server:
        await arrive(server.address, all_of_them)
        async with at_play(server.address, all_of_them):
            await more_moves([one for party in all_of_them for one in party.people], 30 * tables)
    with closing(sqlite3.connect(data)) as file:
        file.execute("pragma wal_checkpoint(truncate)")
    playing = [party for party in all_of_them if party.id and party.people[0].status == "playing"]
    found = leaves(data)
    chosen = chance.sample(found, min(pages, len(found)))
    lost = went_on = unusable = 0
    for page in chosen:
        if until and monotonic() > until:
            break
        broken = folder / f"page-{page}.db"
        shutil.copy(data, broken)
        spoil_page(broken, page)
        try:
            server = Launched(broken, **SLOW_BOTS)
        except Unusable as error:
            hold("korsi repair" in str(error), f"page {page}: {error}")
            unusable += 1
            continue
        with server:
            for party in playing:
                if await set_aside(server.address, data, party):
                    lost += 1
                else:
                    went_on += 1
            hold(server.tell("errors") == 0, f"page {page}: mishaps")
        journal = broken.with_suffix(".log").read_text()
        hold("Traceback" not in journal, f"page {page}: a stack trace")
        say(f"page {page}: {lost} tables set aside so far")
    hold(went_on, "no table goes on")
    return {
        "pages": len(chosen),
        "of": len(found),
        "tables each": len(playing),
        "set aside": lost,
        "as they were": went_on,
        "no start": unusable,
    }


async def set_aside(address: str, data: Path, party: Party) -> bool:
    """Whether a table is on the damaged page; if not, it is as it was, and goes on."""
    one = Somebody(random.Random(1))
    one.token, one.table = party.people[0].token, party.id
    line = asyncio.ensure_future(one.come(address))
    try:
        await line
    except ConnectionError:
        raise
    except Exception:
        hold(one.faults == ["fault-damaged-table"], f"{party}: {one.faults}")
        return True
    same_as_fresh(data, party, one)
    log, _ = fresh(data, party.id, [])
    if one.to_move and log.status == "playing":
        await one.move()
        answer = await one.hear("done", "fault")
        hold(
            answer["say"] == "done" or answer["why"] == "fault-damaged-table", f"{party}: {answer}"
        )
    await one.leave()
    return False
