"""Strangers who want the server to stop. Each does one thing, for so many times or seconds, and
has counts of its own; tests let them loose for a moment, `make torture` may do so for minutes.

They speak to a port with plain sockets and know nothing of the server's insides, so that they can
run in processes of their own (`loose`), and what is measured meanwhile is the server alone.
"""

import os
import secrets
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from threading import Thread
from time import monotonic, sleep
from typing import Any, NamedTuple

CONT, TEXT, CLOSE, PING, PONG = 0x0, 0x1, 0x8, 0x9, 0xA
PATIENCE = 10.0


class Target(NamedTuple):
    """A server, a table of it, and somebody's cookie."""

    host: str
    port: int
    table: str = ""
    token: str = ""
    home: str = ""
    """The address of this machine to come from."""
    every: float = 0.0
    """Seconds between two connections, so as not to be sent away at the gate: the patient do more
    harm inside."""


def knock(target: Target, **room: int) -> socket.socket:
    """A connection; `receive` bytes of room for what comes back."""
    line = socket.socket()
    if target.home:
        line.bind((target.home, 0))
    if "receive" in room:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room["receive"])
    line.settimeout(PATIENCE)
    line.connect((target.host, target.port))
    return line


def raw(target: Target, data: bytes, patience: float = PATIENCE) -> bytes:
    """Everything that comes back after these bytes, until the server closes or is quiet."""
    with knock(target) as line:
        line.settimeout(patience)
        line.sendall(data)
        return rest(line)


def rest(line: socket.socket) -> bytes:
    """All that still comes."""
    told = b""
    with suppress(OSError):
        while part := line.recv(65536):
            told += part
    return told


