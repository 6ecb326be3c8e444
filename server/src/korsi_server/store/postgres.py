"""The store in a PostgreSQL database, which several servers may share: one writer in each, which
commits in groups.

Nothing exotic is used, so that poolers and compatible databases will do: plain tables, arrays as
arguments, `on conflict`, statements that change something and return it, and transactions as they
are by default. No statement is kept prepared, and no setting lasts longer than its transaction:
whoever pools connections may give each transaction another one.
"""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Concatenate, Final, NamedTuple, ParamSpec, TypeAlias, TypeVar

import asyncpg

from korsi_server.store import FULL, Damaged, Down, Guest, Kept, Taken, Unusable
from korsi_server.store.connections import REACHED, TROUBLES, connected, unreachable, words
from korsi_server.store.meeting import Meetings
from korsi_server.store.people import PeopleOfDatabase
from korsi_server.store.postgres_schema import brought_up

PATIENCE: Final = 5.0
"""Seconds for one thing asked of the database; then nobody knows whether it has happened."""
READERS: Final = 4
"""Connections besides the writer's."""
GROUP: Final = 500
"""Appends in one transaction, at most."""
TRIES: Final = 5
"""So often a transaction is tried that others stood in the way of."""
WEAK: Final = ("off", "local", "remote_write")
"""Where the database would say that something is durable before it is."""
UNREACHED: Final = "the database can't be reached"
AGAIN: Final = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
"""Nothing has happened, and the same may succeed now."""

APPEND: Final = """
with asked as (
  select * from unnest($1::text[], $2::int[], $3::int[], $4::boolean[])
    as asked (id, before, after, over)
), made as (
  insert into korsi.tables (id, number, over, touched)
  select id, after, over, $5 from asked where before = 0
  on conflict do nothing returning id
), grown as (
  update korsi.tables as known
  set number = asked.after, over = known.over or asked.over, touched = $5
  from asked where known.id = asked.id and known.number = asked.before and asked.before > 0
  returning known.id
), won as (
  select id from made union all select id from grown
), written as (
  insert into korsi.log ("table", number, at, entry)
  select line.id, line.number, $5, line.entry
  from unnest($6::text[], $7::int[], $8::text[]) as line (id, number, entry) join won using (id)
)
select id from won
"""
"""Compare and append, for many tables at once. Whoever comes second waits for the row of the table,
finds that its number is another, and changes nothing."""
READ: Final = """
select line."table", line.number, line.entry
from unnest($1::text[], $2::int[]) as asked (id, after)
join korsi.log as line on line."table" = asked.id and line.number > asked.after
order by line."table", line.number
"""
PLACE: Final = """
insert into korsi.seated ("table", seat, guest)
select * from unnest($1::text[], $2::int[], $3::text[])
"""
GUEST: Final = "select id, name, avatar from korsi.guests where id = $1"

P = ParamSpec("P")
Result = TypeVar("Result")
if TYPE_CHECKING:  # which are no classes with parameters when it runs
    from asyncpg.pool import PoolConnectionProxy

    from korsi_server.store.connections import Own

    Connection: TypeAlias = Own | PoolConnectionProxy[asyncpg.Record]
    Pool: TypeAlias = asyncpg.Pool[asyncpg.Record]
    Work: TypeAlias = Callable[Concatenate[Connection, P], Awaitable[Result]]


class Append(NamedTuple):
    """Entries that wait for the writer, and who waits for them."""

    table: str
    before: int
    texts: list[str]
    over: bool
    seated: Mapping[int, str] | None
    done: "asyncio.Future[bool]"


