"""The one server of a data file. Nobody else plays there, but its host may change something beside
it with `korsi admin`: the log is compared before it grows, whoever writes, and this server looks
once a second whether it was somebody else."""

import asyncio
from contextlib import suppress
from typing import Final, Protocol

from korsi_server.nodes import Alone, House
from korsi_server.store import Down

LOOK: Final = 1.0
"""Seconds between two looks."""


class Watched(Protocol):
    """A file that can tell whether somebody else has written to it."""

    async def disturbed(self) -> bool:
        """Whether somebody else has, since this was last asked."""


class OneFile(Alone):
    """Alone, but for its host."""

    def __init__(self, store: Watched) -> None:
        self._store = store
        self._watching: asyncio.Task[None] | None = None

    async def open(self, house: House) -> None:
        """See Nodes."""
        await self._store.disturbed()  # by what was before
        self._watching = asyncio.get_running_loop().create_task(self._watch(house))

    async def close(self) -> None:
        """See Nodes."""
        if self._watching is not None:
            self._watching.cancel()

    async def _watch(self, house: House) -> None:
        while True:
            await asyncio.sleep(LOOK)
            with suppress(Down):
                if await self._store.disturbed():
                    await house.look_again()
