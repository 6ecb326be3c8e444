"""Behind PgBouncer, where every transaction may have another connection: stores and nodes work all
the same, and hints, which do not pass, are done without."""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from server.databases import POOLER_PATH, Databases, Pooler
from server.house import House
from server.test_nodes import Two, at_one_table, news_at, saw, wait_until

from server import test_every_store

pytestmark = pytest.mark.skipif(
    shutil.which("pgbouncer", path=POOLER_PATH) is None, reason="PgBouncer is not installed"
)


@pytest.fixture
def pooled(postgres: Databases) -> Iterator[str]:
    pooler = Pooler(postgres.new())
    try:
        yield pooler.address
    finally:
        pooler.close()


def test_what_every_store_promises_holds_behind_a_pooler(pooled):
    test_every_store.test_many_tables_written_by_two_at_once_lose_nothing(pooled)
    test_every_store.test_it_is_known_who_sits_where_until_a_table_is_finished(pooled)
    test_every_store.test_guests_keep_their_names_avatars_and_keys(pooled)


def test_people_at_two_nodes_play_together_though_no_hint_passes(pooled, monkeypatch):
    monkeypatch.setattr("korsi_server.nodes.hints.REACHED", 0.3)
    with ExitStack() as stack:
        two = Two(pooled, stack)
        table, ada, ben = at_one_table(two)
        ada.say("start")
        number = 0
        for sent in range(6):
            for line in (ada, ben):
                told = news_at(line, number)
                if told["legal"]:
                    line.move(told["legal"][0], f"m{sent}")
                    done = saw(line, lambda told, sent=sent: told.get("id") == f"m{sent}")
                    number = done["number"]
        for line in (ada, ben):
            news_at(line, number)
        logs = [node.hall.tables[table].log for node in two.nodes]
        wait_until(lambda: logs[0].history.number == logs[1].history.number)


def test_bots_are_driven_behind_a_pooler(pooled):
    with House(pooled) as house:
        ada = house.person("Ada")
        line = ada.come(ada.make(bots="easy", seats=3))
        line.move(line.hear("welcome")["legal"][0], "a")
        line.hear("done")
        wait_until(lambda: house.hall.metrics.bot_moves.value >= 2)
