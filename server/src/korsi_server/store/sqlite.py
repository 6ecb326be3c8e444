"""The store in one SQLite file: one writer, which commits in groups."""

import sqlite3
import time
from asyncio import AbstractEventLoop, Future, get_running_loop
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any, Final, NamedTuple, TypeVar

from korsi_server.store import Down, Guest, Taken, Unusable

GATHER: Final = 0.002
"""Seconds that a commit waits for company: a commit costs the same for one move and for many."""

TIDY: Final = 0.5
"""Seconds between two rounds of tidying."""
LONG: Final = 4000
"""Pages after which the write-ahead log should begin anew."""
CHECKPOINT: Final = "pragma wal_checkpoint(passive)"

MIGRATIONS: Final = [
    [
        "create table korsi (version integer not null)",
        "create table tables ("
        " id text primary key, over integer not null default 0, touched real not null"
        ") without rowid",
        "create table log ("
        ' "table" text not null, number integer not null, at real not null, entry text not null,'
        ' primary key ("table", number)'
        ") without rowid",
        "create table guests (id text primary key, name text not null) without rowid",
        "create table keys (key text primary key, guest text not null) without rowid",
    ],
    [
        "create table links ("
        " link text primary key, guest text not null, until real not null"
        ") without rowid",
    ],
]
"""What brings a file from each version of the schema to the next. They are added, never changed:
a file written by any older Korsi takes those that it lacks, and keeps all it holds."""
VERSION: Final = len(MIGRATIONS)

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Any]


class Job(NamedTuple):
    """Something to do with the file, and who waits for it."""

    work: Work
    writes: bool
    loop: AbstractEventLoop
    done: "Future[Any]"


