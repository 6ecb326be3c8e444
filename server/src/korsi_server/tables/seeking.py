"""Finding people: whoever seeks a game is seated with those who seek the same, as soon as there are
enough of them, by whichever server they have come. All of it is in the store; nobody is told who
seeks, only how many."""

import time
from typing import Final

from korsi_server.messages import NewSeek, NewTable, Sought
from korsi_server.store import Down, Seek
from korsi_server.tables import terms
from korsi_server.tables.hall import Hall, new_id
from korsi_server.tables.permissions import BUSY, Cannot

GONE: Final = 75.0
"""Seconds after which somebody who has not asked any more seeks no more: a page that is not looked
at asks once a minute."""
NOTED: Final = 10.0
"""Seconds after which it is written down again that somebody is here."""
LOST: Final = 10.0
"""Seconds after which a table that people were sent to and that is not there will not be."""


class Seeking:
    """Those who seek company."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def begin(self, guest: str, wish: NewSeek) -> Sought:
        """Seek this from now on; raises Cannot."""
        limits = self._hall.settings.limits
        games = list(dict.fromkeys(wish.games))
        for game in games:
            terms.check(NewTable(game, wish.seats), limits.option)
        now = time.time()
        await self._hall.room_for_one_more(guest)
        seek = Seek(tuple(games), wish.seats, now, now)
        if not await self._hall.store.seek(guest, seek, now - GONE, limits.seekers):
            raise Cannot(BUSY)
        return await self.look(guest)

    async def look(self, guest: str) -> Sought:
        """How it goes, and that somebody is still here. Who looks finds the others."""
        seek = await self._hall.store.sought(guest)
        now = time.time()
        if seek is None or seek.seen <= now - GONE:
            return Sought()
        if seek.seen <= now - NOTED:
            await self._hall.store.seeks_on(guest, now)
        if seek.table is not None:
            return await self._sent(guest, seek, now)
        people = 1
        for game in seek.games:
            count = await self._hall.store.seekers(game, seek.seats, now - GONE)
            if count >= seek.seats and await self._pair(game, seek.seats, now):
                return await self.look(guest)
            people = max(people, count)
        return Sought([*seek.games], seek.seats, people)

    async def end(self, guest: str) -> Sought:
        """Seek no more."""
        await self._hall.store.unseek(guest)
        return Sought()

    async def _sent(self, guest: str, seek: Seek, now: float) -> Sought:
        """Where somebody was sent to; a server that died at it has left them without a table."""
        assert seek.table is not None
        if any((await self._hall.store.ends([seek.table])).values()):
            return Sought([*seek.games], seek.seats, seek.seats, seek.table)
        if now - seek.since > LOST:
            await self._hall.store.part(seek.table)
        return Sought([*seek.games], seek.seats, 1)

    async def _pair(self, game: str, seats: int, now: float) -> bool:
        """Seat those together who have sought this for longest; whether there was anybody."""
        table = new_id()
        people = await self._hall.store.pair(game, seats, table, now - GONE, now)
        if not people:
            return False
        try:
            await self._hall.gather(table, game, seats, people)
        except (Cannot, Down):
            await self._hall.store.part(table)
            raise
        self._hall.metrics.paired.value += len(people)
        return True
