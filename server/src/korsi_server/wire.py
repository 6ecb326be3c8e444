"""The WebSocket itself: uvicorn's, with a bounded buffer that is written to without waiting.

The transport's buffer is the outgoing queue. A frame is put there at once, for everyone at the
table in the same moment; a reader who lets more than the limit pile up is dropped, never waited
for. So a move costs no task and no queue per socket, and an idle socket holds nothing but itself.

What comes in is counted frame by frame, whatever its kind, as it is cut out of what was read: a
flood ends after the first few hundred frames. A whole message in one frame, which nearly all are,
is taken as it is; everything else gets to the library frame by frame.
"""

import asyncio
import logging
from collections import deque
from time import monotonic
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from korsi_server import mishaps
from korsi_server.connection import Config
from korsi_server.limits import Bucket

TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429
WAITING: Final = 100
"""Messages of one socket that may wait to be read; a flood beyond that ends it."""
LINGER: Final = 3.0
"""Seconds for the last frames to leave before the line is cut."""
TEXT: Final = 0x81
"""The first byte of a whole message in one frame."""
BINARY: Final = 0x82
"""The same, of what is no text."""
TOGETHER: Final = 16
"""Sockets for which something may wait until the moment is over. A moment can be long: all whose
moves were made durable together are answered in it."""
PLAIN: Final = bytes(4)
"""The mask that changes nothing."""

logging.getLogger("uvicorn.error").addFilter(
    lambda record: "Invalid UTF-8" not in str(record.msg)  # the client's mistake, not ours
)


class Inbox:
    """What has come and is not heard yet, for the one who listens. It is what uvicorn uses of
    `asyncio.Queue`, which holds four queues more: an idle socket has none."""

    __slots__ = ("_knock", "_waiting")

    def __init__(self) -> None:
        self._waiting: deque[Any] | None = None
        self._knock: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """One more."""
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(message)
        if self._knock is not None and not self._knock.done():
            self._knock.set_result(None)

    @property
    def awaited(self) -> bool:
        """Whether somebody listens now, and has nothing else to do."""
        return self._knock is not None and not self._knock.done()

    def empty(self) -> bool:
        """Whether all has been heard."""
        return not self._waiting

    def qsize(self) -> int:
        """How much waits."""
        return len(self._waiting) if self._waiting else 0

    async def get(self) -> Any:
        """The next, as soon as there is one."""
        while not self._waiting:
            self._waiting = None
            self._knock = asyncio.get_running_loop().create_future()
            try:
                await self._knock
            finally:
                self._knock = None
        return self._waiting.popleft()


