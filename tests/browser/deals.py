"""Deals with what a test needs."""

from functools import cache

import korsi


@cache
def with_the_lowest_card(seats: int) -> int:
    """A seed whose first deal gives seat 0 card 1: it fits in no row, whatever the others do."""
    seed = 0
    while 1 not in korsi.new("six-nimmt", seats=seats, seed=seed).view(0)["hand"]:
        seed += 1
    return seed


@cache
def with_a_path() -> int:
    """A seed whose first deal of the duel lets seat 0 lay a card."""
    seed = 0
    while all(move["do"] != "lay" for move in _duel(seed).legal(0)):
        seed += 1
    return seed


def _duel(seed: int) -> korsi.Game:
    return korsi.new("saboteur-duel", seats=2, seed=seed)


@cache
def with_a_start_card() -> int:
    """A seed by which seat 0 of four begins the first round of Black DOG, with two start cards."""
    seed = 0
    while True:
        view = korsi.new("black-dog", seats=4, seed=seed).view(0)
        starts = [card for card in view["hand"] if card.startswith("start_")]
        if view["starter"] == 0 and len(starts) == 2:
            return seed
        seed += 1
