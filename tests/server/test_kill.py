"""kill -9 in mid-game, many times: nothing acknowledged is lost, and every table goes on."""

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from server.house import PATIENCE, Person
from websockets.exceptions import ConnectionClosed

import korsi
from korsi_server.tables.entries import Moved, read
from korsi_server.tables.table_log import TableLog

ROUNDS = 15
TABLES = 3


@contextmanager
def serving(data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    command = [sys.executable, "-m", "korsi.cli", "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = next(word for word in process.stdout.readline().split() if "http" in word)
            yield process, address
        finally:
            if process.poll() is None:
                process.kill()


def test_nothing_acknowledged_is_lost_by_kill_9(tmp_path):
    data = tmp_path / "korsi.db"
    chance = random.Random(9)
    people: list[list[Person]] = []
    tables: list[str] = []
    done: list[dict[str, int]] = [{} for _ in range(TABLES)]
    """Moves that were acknowledged: their ids, and the number where their events end."""
    heard: list[dict[int, dict[str, object]]] = [{} for _ in range(TABLES)]
    """Events that seat 0 was told of, by number."""
    sent = 0
    for turn in range(ROUNDS):
        with serving(data) as (process, address), ExitStack() as lines:
            if not turn:
                for _ in range(TABLES):
                    seated = [Person(address, lines), Person(address, lines)]
                    tables.append(seated[0].make(options={"target": 500}))
                    one, two = (person.come(tables[-1]) for person in seated)
                    two.say("sit", seat=1)
                    two.told(lambda told: told["seat"] == 1)
                    one.say("start")
                    one.until("playing")
                    people.append(seated)
            sockets = []
            for place, table in enumerate(tables):
                for seat, person in enumerate(people[place]):
                    person.address, person._lines = address, lines
                    line = person.come(table)
                    welcome = line.hear("welcome")
                    assert welcome["seat"] == seat
                    assert welcome["table"]["status"] == "playing"
                    last = max(done[place].values(), default=0)
                    assert welcome["number"] >= last, "an acknowledged move is lost"
                    if seat == 0 and welcome["missed"] is not None:
                        for number, event in enumerate(welcome["missed"], 1):
                            known = heard[place].setdefault(number, event)
                            assert known == event, "what was told has changed"
                    sockets.append((place, seat, line, welcome["legal"]))
            end = time.monotonic() + chance.uniform(0.0, 0.25)
            killed = False
            try:
                while True:
                    for number, (place, seat, line, legal) in enumerate(sockets):
                        if not legal:
                            continue
                        sent += 1
                        line.move(chance.choice(legal), f"m{sent}")
                        if not killed and time.monotonic() > end:
                            process.send_signal(signal.SIGKILL)
                            killed = True
                        message = line.hear("done", "refused")
                        if message["say"] == "done":
                            done[place][message["id"]] = message["number"]
                        for told_of in line.seen:
                            if told_of["say"] == "events":
                                legal = told_of["legal"]
                                if seat == 0:
                                    first = told_of["first"]
                                    for step, event in enumerate(told_of["events"]):
                                        heard[place][first + step] = event
                        line.seen.clear()
                        sockets[number] = (place, seat, line, legal)
            except (ConnectionClosed, OSError):
                pass
    assert sum(len(one) for one in done) > ROUNDS
    connection = sqlite3.connect(data)
    assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
    for place, table in enumerate(tables):
        query = 'select number, entry from log where "table" = ? order by number'
        rows = connection.execute(query, (table,)).fetchall()
        assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
        kept = [read(entry.encode()) for _, entry in rows]
        ids = [entry.id for entry in kept if isinstance(entry, Moved)]
        assert len(ids) == len(set(ids)), "a move counts once"
        assert set(done[place]) <= set(ids)
        log = TableLog.of(table, [entry.encode() for _, entry in rows])
        history = korsi.hear(
            [event for events in replayed(log) for event in events],
            0,
        )
        for number, event in heard[place].items():
            assert history[number - 1] == event
    connection.close()


def replayed(log):
    """All events of a table's game, from its record."""
    record = log.game.record()
    game = korsi.replay({**record, "moves": []})
    return [game.play(seat, move) for seat, move in record["moves"]]


def test_a_server_that_is_asked_to_stop_says_that_it_comes_back(tmp_path):
    for number in (signal.SIGTERM, signal.SIGINT):
        with serving(tmp_path / "korsi.db") as (process, address), ExitStack() as lines:
            ada = Person(address, lines)
            line = ada.come(ada.make(bots="expert"))
            line.hear("welcome")
            os.kill(process.pid, number)
            assert line.closed() == 1012
            assert process.wait(PATIENCE) in (0, -number)
