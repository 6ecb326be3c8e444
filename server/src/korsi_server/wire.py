"""The WebSocket itself: uvicorn's, with a bounded buffer that is written to without waiting.

The transport's buffer is the outgoing queue. A frame is put there at once, for everyone at the
table in the same moment; a reader who lets more than the limit pile up is dropped, never waited
for. So a move costs no task and no queue per socket, and an idle socket holds nothing but itself.
"""

import logging
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429
WAITING: Final = 100
"""Messages of one socket that may wait to be read; a flood beyond that ends it."""
LINGER: Final = 3.0
"""Seconds for the last frames to leave before the line is cut."""

logging.getLogger("uvicorn.error").addFilter(
    lambda record: "Invalid UTF-8" not in str(record.msg)  # the client's mistake, not ours
)


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    def handle_connect(self, event: Request) -> None:
        """Let the application find this wire."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["wire"] = self

    def send_receive_event_to_app(self) -> None:
        """Take a message in, unless too many are waiting already."""
        if self.queue.qsize() >= WAITING:
            self.frames = []
            self.cut(TOO_MANY)
            return
        super().send_receive_event_to_app()

    def write(self, frame: bytes, unread: int) -> bool:
        """Send a text frame at once. False: too much is unread, and the reader is dropped."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True
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
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
