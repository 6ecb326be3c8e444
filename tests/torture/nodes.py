"""Three nodes on one PostgreSQL, with people of every table at all of them, while nodes are killed,
restarted and cut off, and the database is restarted, cut off, slow, frozen and without room."""

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import asyncpg
from server.databases import Cluster
from server.house import PATIENCE
from torture.cables import Cable
from torture.history import Seen, in_one_order
from torture.launched import Launched, rows_of
from torture.people import LATER, LOST, Party, Somebody, in_turn, visiting
from torture.promises import Wrong, check, compared, hold

from korsi_server.nodes.postgres import ADRIFT, BEAT
from korsi_server.tables.entries import Moved, read

Say = Callable[[str], None]
NODES = 3
AGAIN = 0.1
"""Seconds after which who has lost the line knocks again."""
RESUMED = 3.0
"""Seconds in which everybody is back when a node was killed."""
BOTS = {"pause": (0.05, 0.1)}
SLOW_BOTS = {"pause": (600, 600)}
"""While somebody compares."""
ROOM = 72
"""Megabytes of the database's disk, of which an empty one takes some thirty."""
CUT = (
    "select pg_terminate_backend(pid) from pg_stat_activity"
    " where datname = current_database() and pid <> pg_backend_pid()"
)


class Wanderer(Somebody):
    """Somebody who comes by any node, and by another when that is gone."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__(chance)
        self.seen: list[Seen] = []
        self.back: list[tuple[float, float]] = []
        """When the line was lost, and how many seconds it took to be welcomed again."""
        self._first_sent: dict[str, float] = {}

    async def come(self, address: str, after: bool = True) -> Any:
        asked = monotonic()
        welcome = await super().come(address, after)
        self.seen.append(Seen(asked, monotonic(), "read", welcome["number"]))
        return welcome

    async def move(self) -> None:
        await super().move()
        assert self.open is not None
        self._first_sent.setdefault(self.open["id"], self.sent_at)

    def _answered(self, message: Any) -> None:
        known = message.get("id") in self.done
        super()._answered(message)
        if message["say"] == "done" and not known and message["id"] in self.done:
            asked = self._first_sent[message["id"]]
            number = message["number"]
            self.seen.append(Seen(asked, monotonic(), "append", number, message["id"]))

    async def wander(self, nodes: "Nodes", pace: float) -> None:
        """Play on, wherever somebody answers."""
        lost: float | None = None
        while self.status != "over":
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.come(nodes.any(self.chance))
                if lost is not None:
                    self.back.append((lost, monotonic() - lost))
                lost = None
                if self.open is not None:
                    await self.move()
                await self.play(pace)
            except LOST:
                lost = lost or monotonic()
                await asyncio.sleep(AGAIN)


class Nodes:
    """Those that live, each with a cable of its own to the database."""

    def __init__(self, folder: Path, port: int) -> None:
        self._folder = folder
        self._port = port
        self._count = 0
        self.live: list[Launched] = []
        self.cables: dict[Launched, Cable] = {}

    async def start(self, **how: Any) -> Launched:
        """One more."""
        self._count += 1
        cable = await Cable.laid(self._port)
        address = f"postgresql://korsi@127.0.0.1:{cable.port}/postgres"
        journal = self._folder / f"node{self._count}.log"
        node = await asyncio.to_thread(Launched, address, journal=journal, **how)
        self.cables[node] = cable
        self.live.append(node)
        return node

    def any(self, chance: random.Random) -> str:
        """The address of one of them."""
        return chance.choice(self.live).address

    async def close(self) -> None:
        """All of them."""
        for node in self.live:
            node.kill()
        for cable in self.cables.values():
            await cable.close()


class Faults:
    """What may happen to nodes and their database."""

    def __init__(
        self, nodes: Nodes, cluster: Cluster, people: list[Somebody], chance: random.Random
    ) -> None:
        self._nodes = nodes
        self._cluster = cluster
        self._address = f"{cluster.address}/postgres"
        self._chance = chance
        self._people = people
        self._table = people[0].table
        self.told: Counter[str] = Counter()
        """What people heard while the disk was full."""

    async def kill_a_node(self) -> None:
        """kill -9, and another is started."""
        node = self._nodes.live.pop(self._chance.randrange(NODES))
        node.kill()
        await self._nodes.start(**BOTS)

    async def restart_all_nodes(self) -> None:
        """One after the other, as for an update."""
        for _ in range(NODES):
            await self._nodes.start(**BOTS)
            node = self._nodes.live.pop(0)
            await asyncio.to_thread(node.stop)

    async def restart_the_database(self) -> None:
        """As if the power had gone for a moment."""
        await asyncio.to_thread(self._cluster.stop, "immediate")
        await asyncio.to_thread(self._cluster.start)

    async def cut_connections(self) -> None:
        """All that there are, a few times."""
        for _ in range(3):
            connection = await asyncpg.connect(self._address)
            await connection.fetch(CUT)
            await connection.close()
            await asyncio.sleep(0.2)

    async def freeze_the_database(self, seconds: float = 10.0) -> None:
        """It does not answer for a while, and then goes on as if nothing had been."""
        self._cluster.signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        self._cluster.signal(signal.SIGCONT)

    async def slow_the_database(self, seconds: float = 10.0, delay: float = 0.2) -> None:
        """Everything takes its time, and happens."""
        cables = [*self._nodes.cables.values()]
        for cable in cables:
            cable.delay = delay
        await asyncio.sleep(seconds)
        for cable in cables:
            cable.delay = 0.0

    async def cut_a_node_off(self, seconds: float = 8.0) -> None:
        """It can't reach the database, and others can: who comes to it is shown nothing old."""
        node = self._chance.choice(self._nodes.live)
        cable = self._nodes.cables[node]
        cable.cut()
        try:
            await asyncio.sleep(ADRIFT + 2 * BEAT)
            visitor = Wanderer(self._chance)
            visitor.table = self._table
            with suppress(*LOST):
                async with asyncio.timeout(seconds - ADRIFT - 2 * BEAT):
                    await visitor.come(node.address)
                raise Wrong("a node that is cut off shows what may be old")
        finally:
            cable.mend()

    async def fill_the_disk(self, seconds: float = 3.0) -> None:
        """The database's disk has no room, and then has it again. People are told."""
        heard = {id(one): len(one.faults) for one in self._people}
        until = monotonic() + seconds
        try:
            while monotonic() < until:
                await asyncio.to_thread(self._cluster.fill)
                await asyncio.sleep(0.1)
            told = [why for one in self._people for why in one.faults[heard[id(one)] :]]
        finally:
            await asyncio.to_thread(self._cluster.empty)
        hold(any(why in LATER for why in told), "people are told that the disk is full")
        self.told.update(told)


