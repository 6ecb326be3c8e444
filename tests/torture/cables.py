"""What lies between a node and its database: a cable that can be slow, or cut."""

import asyncio
from typing import Self

PART = 1 << 16


class Cable:
    """Carries every connection of one node. What is on its way when it is cut arrives when it is
    mended, as on a real network."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._whole = asyncio.Event()
        self._whole.set()
        self.delay = 0.0
        """Seconds for each piece that is sent, either way."""
        self.port = 0
        self._pumps: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    @classmethod
    async def laid(cls, port: int) -> Self:
        """A new one to this port; its own is `port`."""
        cable = cls(port)
        cable._server = await asyncio.start_server(cable._carry, "127.0.0.1", 0)
        cable.port = cable._server.sockets[0].getsockname()[1]
        return cable

    def cut(self) -> None:
        """Nothing passes."""
        self._whole.clear()

    def mend(self) -> None:
        """All passes again."""
        self._whole.set()

    async def close(self) -> None:
        """Take it away."""
        if self._server is not None:
            self._server.close()
        self._whole.set()
        pumps = [*self._pumps]
        for pump in pumps:
            pump.cancel()
        await asyncio.gather(*pumps, return_exceptions=True)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._whole.wait()
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.close()
            return
        for one, other in ((reader, back), (there, writer)):
            task = asyncio.get_running_loop().create_task(self._pump(one, other))
            self._pumps.add(task)
            task.add_done_callback(self._pumps.discard)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while piece := await reader.read(PART):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self._whole.wait()
                writer.write(piece)
                await writer.drain()
        except OSError:
            pass  # one side has gone
        finally:
            writer.close()
