"""Information-set search: try each move in many imagined worlds, and drop the worse half.

Every world is imagined from what the seat knows, never from the real table. In one world all
moves still in the running are tried, with the same chance, so that they differ by their worth
and not by their luck. After each stage the worse half is dropped (sequential halving), so most
of the time goes into telling the best moves apart. Moves made at the same time are no special
case: what the others choose is imagined too, and chosen without knowing ours.
"""

from time import monotonic
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from korsi.contract import Instinct, Mind
from korsi.random import Random


@final
class Outcome:
    """What a search found: the moves, how often each was tried, and what it was worth."""

    def __init__(self, codes: list[int], tries: list[int], worth: list[float], best: int) -> None:
        self.codes = codes
        self.tries = tries
        self.worth = worth
        self.best = best


def search(
    mind: Mind, instinct: Instinct, chance: Random, iterations: int | None, seconds: float | None
) -> Outcome:
    """The best move of the mind's seat, within so many iterations or seconds (or both)."""
    seat = mind.seat
    codes = instinct.candidates(mind.world(chance), seat)
    count: i64 = len(codes)
    tries = vec[i64]([0] * count)
    worth = vec[float]([0.0] * count)
    running = vec[i64](range(count))
    stages: i64 = 0
    while (count - 1) >> stages > 0:
        stages += 1
    started = monotonic()
    for stage in range(stages):
        size: i64 = len(running)
        worlds: i64 = 1 << 40
        if iterations is not None:
            worlds = max(i64(iterations) // (stages * size), 1)
        until = 0.0
        if seconds is not None:
            until = started + seconds * float(stage + 1) / float(stages)
        played: i64 = 0
        while played < worlds:
            world = mind.world(chance)
            luck = chance.seed()
            for i in range(size):
                arm = running[i]
                copy = world.copy()
                worth[arm] += instinct.unfold(copy, seat, codes[arm], Random(luck))
                tries[arm] += 1
            played += 1
            if seconds is not None and monotonic() >= until:
                break
        running = _better_half(running, worth, tries)
    best = int(running[0]) if count > 0 else -1
    return Outcome(
        [int(code) for code in codes],
        [int(n) for n in tries],
        [worth[i] / float(tries[i]) if tries[i] > 0 else 0.0 for i in range(count)],
        best,
    )


def _better_half(running: vec[i64], worth: vec[float], tries: vec[i64]) -> vec[i64]:
    """The moves that did better on average, best first; half of them, rounded up."""
    order = sorted([(-worth[arm] / float(tries[arm]), int(arm)) for arm in running])
    return vec[i64]([arm for _, arm in order[: (len(order) + 1) // 2]])
