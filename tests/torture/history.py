"""Whether what people saw of a log could have happened in one order: each thing at some moment
between asked and answered. (For an append-only log that is easy to see: whatever is answered with a
number comes after everything that was answered before it was asked.)"""

from bisect import bisect_left
from itertools import accumulate
from typing import Literal, NamedTuple

from torture.promises import hold


class Seen(NamedTuple):
    """Something asked of a log, and the number that it was answered with: the own place in it, or
    how far it was when somebody came."""

    asked: float
    answered: float
    kind: Literal["append", "read"]
    number: int
    id: str = ""
    """Of what was appended."""


def in_one_order(seen: list[Seen]) -> None:
    """Raises Wrong with what could not have happened."""
    ended = sorted(seen, key=lambda one: one.answered)
    ends = [one.answered for one in ended]
    highest = [*accumulate((one.number for one in ended), max)]
    appended: dict[int, Seen] = {}
    for one in seen:
        hold(one.asked <= one.answered, f"{one} was answered before it was asked")
        before = bisect_left(ends, one.asked)
        known = highest[before - 1] if before else 0
        if one.kind == "read":
            hold(one.number >= known, f"{one} shows less than {known}, which was known before")
        else:
            hold(one.number > known, f"{one} is not after {known}, which was known before")
            other = appended.setdefault(one.number, one)
            hold(other is one, f"{one} and {other} are at the same place")
