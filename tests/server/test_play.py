"""While playing: moves by the straight line, people who come and go, and what follows the end."""

import json
import socket
import time

import pytest
from server.house import House, Message, Player, open_house, play_on, two_people

import korsi


def moves_of(message: Message) -> list[Message]:
    return message["legal"]


def test_a_whole_game_of_people_and_bots(house: House):
    ada, ben = house.person("Ada"), house.person("Ben")
    table = ada.make(seats=4, options={"rounds": 2})
    first, second = ada.come(table), ben.come(table)
    second.say("sit", seat=2)
    second.told(lambda told: told["seat"] == 2)
    second.close()
    first.say("start", level="easy")
    first.until("playing")
    first.close()
    players = [Player(ada.come(table)), Player(ben.come(table))]
    play_on(players)
    one, other = players
    assert one.number == other.number
    assert len(one.events) == len(other.events) == one.number
    for mine, theirs in zip(one.events, other.events, strict=True):
        assert mine == theirs or {"event": "blank"} in (mine, theirs)
    assert one.view["phase"] == "over"
    record = ada.http.get(f"/api/tables/{table}/record")
    assert "attachment" in record.headers["content-disposition"]
    game = korsi.replay(record.json())
    assert game.over
    assert game.scores == one.view["totals"]
    told = [event for step in replayed(ada, table)["steps"] for event in step["events"]]
    assert korsi.hear(told, 0) == one.events


def replayed(person, table):
    answer = person.http.get(f"/api/tables/{table}/replay")
    assert answer.status_code == 200
    return answer.json()


def test_a_replay_has_every_step_and_every_view(house: House):
    ada = house.person("Ada")
    table = ada.make(bots="easy")
    player = Player(ada.come(table))
    play_on([player])
    replay = replayed(ada, table)
    steps = replay["steps"]
    assert replay["names"] == ["Ada", ""]
    assert steps[0]["seat"] is None
    assert steps[0]["move"] is None
    assert all(len(step["views"]) == 3 for step in steps)
    assert steps[-1]["views"][0] == player.view
    assert [view["seat"] for view in steps[0]["views"]] == [0, 1, None]
    with_gzip = ada.http.get(f"/api/tables/{table}/replay", headers={"accept-encoding": "gzip"})
    assert with_gzip.headers["content-encoding"] == "gzip"
    plain = ada.http.get(f"/api/tables/{table}/replay", headers={"accept-encoding": "identity"})
    assert plain.json() == with_gzip.json()
    for coding in ("gzip", "identity"):
        asked = {"accept": "application/x-ndjson", "accept-encoding": coding}
        lines = ada.http.get(f"/api/tables/{table}/replay", headers=asked)
        assert lines.headers["content-type"] == "application/x-ndjson"
        begins, *told = map(json.loads, lines.text.splitlines())
        assert begins == {
            "table": replay["table"],
            "names": replay["names"],
            "last": len(steps) - 1,
        }
        assert told == steps


@pytest.mark.parametrize("what", ["record", "replay"])
def test_before_the_end_there_is_no_record_and_no_replay(house: House, what: str):
    ada = house.person()
    table = ada.make(bots="easy")
    answer = ada.http.get(f"/api/tables/{table}/{what}")
    assert (answer.status_code, answer.json()) == (409, {"why": "fault-not-now", "data": {}})


def test_done_comes_after_the_events_of_the_move(house: House):
    first, second, _ = two_people(house)
    move = moves_of(first.seen[-1])[0]
    first.move(move, "a")
    events, done = first.next(), first.next()
    assert events["say"] == "events"
    assert events["first"] == 1
    assert events["events"] == [
        {"event": "chose", "seat": 0},
        {"event": "choice", "to": [0], "card": move["card"]},
    ]
    assert events["view"]["choice"] == move["card"]
    assert done == {"say": "done", "id": "a", "number": 2}
    heard = second.hear("events")
    assert heard["events"] == [{"event": "chose", "seat": 0}, {"event": "blank"}]
    assert "choice" not in json.dumps(heard["events"])


def test_no_answer_waits_for_a_receipt_of_the_frame_before_it(house: House):
    """Small frames go out at once: else "done" would come 40 ms after the events of the move."""
    two_people(house)
    lines = [protocol.transport for protocol in house.server.server_state.connections]
    sockets = [line.get_extra_info("socket") for line in lines]
    assert len(sockets) >= 2
    assert all(one.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for one in sockets)


