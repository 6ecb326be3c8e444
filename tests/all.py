"""Every check there is: `make test`. Ends with one line of totals.

With names of checks, only those: `python tests/all.py lint format` (.pre-commit-config.yaml).
"""

import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import NamedTuple

HOME = Path(__file__).parents[1]
ENGINE = HOME / "engine"
SERVER = HOME / "server"
WEB = HOME / "web"
BIN = Path(sys.executable).parent

PYTEST = [BIN / "python", "-m", "pytest"]
PAIR = ["-n", "2"]
# Long tests lie next to each other, and must not all go to the same process.
STEAL = ["--dist", "worksteal"]  # thousands: who has nothing left takes half of what the other has
ONE_BY_ONE = ["--maxschedchunk", "1"]  # few and long
RULES = [  # whole games are compared, compiled with interpreted, in tests/every_game
    *map(str, sorted((HOME / "tests" / "games").glob("*/rules"))),
    "--ignore-glob=*/rules/test_model.py",
    "--ignore-glob=*/rules/test_reach.py",
]

BROWSER = ["tests/browser", *map(str, sorted((HOME / "tests" / "games").glob("*/browser")))]


class Check(NamedTuple):
    """A command that counts what it has checked, or is one check itself."""

    name: str
    command: list[str | Path]
    folder: Path = HOME
    environment: tuple[tuple[str, str], ...] = ()


class Outcome(NamedTuple):
    """What a check said, how long it took, and what it counted."""

    text: str
    seconds: float
    passed: int
    failed: int


BESIDE = [  # each keeps about one core busy: two at a time; what is waited for comes first
    Check("the engine, built", ["make", "setup"]),
    Check("the client, built", ["make", "client"]),
    Check(
        "tests and examples, interpreted",
        [*PYTEST, "--doctest-modules", *RULES, "engine/src/korsi"],
        environment=(("PYTHONPATH", str(ENGINE / "src")),),
    ),
    Check("tests of the client", ["npm", "run", "--silent", "test"], WEB),
    Check("types of the client", ["npm", "run", "--silent", "check"], WEB),
    Check("lint of the client", ["npm", "run", "--silent", "lint"], WEB),
    Check("types of the engine", [BIN / "mypy"], ENGINE),
    Check("types of the server", [BIN / "mypy"], SERVER),
    Check("lint", [BIN / "ruff", "check", "."]),
    Check("format", [BIN / "ruff", "format", "--check", "."]),
]
ALONE = [  # these share their work between two processes
    Check("tests, compiled", [*PYTEST, *PAIR, *STEAL, "--ignore-glob=*/browser/*"]),
    Check("tests in the browser", [*PYTEST, *PAIR, *ONE_BY_ONE, *BROWSER]),
]


def main(names: list[str]) -> int:
    if names:
        known = {check.name: check for check in (*BESIDE, *ALONE)}
        return min(1, sum(end(known[name], run(known[name])).failed for name in names))
    if shutil.which(os.environ.get("CC", "cc").split()[0]) is None:
        sys.stderr.write(
            "Without a C compiler (cc) the engine is not compiled, and the tests can't compare\n"
            "compiled with interpreted games. Install one, then: make clean test\n"
        )
        return 1
    started = monotonic()
    outcomes = []
    with ThreadPoolExecutor(2) as pair:
        running = [(check, pair.submit(run, check)) for check in BESIDE]
        for check, outcome in running:
            begin(check)
            outcomes.append(end(check, outcome.result()))
    built = all(outcome.failed == 0 for outcome in outcomes[:2])
    for check in ALONE if built else []:
        begin(check)
        outcomes.append(end(check, run(check)))
    passed = sum(outcome.passed for outcome in outcomes)
    failed = sum(outcome.failed for outcome in outcomes)
    sys.stdout.write(f"\n{monotonic() - started:.0f} seconds\n")
    sys.stdout.write(f"total: {passed} passed, {failed} failed\n")
    return 1 if failed else 0


def begin(check: Check) -> None:
    """Say what is waited for now."""
    sys.stdout.write(f"\n— {check.name}\n")
    sys.stdout.flush()


def end(check: Check, outcome: Outcome) -> Outcome:
    """Say what came of it."""
    sys.stdout.write(outcome.text)
    sys.stdout.write(f"{check.name}: {outcome.seconds:.0f} seconds\n")
    sys.stdout.flush()
    return outcome


def run(check: Check) -> Outcome:
    """How many checks passed and failed; a command that counts nothing is one check."""
    started = monotonic()
    inherited = {name: value for name, value in os.environ.items() if name != "MAKEFLAGS"}
    done = subprocess.run(
        check.command,
        cwd=check.folder,
        env={**inherited, "NO_COLOR": "1", **dict(check.environment)},
        capture_output=True,
        text=True,
    )
    counts = {
        word: int(number)
        for number, word in re.findall(r"(\d+) (passed|failed|errors?)\b", done.stdout[-500:])
    }
    bad = sum(number for word, number in counts.items() if word != "passed")
    if done.returncode and not bad:
        bad = 1
    good = counts.get("passed", 0 if bad else 1)
    return Outcome(done.stderr + done.stdout, monotonic() - started, good, bad)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
