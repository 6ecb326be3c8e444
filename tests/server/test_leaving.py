"""Leaving for good: nothing of a person is left, in any log and in any store, and the games of
others go on."""

import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from server.house import PATIENCE, House, Line, Person, Player, open_house, play_on
from server.test_every_store import past_the_store
from server.test_passkeys import Browser
from server.test_who import code_of, come_by, kept, me, phone_of, why

from korsi.fairness import verify
from korsi_server.tables.guests import hashed
from server import databases

NAME = "Zarathustra"
WORDS = "a secret of mine"


def leave(person: Person) -> int:
    answer = person.http.post("/api/me/leave", json={"sure": "yes"})
    assert answer.status_code == 200, answer.text
    assert person.token not in answer.headers["set-cookie"]
    tables: int = answer.json()["tables"]
    return tables


def until(true: Callable[[], object]) -> None:
    end = monotonic() + PATIENCE
    while not true():
        assert monotonic() < end
        sleep(0.02)


def everything(data: Path | str) -> str:
    """All that a store holds, as one text: of a file, every byte of it."""
    if isinstance(data, str):
        query = "select tablename from pg_tables where schemaname = 'korsi'"
        tables = [row[0] for row in databases.run(data, query)]
        return str([databases.run(data, f"select * from korsi.{table}") for table in tables])
    files = data.parent.glob(f"{data.name}*")
    return b"".join(file.read_bytes() for file in files if file.is_file()).decode("latin-1")


def forgotten(data: Path | str) -> bool:
    """Whether nobody who left is still looked for."""
    if isinstance(data, str):
        return databases.run(data, "select * from korsi.leavers") == []
    with closing(sqlite3.connect(data, timeout=5)) as file:
        return file.execute("select * from leavers").fetchall() == []


def seated(house: House, *people: Person, **wish: Any) -> tuple[str, list[Line]]:
    """A table where they sit, which has begun."""
    table = people[0].make(seats=len(people), **wish)
    lines = [person.come(table) for person in people]
    for seat, line in enumerate(lines):
        line.hear("welcome")
        if seat:
            line.say("sit", seat=seat)
            line.told(lambda told, seat=seat: told["seat"] == seat)
    lines[0].say("start")
    for line in lines:
        line.hear("events")
    return table, lines


def test_nothing_of_somebody_who_left_is_in_the_store(data: Path | str) -> None:
    with House(data) as house:
        zara, ben = house.person(NAME), house.person("Ben")
        guest = hashed(zara.token)
        zara.http.put("/api/me", json={"avatar": "samovar"})
        ben.http.put("/api/me", json={"avatar": "fig"})  # not by chance the same
        over, lines = seated(house, zara, ben)
        lines[0].ask("chat", "chat", text=WORDS)
        lines[1].ask("chat", "chat", text="what Ben says")
        players = [Player(zara.come(over)), Player(ben.come(over))]
        play_on(players)
        proof = ben.http.get(f"/api/tables/{over}/record").json()
        assert NAME in str(proof)
        lines[1].say("rematch")
        follows = lines[1].told(lambda told: told["table"]["rematch"])["table"]["rematch"]
        assert WORDS in str(ben.come(follows).hear("welcome")["chat"]), "heard there too"
        playing, lines = seated(house, ben, zara)
        lines[1].ask("chat", "chat", text=WORDS)
        waiting = zara.make()
        looking = ben.make()
        zara.come(looking).ask("chat", "chat", text=WORDS)
        zara.http.put("/api/me", json={"name": f"{NAME} II"})
        Browser(zara).keep()
        code_of(zara)
        phone_of(zara, house)
        zara.http.post("/api/me/link", json={})
        assert {NAME, WORDS, guest} <= {w for w in (NAME, WORDS, guest) if w in everything(data)}

        assert leave(zara) == 3
        told = lines[0].told(lambda told: told["table"]["sitters"][1]["level"] == "normal")
        assert told["table"]["sitters"][1]["name"] is None
        until(lambda: forgotten(data))
        assert "what Ben says" in str(ben.come(over).hear("welcome")["chat"])
        for table in (over, follows, playing, waiting, looking):
            seen = str(ben.come(table).hear("welcome"))
            assert NAME not in seen
            assert WORDS not in seen
        record = ben.http.get(f"/api/tables/{over}/record")
        assert verify(record.content).wrong is None, "the deal is as fair as it was"
        assert record.json()["moves"] == proof["moves"]
        replay = ben.http.get(f"/api/tables/{over}/replay").json()
        assert replay["names"] == ["", "Ben"]
        player = Player(ben.come(playing))
        play_on([player])
        assert player.over, "a bot has played on"
        games = ben.http.get("/api/me/games").json()["finished"]
        assert len(games) == 2, "what came of them stays his"
        assert NAME not in str(games)
        assert ben.http.get("/api/me/friends").json()["friends"] == []
    left = everything(data)
    for word in (NAME, WORDS, "samovar"):
        assert word not in left, word
    # The hash of a cookie is known, so that it opens somebody new; no log and no seat has it.
    for column, table in (("entry", "log"), ("guest", "seated"), ("guest", "keys")):
        query = f"select count(*) from {table} where {column} like $1"
        assert past_the_store(data, query, f"%{guest}%") == [(0,)], table
    with House(data) as house:
        again = house.person(token=ben.token)
        assert again.come(over).hear("welcome")["table"]["status"] == "over"
        assert house.hall.tables[over].log.seat_of(guest) is None


