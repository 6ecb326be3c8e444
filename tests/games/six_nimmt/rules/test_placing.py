"""Placing a trick: four rules and one choice (SN-6 … SN-10)."""

import random
from itertools import permutations

import pytest

import korsi

# Placing


@pytest.mark.parametrize("cards", list(permutations([20, 21, 22, 23])))
def test_cards_are_placed_from_lowest_to_highest_whoever_played_them(cards, table, choose):
    """SN-6: four cards in a row of one, ascending, in every order of seats."""
    game = table([[19], [60], [70], [80]], [[card, 90 + i] for i, card in enumerate(cards)])
    choose(game, cards)
    assert game.view(None)["rows"] == [[19, 20, 21, 22, 23], [60], [70], [80]]


def test_the_order_of_choosing_does_not_matter_for_placing(table):
    """SN-6: who chose last still places first if the card is lowest."""
    game = table([[19], [60], [70], [80]], [[21, 1], [20, 2], [22, 3]])
    for seat, card in ((2, 22), (0, 21), (1, 20)):
        events = game.play(seat, {"do": "choose", "card": card})
    placed = [(e["seat"], e["card"]) for e in events if e["event"] == "placed"]
    assert placed == [(1, 20), (0, 21), (2, 22)]


@pytest.mark.parametrize("place", range(4))
def test_a_card_goes_only_onto_a_row_whose_last_card_is_lower(place, table, choose):
    """SN-7: 40 is one below 41, and still goes far down to the only lower card, 2."""
    rows = [[41], [42], [43]]
    rows.insert(place, [2])
    game = table(rows, [[40, 90], [95, 91]])
    choose(game, [40, 95])
    assert game.view(None)["rows"][place] == [2, 40]


def test_only_the_last_card_of_a_row_counts(table, choose):
    """SN-7: 30 fits between 10 and 50, but the row ends in 50; so it goes to 5."""
    game = table([[10, 50], [5], [60], [70]], [[30, 90], [95, 91]])
    choose(game, [30, 95])
    assert game.view(None)["rows"] == [[10, 50], [5, 30], [60], [70, 95]]


@pytest.mark.parametrize("ends", list(permutations([10, 30, 50, 70])))
def test_a_card_goes_to_the_nearest_lower_row_end(ends, table, choose):
    """SN-8: smallest difference, wherever that row lies; a nearer higher end does not count."""
    game = table([[end] for end in ends], [[69, 1], [71, 2]])
    choose(game, [69, 71])
    rows = game.view(None)["rows"]
    assert rows[ends.index(50)] == [50, 69]
    assert rows[ends.index(70)] == [70, 71]
    assert rows[ends.index(10)] == [10]


def test_a_nearer_full_row_is_not_avoided(table, choose):
    """SN-8: a row with room, one further away, does not help."""
    game = table([[40], [31, 32, 33, 34, 41], [60], [70]], [[42, 1], [90, 2]])
    choose(game, [42, 90])
    assert game.view(None)["rows"][0] == [40]
    assert game.view(None)["rows"][1] == [42]


def test_placing_is_forced_and_asks_nobody(table, choose):
    """SN-8: where a card fits, the trick ends without a decision."""
    game = table([[10], [20], [30], [40]], [[11, 1], [21, 2], [31, 3], [41, 4]])
    choose(game, [11, 21, 31, 41])
    assert game.view(None)["phase"] == "choose"
    assert game.acting == [0, 1, 2, 3]


def test_the_sixth_card_takes_the_five_and_starts_the_row(table, choose):
    """SN-9: five cards into the herd, the played card becomes the first."""
    game = table([[10, 11, 12, 13, 14], [60], [70], [80]], [[15, 1], [90, 2]])
    choose(game, [15, 90])
    view = game.view(None)
    assert view["rows"] == [[15], [60], [70], [80, 90]]
    assert view["herds"] == [[10, 11, 12, 13, 14], []]
    assert view["heads"] == [3 + 5 + 1 + 1 + 1, 0]


def test_the_fifth_card_takes_nothing(table, choose):
    """SN-9: a row of four still has room for one."""
    game = table([[10, 11, 12, 13], [60], [70], [80]], [[15, 1], [90, 2]])
    choose(game, [15, 90])
    assert game.view(None)["rows"][0] == [10, 11, 12, 13, 15]
    assert game.view(None)["herds"] == [[], []]


def test_the_played_card_itself_is_not_taken(table, choose):
    """SN-9: 55 and its seven heads stay in the row."""
    game = table([[10, 11, 12, 13, 14], [60], [70], [80]], [[55, 1], [90, 2]])
    choose(game, [55, 90])
    assert 55 not in game.view(None)["herds"][0]
    assert game.view(None)["rows"][0] == [55]


