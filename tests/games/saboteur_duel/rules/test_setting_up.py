"""Set-up (SD-6, SD-7), and what can't be set up."""

from collections import Counter

import pytest

import korsi
from games.saboteur_duel.rules.mazes import DECK, GAME, GOALS, TWO_GOALS

HUGE = 10**30


@pytest.mark.parametrize("seed", range(10))
def test_two_starts_and_six_face_down_goals_lie_in_their_places(seed):
    """SD-6: blue at [1,2], green at [1,4], goals at the six places."""
    game = korsi.new(GAME, seats=2, seed=seed)
    for looker in (0, 1, None):
        view = game.view(looker)
        assert view["maze"] == [
            {"at": [1, 2], "card": "S_BLUE", "turned": False},
            {"at": [1, 4], "card": "S_GREEN", "turned": False},
        ]
        assert view["goals"] == [{"at": list(at), "looked": []} for at in sorted(TWO_GOALS)]


@pytest.mark.parametrize("seed", range(10))
def test_the_goals_are_six_different_of_the_eighteen(seed):
    """SD-6: the others are not used this round."""
    position = korsi.new(GAME, seats=2, seed=seed).position()
    goals = [goal["card"] for goal in position["goals"]] + position["unused"]
    assert sorted(goals) == sorted(GOALS)
    assert len(position["goals"]) == 6


@pytest.mark.statistics
def test_every_goal_comes_to_every_place_equally_often():
    """SD-6: drawn at random (chi-square within five deviations, fixed seeds)."""
    draws = 900
    counts = Counter()
    for seed in range(draws):
        for goal in korsi.new(GAME, seats=2, seed=seed).position()["goals"]:
            counts[tuple(goal["at"]), goal["card"]] += 1
    expected = draws / 18
    cells = [counts[at, card] for at in TWO_GOALS for card in GOALS]
    spread = sum((seen - expected) ** 2 / expected for seen in cells) * 18 / 17
    assert abs(spread - len(cells)) < 5 * (2 * len(cells)) ** 0.5


@pytest.mark.parametrize("seed", range(10))
def test_six_cards_each_are_dealt_and_forty_are_left(seed):
    """SD-7: of the 34 path and 18 action cards shuffled together."""
    game = korsi.new(GAME, seats=2, seed=seed)
    position = game.position()
    dealt = Counter(card for hand in position["hands"] for card in hand)
    assert dealt + Counter(position["pile"]) == Counter(DECK)
    assert game.view(None)["cards"] == [6, 6]
    assert game.view(None)["pile"] == 40
    assert position["discard"] == []


@pytest.mark.statistics
def test_every_place_of_the_deal_gets_every_kind():
    """SD-7: the first card of the pile is any card, as often as there are copies of it."""
    draws = 1500
    counts = Counter(korsi.new(GAME, seats=2, seed=s).position()["pile"][0] for s in range(draws))
    spread = sum(
        (counts[card] - draws * copies / 52) ** 2 / (draws * copies / 52)
        for card, copies in DECK.items()
    )
    assert abs(spread - (len(DECK) - 1)) < 5 * (2 * len(DECK)) ** 0.5


def test_hands_and_goals_do_not_come_from_the_same_draws():
    """SD-6, SD-7: games with the same first goal have different hands."""
    games = [korsi.new(GAME, seats=2, seed=seed).position() for seed in range(150)]
    hands = {str(game["hands"]) for game in games}
    assert len(hands) == 150


@pytest.mark.parametrize(("colour", "seat"), [("green", 0), ("blue", 1)])
def test_green_starts_round_1(colour, seat):
    """SD-7: whoever sits there."""
    for seed in range(5):
        game = korsi.new(GAME, seats=2, seed=seed, colour=colour)
        assert game.acting == [seat]
        assert game.view(None)["round"] == 1


@pytest.mark.parametrize("colour", ["green", "blue"])
def test_the_starts_lie_in_their_places_whoever_has_which_colour(colour):
    """SD-6: the blue start is at [1,2] also when seat 0 is blue, and each reaches its own."""
    game = korsi.new(GAME, seats=2, seed=1, colour=colour)
    starts = {"blue": [[1, 2, "NESW"]], "green": [[1, 4, "NESW"]]}
    view = game.view(None)
    assert view["routes"] == [starts[seat] for seat in view["colours"]]


def test_the_same_seed_is_the_same_game_and_another_seed_another():
    """SD-7: chance comes from the seed."""
    assert (
        korsi.new(GAME, seats=2, seed=3).position() == korsi.new(GAME, seats=2, seed=3).position()
    )
    games = {str(korsi.new(GAME, seats=2, seed=seed).position()["pile"]) for seed in range(50)}
    assert len(games) == 50


@pytest.mark.parametrize("seats", [-1, 0, 3, HUGE, True, "2", 2.0, None, [2]])
def test_one_or_two_can_play(seats):
    """SD-1: with the sentence of the house."""
    with pytest.raises(ValueError, match="saboteur-duel is for 1 to 2 players, not"):
        korsi.new(GAME, seats=seats, seed=1)


@pytest.mark.parametrize("colour", ["", "Green", "red", None, 0, True, ["green"], {}])
def test_the_colour_is_green_or_blue(colour):
    """SD-31: the sentence lists them."""
    with pytest.raises(ValueError, match=r"option colour: .* is not one of green, blue \(SD-\d+\)"):
        korsi.new(GAME, seats=1, seed=1, colour=colour)


def test_the_catalogue_tells_seats_options_and_who_wins():
    """SD-1, SD-30, SD-31: one or two players, a colour, most nuggets win."""
    (entry,) = (entry for entry in korsi.catalogue() if entry["game"] == GAME)
    assert entry["seats"] == {"from": 1, "to": 2}
    assert entry["wins"] == "high"
    (option,) = entry["options"]
    assert (option["name"], option["default"]) == ("colour", "green")
    assert option["choices"] == ["green", "blue"]
