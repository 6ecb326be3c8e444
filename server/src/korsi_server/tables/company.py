"""Those who are at a table: who is here, how long others have been away, and what each is told."""

import asyncio
from time import monotonic
from typing import Final, Protocol

from korsi_server import messages
from korsi_server.messages import ChatLine, TableChanged
from korsi_server.settings import Settings
from korsi_server.tables import closing, entries
from korsi_server.tables.frames import encode, events_frame, table_info
from korsi_server.tables.names import told_apart
from korsi_server.tables.packing import Packings
from korsi_server.tables.permissions import BUSY, Cannot
from korsi_server.tables.table_log import MOVES, TableLog

NOT_WANTED: Final = "fault-no-onlookers"
LISTED: Final = 50
"""So many of those who look on are named; the others are counted."""
CALLED: Final = 500
"""So many of their names are kept in mind: whoever comes while they are is not named."""


class Listener(Protocol):
    """A socket at the table, as the table sees it."""

    guest: str
    name: str | None
    avatar: str | None
    home: str
    """The address it comes from, as limits count it."""

    def hear(self, frame: bytes) -> None:
        """Take a frame. Never waits."""

    def happen(self, text: bytes, packings: Packings) -> None:
        """Take an `events` message, packed where that is wanted and can be. Never waits."""

    def dismiss(self, fault: Cannot) -> None:
        """Be told why this is no place to be, and go."""

    def send_on(self, fault: Cannot) -> None:
        """Be told what is wrong here, and come back soon, perhaps by another server."""


