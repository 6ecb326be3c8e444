"""Time is a term of a table: at a real server, by a clock that the test turns on."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.house import GENEROUS, House, Line, Message, Player, open_house, play_on, two_people
from server.test_restart import again, sweep, until

from korsi_server.tables.clocks import GRACE
from korsi_server.tables.table_log import TableLog

FREE = GRACE / 1000
MOVE = {"kind": "move", "amount": 30}
BANK = {"kind": "bank", "amount": 2, "more": 10}


class Hands:
    """A clock that stands still unless somebody turns it on."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def turn(self, seconds: float) -> None:
        self.now += seconds


class Timed(House):
    """A house whose clock is ours."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.hands = Hands()
        super().__init__(data, clock=self.hands, **settings)


@pytest.fixture
def timed(tmp_path: Path) -> Iterator[Timed]:
    with Timed(tmp_path / "korsi.db") as house:
        yield house


def clocks(told: Message) -> list[Any]:
    """What everybody has left."""
    return [(one["clock"] or {}).get("left") for one in told["table"]["sitters"]]


def look(line: Line, table: str) -> Message:
    """How it is now, by another socket of the same person."""
    assert line.person is not None
    other = line.person.come(table)
    welcome = other.hear("welcome")
    other.close()
    return welcome


def at_table(house: House, **wish: Any) -> tuple[Line, Line, str]:
    return two_people(house, **wish)


# ── Terms ────────────────────────────────────────────────────────────────────────────────────────


def test_a_table_without_a_word_about_time_has_none(timed):
    first, _, table = at_table(timed)
    told = look(first, table)
    assert told["table"]["time"] is None
    assert clocks(told) == [None, None]


def test_what_was_agreed_on_is_told_before_the_start_and_a_rematch_keeps_it(timed):
    wish = {**BANK, "end": "seat"}
    ada = timed.person("Ada")
    waiting = ada.come(ada.make(time=wish)).hear("welcome")
    assert waiting["table"]["time"] == wish
    first, second, table = at_table(timed, time=wish, options={"rounds": 1})
    lines = [line.person.come(table) for line in (first, second)]
    play_on([Player(line) for line in lines])
    lines[0].say("rematch")
    follower = lines[0].told(lambda one: one["table"]["rematch"])["table"]["rematch"]
    assert first.person.come(follower).hear("welcome")["table"]["time"] == wish


@pytest.mark.parametrize(
    ("time", "least", "most"),
    [
        ({"kind": "move", "amount": 4}, 5, 3600),
        ({"kind": "move", "amount": 3601}, 5, 3600),
        ({"kind": "bank", "amount": 0}, 1, 180),
        ({"kind": "bank", "amount": 5, "more": 121}, 0, 120),
        ({"kind": "bank", "amount": 5, "more": -1}, 0, 120),
        ({"kind": "move", "amount": 30, "more": 1}, 0, 0),
        ({"kind": "days", "amount": 31}, 1, 30),
        ({"kind": "days", "amount": -(10**30)}, None, None),
        ({"kind": "days", "amount": 10**400}, None, None),
        ({"kind": "days", "amount": 1.5}, None, None),
        ({"kind": "years", "amount": 1}, None, None),
        ({"kind": "move", "amount": 30, "end": "never"}, None, None),
        ({"kind": "move"}, None, None),
        ({"kind": "move", "amount": 30, "nonsense": 1}, None, None),
        ([], None, None),
        ("move", None, None),
    ],
)
def test_times_that_cannot_be_are_refused_with_their_limits(timed, time, least, most):
    wish = {"game": "six-nimmt", "seats": 2, "options": {"rounds": 1}, "time": time}
    ada = timed.person("Ada")
    answer = ada.http.post(
        "/api/tables", content=json.dumps(wish), headers={"content-type": "application/json"}
    )
    assert answer.status_code == 400
    said = answer.json()
    if least is None:
        assert said["why"] in ("fault-not-understood", "fault-options")
    else:
        assert said["why"] == "fault-options"
        assert (said["data"]["least"], said["data"]["most"]) == (least, most)


# ── Clocks ───────────────────────────────────────────────────────────────────────────────────────


def test_everybody_sees_everybodys_time_and_it_is_the_servers(timed):
    first, second, table = at_table(timed, time=MOVE)
    timed.hands.turn(FREE + 4)
    for line in (first, second):
        told = look(line, table)
        assert clocks(told) == [26, 26]
        assert [one["clock"]["runs"] for one in told["table"]["sitters"]] == [True, True]
        assert told["table"]["sitters"][0]["clock"]["grace"] == 0


def test_a_move_stops_the_own_clock_and_adds_to_the_bank(timed):
    first, second, table = at_table(timed, time=BANK)
    timed.hands.turn(FREE + 20)
    first.move(look(first, table)["legal"][0], "a")
    told = second.told(lambda one: one["table"]["sitters"][0]["clock"]["left"] == 110)
    assert clocks(told) == [110, 100]
    assert [one["clock"]["runs"] for one in told["table"]["sitters"]] == [False, True]


def test_when_time_is_up_a_bot_plays_and_whoever_comes_late_is_told(timed):
    first, second, table = at_table(timed, time=MOVE)
    legal = look(first, table)["legal"]
    second.move(look(second, table)["legal"][0], "b")
    second.hear("done")
    timed.hands.turn(FREE + 31)
    told = second.told(lambda one: one["table"]["sitters"][0]["overdue"])
    assert told["table"]["sitters"][0]["level"] is None
    assert second.hear("events")["events"], "a bot has played for Ada, and the trick is over"
    assert not first.told(lambda one: not one["table"]["sitters"][0]["overdue"])["table"]["paused"]
    entries = "".join(timed.log(table))
    assert entries.count('"time-up"') == 1
    first.move(legal[0], "late")
    assert first.hear("done", "refused")["say"], "the next move is Ada's again"


def test_a_move_that_comes_too_late_is_not_made(timed, monkeypatch):
    """Nobody has looked at the clock yet."""
    monkeypatch.setattr(timed.hall.timekeeper, "_look_at_clocks", lambda: None)
    first, _, table = at_table(timed, time=MOVE)
    legal = look(first, table)["legal"]
    timed.hands.turn(FREE + 31)
    first.move(legal[0], "late")
    assert first.hear("done", "fault")["why"] == "fault-time-up"
    assert not any('"late"' in entry for entry in timed.log(table))


def test_a_seat_that_a_bot_has_taken_can_be_taken_back(timed):
    first, second, table = at_table(timed, time={**MOVE, "end": "seat"})
    second.move(look(second, table)["legal"][0], "b")
    second.hear("done")
    timed.hands.turn(FREE + 31)
    first.told(lambda one: one["table"]["sitters"][0]["level"] == "normal")
    first.told(lambda one: not one["table"]["sitters"][0]["overdue"])
    first.say("reclaim")
    told = first.told(lambda one: one["table"]["sitters"][0]["level"] is None)
    assert clocks(told)[0] == 30


def test_a_lost_seat_cannot_be_taken_back_and_does_not_win(timed):
    first, second, table = at_table(timed, time={**MOVE, "end": "lost"}, options={"rounds": 1})
    second.move(look(second, table)["legal"][0], "b")
    second.hear("done")
    timed.hands.turn(FREE + 31)
    told = first.told(lambda one: one["table"]["sitters"][0]["lost"])
    assert clocks(told)[0] is None
    for do, rest in (
        ("reclaim", {}),
        ("lend", {"seat": 0, "level": "easy"}),
        ("propose", {"what": "pause"}),
        ("propose", {"what": "end"}),
        ("move", {"id": "no", "move": {"do": "choose", "card": 1}}),
        ("undo", {"id": "nor", "after": 0}),
    ):
        assert first.ask(do, "fault", **rest)["why"] == "fault-seat-lost", do
    other = second.person.come(table)
    play_on([Player(other)])
    end = look(second, table)["table"]
    assert end["status"] == "over"
    assert end["winners"] == [1]
    file = second.person.http.get(f"/api/tables/{table}/record").json()
    assert file["ended"] == {"lost": [0], "why": "rules"}


# ── Pauses ───────────────────────────────────────────────────────────────────────────────────────


def test_a_pause_needs_everybodys_word_and_anybody_goes_on(timed):
    first, second, table = at_table(timed, time=BANK)
    first.say("propose", what="pause")
    told = second.told(lambda one: one["table"]["proposals"])
    assert told["table"]["proposals"] == [{"what": "pause", "by": [0], "awaits": [1]}]
    assert not told["table"]["paused"]
    second.say("propose", what="pause")
    told = first.told(lambda one: one["table"]["paused"])
    assert told["table"]["proposals"] == []
    before = clocks(told)
    timed.hands.turn(1000)
    assert clocks(look(first, table)) == before
    first.move(look(first, table)["legal"][0], "a")
    assert first.hear("done", "fault")["why"] == "fault-paused"
    assert second.ask("propose", "fault", what="pause")["why"] == "fault-not-now"
    second.say("resume")
    first.told(lambda one: not one["table"]["paused"])
    timed.hands.turn(FREE + 1)
    assert clocks(look(first, table)) == [before[0] - 1, before[1] - 1]


def test_who_would_rather_play_on_says_so(timed):
    first, second, _ = at_table(timed, time=BANK)
    first.say("propose", what="pause")
    second.told(lambda one: one["table"]["proposals"])
    second.say("propose", what="pause", yes=False)
    first.told(lambda one: one["table"]["proposals"] == [])
    second.say("propose", what="pause")
    told = first.told(lambda one: one["table"]["proposals"])
    assert told["table"]["proposals"][0]["by"] == [1]


def test_without_clocks_there_is_nothing_to_pause(timed):
    first, *_ = at_table(timed)
    assert first.ask("propose", "fault", what="pause")["why"] == "fault-not-now"
    stranger = timed.person("Eve").come(first.person.make())
    stranger.hear("welcome")
    assert stranger.ask("propose", "fault", what="end")["why"] == "fault-no-seat"
    assert stranger.ask("resume", "fault")["why"] == "fault-no-seat"


@pytest.mark.parametrize(
    "frame",
    [
        '{"do":"propose"}',
        '{"do":"propose","what":"win"}',
        '{"do":"propose","what":"end","yes":1}',
        '{"do":"propose","what":["end"]}',
        '{"do":"propose","what":"end","seat":1}',
        '{"do":"resume","now":true}',
        '{"do":"tick","ms":-100000}',
        '{"do":"move","id":"x","move":{"do":"choose","card":1},"ms":-5}',
    ],
)
def test_frames_that_make_no_sense_move_no_clock(timed, frame):
    first, _, table = at_table(timed, time=BANK)
    before = timed.log(table)
    first.socket.send(frame)
    assert first.hear("fault")["why"] == "fault-not-understood"
    assert timed.log(table) == before


# ── Nobody there ─────────────────────────────────────────────────────────────────────────────────


def leave(house: House, table: str, *lines: Line) -> None:
    for line in lines:
        line.close()
    until(lambda: not house.hall.tables[table].listeners)


def test_a_table_that_has_left_memory_comes_back_when_time_is_up(timed):
    first, second, table = at_table(timed, time={"kind": "days", "amount": 2})
    leave(timed, table, first, second)
    sweep(timed, 301)
    assert table not in timed.hall.tables
    timed.hands.turn(86_400)
    until(lambda: timed.hall.timekeeper._wound)
    assert table not in timed.hall.tables
    timed.hands.turn(86_400 + FREE + 1)
    until(lambda: table in timed.hall.tables)
    until(lambda: sum('"moved"' in entry for entry in timed.log(table)) >= 2)
    assert sum('"time-up"' in entry for entry in timed.log(table)) == 2


def turn_until(
    house: Timed, table: str, seconds: float, stop: Callable[[TableLog], object]
) -> None:
    """Again and again so much time passes, and bots do what there is to do then."""
    sat = house.hall.tables[table]

    def calm() -> bool:
        due = house.hall.timekeeper._running.get(table, 0)
        return bool(stop(sat.log)) or (due > house.hands.now and not sat.log.bots_to_move())

    for _ in range(20):
        if stop(sat.log):
            return
        house.hands.turn(seconds)
        until(calm)
    raise AssertionError("it goes on and on")


def test_a_game_with_days_that_nobody_touches_ends(timed):
    first, second, table = at_table(timed, time={"kind": "days", "amount": 1})
    leave(timed, table, first, second)
    turn_until(timed, table, 86_400 + FREE + 1, lambda log: log.status == "over")
    told = look(first, table)
    assert (told["table"]["ended"], told["table"]["winners"]) == ("forgotten", [])
    assert sum('"time-up"' in entry for entry in timed.log(table)) >= 6


def test_where_seconds_count_an_empty_room_is_paused_and_goes_on_when_somebody_comes(timed):
    first, second, table = at_table(timed, time=MOVE)
    leave(timed, table, first, second)
    turn_until(timed, table, FREE + 31, lambda log: log.paused)
    line = first.person.come(table)
    assert line.hear("welcome")["table"]["paused"]
    line.say("resume")
    line.told(lambda one: not one["table"]["paused"])


# ── The server stops ─────────────────────────────────────────────────────────────────────────────


def test_clocks_stand_still_while_the_server_is_down(tmp_path):
    data = tmp_path / "korsi.db"
    with Timed(data) as house:
        first, second, table = at_table(house, time=BANK)
        second.move(look(second, table)["legal"][0], "b")
        second.hear("done")
        house.hands.turn(FREE + 7)
        before = clocks(look(first, table))
        beat(house)
    with Timed(data) as house:  # whose clock begins anew
        taken(house, table)
        line = again(house, first.person).come(table)
        now = clocks(line.hear("welcome"))
        assert now == pytest.approx(before, abs=1.0)
        house.hands.turn(10)
        after = clocks(look_again(house, first, table))
        assert after == pytest.approx([before[0] - 10, before[1]], abs=1.0)


def look_again(house: House, line: Line, table: str) -> Message:
    other = again(house, line.person).come(table)
    return other.hear("welcome")


def beat(house: Timed) -> None:
    """Until what has passed is durable."""
    query = "select max(beat) from lives"
    house.hands.turn(0.5)

    def is_written() -> bool:
        with closing(sqlite3.connect(house.hall.settings.data)) as file:
            return (file.execute(query).fetchone()[0] or 0) >= house.hands.now - 0.01

    until(is_written)


def taken(house: Timed, table: str) -> None:
    """Until the clocks of the life before are this one's."""
    query = 'select life from clocks where "table" = ?'

    def is_ours() -> bool:
        with closing(sqlite3.connect(house.hall.settings.data)) as file:
            row = file.execute(query, (table,)).fetchone()
            return row is not None and row[0] == house.hall.timekeeper.life

    until(is_ours)


