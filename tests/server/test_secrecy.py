"""No secret of another seat in any byte.

Two worlds that differ only in what a seat may not know give it the same frames and the same answers
to requests, and leave the same lines in the server's journal and the same figures. Here a moment or
two of every game; `make torture` has many (`tests/torture/secrets.py`).
"""

import gc
import logging
import zlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from unittest.mock import patch

import pytest
from server.house import House, Player, open_house, play_on
from server.test_restart import until
from server.twins import CHANCE, lived, told_in_both, worlds

import korsi
from every_game.tables import TABLES, Table, exact
from korsi_server.tables import frames, table_log
from korsi_server.tables import hall as halls
from korsi_server.tables.table import Table as LiveTable

STEPS = 6
MOMENTS = [
    moment
    for game in sorted({way.game for way in TABLES})
    for first, *others in [[way for way in TABLES if way.game == game]]
    for moment in ((first, 9, first.seats - 1), (others[0] if others else first, 7, None))
]
"""A way to play, how many moves have been made, and who looks on (None: who has no seat)."""


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which both worlds are lived through, one after the other."""
    with House(tmp_path_factory.mktemp("twins") / "korsi.db", **CHANCE) as house:
        yield house


@pytest.mark.parametrize(("way", "moves", "watcher"), MOMENTS, ids=str)
def test_two_worlds_that_differ_in_secrets_only_are_the_same_bytes(
    twins: House, way: Table, moves: int, watcher: int | None
):
    told = told_in_both(twins, way, moves, watcher, STEPS)
    assert told is not None, "something is hidden in every game"
    one, other, _ = told
    assert len(one) > 20
    assert one == other


# ── That such a test finds what it is for ────────────────────────────────────────────────────────


def secret(game: korsi.Game | None) -> int:
    """A number that tells all of a table, and that nobody would notice."""
    return 0 if game is None else zlib.crc32(exact(game.position())) % 1000


def in_a_view() -> AbstractContextManager[object]:
    def leaking(game: korsi.Game, seat: int | None) -> Any:
        view, legal, undoable = kept(game, seat)
        return {**view, "shade": secret(game)}, legal, undoable

    kept = frames.view_and_legal
    return patch.object(frames, "view_and_legal", leaking)


def in_a_listing() -> AbstractContextManager[object]:
    def leaking(table: Any) -> Any:
        info = kept(table)
        info.options = {**info.options, "shade": secret(table.log.game)}
        return info

    kept = halls.table_info
    return patch.object(halls, "table_info", leaking)


def in_a_preview() -> AbstractContextManager[object]:
    def leaking(self: korsi.Game, seat: int, move: Any) -> Any:
        return [{"event": "shade", "of": secret(self)}]

    return patch.object(korsi.Game, "preview", leaking)


@contextmanager
def played(leaks: Callable[[LiveTable, korsi.Refused], None]) -> Iterator[None]:
    """Something that is done when the rules refuse a move."""

    async def leaking(self: LiveTable, entry: Any) -> None:
        try:
            await kept(self, entry)
        except korsi.Refused as refusal:
            leaks(self, refusal)
            raise

    kept = LiveTable._play
    with patch.object(LiveTable, "_play", leaking):
        yield


def in_a_refusal() -> AbstractContextManager[object]:
    return played(lambda table, refusal: refusal.data.update(shade=secret(table.log.game)))


def in_the_journal() -> AbstractContextManager[object]:
    log = logging.getLogger("korsi")
    return played(lambda table, _: log.info("refused at %s", secret(table.log.game)))


def in_a_figure() -> AbstractContextManager[object]:
    def leaks(table: LiveTable, _: korsi.Refused) -> None:
        table.hall.metrics.refused.value += secret(table.log.game)

    return played(leaks)


@pytest.mark.parametrize(
    "leak", [in_a_view, in_a_listing, in_a_preview, in_a_refusal, in_the_journal, in_a_figure]
)
def test_a_secret_that_gets_out_by_any_way_is_found(
    twins: House, leak: Callable[[], AbstractContextManager[object]]
):
    pair = worlds(TABLES[-1].moment(3, 0), 0)
    assert pair is not None
    assert secret(pair[0]) != secret(pair[1])
    with leak():
        one, other = (lived(twins, world, n, [], 0, tried=8) for n, world in enumerate(pair))
    assert one != other


def test_the_seed_leaves_the_server_only_after_the_end(tmp_path):
    seed = 123454321
    with open_house(tmp_path / "korsi.db", deal=lambda: seed, thought=lambda: seed) as house:
        ada = house.person()
        table = ada.make(bots="easy")
        player = Player(ada.come(table))
        play_on([player])
        assert not any(str(seed).encode() in frame for frame in player.line.frames)
        assert ada.http.get(f"/api/tables/{table}/record").json()["seed"] == seed


def test_nothing_of_a_guest_but_the_name_is_told(tmp_path):
    with open_house(tmp_path / "korsi.db") as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.make(open=True)
        mine = ada.come(table)
        mine.hear("welcome")
        line = ben.come(table)
        line.hear("welcome")
        line.quiet()
        told = b"".join(line.frames) + ben.http.get("/api/tables").content
        guest = house.hall.tables[table].log.host
        assert guest.encode() not in told
        assert ada.token.encode() not in told
        assert b"Ada" in told
        assert ada.token not in (tmp_path / "korsi.db").read_bytes().decode("latin-1")


def test_the_journal_has_no_message_of_a_task_that_failed(tmp_path, caplog):
    """It might quote a hand, or a secret."""
    with open_house(tmp_path / "korsi.db") as house:

        async def fail() -> None:
            raise ValueError("seat 2 holds the 104")

        def lose() -> None:
            house.loop.create_task(fail())
            house.loop.call_soon(gc.collect)

        house.loop.call_soon_threadsafe(lose)
        until(lambda: "ValueError" in caplog.text)
    assert "mishap" in caplog.text
    assert "104" not in caplog.text


def test_a_table_that_is_printed_does_not_show_its_secret():
    assert "5e5e" not in repr(table_log.TableLog("abcdefgh", secret=b"\x5e" * 32))
    assert "^^^^" not in repr(table_log.TableLog("abcdefgh", secret=b"\x5e" * 32))
