"""All that the server knows of somebody, as a file for them: what opens them, and what they did at
every table. Nothing of others, and nothing of a game that they may not know."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from korsi_server.messages import Json, Keeping
from korsi_server.store import Damaged, Guest, Store
from korsi_server.tables import entries
from korsi_server.tables.entries import Entry
from korsi_server.tables.table_log import SEATING, seated

STEP: Final = 200
"""Tables looked through at once."""
PAUSE: Final = 0.01
"""Seconds between two such looks, in which others are served."""

_encode = msgspec.json.Encoder().encode


async def told(store: Store, guest: Guest, kept: Keeping) -> AsyncIterator[bytes]:
    """The file, part by part, however long it is."""
    person = {"name": guest.name, "avatar": guest.avatar, "id": guest.id}
    head = _encode({"korsi": "me", "version": 1, "me": person, "kept": kept})
    yield head.removesuffix(b"}") + b',"tables":['
    ids, after, first = await store.ids_of(guest.id), "", True
    while True:
        found, last = await store.mentioning(ids, after, STEP)
        for table in found:
            try:
                lines = await store.read(table)
            except Damaged:
                continue
            mine = await asyncio.to_thread(own, table, lines, ids)
            yield (b"" if first else b",") + b"\n" + _encode(mine)
            first = False
        if last is None:
            break
        after = last
        await asyncio.sleep(PAUSE)
    yield b"\n]}\n"


def own(table: str, lines: Sequence[bytes], ids: Sequence[str]) -> Json:
    """What somebody did at a table, in the order of its log, by the numbers of the entries."""
    places: dict[int, str] = {}
    game, mine = None, []
    for number, line in enumerate(lines, 1):
        try:
            entry = entries.read(line)
        except Exception:  # noqa: S112 - a log that can't be read any more
            continue
        if isinstance(entry, entries.Created):
            game = entry.game
        if _is_own(entry, ids, places):
            mine.append({"number": number, **_plain(entry)})
        if isinstance(entry, SEATING):
            places = seated([entry], places)
    return {"table": table, "game": game, "entries": mine}


def _is_own(entry: Entry, ids: Sequence[str], places: Mapping[int, str]) -> bool:
    """Whether it was done by this person, or to them."""
    guest, seat = getattr(entry, "guest", None), getattr(entry, "seat", None)
    if guest is not None:
        return guest in ids
    return seat is not None and places.get(seat) in ids


def _plain(entry: Entry) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(entry)
    plain.pop("guest", None)  # it is the one whose file this is
    return plain
