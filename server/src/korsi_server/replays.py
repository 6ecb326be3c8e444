"""A finished game, open: its record, and every step with every seat's view."""

import asyncio
import gzip
from collections import OrderedDict
from typing import Any, Final

import korsi
from korsi_server.messages import Replay, Step, TableInfo
from korsi_server.tables.frames import encode, table_info
from korsi_server.tables.permissions import Cannot
from korsi_server.tables.table import Table

KEPT: Final = 8


class Replays:
    """Made in a thread, one at a time; the last few are kept."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._busy = asyncio.Lock()

    async def of(self, table: Table) -> bytes:
        """The replay of a finished game, as gzipped JSON."""
        record = record_of(table)
        async with self._busy:
            key = f"{table.id} {table.log.rematch}"
            packed = self._kept.get(key)
            if packed is None:
                names = [chair.name or "" for chair in table.log.chairs]
                info = table_info(table)
                packed = await asyncio.to_thread(_packed, info, names, record)
                self._kept[key] = packed
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            else:
                self._kept.move_to_end(key)
            return packed


def record_of(table: Table) -> dict[str, Any]:
    """The record of a finished game; before the end it is secret."""
    log = table.log
    if log.game is None or log.status != "over":
        raise Cannot("fault-not-now")
    return log.game.record()


def _packed(info: TableInfo, names: list[str], record: dict[str, Any]) -> bytes:
    return gzip.compress(encode(Replay(info, names, steps_of(record))), 4, mtime=0)


def steps_of(record: dict[str, Any]) -> list[Step]:
    """Every step of a recorded game; step 0 is the beginning."""
    game = korsi.replay({**record, "moves": []})
    seats: list[int | None] = [*range(game.seats), None]

    def step(seat: int | None, move: dict[str, Any] | None, events: list[Any]) -> Step:
        return Step(seat, move, events, [game.view(viewer) for viewer in seats])

    steps = [step(None, None, [])]
    for seat, move in record["moves"]:
        steps.append(step(seat, move, game.play(seat, move)))
    return steps
