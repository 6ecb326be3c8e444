"""What is shown to people in a terminal: tables, and a bar while something goes on."""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import Any, Protocol, TypeVar

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from korsi.cli.grid import Sheet
from korsi.cli.lines import INTERRUPTED, complain, write_json
from korsi.lab.estimate import Estimate


class Screen(Console):
    """A console that takes words as they are: no markup, no emoji, no guessing."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, markup=False, emoji=False, highlight=False)

    def on_broken_pipe(self) -> None:
        """The reader has gone: `main` knows what to do."""
        raise BrokenPipeError


def write_table(table: RenderableType) -> None:
    """A table in the answer."""
    Screen().print(table)


def sheet(*columns: str, left: int = 1) -> Sheet:
    """An empty table: the first columns are words, the others numbers."""
    return Sheet(columns, left)


POINTS, PER_CENT = "{:.3f}", "{:.1%}"


def interval(estimate: Estimate, form: str) -> str:
    """A mean with its limits, where there are any.

    >>> interval(Estimate(1.0, 0.342, 1.0), PER_CENT)
    '100.0% (34.2%–100.0%)'
    """
    mean = form.format(estimate.mean)
    if estimate.low is None or estimate.high is None:
        return mean
    return f"{mean} ({form.format(estimate.low)}–{form.format(estimate.high)})"


class Result(Protocol):
    """What many games came to: all that were asked for, or those until somebody said stop."""

    @property
    def asked(self) -> int:
        """How many were asked for."""

    def json(self) -> dict[str, Any]:
        """All of it, for a program."""


Shown = TypeVar("Shown", bound=Result)


def conclude(result: Shown, done: int, what: str, show: Callable[[Shown], None] | None) -> int:
    """The end of a command that plays many games: the answer, in JSON if nothing shows it to
    people, and the exit code. Stopped before the first, there is no answer."""
    if done == 0:
        complain(f"stopped before the first of {result.asked} {what} was over; nothing to show yet")
        return INTERRUPTED
    if done < result.asked:
        complain(f"stopped after {done} of {result.asked} {what}")
    if show is None:
        write_json(result.json())
    else:
        show(result)
    return 0


@contextmanager
def counting(total: int, what: str) -> Iterator[Callable[[int], bool]]:
    """A bar while something long is going on, if a person is watching.

    What it gives takes the number done and answers whether to go on: the first Ctrl-C is a
    wish to stop, the second is not a wish any more.
    """
    stopped = False

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal stopped
        if stopped:
            raise KeyboardInterrupt
        stopped = True

    listening = current_thread() is main_thread()
    before = signal.signal(signal.SIGINT, stop) if listening else None
    try:
        with Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Screen(stderr=True),
            transient=True,
            disable=not sys.stderr.isatty(),
        ) as bar:
            task = bar.add_task(what, total=total)

            def go_on(done: int) -> bool:
                bar.update(task, completed=done)
                return not stopped

            yield go_on
    finally:
        if listening:
            signal.signal(signal.SIGINT, before or signal.SIG_DFL)
