"""The advanced ways: known cards and draft (SN-16, SN-17, SN-18)."""

import random

import pytest

import korsi

SEATS = range(2, 7)


def in_play(position):
    lists = [*position["hands"], *position["rows"], *position["herds"]]
    if position["phase"] == "row":
        lists.append(position["chosen"])
    return sorted(card for cards in lists for card in cards)


def drafted(game, chance=None):
    """Let everybody draft: the first card of those left, or any."""
    while game.view(None)["phase"] == "draft":
        seat = game.acting[0]
        moves = game.legal(seat)
        game.play(seat, chance.choice(moves) if chance else moves[0])
    return game


# Known cards


@pytest.mark.parametrize("seats", SEATS)
def test_only_so_many_cards_are_used_that_all_are_in_play(seats):
    """SN-16: 1 … 10·players + 4; 34 for three, 44 for four."""
    for seed in range(5):
        game = korsi.new("six-nimmt", seats=seats, seed=seed, variant="known")
        assert in_play(game.position()) == list(range(1, 10 * seats + 5))
        assert [len(hand) for hand in game.position()["hands"]] == [10] * seats


@pytest.mark.parametrize(("seats", "last"), [(2, 24), (3, 34), (4, 44), (5, 54), (6, 64)])
def test_a_higher_card_is_not_in_use(seats, last):
    """SN-16: the first card left out, refused by its rule."""
    game = korsi.new("six-nimmt", seats=seats, seed=1, variant="known")
    with pytest.raises(korsi.Refused) as refusal:
        game.play(0, {"do": "choose", "card": last + 1})
    assert (refusal.value.rule, refusal.value.data["last"]) == ("SN-16", last)
    assert game.actions == last + 4


@pytest.mark.parametrize("variant", ["known", "draft"])
@pytest.mark.parametrize("seats", [7, 8, 9, 10])
def test_seven_to_ten_players_are_refused(variant, seats):
    """SN-16: the advanced ways are for two to six."""
    with pytest.raises(korsi.Refused) as refusal:
        korsi.new("six-nimmt", seats=seats, seed=1, variant=variant)
    assert refusal.value.rule == "SN-16"
    assert refusal.value.why == "six-nimmt-too-many-seats"
    assert refusal.value.data == {"seats": seats, "most": 6}
    assert str(refusal.value).startswith("SN-16: This way of playing is for 2 to 6 players")


@pytest.mark.parametrize("seats", [7, 10])
def test_seven_to_ten_players_may_play_the_classic_way(seats):
    """SN-16: the limit is of the advanced ways alone."""
    assert korsi.new("six-nimmt", seats=seats, seed=1).acting == list(range(seats))


def test_all_cards_stay_in_play_through_whole_games(wander):
    """SN-16: hands, rows, herds and the trick together are all cards in use, at every move."""
    for seed in range(4):
        chance = random.Random(seed)
        seats = 2 + seed
        game = korsi.new("six-nimmt", seats=seats, seed=seed, variant="known", rounds=2)
        while not game.over:
            assert in_play(game.position()) == list(range(1, 10 * seats + 5))
            wander(game, chance, 1)


def test_known_cards_are_shuffled():
    """SN-16: in SN-3 read "all cards in use": which hand gets which is chance."""
    hands = {
        str(korsi.new("six-nimmt", seats=2, seed=s, variant="known").view(0)["hand"])
        for s in range(50)
    }
    assert len(hands) == 50


def test_in_the_known_way_hands_are_hidden():
    """SN-18: everyone knows which cards are out there, not who has them."""
    game = korsi.new("six-nimmt", seats=3, seed=1, variant="known")
    for looker in (0, 1, 2, None):
        assert "hands" not in game.view(looker)
    assert game.view(1)["hand"] == game.position()["hands"][1]
    assert "hand" not in game.view(None)


def test_the_classic_way_hides_hands_too():
    """SN-18: only the draft shows them."""
    assert "hands" not in korsi.new("six-nimmt", seats=3, seed=1).view(0)


# Draft


