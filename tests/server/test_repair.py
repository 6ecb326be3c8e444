"""`korsi repair`: every table that can be read is saved into a new file, and the rest is listed."""

import asyncio
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from server.house import open_house, two_people
from server.many_tables import id_of, write
from server.test_damage import GAME_GONE, page_of, spoil, spoil_page
from server.test_restart import again, key_opens
from server.test_store import opened

from korsi.cli import main
from korsi_server.store.pages import Pages
from korsi_server.store.repair import repair
from korsi_server.store.schema import open_file
from korsi_server.tables.table_log import TableLog

HASHES = [f"{n:032x}" for n in range(1, 4)]


def rows(file, table: str) -> list:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(f"select * from {table} order by 1, 2").fetchall()


def logs(file) -> dict[str, list]:
    found: dict[str, list] = {}
    for table, number, _, entry in rows(file, "log"):
        found.setdefault(table, []).append((number, entry))
    return found


def made(file, unfinished=12, finished=6) -> None:
    """A file with some of everything, and entries that are longer than a page."""
    write(file, unfinished, finished)
    with closing(sqlite3.connect(file)) as connection, connection:
        said = '{"entry":"chatted","seat":0,"name":"Ada","text":"' + "long " * 3000 + '"}'
        connection.execute("update tables set touched = 5e9 where id = ?", (id_of(0),))
        connection.execute("insert into log values (?, 17, 5e9, ?)", (id_of(0), said))
        for n, guest in enumerate(HASHES):
            avatar = None if n == 0 else "fig"
            connection.execute(
                "insert into guests values (?, ?, ?, ?)", (guest, f"Ada {n}", avatar, n or None)
            )
            device = None if n == 0 else "firefox linux"
            connection.execute(
                "insert into keys values (?, ?, ?, ?)", (f"{n + 9:032x}", guest, device, n or None)
            )
            connection.execute("insert into links values (?, ?, 5e9 + 0.5)", (f"{n:032x}", guest))
            connection.execute("insert into codes values (?, ?, ?)", (guest, n, f"code-{n:032x}"))
            connection.execute(
                "insert into passkeys values (?, ?, 'korsi.example', 'x', ?, 'edge mac', 1.5, ?)",
                (f"{n:043}", guest, n, n or None),
            )
            connection.execute("insert into aliases values (?, ?, 2.5)", (f"was-{n:032x}", guest))
            connection.execute("insert into leavers values (?, 3.5)", (f"{n + 20:032x}",))
            connection.execute(
                "insert into challenges values (?, ?, 'make', 9e9)", (f"challenge-{n}", guest)
            )
        for table in (id_of(0, over=True), "archived"):
            counts = '{"rows":3}'
            connection.execute(SEAT, (table, 0, HASHES[0], 7.0, None, counts))
            connection.execute(SEAT, (table, 1, None, 7.5, "easy", "{}"))
        connection.execute("insert into unlisted values (?)", (HASHES[1],))


SEAT = "insert into played values (?, ?, ?, 'any', 2, ?, 1, 5, 1, 0, 'Ada', 'ada', ?, ?)"
EVERYTHING = ["tables", "log", "guests", "keys", "links", "seated", "played"]
EVERYTHING += ["passkeys", "codes", "aliases", "leavers"]


def test_a_file_that_a_server_is_using_is_not_repaired(tmp_path, capsys):
    """What is read page by page while somebody writes would seem damaged."""
    data, new = tmp_path / "korsi.db", tmp_path / "new.db"
    with open_house(data):
        assert main(["repair", str(data), "--into", str(new)]) == 2
        assert "another Korsi is using the data file" in capsys.readouterr().err
    assert not new.exists()


def test_a_file_that_nothing_can_be_written_beside_is_repaired(tmp_path):
    """As on a disk that is only read any more."""
    data, new = tmp_path / "korsi.db", tmp_path / "new.db"
    made(data)
    data.with_name("korsi.db-lock").mkdir()
    assert repair(data, new).whole == 18


def test_of_a_healthy_file_nothing_is_missing(tmp_path, capsys):
    data, new = tmp_path / "korsi.db", tmp_path / "new.db"
    made(data)
    before = data.read_bytes()
    assert main(["repair", str(data), "--into", str(new)]) == 0
    told = capsys.readouterr().out
    assert "whole tables 18, guests with a name 3" in told
    assert "No table has lost anything" in told
    for table in EVERYTHING:
        assert rows(new, table) == rows(data, table), table
    assert data.read_bytes() == before
    with closing(sqlite3.connect(new)) as connection:
        assert connection.execute("select * from unlisted").fetchall() == [(HASHES[1],)]
        uncounted = connection.execute('select "table" from uncounted').fetchall()
        assert uncounted == [(id_of(n, over=True),) for n in range(1, 6)], "their logs will say it"


def test_what_is_still_in_the_write_ahead_log_is_saved_too(tmp_path):
    data = tmp_path / "korsi.db"
    with open_house(data) as house:
        _, _, table = two_people(house)
        for name in ("korsi.db", "korsi.db-wal"):  # as after a power cut
            shutil.copy(tmp_path / name, tmp_path / f"cut-{name}")
        log = house.log(table)
    saved = repair(tmp_path / "cut-korsi.db", tmp_path / "new.db")
    assert (saved.whole, saved.cut, saved.lost) == (1, [], [])
    assert [entry for _, entry in logs(tmp_path / "new.db")[table]] == log


