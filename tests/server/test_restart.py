"""Tables come to memory when somebody comes to them, and leave it when nobody is there."""

import asyncio
import hashlib
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from time import monotonic

import pytest
from server.house import GENEROUS, PATIENCE, House, Person, open_house, two_people
from server.many_tables import TABLES_OF_ONE, guest_of, id_of, write

from korsi_server.store.schema import VERSION
from korsi_server.tables import hall as halls

MANY = 2000


def until(found) -> None:
    """Wait for something that happens by itself."""
    end = monotonic() + PATIENCE
    while not found():
        assert monotonic() < end
        time.sleep(0.02)


def within(house: House, work):
    """Do something where the tables are."""

    async def do():
        result = work()
        return await result if asyncio.iscoroutine(result) else result

    return asyncio.run_coroutine_threadsafe(do(), house.loop).result(PATIENCE)


def sweep(house: House, seconds: float) -> None:
    """As if nobody had come for so long."""

    def work():
        for table in house.hall.tables.values():
            table.quiet_since -= seconds
        house.hall.sweep()

    within(house, work)


def again(house: House, person: Person) -> Person:
    """The same guest at another server."""
    same = house.person()
    same.token = person.token
    same.http.headers["cookie"] = f"korsi={person.token}"
    return same


def key_opens(file, person: Person, guest: str) -> None:
    """Let a person be one of the guests of a made file."""
    key = hashlib.sha256(person.token.encode()).hexdigest()[:32]
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("insert into keys (key, guest) values (?, ?)", (key, guest))


@pytest.mark.parametrize("schema", [2, VERSION])
def test_no_table_is_restored_at_the_start(tmp_path, schema):
    data = tmp_path / "korsi.db"
    write(data, MANY, 100, schema)
    with open_house(data) as house:
        assert not house.hall.tables
        ada = house.person()
        place = MANY // 2 // TABLES_OF_ONE * TABLES_OF_ONE
        key_opens(data, ada, guest_of(place))
        own = [id_of(place + n) for n in range(TABLES_OF_ONE)]
        until(lambda: ada.http.get("/api/me").json()["tables"] == own)
        assert set(house.hall.tables) == set(own), "memory follows the tables in use"
        welcome = ada.come(own[3]).hear("welcome")
        assert (welcome["seat"], welcome["table"]["status"]) == (0, "playing")
        assert ada.http.get(f"/api/tables/{id_of(5, over=True)}/record").status_code == 200


def test_a_file_of_an_earlier_schema_learns_who_sits_where_and_loses_nothing(tmp_path):
    data = tmp_path / "korsi.db"
    write(data, 200, 100, 2)
    with closing(sqlite3.connect(data)) as connection:
        before = connection.execute("select * from log").fetchall()
    with open_house(data), closing(sqlite3.connect(data)) as connection:
        until(lambda: not connection.execute("select * from unplaced").fetchall())
        rows = connection.execute('select "table", seat, guest from seated').fetchall()
        assert rows == [(id_of(place), 0, guest_of(place)) for place in range(200)]
        assert connection.execute("select * from log").fetchall() == before


def test_who_sat_down_before_it_was_known_is_not_forgotten(tmp_path, monkeypatch):
    """The store is still reading the logs of an earlier version when somebody stands up."""
    monkeypatch.setattr(halls, "PLACED", 0)
    data = tmp_path / "korsi.db"
    with open_house(data) as house:
        ada = house.person("Ada")
        table = ada.make(bots=None)
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("delete from seated")
        connection.execute("insert into unplaced values (?)", (table,))
    with open_house(data) as house:
        ada = again(house, ada)
        line = ada.come(table)
        assert line.hear("welcome")["seat"] == 0
        line.say("stand")
        line.told(lambda told: told["seat"] is None)
        within(house, lambda: house.hall._place_one(table))
        assert ada.http.get("/api/me").json()["tables"] == []


