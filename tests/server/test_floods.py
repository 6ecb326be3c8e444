"""Floods of every kind, for a moment: the flood is cut, nothing grows, and somebody who plays
meanwhile gets answers."""

import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from server.attackers import CONT, PING, PONG, TEXT, Target, frame, pour, rest, sit
from server.house import GENEROUS, House, Line, open_house

from korsi_server.settings import Limits
from server import attackers

COUNT = 20
SECONDS = 2.0
QUICK = 1.5
"""Seconds within which an answer has to come, on a machine that the attacker shares."""


@pytest.fixture
def stormy(tmp_path: Path) -> Iterator[House]:
    """A house with the limits that it has in earnest, in which one guest is trusted more: the
    floods come from the same address as the innocent."""
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text("<!doctype html>")
    (tmp_path / "client" / "assets" / "app-1234.js").write_text("console.log(1);" * 10_000)
    limits = replace(
        Limits(), visits=(10, 1000), arrivals=(1000, 1000), frames_of_address=(1e6, 1e6)
    )
    with open_house(tmp_path / "korsi.db", limits=limits, client=tmp_path / "client") as house:
        yield house


def memory() -> int:
    """Bytes that this process, server included, holds now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def target(house: House, table: str, token: str) -> Target:
    return Target(*house.server.listening.getsockname()[:2], table, token)


def slowest(line: Line, seconds: float) -> float:
    """The longest that an innocent waits for an answer during these seconds."""
    until, longest = time.monotonic() + seconds, 0.0
    while time.monotonic() < until:
        began = time.monotonic()
        line.ask("ping", "pong", at=1)
        longest = max(longest, time.monotonic() - began)
        time.sleep(0.1)
    return longest


ATTACKS = [
    attackers.half_said,
    attackers.spellings,
    attackers.pings,
    attackers.pongs,
    attackers.pieces,
    attackers.closes,
]


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
def test_the_innocent_play_on_in_a_flood(stormy: House, attack):
    ada = stormy.person()
    table = ada.make()
    line = ada.come(table)
    line.hear("welcome")
    eve = target(stormy, table, stormy.person().token)
    before = memory()
    count = 100_000 if attack is attackers.spellings else COUNT
    with attackers.loose(attack, eve, count, SECONDS + 2):
        time.sleep(0.7)  # a process has to start
        assert slowest(line, SECONDS) < QUICK
    assert memory() - before < 30 * 2**20
    assert stormy.hall.metrics.errors.value == 0


@pytest.mark.parametrize(
    ("first", "again"),
    [
        (b"", frame(PING)),
        (b"", frame(PONG)),
        (b"", frame(TEXT, b"{}")),
        (frame(TEXT, b"{", last=False), frame(CONT, last=False)),
        (b"", frame(TEXT, last=False) + frame(CONT)),
    ],
    ids=["pings", "pongs", "messages", "pieces", "empty messages"],
)
def test_every_kind_of_frame_is_counted(tmp_path, first: bytes, again: bytes):
    limits = replace(GENEROUS, frames=(10, 50), pieces=10_000)
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        ada = house.person()
        with sit(target(house, ada.make(), ada.token)) as line:
            line.sendall(first + again * 300)
            told = rest(line)
        assert told[-4:] == b"\x88\x02" + (4429).to_bytes(2, "big")
        assert house.hall.metrics.limited.values["frames"] == 1


def test_frames_of_one_address_are_counted_together(tmp_path):
    limits = replace(GENEROUS, frames_of_address=(1, 50))
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        ada = house.person()
        here = target(house, ada.make(), ada.token)
        for _ in range(3):
            with sit(here) as line:
                line.recv(65536)
                line.sendall(frame(PONG) * 30)
                line.settimeout(1)
                rest(line)
        assert house.hall.metrics.limited.values["frames"] >= 1


def test_a_message_in_too_many_pieces_ends_the_socket(tmp_path):
    with open_house(tmp_path / "korsi.db") as house:
        ada = house.person()
        with sit(target(house, ada.make(), ada.token)) as line:
            line.sendall(frame(TEXT, b"{", last=False) + frame(CONT, last=False) * 20)
            assert rest(line)[-2:] == (4429).to_bytes(2, "big")
        assert house.hall.metrics.limited.values["pieces"] == 1


def test_a_message_in_a_few_pieces_is_read(house: House):
    ada = house.person()
    with sit(target(house, ada.make(), ada.token)) as line:
        line.sendall(
            frame(TEXT, b'{"do":"pi', last=False)
            + frame(PING)
            + frame(CONT, b'ng","at":', last=False)
            + frame(CONT, b"7}")
        )
        told = b""
        while b'"pong","at":7' not in told and (part := line.recv(65536)):
            told += part
        assert b'"pong","at":7' in told


def test_pongs_that_nobody_reads_do_not_pile_up(tmp_path):
    with open_house(tmp_path / "korsi.db") as house:
        house.server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        ada = house.person()
        with sit(target(house, ada.make(), ada.token), receive=4096) as line:
            cut = pour(line, frame(PING, b"x" * 125) * 100, 400)
        assert cut < 400
        assert house.hall.metrics.limited.values["pongs"] == 1


def neighbour() -> httpx.Client:
    """Somebody at another address."""
    return httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=3)


@pytest.mark.skipif(sys.platform != "linux", reason="127.0.0.2 is this machine only on Linux")
def test_half_said_requests_make_room_and_not_a_log(tmp_path):
    """With few files, as the system gives them, the page is still served and little is written."""
    script = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (300, 300));"
        "from korsi.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script, "serve", "--port", "0", "--data", "korsi.db"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            address = server.stdout.readline().split()[3]
            port = int(address.rstrip("/").rpartition(":")[2])
            answered = 0
            with attackers.loose(attackers.half_said, Target("127.0.0.1", port), 400, 6.0):
                time.sleep(1.5)
                for _ in range(10):
                    with suppress(httpx.HTTPError), neighbour() as other:
                        answered += other.get(f"{address}healthz").text == "well\n"
                    time.sleep(0.1)
        finally:
            server.terminate()
            written = server.communicate(timeout=20)[1]
        assert answered >= 9
        assert len(written) < 2000
