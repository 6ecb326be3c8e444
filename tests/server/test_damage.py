"""A damaged table is set aside with a sentence, and the others go on; a damaged file names the way
to repair it."""

import asyncio
import logging
import sqlite3
from contextlib import closing

import pytest
from server.house import open_house
from server.many_tables import id_of, write
from server.test_restart import key_opens, until
from server.test_store import opened

from korsi.cli import main
from korsi_server.store import Damaged

GAME_GONE = '{"entry":"created","game":"no-such","rules":1,"seats":2,"options":{},"open":false}'


def spoil(data, table: str, number: int, entry: str | bytes) -> None:
    with closing(sqlite3.connect(data)) as connection, connection:
        query = 'update log set entry = ? where "table" = ? and number = ?'
        assert connection.execute(query, (entry, table, number)).rowcount == 1


@pytest.mark.parametrize(
    ("number", "entry"),
    [
        (1, "nonsense"),
        (6, '{"entry":"moved","seat":0,"move":{"do":"choose","card":999}}'),
        (6, b"\xff\xfe\xff"),
        (3, '{"entry":"never-heard-of"}'),
        (2, '{"entry":"stood","seat":9}'),
    ],
)
def test_a_table_that_can_not_be_folded_is_set_aside_and_others_go_on(
    tmp_path, caplog, number, entry
):
    data = tmp_path / "korsi.db"
    write(data, 3, 0)
    spoil(data, id_of(1), number, entry)
    with open_house(data) as house, caplog.at_level(logging.ERROR, "korsi"):
        ada = house.person()
        key_opens(data, ada, "0" * 32)
        assert ada.http.get("/api/me").json()["tables"] == [id_of(0), id_of(2)]
        for _ in range(2):
            line = ada.come(id_of(1))
            fault = line.hear("fault")
            assert (fault["why"], fault["data"]) == ("fault-damaged-table", {"table": id_of(1)})
            assert line.closed() == 4410
            answer = ada.http.get(f"/api/tables/{id_of(1)}/record")
            assert (answer.status_code, answer.json()["why"]) == (410, "fault-damaged-table")
        assert ada.come(id_of(0)).hear("welcome")["seat"] == 0
        told = [record.getMessage() for record in caplog.records]
        assert len(told) == 1, "one line in the journal"
        assert f"table {id_of(1)} is damaged" in told[0]
        assert "korsi repair" in told[0]
        assert house.hall.metrics.errors.value == 0, "nobody's stack trace"


def test_a_table_of_a_game_that_is_not_here_is_not_called_damaged(tmp_path):
    data = tmp_path / "korsi.db"
    write(data, 1, 0)
    spoil(data, id_of(0), 1, GAME_GONE)
    with open_house(data) as house:
        line = house.person().come(id_of(0))
        fault = line.hear("fault")
        assert (fault["why"], fault["data"]["game"]) == ("fault-no-game", "no-such")
        assert line.closed() == 4410


def test_a_log_with_a_gap_is_damaged(tmp_path):
    async def test():
        async with opened(tmp_path / "korsi.db") as store:
            await store.append("a", 1, [b"1", b"2", b"3"])
            with closing(sqlite3.connect(tmp_path / "korsi.db")) as connection, connection:
                connection.execute("delete from log where number = 2")
            with pytest.raises(Damaged):
                await store.read("a")

    asyncio.run(test())


def page_of(data, table: str) -> int:
    """The page of the log on which a table's entries are, and only its own."""
    size = 4096
    content = data.read_bytes()
    for number in range(len(content) // size):
        page = content[number * size : (number + 1) * size]
        if page[0] == 10 and page.count(table.encode()) > 5 and page.count(b'"entry"') > 5:
            return number
    raise AssertionError("no such page")


def spoil_page(data, number: int, filler: bytes = b"\xa5") -> None:
    with data.open("rb+") as file:
        file.seek(number * 4096)
        file.write(filler * 4096)


def test_on_a_damaged_page_only_its_own_tables_are_lost_and_the_server_starts(tmp_path):
    data = tmp_path / "korsi.db"
    write(data, 60, 0)
    spoil_page(data, page_of(data, id_of(20)))
    with open_house(data) as house:
        ada = house.person()
        for place in range(60):
            line = ada.come(id_of(place))
            heard = line.hear("welcome", "fault")
            if 16 <= place <= 24 and heard["say"] == "fault":
                assert heard["why"] == "fault-damaged-table"
            else:
                assert heard["say"] == "welcome"
            line.close()
        assert len(house.hall._damaged) in (1, 2, 3, 4)
        assert house.hall.metrics.errors.value == 0
        assert ada.make(bots="easy")


def test_what_is_committed_together_with_a_damaged_table_is_committed(tmp_path):
    data = tmp_path / "korsi.db"
    write(data, 60, 0)
    spoil_page(data, page_of(data, id_of(20)))

    async def test():
        async with opened(data) as store:
            appends = [store.append(id_of(place), 17, [b"x"]) for place in range(60)]
            results = await asyncio.gather(*appends, return_exceptions=True)
            damaged = [place for place, result in enumerate(results) if result is not None]
            assert damaged
            assert all(isinstance(results[place], Damaged) for place in damaged)
            assert all(16 <= place <= 24 for place in damaged)
            assert store.trouble is None, "it is not the whole store"

    asyncio.run(test())


def test_a_table_whose_page_is_damaged_while_people_play_tells_them(tmp_path):
    with open_house(tmp_path / "korsi.db") as house:
        ada = house.person("Ada")
        table, other = ada.make(bots=None), ada.make(bots=None)
        line = ada.come(table)
        line.hear("welcome")

        async def fail(*_, **__):
            raise Damaged("malformed")

        append = house.hall.store.append
        house.hall.store.append = fail
        assert line.ask("chat", "fault", text="hello")["why"] == "fault-damaged-table"
        house.hall.store.append = append
        until(lambda: table not in house.hall.tables)
        assert ada.come(table).hear("fault")["why"] == "fault-damaged-table"
        assert ada.come(other).hear("welcome")


@pytest.mark.parametrize("filler", [b"\xa5", b"\0", b"\xff"])
@pytest.mark.parametrize("page", [0, 1, 2])
def test_a_file_that_can_not_be_opened_names_the_repair(tmp_path, capsys, page, filler):
    data = tmp_path / "korsi.db"
    write(data, 60, 0)
    spoil_page(data, page, filler)
    assert main(["serve", "--port", "0", "--data", str(data)]) == 2
    told = capsys.readouterr().err
    assert f"`korsi repair {data} --into NEW`" in told
    assert told.count("\n") == 1
    assert "Traceback" not in told