def test_time_goes_on_after_a_start_although_nobody_comes(tmp_path):
    data = tmp_path / "korsi.db"
    with Timed(data) as house:
        _, second, table = at_table(house, time={"kind": "days", "amount": 1})
        second.move(look(second, table)["legal"][0], "b")
        second.hear("done")
        house.hands.turn(80_000)
        beat(house)
    with Timed(data) as house:
        taken(house, table)
        assert table not in house.hall.tables
        house.hands.turn(6_000)
        until(lambda: house.hall.timekeeper._wound)
        assert not any('"time-up"' in entry for entry in house.log(table))
        house.hands.turn(500)
        until(lambda: any('"time-up"' in entry for entry in house.log(table)))
        until(lambda: sum('"moved"' in entry for entry in house.log(table)) == 2)


def test_where_no_clock_runs_nothing_is_written(timed):
    at_table(timed)
    timed.hands.turn(100)
    with closing(sqlite3.connect(timed.hall.settings.data)) as file:
        for table in ("clocks", "lives"):
            assert file.execute(f"select count(*) from {table}").fetchone() == (0,)


def test_a_finished_game_has_no_clocks_in_the_store(timed):
    first, second, table = at_table(timed, time=BANK, options={"rounds": 1})
    lines = [line.person.come(table) for line in (first, second)]
    play_on([Player(line) for line in lines])
    with closing(sqlite3.connect(timed.hall.settings.data)) as file:
        assert file.execute("select count(*) from clocks").fetchone() == (0,)


