"""`korsi repair` of a database into a file: all rows that it still gives, one table of the house
after the other, so that damage stays where it is."""

import asyncio
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from korsi_server.store import Unusable
from korsi_server.store.addresses import said
from korsi_server.store.connections import TROUBLES, reached, words
from korsi_server.store.postgres_schema import known_version
from korsi_server.store.repair import Saved, gather, saved_into

if TYPE_CHECKING:
    from korsi_server.store.connections import Own

ROWS: Final = {
    "tables": "select id, over::int, touched from korsi.tables",
    "guests": "select * from korsi.guests",
    "keys": "select key, guest from korsi.keys",
    "links": "select link, guest, until from korsi.links",
    "unwelcome": "select pair, at from korsi.unwelcome",
}
"""What is read at once, where it can be."""
SINCE: Final = {"unwelcome": 3}
"""The first schema with a table that older ones lack."""
IDS: Final = 'select distinct "table" from korsi.log union select id from korsi.tables'
LOG: Final = 'select "table", number, at, entry from korsi.log where "table" = $1'
NUMBERS: Final = 'select number from korsi.log where "table" = $1'


def rescue(address: str, into: Path) -> Saved:
    """Save what can be read; raises Unusable with a sentence. The database stays as it is."""

    def fill(heap: sqlite3.Connection) -> int:
        return asyncio.run(_fill(address, heap))

    return saved_into(into, said(address), ":memory:", fill)


async def _fill(address: str, heap: sqlite3.Connection) -> int:
    """How many rows could not be read."""
    connection = await reached(address)
    unread = 0
    try:
        version = await known_version(connection)
        if version == 0:
            raise Unusable(f"there is nothing of Korsi in {said(address)}")
        for table, query in ROWS.items():
            if version >= SINCE.get(table, 0):
                unread += await _take(connection, heap, query)
        for (table,) in await connection.fetch(IDS):
            if await _take(connection, heap, LOG, table):
                for (number,) in await connection.fetch(NUMBERS, table):
                    unread += await _take(connection, heap, f"{LOG} and number = $2", table, number)
    except TROUBLES as error:
        raise Unusable(f"can't read {said(address)}: {words(error)}") from error
    finally:
        await connection.close(timeout=5)
    return unread


async def _take(connection: "Own", heap: sqlite3.Connection, query: str, *given: Any) -> int:
    """1 if that could not be read."""
    try:
        rows = await connection.fetch(query, *given)
    except TROUBLES:
        if connection.is_closed():
            raise
        return 1
    gather((tuple(row) for row in rows), heap)
    return 0
