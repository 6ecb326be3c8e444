"""What was committed, brought from the write-ahead log into the file itself."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Final

from korsi_server.store.schema import open_file

TIDY: Final = 0.5
"""Seconds between two rounds of tidying."""
LONG: Final = 4000
"""Pages after which the write-ahead log should begin anew."""
CHECKPOINT: Final = "pragma wal_checkpoint(passive)"


class Tidier:
    """Tidies in a thread and with connections of its own: that takes long now and then, and no
    move should wait for it.

    The log can only begin anew once all of it has been brought over, and under steady load there
    is always a little more; so when it has grown long, the writer does the last little itself.

    SQLite before 3.51.3 can lose pages when the log begins anew during a checkpoint (decision
    015). It never does here: somebody is reading the log meanwhile, see `log_held`.
    """

    def __init__(self, file: Path) -> None:
        self._connection = open_file(file)
        self._reader = open_file(file)
        self._some = Event()
        self._closed = Event()
        self._long = False
        self._thread = Thread(target=self._tidy, name="korsi-tidier", daemon=True)
        self._thread.start()

    def note(self, connection: sqlite3.Connection) -> None:
        """In the writer's thread: something was committed."""
        self._some.set()
        if self._long:
            self._long = False
            with suppress(sqlite3.Error):
                connection.execute(CHECKPOINT)  # nobody else commits: nothing begins anew now

    def close(self) -> None:
        """In the writer's thread: nothing will be committed any more."""
        self._closed.set()
        self._some.set()
        self._thread.join()
        self._reader.close()
        self._connection.close()

    def _tidy(self) -> None:
        while not self._closed.is_set():
            self._some.wait()
            self._closed.wait(TIDY)
            self._some.clear()
            with suppress(sqlite3.Error), log_held(self._reader):
                _, pages, tidied = self._connection.execute(CHECKPOINT).fetchone()
                self._long = pages > LONG and tidied < pages


@contextmanager
def log_held(reader: sqlite3.Connection) -> Iterator[None]:
    """Read what is committed, and go on reading: until the end of it, no checkpoint and no new
    beginning of the write-ahead log meet.

    If some of the log was not in the file yet, the reader needs the log, and it does not begin
    anew while anybody does. If all of it was, the reader has its eyes on the file; the log
    may begin anew, but no checkpoint writes to a file under the eyes of a reader.
    """
    reader.execute("begin")
    try:
        reader.execute("select version from korsi").fetchall()
        yield
    finally:
        reader.execute("rollback")
