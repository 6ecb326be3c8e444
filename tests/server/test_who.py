"""Who somebody is: a code to write down, devices that come and go, two guests who are one person,
and a file with all that is known."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.house import GENEROUS, House, Person, Player, open_house, play_on, two_people
from server.test_passkeys import Browser, why

from korsi_server.codes import new_code, read_code
from korsi_server.devices import device_of

PHONE = "Mozilla/5.0 (Linux; Android 14; Pixel) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537"


def code_of(person: Person) -> str:
    answer = person.http.post("/api/me/code")
    assert answer.status_code == 201
    code: str = answer.json()["code"]
    return code


def come_by(code: str, person: Person, bring: bool | None = None) -> httpx.Response:
    answer = person.http.post("/api/sign-in/code", json={"code": code, "bring": bring})
    if answer.is_success and "set-cookie" in answer.headers:
        person.http.headers["cookie"] = answer.headers["set-cookie"].split(";")[0]
        person.token = person.http.headers["cookie"].removeprefix("korsi=")
    return answer


def me(person: Person) -> dict[str, Any]:
    told: dict[str, Any] = person.http.get("/api/me").json()
    return told


def kept(person: Person) -> dict[str, Any]:
    told: dict[str, Any] = person.http.get("/api/me/keeping").json()
    return told


# ── A code ────────────────────────────────────────────────────────────────────────────────────


def test_a_code_makes_another_device_the_same_guest_and_only_its_hash_is_kept(tmp_path) -> None:
    data = tmp_path / "korsi.db"
    with open_house(data) as house:
        ada, phone = house.person("Ada"), house.person()
        table, code = ada.make(), code_of(ada)
        assert kept(ada)["code"] is not None
        assert come_by(code, phone).json()["tables"] == [table]
        assert me(phone)["name"] == "Ada"
        assert come_by(code, house.person()).is_success, "it is no link: it works until it is void"
    assert not any(code.encode() in file.read_bytes() for file in tmp_path.glob("korsi.db*"))


@pytest.mark.parametrize("digits", ["0123456789", "۰۱۲۳۴۵۶۷۸۹", "٠١٢٣٤٥٦٧٨٩"])
def test_a_code_is_read_however_it_is_written(house: House, digits: str) -> None:
    ada, phone = house.person("Ada"), house.person()
    written = code_of(ada).translate(str.maketrans("0123456789", digits))
    grouped = " \u200c– ".join(written[place : place + 6] for place in range(0, 30, 6))
    assert come_by(f"  {grouped}\n", phone).is_success


def test_a_slip_of_the_pen_is_told_from_a_wrong_code(house: House) -> None:
    code, stranger = code_of(house.person("Ada")), house.person()
    for place in range(30):
        other = str((int(code[place]) + 1) % 10)
        assert read_code(code[:place] + other + code[place + 1 :]) is None
        swapped = code[:place] + code[place : place + 2][::-1] + code[place + 2 :]
        assert swapped == code or read_code(swapped) is None
    for wrong in (code[:-1], code + "0", code[6:], "", "x" * 30):
        assert why(come_by(wrong, stranger)) == (400, "fault-code-typo")
    assert why(come_by(new_code(), stranger)) == (403, "fault-code")
    assert me(stranger)["name"] is None


def test_a_code_is_void_when_it_was_replaced_or_taken_away(house: House) -> None:
    ada, phone, thief = house.person("Ada"), house.person(), house.person()
    stolen = code_of(ada)
    fresh = code_of(ada)
    assert why(come_by(stolen, thief)) == (403, "fault-code")
    assert come_by(fresh, phone).is_success
    assert ada.http.delete("/api/me/code").json()["code"] is None
    assert why(come_by(fresh, thief)) == (403, "fault-code")


def test_nobody_gets_through_many_codes(tmp_path: Path) -> None:
    limits = replace(GENEROUS, tries=(0.001, 4))
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        ada, eve = house.person("Ada"), house.person()
        code = code_of(ada)
        tries = [come_by(new_code(), eve).status_code for _ in range(6)]
        assert tries == [403] * 4 + [429] * 2
        assert come_by(code, house.person()).status_code == 429, "a new cookie is no new address"


# ── Devices ───────────────────────────────────────────────────────────────────────────────────


def phone_of(person: Person, house: House) -> Person:
    """Another device of the same person, by a link."""
    phone = house.person()
    phone.http.headers["user-agent"] = PHONE
    answer = phone.http.post(person.http.post("/api/me/link", json={}).json()["link"])
    phone.http.headers["cookie"] = answer.headers["set-cookie"].split(";")[0]
    phone.token = phone.http.headers["cookie"].removeprefix("korsi=")
    return phone


def test_devices_are_listed_by_what_they_are_and_each_can_be_signed_out(house: House) -> None:
    ada = house.person("Ada")
    phone = phone_of(ada, house)
    devices = kept(ada)["devices"]
    assert [one["here"] for one in devices].count(True) == 1
    (other,) = [one for one in devices if not one["here"]]
    assert (other["browser"], other["system"]) == ("chrome", "android")
    assert other["seen"] is not None
    assert phone.token not in str(devices)
    link = ada.http.post("/api/me/link", json={}).json()["link"]
    left = ada.http.delete(f"/api/me/devices/{other['id']}").json()["devices"]
    assert [one["here"] for one in left] == [True]
    assert me(phone)["name"] is None
    assert house.person().http.post(link).status_code == 410, "nor by a link that it may have made"
    assert ada.http.delete(f"/api/me/devices/{other['id']}").status_code == 404


def test_the_first_device_can_be_signed_out_too(house: House) -> None:
    ada = house.person("Ada")
    phone, table = phone_of(ada, house), ada.make()
    line = ada.come(table)
    assert line.hear("welcome")["seat"] == 0
    (first,) = [one for one in kept(phone)["devices"] if not one["here"]]
    assert phone.http.delete(f"/api/me/devices/{first['id']}").is_success
    assert line.hear("fault")["why"] == "fault-who", "wherever it is"
    assert line.closed() == 1012
    assert me(ada)["name"] is None
    assert ada.come(table).hear("welcome")["seat"] is None
    assert me(phone)["tables"] == [table]
    assert ada.http.put("/api/me", json={"name": "Eve"}).is_success, (
        "it is somebody's, all the same"
    )
    assert me(phone)["name"] == "Ada"


def test_nobody_signs_out_a_device_of_somebody_else(house: House) -> None:
    ada, eve = house.person("Ada"), house.person("Eve")
    (own,) = kept(ada)["devices"]
    assert why(eve.http.delete(f"/api/me/devices/{own['id']}")) == (404, "fault-no-way")
    assert me(ada)["name"] == "Ada"


def test_who_has_no_other_way_back_is_not_signed_out(house: House) -> None:
    ada = house.person("Ada")
    (own,) = kept(ada)["devices"]
    assert why(ada.http.delete(f"/api/me/devices/{own['id']}")) == (409, "fault-only-way")
    code = code_of(ada)
    answer = ada.http.delete(f"/api/me/devices/{own['id']}")
    assert me(ada)["name"] is None
    ada.http.headers["cookie"] = answer.headers["set-cookie"].split(";")[0]
    assert me(ada)["name"] is None
    assert come_by(code, ada).json()["name"] == "Ada"


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (PHONE, "chrome android"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17) AppleWebKit/605 Version/17 Safari/604",
            "safari iphone",
        ),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "firefox linux"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/130 Safari/537.36 Edg/130.0", "edge windows"),
        ("curl/8", "other other"),
        ("", "other other"),
    ],
)
def test_of_a_device_no_more_is_kept_than_its_owner_knows_it_by(agent: str, device: str) -> None:
    assert device_of(agent) == device


# ── Two guests who are one person ─────────────────────────────────────────────────────────────


def test_nobody_loses_a_table_because_nobody_asked(house: House) -> None:
    ada, device = house.person("Ada"), house.person("Ben")
    code, own = code_of(ada), device.make()
    answer = come_by(code, device)
    assert why(answer) == (409, "fault-choose")
    assert answer.json()["data"] == {"count": 1}
    assert me(device)["tables"] == [own]


def test_the_tables_of_a_device_come_along(house: House) -> None:
    ada, device = house.person("Ada"), house.person("Ben")
    code, theirs, own = code_of(ada), ada.make(), device.make(bots="easy", seats=3)
    line = device.come(own)
    hand = line.hear("welcome")["view"]
    old = device.token
    assert sorted(come_by(code, device, bring=True).json()["tables"]) == sorted([theirs, own])
    assert line.hear("fault")["why"] == "fault-who"
    for person in (ada, device):
        assert sorted(me(person)["tables"]) == sorted([theirs, own])
        welcome = person.come(own).hear("welcome")
        assert (welcome["seat"], welcome["host"], welcome["view"]) == (0, True, hand)
    told = ada.come(own)
    told.told(lambda told: told["table"]["sitters"][0]["name"] == "Ada")
    assert me(house.person(token=old))["name"] is None, "what was known before opens nobody"
    assert len(kept(ada)["devices"]) == 2
    player = Player(ada.come(own))
    play_on([player])
    assert player.over


def test_finished_games_come_along_too(house: House) -> None:
    first, second, over = two_people(house)
    play_on([Player(first.person.come(over)), Player(second.person.come(over))])
    zara, device = house.person("Zara"), second.person
    assert come_by(code_of(zara), device, bring=True).is_success
    assert [game["table"] for game in zara.http.get("/api/me/games").json()["finished"]] == [over]
    friends = first.person.http.get("/api/me/friends").json()["friends"]
    assert [friend["name"] for friend in friends] == ["Zara"], "and friends know who that is"


def test_tables_may_stay_behind(house: House) -> None:
    ada, device = house.person("Ada"), house.person("Ben")
    own, old = device.make(), device.token
    assert come_by(code_of(ada), device, bring=False).json()["tables"] == []
    assert me(house.person(token=old))["tables"] == [own]


def test_nobody_can_sit_in_two_seats_of_one_table(house: House) -> None:
    first, second, table = two_people(house)
    ada, ben = first.person, second.person
    code = code_of(ada)
    answer = come_by(code, ben, bring=True)
    assert why(answer) == (409, "fault-both-sit")
    assert answer.json()["data"] == {"table": table, "count": 1}
    assert me(ben)["name"] == "Ben"
    assert ben.come(table).hear("welcome")["seat"] == 1


def test_all_that_opened_one_opens_both(house: House) -> None:
    ada, ben, phone = house.person("Ada"), house.person("Ben"), house.person()
    second, code, passkey = phone_of(ben, house), code_of(ben), Browser(ben).keep()
    assert come_by(code_of(ada), ben, bring=True).is_success
    assert me(second)["name"] == "Ada"
    assert why(come_by(code, phone)) == (403, "fault-code"), "one code is enough: that of Ada stays"
    assert Browser(phone).sign_in(passkey).json()["name"] == "Ada"


def test_where_the_own_code_is_typed_nothing_changes(house: House) -> None:
    ada = house.person("Ada")
    table, code, token = ada.make(), code_of(ada), ada.token
    assert come_by(code, ada).json()["tables"] == [table]
    assert ada.token == token
    assert len(kept(ada)["devices"]) == 1


def test_by_a_link_tables_come_along_too(house: House) -> None:
    ada, device = house.person("Ada"), house.person("Ben")
    own, link = device.make(), ada.http.post("/api/me/link", json={}).json()["link"]
    answer = device.http.post(f"/api{link}", json={"bring": "yes"})
    assert (answer.status_code, answer.json()["tables"]) == (200, [own])
    device.http.headers["cookie"] = answer.headers["set-cookie"].split(";")[0]
    assert (me(device)["name"], me(ada)["tables"]) == ("Ada", [own])
    assert why(device.http.post(f"/api{link}", json={"bring": "yes"})) == (410, "fault-link")


def test_a_link_is_not_used_up_where_nobody_can_come_along(house: House) -> None:
    first, second, _ = two_people(house)
    link = first.person.http.post("/api/me/link", json={}).json()["link"]
    along = {"bring": "yes"}
    assert why(second.person.http.post(f"/api{link}", json=along)) == (409, "fault-both-sit")
    assert house.person().http.post(link).status_code == 303


# ── A file with all of it ─────────────────────────────────────────────────────────────────────


def test_the_file_has_all_that_is_known_and_nothing_of_others(house: House) -> None:
    first, second, table = two_people(house)
    ada, ben = first.person, second.person
    first.ask("chat", "chat", text="mine to keep")
    second.ask("chat", "chat", text="not hers")
    player = Player(ada.come(table))
    first.move(player.legal[0], "a-move")
    onlooker = ada.come(ben.make())
    onlooker.ask("chat", "chat", text="in passing")
    code_of(ada)
    answer = ada.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert told["me"]["name"] == "Ada"
    assert told["kept"]["code"] is not None
    mine = {one["table"]: one["entries"] for one in told["tables"]}
    assert len(mine) == 2
    assert {"sat", "chatted", "moved"} <= {entry["entry"] for entry in mine[table]}
    assert "mine to keep" in answer.text
    assert "in passing" in answer.text
    for word in ("not hers", "Ben", '"seed"', '"secret"', "started"):
        assert word not in answer.text
    stranger = house.person().http.get("/api/me/export").json()
    assert stranger["tables"] == []


def test_files_are_not_made_by_the_dozen(tmp_path: Path) -> None:
    limits = replace(GENEROUS, belongings=(0.001, 2))
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        ada = house.person("Ada")
        asked = [ada.http.get("/api/me/export").status_code for _ in range(3)]
        assert asked == [200, 200, 429]


def test_a_file_of_the_schema_before_opens_with_all_its_devices(tmp_path: Path) -> None:
    earlier = Path(__file__).parents[1] / "earlier"
    data, told = tmp_path / "korsi.db", json.loads((earlier / "schema_6.json").read_text())
    data.write_bytes((earlier / "schema_6.db").read_bytes())
    with open_house(data) as house:
        ada, phone = house.person(token=told["token"]), house.person(token=told["second"])
        assert me(ada)["name"] == me(phone)["name"] == "Ada"
        assert len(kept(ada)["devices"]) == 2
        assert sorted(me(ada)["tables"]) == sorted([told["waiting"], told["playing"]])
        code = code_of(ada)
        assert come_by(code, house.person()).is_success
        assert ada.come(told["over"]).hear("welcome")["chat"][0]["text"] == "Salam, Ben!"
        with closing(sqlite3.connect(data)) as file:
            assert file.execute("select count(*) from codes").fetchone() == (1,)
