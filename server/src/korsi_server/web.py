"""HTTP: the client's files, guests, new tables, finished games. Thin; it knows no game."""

import gzip
import json
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

import korsi
from korsi.bots import LEVELS
from korsi_server import mishaps
from korsi_server.client import MISSING, Client, Page
from korsi_server.limits import Crowd
from korsi_server.messages import Arrival, Link, Made, Me, NewTable, OpenTables, Problem, Rename
from korsi_server.replays import Replays, record_of
from korsi_server.socket import Door
from korsi_server.store import Down, Guest
from korsi_server.tables.frames import encode
from korsi_server.tables.guests import new_token
from korsi_server.tables.hall import Hall
from korsi_server.tables.may import NAME_LENGTH, Cannot, plain
from korsi_server.tables.table import Table
from korsi_server.visits import address, cookie, same_origin, token_of

BODY: Final = 16 * 1024
HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none';"
        b" form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
STATUS: Final = {
    "fault-not-understood": 400,
    "fault-name": 400,
    "fault-options": 400,
    "fault-no-guest": 401,
    "fault-origin": 403,
    "fault-no-table": 404,
    "fault-not-found": 404,
    "fault-not-now": 409,
    "fault-link": 410,
    "fault-too-large": 413,
    "fault-too-fast": 429,
    "fault-busy": 503,
}

Kind = TypeVar("Kind")
Handler = Callable[[Request], Awaitable[Response]]


class Web:
    """The requests that are no sockets."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._client = Client(hall.settings.client)
        self._replays = Replays()
        self._requests = Crowd(hall.settings.limits.requests)
        self._new_tables = Crowd(hall.settings.limits.new_tables)
        games = {"games": korsi.catalogue(), "levels": list(LEVELS)}
        self._catalogue = encode(games)

    def routes(self) -> list[Route]:
        """Which request is answered by whom."""
        return [
            self._route("/api/catalogue", self.catalogue),
            self._route("/api/me", self.me),
            self._route("/api/me", self.rename, "PUT"),
            self._route("/api/me/link", self.link, "POST"),
            self._route("/api/come/{token}", self.arrival),
            self._route("/api/tables", self.open_tables),
            self._route("/api/tables", self.create, "POST"),
            self._route("/api/tables/{table}/record", self.record),
            self._route("/api/tables/{table}/replay", self.replay),
            self._route("/api/{rest:path}", self.unknown),
            self._route("/come/{token}", self.come, "POST", form=True),
            Route("/healthz", self.health),
            Route("/metrics", self.metrics),
            Route("/{path:path}", self.page),
        ]

    def _route(
        self, path: str, handler: Handler, method: str = "GET", *, form: bool = False
    ) -> Route:
        """One kind of request, with its limits. After a form a person is looking at the answer:
        what went wrong is then for the client's page to say."""

        async def guarded(request: Request) -> Response:
            try:
                if not self._requests.take(address(request.scope)):
                    self._hall.metrics.fast.value += 1
                    raise Cannot("fault-too-fast")
                if method != "GET" and not same_origin(request.scope):
                    raise Cannot("fault-origin")
                answer = await handler(request)
            except Cannot as fault:
                answer = problem(fault.why, fault.data)
            except korsi.Refused as refusal:
                answer = problem(refusal.why, {**refusal.data, "rule": refusal.rule}, 400)
            except Down:
                answer = problem("fault-busy", {})
            index = self._client.index() if form and answer.status_code >= 400 else None
            if index is not None:
                answer = sent(index, request, answer.status_code)
            answer.headers.setdefault("cache-control", "no-store")
            return answer

        return Route(path, guarded, methods=[method])

    # ── Guests ───────────────────────────────────────────────────────────────────────────────

    async def me(self, request: Request) -> Response:
        """The guest behind the cookie; who has none gets one."""
        guest = await self._hall.guests.of(token_of(request.scope))
        if guest is None:
            answer = said(Me(None, []))
            answer.headers["set-cookie"] = cookie(request.scope, new_token())
            return answer
        return said(Me(guest.name, self._hall.tables_of(guest.id)))

    async def rename(self, request: Request) -> Response:
        """A name, once and for every table."""
        guest = await self._guest(request)
        wish = await self._body(request, Rename)
        name = plain(wish.name, NAME_LENGTH)
        if name is None:
            raise Cannot("fault-name")
        await self._hall.rename(guest, name)
        return said(Me(name, self._hall.tables_of(guest.id)))

    async def link(self, request: Request) -> Response:
        """A way for another device to be the same guest."""
        guest = await self._guest(request)
        return said(Link(f"/come/{await self._hall.guests.link(guest)}"))

    async def arrival(self, request: Request) -> Response:
        """Whom the other device would become. Previews of links may look as often as they like."""
        return said(await self._arrival(request))

    async def come(self, request: Request) -> Response:
        """The other device arrives: the link is used up, unless it is the same device after all."""
        home = Response(status_code=303, headers={"location": "/"})
        if not (await self._arrival(request)).same:
            token = await self._hall.guests.come(request.path_params["token"])
            if token is None:
                raise Cannot("fault-link")
            home.headers["set-cookie"] = cookie(request.scope, token)
        return home

    # ── Tables ───────────────────────────────────────────────────────────────────────────────

    async def catalogue(self, request: Request) -> Response:
        """The games and the levels of bots."""
        return Response(self._catalogue, media_type="application/json")

    async def open_tables(self, request: Request) -> Response:
        """Tables that wait for people."""
        return said(OpenTables(self._hall.open_tables()))

    async def create(self, request: Request) -> Response:
        """A new table."""
        guest = await self._guest(request)
        wish = await self._body(request, NewTable)
        if not self._new_tables.take(address(request.scope)):
            raise Cannot("fault-too-fast")
        table = await self._hall.create(wish, guest)
        return said(Made(table.id), 201)

    async def record(self, request: Request) -> Response:
        """A finished game as a file."""
        table = await self._table(request)
        text = json.dumps(record_of(table), ensure_ascii=False, indent=1)
        name = f"{table.sheet.key}-{table.id}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="application/json", headers=headers)

    async def replay(self, request: Request) -> Response:
        """A finished game, step by step."""
        packed = await self._replays.of(await self._table(request))
        if takes_gzip(request):
            headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
            return Response(packed, media_type="application/json", headers=headers)
        return Response(gzip.decompress(packed), media_type="application/json")

    async def unknown(self, request: Request) -> Response:
        """Nothing here."""
        raise Cannot("fault-not-found")

    # ── Machines and pages ───────────────────────────────────────────────────────────────────

    async def health(self, request: Request) -> Response:
        """Whether the server can play: it can if it can read its log."""
        try:
            await self._hall.store.guest("")
        except Down:
            return Response("the store is down\n", 503, media_type="text/plain")
        return Response("well\n", media_type="text/plain")

    async def metrics(self, request: Request) -> Response:
        """Figures in the text format of Prometheus."""
        text = self._hall.metrics.text(len(self._hall.tables), self._hall.sockets)
        return Response(text, media_type="text/plain; version=0.0.4")

    async def page(self, request: Request) -> Response:
        """A file of the client, or its one page; with it a new guest gets a cookie."""
        path = request.path_params["path"]
        page = self._client.find(path) if path else None
        if page is None and path.startswith("assets/"):
            return Response("not found\n", 404, media_type="text/plain")
        if page is not None and path != "index.html":
            return sent(page, request)
        index = self._client.index()
        if index is None:
            answer = Response(MISSING, 503, media_type="text/plain; charset=utf-8")
        else:
            answer = sent(index, request)
        token = token_of(request.scope)
        if token is None or len(token) != len(new_token()):
            answer.headers["set-cookie"] = cookie(request.scope, new_token())
        return answer

    # ── What they have in common ─────────────────────────────────────────────────────────────

    async def _guest(self, request: Request) -> Guest:
        guest = await self._hall.guests.of(token_of(request.scope))
        if guest is None:
            raise Cannot("fault-no-guest")
        return guest

    async def _arrival(self, request: Request) -> Arrival:
        linked = await self._hall.guests.linked(request.path_params["token"])
        if linked is None:
            raise Cannot("fault-link")
        guest = await self._hall.guests.of(token_of(request.scope))
        return Arrival(linked.name, guest is not None and guest.id == linked.id)

    async def _table(self, request: Request) -> Table:
        table = await self._hall.find(request.path_params["table"])
        if table is None:
            raise Cannot("fault-no-table")
        return table

    async def _body(self, request: Request, kind: type[Kind]) -> Kind:
        if request.headers.get("content-type", "").partition(";")[0] != "application/json":
            raise Cannot("fault-not-understood")
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > BODY:
                raise Cannot("fault-too-large")
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise Cannot("fault-not-understood") from error


