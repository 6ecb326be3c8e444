"""`korsi backup` and `korsi restore` where one side is a PostgreSQL database: all that people have,
row by row, from a database into a file or from a file into a database."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from korsi_server.store import Unusable, copies
from korsi_server.store.addresses import said
from korsi_server.store.connections import TROUBLES, reached, words
from korsi_server.store.files import put_in_place
from korsi_server.store.postgres_schema import brought_up, known_version
from korsi_server.store.schema import open_file, unusable

if TYPE_CHECKING:
    from korsi_server.store.connections import Own

MOVED: Final = {
    "tables": ("id", "over", "touched"),
    "log": ("table", "number", "at", "entry"),
    "guests": ("id", "name", "avatar", "seen"),
    "keys": ("key", "guest"),
    "links": ("link", "guest", "until"),
    "seated": ("table", "seat", "guest"),
    "unplaced": ("table",),
    "bids": ("table", "guest", "host", "at"),
    "unwelcome": ("pair", "at"),
}
"""What people have, and its columns: the same in a file and in a database."""
BATCH: Final = 2000
"""Rows that are in memory at once."""
AT_WORK: Final = "select count(*) from korsi.nodes where seen > clock_timestamp() - interval '10 s'"
GROWN: Final = """
update korsi.tables set number = grown.number
from (select "table", max(number) as number from korsi.log group by "table") as grown
where id = grown."table"
"""

Row = tuple[Any, ...]


def backup(address: str, to: Path) -> int:
    """Copy a database as it is at one moment into a new file; how many tables are in the copy."""
    return asyncio.run(_backup(address, to))


def restore(copy: Path, into: str, *, overwrite: bool) -> int:
    """Put a copy in the place of all that is in a database; how many tables it has."""
    return asyncio.run(_restore(copy, into, overwrite))


async def _backup(address: str, to: Path) -> int:
    part = to.with_name(f"{to.name}.part")
    connection = await reached(address)
    try:
        part.unlink(missing_ok=True)
        with closing(open_file(part)) as file:
            # All that is read is read as of one moment, however long it takes.
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                if await known_version(connection) == 0:
                    raise Unusable(f"there is nothing in {said(address)} to copy")
                file.execute("begin")
                for table, columns in MOVED.items():
                    names = _names(columns)
                    query = f"select {names} from korsi.{table}"  # noqa: S608 - our own
                    places = ", ".join("?" * len(columns))
                    put = f"insert into {table} ({names}) values ({places})"  # noqa: S608
                    async for rows in _batches(connection, query):
                        file.executemany(put, rows)
                file.execute("commit")
            file.execute("pragma journal_mode = delete")  # one file, and nothing beside it
            (tables,) = file.execute("select count(*) from tables").fetchone()
        put_in_place(part, to)
    except OSError as error:
        raise Unusable(f"can't copy {said(address)} to {to}: {error.strerror}") from error
    except (*TROUBLES, sqlite3.Error) as error:
        raise Unusable(f"can't copy {said(address)} to {to}: {words(error)}") from error
    finally:
        await connection.close(timeout=5)
        for end in ("", "-wal", "-shm", "-journal"):
            part.with_name(part.name + end).unlink(missing_ok=True)
    return int(tables)


async def _batches(connection: "Own", query: str) -> AsyncIterator[list[Row]]:
    rows: list[Row] = []
    async for row in connection.cursor(query, prefetch=BATCH):
        rows.append(tuple(row))
        if len(rows) == BATCH:
            yield rows
            rows = []
    if rows:
        yield rows


async def _restore(copy: Path, into: str, overwrite: bool) -> int:
    connection = await reached(into)
    try:
        await brought_up(connection)
        with TemporaryDirectory() as folder:
            whole = Path(folder) / "copy.db"
            copies.backup(copy, whole, overwrite=False)  # checked, with what lies beside it
            with closing(open_file(whole)) as file:  # and brought up to date
                async with connection.transaction():
                    await _make_room(connection, into, overwrite)
                    await _fill(connection, file)
                    return int(await connection.fetchval("select count(*) from korsi.tables"))
    except sqlite3.Error as error:
        raise unusable(copy, error) from error
    except (*TROUBLES, OSError) as error:
        raise Unusable(f"can't restore {copy} to {said(into)}: {words(error)}") from error
    finally:
        await connection.close(timeout=5)


async def _make_room(connection: "Own", into: str, overwrite: bool) -> None:
    """Raises Unusable where servers are at work, or something is there that should stay."""
    if await connection.fetchval(AT_WORK):
        raise Unusable(f"servers are using {said(into)}; stop them first")
    if not overwrite and await connection.fetchval("select exists (select from korsi.tables)"):
        raise Unusable(
            f"there are tables in {said(into)} already; they were left as they are: name another"
            " database, or say --overwrite"
        )
    for table in (*MOVED, "seeks", "nodes", "present", "leases"):
        await connection.execute(f"delete from korsi.{table}")  # noqa: S608 - our own


async def _fill(connection: "Own", file: sqlite3.Connection) -> None:
    for table, columns in MOVED.items():
        names = _names(columns)
        rows = file.execute(f"select {names} from {table}")  # noqa: S608 - our own
        given = list(columns)
        if table == "tables":  # a database counts the entries of each
            given.append("number")
        while batch := rows.fetchmany(BATCH):
            if table == "tables":
                batch = [(id, bool(over), touched, 0) for id, over, touched in batch]
            await connection.copy_records_to_table(
                table, schema_name="korsi", columns=given, records=batch
            )
    await connection.execute(GROWN)


def _names(columns: tuple[str, ...]) -> str:
    return ", ".join(f'"{name}"' for name in columns)
