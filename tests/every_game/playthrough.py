"""Golden playthroughs: a whole game as text, with everything that anyone can observe.

`make golden` writes the files anew; read the difference before you commit it.
"""

from collections.abc import Iterator
from pathlib import Path

import korsi
from every_game.tables import FOLDERS, TABLES, Table, decide, text
from korsi.random import Random


def path_of(table: Table) -> Path:
    return FOLDERS[table.game] / "playthroughs" / f"{table.way}.txt"


def playthrough(table: Table) -> str:
    return "\n".join(_lines(table)) + "\n"


def _lines(table: Table) -> Iterator[str]:
    game = table.new(table.seed)
    chance = Random(table.seed, 1)
    seen: dict[int | None, korsi.contract.View] = {}
    yield f"{table}: seats {game.seats}, seed {table.seed}, options {text(game.options)}"
    yield f"actions: {game.actions}"
    step = 0
    yield from _moment(game, step, seen)
    while not game.over:
        seat, move = decide(game, chance)
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


def _moment(
    game: korsi.Game, step: int, seen: dict[int | None, korsi.contract.View]
) -> Iterator[str]:
    if step == 0:
        yield f"position: {text(game.position())}"
    yield f"acting {text(game.acting)}, scores {text(game.scores)}, winners {text(game.winners)}"
    for seat in range(game.seats):
        yield f"codes of {_name(seat)}: {text(game.codes(seat))}"
    for seat in [*range(game.seats), None]:
        view = game.view(seat)
        before = seen.get(seat, {})
        news = {
            name: _change(before.get(name), view[name])
            for name in view
            if name not in before or before[name] != view[name]
        }
        gone = sorted(set(before) - set(view))
        if news or gone:
            yield f"view of {_name(seat)}: {text(news)}" + (
                f" without {text(gone)}" if gone else ""
            )
        seen[seat] = view


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


if __name__ == "__main__":
    for table in TABLES:
        if table.playthrough:
            path_of(table).write_text(playthrough(table), encoding="utf-8")