def test_the_same_move_sent_twice_counts_once(house: House):
    first, second, table = two_people(house)
    move = moves_of(first.seen[-1])[0]
    first.move(move, "once")
    first.move(move, "once")
    assert first.hear("done") == first.hear("done")
    second.hear("events")
    assert second.quiet() == []
    again = first.person.come(table)
    again.move(move, "once")
    assert again.hear("done")["number"] == 2


def test_the_same_id_of_another_seat_is_another_move(house: House):
    first, second, _ = two_people(house)
    first.move(moves_of(first.seen[-1])[0], "x")
    first.hear("done")
    second.move(moves_of(second.seen[-1])[0], "x")
    assert second.hear("done")["number"] > 2


def test_an_id_counts_once_even_after_a_restart(tmp_path):
    data = tmp_path / "korsi.db"
    with open_house(data) as house:
        first, _, table = two_people(house)
        move = moves_of(first.seen[-1])[0]
        first.move(move, "once")
        assert first.hear("done")["number"] == 2
        person = first.person
    with open_house(data) as house:
        person.address = house.address
        line = house.person()
        line.token = person.token
        again = line.come(table)
        welcome = again.hear("welcome")
        assert welcome["number"] == 2
        assert welcome["view"]["choice"] == move["card"]
        again.move(move, "once")
        assert again.hear("done")["number"] == 2
        assert again.quiet() == []


def test_two_moves_for_one_turn_one_wins_and_the_other_is_refused_with_its_rule(house: House):
    first, second, table = two_people(house, options={"variant": "draft", "rounds": 1})
    device = first.person.come(table)
    device.hear("welcome")
    drafter = first.seen[-1]["view"]["acting"][0]
    assert drafter == 0
    a, b = moves_of(first.seen[-1])[:2]
    first.move(a, "a")
    device.move(b, "b")
    answers = [first.hear("done", "refused"), device.hear("done", "refused")]
    assert sorted(answer["say"] for answer in answers) == ["done", "refused"]
    refusal = next(answer for answer in answers if answer["say"] == "refused")
    assert refusal["rule"] == "SN-17"
    assert refusal["why"] == "six-nimmt-not-your-pick"
    second.hear("events")
    assert [message["say"] for message in second.quiet() if message["say"] == "events"] == []


def test_a_refusal_names_its_rule_and_changes_nothing(house: House):
    first, second, _ = two_people(house)
    hand = first.seen[-1]["view"]["hand"]
    absent = next(card for card in range(1, 105) if card not in hand)
    first.move({"do": "choose", "card": absent}, "no")
    assert first.hear("refused") == {
        "say": "refused",
        "id": "no",
        "rule": "SN-5",
        "why": "six-nimmt-not-in-hand",
        "data": {"card": absent},
    }
    assert [message for message in second.quiet() if message["say"] == "events"] == []


@pytest.mark.parametrize("move", [{}, {"do": 1}, {"do": "fly"}, {"do": "choose", "card": "4"}])
def test_what_has_not_the_form_of_a_move_is_a_fault_with_its_id(house: House, move: Message):
    first, _, _ = two_people(house)
    first.move(move, "odd")
    told = first.hear("fault")
    assert (told["why"], told["id"]) == ("fault-not-understood", "odd")


def test_who_only_watches_can_not_move_and_sees_no_hand(house: House):
    _, _, table = two_people(house)
    watcher = house.person().come(table)
    welcome = watcher.hear("welcome")
    assert welcome["seat"] is None
    assert welcome["legal"] == []
    assert "hand" not in welcome["view"]
    watcher.move({"do": "choose", "card": 1}, "w")
    assert watcher.hear("fault")["why"] == "fault-no-seat"
    assert watcher.ask("hint", "fault")["why"] == "fault-no-seat"
    assert watcher.ask("lend", "fault", seat=0)["why"] == "fault-no-seat"


def test_a_move_before_the_start_is_not_for_now(house: House):
    ada = house.person()
    line = ada.come(ada.make())
    line.move({"do": "choose", "card": 1}, "early")
    assert line.hear("fault")["why"] == "fault-not-now"


