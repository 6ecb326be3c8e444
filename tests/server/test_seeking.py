"""Whoever seeks a game is seated with those who seek the same: once, whoever asks how often."""

import asyncio
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from server.databases import Databases
from server.house import GENEROUS, PATIENCE, House, Person, open_house
from server.test_every_store import opened

from korsi.catalogue import GAMES, rules_of
from korsi_server.store import Bid, Seek
from korsi_server.tables import seeking
from korsi_server.tables.guests import hashed

PART = "ab" * 32
OTHER = next(game for game in GAMES if game != "six-nimmt" and rules_of(game).seats[0] <= 2)


def seek(person: Person, *games: str, seats: int = 2) -> dict[str, Any]:
    wish = {"games": list(games or ["six-nimmt"]), "seats": seats}
    answer = person.http.post("/api/seek", json=wish)
    assert answer.status_code == 200, answer.text
    return answer.json()


def look(person: Person) -> dict[str, Any]:
    return person.http.get("/api/seek").json()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """One that nobody else seeks in."""
    with open_house(tmp_path / "korsi.db") as house:
        yield house


def ask_store(house: House, asked: Coroutine[None, None, Any]) -> Any:
    assert house.loop is not None
    return asyncio.run_coroutine_threadsafe(asked, house.loop).result(PATIENCE)


def guest_of(person: Person) -> str:
    return hashed(person.token)


NOTHING = {"games": [], "seats": 0, "people": 0, "table": None}


def test_two_who_seek_the_same_are_seated_and_the_game_begins_when_both_have_come(house: House):
    ada, ben = house.person("Ada"), house.person("Ben")
    assert seek(ada) == {"games": ["six-nimmt"], "seats": 2, "people": 1, "table": None}
    table = seek(ben)["table"]
    assert look(ada)["table"] == table
    lines = [person.come(table) for person in (ada, ben)]
    seats = []
    for line in lines:
        welcome = line.hear("welcome")
        seats.append(welcome["seat"])
        assert {sitter["name"] for sitter in welcome["table"]["sitters"]} == {"Ada", "Ben"}
        line.say("contribute", part=PART)
    assert sorted(seats) == [0, 1]
    for line in lines:
        assert line.hear("events")["legal"]


def test_others_who_seek_something_else_wait(house: House):
    ada, ben, cleo, dan = (house.person(name) for name in ("Ada", "Ben", "Cleo", "Dan"))
    seek(ada, "six-nimmt", seats=3)
    seek(ben, "six-nimmt", seats=2)
    seek(cleo, OTHER, seats=2)
    assert [look(person)["table"] for person in (ada, ben, cleo)] == [None] * 3
    found = seek(dan, OTHER, "six-nimmt")
    assert found["table"] == look(cleo)["table"] is not None
    assert look(ben)["table"] is None


def test_who_seeks_several_games_is_found_by_one(house: House):
    ada, ben, cleo = (house.person(name) for name in ("Ada", "Ben", "Cleo"))
    seek(ada, "six-nimmt", OTHER)
    table = seek(ben, OTHER)["table"]
    assert look(ada)["table"] == table
    assert seek(cleo, "six-nimmt")["table"] is None, "nobody is taken twice"
    assert ada.come(table).hear("welcome")["table"]["game"] == OTHER


def test_only_how_many_is_told(house: House):
    people = [house.person(name) for name in ("Ada", "Ben", "Cleo")]
    for number, person in enumerate(people, 1):
        assert seek(person, seats=4)["people"] == number
    assert set(look(people[0])) == {"games", "seats", "people", "table"}
    assert look(house.person("Eve")) == NOTHING


def test_one_may_leave_at_any_time(house: House):
    ada, ben = house.person("Ada"), house.person("Ben")
    seek(ada)
    assert ada.http.delete("/api/seek").json() == NOTHING == look(ada)
    assert seek(ben)["table"] is None


