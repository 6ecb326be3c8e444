"""What a store keeps of people besides their names: when they were last here, and what a host may
do with that. The same for a file and for a database."""

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from korsi_server.store import Guest, Person

if TYPE_CHECKING:
    from korsi_server.store.postgres import Connection

FORGET: Final = (
    "delete from {0}guests where id = {1}",
    "delete from {0}keys where guest = {1}",
    "delete from {0}links where guest = {1}",
    "delete from {0}seeks where guest = {1}",
    "delete from {0}bids where guest = {1} or host = {1}",
    "delete from {0}unwelcome where pair like {1} || ' %'",
)
PEOPLE: Final = "select id, name, avatar, seen from {0}guests where id > {1} order by id limit {2}"
SAW: Final = "update {0}guests set seen = {2} where id = {1}"
KEYS: Final = "select key from {0}keys where guest = {1} order by key"
GIVE: Final = "insert into {0}keys (key, guest) values ({1}, {2}) on conflict do nothing"


class PeopleOfFile:
    """People in a file."""

    _do: Callable[..., Awaitable[Any]]

    async def people(self, after: str, most: int) -> list[Person]:
        """See Store."""
        return _persons(await self._rows(PEOPLE, after, most))

    async def saw(self, guest: str, now: float) -> None:
        """See Store."""
        await self._rows(SAW, guest, now, writes=True)

    async def keys_of(self, guest: str) -> list[str]:
        """See Store."""
        return [row[0] for row in await self._rows(KEYS, guest)]

    async def give(self, guest: str, keys: Sequence[str]) -> None:
        """See Store."""
        for key in keys:
            await self._rows(GIVE, key, guest, writes=True)

    async def unknow(self, guest: str) -> None:
        """See Store."""

        def work(connection: sqlite3.Connection) -> None:
            for statement in FORGET:
                connection.execute(statement.format("", "?1"), (guest,))

        await self._do(work, writes=True)

    async def _rows(self, query: str, *given: object, writes: bool = False) -> Sequence[Any]:
        statement = query.format("", *(f"?{place}" for place in range(1, len(given) + 1)))
        rows: Sequence[Any] = await self._do(
            lambda connection: connection.execute(statement, given).fetchall(), writes=writes
        )
        return rows


class PeopleOfDatabase:
    """People in a database."""

    _fetch: Callable[..., Awaitable[Any]]
    transact: Callable[..., Awaitable[Any]]

    async def people(self, after: str, most: int) -> list[Person]:
        """See Store."""
        return _persons(await self._rows(PEOPLE, after, most))

    async def saw(self, guest: str, now: float) -> None:
        """See Store."""
        await self._rows(SAW, guest, now)

    async def keys_of(self, guest: str) -> list[str]:
        """See Store."""
        return [row[0] for row in await self._rows(KEYS, guest)]

    async def give(self, guest: str, keys: Sequence[str]) -> None:
        """See Store."""
        for key in keys:
            await self._rows(GIVE, key, guest)

    async def unknow(self, guest: str) -> None:
        """See Store."""

        async def work(connection: "Connection") -> None:
            for statement in FORGET:
                await connection.execute(statement.format("korsi.", "$1"), guest)

        await self.transact(work)

    async def _rows(self, query: str, *given: object, writes: bool = False) -> Sequence[Any]:
        statement = query.format("korsi.", *(f"${place}" for place in range(1, len(given) + 1)))
        rows: Sequence[Any] = await self._fetch(statement, *given)
        return rows


def _persons(rows: Sequence[Any]) -> list[Person]:
    return [Person(Guest(id, name or None, avatar), seen) for id, name, avatar, seen in rows]
