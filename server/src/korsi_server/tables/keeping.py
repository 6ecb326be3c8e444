"""The log of a table in memory: under one lock, made durable before it is true, and read again
where the store said no or another server has written."""

import asyncio
import logging
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeVar

from korsi_server import messages, mishaps
from korsi_server.store import Damaged, Down, Taken
from korsi_server.tables import closing, entries
from korsi_server.tables.company import Company
from korsi_server.tables.entries import Entry
from korsi_server.tables.frames import encode, welcome_frame
from korsi_server.tables.permissions import BUSY, Cannot
from korsi_server.tables.table_log import MOVES, TableLog

if TYPE_CHECKING:
    from korsi_server.tables.hall import Hall

AGAIN: Final = 0.5
"""Seconds after which a store in trouble is asked again for a log."""
TRIES: Final = 8
"""So often something is tried that other servers were faster with."""
VITAL: Final = (*MOVES, entries.Started, entries.Helped)
"""A log that is full of other things stops no game."""

Result = TypeVar("Result")

logger = logging.getLogger("korsi")


class Keeping(Company):
    """Those who are at a table, and its log."""

    def __init__(self, log: TableLog, hall: "Hall", empty_since: float | None = None) -> None:
        super().__init__(log, hall.settings, empty_since)
        self.id = log.id
        self.hall = hall
        self._lock = asyncio.Lock()
        self._stale = False
        """Whether an append went wrong, so that nobody knows what is."""
        self._behind = False
        """Whether another server has written to the log since it was read."""
        self._rereading = False
        self._mover: int | None = None
        """Whose move was the last."""
        self._errands: set[asyncio.Task[None]] = set()

    @abstractmethod
    def wake_bots(self) -> None:
        """Let every bot think that has to."""

    # ── Under the lock ───────────────────────────────────────────────────────────────────────

    async def _alone(self, deed: Callable[[], Awaitable[Result]]) -> Result:
        """Do something with the log as it is; once more where another server was faster."""
        async with self._lock:
            for _ in range(TRIES):
                await self._refresh()
                if self.log.closed is not None:
                    raise closing.fault(self.id, self.log.closed)
                with suppress(Taken):
                    return await deed()
        raise Cannot(BUSY)

    async def _append(self, changes: Sequence[Entry], over: bool = False) -> None:
        """Make entries durable. If that fails, nobody knows what is: read the log again. Raises
        Taken where another server has written meanwhile, and then nothing has happened."""
        limits = self.hall.settings.limits
        besides = not any(isinstance(entry, VITAL) for entry in changes)
        if self.log.number >= limits.entries or (
            besides and self.log.besides >= limits.entries_besides
        ):
            raise Cannot("fault-full")
        lines = [entries.written(entry) for entry in changes]
        seated = self.log.seated_after(changes)
        begun = monotonic()
        self._stale = True
        try:
            await self.hall.store.append(
                self.id, self.log.number + 1, lines, over=over, seated=seated
            )
        except Damaged as error:
            raise self._set_aside(error) from error
        except Taken:
            self._stale = False
            self._behind = True
            raise
        except Down as error:
            kind = type(error).__name__
            logger.warning(
                "table %s: an append failed (%s)", self.id, kind, extra={"table": self.id}
            )
            self._run(self._reread)
            raise Cannot(self.hall.trouble) from error
        self._stale = False
        self.hall.metrics.append.add(monotonic() - begun)
        self.hall.nodes.tell(self.id, self.log.number + len(changes))

    async def _refresh(self) -> None:
        """If an append went wrong: read the log again, and welcome everyone anew. If another server
        has written: read on, and tell everyone."""
        if not (self._stale or self._behind):
            return
        try:
            if self._stale:
                lines = await self.hall.store.read(self.id)
            else:
                self._behind = False  # what is written from now on is hinted at anew
                lines = await self.hall.store.read(self.id, self.log.number)
            closed = closing.last_word(lines)
            if closed is not None:
                self._end(closed)
                return
            if not self._stale:
                self._read_on(lines)
                return
            self.log = await self.hall.folded(self.id, lines)
        except Damaged as error:
            raise self._set_aside(error) from error
        except Down as error:
            self._behind = True
            raise Cannot(BUSY) from error
        except Exception as error:
            raise self._set_aside(error) from error
        self._stale = self._behind = False
        for listener in self.listeners:
            listener.hear(welcome_frame(self, listener, None))
        self.wake_bots()

    def _end(self, closed: entries.Closed) -> None:
        """Whoever runs the server has closed the table: everyone here is told, and goes. It leaves
        memory; whoever comes finds out from its log whether it is open again."""
        self._stale = self._behind = False
        self.log.closed = closed
        self._show_out()
        self.hall.tables.pop(self.id, None)

    def _set_aside(self, error: Exception) -> Cannot:
        """The log can't be read any more: everyone here is told, and so is who comes later."""
        fault = self.hall.set_aside(self.id, error)
        self._tell(encode(messages.Fault(fault.why, fault.data)))
        return fault

    async def _reread(self) -> None:
        """Until the log is known again, however long the store is in trouble: people and bots here
        may be waiting for what it says. Once at a time, however many have failed."""
        if self._rereading:
            return
        self._rereading = True
        try:
            await asyncio.sleep(0)
            while self._stale or self._behind:
                try:
                    async with self._lock:
                        await self._refresh()
                except Cannot as fault:
                    if fault.why != BUSY:
                        raise
                    await asyncio.sleep(AGAIN)
        finally:
            self._rereading = False

    # ── Other servers ────────────────────────────────────────────────────────────────────────

    def hinted(self, number: int) -> None:
        """Another server has written to the log, up to this number."""
        if number > self.log.number and not self._behind:
            self._behind = True
            self._run(self._reread)

    async def catch_up(self) -> None:
        """Read what others may have written."""
        self._behind = self._behind or self.hall.nodes.shared
        async with self._lock:
            await self._refresh()

    def _read_on(self, lines: list[bytes]) -> None:
        """What another server has written: it is true, and everyone here is told."""
        if not lines:
            return
        log = self.log
        first, levels, before = log.history.number + 1, self._levels(), log.status
        changed = happened = False
        for entry in map(entries.read, lines):
            log.fold(entry)
            if isinstance(entry, entries.Chatted):
                self._tell_line(log.chat[-1])
            elif isinstance(entry, MOVES):
                self._mover = entry.seat
                happened = True  # a turn may end without an event, and be another's all the same
            else:
                changed = True
                happened = happened or isinstance(entry, entries.Started)
        if changed:
            self._show_out()
        if happened or log.history.number >= first:
            self._tell_events(first)
        over = log.status == "over" and before != "over"
        if changed or over or levels != self._levels():
            self.tell_table()
        if over:
            self._tell_asides()
        self._tell_onlookers()
        self.wake_bots()

    def _levels(self) -> list[str | None]:
        """Which seats bots play for."""
        return [chair.level for chair in self.log.chairs]

    # ── Housekeeping ─────────────────────────────────────────────────────────────────────────

    def _run(self, errand: Callable[[], Awaitable[None]]) -> None:
        """Do something in the background that nobody waits for."""

        async def run() -> None:
            try:
                await errand()
            except Cannot:
                pass
            except Exception as error:
                self.note(error)

        task = asyncio.get_running_loop().create_task(run())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def note(self, error: BaseException) -> str:
        """Something went wrong here that should not have; the id of the mishap."""
        return mishaps.note(error, f"table {self.id}", self.hall.metrics, {"table": self.id})
