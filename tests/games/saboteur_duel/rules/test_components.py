"""Nothing is lost, nothing appears, in games where more happens than in careless ones."""

import random

import pytest

import korsi
from games.saboteur_duel.components import conserved
from games.saboteur_duel.rules.lively import moments
from games.saboteur_duel.rules.mazes import GAME


@pytest.mark.parametrize("seed", range(100, 106))
def test_cards_counters_and_keys_are_conserved_in_lively_games(seed):
    """SD-1, SD-26, SD-28: with many claims, bribes and keys."""
    for game in moments(seed):
        conserved(game.position())


def test_hands_never_grow_beyond_six():
    """SD-7, SD-8: and shrink only by clearing or an empty pile."""
    for seed in range(10):
        chance = random.Random(seed)
        game = korsi.new(GAME, seats=2, seed=seed)
        sizes, round = [6, 6], 1
        while not game.over:
            (seat,) = game.acting
            move = chance.choice(game.legal(seat))
            game.play(seat, move)
            view = game.view(None)
            if view["round"] != round:
                sizes, round = [6, 6], view["round"]
            elif move["do"] == "clear":
                sizes[seat] -= 1
            if view["phase"] == "act" and view["pile"]:
                assert view["cards"] == sizes, f"seed {seed}"
            assert max(view["cards"]) <= 6
