"""The edge of the server: what a request may look like, how long it may take, and who is asking."""

import re
import socket
import time
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from server.attackers import Target, knock, raw, rest
from server.house import GENEROUS, House, open_house

from korsi.cli import main
from korsi_server.connection import HEAD, plain
from korsi_server.gate import Gate
from korsi_server.guard import TOO_FAST
from korsi_server.proxies import Proxies, networks
from korsi_server.visits import token_in

TOKEN = "A" * 22


def target(house: House, table: str = "", token: str = "") -> Target:
    return Target(*house.server.listening.getsockname()[:2], table, token)


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


# ── Requests that can be read in two ways ────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "request_bytes",
    [
        b"GET /healthz HTTP/1.1\nHost: x\n\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\nX: y\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\rX: y\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n folded\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost : x\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: \0\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
        b"GET http://x/healthz HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\n\r\n",
        b"GET /healthz HTTP/2.0\r\nHost: x\r\n\r\n",
        b"GET  /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
        b"\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc",
        b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\n{}",
        b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 2, 2\r\n\r\n{}",
        b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: +2\r\n\r\n{}",
        b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n"
        b"\r\n0\r\n\r\n",
        b"PUT /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n"
        b"\r\n0\r\n\r\n",
        b"PUT /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
        b"PUT /api/me HTTP/1.0\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 101 + b"\r\n",
        b"GET /ws/abcdefgh HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
        b"Content-Length: 40\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
)
def test_what_can_be_read_in_two_ways_is_not_read(house: House, request_bytes: bytes):
    answer = raw(target(house), request_bytes)
    assert status(answer) == 400
    assert answer.count(b"HTTP/1.1 ") == 1
    assert b'{"why":"fault-not-understood","data":{"wrong":"request"}}' in answer
    assert b"\r\nConnection: close\r\n" in answer


def test_what_follows_a_request_before_its_answer_is_not_read(house: House):
    """Nor what follows one whose end only its own pieces tell."""
    one = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    assert raw(target(house), one + one).count(b"HTTP/1.1 200") == 1
    put = (
        b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"
    )
    assert raw(target(house), put + one).count(b"HTTP/1.1 ") == 1


def until(line: socket.socket, end: bytes) -> bytes:
    """What comes, up to these last bytes."""
    told = b""
    while not told.endswith(end) and (part := line.recv(65536)):
        told += part
    return told


def test_one_connection_serves_one_request_after_the_other(house: House):
    with knock(target(house)) as line:
        for _ in range(3):
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert until(line, b"well\n")
        for letter in b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n":
            line.sendall(bytes([letter]))
        assert until(line, b"well\n")


def test_a_head_beyond_its_limit_is_too_large_and_gives_no_new_cookie(house: House):
    long = f"GET / HTTP/1.1\r\nHost: x\r\nCookie: korsi={TOKEN}; x={'y' * HEAD}\r\n\r\n"
    answer = raw(target(house), long.encode())
    assert status(answer) == 431
    assert b'"fault-too-large"' in answer
    assert b"set-cookie" not in answer.lower()


def test_what_browsers_send_is_plain():
    assert plain(
        b"GET /assets/app.js?x=1 HTTP/1.1\r\nHost: [::1]:8000\r\nAccept: */*\r\n"
        b'Cookie: a="b"; korsi=1\r\nX-Empty:\r\nAccept-Language: uk;q=0.8, \xd9\x81'
    )


# ── Who asks ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "", "\xff", "http://x:y:z"])
def test_an_odd_origin_is_another_origin(house: House, origin: str):
    ada = house.person()
    headers = {"origin": origin.encode("latin-1")}
    answer = ada.http.put("/api/me", json={"name": "Ada"}, headers=headers)
    assert (answer.status_code, answer.json()["why"]) == (403, "fault-origin")
    line = sit_with(house, ada.make(), b"Origin: " + headers["origin"])
    assert status(line) == 403


@pytest.mark.parametrize("body", [b"", b"xxxxxxxx", b"xxxxxxxx" * 4000])
def test_a_refusal_before_the_body_has_come_is_read_and_says_that_it_is_the_last(
    house: House, body: bytes
):
    length = 1000 + len(body)
    with knock(target(house)) as line:
        line.sendall(
            b"PUT /api/me HTTP/1.1\r\nHost: x\r\nOrigin: null\r\nContent-Type: application/json\r\n"
            b"Content-Length: %d\r\n\r\n" % length
        )
        time.sleep(0.2)
        line.sendall(body)
        time.sleep(0.2)
        line.sendall(b"y")  # into a connection that was reset nothing can be sent
        answer = rest(line)
    assert status(answer) == 403
    assert b"\r\nconnection: close\r\n" in answer.lower()


@pytest.mark.parametrize("origin", [None, "null"])
def test_a_request_that_came_whole_may_be_followed_by_another(house: House, origin: str | None):
    headers = b"" if origin is None else b"Origin: null\r\n"
    with knock(target(house)) as line:
        for _ in range(3):
            line.sendall(
                b"PUT /api/me HTTP/1.1\r\nHost: x\r\n%sContent-Type: application/json\r\n"
                b"Content-Length: 14\r\n\r\n" % headers + b'{"name":"Ada"}'
            )
            answer = line.recv(65536)
            assert status(answer) == (401 if origin is None else 403)
            assert b"connection: close" not in answer.lower()


