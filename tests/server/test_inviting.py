"""Who has played with somebody may ask them to another table; nobody else may, and whoever does not
want it is asked no more."""

from dataclasses import replace
from typing import Any

import pytest
from server.databases import Databases
from server.house import GENEROUS, House, Person, Player, open_house, play_on, two_people


def known(person: Person, *tables: str) -> list[dict[str, Any]]:
    answer = person.http.get("/api/company", params={"tables": ",".join(tables)})
    return answer.json()["people"]


def invitations(person: Person) -> list[dict[str, Any]]:
    return person.http.get("/api/invitations").json()["invitations"]


def invite(person: Person, table: str, old: str, seat: int) -> Any:
    body = {"table": old, "seat": seat}
    return person.http.post(f"/api/tables/{table}/invitations", json=body)


def friends(house: House, *, finished: bool = False) -> tuple[Person, Person, str]:
    """Two who have played together, or play."""
    first, second, table = two_people(house)
    assert first.person is not None
    assert second.person is not None
    if finished:
        play_on([Player(line.person.come(table)) for line in (first, second)])
    return first.person, second.person, table


@pytest.mark.parametrize("finished", [False, True])
def test_people_of_a_table_are_known_to_each_other(house: House, finished: bool):
    ada, ben, table = friends(house, finished=finished)
    (one,) = known(ada, table)
    assert (one["table"], one["seat"], one["name"]) == (table, 1, "Ben")
    assert [other["name"] for other in known(ben, table)] == ["Ada"]
    assert known(house.person("Eve"), table) == [], "who has not sat there knows nobody by it"
    assert set(one) == {"table", "seat", "name", "avatar"}, "nobody's id is told"


def test_an_invitation_reaches_whom_it_is_for_and_nobody_else(house: House):
    ada, ben, old = friends(house)
    table = ada.make(seats=3)
    assert invite(ada, table, old, 1).status_code == 200
    (asked,) = invitations(ben)
    assert (asked["table"], asked["game"], asked["name"]) == (table, "six-nimmt", "Ada")
    assert invitations(ada) == invitations(house.person("Eve")) == []
    line = ben.come(table)
    line.say("sit", seat=1)
    line.told(lambda told: told["seat"] == 1)
    assert invitations(ben) == [], "who has come is asked no more"


def test_it_may_be_declined_and_comes_again_only_by_another(house: House):
    ada, ben, old = friends(house)
    table = ada.make()
    invite(ada, table, old, 1)
    answer = ben.http.put(f"/api/invitations/{table}", json={"answer": "no"})
    assert answer.json() == {"invitations": []}
    invite(ada, table, old, 1)
    assert len(invitations(ben)) == 1


def test_not_from_this_person_is_for_ever_and_nobody_is_told(house: House):
    ada, ben, old = friends(house)
    table = ada.make()
    first = invite(ada, table, old, 1)
    ben.http.put(f"/api/invitations/{table}", json={"answer": "never"})
    assert known(ada, old) == []
    again = invite(ada, ada.make(), old, 1)
    assert (again.status_code, again.json()) == (first.status_code, first.json())
    assert invitations(ben) == []
    assert [one["name"] for one in known(ben, old)] == ["Ada"], "the other way it is as it was"


def test_strangers_can_not_be_asked(house: House):
    _, ben, old = friends(house)
    eve = house.person("Eve")
    table = eve.make()
    for seat in (0, 1, 15):
        assert invite(eve, table, old, seat).json()["why"] == "fault-no-seat"
    assert invite(eve, table, "nowhere1", 1).json()["why"] == "fault-no-seat"
    assert invitations(ben) == []


def test_only_to_a_table_where_one_sits_and_a_seat_is_free(house: House):
    ada, ben, old = friends(house)
    assert invite(ada, house.person("Eve").make(), old, 1).json()["why"] == "fault-no-seat"
    assert invite(ada, old, old, 1).json()["why"] == "fault-not-now", "it has begun"
    table = ada.make()
    invite(ada, table, old, 1)
    line = ada.come(table)
    line.say("start", level="easy")
    line.until("playing")
    assert invitations(ben) == [], "too late"


def test_nobody_is_bothered_for_long(tmp_path):
    with open_house(
        tmp_path / "korsi.db", limits=replace(GENEROUS, invitations=(0.01, 3))
    ) as house:
        ada, ben, old = friends(house)
        tables = [ada.make() for _ in range(5)]
        codes = [invite(ada, table, old, 1).status_code for table in tables]
        assert codes == [200] * 3 + [429] * 2
        assert len(invitations(ben)) == 3


def test_so_many_invitations_wait_and_no_more(house: House):
    ada, ben, old = friends(house)
    for _ in range(12):
        assert invite(ada, ada.make(), old, 1).status_code == 200
    assert len(invitations(ben)) == 10


@pytest.mark.parametrize("body", [{}, {"answer": "yes"}, {"answer": "no", "more": 1}])
def test_an_answer_is_one_of_two(house: House, body: dict[str, Any]):
    answer = house.person("Ada").http.put("/api/invitations/abcd1234", json=body)
    assert (answer.status_code, answer.json()["why"]) == (400, "fault-not-understood")


def test_an_invitation_is_seen_at_another_server(postgres: Databases):
    address = postgres.new()
    with House(address) as one, House(address) as other:
        ada, ben, old = friends(one)
        table = ada.make()
        invite(ada, table, old, 1)
        assert [asked["table"] for asked in invitations(ben.at(other))] == [table]
        ben.at(other).http.put(f"/api/invitations/{table}", json={"answer": "never"})
        assert invitations(ben) == []
        assert known(ada.at(other), old) == []
