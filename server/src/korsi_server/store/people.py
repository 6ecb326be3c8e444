"""What a store keeps of people besides their names: when they were last here, who has left, and in
which logs they stand. The same for a file and for a database."""

import sqlite3
from abc import abstractmethod
from collections.abc import Sequence
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from korsi_server.store import Guest, Person
from korsi_server.store.asking import AskingDatabase, AskingFile, in_database, in_file

if TYPE_CHECKING:
    from korsi_server.store.postgres import Connection

Statement: TypeAlias = tuple[str, tuple[object, ...]]
"""A query with {0} before its tables and {1}, {2}, … for what is given, and that."""

ALIAS: Final = "was-"
"""How the first column of an alias begins."""
PEOPLE: Final = "select id, name, avatar, seen from {0}guests where id > {1} order by id limit {2}"
SAW: Final = "update {0}guests set seen = {2} where id = {1}"
SAW_DEVICE: Final = "update {0}keys set device = {3}, seen = {4} where key = {2} and guest = {1}"
FIRST_DEVICE: Final = (
    "insert into {0}keys (key, guest, device, seen) values ({1}, {1}, {2}, {3})"
    " on conflict do nothing"
)
"""The device that a guest began with has a row of its own only since devices are listed."""
KEYS: Final = "select key from {0}keys where guest = {1} order by key"
GIVE: Final = "insert into {0}keys (key, guest) values ({1}, {2}) on conflict do nothing"
ALIASES: Final = "select alias from {0}aliases where guest = {1} order by since, alias"
FORGET: Final = (
    "delete from {0}guests where id = {1}",
    "delete from {0}keys where guest = {1}",
    "delete from {0}links where guest = {1}",
    "delete from {0}passkeys where guest = {1}",
    "delete from {0}codes where guest = {1}",
    "delete from {0}aliases where guest = {1}",
    "delete from {0}unlisted where guest = {1}",
)
NAMELESS: Final = "update {0}played set guest = null, name = '', sought = '' where guest = {1}"
ESTRANGE: Final = (
    "insert into {0}keys (key, guest) values ({1}, {2}) on conflict (key)"
    " do update set guest = excluded.guest, device = null, seen = null"
)
LEFT: Final = "insert into {0}leavers (guest, since) values ({1}, {2}) on conflict do nothing"
SOME: Final = (
    'select id, exists (select 1 from {0}log as line where line."table" = id and (%s))'
    " from (select id from {0}tables where id > {1} order by id limit {2}) as next order by id"
)


class People:
    """All of it, by what each kind of store does with statements."""

    @abstractmethod
    async def _together(self, statements: Sequence[Statement]) -> list[Sequence[Any]]:
        """Rows of each, in one transaction that may change something."""

    @abstractmethod
    async def _rows(self, query: str, *given: object, writes: bool = False) -> Sequence[Any]:
        """Rows of one."""

    async def people(self, after: str, most: int) -> list[Person]:
        """See Store."""
        rows = await self._rows(PEOPLE, after, most)
        return [Person(Guest(id, name or None, avatar), seen) for id, name, avatar, seen in rows]

    async def saw(self, guest: str, key: str, device: str | None, now: float) -> None:
        """See Store."""
        statements: list[Statement] = [
            (SAW, (guest, now)),
            (SAW_DEVICE, (guest, key, device, now)),
        ]
        if key == guest:
            statements.append((FIRST_DEVICE, (key, device, now)))
        await self._together(statements)

    async def keys_of(self, guest: str) -> list[str]:
        """See Store."""
        return [row[0] for row in await self._rows(KEYS, guest)]

    async def give(self, guest: str, keys: Sequence[str]) -> None:
        """See Store."""
        await self._together([(GIVE, (key, guest)) for key in keys])

    # ── Who has left ─────────────────────────────────────────────────────────────────────────

    async def ids_of(self, guest: str) -> list[str]:
        """See Store."""
        rows = await self._rows(ALIASES, guest)
        return [guest, *(alias.removeprefix(ALIAS) for (alias,) in rows)]

    async def unknow(self, guest: str, now: float) -> list[str]:
        """See Store."""
        keys = sorted({guest, *await self.keys_of(guest)})
        ids = await self.ids_of(guest)
        statements: list[Statement] = [(LEFT, (id, now)) for id in ids]
        statements += [(statement, (guest,)) for statement in FORGET]
        statements += [(NAMELESS, (id,)) for id in ids]
        # Not free to be found again: a device that comes back is somebody whom no log knows.
        statements += [(ESTRANGE, (key, token_hex(16))) for key in keys]
        await self._together(statements)
        return keys

    async def leavers(self) -> list[str]:
        """See Store."""
        return [row[0] for row in await self._rows("select guest from {0}leavers order by guest")]

    async def gone(self, guests: Sequence[str]) -> None:
        """See Store."""
        # Once more: what came of an old game may have been found out in between.
        statements: list[Statement] = [(NAMELESS, (id,)) for id in guests]
        statements += [("delete from {0}leavers where guest = {1}", (id,)) for id in guests]
        await self._together(statements)

    async def mentioning(
        self, guests: Sequence[str], after: str, most: int
    ) -> tuple[list[str], str | None]:
        """See Store."""
        wanted = " or ".join(f"line.entry like {{{place}}}" for place in range(3, 3 + len(guests)))
        rows = await self._rows(SOME % wanted, after, most, *(f"%{guest}%" for guest in guests))
        return [id for id, found in rows if found], rows[-1][0] if rows else None


class PeopleOfFile(AskingFile, People):
    """People in a file."""

    async def _together(self, statements: Sequence[Statement]) -> list[Sequence[Any]]:
        def work(connection: sqlite3.Connection) -> list[Sequence[Any]]:
            return [
                connection.execute(in_file(query, len(given)), given).fetchall()
                for query, given in statements
            ]

        rows: list[Sequence[Any]] = await self._do(work, writes=True)
        return rows


class PeopleOfDatabase(AskingDatabase, People):
    """People in a database."""

    async def _together(self, statements: Sequence[Statement]) -> list[Sequence[Any]]:
        async def work(connection: "Connection") -> list[Sequence[Any]]:
            return [
                await connection.fetch(in_database(query, len(given)), *given)
                for query, given in statements
            ]

        rows: list[Sequence[Any]] = await self.transact(work)
        return rows
