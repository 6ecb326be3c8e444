"""Information-set search: try each move in many imagined worlds, and drop the worse half.

Every world is imagined from what the seat knows, never from the real table. In one world all
moves still in the running are tried, with the same chance, so that they differ by their worth
and not by their luck. After each stage the worse half is dropped (sequential halving), so most
of the time goes into telling the best moves apart. Moves made at the same time are no special
case: what the others choose is imagined too, and chosen without knowing ours.

A compiled loop hears nobody, not even Ctrl-C. So a search goes on for as many tries as it is told,
and its caller listens in between; what it finds does not depend on how it was divided.
"""

from time import monotonic
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from korsi.contract import GameBot, Knowledge, State
from korsi.random import Random


@final
class Weighing:
    """A search under way for the best move of the knowledge's seat, within so many iterations or
    seconds (or both)."""

    def __init__(
        self,
        knowledge: Knowledge,
        bot: GameBot[Any],
        chance: Random,
        iterations: int | None,
        seconds: float | None,
    ) -> None:
        self.knowledge: Knowledge = knowledge
        self.bot: GameBot[Any] = bot
        self.chance: Random = chance
        self.iterations = iterations
        self.seconds = seconds
        self.world: State = knowledge.world(chance)
        self.luck: i64 = 0
        self.codes: vec[i64] = bot.candidates(self.world, knowledge.seat)
        count: i64 = len(self.codes)
        self.tries: vec[i64] = vec[i64]([0] * count)
        self.worth: vec[float] = vec[float]([0.0] * count)
        self.running: vec[i64] = vec[i64](range(count))
        stages: i64 = 0
        while (count - 1) >> stages > 0:
            stages += 1
        self.stages: i64 = stages
        self.stage: i64 = 0
        self.worlds: i64 = 0  # of this stage, at most
        self.played: i64 = 0  # of them
        self.next: i64 = 0  # of those in the running, in the world that is being played
        self.until: float = 0.0
        self.started: float = monotonic()
        self._begin_stage()

    @property
    def over(self) -> bool:
        """Whether one move is left."""
        return self.stage >= self.stages

    def go_on(self, most: i64) -> None:
        """Try moves so many times more, unless the search is over before."""
        knowledge = self.knowledge
        bot = self.bot
        chance = self.chance
        seat = knowledge.seat
        codes = self.codes
        tries = self.tries
        worth = self.worth
        left = most
        while left > 0 and self.stage < self.stages:
            running = self.running
            size: i64 = len(running)
            if self.next == 0:
                self.world = knowledge.world(chance)
                self.luck = chance.number()
            world = self.world
            luck = self.luck
            first = self.next
            end = first + left
            if end > size:
                end = size
            for i in range(first, end):
                arm = running[i]
                copy = world.copy()
                worth[arm] += bot.unfold(copy, seat, codes[arm], Random(luck))
                tries[arm] += 1
            left -= end - first
            self.next = end
            if end == size:
                self.next = 0
                self.played += 1
                if self.played >= self.worlds or (
                    self.seconds is not None and monotonic() >= self.until
                ):
                    self.running = _better_half(running, worth, tries)
                    self.stage += 1
                    self._begin_stage()

    def _begin_stage(self) -> None:
        """How many worlds, or until when."""
        self.played = 0
        if self.stage >= self.stages:
            return
        size: i64 = len(self.running)
        self.worlds = i64(1) << 20 << 20
        iterations = self.iterations
        if iterations is not None:
            self.worlds = max(i64(iterations) // (self.stages * size), 1)
        seconds = self.seconds
        if seconds is not None:
            share = float(self.stage + 1) / float(self.stages)
            self.until = self.started + seconds * share

    @property
    def best(self) -> int:
        """The code of the best move."""
        return int(self.codes[self.running[0]])

    def tried(self) -> list[tuple[int, int, float]]:
        """Every move that was weighed: its code, how often it was tried, and what it was worth."""
        found: list[tuple[int, int, float]] = []
        for i in range(i64(len(self.codes))):
            times = self.tries[i]
            mean = self.worth[i] / float(times) if times > 0 else 0.0
            found.append((int(self.codes[i]), int(times), mean))
        return found


def _better_half(running: vec[i64], worth: vec[float], tries: vec[i64]) -> vec[i64]:
    """The moves that did better on average, best first; half of them, rounded up."""
    order = sorted([(-worth[arm] / float(tries[arm]), int(arm)) for arm in running])
    return vec[i64]([arm for _, arm in order[: (len(order) + 1) // 2]])
