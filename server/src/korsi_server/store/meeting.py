"""What a store keeps of people who look for each other: who seeks a game, who is bidden to which
table, and who does not want to be bidden by whom. The same for a file and for a database."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from korsi_server.store import Bid, Seek

FADE: Final = "delete from {0}seeks where seen <= {1}"
SEEK: Final = (
    'insert into {0}seeks (guest, games, seats, since, seen, "table")'
    " select {1}, {2}, cast({3} as integer), cast({4} as double precision),"
    " cast({4} as double precision), null"
    " where (select count(*) from {0}seeks where guest <> {1}) < {5}"
    " on conflict (guest) do update set games = excluded.games, seats = excluded.seats,"
    ' since = excluded.since, seen = excluded.seen, "table" = null returning guest'
)
SOUGHT: Final = 'select games, seats, since, seen, "table" from {0}seeks where guest = {1}'
SEEN: Final = "update {0}seeks set seen = {2} where guest = {1}"
UNSEEK: Final = "delete from {0}seeks where guest = {1}"
SEEKERS: Final = (
    'select count(*) from {0}seeks where seats = {2} and "table" is null and seen > {3}'
    " and games like {1}"
)
PAIR: Final = """
update {0}seeks set "table" = {1}, since = {5}
where "table" is null and guest in (
  select guest from {0}seeks
  where seats = {3} and "table" is null and seen > {4} and games like {2}
  order by since, guest limit {3}
) and (
  select count(*) from {0}seeks
  where seats = {3} and "table" is null and seen > {4} and games like {2}
) >= {3}
returning guest
"""
"""Compare and take: whoever comes second waits for the rows, and finds that they are taken."""
PART: Final = 'update {0}seeks set "table" = null where "table" = {1}'
FADED: Final = "delete from {0}bids where at <= {1}"
BID: Final = (
    'insert into {0}bids ("table", guest, host, at)'
    " select {1}, {2}, {3}, cast({4} as double precision)"
    ' where (select count(*) from {0}bids where guest = {2} and "table" <> {1}) < {5}'
    ' on conflict ("table", guest) do update set host = excluded.host, at = excluded.at'
    " returning guest"
)
BIDS: Final = 'select "table", host from {0}bids where guest = {1} order by at desc, "table"'
UNBID: Final = 'delete from {0}bids where guest = {1} and "table" = {2}'
UNBID_ALL: Final = "delete from {0}bids where guest = {1} and host = {2}"
REFUSE: Final = "insert into {0}unwelcome (pair, at) values ({1}, {2}) on conflict do nothing"
REFUSED: Final = "select 1 from {0}unwelcome where pair = {1}"


class Meetings:
    """People who look for each other, in a file or in a database."""

    @abstractmethod
    async def _rows(self, query: str, *given: object, writes: bool = False) -> Sequence[Any]:
        """What one statement says; `writes` where it changes something."""

    async def seek(self, guest: str, seek: Seek, gone: float, most: int) -> bool:
        """See Store."""
        await self._rows(FADE, gone, writes=True)
        given = (guest, _listed(seek.games), seek.seats, seek.seen, most)
        return bool(await self._rows(SEEK, *given, writes=True))

    async def sought(self, guest: str) -> Seek | None:
        """See Store."""
        for games, seats, since, seen, table in await self._rows(SOUGHT, guest):
            return Seek(tuple(games.strip(",").split(",")), seats, since, seen, table)
        return None

    async def seeks_on(self, guest: str, now: float) -> None:
        """See Store."""
        await self._rows(SEEN, guest, now, writes=True)

    async def unseek(self, guest: str) -> None:
        """See Store."""
        await self._rows(UNSEEK, guest, writes=True)

    async def seekers(self, game: str, seats: int, gone: float) -> int:
        """See Store."""
        ((count,),) = await self._rows(SEEKERS, f"%{_listed([game])}%", seats, gone)
        return int(count)

    async def pair(self, game: str, seats: int, table: str, gone: float, now: float) -> list[str]:
        """See Store."""
        alike = f"%{_listed([game])}%"
        rows = await self._rows(PAIR, table, alike, seats, gone, now, writes=True)
        if len(rows) < seats:  # another server was faster with some of them
            if rows:
                await self.part(table)
            return []
        return [guest for (guest,) in rows]

    async def part(self, table: str) -> None:
        """See Store."""
        await self._rows(PART, table, writes=True)

    async def bid(self, guest: str, bid: Bid, now: float, gone: float, most: int) -> bool:
        """See Store."""
        await self._rows(FADED, gone, writes=True)
        return bool(await self._rows(BID, bid.table, guest, bid.host, now, most, writes=True))

    async def bids(self, guest: str) -> list[Bid]:
        """See Store."""
        return [Bid(table, host) for table, host in await self._rows(BIDS, guest)]

    async def unbid(self, guest: str, table: str) -> None:
        """See Store."""
        await self._rows(UNBID, guest, table, writes=True)

    async def refuse(self, guest: str, other: str, now: float) -> None:
        """See Store."""
        await self._rows(REFUSE, _pair(guest, other), now, writes=True)
        await self._rows(UNBID_ALL, guest, other, writes=True)

    async def refuses(self, guest: str, other: str) -> bool:
        """See Store."""
        return bool(await self._rows(REFUSED, _pair(guest, other)))


def _listed(games: Sequence[str]) -> str:
    """Games as they are looked for: each between two commas."""
    return f",{','.join(games)},"


def _pair(guest: str, other: str) -> str:
    """One word, not two columns: what is saved from a damaged file is known by what it looks like,
    and two guests side by side are a key and whom it opens."""
    return f"{guest} {other}"
