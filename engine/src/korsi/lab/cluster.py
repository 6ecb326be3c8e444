"""Many games on a Ray cluster: seeds in blocks, the results in the order of the seeds.

Which cluster that is, Ray decides as ever: the one that this program is connected to already, the
one that RAY_ADDRESS names, or else one of its own on this machine, for as long as it is needed.
"""

import os
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import korsi
from korsi.lab.match import PAUSE, Pace
from korsi.lab.workers import cores

Result = TypeVar("Result")
Work = Callable[[range], Result]
"""What is to be done with a block of seeds, wherever that is: a function of a module, or a partial
of one, so that Korsi must be installed there, and nothing else."""

AT_HOME = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
"""For a Ray of our own: it listens on this machine only (which Ray reads when it is imported), and
does not warn of accelerators at each start."""
LONG = 1.0
"""Seconds that a block should take: long beside the way there and back, and short enough that
little is done twice where a worker is lost, and little is lost where somebody says stop."""
MOST = 1 << 17
"""Seeds in a block, however soon it is done."""
AHEAD = 3
"""Blocks on their way for each processor, so that nobody waits for the slowest."""
TRIES = 3
"""How often a Ray of our own is started: it has 30 seconds for that, which is not up to us, and on
a very busy machine they may be too few."""
SLOW = 5.0
"""Seconds: a start that fails sooner has another fault, and would fail again."""


class Block(NamedTuple):
    """Seeds that somebody works on."""

    seeds: range
    answer: Any


def on_ray(work: Work[Result], seeds: range, pace: Pace) -> Iterator[Result]:
    """What comes of all seeds, in their order, in blocks as large as they happen to be; `pace.done`
    counts the seeds. A block whose worker is lost is done again by another.

    Raises Enough where the listener has heard enough, and ValueError where Ray is not installed or
    the cluster has another Korsi.
    """
    ray = _installed()
    with _connected(ray):
        # For ever: a lost worker says nothing about the block, and the games must end in any case.
        remote = ray.remote(max_retries=-1, retry_exceptions=False)(_block)
        waiting: deque[Block] = deque()
        left, size = seeds, 1
        try:
            while left or waiting:
                room = AHEAD * int(ray.cluster_resources().get("CPU", 1)) - len(waiting)
                while left and room > 0:
                    block, left, room = left[:size], left[size:], room - 1
                    waiting.append(Block(block, remote.remote(korsi.__version__, work, block)))
                first = waiting.popleft()
                result, seconds = _wait(ray, first, pace)
                pace.done += len(first.seeds)
                size = _next_size(len(first.seeds), seconds)
                yield result
        finally:
            for unwanted in waiting:
                ray.cancel(unwanted.answer, force=True)


def _next_size(seeds: int, seconds: float) -> int:
    """How many seeds the next block should have, where these took so long; never many more at once,
    since games differ."""
    return max(1, min(MOST, 4 * seeds, int(seeds * LONG / max(seconds, 1e-6))))


def _wait(ray: Any, block: Block, pace: Pace) -> tuple[Any, float]:
    while True:
        pace.beat()
        done, _ = ray.wait([block.answer], timeout=PAUSE)
        if done:
            break
    try:
        answer: tuple[Any, float] = ray.get(block.answer)
    except ray.exceptions.RayTaskError as error:
        raise error.as_instanceof_cause() from None
    except ray.exceptions.RayError as error:  # the cluster itself has gone
        raise ValueError(f"Ray has lost what was played: {error}") from error
    return answer


def _block(version: str, work: Work[Result], seeds: range) -> tuple[Result, float]:
    """On the cluster: do one block, and say how long it took."""
    if version != korsi.__version__:
        raise ValueError(
            f"the cluster has Korsi {korsi.__version__}, and here is {version}:"
            " install the same everywhere"
        )
    started = perf_counter()
    result = work(seeds)
    return result, perf_counter() - started


def _installed() -> Any:
    if not os.environ.get("RAY_ADDRESS"):
        for name, value in AT_HOME.items():
            os.environ.setdefault(name, value)
    try:
        return import_module("ray")
    except ImportError as error:
        raise ValueError("Ray is not installed here: pip install 'korsi[ray]'") from error


@contextmanager
def _connected(ray: Any) -> Iterator[None]:
    if ray.is_initialized():
        yield
        return
    _connect(ray)
    try:
        yield
    finally:
        ray.shutdown()


def _connect(ray: Any) -> None:
    """To the cluster that is named, or to one of our own, which may have to be started again.

    Where that goes wrong Ray raises whatever it likes, a plain Exception too; here it is always a
    ValueError with a sentence, and nothing that was started is left.
    """
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    if os.environ.get("RAY_ADDRESS"):
        try:
            ray.init(**quiet)
        except Exception as error:
            _end(ray, error)
            raise ValueError(f"Ray can't be reached: {_first_line(error)}") from error
        return
    for left in reversed(range(TRIES)):
        started = perf_counter()
        try:
            ray.init(**quiet, num_cpus=cores(), include_dashboard=False)
        except BaseException as error:
            slow = perf_counter() - started > SLOW
            _end(ray, error)
            if not isinstance(error, Exception):  # Ctrl-C
                raise
            if not (left and slow):
                raise ValueError(f"Ray can't be started: {_first_line(error)}") from error
        else:
            return


def _first_line(error: Exception) -> str:
    """What went wrong, without the advice that Ray may add on further lines."""
    return str(error).strip().partition("\n")[0] or type(error).__name__


def _end(ray: Any, error: BaseException) -> None:
    """End what a failed start has left. Ray forgets a node that is not ready; only the error still
    knows of it, and of its processes."""
    step = error.__traceback__
    while step is not None:
        node = step.tb_frame.f_locals.get("self")
        if isinstance(node, ray._private.node.Node):
            started = [info.process for infos in node.all_processes.values() for info in infos]
            # They are asked first: the raylet then ends its own.
            with suppress(Exception):
                node.kill_all_processes(check_alive=False, allow_graceful=True, wait=True)
            for pipe in (process.stdin for process in started if process.stdin is not None):
                pipe.close()
        step = step.tb_next
    with suppress(Exception):  # there may be nothing to take leave of
        ray.shutdown()
