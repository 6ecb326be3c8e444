"""The end of a game (SN-13, SN-14, SN-15)."""

import random

import pytest

import korsi


@pytest.fixture
def last_trick(table, choose):
    """Seat 0 takes 55 (7 heads) with the last card of a round; the totals before are given."""

    def play(totals, **more):
        seats = len(totals)
        hands = [[1], *[[90 + seat] for seat in range(1, seats)]]
        game = table([[55], [60], [70], [80]], hands, totals=totals, **more)
        choose(game, [hand[0] for hand in hands])
        game.play(0, {"do": "row", "row": 0})
        return game

    return play


def ended(game, seats):
    """All that must be true of a game that is over."""
    assert game.over
    assert game.acting == []
    assert [game.legal(seat) for seat in range(seats)] == [[]] * seats
    assert [game.codes(seat) for seat in range(seats)] == [[]] * seats
    assert game.view(None)["phase"] == "over"
    assert game.view(None)["winners"] == game.winners
    return True


@pytest.mark.parametrize(
    ("before", "over"), [(0, False), (57, False), (58, False), (59, True), (60, True), (65, True)]
)
def test_the_game_ends_when_a_total_is_at_least_66(before, over, last_trick):
    """SN-13: 58 + 7 is 65 and goes on; 59 + 7 is 66 and ends."""
    game = last_trick([before, 10, 20])
    assert game.scores == [before + 7, 10, 20]
    assert game.over == over
    assert game.winners == ([1] if over else [])
    assert not over or ended(game, 3)


def test_the_lowest_total_wins_not_who_reached_the_target(last_trick):
    """SN-13: seat 2 has the fewest heads."""
    game = last_trick([60, 30, 12, 40])
    assert game.scores == [67, 30, 12, 40]
    assert game.winners == [2]


def test_the_target_is_looked_at_only_after_a_full_round(table, choose):
    """SN-13: seat 0 has 65 and takes 11 heads in the middle of a round: play goes on."""
    game = table([[10, 11, 12, 13, 14], [60], [70], [80]], [[15, 20], [90, 91]], totals=[65, 50])
    choose(game, [15, 90])
    assert not game.over
    assert game.scores == [65, 50]
    assert game.acting == [0, 1]
    choose(game, [20, 91])
    assert game.over
    assert game.scores == [76, 50]


def test_who_is_ahead_at_the_end_may_be_another_than_when_the_target_fell(table, choose):
    """SN-13: seat 0 passes 66 in the middle, but seat 1 takes more before the round ends."""
    game = table(
        [[10, 11, 12, 13, 14], [60], [70], [80, 81, 82, 83, 88]],
        [[15, 20], [90, 91]],
        totals=[60, 64],
    )
    choose(game, [15, 90])
    choose(game, [20, 91])
    assert game.scores == [71, 64 + 3 + 1 + 1 + 1 + 5]
    assert game.winners == [0]


@pytest.mark.parametrize(("target", "over"), [(1, True), (7, True), (8, False), (100, False)])
def test_another_target_may_be_agreed(target, over, last_trick):
    """SN-14: 7 heads reach 7 and not 8."""
    game = last_trick([0, 0], target=target)
    assert game.over == over
    assert game.options["target"] == target


def test_a_higher_target_outlasts_66(last_trick):
    """SN-14: with 100 agreed, 66 is nothing special."""
    assert not last_trick([92, 10], target=100).over
    assert last_trick([93, 10], target=100).over


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_fixed_number_of_rounds_ends_the_game_after_them(rounds, wander):
    """SN-14: no sooner and no later, though no total is near the target."""
    game = korsi.new("six-nimmt", seats=3, seed=rounds, rounds=rounds, target=1000)
    wander(game, random.Random(rounds))
    assert game.view(None)["round"] == rounds
    assert ended(game, 3)


def test_with_a_number_of_rounds_the_target_is_ignored(wander):
    """SN-14: target 1 is passed in the first round; three rounds are played all the same."""
    game = korsi.new("six-nimmt", seats=4, seed=1, rounds=3, target=1)
    chance = random.Random(1)
    passed = False
    while game.view(None)["round"] < 3:
        wander(game, chance, 1)
        passed = passed or max(game.scores) >= 1
        assert not game.over
    assert passed
    wander(game, chance)
    assert game.view(None)["round"] == 3


