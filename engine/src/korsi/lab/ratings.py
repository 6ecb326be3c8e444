"""Ratings of contestants from the games they played, by the Plackett-Luce model."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Rating:
    """How strong, and how sure: `ordinal` is a strength that is almost certainly reached."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """Three sigma below mu."""
        return self.mu - 3 * self.sigma

    def json(self) -> dict[str, Any]:
        """As a JSON-able object."""
        return {"mu": self.mu, "sigma": self.sigma, "ordinal": self.ordinal}


def rate(
    games: Iterable[tuple[Sequence[str], Sequence[int]]], contestants: Sequence[str], low_wins: bool
) -> dict[str, Rating]:
    """Ratings after all games in this order: who sat where, and the scores; equal scores tie.

    A contestant in several seats of a game enters with the same strength in each, and goes on
    with the mean of what they came to.

    >>> ratings = rate([(["a", "b"], [3, 5]), (["b", "a"], [9, 4])], ["a", "b"], low_wins=True)
    >>> ratings["a"].mu > 25 > ratings["b"].mu
    True
    """
    # Long to import, and most of a laboratory rates nobody.
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # bots neither learn nor tire
    ratings = {name: Rating(model.mu, model.sigma) for name in contestants}
    for line, scores in games:
        seats = [[model.rating(mu=ratings[name].mu, sigma=ratings[name].sigma)] for name in line]
        ranks = [float(score if low_wins else -score) for score in scores]
        after = [seat[0] for seat in model.rate(seats, ranks=ranks)]
        for name in set(line):
            own = [rating for rating, sitter in zip(after, line, strict=True) if sitter == name]
            ratings[name] = Rating(
                sum(rating.mu for rating in own) / len(own),
                sum(rating.sigma for rating in own) / len(own),
            )
    return ratings
