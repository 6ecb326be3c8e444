"""Passkeys at the server: every step of a ceremony, and everything that must not pass for one."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.authenticator import Authenticator
from server.house import GENEROUS, House, Person, open_house

from korsi_server import passkeys
from korsi_server.proxies import Proxies, networks
from korsi_server.tables.permissions import Cannot

HOME = "localhost"


class Browser:
    """A device of somebody that knows the server by a name."""

    def __init__(self, person: Person, name: str = HOME, scheme: str = "http") -> None:
        self.person = person
        port = httpx.URL(person.address).port
        person.http.headers["host"] = f"{name}:{port}"
        self.origin = f"{scheme}://{name}:{port}"
        person.http.headers["origin"] = self.origin

    def post(self, path: str, **body: Any) -> httpx.Response:
        answer = self.person.http.post(path, json=body)
        if "set-cookie" in answer.headers and answer.is_success:
            self.person.http.headers["cookie"] = answer.headers["set-cookie"].split(";")[0]
            self.person.token = self.person.http.headers["cookie"].removeprefix("korsi=")
        return answer

    def asked(self, path: str) -> dict[str, Any]:
        answer = self.post(path)
        assert answer.status_code == 200, answer.text
        options: dict[str, Any] = answer.json()["options"]
        return options

    def keep(self) -> Authenticator:
        """Make a passkey."""
        one = Authenticator(self.origin)
        credential = one.make(self.asked("/api/me/passkeys/ask"))
        answer = self.post("/api/me/passkeys", credential=credential)
        assert answer.status_code == 201, answer.text
        return one

    def sign_in(
        self, one: Authenticator, bring: bool | None = None, **other: Any
    ) -> httpx.Response:
        credential = one.sign(self.asked("/api/sign-in/ask"), **other)
        return self.post("/api/sign-in/passkey", credential=credential, bring=bring)

    @property
    def name(self) -> str | None:
        name: str | None = self.person.http.get("/api/me").json()["name"]
        return name

    def kept(self) -> dict[str, Any]:
        kept: dict[str, Any] = self.person.http.get("/api/me/keeping").json()
        return kept


def why(answer: httpx.Response) -> tuple[int, str]:
    assert "set-cookie" not in answer.headers
    return answer.status_code, answer.json()["why"]


WRONG = (403, "fault-passkey")


def test_a_passkey_makes_another_device_the_same_guest(house: House) -> None:
    ada, phone = Browser(house.person("Ada")), Browser(house.person())
    table = ada.person.make()
    one = ada.keep()
    (kept,) = ada.kept()["passkeys"]
    assert (kept["site"], kept["used"]) == (HOME, None)
    before = phone.person.token
    answer = phone.sign_in(one)
    assert answer.status_code == 200
    assert answer.json()["tables"] == [table]
    assert phone.person.token not in (before, ada.person.token)
    assert phone.name == "Ada"
    assert ada.kept()["passkeys"][0]["used"] is not None
    assert len(ada.kept()["devices"]) == 2


def test_a_passkey_that_was_taken_away_opens_nobody(house: House) -> None:
    ada, phone = Browser(house.person("Ada")), Browser(house.person())
    one = ada.keep()
    (kept,) = ada.kept()["passkeys"]
    stranger = house.person("Eve").http
    assert stranger.delete(f"/api/me/passkeys/{kept['id']}").json()["why"] == "fault-no-way"
    gone = ada.person.http.delete(f"/api/me/passkeys/{kept['id']}")
    assert gone.json()["passkeys"] == []
    assert ada.person.http.delete(f"/api/me/passkeys/{kept['id']}").status_code == 404
    assert why(phone.sign_in(one)) == WRONG


def test_an_answer_counts_once(house: House) -> None:
    """Whoever has overheard one can do nothing with it, from the same device or another."""
    ada, phone = Browser(house.person("Ada")), Browser(house.person())
    one = Authenticator(ada.origin)
    made = one.make(ada.asked("/api/me/passkeys/ask"))
    assert ada.post("/api/me/passkeys", credential=made).status_code == 201
    assert why(ada.post("/api/me/passkeys", credential=made)) == WRONG
    cookie = phone.person.http.headers["cookie"]
    signed = one.sign(phone.asked("/api/sign-in/ask"))
    assert phone.post("/api/sign-in/passkey", credential=signed).status_code == 200
    phone.person.http.headers["cookie"] = cookie
    assert why(phone.post("/api/sign-in/passkey", credential=signed)) == WRONG


def test_a_question_is_for_one_device_and_one_thing(house: House) -> None:
    ada, phone, eve = (Browser(house.person(name)) for name in ("Ada", "Phone", "Eve"))
    one = ada.keep()
    signed = one.sign(phone.asked("/api/sign-in/ask"))
    assert why(eve.post("/api/sign-in/passkey", credential=signed)) == WRONG
    making = ada.asked("/api/me/passkeys/ask")
    signed = one.sign({"rpId": HOME, "challenge": making["challenge"]})
    assert why(ada.post("/api/sign-in/passkey", credential=signed)) == WRONG
    other = Authenticator(ada.origin)
    challenge = ada.asked("/api/sign-in/ask")["challenge"]
    made = other.make({"rp": {"id": HOME}, "challenge": challenge})
    assert why(ada.post("/api/me/passkeys", credential=made)) == WRONG
    assert (eve.name, phone.name) == ("Eve", "Phone")


@pytest.mark.parametrize(
    "other",
    [
        {"origin": "https://evil.example"},
        {"origin": "http://localhost:1"},
        {"site": "evil.example"},
        {"site": "127.0.0.1"},
        {"kind": "webauthn.create"},
        {"challenge": "AAAA"},
        {"challenge": ""},
        {"challenge": 7},
    ],
)
def test_what_was_signed_for_another_place_or_question_is_refused(house: House, other: Any) -> None:
    ada, phone = Browser(house.person("Ada")), Browser(house.person())
    one = ada.keep()
    assert why(phone.sign_in(one, **other)) == WRONG
    assert phone.name is None
    if other.get("kind") is None:
        new = Authenticator(ada.origin).make(ada.asked("/api/me/passkeys/ask"), **other)
        assert why(ada.post("/api/me/passkeys", credential=new)) == WRONG
    assert len(ada.kept()["passkeys"]) == 1


def test_a_copied_passkey_is_noticed_by_its_count(house: House) -> None:
    ada, phone, copy = (Browser(house.person()) for _ in range(3))
    one = ada.keep()
    assert phone.sign_in(one, more=5).status_code == 200
    assert why(copy.sign_in(one, more=-2)) == WRONG


def test_a_passkey_of_somebody_else_is_no_ones_by_its_id_alone(house: House) -> None:
    ada, eve = Browser(house.person("Ada")), Browser(house.person())
    one, forged = ada.keep(), Authenticator(eve.origin)
    forged.id = one.id
    assert why(eve.sign_in(forged)) == WRONG
    forged.id = b"nobody's"
    assert why(eve.sign_in(forged)) == WRONG, "and nobody learns that there is none"
    taken = Authenticator(eve.origin)
    taken.id = one.id
    made = taken.make(eve.asked("/api/me/passkeys/ask"))
    assert why(eve.post("/api/me/passkeys", credential=made)) == WRONG
    assert Browser(house.person()).sign_in(one).status_code == 200


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"response": 7},
        {"response": {"clientDataJSON": "!!"}},
        {"response": {"clientDataJSON": "e30"}},
        {"id": ["x"], "response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiAiQUFBQSJ9"}},
    ],
)
def test_nonsense_is_an_answer_that_is_wrong(house: House, credential: Any) -> None:
    ada = Browser(house.person("Ada"))
    assert why(ada.post("/api/me/passkeys", credential=credential)) == WRONG
    assert why(ada.post("/api/sign-in/passkey", credential=credential)) == WRONG


def test_nonsense_to_a_real_question_is_wrong_too(house: House) -> None:
    ada = Browser(house.person("Ada"))
    one = ada.keep()
    for spoil in ({"authenticatorData": "AA"}, {"signature": "AA"}, {"authenticatorData": 7}):
        signed = one.sign(ada.asked("/api/sign-in/ask"))
        signed["response"] |= spoil
        assert why(ada.post("/api/sign-in/passkey", credential=signed)) == WRONG
    made = one.make(ada.asked("/api/me/passkeys/ask"))
    made["response"]["attestationObject"] = "oA"
    assert why(ada.post("/api/me/passkeys", credential=made)) == WRONG


def test_a_question_tells_nobody_who_is_known_here(house: House) -> None:
    ada, stranger = Browser(house.person("Ada")), Browser(house.person())
    ada.keep()
    options = stranger.asked("/api/sign-in/ask")
    assert options["allowCredentials"] == []
    assert "Ada" not in str(options)
    mine = ada.asked("/api/me/passkeys/ask")
    assert len(mine["excludeCredentials"]) == 1
    assert mine["user"]["name"] == "Ada"


def test_another_site_and_who_has_no_cookie_get_nothing(house: House) -> None:
    ada = Browser(house.person("Ada"))
    for path in ("/api/me/passkeys/ask", "/api/sign-in/ask", "/api/me/code", "/api/me/leave"):
        evil = ada.person.http.post(path, json={}, headers={"origin": "https://evil.example"})
        assert why(evil) == (403, "fault-origin")
        nobody = httpx.post(house.address + path.lstrip("/"), json={})
        assert why(nobody) == (401, "fault-no-guest")


@pytest.mark.parametrize(
    ("host", "scheme", "place"),
    [
        ("127.0.0.1:8000", "http", "address"),
        ("192.168.1.7:8000", "https", "address"),
        ("[::1]:8000", "https", "address"),
        ("", "https", "address"),
        ("a b", "https", "address"),
        ("kitchen.local:8000", "http", "insecure"),
    ],
)
def test_where_no_browser_would_make_a_passkey_it_is_said_why(host, scheme, place) -> None:
    with pytest.raises(Cannot) as fault:
        passkeys.site_of({"headers": [(b"host", host.encode())], "scheme": scheme})
    assert (fault.value.why, fault.value.data) == ("fault-no-passkeys", {"place": place})


@pytest.mark.parametrize(
    ("host", "scheme", "origin", "origins"),
    [
        ("Play.Example", "https", None, ["https://play.example"]),
        ("play.example:8443", "http", "https://play.example:8443", ["https://play.example:8443"]),
        ("localhost:8000", "http", None, ["https://localhost:8000", "http://localhost:8000"]),
    ],
)
def test_a_passkey_belongs_to_the_name_of_the_host(host, scheme, origin, origins) -> None:
    headers = [(b"host", host.encode())]
    headers += [] if origin is None else [(b"origin", origin.encode())]
    site = passkeys.site_of({"headers": headers, "scheme": scheme})
    assert site == (host.lower().partition(":")[0], origins)


def test_a_page_at_a_number_is_told_so_before_it_asks(house: House) -> None:
    ada = house.person("Ada")
    assert ada.http.get("/api/me/keeping").json()["place"] == "address"
    answer = ada.http.post("/api/me/passkeys/ask", json={})
    assert (answer.status_code, answer.json()["data"]) == (400, {"place": "address"})


def test_a_passkey_of_one_name_does_not_work_by_another(tmp_path: Path) -> None:
    trusted = Proxies(networks(["127.0.0.1"]))
    with open_house(tmp_path / "korsi.db", proxies=trusted) as house:
        ada, phone = house.person("Ada"), house.person()
        for person in (ada, phone):
            person.http.headers["x-forwarded-proto"] = "https"
        one = Browser(ada, "old.example", "https").keep()
        moved = Browser(phone, "new.example", "https")
        assert why(moved.sign_in(one, origin=moved.origin)) == WRONG
        assert why(moved.sign_in(one)) == WRONG
        assert Browser(phone, "old.example", "https").sign_in(one).status_code == 200


def test_a_question_is_too_old_after_five_minutes_and_lives_through_a_restart(tmp_path) -> None:
    data = tmp_path / "korsi.db"
    with open_house(data) as house:
        ada = Browser(house.person("Ada"))
        one = ada.keep()
        cookie, phone = ada.person.token, Browser(house.person())
        options, token = phone.asked("/api/sign-in/ask"), phone.person.token
    with open_house(data) as house:
        phone = Browser(house.person(token=token))
        origin = phone.origin
        early = one.sign(options, origin=origin)
        assert phone.post("/api/sign-in/passkey", credential=early).status_code == 200
        late = Browser(house.person())
        options = late.asked("/api/sign-in/ask")
        with closing(sqlite3.connect(data, timeout=5)) as file, file:
            assert file.execute("update challenges set until = until - 301").rowcount == 1
        signed = one.sign(options, origin=origin)
        assert why(late.post("/api/sign-in/passkey", credential=signed)) == WRONG
        assert house.person(token=cookie).http.get("/api/me").json()["name"] == "Ada"


def test_there_is_an_end_to_the_passkeys_of_one_person(house: House, monkeypatch) -> None:
    monkeypatch.setattr(passkeys, "MOST", 2)
    ada = Browser(house.person("Ada"))
    early = ada.asked("/api/me/passkeys/ask")
    ada.keep()
    ada.keep()
    assert why(ada.post("/api/me/passkeys/ask")) == (409, "fault-passkeys-enough")
    made = Authenticator(ada.origin).make(early)
    assert why(ada.post("/api/me/passkeys", credential=made)) == (409, "fault-passkeys-enough")


def test_a_flood_of_tries_and_questions_is_held_up(tmp_path: Path) -> None:
    limits = replace(GENEROUS, tries=(0.01, 3), keepsakes=(0.01, 5))
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        eve = Browser(house.person())
        wrong = [eve.post("/api/sign-in/passkey", credential={}).status_code for _ in range(5)]
        assert wrong == [403, 403, 403, 429, 429]
        asked = [eve.post("/api/sign-in/ask").status_code for _ in range(7)]
        assert asked == [200] * 5 + [429] * 2


def test_who_plays_without_a_passkey_never_waits_for_what_checks_them() -> None:
    loaded = "import sys, korsi_server.server, korsi_server.who; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True)
    modules = done.stdout.split()
    assert "korsi_server.passkeys" in modules
    assert not {"webauthn", "cryptography", "cbor2", "OpenSSL"} & {*modules}
