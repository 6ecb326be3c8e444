"""A real server on a real port with a real file, and people who come to it by real sockets."""

import asyncio
import json
import socket
import sqlite3
import threading
from collections.abc import Callable
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from korsi.bots import LEVELS
from korsi_server.server import Server, bind, run
from korsi_server.settings import Limits, Settings
from korsi_server.tables.guests import new_token
from korsi_server.tables.hall import Hall
from korsi_server.tables.packing import unpack

PATIENCE = 20.0
PLENTY = (1e6, 1e6)
GENEROUS = Limits(
    messages=(1000, 1000),
    messages_of_address=PLENTY,
    frames=PLENTY,
    frames_of_address=PLENTY,
    visits=PLENTY,
    requests=PLENTY,
    pages=PLENTY,
    arrivals=PLENTY,
    connections_of_address=10_000,
    new_tables=PLENTY,
    chat=(1000, 1000),
    chat_of_address=PLENTY,
    moves=PLENTY,
    changes=PLENTY,
    changes_of_address=PLENTY,
    renames=PLENTY,
    keepsakes=PLENTY,
    restored=PLENTY,
    seeks=PLENTY,
    invitations=PLENTY,
    onlookers_of_address=10_000,
    tables_of_guest=10_000,
    sockets_of_address=10_000,
)
"""For tests that are not about limits."""
AT_ONCE = dict.fromkeys(LEVELS, 0.0)
"""Bots that move as soon as they know what."""

Message = dict[str, Any]


class Unhurried(Server):
    """Where bots' workers are started by the first question: in most tests there is none."""

    async def _furnished(self) -> Hall:
        hall = await super()._furnished()
        hall.bot_pool.start = _nothing  # type: ignore[method-assign]
        return hall


async def _nothing() -> None:
    pass


class House:
    """A server in a thread of this process."""

    def __init__(
        self,
        data: Path,
        figures: socket.socket | None = None,
        port: int = 0,
        kind: type[Server] = Unhurried,
        **settings: Any,
    ) -> None:
        calm = {"pause": (0, 0), "rhythm": AT_ONCE, "following": AT_ONCE, "parts": 0.0}
        settings = {**calm, "workers": 1, "limits": GENEROUS, **settings}
        self.server = kind(Settings(data=data, **settings), bind("127.0.0.1", port), figures)
        self.address = self.server.address
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._live)
        self._lines = ExitStack()
        self.loop: asyncio.AbstractEventLoop | None = None

    def _live(self) -> None:
        async def live() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.live(lambda _: self._ready.set())

        run(live())

    def __enter__(self) -> "House":
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self._lines.close()
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def person(self, name: str | None = None, token: str | None = None) -> "Person":
        """Somebody new, or whose token this is."""
        return Person(self.address, self._lines, name, token)

    def log(self, table: str) -> list[str]:
        """Every entry in the log of a table, as the file has it."""
        query = 'select entry from log where "table" = ? order by number'
        with closing(sqlite3.connect(self.hall.settings.data)) as file:
            return [entry for (entry,) in file.execute(query, (table,))]

    @property
    def hall(self) -> Any:
        """What is behind the door; only for looking, and for breaking things on purpose."""
        return self.server.hall


class Person:
    """Somebody with a cookie."""

    def __init__(
        self, address: str, lines: ExitStack, name: str | None = None, token: str | None = None
    ) -> None:
        self.address = address
        self.token = token or new_token()
        self._lines = lines
        self.http = lines.enter_context(
            httpx.Client(base_url=address, headers={"cookie": f"korsi={self.token}"}, timeout=30)
        )
        if name is not None:
            assert self.http.put("/api/me", json={"name": name}).status_code == 200

    def at(self, house: "House") -> "Person":
        """The same person, at another server of the same tables."""
        return Person(house.address, self._lines, token=self.token)

    def make(self, **wish: Any) -> str:
        """A new table; its id."""
        wish = {"game": "six-nimmt", "seats": 2, "options": {"rounds": 1}, **wish}
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return answer.json()["table"]

    def come(
        self, table: str, after: int | None = None, views: str | None = None, **settings: Any
    ) -> "Line":
        """A socket at a table."""
        address = self.address.replace("http", "ws") + f"ws/{table}"
        wishes = {"after": after, "views": views}
        asked = "&".join(f"{key}={wish}" for key, wish in wishes.items() if wish is not None)
        address += f"?{asked}" if asked else ""
        headers = {"Cookie": f"korsi={self.token}"}
        # Without a limit on what waits to be read, a line that nobody reads closes at once.
        settings = {
            "additional_headers": headers,
            "compression": None,
            "max_queue": None,
            **settings,
        }
        return Line(self._lines.enter_context(connect(address, open_timeout=PATIENCE, **settings)))