async def trials(
    folder: Path,
    seed: int,
    rounds: int,
    tables: int,
    faults: tuple[str, ...] = (
        "kill_a_node",
        "restart_all_nodes",
        "cut_connections",
        "restart_the_database",
        "freeze_the_database",
        "cut_a_node_off",
        "slow_the_database",
        "fill_the_disk",
    ),
    say: Say = lambda _: None,
    until: float = 0.0,
) -> dict[str, object]:
    """Faults in turn, under load, so many times or until that moment; then everything that people
    were told is compared with the database."""
    chance = random.Random(seed)
    small = {"max_wal_size": "8MB", "min_wal_size": "4MB"} if "fill_the_disk" in faults else {}
    room = ROOM if small else None
    cluster = await asyncio.to_thread(lambda: Cluster(room=room, **small))
    if small and not cluster.own_disk:
        say("fill_the_disk: left out, because only root can give the database a small disk")
        faults = tuple(fault for fault in faults if fault != "fill_the_disk")
    address = f"{cluster.address}/postgres"
    nodes = Nodes(folder, cluster.port)
    everybody: list[Party] = []
    done: list[tuple[str, float]] = []
    try:
        for _ in range(NODES):
            await nodes.start(**BOTS)
        ways = [way for way in in_turn() if way.seats >= 2]
        for place in range(tables):
            party = Party(ways[place % len(ways)], [Wanderer(chance), Wanderer(chance)])
            async with visiting() as http:
                await party.begin(http, nodes.any(chance))
            everybody.append(party)
        people = [one for party in everybody for one in party.people]
        for one in people:
            await one.leave()
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(one.wander(nodes, 0.05)) for one in people]
            await asyncio.sleep(1.0)
            trial = Faults(nodes, cluster, people, chance)
            while len(done) < rounds and (not until or monotonic() < until):
                fault = faults[len(done) % len(faults)]
                begun = monotonic()
                await getattr(trial, fault)()
                done.append((fault, begun))
                await all_go_on(people)
                say(f"{fault}: all went on after {monotonic() - begun:.1f} s")
            for task in playing:
                task.cancel()
        promised = await verdict(nodes, address, everybody)
        return {
            "faults": len(done),
            "tables": tables,
            "moves acknowledged": sum(len(one.took) for one in people),
            "compared": promised,
            "came back by another node": sum(len(one.back) for one in people),
            "after a kill within": f"{after_a_kill(people, done):.1f} s",
            "told of a full disk": dict(trial.told),
        }
    finally:
        await nodes.close()
        cluster.remove()


