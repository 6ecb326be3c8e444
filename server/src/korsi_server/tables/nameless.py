"""Whoever leaves the house is nameless in every log where they stood: the seat and the moves stay,
and belong to a guest whom nobody is. The numbers of all entries stay; one more says that they have
changed, so that every server reads the log again."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from secrets import token_hex
from typing import Final

from msgspec.structs import replace

from korsi_server.store import Damaged, Down, Store
from korsi_server.tables import entries
from korsi_server.tables.entries import Entry
from korsi_server.tables.table_log import SEATING, seated

STEP: Final = 200
"""Tables looked through at once."""
PAUSE: Final = 0.01
"""Seconds between two such looks, in which others are served."""
TRIES: Final = 50
"""So often something is tried that people at the table were faster with."""
LONG: Final = 300
"""Entries: a longer log is gone through in a thread."""

logger = logging.getLogger("korsi")


async def everywhere(store: Store, first: Iterable[str] = ()) -> AsyncIterator[tuple[str, int]]:
    """Make all who have left nameless: at the first of these tables first, then at all. Each table
    that was another before, and where its log ends now; raises Down."""
    leavers = await store.leavers()
    for table in first:
        number = await make(store, table, leavers)
        if number is not None:
            yield table, number
    found = bool(leavers)
    while found:  # once more: a new table may have begun as one that was not nameless yet
        found, after = False, ""
        while True:
            mentioning, last = await store.mentioning(leavers, after, STEP)
            for table in mentioning:
                number = await make(store, table, leavers)
                if number is not None:
                    found = True
                    yield table, number
            if last is None:
                break
            after = last
            await asyncio.sleep(PAUSE)
    await store.gone(leavers)


async def make(store: Store, table: str, leavers: Sequence[str]) -> int | None:
    """Make these guests nameless in the log of a table; where it ends now, None if they do not
    stand there. Raises Down."""
    for _ in range(TRIES):
        try:
            lines = await store.read(table)
        except Damaged:
            logger.warning("table %s is damaged: who left it may stand there", table)
            return None
        stand_ins = {
            guest: token_hex(16)
            for guest in leavers
            if any(guest.encode() in line for line in lines)
        }
        if not stand_ins:
            return None
        sits = False
        for guest in stand_ins:
            sits = sits or table in await store.tables_of(guest, 0.0)
        if len(lines) > LONG:
            changed = await asyncio.to_thread(without, lines, stand_ins)
        else:
            changed = without(lines, stand_ins)
        if not changed:
            return None
        new = [changed.get(number, line) for number, line in enumerate(lines, 1)]
        removed: list[Entry] = [entries.Removed(one, one) for one in stand_ins.values()]
        places = seated([*_read(new), *removed], {}) if sits else None
        further = [entries.written(entry) for entry in removed]
        if await store.rewrite(table, len(lines), changed, further, places):
            return len(lines) + len(further)
    raise Down(f"people at table {table} are faster")


def without(lines: Sequence[bytes], stand_ins: Mapping[str, str]) -> dict[int, bytes]:
    """The entries that are others without these guests, by number."""
    changed: dict[int, bytes] = {}
    places: dict[int, str] = {}
    for number, line in enumerate(lines, 1):
        for entry in _read([line]):
            nameless = _nameless(entry, stand_ins, places)
            if nameless != entry:
                changed[number] = entries.written(nameless)
            if isinstance(entry, SEATING):
                places = seated([entry], places)
    return changed


def _nameless(entry: Entry, stand_ins: Mapping[str, str], places: Mapping[int, str]) -> Entry:
    match entry:
        case entries.Sat(guest=guest) if guest in stand_ins:
            return replace(entry, guest=stand_ins[guest], name=None, avatar=None)
        case entries.Named(guest=guest) if guest in stand_ins:
            return entries.Named(stand_ins[guest], "")
        case entries.Pictured(guest=guest) if guest in stand_ins:
            return entries.Pictured(stand_ins[guest], "")
        case entries.Hosted(guest=guest) | entries.Contributed(guest=guest) if guest in stand_ins:
            return replace(entry, guest=stand_ins[guest])
        case entries.Removed(guest=guest) if guest in stand_ins:
            return replace(entry, guest=stand_ins[guest])
        case entries.Became(guest=guest, now=now) if guest in stand_ins or now in stand_ins:
            return entries.Became(stand_ins.get(guest, guest), stand_ins.get(now, now))
        case entries.Closed(passes=passes) if not passes.keys().isdisjoint(stand_ins):
            kept = {guest: token for guest, token in passes.items() if guest not in stand_ins}
            return replace(entry, passes=kept)
        case entries.Chatted(guest=guest, seat=seat):
            # Of old lines it is known only who sat in the seat.
            speaker = places.get(-1 if seat is None else seat) if guest is None else guest
            if speaker in stand_ins:
                return entries.Chatted(seat, "", "", earlier=entry.earlier)
    return entry


def _read(lines: Iterable[bytes]) -> list[Entry]:
    """What can be read of them: a log may have been set aside because it can't."""
    found = []
    for line in lines:
        try:
            found.append(entries.read(line))
        except Exception:  # noqa: S112 - whatever it is
            continue
    return found
