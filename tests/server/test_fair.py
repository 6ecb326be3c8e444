"""Commit, contribute, reveal: what a table shows at first, and what its game file proves."""

import json

import pytest
from server.house import House, Line, Message, Player, open_house, play_on

from korsi.fairness import commitment, verify

ONE, OTHER = "0a" * 32, "f5" * 32


def fair(message: Message) -> Message:
    return message["table"]["fair"]


def together(house: House) -> tuple[Line, Line, str]:
    """Two people who sit at a table that has not begun."""
    ada, ben = house.person("Ada"), house.person("Ben")
    table = ada.make(seats=3)
    host, guest = ada.come(table), ben.come(table)
    host.say("contribute", part=ONE)
    guest.say("sit", seat=1)
    guest.told(lambda told: told["seat"] == 1)
    host.person, guest.person = ada, ben
    return host, guest, table


def finished(host: Line, *others: Line, table: str) -> bytes:
    """The game file, after all have played to the end."""
    play_on([Player(line.person.come(table)) for line in (host, *others)])
    answer = host.person.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    return answer.content


def test_a_file_proves_the_deal_with_the_parts_of_both_devices(house: House):
    host, guest, table = together(house)
    before = fair(host.told(lambda told: told["table"]["sitters"][1]["kind"] == "person"))
    guest.say("contribute", part=OTHER)
    told = fair(host.told(lambda told: len(fair(told)["parts"]) == 2))
    assert told["commitment"] == before["commitment"]
    assert told["parts"] == [{"seat": 0, "part": ONE}, {"seat": 1, "part": OTHER}]
    host.say("start", level="easy")
    host.until("playing")
    text = finished(host, guest, table=table)
    file = json.loads(text)
    assert commitment(bytes.fromhex(file["fair"]["secret"])) == before["commitment"]
    assert file["fair"]["parts"] == told["parts"], "a bot adds nothing"
    assert file["people"] == ["Ada", "Ben", None]
    verdict = verify(text)
    assert verdict.wrong is None
    assert verdict.commitment == before["commitment"]
    assert "verify-deal" in [finding.key for finding in verdict.proved]


def test_who_is_away_does_not_keep_the_others_from_beginning(house: House):
    host, guest, _ = together(house)
    guest.close()
    host.say("start", level="easy")
    assert fair(host.until("playing"))["parts"] == [{"seat": 0, "part": ONE}]


def test_who_has_just_sat_down_is_in_the_deal_too(tmp_path):
    """The part comes a moment after the seat was taken, perhaps after the start was asked for."""
    with open_house(tmp_path / "korsi.db", parts=60.0) as house:
        host, guest, _ = together(house)
        host.say("start", level="easy")
        assert not any(told["say"] == "events" for told in guest.quiet())
        guest.say("contribute", part=OTHER)
        assert [given["seat"] for given in fair(guest.until("playing"))["parts"]] == [0, 1]


def test_a_start_waits_for_nobody_who_is_away(tmp_path):
    with open_house(tmp_path / "korsi.db", parts=600.0) as house:
        host, guest, _ = together(house)
        guest.close()
        host.told(lambda told: not told["table"]["sitters"][1]["here"])
        host.say("start", level="easy")
        assert fair(host.until("playing"))["parts"] == [{"seat": 0, "part": ONE}]


def test_the_first_part_of_a_device_counts(house: House):
    _, guest, table = together(house)
    for part in (OTHER, ONE):
        guest.say("contribute", part=part)
    guest.quiet()
    shown = fair(guest.person.come(table).hear("welcome"))
    assert shown["parts"][1] == {"seat": 1, "part": OTHER}


@pytest.mark.parametrize("part", ["", "0a", "0A" * 32, "zz" * 32, ONE + "00", None, 7])
def test_what_is_no_part_is_not_understood(house: House, part: object):
    host, _, _ = together(house)
    assert host.ask("contribute", "fault", part=part)["why"] == "fault-not-understood"


def test_only_who_sits_adds_to_the_chance_and_only_before_the_start(house: House):
    host, guest, table = together(house)
    watcher = house.person().come(table)
    assert watcher.ask("contribute", "fault", part=OTHER)["why"] == "fault-no-seat"
    host.say("start", level="easy")
    guest.until("playing")
    assert guest.ask("contribute", "fault", part=OTHER)["why"] == "fault-not-now"


def test_nobody_hears_the_secret_before_the_end(tmp_path):
    secret = "5e" * 32
    with open_house(tmp_path / "korsi.db", secret=lambda: secret) as house:
        host, guest, table = together(house)
        host.say("start", level="easy")
        guest.until("playing")
        answer = host.person.http.get(f"/api/tables/{table}/record")
        assert answer.json()["why"] == "fault-not-now"
        for line in (host, guest):
            line.quiet()
            assert not any(secret.encode() in frame for frame in line.frames)
            seed = json.loads(house.log(table)[-1])["seed"]
            assert not any(seed.encode() in frame for frame in line.frames)


def alone(house: House) -> Line:
    """Somebody at a table with bots, which waits for the part of their device."""
    ada = house.person("Ada")
    line = ada.come(ada.make(bots="easy", contributes=True))
    line.person = ada
    return line


def test_alone_with_bots_the_commitment_is_shown_before_the_part_is(house: House):
    """Who knew the part before choosing the secret could choose the deal."""
    line = alone(house)
    welcome = line.hear("welcome")
    assert (welcome["table"]["status"], welcome["table"]["at_once"]) == ("waiting", True)
    assert fair(welcome)["parts"] == []
    line.say("contribute", part=ONE)
    shown = fair(line.until("playing"))
    assert shown == {**fair(welcome), "parts": [{"seat": 0, "part": ONE}]}
    file = finished(line, table=welcome["table"]["id"])
    assert json.loads(file)["fair"]["commitment"] == shown["commitment"]
    assert verify(file).wrong is None


def test_no_part_comes_with_the_wish_for_a_table(house: House):
    ada = house.person("Ada")
    wish = {"game": "six-nimmt", "seats": 2, "bots": "easy", "part": ONE}
    assert ada.http.post("/api/tables", json=wish).json()["why"] == "fault-not-understood"


def test_a_device_that_adds_nothing_can_begin_all_the_same(house: House):
    line = alone(house)
    line.say("start")
    assert fair(line.until("playing"))["parts"] == []


def test_it_does_not_begin_by_itself_once_a_seat_was_freed(house: House):
    line = alone(house)
    line.say("clear", seat=1)
    line.say("contribute", part=ONE)
    told = line.told(lambda told: fair(told)["parts"])
    assert told["table"]["status"] == "waiting"


def test_a_rematch_has_a_secret_of_its_own_and_a_part_of_its_own(house: House):
    line = alone(house)
    line.say("contribute", part=ONE)
    table = line.until("playing")["table"]["id"]
    first = json.loads(finished(line, table=table))
    again = line.person.come(table)
    again.say("rematch", contributes=True)
    follower = line.person.come(
        again.told(lambda told: told["table"]["rematch"])["table"]["rematch"]
    )
    before = fair(follower.hear("welcome"))
    assert before["commitment"] != first["fair"]["commitment"]
    assert before["parts"] == []
    follower.say("contribute", part=OTHER)
    shown = fair(follower.until("playing"))
    assert shown == {**before, "parts": [{"seat": 0, "part": OTHER}]}
