"""A server from start to end: the file, the tables, the port, and a quiet good-bye."""

import asyncio
import errno
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import Final

import uvicorn

from korsi_server import journal, mishaps
from korsi_server.client import client_folder
from korsi_server.connection import Config, Connection
from korsi_server.gate import BURST, Gate
from korsi_server.guard import application
from korsi_server.machines import ANY
from korsi_server.nodes.one_file import OneFile
from korsi_server.proxies import Proxies, networks
from korsi_server.settings import Keep, Push, Settings
from korsi_server.store import Unusable
from korsi_server.store.addresses import said
from korsi_server.store.claim import Claim
from korsi_server.store.sqlite import SQLiteStore
from korsi_server.tables.hall import Hall
from korsi_server.wire import Post, Wire

GOODBYE = 5
"""Seconds for requests under way when the server is asked to stop."""
WAITING = 2048
"""Connections that the system holds until they are taken in."""
SWITCH: Final = 0.001
"""Seconds after which the thread that writes the file may go on while others are busy. It asks a
few times for each group of moves, and everyone in the group waits for it."""


def bind(host: str, port: int, option: str = "--port") -> socket.socket:
    """The port, taken; raises Unusable with a sentence that names its option."""
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
                f"port {port} of {host} is in use; stop what runs there, or choose another {option}"
            ) from error
        raise Unusable(f"can't listen on {host} port {port}: {error.strerror}") from error
    return listening


class Server(uvicorn.Server):
    """Uvicorn, around one hall of tables."""

    def __init__(
        self,
        settings: Settings,
        listening: socket.socket,
        figures: socket.socket | None = None,
    ) -> None:
        self.settings = settings
        self.listening = listening
        self.figures = figures
        """Where /metrics has an address of its own."""
        self.hall: Hall | None = None
        self._file = None if isinstance(settings.data, str) else File(settings.data)
        super().__init__(self._config(None))

    def _config(self, app: object) -> Config:
        return Config(
            app,  # type: ignore[arg-type]
            ws=Wire,
            ws_max_size=4096,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=30,
            http=Connection,  # h11 reads it, whatever else may be installed
            proxy_headers=False,  # see proxies.py
            lifespan="off",
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_keep_alive=5,
            timeout_graceful_shutdown=GOODBYE,
            backlog=BURST,
        )

    async def live(self, ready: Callable[[str], None] = lambda _: None) -> None:
        """Serve until somebody says stop. `ready` is told the address."""
        sockets = [self.listening] if self.figures is None else [self.listening, self.figures]
        try:
            hall = self.hall = await self._furnished()
        except Unusable:
            for taken in sockets:
                taken.close()
            raise
        gate = Gate(self.settings, hall.metrics, files())
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(mishaps.Scarcity(hall.metrics).note)
        watching = loop.create_task(gate.watch())
        figures = None if self.figures is None else self.figures.getsockname()[:2]
        try:
            await hall.open()
            config = self._config(application(hall, gate, figures))
            config.gate, config.post = gate, Post()
            self.config = config
            serving = loop.create_task(self.serve(sockets))
            while not self.started and not serving.done():
                await asyncio.sleep(0.01)
            if self.started:
                # Many may wait at the door, though only a few are taken in at once.
                self.listening.listen(WAITING)
                ready(self.address)
            await serving
        finally:
            watching.cancel()
            await hall.close()
            if self._file is not None:
                self._file.release()

    async def _furnished(self) -> Hall:
        """A file is open since we were made; a database is reached now. Raises Unusable."""
        if self._file is not None:
            return Hall(self.settings, self._file.store, OneFile(self._file.store))
        # Who plays with a file need not wait until what talks to databases is loaded.
        from korsi_server.nodes.postgres import PostgresNodes
        from korsi_server.store.postgres import PostgresStore

        store = await PostgresStore.open(str(self.settings.data))
        return Hall(self.settings, store, PostgresNodes(store))

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Asked to stop: who sends people here is told first, if the host wants that. Asked twice,
        at once."""
        hall = self.hall
        if not self.settings.drain or hall is None or hall.leaving:
            super().handle_exit(sig, frame)
            return
        hall.leaving = True
        loop = asyncio.get_running_loop()
        stop = super().handle_exit
        loop.call_soon_threadsafe(loop.call_later, self.settings.drain, stop, sig, frame)

    @property
    def node(self) -> str | None:
        """What this server is called among those that share a database."""
        return None if self.hall is None else self.hall.nodes.name

    @property
    def address(self) -> str:
        """Where people find it."""
        return address_of(self.listening)


class File:
    """A data file that is ours alone; raises Unusable with a sentence."""

    def __init__(self, data: Path) -> None:
        self._claim = Claim(data)
        try:
            self.store = SQLiteStore(data)
        except Unusable:
            self._claim.release()
            raise

    def release(self) -> None:
        """Let others have it."""
        self._claim.release()


def run(life: Coroutine[None, None, None]) -> None:
    """Let a server live, in the quickest event loop there is for this system."""
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(life)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's, which costs a move a third less; elsewhere the one of the language."""
    try:
        import uvloop
    except ImportError:  # there is none for Windows
        return None
    return uvloop.new_event_loop


