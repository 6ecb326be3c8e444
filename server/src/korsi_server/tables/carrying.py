"""One table as a file: its log, and who its people are, so that it goes on at another server or in
another store by the same link."""

from pathlib import Path
from typing import Final

import msgspec

from korsi.catalogue import GAMES
from korsi_server.store import Guest, Store, Unusable
from korsi_server.store.files import put_in_place
from korsi_server.tables import closing, entries
from korsi_server.tables.table_log import TableLog

FORM: Final = "korsi-table"
"""What the first line of such a file says."""


class Carried(msgspec.Struct):
    """Somebody who sits at the table: the name they gave, and what opens them (hashes)."""

    id: str
    name: str | None = None
    avatar: str | None = None
    keys: list[str] = []


class Head(msgspec.Struct):
    """The first line. Files of the first version have no people."""

    form: str
    version: int
    table: str
    entries: int
    people: list[Carried] = []


class Load(msgspec.Struct):
    """A table on its way."""

    table: str
    lines: list[bytes]
    people: list[Carried]
    log: TableLog


async def people_of(store: Store, log: TableLog) -> list[Carried]:
    """Those who sit there, as another store has to know them."""
    known = {guest.id: guest for guest in await store.known(log.devices)}
    people = []
    for id in log.devices:
        guest = known.get(id) or Guest(id, None)
        people.append(Carried(id, guest.name, guest.avatar, await store.keys_of(id)))
    return people


def write(to: Path, table: str, lines: list[bytes], people: list[Carried]) -> None:
    """Durably, or not at all; raises Unusable."""
    head = msgspec.json.encode(Head(FORM, 1, table, len(lines), people))
    part = to.with_name(f"{to.name}.part")
    try:
        part.write_bytes(b"\n".join([head, *lines]) + b"\n")
        put_in_place(part, to)
    except OSError as error:
        raise Unusable(f"can't write {to}: {error.strerror}") from error


def read(file: Path) -> Load:
    """What such a file holds, which must be whole; raises Unusable."""
    try:
        first, *lines = file.read_bytes().splitlines()
        head = msgspec.json.decode(first, type=Head)
    except OSError as error:
        raise Unusable(f"can't read {file}: {error.strerror}") from error
    except ValueError as error:
        raise Unusable(f"{file} is no table that `korsi admin export` has written") from error
    if head.form != FORM:
        raise Unusable(f"{file} is no table that `korsi admin export` has written")
    table = head.table
    known = head.version == 1 and head.entries == len(lines) > 0
    if not known or not (table.isascii() and table.isalnum() and len(table) <= 32):
        raise Unusable(f"{file} is not whole, or from a newer Korsi")
    try:
        created = entries.read(lines[0])
        if isinstance(created, entries.Created) and created.game not in GAMES:
            raise Unusable(f"{file} is of a game that is not here: {created.game}")
        log = TableLog.of(table, lines)
    except Unusable:
        raise
    except Exception as error:
        raise Unusable(f"{file} can't be played: {type(error).__name__}") from error
    return Load(table, lines, head.people, log)


def missing(load: Load, there: list[bytes]) -> list[bytes] | None:
    """What a store lacks that has these lines of the same table; None where they are another
    truth. A table that was moved away and comes back has its own beginning there."""
    if not there:
        return load.lines
    moved = closing.last_word(there)
    if moved is None or moved.why != "moved" or load.lines[: len(there)] != there:
        return None
    return load.lines[len(there) :]
