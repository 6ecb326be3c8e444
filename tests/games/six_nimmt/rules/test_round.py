"""A round: the deal, the herds and the totals (SN-3, SN-4, SN-11, SN-12)."""

import random

import pytest

import korsi

EACH = range(2, 11)


def all_cards(position):
    lists = [*position["hands"], *position["rows"], *position["herds"]]
    return [card for cards in lists for card in cards]


# The deal


@pytest.mark.parametrize("seats", EACH)
def test_each_player_is_dealt_ten_cards_and_four_start_the_rows(seats):
    """SN-3: ten to each, four face up, the rest is not used; no card is twice."""
    for seed in range(10):
        position = korsi.new("six-nimmt", seats=seats, seed=seed).position()
        assert [len(hand) for hand in position["hands"]] == [10] * seats
        assert [len(row) for row in position["rows"]] == [1] * 4
        cards = all_cards(position)
        assert len(set(cards)) == len(cards) == 10 * seats + 4
        assert set(cards) <= set(range(1, 105))


def test_the_deal_shuffles_all_104_cards():
    """SN-3: with two players any card may come into hand or row."""
    held, laid = set(), set()
    for seed in range(300):
        position = korsi.new("six-nimmt", seats=2, seed=seed).position()
        held.update(card for hand in position["hands"] for card in hand)
        laid.update(card for row in position["rows"] for card in row)
    assert held == laid == set(range(1, 105))


def test_rows_are_not_sorted_when_they_are_dealt():
    """SN-3: the four cards start the rows as they come."""
    firsts = [korsi.new("six-nimmt", seats=4, seed=seed).view(0)["rows"] for seed in range(50)]
    assert any(rows != sorted(rows) for rows in firsts)


def test_a_hand_is_shown_in_ascending_order():
    """SN-3: as the printed rulebook tells the players to hold it."""
    for seed in range(20):
        hand = korsi.new("six-nimmt", seats=4, seed=seed).view(1)["hand"]
        assert hand == sorted(hand)


@pytest.mark.parametrize("seats", [2, 4, 10])
def test_a_row_never_holds_more_than_five_cards(seats, wander):
    """SN-4: the first card included, at every moment of whole games."""
    longest = 0
    for seed in range(3):
        chance = random.Random(seed)
        game = korsi.new("six-nimmt", seats=seats, seed=seed, rounds=2)
        while not game.over:
            wander(game, chance, 1)
            longest = max([longest, *[len(row) for row in game.view(None)["rows"]]])
    assert longest == 5


# Herds, tricks, totals


def test_taken_cards_go_into_the_herd_and_never_back_to_hand(table, choose):
    """SN-11: what was taken can't be played."""
    game = table([[10, 11, 12, 13, 14], [60], [70], [80]], [[15, 1], [90, 2]])
    choose(game, [15, 90])
    assert game.view(0)["hand"] == [1]
    with pytest.raises(korsi.Refused, match="SN-5"):
        game.play(0, {"do": "choose", "card": 12})


def test_herds_and_heads_of_this_round_are_public(table, choose):
    """SN-11: all saw them, so every seat and spectator reads the same herds."""
    game = table([[10, 11, 12, 13, 14], [60], [70], [80]], [[15, 1], [90, 2], [91, 3]])
    choose(game, [15, 90, 91])
    for seat in (0, 1, 2, None):
        assert game.view(seat)["herds"] == [[10, 11, 12, 13, 14], [], []]
        assert game.view(seat)["heads"] == [11, 0, 0]


def test_undealt_cards_are_in_no_view(moments):
    """SN-11: every number a view has is a card on the table or in that hand."""
    for seed in range(30):
        for game in moments(seed):
            position = game.position()
            shown = {card for row in position["rows"] for card in row}
            shown |= {card for herd in position["herds"] for card in herd}
            view = game.view(None)
            lists = view["rows"] + view["herds"] + [[card for _, card in view.get("revealed", [])]]
            seen = {card for cards in lists for card in cards}
            in_trick = position["chosen"] if view["phase"] == "row" else []
            assert seen == shown | set(in_trick), f"seed {seed}"


def test_a_herd_is_kept_in_the_order_of_taking(table, choose):
    """SN-11: the later row behind the earlier one."""
    game = table(
        [[50, 51, 52, 53, 54], [60], [70], [80]],
        [[55, 1], [90, 2]],
        herds=[[20, 3], []],
    )
    choose(game, [55, 90])
    assert game.view(None)["herds"][0] == [20, 3, 50, 51, 52, 53, 54]


@pytest.mark.parametrize("seats", EACH)
def test_a_round_has_ten_tricks(seats):
    """SN-12: ten reveals, hands shrinking by one each, until they are empty."""
    chance = random.Random(seats)
    game = korsi.new("six-nimmt", seats=seats, seed=seats, rounds=1)
    tricks = 0
    while not game.over:
        assert game.view(None)["cards"] == [10 - tricks] * seats
        seat = game.acting[0]
        events = game.play(seat, chance.choice(game.legal(seat)))
        tricks += sum(event["event"] == "revealed" for event in events)
    assert tricks == 10
    assert game.position()["hands"] == [[]] * seats


def test_heads_are_added_to_the_totals_when_the_last_trick_is_done(table, choose):
    """SN-12: not before; then the old total and this round's heads together."""
    game = table(
        [[10, 11, 12, 13, 14], [60], [70], [80]],
        [[15, 20], [90, 91]],
        herds=[[], [55, 22]],
        totals=[7, 30],
    )
    choose(game, [15, 90])
    assert game.scores == [7, 30]
    assert game.view(None)["heads"] == [11, 12]
    choose(game, [20, 91])
    assert game.scores == [7 + 11, 30 + 12]


def test_a_row_chosen_in_the_last_trick_counts_in_this_round(table, choose):
    """SN-12: the round ends after the choice, not with the empty hands."""
    game = table([[55], [60], [70], [80]], [[5], [90]], rounds=1)
    choose(game, [5, 90])
    assert game.view(None)["cards"] == [0, 0]
    assert not game.over
    game.play(0, {"do": "row", "row": 0})
    assert game.over
    assert game.scores == [7, 0]


def test_cards_left_in_the_rows_count_for_nobody(table, choose):
    """SN-12: only herds are counted."""
    game = table([[10, 20, 30], [55], [66], [77]], [[40], [90]], rounds=1)
    choose(game, [40, 90])
    assert game.scores == [0, 0]
