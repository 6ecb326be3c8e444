"""A server from start to end: the file, the tables, the port, and a quiet good-bye."""

import asyncio
import errno
import gc
import logging
import os
import socket
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread

import uvicorn

from korsi_server.client import client_folder
from korsi_server.settings import Settings
from korsi_server.store import Unusable
from korsi_server.store.sqlite import SQLiteStore
from korsi_server.tables.hall import Hall
from korsi_server.web import application
from korsi_server.wire import Wire

GOODBYE = 5
"""Seconds for requests under way when the server is asked to stop."""


def bind(host: str, port: int) -> socket.socket:
    """The port, taken; raises Unusable with a sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        # Only where a socket is called TCP by name does asyncio send small frames without delay.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((host, port))
        except OSError:
            listening.close()
            raise
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Unusable(
                f"port {port} of {host} is in use; stop what runs there, or choose another --port"
            ) from error
        raise Unusable(f"can't listen on {host} port {port}: {error.strerror}") from error
    return listening


class Server(uvicorn.Server):
    """Uvicorn, around one hall of tables."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self.settings = settings
        self.listening = listening
        self.hall: Hall | None = None
        self.restored = 0
        self._store = SQLiteStore(settings.data)
        super().__init__(self._config(None))

    def _config(self, app: object) -> uvicorn.Config:
        return uvicorn.Config(
            app,  # type: ignore[arg-type]
            ws=Wire,
            ws_max_size=4096,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=30,
            http="auto",
            lifespan="off",
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=GOODBYE,
            backlog=2048,
        )

    async def live(self, ready: Callable[[str], None] = lambda _: None) -> None:
        """Serve until somebody says stop. `ready` is told the address."""
        hall = self.hall = Hall(self.settings, self._store)
        try:
            self.restored = await hall.open()
            self.config = self._config(application(hall))
            serving = asyncio.get_running_loop().create_task(self.serve([self.listening]))
            while not self.started and not serving.done():
                await asyncio.sleep(0.01)
            if self.started:
                ready(self.address)
            await serving
        finally:
            await hall.close()

    @property
    def address(self) -> str:
        """Where people find it."""
        host, port = self.listening.getsockname()[:2]
        if host in ("0.0.0.0", "::"):  # noqa: S104 - said, not bound, here
            host = "localhost"
        return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def calm() -> None:
    """Let the garbage collector leave alone what was there at the start, and look through all the
    rest only seldom: that stops everything for as long as it takes."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 10)


def take_room() -> None:
    """A socket is an open file, and systems allow few at first: take as many as we may."""
    with suppress(ImportError, ValueError, OSError):  # not every system counts them
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def show_browser(address: str) -> None:
    """Open the browser where there is one."""
    with suppress(webbrowser.Error):
        browser = webbrowser.get()
        in_terminal = type(browser) is webbrowser.GenericBrowser  # lynx and the like: no scripts
        if "BROWSER" in os.environ or not in_terminal:
            browser.open(address)


def command(host: str, port: int, data: Path, say: Callable[[str], None], *, show: bool) -> int:
    """`korsi serve`: until Ctrl-C; the exit code. Raises ValueError with a sentence."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(message)s")
    take_room()
    settings = Settings(data=data, client=client_folder())
    listening = bind(host, port)
    try:
        server = Server(settings, listening)
    except Unusable:
        listening.close()
        raise

    def ready(address: str) -> None:
        calm()
        say(f"Korsi is at {address} (Ctrl-C ends it)")
        say(f"Its data is in {data}; tables restored: {server.restored}")
        if show:
            # Some browsers let their caller wait, and the page they want is ours.
            Thread(target=show_browser, args=[address], daemon=True).start()

    with suppress(KeyboardInterrupt):  # uvicorn has closed everything before it passes it on
        asyncio.run(server.live(ready))
    return 0