def test_who_comes_back_gets_exactly_what_was_missed(house: House):
    first, second, table = two_people(house, options={"rounds": 3})
    players = [Player(first.person.come(table)), Player(second.person.come(table))]
    play_on(players, enough=100)
    full = players[1].events
    last = players[1].number
    for after in (0, 1, 37, last - 1, last):
        line = second.person.come(table, after=after)
        welcome = line.hear("welcome")
        assert len(welcome["missed"]) == welcome["number"] - after
        assert welcome["missed"][: last - after] == full[after:last]
        line.close()
    ahead = second.person.come(table, after=100_000).hear("welcome")
    assert ahead["missed"] is None
    assert ahead["view"] == second.person.come(table).hear("welcome")["view"]


def test_who_missed_too_much_gets_a_view_alone(house: House, monkeypatch: pytest.MonkeyPatch):
    first, _, table = two_people(house)
    history = house.hall.tables[table].log.history
    history.number += 5000
    first.close()
    again = first.person.come(table, after=3).hear("welcome")
    assert again["missed"] is None
    assert again["view"]["hand"]


def test_everyone_is_told_who_is_here_and_since_when_someone_is_away(house: House):
    first, second, table = two_people(house)
    second.close()
    told = first.told(lambda told: not told["table"]["sitters"][1]["here"])
    assert told["table"]["sitters"][1]["away"] >= 0
    second.person.come(table)
    first.told(lambda told: told["table"]["sitters"][1]["here"])


def test_a_seat_is_lent_only_when_its_person_is_away_and_comes_back(tmp_path):
    with open_house(tmp_path / "korsi.db", away=0.5) as house:
        first, second, table = two_people(house)
        assert first.ask("lend", "fault", seat=1)["why"] == "fault-not-away"
        second.close()
        first.told(lambda told: not told["table"]["sitters"][1]["here"])
        while True:
            told = first.ask("lend", "table", "fault", seat=1, level="easy")
            if told["say"] == "table" and told["table"]["sitters"][1]["level"] == "easy":
                break
            time.sleep(0.05)
        assert told["table"]["sitters"][1]["kind"] == "person"
        moved = first.hear("events")
        assert moved["events"][0] == {"event": "chose", "seat": 1}, "a bot plays for the seat"
        back = second.person.come(table)
        assert back.hear("welcome")["table"]["sitters"][1]["level"] == "easy"
        back.say("reclaim")
        back.told(lambda told: told["table"]["sitters"][1]["level"] is None)


def test_a_person_lends_the_own_seat_and_takes_it_back_by_a_move(house: House):
    first, second, _ = two_people(house)
    first.say("lend", seat=0, level="easy")
    first.told(lambda told: told["table"]["sitters"][0]["level"] == "easy")
    chosen = first.hear("events")
    assert chosen["events"][0] == {"event": "chose", "seat": 0}
    first.move(moves_of(chosen)[0], "mine")
    first.told(lambda told: told["table"]["sitters"][0]["level"] is None)
    first.hear("done")
    second.told(lambda told: told["table"]["sitters"][0]["level"] is None)


def test_a_hint_is_a_legal_move_with_its_reason(house: House):
    first, second, _ = two_people(house, hints="everyone")
    hinted = first.ask("hint", "hint")
    dealt = next(message for message in first.seen if message["say"] == "events")
    assert hinted["move"] in moves_of(dealt)
    assert hinted["why"].startswith("six-nimmt-why-")
    told = second.quiet()
    assert {message["say"] for message in told} <= {"table"}, "nobody else is told what it is"
    asked = [sitter["hints"] for sitter in told[-1]["table"]["sitters"]]
    assert asked == [1, 0], "only that there was one"


def test_a_hint_for_who_has_nothing_to_decide_is_not_for_now(house: House):
    first, _, _ = two_people(house, hints="everyone")
    first.move(moves_of(first.seen[-1])[0], "a")
    first.hear("done")
    assert first.ask("hint", "fault")["why"] == "fault-not-now"


def test_chat_is_heard_by_all_and_kept(house: House):
    first, second, table = two_people(house)
    first.say("chat", text="  سلام!\u200f\n\tbe \u202eckoned  ")
    line = second.hear("chat")["line"]
    assert line == {
        "number": 1,
        "seat": 0,
        "name": "Ada",
        "text": "سلام! be ckoned",
        "preset": None,
        "earlier": False,
        "aside": False,
    }
    second.say("chat", preset="good-luck")
    assert first.hear("chat")["line"]["name"] == "Ada"
    assert first.hear("chat")["line"]["preset"] == "good-luck"
    kept = house.person().come(table).hear("welcome")["chat"]
    assert [said["number"] for said in kept] == [1, 2]


