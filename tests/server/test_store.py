"""The log in its file: compare-and-append, group commit, and what happens when it says no."""

import asyncio
import sqlite3
import time
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from server.house import PATIENCE, open_house

from korsi_server.store import Down, Guest, Taken, Unusable, schema, sqlite
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


def test_entries_are_read_back_in_order(tmp_path):
    async def test():
        async with opened(tmp_path / "korsi.db") as store:
            await store.append("a", 1, [b"1", b"2"])
            await store.append("b", 1, [b"other"])
            await store.append("a", 3, [b"3"])
        async with opened(tmp_path / "korsi.db") as store:
            assert await store.read("a") == [b"1", b"2", b"3"]
            assert await store.read("c") == []

    run(test())


@pytest.mark.parametrize("number", [0, 1, 2, 4])
def test_only_the_next_number_is_appended(tmp_path, number):
    async def test():
        async with opened(tmp_path / "korsi.db") as store:
            await store.append("a", 1, [b"1", b"2"])
            with pytest.raises(Taken):
                await store.append("a", number, [b"no"])
            assert await store.read("a") == [b"1", b"2"]

    run(test())


def test_of_many_who_append_the_same_number_one_wins(tmp_path):
    async def test():
        async with opened(tmp_path / "korsi.db") as one, opened(tmp_path / "korsi.db") as other:
            tries = [store.append("a", 1, [b"x"]) for store in (one, other) * 20]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(result is None for result in results) == 1
            assert all(result is None or isinstance(result, Taken) for result in results)
            assert await one.read("a") == await other.read("a") == [b"x"]

    run(test())


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


def test_it_is_known_who_sits_where_until_a_table_is_finished(tmp_path):
    async def test():
        async with opened(tmp_path / "korsi.db") as store:
            await store.append("a", 1, [b"x"], seated={0: "ada", 2: "ben"})
            await store.append("b", 1, [b"x"], seated={0: "ada"})
            assert [*await store.tables_of("ada", 0)] == ["a", "b"]
            assert await store.tables_of("ada", 1e12) == {}, "nothing happened since"
            await store.append("a", 2, [b"chat"])
            assert [*await store.tables_of("ben", 0)] == ["a"]
            await store.append("a", 3, [b"x"], seated={1: "ben"})
            assert [*await store.tables_of("ada", 0)] == ["b"]
            with pytest.raises(Taken):
                await store.append("a", 3, [b"x"], seated={0: "ada"})
            assert [*await store.tables_of("ada", 0)] == ["b"], "the same transaction"
            await store.append("b", 2, [b"x"], over=True)
            await store.append("b", 3, [b"chat"])
            assert await store.tables_of("ada", 0) == {}
            assert await store.unplaced("", 10) == []

    run(test())


def test_it_is_known_when_something_last_happened_at_a_table(tmp_path):
    async def test():
        async with opened(tmp_path / "korsi.db") as store:
            before = time.time()
            await store.append("a", 1, [b"x"], seated={0: "ada"})
            await store.append("a", 2, [b"y"])
            (touched,) = (await store.tables_of("ada", 0)).values()
            assert before <= touched <= time.time()

    run(test())


def test_guests_keep_their_names_avatars_and_keys(tmp_path):
    async def test():
        async with opened(tmp_path / "korsi.db") as store:
            assert await store.guest("k") == ("k", None, None)
            await store.keep(Guest("k", None, "fig"))
            assert await store.guest("k") == ("k", None, "fig"), "an avatar, and no name yet"
            await store.keep(Guest("k", "Ada", "date"))
            await store.invite("link", "k", now=0, until=600)
            assert await store.invited("link", now=1) == ("k", "Ada", "date")
            assert await store.admit("link", "other", now=1)
            assert await store.guest("other") == ("k", "Ada", "date")
            assert await store.known(["nobody", "k"]) == [("k", "Ada", "date")]

    run(test())


def test_a_link_is_used_once_by_whoever_is_first(tmp_path):
    async def test():
        async with opened(tmp_path / "korsi.db") as store:
            await store.invite("link", "k", now=0, until=600)
            tries = [store.admit("link", f"key{n}", now=1) for n in range(20)]
            assert sum(await asyncio.gather(*tries)) == 1
            opens = [(await store.guest(f"key{n}")).id for n in range(20)]
            assert opens.count("k") == 1
            assert await store.invited("link", now=1) is None

    run(test())


