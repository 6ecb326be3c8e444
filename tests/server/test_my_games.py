"""Own games over HTTP: lists, statistics, friends, results alone, and all of it as a file; and old
files, whose finished games are found in their logs."""

import json
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from server.house import GENEROUS, PATIENCE, House, Person, Player, open_house, play_on
from server.test_copies import run as korsi
from server.test_databases import EARLIER

import korsi as engine
from korsi.catalogue import GAMES
from korsi.counting import counted, declared
from korsi_server import my_games
from korsi_server.settings import Keep, Limits
from korsi_server.tables import outcomes, retention
from korsi_server.tables.guests import hashed

FIFTH: dict[str, Any] = json.loads((EARLIER / "schema_5.json").read_text("utf-8"))
OVER = {table: told for table, told in FIFTH["results"].items() if told["game"] in GAMES}


def play(*people: Person, **wish: Any) -> str:
    """A table where these people play a game to its end; the first makes it."""
    host, *others = people
    table = host.make(seats=max(2, len(people)), **wish)
    lines = [person.come(table) for person in people]
    for seat, line in enumerate(lines[1:], 1):
        line.hear("welcome")
        line.say("sit", seat=seat)
        line.told(lambda told, seat=seat: told["seat"] == seat)
    for line in lines:
        line.close()
    players = [person.come(table) for person in people]
    if others:
        players[0].say("start")
        players[0].until("playing")
    playing = [Player(person.come(table)) for person in people]
    play_on(playing)
    return table


