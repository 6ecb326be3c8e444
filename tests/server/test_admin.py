"""`korsi admin`: what a host sees, and a table that is carried from one place to another."""

import asyncio
import sqlite3
from contextlib import closing

import asyncpg
import pytest
from server.house import House
from server.test_copies import run, told_once
from server.test_databases import goes_on, played

from korsi_server.store import postgres_schema
from korsi_server.store.claim import Claim
from korsi_server.store.postgres import PostgresStore
from server import databases


def test_tables_are_listed_with_their_people_and_nothing_secret(data, capsys):
    _, table = played(data)
    assert run("admin", "tables", data) == 0
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{table}  six-nimmt  playing  Ada, easy, easy  ")
    assert last == "tables: 1"


def test_a_table_that_is_played_is_carried_to_another_store_and_goes_on(tmp_path, postgres, capsys):
    old, file, address = tmp_path / "korsi.db", tmp_path / "table.korsi", postgres.new()
    token, table = played(old)
    with House(old):
        assert run("admin", "export", old, table, "--to", file) == 0
    assert run("admin", "prepare", address) == 0
    assert run("admin", "import", address, file) == 0
    assert "goes on" in capsys.readouterr().out
    with House(address) as house:
        ada = house.person(token=token)
        assert ada.http.get("/api/me").json()["tables"] == [table]
        assert ada.come(table).hear("welcome")["chat"][0]["text"] == "سلام"
    assert run("admin", "import", address, file) == 2
    assert "already" in told_once(capsys)


def test_a_table_goes_from_a_database_to_a_file_also_while_a_server_uses_it(tmp_path, postgres):
    address, file, new = postgres.new(), tmp_path / "table.korsi", tmp_path / "new.db"
    _, table = played(address)
    assert run("admin", "export", address, table, "--to", file) == 0
    with House(new) as house:
        ben = house.person("Ben")
        ben.make()
        assert run("admin", "import", new, file) == 0
        assert ben.come(table).hear("welcome")["chat"][0]["text"] == "سلام"


def test_a_file_of_an_older_schema_is_not_changed_under_its_server(tmp_path, capsys):
    data = tmp_path / "korsi.db"
    played(data)
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("alter table guests drop column seen")
        for later in ("seals", "bells", "wishes", "waits"):
            connection.execute(f"drop table {later}")
        connection.execute("update korsi set version = 4")
    claim = Claim(data)
    assert run("admin", "tables", data) == 2
    assert "another Korsi is using" in told_once(capsys)
    claim.release()
    assert run("admin", "people", data) == 0
    assert "Ada  not seen lately" in capsys.readouterr().out


def test_a_table_from_a_database_is_one_more_in_a_file(tmp_path, postgres):
    address, file, new = postgres.new(), tmp_path / "table.korsi", tmp_path / "new.db"
    _, table = played(address)
    played(new)
    assert run("admin", "export", address, table, "--to", file) == 0
    assert run("admin", "import", new, file) == 0
    with closing(sqlite3.connect(new)) as connection:
        assert connection.execute("select count(*) from tables").fetchone() == (2,)


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda text: text[:-20], "can't be played"),
        (lambda text: b"\n".join(text.splitlines()[:-1]), "not whole"),
        (lambda text: b"{}\n" + text, "no table that"),
        (lambda _: b"\x00\x01", "no table that"),
        (lambda text: text.replace(b'"version":1', b'"version":2', 1), "newer"),
        (lambda text: text.replace(b"six-nimmt", b"tarot"), "not here"),
    ],
)
def test_a_file_that_is_no_whole_table_changes_nothing(tmp_path, capsys, spoil, words):
    data, file = tmp_path / "korsi.db", tmp_path / "table.korsi"
    _, table = played(data)
    assert run("admin", "export", data, table, "--to", file) == 0
    assert run("admin", "export", data, table, "--to", file) == 2
    assert "already" in told_once(capsys)
    file.write_bytes(spoil(file.read_bytes()))
    assert run("admin", "import", data, file) == 2
    assert words in told_once(capsys)


def test_what_is_not_there_is_said_in_one_sentence(tmp_path, capsys):
    data = tmp_path / "korsi.db"
    assert run("admin", "tables", data) == 2
    assert "there is no file" in told_once(capsys)
    assert not data.exists()
    assert run("admin", "prepare", data) == 2
    assert "is a file" in told_once(capsys)
    played(data)
    assert run("admin", "export", data, "nothere1", "--to", tmp_path / "x") == 2
    assert "there is no table nothere1" in told_once(capsys)


def test_a_role_with_few_rights_serves_what_its_owner_has_prepared(postgres, capsys):
    address = postgres.new()
    name = address.rpartition("/")[2]
    role = f"Server {name}"  # with a capital and a space, as names may be
    databases.run(address, f'create role "{role}" login')
    lesser = address.replace("korsi@", f"{role.replace(' ', '%20')}@")
    try:
        assert run("admin", "tables", lesser) == 2
        assert "let its owner run `korsi admin prepare`" in told_once(capsys)
        assert run("admin", "prepare", address, "--role", role) == 0
        token, table = played(lesser)
        goes_on(lesser, token, table)
        for wrong in ("drop table korsi.log", "update korsi.version set version = 0"):
            with pytest.raises(asyncpg.InsufficientPrivilegeError):
                databases.run(lesser, wrong)
        assert run("admin", "prepare", address, "--role", "nobody there") == 2
        assert "nobody there" in told_once(capsys)
    finally:
        databases.run(address, f'drop owned by "{role}"')
        databases.run(address, f'drop role "{role}"')


def test_a_database_that_is_prepared_again_is_as_it_was(postgres):
    address = postgres.new()
    assert run("admin", "prepare", address) == 0
    token, table = played(address)
    assert run("admin", "prepare", address) == 0
    goes_on(address, token, table)
    asyncio.run(_up_to_date(address))


async def _up_to_date(address: str) -> None:
    store = await PostgresStore.open(address)
    await store.close()
    connection = await asyncpg.connect(address)
    assert await postgres_schema.known_version(connection) == postgres_schema.VERSION
    await connection.close()
