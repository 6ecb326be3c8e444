"""The data file: opened, made, and brought from any older schema to this one."""

import sqlite3
from pathlib import Path
from typing import Final

from korsi_server.store import Unusable

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
    [
        # Who sits at unfinished tables. What that is for the tables of an older file, their logs
        # say, and reading all of them takes long: they are put on a list and read one by one.
        "create table seated ("
        ' "table" text not null, seat integer not null, guest text not null,'
        ' primary key ("table", seat)'
        ") without rowid",
        "create index seated_guest on seated (guest)",
        'create table unplaced ("table" text primary key) without rowid',
        "insert into unplaced select id from tables where over = 0",
    ],
    [
        # The one that a guest has chosen. The name is empty where only that was.
        "alter table guests add column avatar text",
    ],
    [
        # When they were last here, to the hour.
        "alter table guests add column seen real",
    ],
    [
        # Who seeks company, who is asked to which table, and who does not want to be asked by whom.
        "create table seeks ("
        " guest text primary key, games text not null, seats integer not null, since real not null,"
        ' seen real not null, "table" text'
        ") without rowid",
        "create table bids ("
        ' "table" text not null, guest text not null, host text not null, at real not null,'
        ' primary key ("table", guest)'
        ") without rowid",
        "create index bids_guest on bids (guest)",
        "create table unwelcome (pair text primary key, at real not null) without rowid",
    ],
]
"""What brings a file from each version of the schema to the next. They are added, never changed:
a file written by any older Korsi takes those that it lacks, and keeps all it holds."""
VERSION: Final = len(MIGRATIONS)
LOOKS: Final = [
    f"select * from {table} limit 1"  # noqa: S608 - our own
    for table in (
        "tables",
        "log",
        "guests",
        "keys",
        "links",
        "seated",
        "unplaced",
        "seeks",
        "bids",
        "unwelcome",
    )
]
"""A glance at everything: a file whose roots are damaged is not served."""


def open_file(file: Path) -> sqlite3.Connection:
    """Open or make the file; raises Unusable with a sentence."""
    connection = connect(file)
    try:
        connection.execute("pragma synchronous = full")
        connection.execute("pragma wal_autocheckpoint = 0")  # see Tidier
        version_of(connection, file)  # before anything is changed: it may be somebody else's
        connection.execute("pragma journal_mode = wal")
        connection.execute("begin immediate")
        version = version_of(connection, file)
        for migration in MIGRATIONS[version:]:
            for statement in migration:
                connection.execute(statement)
        if version != VERSION:
            connection.execute("delete from korsi")
            connection.execute("insert into korsi values (?)", (VERSION,))
        connection.execute("commit")
        for look in LOOKS:
            connection.execute(look).fetchone()
    except Unusable:
        connection.close()
        raise
    except (sqlite3.Error, TypeError) as error:
        connection.close()
        raise unusable(file, error) from error
    return connection


def connect(file: Path, *, only_to_read: bool = False) -> sqlite3.Connection:
    """A connection, and nothing looked at yet; raises Unusable with a sentence."""
    try:
        if only_to_read:
            return sqlite3.connect(
                f"{file.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=5
            )
        return sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=5)
    except sqlite3.Error as error:
        raise Unusable(f"can't open the data file {file}: {error}") from error


def version_of(connection: sqlite3.Connection, file: Path) -> int:
    """The schema of the file, 0 if it is empty; raises Unusable if it is none that we can use."""
    known = {row[0] for row in connection.execute("select name from sqlite_master")}
    if not known:
        return 0
    if "korsi" not in known:
        raise Unusable(f"{file} is a database, but not one of Korsi; name another file")
    version: int = connection.execute("select version from korsi").fetchone()[0]
    if not 1 <= version <= VERSION:
        age = "an older" if version < 1 else "a newer"
        raise Unusable(
            f"the data file {file} was written by {age} Korsi (schema {version}; this one"
            f" reads 1 to {VERSION}); use that Korsi, or name another file"
        )
    return version


def damaged(error: BaseException) -> bool:
    """Whether a page of the file can't be what it was."""
    return _code(error) == sqlite3.SQLITE_CORRUPT


def unusable(file: Path, error: Exception) -> Unusable:
    """The sentence for a file that can be opened, but not used."""
    if damaged(error):
        return Unusable(
            f"the data file {file} is damaged ({error}); `korsi repair {file} --into NEW` saves"
            " all that can be read"
        )
    if _code(error) == sqlite3.SQLITE_NOTADB:
        return Unusable(
            f"can't use the data file {file}: {error}; if it was one of Korsi, `korsi repair"
            f" {file} --into NEW` saves what can be read"
        )
    return Unusable(f"can't use the data file {file}: {error}")


def _code(error: BaseException) -> int | None:
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF
