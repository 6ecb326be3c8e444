"""The log in its file: compare-and-append, group commit, and what happens when it says no."""

import asyncio
import sqlite3
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from server.house import PATIENCE

from korsi_server.store import Unusable, schema, sqlite
from korsi_server.store.schema import VERSION, open_file
from korsi_server.store.sqlite import SQLiteStore


@asynccontextmanager
async def opened(file: Path):
    store = SQLiteStore(file)
    try:
        yield store
    finally:
        await store.close()


def run(test):
    return asyncio.run(test)


def test_what_arrives_together_is_committed_together(tmp_path):
    async def test():
        async with opened(tmp_path / "korsi.db") as store:
            commits = []
            commit = store._commit
            store._commit = lambda group: commits.append(len(group)) or commit(group)
            await asyncio.gather(*(store.append(f"t{n}", 1, [b"x"]) for n in range(500)))
            assert sum(commits) == 500
            assert len(commits) < 100

    run(test())


def test_nothing_waits_for_the_next_thing_to_do(tmp_path, monkeypatch):
    """However short the time is in which a commit waits for company."""
    monkeypatch.setattr(sqlite, "GATHER", 2e-6)

    async def test():
        async with opened(tmp_path / "korsi.db") as store:
            for number in range(1, 1001):
                await asyncio.wait_for(store.append("a", number, [b"x"]), PATIENCE)

    run(test())


FIRST_SCHEMA = """
create table korsi (version integer not null);
create table tables (
  id text primary key, over integer not null default 0, touched real not null
) without rowid;
create table log (
  "table" text not null, number integer not null, at real not null, entry text not null,
  primary key ("table", number)
) without rowid;
create table guests (id text primary key, name text not null) without rowid;
create table keys (key text primary key, guest text not null) without rowid;
insert into korsi values (1);
insert into tables values ('a', 0, 5), ('b', 1, 6);
insert into log values ('a', 1, 4, 'x'), ('a', 2, 5, 'y'), ('b', 1, 6, 'z');
insert into guests values ('k', 'Ada');
insert into keys values ('other', 'k');
"""


def test_a_file_of_the_first_schema_is_brought_up_and_keeps_everything(tmp_path):
    file = tmp_path / "korsi.db"
    connection = sqlite3.connect(file)
    connection.executescript(FIRST_SCHEMA)
    connection.close()

    async def test():
        for _ in range(2):
            async with opened(file) as store:
                assert await store.read("a") == [b"x", b"y"]
                assert await store.read("b") == [b"z"]
                assert await store.unplaced("", 10) == ["a"]
                assert await store.guest("other") == ("k", "Ada", None)
                await store.invite("link", "k", now=0, until=600)
                assert await store.admit("link", "third", now=1)
                with sqlite3.connect(file) as connection:
                    connection.execute("delete from keys where key = 'third'")

    run(test())
    connection = sqlite3.connect(file)
    assert connection.execute("select version from korsi").fetchall() == [(VERSION,)]
    connection.close()


def test_when_bringing_a_file_up_fails_it_stays_as_it_was(tmp_path, monkeypatch):
    file = tmp_path / "korsi.db"
    connection = sqlite3.connect(file)
    connection.executescript(FIRST_SCHEMA)
    monkeypatch.setattr(
        schema, "MIGRATIONS", [*schema.MIGRATIONS, ["create table x (y)", "no such words"]]
    )
    with pytest.raises(Unusable, match="can't use the data file"):
        SQLiteStore(file)
    names = {row[0] for row in connection.execute("select name from sqlite_master")}
    assert not names & {"links", "x"}
    assert connection.execute("select version from korsi").fetchall() == [(1,)]
    connection.close()


def test_every_commit_is_synced(tmp_path):
    connection = open_file(tmp_path / "korsi.db")
    assert connection.execute("pragma synchronous").fetchone() == (2,)
    assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
    connection.close()


def spoil(file: Path, how: str) -> None:
    if how == "text":
        file.write_text("this is no database, and never was one" * 100)
    elif how == "folder":
        file.mkdir()
    else:
        connection = sqlite3.connect(file)
        connection.execute("create table x (y)")
        if how in ("0", "99"):
            connection.execute("create table korsi (version integer)")
            connection.execute("insert into korsi values (?)", (int(how),))
        connection.commit()
        connection.close()


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("text", "can't use the data file"),
        ("folder", "can't open the data file"),
        ("foreign", "not one of Korsi"),
        ("0", "an older Korsi"),
        ("99", "a newer Korsi"),
    ],
)
def test_a_file_that_can_not_be_used_gets_one_sentence(tmp_path, how, words):
    file = tmp_path / "korsi.db"
    spoil(file, how)
    with pytest.raises(Unusable, match=words) as told:
        SQLiteStore(file)
    assert "\n" not in str(told.value)
    assert str(file) in str(told.value)