def said(answer: msgspec.Struct, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(encode(answer), status, media_type="application/json")


def problem(why: str, data: dict[str, Any], status: int | None = None) -> Response:
    """What can't be done, as a key and its data."""
    answer = said(Problem(why, data), status or STATUS.get(why, 400))
    answer.headers["cache-control"] = "no-store"
    return answer


def takes_gzip(request: Request) -> bool:
    """Whether the browser can unpack."""
    return "gzip" in request.headers.get("accept-encoding", "")


def sent(page: Page, request: Request, status: int = 200) -> Response:
    """A file, or the news that it has not changed."""
    headers = {"cache-control": page.cache, "etag": page.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.tag and status == 200:
        return Response(status_code=304, headers=headers)
    body = page.body
    if page.packed is not None and takes_gzip(request):
        body = page.packed
        headers["content-encoding"] = "gzip"
    headers["content-type"] = page.type
    return Response(body, status, headers=headers)


class Guarded:
    """Around everything: headers that keep the page safe, and no word about what went wrong."""

    def __init__(self, app: Any, hall: Hall) -> None:
        self._app = app
        self._hall = hall

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass it on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = False

        async def guarded(message: Any) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        try:
            await self._app(scope, receive, guarded)
        except ClientDisconnect:
            return
        except Exception as error:
            mishaps.note(error, str(scope["method"]), self._hall.metrics)
            if not begun:
                await problem("fault-busy", {}, 500)(scope, receive, guarded)


def application(hall: Hall) -> Any:
    """The whole of it, as an ASGI application."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> Any:
        yield

    routes = [WebSocketRoute("/ws/{table}", Door(hall)), *Web(hall).routes()]
    return Guarded(Starlette(routes=routes, lifespan=lifespan), hall)