def frame(opcode: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """One frame as a client sends it, masked with zeros."""
    assert len(payload) < 126
    return struct.pack("!BB4x", opcode | (0x80 if last else 0), 0x80 | len(payload)) + payload


def sit(target: Target, **room: int) -> socket.socket:
    """An open WebSocket, with whatever comes behind the handshake still unread."""
    line = knock(target, **room)
    line.sendall(
        f"GET /ws/{target.table} HTTP/1.1\r\nHost: {target.host}:{target.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Cookie: korsi={target.token}\r\n\r\n".encode()
    )
    told = b""
    while not told.endswith(b"\r\n\r\n") and (part := line.recv(1)):
        told += part
    return line


def pour(line: socket.socket, data: bytes, times: int) -> int:
    """Send the same again and again, reading nothing; how many times before the line was cut."""
    for number in range(times):
        try:
            line.sendall(data)
        except OSError:
            return number
    return times


# ── One by one ───────────────────────────────────────────────────────────────────────────────────


def half_said(target: Target, count: int, seconds: float) -> None:
    """Requests that never end, `count` at a time; whoever is sent away comes back."""
    until = monotonic() + seconds
    lines: list[socket.socket] = []
    while monotonic() < until:
        while len(lines) < count and monotonic() < until:
            try:
                line = knock(target)
                line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
                lines.append(line)
            except OSError:
                sleep(0.01)
        alive = []
        for line in lines:
            try:
                line.sendall(b"a")
                alive.append(line)
            except OSError:
                line.close()
        lines = alive
        sleep(0.05)
    for line in lines:
        line.close()


def spellings(target: Target, count: int, seconds: float) -> None:
    """The same file by ever new names, as fast as they are answered."""
    until, number = monotonic() + seconds, 0
    while monotonic() < until and number < count:
        try:
            with knock(target) as line:
                while monotonic() < until and number < count:
                    number += 1
                    path = f"/z{number}/../assets/app-1234.js"
                    line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                    if not line.recv(65536):
                        break
        except OSError:
            sleep(0.01)


def handshakes(target: Target, count: int, seconds: float) -> None:
    """Sockets that are asked for and never opened: the last line of the request is missing."""
    until = monotonic() + seconds
    lines: list[socket.socket] = []
    ask = (
        f"GET /ws/{target.table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    )
    while monotonic() < until:
        with suppress(OSError):
            line = knock(target)
            line.sendall(ask.encode())
            lines.append(line)
        if len(lines) > count:
            lines.pop(0).close()
        sleep(0.001)
    for line in lines:
        line.close()


def knocks(target: Target, count: int, seconds: float) -> None:
    """Connections that say nothing and go again, as fast as can be."""
    until = monotonic() + seconds
    while monotonic() < until:
        with suppress(OSError):
            lines = [knock(target) for _ in range(count)]
            for line in lines:
                line.close()


def requests(target: Target, count: int, seconds: float, *asks: bytes) -> None:
    """Requests on `count` connections at a time, as fast as they are answered; a line that is
    closed is opened again."""
    until, turn = monotonic() + seconds, 0
    lines: list[socket.socket] = []
    while monotonic() < until:
        try:
            while len(lines) < count:
                lines.append(knock(target))
                sleep(target.every)
            for line in lines:
                turn += 1
                line.sendall(asks[turn % len(asks)])
            lines = [line for line in lines if line.recv(65536)]
        except OSError:
            for line in lines:
                line.close()
            lines = []


def _get(target: Target, *paths: str) -> list[bytes]:
    head = f"HTTP/1.1\r\nHost: x\r\nCookie: korsi={target.token}\r\n\r\n"
    return [f"GET {path} {head}".encode() for path in paths]


def _send(target: Target, how: str, body: str) -> bytes:
    head = f"HTTP/1.1\r\nHost: x\r\nCookie: korsi={target.token}\r\nContent-Type: application/json"
    return f"{how} {head}\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()


def pages(target: Target, count: int, seconds: float) -> None:
    """Pages, files and /healthz."""
    requests(
        target, count, seconds, *_get(target, "/", "/healthz", "/rules", "/nothing", "/metrics")
    )


def calls(target: Target, count: int, seconds: float) -> None:
    """What a client asks for, without end, and names by the dozen."""
    asks = _get(target, "/api/me", "/api/tables", "/api/games", "/come/x")
    name = _send(target, "PUT /api/me", '{"name":"Eve"}')
    requests(target, count, seconds, *asks, name)


def newcomers(target: Target, count: int, seconds: float) -> None:
    """Guests without a cookie, each of whom gets one."""
    requests(target, count, seconds, *_get(target._replace(token=""), "/", "/api/me"))


def replays(target: Target, count: int, seconds: float) -> None:
    """The record and the replay of a finished game."""
    home = f"/api/tables/{target.table}"
    requests(target, count, seconds, *_get(target, f"{home}/replay", f"{home}/record"))


def absurd(target: Target, count: int, seconds: float) -> None:
    """Tables that nobody could agree on; `target.table` is the game."""
    largest = 2**53 - 1
    wishes = [
        f'{{"game":"{target.table}","seats":{seats},"options":{options}}}'
        for seats in (0, 2, 10, 15)
        for options in (
            "{}",
            f'{{"rounds":{largest}}}',
            f'{{"target":{largest},"rounds":1000}}',
            '{"rounds":' + "9" * 400 + "}",
            '{"rounds":[[[[]]]]}',
            '{"x":"' + "y" * 3000 + '"}',
        )
    ]
    asks = [_send(target, "POST /api/tables", wish) for wish in wishes]
    requests(target, count, seconds, *asks)


def thinkers(target: Target, count: int, seconds: float, wish: str) -> None:
    """As many such tables as one gets, full of bots who think as long as they may; somebody is at
    each, so that they do, and has lent the own seat too."""
    until = monotonic() + seconds
    sitting: list[socket.socket] = []
    while monotonic() < until:
        if len(sitting) < count:
            who = target._replace(token=f"{len(sitting):022}")
            with suppress(OSError), knock(target) as line:
                line.sendall(_send(who, "POST /api/tables", wish))
                told = line.recv(65536)
                if b'{"table":"' in told:
                    id = told.rpartition(b'{"table":"')[2][:8].decode()
                    sitting.append(sit(who._replace(table=id)))
                    lent = b'{"do":"lend","seat":0,"level":"expert"}'
                    sitting[-1].sendall(frame(TEXT, lent))
            sleep(target.every)
        for line in sitting:
            line.settimeout(0.0005)
            with suppress(OSError):
                line.recv(1 << 20)


def pings(target: Target, count: int, seconds: float) -> None:
    """Pings on `count` sockets whose pongs nobody reads."""
    _sockets(target, count, seconds, frame(PING, b"x" * 125) * 50)


def pongs(target: Target, count: int, seconds: float) -> None:
    """Pongs that nobody has asked for."""
    _sockets(target, count, seconds, frame(PONG) * 500)


def pieces(target: Target, count: int, seconds: float) -> None:
    """Messages that never end, in empty pieces."""
    empty = frame(CONT, last=False) * 5000
    _sockets(target, count, seconds, empty, frame(TEXT, b"{", last=False))


def closes(target: Target, count: int, seconds: float) -> None:
    """Good-byes without end."""
    _sockets(target, count, seconds, frame(CLOSE, struct.pack("!H", 1000)) * 500)


def messages(target: Target, count: int, seconds: float) -> None:
    """Things to do that are all allowed, and cost something: hints, previews, nonsense."""
    asks = (
        b'{"do":"hint"}',
        b'{"do":"preview","move":{"do":"x"}}',
        b'{"do":"ping","at":1}',
        b"[[[[",
    )
    _sockets(target, count, seconds, b"".join(frame(TEXT, ask) for ask in asks) * 5)


def chatter(target: Target, count: int, seconds: float) -> None:
    """Words without end, each time of somebody new."""
    _sockets(target, count, seconds, frame(TEXT, b'{"do":"chat","text":"spam"}') * 3, anew=True)


def lenders(target: Target, count: int, seconds: float) -> None:
    """A seat that goes to a bot and back, again and again: entries that are no moves."""
    lent = frame(TEXT, b'{"do":"lend","seat":0,"level":"easy"}') + frame(TEXT, b'{"do":"reclaim"}')
    _sockets(target, count, seconds, lent * 3)


def onlookers(target: Target, count: int, seconds: float) -> None:
    """All who can look on at one table, and come again whenever they are sent away."""
    _sockets(target, count, seconds, b"", anew=True)


def _sockets(
    target: Target,
    count: int,
    seconds: float,
    data: bytes,
    first: bytes = b"",
    *,
    anew: bool = False,
) -> None:
    """`count` sockets at a time that send the same; whoever is cut comes back, `anew`: as somebody
    else."""
    until, due = monotonic() + seconds, 0.0
    lines: list[socket.socket] = []
    opened = 0
    while monotonic() < until:
        while len(lines) < count and monotonic() < until:
            if opened >= count and monotonic() < due:
                break
            opened, due = opened + 1, monotonic() + target.every
            with suppress(OSError):
                who = target._replace(token=secrets.token_urlsafe(16)) if anew else target
                line = sit(who, receive=4096)
                line.sendall(first)
                line.setblocking(False)
                lines.append(line)
        for line in [*lines]:
            try:
                line.send(data)
                if anew and not line.recv(65536):
                    raise ConnectionResetError
            except BlockingIOError:
                pass
            except OSError:
                line.close()
                lines.remove(line)
        sleep(0.001)
    for line in lines:
        line.close()


def storm(attacks: list[tuple[Any, ...]]) -> None:
    """Many at once: each an attack and what it has to know."""
    threads = [Thread(target=attack, args=given, daemon=True) for attack, *given in attacks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


# ── Let loose ────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def loose(attack: Callable[..., None], *given: Any) -> Iterator[None]:
    """An attacker in a process of its own, while the block runs."""
    process = get_context("spawn").Process(target=_attack, args=(attack, *given), daemon=True)
    process.start()
    try:
        yield
    finally:
        process.terminate()
        process.join()


def _attack(attack: Callable[..., None], *given: Any) -> None:
    os.nice(5)  # the machine is shared, and it is the server that is tried
    attack(*given)
