"""Requests that are no sockets: guests, tables, files, headers."""

import gzip
import re
from pathlib import Path
from unittest.mock import ANY

import httpx
import pytest
from server.house import House, open_house

import korsi
from korsi_server.pages import PAGES


@pytest.fixture(scope="module")
def browser(house: House):
    """A browser without a cookie."""
    with httpx.Client(base_url=house.address) as browser:
        yield browser


def why(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["why"]


def test_the_first_page_gives_a_cookie_that_scripts_and_other_sites_can_not_use(house: House):
    for path in ("/", "/t/abcd1234", "/api/me"):
        cookie = httpx.get(house.address + path.lstrip("/")).headers["set-cookie"]
        assert re.match(r"korsi=[\w-]{22}; Path=/; Max-Age=\d+; HttpOnly; SameSite=Lax$", cookie)


def test_who_has_a_cookie_keeps_it(house: House):
    ada = house.person()
    for path in ("/", "/api/me"):
        assert "set-cookie" not in ada.http.get(path).headers


def test_a_guest_has_a_name_and_unfinished_tables(house: House):
    ada = house.person()
    nobody = {"name": None, "avatar": ANY, "tables": [], "mine": []}
    assert ada.http.get("/api/me").json() == nobody
    renamed = ada.http.put("/api/me", json={"name": "  Ada\u200f  Lovelace "}).json()
    assert renamed == {**nobody, "name": "Ada Lovelace"}
    table = ada.make()
    me = ada.http.get("/api/me").json()
    assert (me["name"], me["tables"]) == ("Ada Lovelace", [table])
    line = ada.come(table)
    line.say("stand")
    line.told(lambda told: told["seat"] is None)
    assert ada.http.get("/api/me").json() == {**nobody, "name": "Ada Lovelace"}


def test_a_guest_is_told_what_goes_on_at_the_own_tables(house: House):
    ada = house.person("Ada")
    last = korsi.catalogue()[-1]
    waiting = ada.make(game=last["game"], seats=last["seats"]["to"], options={})
    played = ada.make(bots="easy")
    ada.come(played).hear("events")
    mine = {one["table"]["id"]: one for one in ada.http.get("/api/me").json()["mine"]}
    assert set(mine) == {waiting, played}
    assert mine[waiting]["acting"] == []
    assert mine[waiting]["table"]["game"] == last["game"]
    assert mine[waiting]["table"]["status"] == "waiting"
    assert mine[played]["seat"] == 0
    assert 0 in mine[played]["acting"]
    assert [sitter["kind"] for sitter in mine[played]["table"]["sitters"]] == ["person", "bot"]
    assert mine[played]["table"]["sitters"][0]["name"] == "Ada"


@pytest.mark.parametrize("name", [" ", "\u200b\u200f", "\n"])
def test_a_name_that_nobody_can_see_is_a_fault(house: House, name: str):
    assert why(house.person().http.put("/api/me", json={"name": name})) == (400, "fault-name")


@pytest.mark.parametrize("body", [{"name": ""}, {"name": "x" * 25}, {"name": 4}, {}, {"nom": "A"}])
def test_what_is_no_name_is_not_understood(house: House, body):
    answer = house.person().http.put("/api/me", json=body)
    assert why(answer) == (400, "fault-not-understood")


def test_the_catalogue_is_the_engines(browser: httpx.Client):
    """But for the limits: a table may not agree on a game that does not end."""
    told = browser.get("/api/catalogue").json()
    limits = {}
    known = korsi.catalogue()
    for entry in (*told["games"], *known):
        for option in entry["options"]:
            most = option.pop("to", None)
            limits.setdefault((entry["game"], option["name"]), []).append(most)
    assert told["games"] == known
    assert all(here == there or here <= 1000 for here, there in limits.values())
    assert limits["six-nimmt", "rounds"][0] == 30
    assert told["levels"] == ["easy", "normal", "hard", "expert"]
    assert told["most"] == 1000


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


NUMBER = {"what": "number", "game": "six-nimmt", "option": "target", "least": 1, "most": 500}


@pytest.mark.parametrize(
    ("wish", "culprit"),
    [
        ({"game": "chess"}, {"what": "game", "game": "chess"}),
        (
            {"seats": 11},
            {"what": "seats", "game": "six-nimmt", "least": 2, "most": 10, "given": 11},
        ),
        ({"options": {"nothing": 1}}, {"what": "option", "option": "nothing"}),
        ({"options": {"target": 5000}}, {**NUMBER, "given": "5000"}),
        ({"options": {"target": 0}}, {**NUMBER, "given": "0"}),
        ({"options": {"target": True}}, {**NUMBER, "given": "true"}),
        (
            {"options": {"variant": "blind"}},
            {"what": "choice", "option": "variant", "choices": ["classic", "known", "draft"]},
        ),
    ],
)
def test_a_table_that_can_not_be_names_the_culprit_and_its_limits(house: House, wish, culprit):
    wish = {"game": "six-nimmt", "seats": 2, **wish}
    answer = house.person().http.post("/api/tables", json=wish)
    assert why(answer) == (400, "fault-options")
    assert culprit.items() <= answer.json()["data"].items()


def test_every_game_has_its_names_where_an_unknown_one_is_asked_for(house: House):
    answer = house.person().http.post("/api/tables", json={"game": "chess", "seats": 2})
    known = [entry["game"] for entry in korsi.catalogue()]
    assert answer.json()["data"]["games"] == known


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        (b'{"game": "six-nimmt", "seats": "2"}', "seats"),
        (b'{"game": "six-nimmt"}', "seats"),
        (b'{"game": "six-nimmt", "seats": 2, "secret": 1}', "secret"),
        (b"{", "body"),
        (b"[]", "body"),
    ],
)
def test_what_is_not_understood_names_the_field(house: House, body: bytes, wrong: str):
    headers = {"content-type": "application/json"}
    answer = house.person().http.post("/api/tables", content=body, headers=headers)
    assert why(answer) == (400, "fault-not-understood")
    assert answer.json()["data"] == {"wrong": wrong}


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
    answer = ada.http.get("/api/nothing", headers={"accept": "text/html"})
    assert why(answer) == (404, "fault-not-found")
    assert answer.json()["data"] == {"path": "/api/nothing"}