def test_a_row_can_be_taken_twice_in_one_trick_by_different_players(table, choose):
    """SN-9: seven cards at a full row: the first takes five, the sixth card after it again five."""
    hands = [[20 + seat, 90 + seat] for seat in range(7)]
    game = table([[10, 11, 12, 13, 14], [60], [70], [80]], hands)
    choose(game, [20 + seat for seat in range(7)])
    view = game.view(None)
    assert view["rows"][0] == [25, 26]
    assert view["herds"][0] == [10, 11, 12, 13, 14]
    assert view["herds"][5] == [20, 21, 22, 23, 24]
    assert [len(herd) for herd in view["herds"]] == [5, 0, 0, 0, 0, 5, 0]


# The lowest card


def test_the_lowest_card_lets_its_player_choose_any_row(table, choose):
    """SN-10: each of the four rows, long or short, cheap or dear."""
    rows = [[50], [20, 30], [10, 40, 45], [60, 61, 62, 63, 64]]
    for row in range(4):
        game = table(rows, [[6, 1], [46, 2], [5, 3], [65, 4]])
        choose(game, [6, 46, 5, 65])
        assert game.legal(2) == [{"do": "row", "row": r} for r in range(4)]
        game.play(2, {"do": "row", "row": row})
        assert game.view(None)["herds"][2] == rows[row]
        assert game.view(None)["rows"][row][:2] == [5, 6]


def test_the_row_is_chosen_before_higher_cards_are_placed(table, choose):
    """SN-10: at that moment the rows are untouched, and the others wait."""
    rows = [[50], [20, 30], [10, 40, 45], [60, 61, 62, 63, 64]]
    game = table(rows, [[6, 1], [46, 2], [5, 3], [65, 4]])
    choose(game, [6, 46, 5, 65])
    view = game.view(None)
    assert view["phase"] == "row"
    assert view["rows"] == rows
    assert view["herds"] == [[], [], [], []]
    assert view["revealed"] == [[2, 5], [0, 6], [1, 46], [3, 65]]
    assert view["cards"] == [1, 1, 1, 1]


def test_the_row_is_that_players_decision_alone(table, choose):
    """SN-10: only the owner of the lowest card is asked."""
    game = table([[50], [20], [10], [60]], [[6, 1], [46, 2], [5, 3], [65, 4]])
    choose(game, [6, 46, 5, 65])
    assert game.acting == [2]
    assert [len(game.legal(seat)) for seat in range(4)] == [0, 0, 4, 0]


def test_nothing_is_taken_without_the_players_word_even_if_all_rows_cost_the_same(table, choose):
    """SN-10: the choice is never automatic."""
    game = table([[51], [52], [53], [54]], [[6, 1], [7, 2]])
    choose(game, [6, 7])
    assert game.acting == [0]
    assert game.view(None)["rows"] == [[51], [52], [53], [54]]


def test_a_card_lower_than_three_rows_but_not_the_fourth_is_no_lowest_card(table, choose):
    """SN-10: lower than *every* row's last card, or no choice."""
    game = table([[51], [52], [53], [6]], [[7, 1], [90, 2]])
    choose(game, [7, 90])
    assert game.view(None)["phase"] == "choose"
    assert game.view(None)["rows"][3] == [6, 7]


def test_after_the_row_is_taken_the_rest_is_placed_by_the_new_rows(table, choose):
    """SN-10: 6 follows 5 wherever it now lies; 65 goes to what is then nearest."""
    rows = [[50], [20, 30], [10, 40, 45], [60, 61, 62, 63, 64]]
    game = table(rows, [[6, 1], [46, 2], [5, 3], [65, 4]])
    choose(game, [6, 46, 5, 65])
    game.play(2, {"do": "row", "row": 3})
    view = game.view(None)
    assert view["rows"] == [[50, 65], [20, 30], [10, 40, 45, 46], [5, 6]]
    assert view["herds"] == [[], [], [60, 61, 62, 63, 64], []]
    assert view["phase"] == "choose"


@pytest.mark.parametrize("seed", range(15))
def test_there_is_at_most_one_row_choice_in_a_trick_by_the_lowest_card(seed):
    """SN-10: in whole random games, counted between two reveals."""
    chance = random.Random(seed)
    game = korsi.new("six-nimmt", seats=chance.randint(2, 10), seed=seed, rounds=3)
    asked = choices = 0
    while not game.over:
        seat = chance.choice(game.acting)
        events = game.play(seat, chance.choice(game.legal(seat)))
        names = [event["event"] for event in events]
        asked = 0 if "revealed" in names else asked
        view = game.view(None)
        if view["phase"] == "row":
            asked += 1
            choices += 1
            assert view["acting"] == [view["revealed"][0][0]]
            assert len(view["revealed"]) == game.seats
            lowest = view["revealed"][0][1]
            assert lowest == min(card for _, card in view["revealed"])
            assert all(lowest < row[-1] for row in view["rows"])
        assert asked <= 1
    assert choices
