"""What a store keeps of finished games: who sat where, what came of it, and what a person's games
come to. The same for a file and for a database."""

import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from itertools import groupby
from types import UnionType
from typing import TYPE_CHECKING, Any, Final

import msgspec

from korsi_server.store import (
    Best,
    Count,
    Finished,
    Guest,
    Outcome,
    Played,
    Shared,
    Sums,
    Wanted,
)
from korsi_server.store.asking import AskingDatabase, AskingFile, in_database, in_file

if TYPE_CHECKING:
    from korsi_server.store.postgres import Connection

COLUMNS: Final = (
    *("table", "seat", "guest", "game", "seats", "ended", "place", "score", "won", "side"),
    *("name", "sought", "level", "counts"),
)
MARKS: Final = ", ".join(f"{{{place}}}" for place in range(1, len(COLUMNS) + 1))
WRITE: Final = f"insert into {{0}}played values ({MARKS}) on conflict do nothing"  # noqa: S608
COUNTED: Final = 'delete from {0}uncounted where "table" = {1} returning 1'
UNCOUNTED: Final = 'select "table" from {0}uncounted where "table" > {1} order by "table" limit {2}'
OVERLOOKED: Final = """
insert into {0}uncounted select id from {0}tables where over and touched > {1}
  and not exists (select 1 from {0}played as known where known."table" = id)
on conflict do nothing
"""
AT: Final = 'select at from {0}log where "table" = {1} and number = {2}'

SEATS: Final = """
select seats."table", seats.seat, seats.guest, seats.game, seats.ended, seats.place, seats.score,
  seats.won, seats.side, seats.name, seats.level, seats.counts,
  exists (select 1 from {{0}}tables where id = seats."table")
from {{0}}played as seats join ({0}) as found on found."table" = seats."table"
order by {1}, seats."table" desc, seats.seat
"""
"""All seats of the tables that were found."""
FINISHED: Final = SEATS.format(
    """
select mine."table" from {0}played as mine
where mine.guest = {1} and mine.ended >= {2} and mine.ended < {3}
  and (cast({4} as text) is null or mine.game = {4})
  and (cast({5} as integer) is null or mine.won = {5})
  and (cast({6} as text) is null or exists (
    select 1 from {0}played as other where other."table" = mine."table"
      and other.seat <> mine.seat and replace(other.sought, {6}, '') <> other.sought
  ))
  and (cast({7} as text) is null or exists (
    select 1 from {0}played as other where other."table" = mine."table"
      and other.seat <> mine.seat and other.guest = {7}
  ))
  and (mine.ended < {8} or (mine.ended = {8} and mine."table" < {9}))
order by mine.ended desc, mine."table" desc limit {10}
""",
    "seats.ended desc",
)
SUMS: Final = """
select game, seats = 1, count(*), sum(won), cast(sum(score) as bigint), min(score), max(score)
from {0}played where guest = {1} group by game, seats = 1 order by game, seats = 1
"""
COUNTS: Final = """
select game, seats = 1, each.key, cast(sum(cast(each.value as bigint)) as bigint),
  max(cast(each.value as bigint))
from {0}played, {each} as each where guest = {1} group by game, seats = 1, each.key
"""
SHARED: Final = """
select other.guest, mine.game, count(*),
  sum(case when mine.side <> other.side and mine.place < other.place then 1 else 0 end),
  sum(case when mine.side <> other.side and mine.place > other.place then 1 else 0 end),
  sum(case when mine.side = other.side then 1 else 0 end),
  sum(case when mine.side = other.side then mine.won else 0 end),
  max(mine.ended)
from {0}played as mine join {0}played as other
  on other."table" = mine."table" and other.seat <> mine.seat
where mine.guest = {1} and other.guest is not null
group by other.guest, mine.game
"""
OWN_BESTS: Final = SEATS.format(
    """
select mine."table" from {0}played as mine
where mine.seats = 1 and mine.game = {1} and mine.guest = {2}
order by mine.score {order}, mine.ended limit {3}
""",
    "seats.score {order}, seats.ended",
)
BESTS: Final = """
select best.guest, name, avatar, best.score from (
  select guest, {best}(score) as score from {0}played
  where seats = 1 and game = {1} and guest is not null group by guest
) as best join {0}guests on id = best.guest
where name <> '' and best.guest not in (select guest from {0}unlisted)
order by best.score {order}, name limit {2}
"""
LISTED: Final = "select 1 from {0}unlisted where guest = {1}"
LIST: Final = "delete from {0}unlisted where guest = {1}"
UNLIST: Final = "insert into {0}unlisted (guest) values ({1}) on conflict do nothing"

Row = tuple[Any, ...]
_encode = msgspec.json.Encoder(order="sorted").encode
_decode = msgspec.json.Decoder(dict[str, int]).decode


def sought(name: str) -> str:
    """A name as it is looked for: capitals do not matter, in any alphabet."""
    return name.casefold()


def rows_of(table: str, outcome: Outcome) -> Iterator[Row]:
    """What is written of a finished game."""
    for one in outcome.seats:
        name = one.name or ""
        counts = _encode(one.counts).decode()
        yield (
            *(table, one.seat, one.guest, outcome.game, len(outcome.seats), outcome.ended),
            *(one.place, one.score, int(one.won), one.side, name, sought(name), one.level, counts),
        )


