"""What a sample says about the truth: a mean, and between which limits it may be."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

NORMAL = 1.959964
STUDENT = (
    *(12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281),
    *(2.2010, 2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860),
    *(2.0796, 2.0739, 2.0687, 2.0639, 2.0595, 2.0555, 2.0518, 2.0484, 2.0452, 2.0423),
)
"""Student's t for 95 %, for 1 to 30 degrees of freedom: a few deals promise less than many."""


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % confidence interval; without one where the samples tell nothing of it."""

    mean: float
    low: float | None
    high: float | None

    def json(self) -> dict[str, Any]:
        """As a JSON-able object."""
        return {"mean": self.mean, "low": self.low, "high": self.high}


def estimate(samples: Sequence[float]) -> Estimate:
    """The mean of what was seen, and between which limits the truth may be (Student's t).

    One sample, or samples that are all the same, tell nothing about how far it may be off.

    >>> estimate([1.0, 2.0, 3.0])  # doctest: +ELLIPSIS
    Estimate(mean=2.0, low=-0.484..., high=4.484...)
    >>> estimate([2.0, 2.0])
    Estimate(mean=2.0, low=None, high=None)
    """
    count = len(samples)
    mean = sum(samples) / count
    spread = sqrt(_variance(samples))
    if spread == 0:
        return Estimate(mean, None, None)
    margin = _quantile(count - 1) * spread / sqrt(count)
    return Estimate(mean, mean - margin, mean + margin)


def estimate_share(samples: Sequence[float], games: int = 1) -> Estimate:
    """A share, such as that of the wins, from samples between 0 and 1, each of so many games.

    >>> estimate_share([1.0, 1.0])  # two of two  # doctest: +ELLIPSIS
    Estimate(mean=1.0, low=0.342..., high=1.0)

    Nothing between 0 and 1 varies more than a single win or loss with the same mean, so Wilson's
    interval for as many wins or losses as there are samples holds. Where the samples are of several
    games and vary less than that, they count for more, up to the number of games; with few samples
    it is not certain that they do, and they count for less (Korn and Graubard's correction).
    """
    count = len(samples)
    mean = sum(samples) / count
    variance = _variance(samples)
    weight = float(count)
    if variance > 0:
        certain = (NORMAL / _quantile(count - 1)) ** 2
        weight *= min(max(mean * (1 - mean) / variance * certain, 1.0), float(games))
    return wilson(mean, weight)


def wilson(share: float, count: float) -> Estimate:
    """A share of so many, with Wilson's interval: honest for few, and near 0 and 1.

    >>> wilson(0.5, 10)  # doctest: +ELLIPSIS
    Estimate(mean=0.5, low=0.236..., high=0.763...)
    """
    square = NORMAL**2 / count
    middle = (share + square / 2) / (1 + square)
    margin = sqrt(square * (share * (1 - share) + square / 4)) / (1 + square)
    return Estimate(
        share, max(0.0, min(middle - margin, share)), min(1.0, max(middle + margin, share))
    )


def _variance(samples: Sequence[float]) -> float:
    """As far as it can be told from the samples; 0 for one."""
    count = len(samples)
    mean = sum(samples) / count
    if count < 2 or min(samples) == max(samples):
        return 0.0
    return sum((sample - mean) ** 2 for sample in samples) / (count - 1)


def _quantile(freedom: int) -> float:
    """Student's t; beyond the table by the first term of its expansion (error < 0.002)."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    return NORMAL + (NORMAL**3 + NORMAL) / (4 * freedom)
