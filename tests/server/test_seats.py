"""Before the start: sitting, standing, bots, the host."""

import pytest
from server.house import House, open_house

from korsi_server.avatars import shown
from korsi_server.tables.guests import hashed


def kinds(message):
    return [sitter["kind"] for sitter in message["table"]["sitters"]]


def fault(line, do, **rest):
    return line.ask(do, "fault", **rest)["why"]


def test_the_maker_sits_in_seat_0_and_is_host(house: House):
    ada = house.person("Ada")
    line = ada.come(ada.make(seats=3))
    welcome = line.hear("welcome")
    assert (welcome["seat"], welcome["host"], welcome["name"]) == (0, True, "Ada")
    assert welcome["table"]["status"] == "waiting"
    assert welcome["view"] is None
    assert (welcome["number"], welcome["legal"], welcome["missed"]) == (0, [], [])
    first, *rest = welcome["table"]["sitters"]
    assert first == {
        "kind": "person",
        "name": "Ada",
        "level": None,
        "here": True,
        "host": True,
        "away": None,
        "expected": False,
        "avatar": shown(None, hashed(ada.token)),
        "hints": 0,
        "previews": 0,
        "clock": None,
        "overdue": False,
        "lost": False,
    }
    assert [sitter["kind"] for sitter in rest] == ["free", "free"]


def test_a_guest_sits_down_changes_the_seat_and_stands_up(house: House):
    ada, ben = house.person("Ada"), house.person("Ben")
    table = ada.make(seats=3)
    host, line = ada.come(table), ben.come(table)
    assert line.hear("welcome")["seat"] is None
    line.say("sit", seat=1)
    told = line.told(lambda told: told["seat"] == 1)
    assert told["table"]["sitters"][1]["name"] == "Ben"
    line.say("sit", seat=2)
    line.told(lambda told: told["seat"] == 2)
    host.told(lambda told: kinds(told) == ["person", "free", "person"])
    line.say("stand")
    line.told(lambda told: told["seat"] is None)
    assert fault(line, "stand") == "fault-no-seat"


def test_a_taken_seat_and_a_seat_that_is_not_there_are_faults(house: House):
    ada, ben = house.person(), house.person()
    table = ada.make()
    line = ben.come(table)
    assert fault(line, "sit", seat=0) == "fault-seat-taken"
    assert fault(line, "sit", seat=2) == "fault-no-seat"
    assert fault(line, "sit", seat=16) == "fault-not-understood"
    assert fault(line, "sit", seat=True) == "fault-not-understood"


def test_only_the_host_fills_clears_and_starts(house: House):
    ada, ben = house.person(), house.person()
    table = ada.make()
    line = ben.come(table)
    for ask in ({"do": "fill", "seat": 1, "level": "easy"}, {"do": "clear", "seat": 0}):
        assert fault(line, **ask) == "fault-not-host"
    assert fault(line, "start", level="easy") == "fault-not-host"


def test_the_host_fills_a_seat_changes_the_level_and_clears_it(house: House):
    ada = house.person()
    line = ada.come(ada.make())
    bot = line.ask("fill", "table", seat=1, level="easy")["table"]["sitters"][1]
    assert (bot["kind"], bot["level"], bot["name"]) == ("bot", "easy", None)
    told = line.ask("fill", "table", seat=1, level="expert")
    assert told["table"]["sitters"][1]["level"] == "expert"
    assert fault(line, "fill", seat=0, level="easy") == "fault-seat-taken"
    assert kinds(line.ask("clear", "table", seat=1)) == ["person", "free"]


def test_the_host_removes_a_person_who_may_come_back(house: House):
    ada, ben = house.person(), house.person()
    table = ada.make()
    host, line = ada.come(table), ben.come(table)
    line.say("sit", seat=1)
    host.told(lambda told: kinds(told) == ["person", "person"])
    host.say("clear", seat=1)
    line.told(lambda told: told["seat"] == 1)
    line.told(lambda told: told["seat"] is None)
    line.say("sit", seat=1)
    line.told(lambda told: told["seat"] == 1)


def test_when_the_host_stands_up_the_longest_seated_person_is_host(house: House):
    ada, ben, eve = house.person(), house.person(), house.person()
    table = ada.make(seats=3)
    host, second, third = ada.come(table), ben.come(table), eve.come(table)
    third.say("sit", seat=1)
    third.told(lambda told: told["seat"] == 1)
    second.say("sit", seat=2)
    second.told(lambda told: told["seat"] == 2)
    host.say("stand")
    third.told(lambda told: told["host"])
    assert fault(second, "start", level="easy") == "fault-not-host"


def test_an_empty_table_makes_the_first_who_sits_down_host(house: House):
    ada, ben = house.person(), house.person()
    table = ada.make()
    host, line = ada.come(table), ben.come(table)
    host.say("stand")
    host.told(lambda told: told["seat"] is None)
    line.say("sit", seat=1)
    line.told(lambda told: told["host"])


def test_a_host_who_has_gone_hands_over(tmp_path):
    with open_house(tmp_path / "korsi.db", away=0.3) as house:
        ada, ben = house.person(), house.person()
        table = ada.make()
        host, line = ada.come(table), ben.come(table)
        line.say("sit", seat=1)
        line.told(lambda told: told["seat"] == 1)
        host.close()
        told = line.told(lambda told: told["host"])
        assert told["table"]["sitters"][0]["away"] >= 0.3


def test_a_start_with_free_seats_needs_a_level(house: House):
    ada = house.person()
    line = ada.come(ada.make(seats=4))
    told = line.ask("start", "fault")
    assert (told["why"], told["data"]) == ("fault-not-now", {"free": 3})
    told = line.ask("start", "table", level="easy")
    assert told["table"]["status"] == "playing"
    assert kinds(told) == ["person", "bot", "bot", "bot"]
    first = line.hear("events")
    assert (first["first"], first["events"]) == (1, [])
    assert first["view"]["seat"] == 0
    assert len(first["legal"]) == 10


@pytest.mark.parametrize("do", ["sit", "stand", "fill", "clear", "start"])
def test_after_the_start_seats_are_fixed(house: House, do: str):
    ada = house.person()
    line = ada.come(ada.make(bots="easy"))
    rest = {"sit": {"seat": 1}, "fill": {"seat": 1, "level": "easy"}, "clear": {"seat": 1}}
    assert fault(line, do, **rest.get(do, {})) == "fault-not-now"


def test_people_who_only_watch_are_counted_once_each(house: House):
    ada, ben = house.person(), house.person()
    table = ada.make()
    line = ada.come(table)
    ben.come(table)
    ben.come(table)
    line.told(lambda told: told["table"]["watching"] == 1)
    assert all(message["table"]["watching"] <= 1 for message in line.quiet())


def test_a_new_name_is_told_at_every_table(house: House):
    ada = house.person("Ada")
    line = ada.come(ada.make())
    ada.http.put("/api/me", json={"name": "Countess"})
    line.told(lambda told: told["table"]["sitters"][0]["name"] == "Countess")
    line.say("chat", text="It is me")
    assert line.hear("chat")["line"]["name"] == "Countess"


def test_who_looks_on_types_a_name_and_sits_down_under_it(house: House):
    ada, ben = house.person("Ada"), house.person("Guest")
    table = ada.make()
    host, line = ada.come(table), ben.come(table)
    ben.http.put("/api/me", json={"name": "Ben"})
    line.say("sit", seat=1)
    told = host.told(lambda told: told["table"]["sitters"][1]["kind"] == "person")
    assert told["table"]["sitters"][1]["name"] == "Ben"
