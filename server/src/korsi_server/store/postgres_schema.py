"""The database: made, and brought from any older schema to this one."""

from typing import Final

import asyncpg

from korsi_server.store import Unusable

MIGRATIONS: Final = [
    [
        "create table korsi.tables ("
        " id text primary key, number integer not null, over boolean not null,"
        " touched double precision not null"
        ")",
        "create table korsi.log ("
        ' "table" text not null, number integer not null, at double precision not null,'
        ' entry text not null, primary key ("table", number)'
        ")",
        "create table korsi.guests (id text primary key, name text not null, avatar text)",
        "create table korsi.keys (key text primary key, guest text not null)",
        "create table korsi.links ("
        " link text primary key, guest text not null, until double precision not null"
        ")",
        "create table korsi.seated ("
        ' "table" text not null, seat integer not null, guest text not null,'
        ' primary key ("table", seat)'
        ")",
        "create index seated_guest on korsi.seated (guest)",
        'create table korsi.unplaced ("table" text primary key)',
        # What nodes know of each other. Nothing is lost with it.
        "create table korsi.nodes ("
        " node text primary key, seen timestamptz not null, open text not null"
        ")",
        "create table korsi.present ("
        ' "table" text not null, guest text not null, node text not null,'
        ' primary key ("table", guest, node)'
        ")",
        'create table korsi.leases ("table" text primary key, node text not null)',
    ],
    [
        # When they were last here, to the hour. Servers of the version before go on meanwhile.
        "alter table korsi.guests add column seen double precision",
    ],
    [
        # Who seeks company, who is asked to which table, and who does not want to be asked by whom.
        "create table korsi.seeks ("
        " guest text primary key, games text not null, seats integer not null,"
        ' since double precision not null, seen double precision not null, "table" text'
        ")",
        "create table korsi.bids ("
        ' "table" text not null, guest text not null, host text not null,'
        ' at double precision not null, primary key ("table", guest)'
        ")",
        "create index bids_guest on korsi.bids (guest)",
        "create table korsi.unwelcome (pair text primary key, at double precision not null)",
    ],
]
"""What brings a database from each version of the schema to the next. They are added, never
changed: one that any older Korsi has written takes those that it lacks, and keeps all it holds."""
VERSION: Final = len(MIGRATIONS)
TABLES: Final = (
    *("tables", "log", "guests", "keys", "links", "seated", "unplaced"),
    *("seeks", "bids", "unwelcome"),
    *("nodes", "present", "leases"),
)
OLDEST: Final = 140000
"""PostgreSQL 14: older ones have not been tried."""
KNOWN: Final = "select 1 from pg_tables where schemaname = 'korsi' and tablename = 'version'"
LOCK: Final = 0x6B6F727369
"""One server at a time brings the database up."""


async def brought_up(connection: "asyncpg.Connection[asyncpg.Record]") -> None:
    """Give the database the schema of this version; raises Unusable if it has none that we know.

    Who may not change the schema can still serve, once its owner has brought it up.
    """
    if connection.get_server_version().major * 10000 < OLDEST:
        raise Unusable("Korsi needs PostgreSQL 14 or newer")
    async with connection.transaction():
        if await known_version(connection) == VERSION:
            return
        await connection.execute("select pg_advisory_xact_lock($1)", LOCK)
        version = await known_version(connection)
        try:
            if version == 0:
                await connection.execute("create schema if not exists korsi")
                await connection.execute("create table korsi.version (version integer not null)")
                await connection.execute("insert into korsi.version values (0)")
            for migration in MIGRATIONS[version:]:
                for statement in migration:
                    await connection.execute(statement)
            await connection.execute("update korsi.version set version = $1", VERSION)
        except asyncpg.InsufficientPrivilegeError as error:
            raise Unusable(
                f"the database has schema {version} and needs {VERSION}, and this role may not"
                " change it; let its owner run `korsi admin prepare`"
            ) from error


async def granted(connection: "asyncpg.Connection[asyncpg.Record]", role: str) -> None:
    """Let a role serve: read and write everything that is played, and change nothing else."""
    name = await connection.fetchval("select quote_ident($1)", role)
    for right in (
        "usage on schema korsi",
        "select on korsi.version",
        *(f"select, insert, update, delete on korsi.{table}" for table in TABLES),
    ):
        await connection.execute(f"grant {right} to {name}")


async def known_version(connection: "asyncpg.Connection[asyncpg.Record]") -> int:
    """The schema of the database, 0 if it has none; raises Unusable if it is a newer one."""
    # By what the catalogue says now: what a name was found to mean may have been kept from before
    # another server's change.
    if await connection.fetchval(KNOWN) is None:
        return 0
    version = int(await connection.fetchval("select version from korsi.version"))
    if version > VERSION:
        raise Unusable(
            f"the database was written by a newer Korsi (schema {version}; this one knows"
            f" {VERSION}); use that Korsi, or name another database"
        )
    return version
