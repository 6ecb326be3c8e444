"""The clocks of a table, as its log tells them: no server, no clock on a wall."""

from typing import Any

import pytest

import korsi
from korsi_server.messages import Time
from korsi_server.tables import entries, timing
from korsi_server.tables.clocks import GRACE
from korsi_server.tables.entries import Entry
from korsi_server.tables.table_log import TableLog

MOVE = Time("move", 30)
BANK = Time("bank", 2, more=10)
GAME: dict[str, dict[str, Any]] = {
    "six-nimmt": {"variant": "classic", "target": 66, "rounds": 1},
    "potion-explosion": {},
}


def table(time: Time | None, game: str = "six-nimmt", people: int = 2) -> TableLog:
    """A game that has begun."""
    log = TableLog("abcd1234")
    options = korsi.new(game, seats=2, seed=0, **GAME[game]).options
    version = korsi.new(game, seats=2, seed=0).record()["rules"]
    tell(log, entries.Created(game, version, 2, options, False, time=time))
    for seat in range(2):
        tell(log, entries.Sat(seat, f"g{seat}") if seat < people else entries.Filled(seat, "easy"))
    tell(log, entries.Started(7))
    return log


def tell(log: TableLog, *news: Entry) -> None:
    """As it comes from a store."""
    for entry in news:
        log.fold(entries.read(entries.written(entry)))


def move(log: TableLog, seat: int, ms: int = 0, id: str | None = None, at: int = 0) -> None:
    """A legal move; without an id it is a bot's."""
    assert log.game is not None
    tell(log, entries.Moved(seat, log.game.legal(seat)[at], id, ms))


def left(log: TableLog) -> list[int]:
    assert log.clocks is not None
    return [log.clocks.left(seat) for seat in range(log.seats)]


def test_where_no_time_was_agreed_on_there_are_no_clocks():
    log = table(None)
    assert log.clocks is None
    assert timing.running(log) == []
    move(log, 0, 500, "a")
    assert not timing.ticking(log)


def test_all_who_choose_at_once_have_their_clocks_running():
    log = table(MOVE)
    assert timing.running(log) == [0, 1]
    tell(log, entries.Ticked(GRACE + 4000))
    assert left(log) == [26_000, 26_000]
    move(log, 1, 1000, "b")
    assert timing.running(log) == [0]
    assert left(log) == [25_000, 30_000], "each move has its own time"


def test_what_is_told_before_a_move_costs_nobody_time():
    log = table(BANK)
    tell(log, entries.Ticked(GRACE))
    assert left(log) == [120_000, 120_000]
    tell(log, entries.Ticked(1))
    assert left(log) == [119_999, 119_999]


def test_a_move_adds_to_a_bank_what_was_agreed_on():
    log = table(BANK)
    move(log, 0, GRACE + 20_000, "a")
    assert left(log) == [110_000, 100_000]
    assert timing.until(log) == 100_000


def test_who_only_changes_a_choice_gains_nothing():
    log = table(BANK)
    move(log, 0, GRACE + 20_000, "a")
    for again in range(5):
        move(log, 0, 1000, f"again-{again}", at=again)
    assert left(log) == [110_000, 95_000], "the other one's clock runs all the while"


def test_an_undo_gains_no_time():
    log = table(BANK, "potion-explosion")
    game = log.game
    assert game is not None
    (seat,) = game.acting
    while not game.undoable(seat):
        move(log, seat, 0, f"{len(game.moves)}")
        (seat,) = game.acting
    before = left(log)[seat]
    spent = log.clocks[seat].used
    for again in range(4):
        tell(log, entries.Undone(seat, f"undo-{again}", 3000))
        move(log, seat, 3000, f"redo-{again}")
    assert log.clocks[seat].used == spent + 24_000
    assert left(log)[seat] == before - 24_000 + (GRACE - spent)


def test_small_steps_that_can_be_taken_back_are_one_move():
    log = table(MOVE, "potion-explosion")
    game = log.game
    assert game is not None
    (seat,) = game.acting
    while not game.undoable(seat):
        move(log, seat, 0, f"{len(game.moves)}")
        (seat,) = game.acting
    move(log, seat, GRACE + 7000, "further")
    if game.undoable(seat):
        assert left(log)[seat] == 23_000


def test_bots_have_no_clock_and_a_lent_seat_stands_still():
    log = table(BANK, people=1)
    assert timing.running(log) == [0]
    tell(log, entries.Ticked(GRACE + 1000), entries.Lent(0, "easy"))
    assert timing.running(log) == []
    assert not timing.ticking(log), "bots alone wait until somebody comes"
    tell(log, entries.Reclaimed(0))
    assert left(log)[0] == 119_000, "to lend the seat and take it back gains nothing"


def test_a_pause_stands_still():
    log = table(BANK)
    tell(log, entries.Wished(0, "pause"), entries.Wished(1, "pause"))
    tell(log, entries.Ticked(GRACE + 1000), entries.Paused(1))
    assert timing.running(log) == []
    assert timing.until(log) is None
    assert log.bots_to_move() == []
    assert log.wishes == {}
    tell(log, entries.Resumed(0))
    assert left(log) == [119_000, 119_000]


