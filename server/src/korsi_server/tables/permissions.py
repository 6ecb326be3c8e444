"""May you, now? What people ask of a table besides moves, turned into entries of its log."""

import secrets
import unicodedata
from collections.abc import Callable, Mapping
from typing import Final, Literal, get_args

from korsi.fairness import deal_seed
from korsi.random import SECRET_BYTES
from korsi_server import messages
from korsi_server.avatars import shown
from korsi_server.messages import Json
from korsi_server.settings import Limits
from korsi_server.store import Guest
from korsi_server.tables import entries
from korsi_server.tables.entries import Entry
from korsi_server.tables.names import told_apart
from korsi_server.tables.table_log import TableLog

Deal = Callable[[], int | None]
"""A deal that a test has chosen; None everywhere else."""

GREETINGS: Final = get_args(messages.Greeting)
"""The presets that say nothing about the game."""
NAME_LENGTH = 24
CHAT_LENGTH = 200
MARKS = 4
"""So many accents one letter may have: no script needs more, and a tower of them hides what is
around it."""
FILLERS = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters by their category, and nothing to be seen: fillers of Hangul and Khmer, blank braille."""


BUSY: Final = "fault-busy"
"""It can't be done now, and may be in a moment."""


class Cannot(Exception):
    """Something that can't be done, besides what the rules of a game forbid."""

    def __init__(self, why: str, data: Json | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.data = data or {}


def seating(log: TableLog, who: Guest, ask: messages.Asked, deal: Deal) -> list[Entry]:
    """Before the start: sit, stand, fill, clear, contribute, start."""
    guest = who.id
    if log.status != "waiting":
        raise Cannot("fault-not-now")
    match ask:
        case messages.Sit(seat=seat):
            chair = _chair_number(log, seat)
            if log.chairs[chair].guest == guest:
                return []
            if not log.chairs[chair].free:
                raise Cannot("fault-seat-taken", {"seat": seat})
            name = told_apart(who.name, _others(log, guest))
            return [entries.Sat(seat, guest, name, shown(who.avatar, guest))]
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
        case messages.Contribute(part=part):
            return _contributing(log, guest, part, deal)
        case messages.Start(level=level):
            _host_only(log, guest)
            return start(log, level, deal, log.parts_by_seat())
    raise Cannot("fault-not-understood")


def _contributing(log: TableLog, guest: str, part: str, deal: Deal) -> list[Entry]:
    """The part of somebody's device. The secret has been in the log since the table was made, and
    its commitment is shown: the server has chosen without knowing any part."""
    seat = own_seat(log, guest)
    if guest in log.parts:
        return []
    given = entries.Contributed(guest, part)
    parts = {**log.parts_by_seat(), seat: part}
    if not log.at_once or log.free() or len(parts) < len(log.order):
        return [given]
    return [given, *start(log, None, deal, parts)]


def start(
    log: TableLog, level: messages.Level | None, deal: Deal, parts: Mapping[int, str]
) -> list[Entry]:
    """Fill what is free, and begin: from the secret and the parts of those who sit, unless a test
    has chosen the deal."""
    free = log.free()
    if free and level is None:
        raise Cannot("fault-not-now", {"free": len(free)})
    filled: list[Entry] = [entries.Filled(seat, level) for seat in free if level is not None]
    seed: int | str | None = deal()
    if seed is None:
        secret = log.secret or secrets.token_bytes(SECRET_BYTES)  # none at earlier tables
        seed = deal_seed(secret, log.game_key, parts)
    return [*filled, entries.Started(seed)]


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


def helping(log: TableLog, guest: str, what: Literal["hint", "preview"], most: int) -> int:
    """The seat of somebody who wants help: a hint, or a look at what a move would bring. The table
    has agreed on who may have it; and where others sit, they are told, so there is an end to it."""
    seat = own_seat(log, guest)
    if log.game is None:
        raise Cannot("fault-not-now")
    chair = log.chairs[seat]
    agreed, had = (log.hints, chair.hints) if what == "hint" else (log.preview, chair.previews)
    if not log.may_have(agreed):
        raise Cannot("fault-no-hints" if what == "hint" else "fault-no-previews", {"who": agreed})
    if had >= most:
        raise Cannot("fault-full")
    return seat


def chatting(
    log: TableLog,
    guest: str,
    name: str | None,
    voices: Mapping[str, str],
    ask: messages.Chat,
    limits: Limits,
) -> entries.Chatted:
    """Words or a preset, from anyone at the table or watching. While partners play, no words, and
    no reaction: it would say how somebody likes their cards; and since a name is words too,
    greetings only from those who sit, by the names they began with.
    `voices` are those who look on and have spoken, and what they were called."""
    seat = log.seat_of(guest)
    most = limits.chat_lines if seat is not None else limits.chat_lines // 2
    if (ask.text is None) == (ask.preset is None) or log.lines_said >= most:
        raise Cannot("fault-chat")
    if log.hushed and (ask.preset not in GREETINGS or seat is None):
        raise Cannot("fault-partners-silent")
    if seat is None and log.onlookers != "speak":
        raise Cannot("fault-onlookers-silent")
    text = None if ask.text is None else one_line(ask.text, CHAT_LENGTH)
    if ask.text is not None and text is None:
        raise Cannot("fault-chat")
    if seat is not None:
        name = log.chairs[seat].name
    else:
        heard = [called for voice, called in voices.items() if voice != guest]
        name = told_apart(name, [*_others(log, guest), *heard])
    return entries.Chatted(seat, name or "", text, ask.preset)


def nudging(log: TableLog, guest: str, limits: Limits, *, still: bool) -> entries.Chatted:
    """A kind word to who is to move, from somebody who sits here; `still`: whether it has been
    quiet here for long enough."""
    seat = own_seat(log, guest)
    if log.status != "playing" or not still or log.awaited() == [guest]:
        raise Cannot("fault-not-now")
    if log.lines_said >= limits.chat_lines:
        raise Cannot("fault-chat")
    return entries.Chatted(seat, log.chairs[seat].name or "", preset="nudge")


def admitting(log: TableLog, guest: str, ask: messages.Admit) -> list[Entry]:
    """The host says what those without a seat may do."""
    _host_only(log, guest)
    return [] if log.onlookers == ask.onlookers else [entries.Admitted(ask.onlookers)]


def renaming(log: TableLog, who: Guest) -> list[Entry]:
    """A new name or avatar of somebody who sits here; while partners play that would be a way to
    tell each other something, and the old ones stay until the end."""
    seat = log.seat_of(who.id)
    if seat is None or log.hushed:
        return []
    chair = log.chairs[seat]
    changes: list[Entry] = []
    name = told_apart(who.name, _others(log, who.id))
    if name is not None and name != chair.name:
        changes.append(entries.Named(who.id, name))
    if who.avatar is not None and who.avatar != shown(chair.avatar, who.id):
        changes.append(entries.Pictured(who.id, who.avatar))
    return changes


def _others(log: TableLog, guest: str) -> list[str | None]:
    """The names of everybody else who sits here."""
    return [chair.name for chair in log.chairs if chair.guest not in (None, guest)]


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
    kept = _without_towers(" ".join(kept.split()))
    visible = any(unicodedata.category(letter) not in ("Cf", "Zs", "Mn") for letter in kept)
    return kept if visible and len(kept) <= most else None


def _without_towers(text: str) -> str:
    kept, height = [], 0
    for letter in text:
        height = height + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if height <= MARKS:
            kept.append(letter)
    return "".join(kept)


def _harmless(letter: str) -> bool:
    if letter in "\u200c\u200d":
        return True
    if letter in FILLERS:
        return False
    return letter.isspace() or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def _chair_number(log: TableLog, seat: int) -> int:
    if seat >= log.seats:
        raise Cannot("fault-no-seat", {"seat": seat})
    return seat


def _host_only(log: TableLog, guest: str) -> None:
    if log.host != guest:
        raise Cannot("fault-not-host")
