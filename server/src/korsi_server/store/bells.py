"""What a store keeps for those who asked to be told when it is their turn: their devices, what they
wish, and the games that wait for them. The same for a file and for a database."""

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from korsi_server.store.postgres import Connection


class Bell(NamedTuple):
    """A device that somebody asked to be told on: where it is rung, what only it can read, and the
    site that it was asked for on."""

    bell: str
    """The hash of the endpoint."""
    guest: str
    endpoint: str
    key: str
    auth: str
    site: str
    since: float


class Wishes(NamedTuple):
    """How somebody wants to be told: not between these minutes of their day, and whether others may
    nudge them."""

    zone: str = ""
    quiet_from: int | None = None
    quiet_to: int | None = None
    nudges: int = 1


class Wait(NamedTuple):
    """A game that waits for somebody: since which entry of its log, since when, when they are to be
    told (None: nothing is to be told), when they were told, and who has nudged them since."""

    guest: str
    table: str
    number: int
    since: float
    due: float | None
    told: float | None = None
    nudge: str | None = None
    tries: int = 0


SEAL: Final = "insert into {0}seals (name, value) values ({1}, {2}) on conflict do nothing"
SEALED: Final = "select value from {0}seals where name = {1}"
TAKE_DOWN: Final = "delete from {0}bells where bell = {1}"
HANG: Final = (
    'insert into {0}bells (guest, bell, endpoint, "key", auth, site, since)'
    " values ({2}, {1}, {3}, {4}, {5}, {6}, {7})"
)
TOO_MANY: Final = (
    "delete from {0}bells where guest = {1} and bell not in"
    " (select bell from {0}bells where guest = {1} order by since desc, bell limit {2})"
)
UNHANG: Final = "delete from {0}bells where guest = {1} and bell = {2}"
BELLS: Final = (
    'select bell, guest, endpoint, "key", auth, site, since from {0}bells where guest = {1}'
    " order by since"
)
WISH: Final = (
    "insert into {0}wishes (guest, zone, quiet_from, quiet_to, nudges)"
    " values ({1}, {2}, {3}, {4}, {5}) on conflict (guest) do update set zone = excluded.zone,"
    " quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, nudges = excluded.nudges"
)
WISHES: Final = "select zone, quiet_from, quiet_to, nudges from {0}wishes where guest = {1}"
BELLED: Final = "select 1 from {0}bells where guest = {1} limit 1"
WAIT: Final = (
    'insert into {0}waits as known (guest, "table", number, since, due, told, nudge, tries)'
    ' values ({1}, {2}, {3}, {4}, {5}, {6}, {7}, {8}) on conflict (guest, "table")'
    " do update set number = excluded.number, since = excluded.since, due = excluded.due,"
    " told = null, nudge = null, tries = 0 where known.number < excluded.number"
)
"""A wait that is known is told once, whoever hears of it again."""
NUDGE: Final = (
    'update {0}waits set nudge = {3}, due = {4}, tries = 0 where guest = {1} and "table" = {2}'
)
DUE: Final = (
    "update {0}waits set due = {2} where due < {3}"
    " and guest in (select guest from {0}waits where due <= {1} order by due limit {4})"
    " returning guest"
)
"""Whoever asks takes them upon itself: others find them later. What is on its way to be told soon
comes along, and what another has just taken does not."""
WAITS: Final = (
    'select guest, "table", number, since, due, told, nudge, tries from {0}waits'
    ' where guest = {1} order by since, "table"'
)
SETTLE: Final = (
    "update {0}waits set due = null, told = {4}, nudge = null, tries = 0"
    ' where guest = {1} and "table" = {2} and number = {3}'
)
DROP: Final = 'delete from {0}waits where guest = {1} and "table" = {2} and number = {3}'
DEFER: Final = (
    "update {0}waits set due = {2}, tries = tries + {3} where guest = {1} and due is not null"
)
NEXT: Final = "select min(due) from {0}waits"
OLD: Final = "delete from {0}waits where since < {1}"
GONE: Final = 'delete from {0}waits where "table" = {1}'
FORGET: Final = (
    "delete from {0}bells where guest = {1}",
    "delete from {0}wishes where guest = {1}",
    "delete from {0}waits where guest = {1}",
)

