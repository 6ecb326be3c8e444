"""Inviting those one has played with: nobody else can be asked, who does not want it is asked no
more, and nobody learns whether that is so."""

import time
from collections.abc import Iterator
from typing import Final, NamedTuple

from korsi_server.avatars import shown
from korsi_server.limits import Bucket, Crowd
from korsi_server.messages import Acquaintance, Answer, Invitation, Whom
from korsi_server.store import Bid
from korsi_server.tables.hall import Hall
from korsi_server.tables.permissions import Cannot, own_seat
from korsi_server.tables.table import Table
from korsi_server.tables.table_log import Chair

LASTS: Final = 6 * 3600.0
"""Seconds: whoever has not come by then will not."""
PENDING: Final = 10
"""Tables that somebody may be asked to at once."""
TABLES: Final = 20
"""So many tables are looked at for people one knows."""
KNOWN: Final = 30
"""So many of them are shown."""


class Met(NamedTuple):
    """Somebody at a table where one sits too."""

    table: str
    seat: int
    guest: str
    chair: Chair


class Inviting:
    """People who know each other from a table."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._asked = Crowd(hall.settings.limits.invitations)

    async def acquaintances(
        self, guest: str, tables: list[str], allowance: Bucket
    ) -> list[Acquaintance]:
        """Those with whom this guest has sat at these tables, or sits at one, and who may be asked;
        each once. A person is named by a seat: nobody's id leaves the house."""
        found: dict[str, Met] = {}
        mine = [one.table.id for one in await self._hall.tables_of(guest, allowance)]
        for id in list(dict.fromkeys([*tables[:TABLES], *mine[:TABLES]])):
            if self._hall.resting(id) and not allowance.take():
                break
            for met in await self._met(id, guest):
                found.setdefault(met.guest, met)
        people = []
        for met in list(found.values())[:KNOWN]:
            if not await self._hall.store.refuses(met.guest, guest):
                name, avatar = met.chair.name or "", shown(met.chair.avatar, met.guest)
                people.append(Acquaintance(met.table, met.seat, name, avatar))
        return people

    async def invite(self, guest: str, table: Table, whom: Whom) -> None:
        """Ask somebody to the own table; raises Cannot. Who is refused is not told."""
        own_seat(table.log, guest)
        if table.log.status != "waiting" or not table.log.free():
            raise Cannot("fault-not-now")
        if not self._asked.take(guest):
            raise Cannot("fault-too-fast")
        met = next(
            (one for one in await self._met(whom.table, guest) if one.seat == whom.seat), None
        )
        if met is None:
            raise Cannot("fault-no-seat", {"seat": whom.seat})
        if not await self._hall.store.refuses(met.guest, guest):
            now = time.time()
            bid = Bid(table.id, guest)
            await self._hall.store.bid(met.guest, bid, now, now - LASTS, PENDING)

    async def invitations(self, guest: str) -> list[Invitation]:
        """Where this guest is asked to, and can still come."""
        found = []
        for bid in await self._hall.store.bids(guest):
            try:
                table = await self._hall.find(bid.table)
            except Cannot:
                table = None
            chair = None if table is None else _chair(table, bid.host)
            if table is None or chair is None or not _awaits(table, guest):
                await self._hall.store.unbid(guest, bid.table)
                continue
            face = shown(chair.avatar, bid.host)
            found.append(Invitation(bid.table, table.log.game_key, chair.name or "", face))
        return found

    async def answer(self, guest: str, table: str, answer: Answer) -> None:
        """Not now, or never again from this person."""
        for bid in await self._hall.store.bids(guest):
            if bid.table == table:
                await self._hall.store.unbid(guest, table)
                if answer == "never":
                    await self._hall.store.refuse(guest, bid.host, time.time())

    async def _met(self, id: str, guest: str) -> list[Met]:
        """The others who sit at a table, finished or not, where this guest does."""
        try:
            table = await self._hall.find(id)
        except Cannot:
            return []
        return [] if table is None else list(company_of(table, guest))


def company_of(table: Table, guest: str) -> Iterator[Met]:
    """With whom somebody plays or has played at a table: nobody, where they have no seat."""
    if table.log.seat_of(guest) is None:
        return
    for seat, chair in enumerate(table.log.chairs):
        if chair.guest is not None and chair.guest != guest:
            yield Met(table.id, seat, chair.guest, chair)


def _chair(table: Table, guest: str) -> Chair | None:
    seat = table.log.seat_of(guest)
    return None if seat is None else table.log.chairs[seat]


def _awaits(table: Table, guest: str) -> bool:
    """Whether somebody can still come there."""
    log = table.log
    return log.status == "waiting" and bool(log.free()) and log.seat_of(guest) is None