def address_of(listening: socket.socket) -> str:
    """Where something that listens is found."""
    host, port = listening.getsockname()[:2]
    if host in ANY:
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def calm() -> None:
    """Let the garbage collector leave alone what was there at the start, and look through all the
    rest only seldom: that stops everything for as long as it takes."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 10)
    sys.setswitchinterval(SWITCH)


def take_room() -> None:
    """A socket is an open file, and systems allow few at first: take as many as we may."""
    with suppress(ImportError, ValueError, OSError):  # not every system counts them
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def files() -> int:
    """How many files may be open at once."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return most if most != resource.RLIM_INFINITY else 1 << 20
    return 1 << 10


def show_browser(address: str) -> None:
    """Open the browser where there is one."""
    with suppress(webbrowser.Error):
        browser = webbrowser.get()
        in_terminal = type(browser) is webbrowser.GenericBrowser  # lynx and the like: no scripts
        if "BROWSER" in os.environ or not in_terminal:
            browser.open(address)


def command(
    host: str,
    port: int,
    data: Path | str,
    say: Callable[[str], None],
    *,
    show: bool,
    keep: Mapping[str, float],
    archive: Path | None,
    drain: float = 0.0,
    log: journal.Form = "text",
    trusted: Sequence[str] = (),
    figures: tuple[str, int] | None = None,
    push: str = "on",
) -> int:
    """`korsi serve`: until Ctrl-C; the exit code. Raises ValueError with a sentence."""
    line = journal.begin(log)
    take_room()
    settings = Settings(
        data=data,
        client=client_folder(),
        keep=Keep(**keep),
        archive=archive,
        drain=drain,
        push=Push(on=push != "off", anywhere=push == "anywhere"),
        proxies=Proxies(networks(trusted)),
        figures_token=os.environ.get("KORSI_METRICS_TOKEN") or None,
    )
    with ExitStack() as taken:
        listening = taken.enter_context(bind(host, port))
        aside = None if figures is None else taken.enter_context(bind(*figures, "--metrics"))
        server = Server(settings, listening, aside)
        taken.pop_all()

    def ready(address: str) -> None:
        calm()
        line.node = server.node
        say(f"Korsi is at {address} (Ctrl-C ends it)")
        place = said(data) if isinstance(data, str) else data
        say(f"Its data is in {place}; every table goes on when somebody comes to it")
        if aside is not None:
            say(f"Its figures are at {address_of(aside)}metrics")
        if show:
            # Some browsers let their caller wait, and the page they want is ours.
            Thread(target=show_browser, args=[address], daemon=True).start()

    with suppress(KeyboardInterrupt):  # uvicorn has closed everything before it passes it on
        run(server.live(ready))
    return 0