def test_pages_that_are_free_are_not_read(tmp_path):
    data = tmp_path / "korsi.db"
    made(data, unfinished=60)

    async def forget():
        async with opened(data) as store:
            for place in range(30):
                table = id_of(place)
                assert await store.forget(table, len(await store.read(table)))

    asyncio.run(forget())
    saved = repair(data, tmp_path / "new.db")
    assert saved.whole == 36
    assert rows(tmp_path / "new.db", "log") == rows(data, "log")


@pytest.mark.parametrize("filler", [b"\0", b"\xa5", b"\x0a"])
def test_whichever_page_is_damaged_all_tables_elsewhere_are_saved(tmp_path, filler):
    data = tmp_path / "whole.db"
    made(data)
    known = logs(data)
    with closing(Pages(data)) as pages:
        count = pages.count
    whole = []
    for page in range(count):
        hurt, new = tmp_path / "hurt.db", tmp_path / f"new{page}.db"
        shutil.copy(data, hurt)
        spoil_page(hurt, page, filler)
        saved = repair(hurt, new)
        found = logs(new)
        told = {table for table, _ in saved.cut} | set(saved.lost)
        for table, log in known.items():
            assert found.get(table, []) == log[: len(found.get(table, []))], "never invented"
            assert found.get(table) == log or table in told, f"page {page}: {table} is not told of"
            if table in found:
                TableLog.of(table, [entry.encode() for _, entry in found[table]])
        whole.append(saved.whole)
        with closing(sqlite3.connect(new)) as connection:
            assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
    root, *others = sorted(whole)  # the root of the log has a row of each page below it
    assert root >= len(known) / 2
    assert min(others) >= len(known) - 4


def test_a_file_of_noise_gets_a_sentence(tmp_path, capsys):
    data = tmp_path / "korsi.db"
    data.write_bytes(random.Random(1).randbytes(40 * 4096))
    assert main(["repair", str(data), "--into", str(tmp_path / "new.db")]) == 2
    assert "nothing of Korsi can be read" in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["korsi.db"]


def test_a_log_that_can_be_read_in_part_goes_on_from_there(tmp_path, capsys):
    data, new = tmp_path / "korsi.db", tmp_path / "new.db"
    write(data, 3, 0)
    spoil(data, id_of(1), 9, "nonsense")
    spoil(data, id_of(2), 1, GAME_GONE)
    assert main(["repair", str(data), "--into", str(new)]) == 1
    told = capsys.readouterr().out
    assert f"Table {id_of(1)}: its end is lost; it goes on after the first 8 entries" in told
    assert "Of games that are not installed here, and kept as they are: 1" in told
    with open_house(new) as house:
        ada = house.person()
        key_opens(new, ada, "0" * 32)
        assert ada.http.get("/api/me").json()["tables"] == [id_of(0), id_of(1)]
        welcome = ada.come(id_of(1)).hear("welcome")
        assert welcome["table"]["status"] == "playing"
    assert logs(new)[id_of(2)] == logs(data)[id_of(2)]


def test_people_go_on_at_a_repaired_file(tmp_path):
    data, new = tmp_path / "korsi.db", tmp_path / "new.db"
    with open_house(data) as house:
        one, _, table = two_people(house)
    write(tmp_path / "other.db", 60, 0)
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("attach ? as other", (str(tmp_path / "other.db"),))
        for name in ("tables", "log", "seated"):
            connection.execute(f"insert into {name} select * from other.{name}")
    with closing(sqlite3.connect(data)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
    spoil_page(data, page_of(data, id_of(30)))
    repair(data, new)
    with open_house(new) as house:
        ada = again(house, one.person)
        assert ada.http.get("/api/me").json()["name"] == "Ada"
        assert ada.http.get("/api/me").json()["tables"] == [table]
        line = ada.come(table)
        line.move(line.hear("welcome")["legal"][0], "on")
        assert line.hear("done")


def test_mistakes_get_one_sentence(tmp_path, capsys):
    data, new = tmp_path / "korsi.db", tmp_path / "new.db"
    for words, told in [
        ((data, "--into", new), f"there is no file {data}"),
        ((tmp_path, "--into", new), f"there is no file {tmp_path}"),
    ]:
        assert main(["repair", *map(str, words)]) == 2
        assert told in capsys.readouterr().err
    write(data, 1, 0)
    new.write_text("mine")
    assert main(["repair", str(data), "--into", str(new)]) == 2
    assert "it was left as it is" in capsys.readouterr().err
    assert new.read_text() == "mine"
    assert main(["repair", str(data), "--into", str(tmp_path / "no" / "such.db")]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "can't" in error


def test_guests_from_before_avatars_are_saved(tmp_path):
    """A row keeps the shape in which it was written, also in a file that was brought up since."""
    data, new = tmp_path / "korsi.db", tmp_path / "new.db"
    shutil.copy(Path(__file__).parents[1] / "earlier" / "schema_3.db", data)
    with closing(open_file(data)):
        pass
    repair(data, new)
    assert rows(new, "guests") == rows(data, "guests")
    assert [name for _, name, *_ in rows(new, "guests")] == ["Ben", "Ada"]
