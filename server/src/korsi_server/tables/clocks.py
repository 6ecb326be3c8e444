"""The time of those who sit at a table, as its log tells it. Whole thousandths of a second, which a
server has measured; no clock on any wall is looked at here."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from korsi_server.messages import Time

SECOND: Final = 1000
DAY: Final = 24 * 3600 * SECOND
GRACE: Final = 5 * SECOND
"""Of each move nobody pays for so much: what happened before has to be told."""
MISSED: Final = 3
"""Who has let so many moves in a row go by does not play any more."""
BOT: Final = "normal"
"""Who plays for a person whose time is over."""


@dataclass(slots=True)
class Watch:
    """The time of one seat."""

    bank: int = 0
    """What is left for the whole game, without what this move has taken so far."""
    used: int = 0
    """What this move has taken so far."""
    overdue: bool = False
    """Time is up, and a bot is to play this move."""
    lost: bool = False
    missed: int = 0
    """So many moves in a row were played by a bot because time was up."""


class Clocks:
    """All clocks of a table. Which of them run, the table knows."""

    __slots__ = ("_watches", "time")

    def __init__(self, time: Time, seats: int) -> None:
        self.time = time
        bank = time.amount * 60 * SECOND if time.kind == "bank" else 0
        self._watches = [Watch(bank) for _ in range(seats)]

    def copy(self) -> "Clocks":
        """The same, for what may come."""
        clocks = Clocks(self.time, 0)
        clocks._watches = [replace(watch) for watch in self._watches]
        return clocks

    def __getitem__(self, seat: int) -> Watch:
        return self._watches[seat]

    def left(self, seat: int) -> int:
        """What this seat has left for this move."""
        watch = self._watches[seat]
        match self.time.kind:
            case "move":
                whole = self.time.amount * SECOND
            case "days":
                whole = self.time.amount * DAY
            case _:
                whole = watch.bank
        return whole - max(0, watch.used - GRACE)

    def grace(self, seat: int) -> int:
        """What is still free of this move."""
        return max(0, GRACE - self._watches[seat].used)

    def until(self, seat: int) -> int:
        """How long this clock may run until time is up."""
        return self.left(seat) + self.grace(seat)

    def tick(self, ms: int, running: Iterable[int]) -> None:
        """Time passes for these seats."""
        for seat in running:
            self._watches[seat].used += ms

    def settle(self, seat: int, *, own: bool) -> None:
        """A move is made that can't be taken back, by the `own` person or by a bot; or nothing is
        asked of this seat any more. What comes next begins anew."""
        watch = self._watches[seat]
        watch.bank = max(0, watch.bank - max(0, watch.used - GRACE))
        if own and self.time.kind == "bank":
            watch.bank += self.time.more * SECOND
        watch.used = 0
        watch.overdue = False

    def up(self, seat: int) -> None:
        """Time is over."""
        watch = self._watches[seat]
        watch.missed += 1
        watch.overdue = True
        watch.lost = watch.lost or self.time.end == "lost"
