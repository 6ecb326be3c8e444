"""What machines ask: whether the server is well, and for its figures."""

import asyncio
import secrets
from time import monotonic
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from korsi_server.proxies import from_this_machine
from korsi_server.store import Down
from korsi_server.tables.hall import Hall
from korsi_server.tables.permissions import Cannot

WELL: Final = "well"
ANY: Final = ("0.0.0.0", "::")  # noqa: S104 - said, not bound, here
FRESH: Final = 1.0
"""Seconds for which one look at the store is good enough for all who ask."""
PROBE: Final = 30.0
"""Seconds after which something is written, just to see that it can be."""
SLOW: Final = 5.0
"""Seconds after which a store that does not answer is in trouble."""


class Machines:
    """Health and figures."""

    def __init__(self, hall: Hall, figures: tuple[str, int] | None) -> None:
        self._hall = hall
        self._figures = figures
        """The address of their own, where they have one."""
        self._found = WELL
        self._looked = -FRESH
        self._probed = monotonic()
        self._looking: asyncio.Task[None] | None = None

    async def health(self, request: Request) -> Response:
        """Whether the server can play: it can if it can read and write its log."""
        if monotonic() - self._looked >= FRESH:
            if self._looking is None or self._looking.done():
                self._looking = asyncio.get_running_loop().create_task(self._look())
            await asyncio.shield(self._looking)
        status = 200 if self._found == WELL else 503
        return Response(f"{self._found}\n", status, media_type="text/plain")

    async def readiness(self, request: Request) -> Response:
        """Whether people should be sent here: it is well, and will not stop in a moment."""
        if self._hall.leaving:
            return Response("leaving\n", 503, media_type="text/plain")
        if self._hall.nodes.adrift:
            return Response("the database can't be reached\n", 503, media_type="text/plain")
        return await self.health(request)

    async def _look(self) -> None:
        """Ask the store; a write that failed is tried again, so that trouble ends by itself."""
        store = self._hall.store
        try:
            async with asyncio.timeout(SLOW):
                await store.guest("")
                if store.trouble is not None or monotonic() - self._probed > PROBE:
                    self._probed = monotonic()
                    await store.probe()
            found = store.trouble or WELL
        except TimeoutError:
            found = "the data does not answer"
        except Down:
            found = store.trouble or "the data can't be read"
        self._found = found
        self._looked = monotonic()

    async def metrics(self, request: Request) -> Response:
        """Figures in the text format of Prometheus, for who may read them."""
        if not self._may_read(request):
            raise Cannot("fault-not-found", {"path": request.scope["path"][:200]})
        text = self._hall.metrics.text(len(self._hall.tables), self._hall.sockets)
        return Response(text, media_type="text/plain; version=0.0.4")

    def only_figures(self, request: Request) -> bool:
        """Whether a request came to the address that is for figures alone."""
        if self._figures is None:
            return False
        host, port = self._figures
        here = request.scope["server"]
        return bool(here[1] == port and host in (here[0], *ANY))  # a port may be there at two hosts

    def _may_read(self, request: Request) -> bool:
        """At their own address; with the token; or on this very machine, unless they have an
        address of their own."""
        if self.only_figures(request):
            return True
        token = self._hall.settings.figures_token
        given = request.headers.get("authorization", "").encode("latin-1")
        if token and secrets.compare_digest(given, f"Bearer {token}".encode()):
            return True
        return self._figures is None and from_this_machine(request.scope)
