"""A disk that is full: people are told, nothing is half there, and when there is room again play
goes on by itself."""

import asyncio

import pytest
from server.house import fill, open_house
from server.test_restart import until
from server.test_store import opened

from korsi_server.store import Down
from korsi_server.tables import hall as halls


def test_a_store_says_what_its_trouble_is_and_when_it_is_over(tmp_path):
    async def test():
        async with opened(tmp_path / "korsi.db") as store:
            await store.append("a", 1, [b"x"])
            assert store.trouble is None
            fill(store, True)
            for table in ("a", "b"):
                with pytest.raises(Down, match="full"):
                    await store.append(table, 2 if table == "a" else 1, [b"x" * 9000])
            assert "full" in store.trouble
            assert await store.read("a") == [b"x"], "nothing is half there, and reading goes on"
            fill(store, False)
            assert store.trouble is not None, "nobody has tried"
            await store.probe()
            assert store.trouble is None
            await store.append("a", 2, [b"y"])
            assert await store.read("a") == [b"x", b"y"]

    asyncio.run(test())


def test_while_the_disk_is_full_people_are_told_and_then_play_goes_on(tmp_path, monkeypatch):
    monkeypatch.setattr(halls, "RETRY", 0.05)
    with open_house(tmp_path / "korsi.db") as house:
        store = house.hall.store
        ada = house.person("Ada")
        line = ada.come(ada.make(bots="easy"))
        line.hear("welcome")
        fill(store, True)
        text = "so long a line that it needs room " * 5
        for _ in range(200):
            line.say("chat", text=text)
            if line.hear("chat", "fault")["say"] == "fault":
                break
        else:
            raise AssertionError("there was room")
        assert line.seen[-1]["why"] == "fault-no-room"
        wish = {"game": "six-nimmt", "seats": 2}
        answers = [ada.http.post("/api/tables", json=wish) for _ in range(20)]  # a page has room
        assert (answers[-1].status_code, answers[-1].json()["why"]) == (503, "fault-no-room")
        until(lambda: store.trouble is not None)
        heard = line.hear("welcome")
        assert heard["table"]["status"] == "playing"
        fill(store, False)
        until(lambda: store.trouble is None)
        assert line.ask("chat", "chat", text="there is room")["line"]["text"] == "there is room"
