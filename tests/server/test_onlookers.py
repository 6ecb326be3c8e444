"""What those may do who have no seat is for the host to say."""

import pytest
from server.house import House, two_people

NOT_WANTED = "fault-no-onlookers"


def test_the_host_closes_the_chat_of_those_who_look_on(house: House):
    first, second, table = two_people(house)
    watcher = house.person("Eve").come(table)
    first.say("admit", onlookers="watch")
    assert watcher.told(lambda told: told["table"]["onlookers"] == "watch")
    assert watcher.ask("chat", "fault", preset="hello")["why"] == "fault-onlookers-silent"
    assert second.ask("chat", "chat", text="we may")["line"]["text"] == "we may"
    first.say("admit", onlookers="speak")
    watcher.told(lambda told: told["table"]["onlookers"] == "speak")
    assert watcher.ask("chat", "chat", "fault", preset="hello")["say"] == "chat"


def test_the_host_sends_those_who_look_on_away_and_nobody_comes_after_them(house: House):
    first, second, table = two_people(house)
    watcher = house.person("Eve").come(table)
    watcher.hear("welcome")
    first.say("admit", onlookers="none")
    assert watcher.hear("fault")["why"] == NOT_WANTED
    assert watcher.closed() == 4410
    late = house.person().come(table)
    assert late.next()["why"] == NOT_WANTED
    assert late.closed() == 4410
    assert second.person.come(table).hear("welcome")["seat"] == 1


def test_before_the_start_anybody_may_come_to_a_free_seat(house: House):
    ada, ben, eve = (house.person(name) for name in ("Ada", "Ben", "Eve"))
    table = ada.make()
    host = ada.come(table)
    host.say("admit", onlookers="none")
    host.told(lambda told: told["table"]["onlookers"] == "none")
    lines = [person.come(table) for person in (ben, eve)]
    for line in lines:
        assert line.hear("welcome")["seat"] is None
    lines[0].say("sit", seat=1)
    assert lines[1].hear("fault")["why"] == NOT_WANTED
    lines[0].told(lambda told: told["seat"] == 1)


@pytest.mark.parametrize("seat", [1, None])
def test_only_the_host_says_so(house: House, seat: int | None):
    _, second, table = two_people(house)
    line = second if seat else house.person().come(table)
    assert line.ask("admit", "fault", onlookers="none")["why"] == "fault-not-host"
