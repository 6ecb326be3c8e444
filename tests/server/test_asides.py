"""What is said by those who look on reaches those who play after the game."""

from server.house import House, Player, play_on, two_people


def test_players_read_after_the_end_what_was_said_by_those_who_looked_on(house: House):
    first, second, table = two_people(house)
    watchers = [house.person(name).come(table) for name in ("Eve", "Mia")]
    for watcher in watchers:
        watcher.hear("welcome")
    watchers[0].say("chat", text="Ben has the 104")
    heard = [watcher.hear("chat")["line"] for watcher in watchers]
    assert [line["aside"] for line in heard] == [True, True]
    watchers[0].say("chat", preset="oops")
    for line in (first, second):
        assert not any(message["say"] == "chat" for message in line.quiet())
        again = line.person.come(table)
        assert again.hear("welcome")["chat"] == []
    newcomer = house.person().come(table)
    assert [line["text"] for line in newcomer.hear("welcome")["chat"]] == ["Ben has the 104", None]

    players = [Player(line.person.come(table)) for line in (first, second)]
    play_on(players)
    for line in (first, second):
        assert line.hear("chat")["line"] == heard[0]
        assert line.hear("chat")["line"]["preset"] == "oops"
        assert len(line.person.come(table).hear("welcome")["chat"]) == 2


def test_what_players_say_is_heard_by_all(house: House):
    first, second, table = two_people(house)
    watcher = house.person().come(table)
    watcher.hear("welcome")
    first.say("chat", text="good luck")
    assert second.hear("chat")["line"] == watcher.hear("chat")["line"]


def test_before_the_start_everybody_is_heard(house: House):
    ada = house.person("Ada")
    table = ada.make()
    host = ada.come(table)
    house.person("Eve").come(table).say("chat", text="may I join?")
    assert host.hear("chat")["line"]["aside"] is False
