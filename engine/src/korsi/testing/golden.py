"""Golden files: a whole game as text, with everything that anyone can observe; and counts of
positions that were checked once and are never to change.

    python -m korsi.testing tests

writes the playthroughs of the tables in this folder anew (`playthroughs/<table>.txt`); read the
difference before you commit it. The counts stand in `perft.toml` and are written by hand, from what
`korsi perft` says:

    [[count]]
    name = "two at the start"
    seats = 2
    seed = 7
    positions = [10, 100, 900]

An entry may have `options`, or a `position` as JSON instead of seats and seed.
"""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import korsi
from korsi.contract import View
from korsi.lab import perft
from korsi.random import Random
from korsi.testing.tables import Table, tables_in, text

PLAYTHROUGHS = "playthroughs"


class GoldenTests:
    """Any change in what can be observed shows up as a difference."""

    tables: ClassVar[list[Table]]

    def test_the_playthrough_is_the_same_byte_for_byte(self, table: Table) -> None:
        golden = path_of(table)
        if table.playthrough and golden.parent.is_dir():
            again = f"python -m korsi.testing {table.folder.name}"
            assert golden.exists(), f"{table} has no playthrough yet: {again}"
            assert playthrough(table) == golden.read_text(encoding="utf-8"), f"see {again}"

    def test_there_is_no_playthrough_of_nothing(self) -> None:
        wanted = {path_of(table) for table in self.tables if table.playthrough}
        folders = {table.folder / PLAYTHROUGHS for table in self.tables}
        found = {path for folder in folders if folder.is_dir() for path in folder.iterdir()}
        assert found <= wanted

    def test_the_counts_are_the_same(self) -> None:
        for game, folder in {(table.game, table.folder) for table in self.tables}:
            for entry in counts_in(folder):
                counted = perft(game_of(game, entry), len(entry["positions"]))
                assert counted == entry["positions"], f"{game}: {entry['name']}"


def counts_in(folder: Path) -> list[dict[str, Any]]:
    """The positions that are counted from: a start or a position by hand, and the counts."""
    path = folder / "perft.toml"
    if not path.exists():
        return []
    found: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["count"]
    return found


def game_of(game: str, entry: dict[str, Any]) -> korsi.Game:
    """Where a count begins."""
    if "position" in entry:
        return korsi.load(json.loads(entry["position"]))
    return korsi.new(game, seats=entry["seats"], seed=entry["seed"], **entry.get("options", {}))


def path_of(table: Table) -> Path:
    """Where the playthrough of a table is kept."""
    return table.folder / PLAYTHROUGHS / f"{table.way}.txt"


def playthrough(table: Table) -> str:
    """A careless game from the first move to the last."""
    return "\n".join(_lines(table)) + "\n"


def _lines(table: Table) -> Iterator[str]:
    game = table.new(table.seed)
    chance = Random(table.seed, 1)
    seen: dict[int | None, View] = {}
    yield f"{table}: seats {game.seats}, seed {table.seed}, options {text(game.options)}"
    yield f"actions: {game.actions}"
    step = 0
    yield from _moment(game, step, seen)
    while not game.over:
        seat, move = table.decide(game, chance)
        code = game.codes(seat)[game.legal(seat).index(move)]
        events = game.play(seat, move)
        step += 1
        yield ""
        yield f"== {step}: seat {seat} plays {text(move)}, code {code}"
        for event in events:
            yield f"told: {text(event)}"
        for listener in [*range(game.seats), None]:
            blanks = [n for n, event in enumerate(korsi.hear(events, listener)) if len(event) == 1]
            if blanks:
                yield f"blank to {_name(listener)}: {text(blanks)}"
        yield from _moment(game, step, seen)


def _moment(game: korsi.Game, step: int, seen: dict[int | None, View]) -> Iterator[str]:
    if step == 0:
        yield f"position: {text(game.position())}"
    yield f"acting {text(game.acting)}, scores {text(game.scores)}, winners {text(game.winners)}"
    for seat in range(game.seats):
        yield f"codes of {_name(seat)}: {text(game.codes(seat))}"
    for onlooker in [*range(game.seats), None]:
        view = game.view(onlooker)
        before = seen.get(onlooker, {})
        news = {
            name: _change(before.get(name), view[name])
            for name in view
            if name not in before or before[name] != view[name]
        }
        gone = sorted(set(before) - set(view))
        if news or gone:
            yield f"view of {_name(onlooker)}: {text(news)}" + (
                f" without {text(gone)}" if gone else ""
            )
        seen[onlooker] = view


def _change(before: object, now: object) -> object:
    """A long list as what has come and what has gone; anything else as it is."""
    if not isinstance(before, list) or not isinstance(now, list) or len(text(now)) < 300:
        return now
    if len(now) <= 2 and len(now) == len(before):  # a list for each seat
        return [_change(*pair) for pair in zip(before, now, strict=True)]
    come = [item for item in now if item not in before]
    gone = [item for item in before if item not in now]
    return {"come": come, "gone": gone}


def _name(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def main(folders: list[str]) -> int:
    """Write the playthroughs of these folders of tests anew."""
    for folder in folders:
        for table in tables_in(folder):
            if table.playthrough:
                path = path_of(table)
                path.parent.mkdir(exist_ok=True)
                path.write_text(playthrough(table), encoding="utf-8")
    return 0
