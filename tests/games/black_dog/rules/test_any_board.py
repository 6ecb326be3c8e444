"""What holds after every move from any board on: components are conserved, pawns at home stay."""

import random

import pytest
from given import given, settings
from given import strategies as st

import korsi
from games.black_dog.components import conserved
from games.black_dog.rules.boards import DISC, GAME
from games.black_dog.rules.lively import eager, strewn
from korsi.random import Random


def settle(position, after, move):
    """What must hold between two moments."""
    before, now = position["pawns"], after["pawns"]
    home = [sum(at >= 64 for at in places) for places in before]
    assert all(
        sum(at >= 64 for at in places) >= count for places, count in zip(now, home, strict=True)
    ), "a pawn left its lane"
    if move["do"] == "turn":
        off = [[at for at in places if at not in DISC] for places in before]
        assert off == [[at for at in places if at not in DISC] for places in now]
    if move["do"] in ("give", "fold", "discard", "dog"):
        assert now == before
    if move["do"] == "swap":
        places = [sorted(at for held in pawns for at in held) for pawns in (before, now)]
        assert places[0] == places[1]


@pytest.mark.statistics
@settings(max_examples=60)
@given(st.integers(0, 2**32), st.sampled_from([2, 3, 4]), st.sampled_from(["passing", "landing"]))
def test_cards_and_pieces_are_conserved(seed, seats, bites):
    """BD-3, BD-4, BD-11, BD-25: from any board on."""
    chance = random.Random(seed)
    game = korsi.load(strewn(seats, chance, bites))
    for _ in range(12):
        if game.over:
            break
        before = game.position()
        conserved(before)
        seat, move = eager(game, chance) if chance.random() < 0.7 else careless(game, chance)
        assert move in game.legal(seat)
        game.play(seat, move)
        settle(before, game.position(), move)
    conserved(game.position())


def careless(game, chance):
    seat = chance.choice(game.acting)
    return seat, chance.choice(game.legal(seat))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_careless_games_come_to_their_end(seats):
    """BD-27: there is no round limit, but somebody wins."""
    chance = random.Random(seats)
    for seed in range(2):
        game = korsi.load(strewn(seats, chance))
        game.state.playout(Random(seed))
        assert game.over
        conserved(game.position())
        sides = [[0, 2], [1, 3]] if seats == 4 else [[seat] for seat in range(seats)]
        assert game.winners in sides
        best = 8 if seats == 4 else 4
        assert [game.scores[seat] for seat in game.winners] == [best] * len(game.winners)


@pytest.mark.parametrize("seats", [2, 3])
def test_hands_stay_equal_with_two_and_three_players(seats):
    """BD-30: in the order of turns, whoever discards and draws."""
    chance = random.Random(seats)
    game = korsi.new(GAME, seats=seats, seed=seats)
    for _ in range(300):
        if game.over:
            break
        view = game.view(None)
        if view["phase"] in ("play", "discard"):
            order = [(view["starter"] + n) % seats for n in range(seats)]
            place = order.index(view["turn"])
            most = view["cards"][view["turn"]]
            for number, seat in enumerate(order):
                assert view["cards"][seat] == most - (number < place)
        game.play(*careless(game, chance))
