"""What every store promises, in a file and in PostgreSQL: compare-and-append, who sits where, who
opens whom; and that a house lives with what its store says."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from server.house import open_house

from korsi_server.store import Down, Guest, Kept, Passkey, Store, Taken
from korsi_server.store.postgres import PostgresStore
from korsi_server.store.sqlite import SQLiteStore
from server import databases


async def store_of(data: Path | str) -> Store:
    return await PostgresStore.open(data) if isinstance(data, str) else SQLiteStore(data)


@asynccontextmanager
async def opened(data: Path | str) -> AsyncIterator[Store]:
    store = await store_of(data)
    try:
        yield store
    finally:
        await store.close()


def past_the_store(data: Path | str, query: str, *arguments: object) -> list[tuple[Any, ...]]:
    """One statement that the store does not know of; arguments are $1, $2, …"""
    if isinstance(data, str):
        return databases.run(
            data, query.replace("from ", "from korsi.").replace("into ", "into korsi."), *arguments
        )
    with closing(sqlite3.connect(data)) as connection, connection:
        return connection.execute(query.replace("$", "?"), arguments).fetchall()


def run(test):
    return asyncio.run(test)


def test_entries_are_read_back_in_order(data):
    async def test():
        async with opened(data) as store:
            await store.append("a", 1, [b"1", b"2"])
            await store.append("b", 1, [b"other"])
            await store.append("a", 3, [b"3"])
        async with opened(data) as store:
            assert await store.read("a") == [b"1", b"2", b"3"]
            assert await store.read("c") == []

    run(test())


@pytest.mark.parametrize("number", [0, 1, 2, 4])
def test_only_the_next_number_is_appended(data, number):
    async def test():
        async with opened(data) as store:
            await store.append("a", 1, [b"1", b"2"])
            with pytest.raises(Taken):
                await store.append("a", number, [b"no"])
            assert await store.read("a") == [b"1", b"2"]

    run(test())


def test_of_many_who_append_the_same_number_one_wins(data):
    async def test():
        async with opened(data) as one, opened(data) as other:
            tries = [store.append("a", 1, [b"x"]) for store in (one, other) * 20]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(result is None for result in results) == 1
            assert all(result is None or isinstance(result, Taken) for result in results)
            assert await one.read("a") == await other.read("a") == [b"x"]

    run(test())


def test_it_is_known_who_sits_where_until_a_table_is_finished(data):
    async def test():
        async with opened(data) as store:
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


def test_it_is_known_when_something_last_happened_at_a_table(data):
    async def test():
        async with opened(data) as store:
            before = time.time()
            await store.append("a", 1, [b"x"], seated={0: "ada"})
            await store.append("a", 2, [b"y"])
            (touched,) = (await store.tables_of("ada", 0)).values()
            assert before <= touched <= time.time()

    run(test())


def test_guests_keep_their_names_avatars_and_keys(data):
    async def test():
        async with opened(data) as store:
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


def test_a_link_is_used_once_by_whoever_is_first(data):
    async def test():
        async with opened(data) as store:
            await store.invite("link", "k", now=0, until=600)
            tries = [store.admit("link", f"key{n}", now=1) for n in range(20)]
            assert sum(await asyncio.gather(*tries)) == 1
            opens = [(await store.guest(f"key{n}")).id for n in range(20)]
            assert opens.count("k") == 1
            assert await store.invited("link", now=1) is None

    run(test())


def test_a_closed_store_says_that_it_is_down(data):
    async def test():
        store = await store_of(data)
        await store.append("a", 1, [b"x"])
        await store.close()
        with pytest.raises(Down):
            await store.append("a", 2, [b"x"])

    run(test())


def test_a_link_lasts_until_its_moment_and_is_then_forgotten(data):
    async def test():
        async with opened(data) as store:
            await store.invite("old", "k", now=0, until=600)
            assert await store.invited("old", now=599) == ("k", None, None)
            assert await store.invited("old", now=600) is None
            assert not await store.admit("old", "key", now=600)
            await store.invite("new", "k", now=600, until=1200)

    run(test())
    assert past_the_store(data, "select link from links") == [("new",)]


def test_a_move_that_could_not_be_stored_has_not_happened(data):
    with open_house(data) as house:
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


def test_every_unfinished_table_comes_back_with_its_seats_and_chat(data):
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


def test_when_another_writer_was_first_the_table_reads_on_and_nobody_is_refused(data):
    with open_house(data) as house:
        ada = house.person("Ada")
        table = ada.make(bots=None)
        line = ada.come(table)
        line.hear("welcome")

        async def write_past_it():
            async with opened(data) as other:
                number = len(await other.read(table)) + 1
                await other.append(table, number, [b'{"entry":"filled","seat":1,"level":"hard"}'])

        run(write_past_it())
        line.say("chat", text="hello")
        line.told(lambda told: told["table"]["sitters"][1]["level"] == "hard")
        assert line.hear("chat")["line"]["text"] == "hello"
        assert not any(message["say"] == "fault" for message in line.seen)


def test_the_log_is_read_on_from_any_entry(data):
    async def test():
        async with opened(data) as store:
            await store.append("a", 1, [b"1", b"2", b"3"])
            assert await store.read("a", 1) == [b"2", b"3"]
            assert await store.read("a", 3) == []

    run(test())


def test_tables_are_kept_listed_and_forgotten(data):
    async def test():
        async with opened(data) as store:
            for table in "cab":
                await store.append(table, 1, [b"x"], seated={0: "ada"})
            await store.append("b", 2, [b"y"], over=True)
            kept = await store.kept("", 2)
            assert [(one.table, one.over) for one in kept] == [("a", False), ("b", True)]
            assert [one.table for one in await store.kept("b", 2)] == ["c"]
            assert isinstance(kept[0], Kept)
            assert not await store.forget("b", 1), "something has been written since"
            assert await store.forget("b", 2)
            assert await store.forget("a", 1)
            assert await store.read("a") == []
            assert [*await store.tables_of("ada", 0)] == ["c"]
            await store.append("a", 1, [b"new"])
            assert await store.read("a") == [b"new"]

    run(test())


def test_of_several_entries_all_are_written_or_none(data):
    async def test():
        async with opened(data) as one, opened(data) as other:
            await one.append("a", 1, [b"1"])
            await other.append("a", 2, [b"2"])
            with pytest.raises(Taken):
                await one.append("a", 2, [b"x", b"y", b"z"])
            assert await one.read("a") == [b"1", b"2"]

    run(test())


def test_many_tables_written_by_two_at_once_lose_nothing(data):
    """Each log is written to by both, who take turns as they win."""

    async def go_on(store: Store, own: bytes, table: str) -> int:
        won = 0
        while won < 5:
            number = len(await store.read(table)) + 1
            try:
                await store.append(table, number, [own])
                won += 1
            except Taken:
                continue
        return won

    async def test():
        async with opened(data) as one, opened(data) as other:
            tables = [f"t{n}" for n in range(8)]
            await asyncio.gather(
                *(
                    go_on(store, own, table)
                    for table in tables
                    for store, own in ((one, b"1"), (other, b"2"))
                )
            )
            for table in tables:
                assert sorted(await one.read(table)) == [b"1"] * 5 + [b"2"] * 5

    run(test())


def test_a_question_is_answered_once_by_the_device_and_for_the_thing_it_was_for(data):
    async def test():
        async with opened(data) as one, opened(data) as other:
            await one.challenge("q", "key", "make", now=0, until=300)
            assert not await other.answered("q", "key", "sign-in", now=1)
            assert not await other.answered("q", "thief", "make", now=1)
            assert not await other.answered("q", "key", "make", now=300), "too late"
            tries = [store.answered("q", "key", "make", now=1) for store in (one, other) * 10]
            assert sum(await asyncio.gather(*tries)) == 1
            await one.challenge("old", "key", "make", now=0, until=300)
            await one.challenge("new", "key", "make", now=301, until=600)
            assert not await one.answered("old", "key", "make", now=1), "forgotten by now"

    run(test())


def test_devices_open_a_guest_until_they_are_signed_out(data):
    async def test():
        async with opened(data) as store:
            await store.keep(Guest("ada", "Ada"))
            await store.saw("ada", "ada", "firefox linux", 10)
            await store.open_to("ada", "phone", "chrome android", 20)
            devices = await store.devices_of("ada")
            assert devices == [("phone", "chrome android", 20), ("ada", "firefox linux", 10)]
            assert await store.sign_out("ada", "phone", "x")
            assert not await store.sign_out("ada", "phone", "x")
            await store.saw("ada", "phone", "chrome android", 30)
            assert (await store.guest("phone")).id == "phone", "not let in by a late note"
            await store.invite("link", "ada", 0, 600)
            assert await store.sign_out("ada", "ada", "fresh")
            await store.saw("ada", "ada", "firefox linux", 40)
            assert (await store.guest("ada")).id == "fresh"
            assert await store.devices_of("ada") == []
            assert await store.invited("link", 1) is None
            assert not await store.sign_out("ada", "ada", "other")

    run(test())


def test_passkeys_and_codes_belong_to_one_guest_and_are_used_by_count(data):
    async def test():
        async with opened(data) as store:
            passkey = Passkey("p", "ada", "korsi.example", "public", 3, "edge mac", 1.5, None)
            assert await store.keep_passkey(passkey)
            assert not await store.keep_passkey(passkey._replace(guest="eve"))
            assert await store.passkey("p") == passkey
            tries = [store.use_passkey(passkey, 4, 2.5) for _ in range(10)]
            assert sum(await asyncio.gather(*tries)) == 1, "of two who copied it, one"
            assert not await store.drop_passkey("eve", "p")
            assert await store.drop_passkey("ada", "p")
            assert await store.passkeys_of("ada") == []
            await store.keep_code("ada", "c1", 1)
            await store.keep_code("ada", "c2", 2)
            assert await store.guest_of_code("c1") is None
            assert await store.guest_of_code("c2") == ("ada", None, None)
            assert await store.code_of("ada") == 2
            await store.drop_code("ada")
            assert await store.guest_of_code("c2") is None

    run(test())


def test_what_opened_one_guest_opens_whom_they_were_joined_with(data):
    async def test():
        async with opened(data) as store:
            await store.keep(Guest("ada", "Ada"))
            await store.keep(Guest("ben", "Ben"))
            await store.open_to("ben", "phone", None, 1)
            await store.keep_code("ben", "code", 1)
            await store.join("old", "ben", 1)
            assert await store.join("ben", "ada", 2) == ["ben", "old", "phone"]
            for key in ("ben", "phone", "old"):
                assert await store.guest(key) == ("ada", "Ada", None)
            assert await store.guest_of_code("code") == ("ada", "Ada", None)
            assert sorted(await store.ids_of("ada")) == ["ada", "ben", "old"]
            assert await store.known(["ben"]) == []
            keys = await store.unknow("ada", 3)
            assert keys == ["ada", "ben", "old", "phone"]
            assert await store.leavers() == ["ada", "ben", "old"]
            assert await store.ids_of("ada") == ["ada"]
            strangers = [(await store.guest(key)).id for key in keys]
            assert not {*strangers} & {*keys}, "each is somebody new"
            assert len({*strangers}) == 4
            await store.gone(["ada", "ben"])
            assert await store.leavers() == ["old"]

    run(test())


def test_a_log_is_rewritten_only_as_it_was_read(data):
    async def test():
        async with opened(data) as store:
            await store.append("a", 1, [b"x ada", b"2", b"3"], seated={0: "ada", 1: "ben"})
            await store.append("b", 1, [b"nobody"])
            await store.append("c", 1, [b"ben", b"ada"])
            assert await store.mentioning(["ada"], "", 2) == (["a"], "b")
            assert await store.mentioning(["ada", "eve"], "b", 2) == (["c"], "c")
            assert await store.mentioning(["ada"], "c", 2) == ([], None)
            (touched,) = (await store.tables_of("ben", 0)).values()
            assert not await store.rewrite("a", 2, {1: b"y"}, [b"4"], {1: "ben"})
            assert await store.read("a") == [b"x ada", b"2", b"3"]
            assert await store.rewrite("a", 3, {1: b"y", 3: b"z"}, [b"4"], {1: "ben"})
            assert await store.read("a") == [b"y", b"2", b"z", b"4"]
            assert await store.ends(["a"]) == {"a": 4}
            assert await store.tables_of("ada", 0) == {}
            assert await store.tables_of("ben", 0) == {"a": touched}
            with pytest.raises(Taken):
                await store.append("a", 4, [b"late"])
            await store.append("a", 5, [b"5"])

    run(test())
