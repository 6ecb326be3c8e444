"""How frames are cut out of what is read: whatever pieces they come in, and whatever they are."""

import socket
import struct
from collections.abc import Iterator

import pytest
from server.attackers import CONT, PING, TEXT, Target, frame, sit
from server.house import House

from korsi_server.wire import WAITING


@pytest.fixture
def line(house: House) -> Iterator[socket.socket]:
    """An open socket, just welcomed."""
    ada = house.person()
    host, port = house.server.listening.getsockname()[:2]
    with sit(Target(host, port, ada.make(), ada.token)) as line:
        assert b'"welcome"' in next_frame(line)[1]
        yield line


def next_frame(line: socket.socket) -> tuple[int, bytes]:
    """What kind it is, and what is in it."""
    first, size = exactly(line, 2)
    if size == 126:
        size = int.from_bytes(exactly(line, 2), "big")
    return first & 15, exactly(line, size)


def exactly(line: socket.socket, size: int) -> bytes:
    """So many bytes."""
    told = b""
    while len(told) < size:
        part = line.recv(size - len(told))
        assert part, "closed"
        told += part
    return told


def ping(at: int, mask: bytes = bytes(4)) -> bytes:
    """A message that is answered, as one frame."""
    content = b'{"do":"ping","at":%d}' % at
    hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))
    return struct.pack("!BB", 0x80 | TEXT, 0x80 | len(content)) + mask + hidden


def answers(line: socket.socket, count: int) -> list[bytes]:
    """The next so many messages."""
    return [next_frame(line)[1] for _ in range(count)]


def pongs(*moments: int) -> list[bytes]:
    """As the table answers."""
    return [b'{"say":"pong","at":%d.0}' % at for at in moments]


def test_a_message_may_come_byte_by_byte(line):
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for byte in ping(7, b"\x01\xfe\x80\x7f"):
        line.sendall(bytes((byte,)))
    assert answers(line, 1) == pongs(7)


def test_messages_that_come_together_are_answered_in_their_order(line):
    many = range(WAITING // 2)
    line.sendall(b"".join(map(ping, many)))
    assert answers(line, len(many)) == pongs(*many)


def test_between_messages_there_may_be_anything_and_the_order_stays(line):
    half, other = b'{"do":"ping",', b'"at":2}'
    line.sendall(
        ping(1)
        + frame(TEXT, half, last=False)
        + frame(PING, b"are you there")
        + frame(CONT, other)
        + ping(3)
    )
    heard = [next_frame(line) for _ in range(4)]
    assert [content for kind, content in heard if kind == TEXT] == pongs(1, 2, 3)
    assert [content for kind, content in heard if kind != TEXT] == [b"are you there"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, b"{", last=False) + frame(TEXT, b"}"), 1002),
        (bytes((0x80 | TEXT, 2)) + b"{}", 1002),
        (struct.pack("!BBH4x", 0x80 | TEXT, 0xFE, 5000), 1009),
        (frame(TEXT, b"\xff"), 1007),
    ],
    ids=["a message in another", "not masked", "too large", "not UTF-8"],
)
def test_what_is_no_message_ends_it_with_the_right_code(line, data: bytes, code: int):
    line.sendall(data)
    kind, content = next_frame(line)
    assert (kind, int.from_bytes(content[:2], "big")) == (8, code)
