"""The worker processes in which bots think. A worker that dies is replaced and asked again."""

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from time import monotonic
from typing import Final

import msgspec

from korsi_server.messages import Json
from korsi_server.metrics import Metrics
from korsi_server.tables.bot_worker import Answer, Question

PATIENCE: Final = 20.0
"""Seconds for one thought; a worker that needs longer is taken for dead."""
PAUSES: Final = (0.0, 0.1, 0.5, 2.0, 5.0)
"""Seconds before asking again, and again; then always the last."""

logger = logging.getLogger("korsi")
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Answer).decode


class Died(Exception):
    """A worker did not answer."""


class Worker:
    """One process, which answers one question at a time."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def start(self) -> None:
        """Be ready before the first question."""
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "korsi_server.tables.bot_worker",
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,  # a worker's last words may quote a view
            )

    async def ask(self, question: bytes) -> Answer:
        """The answer; raises Died where there is none."""
        await self.start()
        process = self.process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(question)
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
            return _decode(line)
        except (OSError, TimeoutError, ValueError, msgspec.DecodeError) as error:
            await self.stop()
            raise Died from error
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for that to the next question
            raise

    async def stop(self) -> None:
        """End the process, if there is one."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            try:
                process.kill()
            except ProcessLookupError:
                return
            await process.wait()


class BotPool:
    """All workers of this server."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._metrics = metrics

    async def start(self) -> None:
        """Start all workers, so that the first bot need not wait."""
        await asyncio.gather(*(worker.start() for worker in self._workers))

    async def think(self, view: Json, level: str, seed: int) -> Answer:
        """The move of a bot that knows this view. Asks until there is an answer."""
        question = _encode(Question(view, level, seed)) + b"\n"
        begun = monotonic()
        attempt = 0
        while True:
            worker = await self._free.get()
            try:
                answer = await worker.ask(question)
            except Died:
                self._metrics.workers.value += 1
                logger.warning("a bot worker died or hung and was replaced")
            else:
                self._metrics.think.add(monotonic() - begun)
                return answer
            finally:
                self._free.put_nowait(worker)
            await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
            attempt += 1

    @property
    def processes(self) -> list[int]:
        """The ids of the processes there are now."""
        return [worker.process.pid for worker in self._workers if worker.process is not None]

    async def close(self) -> None:
        """End all workers."""
        await asyncio.gather(*(worker.stop() for worker in self._workers))
