"""The worker processes in which bots think. A worker that dies is replaced and asked again; a view
on which three have died is not asked about any more.

Tables take turns: whoever has many bots waits for them, and nobody else does. Where many tables
wait, bots think less, so that all go on; the tables are told.
"""

import asyncio
import hashlib
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict, deque
from contextlib import suppress
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from korsi.bots import LEVELS
from korsi_server.messages import Json
from korsi_server.metrics import Metrics
from korsi_server.tables.bot_worker import LISTENS, Answer, Question

PAUSES: Final = (0.0, 0.5)
"""Seconds before asking again after the first death on a view, and after the second."""
DEATHS: Final = len(PAUSES) + 1
"""So many workers may die on one view."""
STARTING: Final = 60.0
"""Seconds that a new process may take until it listens; only then its patience is counted."""
CROWDED: Final = ((12, "easy"), (4, "normal"), (2, "hard"), (0, "expert"))
"""From so many waiting tables a worker on, no bot thinks harder than this."""
GOES_ON: Final = {"hard": "search:300", "expert": "search:120ms"}
"""The second and each further move of a turn was mostly thought of with the first: such levels
think shorter about it, so that a turn of many moves is not many times as long as one of few."""
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
        except (OSError, RuntimeError, ValueError, msgspec.DecodeError) as error:
            # uvloop has a RuntimeError for a pipe that closed before anybody knew of the death
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


class Advice(NamedTuple):
    """What a bot would do, whether it had less time than its level wants, and when a worker was
    free to think about it."""

    answer: Answer
    hurried: bool
    begun: float


class Turns:
    """Who gets the next free worker: one question of each table, then the next of each."""

    def __init__(self, workers: list[Worker]) -> None:
        self._free = list(workers)
        self._waiting: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many tables wait."""
        return len(self._waiting)

    async def take(self, table: str) -> Worker:
        """A worker for this table, when its turn has come."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())
            raise

    def give_back(self, worker: Worker) -> None:
        """To whoever is next; who has gone meanwhile is passed over."""
        while self._waiting:
            table, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[table] = turns  # behind all others
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)


class BotPool:
    """All workers of this server."""

    def __init__(self, workers: int, patience: float, metrics: Metrics) -> None:
        self._workers = [Worker(patience) for _ in range(workers)]
        self._turns = Turns(self._workers)
        self._metrics = metrics
        self._closed = False
        self._deaths: OrderedDict[bytes, int] = OrderedDict()
        """How many workers have died on a view that has not been answered since. Whose view it is
        and who asks makes no difference: a bot that moves, or a person who wants a hint."""

    async def start(self) -> None:
        """Start all workers, so that the first bot need not wait."""
        await asyncio.gather(*(worker.start() for worker in self._workers))

    def bearable(self, level: str) -> str:
        """This level, or the highest that there is time for while so many tables wait."""
        crowd = self._turns.waiting / len(self._workers)
        most = next(most for fewer, most in CROWDED if crowd >= fewer)
        return min(level, most, key=LEVELS.index)

    async def think(
        self,
        table: str,
        view: Json,
        level: str,
        seed: int,
        *,
        goes_on: bool = False,
        explain: bool = False,
    ) -> Advice:
        """The move of a bot at this table that knows this view, at the beginning of its turn or
        where it goes on with it, and why if that is asked for; raises Deadly where no worker lives
        to say it."""
        mark = hashlib.sha256(_encode(view)).digest()
        asked = monotonic()
        while (deaths := self._deaths.get(mark, 0)) < DEATHS:
            if deaths:
                await asyncio.sleep(PAUSES[deaths - 1])
            worker = await self._turns.take(table)
            begun = monotonic()
            try:
                if self._closed:
                    raise asyncio.CancelledError
                thought = self.bearable(level)
                self._metrics.hurried.value += thought != level
                bot = GOES_ON.get(thought, thought) if goes_on else thought
                answer = await worker.ask(_encode(Question(view, bot, seed, explain)) + b"\n")
            except Died as death:
                self._bury(mark, death)
            else:
                self._deaths.pop(mark, None)
                self._metrics.think.add(monotonic() - asked)
                return Advice(answer, thought != level, begun)
            finally:
                self._turns.give_back(worker)
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
            await (await self._turns.take("")).stop()