def test_who_has_left_the_site_for_a_while_seeks_no_more(house: House):
    ada, ben = house.person("Ada"), house.person("Ben")
    seek(ada)
    long_ago = time.time() - seeking.GONE - 1
    ask_store(house, house.hall.store.seeks_on(guest_of(ada), long_ago))
    assert seek(ben) == {"games": ["six-nimmt"], "seats": 2, "people": 1, "table": None}
    assert look(ada) == NOTHING


def test_asking_is_being_here(house: House):
    ada = house.person("Ada")
    seek(ada)
    store, guest = house.hall.store, guest_of(ada)
    before = ask_store(house, store.sought(guest)).seen
    look(ada)
    assert ask_store(house, store.sought(guest)).seen == before, "not written each time"
    ask_store(house, store.seeks_on(guest, before - seeking.NOTED - 1))
    look(ada)
    assert ask_store(house, store.sought(guest)).seen >= before


def test_people_whose_server_died_before_there_was_a_table_seek_on(house: House):
    ada, ben, cleo = (house.person(name) for name in ("Ada", "Ben", "Cleo"))
    store, now = house.hall.store, time.time()
    for person in (ada, ben):
        wish = Seek(("six-nimmt",), 2, now, now)
        ask_store(house, store.seek(guest_of(person), wish, 0.0, 10))
    assert len(ask_store(house, store.pair("six-nimmt", 2, "nowhere1", 0.0, now))) == 2
    assert look(ada)["table"] is None, "nobody is led to a table that is not there"
    assert seek(cleo)["table"] is None, "nor taken from it, while it may come about"
    cleo.http.delete("/api/seek")
    ask_store(house, store.part("nowhere1"))
    late = now - seeking.LOST - 1
    assert len(ask_store(house, store.pair("six-nimmt", 2, "nowhere2", 0.0, late))) == 2
    look(ada)
    assert look(ada)["table"] == look(ben)["table"] is not None


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"games": [], "seats": 2}, "fault-not-understood"),
        ({"games": ["six-nimmt"] * 17, "seats": 2}, "fault-not-understood"),
        ({"games": ["six-nimmt"], "seats": 1}, "fault-not-understood"),
        ({"games": ["six-nimmt"], "seats": 11}, "fault-options"),
        ({"games": ["six-nimmt", "nowhere"], "seats": 2}, "fault-options"),
        ({"games": ["%"], "seats": 2}, "fault-options"),
        ({"games": ["six-nimmt"], "seats": 2, "guest": "x"}, "fault-not-understood"),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(house: House, wish: dict[str, Any], why: str):
    answer = house.person("Ada").http.post("/api/seek", json=wish)
    assert (answer.status_code, answer.json()["why"]) == (400, why)


def test_a_flood_of_seeks_from_one_address_ends_soon(tmp_path):
    limits = replace(GENEROUS, seeks=(0.01, 3))
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        wish = {"games": ["six-nimmt"], "seats": 10}
        codes = [house.person().http.post("/api/seek", json=wish).status_code for _ in range(6)]
    assert codes == [200] * 3 + [429] * 3


def test_so_many_seek_at_once_and_no_more(tmp_path):
    with open_house(tmp_path / "korsi.db", limits=replace(GENEROUS, seekers=2)) as house:
        people = [house.person() for _ in range(3)]
        wish = {"games": ["six-nimmt"], "seats": 10}
        codes = [person.http.post("/api/seek", json=wish).status_code for person in people]
        assert codes == [200, 200, 503]
        assert seek(people[0], seats=9)["people"] == 1, "who seeks already may change their mind"


def test_whoever_sits_at_too_many_tables_seeks_none(tmp_path):
    with open_house(tmp_path / "korsi.db", limits=replace(GENEROUS, tables_of_guest=1)) as house:
        ada = house.person("Ada")
        ada.make()
        answer = ada.http.post("/api/seek", json={"games": ["six-nimmt"], "seats": 2})
        assert answer.json()["why"] == "fault-too-fast"


