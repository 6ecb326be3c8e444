"""Who looks at the clocks: at those of tables in memory a few times a second, and into the store
for tables that nobody is at. What one life of this server has measured is durable all the time, by
one short note for all tables together."""

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from korsi_server.store import Down, Winding
from korsi_server.store.clocks import STOPPED
from korsi_server.tables import timing
from korsi_server.tables.permissions import Cannot

if TYPE_CHECKING:
    from korsi_server.tables.hall import Hall
    from korsi_server.tables.table_log import TableLog

TICK: Final = 0.2
"""Seconds between two looks at the clocks of tables in memory."""
BEAT: Final = 0.4
"""Seconds between two notes that this life lasts: when a server dies, so much time is nobody's."""
ROUND: Final = 1.0
"""Seconds between two looks into the store."""
TAKEN: Final = 500
"""Clocks of lives that have ended that are taken over in one round."""
FETCHED: Final = 20
"""Tables that come to memory in one round because somebody's time is up there."""
PATIENCE: Final = 5.0
"""Seconds that bots have for their moves before somebody looks whether there are any."""

logger = logging.getLogger("korsi")


class Timekeeper:
    """The clocks of one server."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self.life = secrets.token_hex(8)
        self._running: dict[str, float] = {}
        """Tables in memory whose clocks run, and when somebody's time is up there."""
        self._wound = False
        """Whether any clocks may run by this life, here or in the store."""

    def now(self) -> float:
        """By the one clock that counts."""
        return self._hall.settings.clock()

    def winding(self, log: "TableLog", since: float) -> Winding:
        """How the clocks of such a table run, where `since` is when that was last written down.
        Bots have no clock; but where they must move, somebody has to see that they do."""
        due = None
        if timing.ticking(log):
            until = timing.until(log)
            if until is not None:
                due = since + until / 1000
            if log.bots_to_move():
                due = since + PATIENCE if due is None else min(due, since + PATIENCE)
        return Winding(self.life, since, due)

    def note(self, table: str, log: "TableLog", since: float) -> None:
        """A table in memory is like this now."""
        until = timing.until(log)
        if until is None:
            self._running.pop(table, None)
        else:
            self._running[table] = since + until / 1000
        self._wound = self._wound or timing.ticking(log)

    def forget(self, table: str) -> None:
        """It is not in memory any more."""
        self._running.pop(table, None)

    async def go_on(self) -> None:
        """For as long as the server lives. What the life before has left runs on at once: from now
        on somebody may be here, and think."""
        with suppress(Down):  # the next round will do
            while await self._hall.store.take_over(self.life, self.now(), TAKEN):
                self._wound = True
        beats = looks = self.now()
        while True:
            await asyncio.sleep(TICK)
            self._look_at_clocks()
            now = self.now()
            try:
                if self._wound and now - beats >= BEAT:
                    beats = now
                    self._wound = await self._hall.store.beat(self.life, now)
                if now - looks >= ROUND:
                    looks = now
                    await self._round(now)
            except Down as error:
                kind = type(error).__name__
                logger.warning("the store is busy (%s); clocks are looked at later", kind)
                await asyncio.sleep(ROUND)

    def _look_at_clocks(self) -> None:
        now = self.now()
        for id in [id for id, due in self._running.items() if due <= now]:
            table = self._hall.tables.get(id)
            if table is None:
                self.forget(id)
            elif self._hall.nodes.drives(id):
                table.time_is_up()

    async def _round(self, now: float) -> None:
        """Take over what nobody looks after any more, and bring to memory where time is up."""
        if await self._hall.store.take_over(self.life, now, TAKEN):
            self._wound = True
        if not self._wound:
            return
        waiting = [
            id
            for id in await self._hall.store.due(self.life, now, 10 * FETCHED)
            if self._hall.resting(id)
        ]
        for id in waiting[:FETCHED]:
            await self._fetch(id)

    async def _fetch(self, id: str) -> None:
        """A table that can't be opened, or is closed, stands still until somebody comes to it."""
        table = None
        with suppress(Cannot):
            table = await self._hall.find(id)
        if table is None or not timing.ticking(table.log):
            await self._hall.store.wind(id, STOPPED)
