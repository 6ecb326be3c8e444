"""A game is a folder, in four places: nothing else depends on its name."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from without import PLACES, copy_without

from every_game.tables import FOLDERS

HOME = Path(__file__).parents[2]
SAMPLE = "six-nimmt"
"""The game that examples and general tests have chosen to show things with."""

OTHERS = sorted(set(FOLDERS) - {SAMPLE})
TALK = ("README.md", "CHANGELOG.md", "docs/")
"""Texts about the house may speak of its games."""

SAMPLES = {
    "tests/earlier/schema_2.db": "a data file of an earlier version, with tables of all games",
    "tests/earlier/schema_2.json": "what is in it; games that are gone are left out",
    "tests/earlier/schema_5.db": "the same of another version, with finished tables",
    "tests/earlier/schema_5.json": "what is in it, and what came of them",
}
"""Files that name another game than the sample, and why none of them depends on it."""

CODE = {".py", ".ts", ".svelte", ".js", ".toml", ".yml", ".yaml", ".json", ".css", ".html"}
EXAMPLES = ("EXAMPLES", "USAGE")
"""What `--help` shows."""


def shared() -> list[Path]:
    """Every file of the checkout outside of the games' folders."""
    told = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=HOME, capture_output=True, text=True
    )
    files = [HOME / name for name in told.stdout.splitlines()]
    own = [HOME / place / folder.name for place in PLACES for folder in FOLDERS.values()]
    return [file for file in files if file.is_file() and not set(file.parents) & set(own)]


def naming(games: list[str]) -> re.Pattern[bytes]:
    """These games, as keys or as folders."""
    names = "|".join(re.escape(game).replace(r"\-", "[-_]") for game in games)
    return re.compile(names.encode(), re.IGNORECASE)


@pytest.mark.skipif(not (HOME / ".git").exists(), reason="no checkout, no list of its files")
def test_no_shared_file_names_a_game_that_is_not_the_sample() -> None:
    pattern = naming(OTHERS)
    found = {
        file.relative_to(HOME).as_posix() for file in shared() if pattern.search(file.read_bytes())
    }
    named = {name for name in found if not name.startswith(TALK)}
    assert named <= set(SAMPLES)


@pytest.mark.skipif(not (HOME / ".git").exists(), reason="no checkout, no list of its files")
def test_what_is_installed_names_the_sample_in_examples_only() -> None:
    pattern = naming([SAMPLE])
    for file in shared():
        name = file.relative_to(HOME).as_posix()
        shipped = name.startswith(("engine/", "server/", "web/")) and ".test." not in name
        if shipped and file.suffix in CODE and not name.startswith("web/src/testing/"):
            assert not pattern.search(without_examples(file).encode()), name


def without_examples(file: Path) -> str:
    """The code alone: without docstrings, comments, and what `--help` shows."""
    text = file.read_text("utf-8")
    if file.suffix != ".py":
        return re.sub(r"/\*.*?\*/|^\s*(//|#).*?$|<!--.*?-->", "", text, flags=re.S | re.M)
    tree = ast.parse(text)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [part for part in body if not is_example(part)] or [ast.Pass()]  # type: ignore[attr-defined]
    return ast.unparse(tree)


def is_example(node: ast.stmt) -> bool:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return isinstance(node.value.value, str)
    named = [one.id for one in getattr(node, "targets", []) if isinstance(one, ast.Name)]
    return any(name in EXAMPLES for name in named)


def test_without_a_game_the_rest_stands(tmp_path: Path) -> None:
    """The quick part of `make without`: catalogue, made files, and every general test is found."""
    gone = OTHERS[0]
    copy_without(FOLDERS[gone].name, tmp_path)
    paths = [tmp_path / "engine" / "src", tmp_path / "server" / "src", tmp_path / "tests"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}

    def run(*words: str) -> str:
        done = subprocess.run(
            [sys.executable, *words], cwd=tmp_path, env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    listed = run("-c", "import korsi\nprint(*[entry['game'] for entry in korsi.catalogue()])")
    assert set(listed.split()) >= set(FOLDERS) - {gone}
    assert gone not in listed.split()
    assert run("web/made.py", "--check") == ""
    general = ("every_game", "house", "cli", "server", "torture", "browser")
    found = run(
        *("-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "--assert=plain"),
        *(f"tests/{folder}" for folder in general),
    )
    assert all(f"tests/{folder}/" in found for folder in general)
    assert "error" not in found
