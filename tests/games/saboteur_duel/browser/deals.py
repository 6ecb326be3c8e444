"""Deals of Saboteur: The Duel with what a test needs."""

from functools import cache

import korsi


@cache
def with_a_path() -> int:
    """A seed whose first deal lets seat 0 lay a card."""
    seed = 0
    while all(move["do"] != "lay" for move in _duel(seed).legal(0)):
        seed += 1
    return seed


@cache
def with_a_troll() -> int:
    """A seed whose first deal gives seat 0 a troll at a crossroads."""
    seed = 0
    while "P_X_TROLL" not in _duel(seed).view(0)["hand"]:
        seed += 1
    return seed


def _duel(seed: int) -> korsi.Game:
    return korsi.new("saboteur-duel", seats=2, seed=seed)
