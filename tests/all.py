"""Every check there is: `make test`. Ends with one line of totals.

With names of checks, only those: `python tests/all.py lint format` (.pre-commit-config.yaml).
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
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
GAMES = sorted(folder for folder in (HOME / "tests" / "games").iterdir() if folder.is_dir())
ONCE = ["--ignore-glob=*/test_model.py", "--ignore-glob=*/test_reach.py", "-m", "not statistics"]
"""Whole games are compared, compiled with interpreted, in tests/every_game: what plays very many is
run compiled."""
RULES = [folder for game in GAMES for folder in game.glob("rules")]
BROWSER = ["tests/browser", *(str(folder) for game in GAMES for folder in game.glob("browser"))]
WAITING = ["tests/cli", "tests/server", "tests/torture"]
"""They wait for processes, servers and databases more than they work."""
INTERPRETED = (("PYTHONPATH", str(ENGINE / "src")),)
UNBUILT = (("PYTHONPATH", os.pathsep.join(map(str, (ENGINE / "src", SERVER / "src")))),)
ROOMY = (("NODE_OPTIONS", "--max-semi-space-size=64"),)
"""Most of what Node makes here is soon thrown away: with more room it is cleared away in fewer
rounds."""
IN_MEMORY = Path("/dev/shm")
ROOM = 4 << 30
"""Bytes that must be free there: databases, browsers' profiles, environments that are installed."""
LEFT_OUT = {
    "MAKEFLAGS",
    "PYTHONDONTWRITEBYTECODE",  # hundreds of processes import the same modules
}
"""Of the environment: what would be wrong for the checks, or slow."""


class Check(NamedTuple):
    """A command that counts what it has checked, or is one check itself."""

    name: str
    command: list[str | Path]
    folder: Path = HOME
    environment: tuple[tuple[str, str], ...] = ()
    live: bool = False
    """Whether what it says on the way is shown at once."""
    nice: int = 5
    """Whose the processor is first: those with less."""
    quiet: bool = False
    """Whether what it says matters only where it fails."""


class Outcome(NamedTuple):
    """What a check said, how long it took, and what it counted."""

    text: str
    seconds: float
    passed: int
    failed: int


BUILD = [  # what the others wait for
    Check("the engine, built", ["make", "setup"], live=True, nice=0),
    Check("the client, built", ["make", "web/dist/.packed"], live=True, nice=0),
]
FREE = [  # these need nothing that is built
    # By one process, before several at once would prepare the same files for reading.
    Check("every test, found", [*PYTEST, "--collect-only", "-qq"], HOME, UNBUILT, quiet=True),
    Check(
        "examples, interpreted",
        [*PYTEST, "--doctest-modules", "engine/src/korsi"],
        HOME,
        INTERPRETED,
    ),
    Check("rules, interpreted", [*PYTEST, *ONCE, *RULES], HOME, INTERPRETED),
    Check("tests of the client", ["npm", "run", "--silent", "test"], WEB, ROOMY),
    Check("types of the client", ["npm", "run", "--silent", "check"], WEB, ROOMY),
    Check("lint of the client", ["npm", "run", "--silent", "lint"], WEB, ROOMY),
    Check("types of the engine", [BIN / "mypy"], ENGINE),
    Check("types of the server", [BIN / "mypy"], SERVER),
    Check("lint", [BIN / "ruff", "check", "."]),
    Check("format", [BIN / "ruff", "format", "--check", "."]),
]
COMPILED = Check(
    "tests, compiled",
    [*PYTEST, *PAIR, *STEAL, "--ignore-glob=*/browser/*", *(f"--ignore={one}" for one in WAITING)],
    nice=10,
)
"""The last to end: they never wait, so no core is ever left with nothing."""
SERVED = Check("tests that wait", [*PYTEST, *PAIR, *STEAL, *WAITING], nice=0)
VISITS = Check("tests in the browser", [*PYTEST, *PAIR, *ONE_BY_ONE, *BROWSER], nice=0)
"""Half of both is waiting, for each other and for pictures: the others are run beside them, and
take what they leave them of the processor."""