class Line:
    """One open socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.id = str(socket.id)[:8]
        self.person: Person | None = None
        """Whose it is, where a test has said so."""
        self.frames: list[bytes] = []
        """Every byte that came, in order."""
        self.texts: list[bytes] = []
        """The same, unpacked where they were packed."""
        self.seen: list[Message] = []
        self._base = b""

    def say(self, do: str, **rest: Any) -> None:
        """Ask for something."""
        self.socket.send(json.dumps({"do": do, **rest}))

    def move(self, move: Message, id: str) -> None:
        """Send a move."""
        self.say("move", id=id, move=move)

    def next(self) -> Message:
        """The next message, whatever it is."""
        frame = self.socket.recv(timeout=PATIENCE)
        text = frame.encode() if isinstance(frame, str) else unpack(frame, self._base)
        self.frames.append(text if isinstance(frame, str) else frame)
        self.texts.append(text)
        message: Message = json.loads(text)
        if message["say"] == "events":
            self._base = text
        self.seen.append(message)
        return message

    def hear(self, *kinds: str) -> Message:
        """The next message of one of these kinds; others are passed over."""
        while True:
            message = self.next()
            if message["say"] in kinds:
                return message

    def told(self, when: Callable[[Message], object]) -> Message:
        """The next news of the table that is what we wait for."""
        while True:
            message = self.hear("table", "welcome")
            if when(message):
                return message

    def until(self, status: str) -> Message:
        """The next news of the table with this status."""
        return self.told(lambda message: message["table"]["status"] == status)

    def ask(self, do: str, *kinds: str, **rest: Any) -> Message:
        """Ask, and hear the answer."""
        self.say(do, **rest)
        return self.hear(*kinds)

    def quiet(self) -> list[Message]:
        """Everything that has come by now: up to the answer to a ping."""
        start = len(self.seen)
        self.say("ping", at=0.5)
        self.hear("pong")
        return self.seen[start:-1]

    def closed(self) -> int:
        """The code with which the server closes."""
        try:
            while True:
                self.next()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006

    def close(self) -> None:
        """Go."""
        self.socket.close()


class Player:
    """A person who always has a move: the first that is legal, one at a time."""

    def __init__(self, line: Line) -> None:
        self.line = line
        welcome = line.hear("welcome")
        self.number = welcome["number"]
        self.events: list[Message] = list(welcome["missed"] or [])
        self.moves = 0
        self.waiting = False
        """For the answer to a move."""
        self.over = welcome["table"]["status"] == "over"
        self.view = welcome["view"]
        self.legal = welcome["legal"]
        self._try()

    def step(self) -> None:
        """Take in one message, and move if it is time."""
        message = self.line.next()
        assert message["say"] not in ("refused", "fault"), message
        if message["say"] == "events":
            if message["events"]:
                assert message["first"] == self.number + 1, "events come without gaps"
            self.number += len(message["events"])
            self.events += message["events"]
            self.view, self.legal = message["view"], message["legal"]
        elif message["say"] == "table":
            self.over = message["table"]["status"] == "over"
        elif message["say"] == "done":
            assert message["number"] <= self.number, "events come before the answer"
            self.waiting = False
        self._try()

    def _try(self) -> None:
        view = self.view
        if not self.waiting and view is not None and view["seat"] in view["acting"]:
            self.moves += 1
            self.waiting = True
            self.line.move(self.legal[0], f"{self.line.id}-{self.moves}")


def play_on(players: list[Player], enough: int = 1 << 30) -> None:
    """Let players play to the end, or until all have heard so many events."""
    while True:
        behind = [one for one in players if not one.over and one.number < enough]
        if not behind:
            return
        # Whoever has heard less, or waits for an answer, has something coming.
        min(behind, key=lambda one: (one.number, not one.waiting)).step()


def two_people(house: House, **wish: object) -> tuple[Line, Line, str]:
    """A table of two people that has begun: both have heard the first view."""
    ada, ben = house.person("Ada"), house.person("Ben")
    table = ada.make(**wish)
    first, second = ada.come(table), ben.come(table)
    second.say("sit", seat=1)
    second.told(lambda told: told["seat"] == 1)
    first.say("start")
    first.hear("events")
    second.hear("events")
    first.person, second.person = ada, ben
    return first, second, table


@contextmanager
def open_house(data: Path, **settings: Any) -> Any:
    """A house for one test."""
    with House(data, **settings) as house:
        yield house


def fill(store: Any, full: bool) -> None:
    """As if the disk had no room for one page more; then as if it had plenty again."""
    (pages,) = store._connection.execute("pragma page_count").fetchone()
    store._connection.execute(f"pragma max_page_count = {pages if full else 1 << 30}")


class Everything(frozenset):  # type: ignore[type-arg]
    """What a game would call certain that is careless with its secrets: every event."""

    def __contains__(self, event: object) -> bool:
        return True
