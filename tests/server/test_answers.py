"""What the server tells of itself: health, figures, the client's files, finished games."""

import re
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from server.attackers import raw
from server.house import House, open_house
from server.test_edge import status, target
from server.test_restart import until

from korsi_server.proxies import Proxies, networks
from korsi_server.replays import Replays
from korsi_server.server import bind

ENOUGH = 2000
"""So many people fill a page, however large it is."""

# ── Health and figures ───────────────────────────────────────────────────────────────────────────


def test_health_asks_the_store_once_a_second_at_most(tmp_path, monkeypatch):
    with open_house(tmp_path / "korsi.db") as house:
        asked = []
        store = house.hall.store
        real = store.guest

        async def guest(key):
            asked.append(key)
            return await real(key)

        monkeypatch.setattr(store, "guest", guest)
        began = time.monotonic()
        with httpx.Client(base_url=house.address) as watcher:
            for _ in range(50):
                assert watcher.get("/healthz").text == "well\n"
        assert len(asked) <= 2 + (time.monotonic() - began)


def test_a_disk_that_can_not_be_written_is_said_and_forgotten(tmp_path):
    with open_house(tmp_path / "korsi.db") as house:
        ada = house.person()
        table = ada.make()
        connection = house.hall.store._connection
        pages = connection.execute("pragma page_count").fetchone()[0]
        connection.execute(f"pragma max_page_count = {pages}")
        for _ in range(ENOUGH):
            if ada.http.put("/api/me", json={"name": "A" * 24}).status_code != 200:
                break
            ada = house.person()
        time.sleep(1.1)
        ill = ada.http.get("/healthz")
        assert (ill.status_code, ill.text) == (503, "the disk is full\n")
        connection.execute(f"pragma max_page_count = {pages + 1000}")
        time.sleep(1.1)
        assert ada.http.get("/healthz").text == "well\n"
        assert ada.come(table).hear("welcome")


def test_figures_are_not_for_everybody(tmp_path):
    proxies = Proxies(networks(["127.0.0.1"]))
    settings = {"figures_token": "open sesame", "proxies": proxies}
    with open_house(tmp_path / "korsi.db", **settings) as house:

        def ask(**headers: str) -> int:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            return httpx.get(f"{house.address}metrics", headers=named).status_code

        assert ask() == 200, "on this machine"
        assert ask(x_forwarded_for="198.51.100.7") == 404
        assert ask(x_forwarded_for="127.0.0.1") == 404, "whoever says so"
        assert ask(via="1.1 proxy") == 404
        assert ask(host="play.example.org") == 404
        assert ask(host="play.example.org", authorization="Bearer open sesame") == 200
        assert ask(host="play.example.org", authorization="Bearer open") == 404


def test_figures_may_have_an_address_of_their_own(tmp_path):
    figures = bind("127.0.0.1", 0)
    with open_house(tmp_path / "korsi.db", figures=figures) as house:
        there = f"http://127.0.0.1:{figures.getsockname()[1]}"
        assert "korsi_limited_total" in httpx.get(f"{there}/metrics").text
        assert httpx.get(f"{there}/healthz").text == "well\n"
        for path in ("/", "/api/me", "/api/tables"):
            assert httpx.get(there + path).status_code == 404
        assert httpx.get(f"{house.address}metrics").status_code == 404


def test_figures_may_have_the_same_port_at_another_host(tmp_path):
    listening = bind("127.0.0.1", 0)
    port = listening.getsockname()[1]
    listening.close()
    figures = bind("127.0.0.2", port)
    with open_house(tmp_path / "korsi.db", figures=figures, port=port) as house:
        assert house.person().http.get("/api/tables").status_code == 200
        assert house.person().http.get("/metrics").status_code == 404
        there = f"http://127.0.0.2:{port}"
        assert httpx.get(f"{there}/metrics").status_code == 200
        assert httpx.get(f"{there}/api/tables").status_code == 404


