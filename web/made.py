"""What the client has from Python, made for every game that there is.

    python web/made.py            write it
    python web/made.py --check    say what is stale, and fail

Types of the protocol; of each game the types and tables of its vocabulary, its lesson played by the
engine, the pictures of its rulebook, and how the engine says its events, as the client must too.
"""

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from runpy import run_path
from typing import Any

import korsi
from korsi.catalogue import GAMES
from korsi.contract import Event
from korsi.random import Random
from korsi.sentences import LANGUAGES, tell
from korsi_server import types

HOUSE = Path(__file__).parents[1]
INSIDE = "korsi.games."
GAMES_HEARD = 3


def made() -> Iterator[tuple[Path, str]]:
    """Every file, and what should be in it."""
    yield HOUSE / types.SCHEMA, types.schema_text()
    yield HOUSE / types.TYPESCRIPT, types.typescript()
    for rules in GAMES.values():
        package = type(rules).__module__.rpartition(".")[0]
        if not package.startswith(INSIDE):
            continue  # a game of another package has the plain board
        folder = HOUSE / "web" / "src" / "games" / package.removeprefix(INSIDE)
        if not folder.is_dir():
            continue  # and so has a game of the house, until its own board is made
        yield folder / "vocabulary.ts", types.vocabulary(rules)
        if find_spec(f"{package}.lesson"):
            yield folder / "lesson.json", packed(import_module(f"{package}.lesson").lesson())
        pictures = HOUSE / "rulebook" / folder.name / "pictures.py"
        if pictures.exists():
            yield folder / "pictures.json", packed(run_path(str(pictures))["pictures"]())
        yield folder / "said.json", packed(said(rules.key, min(4, max(rules.seats))))


def said(game: str, seats: int) -> list[dict[str, Any]]:
    """An event of every kind that careless games bring, and how it is said: to all, to seat 0."""
    names = ["Ada", "Basil", "Clara", "Dario"]
    found: dict[str, Event] = {}
    for seed in range(GAMES_HEARD):
        table, chance = korsi.new(game, seats=seats, seed=seed), Random(seed)
        while not table.over:
            legal = table.legal(table.acting[0])
            for event in table.play(table.acting[0], legal[chance.below(len(legal))]):
                found.setdefault(event["event"], event)
    return [
        {"event": event}
        | {
            language: [tell(language, game, event, names, you) for you in (None, 0)]
            for language in LANGUAGES
        }
        for _, event in sorted(found.items())
    ]


def packed(value: Any) -> str:
    """JSON as small as it can be."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> int:
    """Write what is stale, or with --check only name it."""
    stale = [
        (file, text)
        for file, text in made()
        if not file.exists() or file.read_text("utf-8") != text
    ]
    for file, text in stale:
        sys.stdout.write(f"{file.relative_to(HOUSE)}\n")
        if "--check" not in arguments:
            file.write_text(text, "utf-8")
    if stale and "--check" in arguments:
        sys.stderr.write("These files are stale: run `make types`.\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