@pytest.mark.parametrize("seats", SEATS)
def test_a_draft_begins_with_all_cards_face_up(seats):
    """SN-17: as SN-16, and nothing is in hand or row yet."""
    game = korsi.new("six-nimmt", seats=seats, seed=1, variant="draft")
    for looker in (0, seats - 1, None):
        view = game.view(looker)
        assert view["phase"] == "draft"
        assert view["pool"] == list(range(1, 10 * seats + 5))
        assert view["rows"] == []
        assert view["hands"] == [[]] * seats
        assert view["cards"] == [0] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_players_draft_in_turn_clockwise_until_each_has_ten(seats):
    """SN-17: one card each, seat + 1 after seat, ten times round."""
    game = korsi.new("six-nimmt", seats=seats, seed=1, variant="draft")
    order = []
    while game.view(None)["phase"] == "draft":
        assert len(game.acting) == 1
        order.append(game.acting[0])
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    assert order == list(range(seats)) * 10
    assert game.view(None)["cards"] == [10] * seats
    assert game.acting == list(range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_pick_moves_one_seat_clockwise_each_round(seats):
    """SN-17: seat 0 in round 1, seat 1 in round 2, and round again."""
    chance = random.Random(seats)
    game = korsi.new("six-nimmt", seats=seats, seed=1, variant="draft", rounds=seats + 2)
    firsts, order = [], []
    while not game.over:
        view = game.view(None)
        seat = game.acting[0]
        if view["phase"] == "draft":
            if len(view["pool"]) == 10 * seats + 4:
                firsts.append(seat)
                order.clear()
            order.append(seat)
            assert order == [(firsts[-1] + i) % seats for i in range(len(order))]
        game.play(seat, chance.choice(game.legal(seat)))
    assert firsts == [round % seats for round in range(seats + 2)]


def test_a_drafted_card_leaves_the_table_for_the_hand():
    """SN-17: it lies no longer face up, and is in that hand and no other."""
    game = korsi.new("six-nimmt", seats=3, seed=1, variant="draft")
    game.play(0, {"do": "draft", "card": 20})
    game.play(1, {"do": "draft", "card": 7})
    view = game.view(None)
    assert view["hands"] == [[20], [7], []]
    assert view["pool"] == [card for card in range(1, 35) if card not in (7, 20)]
    assert game.legal(2) == [{"do": "draft", "card": card} for card in view["pool"]]


@pytest.mark.parametrize("seed", range(8))
def test_the_four_cards_left_start_the_rows_in_ascending_order(seed):
    """SN-17: whichever they are."""
    chance = random.Random(seed)
    seats = chance.randint(2, 6)
    game = drafted(korsi.new("six-nimmt", seats=seats, seed=1, variant="draft"), chance)
    position = game.position()
    left = set(range(1, 10 * seats + 5)) - {c for hand in position["hands"] for c in hand}
    assert position["rows"] == [[card] for card in sorted(left)]
    assert "pool" not in game.view(None)


@pytest.mark.parametrize("looker", [0, 1, 2, None])
def test_drafted_hands_are_shown_to_everyone(looker):
    """SN-18: to every seat and to spectators, during the draft and after it."""
    game = korsi.new("six-nimmt", seats=3, seed=1, variant="draft")
    chance = random.Random(0)
    for _ in range(40):
        assert game.view(looker)["hands"] == game.position()["hands"]
        seat = game.acting[0]
        game.play(seat, chance.choice(game.legal(seat)))
    assert game.view(looker)["phase"] != "draft"


def test_a_chosen_card_stays_in_the_shown_hand_until_the_reveal():
    """SN-18: else the shown hands would tell what was chosen."""
    game = drafted(korsi.new("six-nimmt", seats=2, seed=1, variant="draft"))
    hands = game.position()["hands"]
    game.play(0, {"do": "choose", "card": hands[0][4]})
    for looker in (0, 1, None):
        assert game.view(looker)["hands"] == hands
    game.play(1, {"do": "choose", "card": hands[1][4]})
    for looker in (0, 1, None):
        assert game.view(looker)["hands"] == [hand[:4] + hand[5:] for hand in hands]


@pytest.mark.parametrize("looker", [1, 2, None])
def test_open_hands_do_not_give_a_choice_away(looker):
    """SN-18: with SN-5: the views of others are the same whatever seat 0 chose."""
    game = drafted(korsi.new("six-nimmt", seats=3, seed=1, variant="draft"))
    views = set()
    for move in game.legal(0):
        world = game.copy()
        world.play(0, move)
        views.add(str(world.view(looker)))
    assert len(views) == 1


def test_a_drafted_game_is_the_same_for_every_seed():
    """SN-17: there is no chance in a draft; the same picks and cards give the same end."""
    ends = set()
    for seed in range(5):
        game = korsi.new("six-nimmt", seats=3, seed=seed, variant="draft", rounds=2)
        chance = random.Random(7)
        while not game.over:
            seat = game.acting[0]
            game.play(seat, chance.choice(game.legal(seat)))
        ends.add(str(game.scores))
    assert len(ends) == 1


def test_draft_codes_name_the_same_move_at_every_moment():
    """SN-17: choosing, rows and drafting have codes of their own, each a different move."""
    game = korsi.new("six-nimmt", seats=2, seed=1, variant="draft")
    moves = [game.move(code) for code in range(game.actions)]
    assert game.actions == 24 + 4 + 24
    assert moves[:24] == [{"do": "choose", "card": card} for card in range(1, 25)]
    assert moves[24:28] == [{"do": "row", "row": row} for row in range(4)]
    assert moves[28:] == [{"do": "draft", "card": card} for card in range(1, 25)]
    drafted(game)
    assert [game.move(code) for code in range(game.actions)] == moves


def test_the_catalogue_tells_the_three_ways():
    """SN-16: classic unless the table agrees on another."""
    option = korsi.catalogue()[0]["options"][0]
    assert option["name"] == "variant"
    assert option["default"] == "classic"
    assert option["choices"] == ["classic", "known", "draft"]
