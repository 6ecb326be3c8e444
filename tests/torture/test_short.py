"""A little of `make torture`: the same code, for seconds. Kills are in `tests/server/test_kill.py`,
twin worlds in `tests/server/test_secrecy.py`."""

import asyncio
import sys

import pytest
from torture import floods, nodes, races, soak, trouble
from torture.history import Seen, in_one_order
from torture.promises import Wrong

SEED = 11
linux = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux tells what a process holds, and is 127.0.0.2 too"
)


def test_a_full_disk_loses_nothing(tmp_path):
    came = asyncio.run(trouble.full_disk(tmp_path, 1, 4, SEED))
    assert came["moves compared"] > 8


def test_a_clock_that_jumps_by_a_year_loses_nothing(tmp_path):
    came = asyncio.run(trouble.clock_jumps(tmp_path, 3, 4, SEED))
    assert came["moves compared"] > 8


def test_a_damaged_page_stops_only_the_tables_on_it(tmp_path):
    came = asyncio.run(trouble.damaged_pages(tmp_path, 2, 4, SEED))
    assert came["as they were"] > 0


def test_whoever_does_whatever_at_once_all_see_what_the_log_says(tmp_path):
    came = asyncio.run(races.races(tmp_path, 0.7, SEED, tables=4))
    assert came["events"] > 0


@linux
@pytest.mark.postgres
def test_nodes_and_their_database_may_go_and_nobody_loses_a_game(tmp_path):
    faults = ("kill_a_node", "fill_the_disk", "cut_connections", "restart_the_database")
    came = asyncio.run(nodes.trials(tmp_path, SEED, 4, 4, faults))
    assert came["compared"] > 8


def seen(*rows: tuple[float, float, str, int]) -> list[Seen]:
    return [Seen(*row) for row in rows]  # type: ignore[arg-type]


def test_what_happens_at_once_may_have_happened_in_any_order():
    in_one_order(seen((0, 5, "append", 2), (1, 4, "append", 1), (2, 3, "read", 1)))
    in_one_order(seen((0, 1, "append", 1), (1, 2, "read", 1), (2, 3, "append", 2)))


@pytest.mark.parametrize(
    "planted",
    [
        seen((0, 1, "append", 1), (2, 3, "read", 0)),  # an acknowledged move is lost
        seen((0, 1, "append", 2), (2, 3, "append", 1)),  # two that swapped their places
        seen((0, 2, "append", 1), (1, 3, "append", 1)),  # two moves at one place
        seen((0, 1, "read", 5), (2, 3, "read", 4)),  # an old truth, after a newer one
        seen((0, 1, "append", 1), (2, 3, "append", 1)),  # one move counted twice
        seen((3, 1, "append", 1)),
    ],
)
def test_what_can_not_have_happened_is_found(planted):
    with pytest.raises(Wrong):
        in_one_order(planted)


@linux
def test_people_and_bots_at_all_games_leave_no_line_in_the_journal(tmp_path):
    came = asyncio.run(soak.soak(tmp_path, 3.0, 8, SEED, pace=0.05))
    assert came["moves compared"] > 8


@linux
def test_in_all_floods_at_once_somebody_plays_on(tmp_path):
    (seen,) = asyncio.run(floods.floods(tmp_path, 2.0, SEED, tables=2, at_once=True))
    assert seen.limited > 0, "there was a flood"
    floods.lives(seen)