def test_fewer_rounds_end_the_game_below_the_target(last_trick):
    """SN-14: the second of two rounds is the last, at 7 heads."""
    game = last_trick([0, 3], rounds=2, round=2)
    assert ended(game, 2)
    assert game.winners == [1]


def test_by_default_66_is_the_target_and_rounds_are_not_counted():
    """SN-14: the options of a table that agreed on nothing."""
    game = korsi.new("six-nimmt", seats=2, seed=1)
    assert game.options == {"variant": "classic", "target": 66, "rounds": None}
    options = {option["name"]: option for option in korsi.catalogue()[0]["options"]}
    assert (options["target"]["default"], options["rounds"]["default"]) == (66, None)
    assert options["target"]["from"] == options["rounds"]["from"] == 1


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ([60, 12, 12, 40], [1, 2]),
        ([60, 12, 30, 12], [1, 3]),
        ([60, 12, 12, 12], [1, 2, 3]),
        ([60, 67, 67, 67], [0, 1, 2, 3]),
        ([60, 70, 67, 68], [0, 2]),
    ],
)
def test_equal_lowest_totals_share_the_win(totals, winners, last_trick):
    """SN-15: every seat with the lowest total has won, those who reached the target too."""
    game = last_trick(totals, rounds=1)
    assert game.winners == winners
    assert game.view(0)["winners"] == winners


def test_nobody_has_won_before_the_end(moments):
    """SN-13: no winners while somebody is to act."""
    for seed in range(20):
        for game in moments(seed):
            assert game.over == (not game.acting) == bool(game.winners)
            assert ("winners" in game.view(None)) == game.over


@pytest.mark.parametrize("variant", ["classic", "known", "draft"])
@pytest.mark.parametrize("seed", range(4))
def test_scores_and_winners_of_whole_games(variant, seed, wander):
    """SN-13: some total has reached the target, none had before the last round; least wins."""
    game = korsi.new("six-nimmt", seats=4, seed=seed, variant=variant, target=30)
    before = game.scores
    chance = random.Random(seed)
    while not game.over:
        before = game.scores
        wander(game, chance, 1)
    assert max(before) < 30 <= max(game.scores)
    least = min(game.scores)
    assert game.winners == [seat for seat in range(4) if game.scores[seat] == least]
    assert game.view(1)["totals"] == game.scores
    assert ended(game, 4)


def test_the_last_rounds_herds_stay_on_the_table_to_be_counted(last_trick):
    """SN-12: after the end one can still see who took what."""
    game = last_trick([60, 0])
    assert game.view(None)["herds"] == [[55], []]
    assert game.view(None)["heads"] == [7, 0]
    assert game.view(None)["rows"] == [[1], [60], [70], [80, 91]]


# The next round


def test_the_next_round_is_dealt_anew(last_trick):
    """SN-13: ten new cards each, rows of one, empty herds, nothing chosen, totals kept."""
    game = last_trick([10, 20, 30])
    position = game.position()
    assert position["round"] == 2
    assert position["phase"] == "choose"
    assert [len(hand) for hand in position["hands"]] == [10, 10, 10]
    assert [len(row) for row in position["rows"]] == [1, 1, 1, 1]
    cards = [card for cards in [*position["hands"], *position["rows"]] for card in cards]
    assert len(set(cards)) == 34
    assert position["herds"] == [[], [], []]
    assert position["chosen"] == [None, None, None]
    assert position["totals"] == [17, 20, 30]
    assert game.view(None)["heads"] == [0, 0, 0]
    assert game.acting == [0, 1, 2]


def test_a_new_round_differs_from_the_one_before(wander):
    """SN-3: the cards are shuffled again every round."""
    for seed in range(20):
        game = korsi.new("six-nimmt", seats=2, seed=seed, target=10**6)
        chance = random.Random(seed)
        deals = []
        for round in range(1, 6):
            while game.view(None)["round"] < round:
                wander(game, chance, 1)
            position = game.position()
            deals.append(str([position["hands"], position["rows"]]))
        assert len(set(deals)) == 5, f"seed {seed}"


def test_the_next_deal_depends_on_the_seed_and_the_round_alone(wander):
    """SN-3: however the first round was played, the second is dealt the same."""
    deals = set()
    for played in range(4):
        game = korsi.new("six-nimmt", seats=3, seed=5, target=10**6)
        chance = random.Random(played)
        while game.view(None)["round"] == 1:
            wander(game, chance, 1)
        deals.add(str([game.position()[field] for field in ("hands", "rows")]))
    assert len(deals) == 1
