"""Requests that are no sockets: guests, tables, files, headers."""

import gzip
import re

import httpx
import pytest
from server.house import House, open_house

import korsi


@pytest.fixture(scope="module")
def browser(house: House):
    """A browser without a cookie."""
    with httpx.Client(base_url=house.address) as browser:
        yield browser


def why(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["why"]


def test_the_first_page_gives_a_cookie_that_scripts_and_other_sites_can_not_use(house: House):
    for path in ("/", "/table/abc", "/api/me"):
        cookie = httpx.get(house.address + path.lstrip("/")).headers["set-cookie"]
        assert re.match(r"korsi=[\w-]{22}; Path=/; Max-Age=\d+; HttpOnly; SameSite=Lax$", cookie)


def test_behind_https_the_cookie_is_secure(house: House):
    answer = httpx.get(house.address, headers={"x-forwarded-proto": "https"})
    assert answer.headers["set-cookie"].endswith("; Secure")


def test_who_has_a_cookie_keeps_it(house: House):
    ada = house.person()
    for path in ("/", "/api/me"):
        assert "set-cookie" not in ada.http.get(path).headers


def test_a_guest_has_a_name_and_unfinished_tables(house: House):
    ada = house.person()
    assert ada.http.get("/api/me").json() == {"name": None, "tables": []}
    assert ada.http.put("/api/me", json={"name": "  Ada\u200f  Lovelace "}).json() == {
        "name": "Ada Lovelace",
        "tables": [],
    }
    table = ada.make()
    assert ada.http.get("/api/me").json() == {"name": "Ada Lovelace", "tables": [table]}
    line = ada.come(table)
    line.say("stand")
    line.told(lambda told: told["seat"] is None)
    assert ada.http.get("/api/me").json()["tables"] == []


@pytest.mark.parametrize("name", [" ", "\u200b\u200f", "\n"])
def test_a_name_that_nobody_can_see_is_a_fault(house: House, name: str):
    assert why(house.person().http.put("/api/me", json={"name": name})) == (400, "fault-name")


@pytest.mark.parametrize("body", [{"name": ""}, {"name": "x" * 25}, {"name": 4}, {}, {"nom": "A"}])
def test_what_is_no_name_is_not_understood(house: House, body):
    answer = house.person().http.put("/api/me", json=body)
    assert why(answer) == (400, "fault-not-understood")


def test_the_catalogue_is_the_engines(browser: httpx.Client):
    told = browser.get("/api/catalogue").json()
    assert told["games"] == korsi.catalogue()
    assert told["levels"] == ["easy", "normal", "hard", "expert"]


def test_open_tables_are_listed_while_someone_waits_there(house: House, browser: httpx.Client):
    ada = house.person("Ada")
    hidden, listed = ada.make(), ada.make(open=True)

    def ids():
        return [table["id"] for table in browser.get("/api/tables").json()["tables"]]

    assert not {hidden, listed} & set(ids())
    line = ada.come(listed)
    line.hear("welcome")
    ada.come(hidden).hear("welcome")
    assert listed in ids()
    assert hidden not in ids()
    line.say("start", level="easy")
    line.until("playing")
    assert listed not in ids()


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess"}, "fault-options"),
        ({"seats": 11}, "fault-options"),
        ({"seats": 1}, "fault-options"),
        ({"options": {"variant": "blind"}}, "fault-options"),
        ({"options": {"seed": 7}}, "fault-options"),
        ({"options": {"seats": 7}}, "fault-options"),
        ({"options": {"target": 5000}}, "fault-options"),
        ({"options": {"target": True}}, "fault-options"),
        ({"options": {"nothing": 1}}, "fault-options"),
        ({"bots": "godlike"}, "fault-not-understood"),
        ({"seats": "2"}, "fault-not-understood"),
        ({"secret": 1}, "fault-not-understood"),
    ],
)
def test_a_table_that_can_not_be_is_refused(house: House, wish, key):
    answer = house.person().http.post("/api/tables", json={"game": "six-nimmt", "seats": 2, **wish})
    assert why(answer) == (400, key)


