"""A data file of an earlier version: its tables, in play and over, its guests and their seats."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from server.house import PATIENCE, House, Person, Player, open_house, play_on

import korsi
from korsi.catalogue import GAMES
from korsi.fairness import verify
from korsi_server.avatars import shown
from korsi_server.tables.guests import hashed

EARLIER = Path(__file__).parents[1] / "earlier"
KEPT: dict[str, Any] = json.loads((EARLIER / "schema_2.json").read_text("utf-8"))
TABLES = [table for table, told in KEPT["tables"].items() if told["game"] in GAMES]
"""In play, of the games that this house still has."""


@pytest.fixture
def old_house(tmp_path: Path) -> Iterator[House]:
    data = tmp_path / "korsi.db"
    shutil.copy(EARLIER / "schema_2.db", data)
    with open_house(data) as house:
        yield house


def ada_of(house: House) -> Person:
    """The guest of back then, who kept the cookie."""
    ada = house.person()
    ada.http.headers["cookie"] = f"korsi={KEPT['token']}"
    ada.token = KEPT["token"]
    return ada


@pytest.mark.parametrize("table", TABLES)
def test_a_table_in_play_goes_on(old_house: House, table: str) -> None:
    entries = len(old_house.log(table))
    assert entries == KEPT["tables"][table]["entries"]
    line = ada_of(old_house).come(table)
    welcome = line.hear("welcome")
    assert welcome["seat"] == 0
    assert welcome["table"]["game"] == KEPT["tables"][table]["game"]
    view, legal = welcome["view"], welcome["legal"]
    assert view["rules"] == next(
        entry["rules"] for entry in korsi.catalogue() if entry["game"] == view["game"]
    )
    while 0 not in view["acting"]:
        events = line.hear("events")
        view, legal = events["view"], events["legal"]
    line.move(legal[0], "go-on")
    done = line.hear("done", "refused", "fault")
    assert done["say"] == "done"
    assert len(old_house.log(table)) > entries


def test_a_guest_is_known_and_a_finished_game_can_be_seen_again(old_house: House) -> None:
    ada = ada_of(old_house)
    assert ada.http.get("/api/me").json()["name"] == "Ada"
    end = monotonic() + PATIENCE
    while ada.http.get("/api/me").json()["tables"] != sorted(TABLES):
        assert monotonic() < end, "who sits where is found in the old logs, bit by bit"
    record = ada.http.get(f"/api/tables/{KEPT['finished']}/record")
    assert korsi.replay(record.json()).over
    assert ada.http.get(f"/api/tables/{KEPT['finished']}/replay").status_code == 200


FIRST: dict[str, str] = json.loads((EARLIER / "schema_1.json").read_text("utf-8"))


@pytest.mark.parametrize("_", [FIRST["game"]] if FIRST["game"] in GAMES else [])
def test_a_file_of_the_first_schema_goes_on(tmp_path: Path, _: str) -> None:
    data = tmp_path / "korsi.db"
    shutil.copy(EARLIER / "schema_1.db", data)
    with open_house(data) as house:
        ada = house.person()
        ada.http.headers["cookie"] = f"korsi={FIRST['token']}"
        ada.token = FIRST["token"]
        waiting = ada.come(FIRST["waiting"])
        assert waiting.hear("welcome")["table"]["fair"] is None
        waiting.say("start", level="easy")
        assert waiting.until("playing")["table"]["sitters"][0]["name"] == "Ada"
        player = Player(ada.come(FIRST["playing"]))
        play_on([player])
        assert player.over
        for table in (FIRST["playing"], FIRST["over"]):
            verdict = verify(ada.http.get(f"/api/tables/{table}/record").content)
            assert verdict.wrong is None
            assert verdict.commitment is None, "nobody promised anything yet"


THIRD: dict[str, str] = json.loads((EARLIER / "schema_3.json").read_text("utf-8"))


@pytest.mark.parametrize("_", [THIRD["game"]] if THIRD["game"] in GAMES else [])
def test_a_file_from_before_avatars_goes_on_and_everybody_is_given_one(
    tmp_path: Path, _: str
) -> None:
    data = tmp_path / "korsi.db"
    shutil.copy(EARLIER / "schema_3.db", data)
    with open_house(data) as house:
        ada = house.person()
        ada.http.headers["cookie"] = f"korsi={THIRD['token']}"
        ada.token = THIRD["token"]
        me = ada.http.get("/api/me").json()
        assert (me["name"], me["avatar"]) == ("Ada", shown(None, hashed(ada.token)))
        assert sorted(me["tables"]) == sorted([THIRD["waiting"], THIRD["playing"]])
        waiting = ada.come(THIRD["waiting"])
        sitters = waiting.hear("welcome")["table"]["sitters"]
        assert [sitter["name"] for sitter in sitters] == ["Ada", "Ben", None]
        assert sitters[2]["avatar"] == shown(None, hashed(THIRD["nameless"]))
        ada.http.put("/api/me", json={"avatar": "quince"})
        told = waiting.told(lambda told: told["table"]["sitters"][0]["avatar"] == "quince")
        assert told["table"]["sitters"][0]["name"] == "Ada"
        player = Player(ada.come(THIRD["playing"]))
        play_on([player])
        assert player.over
        for table in (THIRD["playing"], THIRD["over"]):
            assert verify(ada.http.get(f"/api/tables/{table}/record").content).wrong is None
