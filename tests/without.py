"""The house without one of its games: `make without GAME=<folder>` runs every check in a copy.

A game is four folders. What is left must build, play and pass without them.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HOME = Path(__file__).parents[1]
PLACES = ("engine/src/korsi/games", "web/src/games", "rulebook", "tests/games")
"""Where the folders of a game are."""

MADE = (
    ".*",
    "korsi.db*",
    "__pycache__",
    "node_modules",
    "dist",
    "build",
    "site",
    "*.egg-info",
    "*.so",
)
"""What is made from the rest."""
HIDDEN = (".ci", ".github", ".gitignore", ".pre-commit-config.yaml")


def copy_without(game: str, to: Path) -> None:
    """The tree as it is here, without what is made from it and without this game's folders."""
    for entry in HOME.iterdir():
        if entry.name in HIDDEN or not _is_made(entry):
            if entry.is_dir():
                shutil.copytree(entry, to / entry.name, ignore=shutil.ignore_patterns(*MADE))
            else:
                to.mkdir(parents=True, exist_ok=True)
                shutil.copy(entry, to / entry.name)
    shutil.copy(HOME / "web" / ".npmrc", to / "web")
    for place in PLACES:
        shutil.rmtree(to / place / game)


def _is_made(entry: Path) -> bool:
    return any(entry.match(pattern) for pattern in MADE)


def main(game: str) -> int:
    """Every check there is, without this game."""
    if not all((HOME / place / game).is_dir() for place in PLACES):
        games = sorted(path.name for path in (HOME / PLACES[-1]).iterdir() if path.is_dir())
        sys.stderr.write(f"There is no game {game}; there is {', '.join(games)}.\n")
        return 2
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)  # some tests are nobody's, and must read it too
        copy_without(game, Path(folder) / "korsi")
        return subprocess.run(["make", "test"], cwd=Path(folder) / "korsi").returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
