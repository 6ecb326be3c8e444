"""What a host does with `korsi admin` while people play: close a table, carry one elsewhere, look
after people. In a file and in a database."""

import asyncio
import json
from pathlib import Path

import pytest
from server.databases import Databases
from server.house import House, Line, two_people
from server.test_copies import run, told_once
from server.test_restart import until

from korsi_server.tables import closing, entries


def sent_away(line: Line) -> tuple[str, dict[str, str]]:
    """Why somebody was, for good."""
    fault = line.hear("fault")
    assert line.closed() == 4410
    return fault["why"], fault["data"]


def out(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


def test_a_table_is_set_aside_and_brought_back_and_ended_while_people_sit_there(data, capsys):
    with House(data) as house:
        first, second, table = two_people(house)
        ada = first.person
        assert run("admin", "aside", data, table) == 0
        for line in (first, second, ada.come(table)):
            assert sent_away(line) == ("fault-set-aside-table", {"table": table})
        answer = ada.http.get(f"/api/tables/{table}/record")
        assert (answer.status_code, answer.json()["why"]) == (410, "fault-set-aside-table")
        assert ada.http.get("/api/me").json()["tables"] == []
        assert run("admin", "aside", data, table) == 2
        assert "set aside already" in told_once(capsys)
        assert run("admin", "tables", data) == 0
        assert f"{table}  six-nimmt  set aside  Ada, Ben" in out(capsys)[-2]
        assert run("admin", "back", data, table) == 0
        until(lambda: ada.http.get("/api/me").json()["tables"] == [table])
        line = ada.come(table)
        line.move(line.hear("welcome")["legal"][0], "a")
        assert line.hear("done")
        assert run("admin", "end", data, table) == 0
        assert sent_away(line)[0] == "fault-ended-table"
        assert ada.http.get("/api/me").json()["tables"] == []
    assert run("admin", "back", data, table) == 2
    assert "is not set aside" in told_once(capsys)
    assert run("admin", "end", data, table) == 2
    assert "is ended already" in told_once(capsys)


@pytest.fixture(params=["to a database", "to a file"])
def places(request, tmp_path: Path, postgres: Databases) -> tuple[Path | str, Path | str]:
    """From where to where a table moves."""
    pair = (tmp_path / "korsi.db", postgres.new())
    return pair if request.param == "to a database" else pair[::-1]


def test_a_table_moves_between_servers_and_back_and_there_is_never_another_truth(
    places, tmp_path, capsys
):
    old, new = places
    file, again = tmp_path / "table.korsi", tmp_path / "again.korsi"
    with House(old) as here, House(new) as there:
        first, second, table = two_people(here)
        ada = first.person
        device = here.person()
        answer = device.http.post(ada.http.post("/api/me/link").json()["link"])
        token = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
        assert run("admin", "move", old, table, "--to", file, "--at", there.address) == 0
        why, ways = sent_away(first)
        site = there.address.rstrip("/")
        assert (why, ways["table"], ways["to"]) == (
            "fault-moved-table",
            table,
            f"{site}/t/{table}",
        )
        assert sent_away(second)[1]["as"] != ways["as"]
        assert "as" not in sent_away(here.person().come(table))[1]
        assert run("admin", "import", new, file) == 0
        assert run("admin", "import", new, file) == 2  # it may have gone on meanwhile
        assert "already" in told_once(capsys)
        for known in (ada.token, token):  # the cookie works where the name of the site is the same
            welcome = there.person(token=known).come(table).hear("welcome")
            assert (welcome["seat"], welcome["name"]) == (0, "Ada")
        stranger = there.person()  # and elsewhere the link lets people be who they were
        path = ways["as"].removeprefix(site)
        assert stranger.http.get(f"/api{path}").json()["name"] == "Ada"
        assert stranger.http.post(path, follow_redirects=False).status_code == 303
        line = there.person(token=ada.token).come(table)
        line.move(line.hear("welcome")["legal"][0], "a")
        number = line.hear("done")["number"]
        assert run("admin", "move", new, table, "--to", again) == 0
        assert sent_away(line) == ("fault-moved-table", {"table": table, "to": "none"})
        assert run("admin", "move", new, table, "--to", again, "--overwrite") == 0, "the same again"
        assert run("admin", "import", old, again) == 0
        assert run("admin", "import", old, file) == 2, "an old truth"
        until(lambda: ada.http.get("/api/me").json()["tables"] == [table])
        assert ada.come(table).hear("welcome")["number"] == number


def test_only_a_table_in_play_moves_and_only_to_an_address(tmp_path, capsys):
    data, file = tmp_path / "korsi.db", tmp_path / "table.korsi"
    with House(data) as house:
        table = house.person("Ada").make()
    assert run("admin", "move", data, table, "--to", file, "--at", "play.example.org/x") == 2
    assert "no address of a server" in told_once(capsys)
    assert run("admin", "end", data, table) == 0
    assert run("admin", "move", data, table, "--to", file) == 2
    assert "is ended" in told_once(capsys)
    assert run("admin", "export", data, table, "--to", file) == 0
    assert run("admin", "import", tmp_path / "korsi.db", file) == 2
    assert "can't go on" in told_once(capsys)


def test_people_are_listed_renamed_and_removed_while_they_play(data, capsys):
    with House(data) as house:
        first, second, table = two_people(house)
        waiting = second.person.make()
        ada, ben = first.person, second.person
        until(lambda: run("admin", "people", data) == 0 and "not seen" not in "".join(out(capsys)))
        assert run("admin", "people", data) == 0
        lines = out(capsys)
        assert lines[-1] == "people: 2"
        letters = {line.split("  ")[1]: line.split("  ")[0] for line in lines[:-1]}
        mine = next(line for line in lines if "Ada" in line)
        assert mine.endswith(f"seen 0.0 days ago  {table}")
        assert run("admin", "rename", data, letters["Ada"], "Ada Lovelace") == 0
        second.told(lambda told: told["table"]["sitters"][0]["name"] == "Ada Lovelace")
        assert run("admin", "remove", data, letters["Ben"]) == 0
        told = first.told(lambda told: told["table"]["sitters"][1]["level"] == "normal")
        assert told["table"]["sitters"][1]["name"] is None
        me = ben.http.get("/api/me").json()
        assert (me["name"], me["tables"]) == (None, [])
        assert ada.come(waiting).hear("welcome")["table"]["sitters"][0]["kind"] == "free"
        first.move(ada.come(table).hear("welcome")["legal"][0], "a")
        assert first.hear("done")
        for person, words in (("0", "too short"), ("zzzz", "nobody")):
            capsys.readouterr()
            assert run("admin", "remove", data, person) == 2
            assert words in told_once(capsys)
        assert run("admin", "rename", data, letters["Ada"], "\u200b") == 2
        assert "can't be used" in told_once(capsys)


def test_who_was_removed_leaves_what_their_device_gave_to_the_deal(house):
    ada, ben = house.person("Ada"), house.person("Ben")
    table = ada.make()
    first, second = ada.come(table), ben.come(table)
    second.say("sit", seat=1)
    second.told(lambda told: told["seat"] == 1)
    second.say("contribute", part="1" * 64)
    first.told(lambda told: told["table"]["fair"]["parts"])
    first.say("start")
    parts = first.until("playing")["table"]["fair"]["parts"]
    guest = house.hall.tables[table].log.chairs[1].guest
    assert run("admin", "remove", house.hall.settings.data, guest) == 0
    told = first.told(lambda told: told["table"]["sitters"][1]["level"] == "normal")
    assert told["table"]["fair"]["parts"] == parts


def test_a_log_is_repaired_where_it_is_and_what_makes_no_sense_is_set_aside(data, tmp_path, capsys):
    with House(data) as house:
        ada = house.person("Ada")
        good, bad = ada.make(), ada.make()
        assert run("repair", data) == 0
        assert out(capsys)[-2:] == ["Whole tables: 2", "All logs make sense."]
        spoiled = json.dumps({"entry": "stood", "seat": 9}).encode()
        number = house.hall.tables[bad].log.number + 1
        errand = house.hall.store.append(bad, number, [spoiled])
        asyncio.run_coroutine_threadsafe(errand, house.loop).result()
        assert run("repair", data) == 1
        assert f"Table {bad}: its log makes no sense, and it is set aside now" in out(capsys)
        assert sent_away(ada.come(bad)) == ("fault-damaged-table", {"table": bad})
        assert ada.come(good).hear("welcome")
    assert run("repair", data) == 1
    assert f"Table {bad}: set aside before, for the same reason" in out(capsys)
    assert run("admin", "back", data, bad) == 2
    assert "can't be played" in told_once(capsys)
    new = tmp_path / "new.db"
    assert run("repair", data, "--into", new) == 1
    assert out(capsys) == [
        f"Saved into {new}: whole tables 1, guests with a name 1",
        f"Table {bad}: its end is lost; it goes on after the first 2 entries",
    ]
    assert run("repair", new) == 0


def test_that_a_table_is_closed_is_known_without_the_rest_of_its_log():
    closed = entries.written(entries.Closed("moved", "https://a.example", {"x": "y"}))
    assert closing.last_word([b"nonsense", closed, b"more"]) == entries.read(closed)
    assert closing.last_word([closed, entries.written(entries.Reopened()), b"more"]) is None
    assert closing.last_word([]) is None
