"""Hints between nodes, by PostgreSQL's LISTEN and NOTIFY: quick, and not to be relied on.

They are sent outside the transactions that write logs, many in one: sending takes a lock that all
senders share. A pooler may swallow them; so each node sends one to itself and sees whether it
comes back. Where it does not, logs are looked at often instead.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from korsi_server.store.connections import REACHED, TROUBLES, connected

if TYPE_CHECKING:
    from korsi_server.store.connections import Own

CHANNEL: Final = "korsi"
LONGEST: Final = 7000
"""Bytes of one notice; PostgreSQL takes fewer than 8000."""
GATHER: Final = 0.002
"""Seconds for which hints wait for company."""
AGAIN: Final = 1.0
"""Seconds after which a lost connection is tried again."""

logger = logging.getLogger("korsi")


class Hints:
    """One connection that hears and tells."""

    def __init__(self, address: str, node: str, heard: Callable[[str], None]) -> None:
        self._address = address
        self._node = node
        self._heard = heard
        self._waiting: dict[str, str] = {}
        """What will be told, by what it is about: the last word counts."""
        self._knock = asyncio.Event()
        self._back = asyncio.Event()
        self.work = False
        """Whether what is sent has been seen to arrive."""
        self._task = asyncio.get_running_loop().create_task(self._live())

    def send(self, about: str, hint: str) -> None:
        """Tell the others, soon."""
        self._waiting[about] = hint
        self._knock.set()

    async def close(self) -> None:
        """Tell what is still waiting, and go."""
        for _ in range(10):
            if self._waiting and self.work:
                await asyncio.sleep(2 * GATHER)
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _live(self) -> None:
        while True:
            connection: Own | None = None
            try:
                connection = await connected(self._address, REACHED)
                await connection.add_listener(CHANNEL, self._hear)
                await self._prove(connection)
                while True:
                    await self._knock.wait()
                    await asyncio.sleep(GATHER)
                    self._knock.clear()
                    await self._tell(connection)
            except TROUBLES as error:
                if self.work:
                    logger.warning("hints between nodes have stopped (%s)", type(error).__name__)
                self.work = False
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(AGAIN)

    async def _prove(self, connection: "Own") -> None:
        """See whether a hint comes back."""
        self._back.clear()
        await notify(connection, f"{self._node} ?")
        with suppress(TimeoutError):
            await asyncio.wait_for(self._back.wait(), REACHED)
        self.work = self._back.is_set()
        if not self.work:
            logger.warning("hints do not pass here: logs are looked at often instead")

    async def _tell(self, connection: "Own") -> None:
        waiting, self._waiting = [*self._waiting.values()], {}
        text = self._node
        for hint in waiting:
            if len(text) + len(hint) >= LONGEST:
                await notify(connection, text)
                text = self._node
            text += f" {hint}"
        if text != self._node:
            await notify(connection, text)

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        node, *hints = str(payload).split(" ")
        if node == self._node:
            if hints == ["?"]:
                self._back.set()
            return
        for hint in hints:
            self._heard(hint)


async def notify(connection: "Own", text: str) -> None:
    """Tell everybody who listens."""
    # One message there and back, whatever pools the connections.
    quoted = text.replace("'", "''")
    await connection.execute(f"notify {CHANNEL}, '{quoted}'")
