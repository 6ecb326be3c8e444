"""May you, now? What people ask of a table besides moves, turned into entries of its log."""

import unicodedata
from collections.abc import Callable

from korsi_server import messages
from korsi_server.messages import Json
from korsi_server.settings import Limits
from korsi_server.tables import entries
from korsi_server.tables.entries import Entry
from korsi_server.tables.table_log import TableLog

NAME_LENGTH = 24
CHAT_LENGTH = 200


class Cannot(Exception):
    """Something that can't be done, besides what the rules of a game forbid."""

    def __init__(self, why: str, data: Json | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.data = data or {}


def seating(
    log: TableLog, guest: str, name: str | None, ask: messages.Asked, seed: Callable[[], int]
) -> list[Entry]:
    """Before the start: sit, stand, fill, clear, start."""
    if log.status != "waiting":
        raise Cannot("fault-not-now")
    match ask:
        case messages.Sit(seat=seat):
            chair = _chair_number(log, seat)
            if log.chairs[chair].guest == guest:
                return []
            if not log.chairs[chair].free:
                raise Cannot("fault-seat-taken", {"seat": seat})
            return [entries.Sat(seat, guest, name)]
        case messages.Stand():
            return [entries.Stood(own_seat(log, guest))]
        case messages.Fill(seat=seat, level=level):
            _host_only(log, guest)
            if log.chairs[_chair_number(log, seat)].guest is not None:
                raise Cannot("fault-seat-taken", {"seat": seat})
            return [entries.Filled(seat, level)]
        case messages.Clear(seat=seat):
            _host_only(log, guest)
            return [] if log.chairs[_chair_number(log, seat)].free else [entries.Cleared(seat)]
        case messages.Start(level=level):
            _host_only(log, guest)
            return start(log, level, seed)
    raise Cannot("fault-not-understood")


def start(log: TableLog, level: messages.Level | None, seed: Callable[[], int]) -> list[Entry]:
    """Fill what is free, and begin."""
    free = log.free()
    if free and level is None:
        raise Cannot("fault-not-now", {"free": len(free)})
    filled: list[Entry] = [entries.Filled(seat, level) for seat in free if level is not None]
    return [*filled, entries.Started(seed())]


def lending(
    log: TableLog, guest: str, ask: messages.Lend | messages.Reclaim, gone: Callable[[str], bool]
) -> list[Entry]:
    """While playing: a bot for someone who is gone, or for oneself; and back again."""
    if log.status != "playing":
        raise Cannot("fault-not-now")
    own = own_seat(log, guest)
    if isinstance(ask, messages.Reclaim):
        return [] if log.chairs[own].level is None else [entries.Reclaimed(own)]
    chair = log.chairs[_chair_number(log, ask.seat)]
    if chair.guest is None:
        raise Cannot("fault-no-seat", {"seat": ask.seat})
    if ask.seat != own and not gone(chair.guest):
        raise Cannot("fault-not-away", {"seat": ask.seat})
    return [] if chair.level == ask.level else [entries.Lent(ask.seat, ask.level)]


def take_back(log: TableLog, seat: int, after: int) -> None:
    """Whether this seat's last move may be taken back, by someone who has seen the events up to
    number `after`: who has not seen the last ones would take back another move than was meant."""
    if log.game is None or log.status != "playing":
        raise Cannot("fault-not-now")
    if after != log.history.number:
        raise Cannot("fault-undo-late")
    if not log.game.undoable(seat):
        raise Cannot("fault-no-undo")


def chatting(
    log: TableLog, guest: str, name: str | None, ask: messages.Chat, limits: Limits
) -> list[Entry]:
    """Words or a preset, from anyone at the table or watching; while partners play, no words."""
    if (ask.text is None) == (ask.preset is None) or log.lines_said >= limits.chat_lines:
        raise Cannot("fault-chat")
    if ask.text is not None and log.hushed:
        raise Cannot("fault-partners-silent")
    text = None if ask.text is None else one_line(ask.text, CHAT_LENGTH)
    if ask.text is not None and text is None:
        raise Cannot("fault-chat")
    return [entries.Chatted(log.seat_of(guest), name or "", text, ask.preset)]


def own_seat(log: TableLog, guest: str) -> int:
    """The seat of this person; who has none can't go on."""
    seat = log.seat_of(guest)
    if seat is None:
        raise Cannot("fault-no-seat")
    return seat


def one_line(text: str, most: int) -> str | None:
    """Words as one line that can't disturb the page around them; None if nothing is left, or
    too much. Joiners stay: Persian needs them."""
    text = unicodedata.normalize("NFC", text)
    kept = "".join(" " if letter.isspace() else letter for letter in text if _harmless(letter))
    kept = " ".join(kept.split())
    visible = any(unicodedata.category(letter) not in ("Cf", "Zs", "Mn") for letter in kept)
    return kept if visible and len(kept) <= most else None


def _harmless(letter: str) -> bool:
    if letter in "\u200c\u200d":
        return True
    return letter.isspace() or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def _chair_number(log: TableLog, seat: int) -> int:
    if seat >= log.seats:
        raise Cannot("fault-no-seat", {"seat": seat})
    return seat


def _host_only(log: TableLog, guest: str) -> None:
    if log.host != guest:
        raise Cannot("fault-not-host")