class Company:
    """The listeners of a table, and what its log says of them."""

    def __init__(self, log: TableLog, settings: Settings, empty_since: float | None = None) -> None:
        self.log = log
        self.listeners: set[Listener] = set()
        self.elsewhere: frozenset[str] = frozenset()
        """The guests who are at this table by another server."""
        self.quiet_since = monotonic()
        self.hurried = False
        """Whether bots think less than they should, because so many tables wait for theirs."""
        self._settings = settings
        self._left: dict[str, float] = {}
        """When the last socket of each person closed; for those never seen: `_empty_since`."""
        self._empty_since = monotonic() if empty_since is None else empty_since
        """Before it came to memory nobody was here for so long, at least."""
        gone = monotonic() - self._empty_since >= settings.away
        self._met = set(log.order) if gone else set()
        """Which of those who sit have been here; at a table that was empty for long, we assume it.
        Of those who look on nobody keeps a list: there may be any number."""
        self._telling: asyncio.TimerHandle | None = None
        self._called: dict[str, str | None] = {}
        """What those who look on are called, by guest, in the order in which they came."""

    # ── Who is here ──────────────────────────────────────────────────────────────────────────

    def here(self, guest: str) -> bool:
        """Whether this guest has an open socket at this table."""
        return guest in self.elsewhere or self._at_hand(guest)

    def _at_hand(self, guest: str) -> bool:
        """Whether one of these is a socket of this server."""
        return any(listener.guest == guest for listener in self.listeners)

    def expects(self, guest: str) -> bool:
        """Whether a seat is kept for somebody who has not come yet."""
        return self.log.status == "waiting" and guest not in self._met and not self.here(guest)

    def away(self, guest: str) -> float | None:
        """Seconds since a person's last socket closed; None while one is open."""
        if self.here(guest):
            return None
        return monotonic() - self._left.get(guest, self._empty_since)

    def gone(self, guest: str) -> bool:
        """Whether a person has been away for so long that others may go on without."""
        away = self.away(guest)
        return away is not None and away >= self._settings.away

    def looking_on(self) -> set[str]:
        """The guests who are here and have no seat."""
        here = {listener.guest for listener in self.listeners} | self.elsewhere
        return here - {chair.guest for chair in self.log.chairs if chair.guest is not None}

    def audience(self) -> list[str]:
        """The names of those who look on and have given one, told apart from those who sit. A name
        is words: while partners play nobody is named."""
        if self.log.hushed:
            return []
        here = self.looking_on()
        names: list[str] = []
        seated = [chair.name for chair in self.log.chairs]
        for guest, called in self._called.items():
            name = told_apart(called, [*seated, *names]) if guest in here else None
            if name is not None:
                names.append(name)
                if len(names) == LISTED:
                    break
        return names

    def _call(self, guest: str, name: str | None) -> None:
        """Somebody who looks on has this name. While others play it is the one they came with: a
        new one could tell the players something."""
        if self.log.status == "playing" and self._called.get(guest) is not None:
            return
        if guest not in self._called and len(self._called) >= CALLED:
            here = self.looking_on()
            self._called = {one: called for one, called in self._called.items() if one in here}
        if guest in self._called or len(self._called) < CALLED:
            self._called[guest] = name

    def _nameless(self) -> list[str]:
        """Those who look on by other servers, of whom nobody has asked yet what they are called."""
        known = self._called if len(self._called) < CALLED else self.elsewhere
        return sorted((self.elsewhere & self.looking_on()) - set(known))

    def _make_room(self, newcomer: Listener) -> None:
        """Who sits here has a place that nobody can take; who looks on has one while there is."""
        limits = self._settings.limits
        if self.log.seat_of(newcomer.guest) is not None:
            own = sum(one.guest == newcomer.guest for one in self.listeners)
            if own >= limits.sockets_of_sitter:
                raise Cannot(BUSY)
            return
        if self.log.shut_to(newcomer.guest):
            raise Cannot(NOT_WANTED)
        seated = {chair.guest for chair in self.log.chairs}
        others = [one for one in self.listeners if one.guest not in seated]
        same = sum(one.home == newcomer.home for one in others)
        if len(others) >= limits.onlookers or same >= limits.onlookers_of_address:
            raise Cannot(BUSY)

    def _greet(self, listener: Listener) -> None:
        """Somebody is here."""
        self.listeners.add(listener)
        self._left.pop(listener.guest, None)
        if self.log.seat_of(listener.guest) is not None:
            self._met.add(listener.guest)
        else:
            self._call(listener.guest, listener.name)

    def _let_go(self, listener: Listener) -> bool:
        """A socket has closed; whether it was the last of somebody who sits."""
        self.listeners.discard(listener)
        self.quiet_since = monotonic()
        if self.here(listener.guest) or self.log.seat_of(listener.guest) is None:
            return False
        self._left[listener.guest] = self.quiet_since
        self._met.add(listener.guest)
        return True

    def _note_elsewhere(self, guests: frozenset[str]) -> bool:
        """Who is here by other servers; whether somebody who sits has gone."""
        come, gone = guests - self.elsewhere, self.elsewhere - guests
        self.elsewhere = guests
        seated = {chair.guest for chair in self.log.chairs}
        for guest in come:
            self._left.pop(guest, None)
            if guest in seated:
                self._met.add(guest)
        left = {guest for guest in gone if guest in seated and not self._at_hand(guest)}
        for guest in left:
            self._left[guest] = monotonic()
            self._met.add(guest)
        return bool(left)

    def _show_out(self) -> None:
        """Who has no business here any more is told so."""
        for listener in tuple(self.listeners):
            if self.log.closed is not None:
                listener.dismiss(closing.fault(self.log.id, self.log.closed, listener.guest))
            elif self.log.shut_to(listener.guest):
                listener.dismiss(Cannot(NOT_WANTED))

    # ── Telling ──────────────────────────────────────────────────────────────────────────────

    def _tell(self, frame: bytes) -> None:
        for listener in tuple(self.listeners):
            listener.hear(frame)

    def _tell_line(self, line: ChatLine) -> None:
        """Something said, to all who may read it now."""
        frame = encode(messages.ChatSaid(line))
        for listener in tuple(self.listeners):
            seat = self.log.seat_of(listener.guest)
            if self.log.seen_from(seat) is self.log and self.log.reads(seat, line):
                listener.hear(frame)

    def _tell_asides(self) -> None:
        """After the end, those who played hear what was said by those who looked on, and what they
        are called by now."""
        for listener in self.listeners:
            if self.log.seat_of(listener.guest) is None:
                self._call(listener.guest, listener.name)
        self._tell_presence()
        players = [one for one in self.listeners if self.log.seat_of(one.guest) is not None]
        for line in self.log.chat:
            if line.aside:
                frame = encode(messages.ChatSaid(line))
                for listener in players:
                    listener.hear(frame)

    def _tell_events(self, first: int) -> None:
        """The events from number `first` on, and the view, as each seat may know them."""
        log = self.log
        frames: dict[int | None, bytes] = {}
        packings = Packings()
        for listener in tuple(self.listeners):
            seat = log.seat_of(listener.guest)
            if log.seen_from(seat) is not log:
                continue
            frame = frames.get(seat)
            if frame is None:
                frame = frames[seat] = events_frame(log, seat, first)
            listener.happen(frame, packings)

    def _tell_onlookers(self) -> None:
        """Where those who look on see the game later: what they may see since the last time, and
        nothing but that, so that not even the moment tells them anything."""
        released, first = self.log.take_passed_on()
        late = self.log.late
        if late is None or not released:
            return
        onlookers = [one for one in self.listeners if self.log.seat_of(one.guest) is None]
        if not onlookers:
            return
        over = late.status == "over"
        changed = not all(isinstance(entry, (*MOVES, entries.Chatted)) for entry in released)
        if changed and not over:
            self._tell_late_table()
        if any(isinstance(entry, (*MOVES, entries.Started)) for entry in released):
            frame, packings = events_frame(late, None, first), Packings()
            for listener in onlookers:
                listener.happen(frame, packings)
        said = sum(isinstance(entry, entries.Chatted) for entry in released)
        for line in [*late.chat][-said:] if said else []:
            frame = encode(messages.ChatSaid(line))
            for listener in onlookers:
                listener.hear(frame)
        if over and not all(isinstance(entry, entries.Chatted) for entry in released):
            self._tell_late_table()

    def tell_table(self) -> None:
        """Who sits where, who is here, and whether it has begun."""
        awaited = self._telling is not None
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        if not self.listeners:
            return
        info = table_info(self, audience=self.audience())
        frames: dict[tuple[int | None, bool], bytes] = {}
        for listener in tuple(self.listeners):
            key = (self.log.seat_of(listener.guest), self.log.host == listener.guest)
            if self.log.seen_from(key[0]) is not self.log:
                continue
            if key not in frames:
                frames[key] = encode(TableChanged(info, *key))
            listener.hear(frames[key])
        if awaited:  # who comes and goes is no secret
            self._tell_late_table()

    def _tell_late_table(self) -> None:
        """The same for those who see it later."""
        late = self.log.late
        onlookers = [one for one in self.listeners if self.log.seat_of(one.guest) is None]
        if late is not None and onlookers:
            frame = encode(TableChanged(table_info(self, late, self.audience()), None, False))
            for listener in onlookers:
                listener.hear(frame)

    def _tell_presence(self) -> None:
        """Soon, and once for all who come or go until then."""
        if self._telling is None and self.listeners:
            delay = 0.02 if len(self.listeners) < 20 else 0.5
            self._telling = asyncio.get_running_loop().call_later(delay, self.tell_table)
