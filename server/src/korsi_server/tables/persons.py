"""What happens to a person as a whole, at all their tables: two guests are found to be one, a
device is signed out, somebody leaves for good."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from secrets import token_hex
from time import time
from typing import TYPE_CHECKING, Final

import msgspec

from korsi_server.store import Damaged, Down, Guest, Taken
from korsi_server.tables import entries, nameless
from korsi_server.tables.entries import Entry
from korsi_server.tables.permissions import BUSY, Cannot
from korsi_server.tables.table_log import seated

if TYPE_CHECKING:
    from korsi_server.tables.hall import Hall

ROUND: Final = 600.0
"""Seconds between two looks for those whom another server has not finished with."""
AGAIN: Final = 10.0
"""Seconds after which a store in trouble is asked again."""

logger = logging.getLogger("korsi")


class Persons:
    """The people of a hall."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._knock = asyncio.Event()

    # ── Devices ──────────────────────────────────────────────────────────────────────────────

    async def sign_out(self, guest: str, key: str) -> bool:
        """A device is this person's no more, whatever it is doing. False if it was not."""
        done = await self._hall.store.sign_out(guest, key, token_hex(16))
        if done:
            self._signed_out([key])
        return done

    def sign_out_here(self, key: str) -> None:
        """What this key opens is another guest now: its sockets here come back as that one."""
        for table in list(self._hall.tables.values()):
            table.sign_out(key)

    def _signed_out(self, keys: Sequence[str]) -> None:
        for key in keys:
            self.sign_out_here(key)
            self._hall.nodes.sign_out(key)

    # ── Two guests who are one ───────────────────────────────────────────────────────────────

    async def join(self, guest: str, into: Guest) -> None:
        """The tables of one guest, and all that opens them, are another's: the same person. Raises
        Cannot where both sit at one table, since nobody can sit in two seats."""
        store = self._hall.store
        tables = await self.brought(guest, into)
        for table in tables:
            # First the seats: if this is cut short, the same can be asked again.
            await self._write(table, [entries.Became(guest, into.id)])
        self._signed_out(await store.join(guest, into.id, time()))
        for table in tables:
            with suppress(Cannot, Down):  # the old name will do for now
                found = await self._hall.find(table)
                if found is not None:
                    await found.rename(into)

    async def brought(self, guest: str, into: Guest) -> list[str]:
        """The tables of one guest that would be another's; raises Cannot as `join` does."""
        own = await self._hall.store.tables_of(guest, 0.0)
        both = sorted(own.keys() & (await self._hall.store.tables_of(into.id, 0.0)).keys())
        if both:
            raise Cannot("fault-both-sit", {"table": both[0], "count": len(both)})
        return [*own]

    async def _write(self, table: str, changes: Sequence[Entry]) -> None:
        """Add something to the log of a table, which may be closed or not in memory."""
        store = self._hall.store
        for _ in range(nameless.TRIES):
            try:
                lines = await store.read(table)
            except Damaged:
                return  # nobody can play on there
            new = [entries.written(entry) for entry in changes]
            try:
                sitting = seated(map(entries.read, [*lines, *new]), {})
            except msgspec.DecodeError:
                return  # nor where the log makes no sense
            with suppress(Taken):
                await store.append(table, len(lines) + 1, new, seated=sitting)
                self._grown(table, len(lines) + len(new))
                return
        raise Cannot(BUSY)

    def _grown(self, table: str, number: int) -> None:
        """A log has grown past its table."""
        self._hall.nodes.tell(table, number)
        known = self._hall.tables.get(table)
        if known is not None:
            known.hinted(number)

    # ── Leaving ──────────────────────────────────────────────────────────────────────────────

    async def leave(self, guest: str) -> int:
        """Somebody is here no more: nothing opens them, and bots play on in their seats. All other
        logs are made nameless soon. At how many unfinished tables they sat."""
        store = self._hall.store
        sits = await store.tables_of(guest, 0.0)
        self._signed_out(await store.unknow(guest, time()))
        self._knock.set()
        leavers = await store.leavers()
        for table in sits:
            number = await nameless.make(store, table, leavers)
            if number is not None:
                self._grown(table, number)
        return len(sits)

    async def go_on(self) -> None:
        """Make those nameless who have left, also while this server was down, or at another that
        is down now."""
        while True:
            self._knock.clear()
            try:
                async for table, number in nameless.everywhere(self._hall.store):
                    self._grown(table, number)
            except Down as error:
                logger.warning("who left has to wait (%s)", type(error).__name__)
                await asyncio.sleep(AGAIN)
                continue
            with suppress(TimeoutError):
                await asyncio.wait_for(self._knock.wait(), ROUND)
