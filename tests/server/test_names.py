"""Names at a table are told apart by those who look at them."""

import pytest
from server.house import House

from korsi_server.tables.names import skeleton, told_apart
from korsi_server.tables.permissions import one_line


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Sara", "sara"),
        ("Sara", "Ѕаrа"),  # Cyrillic letters among the Latin ones
        ("Olena", "0lena"),
        ("Ilya", "llya"),
        ("Леся", "Леc\u200dя"),
        ("علی", "على"),
        ("کاوه", "كاوه"),
        ("Ana", "Án a"),
        ("علی", "عـلـی"),  # drawn out
        ("Ada 2", "Ada ۲"),
        ("Ada", "Ada."),
        ("Ada", "’Ada‘"),
        ("Іван", "Iвaн"),
        ("روشن", "رو\u200cشن"),
    ],
)
def test_names_that_look_alike_are_the_same_at_a_glance(one, other):
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Sara", "Sarah"), ("Леся", "Олеся"), ("سارا", "سارو"), ("Ann", "Anna")]
)
def test_other_names_are_others(one, other):
    assert skeleton(one) != skeleton(other)


def test_the_second_of_a_name_has_a_number():
    assert told_apart("Sara", ["Ben", None]) == "Sara"
    assert told_apart("Sara", ["SARA"]) == "Sara (2)"
    assert told_apart("Sara", ["Ѕаrа", "Sara (2)"]) == "Sara (3)"
    assert told_apart(None, ["Sara"]) is None


def test_nobody_sits_down_as_somebody_else(house: House):
    ada, eve = house.person("Ada"), house.person("Аdа")
    table = ada.make(seats=3)
    host, line = ada.come(table), eve.come(table)
    line.say("sit", seat=1)
    told = host.told(lambda told: told["table"]["sitters"][1]["kind"] == "person")
    assert told["table"]["sitters"][1]["name"] == "Аdа (2)"
    assert eve.http.put("/api/me", json={"name": "Eve"}).status_code == 200
    host.told(lambda told: told["table"]["sitters"][1]["name"] == "Eve")
    assert eve.http.put("/api/me", json={"name": "ADA"}).status_code == 200
    host.told(lambda told: told["table"]["sitters"][1]["name"] == "ADA (2)")


def test_who_looks_on_does_not_speak_in_the_name_of_somebody_who_sits(house: House):
    ada, eve = house.person("Ada"), house.person("Ada")
    table = ada.make()
    host = ada.come(table)
    eve.come(table).say("chat", text="I am Ada")
    assert host.hear("chat")["line"]["name"] == "Ada (2)"


def test_two_who_look_on_do_not_speak_in_one_name(house: House):
    table = house.person("Ada").make()
    eves = [house.person(name).come(table) for name in ("Eve", "Εve")]
    for eve in eves:
        eve.hear("welcome")
    for eve, called in [*zip(eves, ("Eve", "Εve (2)"), strict=True)] * 2:
        eve.say("chat", text="It is me")
        assert {line.hear("chat")["line"]["name"] for line in eves} == {called}


def test_a_tower_of_accents_is_taken_down():
    assert one_line("Z" + "\u0301\u0302\u0303\u0304" * 5, 24) == one_line(
        "Z\u0301\u0302\u0303\u0304\u0301", 24
    )
    assert one_line("مُحَمَّد", 24) == "مُحَمَّد"
