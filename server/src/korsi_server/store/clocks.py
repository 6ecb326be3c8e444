"""What a store keeps of clocks between two entries of a log: since when they run, and when somebody
has to look at them, by the steady clock of one life of a server. The same for a file and for a
database.

That clock ends with its server. So each life writes down, now and then and once for all tables, up
to when it has lasted; whoever goes on after it moves everything of it by the time in between, as if
that had not been.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from korsi_server.store import Winding

if TYPE_CHECKING:
    from korsi_server.store.postgres import Connection

STOPPED: Final = Winding("", 0.0, None)
DEAD: Final = 3.0
"""Seconds without a beat, by the database's clock, after which a life has ended. In a file every
other life has: it has one server."""

WIND: Final = (
    "insert into clocks values (?, ?, ?, ?) on conflict do update"
    " set life = excluded.life, since = excluded.since, due = excluded.due"
)
STOP: Final = 'delete from clocks where "table" = ?'
BEAT: Final = (
    "insert into lives values (?, ?) on conflict do update set beat = max(beat, excluded.beat)"
)
HAS: Final = "select exists (select 1 from clocks where life = ?)"
ROW: Final = (
    "select clocks.life, since, due, coalesce(beat, since) from clocks"
    ' left join lives on lives.life = clocks.life where "table" = ?'
)
DUE: Final = 'select "table" from clocks where life = ? and due <= ? order by due limit ?'
OTHERS: Final = (
    'select "table", since, due, coalesce(beat, since) from clocks'
    " left join lives on lives.life = clocks.life where clocks.life <> ? limit ?"
)
TIDY: Final = "delete from lives where life <> ? and life not in (select life from clocks)"


def wind_all(connection: sqlite3.Connection, windings: Mapping[str, Winding]) -> None:
    """Let the clocks of these tables run like this, in a file."""
    for table, (life, since, due) in windings.items():
        if due is None:
            connection.execute(STOP, (table,))
        else:
            connection.execute(WIND, (table, life, since, due))
            connection.execute(BEAT, (life, since))


class ClocksOfFile:
    """Clocks in a file."""

    _do: Callable[..., Awaitable[Any]]

    async def wind(self, table: str, winding: Winding) -> None:
        """See Store."""
        await self._do(lambda connection: wind_all(connection, {table: winding}), writes=True)

    async def winding(self, table: str) -> tuple[Winding, float] | None:
        """See Store."""
        row = await self._do(lambda connection: connection.execute(ROW, (table,)).fetchone())
        return None if row is None else (Winding(*row[:3]), row[3])

    async def beat(self, life: str, now: float) -> bool:
        """See Store."""

        def work(connection: sqlite3.Connection) -> bool:
            connection.execute(BEAT, (life, now))
            return bool(connection.execute(HAS, (life,)).fetchone()[0])

        has: bool = await self._do(work, writes=True)
        return has

    async def due(self, life: str, now: float, most: int) -> list[str]:
        """See Store."""
        rows = await self._do(lambda file: file.execute(DUE, (life, now, most)).fetchall())
        return [row[0] for row in rows]

    async def take_over(self, life: str, now: float, most: int) -> int:
        """See Store."""

        def work(connection: sqlite3.Connection) -> int:
            rows = connection.execute(OTHERS, (life, most)).fetchall()
            for table, since, due, beat in rows:
                gap = now - max(beat, since)
                connection.execute(WIND, (table, life, since + gap, due + gap))
            if rows:
                connection.execute(BEAT, (life, now))
            connection.execute(TIDY, (life,))
            return len(rows)

        if not await self._do(lambda file: file.execute(OTHERS, (life, 1)).fetchone()):
            return 0
        count: int = await self._do(work, writes=True)
        return count


PG_WIND: Final = """
insert into korsi.clocks ("table", life, since, due)
select * from unnest($1::text[], $2::text[], $3::float8[], $4::float8[])
on conflict ("table") do update
set life = excluded.life, since = excluded.since, due = excluded.due
"""
PG_STOP: Final = 'delete from korsi.clocks where "table" = any($1::text[])'
PG_BEAT: Final = """
insert into korsi.lives (life, beat, seen) values ($1, $2, clock_timestamp())
on conflict (life) do update
set beat = greatest(korsi.lives.beat, excluded.beat), seen = excluded.seen
"""
PG_HAS: Final = "select exists (select from korsi.clocks where life = $1)"
PG_ROW: Final = (
    "select clocks.life, since, due, coalesce(beat, since) from korsi.clocks"
    ' left join korsi.lives on lives.life = clocks.life where "table" = $1'
)
PG_DUE: Final = (
    'select "table" from korsi.clocks where life = $1 and due <= $2 order by due limit $3'
)
PG_ENDED: Final = """
select life, beat from korsi.lives
where life <> $1 and seen < clock_timestamp() - make_interval(secs => $2)
"""
PG_TAKE: Final = """
update korsi.clocks as clock
set life = $1, since = since + ($2 - greatest($4::float8, since)),
  due = due + ($2 - greatest($4::float8, since))
where life = $3 and "table" = any(
  array(select "table" from korsi.clocks where life = $3 order by "table" limit $5)
)
returning 1
"""
"""Of two nodes that take the same clocks, the second waits for the row and finds another life."""
PG_TIDY: Final = """
delete from korsi.lives where life = $1
and not exists (select from korsi.clocks where clocks.life = $1)
"""


async def wound(connection: "Connection", windings: Mapping[str, Winding]) -> None:
    """Let the clocks of these tables run like this, in a database."""
    stopped = [table for table, winding in windings.items() if winding.due is None]
    if stopped:
        await connection.execute(PG_STOP, stopped)
    rows = [(table, *winding) for table, winding in windings.items() if winding.due is not None]
    if rows:
        await connection.execute(PG_WIND, *(list(column) for column in zip(*rows, strict=True)))
        last = {life: since for _, life, since, _ in sorted(rows, key=lambda row: row[2])}
        for life, since in last.items():
            await connection.execute(PG_BEAT, life, since)


class ClocksOfDatabase:
    """Clocks in a database."""

    _fetch: Callable[..., Awaitable[Any]]
    transact: Callable[..., Awaitable[Any]]

    async def wind(self, table: str, winding: Winding) -> None:
        """See Store."""
        await self.transact(wound, {table: winding})

    async def winding(self, table: str) -> tuple[Winding, float] | None:
        """See Store."""
        rows = await self._fetch(PG_ROW, table)
        return (Winding(*rows[0][:3]), rows[0][3]) if rows else None

    async def beat(self, life: str, now: float) -> bool:
        """See Store."""

        async def work(connection: "Connection") -> bool:
            await connection.execute(PG_BEAT, life, now)
            return bool(await connection.fetchval(PG_HAS, life))

        has: bool = await self.transact(work)
        return has

    async def due(self, life: str, now: float, most: int) -> list[str]:
        """See Store."""
        return [row[0] for row in await self._fetch(PG_DUE, life, now, most)]

    async def take_over(self, life: str, now: float, most: int) -> int:
        """See Store."""

        async def work(connection: "Connection") -> int:
            count = 0
            for ended, beat in await connection.fetch(PG_ENDED, life, DEAD):
                if count < most:
                    taken = await connection.fetch(PG_TAKE, life, now, ended, beat, most - count)
                    count += len(taken)
                await connection.execute(PG_TIDY, ended)
            if count:
                await connection.execute(PG_BEAT, life, now)
            return count

        count: int = await self.transact(work)
        return count
