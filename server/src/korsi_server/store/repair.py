"""`korsi repair`: everything that can still be read, in a new file."""

import re
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from korsi.catalogue import GAMES
from korsi_server.store import Unusable
from korsi_server.store.claim import Claim, InUse, lock_of
from korsi_server.store.files import put_in_place
from korsi_server.store.pages import Pages, Record
from korsi_server.store.schema import open_file
from korsi_server.tables import entries
from korsi_server.tables.table_log import TableLog, seated

TABLE: Final = re.compile(r"[a-z0-9]{8}")
HASH: Final = re.compile(r"[0-9a-f]{32}")
PAIR: Final = re.compile(r"[0-9a-f]{32} [0-9a-f]{32}")
HEAP: Final = (
    'create table log ("table", number, at, entry, primary key ("table", number))',
    'create table tables ("table" primary key, over, touched)',
    "create table guests (id primary key, name, avatar, seen)",
    "create table keys (key primary key, guest)",
    "create table links (link primary key, guest, until)",
    "create table unwelcome (pair primary key, at)",
)
"""Where rows lie that were found, until they are sorted."""


@dataclass(slots=True)
class Saved:
    """What became of a damaged file."""

    whole: int = 0
    """Tables with all that is known of them."""
    cut: list[tuple[str, int]] = field(default_factory=list)
    """Tables of which only the beginning could be kept: so many entries."""
    lost: list[str] = field(default_factory=list)
    """Tables of which not even that."""
    unknown: int = 0
    """Whole logs of games that are not installed here, kept as they are."""
    guests: int = 0
    unreadable: int = 0
    """Rows that could not be read, whatever they were."""


def repair(file: Path, into: Path) -> Saved:
    """Save what can be read; raises Unusable with a sentence. The damaged file stays as it is."""
    if not file.is_file():
        raise Unusable(f"there is no file {file}")

    def fill(heap: sqlite3.Connection) -> int:
        with closing(Pages(file)) as pages:
            gather(pages.records(), heap)
            return pages.unreadable

    claim = None if into.exists() else _claimed(file)
    try:
        return saved_into(
            into, str(file), ":memory:" if file.stat().st_size < 1 << 26 else "", fill
        )
    finally:
        if claim is not None:
            claim.release()


def saved_into(
    into: Path, name: str, where: str, fill: Callable[[sqlite3.Connection], int]
) -> Saved:
    """A new file of what `fill` puts on a heap; it says how much could not be read."""
    if into.exists():
        raise Unusable(f"there is a file {into} already; it was left as it is: name another --into")
    part = into.with_name(f"{into.name}.part")
    part.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(where)) as heap, closing(open_file(part)) as new:
            for table in HEAP:
                heap.execute(table)
            unreadable = fill(heap)
            new.execute("begin")
            saved = _save(heap, new)
            new.execute("commit")
            new.execute("pragma journal_mode = delete")
            saved.unreadable = unreadable
        if not saved.whole + saved.guests + len(saved.cut):
            raise Unusable(f"nothing of Korsi can be read in {name}")
        put_in_place(part, into)
    except OSError as error:
        raise Unusable(f"can't repair {name} into {into}: {error.strerror}") from error
    except sqlite3.Error as error:
        raise Unusable(f"can't repair {name} into {into}: {error}") from error
    finally:
        for end in ("", "-wal", "-shm"):
            with suppress(OSError):
                part.with_name(part.name + end).unlink(missing_ok=True)
    return saved


def _claimed(file: Path) -> Claim | None:
    """While a server writes, what is read page by page does not fit together. Where there is no
    lock, or none can be opened, no server runs, and nothing is put beside the file."""
    try:
        return Claim(file) if lock_of(file.resolve()).is_file() else None
    except InUse:
        raise
    except Unusable:
        return None


