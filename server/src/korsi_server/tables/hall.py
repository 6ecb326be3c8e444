"""All tables of this server: made, found, listed; they come to memory when somebody comes, and
leave it when nobody is there."""

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from time import monotonic
from typing import Final

import msgspec

import korsi
from korsi.catalogue import GAMES, rules_of
from korsi_server.avatars import shown
from korsi_server.limits import Bucket, Crowd
from korsi_server.messages import Level, MyTable, NewTable, TableInfo
from korsi_server.metrics import Metrics
from korsi_server.nodes import Alone, Nodes
from korsi_server.settings import Keep, Settings
from korsi_server.store import FULL, Damaged, Down, Guest, Store
from korsi_server.tables import closing, entries, terms
from korsi_server.tables.bot_pool import BotPool
from korsi_server.tables.entries import Entry
from korsi_server.tables.frames import table_info
from korsi_server.tables.guests import Guests
from korsi_server.tables.names import told_apart
from korsi_server.tables.news import News
from korsi_server.tables.permissions import BUSY, Cannot
from korsi_server.tables.retention import Retention
from korsi_server.tables.table import Table
from korsi_server.tables.table_log import TableLog, seated

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789"
LISTED_FOR: Final = 30 * 24 * 3600.0
"""Seconds: unfinished tables of this age are a guest's own; older ones come when asked for."""
EMPTY: Final = {"waiting": 300.0, "playing": 300.0, "over": 120.0}
"""Seconds after which a table that nobody is at leaves memory; its log stays."""
SWEEP: Final = 30.0
"""Seconds between two looks for empty tables."""
FETCHED: Final = 50
"""There is another look when so many tables have come to memory."""
IDLE: Final = 100_000
"""Entries of all tables together that stay in memory though nobody is there: a few dozen MB,
however many tables somebody asks for one after the other."""
GRACE: Final = 5.0
"""Seconds that a table stays in any case: somebody may be on the way to it."""
RETRY: Final = 2.0
"""Seconds after which a store in trouble is asked again."""
LONG: Final = 300
"""Entries: a longer log is folded in a thread, one at a time, and others are served meanwhile."""
PLACED: Final = 50
"""So many tables of an earlier version are read at a time, to see who sits there."""
BREATH: Final = 0.01
"""Seconds between two such times, in which others are served."""
LISTED: Final = 50
CARRIED: Final = 30
"""So many of the last lines of chat are heard at the next table too."""

logger = logging.getLogger("korsi")


