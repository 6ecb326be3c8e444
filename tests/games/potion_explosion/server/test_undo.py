"""The own last move in Potion Explosion, taken back: once, while it has told nothing new, and as
durable as a move."""

import json
import random
import signal
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from server.house import House, Line, Message, Person, open_house, two_people
from server.test_kill import serving
from server.test_undo import refused

import korsi
from korsi_server.store import Down
from korsi_server.tables.table_log import TableLog

POTIONS = {"game": "potion-explosion", "options": {"countdown": 1, "placing": "free"}}


class Desk:
    """Two people at a table of Potion Explosion, who have heard the same."""

    def __init__(self, first: Line, second: Line, table: str, view: Message, legal: Any) -> None:
        self.lines = [first, second]
        self.table = table
        self.view = view
        self.legal: list[Message] = legal
        self.number = 0
        self.sent = 0
        self.undoable = False

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.view["acting"][0]

    @property
    def line(self) -> Line:
        """The line of who is to move."""
        return self.lines[self.seat]

    @property
    def other(self) -> Line:
        """The other one's."""
        return self.lines[1 - self.seat]

    def play(self, do: str | None = None) -> Message:
        """The first legal move of this kind; the frame that everyone then hears."""
        move = next(move for move in self.legal if do in (None, move["do"]))
        self.sent += 1
        self.line.move(move, f"m{self.sent}")
        return self.heard()

    def undo(self, id: str = "u") -> Message:
        """The last move back; the frame that everyone then hears."""
        self.line.say("undo", id=id, after=self.number)
        return self.heard()

    def heard(self) -> Message:
        """What both hear, and the answer to the one who asked."""
        seat, asked = self.seat, self.line
        frames = [line.hear("events", "fault", "refused") for line in self.lines]
        assert [frame["say"] for frame in frames] == ["events", "events"], frames
        done = asked.hear("done", "fault", "refused")
        told = frames[seat]
        assert done["number"] == self.number + len(told["events"])
        assert told["first"] == self.number + 1
        assert frames[0]["events"] == frames[1]["events"]
        assert not frames[1 - seat]["undoable"], "only ever the seat that acts"
        self.number = done["number"]
        self.view = frames[0]["view"]
        if self.view["acting"]:
            self.legal = frames[self.seat]["legal"]
            self.undoable = frames[self.seat]["undoable"]
        return told


def brewing(house: House) -> Desk:
    """A table where someone has just taken marbles, and has them in hand."""
    first, second, table = two_people(house, **POTIONS)
    frames = [line.seen[-1] for line in (first, second)]
    view = frames[0]["view"]
    desk = Desk(first, second, table, view, frames[view["acting"][0]]["legal"])
    assert not frames[0]["undoable"]
    while desk.view["phase"] == "draft":
        desk.play("starter")
    desk.play("pick")
    return desk


def test_a_move_is_taken_back_and_everyone_sees_the_table_as_it_was(house: House):
    desk = brewing(house)
    seat, view, legal, number = desk.seat, desk.view, desk.legal, desk.number
    frame = desk.play("to_flask")
    assert (frame["events"][0]["event"], frame["undoable"]) == ("flasked", True)
    frame = desk.undo()
    assert frame["events"] == [{"event": "undone", "seat": seat}]
    assert frame["first"] == number + 2, "what was taken back keeps its number"
    assert (desk.view, desk.legal) == (view, legal)
    assert not frame["undoable"], "the pick before it has shown something new"


def test_moves_are_taken_back_one_by_one_up_to_the_last_that_told_something(house: House):
    desk = brewing(house)
    kinds = ("to_flask", "to_hand", "to_flask")
    views = [desk.view]
    for kind in kinds:
        desk.play(kind)
        views.append(desk.view)
    for step in (2, 1, 0):
        assert desk.undoable
        desk.undo(f"u{step}")
        assert desk.view == views[step]
    assert not desk.undoable
    assert refused(desk.line, desk.number) == "fault-no-undo"


