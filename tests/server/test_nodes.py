"""Several servers on one database: whoever comes to any of them is at the same table."""

import asyncio
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from server.databases import Databases
from server.house import PATIENCE, House, Line, Person
from server.test_restart import within

from korsi_server.nodes.hints import Hints
from korsi_server.settings import Keep
from korsi_server.store import Down
from korsi_server.store.postgres import PostgresStore
from korsi_server.tables.retention import Retention
from server import databases


class Two:
    """Two nodes; people may come to the same table by either."""

    def __init__(self, address: str, stack: ExitStack) -> None:
        self.address = address
        self.nodes = [stack.enter_context(House(address)) for _ in range(2)]

    def person(self, name: str, node: int) -> Person:
        return self.nodes[node].person(name)


@pytest.fixture
def two(postgres: Databases) -> Iterator[Two]:
    with ExitStack() as stack:
        yield Two(postgres.new(), stack)


def wait_until(true: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        time.sleep(0.01)


def saw(line: Line, when: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The first thing that this line was told, or is told now, that is what we wait for."""
    for message in line.seen:
        if when(message):
            return message
    while not when(message := line.next()):
        pass
    return message


def news_at(line: Line, number: int) -> dict[str, Any]:
    """What was told with the event of this number."""
    return saw(
        line,
        lambda told: told["say"] == "events" and told["first"] + len(told["events"]) - 1 >= number,
    )


def sees(line: Line, seat: int, here: bool) -> None:
    saw(
        line,
        lambda told: (
            told["say"] in ("table", "welcome") and told["table"]["sitters"][seat]["here"] == here
        ),
    )


def at_one_table(two: Two, **wish: Any) -> tuple[str, Line, Line]:
    """Ada at the first node, Ben at the second, both seated."""
    ada, ben = two.person("Ada", 0), two.person("Ben", 1)
    table = ada.make(bots=None, seats=2, **wish)
    first, second = ada.come(table), ben.come(table)
    first.person, second.person = ada, ben
    first.hear("welcome")
    second.hear("welcome")
    second.say("sit", seat=1)
    for line in (first, second):
        line.told(lambda told: told["table"]["sitters"][1]["name"] == "Ben")
    return table, first, second


def test_two_people_at_two_nodes_play_a_game_together(two):
    table, ada, ben = at_one_table(two)
    ada.say("start")
    number = 0
    for sent in range(60):
        if two.nodes[0].hall.tables[table].log.status == "over":
            break
        for line in (ada, ben):
            told = news_at(line, number)
            if told["legal"]:
                line.move(told["legal"][0], f"m{sent}")
                number = saw(line, lambda told, sent=sent: told.get("id") == f"m{sent}")["number"]
    for line in (ada, ben):
        assert not news_at(line, number)["legal"]
    logs = [node.hall.tables[table].log for node in two.nodes]
    assert logs[0].status == logs[1].status == "over"
    assert logs[0].game.record() == logs[1].game.record()


def test_each_sees_that_the_other_is_here_and_when_they_have_gone(two):
    _, ada, ben = at_one_table(two)
    sees(ada, 1, here=True)
    sees(ben, 0, here=True)
    ben.socket.close()
    ada.told(lambda told: not told["table"]["sitters"][1]["here"])


def test_what_is_said_at_one_node_is_heard_at_the_other_once(two):
    _, ada, ben = at_one_table(two)
    ada.say("chat", text="hello")
    assert ben.hear("chat")["line"]["text"] == "hello"
    ben.say("chat", text="good evening")
    assert ada.hear("chat")["line"]["text"] == "hello"
    assert ada.hear("chat")["line"]["text"] == "good evening"
    assert not [message for message in ada.quiet() if message["say"] == "chat"]


def test_a_move_sent_again_at_another_node_is_the_same_move(two):
    table, ada, ben = at_one_table(two)
    ada.say("start")
    legal = ben.hear("events")["legal"]
    ben.move(legal[0], "once")
    number = ben.hear("done")["number"]
    ben.socket.close()
    again = ben.person.at(two.nodes[0]).come(table)
    again.hear("welcome")
    entries = two.nodes[0].hall.tables[table].log.number
    again.move(legal[1], "once")
    assert again.hear("done")["number"] == number
    assert two.nodes[0].hall.tables[table].log.number == entries


def test_bots_are_driven_by_one_node_and_by_another_when_that_closes(postgres):
    address = postgres.new()
    with ExitStack() as stack:
        first = stack.enter_context(ExitStack())
        nodes = [first.enter_context(House(address)), stack.enter_context(House(address))]
        ada, looker = nodes[0].person("Ada"), nodes[1].person("Ben")
        table = ada.make(bots="easy", seats=3)
        line = ada.come(table)
        legal = line.hear("welcome", "events")["legal"]
        other = looker.come(table)
        other.hear("welcome")
        line.move(legal[-1], "a")  # the highest: after the lowest it may be up to her again
        line.hear("done")
        wait_until(lambda: not nodes[1].hall.tables[table].log.bots_to_move())
        assert not nodes[1].hall.metrics.bot_moves.value, "they are the first node's"
        first.close()
        mine = ada.at(nodes[1]).come(table)
        legal = mine.hear("welcome")["legal"]
        while not legal:
            legal = mine.hear("events")["legal"]
        mine.move(legal[-1], "b")
        mine.hear("done")
        wait_until(lambda: nodes[1].hall.metrics.bot_moves.value)


def test_tables_that_wait_for_people_are_listed_at_every_node(two):
    ada = two.person("Ada", 0)
    table = ada.make(bots=None, seats=2, open=True)
    ada.come(table).hear("welcome")
    ben = two.person("Ben", 1)

    def listed() -> bool:
        found = ben.http.get("/api/tables").json()["tables"]
        return [one["id"] for one in found] == [table]

    wait_until(listed)


def test_a_new_name_is_seen_at_every_node(two):
    _, ada, ben = at_one_table(two)
    assert ada.person.http.put("/api/me", json={"name": "Adele"}).is_success
    ben.told(lambda told: told["table"]["sitters"][0]["name"] == "Adele")


def test_who_missed_a_hint_notices_by_the_number(two, monkeypatch):
    monkeypatch.setattr(Hints, "send", lambda *_: None)
    _, ada, ben = at_one_table(two)
    ada.say("chat", text="hello")
    assert ben.hear("chat")["line"]["text"] == "hello"


def test_who_could_not_read_when_a_hint_came_reads_when_that_is_possible_again(two):
    _, ada, ben = at_one_table(two)
    store = two.nodes[1].hall.store
    read, tried = store.read, []

    async def fail(*given: Any) -> list[bytes]:
        tried.append(given)
        raise Down("the database is being started")

    store.read = fail
    ada.say("chat", text="hello")
    wait_until(lambda: tried)
    store.read = read
    assert ben.hear("chat")["line"]["text"] == "hello"


def test_chairs_wanted_at_two_nodes_at_once_go_to_one_of_both(two):
    ada = two.person("Ada", 0)
    table = ada.make(bots=None, seats=2)
    people = [two.person(f"P{n}", n % 2) for n in range(6)]
    lines = [person.come(table) for person in people]
    for line in lines:
        line.hear("welcome")
    for line in lines:
        line.say("sit", seat=1)
    answers = [
        line.told(lambda told: told["table"]["sitters"][1]["kind"] == "person") for line in lines
    ]
    assert len({answer["table"]["sitters"][1]["name"] for answer in answers}) == 1
    assert sum(answer["seat"] == 1 for answer in answers) == 1


def test_no_table_is_put_away_that_somebody_is_at_by_another_node(postgres, tmp_path):
    address = postgres.new()
    settings = {"keep": Keep(forgotten=0.0), "archive": tmp_path / "archive"}
    with House(address) as one, House(address, **settings) as other:
        ada = one.person("Ada")
        table, left = ada.make(bots=None), ada.make(bots=None)
        line = ada.come(table)
        line.hear("welcome")
        wait_until(lambda: databases.run(address, "select 1 from korsi.present"))
        within(other, lambda: asyncio.sleep(0.01))
        within(other, Retention(other.hall).round)
        assert [path.stem for path in (tmp_path / "archive").iterdir()] == [left]
        line.say("chat", text="still here")
        assert line.hear("chat")["line"]["text"] == "still here"


def test_nodes_that_have_gone_leave_nothing_behind(postgres):
    address = postgres.new()
    with House(address) as house:
        ada = house.person("Ada")
        ada.come(ada.make(bots="easy")).hear("welcome")
        wait_until(lambda: databases.run(address, "select 1 from korsi.leases"))
        assert databases.run(address, "select count(*) from korsi.present") == [(1,)]
    for table in ("nodes", "present", "leases"):
        assert databases.run(address, f"select count(*) from korsi.{table}") == [(0,)]


def test_a_node_that_can_not_reach_the_truth_shows_none(postgres, monkeypatch):
    monkeypatch.setattr("korsi_server.nodes.postgres.ADRIFT", 0.5)
    address = postgres.new()
    with House(address) as house:
        ada = house.person("Ada")
        table = ada.make(bots=None)
        line = ada.come(table)
        line.hear("welcome")
        transact = PostgresStore.transact

        async def out_of_reach(*_: object, **__: object) -> None:
            raise Down("cut off")

        monkeypatch.setattr(PostgresStore, "transact", out_of_reach)
        assert line.hear("fault")["why"] == "fault-busy"
        assert line.closed() == 1012
        with pytest.raises(Down):
            within(house, lambda: house.hall.find(table))
        assert ada.http.get("/readyz").status_code == 503
        assert ada.come(table).closed() == 1013, "come back later"
        monkeypatch.setattr(PostgresStore, "transact", transact)


def test_who_is_asked_to_stop_lets_people_be_sent_elsewhere_first(tmp_path):
    with House(tmp_path / "korsi.db", drain=1.0) as house:
        ada = house.person("Ada")
        line = ada.come(ada.make(bots="easy"))
        legal = line.hear("welcome")["legal"]
        assert ada.http.get("/readyz").text == "well\n"
        within(house, lambda: house.server.handle_exit(signal.SIGTERM, None))
        told = ada.http.get("/readyz")
        assert (told.status_code, told.text) == (503, "leaving\n")
        assert ada.http.get("/healthz").status_code == 200
        line.move(legal[0], "a")
        assert line.hear("done"), "who is here plays on"
        assert line.closed() == 1012
        assert house.server.should_exit


def test_who_is_asked_twice_to_stop_does_not_wait(tmp_path):
    with House(tmp_path / "korsi.db", drain=3600.0) as house:
        line = house.person("Ada").come(house.person("Ben").make(bots="easy"))
        line.hear("welcome")
        for _ in range(2):
            within(house, lambda: house.server.handle_exit(signal.SIGTERM, None))
        assert line.closed() == 1012
