"""What is kept of those who asked to be told goes wherever the rest goes: into copies, back from
them, out of a damaged file, from a file to a database; and with a person who is removed."""

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.house import open_house
from server.push_service import push_service
from server.test_every_store import opened

from korsi.cli import main
from korsi_server.settings import Push
from korsi_server.store.bells import Bell, Wait, Wishes
from korsi_server.store.schema import open_file

ADA, BEN = "a" * 32, "b" * 32
PHONE = Bell("1" * 32, ADA, "https://push.example/1", "key", "auth", "https://play.example", 5.5)
WISHES = Wishes("Asia/Tehran", 1320, 480, 0)
WAIT = Wait(ADA, "abcd1234", 7, 10.5, 20.5, None, "Ben", 0)


async def fill(store: Any) -> None:
    """Somebody with a device, quiet hours and a game that waits; at a table, so there is one."""
    created = (
        b'{"entry":"created","game":"six-nimmt","rules":1,"seats":2,"options":{},"open":false}'
    )
    await store.append("abcd1234", 1, [created], seated={0: ADA})
    assert await store.seal("vapid", "secret") == "secret"
    await store.hang(PHONE, 8)
    await store.wish(ADA, WISHES)
    await store.wait([WAIT])


async def holds(store: Any) -> bool:
    return (
        await store.seal("vapid", "another") == "secret"
        and await store.bells_of(ADA) == [PHONE]
        and await store.wishes_of(ADA) == WISHES
        and await store.waits_of(ADA) == [WAIT]
    )


def test_a_store_keeps_it(data):
    async def test() -> None:
        async with opened(data) as store:
            await fill(store)
        async with opened(data) as store:
            assert await holds(store)
            assert await store.bells_of(BEN) == []
            assert await store.wishes_of(BEN) == Wishes()

    asyncio.run(test())


def test_nothing_is_noted_for_who_has_no_device(data):
    async def test() -> None:
        async with opened(data) as store:
            await store.wait([WAIT])
            assert await store.waits_of(ADA) == []
            assert await store.next_due(0.0) is None

    asyncio.run(test())


def test_a_wait_is_told_once_and_a_newer_one_again(data):
    async def test() -> None:
        async with opened(data) as store:
            await store.hang(PHONE, 8)
            wait = WAIT._replace(nudge=None)
            await store.wait([wait])
            assert await store.next_due(0.0) == 20.5
            assert await store.due(20.0, 200.0, 10) == []
            assert await store.due(21.0, 261.0, 10) == [ADA]
            assert await store.due(21.0, 261.0, 10) == [], "somebody has taken it"
            assert await store.due(262.0, 500.0, 10) == [ADA], "who is gone"
            await store.settle([wait], 263.0)
            await store.wait([wait])
            assert await store.next_due(0.0) is None
            await store.wait([wait._replace(number=9, due=300.0)])
            await store.settle([wait], 301.0)
            assert await store.next_due(0.0) == 300.0, "of the newer one they know nothing"
            await store.drop([wait])
            assert len(await store.waits_of(ADA)) == 1
            assert await store.next_due(11.0) is None, "nobody is told of what is very old"

    asyncio.run(test())


def test_what_waits_at_a_table_goes_with_the_table(data):
    async def test() -> None:
        async with opened(data) as store:
            await fill(store)
            assert await store.forget("abcd1234", 1)
            assert await store.waits_of(ADA) == []
            assert await store.bells_of(ADA) == [PHONE]

    asyncio.run(test())


def test_it_goes_with_a_person_who_is_removed(data):
    async def test() -> None:
        async with opened(data) as store:
            await fill(store)
            await store.unknow(ADA)
            assert await store.bells_of(ADA) == []
            assert await store.wishes_of(ADA) == Wishes()
            assert await store.waits_of(ADA) == []

    asyncio.run(test())


def run(*words: object) -> None:
    assert main([str(word) for word in words]) == 0


@pytest.mark.parametrize("way", ["copied", "restored", "repaired"])
def test_copies_and_repairs_bring_it_along(data, tmp_path: Path, way: str):
    async def prepare() -> None:
        async with opened(data) as store:
            await fill(store)

    async def look(where: Path | str) -> None:
        async with opened(where) as store:
            assert await holds(store)

    asyncio.run(prepare())
    copy, goal = tmp_path / "copy.db", tmp_path / "new.db"
    if way == "repaired":
        run("repair", data, "--into", goal)
    else:
        run("backup", data, "--to", copy)
        goal = copy
    if way == "restored":
        goal = data if isinstance(data, str) else tmp_path / "again.db"
        run("restore", copy, "--into", goal, "--overwrite")
    asyncio.run(look(goal))


def test_an_older_file_is_brought_up(tmp_path: Path):
    data = tmp_path / "korsi.db"
    with closing(open_file(data)) as file:
        for later in ("seals", "bells", "wishes", "waits"):
            file.execute(f"drop table {later}")
        file.execute("update korsi set version = 5")
    with open_house(data, push=Push(anywhere=True)) as house, push_service() as service:
        ada = house.person("Ada")
        device = service.device("phone").subscription
        assert len(ada.http.put("/api/me/bell", json=device).json()["devices"]) == 1