class PostgresStore(PeopleOfDatabase, Meetings):
    """A database, one connection that writes logs, and a few for everything else."""

    def __init__(self, address: str, readers: "Pool", begin: str) -> None:
        self.address = address
        self._readers = readers
        self._begin = begin
        self._trouble: str | None = None
        self._closed = False
        self._waiting: deque[Append] = deque()
        self._knock = asyncio.Event()
        self._connection: Own | None = None
        self._asked: list[tuple[str, int, asyncio.Future[list[tuple[int, str]]]]] = []
        """Logs that will be read next: the table, after which entry, and who waits for it."""
        self._reading: asyncio.Task[None] | None = None
        self._writer = asyncio.get_running_loop().create_task(self._write())

    @classmethod
    async def open(cls, address: str) -> "PostgresStore":
        """Reach the database and bring it up to date; raises Unusable with a sentence."""
        try:
            connection = await connected(address, PATIENCE)
            try:
                await brought_up(connection)
                weak = await connection.fetchval("show synchronous_commit") in WEAK
            finally:
                await connection.close(timeout=REACHED)
            readers = await asyncpg.create_pool(
                address,
                min_size=1,
                max_size=READERS,
                timeout=REACHED,
                command_timeout=PATIENCE,
                statement_cache_size=0,
                reset=_nothing_to_reset,
            )
        except Unusable:
            raise
        except Exception as error:  # an address can be wrong in many ways
            raise unreachable(address, error) from error
        begin = f"begin; set local statement_timeout = {round(PATIENCE * 1000)}"
        return cls(
            address, readers, f"{begin}; set local synchronous_commit = on" if weak else begin
        )

    @property
    def trouble(self) -> str | None:
        """See Store."""
        return self._trouble

    # ── The log ──────────────────────────────────────────────────────────────────────────────

    async def append(
        self,
        table: str,
        number: int,
        entries: Sequence[bytes],
        *,
        over: bool = False,
        seated: Mapping[int, str] | None = None,
    ) -> None:
        """See Store."""
        if self._closed:
            raise Down("the store is closed")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        texts = [entry.decode() for entry in entries]
        placed = {} if over else seated
        self._waiting.append(Append(table, number - 1, texts, over, placed, done))
        self._knock.set()
        if not await done:
            raise Taken(f"entry {number} of table {table}")

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """See Store."""
        rows = await self._read_with_others(table, after)
        if any(number != place for place, (number, _) in enumerate(rows, after + 1)):
            raise Damaged(f"entries of table {table} are missing")
        return [entry.encode() for _, entry in rows]

    async def _read_with_others(self, table: str, after: int) -> list[tuple[int, str]]:
        """Whatever is to be read while reading is under way is read together with the next: a node
        hears of the moves of all others, and each would be a transaction of its own."""
        asked: asyncio.Future[list[tuple[int, str]]] = asyncio.get_running_loop().create_future()
        self._asked.append((table, after, asked))
        if self._reading is None:
            self._reading = asyncio.get_running_loop().create_task(self._read_all())
        return await asked

    async def _read_all(self) -> None:
        try:
            while self._asked:
                together, self._asked = self._asked[:GROUP], self._asked[GROUP:]
                afters: dict[str, int] = {}
                for table, after, _ in together:
                    afters[table] = min(after, afters.get(table, after))
                try:
                    rows = await self._fetch(READ, list(afters), list(afters.values()))
                except Exception as error:
                    for _, _, asked in together:
                        if not asked.done():
                            asked.set_exception(error)
                    continue
                found: dict[str, list[tuple[int, str]]] = {table: [] for table in afters}
                for table, number, entry in rows:
                    found[table].append((number, entry))
                for table, after, asked in together:
                    if not asked.done():
                        asked.set_result([row for row in found[table] if row[0] > after])
        finally:
            self._reading = None

    async def ends(self, tables: Sequence[str]) -> dict[str, int]:
        """See Store."""
        query = "select id, number from korsi.tables where id = any($1::text[])"
        return {row[0]: row[1] for row in await self._fetch(query, list(tables))}

    async def tables_of(self, guest: str, since: float) -> dict[str, float]:
        """See Store."""
        rows = await self._fetch(
            'select distinct "table", touched from korsi.seated join korsi.tables on id = "table"'
            ' where guest = $1 and touched > $2 order by "table"',
            guest,
            since,
        )
        return {row[0]: row[1] for row in rows}

    async def unplaced(self, after: str, most: int) -> list[str]:
        """See Store."""
        query = 'select "table" from korsi.unplaced where "table" > $1 order by "table" limit $2'
        return [row[0] for row in await self._fetch(query, after, most)]

    async def place(self, table: str, seated: Mapping[int, str]) -> None:
        """See Store."""

        async def work(connection: "Connection") -> None:
            query = 'delete from korsi.unplaced where "table" = $1 returning 1'
            if await connection.fetchval(query, table) is not None:
                await _place(connection, {table: seated})

        await self.transact(work)

    async def kept(self, after: str, most: int) -> list[Kept]:
        """See Store."""
        query = "select id, over, touched from korsi.tables where id > $1 order by id limit $2"
        return [Kept(*row) for row in await self._fetch(query, after, most)]

    async def forget(self, table: str, number: int) -> bool:
        """See Store."""

        async def work(connection: "Connection") -> bool:
            query = "delete from korsi.tables where id = $1 and number = $2 returning id"
            if await connection.fetchval(query, table, number) is None:
                return False
            await _place(connection, {table: {}})
            await connection.execute('delete from korsi.log where "table" = $1', table)
            return True

        return await self.transact(work)

    # ── Guests ───────────────────────────────────────────────────────────────────────────────

    async def guest(self, key: str) -> Guest:
        """See Store."""
        rows = await self._fetch(
            "select coalesce(keys.guest, $1), name, avatar from (select) as nothing"
            " left join korsi.keys on key = $1"
            " left join korsi.guests on id = coalesce(keys.guest, $1)",
            key,
        )
        return _guest(rows[0])

    async def known(self, guests: Sequence[str]) -> list[Guest]:
        """See Store."""
        rows = await self._fetch(
            "select id, name, avatar from korsi.guests where id = any($1::text[])", list(guests)
        )
        found = {row[0]: _guest(row) for row in rows}
        return [found[guest] for guest in guests if guest in found]

    async def keep(self, guest: Guest) -> None:
        """See Store."""
        query = (
            "insert into korsi.guests (id, name, avatar) values ($1, $2, $3)"
            " on conflict (id) do update set name = excluded.name, avatar = excluded.avatar"
        )
        await self._fetch(query, guest.id, guest.name or "", guest.avatar)

    async def invite(self, link: str, guest: str, now: float, until: float) -> None:
        """See Store."""

        async def work(connection: "Connection") -> None:
            await connection.execute("delete from korsi.links where until <= $1", now)
            query = "insert into korsi.links (link, guest, until) values ($1, $2, $3)"
            await connection.execute(query, link, guest, until)

        await self.transact(work)

    async def invited(self, link: str, now: float) -> Guest | None:
        """See Store."""
        rows = await self._fetch(
            "select links.guest, name, avatar from korsi.links"
            " left join korsi.guests on id = links.guest where link = $1 and until > $2",
            link,
            now,
        )
        return _guest(rows[0]) if rows else None

    async def admit(self, link: str, key: str, now: float) -> bool:
        """See Store."""

        async def work(connection: "Connection") -> bool:
            query = "delete from korsi.links where link = $1 and until > $2 returning guest"
            guest = await connection.fetchval(query, link, now)
            if guest is None:
                return False
            query = "insert into korsi.keys (key, guest) values ($1, $2)"
            await connection.execute(query, key, guest)
            return True

        return await self.transact(work)

    # ── As a whole ───────────────────────────────────────────────────────────────────────────

    async def probe(self) -> None:
        """See Store."""

        async def work(connection: "Connection") -> None:
            query = (
                "insert into korsi.links (link, guest, until) values ('', repeat('x', 16384), 0)"
            )
            await connection.execute(query)
            await connection.execute("delete from korsi.links where link = ''")

        await self.transact(work)

    async def close(self) -> None:
        """See Store."""
        if not self._closed:
            self._closed = True
            self._knock.set()
            await self._writer
            try:
                await asyncio.wait_for(self._readers.close(), REACHED)
            except TROUBLES:
                self._readers.terminate()

    async def _fetch(self, query: str, *arguments: object) -> "list[asyncpg.Record]":
        """What one statement says."""
        return await self.transact(_fetched, query, *arguments)

    async def transact(self, work: "Work[P, Result]", *given: P.args, **named: P.kwargs) -> Result:
        """Something done in one transaction, tried again where others stood in the way."""
        if self._closed:
            raise Down("the store is closed")
        try:
            for _ in range(TRIES):
                with suppress(*AGAIN):
                    async with (
                        self._readers.acquire(timeout=PATIENCE) as connection,
                        self._transaction(connection),
                    ):
                        result = await work(connection, *given, **named)
                    self._trouble = None
                    return result
            raise Down("others stood in the way each time")
        except TROUBLES as error:
            raise self._down(error) from error

    @asynccontextmanager
    async def _transaction(self, connection: Any) -> AsyncIterator[None]:
        """Written out: what begins it is sent in one piece, with what holds for it alone."""
        await connection.execute(self._begin)
        try:
            yield
            await connection.execute("commit")
        except BaseException:
            try:
                await connection.execute("rollback", timeout=REACHED)
            except TROUBLES:
                connection.terminate()
            raise

    def _down(self, error: BaseException) -> Down:
        kind = Damaged if isinstance(error, asyncpg.DataCorruptedError) else Down
        if kind is Down:
            self._trouble = FULL if isinstance(error, asyncpg.DiskFullError) else UNREACHED
        return kind(words(error))

    # ── The writer ───────────────────────────────────────────────────────────────────────────

    async def _write(self) -> None:
        """Whatever has come while a commit was under way goes with the next."""
        while True:
            await self._knock.wait()
            self._knock.clear()
            while self._waiting:
                group = self._next_group()
                try:
                    won = await self._commit(group)
                except Exception as error:  # whatever it is, somebody waits for an answer
                    self._answer(group, self._down(error))
                else:
                    self._trouble = None
                    self._answer(group, won)
            if self._closed:
                if self._connection is not None:
                    self._connection.terminate()
                return

    def _next_group(self) -> list[Append]:
        """Of one table only one append goes with each commit. In the order of the tables, so that
        no two servers wait for each other."""
        group: dict[str, Append] = {}
        later: list[Append] = []
        while self._waiting and len(group) < GROUP:
            append = self._waiting.popleft()
            if append.table in group:
                later.append(append)
            else:
                group[append.table] = append
        self._waiting.extendleft(reversed(later))
        return sorted(group.values(), key=lambda append: append.table)

    async def _commit(self, group: list[Append]) -> set[str]:
        """Which of the tables have grown."""
        for tried in range(TRIES):
            try:
                async with asyncio.timeout(PATIENCE):
                    if self._connection is None or self._connection.is_closed():
                        self._connection = await connected(self.address, PATIENCE)
                    async with self._transaction(self._connection):
                        return await _append(self._connection, group)
            except AGAIN:
                if tried == TRIES - 1:
                    raise
            except Exception:
                if self._connection is not None:
                    self._connection.terminate()
                    self._connection = None
                raise
        raise AssertionError("the last try returns or raises")

    def _answer(self, group: list[Append], told: "set[str] | Down") -> None:
        for append in group:
            if append.done.cancelled():
                continue
            if isinstance(told, Down):
                append.done.set_exception(told)
            else:
                append.done.set_result(append.table in told)


