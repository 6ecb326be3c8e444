"""A house full of tables for a long time: nothing grows, nothing goes wrong."""

import asyncio
import random
import statistics
from pathlib import Path
from time import monotonic
from typing import Any

from torture.kills import SLOW_BOTS
from torture.launched import Launched
from torture.people import arrive, at_play, parties
from torture.promises import compared, hold

LOOK = 1.0
"""Seconds between two looks at the memory."""


async def soak(
    folder: Path,
    seconds: float,
    tables: int,
    seed: int,
    pace: float = 0.5,
    say: Any = lambda _: None,
) -> dict[str, Any]:
    """People and bots at so many tables of all games; whoever has finished begins anew."""
    data, all_of_them = folder / "korsi.db", parties(tables, random.Random(seed))
    people = [one for party in all_of_them for one in party.people]
    memory: list[int] = []
    with Launched(data, pause=(0.1, 0.3)) as server:
        await arrive(server.address, all_of_them)
        begun, used = monotonic(), server.used()
        async with at_play(server.address, all_of_them, pace):
            while monotonic() - begun < seconds or len(memory) < 3:
                await asyncio.sleep(LOOK)
                memory.append(server.memory())
                if len(memory) % 30 == 0:
                    said = sum(len(one.took) for one in people)
                    say(f"{len(memory)} s, {said} moves, {memory[-1] / 2**20:.1f} MB")
        used = (server.used() - used) / (monotonic() - begun)
        files = server.files()
        hold(server.tell("errors") == 0, "mishaps")
        hold(
            not server.journal.read_text(), f"the journal says: {server.journal.read_text()[:500]}"
        )
    with Launched(data, **SLOW_BOTS) as server:
        promised = await compared(server.address, data, all_of_them)
    third = len(memory) // 3
    middle, end = (statistics.median(memory[at : at + third]) for at in (third, 2 * third))
    return {
        "seconds": round(seconds),
        "tables": tables,
        "people": len(people),
        "games over": sum(party.over for party in all_of_them),
        "moves compared": promised,
        "p99 ms": percentile([took for one in people for took in one.took], 99),
        "MB after a third": round(memory[third] / 2**20, 1),
        "in the middle": round(middle / 2**20, 1),
        "at the end": round(end / 2**20, 1),
        "files": files,
        "of one core": f"{100 * used:.0f} %",
    }


def percentile(seconds: list[float], part: float) -> float:
    """In milliseconds."""
    found = sorted(seconds)
    return round(1000 * found[min(len(found) - 1, int(len(found) * part / 100))], 1)
