"""A finished game, open: its record, and every step with every seat's view.

Both are made in a thread, one after the other, and never stand in memory as a whole: a step is
packed before the next is made, and what is packed is sent in parts, as fast as it is read.
"""

import asyncio
import zlib
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any, Final

from starlette.responses import StreamingResponse

import korsi
from korsi_server.messages import Replay, ReplayBegins, Step, TableInfo
from korsi_server.metrics import Metrics
from korsi_server.settings import Limits
from korsi_server.tables.frames import encode, table_info
from korsi_server.tables.game_files import game_file_of
from korsi_server.tables.permissions import Cannot
from korsi_server.tables.table import Table

KEPT: Final = 8
KEPT_BYTES: Final = 16 * 2**20
"""So many replays are kept, and no more bytes than that."""
VIEWS: Final = 60_000
"""In one replay. The longest game that a table can agree on has fewer; one of an earlier Korsi may
have more."""
PART: Final = 64 * 1024
LINES: Final = "application/x-ndjson"
"""What a client accepts that wants to read a replay while it comes."""
GZIP: Final = 31
"""What zlib calls the form of gzip."""


class Replays:
    """Makes them, and keeps the last few."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self._limits = limits
        self._metrics = metrics
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._asked: Counter[str] = Counter()
        self._read: Counter[str] = Counter()
        """How many are being sent to each address."""
        self._busy = asyncio.Lock()

    async def of(self, table: Table, home: str, lines: bool = False) -> bytes:
        """The replay of a finished game, as gzipped JSON or as lines of it, for somebody at this
        address."""
        game = finished(table)
        names = [chair.name or "" for chair in table.log.chairs]
        key = f"{table.id} {table.log.rematch} {lines} {names}"  # who has left is not shown by name
        if key not in self._kept:
            async with self._turn(home):
                if key not in self._kept:  # somebody else may have asked for the same
                    packed = await asyncio.to_thread(pack, table_info(table), names, game, lines)
                    if len(packed) > KEPT_BYTES // KEPT:
                        return packed
                    self._kept[key] = packed
                    if len(self._kept) > KEPT:
                        self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    async def record(self, table: Table, home: str) -> bytes:
        """The game file of a finished game, for somebody at this address."""
        finished(table)
        async with self._turn(home):
            return await asyncio.to_thread(game_file_of, table.log)

    def sending(
        self, content: AsyncIterator[bytes], home: str, media: str = "application/json"
    ) -> "Sending":
        """An answer of these parts, for somebody at this address."""
        return Sending(content, self._read, home, media)

    @asynccontextmanager
    async def _turn(self, home: str) -> AsyncIterator[None]:
        """Wait for one's turn; who would make the line too long is sent away."""
        own = self._asked[home] >= self._limits.replays_of_address
        own = own or self._read[home] >= self._limits.files_of_address
        if own or self._asked.total() >= self._limits.replays:
            self._metrics.limited.add("replays")
            raise Cannot("fault-too-fast" if own else "fault-busy")
        self._asked[home] += 1
        try:
            async with self._busy:
                yield
        finally:
            self._asked[home] -= 1
            if not self._asked[home]:
                del self._asked[home]


def finished(table: Table) -> korsi.Game:
    """The game of a table where it is over; before the end, all of it is secret."""
    log = table.log
    if log.game is None or log.status != "over":
        raise Cannot("fault-not-now")
    return log.game


def pack(info: TableInfo, names: list[str], game: korsi.Game, lines: bool = False) -> bytes:
    """The replay of a game as gzipped JSON; or as lines, each of which can be read as soon as it
    has come."""
    record = game.record()
    views = (len(record["moves"]) + 1) * (game.seats + 1)
    if views > VIEWS:
        raise Cannot("fault-long-game", {"moves": len(record["moves"])})
    packer = zlib.compressobj(4, wbits=GZIP)
    end = b"\n" if lines else b"]}"
    head = ReplayBegins(info, names, len(record["moves"])) if lines else Replay(info, names, [])
    packed = bytearray(packer.compress(encode(head).removesuffix(end)))
    for number, step in enumerate(steps_of(record)):
        between = b"\n" if lines else b"," if number else b""
        packed += packer.compress(between + encode(step))
    return bytes(packed + packer.compress(end) + packer.flush())


def steps_of(record: dict[str, Any]) -> Iterator[Step]:
    """Every step of a recorded game; step 0 is the beginning."""
    game = korsi.replay({**record, "moves": []})
    seats: list[int | None] = [*range(game.seats), None]

    def step(seat: int | None, move: dict[str, Any] | None, events: list[Any]) -> Step:
        return Step(seat, move, events, [game.view(viewer) for viewer in seats])

    yield step(None, None, [])
    for seat, move in record["moves"]:
        yield step(seat, move, game.play(seat, move))


class Sending(StreamingResponse):
    """An answer that is sent in parts, as fast as it is read; meanwhile it counts."""

    def __init__(
        self, content: AsyncIterator[bytes], under_way: Counter[str], home: str, media: str
    ) -> None:
        super().__init__(content, media_type=media)
        self._under_way = under_way
        self._home = home

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """As ASGI has it."""
        self._under_way[self._home] += 1
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._under_way[self._home] -= 1
            if not self._under_way[self._home]:
                del self._under_way[self._home]


async def parts(whole: bytes) -> AsyncIterator[bytes]:
    """These bytes, a part at a time."""
    for start in range(0, len(whole), PART):
        yield whole[start : start + PART]


async def unpacked(packed: bytes) -> AsyncIterator[bytes]:
    """What is packed, a part at a time: no part is large, however well it was packed."""
    unpacker = zlib.decompressobj(GZIP)
    rest = packed
    while not unpacker.eof:
        yield unpacker.decompress(rest, PART)
        rest = unpacker.unconsumed_tail
