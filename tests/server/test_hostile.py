"""Frames that nobody should send: clear faults, no crash, flat memory; and limits that hold."""

import json
import random
import resource
import socket
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from server.house import GENEROUS, PATIENCE, House, open_house
from websockets.exceptions import ConnectionClosed, InvalidStatus

from korsi.testing.damage import any_text, anything, named
from korsi_server.settings import Limits
from korsi_server.socket import understood

WORDS = [
    "move",
    "undo",
    "sit",
    "stand",
    "fill",
    "clear",
    "start",
    "lend",
    "reclaim",
    "chat",
    "rematch",
    "preview",
]


def memory() -> int:
    """Bytes that this process, server included, holds now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def garbage(chance: random.Random) -> str | bytes:
    """A frame of at most 4 KiB that no client would send."""
    kind = chance.randrange(8)
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    if kind == 1:
        return "".join(chr(chance.randrange(1, 0xD7FF)) for _ in range(chance.randrange(300)))
    if kind == 2:
        depth = chance.randrange(1, 2000)
        return chance.choice(["[" * depth, '{"a":' * (depth // 3), "[" * depth + "]" * depth])
    if kind == 3:
        return json.dumps({"do": chance.choice(WORDS), chance.choice("abc"): 1})
    if kind == 4:
        return json.dumps({"do": "move", "id": "x" * chance.randrange(60), "move": {"do": [[]]}})
    if kind == 5:
        return '{"do":"ping","at":' + "9" * chance.randrange(1, 3000) + "}"
    if kind == 6:
        big = chance.choice(["1e999", "-0", "null", "true", '"1"', "1.5", "9" * 40])
        return f'{{"do":"move","id":"h","move":{{"do":"choose","card":{big}}}}}'
    return json.dumps({"do": "chat", "text": "\u202e" * chance.randrange(300), "preset": None})


def test_thousands_of_hostile_frames_are_answered_and_nothing_grows(house: House):
    ada, eve = house.person(), house.person()
    table = ada.make(options={"target": 500})
    mine, theirs = ada.come(table), eve.come(table)
    theirs.say("sit", seat=1)
    theirs.told(lambda told: told["seat"] == 1)
    mine.say("start")
    legal = mine.hear("events")["legal"]
    theirs.hear("events")
    chance = random.Random(4)
    before = 0
    for number in range(4000):
        if number == 1000:
            before = memory()
        theirs.socket.send(garbage(chance))
        answer = theirs.hear("fault", "refused", "pong")
        assert answer["say"] != "fault" or answer["why"] in ("fault-not-understood", "fault-chat")
        theirs.seen.clear()
        theirs.frames.clear()
        if number % 50 == 0:
            time.sleep(0.05)  # 1000 messages a second are allowed
    assert memory() - before < 8 * 2**20
    mine.move(legal[0], "on")
    assert mine.hear("done"), "the table goes on"
    assert "korsi_errors_total 0" in ada.http.get("/metrics").text


def test_no_json_at_all_upsets_the_decoder():
    for number in range(1000):
        with named(number) as chance:
            value = anything(chance, 3)
            ask = understood(json.dumps(value))
            assert ask is None or isinstance(value, dict)


def test_no_text_at_all_upsets_the_decoder():
    for number in range(1000):
        with named(number) as chance:
            understood(any_text(chance))


def test_a_move_of_any_json_is_refused_or_a_fault(house: House):
    ada = house.person()
    line = ada.come(ada.make(bots="easy"))
    line.hear("welcome")
    chance = random.Random(2)
    things = [None, True, -1, 0, 105, 2**70, 1.5, "4", [], {}, [[]], {"card": 4}, "\u0000"]
    for _ in range(500):
        fields = {
            chance.choice(["card", "row", "do", "x"]): chance.choice(things) for _ in range(3)
        }
        fields["do"] = chance.choice(["choose", "row", "draft", "", 3, None])
        line.move(fields, "odd")
        assert line.hear("refused", "fault", "done")["say"] != "done"
    assert line.ask("ping", "pong", at=1)


def test_a_frame_beyond_4_kib_ends_the_socket(house: House):
    ada = house.person()
    line = ada.come(ada.make())
    line.hear("welcome")
    line.socket.send(" " * 5000)
    assert line.closed() == 1009


def test_a_flood_ends_with_4429_and_the_house_stands(tmp_path):
    with open_house(tmp_path / "korsi.db", limits=Limits()) as house:
        ada = house.person()
        table = ada.make()
        line = ada.come(table)
        line.hear("welcome")
        faults = 0
        for _ in range(60):
            line.say("ping", at=1)
        while faults < 5:
            answer = line.hear("pong", "fault")
            if answer["say"] == "fault":
                assert answer["why"] == "fault-too-fast"
                faults += 1
        with suppress(ConnectionClosed):
            for _ in range(2000):
                line.say("ping", at=1)
        assert line.closed() == 4429
        assert ada.come(table).hear("welcome")


def test_too_much_chat_is_too_fast(tmp_path):
    limits = replace(GENEROUS, chat=(0.01, 3))
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        ada = house.person()
        line = ada.come(ada.make())
        for _ in range(3):
            line.ask("chat", "chat", text="hello")
        assert line.ask("chat", "fault", text="hello")["why"] == "fault-too-fast"


def test_requests_and_sockets_of_one_address_are_limited(tmp_path):
    limits = replace(GENEROUS, requests=(0.01, 5), visits=(0.01, 3))
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        ada = house.person()
        table = ada.make()
        for _ in range(3):
            ada.come(table).hear("welcome")
        assert ada.come(table).closed() == 4429
        answers = [ada.http.get("/api/tables") for _ in range(6)]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["why"] == "fault-too-fast"


def test_new_tables_and_the_tables_of_one_guest_are_limited(tmp_path):
    limits = replace(GENEROUS, tables_of_guest=2)
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        ada = house.person()
        ada.make()
        ada.make()
        wish = {"game": "six-nimmt", "seats": 2}
        assert ada.http.post("/api/tables", json=wish).status_code == 429


def test_a_slow_reader_is_dropped_and_not_waited_for(tmp_path):
    limits = replace(GENEROUS, unread=50_000)
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        # Little room on the way, so that what is not read piles up in the server soon.
        house.server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        ada, eve = house.person(), house.person()
        table = ada.make()
        line = ada.come(table)
        line.hear("welcome")
        with raw_socket(house, eve.token, table) as slow:
            line.told(lambda told: told["table"]["watching"] == 1)
            for _ in range(1900):
                line.say("chat", text="x" * 200)
                line.hear("chat")
                if house.hall.metrics.slow.value:
                    break
            assert house.hall.metrics.slow.value == 1
            line.told(lambda told: told["table"]["watching"] == 0)
            slow.settimeout(PATIENCE)
            while read(slow):
                pass
        assert line.ask("ping", "pong", at=1)


def read(line: socket.socket) -> bytes:
    """What is there; nothing when the line is cut."""
    try:
        return line.recv(65536)
    except ConnectionError:
        return b""


def raw_socket(house: House, token: str, table: str) -> socket.socket:
    """A socket that is opened and then never read, with little room on its way."""
    host, port = house.server.listening.getsockname()
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((host, port))
    line.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Sec-WebSocket-Version: 13\r\nCookie: korsi={token}\r\n\r\n".encode()
    )
    return line


def test_a_page_of_another_site_gets_no_socket(house: House):
    ada = house.person()
    table = ada.make()
    with pytest.raises(InvalidStatus) as refused:
        ada.come(table, origin="https://evil.example")
    assert refused.value.response.status_code == 403
    own = house.address.rstrip("/")
    assert ada.come(table, origin=own).hear("welcome")


def test_without_a_cookie_there_is_no_seat_and_without_a_table_no_game(house: House):
    ada = house.person()
    table = ada.make()
    for headers in ({}, {"Cookie": "korsi=short"}, {"Cookie": 'korsi="; drop table log'}):
        assert ada.come(table, additional_headers=headers).closed() == 4401
    assert ada.come("nosuchid").closed() == 4404
    assert ada.come("x").closed() == 4404
