"""One statement in the same words for a file and for a database: `{0}` is where the tables are,
`{1}` and so on are what is given."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any


class AskingFile:
    """Asks a file."""

    _do: Callable[..., Awaitable[Any]]

    async def _rows(self, query: str, *given: object, writes: bool = False) -> Sequence[Any]:
        statement = in_file(query, len(given))
        rows: Sequence[Any] = await self._do(
            lambda connection: connection.execute(statement, given).fetchall(), writes=writes
        )
        return rows


class AskingDatabase:
    """Asks a database."""

    _fetch: Callable[..., Awaitable[Any]]
    transact: Callable[..., Awaitable[Any]]

    async def _rows(self, query: str, *given: object, writes: bool = False) -> Sequence[Any]:
        rows: Sequence[Any] = await self._fetch(in_database(query, len(given)), *given)
        return rows


def in_file(query: str, count: int) -> str:
    """A statement as a file takes it."""
    return query.format("", *(f"?{place}" for place in range(1, count + 1)))


def in_database(query: str, count: int) -> str:
    """The same, as a database does."""
    return query.format("korsi.", *(f"${place}" for place in range(1, count + 1)))