def test_when_time_is_up_a_bot_plays_this_move_and_no_other():
    log = table(MOVE)
    tell(log, entries.Ticked(GRACE + 30_000), entries.TimeUp(0), entries.TimeUp(1))
    assert log.bots_to_move() == [0, 1]
    assert timing.running(log) == []
    move(log, 0)
    move(log, 1)
    assert [log.clocks[seat].missed for seat in range(2)] == [1, 1]
    assert timing.running(log) == list(log.game.acting)
    assert left(log) == [30_000, 30_000]
    assert [chair.level for chair in log.chairs] == [None, None]


def test_an_empty_bank_leaves_what_each_move_adds():
    log = table(Time("bank", 1, more=10))
    tell(log, entries.Ticked(GRACE + 60_000), entries.TimeUp(0))
    move(log, 0)
    assert left(log)[0] == 0, "a bot's move adds nothing"
    assert log.clocks.until(0) == GRACE


def test_when_time_is_up_a_bot_may_take_the_seat():
    log = table(Time("move", 30, end="seat"))
    tell(log, entries.Ticked(GRACE + 30_000), entries.TimeUp(0))
    move(log, 0)
    assert log.chairs[0].level == "normal"
    assert not log.lost(0)
    tell(log, entries.Reclaimed(0))
    assert log.chairs[0].level is None


def test_a_lost_seat_does_not_win():
    log = table(Time("move", 30, end="lost"))
    tell(log, entries.Ticked(GRACE + 30_000), entries.TimeUp(0))
    assert log.lost(0)
    assert log.chairs[0].level == "normal"
    assert timing.winners(log) is None, "not before the end"
    while log.status == "playing":
        seat = log.game.acting[0]
        move(log, seat, 0, None if seat == 0 else f"{log.number}")
    assert timing.winners(log) == [1], log.game.scores
    assert not timing.forgotten(log)


def test_when_all_seats_are_lost_the_game_is_nobodys():
    log = table(Time("move", 30, end="lost"))
    tell(log, entries.TimeUp(0))
    assert not timing.forgotten(log)
    tell(log, entries.TimeUp(1))
    assert timing.forgotten(log)


@pytest.mark.parametrize(("end", "enough"), [("move", 3), ("seat", 1)])
def test_a_game_with_days_that_nobody_touches_is_forgotten(end: Any, enough: int):
    log = table(Time("days", 2, end=end))
    missed = [0]
    while not timing.forgotten(log):
        assert min(missed) < enough
        for seat in log.bots_to_move():
            move(log, seat)
        if running := timing.running(log):
            tell(log, entries.TimeUp(running[0]))
        missed = [log.clocks[seat].missed for seat in range(2)]
    assert min(missed) == enough


def test_one_own_move_is_enough_not_to_be_forgotten():
    log = table(Time("days", 2))
    for _ in range(3):
        tell(log, entries.TimeUp(0))
        move(log, 0)
        move(log, 1, 0, f"{log.number}")
        for seat in list(log.game.acting):
            if log.game.acting != [0, 1]:  # a row is to be taken
                move(log, seat, 0, f"{log.number}")
    assert log.clocks[1].missed == 0
    assert not timing.forgotten(log)


def test_a_game_that_ended_as_it_stands_is_over_and_nobody_has_won():
    log = table(None)
    tell(log, entries.Wished(0, "end"), entries.Wished(1, "end"), entries.Ended("agreed"))
    assert log.status == "over"
    assert log.bots_to_move() == []
    assert timing.winners(log) == []
    assert log.wishes == {}


def test_what_comes_is_foreseen_and_nothing_has_changed():
    log = table(BANK)
    after = timing.foreseen(log, [entries.Ticked(GRACE + 1000), entries.TimeUp(0)])
    assert after.bots_to_move() == [0]
    assert after.clocks.left(1) == 119_000
    assert left(log) == [120_000, 120_000]
    assert log.bots_to_move() == []
    moved = entries.Moved(0, log.game.legal(0)[0], "a", GRACE + 1000)
    trial = log.game.copy()
    trial.play(0, moved.move)
    after = timing.foreseen_move(log, moved, trial)
    assert (after.clocks.left(0), timing.running(after)) == (129_000, [1])
    tell(log, moved)
    assert left(log) == [129_000, 119_000]


def test_tables_from_before_there_were_clocks_have_none():
    old = b'{"entry":"created","game":"six-nimmt","rules":1,"seats":2,"options":{"variant":"classic","target":66,"rounds":null},"open":false}'  # noqa: E501
    log = TableLog("abcd1234")
    log.fold(entries.read(old))
    tell(log, entries.Sat(0, "ada"), entries.Sat(1, "ben"), entries.Started(7))
    assert log.time is None
    assert log.clocks is None