def rush(people: list[Person], seats: int) -> list[str]:
    """All at once; the table of each in the end. Where two servers reach for the same people, they
    may stand in each other's way, and whoever asks again is found."""
    with ThreadPoolExecutor(12) as pool:
        list(pool.map(lambda person: seek(person, seats=seats), people))
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            tables = [found["table"] for found in pool.map(look, people)]
            if None not in tables:
                break
        return tables


def assert_each_is_seated_once(tables: list[str], people: list[Person], seats: int) -> None:
    assert None not in tables
    for table in set(tables):
        assert tables.count(table) == seats, "as many as there are seats"
    for person, table in zip(people, tables, strict=True):
        assert person.http.get("/api/me").json()["tables"] == [table], "and at no other table"


def test_in_a_rush_nobody_is_seated_twice(house: House):
    people = [house.person(f"P {number}") for number in range(24)]
    assert_each_is_seated_once(rush(people, 3), people, 3)


def test_in_a_rush_to_two_servers_nobody_is_seated_twice(postgres: Databases):
    with ExitStack() as stack:
        address = postgres.new()
        nodes = [stack.enter_context(House(address)) for _ in range(2)]
        people = [nodes[number % 2].person(f"P {number}") for number in range(24)]
        tables = rush(people, 2)
        assert_each_is_seated_once(tables, people, 2)
        (ada, ben), table = (
            [person for person, at in zip(people, tables, strict=True) if at == tables[0]],
            tables[0],
        )
        lines = [ada.come(table), ben.come(table)]
        for line in lines:
            line.hear("welcome")
            line.say("contribute", part=PART)
        for line in lines:
            line.hear("events")


def test_who_looks_on_by_another_server_is_named(postgres: Databases):
    with ExitStack() as stack:
        address = postgres.new()
        one, other = (stack.enter_context(House(address)) for _ in range(2))
        ada = one.person("Ada")
        table = ada.make(delay=2)
        host = ada.come(table)
        other.person("Eve").come(table).hear("welcome")
        host.told(lambda told: told["table"]["audience"] == ["Eve"])


def run(test: Any) -> None:
    asyncio.run(test)


def test_a_store_takes_all_or_nobody(data):
    async def test():
        async with opened(data) as store:
            for number, guest in enumerate(("a", "b", "c")):
                assert await store.seek(guest, Seek(("x", "y"), 2, 0, 10.0 + number), 5.0, 10)
            assert await store.seekers("y", 2, 5.0) == 3
            assert await store.seekers("y", 2, 10.5) == 2, "who was not seen is not counted"
            assert await store.pair("x", 3, "t0", 5.0, 20.0) == []
            assert sorted(await store.pair("y", 2, "t1", 5.0, 20.0)) == ["a", "b"]
            assert (await store.sought("a")).table == "t1"
            assert await store.pair("x", 2, "t2", 5.0, 20.0) == []
            await store.part("t1")
            assert (await store.sought("a")).table is None
            await store.unseek("a")
            assert await store.sought("a") is None
            assert not await store.seek("d", Seek(("x",), 2, 0, 30.0), 5.0, 2)
            assert await store.seek("d", Seek(("x",), 2, 0, 30.0), 11.5, 2), "the first has faded"

    run(test())


def test_a_store_remembers_who_was_asked_and_who_does_not_want_to_be(data):
    async def test():
        async with opened(data) as store:
            assert await store.bid("a", Bid("t1", "b"), 10.0, 0.0, 2)
            assert await store.bid("a", Bid("t2", "c"), 11.0, 0.0, 2)
            assert not await store.bid("a", Bid("t3", "c"), 12.0, 0.0, 2), "enough"
            assert await store.bid("a", Bid("t1", "c"), 13.0, 0.0, 2), "the same table again"
            assert await store.bids("a") == [Bid("t1", "c"), Bid("t2", "c")]
            await store.unbid("a", "t1")
            assert not await store.refuses("a", "c")
            await store.refuse("a", "c", 14.0)
            assert await store.bids("a") == []
            assert await store.refuses("a", "c")
            assert not await store.refuses("c", "a")
            await store.unknow("a")
            assert not await store.refuses("a", "c")

    run(test())
