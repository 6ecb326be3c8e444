"""What `korsi admin` does, with a file or a database, beside the servers that use it."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from korsi.catalogue import GAMES
from korsi_server.store import Kept, Store, Taken, Unusable
from korsi_server.store.addresses import said
from korsi_server.store.claim import Claim
from korsi_server.store.copies import refuse_goal
from korsi_server.store.files import put_in_place
from korsi_server.store.sqlite import SQLiteStore
from korsi_server.tables import entries
from korsi_server.tables.table_log import TableLog, seated

Say = Callable[[str], None]
FORM: Final = "korsi-table"
"""What the first line of an exported table says."""
STEP: Final = 200
"""Tables looked at in one step."""
DAY: Final = 24 * 3600.0


@asynccontextmanager
async def opened(where: Path | str, *, alone: bool = False) -> AsyncIterator[Store]:
    """The store; a file only if it is there. `alone`: no server may be using a file."""
    if isinstance(where, str):
        from korsi_server.store.postgres import PostgresStore  # which not everybody needs

        store: Store = await PostgresStore.open(where)
        claim = None
    else:
        if not where.is_file():
            raise Unusable(f"there is no file {where}")
        claim = Claim(where) if alone else None
        store = SQLiteStore(where)
    try:
        yield store
    finally:
        await store.close()
        if claim is not None:
            claim.release()


def prepare(say: Say, where: Path | str, role: str | None) -> int:
    """Make or bring up the schema, and give a role its rights."""
    if not isinstance(where, str):
        raise Unusable(
            f"{where} is a file, which is made when a server starts; only a database is prepared"
        )
    asyncio.run(_prepare(where, role))
    rights = f", and {role} may serve" if role is not None else ""
    say(f"{said(where)} is ready{rights}")
    return 0


async def _prepare(address: str, role: str | None) -> None:
    from korsi_server.store.databases import connected
    from korsi_server.store.postgres import TROUBLES, words
    from korsi_server.store.postgres_schema import brought_up, granted

    connection = await connected(address)
    try:
        await brought_up(connection)
        if role is not None:
            await granted(connection, role)
    except TROUBLES as error:
        raise Unusable(f"can't prepare {said(address)}: {words(error)}") from error
    finally:
        await connection.close(timeout=5)


def tables(say: Say, where: Path | str) -> int:
    """A line for each table."""
    return asyncio.run(_tables(say, where))


async def _tables(say: Say, where: Path | str) -> int:
    count, after = 0, ""
    async with opened(where) as store:
        while batch := await store.kept(after, STEP):
            after = batch[-1].table
            for kept in batch:
                count += 1
                say(line_of(kept, await store.read(kept.table)))
    say(f"tables: {count}")
    return 0


def line_of(kept: Kept, lines: list[bytes]) -> str:
    """What a host wants to know of a table; nothing that is secret in its game."""
    ago = f"{max(0.0, time.time() - kept.touched) / DAY:.1f} days ago"
    try:
        log = TableLog.of(kept.table, lines)
        names = ", ".join(
            chair.name or chair.level or "?" for chair in log.chairs if not chair.free
        )
        what = f"{log.game_key}  {log.status}  {names}"
    except Exception:  # of a game that is not here, or damaged
        what = "can't be read here"
    return f"{kept.table}  {what}  {len(lines)} entries, {ago}"


def export(say: Say, where: Path | str, table: str, to: Path, overwrite: bool) -> int:
    """One table as a file."""
    refuse_goal(to, overwrite)
    lines = asyncio.run(_read(where, table))
    head = json.dumps({"form": FORM, "version": 1, "table": table, "entries": len(lines)})
    part = to.with_name(f"{to.name}.part")
    try:
        part.write_bytes(b"\n".join([head.encode(), *lines]) + b"\n")
        put_in_place(part, to)
    except OSError as error:
        raise Unusable(f"can't write {to}: {error.strerror}") from error
    say(f"{to} is table {table}; entries: {len(lines)}")
    return 0


async def _read(where: Path | str, table: str) -> list[bytes]:
    async with opened(where) as store:
        lines = await store.read(table)
    if not lines:
        raise Unusable(f"there is no table {table}")
    return lines


def bring(say: Say, where: Path | str, file: Path) -> int:
    """A file that export has written, as a table; nothing changes if there is one of that name."""
    table, lines = read_file(file)
    asyncio.run(_bring(where, table, lines))
    say(f"table {table} goes on; entries: {len(lines)}")
    return 0


def read_file(file: Path) -> tuple[str, list[bytes]]:
    """The table of a file, and its log, which must be whole; raises Unusable."""
    try:
        first, *lines = file.read_bytes().splitlines()
        head = json.loads(first)
        table = str(head["table"])
        known = head["form"] == FORM and head["version"] == 1 and head["entries"] == len(lines)
    except OSError as error:
        raise Unusable(f"can't read {file}: {error.strerror}") from error
    except (ValueError, KeyError, TypeError) as error:
        raise Unusable(f"{file} is no table that `korsi admin export` has written") from error
    if not known or not (table.isascii() and table.isalnum() and len(table) <= 32):
        raise Unusable(f"{file} is not whole, or from a newer Korsi")
    try:
        created = entries.read(lines[0])
        if isinstance(created, entries.Created) and created.game not in GAMES:
            raise Unusable(f"{file} is of a game that is not here: {created.game}")
        TableLog.of(table, lines)
    except Unusable:
        raise
    except Exception as error:
        raise Unusable(f"{file} can't be played: {type(error).__name__}") from error
    return table, lines


async def _bring(where: Path | str, table: str, lines: list[bytes]) -> None:
    log = TableLog.of(table, lines)
    sitting = seated(map(entries.read, lines), {})
    async with opened(where, alone=True) as store:
        try:
            await store.append(table, 1, lines, over=log.status == "over", seated=sitting)
        except Taken:
            raise Unusable(f"there is a table {table} already; it was left as it is") from None


ERRANDS: Final[dict[str, Callable[..., int]]] = {
    "prepare": prepare,
    "tables": tables,
    "export": export,
    "import": bring,
}
