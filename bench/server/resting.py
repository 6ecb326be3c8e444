"""A store in which many tables rest: made by writing their logs, as if they had been played."""

import asyncio
import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import korsi
from korsi_server.store import Store
from korsi_server.store.postgres import PostgresStore
from korsi_server.store.sqlite import SQLiteStore
from korsi_server.tables import entries
from korsi_server.tables.hall import LETTERS

MOVES = 20
AT_ONCE = 1000


@contextmanager
def rest(data: str | None, tables: int) -> Iterator[str | None]:
    """The same store with so many tables in it; without one, a new file."""
    if not tables:
        yield data
        return
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_filled(data or f"{folder}/korsi.db", tables))
        yield data or f"{folder}/korsi.db"


async def _filled(data: str, tables: int) -> None:
    store: Store = await PostgresStore.open(data) if "://" in data else SQLiteStore(Path(data))
    chance, log = random.Random(1), _log()
    for start in range(0, tables, AT_ONCE):
        ids = ["".join(chance.choices(LETTERS, k=8)) for _ in range(start, start + AT_ONCE)]
        seats = {seat: f"guest{start}-{seat}" for seat in range(4)}
        await asyncio.gather(*(store.append(id, 1, log, seated=seats) for id in ids))
    await store.close()


def _log() -> list[bytes]:
    """A game that has begun."""
    game = korsi.new("six-nimmt", seats=4, seed=1)
    lines: list[entries.Entry] = [
        entries.Created("six-nimmt", game.rules.version, 4, game.options, False),
        *(entries.Sat(seat, f"guest{seat}") for seat in range(4)),
        entries.Started(1),
    ]
    for number in range(MOVES):
        seat = game.acting[0]
        move = game.legal(seat)[0]
        game.play(seat, move)
        lines.append(entries.Moved(seat, move, str(number)))
    return [entries.written(line) for line in lines]
