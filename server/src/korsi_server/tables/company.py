"""Those who are at a table: who is here, how long others have been away, and what each is told."""

import asyncio
from time import monotonic
from typing import Final, Protocol

from korsi_server import messages
from korsi_server.messages import ChatLine, TableChanged
from korsi_server.settings import Settings
from korsi_server.tables import closing
from korsi_server.tables.companions import LOOKS_ON, companion, device_of
from korsi_server.tables.frames import encode, events_frame, table_info
from korsi_server.tables.packing import Packings
from korsi_server.tables.permissions import BUSY, Cannot
from korsi_server.tables.table_log import TableLog

NOT_WANTED: Final = "fault-no-onlookers"


class Listener(Protocol):
    """A socket at the table, as the table sees it."""

    guest: str
    """Changes where it turns out that several share the device: see `Company.veil`."""
    person: int | None
    """Whom of those who share the device it is opened for; None where it has not said."""
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
        """The devices that are at this table by another server."""
        self.quiet_since = monotonic()
        self.hurried = False
        """Whether bots think less than they should, because so many tables wait for theirs."""
        self._settings = settings
        self._left: dict[str, float] = {}
        """When the last socket of each device closed; for those never seen: `_empty_since`."""
        self._empty_since = monotonic() if empty_since is None else empty_since
        """Before it came to memory nobody was here for so long, at least."""
        gone = monotonic() - self._empty_since >= settings.away
        self._met = {device_of(guest) for guest in log.order} if gone else set()
        """Which devices of those who sit have been here; at a table that was empty for long, we
        assume it. Of those who look on nobody keeps a list: there may be any number."""
        self._telling: asyncio.TimerHandle | None = None

    # ── Who is here ──────────────────────────────────────────────────────────────────────────

    def here(self, guest: str) -> bool:
        """Whether this guest's device has an open socket at this table: who shares the device of
        somebody who is here, is here."""
        return device_of(guest) in self.elsewhere or self._at_hand(guest)

    def _at_hand(self, guest: str) -> bool:
        """Whether one of these is a socket of this server."""
        device = device_of(guest)
        return any(device_of(listener.guest) == device for listener in self.listeners)

    def expects(self, guest: str) -> bool:
        """Whether a seat is kept for somebody who has not come yet."""
        known = device_of(guest) in self._met
        return self.log.status == "waiting" and not known and not self.here(guest)

    def away(self, guest: str) -> float | None:
        """Seconds since a person's last socket closed; None while one is open."""
        if self.here(guest):
            return None
        return monotonic() - self._left.get(device_of(guest), self._empty_since)

    def gone(self, guest: str) -> bool:
        """Whether a person has been away for so long that others may go on without."""
        away = self.away(guest)
        return away is not None and away >= self._settings.away

    def _make_room(self, newcomer: Listener) -> None:
        """Who sits here has a place that nobody can take; who looks on has one while there is."""
        limits = self._settings.limits
        device = device_of(newcomer.guest)
        seated = self._seated()
        if device in seated:
            own = sum(device_of(one.guest) == device for one in self.listeners)
            if own >= limits.sockets_of_sitter:
                raise Cannot(BUSY)
            return
        if self.log.shut_to(newcomer.guest):
            raise Cannot(NOT_WANTED)
        others = [one for one in self.listeners if device_of(one.guest) not in seated]
        same = sum(one.home == newcomer.home for one in others)
        if len(others) >= limits.onlookers or same >= limits.onlookers_of_address:
            raise Cannot(BUSY)

    def _greet(self, listener: Listener) -> None:
        """Somebody is here."""
        self.listeners.add(listener)
        device = device_of(listener.guest)
        self._left.pop(device, None)
        if self.log.plays(device):
            self._met.add(device)

    def veil(self, *listeners: Listener) -> None:
        """Once the game has begun, a socket that has not said for whom of several at its device it
        is, looks on: nobody's hand is shown to whoever happens to hold the device."""
        if self.log.game is None:
            return
        for listener in listeners:
            if listener.person is None and self.log.shared(listener.guest):
                listener.guest = companion(listener.guest, LOOKS_ON)

    def _seated(self) -> set[str]:
        """The devices by which people sit here."""
        return {device_of(chair.guest) for chair in self.log.chairs if chair.guest is not None}

    def _let_go(self, listener: Listener) -> bool:
        """A socket has closed; whether it was the last of somebody who sits."""
        self.listeners.discard(listener)
        self.quiet_since = monotonic()
        device = device_of(listener.guest)
        if self.here(device) or not self.log.plays(device):
            return False
        self._left[device] = self.quiet_since
        self._met.add(device)
        return True

    def _note_elsewhere(self, guests: frozenset[str]) -> bool:
        """Who is here by other servers; whether somebody who sits has gone."""
        come, gone = guests - self.elsewhere, self.elsewhere - guests
        self.elsewhere = guests
        seated = self._seated()
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
            if self.log.reads(listener.guest, line):
                listener.hear(frame)

    def _tell_asides(self) -> None:
        """After the end, those who played hear what was said by those who looked on."""
        players = [one for one in self.listeners if self.log.plays(one.guest)]
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
            frame = frames.get(seat)
            if frame is None:
                frame = frames[seat] = events_frame(log, seat, first)
            listener.happen(frame, packings)

    def tell_table(self) -> None:
        """Who sits where, who is here, and whether it has begun."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        if not self.listeners:
            return
        info = table_info(self)
        log = self.log
        frames: dict[tuple[int | None, bool, str], bytes] = {}
        for listener in tuple(self.listeners):
            guest = listener.guest
            seat, host, shared = log.seat_of(guest), log.hosts(guest), log.shared(guest)
            key = (seat, host, device_of(guest) if shared else "")
            if key not in frames:
                frames[key] = encode(TableChanged(info, seat, host, shared))
            listener.hear(frames[key])

    def _tell_presence(self) -> None:
        """Soon, and once for all who come or go until then."""
        if self._telling is None and self.listeners:
            delay = 0.02 if len(self.listeners) < 20 else 0.5
            self._telling = asyncio.get_running_loop().call_later(delay, self.tell_table)
