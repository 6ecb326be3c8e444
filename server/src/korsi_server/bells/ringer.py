"""Who waits to be told, and when: a game that waits for somebody who is not there is noted, and
after a little while they are told, once, of all that waits for them."""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from korsi_server import mishaps
from korsi_server.bells.hours import quiet_until
from korsi_server.bells.messenger import Messenger
from korsi_server.messages import Notice, NoticeTable
from korsi_server.store import Down
from korsi_server.store.bells import Wait
from korsi_server.tables.frames import encode
from korsi_server.tables.permissions import Cannot

if TYPE_CHECKING:
    from korsi_server.tables.hall import Hall
    from korsi_server.tables.table import Table

QUEUE: Final = 5000
"""Waits that are noted at once; when there are more, somebody finds out when they look."""
ROUND: Final = 30.0
"""Seconds between two looks at what another server may have left."""
LEASE: Final = 240.0
"""Seconds after which what was about to be told is tried again: its server may be gone."""
TOGETHER: Final = 8
"""People who are told at once."""
MOST: Final = 200
"""People who are told in one round."""
TRIES: Final = 6
BACK_OFF: Final = 60.0
"""Seconds after the first try that failed; twice as many after each further one."""
OLD: Final = 60 * 24 * 3600.0
"""Seconds after which nobody is told any more of a game that waits."""
NAMED: Final = 3
"""Tables and people that one notice names."""

logger = logging.getLogger("korsi")


class Ringer:
    """Tells people that it is their turn."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._push = hall.settings.push
        self.messenger = Messenger(hall.store, anywhere=self._push.anywhere)
        self._noted: deque[Wait] = deque()
        self._knock = asyncio.Event()
        self._next: float | None = None
        self._together = asyncio.Semaphore(TOGETHER)

    @property
    def on(self) -> bool:
        """Whether the host wants people to be told at all."""
        return self._push.on

    def awaits(self, table: str, guest: str, number: int, nudge: str | None = None) -> None:
        """A game waits for somebody who is not there since this entry of its log; or somebody there
        has nudged them. Never waits itself."""
        if not self.on:
            return
        if len(self._noted) >= QUEUE:
            self._hall.metrics.unnoted.value += 1
            return
        now = self._hall.settings.clock()
        due = now if nudge is not None else now + self._push.gather
        self._noted.append(Wait(guest, table, number, now, due, nudge=nudge))
        self._knock.set()

    def look(self) -> None:
        """Look now at what is due."""
        self._next = 0.0
        self._knock.set()

    # ── The chore ────────────────────────────────────────────────────────────────────────────

    async def go_on(self) -> None:
        """Round after round; between two of them nothing is done."""
        self._next = 0.0
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._knock.wait(), self._pause())
            self._knock.clear()
            try:
                await self.round()
            except Down:
                await asyncio.sleep(self._push.again)
            except Exception as error:
                mishaps.note(error, "bells", self._hall.metrics)
                await asyncio.sleep(self._push.again)

    def _pause(self) -> float:
        most = ROUND if self._hall.nodes.shared else 600.0
        if self._next is None:
            return most
        return min(most, max(0.0, self._next - self._hall.settings.clock()))

    async def round(self) -> None:
        """Note what has come, and tell everybody who is due."""
        store, clock = self._hall.store, self._hall.settings.clock
        while self._noted:
            batch = [*self._noted][:MOST]
            await store.wait(batch)
            for _ in batch:
                self._noted.popleft()
        now = clock()
        if self._next is None or self._next <= now or self._hall.nodes.shared:
            guests = await store.due(now, now + LEASE, MOST)
            await asyncio.gather(*(self._tell(guest) for guest in guests))
        self._next = await store.next_due(clock() - OLD)

    async def _tell(self, guest: str) -> None:
        async with self._together:
            try:
                await self._tell_now(guest)
            except Down:
                pass  # the store has it, for another try
            except Exception as error:
                mishaps.note(error, "bells", self._hall.metrics)

    async def _tell_now(self, guest: str) -> None:
        store, now = self._hall.store, self._hall.settings.clock()
        wishes = await store.wishes_of(guest)
        quiet = quiet_until(wishes, now)
        if quiet is not None:
            await store.defer(guest, quiet)
            return
        waits, tables, seen, over = await self._sorted(guest)
        await store.drop(over)
        await store.settle(seen, now)
        news = [wait for wait in waits if wait.due is not None]
        if wishes.nudges:
            nudges = [wait for wait in news if wait.nudge is not None]
        else:  # they know of the wait; of the nudge they hear at the table
            nudges = []
            known = [wait for wait in news if wait.nudge is not None and wait.told is not None]
            await store.settle(known, now)
            news = [wait for wait in news if wait not in known]
        if not news:
            return
        told = max((wait.told for wait in waits if wait.told is not None), default=None)
        if told is not None and now < told + self._push.between and not nudges:
            await store.defer(guest, told + self._push.between)
            return
        if await self._ring(guest, notice_of(guest, waits, tables, nudges)):
            await store.settle(news, now)
            return
        tries = max(wait.tries for wait in news)
        if tries + 1 >= TRIES:
            await store.settle(news, now)
        else:
            await store.defer(guest, now + BACK_OFF * 2**tries, 1)

    async def _sorted(
        self, guest: str
    ) -> tuple[list[Wait], dict[str, "Table"], list[Wait], list[Wait]]:
        """What still waits for somebody, and where; what they have seen, since they are there; and
        what is over."""
        waits: list[Wait] = []
        tables: dict[str, Table] = {}
        seen: list[Wait] = []
        over: list[Wait] = []
        for wait in await self._hall.store.waits_of(guest):
            try:
                table = await self._hall.find(wait.table)
            except Cannot:
                table = None
            if table is None or guest not in table.log.awaited():
                over.append(wait)
            elif table.here(guest) or guest in await self._hall.nodes.guests_at(table.id):
                seen.append(wait)
            else:
                waits.append(wait)
                tables[wait.table] = table
        return waits, tables, seen, over

    async def _ring(self, guest: str, notice: Notice) -> bool:
        """Every device of somebody; whether nothing is left to be tried."""
        store, metrics = self._hall.store, self._hall.metrics
        bells = await store.bells_of(guest)
        text = encode(notice)
        outcomes = await asyncio.gather(*(self.messenger.carry(bell, text) for bell in bells))
        for bell, outcome in zip(bells, outcomes, strict=True):
            metrics.rung.add(outcome)
            if outcome == "gone":
                await store.unhang(guest, bell.bell)
        return "rung" in outcomes or "later" not in outcomes


def notice_of(
    guest: str, waits: list[Wait], tables: dict[str, "Table"], nudges: list[Wait]
) -> Notice:
    """What a device is told: keys and data, to be said there. First what somebody nudged for, then
    what is new, then what has waited longest."""
    order = sorted(waits, key=lambda wait: (wait not in nudges, wait.due is None, wait.since))
    named = []
    for wait in order[:NAMED]:
        log = tables[wait.table].log
        others = [
            chair.name
            for chair in log.chairs
            if chair.guest not in (None, guest) and chair.name is not None
        ]
        named.append(NoticeTable(wait.table, log.game_key, others[:NAMED]))
    return Notice(len(waits), named, nudges[0].nudge if nudges else None)
