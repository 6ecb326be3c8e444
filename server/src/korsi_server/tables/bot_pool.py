"""The worker processes in which bots think. A worker that dies is replaced and asked again; a view
on which three have died is not asked about any more."""

import asyncio
import hashlib
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict
from contextlib import suppress
from time import monotonic
from typing import Final

import msgspec

from korsi_server.messages import Json
from korsi_server.metrics import Metrics
from korsi_server.tables.bot_worker import LISTENS, Answer, Question

PAUSES: Final = (0.0, 0.5)
"""Seconds before asking again after the first death on a view, and after the second."""
DEATHS: Final = len(PAUSES) + 1
"""So many workers may die on one view."""
STARTING: Final = 60.0
"""Seconds that a new process may take until it listens; only then its patience is counted."""
REMEMBERED: Final = 1000
"""So many views on which workers have died are kept in mind."""

logger = logging.getLogger("korsi")
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Answer).decode


class Died(Exception):
    """A worker did not answer: it ended, or thought for too long and was ended."""


class Deadly(Exception):
    """No worker survives thinking about this view."""


class Worker:
    """One process, which answers one question at a time."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._birth: asyncio.Task[Process] | None = None
        self._listens = False

    @property
    def process(self) -> Process | None:
        """The process, once it is there."""
        born = self._birth is not None and self._birth.done() and not self._birth.exception()
        return self._birth.result() if self._birth is not None and born else None

    async def start(self) -> Process:
        """Be ready before the first question. Whoever waits for it may be called away: the process
        is then still ours to end."""
        old = self.process
        if old is not None and old.returncode is not None:
            self._birth = None  # it died while nobody asked it anything
        if self._birth is None:
            self._listens = False
            self._birth = asyncio.get_running_loop().create_task(_new_process())
        try:
            return await asyncio.shield(self._birth)
        except OSError:
            self._birth = None
            raise

    async def ask(self, question: bytes) -> Answer:
        """The answer; raises Died where there is none."""
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            if not self._listens:
                async with asyncio.timeout(STARTING):
                    self._listens = await process.stdout.readline() == LISTENS
            async with asyncio.timeout(self._patience):
                process.stdin.write(question)
                await process.stdin.drain()
                line = await process.stdout.readline()
                if not line:
                    await process.wait()  # it has nothing more to say: let its end be known
            return _decode(line)
        except (OSError, ValueError, msgspec.DecodeError) as error:
            hung = isinstance(error, TimeoutError)
            await self.stop()
            raise Died("hung" if hung else f"ended with {process.returncode}") from error
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for that to the next question
            raise

    def kill(self) -> None:
        """End what it is thinking about, whoever waits for that."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()

    async def stop(self) -> None:
        """End the process, if there is one, and let go of all that belongs to it. Only for who has
        the worker: nobody else may be reading from it."""
        birth, self._birth = self._birth, None
        if birth is None:
            return
        with suppress(OSError):  # it could not be started
            process = await birth
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
            await process.communicate()


async def _new_process() -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "korsi_server.tables.bot_worker",
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,  # a worker's last words may quote a view
    )


class BotPool:
    """All workers of this server."""

    def __init__(self, workers: int, patience: float, metrics: Metrics) -> None:
        self._workers = [Worker(patience) for _ in range(workers)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._metrics = metrics
        self._closed = False
        self._deaths: OrderedDict[bytes, int] = OrderedDict()
        """How many workers have died on a view that has not been answered since. Whose view it is
        and who asks makes no difference: a bot that moves, or a person who wants a hint."""

    async def start(self) -> None:
        """Start all workers, so that the first bot need not wait."""
        await asyncio.gather(*(worker.start() for worker in self._workers))

    async def think(self, view: Json, level: str, seed: int) -> Answer:
        """The move of a bot that knows this view; raises Deadly where no worker lives to say it."""
        question = _encode(Question(view, level, seed)) + b"\n"
        mark = hashlib.sha256(_encode(view)).digest()
        begun = monotonic()
        while (deaths := self._deaths.get(mark, 0)) < DEATHS:
            if deaths:
                await asyncio.sleep(PAUSES[deaths - 1])
            worker = await self._free.get()
            try:
                if self._closed:
                    raise asyncio.CancelledError
                answer = await worker.ask(question)
            except Died as death:
                self._bury(mark, death)
            else:
                self._deaths.pop(mark, None)
                self._metrics.think.add(monotonic() - begun)
                return answer
            finally:
                self._free.put_nowait(worker)
        raise Deadly

    def _bury(self, mark: bytes, death: Died) -> None:
        """One worker less; the next question starts another."""
        self._metrics.workers.value += 1
        logger.warning("a bot worker %s and is replaced", death)
        self._deaths[mark] = self._deaths.get(mark, 0) + 1
        self._deaths.move_to_end(mark)
        if len(self._deaths) > REMEMBERED:
            self._deaths.popitem(last=False)

    @property
    def processes(self) -> list[int]:
        """The ids of the processes there are now."""
        return [worker.process.pid for worker in self._workers if worker.process is not None]

    async def close(self) -> None:
        """End all workers, and wait until everyone who had one has given it back."""
        self._closed = True
        for worker in self._workers:
            worker.kill()
        for _ in self._workers:
            await (await self._free.get()).stop()