async def _append(connection: "Connection", group: list[Append]) -> set[str]:
    lines = [
        (append.table, append.before + place, text)
        for append in group
        for place, text in enumerate(append.texts, 1)
    ]
    rows = await connection.fetch(
        APPEND,
        [append.table for append in group],
        [append.before for append in group],
        [append.before + len(append.texts) for append in group],
        [append.over for append in group],
        time.time(),
        *(list(column) for column in zip(*lines, strict=True)),
    )
    won = {row[0] for row in rows}
    placed = {
        append.table: append.seated
        for append in group
        if append.table in won and append.seated is not None
    }
    if placed:
        await _place(connection, placed)
    return won


async def _place(connection: "Connection", placed: Mapping[str, Mapping[int, str]]) -> None:
    """Keep in mind who sits at these tables."""
    tables = list(placed)
    for table in ("unplaced", "seated"):
        query = f'delete from korsi.{table} where "table" = any($1::text[])'  # noqa: S608 - our own
        await connection.execute(query, tables)
    seats = [
        (table, seat, guest) for table, seated in placed.items() for seat, guest in seated.items()
    ]
    if seats:
        await connection.execute(PLACE, *(list(column) for column in zip(*seats, strict=True)))


async def _fetched(
    connection: "Connection", query: str, *arguments: object
) -> "list[asyncpg.Record]":
    return await connection.fetch(query, *arguments)


def _guest(row: asyncpg.Record) -> Guest:
    id, name, avatar = row
    return Guest(id, name or None, avatar)


async def _nothing_to_reset(_: "Own") -> None:
    """No setting, lock or cursor of ours lasts longer than its transaction."""
