"""All trials, one after the other, and a table of what came of them.

    make torture                              every trial, for some minutes
    make torture MINUTES=1 KILLS=20 SEED=7    shorter; the same moments again
    make torture ONLY="floods races"          only these

A failure names its seed. Everything happens on this machine, with as many processes, people and
seconds as are said here and no more.
"""

import argparse
import asyncio
import os
import secrets
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from torture import floods, kills, nodes, races, soak, trouble
from torture import secrets as hidden

NAP = 0.005
BUSY = 20.0
"""Milliseconds: where who only sleeps wakes up later than this, or a move at a server that nobody
attacks takes longer, the machine is busy with something else. Times are then said, not judged."""


FLAT = 0.1
"""Share by which a house full of tables may hold more at the end than in the middle."""


class Torture:
    """What was asked for."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.seed: int = given.seed
        self.seconds = 60 * given.minutes
        self.folder = Path()

    def until(self) -> float:
        """When the trial that begins now has to end."""
        return monotonic() + self.seconds

    def kills(self) -> dict[str, Any]:
        """kill -9 at random moments, under load"""
        work = kills.under_load(
            self.folder, self.given.kills, self.given.tables, self.seed, say, self.until()
        )
        return asyncio.run(work)

    def steps(self) -> dict[str, Any]:
        """kill -9 at every step of a move's way"""
        return asyncio.run(kills.at_every_step(self.folder, self.seed, say=say, until=self.until()))

    def last_steps(self) -> dict[str, Any]:
        """the same, of the move that ends a game"""
        return asyncio.run(
            kills.at_every_step(self.folder, self.seed, last=True, say=say, until=self.until())
        )

    def full_disk(self) -> dict[str, Any]:
        """a disk that is full, and has room again"""
        return asyncio.run(trouble.full_disk(self.folder, self.given.times, 12, self.seed))

    def clock(self) -> dict[str, Any]:
        """a clock that jumps by a year"""
        return asyncio.run(trouble.clock_jumps(self.folder, 3 * self.given.times, 12, self.seed))

    def damage(self) -> dict[str, Any]:
        """a damaged page"""
        pages = 4 * self.given.times
        work = trouble.damaged_pages(self.folder, pages, 12, self.seed, say, self.until())
        return asyncio.run(work)

    def twins(self) -> dict[str, Any]:
        """worlds that differ in secrets only"""
        return hidden.twins(self.folder, self.seed, self.given.pairs, say=say, until=self.until())

    def pauses(self) -> dict[str, Any]:
        """how long bots think"""
        told = hidden.pauses(self.folder, self.seed, self.given.samples, say)
        late = asyncio.run(lateness())
        apart = [abs(told.pop(f"{level} apart")) for level in ("normal", "hard", "expert")]
        judge(max(apart) <= hidden.ALIKE, "thinking times tell something", late)
        return told

    def floods(self) -> dict[str, Any]:
        """floods of every kind"""
        seconds = self.given.flood_seconds
        work = floods.floods(self.folder, seconds, self.seed, say=say)
        seen = asyncio.run(work)
        sys.stdout.write(floods.table(seen))
        for one in seen:
            judge(one.p99 <= floods.P99, f"{one.flood}: p99 {one.p99} ms", one.elsewhere)
            floods.lives(one)
        worst = max(seen, key=lambda one: one.p99)
        return {
            "floods": len(seen) - 1,
            "worst p99": f"{worst.p99} ms ({worst.flood})",
            "without": f"{seen[0].p99} ms",
            "MB at most": max(one.peak for one in seen),
            "files at most": max(one.files for one in seen),
        }

    def races(self) -> dict[str, Any]:
        """many who do anything at once"""
        return asyncio.run(races.races(self.folder, self.given.race_seconds, self.seed, say=say))

    def nodes(self) -> dict[str, Any]:
        """three nodes and their database, killed, restarted, cut off, slow, frozen and full"""
        work = nodes.trials(
            self.folder, self.seed, 8 * self.given.times, 18, say=say, until=self.until()
        )
        came = asyncio.run(work)
        worst = float(str(came["after a kill within"]).split()[0])
        judge(worst <= nodes.RESUMED, f"back after {worst} s", asyncio.run(lateness()))
        return came

    def soak(self) -> dict[str, Any]:
        """a house full of tables for long"""
        work = soak.soak(self.folder, self.seconds, self.given.soak_tables, self.seed, say=say)
        came = asyncio.run(work)
        grown = came["at the end"] - came["in the middle"]
        assert grown <= FLAT * came["in the middle"], f"memory grows: {came}"
        return came


TRIALS: dict[str, Callable[[Torture], dict[str, Any]]] = {
    name: getattr(Torture, name)
    for name in (
        "kills",
        "steps",
        "last_steps",
        "full_disk",
        "clock",
        "damage",
        "twins",
        "pauses",
        "floods",
        "races",
        "nodes",
        "soak",
    )
}


async def lateness() -> float:
    """Milliseconds that who only sleeps wakes up late now: p99 of a second."""
    late, end = [], monotonic() + 1.0
    while (now := monotonic()) < end:
        await asyncio.sleep(NAP)
        late.append(monotonic() - now - NAP)
    return soak.percentile(late, 99)


def judge(well: bool, what: str, noise: float) -> None:
    """A time counts where the machine is not busy with something else."""
    if well:
        return
    if noise <= BUSY:
        raise AssertionError(what)
    say(f"{what}; not judged: the machine is busy ({noise} ms elsewhere)")


def say(what: Any) -> None:
    """On the way."""
    sys.stdout.write(f"    {what}\n")
    sys.stdout.flush()


def main(words: list[str]) -> int:
    """Run what was asked for; 1 where anything failed."""
    parser = argparse.ArgumentParser(prog="make torture", description=__doc__)
    parser.add_argument("--minutes", type=float, default=4, help="for each trial, at most")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=18, help="under load while it is killed")
    parser.add_argument("--times", type=int, default=6, help="that the disk is full, and so on")
    parser.add_argument("--pairs", type=int, default=150, help="of worlds")
    parser.add_argument("--samples", type=int, default=12, help="of thinking times, of each kind")
    parser.add_argument("--flood-seconds", type=float, default=8)
    parser.add_argument("--race-seconds", type=float, default=6, help="at each table")
    parser.add_argument("--soak-tables", type=int, default=60)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--only", nargs="*", choices=TRIALS, default=[])
    given = parser.parse_args(words)
    given.seed = secrets.randbelow(1 << 16) if given.seed is None else given.seed
    torture, rows, failed = Torture(given), [], []
    for name in given.only or TRIALS:
        sys.stdout.write(f"— {name}: {TRIALS[name].__doc__} (seed {given.seed})\n")
        begun = monotonic()
        with tempfile.TemporaryDirectory(prefix="korsi-torture-") as folder:
            torture.folder = Path(folder)
            try:
                came = TRIALS[name](torture)
            except Exception:
                traceback.print_exc()
                came = {"FAILED": f"see above; SEED={given.seed} ONLY={name}"}
                failed.append(name)
        text = ", ".join(f"{what} {value}" for what, value in came.items())
        rows.append(f"{name:12} {monotonic() - begun:5.0f} s  {text}")
    load = " ".join(f"{one:.1f}" for one in os.getloadavg())
    end = "held" if not failed else f"FAILED: {', '.join(failed)}"
    sys.stdout.write("\n".join(["", *rows, f"seed {given.seed}, load {load}", end, ""]))
    return 1 if failed else 0