@pytest.mark.parametrize("path", ["/nothing", "/favicon.png", "/pages.json", "/t/ABC"])
def test_an_address_that_leads_nowhere_says_so(browser: httpx.Client, path: str):
    answer = browser.get(path)
    assert why(answer) == (404, "fault-not-found")
    assert answer.json()["data"] == {"path": path}


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/me", ["GET", "PUT"]),
        ("POST", "/api/catalogue", ["GET"]),
        ("PUT", "/api/tables", ["GET", "POST"]),
        ("POST", "/", ["GET"]),
        ("DELETE", "/healthz", ["GET"]),
    ],
)
def test_a_wrong_kind_of_request_is_a_problem_too(house: House, method, path, allowed):
    answer = house.person().http.request(method, path)
    assert why(answer) == (405, "fault-method")
    assert answer.json()["data"] == {"method": method, "allowed": allowed}
    assert answer.headers["allow"] == ", ".join(allowed)
    assert why(house.person().http.request("BREW", path)) == (405, "fault-method")
    assert why(house.person().http.post("/api/nothing")) == (404, "fault-not-found")


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
    """A person reads it, a program gets a problem."""
    answer = browser.get("/", headers={"accept": "text/html"})
    assert answer.status_code == 503
    assert "not built" in answer.text
    answer = browser.get("/")
    assert answer.status_code == 503
    assert answer.json() == {"why": "fault-no-client", "data": {}}