def test_a_link_lasts_until_its_moment_and_is_then_forgotten(tmp_path):
    async def test():
        file = tmp_path / "korsi.db"
        async with opened(file) as store:
            await store.invite("old", "k", now=0, until=600)
            assert await store.invited("old", now=599) == ("k", None, None)
            assert await store.invited("old", now=600) is None
            assert not await store.admit("old", "key", now=600)
            await store.invite("new", "k", now=600, until=1200)
            connection = sqlite3.connect(file)
            assert connection.execute("select link from links").fetchall() == [("new",)]
            connection.close()

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


def test_a_closed_store_says_that_it_is_down(tmp_path):
    async def test():
        store = SQLiteStore(tmp_path / "korsi.db")
        await store.append("a", 1, [b"x"])
        await store.close()
        with pytest.raises(Down):
            await store.append("a", 2, [b"x"])

    run(test())


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


def test_when_another_writer_was_first_the_table_reads_its_log_again(tmp_path):
    with open_house(tmp_path / "korsi.db") as house:
        ada = house.person("Ada")
        table = ada.make(bots=None)
        line = ada.come(table)
        line.hear("welcome")
        number = house.hall.tables[table].log.number + 1
        connection = sqlite3.connect(tmp_path / "korsi.db")
        entry = '{"entry":"filled","seat":1,"level":"hard"}'
        connection.execute("insert into log values (?, ?, 0, ?)", (table, number, entry))
        connection.commit()
        connection.close()
        assert line.ask("chat", "fault", text="hello")["why"] == "fault-busy"
        welcome = line.hear("welcome")
        assert welcome["table"]["sitters"][1]["level"] == "hard"
        line.say("chat", text="hello")
        assert line.hear("chat")["line"]["text"] == "hello"


def test_a_move_that_could_not_be_stored_has_not_happened(tmp_path):
    with open_house(tmp_path / "korsi.db") as house:
        ada = house.person("Ada")
        table = ada.make(bots="easy", seats=2)
        log = house.hall.tables[table].log
        log.chairs[1].level = None  # a bot that does not move by itself
        line = ada.come(table)
        legal = line.hear("welcome")["legal"]
        append = house.hall.store.append

        async def fail(*_, **__):
            raise Down("disk full")

        house.hall.store.append = fail
        line.move(legal[0], "a")
        told = line.hear("fault")
        assert (told["why"], told["id"]) == ("fault-busy", "a")
        house.hall.store.append = append
        welcome = line.hear("welcome")
        assert welcome["view"]["choice"] is None
        line.move(legal[0], "a")
        assert line.hear("done")


def test_every_unfinished_table_comes_back_with_its_seats_and_chat(tmp_path):
    data = tmp_path / "korsi.db"
    with open_house(data) as house:
        ada = house.person("Ada")
        waiting, playing = ada.make(seats=3), ada.make(bots="easy")
        line = ada.come(waiting)
        line.say("fill", seat=2, level="hard")
        line.told(lambda told: told["table"]["sitters"][2]["kind"] == "bot")
        line.ask("chat", "chat", preset="hello")
        player = ada.come(playing)
        view = player.hear("events")["view"]
    with open_house(data) as house:
        assert not house.hall.tables, "none before somebody comes"
        again = house.person()
        again.token = ada.token
        again.http.headers["cookie"] = f"korsi={ada.token}"
        me = again.http.get("/api/me").json()
        assert (me["name"], me["tables"]) == ("Ada", sorted([waiting, playing]))
        assert [one["table"]["id"] for one in me["mine"]] == me["tables"]
        welcome = again.come(waiting).hear("welcome")
        assert welcome["host"]
        assert [sitter["kind"] for sitter in welcome["table"]["sitters"]] == [
            "person",
            "free",
            "bot",
        ]
        assert welcome["chat"][0]["preset"] == "hello"
        welcome = again.come(playing).hear("welcome")
        assert welcome["view"] == view
