"""How things are measured here: in turns, each figure the median of all turns, against a bar."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

HERE = Path(__file__).parent
SOURCE = HERE.parent / "engine" / "src"
TURNS = 9
SEED = 7
INTERPRETED = {"PYTHONPATH": str(SOURCE)}


def bar(what: str, value: float, sense: str, limit: float | None) -> bool:
    """Print a figure, and whether it meets its bar, if it has one."""
    figure = f"{value:,.0f}" if value >= 1000 else f"{value:.2f}"
    if limit is None:
        print(f"{what}: {figure}")
        return True
    met = value >= limit if sense == "≥" else value <= limit
    print(f"{what}: {figure} (bar {sense} {limit:,}: {'met' if met else 'MISSED'})")
    return met


def ratio(slow: list[float], fast: list[float]) -> float:
    return median(a / b for a, b in zip(slow, fast, strict=True))


def timed(command: list[object], **environment: str) -> tuple[str, float]:
    """What a contender printed, and the seconds it measured itself."""
    run = subprocess.run(
        [str(word) for word in command],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    totals, seconds = run.stdout.split("\n")[:2]
    return totals, float(seconds)


def python(script: Path, *words: object) -> list[object]:
    return [sys.executable, script, *words]


def micros(deed: Callable[[], object], times: int) -> float:
    """Microseconds that it takes, called from Python."""
    turns = []
    for _ in range(TURNS):
        started = perf_counter()
        for _ in range(times):
            deed()
        turns.append((perf_counter() - started) / times * 1e6)
    return median(turns)
