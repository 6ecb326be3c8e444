"""What is worth counting in a game, declared beside its rules.

A game's `statistics.py` has `STATISTICS`, what is counted of each seat and how it is shown, and
`count`, which goes through the events of a whole game (see `korsi.counting`). Nobody else knows
what a game counts: a server keeps the numbers, a client says them with the game's own words
(`<game>-statistic-<key>`). A game without that file has none.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Statistic:
    """Something that is counted of a seat, in whole numbers from 0 up."""

    key: str
    shown: Literal["total", "mean", "share", "most"] = "total"
    """Over many games: what they have together; that divided by `per`, as a number or in percent;
    or the most of any one game."""
    per: str = ""
    """The statistic that a mean or share is divided by; none: the number of games."""
    group: str = ""
    """Those of one group are parts of a whole, which is called `<game>-statistics-<group>`."""


class Counts:
    """What has been counted so far of every seat."""

    def __init__(self, statistics: Iterable[Statistic], sides: list[list[int]]) -> None:
        keys = [statistic.key for statistic in statistics]
        self._side = {seat: side for side in sides for seat in side}
        self.seats = [dict.fromkeys(keys, 0) for _ in self._side]

    def add(self, seat: int, key: str, count: int = 1) -> None:
        """So many more."""
        self.seats[seat][key] += count

    def reach(self, seat: int, key: str, count: int) -> None:
        """If that is more than ever before in this game, it is what counts."""
        self.seats[seat][key] = max(self.seats[seat][key], count)

    def together(self, seat: int, other: int) -> bool:
        """Whether two seats are one side, or one seat."""
        return other in self._side[seat]