def test_nobody_takes_back_the_move_of_another(house: House):
    desk = brewing(house)
    desk.play("to_flask")
    log = house.log(desk.table)
    assert refused(desk.other, desk.number) == "fault-no-undo"
    assert desk.line.quiet() == []
    assert house.log(desk.table) == log


def test_what_has_shown_something_new_stays(house: House):
    desk = brewing(house)
    assert not desk.undoable
    log = house.log(desk.table)
    assert refused(desk.line, desk.number) == "fault-no-undo"
    assert house.log(desk.table) == log


def test_the_same_undo_sent_twice_counts_once(house: House):
    desk = brewing(house)
    desk.play("to_flask")
    desk.play("to_hand")
    after = desk.number
    desk.undo("once")
    desk.line.say("undo", id="once", after=after)
    assert desk.line.hear("done", "fault")["number"] == after + 1
    again = desk.line.person.come(desk.table)
    assert again.hear("welcome")["undoable"]
    again.say("undo", id="once", after=after)
    assert again.hear("done", "fault")["number"] == after + 1
    assert [said for said in desk.other.quiet() if said["say"] == "events"] == []


def test_a_second_click_before_the_answer_takes_nothing_more_back(house: House):
    desk = brewing(house)
    desk.play("to_flask")
    desk.play("to_hand")
    desk.line.say("undo", id="a", after=desk.number)
    desk.line.say("undo", id="b", after=desk.number)
    desk.heard()
    fault = desk.line.hear("done", "fault")
    assert (fault["why"], fault["id"]) == ("fault-undo-late", "b")
    assert desk.undoable, "the first of the two moves still stands"


def test_who_has_not_seen_the_last_move_takes_nothing_back(house: House):
    desk = brewing(house)
    desk.play("to_flask")
    seen = desk.number
    desk.play("to_hand")
    for after in (0, seen, desk.number + 1):
        assert refused(desk.line, after, f"u{after}") == "fault-undo-late"
    assert refused(desk.other, seen) == "fault-undo-late"


def test_an_id_is_one_thing_a_move_or_an_undo(house: House):
    desk = brewing(house)
    desk.play("to_flask")
    number = desk.number
    desk.line.say("undo", id=f"m{desk.sent}", after=number)
    assert desk.line.hear("done", "fault")["number"] == number
    assert desk.other.quiet() == []


def test_who_only_watches_takes_nothing_back(house: House):
    desk = brewing(house)
    desk.play("to_flask")
    watcher = house.person().come(desk.table)
    assert not watcher.hear("welcome")["undoable"]
    assert refused(watcher, desk.number) == "fault-no-seat"
    desk.undo()
    frame = watcher.hear("events")
    assert frame["events"] == [{"event": "undone", "seat": desk.seat}]
    assert not frame["undoable"]


def test_who_takes_a_bots_move_back_has_taken_the_seat_back(tmp_path: Path):
    with open_house(tmp_path / "korsi.db", pause=(60, 60)) as house:
        desk = brewing(house)
        desk.play("to_flask")
        desk.line.say("lend", seat=desk.seat, level="easy")
        desk.line.told(lambda told: told["table"]["sitters"][desk.seat]["level"] == "easy")
        seat, asked = desk.seat, desk.line
        desk.line.say("undo", id="u", after=desk.number)
        asked.told(lambda told: told["table"]["sitters"][seat]["level"] is None)
        assert asked.hear("done")["number"] == desk.number + 1


def test_if_the_store_fails_nothing_is_taken_back(house: House, monkeypatch: pytest.MonkeyPatch):
    desk = brewing(house)
    desk.play("to_flask")
    view = desk.view

    async def down(*_: object, **__: object) -> None:
        raise Down

    with monkeypatch.context() as broken:
        broken.setattr(house.hall.store, "append", down)
        assert refused(desk.line, desk.number) == "fault-busy"
    welcome = desk.line.hear("welcome")
    assert (welcome["number"], welcome["undoable"]) == (desk.number, True)
    desk.other.hear("welcome")
    assert welcome["view"]["desks"] == view["desks"]
    desk.undo()


