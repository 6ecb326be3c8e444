"""A table as its log tells it: the fold, and nothing that is not in the log."""

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import msgspec
from msgspec import Raw

import korsi
from korsi.catalogue import renewed, rules_of
from korsi.contract import Event
from korsi_server.messages import ChatLine, Help, Json, Level, Onlookers
from korsi_server.tables import entries
from korsi_server.tables.entries import Entry

KEPT: Final = 1000
"""So many of the last events are kept for those who come back; whoever missed more gets a view."""
REMEMBERED: Final = 100
"""So many of the last lines of chat are kept."""

_encode = msgspec.json.Encoder().encode
SEATING: Final = (
    entries.Sat,
    entries.Stood,
    entries.Cleared,
    entries.Filled,
    entries.Removed,
)
"""The entries that change who sits where."""
MOVES: Final = (entries.Moved, entries.Undone)
EVERYBODY: Final = -1
UNDONE: Final = "undone"
BLANK: Final = Raw(_encode(korsi.hear([{"event": "any", "to": []}], None)[0]))


@dataclass(slots=True)
class Chair:
    """A seat: free, a person's, or a bot's; a person's with a level is lent to a bot."""

    guest: str | None = None
    name: str | None = None
    level: Level | None = None
    avatar: str | None = None
    hints: int = 0
    """So often this person asked for a hint, where others sit too."""
    previews: int = 0
    """In so many moments this person looked at what a move would bring, where others sit too."""
    looked: int | None = None
    """After how many events they did so last."""

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return self.guest is None and self.level is None


class History:
    """The events of a game, numbered from 1, the same numbers for everyone."""

    __slots__ = ("_kept", "number")

    def __init__(self) -> None:
        self.number = 0
        self._kept: deque[tuple[bytes, int]] = deque(maxlen=KEPT)
        """An event as it is sent, and the seats it is for, one bit each; -1 is everybody. Plain
        bytes and numbers: a server full of games has nothing here for the collector to walk."""

    def tell(self, events: list[Event]) -> None:
        """Go on."""
        self.number += len(events)
        for event in events:
            seats = sum(1 << seat for seat in event["to"]) if "to" in event else EVERYBODY
            self._kept.append((_encode(event), seats))

    def since(self, after: int, seat: int | None) -> list[Raw] | None:
        """The events after number `after` as a seat may know them (korsi.hear); None where they
        are not kept any more, or have not happened yet."""
        count = self.number - after
        if not 0 <= count <= len(self._kept):
            return None
        ear = 0 if seat is None else 1 << seat
        last = [self._kept[place] for place in range(-count, 0)]
        return [Raw(event) if seats == EVERYBODY or seats & ear else BLANK for event, seats in last]


