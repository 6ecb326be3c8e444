"""A store as a host's commands use it, beside the servers that may be using it too.

It is written to as a server does it: an entry goes into a log only where the log ends as it was
read. So people may play meanwhile; servers notice, of a database at once by a hint, of a file
within a second.
"""

import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Final

from korsi_server.store import Damaged, Down, Store, Taken, Unusable
from korsi_server.store.addresses import said
from korsi_server.store.claim import Claim
from korsi_server.store.schema import VERSION, connect, version_of
from korsi_server.store.sqlite import SQLiteStore
from korsi_server.tables import entries
from korsi_server.tables.entries import Entry

Say = Callable[[str], None]
STEP: Final = 200
"""Tables or people looked at in one step."""
DAY: Final = 24 * 3600.0
TRIES: Final = 50
"""So often something is tried that people were faster with."""


class Place:
    """A store, and the servers that use it."""

    def __init__(self, where: Path | str, store: Store) -> None:
        self._where = where
        self.store = store
        self._hints: list[str] = []

    async def read(self, table: str) -> list[bytes]:
        """The log of a table; raises Unusable where there is none that can be read."""
        try:
            lines = await self.store.read(table)
        except Damaged as error:
            raise Unusable(f"table {table} is damaged; see `korsi repair`") from error
        if not lines:
            raise Unusable(f"there is no table {table}")
        return lines

    async def write(
        self,
        table: str,
        changes: Callable[[list[bytes]], Sequence[Entry]],
        *,
        over: bool = False,
        sitting: Callable[[list[bytes]], Mapping[int, str]] | None = None,
    ) -> list[bytes]:
        """Add what `changes` makes of the log as it is now; the log after it. Who sits there is as
        it was, unless `sitting` finds otherwise in that."""
        for _ in range(TRIES):
            lines = await self.read(table)
            new = [entries.written(entry) for entry in changes(lines)]
            whole = [*lines, *new]
            seats = None if sitting is None else sitting(whole)
            with suppress(Taken):
                if new:
                    await self.store.append(table, len(lines) + 1, new, over=over, seated=seats)
                    self.grown(table, len(whole))
                return whole
        raise Unusable(f"people at table {table} are faster; try again")

    def grown(self, table: str, number: int) -> None:
        """A log ends here now."""
        self._hints.append(f"{table}:{number}")

    def renamed(self, guest: str) -> None:
        """Somebody has another name."""
        self._hints.append(f"@{guest}")

    def signed_out(self, key: str) -> None:
        """A key opens another guest."""
        self._hints.append(f"-{key}")

    async def tell(self) -> None:
        """Tell servers of a database what has changed, once; a file's server looks by itself. Who
        is not reached by a hint finds out by the number."""
        if isinstance(self._where, str) and self._hints:
            from korsi_server.nodes.hints import notify
            from korsi_server.store.connections import REACHED, TROUBLES, connected

            with suppress(*TROUBLES):
                connection = await connected(self._where, REACHED)
                try:
                    for hint in self._hints:
                        await notify(connection, f"admin {hint}")
                finally:
                    await connection.close(timeout=REACHED)


@asynccontextmanager
async def opened(where: Path | str) -> AsyncIterator[Place]:
    """The store; a file only if it is there. One of an older schema is brought up, and that is not
    done under a server that knows only the older one."""
    claim = None
    if isinstance(where, str):
        from korsi_server.store.postgres import PostgresStore  # which not everybody needs

        store: Store = await PostgresStore.open(where)
    else:
        if not where.is_file():
            raise Unusable(f"there is no file {where}")
        claim = Claim(where) if _older(where) else None
        store = SQLiteStore(where)
    place = Place(where, store)
    try:
        yield place
        await place.tell()
    except Down as error:
        raise Unusable(f"can't use {name_of(where)} now: {error}") from error
    finally:
        await store.close()
        if claim is not None:
            claim.release()


def _older(file: Path) -> bool:
    """Whether opening it would change its schema."""
    try:
        with closing(connect(file, only_to_read=True)) as connection:
            return version_of(connection, file) != VERSION
    except Unusable:
        raise
    except Exception:  # whatever it is, opening it will say so
        return False


def name_of(where: Path | str) -> str:
    """A file or a database, as it may be said aloud."""
    return said(where) if isinstance(where, str) else str(where)


def ago(then: float) -> str:
    """How long ago a moment was, by the clock on the wall."""
    return f"{max(0.0, time.time() - then) / DAY:.1f} days ago"
