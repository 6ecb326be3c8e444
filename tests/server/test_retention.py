"""How long tables are kept is the host's choice; what goes is in the archive before."""

import asyncio
import sqlite3
import time
from contextlib import closing

import pytest
from server.house import Player, open_house, play_on
from server.many_tables import id_of, write
from server.test_restart import again, until, within

import korsi
from korsi.cli import main
from korsi.fairness import verify
from korsi.game_file import opened
from korsi_server.settings import Keep
from korsi_server.tables import retention
from korsi_server.tables.table_log import TableLog

DAY = 24 * 3600.0
EVERYTHING_SOON = Keep(finished=DAY, forgotten=3 * DAY)


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    monkeypatch.setattr(retention, "PAUSE", 0.0)
    monkeypatch.setattr(retention, "STEP", 3)


def age(data, days: float, like: str) -> None:
    """Let tables have been left alone for so long."""
    with closing(sqlite3.connect(data)) as connection, connection:
        query = "update tables set touched = ? where id like ?"
        connection.execute(query, (time.time() - days * DAY, like))


def ids(data) -> set[str]:
    with closing(sqlite3.connect(data)) as connection:
        return {id for (id,) in connection.execute("select id from tables")}


def test_old_tables_are_archived_and_go_and_young_ones_stay(tmp_path):
    data, archive = tmp_path / "korsi.db", tmp_path / "korsi.db-archive"
    write(data, 8, 8)
    age(data, 2, "%")
    age(data, 4, id_of(3))
    age(data, 0, id_of(5, over=True))
    stay = {id_of(n) for n in range(8)} - {id_of(3)} | {id_of(5, over=True)}
    with closing(sqlite3.connect(data)) as connection:
        query = 'select entry from log where "table" = ? order by number'
        log = [entry for (entry,) in connection.execute(query, (id_of(3),))]
    with open_house(data, keep=EVERYTHING_SOON) as house:
        until(lambda: ids(data) == stay)
        gone = id_of(1, over=True)
        file = (archive / f"six-nimmt-{gone}.json").read_bytes()
        assert verify(file).wrong is None
        assert korsi.replay(opened(file)).over
        unfinished = (archive / f"six-nimmt-{id_of(3)}.json").read_bytes()
        assert verify(unfinished).wrong is None
        assert not korsi.replay(opened(unfinished)).over
        lines = (archive / f"{id_of(3)}.log").read_bytes().splitlines()
        assert [line.decode() for line in lines] == log
        assert TableLog.of(id_of(3), lines).status == "playing"
        assert len(list(archive.iterdir())) == 9
        ada = house.person()
        assert ada.come(id_of(3)).closed() == 4404
        assert ada.http.get(f"/api/tables/{gone}/record").status_code == 404
        assert ada.http.get(f"/api/tables/{id_of(5, over=True)}/record").status_code == 200
    with closing(sqlite3.connect(data)) as connection:
        for table in ("log", "seated"):
            assert not connection.execute(
                f'select * from {table} where "table" not in (select id from tables)'
            ).fetchall()


def test_the_archive_has_the_same_file_as_the_table_with_its_proof(tmp_path, capsys):
    data, archive = tmp_path / "korsi.db", tmp_path / "korsi.db-archive"
    with open_house(data) as house:
        ada = house.person("Ada")
        line = ada.come(ada.make(bots="easy", contributes=True))
        line.say("contribute", part="0a" * 32)
        table = line.until("playing")["table"]["id"]
        play_on([Player(ada.come(table))])
        told = ada.http.get(f"/api/tables/{table}/record").content
    age(data, 2, table)
    with open_house(data, keep=EVERYTHING_SOON):
        until(lambda: not ids(data))
    (file,) = archive.iterdir()
    assert file.read_bytes() == told
    assert main(["verify", str(file)]) == 0
    assert verify(told).commitment in capsys.readouterr().out
    assert main(["replay", str(file), "--json"]) == 0


def test_a_table_of_a_game_that_is_not_here_is_archived_as_its_log(tmp_path):
    data, archive = tmp_path / "korsi.db", tmp_path / "korsi.db-archive"
    write(data, 0, 1)
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("update log set entry = replace(entry, 'six-nimmt', 'tiddlywinks')")
    age(data, 2, "%")
    with open_house(data, keep=EVERYTHING_SOON):
        until(lambda: not ids(data))
    assert [file.name for file in archive.iterdir()] == [f"{id_of(0, over=True)}.log"]


def test_without_the_option_everything_is_kept(tmp_path):
    data = tmp_path / "korsi.db"
    write(data, 2, 2)
    age(data, 9999, "%")
    with open_house(data) as house:
        assert len(house.hall._chores) == 4
        house.person().come(id_of(1)).hear("welcome")
    assert len(ids(data)) == 4
    assert not (tmp_path / "korsi.db-archive").exists()


def test_a_table_in_memory_stays(tmp_path, monkeypatch):
    monkeypatch.setattr(retention, "ROUND", 0.05)
    data, archive = tmp_path / "korsi.db", tmp_path / "old"
    with open_house(data) as house:
        ada = house.person("Ada")
        table, other = ada.make(), ada.make()
    with open_house(data, keep=EVERYTHING_SOON, archive=archive) as house:
        line = again(house, ada).come(table)
        line.hear("welcome")
        age(data, 9, "%")
        until(lambda: ids(data) == {table})
        time.sleep(0.3)
        assert ids(data) == {table}
        line.say("chat", text="still here")
        assert line.hear("chat")
    assert [path.name for path in archive.iterdir()] == [f"{other}.log"]


def test_who_comes_in_that_very_moment_finds_the_table_or_none_but_never_half(tmp_path):
    data = tmp_path / "korsi.db"
    write(data, 1, 0)
    with open_house(data) as house:
        hall = house.hall
        care = retention.Retention(hall)

        async def meet():
            errand = hall.alone_with(id_of(0), care._put_away(id_of(0)))
            found = await asyncio.gather(*(hall.find(id_of(0)) for _ in range(5)))
            assert await errand is None
            return found

        assert within(house, meet) == [None] * 5


def test_when_the_archive_can_not_be_written_nothing_goes(tmp_path, caplog):
    data, archive = tmp_path / "korsi.db", tmp_path / "letter.txt"
    write(data, 2, 2)
    age(data, 9, "%")
    archive.write_text("I am no folder")
    with open_house(data, keep=EVERYTHING_SOON, archive=archive):
        until(lambda: "the archive has to wait" in caplog.text)
    assert len(ids(data)) == 4


def test_a_clock_that_jumped_empties_no_house(tmp_path, monkeypatch):
    data = tmp_path / "korsi.db"
    write(data, 2, 2)
    with open_house(data, keep=EVERYTHING_SOON) as house:
        care = retention.Retention(house.hall)
        now = time.time
        monkeypatch.setattr(retention.time, "time", lambda: now() + 1000 * DAY)
        assert within(house, care.round) == 0
        monkeypatch.setattr(retention.time, "time", now)
    assert len(ids(data)) == 4


@pytest.mark.parametrize(
    "given",
    ["90d", "finished", "finished=", "lost=3d", "finished=xd", "finished=-1d", "finished=3m"],
)
def test_what_is_no_time_is_said(capsys, given):
    assert main(["serve", "--keep", given]) == 2
    told = capsys.readouterr().err
    assert "is not like finished=90d or forgotten=1y" in told
    assert told.count("\n") == 1