@dataclass(slots=True)
class TableLog:
    """Everything that the log of one table says."""

    id: str
    number: int = 0
    """Of the last entry."""
    besides: int = 0
    """How many entries were no moves."""
    game_key: str = ""
    seats: int = 0
    options: Json = field(default_factory=dict)
    open: bool = False
    at_once: bool = False
    """Whether it begins by itself when all parts are there."""
    chairs: list[Chair] = field(default_factory=list)
    order: list[str] = field(default_factory=list)
    """The persons who sit, longest first."""
    host: str | None = None
    game: korsi.Game | None = None
    secret: bytes | None = field(default=None, repr=False)
    """What the chance of the game follows from, with the parts; nobody hears of it before the end.
    None at tables of earlier versions."""
    parts: dict[str, str] = field(default_factory=dict)
    """What the devices of guests have added, by guest."""
    history: History = field(default_factory=History)
    ids: dict[tuple[int, str], int] = field(default_factory=dict)
    """What persons did: seat and id of a move or undo, and the number where its events end."""
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    lines_said: int = 0
    rematch: str | None = None
    onlookers: Onlookers = "speak"
    """What those who have no seat may do."""
    hints: Help = "everyone"
    """Who may ask for hints."""
    preview: Help = "everyone"
    """Who may ask what a move would bring."""
    delay: int = 0
    """So many moves later than those who sit, those who look on see the game."""
    late: "TableLog | None" = None
    """The table as those see it who look on, where that is later; None where it is not."""
    withheld: deque[Entry] = field(default_factory=deque)
    """What they have not seen yet, in order."""
    passed_on: list[Entry] = field(default_factory=list)
    """What they may see now and have not been told."""
    shown: int = 0
    """The number of the last event that they have been told."""
    language: str | None = None
    """Of who made the table."""
    partners: bool = False
    """Whether anybody plays together with somebody."""
    closed: entries.Closed | None = None
    """Why nobody can be here, where whoever runs the server has closed it."""

    @classmethod
    def of(cls, id: str, lines: list[bytes]) -> "TableLog":
        """All that these lines of the store say."""
        log = cls(id)
        for line in lines:
            log.fold(entries.read(line))
        log.take_passed_on()  # who comes is told all of it
        return log

    @property
    def status(self) -> Literal["waiting", "playing", "over"]:
        """Waiting, playing, over."""
        if self.game is None:
            return "waiting"
        return "over" if self.game.over else "playing"

    @property
    def hushed(self) -> bool:
        """Whether nobody may say more than a greeting: partners are playing, and must not tell each
        other anything about the game."""
        return self.partners and self.status == "playing"

    @property
    def people(self) -> int:
        """How many persons sit here; a bot may be playing for one."""
        return len(self.order)

    def may_have(self, help: Help) -> bool:
        """Whether who sits here may have help that was agreed on like this."""
        return help == "everyone" or (help == "alone" and self.people < 2)

    def parts_by_seat(self) -> dict[int, str]:
        """What the devices of those who sit have added."""
        return {
            seat: self.parts[chair.guest]
            for seat, chair in enumerate(self.chairs)
            if chair.guest is not None and chair.guest in self.parts
        }

    def reads(self, seat: int | None, line: ChatLine) -> bool:
        """Whether who sits there, or looks on, may read this now: what is said by those who look on
        may help somebody who plays."""
        return not line.aside or seat is None or self.status == "over"

    def seen_from(self, seat: int | None) -> "TableLog":
        """The table as it is for who sits there, or looks on."""
        return self if seat is not None or self.late is None else self.late

    def take_passed_on(self) -> tuple[list[Entry], int]:
        """What those who look on may see since this was last asked, and the number of the first
        event among it."""
        taken, self.passed_on = self.passed_on, []
        first = self.shown + 1
        if self.late is not None:
            self.shown = self.late.history.number
        return taken, first

    def shut_to(self, guest: str) -> bool:
        """Whether somebody has no business here: looking on is not wanted, and no seat is free."""
        if self.onlookers != "none" or self.seat_of(guest) is not None:
            return False
        return self.status != "waiting" or not self.free()

    def seat_of(self, guest: str) -> int | None:
        """Where this person sits."""
        for seat, chair in enumerate(self.chairs):
            if chair.guest == guest:
                return seat
        return None

    def free(self) -> list[int]:
        """The free seats."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.free]

    def bots_to_move(self) -> list[int]:
        """Seats that must decide now and are played by bots."""
        if self.game is None or self.closed is not None:
            return []
        return [seat for seat in self.game.acting if self.chairs[seat].level is not None]

    def seated_after(self, changes: Iterable[Entry]) -> dict[int, str] | None:
        """Who will sit where when these entries have been folded; None if nobody moves."""
        if not any(isinstance(entry, SEATING) for entry in changes):
            return None
        sitting = {
            seat: chair.guest for seat, chair in enumerate(self.chairs) if chair.guest is not None
        }
        return seated(changes, sitting)

    def fold(self, entry: Entry) -> None:
        """One entry further."""
        match entry:
            case entries.Moved(seat=seat, move=move):
                assert self.game is not None
                self.moved(entry, self.game, self.game.play(seat, move))
                return
            case entries.Undone(seat=seat):
                assert self.game is not None
                self.game.undo(seat)
                self.moved(entry, self.game, taken_back(seat))
                return
            case entries.Created():
                self._create(entry)
            case entries.Sat():
                self._sit(entry)
            case entries.Stood(seat=seat) | entries.Cleared(seat=seat):
                self._leave(seat)
            case entries.Filled(seat=seat, level=level):
                self.chairs[seat] = Chair(level=level)
            case entries.Hosted(guest=guest):
                self.host = guest
            case entries.Named(guest=guest, name=name):
                for chair in self.chairs:
                    if chair.guest == guest:
                        chair.name = name
            case entries.Pictured(guest=guest, avatar=avatar):
                for chair in self.chairs:
                    if chair.guest == guest:
                        chair.avatar = avatar
            case entries.Contributed(guest=guest, part=part):
                self.parts.setdefault(guest, part)
            case entries.Started(seed=seed):
                self.game = korsi.new(self.game_key, seats=self.seats, seed=seed, **self.options)
            case entries.Lent(seat=seat, level=level):
                self.chairs[seat].level = level
            case entries.Reclaimed(seat=seat):
                self.chairs[seat].level = None
            case entries.Chatted(seat=at, name=name, text=text, preset=preset, earlier=earlier):
                self.lines_said += 1
                aside = at is None and not earlier and self.status == "playing"
                line = ChatLine(self.lines_said, at, name or "", text, preset, earlier, aside)
                self.chat.append(line)
            case entries.Admitted(onlookers=onlookers):
                self.onlookers = onlookers
            case entries.Rematched(table=table):
                self.rematch = table
            case entries.Closed():
                self.closed = entry
            case entries.Reopened():
                self.closed = None
            case entries.Removed():
                self._remove(entry)
            case entries.Helped(seat=seat, what=what):
                self._helped(seat, what)
                self._pass_on(entry)
                return
        self.number += 1
        self.besides += 1
        self._pass_on(entry)

    def moved(
        self, entry: entries.Moved | entries.Undone, game: korsi.Game, events: list[Event]
    ) -> None:
        """A move, or one taken back, that led to `game`, with these events."""
        self.game = game
        self.history.tell(events)
        if entry.id is not None:
            self.ids[entry.seat, entry.id] = self.history.number
            self.chairs[entry.seat].level = None  # who moves has taken the seat back
        self.number += 1
        self._pass_on(entry)

    def _pass_on(self, entry: Entry) -> None:
        """Let those who look on see an entry when it is old enough: so many moves have been made
        since then, or the game is over. It follows from the log alone, so it is the same at every
        server, and after a restart. What they say themselves, and what they may do, they hear of at
        once."""
        late = self.late
        if late is None:
            return
        theirs = isinstance(entry, entries.Admitted)
        if theirs or (isinstance(entry, entries.Chatted) and entry.seat is None):
            late.fold(entry)
            self.passed_on.append(entry)
            return
        self.withheld.append(entry)
        moves = sum(isinstance(one, MOVES) for one in self.withheld)
        while self.withheld:
            one = self.withheld[0]
            if isinstance(one, MOVES):
                if moves <= self.delay and self.status != "over":
                    return
                moves -= 1
                if one.id is not None and late.chairs[one.seat].level is not None:
                    self.passed_on.append(entries.Reclaimed(one.seat))
            self.withheld.popleft()
            if isinstance(one, entries.Created):
                one = msgspec.structs.replace(one, delay=0)  # nobody sees it later still
            late.fold(one)
            self.passed_on.append(one)

    def _create(self, entry: entries.Created) -> None:
        rules = rules_of(entry.game)
        self.game_key = entry.game
        self.seats = entry.seats
        self.options = renewed(entry.game, entry.rules, entry.options)
        self.open = entry.open
        self.at_once = entry.at_once
        self.hints = entry.hints
        self.preview = entry.preview
        self.delay = entry.delay
        self.language = entry.language
        self.late = TableLog(self.id) if entry.delay > 0 else None
        self.secret = None if entry.secret is None else bytes.fromhex(entry.secret)
        self.chairs = [Chair() for _ in range(entry.seats)]
        self.partners = any(len(side) > 1 for side in rules.sides(entry.seats))

    def _helped(self, seat: int, what: Literal["hint", "preview"]) -> None:
        """Has a bound of its own, so that it leaves room for everything else besides moves."""
        if what == "hint":
            self.chairs[seat].hints += 1
        else:
            self.chairs[seat].previews += 1
            self.chairs[seat].looked = self.history.number
        self.number += 1

    def _sit(self, sat: entries.Sat) -> None:
        old = self.seat_of(sat.guest)
        if old is not None:
            self.chairs[old] = Chair()
        else:
            self.order.append(sat.guest)
        self.chairs[sat.seat] = Chair(guest=sat.guest, name=sat.name, avatar=sat.avatar)
        if self.host is None:
            self.host = sat.guest

    def _remove(self, removed: entries.Removed) -> None:
        seat = self.seat_of(removed.guest)
        if seat is None:
            return
        if self.game is None:
            self._leave(seat)
            return
        chair = self.chairs[seat]
        chair.guest, chair.name, chair.avatar = removed.stand_in, None, None
        chair.level = chair.level or "normal"
        if removed.guest in self.parts:
            self.parts[removed.stand_in] = self.parts.pop(removed.guest)
        self.order.remove(removed.guest)
        if self.host == removed.guest:
            self.host = self.order[0] if self.order else None

    def _leave(self, seat: int) -> None:
        guest = self.chairs[seat].guest
        self.chairs[seat] = Chair()
        if guest is not None:
            self.order.remove(guest)
            if self.host == guest:
                self.host = self.order[0] if self.order else None


def seated(changes: Iterable[Entry], sitting: Mapping[int, str]) -> dict[int, str]:
    """Who sits where after these entries, if before them it was like this."""
    places = dict(sitting)
    for entry in changes:
        match entry:
            case entries.Sat(seat=seat, guest=guest):
                places = {old: other for old, other in places.items() if other != guest}
                places[seat] = guest
            case entries.Stood(seat=seat) | entries.Cleared(seat=seat) | entries.Filled(seat=seat):
                places.pop(seat, None)
            case entries.Removed(guest=guest):
                places = {old: other for old, other in places.items() if other != guest}
    return places


def taken_back(seat: int) -> list[Event]:
    """What everyone sees of an undo. The move's own events keep their numbers."""
    return [{"event": UNDONE, "seat": seat}]


def view_and_legal(game: korsi.Game, seat: int | None) -> tuple[Json, list[Json], bool]:
    """All that a seat may know now, may do, and whether it may take its last move back; a
    spectator may do nothing."""
    legal: list[Any] = [] if seat is None else game.legal(seat)
    return game.view(seat), legal, seat is not None and game.undoable(seat)