Step = tuple[str, tuple[object, ...]]


class _Bells:
    """What both have in common: everything but how statements are carried out."""

    _all: Callable[[Sequence[Step]], Awaitable[Sequence[Any]]]
    """Some statements in one transaction; the rows of the last."""

    async def seal(self, name: str, made: str) -> str:
        """See Store."""
        rows = await self._all([(SEAL, (name, made)), (SEALED, (name,))])
        return str(rows[0][0])

    async def hang(self, bell: Bell, most: int) -> None:
        """See Store."""
        steps: list[Step] = [(TAKE_DOWN, (bell.bell,)), (HANG, bell)]
        await self._all([*steps, (TOO_MANY, (bell.guest, most))])

    async def unhang(self, guest: str, bell: str) -> None:
        """See Store."""
        await self._all([(UNHANG, (guest, bell))])

    async def bells_of(self, guest: str) -> list[Bell]:
        """See Store."""
        return [Bell(*row) for row in await self._all([(BELLS, (guest,))])]

    async def wish(self, guest: str, wishes: Wishes) -> None:
        """See Store."""
        await self._all([(WISH, (guest, *wishes))])

    async def wishes_of(self, guest: str) -> Wishes:
        """See Store."""
        rows = await self._all([(WISHES, (guest,))])
        return Wishes(*rows[0]) if rows else Wishes()

    async def wait(self, waits: Sequence[Wait]) -> None:
        """See Store."""
        for wait in waits:
            if not await self._all([(BELLED, (wait.guest,))]):
                continue
            steps: list[Step] = [(WAIT, wait._replace(nudge=None))]
            if wait.nudge is not None:
                steps.append((NUDGE, (wait.guest, wait.table, wait.nudge, wait.due)))
            await self._all(steps)

    async def due(self, now: float, until: float, most: int) -> list[str]:
        """See Store."""
        rows = await self._all([(DUE, (now, until, (now + until) / 2, most))])
        return sorted({row[0] for row in rows})

    async def waits_of(self, guest: str) -> list[Wait]:
        """See Store."""
        return [Wait(*row) for row in await self._all([(WAITS, (guest,))])]

    async def settle(self, waits: Sequence[Wait], told: float) -> None:
        """See Store."""
        if waits:
            steps = [(SETTLE, (wait.guest, wait.table, wait.number, told)) for wait in waits]
            await self._all(steps)

    async def drop(self, waits: Sequence[Wait]) -> None:
        """See Store."""
        if waits:
            await self._all([(DROP, (wait.guest, wait.table, wait.number)) for wait in waits])

    async def defer(self, guest: str, due: float, tried: int = 0) -> None:
        """See Store."""
        await self._all([(DEFER, (guest, due, tried))])

    async def next_due(self, oldest: float) -> float | None:
        """See Store."""
        rows = await self._all([(OLD, (oldest,)), (NEXT, ())])
        return None if rows[0][0] is None else float(rows[0][0])


class BellsOfFile(_Bells):
    """In a file."""

    _do: Callable[..., Awaitable[Any]]

    async def _all(self, steps: Sequence[Step]) -> Sequence[Any]:
        writes = any(not query.startswith("select") for query, _ in steps)

        def work(connection: sqlite3.Connection) -> Sequence[Any]:
            rows: Sequence[Any] = []
            for query, given in steps:
                marks = [f"?{place}" for place in range(1, len(given) + 1)]
                rows = connection.execute(query.format("", *marks), given).fetchall()
            return rows

        rows: Sequence[Any] = await self._do(work, writes=writes)
        return rows


class BellsOfDatabase(_Bells):
    """In a database."""

    transact: Callable[..., Awaitable[Any]]

    async def _all(self, steps: Sequence[Step]) -> Sequence[Any]:
        async def work(connection: "Connection") -> Sequence[Any]:
            rows: Sequence[Any] = []
            for query, given in steps:
                marks = [f"${place}" for place in range(1, len(given) + 1)]
                rows = await connection.fetch(query.format("korsi.", *marks), *given)
            return rows

        rows: Sequence[Any] = await self.transact(work)
        return rows