def sit_with(house: House, table: str, *headers: bytes) -> bytes:
    """The answer to the handshake of a socket with these headers, up to the first silence."""
    with knock(target(house)) as line:
        line.sendall(
            b"\r\n".join(
                [
                    f"GET /ws/{table} HTTP/1.1".encode(),
                    b"Host: x",
                    b"Upgrade: websocket",
                    b"Connection: Upgrade",
                    b"Sec-WebSocket-Version: 13",
                    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                    *headers,
                    b"\r\n",
                ]
            )
        )
        told = b""
        while b"welcome" not in told and (part := line.recv(65536)):
            told += part
        return told


ODD_COOKIES = [
    'prefs={"a":"b"}',
    "broken",
    "=",
    ";;;",
    'q="unclosed',
    "a=b=c",
    "name[]=x; <script>=1",
    "\xff\xfe=\xfd",
    "long=" + "x" * 20_000,
]


@pytest.mark.parametrize("odd", ODD_COOKIES)
def test_an_odd_cookie_of_another_page_costs_nobody_their_name(house: House, odd: str):
    ada = house.person("Ada")
    table = ada.make()
    for cookies in (f"{odd}; korsi={ada.token}", f"korsi={ada.token}; {odd}"):
        headers = {"cookie": cookies.encode("latin-1")}
        for path in ("/", "/api/me"):
            answer = httpx.get(house.address + path.lstrip("/"), headers=headers)
            assert "set-cookie" not in answer.headers
        assert answer.json()["name"] == "Ada"
        seated = sit_with(house, table, b"Cookie: " + headers["cookie"])
        assert re.search(rb'"say":"welcome".*"seat":0', seated)


def test_of_two_cookies_of_our_name_the_one_with_a_token_counts():
    assert token_in(f"korsi=; korsi=old; korsi={TOKEN}") == TOKEN
    assert token_in(f'korsi="{TOKEN}"') == TOKEN
    assert token_in(f"notkorsi={TOKEN}; korsi={TOKEN}x") is None


# ── Proxies ──────────────────────────────────────────────────────────────────────────────────────


def test_nobody_is_believed_who_was_not_named(tmp_path):
    """Neither about the address nor about https, and so invented addresses evade no limit."""
    limits = replace(GENEROUS, requests=(0.01, 5))
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        answers = [
            httpx.get(
                f"{house.address}api/me",
                headers={"x-forwarded-for": f"198.51.100.{number}", "x-forwarded-proto": "https"},
            )
            for number in range(6)
        ]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert "Secure" not in answers[0].headers["set-cookie"]


def test_a_named_proxy_is_believed_about_the_nearest_stranger(tmp_path):
    limits = replace(GENEROUS, requests=(0.01, 5))
    proxies = Proxies(networks(["127.0.0.1,10.0.0.0/8"]))
    with open_house(tmp_path / "korsi.db", limits=limits, proxies=proxies) as house:

        def ask(chain: str) -> httpx.Response:
            headers = {"x-forwarded-for": chain, "x-forwarded-proto": "https"}
            return httpx.get(f"{house.address}api/me", headers=headers)

        for number in range(5):
            # What stands further left was invented by the visitor.
            answer = ask(f"203.0.113.{number}, 198.51.100.7, 10.1.2.3")
            assert answer.status_code == 200
            assert answer.headers["set-cookie"].endswith("; Secure")
        assert ask("198.51.100.7").status_code == 429
        assert ask("198.51.100.8").status_code == 200


