"""What is PostgreSQL's own: the schema and who may change it, connections that are cut, a database
that is started anew, and addresses that lead nowhere."""

import asyncio
import time

import asyncpg
import pytest
from server.databases import Cluster, Databases
from server.house import House

from korsi.cli import main
from korsi_server.store import FULL, Down, Taken, Unusable, postgres_schema
from korsi_server.store import postgres as writer
from korsi_server.store.addresses import said
from korsi_server.store.postgres import PostgresStore
from korsi_server.store.postgres_schema import VERSION
from server import databases


def test_many_who_come_first_at_once_bring_the_database_up_once(postgres: Databases):
    address = postgres.new()

    async def test() -> None:
        stores = await asyncio.gather(*(PostgresStore.open(address) for _ in range(6)))
        for number, store in enumerate(stores, 1):
            await store.append("a", number, [b"x"])
            await store.close()

    asyncio.run(test())
    assert databases.run(address, "select version from korsi.version") == [(VERSION,)]


def test_when_bringing_a_database_up_fails_it_stays_as_it_was(postgres: Databases, monkeypatch):
    address = postgres.new()
    monkeypatch.setattr(
        postgres_schema,
        "MIGRATIONS",
        [*postgres_schema.MIGRATIONS, ["create table korsi.x (y int)", "no such words"]],
    )
    monkeypatch.setattr(postgres_schema, "VERSION", VERSION + 1)
    with pytest.raises(Unusable, match="can't use the database"):
        asyncio.run(PostgresStore.open(address))
    assert databases.run(address, "select to_regclass('korsi.version')") == [(None,)]


def test_a_database_from_before_passkeys_is_brought_up_and_keeps_all_it_holds(
    postgres: Databases, monkeypatch
):
    address = postgres.new()
    rows = {"guests": ("ada", "Ada", "fig", 5.5), "keys": ("phone", "ada")}

    async def earlier() -> None:
        connection = await asyncpg.connect(address)
        await postgres_schema.brought_up(connection)
        for table, row in rows.items():
            marks = ", ".join(f"${place}" for place in range(1, len(row) + 1))
            await connection.execute(f"insert into korsi.{table} values ({marks})", *row)
        await connection.close()

    async def now() -> None:
        store = await PostgresStore.open(address)
        assert await store.guest("phone") == ("ada", "Ada", "fig")
        assert await store.devices_of("ada") == [("phone", None, None)]
        await store.keep_code("ada", "code", 1.0)
        assert await store.guest_of_code("code") == ("ada", "Ada", "fig")
        await store.close()

    with monkeypatch.context() as then:
        then.setattr(postgres_schema, "MIGRATIONS", postgres_schema.MIGRATIONS[:3])
        then.setattr(postgres_schema, "VERSION", 3)
        asyncio.run(earlier())
    asyncio.run(now())


def test_a_database_of_a_newer_korsi_is_left_alone(postgres: Databases):
    address = postgres.new()

    async def test() -> None:
        await (await PostgresStore.open(address)).close()
        connection = await asyncpg.connect(address)
        await connection.execute("update korsi.version set version = 99")
        await connection.close()
        with pytest.raises(Unusable, match="a newer Korsi"):
            await PostgresStore.open(address)

    asyncio.run(test())


def postgres_name(address: str) -> str:
    return address.rpartition("/")[2]


def test_where_commits_are_not_synced_by_default_ours_are(postgres: Databases):
    address = postgres.new()
    databases.run(address, f"alter database {postgres_name(address)} set synchronous_commit = off")

    async def test() -> str:
        store = await PostgresStore.open(address)
        try:
            return str(await store.transact(shown))
        finally:
            await store.close()

    async def shown(connection: asyncpg.Connection) -> str:
        return await connection.fetchval("show synchronous_commit")

    assert asyncio.run(test()) == "on"


def test_connections_that_are_cut_are_made_anew(postgres: Databases):
    address = postgres.new()
    cut = (
        "select pg_terminate_backend(pid) from pg_stat_activity"
        " where datname = current_database() and pid <> pg_backend_pid()"
    )

    async def test() -> None:
        store = await PostgresStore.open(address)
        number = 0
        for _ in range(3):
            number += 1
            await asyncio.gather(
                store.append("a", number, [b"x"]), *(store.read("a") for _ in range(8))
            )
            connection = await asyncpg.connect(address)
            await connection.fetch(cut)
            await connection.close()
            for attempt in range(20):
                try:
                    await store.append("a", number + 1, [b"y"])
                    number += 1
                    break
                except Taken:
                    number += 1  # the last try had happened
                    break
                except Down:
                    assert attempt < 19
            while True:
                try:
                    assert len(await store.read("a")) == number
                    break
                except Down:
                    continue
            assert store.trouble is None
        await store.close()

    asyncio.run(test())


def test_appends_that_stood_in_each_others_way_are_tried_again(postgres: Databases, monkeypatch):
    address = postgres.new()
    tries = []
    append = writer._append

    async def unlucky(connection, group):
        tries.append(len(group))
        if len(tries) < 3:
            raise asyncpg.DeadlockDetectedError("deadlock detected")
        return await append(connection, group)

    monkeypatch.setattr(writer, "_append", unlucky)

    async def test() -> None:
        store = await PostgresStore.open(address)
        await store.append("a", 1, [b"x"])
        assert await store.read("a") == [b"x"]
        await store.close()

    asyncio.run(test())
    assert len(tries) == 3


def test_a_full_disk_is_told_by_name_until_there_is_room(postgres: Databases, monkeypatch):
    address = postgres.new()
    append = writer._append

    async def full(connection, group):
        raise asyncpg.DiskFullError("could not extend file: No space left on device")

    async def test() -> None:
        store = await PostgresStore.open(address)
        monkeypatch.setattr(writer, "_append", full)
        with pytest.raises(Down):
            await store.append("a", 1, [b"x"])
        assert store.trouble == FULL
        monkeypatch.setattr(writer, "_append", append)
        await store.probe()
        assert store.trouble is None
        await store.append("a", 1, [b"x"])
        await store.close()

    asyncio.run(test())


def test_play_goes_on_when_the_database_was_started_anew():
    cluster = Cluster()
    try:
        with House(f"{cluster.address}/postgres") as house:
            ada = house.person("Ada")
            table = ada.make(bots=None, seats=2)
            line = ada.come(table)
            line.hear("welcome")
            cluster.stop("immediate")
            line.say("chat", text="is anybody there?")
            assert line.hear("fault")["why"] == "fault-busy"
            assert ada.http.get("/healthz").status_code == 503
            cluster.start()
            until = time.monotonic() + 20
            while ada.http.get("/healthz").status_code != 200:
                assert time.monotonic() < until
                time.sleep(0.1)
            again = ada.come(table)
            again.hear("welcome")
            again.say("chat", text="here we are")
            assert again.hear("chat")["line"]["text"] == "here we are"
    finally:
        cluster.remove()


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ada:secret@127.0.0.1:1/none",
        "postgresql://ada:secret@127.0.0.1:99999/none",
        "postgresql://ada:secret@127.0.0.1:port/none",
        "postgresql://ada:secret@/none?host=/nowhere",
    ],
)
def test_an_address_that_leads_nowhere_gets_one_sentence_without_the_password(address, capsys):
    assert main(["serve", "--port", "0", "--data", address]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "can't use the database" in told
    assert "secret" not in told


def test_an_address_is_said_without_its_password():
    assert said("postgresql://db.example/korsi") == "postgresql://db.example/korsi"
    assert said("postgresql://ada:x%40y@db:5/k?password=z") == "postgresql://ada@db:5/k"
