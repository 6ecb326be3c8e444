"""The WebSocket itself: uvicorn's, with a bounded buffer that is written to without waiting.

The transport's buffer is the outgoing queue. A frame is put there at once, for everyone at the
table in the same moment; a reader who lets more than the limit pile up is dropped, never waited
for. So a move costs no task and no queue per socket, and an idle socket holds nothing but itself.

What comes in is counted frame by frame, whatever its kind, and read in small parts: a flood is cut
after the first few hundred frames, and not before thousands of them have been read.
"""

import logging
from time import monotonic
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from korsi_server.connection import Config
from korsi_server.limits import Bucket

TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429
WAITING: Final = 100
"""Messages of one socket that may wait to be read; a flood beyond that ends it."""
LINGER: Final = 3.0
"""Seconds for the last frames to leave before the line is cut."""
PART: Final = 512
"""Bytes that are read before frames are counted: the smallest frame has 6."""

logging.getLogger("uvicorn.error").addFilter(
    lambda record: "Invalid UTF-8" not in str(record.msg)  # the client's mistake, not ours
)


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    config: Config

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: Any = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate = config.gate
        self._since = monotonic()
        self._deaf = False
        """Whether it was cut for sending too much: nothing is read any more."""
        self._frames = Bucket(config.gate.limits.frames)
        self.household: Bucket | None = None
        """Counts the frames of all sockets of the same address, once that is known."""

    def connection_made(self, transport: Any) -> None:
        """It takes a place."""
        super().connection_made(transport)
        self._gate.sit_down(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """It gives it back."""
        self._gate.stand_up(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read, part by part, until it is too much."""
        if not self.handshake_initiated:
            self._read(data)
            return
        for start in range(0, len(data), PART):
            if self._deaf or self.transport.is_closing():
                break
            self._read(data[start : start + PART])

    def _read(self, data: bytes) -> None:
        super().data_received(data)

    def handle_parser_exception(self) -> None:
        """What is no frame; or, before the socket was opened, no request."""
        if self.conn.close_sent is None:
            self.transport.abort()
            return
        super().handle_parser_exception()

    def handle_events(self) -> None:
        """Count what has come before anything is done about it."""
        frames = sum(isinstance(event, Frame) for event in self.conn.events)
        for _ in range(frames):
            allowed = self._frames.take()
            if self.household is not None:
                allowed = self.household.take() and allowed
            if not allowed:
                self._gate.metrics.limited.add("frames")
                self.conn.events_received()
                self._hush()
                return
        super().handle_events()

    def handle_connect(self, event: Request) -> None:
        """Let the application find this wire."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["wire"] = self

    def handle_ping(self) -> None:
        """Answer, unless the last answers have not been read yet."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > self._gate.limits.pongs:
            self._gate.metrics.limited.add("pongs")
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """A further piece of a message."""
        if len(self.frames) >= self._gate.limits.pieces:
            self._gate.metrics.limited.add("pieces")
            self._hush()
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Take a message in, unless too many are waiting already."""
        if self.queue.qsize() >= WAITING:
            self._hush()
            return
        super().send_receive_event_to_app()

    def write(self, frame: bytes, unread: int, packed: bool = False) -> bool:
        """Send a text frame, or what is packed in a binary one, at once. False: too much is unread,
        and the reader is dropped."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True
        if packed:
            self.conn.send_binary(frame)
        else:
            self.conn.send_text(frame)
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.get_write_buffer_size() > unread:
            self.cut(TOO_SLOW)
            return False
        return True

    def cut(self, code: int) -> None:
        """Say why and close, without waiting for anybody."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        if not self.handshake_complete or self.conn.state is not OPEN:
            self.transport.abort()
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _hush(self) -> None:
        """Cut it, and listen no more."""
        self.frames = []
        self.conn.data_to_send()  # the answers to pings that nobody will get
        self.cut(TOO_MANY)
        self._deaf = True

    # ── For the gate ─────────────────────────────────────────────────────────────────────────

    def overdue(self, now: float) -> bool:
        """Whether it is still not open, or still not closed."""
        if self.handshake_complete and not self.transport.is_closing():
            self._since = now
        return now - self._since > self._gate.limits.head

    def idle(self) -> bool:
        """A socket is not asked to make room."""
        return False

    def drop(self) -> None:
        """End it."""
        self.transport.abort()