async def all_go_on(people: list[Somebody]) -> None:
    """Until somebody at each table has been told something new, or it is over."""
    was = {id(one): one.number for one in people}
    until = monotonic() + PATIENCE
    while waiting := [one for one in people if one.number == was[id(one)] and one.status != "over"]:
        hold(monotonic() < until, f"play goes on by itself: {[*map(situation, waiting)]}")
        await asyncio.sleep(0.05)


def situation(one: Somebody) -> str:
    """Where somebody is who waits."""
    acting = (one.state.get("view") or {}).get("acting")
    return (
        f"{one.table} seat {one.seat} {one.status} at {one.number}, acting {acting},"
        f" open {one.open}, busy {one.busy}, faults {one.faults[-3:]}"
    )


def after_a_kill(people: list[Any], done: list[tuple[str, float]]) -> float:
    """How long it took until the last was welcomed elsewhere."""
    worst = 0.0
    for fault, begun in done:
        if fault == "kill_a_node":
            for one in people:
                waits = [wait for lost, wait in one.back if begun <= lost < begun + RESUMED]
                worst = max([worst, *waits])
    return worst


def in_order(address: str, party: Party) -> None:
    """What everybody at a table was shown, in the order of the events; and what they did, in the
    order of the log, where each move has its own place, also one that tells nobody anything."""
    seen = [one for person in party.people for one in person.seen]
    in_one_order([one._replace(kind="read") for one in seen])
    places = {
        (entry.seat, entry.id): number
        for number, line in rows_of(address, party.id)
        if isinstance(entry := read(line), Moved)
    }
    in_one_order(
        [
            one._replace(number=places[person.seat, one.id])
            for person in party.people
            for one in person.seen
            if one.kind == "append"
        ]
    )


async def verdict(nodes: Nodes, address: str, everybody: list[Party]) -> int:
    """What people were told is what the database says, in an order that could have been."""
    for party in everybody:
        check(address, party)
        in_order(address, party)
        for one in party.people:
            with suppress(*LOST):
                await one.leave()
    for node in nodes.live:
        hold(node.tell("errors") == 0, f"mishaps\n{node.journal.read_text()[:2000]}")
        node.kill()
    nodes.live.clear()
    quiet = await nodes.start(**SLOW_BOTS)
    return await compared(quiet.address, address, everybody)