def main(names: list[str]) -> int:
    if names:
        known = {check.name: check for check in (*BUILD, *FREE, COMPILED, SERVED, VISITS)}
        return min(1, sum(end(known[name], run(known[name])).failed for name in names))
    if not any(map(shutil.which, (os.environ.get("CC", "cc").split()[0], "cc", "gcc", "clang"))):
        sys.stderr.write(
            "Without a C compiler the engine is not compiled, and the tests can't compare\n"
            "compiled with interpreted games. Install one, then: make clean test\n"
        )
        return 1
    started = monotonic()
    lanes, one_by_one = ThreadPoolExecutor(5), ThreadPoolExecutor(1)
    with short_lived_files_in_memory(), lanes, one_by_one:
        building = [lanes.submit(run, check) for check in BUILD]
        built = [
            lanes.submit(run_when_built, check, building) for check in (VISITS, SERVED, COMPILED)
        ]
        free = [one_by_one.submit(run, check) for check in FREE]
        checks = [*BUILD, *FREE, VISITS, SERVED, COMPILED]
        outcomes = told(checks, [*building, *free, *built])
    passed = sum(outcome.passed for outcome in outcomes)
    failed = sum(outcome.failed for outcome in outcomes)
    sys.stdout.write(f"\n{monotonic() - started:.0f} seconds\n")
    sys.stdout.write(f"total: {passed} passed, {failed} failed\n")
    return 1 if failed else 0


@contextmanager
def short_lived_files_in_memory() -> Iterator[None]:
    """Where the machine has room for them: nobody waits for a disk that keeps what is thrown away.
    What must outlive a cut is written as durably as ever; a killed process loses no less there."""
    if "TMPDIR" in os.environ or not IN_MEMORY.is_dir() or shutil.disk_usage(IN_MEMORY).free < ROOM:
        yield
        return
    with TemporaryDirectory(prefix="korsi-", dir=IN_MEMORY, ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o711)  # a database does not run as root, and has its folder in there
        os.environ["TMPDIR"] = folder
        yield


def run_when_built(check: Check, building: list[Future[Outcome]]) -> Outcome:
    """Where something could not be built, nothing is run, and that has been counted already."""
    if any(outcome.result().failed for outcome in building):
        return Outcome("Not run.\n", 0, 0, 0)
    return run(check)


def told(checks: list[Check], running: list[Future[Outcome]]) -> list[Outcome]:
    """What came of them, said in their order, as soon as it is known."""
    outcomes = []
    for check, outcome in zip(checks, running, strict=True):
        begin(check)
        outcomes.append(end(check, outcome.result()))
    return outcomes


def begin(check: Check) -> None:
    """Say what is waited for now."""
    sys.stdout.write(f"\n— {check.name}\n")
    sys.stdout.flush()


def end(check: Check, outcome: Outcome) -> Outcome:
    """Say what came of it."""
    if outcome.failed or not check.quiet:
        sys.stdout.write(outcome.text)
    sys.stdout.write(f"{check.name}: {outcome.seconds:.0f} seconds\n")
    sys.stdout.flush()
    return outcome


def run(check: Check) -> Outcome:
    """How many checks passed and failed; a command that counts nothing is one check."""
    started = monotonic()
    inherited = {name: value for name, value in os.environ.items() if name not in LEFT_OUT}
    waits = ["nice", "-n", str(check.nice)] if check.nice else []
    done = subprocess.run(
        [*waits, *check.command],
        cwd=check.folder,
        env={**inherited, "NO_COLOR": "1", **dict(check.environment)},
        stdout=subprocess.PIPE,
        stderr=None if check.live else subprocess.PIPE,
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
    return Outcome((done.stderr or "") + done.stdout, monotonic() - started, good, bad)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
