"""Nodes that share a PostgreSQL database: a heartbeat, who is where, and who drives which table."""

import asyncio
import logging
import secrets
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec

from korsi_server.messages import TableInfo
from korsi_server.nodes import House
from korsi_server.nodes.hints import Hints
from korsi_server.store import Down
from korsi_server.store.postgres import PostgresStore

if TYPE_CHECKING:
    from korsi_server.store.postgres import Connection

BEAT: Final = 0.5
"""Seconds between two heartbeats."""
DEAD: Final = 2.0
"""Seconds without one, by the database's clock, after which others go on without a node."""
ADRIFT: Final = 4.0
"""Seconds without one after which a node shows nobody what may be old."""
LOOK: Final = 2.0
"""Seconds between two looks at all logs that somebody waits at, in case a hint was missed."""
OFTEN: Final = 0.1
"""The same where hints do not pass."""
TIDY: Final = 60.0
"""Seconds after which what a dead node has left is taken away."""
LISTED: Final = 20
"""Tables that each node shows to others as waiting for people."""

SEEN: Final = """
insert into korsi.nodes (node, seen, open) values ($1, clock_timestamp(), $2)
on conflict (node) do update set seen = excluded.seen, open = excluded.open
"""
ALIVE: Final = """
select node, open from korsi.nodes where seen > clock_timestamp() - make_interval(secs => $1)
"""
LEASE: Final = """
insert into korsi.leases as lease ("table", node)
select wanted, $2 from unnest($1::text[]) as wanted order by wanted
on conflict ("table") do update set node = excluded.node
where lease.node = $2 or not exists (
  select from korsi.nodes as other
  where other.node = lease.node and other.seen > clock_timestamp() - make_interval(secs => $3)
)
returning lease."table"
"""
TIDIED: Final = (
    "delete from korsi.nodes where seen < clock_timestamp() - make_interval(secs => $1)",
    "delete from korsi.present where node not in (select node from korsi.nodes)",
    "delete from korsi.leases where node not in (select node from korsi.nodes)",
)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[TableInfo]).decode

logger = logging.getLogger("korsi")


