"""A data file with very many tables, all of one game."""

import sqlite3
import time
from pathlib import Path

import korsi
from korsi_server.store.schema import MIGRATIONS
from korsi_server.tables import entries

TABLES_OF_ONE = 10
"""Each guest sits at so many unfinished tables."""
GUEST = "0" * 32


def guest_of(place: int) -> str:
    """Who sits at the unfinished table with this place."""
    return f"{place // TABLES_OF_ONE:032x}"


def id_of(place: int, over: bool = False) -> str:
    """The id of a table."""
    return f"{'o' if over else 'p'}{place:07}"


def game(finished: bool) -> list[str]:
    """The log of a game, whole or in the middle."""
    table = korsi.new("six-nimmt", seats=2, seed=7, rounds=1)
    log: list[entries.Entry] = [
        entries.Created("six-nimmt", 1, 2, table.options, False),
        entries.Sat(0, GUEST, "Ada"),
        entries.Filled(1, "easy"),
        entries.Started(7),
    ]
    while not table.over and (finished or len(log) < 16):
        seat = table.acting[0]
        move = table.legal(seat)[0]
        table.play(seat, move)
        log.append(entries.Moved(seat, move, f"id-{len(log)}" if seat == 0 else None))
    return [entries.written(entry).decode() for entry in log]


def write(file: Path, unfinished: int, finished: int, schema: int = len(MIGRATIONS)) -> None:
    """Make the file, as a Korsi with this schema would have."""
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = off")
    connection.execute("begin")
    for migration in MIGRATIONS[:schema]:
        for statement in migration:
            connection.execute(statement)
    connection.execute("insert into korsi values (?)", (schema,))
    connection.execute("create temp table template (number, entry)")
    begun = time.time() - 60
    for over, count in ((True, finished), (False, unfinished)):
        connection.execute("delete from template")
        log = game(over)
        touched = begun + len(log)
        connection.executemany("insert into template values (?, ?)", enumerate(log, 1))
        for place in range(count):
            id, guest = id_of(place, over), guest_of(place)
            connection.execute("insert into tables values (?, ?, ?)", (id, over, touched))
            connection.execute(
                "insert into log select ?, number, ? + number, replace(entry, ?, ?) from template",
                (id, begun, GUEST, guest),
            )
            if schema >= 3 and not over:
                connection.execute("insert into seated values (?, 0, ?)", (id, guest))
    connection.execute("commit")
    connection.close()
