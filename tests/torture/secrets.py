"""Twin worlds of every game at many moments, and how long bots take that have much to think about
and nothing at all."""

import random
import statistics
import time
from pathlib import Path
from time import monotonic
from typing import Any
from unittest.mock import patch

from server.house import Line, open_house
from server.twins import CHANCE, idle, told_in_both
from torture.people import in_turn
from torture.promises import hold

import korsi
from every_game.tables import TABLES, Table
from korsi_server.settings import RHYTHM
from korsi_server.tables import hall as halls
from korsi_server.tables import table_log

ALIKE = 0.05
"""Seconds by which the two kinds of pauses may differ, on a machine that is not busy otherwise."""
PAUSE = 0.2


def twins(
    folder: Path,
    seed: int,
    pairs: int,
    steps: int = 8,
    say: Any = lambda _: None,
    until: float = 0.0,
) -> dict[str, object]:
    """So many pairs of worlds, of every way of every game in turn, seen by every seat and by who
    has none."""
    chance = random.Random(seed)
    frames = moves = lived = 0
    open_to_all: set[str] = set()
    with open_house(folder / "korsi.db", **CHANCE) as house:
        for number in range(pairs):
            if until and monotonic() > until:
                break
            way = in_turn()[number % len(TABLES)]
            watcher = chance.choice([None, *range(way.seats)])
            after = chance.choice([0, 1, 3, 9, 20, 45])
            told = told_in_both(house, way, after, watcher, steps)
            if told is None:
                open_to_all.add(str(way))
                continue
            one, other, made = told
            where = f"{way} after {after} moves, seen by {watcher}"
            hold(len(one) == len(other), f"{where}: {len(one)} and {len(other)} messages")
            for mine, theirs in zip(one, other, strict=True):
                hold(mine == theirs, f"{where}:\n{mine!r}\n{theirs!r}")
            frames, moves, lived = frames + len(one), moves + made, lived + 1
            if lived % 10 == 0:
                say(f"{lived} pairs, {frames} messages the same in both")
        hold(house.hall.metrics.errors.value == 0, "mishaps")
    return {
        "pairs of worlds": lived,
        "games": len({way.game for way in TABLES}),
        "messages, same bytes": frames,
        "moves in secret": moves,
        "nothing hidden": len(open_to_all),
    }


# ── Thinking times ───────────────────────────────────────────────────────────────────────────────


def moments(way: Table, seed: int, forced: bool, most: int = 40) -> list[tuple[korsi.Game, int]]:
    """Moments of careless games at which one seat alone has to decide: with one legal move, or with
    several."""
    found = []
    for game in way.moments(seed):
        if len(game.acting) != 1 or game.over:
            continue
        (seat,) = game.acting
        if (len(game.legal(seat)) == 1) == forced:
            found.append((game.copy(), seat))
            if len(found) == most:
                break
    return found


def pauses(folder: Path, seed: int, samples: int, say: Any = lambda _: None) -> dict[str, object]:
    """How long a bot takes with one legal move and with several, for each level that thinks."""
    chance = random.Random(seed)
    ways = [way for way in in_turn() if way.seats > 1]
    kinds: dict[bool, list[tuple[korsi.Game, int]]] = {}
    for forced in (True, False):
        found = [one for way in ways for one in moments(way, chance.randrange(100), forced)]
        chance.shuffle(found)
        kinds[forced] = found[:samples]
    hold(all(kinds.values()), "there are moments of both kinds")
    told: dict[str, object] = {}
    settings = {"pause": (PAUSE, PAUSE), "rhythm": RHYTHM, "workers": 1}
    with open_house(folder / "korsi.db", **settings) as house:
        for level in ("normal", "hard", "expert"):
            took: dict[bool, list[float]] = {True: [], False: []}
            for place in range(samples):
                for forced, found in kinds.items():
                    world, seat = found[place % len(found)]
                    took[forced].append(pause_of(house, world, seat, level))
            medians = {forced: statistics.median(times) for forced, times in took.items()}
            apart = medians[False] - medians[True]
            say(f"{level}: {medians[True]:.3f} s with one legal move, {medians[False]:.3f} s else")
            told[level] = f"{medians[True]:.3f} / {medians[False]:.3f} s, {1000 * apart:+.0f} ms"
            told[f"{level} apart"] = apart
    told["samples"] = f"{samples} of each kind"
    return told


def pause_of(house: Any, world: korsi.Game, seat: int, level: str) -> float:
    """Seconds from somebody coming to a table to the move of the bot that has to decide there."""
    idle(house)
    with (
        patch.object(table_log.korsi, "new", lambda *_, **__: world.copy()),
        patch.object(halls.Hall, "_agreed", lambda *_: world.options),
    ):
        person = house.person()
        table = person.make(game=world.key, seats=world.seats, options=world.options)
        line: Line = person.come(table)
        line.hear("welcome")
        mine = (seat + 1) % world.seats
        if mine:
            line.say("sit", seat=mine)
            line.told(lambda told: told["seat"] == mine)
        line.say("start", level=level)
        line.hear("events")
        begun = time.monotonic()
        line.hear("events")
        took = time.monotonic() - begun
        line.close()
    return took
