"""Around everything: who asks, whether that is too much, headers that keep the page safe, and no
word about what went wrong."""

import re
from contextlib import asynccontextmanager
from typing import Any, Final

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from korsi_server import mishaps
from korsi_server.answers import problem
from korsi_server.gate import Gate
from korsi_server.limits import Bucket, Crowd
from korsi_server.machines import Machines
from korsi_server.socket import Door
from korsi_server.tables.hall import Hall
from korsi_server.visits import address, header
from korsi_server.web import METHODS, Web

POLICY: Final = (
    b"content-security-policy",
    b"default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none';"
    b" form-action 'self'; frame-ancestors 'none'",
)
DRAWN: Final = (
    b"content-security-policy",
    b"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
)
"""A drawing has its styles in it, and nothing else to do: it fetches nothing and runs nothing."""
HEADERS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
TOO_FAST: Final = """\
That was too fast. Please wait a moment.
کمی آهسته‌تر. لطفاً لحظه‌ای صبر کنید.
Зашвидко. Зачекайте, будь ласка, хвилинку.
"""
"""What a person reads instead of a page; the client has the same words (`fault-too-fast`)."""
TABLE: Final = re.compile("/ws/([^/]+)")
"""Where sockets are."""
CALLS: Final = ("/api/", "/come/")
"""Requests that cost more than a page, and are counted for themselves."""


class Guarded:
    """An ASGI application with a guard."""

    def __init__(self, app: Any, door: Door, hall: Hall) -> None:
        self._app = app
        self._door = door
        self._hall = hall
        self._requests = Crowd(hall.settings.limits.requests)
        self._pages = Crowd(hall.settings.limits.pages)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass it on."""
        self._hall.settings.proxies.look_through(scope)
        if scope["type"] != "http":
            # Not by way of the application: a socket stays, and so would all that it came through.
            found = TABLE.fullmatch(scope["path"])
            if found is None or not self._pages.of(address(scope)).take():
                if found is not None:
                    self._hall.metrics.limited.add("pages")
                await receive()
                await send({"type": "websocket.close"})  # before it is accepted: 403
                return
            await self._door(scope, receive, send, found[1])
            return
        begun = False

        async def guarded(message: Any) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                policy = DRAWN if is_drawing(message["headers"]) else POLICY
                message["headers"] = [*message["headers"], policy, *HEADERS]
            await send(message)

        try:
            await self._answering(scope)(scope, receive, guarded)
        except ClientDisconnect:
            return
        except Exception as error:
            mishaps.note(error, str(scope["method"]), self._hall.metrics)
            if not begun:
                await problem("fault-busy", {}, 500)(scope, receive, guarded)

    def _answering(self, scope: Any) -> Any:
        """Who answers: the application, unless this is too much."""
        calls = scope["path"].startswith(CALLS)
        bucket = (self._requests if calls else self._pages).of(address(scope))
        if bucket.take():
            return self._app
        self._hall.metrics.fast.value += 1
        self._hall.metrics.limited.add("requests" if calls else "pages")
        return too_fast(scope, bucket)


def is_drawing(headers: Any) -> bool:
    """Whether an answer is an SVG."""
    return any(
        name == b"content-type" and value.startswith(b"image/svg") for name, value in headers
    )


def too_fast(scope: Any, bucket: Bucket) -> Response:
    """A small answer. Who does not listen has to knock again, and for that there are limits too."""
    answer = problem("fault-too-fast", {})
    looking = "text/html" in (header(scope, b"accept") or "")
    if looking and not scope["path"].startswith("/api/"):
        answer = Response(TOO_FAST, 429, media_type="text/plain; charset=utf-8")
    answer.headers["retry-after"] = str(bucket.wait)
    answer.headers["cache-control"] = "no-store"
    if bucket.hopeless:
        answer.headers["connection"] = "close"
    return answer


def application(hall: Hall, gate: Gate, figures: tuple[str, int] | None = None) -> Any:
    """The whole of it, as an ASGI application. With an address for figures, they are told there,
    and nothing else is."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> Any:
        yield

    async def odd(request: Request, _: Exception) -> Response:
        """A kind of request that nobody has heard of."""
        return problem("fault-method", {"method": request.method[:60], "allowed": METHODS})

    machines = Machines(hall, figures)
    routes = Web(hall, machines).routes()
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={405: odd})
    return Guarded(app, Door(hall, gate), hall)
