"""Nothing is lost, nothing appears: all cards, counters and keys after every move."""

import random
from collections import Counter

import pytest

import korsi
from games.saboteur_duel.rules.lively import moments
from games.saboteur_duel.rules.mazes import BREAKS, DECK, GAME, GOALS, NUGGETS


def check(position):
    """SD-1: 34 path cards, 18 actions and 18 goals, each somewhere and once."""
    cards = Counter(position["pile"] + position["discard"] + position.get("aside", []))
    for part in ("hands", "gold"):
        for held in position[part]:
            cards.update(held)
    cards.update(position["gone"] + position["unused"])
    cards.update(BREAKS[tool] for tools in position["before"] for tool in tools)
    cards.update(entry["card"] for entry in position["maze"])
    cards.update(goal["card"] for goal in position["goals"])
    if "waiting" in position:
        cards[position["waiting"]["card"]] += 1
    starts = {card: count for card, count in cards.items() if card.startswith("S_")}
    assert set(starts.values()) == {1}
    assert len(starts) == position["seats"]
    assert cards - Counter(starts) == Counter(DECK) + Counter(GOALS)
    counters = sum("counter" in entry for entry in position["maze"])
    assert counters < (8 if position["seats"] == 2 else 6)
    assert sum("key" in entry for entry in position["maze"]) <= 2
    won = sum(sum(line["nuggets"]) - sum(line["paid"]) for line in position["rounds"])
    assert won == sum(NUGGETS[card] for cards in position["gold"] for card in cards)


@pytest.mark.parametrize("seats", [1, 2])
def test_cards_counters_and_keys_are_conserved_in_careless_games(seats):
    """SD-1, SD-26, SD-28: to the end of the game."""
    for seed in range(12):
        chance = random.Random(seed)
        game = korsi.new(GAME, seats=seats, seed=seed, colour=chance.choice(["green", "blue"]))
        check(game.position())
        while not game.over:
            (seat,) = game.acting
            game.play(seat, chance.choice(game.legal(seat)))
            check(game.position())


@pytest.mark.parametrize("seed", range(100, 106))
def test_cards_counters_and_keys_are_conserved_in_lively_games(seed):
    """SD-1, SD-26, SD-28: with many claims, bribes and keys."""
    for game in moments(seed):
        check(game.position())


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
