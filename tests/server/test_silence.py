"""While partners play nobody may say more than a greeting; before and after, anything."""

import pytest
from server.house import House, Line, Person, Player, open_house, play_on

from korsi.games.six_nimmt.game import SixNimmt

SILENT = "fault-partners-silent"


@pytest.fixture(autouse=True)
def partners(monkeypatch: pytest.MonkeyPatch) -> None:
    """6 nimmt! for two sides: the even seats and the odd."""

    def sides(_: object, seats: int) -> list[list[int]]:
        return [list(range(side, seats, 2)) for side in (0, 1)]

    monkeypatch.setattr(SixNimmt, "sides", sides)


def waiting(house: House) -> tuple[Person, Line, Line, Line, str]:
    """Ada, host; her line, that of her partner Ben, and that of Eve, who looks on; the table."""
    ada, ben, eve = (house.person(name) for name in ("Ada", "Ben", "Eve"))
    table = ada.make(seats=4)
    host, partner, watcher = (person.come(table) for person in (ada, ben, eve))
    for line in (host, partner, watcher):
        line.hear("welcome")
    partner.say("sit", seat=2)
    partner.told(lambda told: told["seat"] == 2)
    return ada, host, partner, watcher, table


def playing(house: House) -> tuple[Person, Line, Line, Line, str]:
    """The same people, and the game has begun."""
    ada, host, partner, watcher, table = waiting(house)
    host.say("start", level="easy")
    for line in (host, partner, watcher):
        assert line.until("playing")["table"]["hushed"] is True
    return ada, host, partner, watcher, table


def heard(line: Line, others: list[Line], **said: str) -> bool:
    """Whether what somebody says is heard by all; a fault is for who said it alone."""
    line.say("chat", **said)
    answer = line.hear("chat", "fault")
    if answer["say"] == "fault":
        assert answer["why"] == SILENT
        for other in others:
            assert not any(message["say"] in ("chat", "fault") for message in other.quiet())
        return False
    return all(other.hear("chat")["line"] == answer["line"] for other in others)


def test_before_the_start_everybody_may_talk(house: House):
    _, host, partner, watcher, _ = waiting(house)
    assert host.hear("table")["table"]["hushed"] is False
    assert heard(host, [partner, watcher], text="Shall we?")
    assert heard(partner, [host, watcher], text="Yes")
    assert heard(watcher, [host, partner], text="I will look on")


def test_while_partners_play_words_are_closed_for_players_and_for_who_looks_on(house: House):
    _, host, partner, watcher, table = playing(house)
    before = [entry for entry in house.log(table) if '"chatted"' in entry]
    assert not heard(host, [partner, watcher], text="I have the 104")
    assert not heard(partner, [host, watcher], text="Take row 2")
    assert not heard(watcher, [host, partner], text="Ben has the 1")
    assert [entry for entry in house.log(table) if '"chatted"' in entry] == before


def test_while_partners_play_greetings_are_heard(house: House):
    _, host, partner, watcher, _ = playing(house)
    assert heard(host, [partner, watcher], preset="good-luck")
    assert heard(partner, [host, watcher], preset="thanks")


def test_who_looks_on_says_nothing_at_all_while_partners_play(house: House):
    """A greeting comes with a name, and a name may be a message."""
    _, host, partner, watcher, _ = playing(house)
    assert not heard(watcher, [host, partner], preset="hello")


def test_no_words_come_along_with_a_greeting(house: House):
    _, host, _, _, _ = playing(house)
    assert host.ask("chat", "fault", text="104", preset="hello")["why"] == "fault-chat"


def test_who_comes_while_partners_play_is_told_that_they_are_silent(house: House):
    ada, _, _, _, table = playing(house)
    assert ada.come(table).hear("welcome")["table"]["hushed"] is True
    assert house.person().come(table).hear("welcome")["table"]["hushed"] is True


def test_what_was_said_before_the_start_stays_to_be_read(house: House):
    ada, host, partner, watcher, table = waiting(house)
    assert heard(host, [partner, watcher], text="No talking later")
    host.say("start", level="easy")
    host.until("playing")
    chat = ada.come(table).hear("welcome")["chat"]
    assert [line["text"] for line in chat] == ["No talking later"]


def test_after_the_end_everybody_may_talk_again(house: House):
    ada, host, partner, watcher, table = playing(house)
    partner.say("lend", seat=2, level="easy")
    player = Player(ada.come(table))
    play_on([player])
    assert player.line.seen[-1]["table"]["hushed"] is False
    for line in (host, partner, watcher):
        assert line.until("over")["table"]["hushed"] is False
    assert heard(partner, [host, watcher], text="I had the 104")
    assert heard(watcher, [host, partner], text="I saw it coming")
    host.say("rematch")
    follower = host.told(lambda told: told["table"]["rematch"])["table"]["rematch"]
    again = ada.come(follower)
    assert again.hear("welcome")["table"]["hushed"] is False
    assert heard(again, [], text="Once more?")


def test_a_new_name_says_nothing_to_partners(house: House):
    ada, host, partner, _, table = playing(house)
    assert ada.http.put("/api/me", json={"name": "I hold the 104"}).status_code == 200
    assert "I hold" not in str([*host.quiet(), *partner.quiet()])
    assert ada.come(table).hear("welcome")["table"]["sitters"][0]["name"] == "Ada"
    assert ada.http.get("/api/me").json()["name"] == "I hold the 104"


def test_a_new_name_does_not_come_with_a_greeting_on_another_line(house: House):
    """Who renames, comes again and greets is still called as at the start."""
    ada, _, partner, _, table = playing(house)
    assert ada.http.put("/api/me", json={"name": "I hold the 104"}).status_code == 200
    again = ada.come(table)
    again.hear("welcome")
    again.say("chat", preset="hello")
    assert partner.hear("chat")["line"]["name"] == "Ada"


def test_the_new_name_is_told_at_the_next_table(house: House):
    ada, host, partner, _, table = playing(house)
    assert ada.http.put("/api/me", json={"name": "Adele"}).status_code == 200
    partner.say("lend", seat=2, level="easy")
    play_on([Player(ada.come(table))])
    host.until("over")
    host.say("rematch")
    follower = host.told(lambda told: told["table"]["rematch"])["table"]["rematch"]
    assert ada.come(follower).hear("welcome")["table"]["sitters"][0]["name"] == "Adele"


def test_where_everyone_plays_alone_nobody_is_hushed(house: House):
    ada = house.person()
    line = ada.come(ada.make(seats=2, bots="easy"))
    assert line.hear("welcome")["table"]["status"] == "playing"
    assert line.seen[-1]["table"]["hushed"] is False
    assert heard(line, [], text="Only the two of us")


def test_partners_are_silent_after_a_restart_too(tmp_path):
    data = tmp_path / "korsi.db"
    with open_house(data) as house:
        ada, _, _, _, table = playing(house)
        token = ada.token
    with open_house(data) as house:
        person = house.person()
        person.token = token
        line = person.come(table)
        assert line.hear("welcome")["table"]["hushed"] is True
        assert not heard(line, [], text="As I was saying")
