"""Who looks on is known by name to those who are at the table, and a name tells players nothing."""

import pytest
from server.house import House, two_people

from korsi.games.six_nimmt.game import SixNimmt


def named(*names: str):
    return lambda told: told["table"]["audience"] == [*names]


def test_those_who_look_on_are_named_in_the_order_in_which_they_came(house: House):
    first, second, table = two_people(house)
    house.person("Eve").come(table).hear("welcome")
    assert house.person().come(table).hear("welcome")["table"]["audience"] == ["Eve"]
    mia = house.person("Mia").come(table)
    assert mia.hear("welcome")["table"]["audience"] == ["Eve", "Mia"]
    for line in (first, second):
        told = line.told(named("Eve", "Mia"))
        assert told["table"]["watching"] == 3
    mia.close()
    first.told(named("Eve"))


def test_nobody_looks_on_under_the_name_of_somebody_who_sits(house: House):
    first, _, table = two_people(house)
    house.person("Ben").come(table)
    house.person("Веn").come(table)  # another alphabet
    told = first.told(lambda told: told["table"]["watching"] == 2)
    assert told["table"]["audience"] == ["Ben (2)", "Веn (3)"]


def test_a_new_name_during_the_game_tells_players_nothing(house: House):
    first, _, table = two_people(house)
    eve = house.person("Eve")
    line = eve.come(table)
    line.hear("welcome")
    first.told(named("Eve"))
    assert eve.http.put("/api/me", json={"name": "he has the 104"}).status_code == 200
    line.close()
    first.told(named())
    eve.come(table).hear("welcome")
    assert first.told(lambda told: told["table"]["watching"] == 1)["table"]["audience"] == ["Eve"]


def test_while_partners_play_nobody_is_named(house: House, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(SixNimmt, "sides", lambda *_: [[0, 2], [1, 3]])
    people = [house.person(name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    table = people[0].make(seats=4)
    lines = [person.come(table) for person in people]
    for seat, line in enumerate(lines[1:], 1):
        line.say("sit", seat=seat)
        line.told(lambda told, seat=seat: told["seat"] == seat)
    eve = house.person("Eve").come(table)
    lines[0].told(named("Eve"))
    lines[0].say("start")
    told = lines[0].until("playing")
    assert (told["table"]["audience"], told["table"]["watching"]) == ([], 1)
    assert eve.until("playing")["table"]["audience"] == []


def test_strangers_are_not_told_who_looks_on(house: House):
    ada = house.person("Ada")
    table = ada.make(open=True)
    host = ada.come(table)
    house.person("Eve").come(table)
    host.told(named("Eve"))
    (listed,) = house.person().http.get("/api/tables").json()["tables"]
    assert (listed["watching"], listed["audience"]) == (1, [])


def test_so_many_are_named_and_the_others_counted(house: House):
    ada = house.person("Ada")
    table = ada.make()
    host = ada.come(table)
    for number in range(53):
        house.person(f"Eve {number}").come(table).hear("welcome")
    told = host.told(lambda told: told["table"]["watching"] == 53)
    assert len(told["table"]["audience"]) == 50
