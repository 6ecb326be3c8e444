"""What a sample says about the truth: a mean, and how far off it may be."""

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
    """A mean and its 95 % confidence interval, mean ± margin; None: one sample tells nothing.

    >>> estimate([1.0, 2.0, 3.0])  # doctest: +ELLIPSIS
    Estimate(mean=2.0, margin=2.4841...)
    """

    mean: float
    margin: float | None

    def json(self) -> dict[str, Any]:
        """As a JSON-able object."""
        return {"mean": self.mean, "margin": self.margin}


def estimate(samples: list[float]) -> Estimate:
    """The mean of what was seen, and how far the truth may be from it."""
    count = len(samples)
    mean = sum(samples) / count
    if count < 2:
        return Estimate(mean, None)
    spread = sqrt(sum((sample - mean) ** 2 for sample in samples) / (count - 1))
    return Estimate(mean, _quantile(count - 1) * spread / sqrt(count))


def _quantile(freedom: int) -> float:
    """Student's t; beyond the table by the first term of its expansion (error < 0.002)."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    return NORMAL + (NORMAL**3 + NORMAL) / (4 * freedom)