def test_a_table_that_nobody_is_at_leaves_memory_and_comes_back_by_itself(tmp_path):
    with open_house(tmp_path / "korsi.db") as house:
        one, two, table = two_people(house)
        other = house.person("Cleo").make(bots="easy")
        sweep(house, 299)
        assert set(house.hall.tables) == {table, other}
        sweep(house, 2)
        assert set(house.hall.tables) == {table}, "somebody is at this one"
        one.close()
        two.close()
        until(lambda: not house.hall.tables[table].listeners)
        sweep(house, 301)
        assert not house.hall.tables
        welcome = one.person.come(table).hear("welcome")
        assert (welcome["seat"], welcome["table"]["status"]) == (0, "playing")


def test_who_was_away_when_a_table_left_memory_is_still_away(tmp_path):
    with open_house(tmp_path / "korsi.db", away=20.0) as house:
        one, two, table = two_people(house)
        one.close()
        two.close()
        until(lambda: not house.hall.tables[table].listeners)
        house.hall._opened -= 1000
        sweep(house, 301)
        line = one.person.come(table)
        sitters = line.hear("welcome")["table"]["sitters"]
        assert sitters[0]["here"]
        assert sitters[1]["away"] >= 300
        line.say("lend", seat=1, level="easy")
        line.told(lambda told: told["table"]["sitters"][1]["level"] == "easy")


def test_after_a_start_nobody_has_been_away_for_long(tmp_path):
    data = tmp_path / "korsi.db"
    with open_house(data) as house:
        one, _, table = two_people(house)
    with open_house(data) as house:
        welcome = again(house, one.person).come(table).hear("welcome")
        assert welcome["table"]["sitters"][1]["away"] < 20


def test_a_new_name_reaches_tables_that_were_not_in_memory(tmp_path):
    with open_house(tmp_path / "korsi.db") as house:
        ada = house.person("Ada")
        table = ada.make(bots=None)
        sweep(house, 301)
        assert ada.http.put("/api/me", json={"name": "Adele"}).status_code == 200
        ben = house.person("Ben").come(table)
        assert ben.hear("welcome")["table"]["sitters"][0]["name"] == "Adele"
        assert sum("named" in entry for entry in house.log(table)) == 1
        sweep(house, 0)
        ben.close()
        until(lambda: not house.hall.tables[table].listeners)
        sweep(house, 301)
        house.person("Cleo").come(table).hear("welcome")
        assert sum("named" in entry for entry in house.log(table)) == 1, "once"


def test_tables_that_are_not_in_memory_count_too(tmp_path):
    few = replace(GENEROUS, tables_of_guest=2)
    with open_house(tmp_path / "korsi.db", limits=few) as house:
        ada = house.person("Ada")
        ada.make()
        ada.make()
        sweep(house, 301)
        assert not house.hall.tables
        wish = {"game": "six-nimmt", "seats": 2, "options": {"rounds": 1}}
        assert ada.http.post("/api/tables", json=wish).json()["why"] == "fault-too-fast"


def test_a_very_long_log_is_folded_beside_the_others(tmp_path, monkeypatch):
    monkeypatch.setattr(halls, "LONG", 3)
    data = tmp_path / "korsi.db"
    write(data, 1, 0)
    with open_house(data) as house:
        welcome = house.person().come(id_of(0)).hear("welcome")
        assert welcome["table"]["status"] == "playing"


def test_a_name_with_a_number_does_not_change_each_time_a_table_comes_back(tmp_path):
    """Two people of one name at a table: the second is told apart, and that is written once."""
    with open_house(tmp_path / "korsi.db") as house:
        first, second = house.person("Ada"), house.person("Ada")
        table = first.make(bots=None)
        lines = first.come(table), second.come(table)
        lines[1].say("sit", seat=1)
        named = lines[1].told(lambda told: told["seat"] == 1)["table"]["sitters"][1]["name"]
        for line in lines:
            line.close()
        until(lambda: not house.hall.tables[table].listeners)
        entries = house.log(table)
        for _ in range(2):
            sweep(house, 301)
            assert table not in house.hall.tables
            welcome = within(house, lambda: house.hall.find(table)).log.chairs[1].name
            assert welcome == named
        assert house.log(table) == entries
