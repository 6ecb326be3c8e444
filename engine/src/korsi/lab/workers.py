"""Several processes that work through a list in order."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

from korsi.lab.match import PAUSE, Pace

Task = TypeVar("Task")
Result = TypeVar("Result")


MOST_WORKERS = 256
"""More processes than that are a slip of the keyboard."""


def cores() -> int:
    """How many processes can really run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_order(
    work: Callable[[Task, Pace], Result], tasks: Iterable[Task], workers: int, pace: Pace
) -> Iterator[Result]:
    """The results of all tasks, in the order of the tasks, whoever does them.

    With one worker it all happens here. `work` must beat the pace it is given; where the
    listener has heard enough, Enough is raised and what was not yet given is lost.
    """
    if workers == 1:
        for task in tasks:
            yield work(task, pace)
        return
    waiting = iter(tasks)
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_settle)
    try:
        begun: deque[Future[Result]] = deque()
        while True:
            with _undisturbed():
                # A few ahead, so that nobody waits for the slowest.
                for task in islice(waiting, 4 * workers - len(begun)):
                    begun.append(pool.submit(partial(_answer, work), task))
            if not begun:
                return
            yield _wait(begun.popleft(), pace)
    finally:
        _end(pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """Nobody waits for work that nobody wants, nor for a worker that is still starting: what they
    have not given is lost in any case, and they hold nothing but their part of a pipe."""
    crew = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in crew:
        worker.kill()
    for worker in crew:
        worker.join()


def _wait(future: "Future[Result]", pace: Pace) -> Result:
    while True:
        pace.beat()
        try:
            return future.result(PAUSE)
        except TimeoutError:
            continue


def _answer(work: Callable[[Task, Pace], Result], task: Task) -> Result:
    """In a worker: do one task; who has heard enough ends the worker."""
    return work(task, Pace(None))


def _settle() -> None:
    """In a worker, first of all: Ctrl-C is for the parent, and nobody outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Hold Ctrl-C back for a moment: a process born now is deaf to it from the beginning."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