class PostgresNodes:
    """This node, as the others know it."""

    shared = True

    def __init__(self, store: PostgresStore) -> None:
        self._name = secrets.token_hex(4)
        self._store = store
        self._house: House | None = None
        self._hints: Hints | None = None
        self._beat = monotonic()
        self._lost = False
        self._alive: dict[str, str] = {}
        """The nodes that live, and the tables that each has open."""
        self._open: list[TableInfo] = []
        self._presence: dict[tuple[str, str], bool] = {}
        """Who has come and gone, and is not written down yet."""
        self._unseen: set[str] = set()
        """Tables of which it must be found out who is there."""
        self._wanted: set[str] = set()
        self._driven: set[str] = set()
        self._left: set[str] = set()
        """Tables that others may drive now."""
        self._knock = asyncio.Event()
        self._beat_now = asyncio.Event()
        self._chores: list[asyncio.Task[None]] = []

    async def open(self, house: House) -> None:
        """See Nodes."""
        self._house = house
        self._beat = monotonic()
        self._hints = Hints(self._store.address, self._name, self._heard)
        await self._pulse_once()  # whoever would restore something sees that a server is at work
        loop = asyncio.get_running_loop()
        chores = (self._live(), self._write_down(), self._look_at_logs())
        self._chores = [loop.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """See Nodes."""
        for chore in self._chores:
            chore.cancel()
        if self._hints is not None:
            with suppress(Down):
                await self._store.transact(self._leave)
                self._hints.send("+", "+")
            await self._hints.close()

    @property
    def name(self) -> str | None:
        """See Nodes."""
        return self._name

    @property
    def adrift(self) -> bool:
        """See Nodes."""
        return monotonic() - self._beat > ADRIFT

    # ── What is told ─────────────────────────────────────────────────────────────────────────

    def tell(self, table: str, number: int) -> None:
        """See Nodes."""
        self._send(table, f"{table}:{number}")

    def rename(self, guest: str) -> None:
        """See Nodes."""
        self._send(f"@{guest}", f"@{guest}")

    def come(self, table: str, guest: str) -> None:
        """See Nodes."""
        self._presence[table, guest] = True
        self._knock.set()

    def go(self, table: str, guest: str) -> None:
        """See Nodes."""
        self._presence[table, guest] = False
        self._knock.set()

    def look(self, table: str) -> None:
        """See Nodes."""
        self._unseen.add(table)
        self._knock.set()

    def drives(self, table: str) -> bool:
        """See Nodes."""
        if table not in self._driven:
            self._wanted.add(table)
            self._knock.set()
        return table in self._driven and not self._lost

    def rest(self, table: str) -> None:
        """See Nodes."""
        self._wanted.discard(table)
        if table in self._driven:
            self._driven.discard(table)
            self._left.add(table)
            self._knock.set()

    def open_elsewhere(self) -> list[TableInfo]:
        """See Nodes."""
        return self._open

    async def guests_at(self, table: str) -> frozenset[str]:
        """See Nodes."""
        return (await self._store.transact(self._found, [table]))[table]

    def _send(self, about: str, hint: str) -> None:
        if self._hints is not None:
            self._hints.send(about, hint)

    def _heard(self, hint: str) -> None:
        """`table:number`, a log has grown; `~table`, somebody has come or gone; `@guest`, somebody
        has another name; `+`, a node has come or gone."""
        assert self._house is not None
        table, colon, number = hint.partition(":")
        if colon and number.isdigit():
            self._house.hinted(table, int(number))
        elif hint.startswith("~"):
            self.look(hint[1:])
        elif hint.startswith("@"):
            self._house.renamed(hint[1:])
        elif hint == "+":
            self._beat_now.set()

    # ── Chores ───────────────────────────────────────────────────────────────────────────────

    async def _live(self) -> None:
        """Beat after beat; between them somebody may have said that a node has come or gone."""
        tidied = monotonic()
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._beat_now.wait(), BEAT)
            self._beat_now.clear()
            await self._pulse_once()
            if monotonic() - tidied > TIDY:
                tidied = monotonic()
                with suppress(Down):
                    await self._store.transact(_tidy)

    async def _pulse_once(self) -> None:
        try:
            alive = await self._store.transact(self._pulse)
        except Down:
            self._note_silence()
        else:
            self._note_beat(alive)

    async def _pulse(self, connection: "Connection") -> dict[str, str]:
        assert self._house is not None
        open = _encode(self._house.open_here()[:LISTED]).decode()
        await connection.execute(SEEN, self._name, open)
        return {row[0]: row[1] for row in await connection.fetch(ALIVE, DEAD)}

    def _note_beat(self, alive: dict[str, str]) -> None:
        assert self._house is not None
        self._beat = monotonic()
        if self._lost:
            self._lost = False
            self._driven.clear()  # others may have gone on with them
        others = {node: open for node, open in alive.items() if node != self._name}
        if others.keys() != self._alive.keys():
            self._unseen.update(table for table, _ in self._house.attended())
        self._alive = others
        self._open = [table for open in others.values() for table in _decode(open)]
        wanted = self._house.in_want()
        if wanted:
            self._wanted.update(wanted)
        if self._unseen or self._wanted:
            self._knock.set()

    def _note_silence(self) -> None:
        assert self._house is not None
        if self.adrift and not self._lost:
            self._lost = True
            logger.error("the database is out of reach: everybody is sent elsewhere")
            self._house.cut_off()

    async def _write_down(self) -> None:
        """Who has come and gone, who is where elsewhere, and which tables are ours to drive."""
        assert self._house is not None
        while True:
            await self._knock.wait()
            self._knock.clear()
            presence, self._presence = self._presence, {}
            unseen, self._unseen = self._unseen, set()
            wanted, self._wanted = self._wanted, set()
            left, self._left = self._left, set()
            try:
                if presence or left:
                    await self._store.transact(self._move_about, presence, left)
                    for table in {table for table, _ in presence} | left:
                        self._send(f"~{table}", f"~{table}")
                if unseen:
                    found = await self._store.transact(self._found, sorted(unseen))
                    self._house.elsewhere(found)
                if wanted:
                    for table in await self._store.transact(self._leased, sorted(wanted)):
                        self._driven.add(table)
                        self._house.driven(table)
            except Down:
                self._presence = presence | self._presence
                self._unseen |= unseen
                self._left |= left - self._driven
                await asyncio.sleep(BEAT)
                self._knock.set()

    async def _move_about(
        self, connection: "Connection", presence: dict[tuple[str, str], bool], left: set[str]
    ) -> None:
        come = [key for key, here in presence.items() if here]
        gone = [key for key, here in presence.items() if not here]
        if come:
            query = (
                'insert into korsi.present ("table", guest, node)'
                " select *, $3 from unnest($1::text[], $2::text[]) on conflict do nothing"
            )
            await connection.execute(query, *_columns(come), self._name)
        if gone:
            query = (
                "delete from korsi.present where node = $3"
                ' and ("table", guest) in (select * from unnest($1::text[], $2::text[]))'
            )
            await connection.execute(query, *_columns(gone), self._name)
        if left:
            query = 'delete from korsi.leases where "table" = any($1::text[]) and node = $2'
            await connection.execute(query, sorted(left), self._name)

    async def _leased(self, connection: "Connection", wanted: list[str]) -> list[str]:
        """Those that no living node drives, and that are this node's from now on."""
        return [row[0] for row in await connection.fetch(LEASE, wanted, self._name, DEAD)]

    async def _found(
        self, connection: "Connection", tables: list[str]
    ) -> dict[str, frozenset[str]]:
        rows = await connection.fetch(
            'select "table", guest from korsi.present'
            ' where "table" = any($1::text[]) and node <> $2 and node = any($3::text[])',
            tables,
            self._name,
            [*self._alive],
        )
        return {
            table: frozenset(guest for where, guest in rows if where == table) for table in tables
        }

    async def _look_at_logs(self) -> None:
        """Whoever has missed a hint notices by the number."""
        assert self._house is not None
        while True:
            await asyncio.sleep(LOOK if self._hints is not None and self._hints.work else OFTEN)
            known = dict(self._house.attended())
            if not known:
                continue
            with suppress(Down):
                for table, number in (await self._store.ends([*known])).items():
                    if number > known[table]:
                        self._house.hinted(table, number)

    async def _leave(self, connection: "Connection") -> None:
        for table in ("present", "leases", "nodes"):
            query = f"delete from korsi.{table} where node = $1"  # noqa: S608 - our own
            await connection.execute(query, self._name)


async def _tidy(connection: "Connection") -> None:
    first, *further = TIDIED
    await connection.execute(first, TIDY)
    for statement in further:
        await connection.execute(statement)


def _columns(rows: list[tuple[str, str]]) -> tuple[list[str], list[str]]:
    return [first for first, _ in rows], [second for _, second in rows]
