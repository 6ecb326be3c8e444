"""Bots take turns by tables, hurry in a crowd, and their pauses say nothing."""

import asyncio
import time
from unittest.mock import patch

import pytest
from server.house import open_house
from server.test_restart import until, within

import korsi
from every_game.tables import TABLES
from korsi_server.metrics import Metrics
from korsi_server.tables import hall as halls
from korsi_server.tables import table_log
from korsi_server.tables.bot_pool import BotPool, Turns, Worker


def test_a_table_with_many_questions_does_not_keep_another_waiting():
    async def served() -> list[str]:
        worker = Worker(1)
        turns = Turns([worker])
        order: list[str] = []

        async def question(table: str) -> None:
            taken = await turns.take(table)
            order.append(table)
            turns.give_back(taken)

        busy = await turns.take("greedy")
        async with asyncio.TaskGroup() as all_of_them:
            for table in ["greedy"] * 9 + ["innocent"] * 2:
                all_of_them.create_task(question(table))
            await asyncio.sleep(0)
            turns.give_back(busy)
        return order

    assert asyncio.run(served()) == ["greedy", "innocent"] * 2 + ["greedy"] * 7


def test_who_goes_away_while_waiting_takes_no_worker_along():
    async def left() -> Worker:
        worker = Worker(1)
        turns = Turns([worker])
        taken = await turns.take("one")
        waiting = [asyncio.create_task(turns.take("two")) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        turns.give_back(taken)
        waiting[1].cancel()  # it has just been given the worker
        await asyncio.gather(*waiting[:2], return_exceptions=True)
        return await waiting[2]

    assert isinstance(asyncio.run(asyncio.wait_for(left(), 5)), Worker)


@pytest.mark.parametrize(
    ("tables", "levels"),
    [
        (0, ["easy", "normal", "hard", "expert"]),
        (4, ["easy", "normal", "hard", "hard"]),
        (8, ["easy", "normal", "normal", "normal"]),
        (24, ["easy", "easy", "easy", "easy"]),
    ],
)
def test_in_a_crowd_bots_think_less(tables, levels):
    async def found() -> list[str]:
        pool = BotPool(2, 1, Metrics())
        taken = [await pool._turns.take("first"), await pool._turns.take("first")]
        waiting = [asyncio.create_task(pool._turns.take(str(n))) for n in range(tables)]
        await asyncio.sleep(0)
        found = [pool.bearable(level) for level in ("easy", "normal", "hard", "expert")]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert len(taken) == 2
        return found

    assert asyncio.run(found()) == levels


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_a_bot_that_knows_its_move_at_once_takes_its_time_all_the_same(tmp_path, level):
    rhythm = dict.fromkeys(("easy", "normal", "hard", "expert"), 0.6)
    with open_house(tmp_path / "korsi.db", rhythm=rhythm) as house:
        ada = house.person()
        table = ada.make(bots=level)
        begun = time.monotonic()
        line = ada.come(table)  # bots wait until somebody is there
        assert line.hear("events")["events"][0] == {"event": "chose", "seat": 1}
        assert time.monotonic() - begun >= 0.6


def test_a_bot_that_had_to_wait_for_its_turn_takes_its_time_all_the_same(tmp_path):
    """Else a crowd of one's own making would show who has nothing to think about."""
    rhythm = dict.fromkeys(("easy", "normal", "hard", "expert"), 0.6)
    with open_house(tmp_path / "korsi.db", rhythm=rhythm) as house:
        ada = house.person()
        table = ada.make(bots="easy")
        turns = house.hall.bot_pool._turns
        worker = within(house, lambda: turns.take("another table"))
        line = ada.come(table)
        line.hear("welcome")
        until(lambda: turns.waiting)
        time.sleep(0.6)  # as long as its whole pause
        begun = time.monotonic()
        within(house, lambda: turns.give_back(worker))
        assert line.hear("events")["events"][0] == {"event": "chose", "seat": 1}
        assert time.monotonic() - begun >= 0.6


def going_on() -> tuple[korsi.Game, int]:
    """A moment of some game where one seat alone is to move, and again after whatever it does."""
    for way in TABLES:
        if way.seats < 2:
            continue
        for game in way.moments(1):
            if len(game.acting) != 1:
                continue
            (seat,) = game.acting
            after = [game.copy() for _ in game.legal(seat)]
            for other, move in zip(after, game.legal(seat), strict=True):
                other.play(seat, move)
            if all(other.acting == [seat] for other in after):
                return game.copy(), seat
    raise AssertionError("a turn has one move in every game")


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_the_pause_of_a_bot_comes_before_its_turn_and_not_before_each_move(tmp_path, level):
    """That it goes on everybody can see: it moved last, and nobody else may. What it holds makes no
    difference."""
    world, seat = going_on()
    slow = dict.fromkeys(("easy", "normal", "hard", "expert"), 1.4)
    quick = dict.fromkeys(("easy", "normal", "hard", "expert"), 0.3)
    with (
        open_house(tmp_path / "korsi.db", pause=(0.1, 0.1), rhythm=slow, following=quick) as house,
        patch.object(table_log.korsi, "new", lambda *_, **__: world.copy()),
        patch.object(halls.Hall, "_agreed", lambda *_: world.options),
    ):
        ada = house.person()
        line = ada.come(ada.make(game=world.key, seats=world.seats, options=world.options))
        line.hear("welcome")
        mine = (seat + 1) % world.seats
        if mine:
            line.say("sit", seat=mine)
            line.told(lambda told: told["seat"] == mine)
        written = []  # when, by the server: who listens may hear it late
        append = house.hall.store.append

        async def noted(*wish, **how):
            written.append(time.monotonic())
            return await append(*wish, **how)

        with patch.object(house.hall.store, "append", noted):
            line.say("start", level=level)
            for _ in range(3):
                line.hear("events")
        started, moved, went_on = written[:3]
        assert moved - started >= 1.5 - 0.05
        assert went_on - moved >= 0.3 - 0.05
        assert went_on - moved < moved - started