class Post:
    """Takes what is told to many sockets in one moment, and sends it before the next begins. Who
    moves hears of it twice, what happened and that it was done: that is one call of the system."""

    def __init__(self) -> None:
        self._waiting: list[Wire] = []

    def take(self, wire: "Wire") -> None:
        """There is something to send on this wire."""
        if not self._waiting:
            wire.loop.call_soon(self.send)
        self._waiting.append(wire)
        if len(self._waiting) >= TOGETHER:
            self._leave(self._waiting[:-1])
            self._waiting = [wire]  # of which there may be more to come

    def send(self) -> None:
        """All of it."""
        waiting, self._waiting = self._waiting, []
        self._leave(waiting)

    def _leave(self, waiting: "list[Wire]") -> None:
        for wire in waiting:
            try:
                wire.flush()
            except Exception as error:  # the others hear theirs
                wire.note(error)


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
        self.queue: Any = Inbox()
        self._gate = config.gate
        self._post = config.post
        self._since = monotonic()
        self._part = b""
        """The beginning of a frame that has not come whole."""
        self._most = config.ws_max_size
        self._told: bytes | None = None
        """Frames that leave in a moment."""
        self._deaf = False
        """Whether it was cut for sending too much: nothing is read any more."""
        self._frames = Bucket(config.gate.limits.frames)
        self.household: Bucket | None = None
        """Counts the frames of all sockets of the same address, once that is known."""

    def connection_made(self, transport: Any) -> None:
        """It takes a place."""
        super().connection_made(transport)
        self._gate.sit_down(self)

    def shutdown(self) -> None:
        """The server stops: nothing is told after this."""
        self.flush()
        super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        """It gives it back."""
        self._gate.stand_up(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Cut what has come into frames, until it is too much."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._part:
            data, self._part = self._part + data, b""
        start, end = 0, len(data)
        while start < end and not self._deaf and not self.transport.is_closing():
            stop, place = self._frame(data, start, end)
            if stop > end:
                self._part = data[start:]
                return
            if data[start] == TEXT and place and self.handshake_complete and not self.frames:
                self._take_in(data[place - 4 : place], data[place:stop])
            else:
                super().data_received(data[start:stop])
            start = stop

    def _frame(self, data: bytes, start: int, end: int) -> tuple[int, int]:
        """Where a frame ends and where its content begins. What no frame of ours can be ends where
        the data does, and the library says what is wrong with it; it has no content."""
        if end - start < 2:
            return end + 1, 0
        second = data[start + 1]
        size, place = second & 127, start + 2
        if size > 125:
            place += 2 if size == 126 else 8
            if place > end:
                return end + 1, 0
            size = int.from_bytes(data[start + 2 : place], "big")
        if second < 128 or size > self._most:
            return end, 0
        place += 4
        return place + size, place

    def _take_in(self, mask: bytes, content: bytes) -> None:
        """A whole message, as the library would have counted and passed it on."""
        if not self._allowed():
            return
        if mask != PLAIN:
            content = apply_mask(content, mask)
        self.curr_msg_data_type = "text"
        self.frames = [content]
        self.send_receive_event_to_app()

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
            if not self._allowed():
                self.conn.events_received()
                return
        super().handle_events()

    def _allowed(self) -> bool:
        """Count one frame more; what is too much ends it."""
        allowed = self._frames.take()
        if self.household is not None:
            allowed = self.household.take() and allowed
        if not allowed:
            self._gate.metrics.limited.add("frames")
            self._hush()
        return allowed

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
        if self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        whole = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        try:
            text = str(whole, "utf-8")
        except UnicodeDecodeError:
            super().send_receive_event_to_app()  # which ends it with the right code
            return
        self.frames = []
        awaited = self.queue.awaited
        self.queue.put_nowait(text)
        if not awaited and not self.read_paused:
            # The one before is not answered yet: no more is read, and no close is taken for the
            # end of it all. Where nobody has to wait, stopping would cost two calls of the system.
            self.read_paused = True
            self.transport.pause_reading()

    async def heard(self) -> str | dict[str, Any]:
        """The next message: the words of a text, or what uvicorn says of anything else."""
        message: str | dict[str, Any] = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def write(self, frame: bytes, *, packed: bool = False) -> None:
        """Send a text frame, or what is packed in a binary one, with whatever else is told to this
        reader in the same moment."""
        kind, size = BINARY if packed else TEXT, len(frame)
        if size < 126:
            head = bytes((kind, size))
        elif size < 1 << 16:
            head = bytes((kind, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((kind, 127)) + size.to_bytes(8, "big")
        if self._told is None:
            self._told = head + frame
            self._post.take(self)
        else:
            self._told += head + frame

    def flush(self) -> None:
        """Send what was told. Too much unread: the reader is dropped."""
        told, self._told = self._told, None
        transport = self.transport
        if told is None or self.close_sent or self.disconnected or transport.is_closing():
            return
        transport.write(told)
        if transport.get_write_buffer_size() > self._gate.limits.unread:
            self._gate.metrics.slow.value += 1
            self.cut(TOO_SLOW)

    def cut(self, code: int) -> None:
        """Say why and close, without waiting for anybody."""
        self.flush()
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

    def note(self, error: Exception) -> None:
        """It can't be written to: that is its end."""
        mishaps.note(error, "socket", self._gate.metrics)
        self.transport.abort()

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
