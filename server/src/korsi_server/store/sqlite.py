"""The store in one SQLite file: one writer, which commits in groups."""

import sqlite3
import time
from asyncio import AbstractEventLoop, Future, get_running_loop
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar, cast

from korsi_server.store import FULL, Damaged, Down, Guest, Kept, Taken
from korsi_server.store.appends import Append, append_all, last_of, place
from korsi_server.store.meeting import Meetings
from korsi_server.store.people import PeopleOfFile
from korsi_server.store.schema import damaged, open_file
from korsi_server.store.tidier import Tidier

GATHER: Final = 0.002
"""Seconds that a commit waits for company: a commit costs the same for one move and for many."""

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Any]


class Job(NamedTuple):
    """Something to do with the file, and who waits for it."""

    work: Work | Append
    writes: bool
    loop: AbstractEventLoop
    done: "Future[Any]"


class SQLiteStore(PeopleOfFile, Meetings):
    """A file, and the one thread that touches it."""

    def __init__(self, file: Path) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._connection = open_file(file)
        self._closed = False
        self._trouble: str | None = None
        self._version: int | None = None
        """Of what is in the file, as SQLite counts what others commit."""
        self._tidier = Tidier(file)
        self._writer = Thread(target=self._write, name="korsi-store", daemon=True)
        self._writer.start()

    @property
    def trouble(self) -> str | None:
        """See Store."""
        return self._trouble

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
        texts = [entry.decode() for entry in entries]
        append = Append(table, number, texts, over, {} if over else seated)
        if not await self._do(append, writes=True):
            raise Taken(f"entry {number} of table {table}")

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """See Store."""
        query = (
            'select number, cast(entry as blob) from log where "table" = ? and number > ?'
            " order by number"
        )
        rows = await self._do(
            lambda connection: connection.execute(query, (table, after)).fetchall()
        )
        if any(number != place for place, (number, _) in enumerate(rows, after + 1)):
            raise Damaged(f"entries of table {table} are missing")
        return [entry for _, entry in rows]

    async def ends(self, tables: Sequence[str]) -> dict[str, int]:
        """See Store."""

        def work(connection: sqlite3.Connection) -> dict[str, int]:
            return {table: last_of(connection, table) for table in tables}

        return await self._do(work)

    async def disturbed(self) -> bool:
        """Whether somebody else has written to the file since this was last asked."""
        query = "pragma data_version"
        version = await self._do(lambda connection: connection.execute(query).fetchone()[0])
        before, self._version = self._version, version
        return before not in (None, version)

    async def tables_of(self, guest: str, since: float) -> dict[str, float]:
        """See Store."""
        query = (
            'select distinct "table", touched from seated join tables on id = "table"'
            ' where guest = ? and touched > ? order by "table"'
        )
        rows = await self._do(
            lambda connection: connection.execute(query, (guest, since)).fetchall()
        )
        return dict(rows)

    async def unplaced(self, after: str, most: int) -> list[str]:
        """See Store."""
        query = 'select "table" from unplaced where "table" > ? order by "table" limit ?'
        rows = await self._do(
            lambda connection: connection.execute(query, (after, most)).fetchall()
        )
        return [row[0] for row in rows]

    async def place(self, table: str, seated: Mapping[int, str]) -> None:
        """See Store."""
        query = 'select 1 from unplaced where "table" = ?'

        def work(connection: sqlite3.Connection) -> None:
            if connection.execute(query, (table,)).fetchone() is not None:
                place(connection, table, seated)

        await self._do(work, writes=True)

    async def kept(self, after: str, most: int) -> list[Kept]:
        """See Store."""
        query = "select id, over, touched from tables where id > ? order by id limit ?"
        rows = await self._do(
            lambda connection: connection.execute(query, (after, most)).fetchall()
        )
        return [Kept(id, bool(over), touched) for id, over, touched in rows]

    async def forget(self, table: str, number: int) -> bool:
        """See Store."""

        def work(connection: sqlite3.Connection) -> bool:
            if last_of(connection, table) != number:
                return False
            place(connection, table, {})
            connection.execute('delete from log where "table" = ?', (table,))
            connection.execute("delete from tables where id = ?", (table,))
            return True

        return await self._do(work, writes=True)

    async def guest(self, key: str) -> Guest:
        """See Store."""

        def work(connection: sqlite3.Connection) -> Guest:
            row = connection.execute("select guest from keys where key = ?", (key,)).fetchone()
            guest = key if row is None else row[0]
            return _guest(connection, guest) or Guest(guest, None)

        return await self._do(work)

    async def known(self, guests: Sequence[str]) -> list[Guest]:
        """See Store."""

        def work(connection: sqlite3.Connection) -> list[Guest]:
            found = [_guest(connection, guest) for guest in guests]
            return [guest for guest in found if guest is not None]

        return await self._do(work)

    async def keep(self, guest: Guest) -> None:
        """See Store."""
        query = (
            "insert into guests (id, name, avatar) values (?, ?, ?)"
            " on conflict do update set name = excluded.name, avatar = excluded.avatar"
        )
        row = (guest.id, guest.name or "", guest.avatar)
        await self._do(lambda connection: connection.execute(query, row), writes=True)

    async def invite(self, link: str, guest: str, now: float, until: float) -> None:
        """See Store."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("delete from links where until <= ?", (now,))
            connection.execute("insert into links values (?, ?, ?)", (link, guest, until))

        await self._do(work, writes=True)

    async def invited(self, link: str, now: float) -> Guest | None:
        """See Store."""
        query = "select guest from links where link = ? and until > ?"

        def work(connection: sqlite3.Connection) -> Guest | None:
            row = connection.execute(query, (link, now)).fetchone()
            return None if row is None else _guest(connection, row[0]) or Guest(row[0], None)

        return await self._do(work)

    async def admit(self, link: str, key: str, now: float) -> bool:
        """See Store."""

        def work(connection: sqlite3.Connection) -> bool:
            query = "delete from links where link = ? and until > ? returning guest"
            rows = connection.execute(query, (link, now)).fetchall()
            connection.executemany("insert into keys values (?, ?)", [(key, *row) for row in rows])
            return bool(rows)

        return await self._do(work, writes=True)

    async def probe(self) -> None:
        """See Store. It takes a few pages more than there are, and gives them back."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("insert into links values ('', hex(zeroblob(8192)), 0)")
            connection.execute("delete from links where link = ''")

        await self._do(work, writes=True)

    async def close(self) -> None:
        """See Store."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            await get_running_loop().run_in_executor(None, self._writer.join)

    def _do(
        self, work: Callable[[sqlite3.Connection], Result] | Append, writes: bool = False
    ) -> "Future[Result]":
        loop = get_running_loop()
        done: Future[Result] = loop.create_future()
        if self._closed:
            done.set_exception(Down("the store is closed"))
        else:
            self._jobs.put(Job(work, writes, loop, done))
        return done

    # ── In the writer's thread ───────────────────────────────────────────────────────────────

    def _write(self) -> None:
        jobs: list[Job | None] = []
        while None not in jobs:  # which is the last that comes
            jobs = [self._jobs.get()]
            if jobs[0] is not None and jobs[0].writes:
                time.sleep(GATHER)
            # Not get(timeout=…): in CPython that waits for ever if its time is over too soon.
            while not self._jobs.empty():
                jobs.append(self._jobs.get())
            group = []
            for job in jobs:
                if job is not None and job.writes:
                    group.append(job)
                elif job is not None:
                    _answer([(job, *_tried(cast(Work, job.work), self._connection))])
            if group:
                _answer(self._commit(group))
                self._tidier.note(self._connection)
        self._tidier.close()
        self._connection.close()

    def _commit(self, group: list[Job]) -> list[tuple[Job, Any, Exception | None]]:
        connection = self._connection
        try:
            connection.execute("begin immediate")
            results = _done(connection, group)
            connection.execute("commit")
        except Exception as error:
            if connection.in_transaction:
                connection.rollback()
            if damaged(error) and len(group) > 1:
                # It is one table that can't be read: the others go on.
                return [answer for job in group for answer in self._commit([job])]
            if not damaged(error):
                full = isinstance(error, sqlite3.OperationalError) and "full" in str(error)
                self._trouble = FULL if full else "the data file can't be written"
            return [(job, None, _down(error)) for job in group]
        self._trouble = None
        return [(job, result, None) for job, result in zip(group, results, strict=True)]


def _guest(connection: sqlite3.Connection, id: str) -> Guest | None:
    """What is kept of a guest; None if that is nothing."""
    query = "select name, avatar from guests where id = ?"
    row = connection.execute(query, (id,)).fetchone()
    return None if row is None else Guest(id, row[0] or None, row[1])


def _done(connection: sqlite3.Connection, group: list[Job]) -> list[Any]:
    """Everything in its order; appends that follow each other at once."""
    results: list[Any] = []
    for appends, jobs in groupby(group, key=lambda job: isinstance(job.work, Append)):
        if appends:
            results += append_all(connection, [cast(Append, job.work) for job in jobs])
        else:
            results += [cast(Work, job.work)(connection) for job in jobs]
    return results


def _tried(work: Work, connection: sqlite3.Connection) -> tuple[Any, Exception | None]:
    try:
        return work(connection), None
    except Exception as error:
        return None, _down(error)


def _down(error: Exception) -> Down:
    kind = Damaged if damaged(error) else Down
    return kind(f"{type(error).__name__}: {error}")


def _answer(results: list[tuple[Job, Any, Exception | None]]) -> None:
    """Tell all who wait, with one knock at each loop's door."""
    loops = {id(job.loop): job.loop for job, _, _ in results}
    for key, loop in loops.items():
        own = [result for result in results if id(result[0].loop) == key]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_deliver, own)


def _deliver(results: list[tuple[Job, Any, Exception | None]]) -> None:
    for job, result, error in results:
        if job.done.cancelled():
            continue
        if error is None:
            job.done.set_result(result)
        else:
            job.done.set_exception(error)
