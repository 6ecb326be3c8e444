"""The tests that need a database, on every PostgreSQL that is served: `make postgres`.

`make test` has the versions that its package has; the others come from another one, which is too
large for everybody. It has them for Linux alone.
"""

import os
import subprocess
import sys
from pathlib import Path

from server.databases import TOOLS

HERE = Path(__file__).parent
HOME = HERE.parents[1]
PACKAGES = HERE / "node_modules"
PYTEST = [sys.executable, "-m", "pytest", "-p", "postgres.only", "-n", "2", "--dist", "worksteal"]
TESTS = ["tests/server", "tests/torture", *HOME.glob("tests/games/*/server")]


def main(wanted: list[str]) -> int:
    """With numbers of versions, only those."""
    subprocess.run(["npm", "ci", "--silent", "--ignore-scripts"], cwd=HERE, check=True)
    failed = []
    for package in sorted(PACKAGES.glob("postgres-*")):
        version = package.name.partition("-")[2]
        if wanted and version not in wanted:
            continue
        # What it does when it is installed: a package can't hold links.
        subprocess.run(["node", "scripts/hydrate-symlinks.js"], cwd=package, check=True)
        sys.stdout.write(f"\n— PostgreSQL {version}\n")
        sys.stdout.flush()
        done = subprocess.run(
            [*PYTEST, *TESTS],
            cwd=HOME,
            env={**os.environ, TOOLS: str(package / "native" / "bin")},
        )
        if done.returncode:
            failed.append(version)
    sys.stdout.write(f"failed on PostgreSQL {', '.join(failed)}\n" if failed else "all passed\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
