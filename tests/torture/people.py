"""People by the dozen, in one process, by real sockets: they play, they are cut off and come back,
they send again what was not answered, and they remember all that they were told."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from copy import copy
from time import monotonic
from typing import Any

import httpx
from server.house import PATIENCE, Message
from torture.promises import hold
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from every_game.tables import TABLES, Table
from korsi_server.tables.guests import new_token

LATER = ("fault-busy", "fault-no-room")
"""The store can't do it now."""
LOST = (
    ConnectionClosed,
    OSError,
    EOFError,
    BrokenPipeError,
    TimeoutError,
    InvalidHandshake,
    InvalidMessage,
    httpx.TransportError,
)
"""What somebody sees of a server that is killed."""


@contextmanager
def suppress_lost() -> Iterator[None]:
    """Whoever was playing when the server went has lost the line, and nothing else is wrong."""
    try:
        yield
    except BaseExceptionGroup as all_of_them:
        _, other = all_of_them.split(LOST)
        if other is not None:
            raise other from None


class Somebody:
    """A guest at one table, with at most one socket there."""

    def __init__(self, chance: random.Random, home: str | None = None) -> None:
        self.token = new_token()
        self.home = home
        """The address of this machine to come from."""
        self.chance = chance
        self.table = ""
        self.seat: int | None = None
        self.number = 0
        """Of the last event heard."""
        self.heard: dict[int, Message] = {}
        """Every event that was told, by number."""
        self.done: dict[str, int] = {}
        """Moves that were acknowledged, and the number where their events end."""
        self.open: Message | None = None
        """What was sent and not answered yet."""
        self.sent_at = 0.0
        self.took: list[float] = []
        """Seconds from a move to its `done`."""
        self.waited: list[float] = []
        """Seconds between two events while others, bots or people, had to decide."""
        self.told_at = monotonic()
        self.state: Message = {}
        """The last view and what goes with it."""
        self.status = ""
        self.busy = False
        """Whether the store could not take the open move."""
        self.faults: list[str] = []
        self.moves = 0
        self.line: ClientConnection | None = None

    def sit_at(self, table: str) -> None:
        """Begin at another table."""
        self.table, self.status = table, ""
        self.number, self.heard, self.done, self.state = 0, {}, {}, {}
        self.open, self.busy = None, False

    @property
    def cookie(self) -> dict[str, str]:
        return {"cookie": f"korsi={self.token}"}

    async def come(self, address: str, after: bool = True) -> Message:
        """Open a socket, with or without what was missed; what the table says first."""
        url = f"{address.replace('http', 'ws')}ws/{self.table}"
        if after and self.number:
            url += f"?after={self.number}"
        here = {} if self.home is None else {"local_addr": (self.home, 0)}
        self.line = await connect(
            url,
            additional_headers=self.cookie,
            compression=None,
            max_queue=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            close_timeout=1,
            proxy=None,
            **here,
        )
        while (first := await self._next())["say"] != "welcome":
            pass
        return first

    async def leave(self) -> None:
        """Close the socket."""
        if self.line is not None:
            await self.line.close()

    async def say(self, do: str, **rest: Any) -> None:
        """Ask for something."""
        assert self.line is not None
        await self.line.send(json.dumps({"do": do, **rest}))

    async def hear(self, *kinds: str) -> Message:
        """The next message of one of these kinds; what comes before is taken in."""
        async with asyncio.timeout(PATIENCE):
            while (message := await self._next())["say"] not in kinds:
                pass
        return message

    async def insist(self, reached: Callable[[], bool], do: str, **rest: Any) -> None:
        """Ask, and ask again while the store is busy, until it is so."""
        async with asyncio.timeout(PATIENCE):
            while not reached():
                await self.say(do, **rest)
                while not reached():
                    message = await self.hear("table", "welcome", "fault")
                    if message["say"] == "fault" and message["why"] in LATER:
                        await self._rest(0.2)
                        break

    async def catch_up(self) -> None:
        """Take in all that has come by now."""
        await self.say("ping", at=1.0)
        await self.hear("pong")

    async def until(self, status: str) -> None:
        """Wait until the table is so."""
        async with asyncio.timeout(PATIENCE):
            while self.status != status:
                await self._next()

    async def _next(self) -> Message:
        assert self.line is not None
        message: Message = json.loads(await self.line.recv(decode=False))
        self.take_in(message)
        return message

    def take_in(self, message: Message) -> None:
        """What this person knows after a message."""
        match message["say"]:
            case "welcome":
                known = self.number
                self.seat, self.number = message["seat"], message["number"]
                last = max(self.done.values(), default=0)
                hold(self.number >= last, f"acknowledged up to {last}, there up to {self.number}")
                if message["missed"] is not None:
                    first = self.number - len(message["missed"]) + 1
                    self._note(first, message["missed"])
                    hold(first <= known + 1 or known == 0, "what was missed has a gap")
                self.state = message
                self.status = message["table"]["status"]
            case "events":
                if message["events"]:
                    hold(message["first"] == self.number + 1, "events have a gap")
                if not self.to_move:
                    self.waited.append(monotonic() - self.told_at)
                self.told_at = monotonic()
                self._note(message["first"], message["events"])
                self.number += len(message["events"])
                self.state = message
            case "table":
                self.status = message["table"]["status"]
                self.seat = message["seat"]
            case "done" | "refused" | "fault":
                self._answered(message)

    def _note(self, first: int, events: list[Message]) -> None:
        for number, event in enumerate(events, first):
            hold(self.heard.setdefault(number, event) == event, f"event {number} has changed")

    def _answered(self, message: Message) -> None:
        if message["say"] != "done":
            self.faults.append(message["why"])
        if self.open is None or message.get("id") != self.open["id"]:
            return
        if message.get("why") in (*LATER, "fault-too-fast"):
            self.busy = True  # nothing is certain: the same again, later
            return
        if message["say"] == "done":
            hold(message["number"] <= self.number, "an answer came before its events")
            self.done[message["id"]] = message["number"]
            self.took.append(monotonic() - self.sent_at)
        self.open = None

    # ── Playing ──────────────────────────────────────────────────────────────────────────────

    @property
    def to_move(self) -> bool:
        """Whether this person has to decide now."""
        view = self.state.get("view")
        return view is not None and self.seat is not None and self.seat in view["acting"]

    async def move(self) -> None:
        """Send some legal move; or again what was not answered."""
        if self.open is None:
            self.moves += 1
            id = f"{self.token[:8]}-{self.moves}"
            self.open = {"id": id, "move": self.chance.choice(self.state["legal"])}
        self.sent_at = monotonic()
        await self.say("move", **self.open)

    async def play(self, pace: float = 0.0) -> None:
        """Go on playing until the game is over."""
        if self.open is not None:
            await self.move()
        while self.status != "over":
            if self.busy:
                self.busy = False
                await self._rest(0.2)
                if self.open is not None:
                    await self.move()
            elif self.open is None and self.to_move:
                if pace:
                    await self._rest(pace * self.chance.uniform(0.5, 1.5))
                    if not self.to_move or self.open is not None:
                        continue
                await self.move()
            await self._next()

    async def _rest(self, seconds: float) -> None:
        """Wait, and listen meanwhile."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    await self._next()


# ── Tables of all games ──────────────────────────────────────────────────────────────────────────


class Party:
    """A table, the people at it, and the bots."""

    def __init__(self, table: Table, people: list[Somebody], level: str = "easy") -> None:
        self.way = table
        self.people = people
        self.level = level
        self.id = ""
        self.over = 0
        """Games that were played to their end."""
        self.past: list[Party] = []
        """Tables where these people were before, and what they were told there."""

    def __str__(self) -> str:
        return f"{self.way} {self.id}"

    async def begin(self, http: httpx.AsyncClient, address: str) -> None:
        """Make the table, sit down, start."""
        if self.id:
            was = Party(self.way, [copy(one) for one in self.people])
            was.id, self.id = self.id, ""
            self.past.append(was)
        host, *others = self.people
        wish = {"game": self.way.game, "seats": self.way.seats, "options": self.way.options}
        async with asyncio.timeout(PATIENCE):
            while True:
                answer = await http.post(f"{address}api/tables", json=wish, headers=host.cookie)
                if answer.status_code != 503:
                    break
                await asyncio.sleep(0.2)  # the store is busy, as somebody wants it to be
        hold(answer.status_code == 201, f"a table is made: {answer.status_code} {answer.text}")
        id = answer.json()["table"]
        for somebody in self.people:
            somebody.sit_at(id)
            await somebody.come(address)
        for seat, somebody in enumerate(others, 1):
            await somebody.insist(
                lambda seat=seat, one=somebody: one.seat == seat, "sit", seat=seat
            )
        await host.insist(lambda: host.status == "playing", "start", level=self.level)
        for somebody in self.people:
            await somebody.until("playing")
            if not somebody.state.get("view"):
                await somebody.hear("events", "welcome")
        self.id = id

    async def come(self, address: str) -> None:
        """All come back; who had sent a move that was not answered sends it again."""
        for somebody in self.people:
            await somebody.come(address)
            if somebody.open is not None:
                await somebody.move()


def in_turn() -> list[Table]:
    """Every way of playing, one of each game, then the next of each."""
    return sorted(
        TABLES, key=lambda one: [way for way in TABLES if way.game == one.game].index(one)
    )


def parties(count: int, chance: random.Random, most: int = 2, **home: str) -> list[Party]:
    """So many tables, of every game and way in turn, with up to so many people at each."""
    ways = in_turn()
    return [
        Party(table, [Somebody(chance, **home) for _ in range(min(most, table.seats))])
        for table in (ways[place % len(ways)] for place in range(count))
    ]


@asynccontextmanager
async def at_play(address: str, all_of_them: list[Party], pace: float = 0.0) -> AsyncIterator[None]:
    """Everybody plays while the block runs, and when a game is over, the next; all have come."""
    home = all_of_them[0].people[0].home
    async with visiting(home) as http, asyncio.TaskGroup() as group:

        async def on(party: Party) -> None:
            while True:
                if not party.id or party.people[0].status == "over":
                    for one in party.people:
                        await one.leave()
                    await party.begin(http, address)
                async with asyncio.TaskGroup() as table:
                    for one in party.people:
                        table.create_task(one.play(pace))
                party.over += 1

        tasks = [group.create_task(on(party)) for party in all_of_them]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()


async def arrive(address: str, all_of_them: list[Party]) -> None:
    """Everybody comes to the table, a new one where there is none."""
    async with visiting(all_of_them[0].people[0].home) as http:
        for party in all_of_them:
            if not party.id or party.people[0].status == "over":
                await party.begin(http, address)
            else:
                await party.come(address)


@asynccontextmanager
async def visiting(home: str | None = None) -> AsyncIterator[httpx.AsyncClient]:
    """For requests, from that address of this machine."""
    there = httpx.AsyncHTTPTransport(local_address=home, trust_env=False)
    async with httpx.AsyncClient(timeout=PATIENCE, transport=there) as http:
        yield http
