"""All benchmarks, as ratios within one run: `make bench`.

    python bench/run.py [GAME...]

Machines are noisy, so contenders take turns and each ratio is the median over the turns. Every game
is measured in the same way; its bars, and what is special about it, are in
`tests/games/<game>/bench`: `bars.toml`, and `special.py` with a `measure`.
"""

import os
import platform
import sys
import tomllib
from collections.abc import Iterator
from runpy import run_path
from statistics import median
from time import perf_counter
from typing import Any

import korsi
from korsi.bots import make_bot
from measure import HERE, INTERPRETED, SEED, TURNS, bar, micros, python, ratio, timed

GAMES = HERE.parent / "tests" / "games"
TURN = 0.15
"""About how many seconds a contender plays before it is the other's turn."""
TRIAL = 2
"""Games that are played first, to be compared, and to see how long they take."""


def main(wanted: list[str]) -> int:
    if korsi.random.__file__.endswith(".py"):
        print("The installed engine is not compiled: there is nothing to measure.")
        return 1
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores")
    met = [
        met
        for entry in korsi.catalogue()
        if not wanted or entry["game"] in wanted
        for met in measure(entry)
    ]
    return 0 if all(met) else 1


def measure(entry: dict[str, Any]) -> Iterator[bool]:
    """What every game is asked, and what its own folder asks besides."""
    game = entry["game"]
    folder = GAMES / game.replace("-", "_") / "bench"
    bars = folder / "bars.toml"
    limits = tomllib.loads(bars.read_text()) if bars.exists() else {}
    seats = limits.get("seats", entry["seats"]["to"])
    print(f"\n{game}, {seats} seats")
    yield from measure_decisions(game, seats, limits.get("decisions"))
    copy = korsi.new(game, seats=seats, seed=SEED).state.copy
    yield bar(
        "copy of a table, called from Python (µs)", micros(copy, 20_000), "≤", limits.get("copy")
    )
    yield bar(
        "search iterations/s, at the start", search_rate(game, seats), "≥", limits.get("search")
    )
    if (special := folder / "special.py").exists():
        yield from run_path(str(special))["measure"]()


def measure_decisions(game: str, seats: int, rate: float | None) -> Iterator[bool]:
    """Whole games of careless players, legal moves listed: compiled against interpreted."""

    def play(games: int, ways: dict[str, str]) -> tuple[int, str, float]:
        counted, seconds = timed(python(HERE / "careless.py", game, seats, SEED, games), **ways)
        decisions, _, scores = counted.partition(" ")
        return int(decisions), scores, seconds

    ways: dict[str, dict[str, str]] = {"compiled": {}, "interpreted": INTERPRETED}
    first = {name: play(TRIAL, environment) for name, environment in ways.items()}
    if first["compiled"][:2] != first["interpreted"][:2]:
        print(f"The games differ: {first}")
        yield False
        return
    games = {name: max(1, round(TURN * TRIAL / seconds)) for name, (_, _, seconds) in first.items()}
    times: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(TURNS):
        for name, environment in ways.items():
            decisions, _, seconds = play(games[name], environment)
            times[name].append(seconds / decisions * 1e6)
    for name, turns in times.items():
        print(f"a decision, {name}: {median(turns):.2f} µs")
    gain = ratio(times["interpreted"], times["compiled"])
    yield bar("compiled, times interpreted speed", gain, "≥", 20)
    yield bar("decisions/s", 1e6 / median(times["compiled"]), "≥", rate)


def search_rate(game: str, seats: int) -> float:
    start = korsi.new(game, seats=seats, seed=SEED)
    view = start.view(start.acting[0])
    bot = make_bot("search:500ms", SEED)
    rates = []
    for _ in range(5):
        started = perf_counter()
        iterations = bot.think(view).iterations
        rates.append(iterations / (perf_counter() - started))
    return median(rates)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