def new_id() -> str:
    """Of a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(8))


class Hall:
    """The room with all the tables."""

    def __init__(self, settings: Settings, store: Store, nodes: Nodes | None = None) -> None:
        self.settings = settings
        self.store = store
        self.nodes: Nodes = nodes or Alone()
        self.metrics = Metrics()
        self.bot_pool = BotPool(settings.workers, settings.patience, self.metrics)
        self.guests = Guests(store)
        self.tables: dict[str, Table] = {}
        self._fetching: dict[str, asyncio.Task[Table | None]] = {}
        self.leaving = False
        """Whether this server will stop in a moment, and nobody new should be sent to it."""
        self._damaged: set[str] = set()
        """Tables that were set aside."""
        self._renames = Crowd(settings.limits.renames)
        self._fetched = 0
        self._folding = asyncio.Lock()
        self._opened = monotonic()
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Be ready. No table is restored: each comes when somebody comes to it."""
        await self.bot_pool.start()
        self._opened = monotonic()
        chores = [self._sweep(), self._place(), self._mend()]
        if self.settings.keep != Keep():
            chores.append(Retention(self).go_on())
        loop = asyncio.get_running_loop()
        self._chores = [loop.create_task(chore) for chore in chores]
        await self.nodes.open(News(self))

    async def close(self) -> None:
        """Let everything come to rest; the log is complete."""
        for chore in self._chores:
            chore.cancel()
        await self.nodes.close()
        for table in self.tables.values():
            table.close()
        await self.bot_pool.close()
        await self.store.close()

    async def find(self, id: str, guest: str | None = None) -> Table | None:
        """The table with this id, from memory or from its log; raises Cannot where that can't be
        read, or is closed: what `guest` is told then."""
        if id in self._damaged:
            raise Cannot("fault-damaged-table", {"table": id})
        table = self.tables.get(id)
        if table is not None:
            table.quiet_since = monotonic()  # not now, sweeper: somebody comes
            if self.nodes.shared:
                await self._renewed(table)
        else:
            task = self._fetching.get(id)
            table = await asyncio.shield(task or self.alone_with(id, self.fetch(id)))
        if table is not None and table.log.closed is not None:
            raise closing.fault(id, table.log.closed, guest)
        return table

    async def _renewed(self, table: Table) -> None:
        """Nobody is shown what may be old; raises Down where that can't be found out now."""
        try:
            await table.catch_up()
        except Cannot as fault:
            if fault.why == BUSY:
                raise Down("what others have written can't be read") from fault
            raise

    def alone_with(
        self, id: str, errand: Coroutine[None, None, Table | None]
    ) -> asyncio.Task[Table | None]:
        """Let whoever looks for a table that is not in memory wait for this."""
        task = asyncio.get_running_loop().create_task(errand)
        self._fetching[id] = task
        task.add_done_callback(lambda _: self._fetching.pop(id, None))
        return task

    def resting(self, id: str) -> bool:
        """Whether a table is neither in memory nor about to be."""
        return id not in self.tables and id not in self._fetching

    def set_aside(self, id: str, error: Exception) -> Cannot:
        """A table whose log can't be read or folded: what its people are told. Others go on."""
        self.tables.pop(id, None)
        if id not in self._damaged:
            self._damaged.add(id)
            logger.error(
                "table %s is damaged (%s) and set aside; `korsi repair` saves what can be read",
                id,
                type(error).__name__,
                extra={"table": id},
            )
        return Cannot("fault-damaged-table", {"table": id})

    async def create(self, wish: NewTable, guest: Guest) -> Table:
        """A new table with its maker in seat 0; raises Cannot or korsi.Refused."""
        options = self._agreed(wish)
        await self.room_for_one_more(guest.id)
        rules = rules_of(wish.game)
        avatar = shown(guest.avatar, guest.id)
        first: list[Entry] = [entries.Sat(0, guest.id, guest.name, avatar)]
        if wish.bots is not None:
            first += [entries.Filled(seat, wish.bots) for seat in range(1, wish.seats)]
        created = entries.Created(
            wish.game,
            rules.version,
            wish.seats,
            options,
            wish.open,
            self.settings.secret(),
            hints=wish.hints,
            preview=wish.preview,
            delay=wish.delay,
            language=wish.language,
        )
        alone = wish.bots is not None
        return await self._new_table(created, first, ready=alone, contributes=wish.contributes)

    async def gather(self, id: str, game: str, seats: int, people: list[str]) -> Table:
        """A table for people who have sought each other. It begins when the devices of all have
        come and contributed. Seats are by lot; who has the first is host, and may begin without
        somebody who does not come."""
        people = random.sample(people, len(people))
        created = entries.Created(
            game,
            rules_of(game).version,
            seats,
            self._agreed(NewTable(game, seats)),
            open=False,
            secret=self.settings.secret(),
            hints="alone",
            preview="alone",
        )
        known = {guest.id: guest for guest in await self.store.known(people)}
        sitting: list[Entry] = []
        names: list[str | None] = []
        for seat, one in enumerate(people):
            guest = known.get(one) or Guest(one, None)
            names.append(told_apart(guest.name, names))
            sitting.append(entries.Sat(seat, one, names[-1], shown(guest.avatar, one)))
        return await self._new_table(created, sitting, ready=True, contributes=True, id=id)

    async def follow(self, table: Table, guest: str, contributes: bool) -> str:
        """The same people and bots at a new table. Who asks is host. Raises Cannot where it would
        be longer than a table may agree on now: the old one may be from before that limit."""
        log = table.log
        wish = NewTable(log.game_key, log.seats, log.options)
        terms.check(wish, self.settings.limits.option)
        version = rules_of(log.game_key).version
        created = entries.Created(
            log.game_key,
            version,
            log.seats,
            log.options,
            log.open,
            self.settings.secret(),
            hints=log.hints,
            preview=log.preview,
            delay=log.delay,
            language=log.language,
        )
        first: list[Entry] = []
        persons: list[Entry] = []
        for seat, chair in enumerate(log.chairs):
            if chair.guest is None:
                level: Level = chair.level or "normal"
                first.append(entries.Filled(seat, level))
            else:
                sat = entries.Sat(seat, chair.guest, chair.name, chair.avatar)
                persons.insert(0 if chair.guest == guest else len(persons), sat)
        said = [
            entries.Chatted(line.seat, line.name, line.text, line.preset, earlier=True)
            for line in [*log.chat][-CARRIED:]
        ]
        follower = await self._new_table(
            created,
            [*first, *persons, *said],
            ready=len(persons) == 1,
            contributes=contributes,
        )
        await self.call_by_name(follower)  # of partners, from before the game
        return follower.id

    async def tables_of(self, guest: str, allowance: Bucket) -> list[MyTable]:
        """Unfinished tables where this guest sits. Those that have to come to memory count: one
        question can be for many of them."""
        own = await self._own(guest)
        if not all(allowance.take() for id in own if self.resting(id)):
            raise Cannot("fault-too-fast")
        mine = await asyncio.gather(*(self._mine(id, guest, then) for id, then in own.items()))
        return [one for one in mine if one is not None]

    async def _mine(self, id: str, guest: str, then: float) -> MyTable | None:
        try:
            table = await self.find(id)
        except Cannot:
            return None  # who opens it is told
        seat = None if table is None else table.log.seat_of(guest)
        if table is None or seat is None or table.log.status == "over":
            return None
        game = table.log.game
        acting = [] if game is None else list(game.acting)
        return MyTable(table_info(table), seat, acting, round(max(0.0, time.time() - then), 1))

    async def rename(self, guest: Guest) -> None:
        """A new name or avatar, here and at every table where this guest sits or looks on; at
        those that are not in memory when they come back."""
        if not self._renames.take(guest.id):
            raise Cannot("fault-too-fast")
        await self.guests.keep(guest)
        self.nodes.rename(guest.id)
        await self.rename_here(guest)

    async def rename_here(self, guest: Guest) -> None:
        """The same, at the tables that are in memory here."""
        for table in list(self.tables.values()):
            if table.here(guest.id) or table.log.seat_of(guest.id) is not None:
                await table.rename(guest)

    def open_tables(self) -> list[TableInfo]:
        """Tables that wait for people, are listed, and where someone is; the newest first."""
        here = self.open_here()
        ids = {table.id for table in here}
        others = [table for table in self.nodes.open_elsewhere() if table.id not in ids]
        return [*here, *others][:LISTED]

    def open_here(self) -> list[TableInfo]:
        """Those of them that are in memory here."""
        found: list[TableInfo] = []
        for table in reversed(self.tables.values()):
            log = table.log
            if log.open and table.listeners and log.status == "waiting" and log.free():
                found.append(table_info(table))
                if len(found) == LISTED:
                    break
        return found

    @property
    def trouble(self) -> str:
        """Why the store can't do now what was asked, as people are told."""
        return "fault-no-room" if self.store.trouble == FULL else BUSY

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

    async def _new_table(
        self,
        created: entries.Created,
        further: list[Entry],
        *,
        ready: bool,
        contributes: bool,
        id: str | None = None,
    ) -> Table:
        """A table with these first entries. Where all are `ready` it begins at once; but a device
        that contributes has to see the commitment first."""
        created = msgspec.structs.replace(created, at_once=ready and contributes)
        table = Table(TableLog(id or new_id()), self)
        await table.begin_log([created, *further])
        self.tables[table.id] = table
        if ready and not contributes:
            await table.begin()
        return table

    async def room_for_one_more(self, guest: str) -> None:
        """Raises Cannot where somebody sits at so many tables that it is enough."""
        if len(await self._own(guest)) >= self.settings.limits.tables_of_guest:
            raise Cannot("fault-too-fast")

    async def _own(self, guest: str) -> dict[str, float]:
        """The unfinished tables where a guest sits, and when something last happened there."""
        return await self.store.tables_of(guest, time.time() - LISTED_FOR)

    async def fetch(self, id: str) -> Table | None:
        """Bring a table to memory that is not there; raises Cannot where its log can't be read."""
        try:
            lines = await self.store.read(id)
            if not lines:
                return None
            closed = closing.last_word(lines)
            if closed is not None:  # it does not come to memory; its log may make no sense
                return Table(TableLog(id, closed=closed), self)
            first = entries.read(lines[0])
            if isinstance(first, entries.Created) and first.game not in GAMES:
                raise Cannot("fault-no-game", {"game": first.game, "games": [*GAMES]})
            log = await self.folded(id, lines)
        except (Cannot, Down) as error:
            if isinstance(error, Damaged):
                raise self.set_aside(id, error) from error
            raise
        except Exception as error:
            raise self.set_aside(id, error) from error
        # It is not in memory, so nobody has been there for this long.
        empty_since = max(self._opened, monotonic() - EMPTY[log.status])
        table = self.tables[id] = Table(log, self, empty_since)
        self._fetched += 1
        if self._fetched % FETCHED == 0:
            self.sweep()
        self.nodes.look(id)
        await self.call_by_name(table)
        return table

    async def folded(self, id: str, lines: list[bytes]) -> TableLog:
        """What a log says."""
        if len(lines) <= LONG:
            return TableLog.of(id, lines)
        async with self._folding:
            return await asyncio.to_thread(TableLog.of, id, lines)

    async def call_by_name(self, table: Table) -> None:
        """While a table was not in memory, people may have taken other names and avatars."""
        log = table.log
        if log.status == "over" or log.hushed or log.closed is not None:
            return
        with suppress(Cannot, Down):  # the old one will do for now
            for guest in await self.store.known(log.order):
                await table.rename(guest)

    # ── Chores ───────────────────────────────────────────────────────────────────────────────

    async def _sweep(self) -> None:
        """Let tables leave memory that nobody is at."""
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()

    def sweep(self) -> None:
        """Once: all tables that have been empty for long enough; and where there are too many
        others that nobody is at, those that have been so for longest."""
        now = monotonic()
        empty = [table for table in self.tables.values() if not table.busy]
        room = IDLE
        for table in sorted(empty, key=lambda table: -table.quiet_since):
            room -= table.log.number
            patience = EMPTY[table.log.status] if room >= 0 else GRACE
            if now - table.quiet_since > patience:
                table.close()
                del self.tables[table.id]

    async def _mend(self) -> None:
        """A store in trouble is asked again, so that it is known when there is none any more."""
        while True:
            await asyncio.sleep(RETRY)
            if self.store.trouble is not None:
                with suppress(Down):
                    await self.store.probe()

    async def _place(self) -> None:
        """Let the store know who sits at the tables of an earlier version, bit by bit."""
        after = ""
        while True:
            try:
                batch = await self.store.unplaced(after, PLACED)
                if not batch:
                    return
                await asyncio.gather(*map(self._place_one, batch))
            except Down as error:
                kind = type(error).__name__
                logger.warning("the store is busy (%s); seats are looked up later", kind)
                await asyncio.sleep(SWEEP)
                continue
            after = batch[-1]
            await asyncio.sleep(BREATH)

    async def _place_one(self, id: str) -> None:
        try:
            lines = await self.store.read(id)
            await self.store.place(id, seated(map(entries.read, lines), {}))
        except (Damaged, msgspec.DecodeError, ValueError) as error:
            self.set_aside(id, error)
