"""One HTTP connection: uvicorn's, which h11 reads, with deadlines and without any doubt about
where a request ends.

Two programs that read one stream of bytes differently, a proxy and a server, can be made to see
different requests in it. So what may be read in two ways is not read at all: lines that end with a
bare line feed, a length beside a transfer coding, and what comes after a request before it is
answered. h11 forgives the first two, therefore a head is looked through before h11 gets it.
"""

import re
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from korsi_server.messages import Problem
from korsi_server.tables.frames import encode
from korsi_server.visits import COOKIE, token_in

if TYPE_CHECKING:
    from uvicorn.server import ServerState

    from korsi_server.gate import Gate
    from korsi_server.wire import Post

HEAD: Final = 32 * 1024
"""Bytes of a request's line and headers together."""
FIELDS: Final = 100
LATE: Final = 256 * 1024
"""Bytes of a request that are waited out after its answer."""
LINGER: Final = 2.0
"""Seconds that they are waited for."""
_CLOSES: Final = (b"connection", b"close")
_LINE: Final = re.compile(rb"[A-Z]{1,20} /[!-~]* HTTP/1\.[01]")
_FIELD: Final = re.compile(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\t -~\x80-\xff]*)")
_LENGTH: Final = re.compile(rb"[0-9]{1,15}[ \t]*")
_KNOCK: Final = frozenset(
    [b"host", b"origin", b"connection", b"upgrade", b"x-forwarded-for", b"x-forwarded-proto"]
)
"""What of a request is needed to open a socket, besides its own headers and our cookie."""
REASONS: Final = {
    400: b"Bad Request",
    408: b"Request Timeout",
    431: b"Request Header Fields Too Large",
    503: b"Service Unavailable",
}


class Config(uvicorn.Config):
    """Uvicorn's settings, and what all connections of a server share."""

    gate: "Gate"
    post: "Post"


