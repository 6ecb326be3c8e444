"""The gate: how many may be connected at once, from one address and in all, and how long a
connection may stand there without getting on.

A connection is a file, and a system that has no more of them serves nobody. So there are fewer
places here than files; some of them only sockets get; and when all others are taken, whoever has
been there for longest without a whole request gives up the place to who comes.
"""

import asyncio
from collections.abc import Iterable
from time import monotonic
from typing import Final, Protocol

from korsi_server.limits import Crowd, household
from korsi_server.metrics import Metrics
from korsi_server.settings import Settings

BURST: Final = 8
"""Connections that are taken in at once. They are files before anyone can send them away, and who
plays waits so long each time: a move has to come by some five times."""
KEPT: Final = 64 + 4 * BURST
"""Files that are kept for the data, for bots, and for those who are just being sent away."""
FEWEST: Final = 24
ROUND: Final = 1.0
"""Seconds between two looks at who is late."""


class Line(Protocol):
    """A connection, as the gate sees it."""

    def overdue(self, now: float) -> bool:
        """Whether it has stood there for too long."""

    def idle(self) -> bool:
        """Whether nothing has been asked for, or only in part."""

    def drop(self) -> None:
        """End it."""


class Gate:
    """All connections of a server."""

    def __init__(self, settings: Settings, metrics: Metrics, files: int) -> None:
        limits = settings.limits
        self.limits = limits
        self.metrics = metrics
        self._proxies = settings.proxies
        self._arrivals = Crowd(limits.arrivals)
        most = max(FEWEST, min(limits.connections, files - KEPT))
        self.most_plain = most // 3
        self.most_sockets = most - self.most_plain
        self.most_sockets_of_home = max(1, min(limits.sockets_of_address, self.most_sockets // 2))
        self.most_of_home = max(1, min(limits.connections_of_address, self.most_plain // 2))
        self._plain: dict[Line, str] = {}
        self._homes: dict[str, dict[Line, None]] = {}
        self._sockets: set[Line] = set()

    def enter(self, line: Line, peer: str | None) -> bool:
        """Whether somebody may connect. A proxy brings many visitors, and has its own limits."""
        home = "" if self._proxies.trust(peer) else household(peer)
        if home:
            if not self._arrivals.take(home):
                return self._refused("arrivals")
            own = self._homes.get(home, ())
            if len(own) >= self.most_of_home and not _make_room(own):
                return self._refused("connections-of-address")
        if len(self._plain) >= self.most_plain and not _make_room(self._plain):
            return self._refused("connections")
        self._plain[line] = home
        if home:
            self._homes.setdefault(home, {})[line] = None
        return True

    def leave(self, line: Line) -> None:
        """It has gone, or has become a socket."""
        home = self._plain.pop(line, "")
        own = self._homes.get(home)
        if own is not None:
            own.pop(line, None)
            if not own:
                del self._homes[home]

    def sit_down(self, line: Line) -> None:
        """It is a socket."""
        self._sockets.add(line)

    def stand_up(self, line: Line) -> None:
        """It was one."""
        self._sockets.discard(line)

    @property
    def full(self) -> bool:
        """Whether there is no place for a socket any more."""
        return len(self._sockets) >= self.most_sockets

    @property
    def crowded(self) -> bool:
        """Whether the last places are kept for those who have a seat at their table."""
        return len(self._sockets) >= self.most_sockets * 0.8

    def _refused(self, limit: str) -> bool:
        self.metrics.limited.add(limit)
        return False

    async def watch(self) -> None:
        """Look round, until the end, for those who are late."""
        while True:
            await asyncio.sleep(ROUND)
            now = monotonic()
            for line in [*self._plain, *self._sockets]:
                if line.overdue(now):
                    self.metrics.limited.add("late")
                    line.drop()


def _make_room(lines: Iterable[Line]) -> bool:
    """Send away whoever has been there for longest with nothing under way; False if all are busy.
    The first that is found will do: in a flood there is no time to compare thousands."""
    for line in lines:
        if line.idle():
            line.drop()
            return True
    return False
