"""Bots think in processes of their own; the server never waits for them."""

import asyncio
import os
import signal
import time
from asyncio.subprocess import PIPE
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast, get_type_hints

import pytest
from server.house import PATIENCE, House, open_house

import korsi
from korsi_server.server import Server, run
from korsi_server.settings import Settings
from korsi_server.tables import advice, bot_pool
from korsi_server.tables.bot_worker import Answer, Question


def worker(house: House) -> int:
    """The process in which the bots of this house think."""
    end = time.monotonic() + PATIENCE
    while not (found := house.hall.bot_pool.processes):
        assert time.monotonic() < end
        time.sleep(0.01)
    return found[0]


def test_a_worker_that_is_killed_while_it_thinks_is_replaced_and_the_move_comes(tmp_path):
    with open_house(tmp_path / "korsi.db") as house:
        ada = house.person()
        line = ada.come(ada.make(bots="expert"))
        line.hear("welcome")
        time.sleep(0.3)  # it thinks for 0.8 seconds
        before = worker(house)
        os.kill(before, signal.SIGKILL)
        assert line.hear("events")["events"][0] == {"event": "chose", "seat": 1}
        assert worker(house) != before
        assert "korsi_workers_replaced_total 1" in ada.http.get("/metrics").text


def test_a_worker_that_is_killed_between_two_moves_is_replaced(tmp_path):
    """It is there before anybody has asked it anything."""
    with open_house(tmp_path / "korsi.db", kind=Server) as house:
        os.kill(worker(house), signal.SIGKILL)
        ada = house.person()
        line = ada.come(ada.make(bots="easy"))
        assert line.hear("events")["events"][0] == {"event": "chose", "seat": 1}


def test_a_worker_that_dies_before_it_listens_is_a_death_like_another(monkeypatch):
    async def still_born():
        process = await asyncio.create_subprocess_exec("true", stdin=PIPE, stdout=PIPE)
        await process.wait()
        return process

    monkeypatch.setattr(bot_pool, "_new_process", still_born)
    with pytest.raises(bot_pool.Died, match="ended with 0"):
        run(bot_pool.Worker(PATIENCE).ask(b"what would you do?\n"))


def test_while_a_bot_thinks_the_server_answers(tmp_path):
    with open_house(tmp_path / "korsi.db") as house:
        ada = house.person()
        line = ada.come(ada.make(seats=10, bots="expert"))
        line.hear("welcome")
        for number in range(200):
            assert line.ask("ping", "pong", at=number)["at"] == number
        moves = [message for message in line.seen if message["say"] == "events"]
        assert len(moves) < 9, "nine experts think for seven seconds"


def test_a_worker_is_told_nothing_but_a_view_a_level_and_a_seed(tmp_path, monkeypatch):
    """And whether anybody wants to hear why: yes for a hint, no for a bot, whatever the table."""
    asked = []

    def noted(*parts):
        asked.append(Question(*parts))
        return asked[-1]

    monkeypatch.setattr(bot_pool, "Question", noted)
    with open_house(tmp_path / "korsi.db") as house:
        ada = house.person()
        table = ada.make(bots="easy")
        line = ada.come(table)
        line.hear("events")  # the bot has chosen
        line.ask("hint", "hint")
        game = house.hall.tables[table].log.game
        before = korsi.replay({**game.record(), "moves": []})
    assert Question.__struct_fields__ == ("view", "level", "seed", "explain")
    types = get_type_hints(Question)
    assert (types["level"], types["seed"], types["explain"]) == (str, int, bool)
    bot, hint = asked
    assert (bot.view, bot.explain) == (before.view(1), False)
    assert (hint.view, hint.explain) == (game.view(0), True)


def test_a_bot_may_think_while_another_server_goes_on_with_the_game():
    """Its lease was another's by then. What was thought of is of no use any more, and no mishap."""
    game = korsi.new("six-nimmt", seats=2, seed=7)
    move = game.legal(0)[0]

    class Pool:
        async def think(self, *_: object, **__: object) -> bot_pool.Advice:
            for seat in (0, 1):  # as when what another has written is read
                game.play(seat, game.legal(seat)[0])
            return bot_pool.Advice(Answer(move), hurried=False, begun=1.0)

    def note(error: Exception) -> None:
        raise AssertionError from error

    hall = SimpleNamespace(settings=Settings(data=Path()), bot_pool=Pool())
    table = SimpleNamespace(id="a", hall=hall, note=note, bots_hurry=lambda _: None)
    decided = advice.decision(cast(Any, table), game, 0, "easy", goes_on=False)
    assert asyncio.run(decided) == (move, 1.0)