# ── As it stands ─────────────────────────────────────────────────────────────────────────────────


def test_two_who_agree_end_a_game_as_it_stands(timed):
    first, second, table = at_table(timed)
    first.say("propose", what="end")
    second.told(lambda one: one["table"]["proposals"])
    second.say("propose", what="end")
    frame = first.hear("events")
    assert (frame["events"], frame["legal"], frame["view"]["acting"]) == ([], [], [])
    told = first.until("over")["table"]
    assert (told["ended"], told["winners"]) == ("agreed", [])
    assert first.ask("propose", "fault", what="end")["why"] == "fault-not-now"
    first.move({"do": "choose", "card": 1}, "late")
    assert first.hear("fault")["why"] == "fault-not-now"
    file = first.person.http.get(f"/api/tables/{table}/record")
    assert file.json()["ended"] == {"lost": [], "why": "agreed"}
    replay = first.person.http.get(f"/api/tables/{table}/replay")
    assert replay.json()["table"]["ended"] == "agreed"
    first.say("rematch")
    assert first.told(lambda one: one["table"]["rematch"])
    assert first.person.http.get("/api/me").json()["tables"] != [table]


def test_those_who_stay_end_a_game_without_who_has_left(tmp_path):
    with open_house(tmp_path / "korsi.db", away=0.0, left=0.4) as house:
        first, second, table = at_table(house)
        second.close()
        first.told(lambda one: not one["table"]["sitters"][1]["here"])
        first.say("propose", what="end")
        told = first.told(lambda one: one["table"]["proposals"])
        assert told["table"]["status"] == "playing", "they may be back in a moment"
        until(lambda: house.hall.tables[table].asked_of("end") == [0])
        first.say("propose", what="end")
        assert first.until("over")["table"]["ended"] == "agreed"


def test_who_plays_with_bots_alone_cannot_end_a_game_as_it_stands(timed):
    ada = timed.person("Ada")
    line = ada.come(ada.make(bots="easy"))
    line.hear("welcome")
    assert line.ask("propose", "fault", what="end")["why"] == "fault-not-now"


def test_a_game_that_ended_as_it_stands_is_over_after_a_restart(tmp_path):
    data = tmp_path / "korsi.db"
    with open_house(data, limits=GENEROUS) as house:
        first, second, table = at_table(house)
        for line in (first, second):
            line.say("propose", what="end")
        first.until("over")
    with open_house(data) as house:
        welcome = again(house, first.person).come(table).hear("welcome")
        assert (welcome["table"]["status"], welcome["view"]["acting"]) == ("over", [])
        assert welcome["legal"] == []
