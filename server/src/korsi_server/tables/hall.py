"""All tables of this server: made, found, listed, restored, and forgotten when nobody comes."""

import asyncio
import logging
import secrets
import time
from time import monotonic
from typing import Final

import korsi
from korsi.catalogue import rules_of
from korsi_server.messages import Level, MyTable, NewTable, TableInfo
from korsi_server.metrics import Metrics
from korsi_server.settings import Settings
from korsi_server.store import Guest, Store
from korsi_server.tables import entries, terms
from korsi_server.tables.bot_pool import BotPool
from korsi_server.tables.entries import Entry
from korsi_server.tables.frames import table_info
from korsi_server.tables.guests import Guests
from korsi_server.tables.permissions import Cannot
from korsi_server.tables.table import Table
from korsi_server.tables.table_log import TableLog

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789"
RESTORED: Final = 30 * 24 * 3600.0
"""Seconds: unfinished tables of this age are restored at the start; older ones when asked for."""
FORGOTTEN: Final = {"waiting": 24 * 3600.0, "playing": 24 * 3600.0, "over": 120.0}
"""Seconds after which a table that nobody is at leaves memory; its log stays."""
LISTED: Final = 50
CARRIED: Final = 30
"""So many of the last lines of chat are heard at the next table too."""

logger = logging.getLogger("korsi")


class Hall:
    """The room with all the tables."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.bot_pool = BotPool(settings.workers, settings.patience, self.metrics)
        self.guests = Guests(store)
        self.tables: dict[str, Table] = {}
        self._fetching: dict[str, asyncio.Task[Table | None]] = {}
        self._sitting: dict[str, set[str]] = {}
        """The unfinished tables where each guest sits."""
        self._seated: dict[str, set[str]] = {}
        """The guests who sit at each of them."""
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> int:
        """Restore every unfinished table; how many there are."""
        await self.bot_pool.start()
        for id in await self.store.unfinished(time.time() - RESTORED):
            await self.find(id)
            await asyncio.sleep(0)
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())
        return len(self.tables)

    async def close(self) -> None:
        """Let everything come to rest; the log is complete."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in self.tables.values():
            table.close()
        await self.bot_pool.close()
        await self.store.close()

    async def find(self, id: str) -> Table | None:
        """The table with this id, from memory or from its log."""
        table = self.tables.get(id)
        if table is not None:
            table.quiet_since = monotonic()  # not now, sweeper: somebody comes
            return table
        task = self._fetching.get(id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._fetch(id))
            self._fetching[id] = task
            task.add_done_callback(lambda _: self._fetching.pop(id, None))
        return await asyncio.shield(task)

    async def create(self, wish: NewTable, guest: Guest) -> Table:
        """A new table with its maker in seat 0; raises Cannot or korsi.Refused."""
        options = self._agreed(wish)
        if len(self._sitting.get(guest.id, ())) >= self.settings.limits.tables_of_guest:
            raise Cannot("fault-too-fast")
        rules = rules_of(wish.game)
        created = entries.Created(wish.game, rules.version, wish.seats, options, wish.open)
        table = await self._new_table([created, entries.Sat(0, guest.id, guest.name)])
        if wish.bots is not None:
            await table.begin(wish.bots)
        return table

    async def follow(self, table: Table, guest: str) -> str:
        """The same people and bots at a new table. Who asks is host; alone with bots, it begins
        at once."""
        log = table.log
        version = rules_of(log.game_key).version
        first: list[Entry] = [
            entries.Created(log.game_key, version, log.seats, log.options, log.open)
        ]
        persons: list[Entry] = []
        for seat, chair in enumerate(log.chairs):
            if chair.guest is None:
                level: Level = chair.level or "normal"
                first.append(entries.Filled(seat, level))
            else:
                sat = entries.Sat(seat, chair.guest, chair.name)
                persons.insert(0 if chair.guest == guest else len(persons), sat)
        said = [
            entries.Chatted(line.seat, line.name, line.text, line.preset, earlier=True)
            for line in [*log.chat][-CARRIED:]
        ]
        follower = await self._new_table([*first, *persons, *said])
        if len(persons) == 1:
            await follower.begin(None)
        return follower.id

    def reseat(self, table: Table) -> None:
        """Keep in mind who sits where."""
        log = table.log
        now = {chair.guest for chair in log.chairs if chair.guest is not None}
        if log.status == "over":
            now = set()
        for guest in self._seated.get(table.id, set()) - now:
            self._sitting[guest].discard(table.id)
            if not self._sitting[guest]:
                del self._sitting[guest]
        for guest in now:
            self._sitting.setdefault(guest, set()).add(table.id)
        if now:
            self._seated[table.id] = now
        else:
            self._seated.pop(table.id, None)

    async def tables_of(self, guest: str) -> list[MyTable]:
        """Unfinished tables where this guest sits."""
        found = []
        for id in sorted(self._sitting.get(guest, ())):
            table = await self.find(id)
            seat = None if table is None else table.log.seat_of(guest)
            if table is not None and seat is not None:
                game = table.log.game
                acting = [] if game is None else list(game.acting)
                found.append(MyTable(table_info(table), seat, acting))
        return found

    async def rename(self, guest: Guest, name: str) -> None:
        """A new name, here and at every table where this guest sits or looks on."""
        await self.guests.rename(guest, name)
        for table in list(self.tables.values()):
            if table.here(guest.id) or table.log.seat_of(guest.id) is not None:
                await table.rename(guest.id, name)

    def open_tables(self) -> list[TableInfo]:
        """Tables that wait for people, are listed, and where someone is; the newest first."""
        found: list[TableInfo] = []
        for table in reversed(self.tables.values()):
            log = table.log
            if log.open and table.listeners and log.status == "waiting" and log.free():
                found.append(table_info(table))
                if len(found) == LISTED:
                    break
        return found

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return sum(len(table.listeners) for table in self.tables.values())

    def _agreed(self, wish: NewTable) -> dict[str, object]:
        """The options, all named; raises Cannot or korsi.Refused."""
        terms.check(wish, self.settings.limits.option)
        try:
            return korsi.new(wish.game, seats=wish.seats, seed=0, **wish.options).options
        except korsi.Refused:
            raise
        except (ValueError, TypeError) as error:
            raise Cannot("fault-options", {"what": "other", "game": wish.game}) from error

    async def _new_table(self, first: list[Entry]) -> Table:
        table = Table(TableLog("".join(secrets.choice(LETTERS) for _ in range(8))), self)
        await table.begin_log(first)
        self.tables[table.id] = table
        return table

    async def _fetch(self, id: str) -> Table | None:
        lines = await self.store.read(id)
        if not lines:
            return None
        try:
            log = TableLog.of(id, lines)
        except Exception as error:
            logger.error("table %s can't be restored (%s)", id, type(error).__name__)
            return None
        table = self.tables.setdefault(id, Table(log, self))
        self.reseat(table)
        return table

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(30)
            now = monotonic()
            for table in list(self.tables.values()):
                idle = now - table.quiet_since
                if not table.listeners and idle > FORGOTTEN[table.log.status]:
                    table.close()
                    del self.tables[table.id]