@pytest.mark.parametrize(
    ("chain", "visitor"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("198.51.100.7:4711", "198.51.100.7"),
        ("[2001:db8::1]:4711", "2001:db8::1"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("10.0.0.9, 10.0.0.8", "10.0.0.9"),
        ("198.51.100.7, unknown, 10.0.0.8", "10.0.0.8"),
        ("198.51.100.7, 10.0.0.8", "198.51.100.7"),
        ("", "10.0.0.1"),
        ("'; drop table log", "10.0.0.1"),
        (",,,", "10.0.0.1"),
        ("1.2.3.4," * 5000 + "198.51.100.9", "198.51.100.9"),
    ],
)
def test_the_visitor_is_the_rightmost_that_is_no_proxy_of_ours(chain: str, visitor: str):
    scope = {
        "type": "http",
        "client": ("10.0.0.1", 1),
        "headers": [(b"x-forwarded-for", chain.encode())],
    }
    Proxies(networks(["10.0.0.0/8"])).look_through(scope)
    assert scope["client"][0] == visitor


def test_what_is_no_address_of_a_proxy_is_said(capsys):
    assert main(["serve", "--port", "0", "--trust-proxy", "nginx"]) == 2
    assert "'nginx' is no address or network of a proxy" in capsys.readouterr().err
    assert main(["serve", "--metrics", "9000"]) == 2
    assert "is no HOST:PORT, such as 127.0.0.1:9000" in capsys.readouterr().err


# ── Limits and deadlines ─────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("path", ["/", "/healthz", "/assets/app.js", "/nothing", "/metrics"])
def test_pages_are_limited_too_and_the_answer_is_small(tmp_path, path: str):
    limits = replace(GENEROUS, pages=(0.5, 3))
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        for _ in range(3):
            assert httpx.get(house.address + path.lstrip("/")).status_code != 429
        answer = httpx.get(house.address + path.lstrip("/"))
        assert (answer.status_code, answer.json()["why"]) == (429, "fault-too-fast")
        assert 1 <= int(answer.headers["retry-after"]) <= 4
        page = httpx.get(house.address + path.lstrip("/"), headers={"accept": "text/html"})
        assert page.text == TOO_FAST
        assert page.headers["cache-control"] == "no-store"
        assert house.hall.metrics.limited.values["pages"] == 2
        assert house.person().http.get("/api/me").status_code == 200


def test_what_a_person_reads_who_is_too_fast_are_the_words_of_the_client():
    words = Path(__file__).parents[2] / "web/src/words"
    for language, line in zip(("en", "fa", "uk"), TOO_FAST.splitlines(), strict=True):
        text = (words / f"{language}.ftl").read_text("utf-8")
        assert f"\nfault-too-fast = {line}\n" in text


def test_who_goes_on_too_fast_has_to_knock_again(tmp_path):
    limits = replace(GENEROUS, pages=(0.01, 3))
    with open_house(tmp_path / "korsi.db", limits=limits) as house, httpx.Client() as stranger:
        answers = [stranger.get(f"{house.address}healthz") for _ in range(8)]
        assert answers[-1].headers["connection"] == "close"


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"G",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nG",
        b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Length: 9\r\n\r\n{",
    ],
)
def test_a_request_that_does_not_end_is_ended(tmp_path, begun: bytes):
    limits = replace(GENEROUS, head=0.3, body=0.3)
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        began = time.monotonic()
        raw(target(house), begun)
        assert time.monotonic() - began < 6


def test_a_head_that_drips_in_has_no_more_time(tmp_path):
    limits = replace(GENEROUS, head=0.5)
    with open_house(tmp_path / "korsi.db", limits=limits) as house, knock(target(house)) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
        until = time.monotonic() + 8
        with suppress(OSError):  # reset or broken, as the system likes
            while time.monotonic() < until:
                line.sendall(b"a")
                time.sleep(0.05)
        assert house.hall.metrics.limited.values["late"] == 1


def test_an_answer_that_nobody_reads_is_not_kept(tmp_path):
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("Korsi")
    (client / "large.bin").write_bytes(bytes(range(256)) * 40_000)
    limits = replace(GENEROUS, body=0.5)
    with open_house(tmp_path / "korsi.db", limits=limits, client=client) as house:
        with knock(target(house), receive=4096) as line:
            line.sendall(b"GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n")
            until = time.monotonic() + 10
            while not house.hall.metrics.limited.values["late"] and time.monotonic() < until:
                time.sleep(0.1)
            assert len(rest(line)) < 10_000_000
        assert house.hall.metrics.limited.values["late"] == 1


def test_connections_of_one_address_are_counted(tmp_path):
    """Those that do nothing make room; where all are busy, the next has to wait."""
    limits = replace(GENEROUS, connections_of_address=3, body=5)
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        here = target(house)
        idle = [knock(here) for _ in range(3)]
        assert status(raw(here, b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
        busy = (
            b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Cookie: korsi=%s\r\nContent-Length: 9\r\n\r\n{" % TOKEN.encode()
        )
        working = [knock(here) for _ in range(3)]
        for line in working:
            line.sendall(busy)
        time.sleep(0.3)
        assert status(raw(here, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")) == 503
        assert house.hall.metrics.limited.values["connections-of-address"] == 1
        for line in [*idle, *working]:
            line.close()


def test_connections_that_come_too_fast_are_sent_away(tmp_path):
    limits = replace(GENEROUS, arrivals=(0.01, 3))
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        ask = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        answers = [status(raw(target(house), ask)) for _ in range(4)]
        assert answers == [200, 200, 200, 503]


def test_strangers_who_all_come_at_once_are_taken_in_a_few_at_a_time(tmp_path, monkeypatch):
    """Else everybody who plays waits for all of them, each time that they have something to do."""
    taken = [0]
    monkeypatch.setattr(Gate, "enter", lambda *_: bool(taken.append(taken.pop() + 1)))
    with open_house(tmp_path / "korsi.db") as house:

        def turn() -> None:
            taken.append(0)
            house.loop.call_soon(turn)

        house.loop.call_soon_threadsafe(turn)
        house.loop.call_soon_threadsafe(time.sleep, 0.5)  # while they come
        with ExitStack() as lines:
            for _ in range(60):
                lines.enter_context(knock(target(house)))
            end = time.monotonic() + 10
            while sum(taken) < 60 and time.monotonic() < end:
                time.sleep(0.01)
        assert sum(taken) == 60
        assert max(taken) <= 8