class Connection(H11Protocol):
    """One connection, until it becomes a socket."""

    config: Config

    def __init__(
        self,
        config: Config,
        server_state: "ServerState",
        app_state: dict[str, Any],
        _loop: Any = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate = config.gate
        self._head: bytearray | None = bytearray()
        """What has come of a request's head; None while the request is under way."""
        self._since = monotonic()
        self._chunked = False
        self._unread = 0
        """Bytes of an answer that were waiting to be read when it was last seen getting on."""
        self._late: int | None = None
        """Bytes that came after the answer; None while there is one to come."""

    def connection_made(self, transport: Any) -> None:
        """Somebody comes."""
        super().connection_made(transport)
        if not self._gate.enter(self, self.client[0] if self.client else None):
            self._refuse(503, "fault-busy", {})

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._gate.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Gather the head of a request, look through it, and pass all of it on."""
        if self.transport.is_closing():
            return
        if self._late is not None:
            self._late += len(data)
            if self._late > LATE:
                self.transport.close()
            return
        if self._head is None:
            super().data_received(data)
            self._foretell()
            return
        if not self._head:
            self._unset_keepalive_if_required()
            self._since = monotonic()
        seen = max(0, len(self._head) - 3)
        self._head += data
        end = self._head.find(b"\r\n\r\n", seen)
        if end < 0 and len(self._head) <= HEAD:
            if not self._head[:1].isalpha() or _ends_badly(self._head, seen):
                self._refuse(400, "fault-not-understood", {"wrong": "request"})
            return
        if not 0 <= end <= HEAD:
            self._refuse(431, "fault-too-large", {"most": HEAD})
            return
        head = bytes(self._head)
        if not plain(head[:end]):
            self._refuse(400, "fault-not-understood", {"wrong": "request"})
            return
        self._head = None
        self._since = monotonic()
        self._unread = 0
        self._chunked = b"\r\ntransfer-encoding:" in head[:end].lower()
        super().data_received(head)
        self._foretell()

    def _foretell(self) -> None:
        """An answer that comes before the whole of its request says that it is the last."""
        if self.cycle is not None and not self.cycle.response_started:
            ends = self._chunked or self.conn.their_state is not h11.DONE
            headers = self.server_state.default_headers
            self.cycle.default_headers = [*headers, _CLOSES] if ends else headers
            self.cycle.transport = _Parting(self) if ends else self.transport  # type: ignore[assignment]

    def on_response_complete(self) -> None:
        """Go on to the next request, unless anything of it is here already or this one has not
        come whole: a proxy might have meant it otherwise."""
        if self._late is None and not self.transport.is_closing():
            whole = self.conn.their_state is h11.DONE and not self._chunked
            if not whole or self.conn.trailing_data[0]:
                self.linger()
            else:
                self._head = bytearray()
                self._since = monotonic()
        if self._late is None:
            super().on_response_complete()
        else:
            self.server_state.total_requests += 1

    def linger(self) -> None:
        """Nothing more is said, and what is still on its way here is let come: a connection that is
        closed before is reset, and takes with it the answer that nobody has read yet."""
        if not self.transport.is_closing():
            self._late = 0
            self._since = monotonic()
            self.flow.resume_reading()
            self.transport.write_eof()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a socket. It is given only what it needs: the reader of sockets has limits of
        its own for headers, and no words for who exceeds them."""
        names = {name for name, _ in self.headers}
        if names & {b"content-length", b"transfer-encoding"} or event.method != b"GET":
            self._refuse(400, "fault-not-understood", {"wrong": "request"})
            return
        if self._gate.full:
            self._gate.metrics.limited.add("sockets")
            self._refuse(503, "fault-busy", {})
            return
        kept = [(name, value) for name, value in self.headers if name in _KNOCK]
        for name, value in self.headers:
            token = token_in(value.decode("latin-1")) if name == b"cookie" else None
            if token is not None:
                kept.append((name, f"{COOKIE}={token}".encode()))
            elif name.startswith(b"sec-websocket-"):
                kept.append((name, value))
        self.headers = [(name, value[:4096]) for name, value in kept]
        self._gate.leave(self)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """What h11 can't read either."""
        self._refuse(400, "fault-not-understood", {"wrong": "request"})

    # ── For the gate ─────────────────────────────────────────────────────────────────────────

    def overdue(self, now: float) -> bool:
        """Whether a head, a body or the reading of an answer takes too long."""
        waited = now - self._since
        if self._late is not None and not self.transport.get_write_buffer_size():
            return waited > LINGER
        if self._head is not None and not self.transport.is_closing():
            return waited > self._gate.limits.head
        if self.cycle is not None and self.cycle.more_body and not self.cycle.response_started:
            return waited > self._gate.limits.body
        unread = self.transport.get_write_buffer_size()
        if not unread or unread < self._unread or not self._unread:
            self._since = now
        self._unread = unread
        return unread > 0 and now - self._since > self._gate.limits.body

    def idle(self) -> bool:
        """Whether nothing has been asked for, or only in part, or all has been said."""
        waits = self._head is not None or self._late is not None
        return waits and not self.transport.is_closing()

    def drop(self) -> None:
        """End it, with a word where a request had begun and no answer."""
        if self.transport.is_closing() or self._head is None:
            self.transport.abort()
        elif self._head:
            self._refuse(408, "fault-not-understood", {"wrong": "request"})
        else:
            self.transport.close()

    def _refuse(self, status: int, why: str, data: dict[str, Any]) -> None:
        """Say why not, and close."""
        if self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        if status == 431:
            self._gate.metrics.limited.add("head")
        body = encode(Problem(why, data))
        self.transport.write(
            b"HTTP/1.1 %d %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n"
            b"Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n%sConnection: close"
            b"\r\n\r\n%s"
            % (
                status,
                REASONS[status],
                len(body),
                b"Retry-After: 5\r\n" if status == 503 else b"",
                body,
            )
        )
        self.transport.close()


class _Parting:
    """What an answer is written to that may be given before its request has come whole: to close it
    is to linger."""

    def __init__(self, connection: Connection) -> None:
        self.write = connection.transport.write
        self.is_closing = connection.transport.is_closing
        self.close = connection.linger


def plain(head: bytes) -> bool:
    """Whether the head of a request can be read in one way only."""
    line, *fields = head.split(b"\r\n")
    if not _LINE.fullmatch(line) or len(fields) > FIELDS:
        return False
    lengths = codings = hosts = 0
    for field in fields:
        match = _FIELD.fullmatch(field)
        if match is None:  # a bare CR or LF, NUL, a folded line, a space before the colon
            return False
        name, value = match[1].lower(), match[2]
        if name == b"content-length":
            lengths += 1
            if not _LENGTH.fullmatch(value):
                return False
        elif name == b"transfer-encoding":
            codings += 1
            if value.strip().lower() != b"chunked" or line.endswith(b"1.0"):
                return False
        elif name == b"host":
            hosts += 1
    return lengths + codings <= 1 and hosts <= 1


def _ends_badly(head: bytearray, start: int) -> bool:
    """Whether a line that has come ends with a line feed alone."""
    place = head.find(b"\n", start)
    while place >= 0:
        if place == 0 or head[place - 1] != 13:
            return True
        place = head.find(b"\n", place + 1)
    return False
