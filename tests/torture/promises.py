"""What has to hold: everything that people were told is in the file, once, and what they see is
what the file says."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from torture.launched import rows_of

import korsi
from korsi_server.tables.entries import Moved, Undone, read
from korsi_server.tables.table_log import TableLog, view_and_legal

if TYPE_CHECKING:
    from torture.people import Party, Somebody


class Wrong(AssertionError):
    """A promise was broken; says which."""


def hold(promise: object, what: str) -> None:
    """A promise that has to hold."""
    if not promise:
        raise Wrong(what)


def fresh(data: Path, table: str, seats: Iterable[int | None]) -> tuple[TableLog, dict[Any, Any]]:
    """A table folded anew from its file, and all that each of these seats was to hear."""
    rows = rows_of(data, table)
    hold([number for number, _ in rows] == list(range(1, len(rows) + 1)), "the log has a gap")
    log, told = TableLog(table), {seat: [] for seat in seats}
    for _, line in rows:
        before = log.history.number
        log.fold(read(line))
        for seat in told:
            told[seat] += log.history.since(before, seat) or []
    return log, {seat: [json.loads(bytes(one)) for one in events] for seat, events in told.items()}


def check(data: Path, party: "Party") -> int:
    """Everything that people were told is in the file, once; how many moves they were promised."""
    log, told = fresh(data, party.id, [one.seat for one in party.people])
    moved = [entry for _, line in rows_of(data, party.id) if (entry := read(line))]
    ids = [
        (entry.seat, entry.id)
        for entry in moved
        if isinstance(entry, Moved | Undone) and entry.id is not None
    ]
    hold(len(ids) == len(set(ids)), f"{party}: a move counts once")
    for one in party.people:
        for id, number in one.done.items():
            hold(log.ids.get((one.seat or 0, id)) == number, f"{party}: {id} is not where it was")
        for number, event in one.heard.items():
            hold(told[one.seat][number - 1] == event, f"{party}: event {number} is another")
    return sum(len(one.done) for one in party.people)


def same_as_fresh(data: Path, party: "Party", one: "Somebody") -> None:
    """What somebody sees is what a fold of the file gives."""
    log, _ = fresh(data, party.id, [])
    same_as_log(log, party, one)


def same_as_log(log: TableLog, party: "Party", one: "Somebody") -> None:
    """What somebody sees is what this log says."""
    hold(log.game is not None, "it has begun")
    assert log.game is not None
    view, legal, undoable = view_and_legal(log.game, one.seat)
    mine = [one.state["view"], one.state["legal"], one.state["undoable"], one.number]
    there = json.loads(json.dumps([view, legal, undoable, log.history.number]))
    hold(mine == there, f"{party}: seat {one.seat} sees something else than the log says")
    hold(
        korsi.replay(log.game.record()).position() == log.game.position(), "the record is the game"
    )


async def compared(address: str, data: Path, all_of_them: list["Party"]) -> int:
    """Everybody comes to a server whose bots wait: what they see is what the file says, and then
    the game goes on. How many moves people had been promised."""
    promised = 0
    for party in all_of_them:
        promised += sum(check(data, was) for was in party.past)
        if not party.id:
            continue
        promised += check(data, party)
        if party.people[0].status == "over":
            continue
        await party.come(address)
        for one in party.people:
            while one.open is not None:
                await one.hear("done")
        for one in party.people:
            await one.catch_up()
            same_as_fresh(data, party, one)
        mover = next((one for one in party.people if one.to_move), None)
        if mover is not None and mover.status == "playing":
            await mover.move()
            await mover.hear("done")
    return promised