def test_a_set_up_that_the_rules_forbid_names_its_rule(house: House):
    wish = {"game": "six-nimmt", "seats": 7, "options": {"variant": "draft"}}
    answer = house.person().http.post("/api/tables", json=wish)
    assert why(answer) == (400, "six-nimmt-too-many-seats")
    assert answer.json()["data"] == {"seats": 7, "most": 6, "rule": "SN-16"}


def test_only_our_own_page_may_change_anything(house: House):
    ada = house.person()
    wish = {"game": "six-nimmt", "seats": 2}
    evil = {"origin": "https://evil.example"}
    assert why(ada.http.post("/api/tables", json=wish, headers=evil)) == (403, "fault-origin")
    assert why(ada.http.put("/api/me", json={"name": "E"}, headers=evil)) == (403, "fault-origin")
    own = {"origin": house.address.rstrip("/")}
    assert ada.http.post("/api/tables", json=wish, headers=own).status_code == 201
    plain = ada.http.post("/api/tables", content=b"{}", headers={"content-type": "text/plain"})
    assert why(plain) == (400, "fault-not-understood")


def test_without_a_cookie_nothing_is_made(browser: httpx.Client):
    browser.cookies.clear()
    wish = {"game": "six-nimmt", "seats": 2}
    assert why(browser.post("/api/tables", json=wish)) == (401, "fault-no-guest")


def test_a_body_beyond_16_kib_is_too_large(house: House):
    answer = house.person().http.post("/api/tables", json={"game": "x" * 20_000, "seats": 2})
    assert why(answer) == (413, "fault-too-large")


def test_what_is_not_there_is_said_with_a_key(house: House):
    ada = house.person()
    assert why(ada.http.get("/api/tables/nosuchid/record")) == (404, "fault-no-table")
    assert why(ada.http.get("/api/nothing")) == (404, "fault-not-found")


@pytest.mark.parametrize("path", ["/", "/api/catalogue", "/api/nothing", "/healthz", "/come/x"])
def test_every_answer_has_the_headers_that_keep_a_page_safe(browser: httpx.Client, path: str):
    headers = browser.get(path).headers
    assert headers["content-security-policy"].startswith("default-src 'self';")
    assert "unsafe" not in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers


def test_health_and_figures(house: House, browser: httpx.Client):
    ada = house.person()
    ada.come(ada.make(bots="easy")).hear("events")
    assert browser.get("/healthz").text == "well\n"
    figures = browser.get("/metrics").text
    assert re.search(r"^korsi_tables [1-9]", figures, re.M)
    assert re.search(r"^korsi_sockets [1-9]", figures, re.M)
    assert re.search(r"^korsi_bot_moves_total [1-9]", figures, re.M)
    assert re.search(r'^korsi_append_seconds_bucket\{le="\+Inf"\} [1-9]', figures, re.M)


def test_without_a_built_client_the_page_says_so(browser: httpx.Client):
    answer = browser.get("/")
    assert answer.status_code == 503
    assert "not built" in answer.text


def test_the_client_is_served_compressed_and_kept(tmp_path):
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>" + "<p>Korsi</p>" * 100)
    (client / "assets" / "app-1234.js").write_text("console.log(1);" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    with (
        open_house(tmp_path / "korsi.db", client=client) as house,
        httpx.Client(base_url=house.address) as browser,
    ):
        for path in ("/", "/table/abcdefgh", "/index.html"):
            page = browser.get(path)
            assert page.status_code == 200
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-encoding"] == "gzip"
            assert page.text.startswith("<!doctype html>")
        tag = page.headers["etag"]
        assert browser.get("/", headers={"if-none-match": tag}).status_code == 304
        script = browser.get("/assets/app-1234.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"].startswith("text/javascript")
        assert "set-cookie" not in script.headers
        plain = browser.get("/assets/app-1234.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert gzip.compress(plain.content) != plain.content
        assert browser.get("/assets/missing.js").status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//etc/passwd"):
            assert "secret" not in browser.get(path).text
            assert "root:" not in browser.get(path).text