def gather(records: Iterable[Record], heap: sqlite3.Connection) -> None:
    """Sort the rows that were found, each by what only rows of its table look like."""
    for row in records:
        match row:
            case (str(table), int(number), int() | float(), str()) if _is(TABLE, table):
                if number > 0:
                    heap.execute("insert or ignore into log values (?, ?, ?, ?)", row)
            case (str(table), int(), int() | float()) if _is(TABLE, table):
                heap.execute("insert or ignore into tables values (?, ?, ?)", row)
            case (str(link), str(guest), float()) if _is(HASH, link) and _is(HASH, guest):
                heap.execute("insert or ignore into links values (?, ?, ?)", row)
            case (str(pair), float()) if _is(PAIR, pair):
                heap.execute("insert or ignore into unwelcome values (?, ?)", row)
            case (str(key), str(guest)) if _is(HASH, key) and _is(HASH, guest):
                heap.execute("insert or ignore into keys values (?, ?)", row)
            case (str(guest), str(), str() | None, float() | int() | None) if _is(HASH, guest):
                heap.execute("insert or ignore into guests values (?, ?, ?, ?)", row)
            case (str(guest), str(), str() | None) if _is(HASH, guest):  # from before `seen`
                heap.execute("insert or ignore into guests values (?, ?, ?, null)", row)
            case (str(guest), str()) if _is(HASH, guest):  # and from before there were avatars
                heap.execute("insert or ignore into guests values (?, ?, null, null)", row)


def _is(form: re.Pattern[str], text: str) -> bool:
    return form.fullmatch(text) is not None


def _save(heap: sqlite3.Connection, new: sqlite3.Connection) -> Saved:
    saved = Saved()
    people = {"guests": "?, ?, ?, ?", "keys": "?, ?", "links": "?, ?, ?", "unwelcome": "?, ?"}
    for table, marks in people.items():
        rows = heap.execute(f"select * from {table}")  # noqa: S608 - one of ours
        new.executemany(f"insert into {table} values ({marks})", rows)  # noqa: S608 - likewise
    (saved.guests,) = heap.execute("select count(*) from guests").fetchone()
    for table, log in _logs(heap):
        query = 'select over, touched from tables where "table" = ?'
        over, touched = heap.execute(query, (table,)).fetchone() or (None, None)
        ends = touched in (None, log[-1][1])  # else there was more after that
        if not _save_table(table, log, new, saved, ends=ends, over=over):
            saved.lost.append(table)
    query = 'select "table" from tables where "table" not in (select "table" from log)'
    saved.lost += [table for (table,) in heap.execute(query)]
    saved.lost.sort()
    return saved


def _logs(heap: sqlite3.Connection) -> Iterator[tuple[str, list[tuple[int, float, str]]]]:
    """Every table and the entries of its log that are there, in order."""
    query = 'select number, at, entry from log where "table" = ? order by number'
    for (table,) in heap.execute('select distinct "table" from log order by "table"').fetchall():
        yield table, heap.execute(query, (table,)).fetchall()


def _save_table(
    table: str,
    log: list[tuple[int, float, str]],
    new: sqlite3.Connection,
    saved: Saved,
    *,
    ends: bool,
    over: int | None,
) -> bool:
    """Save the log up to where it makes sense; False if that is nowhere. What its row among the
    tables said, if that was found: whether the log has its end, and whether the game was over."""
    lines = []
    for place, (number, _, entry) in enumerate(log, 1):
        if number != place:
            break
        lines.append(entry.encode())
    finished, keeps = _folded(table, lines, over, saved)
    if not keeps:
        return False
    if ends and keeps == len(log) and finished == bool(finished if over is None else over):
        saved.whole += 1
    else:
        saved.cut.append((table, keeps))
    new.executemany("insert into log values (?, ?, ?, ?)", [(table, *row) for row in log[:keeps]])
    new.execute("insert into tables values (?, ?, ?)", (table, finished, log[keeps - 1][1]))
    if not finished:
        sitting = seated(map(entries.read, lines[:keeps]), {})
        new.executemany(
            "insert into seated values (?, ?, ?)",
            [(table, seat, guest) for seat, guest in sitting.items()],
        )
    return True


def _folded(table: str, lines: list[bytes], over: int | None, saved: Saved) -> tuple[bool, int]:
    """Whether the game is over, and how many of the first entries can be read and folded."""
    log = TableLog(table)
    known = True
    keeps = 0
    try:
        for line in lines:
            entry = entries.read(line)
            if isinstance(entry, entries.Created) and entry.game not in GAMES:
                known = False  # of a package that is not here: kept, unless it can't be read
            elif not keeps and not isinstance(entry, entries.Created):
                return False, 0  # no table begins like this
            if known:
                log.fold(entry)
            keeps += 1
    except Exception:  # whatever it is: up to here it was a table
        log = TableLog.of(table, lines[:keeps]) if known else log
    saved.unknown += not known
    return log.status == "over" if known else bool(over), keeps