def test_the_command_takes_an_address_for_figures(tmp_path):
    command = [Path(sys.executable).parent / "korsi", "serve", "--port", "0"]
    with subprocess.Popen(
        [*command, "--metrics", "127.0.0.1:0", "--trust-proxy", "127.0.0.1", "--data", "k.db"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        told = [server.stdout.readline() for _ in range(3)]
        address = re.search(r"Its figures are at (http://127\.0\.0\.1:\d+/metrics)", told[2])
        assert "korsi_tables" in httpx.get(address[1]).text
        public = re.search(r"http://127\.0\.0\.1:\d+/", told[0]).group()
        secure = httpx.get(public, headers={"x-forwarded-proto": "https"})
        assert "Secure" in secure.headers["set-cookie"]
        server.terminate()
        server.wait(timeout=20)


# ── Files of the client ──────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    home = tmp_path_factory.mktemp("built")
    (home / "client" / "assets").mkdir(parents=True)
    (home / "client" / "index.html").write_text("<!doctype html>")
    (home / "client" / "assets" / "app-1234.js").write_text("console.log(1);" * 100)
    (home / "client" / "assets" / "app-1234.js.br").write_bytes(b"packed: not for you")
    (home / "client" / ".hidden").write_text("not for you")
    (home / "secret.txt").write_text("not for you")
    (home / "client" / "link.txt").symlink_to(home / "secret.txt")
    with open_house(home / "korsi.db", client=home / "client") as house:
        yield house


@pytest.mark.parametrize(
    "path",
    [
        "/z1/../assets/app-1234.js",
        "/./assets/app-1234.js",
        "/assets/../assets/app-1234.js",
        "/assets//app-1234.js",
        "//assets/app-1234.js",
        "/assets/app-1234%2ejs",
        "/assets/%61pp-1234.js",
        "/assets%2fapp-1234.js",
        "/%2e%2e/secret.txt",
        "/assets\\app-1234.js",
        "/assets/app-1234.js%00",
        "/assets/app-1234.js/",
        "/assets/app-1234.js.br",
        "/ASSETS/app-1234.js",
        "/assets",
        "/.hidden",
        "/link.txt",
        "/secret.txt",
    ],
)
def test_a_file_has_one_name(built: House, path: str):
    head = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
    answer = raw(target(built), f"{head}\r\n".encode())
    assert status(answer) == 404
    assert b"cache-control: no-store" in answer
    page = raw(target(built), f"{head}Accept: text/html\r\n\r\n".encode())
    assert status(page) == 404
    assert b"cache-control: no-store" in page
    assert b"not for you" not in answer + page


def test_files_are_those_of_the_start(built: House):
    """Packed beforehand: what is put there later, or changed, is seen after a restart."""
    assets = built.server.settings.client / "assets"
    (assets / "late.js").write_text("console.log(2);")
    assert httpx.get(f"{built.address}assets/late.js").status_code == 404
    (assets / "app-1234.js").write_text("changed")
    assert httpx.get(f"{built.address}assets/app-1234.js").text.startswith("console.log(1);")


# ── Replays and records ──────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def over(house: House) -> str:
    """A finished game."""
    ada = house.person("Ada")
    table = ada.make(bots="easy")
    line = ada.come(table)
    line.say("lend", seat=0, level="easy")
    line.until("over")
    return table


def test_a_replay_is_the_same_packed_and_unpacked(house: House, over: str):
    address = f"{house.address}api/tables/{over}/replay"
    packed = httpx.get(address)
    assert packed.headers["content-encoding"] == "gzip"
    plainly = httpx.get(address, headers={"accept-encoding": "identity"})
    assert plainly.json() == packed.json()
    assert list(packed.json()) == ["table", "names", "steps"]
    assert list(packed.json()["steps"][1]) == ["seat", "move", "events", "views"]
    record = httpx.get(f"{house.address}api/tables/{over}/record").json()
    steps = [[step["seat"], step["move"]] for step in packed.json()["steps"][1:]]
    assert steps == record["moves"]


@pytest.fixture
def replays(house: House) -> Replays:
    """What makes them, to be looked into."""
    return next(
        cell.cell_contents._replays
        for route in house.server.config.loaded_app._app.routes[1:]
        for cell in route.endpoint.__closure__
        if hasattr(cell.cell_contents, "_replays")
    )


def test_who_does_not_read_one_record_gets_no_further_ones(
    house: House, over: str, replays: Replays, monkeypatch
):
    """Each that is not read to its end waits in memory."""
    address = f"{house.address}api/tables/{over}/record"
    whole = httpx.get(address).text
    until(lambda: not replays._read)
    monkeypatch.setattr("korsi_server.replays.game_file_of", lambda _: b"x" * 20_000_000)
    with ExitStack() as readers:
        for _ in range(8):
            answer = readers.enter_context(httpx.stream("GET", address))
            assert answer.status_code == 200
        answer = httpx.get(address)
        assert (answer.status_code, answer.json()["why"]) == (429, "fault-too-fast")
    monkeypatch.undo()
    until(lambda: not replays._read)
    assert httpx.get(address).text == whole


def test_replays_asked_for_at_once_are_limited(house: House, over: str, replays: Replays):
    replays._asked["127.0.0.1"] = 2
    answer = httpx.get(f"{house.address}api/tables/{over}/record")
    assert (answer.status_code, answer.json()["why"]) == (429, "fault-too-fast")
    replays._asked.clear()
    replays._asked["198.51.100.7"] = 8
    answer = httpx.get(f"{house.address}api/tables/{over}/record")
    assert (answer.status_code, answer.json()["why"]) == (503, "fault-busy")
    replays._asked.clear()


def test_a_game_too_long_for_a_replay_says_so(house: House, over: str, monkeypatch):
    monkeypatch.setattr("korsi_server.replays.VIEWS", 10)
    ada = house.person()
    table = ada.make(bots="easy")
    line = ada.come(table)
    line.say("lend", seat=0, level="easy")
    line.until("over")
    answer = ada.http.get(f"/api/tables/{table}/replay")
    assert (answer.status_code, answer.json()["why"]) == (413, "fault-long-game")
    assert ada.http.get(f"/api/tables/{table}/record").status_code == 200
