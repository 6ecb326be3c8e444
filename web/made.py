"""What the client has from Python, made for every game that there is.

    python web/made.py            write it
    python web/made.py --check    say what is stale, and fail

Types of the protocol; of each game the types and tables of its vocabulary, its lesson played by the
engine, the pictures of its rulebook, how the engine says its events, as the client must too, deals
and game files that the client's own check of a fair deal must come to, and views as they travel.
"""

import base64
import hashlib
import json
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from runpy import run_path
from typing import Any

import korsi
from korsi import fairness, game_file
from korsi.catalogue import GAMES
from korsi.contract import Event
from korsi.random import Random
from korsi.sentences import LANGUAGES, tell
from korsi_server import types
from korsi_server.messages import Events
from korsi_server.tables.frames import encode
from korsi_server.tables.packing import pack, unpack

HOUSE = Path(__file__).parents[1]
INSIDE = "korsi.games."
GAMES_HEARD = 3
DEALS = 8
MOVES_TOLD = 10
MOVES_DEALT = 8
"""After so many moves everything lies there that no move decides."""


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
        yield folder / "changes.json", changes(rules.key, folder / "changes.json")
        if find_spec(f"{package}.lesson"):
            yield folder / "lesson.json", packed(import_module(f"{package}.lesson").lesson())
        pictures = HOUSE / "rulebook" / folder.name / "pictures.py"
        if pictures.exists():
            yield folder / "pictures.json", packed(run_path(str(pictures))["pictures"]())
        yield folder / "said.json", packed(said(rules.key, min(4, max(rules.seats))))
        if (folder / "deal.ts").exists():
            yield folder / "fair.json", packed({"deals": deals(rules.key), "file": file(rules.key)})


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


def changes(game: str, file: Path) -> str:
    """Some moments of a game as seat 0 is told of them, and how the server packs the next for who
    has heard one. Packers differ: what is there stays while it says the same."""
    told = list(moments(game))
    if file.exists() and heard(json.loads(file.read_text("utf-8"))) == told:
        return file.read_text("utf-8")
    return packed({"first": told[0].decode(), "then": [digest(*pair) for pair in pairs(told)]})


def moments(game: str) -> Iterator[bytes]:
    """The first messages of a careless game, with a name that is not ASCII in their midst."""
    table, chance = korsi.new(game, seats=2, seed=5), Random(5)
    events, first = [{"event": "undone", "by": "مینا"}], 1
    for _ in range(MOVES_TOLD):
        yield encode(Events(first, events, table.view(0), table.legal(0), table.undoable(0)))
        first += len(events)
        seat = table.acting[0]
        legal = table.legal(seat)
        events = korsi.hear(table.play(seat, legal[chance.below(len(legal))]), 0)


def pairs(told: list[bytes]) -> Iterator[tuple[bytes, bytes]]:
    """Each message, and the one before it."""
    yield from zip(told[1:], told, strict=False)


def digest(text: bytes, base: bytes) -> list[str]:
    """What is packed, and what must come of it."""
    return [base64.b64encode(pack(text, base)).decode(), hashlib.sha256(text).hexdigest()]


def heard(story: dict[str, Any]) -> list[bytes]:
    """The messages of a story that was made before."""
    told = [story["first"].encode()]
    for text, _ in story["then"]:
        told.append(unpack(base64.b64decode(text), told[-1]))
    return told


def deals(game: str) -> list[dict[str, Any]]:
    """The beginnings of several games, on different terms, as their replays show them."""
    entry = next(entry for entry in korsi.catalogue() if entry["game"] == game)
    found = []
    for number in range(DEALS):
        wishes = {
            option["name"]: option["choices"][number % len(option["choices"])]
            for option in entry["options"]
            if "choices" in option
        }
        sizes = list(range(entry["seats"]["from"], entry["seats"]["to"] + 1))
        for seats in Random(number).shuffled(sizes):
            try:
                table = korsi.new(game, seats=seats, seed=digits(f"seed {number}"), **wishes)
            except ValueError:
                continue  # not for so many
            steps = [{"events": [], "views": [table.view(seat) for seat in range(seats)]}]
            position = table.position()
            for seat in moved(table):
                steps.append({"events": table.play(seat, table.legal(seat)[0]), "views": []})
            found.append({"position": position, "steps": steps})
            break
    return found


def file(game: str) -> dict[str, Any]:
    """A game file; and if a byte of it is changed into another one, which section is named."""
    seats = max(2, min(GAMES[game].seats))
    secret, parts = bytes.fromhex(digits("secret")), {0: digits("part 0"), 1: digits("part 1")}
    table = korsi.new(game, seats=seats, seed=fairness.deal_seed(secret, game, parts))
    for seat in moved(table):
        table.play(seat, table.legal(seat)[0])
    people = ['Ада "O’Hara"', "مینا", *[None] * (seats - 2)]
    text = game_file.written(table.record(), people, fairness.proof(secret, parts))
    whole = text.encode()
    damaged = []
    for at in range(0, len(whole), 7):
        byte = whole[at] ^ 1
        named = game_file.damage_of(whole[:at] + bytes([byte]) + whole[at + 1 :])
        assert named is not None
        damaged.append([at, byte, named.name, named.number])
    return {"text": text, "damaged": damaged}


def moved(table: korsi.Game) -> Iterator[int]:
    """Whose move it is, for the first moves."""
    for _ in range(MOVES_DEALT):
        if not table.over:
            yield table.acting[0]


def digits(word: str) -> str:
    """32 bytes that are always the same."""
    return hashlib.sha256(word.encode()).hexdigest()


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
