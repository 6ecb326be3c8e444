"""How long searches take to end after Ctrl-C: `python bench/ctrl_c.py`.

Each command would go on for days. It is interrupted in the middle of a search, as a terminal does
it (all of its processes at once), and the clock runs until it has ended.
"""

import os
import signal
import subprocess
import sys
from itertools import cycle
from statistics import median
from time import monotonic, sleep

import korsi

TURNS = 5
SETTLING = 3.0
"""Seconds until a search is under way, workers included."""

ENDLESS = ("search:10000ms", "search:100000000000")
WAYS = [
    ("simulate {} --bots", ""),
    ("tournament {} --bots", "random"),
    ("tournament {} --workers 1 --bots", "random"),
    ("play {} --seed 3 --bots", ""),
]
GAMES = cycle(entry["game"] for entry in korsi.catalogue())
COMMANDS = [
    [*words.format(next(GAMES)).split(), bot, *more.split()]
    for bot in ENDLESS
    for words, more in (*WAYS, WAYS[0])  # each bot meets another game in each way
]


def main() -> int:
    slowest = 0.0
    for words in COMMANDS:
        taken = [interrupted(words) for _ in range(TURNS)]
        slowest = max(slowest, *taken)
        print(f"{median(taken):6.3f} s, at most {max(taken):.3f} s: korsi {' '.join(words)}")
    met = slowest <= 0.2
    print(f"{'met' if met else 'NOT MET'}: at most {slowest:.3f} s, wanted ≤ 0.2 s")
    return 0 if met else 1


def interrupted(words: list[str]) -> float:
    """Seconds from the signal to the end of the command."""
    command = subprocess.Popen(
        [sys.executable, "-m", "korsi.cli", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    sleep(SETTLING)
    begun = monotonic()
    os.killpg(command.pid, signal.SIGINT)
    command.wait()
    return monotonic() - begun


if __name__ == "__main__":
    sys.exit(main())