@pytest.mark.parametrize(
    "said", [{}, {"text": "a", "preset": "hello"}, {"text": " \u200f\u200b "}, {"text": "\u0300"}]
)
def test_what_says_nothing_or_two_things_is_no_chat(house: House, said: Message):
    first, _, _ = two_people(house)
    assert first.ask("chat", "fault", **said)["why"] == "fault-chat"
    assert first.ask("chat", "fault", text="x" * 201)["why"] == "fault-not-understood"


def test_a_ping_is_answered_with_its_time(house: House):
    ada = house.person()
    line = ada.come(ada.make())
    assert line.ask("ping", "pong", at=1234.5) == {"say": "pong", "at": 1234.5}


def test_a_rematch_is_one_table_for_all_with_the_same_seats(house: House):
    first, second, table = two_people(house)
    assert first.ask("rematch", "fault")["why"] == "fault-not-now"
    players = [Player(first.person.come(table)), Player(second.person.come(table))]
    play_on(players)
    one, other = (player.line for player in players)
    other.say("rematch")
    follower = other.told(lambda told: told["table"]["rematch"])["table"]["rematch"]
    one.say("rematch")
    assert one.told(lambda told: told["table"]["rematch"])["table"]["rematch"] == follower
    welcome = first.person.come(follower).hear("welcome")
    assert (welcome["seat"], welcome["host"]) == (0, False)
    assert welcome["table"]["status"] == "waiting"
    host = second.person.come(follower)
    welcome = host.hear("welcome")
    assert (welcome["seat"], welcome["host"]) == (1, True)
    host.say("start")
    host.until("playing")


def test_a_rematch_knows_who_is_still_expected(house: House):
    first, second, table = two_people(house)
    players = [Player(first.person.come(table)), Player(second.person.come(table))]
    play_on(players)
    one = players[0].line
    one.say("rematch")
    follower = one.told(lambda told: told["table"]["rematch"])["table"]["rematch"]
    host = first.person.come(follower)
    sitters = host.hear("welcome")["table"]["sitters"]
    assert [(sitter["here"], sitter["expected"]) for sitter in sitters] == [
        (True, False),
        (False, True),
    ]
    friend = second.person.come(follower)
    host.told(lambda told: told["table"]["sitters"][1]["here"])
    friend.socket.close()
    left = host.told(lambda told: not told["table"]["sitters"][1]["here"])["table"]["sitters"][1]
    assert left["expected"] is False


def test_what_was_said_is_heard_at_the_next_table_too(house: House):
    first, second, table = two_people(house)
    first.ask("chat", "chat", text="one more?")
    second.hear("chat")
    second.ask("chat", "chat", preset="thanks")
    players = [Player(first.person.come(table)), Player(second.person.come(table))]
    play_on(players)
    one = players[0].line
    one.say("rematch")
    follower = one.told(lambda told: told["table"]["rematch"])["table"]["rematch"]
    line = second.person.come(follower)
    chat = line.hear("welcome")["chat"]
    assert [(said["text"], said["preset"], said["earlier"]) for said in chat] == [
        ("one more?", None, True),
        (None, "thanks", True),
    ]
    line.say("chat", text="yes")
    fresh = line.hear("chat")["line"]
    assert (fresh["text"], fresh["earlier"], fresh["number"]) == ("yes", False, 3)


def test_a_rematch_against_bots_begins_at_once(house: House):
    ada = house.person()
    table = ada.make(seats=3, bots="easy")
    player = Player(ada.come(table))
    play_on([player])
    player.line.say("rematch")
    told = player.line.told(lambda told: told["table"]["rematch"])
    welcome = ada.come(told["table"]["rematch"]).hear("welcome")
    assert welcome["table"]["status"] == "playing"
    assert welcome["seat"] == 0
    assert [sitter["level"] for sitter in welcome["table"]["sitters"]] == [None, "easy", "easy"]


def test_bots_wait_while_nobody_is_at_the_table(house: House):
    ada = house.person()
    table = ada.make(bots="easy")
    assert house.hall.tables[table].log.history.number == 0
    line = ada.come(table)
    line.hear("events")
