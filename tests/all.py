"""Every check there is, one after the other: `make test`. Ends with one line of totals."""

import os
import re
import subprocess
import sys
from pathlib import Path
from time import monotonic

import korsi.random

HOME = Path(__file__).parents[1]
ENGINE = HOME / "engine"
SERVER = HOME / "server"
WEB = HOME / "web"
BIN = Path(sys.executable).parent

PYTEST = [BIN / "python", "-m", "pytest"]
RULES = [  # whole games are compared, compiled with interpreted, in tests/every_game
    "tests/six_nimmt",
    "tests/saboteur_duel",
    "--ignore=tests/saboteur_duel/test_model.py",
    "--ignore=tests/saboteur_duel/test_reach.py",
]
CHECKS: list[tuple[str, list[str | Path], Path, dict[str, str]]] = [
    ("format", [BIN / "ruff", "format", "--check", "."], HOME, {}),
    ("lint", [BIN / "ruff", "check", "."], HOME, {}),
    ("types of the engine", [BIN / "mypy"], ENGINE, {}),
    ("types of the server", [BIN / "mypy"], SERVER, {}),
    ("types of the client", ["npm", "run", "--silent", "check"], WEB, {}),
    ("lint of the client", ["npm", "run", "--silent", "lint"], WEB, {}),
    ("tests of the client", ["npm", "run", "--silent", "test"], WEB, {}),
    ("tests, compiled", [*PYTEST, "-n", "2", "--ignore=tests/browser"], HOME, {}),
    (
        "tests and examples, interpreted",
        [*PYTEST, "-n", "2", "--doctest-modules", *RULES, "engine/src/korsi"],
        HOME,
        {"PYTHONPATH": str(ENGINE / "src")},
    ),
    ("tests in the browser", [*PYTEST, "-n", "2", "tests/browser"], HOME, {}),
]


def main() -> int:
    if korsi.random.__file__.endswith(".py"):
        sys.stderr.write(
            "The engine is not compiled, so the tests can't compare compiled with interpreted\n"
            "games. Install a C compiler (cc), then: make clean test\n"
        )
        return 1
    started = monotonic()
    passed = failed = 0
    for name, command, folder, environment in CHECKS:
        good, bad = run(name, command, folder, environment)
        passed += good
        failed += bad
    sys.stdout.write(f"\n{monotonic() - started:.0f} seconds\n")
    sys.stdout.write(f"total: {passed} passed, {failed} failed\n")
    return 1 if failed else 0


def run(
    name: str, command: list[str | Path], folder: Path, environment: dict[str, str]
) -> tuple[int, int]:
    """How many checks passed and failed; a command that counts nothing is one check."""
    sys.stdout.write(f"\n— {name}\n")
    sys.stdout.flush()
    started = monotonic()
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "NO_COLOR": "1", **environment},
        stdout=subprocess.PIPE,
        text=True,
    )
    sys.stdout.write(done.stdout)
    sys.stdout.write(f"{name}: {monotonic() - started:.0f} seconds\n")
    counts = {
        word: int(number)
        for number, word in re.findall(r"(\d+) (passed|failed|errors?)\b", done.stdout[-500:])
    }
    bad = sum(number for word, number in counts.items() if word != "passed")
    if done.returncode and not bad:
        bad = 1
    good = counts.get("passed", 0 if bad else 1)
    return good, bad


if __name__ == "__main__":
    sys.exit(main())