def test_who_left_is_nobody_on_every_device(house: House) -> None:
    zara = house.person(NAME)
    phone, code, passkey = phone_of(zara, house), code_of(zara), Browser(zara).keep()
    link = zara.http.post("/api/me/link", json={}).json()["link"]
    line = phone.come(zara.make())
    line.hear("welcome")
    leave(zara)
    assert line.hear("fault")["why"] == "fault-who"
    for device in (zara, phone):
        assert me(device) | {"avatar": None} == {
            "name": None,
            "avatar": None,
            "tables": [],
            "mine": [],
        }
        assert kept(device)["passkeys"] == []
    stranger = house.person()
    assert why(come_by(code, stranger)) == (403, "fault-code")
    assert Browser(stranger).sign_in(passkey).status_code == 403
    assert stranger.http.post(link).status_code == 410


def test_leaving_takes_along_whom_one_was_joined_with(house: House) -> None:
    ben, zara, other = house.person("Ben"), house.person("Z"), house.person(NAME)
    table, lines = seated(house, ben, other)
    over, _ = seated(house, ben, other)
    play_on([Player(ben.come(over)), Player(other.come(over))])
    assert come_by(code_of(zara), other, bring=True).is_success
    leave(zara)
    lines[0].told(lambda told: told["table"]["sitters"][1]["level"] == "normal")
    until(lambda: forgotten(house.hall.settings.data))
    assert NAME not in "".join(house.log(table) + house.log(over))


def test_words_of_who_left_are_gone_from_old_logs_too(tmp_path: Path) -> None:
    """In those from before it was written down who speaks, the seat says whose they were."""
    earlier = Path(__file__).parents[1] / "earlier"
    data = Path(shutil.copy(earlier / "schema_6.db", tmp_path / "korsi.db"))
    old = json.loads((earlier / "schema_6.json").read_text())
    with open_house(data) as house:
        leave(house.person(token=old["token"]))
        until(lambda: forgotten(data))
        ben = house.person(token=old["ben"])
        chat = ben.come(old["over"]).hear("welcome")["chat"]
        assert [line["text"] for line in chat] == ["", "I only look on"]
        assert me(house.person(token=old["second"]))["name"] is None
    assert "Salam, Ben" not in everything(data)
    assert '"Ada"' not in everything(data)


def test_a_rematch_does_not_wait_for_who_left(house: House) -> None:
    ben, zara = house.person("Ben"), house.person(NAME)
    over, lines = seated(house, ben, zara)
    play_on([Player(ben.come(over)), Player(zara.come(over))])
    leave(zara)
    until(lambda: forgotten(house.hall.settings.data))
    lines[0].say("rematch")
    follows = lines[0].told(lambda told: told["table"]["rematch"])["table"]["rematch"]
    kinds = [one["kind"] for one in ben.come(follows).hear("welcome")["table"]["sitters"]]
    assert kinds == ["person", "bot"]


@pytest.mark.parametrize("body", [{}, {"sure": "no"}, {"sure": True}, [], "yes"])
def test_nobody_leaves_by_accident(house: House, body: Any) -> None:
    zara = house.person(NAME)
    answer = zara.http.post("/api/me/leave", json=body)
    assert why(answer) == (400, "fault-not-understood")
    assert zara.http.get("/api/me/leave").status_code == 405
    assert me(zara)["name"] == NAME


def test_a_server_goes_on_with_who_left_while_another_fell(tmp_path: Path) -> None:
    """As when the power fails between forgetting and the old logs."""
    data = tmp_path / "korsi.db"
    with open_house(data) as house:
        ben, zara = house.person("Ben"), house.person(NAME)
        over, _ = seated(house, ben, zara)
        play_on([Player(ben.come(over)), Player(zara.come(over))])
        guest = hashed(zara.token)
    with closing(sqlite3.connect(data)) as file, file:
        file.execute("insert into leavers values (?, 1)", (guest,))
    with open_house(data) as house:
        until(lambda: forgotten(data))
        assert NAME not in "".join(house.log(over))


def test_at_another_node_the_friend_plays_on_and_sees_no_name(postgres) -> None:
    address = postgres.new()
    with House(address) as one, House(address) as other:
        zara, ben = one.person(NAME), other.person("Ben")
        table, lines = seated(one, zara, ben.at(one))
        friend, elsewhere = ben.come(table), zara.at(other).come(table)
        friend.hear("welcome")
        elsewhere.hear("welcome")
        lines[0].ask("chat", "chat", text=WORDS)
        friend.hear("chat")
        leave(zara)
        assert elsewhere.hear("fault")["why"] == "fault-who"
        welcome = friend.told(lambda told: told["table"]["sitters"][0]["level"] == "normal")
        assert welcome["table"]["sitters"][0]["name"] is None
        assert NAME not in str(friend.quiet())
        until(lambda: forgotten(address))
        log = other.hall.tables[table].log
        assert [line.text for line in log.chat] == [""]
        player = Player(ben.come(table))
        play_on([player])
        assert player.over
    assert NAME not in everything(address)


def test_at_another_node_a_passkey_asked_for_here_is_answered(postgres) -> None:
    address = postgres.new()
    with House(address) as one, House(address) as other:
        ada = Browser(one.person("Ada"))
        passkey, code = ada.keep(), code_of(ada.person)
        phone = one.person()
        here, there = Browser(phone), Browser(phone.at(other))
        signed = passkey.sign(here.asked("/api/sign-in/ask"), origin=there.origin)
        assert there.post("/api/sign-in/passkey", credential=signed).json()["name"] == "Ada"
        again = there.post("/api/sign-in/passkey", credential=signed)
        assert again.status_code == 403, "and once, wherever"
        assert come_by(code, other.person()).json()["name"] == "Ada"