def test_the_log_tells_the_same_table_whatever_was_taken_back(house: House):
    """Plays and undos in any order: table, record, numbers and ids are those of the log."""
    desk = brewing(house)
    chance = random.Random(4)
    undone = 0
    for step in range(150):
        if desk.undoable and chance.random() < 0.4:
            desk.undo(f"u{step}")
            undone += 1
        else:
            desk.play(chance.choice(sorted({move["do"] for move in desk.legal})))
    assert undone > 10
    log = house.hall.tables[desk.table].log
    again = TableLog.of(desk.table, [entry.encode() for entry in house.log(desk.table)])
    for seat in (0, 1, None):
        assert again.game.view(seat) == log.game.view(seat)
        assert again.history.since(0, seat) == log.history.since(0, seat)
    assert again.game.record() == log.game.record()
    assert again.game.undoable(desk.seat) == log.game.undoable(desk.seat) == desk.undoable
    assert (again.number, again.ids) == (log.number, log.ids)
    assert len(log.game.record()["moves"]) == desk.sent - undone


def test_an_undo_outlives_kill_9(tmp_path: Path):
    data = tmp_path / "korsi.db"
    with serving(data) as (process, address), ExitStack() as lines:
        desk = brewing(Abroad(address, lines))
        for kind in ("to_flask", "to_hand"):
            desk.play(kind)
        after = desk.number
        desk.undo("kept")
        desk.play("to_hand")
        desk.undo("last")
        heard = [frame for frame in desk.line.seen if frame["say"] == "events"]
        kill(process)
    events = [event for frame in heard for event in frame["events"]]
    person = desk.line.person
    with serving(data) as (process, address), ExitStack() as lines:
        person.address, person._lines = address, lines
        line = person.come(desk.table)
        welcome = line.hear("welcome")
        assert (welcome["number"], welcome["missed"]) == (desk.number, events)
        assert welcome["view"]["desks"] == desk.view["desks"]
        assert (welcome["legal"], welcome["undoable"]) == (desk.legal, True)
        line.say("undo", id="kept", after=after)
        assert line.hear("done", "fault")["number"] == after + 1, "it counts once, as ever"
        line.say("undo", id="more", after=desk.number)
        assert line.hear("events")["events"] == [{"event": "undone", "seat": desk.seat}]


class Abroad:
    """A server in another process, as far as people need it."""

    def __init__(self, address: str, lines: ExitStack) -> None:
        self._address = address
        self._lines = lines

    def person(self, name: str | None = None) -> Person:
        """Somebody new."""
        return Person(self._address, self._lines, name)


def kill(process: subprocess.Popen[str]) -> None:
    """Without a word."""
    process.send_signal(signal.SIGKILL)
    process.wait()


def test_a_finished_game_lacks_what_was_taken_back(house: House):
    desk = brewing(house)
    desk.play("to_flask")
    desk.undo("a")
    while desk.view["phase"] != "over":
        kinds = [move["do"] for move in desk.legal]
        order = ("end", "put", "to_flask", "tile", "pick")
        desk.play(next(kind for kind in order if kind in kinds))
    assert refused(desk.lines[0], desk.number) == "fault-not-now"
    http = desk.lines[0].person.http
    record = http.get(f"/api/tables/{desk.table}/record").json()
    assert len(record["moves"]) == desk.sent - 1
    assert korsi.replay(record).scores == desk.view["scores"]
    replay = http.get(f"/api/tables/{desk.table}/replay").json()
    assert len(replay["steps"]) == len(record["moves"]) + 1
    assert "undone" not in json.dumps(replay)


def test_before_the_start_there_is_nothing_to_take_back(house: House):
    ada = house.person()
    line = ada.come(ada.make(**POTIONS))
    assert not line.hear("welcome")["undoable"]
    assert refused(line, 0) == "fault-not-now"
