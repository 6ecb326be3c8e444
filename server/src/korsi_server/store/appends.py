"""Appends to many logs of a data file at once, in a few statements however many they are.

Between two statements, and between two rows of an answer, the writer's thread gives way to others,
and where the event loop is busy it waits for a while to go on. So what a group needs goes to SQLite
as one text, and one row comes back.
"""

import sqlite3
import time
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from korsi_server.store import Outcome
from korsi_server.store.played import write

LAST: Final = """
select json_group_object(asked.value, coalesce(
  (select max(number) from log where "table" = asked.value), 0
)) from json_each(?) as asked
"""
WRITE: Final = """
insert into log select json_extract(line.value, '$[0]'), json_extract(line.value, '$[1]'), ?,
  json_extract(line.value, '$[2]')
from json_each(?) as line where true
"""
TOUCH: Final = """
insert into tables select touched.key, touched.value, ? from json_each(?) as touched where true
on conflict do update set over = max(over, excluded.over), touched = excluded.touched
"""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, int]).decode


class Append(NamedTuple):
    """Entries of one log; see `Store.append`."""

    table: str
    number: int
    texts: list[str]
    over: bool
    seated: Mapping[int, str] | None
    outcome: Outcome | None = None


def append_all(connection: sqlite3.Connection, asked: Sequence[Append]) -> list[bool]:
    """Compare and append, one after the other; which of them ended where they were thought to."""
    tables = list({append.table for append in asked})
    last = _decode(connection.execute(LAST, (_text(tables),)).fetchone()[0])
    won: list[bool] = []
    lines: list[tuple[str, int, str]] = []
    touched: dict[str, int] = {}
    placed: dict[str, Mapping[int, str]] = {}
    outcomes: dict[str, Outcome] = {}
    for append in asked:
        table, number, texts, over, seated, outcome = append
        won.append(last[table] == number - 1)
        if not won[-1]:
            continue
        lines += [(table, number + further, text) for further, text in enumerate(texts)]
        last[table] += len(texts)
        touched[table] = over or touched.get(table, 0)
        if seated is not None:
            placed[table] = seated
        if outcome is not None:
            outcomes[table] = outcome
    if lines:
        now = time.time()
        connection.execute(WRITE, (now, _text(lines)))
        connection.execute(TOUCH, (now, _text(touched)))
    for table, seated in placed.items():
        place(connection, table, seated)
    for table, outcome in outcomes.items():
        write(connection, table, outcome)
    return won


def place(connection: sqlite3.Connection, table: str, seated: Mapping[int, str]) -> None:
    """Keep in mind who sits at a table."""
    connection.execute('delete from unplaced where "table" = ?', (table,))
    connection.execute('delete from seated where "table" = ?', (table,))
    connection.executemany(
        "insert into seated values (?, ?, ?)",
        [(table, seat, guest) for seat, guest in seated.items()],
    )


def last_of(connection: sqlite3.Connection, table: str) -> int:
    """The number of the last entry in the log of a table; 0 if there is none."""
    query = 'select coalesce(max(number), 0) from log where "table" = ?'
    number: int = connection.execute(query, (table,)).fetchone()[0]
    return number


def _text(what: object) -> str:
    return _encode(what).decode()
