"""One table: the straight line from what a person asks to what everyone is told.

Whatever changes the log happens under the table's lock, one thing after the other: may you, is it
legal, is it durable; only then does the table change, and everyone is told. If the store says no,
nothing has changed here, and the table is read again before it goes on. Where several servers share
a store, another may have been faster: then what it has written is read, and the same is tried once
more.
"""

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final, Literal

import korsi
from korsi.contract import Event
from korsi_server import messages
from korsi_server.limits import Crowd
from korsi_server.store import Down, Guest, Taken
from korsi_server.tables import advice, closing, entries, permissions
from korsi_server.tables.company import Listener
from korsi_server.tables.entries import Entry
from korsi_server.tables.frames import welcome_frame
from korsi_server.tables.keeping import Keeping
from korsi_server.tables.permissions import Cannot
from korsi_server.tables.table_log import TableLog, taken_back

if TYPE_CHECKING:
    from korsi_server.tables.hall import Hall

LOOK: Final = 0.02
"""Seconds between two looks at whether all parts are there."""


class Table(Keeping):
    """A table in memory, with those who are at it."""

    def __init__(self, log: TableLog, hall: "Hall", empty_since: float | None = None) -> None:
        super().__init__(log, hall, empty_since)
        self._bots: dict[int, asyncio.Task[None]] = {}
        self._handing: asyncio.TimerHandle | None = None
        self.hinting: set[str] = set()
        """The guests for whom a bot thinks of a hint."""
        self._voices: dict[str, str] = {}
        """What those who look on and have spoken were called, by guest."""
        limits = hall.settings.limits
        self._chat_of_guest = Crowd(limits.chat)
        self._chat_of_address = Crowd(limits.chat_of_address)
        self._moves = Crowd(limits.moves)
        self._changes = Crowd(limits.changes)
        self._changes_of_address = Crowd(limits.changes_of_address)

    # ── Coming and going ─────────────────────────────────────────────────────────────────────

    async def join(self, listener: Listener, after: int | None) -> None:
        """Somebody opens a socket: everything as it is now, then all that follows."""
        async with self._lock:
            await self._refresh()
            if self.log.closed is not None:
                raise closing.fault(self.id, self.log.closed, listener.guest)
            self._make_room(listener)
            new = not self._at_hand(listener.guest)
            self._greet(listener)
            listener.hear(welcome_frame(self, listener, after))
        if new:
            self.hall.nodes.come(self.id, listener.guest)
        if len(self.listeners) > 1:
            self._tell_presence()
        self.wake_bots()

    def leave(self, listener: Listener) -> None:
        """A socket has closed."""
        known = listener in self.listeners
        if self._let_go(listener):
            self._watch_host()
        if known and not self._at_hand(listener.guest):
            self.hall.nodes.go(self.id, listener.guest)
        if not self.listeners:
            self.hall.nodes.rest(self.id)
        self._tell_presence()

    def note_elsewhere(self, guests: frozenset[str]) -> None:
        """Who is at this table by other servers."""
        if guests != self.elsewhere:
            if self._note_elsewhere(guests):
                self._watch_host()
            self._tell_presence()
            if self._nameless():
                self._run(self._meet)
        self.wake_bots()

    async def _meet(self) -> None:
        """Find out what those are called who look on by other servers."""
        strangers = self._nameless()
        with suppress(Down):  # they are counted all the same
            known = {guest.id: guest.name for guest in await self.hall.store.known(strangers)}
            for guest in strangers:
                self._call(guest, known.get(guest))
            self._tell_presence()

    # ── What people ask ──────────────────────────────────────────────────────────────────────

    async def act(self, guest: str, ask: messages.Move | messages.Undo) -> messages.Answered:
        """A person's move, or their last one taken back; each once."""
        if not self._moves.take(guest):
            raise Cannot("fault-too-fast")
        return await self._alone(lambda: self._act(guest, ask))

    async def _act(self, guest: str, ask: messages.Move | messages.Undo) -> messages.Answered:
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
        if not isinstance(ask, messages.Chat):
            self._count(listener, self._changes, self._changes_of_address)
        if isinstance(ask, messages.Start) and listener.guest == self.log.host:
            await self._parts_on_their_way()
        await self._alone(lambda: self._ask(listener, ask))

    async def _ask(self, listener: Listener, ask: messages.Asked) -> None:
        guest = listener.guest
        match ask:
            case messages.Chat():
                await self._chat(listener, ask)
            case messages.Lend() | messages.Reclaim():
                await self._change(permissions.lending(self.log, guest, ask, self.gone))
            case messages.Admit():
                await self._change(permissions.admitting(self.log, guest, ask))
            case messages.Rematch():
                await self._rematch(guest, ask.contributes)
            case _:
                deal = self.hall.settings.deal
                who = Guest(guest, listener.name, listener.avatar)
                await self._change(permissions.seating(self.log, who, ask, deal))

    def _count(self, listener: Listener, of_guest: Crowd, of_address: Crowd) -> None:
        """One thing more; raises Cannot if that is too fast. A new cookie is a new guest, so those
        who have no seat count by their address too; who sits is not held up by strangers there."""
        allowed = of_guest.take(listener.guest)
        if self.log.seat_of(listener.guest) is None:
            allowed = of_address.take(listener.home) and allowed
        if not allowed:
            raise Cannot("fault-too-fast")

    async def _parts_on_their_way(self) -> None:
        """Wait a little until the devices of all who sit and are here have added their parts."""
        patience = monotonic() + self.hall.settings.parts
        while monotonic() < patience and any(
            guest not in self.log.parts and self.here(guest) for guest in self.log.order
        ):
            await asyncio.sleep(LOOK)

    async def rename(self, guest: Guest) -> None:
        """A person at this table has a new name, or another avatar."""
        for listener in self.listeners:
            if listener.guest == guest.id:
                listener.name, listener.avatar = guest.name, guest.avatar
        if self.log.seat_of(guest.id) is None:
            self._call(guest.id, guest.name)
            self._tell_presence()
        await self._alone(lambda: self._change(permissions.renaming(self.log, guest)))

    async def begin(self) -> None:
        """Start, with what is there."""
        await self._alone(self._begin)

    async def _begin(self) -> None:
        deal, parts = self.hall.settings.deal, self.log.parts_by_seat()
        await self._change(permissions.start(self.log, None, deal, parts))

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
        self._mover = entry.seat
        self._tell_events(first)
        if lent or over:
            self.tell_table()
        if over:
            self._tell_asides()
        self._tell_onlookers()
        self.wake_bots()

    async def _change(self, changes: Sequence[Entry]) -> None:
        """Make entries durable, then true; everyone is told."""
        if not changes:
            return
        started = any(isinstance(entry, entries.Started) for entry in changes)
        await self._append(changes)
        for entry in changes:
            self.log.fold(entry)
        self._show_out()
        self.tell_table()
        if started:
            self._tell_events(self.log.history.number + 1)
        self._tell_onlookers()
        self.wake_bots()

    async def _chat(self, listener: Listener, ask: messages.Chat) -> None:
        limits = self.hall.settings.limits
        log, guest = self.log, listener.guest
        said = permissions.chatting(log, guest, listener.name, self._voices, ask, limits)
        self._count(listener, self._chat_of_guest, self._chat_of_address)
        await self._append([said])
        if said.seat is None:
            self._voices[guest] = said.name
        log.fold(said)
        self._tell_line(log.chat[-1])
        self._tell_onlookers()

    async def help(self, guest: str, what: Literal["hint", "preview"]) -> None:
        """Somebody is helped where others sit too: they are told so. Of looks at what moves would
        bring, one in each moment: a hand that goes over the board is one thought."""
        await self._alone(lambda: self._help(guest, what))

    async def _help(self, guest: str, what: Literal["hint", "preview"]) -> None:
        log = self.log
        seat = permissions.helping(log, guest, what, self.hall.settings.limits.helps)
        known = what == "preview" and log.chairs[seat].looked == log.history.number
        if log.people < 2 or known:
            return
        helped = entries.Helped(seat, what)
        await self._append([helped])
        log.fold(helped)
        self.tell_table()
        self._tell_onlookers()

    async def _rematch(self, guest: str, contributes: bool) -> None:
        if self.log.status != "over":
            raise Cannot("fault-not-now")
        permissions.own_seat(self.log, guest)
        if self.log.rematch is None:
            follower = await self.hall.follow(self, guest, contributes)
            await self._change([entries.Rematched(follower)])

    # ── Bots ─────────────────────────────────────────────────────────────────────────────────

    def wake_bots(self) -> None:
        """Let every bot think that has to; but none plays for an empty room."""
        if not self.listeners or self._stale:
            return
        waiting = [seat for seat in self.log.bots_to_move() if seat not in self._bots]
        if waiting and self.hall.nodes.drives(self.id):
            for seat in waiting:
                task = asyncio.get_running_loop().create_task(self._bot(seat))
                self._bots[seat] = task

    @property
    def bots_wait(self) -> bool:
        """Whether bots should move here, and none is thinking."""
        return bool(self.listeners and not self._bots and self.log.bots_to_move())

    async def _bot(self, seat: int) -> None:
        """One move of a bot, by the same line as everybody's."""
        try:
            game, level = self.log.game, self.log.chairs[seat].level
            if game is None or level is None:
                return
            # Whether it goes on with its turn everybody sees: it moved last, and nobody else may.
            goes_on = self._mover == seat and game.acting == [seat]
            move, begun = await advice.decision(self, game, seat, level, goes_on)
            # Its pause begins when it begins to think, however long it had to wait for its turn: so
            # nobody can tell from it how much there was to think about.
            settings = self.hall.settings
            pause = random.uniform(*settings.pause)  # noqa: S311 - nobody's luck
            time = settings.following[level] if goes_on else pause + settings.rhythm[level]
            await asyncio.sleep(begun + time - monotonic())
            async with self._lock:
                await self._refresh()
                if self.listeners and seat in self.log.bots_to_move():
                    await self._play(entries.Moved(seat, move))
                    self.hall.metrics.moves.value += 1
                    self.hall.metrics.bot_moves.value += 1
        except korsi.Refused:
            pass  # the table went on while it thought: it thinks again
        except Taken:
            self._run(self._reread)  # another server drives it too, or was told something first
        except Cannot:
            await asyncio.sleep(1)  # the store is busy
        except Exception as error:
            self.note(error)
            await asyncio.sleep(1)
        finally:
            self._bots.pop(seat, None)
        self.wake_bots()

    def bots_hurry(self, hurried: bool) -> None:
        """A bot has thought, with the time that it wants or with less; who is here is told."""
        if hurried != self.hurried:
            self.hurried = hurried
            self.tell_table()

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
        await self._alone(self._crown)

    async def _crown(self) -> None:
        log = self.log
        if log.status != "waiting" or log.host is None or not self.gone(log.host):
            return
        heirs = [guest for guest in log.order if self.here(guest)]
        if heirs:
            await self._change([entries.Hosted(heirs[0])])

    @property
    def busy(self) -> bool:
        """Whether anybody is here, or anything is still being done."""
        return bool(self.listeners or self._bots or self._errands or self._lock.locked())

    def close(self) -> None:
        """Nobody comes any more."""
        for timer in (self._telling, self._handing):
            if timer is not None:
                timer.cancel()
        for task in (*self._bots.values(), *self._errands):
            task.cancel()
