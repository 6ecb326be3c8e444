"""HTTP: the client's files, guests, new tables, finished games. Thin; it knows no game."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, get_args

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import korsi
from korsi_server import library
from korsi_server.answers import answered, body, problem
from korsi_server.avatars import AVATARS, shown
from korsi_server.client import INDEX, MISSING, Client
from korsi_server.documents import Document, sent, takes
from korsi_server.limits import Crowd
from korsi_server.machines import Machines
from korsi_server.messages import (
    Arrival,
    Catalogue,
    ComeAlong,
    Level,
    Link,
    Listed,
    Made,
    Me,
    NewTable,
    OpenTables,
    Rename,
)
from korsi_server.my_games import Histories
from korsi_server.pages import MADE, PAGES, VARY, About, PageKind, Pages, origin_of
from korsi_server.replays import LINES, Replays, parts, unpacked
from korsi_server.store import Down, Guest
from korsi_server.tables import terms
from korsi_server.tables.frames import encode
from korsi_server.tables.guests import hashed, new_token
from korsi_server.tables.hall import Hall
from korsi_server.tables.permissions import NAME_LENGTH, Cannot, one_line
from korsi_server.tables.table import Table
from korsi_server.visits import address, agent, cookie, same_origin, token_of
from korsi_server.who import Who

METHODS: Final = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

Handler = Callable[[Request], Awaitable[Response]]


class Web:
    """The requests that are no sockets."""

    def __init__(self, hall: Hall, machines: Machines) -> None:
        self._hall = hall
        self._machines = machines
        self._client = Client(hall.settings.client)
        self._pages = Pages(self._client)
        self._replays = Replays(hall.settings.limits, hall.metrics)
        self._new_tables = Crowd(hall.settings.limits.new_tables)
        self._histories = Histories(hall)
        self._lists = Crowd(hall.settings.limits.lists)
        self._exports = Crowd(hall.settings.limits.exports)
        self._keepsakes = Crowd(hall.settings.limits.keepsakes)
        self._restored = Crowd(hall.settings.limits.restored)
        self._previewed = Crowd(hall.settings.limits.restored)
        self._who = Who(hall, self._keepsakes, self._me_at_least)
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
            *(self._route(path, handlers) for path, handlers in self._who.addresses().items()),
            self._route("/api/come/{token}", {"GET": self.arrival, "POST": self.come_along}),
            self._route("/api/me/games", {"GET": self.my_games}),
            self._route("/api/me/games/file", {"GET": self.my_games_file}),
            self._route("/api/me/statistics", {"GET": self.statistics}),
            self._route("/api/me/friends", {"GET": self.friends}),
            self._route("/api/me/alone", {"GET": self.alone, "PUT": self.let_list}),
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
        guest = await self._hall.guests.of(token_of(request.scope), agent(request))
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
            wish = await body(request, Rename)
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
        return answered((await self._linked(request))[1])

    async def come(self, request: Request) -> Response:
        """The other device arrives: the link is used up, unless it is the same device after all."""
        home = Response(status_code=303, headers={"location": "/"})
        if not (await self._linked(request))[1].same:
            token = await self._hall.guests.come(request.path_params["token"], agent(request))
            if token is None:
                raise Cannot("fault-link")
            home.headers["set-cookie"] = cookie(request.scope, token)
        return home

    async def come_along(self, request: Request) -> Response:
        """The same, and the tables of whoever was here come along."""
        await body(request, ComeAlong)
        guest, (linked, arrival) = await self._guest(request), await self._linked(request)
        if arrival.same:
            return answered(await self._me(request, guest))
        await self._hall.persons.brought(guest.id, linked)  # before the link is used up
        token = await self._hall.guests.come(request.path_params["token"], agent(request))
        if token is None:
            raise Cannot("fault-link")
        await self._hall.persons.join(guest.id, linked)
        await self._hall.persons.sign_out(linked.id, hashed(token_of(request.scope) or ""))
        answer = answered(await self._me_at_least(request, linked))
        answer.headers["set-cookie"] = cookie(request.scope, token)
        return answer

    # ── What they have played ────────────────────────────────────────────────────────────────

    async def my_games(self, request: Request) -> Response:
        """Games of this guest, a page at a time."""
        guest = await self._looking(request)
        allowance = self._restored.of(address(request.scope))
        wish = dict(request.query_params)
        return answered(await self._histories.page(guest, wish, allowance))

    async def my_games_file(self, request: Request) -> Response:
        """All finished games of this guest as a file."""
        guest = await self._guest(request)
        if not self._exports.take(address(request.scope)):
            raise Cannot("fault-too-fast")
        content = self._histories.file(guest, origin_of(request))
        answer = self._replays.sending(content, address(request.scope))
        answer.headers["content-disposition"] = 'attachment; filename="korsi-games.json"'
        return answer

    async def statistics(self, request: Request) -> Response:
        """What the finished games of this guest come to."""
        return answered(await self._histories.statistics(await self._looking(request)))

    async def friends(self, request: Request) -> Response:
        """With whom this guest has played, and how that went."""
        return answered(await self._histories.friends(await self._looking(request)))

    async def alone(self, request: Request) -> Response:
        """The best results of games for one."""
        return answered(await self._histories.alone(await self._looking(request)))

    async def let_list(self, request: Request) -> Response:
        """Whether this guest may be among the best of the house."""
        guest = await self._looking(request)
        wish = await body(request, Listed)
        self._keep_one(request)
        await self._hall.store.let_list(guest.id, wish.listed)
        return answered(await self._histories.alone(guest))

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
        wish = await body(request, NewTable)
        if not self._new_tables.take(address(request.scope)):
            raise Cannot("fault-too-fast")
        table = await self._hall.create(wish, guest)
        return answered(Made(table.id), 201)

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
        guest = await self._hall.guests.of(token_of(request.scope), agent(request))
        if guest is None:
            raise Cannot("fault-no-guest")
        return guest

    async def _looking(self, request: Request) -> Guest:
        """A guest for whom something is put together."""
        guest = await self._guest(request)
        if not self._lists.take(address(request.scope)):
            raise Cannot("fault-too-fast")
        return guest

    async def _me(self, request: Request, guest: Guest) -> Me:
        allowance = self._restored.of(address(request.scope))
        mine = await self._hall.tables_of(guest.id, allowance)
        avatar = shown(guest.avatar, guest.id)
        return Me(guest.name, avatar, [one.table.id for one in mine], mine)

    async def _me_at_least(self, request: Request, guest: Guest) -> Me:
        """The same; but nobody misses their new cookie because tables can't be told now."""
        try:
            return await self._me(request, guest)
        except (Cannot, Down):
            return Me(guest.name, shown(guest.avatar, guest.id), [], [])

    def _keep_one(self, request: Request) -> None:
        """Something will be written down that stays."""
        if not self._keepsakes.take(address(request.scope)):
            raise Cannot("fault-too-fast")

    async def _linked(self, request: Request) -> tuple[Guest, Arrival]:
        """Whose link this is, and what the other device is told."""
        linked = await self._hall.guests.linked(request.path_params["token"])
        if linked is None:
            raise Cannot("fault-link")
        guest = await self._hall.guests.of(token_of(request.scope), agent(request))
        avatar = shown(linked.avatar, linked.id)
        same = guest is not None and guest.id == linked.id
        return linked, Arrival(linked.name, avatar, same)

    async def _table(self, request: Request) -> Table:
        table = await self._hall.find(request.path_params["table"])
        if table is None:
            raise Cannot("fault-no-table", {"table": request.path_params["table"][:60]})
        return table
