"""A little of `make torture`: the same code, for seconds. Kills are in `tests/server/test_kill.py`,
twin worlds in `tests/server/test_secrecy.py`."""

import asyncio
import sys

import pytest
from torture import floods, races, soak, trouble

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
def test_people_and_bots_at_all_games_leave_no_line_in_the_journal(tmp_path):
    came = asyncio.run(soak.soak(tmp_path, 3.0, 8, SEED, pace=0.05))
    assert came["moves compared"] > 8


@linux
def test_in_all_floods_at_once_somebody_plays_on(tmp_path):
    (seen,) = asyncio.run(floods.floods(tmp_path, 2.0, SEED, tables=2, at_once=True))
    assert seen.limited > 0, "there was a flood"
    floods.lives(seen)
