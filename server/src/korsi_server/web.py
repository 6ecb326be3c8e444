"""HTTP: the client's files, guests, new tables, finished games. Thin; it knows no game."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import korsi
from korsi_server import library
from korsi_server.avatars import AVATARS, shown
from korsi_server.client import INDEX, MISSING, Client
from korsi_server.documents import Document, sent, takes
from korsi_server.limits import Crowd
from korsi_server.machines import Machines
from korsi_server.messages import (
    Acquaintances,
    Answering,
    Arrival,
    Catalogue,
    Invitations,
    Level,
    Link,
    Made,
    Me,
    NewSeek,
    NewTable,
    OpenTables,
    Problem,
    Rename,
    Whom,
)
from korsi_server.pages import MADE, PAGES, VARY, About, PageKind, Pages
from korsi_server.replays import LINES, Replays, parts, unpacked
from korsi_server.store import Down, Guest
from korsi_server.tables import terms
from korsi_server.tables.frames import encode
from korsi_server.tables.guests import hashed, new_token
from korsi_server.tables.hall import Hall
from korsi_server.tables.inviting import Inviting
from korsi_server.tables.permissions import NAME_LENGTH, Cannot, one_line
from korsi_server.tables.seeking import Seeking
from korsi_server.tables.table import Table
from korsi_server.visits import address, cookie, same_origin, token_of

BODY: Final = 16 * 1024
STATUS: Final = {
    "fault-not-understood": 400,
    "fault-name": 400,
    "fault-avatar": 400,
    "fault-options": 400,
    "fault-no-guest": 401,
    "fault-origin": 403,
    "fault-no-table": 404,
    "fault-no-game": 404,
    "fault-no-language": 404,
    "fault-not-found": 404,
    "fault-method": 405,
    "fault-not-now": 409,
    "fault-link": 410,
    "fault-damaged-table": 410,
    "fault-ended-table": 410,
    "fault-set-aside-table": 410,
    "fault-moved-table": 410,
    "fault-too-large": 413,
    "fault-long-game": 413,
    "fault-too-fast": 429,
    "fault-busy": 503,
    "fault-no-room": 503,
    "fault-no-client": 503,
}

ID: Final = re.compile(r"[a-z0-9]{8}\Z")
METHODS: Final = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

Kind = TypeVar("Kind")
Handler = Callable[[Request], Awaitable[Response]]


class Web:
    """The requests that are no sockets."""

    def __init__(self, hall: Hall, machines: Machines) -> None:
        self._hall = hall
        self._machines = machines
        self._client = Client(hall.settings.client)
        self._pages = Pages(self._client)
        self._replays = Replays(hall.settings.limits, hall.metrics)
        self._seeking = Seeking(hall)
        self._inviting = Inviting(hall)
        self._seeks = Crowd(hall.settings.limits.seeks)
        self._new_tables = Crowd(hall.settings.limits.new_tables)
        self._keepsakes = Crowd(hall.settings.limits.keepsakes)
        self._restored = Crowd(hall.settings.limits.restored)
        self._previewed = Crowd(hall.settings.limits.restored)
        most = hall.settings.limits.option
        self._catalogue = encode(Catalogue(terms.offered(most), list(get_args(Level)), most))

    def routes(self) -> list[Route]:
        """Which request is answered by whom."""
        return [
            self._route("/api/catalogue", {"GET": self.catalogue}),
            self._route("/api/games/{game}", {"GET": self.read(library.home)}),
            self._route("/api/games/{game}/schema", {"GET": self.read(library.schema)}),
            self._route("/api/games/{game}/data", {"GET": self.read(library.data)}),
            self._route(
                "/api/games/{game}/sentences/{language}", {"GET": self.read(library.sentences)}
            ),
            self._route(
                "/api/games/{game}/rulebook/{language}", {"GET": self.read(library.rulebook)}
            ),
            self._route("/api/sentences/{language}", {"GET": self.read(library.sentences)}),
            self._route("/api/me", {"GET": self.me, "PUT": self.rename}),
            self._route("/api/me/link", {"POST": self.link}),
            self._route(
                "/api/seek", {"GET": self.sought, "POST": self.seek, "DELETE": self.unseek}
            ),
            self._route("/api/company", {"GET": self.company}),
            self._route("/api/invitations", {"GET": self.invitations}),
            self._route("/api/invitations/{table}", {"PUT": self.answer_invitation}),
            self._route("/api/tables/{table}/invitations", {"POST": self.invite}),
            self._route("/api/come/{token}", {"GET": self.arrival}),
            self._route("/api/tables", {"GET": self.open_tables, "POST": self.create}),
            self._route("/api/tables/{table}/record", {"GET": self.record}),
            self._route("/api/tables/{table}/replay", {"GET": self.replay}),
            self._route("/api/{rest:path}", dict.fromkeys(METHODS, self.unknown)),
            self._route("/come/{token}", {"GET": self.page, "POST": self.come}),
            self._route("/healthz", {"GET": self._machines.health}, figures=True),
            self._route("/readyz", {"GET": self._machines.readiness}, figures=True),
            self._route("/metrics", {"GET": self._machines.metrics}, figures=True),
            self._route("/{path:path}", {"GET": self.page}),
        ]

    def _route(self, path: str, handlers: dict[str, Handler], *, figures: bool = False) -> Route:
        """One address, who answers each kind of request, and whether it is there as well where
        figures are told."""

        async def guarded(request: Request) -> Response:
            try:
                if not figures and self._machines.only_figures(request):
                    return problem("fault-not-found", {"path": request.scope["path"][:200]})
                handler = handlers.get("GET" if request.method == "HEAD" else request.method)
                if handler is None:
                    raise Cannot("fault-method", {"method": request.method, "allowed": [*handlers]})
                if request.method not in ("GET", "HEAD") and not same_origin(request.scope):
                    raise Cannot("fault-origin", {"origin": request.headers["origin"][:200]})
                answer = await handler(request)
            except Cannot as fault:
                answer = self._trouble(request, fault.why, fault.data)
            except korsi.Refused as refusal:
                answer = problem(refusal.why, {**refusal.data, "rule": refusal.rule}, 400)
            except Down:
                answer = problem(self._hall.trouble, {})
            answer.headers.setdefault("cache-control", "no-store")
            return answer

        return Route(path, guarded, methods=METHODS)

    def _trouble(self, request: Request, why: str, data: dict[str, Any]) -> Response:
        """What can't be done. Where a person is looking at the answer, as after a form, it is for
        the client's page to say so."""
        answer = problem(why, data)
        path = str(request.scope["path"])
        looking = "text/html" in request.headers.get("accept", "") or path.startswith("/come/")
        if looking and not path.startswith("/api/"):
            page = self._pages.page(request, "nowhere", About())
            answer = answer if page is None else sent(page, request, answer.status_code, VARY)
        if why == "fault-method":
            answer.headers["allow"] = ", ".join(data["allowed"])
        return answer

    # ── Guests ───────────────────────────────────────────────────────────────────────────────

    async def me(self, request: Request) -> Response:
        """The guest behind the cookie; who has none gets one."""
        guest = await self._hall.guests.of(token_of(request.scope))
        if guest is None:
            token = new_token()
            answer = answered(Me(None, shown(None, hashed(token)), [], []))
            answer.headers["set-cookie"] = cookie(request.scope, token)
            return answer
        return answered(await self._me(request, guest))

    async def rename(self, request: Request) -> Response:
        """A name, an avatar, or both, once and for every table."""
        guest = await self._guest(request)
        try:
            wish = await self._body(request, Rename)
        except Cannot as fault:
            if fault.data.get("wrong") != "avatar":
                raise
            raise Cannot("fault-avatar", {"avatars": [*AVATARS]}) from fault
        if wish.name is None and wish.avatar is None:
            raise Cannot("fault-not-understood", {"wrong": "name"})
        name = guest.name if wish.name is None else one_line(wish.name, NAME_LENGTH)
        if wish.name is not None and name is None:
            raise Cannot("fault-name", {"most": NAME_LENGTH})
        self._keep_one(request)
        renamed = Guest(guest.id, name, wish.avatar or guest.avatar)
        await self._hall.rename(renamed)
        return answered(await self._me(request, renamed))

    async def link(self, request: Request) -> Response:
        """A way for another device to be the same guest."""
        guest = await self._guest(request)
        self._keep_one(request)
        return answered(Link(f"/come/{await self._hall.guests.link(guest)}"))

    async def arrival(self, request: Request) -> Response:
        """Whom the other device would become. Previews of links may look as often as they like."""
        return answered(await self._arrival(request))

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

    def read(self, find: Callable[..., Document]) -> Handler:
        """Something of the library, found by what the address names."""

        async def document(request: Request) -> Response:
            try:
                return sent(find(**request.path_params), request)
            except FileNotFoundError:
                return await self.unknown(request)

        return document

    async def open_tables(self, request: Request) -> Response:
        """Tables that wait for people."""
        return answered(OpenTables(self._hall.open_tables()))

    async def create(self, request: Request) -> Response:
        """A new table."""
        guest = await self._guest(request)
        wish = await self._body(request, NewTable)
        if not self._new_tables.take(address(request.scope)):
            raise Cannot("fault-too-fast")
        table = await self._hall.create(wish, guest)
        return answered(Made(table.id), 201)

    # ── Company ──────────────────────────────────────────────────────────────────────────────

    async def seek(self, request: Request) -> Response:
        """Find people for a game."""
        guest = await self._guest(request)
        wish = await self._body(request, NewSeek)
        if not self._seeks.take(address(request.scope)):
            raise Cannot("fault-too-fast")
        return answered(await self._seeking.begin(guest.id, wish))

    async def sought(self, request: Request) -> Response:
        """Whether they have been found."""
        return answered(await self._seeking.look((await self._guest(request)).id))

    async def unseek(self, request: Request) -> Response:
        """No more."""
        return answered(await self._seeking.end((await self._guest(request)).id))

    async def company(self, request: Request) -> Response:
        """Those one has played with."""
        guest = await self._guest(request)
        tables = [id for id in request.query_params.get("tables", "").split(",") if ID.match(id)]
        allowance = self._restored.of(address(request.scope))
        people = await self._inviting.acquaintances(guest.id, tables, allowance)
        return answered(Acquaintances(people))

    async def invite(self, request: Request) -> Response:
        """Ask one of them to a table."""
        guest = await self._guest(request)
        whom = await self._body(request, Whom)
        await self._inviting.invite(guest.id, await self._table(request), whom)
        return answered(Invitations(await self._inviting.invitations(guest.id)))

    async def invitations(self, request: Request) -> Response:
        """Where one is asked to."""
        guest = await self._guest(request)
        return answered(Invitations(await self._inviting.invitations(guest.id)))

    async def answer_invitation(self, request: Request) -> Response:
        """No."""
        guest = await self._guest(request)
        wish = await self._body(request, Answering)
        await self._inviting.answer(guest.id, request.path_params["table"], wish.answer)
        return answered(Invitations(await self._inviting.invitations(guest.id)))

    # ── Finished games ───────────────────────────────────────────────────────────────────────

    async def record(self, request: Request) -> Response:
        """A finished game as a file."""
        table = await self._table(request)
        text = await self._replays.record(table, address(request.scope))
        name = f"{table.log.game_key}-{table.id}.json"
        answer = self._replays.sending(parts(text), address(request.scope))
        answer.headers["content-disposition"] = f'attachment; filename="{name}"'
        answer.headers["content-length"] = str(len(text))
        return answer

    async def replay(self, request: Request) -> Response:
        """A finished game, step by step: as one thing, or as lines to who accepts those."""
        table = await self._table(request)
        lines = LINES in request.headers.get("accept", "")
        packed = await self._replays.of(table, address(request.scope), lines)
        zipped = takes(request, "gzip")
        content = parts(packed) if zipped else unpacked(packed)
        media = LINES if lines else "application/json"
        answer = self._replays.sending(content, address(request.scope), media)
        answer.headers["vary"] = "accept, accept-encoding"
        if zipped:
            answer.headers["content-encoding"] = "gzip"
            answer.headers["content-length"] = str(len(packed))
        return answer

    async def unknown(self, request: Request) -> Response:
        """Nothing here."""
        raise Cannot("fault-not-found", {"path": request.scope["path"][:200]})

    # ── Pages ────────────────────────────────────────────────────────────────────────────────

    async def page(self, request: Request) -> Response:
        """A file of the client, or its one page; with it a new guest gets a cookie."""
        # As it was sent: what is written in another way (%2e, //, ..) is another address.
        path = request.scope["raw_path"].decode("latin-1").removeprefix("/")
        file = self._client.find(path) if path not in ("", INDEX, MADE) else None
        if file is not None:
            return sent(file, request)
        found = PAGES.fullmatch("/" if path == INDEX else f"/{path}")
        if found is None:
            return await self.unknown(request)
        kind: Any = found.lastgroup
        page = self._pages.page(request, kind, await self._about(request, kind, found[kind]))
        if page is None and "text/html" in request.headers.get("accept", ""):
            # There is no client that could say it.
            answer = Response(MISSING, 503, media_type="text/plain; charset=utf-8")
        elif page is None:
            answer = problem("fault-no-client", {})
        else:
            answer = sent(page, request, vary=VARY)
        if token_of(request.scope) is None:
            answer.headers["set-cookie"] = cookie(request.scope, new_token())
        return answer

    async def _about(self, request: Request, kind: PageKind, named: str) -> About:
        """What a page is about. Of a table, what a stranger is told who follows the link: its game,
        and who has set it while it waits for people. Whoever is not let in learns nothing."""
        if kind in ("learn", "rules"):
            return About(kind, named)
        if kind not in ("table", "replay"):
            return About()
        try:
            if self._hall.resting(named) and not self._previewed.take(address(request.scope)):
                return About()
            table = await self._hall.find(named)
        except (Cannot, Down):
            return About()  # the client will say why
        if table is None or table.log.shut_to(""):
            return About()
        log = table.log
        if log.status != "waiting":
            return About("replay" if kind == "replay" else "of", log.game_key)
        host = next((chair.name for chair in log.chairs if chair.guest == log.host), None)
        return About("open" if host is None else "invited", log.game_key, host)

    # ── What they have in common ─────────────────────────────────────────────────────────────

    async def _guest(self, request: Request) -> Guest:
        guest = await self._hall.guests.of(token_of(request.scope))
        if guest is None:
            raise Cannot("fault-no-guest")
        return guest

    async def _me(self, request: Request, guest: Guest) -> Me:
        allowance = self._restored.of(address(request.scope))
        mine = await self._hall.tables_of(guest.id, allowance)
        avatar = shown(guest.avatar, guest.id)
        return Me(guest.name, avatar, [one.table.id for one in mine], mine)

    def _keep_one(self, request: Request) -> None:
        """Something will be written down that stays."""
        if not self._keepsakes.take(address(request.scope)):
            raise Cannot("fault-too-fast")

    async def _arrival(self, request: Request) -> Arrival:
        linked = await self._hall.guests.linked(request.path_params["token"])
        if linked is None:
            raise Cannot("fault-link")
        guest = await self._hall.guests.of(token_of(request.scope))
        avatar = shown(linked.avatar, linked.id)
        return Arrival(linked.name, avatar, guest is not None and guest.id == linked.id)

    async def _table(self, request: Request) -> Table:
        table = await self._hall.find(request.path_params["table"])
        if table is None:
            raise Cannot("fault-no-table", {"table": request.path_params["table"][:60]})
        return table

    async def _body(self, request: Request, kind: type[Kind]) -> Kind:
        if request.headers.get("content-type", "").partition(";")[0] != "application/json":
            raise Cannot("fault-not-understood", {"wrong": "content-type"})
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > BODY:
                raise Cannot("fault-too-large", {"most": BODY})
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise Cannot("fault-not-understood", {"wrong": culprit(error)}) from error


def culprit(error: Exception) -> str:
    """What is wrong with a body: the name of a field, or "body" where it is no JSON."""
    if not isinstance(error, msgspec.ValidationError):
        return "body"
    named = re.search(r"field `(\w{1,60})`|at `\$\.(\w{1,60})", str(error))
    return "body" if named is None else named[1] or named[2]


def answered(answer: msgspec.Struct, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(encode(answer), status, media_type="application/json")


def problem(why: str, data: dict[str, Any], status: int | None = None) -> Response:
    """What can't be done, as a key and its data."""
    answer = answered(Problem(why, data), status or STATUS.get(why, 400))
    answer.headers["cache-control"] = "no-store"
    return answer
