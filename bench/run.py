"""All benchmarks, as ratios within one run: `make bench`.

Machines are noisy, so contenders take turns and each ratio is the median over the turns.
"""

import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

import korsi
from korsi.bots import make_bot
from korsi.games.potion_explosion.dispenser import previews

HERE = Path(__file__).parent
SOURCE = HERE.parent / "engine" / "src"
TURNS = 9
SEED = 7


def main() -> int:
    if korsi.random.__file__.endswith(".py"):
        print("The installed engine is not compiled: there is nothing to measure.")
        return 1
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores\n")
    met = [
        *measure_rounds(),
        bar("copy of a table, called from Python (µs)", copy_time("six-nimmt", 4), "≤", 0.3),
        bar("search iterations/s, start of a round", search_rate(), "≥", 100_000),
        *measure_decisions(
            "saboteur-duel", 2, {"compiled": 400, "interpreted": 10}, 5, rate=30_000, copies=5
        ),
        *measure_decisions(
            "black-dog", 4, {"compiled": 60, "interpreted": 1}, 2, rate=100_000, copies=2
        ),
        *measure_decisions(
            "potion-explosion", 4, {"compiled": 100, "interpreted": 2}, 2, rate=100_000, copies=3
        ),
        bar("previews of all 40 picks (µs)", preview_time(), "≤", 20),
    ]
    return 0 if all(met) else 1


def measure_rounds() -> list[bool]:
    """A 4-player round, deal and careless playout: compiled against C and interpreted."""
    with tempfile.TemporaryDirectory() as folder:
        limit = Path(folder) / "limit"
        compiler = os.environ.get("CC", "cc")
        subprocess.run([compiler, "-O3", HERE / "limit" / "six_nimmt.c", "-o", limit], check=True)
        contenders: dict[str, tuple[int, Callable[[int], tuple[str, float]]]] = {
            "C": (100_000, lambda rounds: timed([limit, SEED, rounds])),
            "compiled": (100_000, lambda rounds: timed(python("rounds.py", SEED, rounds))),
            "interpreted": (
                1_000,
                lambda rounds: timed(python("rounds.py", SEED, rounds), PYTHONPATH=str(SOURCE)),
            ),
        }
        totals = {name: play(2_000)[0] for name, (_, play) in contenders.items()}
        if len(set(totals.values())) != 1:
            print(f"The games differ: {totals}")
            return [False]
        micros: dict[str, list[float]] = {name: [] for name in contenders}
        for _ in range(TURNS):
            for name, (rounds, play) in contenders.items():
                micros[name].append(play(rounds)[1] / rounds * 1e6)
    for name, times in micros.items():
        print(f"4-player round, {name}: {median(times):.2f} µs")
    return [
        bar("compiled round, share of C's speed", ratio(micros["C"], micros["compiled"]), "≥", 0.5),
        bar(
            "compiled round, times interpreted speed",
            ratio(micros["interpreted"], micros["compiled"]),
            "≥",
            25,
        ),
    ]


def measure_decisions(
    game: str, seats: int, games: dict[str, int], first: int, rate: float, copies: float
) -> list[bool]:
    """Whole games of careless players, legal moves listed: compiled against interpreted. `first`
    games are compared before; `rate` and `copies` are the bars for decisions/s and a copy's µs."""
    paths = {"compiled": {}, "interpreted": {"PYTHONPATH": str(SOURCE)}}

    def play(name: str, count: int) -> tuple[str, float]:
        return timed(python("careless.py", game, seats, SEED, count), **paths[name])

    played = {name: play(name, first)[0] for name in games}
    if len(set(played.values())) != 1:
        print(f"The games differ: {played}")
        return [False]
    micros: dict[str, list[float]] = {name: [] for name in games}
    for _ in range(TURNS):
        for name, count in games.items():
            totals, seconds = play(name, count)
            micros[name].append(seconds / int(totals.split()[0]) * 1e6)
    for name, times in micros.items():
        print(f"{game}, {seats} seats, a decision, {name}: {median(times):.2f} µs")
    times = ratio(micros["interpreted"], micros["compiled"])
    return [
        bar(f"{game}, compiled, times interpreted speed", times, "≥", 20),
        bar(f"{game}, decisions/s", 1e6 / median(micros["compiled"]), "≥", rate),
        bar(f"{game}, copy, called from Python (µs)", copy_time(game, seats), "≤", copies),
    ]


def python(script: str, *words: object) -> list[object]:
    return [sys.executable, HERE / script, *words]


def timed(command: list[object], **environment: str) -> tuple[str, float]:
    """What a contender printed, and the seconds it measured itself."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    run = subprocess.run(
        [str(word) for word in command],
        env={**inherited, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    totals, seconds = run.stdout.split("\n")[:2]
    return totals, float(seconds)


def ratio(slow: list[float], fast: list[float]) -> float:
    return median(a / b for a, b in zip(slow, fast, strict=True))


def copy_time(game: str, seats: int) -> float:
    copy = korsi.new(game, seats=seats, seed=SEED).state.copy
    times = []
    for _ in range(TURNS):
        started = perf_counter()
        for _ in range(100_000):
            copy()
        times.append((perf_counter() - started) * 10)
    return median(times)


def preview_time() -> float:
    """What each pick would take, in a filled dispenser."""
    game = korsi.new("potion-explosion", seats=4, seed=SEED)
    while game.view(None)["phase"] == "draft":
        game.apply(game.codes(game.acting[0])[0])
    state = game.state
    times = []
    for _ in range(TURNS):
        started = perf_counter()
        for _ in range(10_000):
            previews(state)
        times.append((perf_counter() - started) * 100)
    return median(times)


def search_rate() -> float:
    view = korsi.new("six-nimmt", seats=4, seed=SEED).view(0)
    bot = make_bot("search:500ms", SEED)
    rates = []
    for _ in range(5):
        started = perf_counter()
        iterations = bot.think(view).iterations
        rates.append(iterations / (perf_counter() - started))
    return median(rates)


def bar(what: str, value: float, sense: str, limit: float) -> bool:
    met = value >= limit if sense == "≥" else value <= limit
    figure = f"{value:,.0f}" if value >= 1000 else f"{value:.2f}"
    print(f"{what}: {figure} (bar {sense} {limit:,}: {'met' if met else 'MISSED'})")
    return met


if __name__ == "__main__":
    sys.exit(main())
