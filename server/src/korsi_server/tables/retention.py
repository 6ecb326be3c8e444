"""How long tables are kept is the host's choice: those past it go to a folder of files, and then
from the store. In small steps, beside the play, and never a table that somebody is at."""

import asyncio
import logging
import time
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from korsi_server.settings import Settings
from korsi_server.store import Damaged, Down, Kept
from korsi_server.store.files import put_in_place
from korsi_server.tables.game_files import game_file_of
from korsi_server.tables.table import Table
from korsi_server.tables.table_log import TableLog

if TYPE_CHECKING:
    from korsi_server.tables.hall import Hall

STEP: Final = 200
"""Tables looked at in one step."""
PAUSE: Final = 0.05
"""Seconds between two steps, and between two tables that go."""
ROUND: Final = 3600.0
"""Seconds between two rounds through all tables."""
TRUST: Final = 3600.0
"""Seconds by which the clock on the wall may leave the one that only goes forward."""

logger = logging.getLogger("korsi")


class Retention:
    """Goes round all tables again and again."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._archive = archive_of(hall.settings)
        self._start = time.time() - monotonic()

    async def go_on(self) -> None:
        """Round after round."""
        while True:
            try:
                gone = await self.round()
                if gone:
                    logger.warning("tables put into the archive %s: %d", self._archive, gone)
            except (Down, OSError) as error:
                why = error.strerror if isinstance(error, OSError) else type(error).__name__
                logger.warning("the archive has to wait (%s)", why)
            await asyncio.sleep(ROUND)

    async def round(self) -> int:
        """Once through all tables; how many are in the archive now that were not before."""
        gone, after = 0, ""
        while batch := await self._hall.store.kept(after, STEP):
            after = batch[-1].table
            for kept in batch:
                if self._due(kept) and self._hall.resting(kept.table):
                    errand = self._hall.alone_with(kept.table, self._put_away(kept.table))
                    try:
                        gone += await errand is None
                    except Damaged as error:
                        self._hall.set_aside(kept.table, error)
                    await asyncio.sleep(PAUSE)
            await asyncio.sleep(PAUSE)
        return gone

    def _due(self, kept: Kept) -> bool:
        keep = self._hall.settings.keep
        seconds = keep.finished if kept.over else keep.forgotten
        if seconds is None:
            return False
        # A clock that was set forward by years would empty the house: wait for the next start.
        astray = abs(time.time() - monotonic() - self._start) > TRUST
        return not astray and time.time() - kept.touched > seconds

    async def _put_away(self, table: str) -> Table | None:
        """Into the archive, durably, and then out of the store; None when that is done."""
        store = self._hall.store
        if await self._hall.nodes.guests_at(table):
            return await self._hall.fetch(table)  # which stays
        lines = await store.read(table)
        await asyncio.to_thread(write_files, self._archive, table, lines)
        if await store.forget(table, len(lines)):
            return None
        return await self._hall.fetch(table)  # somebody else has written to it meanwhile


def archive_of(settings: Settings) -> Path:
    """Where tables go that are not kept any more."""
    if settings.archive is not None:
        return settings.archive
    data = settings.data
    if isinstance(data, str):
        return Path("korsi-archive")
    return data.with_name(f"{data.name}-archive")


def write_files(folder: Path, table: str, lines: list[bytes]) -> None:
    """One table as files: a game that began as its game file, with the proof of its deal; what is
    not over, or can't be read here, as its log too, line by line, which has all that there was."""
    files: dict[str, bytes] = {}
    over = False
    try:
        log = TableLog.of(table, lines)
        over = log.status == "over"
        if log.game is not None:
            files[f"{log.game_key}-{table}.json"] = game_file_of(log)
    except Exception:  # of a game that is not here, say
        files.clear()
    if not (files and over):
        files[f"{table}.log"] = b"".join(line + b"\n" for line in lines)
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        part = folder / f"{name}.part"
        part.write_bytes(text)
        put_in_place(part, folder / name)
