"""One table: the straight line from what a person asks to what everyone is told.

Whatever changes the log happens under the table's lock, one thing after the other: may you, is it
legal, is it durable; only then does the table change, and everyone is told. If the store says no,
nothing has changed here, and the table is read again before it goes on.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Protocol

import korsi
from korsi.contract import Event
from korsi_server import messages, mishaps
from korsi_server.limits import Bucket
from korsi_server.messages import TableChanged
from korsi_server.store import Down, Taken
from korsi_server.tables import advice, entries, permissions
from korsi_server.tables.entries import Entry
from korsi_server.tables.frames import encode, events_frame, table_info, welcome_frame
from korsi_server.tables.permissions import Cannot
from korsi_server.tables.table_log import TableLog, taken_back

if TYPE_CHECKING:
    from korsi_server.tables.hall import Hall

logger = logging.getLogger("korsi")


class Listener(Protocol):
    """A socket at the table, as the table sees it."""

    guest: str
    name: str | None

    def hear(self, frame: bytes) -> None:
        """Take a frame. Never waits."""


class Table:
    """A table in memory, with those who are at it."""

    def __init__(self, log: TableLog, hall: "Hall") -> None:
        self.log = log
        self.id = log.id
        self.hall = hall
        self.listeners: set[Listener] = set()
        self.quiet_since = monotonic()
        self._lock = asyncio.Lock()
        self._stale = False
        self._left: dict[str, float] = {}
        """When the last socket of each person closed; for those never seen: since the start."""
        self._born = monotonic()
        self._met: set[str] = set()
        """Who has been here, in this server's memory."""
        self._bots: dict[int, asyncio.Task[None]] = {}
        self._telling: asyncio.TimerHandle | None = None
        self._handing: asyncio.TimerHandle | None = None
        self._errands: set[asyncio.Task[None]] = set()
        self._chatter: dict[str, Bucket] = {}

    # ── Coming and going ─────────────────────────────────────────────────────────────────────

    async def join(self, listener: Listener, after: int | None) -> None:
        """Somebody opens a socket: everything as it is now, then all that follows."""
        async with self._lock:
            await self._refresh()
            self.listeners.add(listener)
            self._left.pop(listener.guest, None)
            self._met.add(listener.guest)
            listener.hear(welcome_frame(self, listener, after))
        if len(self.listeners) > 1:
            self._tell_presence()
        self._wake_bots()

    def leave(self, listener: Listener) -> None:
        """A socket has closed."""
        self.listeners.discard(listener)
        self.quiet_since = monotonic()
        if not self.here(listener.guest):
            self._chatter.pop(listener.guest, None)
            if self.log.seat_of(listener.guest) is not None:
                self._left[listener.guest] = monotonic()
                self._watch_host()
        self._tell_presence()

    def here(self, guest: str) -> bool:
        """Whether this guest has an open socket at this table."""
        return any(listener.guest == guest for listener in self.listeners)

    def expects(self, guest: str) -> bool:
        """Whether a seat is kept for somebody who has not come yet."""
        return self.log.status == "waiting" and guest not in self._met

    def away(self, guest: str) -> float | None:
        """Seconds since a person's last socket closed; None while one is open."""
        if self.here(guest):
            return None
        return monotonic() - self._left.get(guest, self._born)

    def gone(self, guest: str) -> bool:
        """Whether a person has been away for so long that others may go on without."""
        away = self.away(guest)
        return away is not None and away >= self.hall.settings.away

    # ── What people ask ──────────────────────────────────────────────────────────────────────

    async def act(self, guest: str, ask: messages.Move | messages.Undo) -> messages.Answered:
        """A person's move, or their last one taken back; each once."""
        async with self._lock:
            await self._refresh()
            seat = permissions.own_seat(self.log, guest)
            number = self.log.ids.get((seat, ask.id))
            if number is None:
                match ask:
                    case messages.Move():
                        return await self._move(seat, ask)
                    case messages.Undo():
                        await self._undo(seat, ask)
                number = self.log.history.number
            return messages.Done(ask.id, number)

    async def _move(self, seat: int, ask: messages.Move) -> messages.Answered:
        metrics = self.hall.metrics
        if self.log.game is None:
            raise Cannot("fault-not-now")
        try:
            await self._play(entries.Moved(seat, ask.move, ask.id))
        except korsi.Refused as refusal:
            metrics.refused.value += 1
            return messages.Refusal(ask.id, refusal.rule, refusal.why, refusal.data)
        except ValueError as error:  # not even the form of a move
            raise Cannot("fault-not-understood") from error
        metrics.moves.value += 1
        return messages.Done(ask.id, self.log.history.number)

    async def _undo(self, seat: int, ask: messages.Undo) -> None:
        permissions.take_back(self.log, seat, ask.after)
        assert self.log.game is not None
        trial = self.log.game.copy()
        trial.undo(seat)
        await self._go_on(entries.Undone(seat, ask.id), trial, taken_back(seat))
        self.hall.metrics.undone.value += 1

    async def ask(self, listener: Listener, ask: messages.Asked) -> None:
        """Anything else that changes the table; everyone is told."""
        guest, name = listener.guest, listener.name
        async with self._lock:
            await self._refresh()
            match ask:
                case messages.Chat():
                    await self._chat(guest, name, ask)
                case messages.Lend() | messages.Reclaim():
                    await self._change(permissions.lending(self.log, guest, ask, self.gone))
                case messages.Rematch():
                    await self._rematch(guest)
                case _:
                    seed = self.hall.settings.seed
                    await self._change(permissions.seating(self.log, guest, name, ask, seed))

    async def rename(self, guest: str, name: str) -> None:
        """A person at this table has a new name. While partners play it would be a way to tell
        each other something: then the old one stays until the end."""
        if self.log.hushed:
            return
        for listener in self.listeners:
            if listener.guest == guest:
                listener.name = name
        async with self._lock:
            await self._refresh()
            if self.log.seat_of(guest) is not None:
                await self._change([entries.Named(guest, name)])

    async def begin(self, level: messages.Level | None) -> None:
        """Fill what is free, and start."""
        async with self._lock:
            await self._change(permissions.start(self.log, level, self.hall.settings.seed))

    async def begin_log(self, first: Sequence[Entry]) -> None:
        """Write the first entries of a new table."""
        async with self._lock:
            await self._change(first)

    # ── Under the lock ───────────────────────────────────────────────────────────────────────

    async def _play(self, entry: entries.Moved) -> None:
        """A move, tried on a copy."""
        assert self.log.game is not None
        trial = self.log.game.copy()
        events = trial.play(entry.seat, entry.move)
        await self._go_on(entry, trial, events)

    async def _go_on(
        self, entry: entries.Moved | entries.Undone, trial: korsi.Game, events: list[Event]
    ) -> None:
        """What was tried on a copy: made durable, then true; everyone hears of it."""
        log = self.log
        lent = entry.id is not None and log.chairs[entry.seat].level is not None
        over = trial.over
        await self._append([entry], over=over)
        first = log.history.number + 1
        log.moved(entry, trial, events)
        self._tell_events(first)
        if lent or over:
            self.tell_table()
        if over:
            self.hall.reseat(self)
        self._wake_bots()

    async def _change(self, changes: Sequence[Entry]) -> None:
        """Make entries durable, then true; everyone is told."""
        if not changes:
            return
        started = any(isinstance(entry, entries.Started) for entry in changes)
        await self._append(changes)
        for entry in changes:
            self.log.fold(entry)
        self.hall.reseat(self)
        self.tell_table()
        if started:
            self._tell_events(self.log.history.number + 1)
        self._wake_bots()

    async def _chat(self, guest: str, name: str | None, ask: messages.Chat) -> None:
        limits = self.hall.settings.limits
        said = permissions.chatting(self.log, guest, name, ask, limits)
        if not self._chatter.setdefault(guest, Bucket(limits.chat)).take():
            raise Cannot("fault-too-fast")
        await self._append(said)
        for entry in said:
            self.log.fold(entry)
        self._tell(encode(messages.ChatSaid(self.log.chat[-1])))

    async def _rematch(self, guest: str) -> None:
        if self.log.status != "over":
            raise Cannot("fault-not-now")
        permissions.own_seat(self.log, guest)
        if self.log.rematch is None:
            follower = await self.hall.follow(self, guest)
            await self._change([entries.Rematched(follower)])

    async def _append(self, changes: Sequence[Entry], over: bool = False) -> None:
        """Make entries durable. If that fails, nobody knows what is: read the log again."""
        if self.log.number >= self.hall.settings.limits.entries:
            raise Cannot("fault-busy")
        lines = [entries.written(entry) for entry in changes]
        begun = monotonic()
        self._stale = True
        try:
            await self.hall.store.append(self.id, self.log.number + 1, lines, over=over)
        except (Taken, Down) as error:
            logger.warning("table %s: an append failed (%s)", self.id, type(error).__name__)
            self._run(self._reread)
            raise Cannot("fault-busy") from error
        self._stale = False
        self.hall.metrics.append.add(monotonic() - begun)

    async def _refresh(self) -> None:
        """If an append went wrong: read the log again, and welcome everyone anew."""
        if not self._stale:
            return
        try:
            lines = await self.hall.store.read(self.id)
        except Down as error:
            raise Cannot("fault-busy") from error
        self.log = TableLog.of(self.id, lines)
        self._stale = False
        self.hall.reseat(self)
        for listener in self.listeners:
            listener.hear(welcome_frame(self, listener, None))
        self._wake_bots()

    async def _reread(self) -> None:
        await asyncio.sleep(0)
        async with self._lock:
            await self._refresh()

    # ── Telling ──────────────────────────────────────────────────────────────────────────────

    def _tell(self, frame: bytes) -> None:
        for listener in tuple(self.listeners):
            listener.hear(frame)

    def _tell_events(self, first: int) -> None:
        """The events from number `first` on, and the view, as each seat may know them."""
        log = self.log
        frames: dict[int | None, bytes] = {}
        for listener in tuple(self.listeners):
            seat = log.seat_of(listener.guest)
            frame = frames.get(seat)
            if frame is None:
                frame = frames[seat] = events_frame(log, seat, first)
            listener.hear(frame)

    def tell_table(self) -> None:
        """Who sits where, who is here, and whether it has begun."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        if not self.listeners:
            return
        info = table_info(self)
        frames: dict[tuple[int | None, bool], bytes] = {}
        for listener in tuple(self.listeners):
            key = (self.log.seat_of(listener.guest), self.log.host == listener.guest)
            if key not in frames:
                frames[key] = encode(TableChanged(info, *key))
            listener.hear(frames[key])

    def _tell_presence(self) -> None:
        """Soon, and once for all who come or go until then."""
        if self._telling is None and self.listeners:
            delay = 0.02 if len(self.listeners) < 20 else 0.5
            self._telling = asyncio.get_running_loop().call_later(delay, self.tell_table)

    # ── Bots ─────────────────────────────────────────────────────────────────────────────────

    def _wake_bots(self) -> None:
        """Let every bot think that has to; but none plays for an empty room."""
        if not self.listeners or self._stale:
            return
        for seat in self.log.bots_to_move():
            if seat not in self._bots:
                task = asyncio.get_running_loop().create_task(self._bot(seat))
                self._bots[seat] = task

    async def _bot(self, seat: int) -> None:
        """One move of a bot, by the same line as everybody's."""
        try:
            game, level = self.log.game, self.log.chairs[seat].level
            if game is None or level is None:
                return
            thinking = advice.decision(self, game, seat, level)
            pause = random.uniform(*self.hall.settings.pause)  # noqa: S311 - nobody's luck
            move, _ = await asyncio.gather(thinking, asyncio.sleep(pause))
            async with self._lock:
                await self._refresh()
                if self.listeners and seat in self.log.bots_to_move():
                    await self._play(entries.Moved(seat, move))
                    self.hall.metrics.moves.value += 1
                    self.hall.metrics.bot_moves.value += 1
        except korsi.Refused:
            pass  # the table went on while it thought: it thinks again
        except Cannot:
            await asyncio.sleep(1)  # the store is busy
        except Exception as error:
            self.note(error)
            await asyncio.sleep(1)
        finally:
            self._bots.pop(seat, None)
        self._wake_bots()

    # ── The host ─────────────────────────────────────────────────────────────────────────────

    def _watch_host(self) -> None:
        """Before the start, a host who is gone hands over to the longest-seated who is here."""
        if self._handing is not None:
            self._handing.cancel()
            self._handing = None
        if self.log.status == "waiting" and self.log.host is not None:
            delay = self.hall.settings.away + 0.01
            loop = asyncio.get_running_loop()
            self._handing = loop.call_later(delay, self._run, self._hand_over)

    async def _hand_over(self) -> None:
        async with self._lock:
            await self._refresh()
            log = self.log
            if log.status != "waiting" or log.host is None or not self.gone(log.host):
                return
            heirs = [guest for guest in log.order if self.here(guest)]
            if heirs:
                await self._change([entries.Hosted(heirs[0])])

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
        return mishaps.note(error, f"table {self.id}", self.hall.metrics)

    def close(self) -> None:
        """Nobody comes any more."""
        for timer in (self._telling, self._handing):
            if timer is not None:
                timer.cancel()
        for task in (*self._bots.values(), *self._errands):
            task.cancel()
