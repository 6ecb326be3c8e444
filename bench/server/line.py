"""A WebSocket client as light as can be, so that the load weighs less than what it measures."""

import asyncio
import base64
import os
from collections.abc import Callable


class Line(asyncio.Protocol):
    """One socket: `hear(line, payload)` gets every text frame."""

    def __init__(self, request: bytes, hear: Callable[["Line", bytes], None]) -> None:
        self.request = request
        self.hear = hear
        self.buffer = b""
        self.transport: asyncio.Transport | None = None
        self.open = False
        self.opened = asyncio.get_running_loop().create_future()
        self.lost = False
        self.closed: int | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment] # uvloop's is no asyncio.Transport
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.open:
            head, end, buffer_after = buffer.partition(b"\r\n\r\n")
            if not end:
                self.buffer = buffer
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise ConnectionError(head.decode())
            self.open = True
            self.opened.set_result(None)
            buffer = buffer_after
        at = 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 127, at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10]), at + 10
            if len(buffer) < start or len(buffer) - start < size:
                break
            kind, payload = buffer[at] & 15, buffer[start : start + size]
            at = start + size
            if kind == 1:
                self.hear(self, payload)
            elif kind == 8:
                self.closed = int.from_bytes(payload[:2])
            elif kind == 9:
                self._frame(10, payload)
        self.buffer = buffer[at:]

    def say(self, payload: bytes) -> None:
        """Send a text frame."""
        self._frame(1, payload)

    def _frame(self, kind: int, payload: bytes) -> None:
        assert self.transport is not None
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2)
        self.transport.write(bytes([128 | kind]) + length + bytes(4) + payload)  # mask of zeros


async def call(
    host: str,
    port: int,
    path: str,
    token: str,
    hear: Callable[[Line, bytes], None],
    home: str | None = None,
) -> Line:
    """Open a socket, from an address of one's own."""
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: korsi={token}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(
        lambda: Line(request.encode(), hear), host, port, local_addr=home and (home, 0)
    )
    await line.opened
    return line
