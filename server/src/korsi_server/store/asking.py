"""One statement in the same words for a file and for a database: `{0}` is where the tables are,
`{1}` and so on are what is given."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from threading import Lock
from typing import Any

from korsi_server.store import Down, Unusable
from korsi_server.store.schema import connect


class AskingFile:
    """Asks a file."""

    _do: Callable[..., Awaitable[Any]]
    _onlooker: "Onlooker"

    async def _rows(self, query: str, *given: object, writes: bool = False) -> Sequence[Any]:
        statement = in_file(query, len(given))
        rows: Sequence[Any] = await self._do(
            lambda connection: connection.execute(statement, given).fetchall(), writes=writes
        )
        return rows

    async def _look(self, query: str, *given: object) -> Sequence[Any]:
        return await self._onlooker.rows(in_file(query, len(given)), given)


class AskingDatabase:
    """Asks a database."""

    _fetch: Callable[..., Awaitable[Any]]
    transact: Callable[..., Awaitable[Any]]

    async def _rows(self, query: str, *given: object, writes: bool = False) -> Sequence[Any]:
        rows: Sequence[Any] = await self._fetch(in_database(query, len(given)), *given)
        return rows

    _look = _rows  # a database has several readers


class Onlooker:
    """A connection of its own to a file, for looks that may take long: in a thread, one at a time,
    and at what has been committed. Whoever writes goes on meanwhile."""

    def __init__(self, file: Path, down: Callable[[Exception], Exception]) -> None:
        self._file = file
        self._down = down
        self._connection: sqlite3.Connection | None = None
        self._turn = Lock()
        self._closed = False

    async def rows(self, statement: str, given: Sequence[object]) -> Sequence[Any]:
        """What one statement finds; raises Down."""
        return await asyncio.to_thread(self._rows, statement, given)

    def _rows(self, statement: str, given: Sequence[object]) -> Sequence[Any]:
        with self._turn:
            if self._closed:
                raise Down("the store is closed")
            try:
                if self._connection is None:
                    self._connection = connect(self._file)
                    self._connection.execute("pragma query_only = on")
                return self._connection.execute(statement, given).fetchall()
            except (sqlite3.Error, Unusable) as error:
                raise self._down(error) from error

    def close(self) -> None:
        """Let go of the file, after the last look."""
        with self._turn:
            self._closed = True
            if self._connection is not None:
                self._connection.close()


def in_file(query: str, count: int) -> str:
    """A statement as a file takes it."""
    return query.format("", *(f"?{place}" for place in range(1, count + 1)))


def in_database(query: str, count: int) -> str:
    """The same, as a database does."""
    return query.format("korsi.", *(f"${place}" for place in range(1, count + 1)))