def whole(row: Row) -> bool:
    """Whether this is what is written of a seat, and nothing else: found in a damaged file."""
    kinds: tuple[type | UnionType, ...] = (
        *(str, int, str | None, str, int, float | int, int, int, int, int),
        *(str, str, str | None, str),
    )
    if len(row) != len(kinds) or not all(map(isinstance, row, kinds)):
        return False
    try:
        _decode(row[-1])
    except msgspec.DecodeError:
        return False
    return True


def _finished(rows: Sequence[Any]) -> list[Finished]:
    found = []
    for table, seats in groupby(rows, key=lambda row: row[0]):
        own = list(seats)
        played = [
            Played(
                row[1],
                row[2],
                row[9] or None,
                row[10],
                row[8],
                row[5],
                row[6],
                bool(row[7]),
                _decode(row[11]),
            )
            for row in own
        ]
        found.append(Finished(table, Outcome(own[0][3], own[0][4], played), bool(own[0][12])))
    return found


class PlayedGames:
    """What is asked in the same words of a file and of a database."""

    EACH = ""
    """What makes rows of the counts of a seat."""

    _rows: Callable[..., Awaitable[Sequence[Any]]]

    async def uncounted(self, after: str, most: int) -> list[str]:
        """See Store."""
        return [row[0] for row in await self._rows(UNCOUNTED, after, most)]

    async def overlooked(self, since: float) -> None:
        """See Store."""
        await self._rows(OVERLOOKED, since, writes=True)

    async def written_at(self, table: str, number: int) -> float | None:
        """See Store."""
        rows = await self._rows(AT, table, number)
        return rows[0][0] if rows else None

    async def finished(
        self, guest: str, wanted: Wanted, before: tuple[float, str] | None, most: int
    ) -> list[Finished]:
        """See Store."""
        name = None if wanted.name is None else sought(wanted.name)
        won = None if wanted.won is None else int(wanted.won)
        then, table = before or (float("inf"), "")
        given = (wanted.since, wanted.until, wanted.game, won, name, wanted.guest, then, table)
        return _finished(await self._rows(FINISHED, guest, *given, most))

    async def sums(self, guest: str) -> tuple[list[Sums], list[Count]]:
        """See Store."""
        sums = [Sums(row[0], bool(row[1]), *row[2:]) for row in await self._rows(SUMS, guest)]
        rows = await self._rows(COUNTS.replace("{each}", self.EACH), guest)
        return sums, [Count(row[0], bool(row[1]), *row[2:]) for row in rows]

    async def shared(self, guest: str) -> list[Shared]:
        """See Store."""
        return [Shared(*row) for row in await self._rows(SHARED, guest)]

    async def own_bests(self, guest: str, game: str, low: bool, most: int) -> list[Finished]:
        """See Store."""
        return _finished(await self._rows(_ordered(OWN_BESTS, low), game, guest, most))

    async def bests(self, game: str, low: bool, most: int) -> list[Best]:
        """See Store."""
        rows = await self._rows(_ordered(BESTS, low), game, most)
        return [Best(Guest(id, name, avatar), score) for id, name, avatar, score in rows]

    async def listed(self, guest: str) -> bool:
        """See Store."""
        return not await self._rows(LISTED, guest)

    async def let_list(self, guest: str, listed: bool) -> None:
        """See Store."""
        await self._rows(LIST if listed else UNLIST, guest, writes=True)


def _ordered(query: str, low: bool) -> str:
    order, best = ("asc", "min") if low else ("desc", "max")
    return query.replace("{order}", order).replace("{best}", best)


class PlayedInFile(AskingFile, PlayedGames):
    """Finished games in a file."""

    EACH = "json_each(counts)"

    async def count(self, table: str, outcome: Outcome | None) -> None:
        """See Store."""

        def work(connection: sqlite3.Connection) -> None:
            found = connection.execute(in_file(COUNTED, 1), (table,)).fetchone()
            if found is not None and outcome is not None:
                write(connection, table, outcome)

        await self._do(work, writes=True)


class PlayedInDatabase(AskingDatabase, PlayedGames):
    """Finished games in a database."""

    EACH = "json_each_text(cast(counts as json))"

    async def count(self, table: str, outcome: Outcome | None) -> None:
        """See Store."""

        async def work(connection: "Connection") -> None:
            found = await connection.fetchval(in_database(COUNTED, 1), table)
            if found is not None and outcome is not None:
                await write_all(connection, {table: outcome})

        await self.transact(work)


def write(connection: sqlite3.Connection, table: str, outcome: Outcome) -> None:
    """Keep what came of a game, in a file."""
    statement = in_file(WRITE, len(COLUMNS))
    connection.executemany(statement, list(rows_of(table, outcome)))


async def write_all(connection: "Connection", outcomes: dict[str, Outcome]) -> None:
    """Keep what came of games, in a database."""
    statement = in_database(WRITE, len(COLUMNS))
    rows = [row for table, outcome in outcomes.items() for row in rows_of(table, outcome)]
    await connection.executemany(statement, rows)