class SQLiteStore:
    """A file, and the one thread that touches it."""

    def __init__(self, file: Path) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._connection = open_file(file)
        self._closed = False
        self._tidier = Tidier(file)
        self._writer = Thread(target=self._write, name="korsi-store", daemon=True)
        self._writer.start()

    async def append(
        self, table: str, number: int, entries: Sequence[bytes], *, over: bool = False
    ) -> None:
        """See Store."""
        texts = [entry.decode() for entry in entries]

        def work(connection: sqlite3.Connection) -> bool:
            return _append(connection, table, number, texts, over)

        if not await self._do(work, writes=True):
            raise Taken(f"entry {number} of table {table}")

    async def read(self, table: str) -> list[bytes]:
        """See Store."""
        query = 'select entry from log where "table" = ? order by number'
        rows = await self._do(lambda connection: connection.execute(query, (table,)).fetchall())
        return [row[0].encode() for row in rows]

    async def unfinished(self, since: float) -> list[str]:
        """See Store."""
        query = "select id from tables where over = 0 and touched > ? order by touched"
        rows = await self._do(lambda connection: connection.execute(query, (since,)).fetchall())
        return [row[0] for row in rows]

    async def guest(self, key: str) -> Guest:
        """See Store."""

        def work(connection: sqlite3.Connection) -> Guest:
            row = connection.execute("select guest from keys where key = ?", (key,)).fetchone()
            guest = key if row is None else row[0]
            row = connection.execute("select name from guests where id = ?", (guest,)).fetchone()
            return Guest(guest, None if row is None else row[0])

        return await self._do(work)

    async def rename(self, guest: str, name: str) -> None:
        """See Store."""
        query = "insert into guests values (?, ?) on conflict do update set name = excluded.name"
        await self._do(lambda connection: connection.execute(query, (guest, name)), writes=True)

    async def invite(self, link: str, guest: str, now: float, until: float) -> None:
        """See Store."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("delete from links where until <= ?", (now,))
            connection.execute("insert into links values (?, ?, ?)", (link, guest, until))

        await self._do(work, writes=True)

    async def invited(self, link: str, now: float) -> Guest | None:
        """See Store."""
        query = (
            "select guest, name from links left join guests on id = guest"
            " where link = ? and until > ?"
        )
        row = await self._do(lambda connection: connection.execute(query, (link, now)).fetchone())
        return None if row is None else Guest(*row)

    async def admit(self, link: str, key: str, now: float) -> bool:
        """See Store."""

        def work(connection: sqlite3.Connection) -> bool:
            query = "delete from links where link = ? and until > ? returning guest"
            rows = connection.execute(query, (link, now)).fetchall()
            connection.executemany("insert into keys values (?, ?)", [(key, *row) for row in rows])
            return bool(rows)

        return await self._do(work, writes=True)

    async def close(self) -> None:
        """See Store."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            await get_running_loop().run_in_executor(None, self._writer.join)

    def _do(
        self, work: Callable[[sqlite3.Connection], Result], writes: bool = False
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
                    _answer([(job, *_tried(job.work, self._connection))])
            if group:
                _answer(self._commit(group))
                self._tidier.note(self._connection)
        self._tidier.close()
        self._connection.close()

    def _commit(self, group: list[Job]) -> list[tuple[Job, Any, Exception | None]]:
        connection = self._connection
        try:
            connection.execute("begin immediate")
            results = [job.work(connection) for job in group]
            connection.execute("commit")
        except Exception as error:
            if connection.in_transaction:
                connection.rollback()
            return [(job, None, _down(error)) for job in group]
        return [(job, result, None) for job, result in zip(group, results, strict=True)]


class Tidier:
    """Brings what was committed from the write-ahead log into the file itself, in a thread and
    with a connection of its own: that takes long now and then, and no move should wait for it.

    The log can only begin anew once all of it has been brought over, and under steady load there
    is always a little more; so when it has grown long, the writer does the last little itself.
    """

    def __init__(self, file: Path) -> None:
        self._connection = open_file(file)
        self._some = Event()
        self._closed = Event()
        self._long = False
        self._thread = Thread(target=self._tidy, name="korsi-tidier", daemon=True)
        self._thread.start()

    def note(self, connection: sqlite3.Connection) -> None:
        """In the writer's thread: something was committed."""
        self._some.set()
        if self._long:
            self._long = False
            with suppress(sqlite3.Error):
                connection.execute(CHECKPOINT)

    def close(self) -> None:
        """In the writer's thread: nothing will be committed any more."""
        self._closed.set()
        self._some.set()
        self._thread.join()
        self._connection.close()

    def _tidy(self) -> None:
        while not self._closed.is_set():
            self._some.wait()
            self._closed.wait(TIDY)
            self._some.clear()
            with suppress(sqlite3.Error):
                _, pages, tidied = self._connection.execute(CHECKPOINT).fetchone()
                self._long = pages > LONG and tidied < pages


def open_file(file: Path) -> sqlite3.Connection:
    """Open or make the file; raises Unusable with a sentence."""
    try:
        connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=5)
    except sqlite3.Error as error:
        raise Unusable(f"can't open the data file {file}: {error}") from error
    try:
        connection.execute("pragma synchronous = full")
        connection.execute("pragma wal_autocheckpoint = 0")  # see Tidier
        _version(connection, file)  # before anything is changed: it may be somebody else's
        connection.execute("pragma journal_mode = wal")
        connection.execute("begin immediate")
        for migration in MIGRATIONS[_version(connection, file) :]:
            for statement in migration:
                connection.execute(statement)
        connection.execute("delete from korsi")
        connection.execute("insert into korsi values (?)", (VERSION,))
        connection.execute("commit")
    except Unusable:
        connection.close()
        raise
    except (sqlite3.Error, TypeError) as error:
        connection.close()
        raise Unusable(f"can't use the data file {file}: {error}") from error
    return connection


def _version(connection: sqlite3.Connection, file: Path) -> int:
    """The schema of the file, 0 if it is empty; raises Unusable if it is none that we can use."""
    known = {row[0] for row in connection.execute("select name from sqlite_master")}
    if not known:
        return 0
    if "korsi" not in known:
        raise Unusable(f"{file} is a database, but not one of Korsi; name another --data file")
    version: int = connection.execute("select version from korsi").fetchone()[0]
    if not 1 <= version <= VERSION:
        age = "an older" if version < 1 else "a newer"
        raise Unusable(
            f"the data file {file} was written by {age} Korsi (schema {version}; this one"
            f" reads 1 to {VERSION}); use that Korsi, or name another --data file"
        )
    return version


def _append(
    connection: sqlite3.Connection, table: str, number: int, texts: list[str], over: bool
) -> bool:
    query = 'select coalesce(max(number), 0) from log where "table" = ?'
    if connection.execute(query, (table,)).fetchone()[0] != number - 1:
        return False
    now = time.time()
    connection.executemany(
        "insert into log values (?, ?, ?, ?)",
        [(table, number + further, now, text) for further, text in enumerate(texts)],
    )
    connection.execute(
        "insert into tables values (?, ?, ?) on conflict do update"
        " set over = max(over, excluded.over), touched = excluded.touched",
        (table, over, now),
    )
    return True


def _tried(work: Work, connection: sqlite3.Connection) -> tuple[Any, Exception | None]:
    try:
        return work(connection), None
    except Exception as error:
        return None, _down(error)


def _down(error: Exception) -> Down:
    return Down(f"{type(error).__name__}: {error}")


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
