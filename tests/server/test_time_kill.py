"""kill -9 of a server with a running clock: it neither loses nor gains more than a second."""

import asyncio
import json
import signal
import time
from contextlib import ExitStack
from typing import Any

import pytest
from server.databases import Databases
from server.house import House, Line, Person
from server.test_kill import serving
from server.test_nodes import wait_until
from server.test_time import BANK, clocks

SECOND = 1.0


def begun(address: str, lines: ExitStack, **wish: Any) -> tuple[Person, str, Line]:
    """Two people at a table whose game has begun; the first is still to move."""
    ada, ben = Person(address, lines, "Ada"), Person(address, lines, "Ben")
    table = ada.make(seats=2, **wish)
    first, second = ada.come(table), ben.come(table)
    second.say("sit", seat=1)
    second.told(lambda told: told["seat"] == 1)
    first.say("start")
    first.hear("events")
    second.move(second.hear("events")["legal"][0], "b")
    second.hear("done")
    return ada, table, first


def test_after_kill_9_a_clock_is_right_within_a_second(tmp_path):
    data = tmp_path / "korsi.db"
    with serving(data) as (process, address), ExitStack() as lines:
        ada, table, _ = begun(address, lines, time=BANK)
        time.sleep(7.3)
        before = clocks(ada.come(table).hear("welcome"))
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert before[0] < 119, "what is told costs nothing, and then time runs"
    time.sleep(2.5)
    with serving(data) as (_, address), ExitStack() as lines:
        time.sleep(1.5)
        start = time.monotonic()
        line = Person(address, lines, token=ada.token).come(table)
        now = clocks(line.hear("welcome"))
        assert now[1] == before[1]
        ran = 1.5 + (time.monotonic() - start)
        assert -SECOND <= before[0] - ran - now[0] <= SECOND
    with serving(data) as (process, address), ExitStack() as lines:
        once_more = Person(address, lines, token=ada.token).come(table).hear("welcome")
        assert clocks(once_more)[0] <= now[0] + SECOND


@pytest.fixture
def twins(postgres: Databases) -> str:
    return postgres.new()


def test_when_the_node_that_drives_dies_another_goes_on_with_its_clocks(twins: str) -> None:
    wish = {"time": {"kind": "move", "amount": 6}}
    with ExitStack() as stack:
        process, address = stack.enter_context(serving(twins))  # type: ignore[arg-type]
        lines = stack.enter_context(ExitStack())
        other = stack.enter_context(House(twins))  # type: ignore[arg-type]
        _, table, first = begun(address, lines, **wish)
        first.told(lambda told: told["table"]["sitters"][1]["clock"]["runs"] is False)
        process.send_signal(signal.SIGKILL)
        process.wait()
        killed = time.monotonic()
        assert table not in other.hall.tables, "nobody is there, and its memory is elsewhere"
        wait_until(lambda: table in other.hall.tables)
        entries = other.hall.tables[table].log
        wait_until(lambda: entries.clocks[0].missed == 1)
        assert time.monotonic() - killed > 5, "the time of the move was not over"
        wait_until(lambda: len(entries.game.moves) >= 2)


def test_two_nodes_that_look_at_one_clock_say_once_that_time_is_up(twins: str) -> None:
    with ExitStack() as stack:
        nodes = [stack.enter_context(House(twins)) for _ in range(2)]  # type: ignore[arg-type]
        ada, ben = nodes[0].person("Ada"), nodes[1].person("Ben")
        table = ada.make(seats=2, time={"kind": "move", "amount": 5})
        first, second = ada.come(table), ben.come(table)
        second.say("sit", seat=1)
        for line in (first, second):
            line.told(lambda told: told["table"]["sitters"][1]["name"] == "Ben")
        first.say("start")
        legal = second.hear("events")["legal"]
        second.move(legal[0], "b")
        second.hear("done")
        for line in (first, second):
            told = line.told(lambda told: told["table"]["sitters"][0]["overdue"])
            assert told["table"]["time"]["amount"] == 5
        log = nodes[0].hall.tables[table]
        wait_until(lambda: len(log.log.game.moves) >= 2)
        assert nodes[0].loop is not None
        written = asyncio.run_coroutine_threadsafe(
            nodes[0].hall.store.read(table), nodes[0].loop
        ).result(10)
        tags = [json.loads(entry)["entry"] for entry in written]
        assert tags.count("time-up") == 1
