"""What other servers of the same tables say, and what that is for the tables in memory here."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from korsi_server.messages import TableInfo
from korsi_server.store import Down
from korsi_server.tables.permissions import BUSY, Cannot

if TYPE_CHECKING:
    from korsi_server.tables.hall import Hall


class News:
    """See nodes.House."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._errands: set[asyncio.Task[None]] = set()

    def hinted(self, table: str, number: int) -> None:
        """See nodes.House."""
        known = self._hall.tables.get(table)
        if known is not None:
            known.hinted(number)

    def renamed(self, guest: str) -> None:
        """See nodes.House."""
        task = asyncio.get_running_loop().create_task(self._rename(guest))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _rename(self, guest: str) -> None:
        with suppress(Cannot, Down):  # the old name will do for now
            for known in await self._hall.store.known([guest]):
                await self._hall.rename_here(known)

    def elsewhere(self, guests: Mapping[str, frozenset[str]]) -> None:
        """See nodes.House."""
        for id, who in guests.items():
            table = self._hall.tables.get(id)
            if table is not None:
                table.note_elsewhere(who)

    def attended(self) -> list[tuple[str, int]]:
        """See nodes.House."""
        tables = self._hall.tables.values()
        return [(table.id, table.log.number) for table in tables if table.listeners]

    def in_want(self) -> list[str]:
        """See nodes.House."""
        return [table.id for table in self._hall.tables.values() if table.bots_wait]

    def driven(self, table: str) -> None:
        """See nodes.House."""
        known = self._hall.tables.get(table)
        if known is None or not known.attended:
            self._hall.nodes.rest(table)
        else:
            known.wake_bots()

    def open_here(self) -> list[TableInfo]:
        """See nodes.House."""
        return self._hall.open_here()

    async def look_again(self) -> None:
        """See nodes.House."""
        tables = dict(self._hall.tables)
        for id, number in (await self._hall.store.ends([*tables])).items():
            tables[id].hinted(number)
        for table in tables.values():
            await self._hall.call_by_name(table)

    def cut_off(self) -> None:
        """See nodes.House."""
        for table in list(self._hall.tables.values()):
            for listener in tuple(table.listeners):
                listener.send_on(Cannot(BUSY))
