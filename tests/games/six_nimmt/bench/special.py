"""A 4-player round, deal and careless playout: compiled against C by hand and interpreted."""

import os
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from measure import INTERPRETED, SEED, TURNS, bar, python, ratio, timed

HERE = Path(__file__).parent


def measure() -> Iterator[bool]:
    with tempfile.TemporaryDirectory() as folder:
        limit = Path(folder) / "limit"
        compiler = os.environ.get("CC", "cc")
        subprocess.run([compiler, "-O3", HERE / "limit.c", "-o", limit], check=True)
        rounds = HERE / "rounds.py"
        contenders: dict[str, tuple[int, Callable[[int], tuple[str, float]]]] = {
            "C": (100_000, lambda count: timed([limit, SEED, count])),
            "compiled": (100_000, lambda count: timed(python(rounds, SEED, count))),
            "interpreted": (
                1_000,
                lambda count: timed(python(rounds, SEED, count), **INTERPRETED),
            ),
        }
        totals = {name: play(2_000)[0] for name, (_, play) in contenders.items()}
        if len(set(totals.values())) != 1:
            print(f"The games differ: {totals}")
            yield False
            return
        micros: dict[str, list[float]] = {name: [] for name in contenders}
        for _ in range(TURNS):
            for name, (count, play) in contenders.items():
                micros[name].append(play(count)[1] / count * 1e6)
    for name, times in micros.items():
        print(f"4-player round, {name}: {median(times):.2f} µs")
    share = ratio(micros["C"], micros["compiled"])
    yield bar("compiled round, share of C's speed", share, "≥", 0.6)
    gain = ratio(micros["interpreted"], micros["compiled"])
    yield bar("compiled round, times interpreted speed", gain, "≥", 25)