def test_the_client_is_served_compressed_and_kept(tmp_path):
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>" + "<p>Korsi</p>" * 100)
    (client / "assets" / "app-1234.js").write_text("console.log(1);" * 100)
    (tmp_path / "secret.txt").write_text("not for you")
    with (
        open_house(tmp_path / "korsi.db", client=client) as house,
        httpx.Client(base_url=house.address) as browser,
    ):
        for path in ("/", "/t/abcdefgh", "/learn/six-nimmt", "/rules/six-nimmt", "/index.html"):
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
        assert why(browser.get("/assets/missing.js")) == (404, "fault-not-found")
        for path in ("/nothing/here", "/favicon.ico", "/manifest.webmanifest"):
            lost = browser.get(path, headers={"accept": "text/html,*/*;q=0.8"})
            assert lost.status_code == 404
            assert lost.text.startswith("<!doctype html>")
            assert why(browser.get(path)) == (404, "fault-not-found")
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//etc/passwd"):
            assert "not for you" not in browser.get(path).text
            assert "root:" not in browser.get(path).text


def test_a_browser_gets_the_smallest_form_that_it_takes(tmp_path):
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>" + "<p>Korsi</p>" * 100)
    (client / "assets" / "app-1234.js").write_text("console.log(1);" * 100)
    (client / "assets" / "app-1234.js.br").write_bytes(b"packed when it was built")
    (client / "assets" / "orphan.br").write_bytes(b"a file like any other")
    with (
        open_house(tmp_path / "korsi.db", client=client) as house,
        httpx.Client(base_url=house.address) as browser,
    ):
        tags = set()
        for wish, coding in (
            ("gzip, deflate, br, zstd", "br"),
            ("BR;q=0.5, gzip", "br"),
            ("br;q=0, gzip", "gzip"),
            ("gzip", "gzip"),
            ("gzip;q=0.0, br;q=0", None),
            ("identity", None),
            ("brotli, xgzip", None),
            ("", None),
        ):
            wishes = {"accept-encoding": wish}
            with browser.stream("GET", "/assets/app-1234.js", headers=wishes) as answer:
                body = b"".join(answer.iter_raw())
            assert answer.headers.get("content-encoding") == coding, wish
            assert answer.headers["vary"] == "accept-encoding"
            assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
            assert int(answer.headers["content-length"]) == len(body)
            plain = {"br": lambda body: body, "gzip": gzip.decompress}.get(coding or "", bytes)(
                body
            )
            assert plain == (
                b"packed when it was built" if coding == "br" else b"console.log(1);" * 100
            )
            tag = answer.headers["etag"]
            tags.add(tag)
            for known in (tag, f"W/{tag}", f'"other", {tag}'):
                again = browser.get(
                    "/assets/app-1234.js", headers={**wishes, "if-none-match": known}
                )
                assert (again.status_code, again.headers["etag"]) == (304, tag)
                assert again.headers["vary"] == "accept-encoding"
        assert len(tags) == 3  # other bytes, another tag
        other = {"accept-encoding": "identity", "if-none-match": next(iter(tags - {tag}))}
        assert browser.get("/assets/app-1234.js", headers=other).status_code == 200
        assert why(browser.get("/assets/app-1234.js.br")) == (404, "fault-not-found")
        assert browser.get("/assets/orphan.br").content == b"a file like any other"
        page = browser.get("/", headers={"accept-encoding": "br, gzip"})
        assert page.headers["content-encoding"] == "gzip"  # of this there is nothing else


def test_the_server_knows_every_page_of_the_client():
    """And answers anything else with 404, as the client's own test has it."""
    text = (Path(__file__).parents[2] / "web/src/route/route.test.ts").read_text("utf-8")
    pages = re.findall(r'\["(/[^"]*)", \{ page: "(\w+)"', text)
    assert len(pages) > 6
    for path, page in pages:
        assert bool(PAGES.fullmatch(path)) == (page != "nowhere"), path
