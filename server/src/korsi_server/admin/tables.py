"""What a host does with tables: list them, close one, carry one elsewhere."""

import asyncio
import time
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

from korsi_server.admin.places import DAY, STEP, Place, Say, ago, opened
from korsi_server.store import Damaged, Down, Guest, Kept, Store, Taken, Unusable
from korsi_server.store.copies import refuse_goal
from korsi_server.tables import carrying, closing, entries
from korsi_server.tables.entries import Entry
from korsi_server.tables.guests import hashed, new_token
from korsi_server.tables.table_log import TableLog, seated

PASSES: Final = 90 * DAY
"""Seconds for which those who sat at a moved table may come as themselves."""
SHOWN: Final = {"aside": "set aside", "ended": "ended", "moved": "moved", "damaged": "damaged"}


def tables(say: Say, where: Path | str) -> int:
    """A line for each table."""
    return asyncio.run(_tables(say, where))


async def _tables(say: Say, where: Path | str) -> int:
    count, after = 0, ""
    async with opened(where) as place:
        while batch := await place.store.kept(after, STEP):
            after = batch[-1].table
            for kept in batch:
                count += 1
                try:
                    lines = await place.store.read(kept.table)
                except Damaged:
                    lines = []
                say(line_of(kept, lines))
    say(f"tables: {count}")
    return 0


def line_of(kept: Kept, lines: list[bytes]) -> str:
    """What a host wants to know of a table; nothing that is secret in its game."""
    try:
        log = TableLog.of(kept.table, lines)
        names = ", ".join(
            chair.name or chair.level or "?" for chair in log.chairs if not chair.free
        )
        status = log.status if log.closed is None else SHOWN[log.closed.why]
        what = f"{log.game_key}  {status}  {names}"
    except Exception:  # of a game that is not here, or damaged
        what = "can't be read here"
    return f"{kept.table}  {what}  {len(lines)} entries, {ago(kept.touched)}"


def aside(say: Say, where: Path | str, table: str) -> int:
    """Nobody can come to a table until it is brought back."""
    asyncio.run(_close(where, table, "aside"))
    say(f"table {table} is set aside; `korsi admin back` brings it back")
    return 0


def end(say: Say, where: Path | str, table: str) -> int:
    """A table as it stands, for good."""
    asyncio.run(_close(where, table, "ended"))
    say(f"table {table} is ended")
    return 0


async def _close(where: Path | str, table: str, why: Literal["aside", "ended"]) -> None:
    def changes(lines: list[bytes]) -> list[Entry]:
        closed = closing.last_word(lines)
        if closed is not None and (closed.why == why or closed.why in ("ended", "moved")):
            raise Unusable(f"table {table} is {SHOWN[closed.why]} already")
        return [entries.Closed(why)]

    async with opened(where) as place:
        await place.write(table, changes, over=why == "ended")


def back(say: Say, where: Path | str, table: str) -> int:
    """A table that was set aside."""
    asyncio.run(_back(where, table))
    say(f"table {table} goes on")
    return 0


async def _back(where: Path | str, table: str) -> None:
    def changes(lines: list[bytes]) -> list[Entry]:
        closed = closing.last_word(lines)
        if closed is None or closed.why not in ("aside", "damaged"):
            raise Unusable(f"table {table} is not set aside")
        try:
            TableLog.of(table, lines)
        except Exception as error:
            raise Unusable(
                f"table {table} can't be played ({type(error).__name__}); `korsi repair` saves what"
                " can be read"
            ) from error
        return [entries.Reopened()]

    async with opened(where) as place:
        await place.write(table, changes)


def export(say: Say, where: Path | str, table: str, to: Path, overwrite: bool) -> int:
    """A copy of one table as a file."""
    refuse_goal(to, overwrite)
    count = asyncio.run(_export(where, table, to))
    say(f"{to} is table {table}; entries: {count}")
    return 0


async def _export(where: Path | str, table: str, to: Path) -> int:
    async with opened(where) as place:
        return await _written(place, table, await place.read(table), to)


async def _written(place: Place, table: str, lines: list[bytes], to: Path) -> int:
    try:
        people = await carrying.people_of(place.store, TableLog.of(table, lines))
    except Down:
        raise
    except Exception:  # a copy of what can't be played here is still a copy
        people = []
    carrying.write(to, table, lines, people)
    return len(lines)


def move(say: Say, where: Path | str, table: str, to: Path, overwrite: bool, at: str | None) -> int:
    """One table as a file, and closed here: it goes on where the file is imported."""
    refuse_goal(to, overwrite)
    asyncio.run(_move(where, table, to, None if at is None else _site(at)))
    say(f"{to} is table {table}, which is closed here; `korsi admin import` lets it go on")
    return 0


async def _move(where: Path | str, table: str, to: Path, at: str | None) -> None:
    def changes(lines: list[bytes]) -> list[Entry]:
        closed = closing.last_word(lines)
        if closed is not None and closed.why == "moved":
            return []  # the file was lost, or could not be written
        if closed is not None:
            raise Unusable(f"table {table} is {SHOWN[closed.why]}; only one in play is moved")
        try:
            log = TableLog.of(table, lines)
        except Exception as error:
            raise Unusable(f"table {table} can't be played here") from error
        passes = {} if at is None else {device: new_token() for device in log.devices}
        return [entries.Closed("moved", at, passes)]

    async with opened(where) as place:
        # Closed first: if the file can't be written, the same command writes it again.
        lines = await place.write(table, changes, sitting=lambda _: {})
        await _written(place, table, lines, to)


def _site(text: str) -> str:
    """The address of another server, as links to its tables begin."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
        raise Unusable(f"{text} is no address of a server, such as https://play.example.org")
    return f"{parts.scheme}://{parts.netloc}"


def bring(say: Say, where: Path | str, file: Path) -> int:
    """A file that export or move has written, as a table; nothing changes if there is one of that
    name, unless that was moved away and this is how it went on."""
    load = carrying.read(file)
    asyncio.run(_bring(where, load))
    say(f"table {load.table} goes on; entries: {len(load.lines)}")
    return 0


async def _bring(where: Path | str, load: carrying.Load) -> None:
    log, last = load.log, log_end(load)
    sitting = seated(map(entries.read, load.lines), {})
    async with opened(where) as place:
        there = await place.store.read(load.table)
        lines = carrying.missing(load, there)
        if lines is None:
            raise Unusable(f"there is a table {load.table} already; it was left as it is")
        if last is not None:
            lines.append(entries.written(entries.Reopened()))
        for person in load.people:
            await _welcome(place.store, person)
        over = log.status == "over"
        number = len(there) + 1
        try:
            await place.store.append(load.table, number, lines, over=over, seated=sitting)
        except Taken:
            raise Unusable(f"there is a table {load.table} already") from None
        now = time.time()
        for guest, token in ({} if last is None else last.passes).items():
            await place.store.invite(hashed(token), guest, now, now + PASSES)
        place.grown(load.table, len(there) + len(lines))


def log_end(load: carrying.Load) -> entries.Closed | None:
    """That it was moved, where that is the last that its log says."""
    closed = load.log.closed
    if closed is not None and closed.why != "moved":
        raise Unusable(f"table {load.table} is {SHOWN[closed.why]}; it can't go on")
    return closed


async def _welcome(store: Store, person: carrying.Carried) -> None:
    """Who sits at a table that comes is known here by name and devices; who is known already stays
    as they are."""
    if (person.name or person.avatar) and not await store.known([person.id]):
        await store.keep(Guest(person.id, person.name, person.avatar))
    await store.give(person.id, person.keys)
