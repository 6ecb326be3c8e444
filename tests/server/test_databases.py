"""From a file to a database and back: nothing that people have is lost on the way."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copy

import pytest
from server.databases import Databases
from server.house import House
from server.test_copies import run, told_once

from korsi.catalogue import GAMES
from korsi_server.store import Passkey
from korsi_server.tables.guests import hashed
from server import databases

EARLIER = Path(__file__).parents[1] / "earlier"
EVERYTHING = {
    "tables": "id, over, touched",
    "log": '"table", number, at, entry',
    "guests": "id, name, avatar, seen",
    "keys": "key, guest, device, seen",
    "links": "link, guest, until",
    "seated": '"table", seat, guest',
    "unplaced": '"table"',
    "passkeys": "passkey, guest, site, public, uses, device, made, used",
    "codes": "guest, made, code",
    "aliases": "alias, guest, since",
    "leavers": "guest, since",
    "played": '"table", seat, guest, game, seats, ended, place, score, won, side, name, counts',
    "uncounted": '"table"',
    "unlisted": "guest",
}


def all_of(file: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(file)) as connection:
        return {
            table: sorted(connection.execute(f"select {columns} from {table}").fetchall(), key=str)
            for table, columns in EVERYTHING.items()
        }


def played(data: Path | str) -> tuple[str, str]:
    """Somebody who has played a little, made a link to another device, and left."""
    with House(data) as house:
        ada = house.person("Ada")
        assert ada.http.put("/api/me", json={"name": "Ada", "avatar": "fig"}).is_success
        table = ada.make(bots="easy", seats=3)
        line = ada.come(table)
        line.move(line.hear("welcome")["legal"][0], "a")
        line.hear("done")
        line.ask("chat", "chat", text="سلام")
        assert ada.http.post("/api/me/code").status_code == 201
        keep_more(house, hashed(ada.token))
        return ada.token, table


def keep_more(house: House, guest: str) -> None:
    """What only ceremonies of a browser and long lives bring about."""
    store = house.hall.store
    passkey = Passkey("id", guest, "play.example", "public", 7, "chrome android", 5.5, None)
    for work in (
        store.keep_passkey(passkey),
        store.join("0" * 32, guest, 6.5),
        store.unknow("1" * 32, 7.5),
    ):
        asyncio.run_coroutine_threadsafe(work, house.loop).result()


def goes_on(data: Path | str, token: str, table: str) -> None:
    with House(data) as house:
        ada = house.person(token=token)
        me = ada.http.get("/api/me").json()
        assert (me["name"], me["tables"]) == ("Ada", [table])
        line = ada.come(table)
        welcome = line.hear("welcome")
        assert welcome["chat"][0]["text"] == "سلام"
        legal = welcome["legal"]
        while not legal:
            legal = line.hear("events")["legal"]
        line.move(legal[0], "b")
        assert line.hear("done")


def test_a_file_goes_to_a_database_and_back_without_loss(tmp_path, postgres: Databases, capsys):
    file, back, address = tmp_path / "korsi.db", tmp_path / "back.db", postgres.new()
    token, table = played(file)
    whole = all_of(file)
    for table_kept in ("seated", "passkeys", "codes", "aliases", "leavers"):
        assert whole[table_kept], table_kept
    assert run("restore", file, "--into", address) == 0
    assert "tables: 1" in capsys.readouterr().out
    assert run("backup", address, "--to", back) == 0
    assert all_of(back) == whole
    assert sorted(path.name for path in tmp_path.glob("back*")) == ["back.db"]
    goes_on(address, token, table)
    goes_on(back, token, table)


@pytest.mark.parametrize("version", [1, 2, 3, 5, 6])
def test_files_of_earlier_versions_go_to_a_database(version, postgres: Databases, tmp_path):
    address, back = postgres.new(), tmp_path / "back.db"
    file = Path(copy(EARLIER / f"schema_{version}.db", tmp_path))
    assert run("restore", file, "--into", address) == 0
    assert run("backup", address, "--to", back) == 0
    with closing(sqlite3.connect(file)) as connection:
        query = 'select "table", number, entry from log'
        old = sorted(connection.execute(query).fetchall())
    assert old
    assert sorted((row[0], row[1], row[3]) for row in all_of(back)["log"]) == old
    made = {row[0]: json.loads(row[2])["game"] for row in old if row[1] == 1}
    with House(address) as house:
        for table in (table for table, game in made.items() if game in GAMES):
            house.person().come(table).hear("welcome")


def test_a_database_with_something_in_it_is_left_alone_unless_told(tmp_path, postgres, capsys):
    file, address = tmp_path / "korsi.db", postgres.new()
    played(file)
    played(address)
    assert run("restore", file, "--into", address) == 2
    assert "already" in told_once(capsys)
    assert run("restore", file, "--into", address, "--overwrite") == 0
    assert databases.run(address, "select count(*) from korsi.tables") == [(1,)]


def test_nothing_is_restored_while_servers_are_at_work(tmp_path, postgres, capsys):
    file, address = tmp_path / "korsi.db", postgres.new()
    played(file)
    with House(address):
        assert run("restore", file, "--into", address, "--overwrite") == 2
    assert "servers are using" in told_once(capsys)


def test_a_copy_is_not_written_over_a_file_unless_told(tmp_path, postgres, capsys):
    address, to = postgres.new(), tmp_path / "copy.db"
    played(address)
    to.write_text("mine")
    assert run("backup", address, "--to", to) == 2
    assert "already" in told_once(capsys)
    assert to.read_text() == "mine"
    assert run("backup", address, "--to", to, "--overwrite") == 0


def test_an_empty_database_gets_one_sentence(tmp_path, postgres, capsys):
    address = postgres.new()
    assert run("backup", address, "--to", tmp_path / "copy.db") == 2
    assert "there is nothing" in told_once(capsys)
    assert not [*tmp_path.iterdir()]
    assert run("repair", address, "--into", tmp_path / "new.db") == 2
    assert "there is nothing of Korsi" in told_once(capsys)
    assert not [*tmp_path.iterdir()]
