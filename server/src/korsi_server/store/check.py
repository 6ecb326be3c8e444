"""`korsi repair` without a new file: every log is read and played again, and a table whose log
makes no sense is set aside, so that who opens it is told so at once, at every server. Nothing is
lost or changed but that."""

from dataclasses import dataclass, field
from pathlib import Path

from korsi.catalogue import GAMES
from korsi_server.admin.places import STEP, Place, opened
from korsi_server.store import Damaged
from korsi_server.tables import closing, entries
from korsi_server.tables.table_log import TableLog


@dataclass(slots=True)
class Checked:
    """What was found."""

    whole: int = 0
    unknown: int = 0
    """Of games that are not installed here: read, and not played."""
    unreadable: list[str] = field(default_factory=list)
    """Tables of whose logs a part is missing or can't be read."""
    aside: list[str] = field(default_factory=list)
    """Tables that make no sense, and were set aside now."""
    before: list[str] = field(default_factory=list)
    """Those that had been set aside for that before."""


async def check(where: Path | str) -> Checked:
    """Look at every table; raises Unusable."""
    checked, after = Checked(), ""
    async with opened(where) as place:
        while batch := await place.store.kept(after, STEP):
            after = batch[-1].table
            for kept in batch:
                await _check(place, kept.table, checked)
    return checked


async def _check(place: Place, table: str, checked: Checked) -> None:
    try:
        lines = await place.store.read(table)
    except Damaged:
        checked.unreadable.append(table)
        return
    if not lines:
        checked.unreadable.append(table)
        return
    closed = closing.last_word(lines)
    if closed is not None and closed.why == "damaged":
        checked.before.append(table)
    elif _foreign(lines[0]):
        checked.unknown += 1
    elif plays(table, lines):
        checked.whole += 1
    else:
        await place.write(table, lambda now: _verdict(table, now))
        checked.aside.append(table)


def _foreign(line: bytes) -> bool:
    try:
        first = entries.read(line)
    except Exception:
        return False
    return isinstance(first, entries.Created) and first.game not in GAMES


def plays(table: str, lines: list[bytes]) -> bool:
    """Whether a log makes sense from its beginning to its end."""
    try:
        return isinstance(entries.read(lines[0]), entries.Created) and bool(
            TableLog.of(table, lines)
        )
    except Exception:  # whatever it is
        return False


def _verdict(table: str, lines: list[bytes]) -> list[entries.Entry]:
    """What people have written meanwhile changes nothing of it."""
    return [] if plays(table, lines) else [entries.Closed("damaged")]
