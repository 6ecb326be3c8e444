"""What holds after every move: nothing is lost, nothing appears, one piece a space."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import korsi
from games.black_dog.rules.boards import DECK, DISC, GAME, ORIGINS, PAWS, PEN
from games.black_dog.rules.lively import eager, strewn
from games.black_dog.rules.model import receiver_of
from korsi.random import Random


def check(position):
    """BD-1 to BD-4, BD-11, BD-25."""
    seats, phase = position["seats"], position["phase"]
    cards = Counter(position["deck"] + position["played"])
    for hand in position["hands"]:
        cards.update(hand)
    if phase == "give":
        cards.update(card for card in position["gifts"] if card)
    assert cards == Counter(DECK)
    each = 4 if seats == 4 else 5
    assert [len(places) for places in position["pawns"]] == [each] * seats
    track = [at for places in position["pawns"] for at in places if PEN < at < 64]
    if position["dog"] is not None:
        track.append(position["dog"])
        assert position["dog"] not in ORIGINS[4]
    assert (position["dog"] is None) == (phase == "dog")
    assert len(set(track)) == len(track)
    for places in position["pawns"]:
        lane = [at for at in places if at >= 64]
        assert len(set(lane)) == len(lane)
        assert all(PEN <= at <= 67 for at in places)
    assert all(len(hand) <= 5 for hand in position["hands"])
    assert (phase == "turn") == bool(position["paws"])
    for paw in position["paws"]:
        assert paw in PAWS
        assert any(paw in places for places in position["pawns"])
    for hand, entries in zip(position["hands"], position["stuck"], strict=True):
        for entry in entries:  # BD-30: what is known is true
            assert sum(card in entry["cards"] for card in hand) <= entry["fresh"] < len(hand)
    if phase != "give":
        for giver, gift in enumerate(position["gifts"]):  # BD-8, BD-29
            assert gift is None or gift in position["hands"][receiver_of(seats, giver)]


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
        check(before)
        seat, move = eager(game, chance) if chance.random() < 0.7 else careless(game, chance)
        assert move in game.legal(seat)
        game.play(seat, move)
        settle(before, game.position(), move)
    check(game.position())


def careless(game, chance):
    seat = chance.choice(game.acting)
    return seat, chance.choice(game.legal(seat))


@settings(max_examples=40)
@given(st.integers(0, 2**32), st.sampled_from([2, 3, 4]))
def test_somebody_can_always_move(seed, seats):
    """BD-9, BD-10, BD-30: whoever acts has a legal move, and nobody else has one."""
    chance = random.Random(seed)
    game = korsi.load(strewn(seats, chance))
    for _ in range(8):
        for seat in range(seats):
            assert bool(game.legal(seat)) == (seat in game.acting)
        if game.over:
            break
        game.play(*careless(game, chance))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_careless_games_come_to_their_end(seats):
    """BD-27: there is no round limit, but somebody wins."""
    chance = random.Random(seats)
    for seed in range(2):
        game = korsi.load(strewn(seats, chance))
        game.state.playout(Random(seed))
        assert game.over
        position = game.position()
        check(position)
        sides = [[0, 2], [1, 3]] if seats == 4 else [[seat] for seat in range(seats)]
        assert game.winners in sides
        best = 8 if seats == 4 else 4
        assert [game.scores[seat] for seat in game.winners] == [best] * len(game.winners)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_and_moves_give_the_same_game(seats):
    """BD-7: chance comes from the seed alone."""
    games = [korsi.new(GAME, seats=seats, seed=12) for _ in range(2)]
    chances = [random.Random(3) for _ in range(2)]
    for _ in range(60):
        told = [
            game.play(*careless(game, chance)) for game, chance in zip(games, chances, strict=True)
        ]
        assert told[0] == told[1]
    assert games[0].record() == games[1].record()
    assert korsi.replay(games[0].record()).position() == games[0].position()
    other = korsi.new(GAME, seats=seats, seed=13)
    assert other.position()["deck"] != korsi.new(GAME, seats=seats, seed=12).position()["deck"]


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