def get(person: Person, path: str) -> Any:
    answer = person.http.get(f"/api/me/{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def finished(person: Person, wish: str = "") -> list[str]:
    return [one["table"] for one in get(person, f"games{wish}")["finished"]]


def until(when: Any) -> None:
    end = monotonic() + PATIENCE
    while not when():
        assert monotonic() < end
        time.sleep(0.02)


@pytest.fixture(scope="module")
def played(house: House) -> tuple[Person, Person, Person, list[str]]:
    """Ada and Ben have played two games, and Ada one with a bot; Zoe none."""
    ada, ben, zoe = house.person("Ada"), house.person("Бен"), house.person("Zoe")
    tables = [play(ada, ben), play(ada, ben)]
    table = ada.make(bots="easy")
    play_on([Player(ada.come(table))])
    return ada, ben, zoe, [*tables, table]


def test_a_finished_game_is_in_the_lists_of_all_who_sat_there_and_of_nobody_else(played):
    ada, ben, zoe, tables = played
    assert finished(ada) == tables[::-1]
    assert finished(ben) == tables[1::-1]
    assert finished(zoe) == []
    one = get(ben, "games")["finished"][0]
    game = engine.replay(ada.http.get(f"/api/tables/{one['table']}/record").json())
    assert (one["game"], one["seat"], one["kept"]) == ("six-nimmt", 1, True)
    assert [seat["score"] for seat in one["seats"]] == game.scores
    assert [seat["won"] for seat in one["seats"]] == [seat in game.winners for seat in (0, 1)]
    assert [seat["name"] for seat in one["seats"]] == ["Ada", "Бен"]
    assert abs(one["ended"] - time.time()) < 60


def test_they_are_looked_for_by_wish(played):
    ada, ben, _, tables = played
    won = finished(ada, "?result=won")
    lost = finished(ada, "?result=lost")
    assert sorted(won + lost) == sorted(tables)
    assert finished(ada, "?name=бе") == tables[1::-1]
    assert finished(ada, "?name=nobody") == []
    assert finished(ada, "?game=six-nimmt") == tables[::-1]
    assert finished(ada, "?game=go") == []
    assert finished(ada, f"?until={time.time() - 3600}") == []
    (friend,) = get(ada, "friends")["friends"]
    assert finished(ada, f"?with={friend['who']}") == tables[1::-1]
    assert finished(ada, "?with=0000000000000000") == []
    assert finished(ben, f"?with={friend['who']}") == [], "others know Ben by another number"


def test_they_are_turned_page_by_page(played):
    ada, _, _, tables = played
    first = get(ada, "games?most=2")
    assert [one["table"] for one in first["finished"]] == tables[:0:-1]
    last = get(ada, f"games?most=2&after={first['more']}")
    assert [one["table"] for one in last["finished"]] == tables[:1]
    assert (last["more"], last["playing"]) == (None, [])


@pytest.mark.parametrize(
    "wish",
    ["colour=red", "result=best", "since=soon", "until=nan", "after=x", "most=inf", "after=inf:x"],
)
def test_a_wish_that_is_none_is_named(played, wish: str):
    answer = played[0].http.get(f"/api/me/games?{wish}")
    assert answer.status_code == 400
    assert answer.json() == {
        "why": "fault-not-understood",
        "data": {"wrong": wish.partition("=")[0]},
    }


def test_unfinished_games_come_first_by_the_same_wishes(house: House):
    ada, ben = house.person("Ada"), house.person("Ben")
    waiting = ada.make(seats=3)
    line = ben.come(waiting)
    line.hear("welcome")
    line.say("sit", seat=1)
    line.told(lambda told: told["seat"] == 1)
    alone = ada.make(bots="easy")

    def playing(wish: str = "") -> set[str]:
        return {one["table"]["id"] for one in get(ada, f"games{wish}")["playing"]}

    assert playing() == {waiting, alone}
    assert playing("?name=BEN") == {waiting}
    assert playing("?name=Ada") == set()
    assert playing("?result=won") == set()
    assert playing("?game=go") == set()
    assert playing(f"?until={time.time() - 60}") == set()
    table = play(ada, ben)
    (friend,) = get(ada, "friends")["friends"]
    assert playing(f"?with={friend['who']}") == {waiting}
    assert finished(ada) == [table]


def test_tables_that_nobody_has_touched_for_months_are_among_them(tmp_path: Path):
    data = tmp_path / "korsi.db"
    with open_house(data) as house:
        ada = house.person("Ada")
        table = ada.make()
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("update tables set touched = touched - 9e6")
    with open_house(data) as house:
        ada = house.person(token=ada.token)
        assert ada.http.get("/api/me").json()["tables"] == []
        assert [one["table"]["id"] for one in get(ada, "games")["playing"]] == [table]


def test_statistics_are_what_the_game_counts_over_all_games(played):
    ada, _, zoe, tables = played
    games = [engine.replay(ada.http.get(f"/api/tables/{table}/record").json()) for table in tables]
    (told,) = get(ada, "statistics")["games"]
    assert (told["game"], told["alone"], told["games"]) == ("six-nimmt", False, 3)
    assert told["won"] == sum(0 in game.winners for game in games)
    assert told["best"] == min(game.scores[0] for game in games)
    assert told["mean"] == pytest.approx(sum(game.scores[0] for game in games) / 3, abs=0.001)
    counts = [counted(game)[0] for game in games]
    sums = {key: sum(one[key] for one in counts) for key in counts[0]}
    values = {value["key"]: value["value"] for value in told["values"]}
    assert list(values) == [one.key for one in declared("six-nimmt")]
    assert values["rounds"] == 3
    assert values["heads"] == pytest.approx(sums["heads"] / 3, abs=0.001)
    assert values["won"] == pytest.approx(sums["won"] / 3, abs=0.001)
    assert values["dearest"] == max(one["dearest"] for one in counts)
    assert get(zoe, "statistics") == {"games": []}


def test_friends_are_known_by_who_they_are_and_called_by_their_last_name(played):
    ada, ben, zoe, _ = played
    assert ben.http.put("/api/me", json={"name": "Benjamin"}).status_code == 200
    (friend,) = get(ada, "friends")["friends"]
    assert friend["name"] == "Benjamin"
    (at,) = friend["games"]
    assert (at["game"], at["games"], at["together"]) == ("six-nimmt", 2, 0)
    (turned,) = get(ben, "friends")["friends"]
    (other,) = turned["games"]
    assert (other["ahead"], other["behind"]) == (at["behind"], at["ahead"])
    assert at["ahead"] + at["behind"] + at["equal"] == 2
    assert turned["who"] != friend["who"]
    assert get(zoe, "friends") == {"friends": []}
    said = ada.http.get("/api/me/games").text + ada.http.get("/api/me/friends").text
    assert hashed(ben.token) not in said
    assert hashed(ada.token) not in said


def test_the_file_has_all_games_with_the_addresses_of_their_files(played, house: House):
    ada, _, zoe, tables = played
    answer = ada.http.get("/api/me/games/file")
    assert answer.headers["content-disposition"] == 'attachment; filename="korsi-games.json"'
    told = answer.json()
    assert (told["form"], told["version"], told["name"]) == ("korsi-games", 1, "Ada")
    assert [game["table"] for game in told["games"]] == tables[::-1]
    for game in told["games"]:
        assert game["file"] == f"{house.address}api/tables/{game['table']}/record"
        record = ada.http.get(game["file"])
        replayed = engine.replay(record.json())
        assert game["counts"] == counted(replayed)[game["seat"]]
        assert game["replay"] == f"{house.address}replay/{game['table']}"
    assert zoe.http.get("/api/me/games/file").json()["games"] == []


def test_a_long_file_comes_in_parts(house: House, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(my_games, "BATCH", 2)
    ada = house.person("Ada")
    tables = []
    for _ in range(3):
        tables.append(ada.make(bots="easy"))
        play_on([Player(ada.come(tables[-1]))])
    told = ada.http.get("/api/me/games/file").json()
    assert [game["table"] for game in told["games"]] == tables[::-1]


PATHS = ("games", "games/file", "statistics", "friends", "alone")


@pytest.mark.parametrize("path", PATHS)
def test_nobody_is_told_without_a_cookie(house: House, path: str):
    nobody = house.person()
    answer = nobody.http.get(f"/api/me/{path}", headers={"cookie": ""})
    assert (answer.status_code, answer.json()["why"]) == (401, "fault-no-guest")


def test_who_asks_too_often_is_told_so(tmp_path: Path):
    limits = {field: getattr(GENEROUS, field) for field in Limits.__slots__}
    few = Limits(**{**limits, "lists": (0.01, 3), "exports": (0.01, 2)})
    with open_house(tmp_path / "korsi.db", limits=few) as house:
        ada = house.person("Ada")
        answers = [ada.http.get(f"/api/me/{path}").status_code for path in (*PATHS, "games/file")]
        assert answers == [200, 200, 200, 200, 429, 200]
        again = ada.http.get("/api/me/games/file")
        assert (again.status_code, again.json()["why"]) == (429, "fault-too-fast")


def test_by_two_servers_of_one_database_it_is_the_same(postgres):
    address = postgres.new()
    with House(address) as one, House(address) as other:
        ada = one.person("Ada")
        table = ada.make(bots="easy")
        play_on([Player(ada.come(table))])
        there = ada.at(other)
        assert finished(there) == [table]
        assert get(there, "statistics") == get(ada, "statistics")


def test_who_is_removed_by_the_host_has_no_games_any_more_and_the_others_keep_theirs(data, capsys):
    with House(data) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = play(ada, ben)
    assert korsi("admin", "people", data) == 0
    (line,) = [line for line in capsys.readouterr().out.splitlines() if "  Ben  " in line]
    assert korsi("admin", "remove", data, line.split()[0]) == 0
    with House(data) as house:
        ada, ben = house.person(token=ada.token), house.person(token=ben.token)
        assert finished(ben) == []
        (one,) = get(ada, "games")["finished"]
        assert one["table"] == table
        gone = one["seats"][1]
        assert (gone["kind"], gone["name"], gone["who"]) == ("person", None, None)
        assert get(ada, "friends") == {"friends": []}


def test_a_table_that_is_carried_elsewhere_is_in_the_lists_there(tmp_path: Path, postgres):
    data, file, other = tmp_path / "korsi.db", tmp_path / "table.korsi", postgres.new()
    with House(data) as house:
        ada = house.person("Ada")
        table = ada.make(bots="easy")
        play_on([Player(ada.come(table))])
        before = get(ada, "games")["finished"][0]["seats"]
        assert korsi("admin", "export", data, table, "--to", file) == 0
    assert korsi("admin", "import", other, file) == 0
    with House(other) as house:
        (there,) = get(house.person(token=ada.token), "games")["finished"]
        assert (there["table"], there["seats"]) == (table, before)


def test_what_came_of_a_game_outlives_its_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(retention, "PAUSE", 0.0)
    data = tmp_path / "korsi.db"
    with House(data) as house:
        ada = house.person("Ada")
        table = ada.make(bots="easy")
        play_on([Player(ada.come(table))])
        before = get(ada, "statistics")
    with House(data, keep=Keep(finished=0.0)) as house:
        ada = house.person(token=ada.token)
        until(lambda: not get(ada, "games")["finished"][0]["kept"])
        assert ada.http.get(f"/api/tables/{table}/record").status_code == 404
        assert get(ada, "statistics") == before
        (filed,) = ada.http.get("/api/me/games/file").json()["games"]
        assert (filed["replay"], filed["file"]) == (None, None)


def test_a_game_that_can_not_be_counted_ends_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def broken(_: object) -> None:
        raise RuntimeError("a slip in somebody's package")

    monkeypatch.setattr(outcomes, "counted", broken)
    with House(tmp_path / "korsi.db") as house:
        ada = house.person("Ada")
        table = ada.make(bots="easy")
        play_on([Player(ada.come(table))])
        assert finished(ada) == [table]
        (told,) = get(ada, "statistics")["games"]
        assert (told["games"], told["values"]) == (1, [])


# Files of earlier versions


def older(tmp_path: Path, schema: int) -> Path:
    data = tmp_path / "korsi.db"
    shutil.copy(EARLIER / f"schema_{schema}.db", data)
    return data


def test_finished_games_of_an_older_file_are_found_in_their_logs(tmp_path: Path):
    with House(older(tmp_path, 5)) as house:
        ada, ben = house.person(token=FIFTH["token"]), house.person(token=FIFTH["other"])
        until(lambda: len(finished(ada)) == len(OVER))
        games = get(ada, "games")["finished"]
        for one in games:
            told = OVER[one["table"]]
            assert one["game"] == told["game"]
            assert [seat["score"] for seat in one["seats"]] == told["scores"]
            won = [seat for seat, sat in enumerate(one["seats"]) if sat["won"]]
            assert won == told["winners"]
            assert one["ended"] == told["ended"], "not when somebody chatted afterwards"
        filed = ada.http.get("/api/me/games/file").json()["games"]
        for game in filed:
            record = ada.http.get(f"/api/tables/{game['table']}/record").json()
            assert game["counts"] == counted(engine.replay(record))[0]
        assert {one["table"]["id"] for one in get(ada, "games")["playing"]} == {
            FIFTH["playing"],
            FIFTH["waiting"],
        }
        (friend, nameless) = get(ada, "friends")["friends"]
        assert (friend["name"], nameless["name"]) == ("Ben", None)
        assert len(finished(ben)) == sum(one["games"] for one in friend["games"])


def test_it_starts_at_once_and_a_damaged_game_is_skipped_and_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    data = older(tmp_path, 5)
    spoilt, *others = FIFTH["over"]["six-nimmt"]
    with closing(sqlite3.connect(data)) as connection, connection:
        query = 'update log set entry = ? where "table" = ? and number = 9'
        connection.execute(query, ('{"entry":"moved","seat":9,"move":{}}', spoilt))
    with House(data) as house:
        ada = house.person(token=FIFTH["token"])
        assert ada.http.get("/api/me").json()["name"] == "Ada"
        until(lambda: len(finished(ada)) == len(OVER) - 1)
        assert set(others) < set(finished(ada))
        until(lambda: f"table {spoilt} is damaged" in caplog.text)
        answer = ada.http.get(f"/api/tables/{spoilt}/record")
        assert answer.json()["why"] == "fault-damaged-table"
    with closing(sqlite3.connect(data)) as connection:
        assert connection.execute('select "table" from uncounted').fetchall() == [(spoilt,)]


@pytest.mark.parametrize("schema", [1, 2, 3])
def test_games_of_still_older_files_are_found_too(tmp_path: Path, schema: int):
    told = json.loads((EARLIER / f"schema_{schema}.json").read_text("utf-8"))
    table = told.get("over") or told["finished"]
    with House(older(tmp_path, schema)) as house:
        ada = house.person(token=told["token"])
        record = ada.http.get(f"/api/tables/{table}/record")
        if record.status_code != 200:
            pytest.skip("of a game that this house does not have")
        until(lambda: finished(ada) == [table])
        scores = [seat["score"] for seat in get(ada, "games")["finished"][0]["seats"]]
        assert scores == engine.replay(record.json()).scores


def test_an_older_file_in_a_database_is_counted_there(tmp_path: Path, postgres):
    address = postgres.new()
    assert korsi("restore", older(tmp_path, 5), "--into", address) == 0
    with House(address) as house:
        ada = house.person(token=FIFTH["token"])
        until(lambda: len(finished(ada)) == len(OVER))


def test_no_table_goes_to_the_archive_before_its_game_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(retention, "PAUSE", 0.0)
    with House(older(tmp_path, 5), keep=Keep(finished=0.0)) as house:
        ada = house.person(token=FIFTH["token"])

        def gone() -> bool:
            games = get(ada, "games")["finished"]
            return len(games) == len(OVER) and not any(one["kept"] for one in games)

        until(gone)
