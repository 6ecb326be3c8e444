"""What the bots know of 6 nimmt!, and what they can't know."""

import json
import random
from typing import Any

import pytest

import korsi
from korsi.bots import Thought, make_bot
from korsi.sentences import LANGUAGES, say

ROWS = [[10], [20], [30], [40]]
BLIND = [90, 91, 92, 93, 94]  # what the other seat holds


def thought(game, spec="greedy", seat=0):
    return make_bot(spec, seed=1).think(game.view(seat))


@pytest.fixture
def greedy(table):
    """greedy(rows, hand): what the greedy bot thinks there."""

    def think(rows, hand):
        return thought(table(rows, [hand, BLIND[: len(hand)]]))

    return think


FULL = [40, 41, 42, 43, 44]  # 3 + 1 + 1 + 1 + 5 = 11 heads
CHEAP = [31, 32, 34, 36, 37]  # 5 heads


@pytest.mark.parametrize(
    ("rows", "hand", "card"),
    [
        (ROWS, [13, 22, 39], 22),  # gaps 3, 2, 9
        (ROWS, [22, 31, 48], 31),  # gaps 2, 1, 8
        (ROWS, [12, 22, 32], 12),  # equal gaps: the lowest card
        ([[10], [20], [30], FULL], [45, 29], 29),  # 1 above a full row; 9 above one with room
        ([[10], [20], CHEAP, FULL], [38, 45], 38),  # both full: 5 heads or 11
        ([[10], [20], CHEAP, FULL], [39, 38], 38),  # the same full row: the nearer card
        ([[50], [60], [55], FULL], [3, 45], 3),  # 3 costs the cheapest row, 1 head; 45 costs 11
        ([[55], [66], [77], CHEAP], [3, 38], 38),  # 5 heads both: 66 for 3, or the nearer 37
        ([[50], [60], [70], [80]], [2, 3, 104], 104),  # 24 above 80 is far, but free
        ([[50], [60], [70], [80]], [2, 9, 4], 9),  # all too low: the highest of them
    ],
)
def test_greedy_plays_the_least_cost_then_the_closest_gap(rows, hand, card, greedy):
    """SN-8, SN-9, SN-10: the heads that the card would bring at once, then the difference."""
    assert greedy(rows, sorted(hand)).move == {"do": "choose", "card": card}


@pytest.mark.parametrize(
    ("rows", "row"),
    [
        ([[50, 55], [60, 61], [70, 75], [80, 81, 82]], 1),  # 10, 4, 5, 5
        ([[51, 52], [66], [71], [81]], 2),  # 2, 5, 1, 1: the first of the cheapest
        ([[51], [62], [71], [81]], 0),
        ([[55], [66], [77], [100, 101]], 3),  # the longest may be the cheapest
        ([[61, 62, 63, 64, 67], [66], [55], [88]], 0),  # 5, 5, 7, 5
    ],
)
@pytest.mark.parametrize("spec", ["greedy", "random"])
def test_a_quick_bot_takes_the_cheapest_row_the_first_of_several(spec, rows, row, table, choose):
    """SN-10: fewest heads, not fewest cards; the random bot is random only with its cards."""
    game = table(rows, [[5, 6], [103, 104]])
    choose(game, [5, 103])
    assert thought(game, spec).move == {"do": "row", "row": row}


COUNTED = ("safe", "worlds", "saved")
"""Numbers that are counted in worlds: test_hints.py has those."""


def plain(mind: Thought) -> tuple[str, dict[str, Any]]:
    """The reason, without what is counted."""
    return mind.why, {name: mind.data[name] for name in mind.data if name not in COUNTED}


def test_a_reason_names_the_row_the_gap_and_the_room(greedy):
    """SN-8: a card that fits."""
    mind = greedy([[10], [20, 21], [30], [40]], [23, 99])
    assert plain(mind) == (
        "six-nimmt-why-fits",
        {"card": 23, "row": 1, "gap": 2, "room": 3},
    )


def test_a_reason_names_the_price_of_a_full_row(greedy):
    """SN-9: both cards cost; the cheaper one and its heads are named."""
    mind = greedy([[99], [100], [101], FULL], [45, 46])
    assert plain(mind) == ("six-nimmt-why-full", {"card": 45, "row": 3, "heads": 11})


def test_a_reason_names_the_price_of_the_lowest_card(greedy):
    """SN-10: what the cheapest row would cost."""
    mind = greedy([[66], [70], [80], [77]], [5, 6])
    assert plain(mind) == ("six-nimmt-why-lowest", {"card": 6, "heads": 3})


def test_a_reason_names_the_row_that_is_taken_and_its_heads(table, choose):
    """SN-10: rows count from 0 in data and from 1 in sentences."""
    game = table([[66], [70], [80, 81], [77]], [[5, 6], [103, 104]])
    choose(game, [5, 103])
    mind = thought(game)
    assert plain(mind) == ("six-nimmt-why-row", {"row": 1, "heads": 3})
    assert "ow 2" in say("en", mind.why, mind.data)


def test_a_reason_for_a_pick_names_the_card():
    """SN-17: greedy drafts the highest card left."""
    game = korsi.new("six-nimmt", seats=2, seed=1, variant="draft")
    mind = thought(game)
    assert mind.move == {"do": "draft", "card": 24}
    assert plain(mind) == ("six-nimmt-why-draft", {"card": 24})


@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize("spec", ["random", "greedy", "easy", "search:12"])
def test_every_reason_is_a_sentence_and_every_move_is_legal(spec, seed, moments):
    """SN-5: at random moments in all ways, in every language."""
    for game in moments(seed):
        for seat in game.acting:
            mind = make_bot(spec, seed).think(game.view(seat))
            assert mind.move in game.legal(seat), f"seed {seed}"
            for language in LANGUAGES:
                assert say(language, mind.why, mind.data), f"seed {seed}"


# Search


@pytest.mark.parametrize("seed", range(3))
def test_search_is_the_same_for_the_same_seed_and_iterations(seed):
    """SN-5: move, reasons and every number of the search."""
    view = korsi.new("six-nimmt", seats=4, seed=seed).view(1)
    one, other = (make_bot("search:100", seed=9).think(view) for _ in range(2))
    assert (one.move, one.why, one.data, one.tried) == (
        *(other.move, other.why, other.data, other.tried),
    )
    assert make_bot("search:100", seed=10).think(view).tried != one.tried


def test_search_weighs_every_legal_move():
    """SN-5: each card of the hand at least once, and no more often than it was told in all."""
    game = korsi.new("six-nimmt", seats=4, seed=1)
    mind = make_bot("search:200", seed=1).think(game.view(0))
    assert [move for move, _, _ in mind.tried] == game.legal(0)
    assert all(times >= 1 for _, times, _ in mind.tried)
    assert 100 <= mind.iterations <= 200


def test_search_is_worth_minus_the_heads_of_the_round(table):
    """SN-12: known cards; 11 then 12 costs 7 heads, 12 first one head more, for sure."""
    game = table(
        [[6, 7, 8, 9, 10], [21], [20], [19]],
        [[11, 12], [22, 23]],
        herds=[[], [1, 2, 3, 4, 5, 13, 14, 15, 16, 17, 18, 24]],
        variant="known",
    )
    mind = make_bot("search:40", seed=1).think(game.view(0))
    assert [(move["card"], worth) for move, _, worth in mind.tried] == [(11, -7.0), (12, -8.0)]
    assert mind.move == {"do": "choose", "card": 11}


def test_search_keeps_away_from_a_row_that_is_sure_to_cost(table):
    """SN-9: 55 would take 27 heads whatever the other plays; 104 is safe now and later."""
    rows = [[11, 22, 33, 44, 54], [100], [101], [102]]
    game = table(rows, [[56, 104], [97, 99]])
    assert make_bot("search:60", seed=1).move(game.view(0)) == {"do": "choose", "card": 104}


def test_search_takes_the_row_that_costs_less_in_the_end(table, choose):
    """SN-10: nothing is left to play, so the cheapest row it is."""
    game = table([[55], [66], [71], [88]], [[5], [103]])
    choose(game, [5, 103])
    assert make_bot("search:40", seed=1).move(game.view(0)) == {"do": "row", "row": 2}


# Nothing but the view


@pytest.mark.parametrize("spec", ["random", "greedy", "easy", "search:24"])
@pytest.mark.parametrize("seed", range(5))
def test_a_bot_plays_the_same_whatever_the_others_hold(spec, seed, wander):
    """SN-5: other hidden hands, other choices, another seed: the same view, the same move."""
    game = korsi.new("six-nimmt", seats=4, seed=seed)
    wander(game, random.Random(seed), 4 * seed + 2)
    seat = game.acting[0]
    moves = []
    for number in range(4):
        world = korsi.load(korsi.imagine(game.view(seat), number).position())
        view = json.loads(json.dumps(world.view(seat)))
        moves.append(str(make_bot(spec, seed=3).move(view)))
    moves.append(str(make_bot(spec, seed=3).move(game.view(seat))))
    assert len(set(moves)) == 1, f"seed {seed}"


@pytest.mark.parametrize("spec", ["random", "greedy", "search:24"])
def test_thinking_leaves_the_view_as_it_was(spec):
    """SN-5: a bot only looks."""
    view = korsi.new("six-nimmt", seats=4, seed=1).view(0)
    before = json.dumps(view)
    make_bot(spec, seed=1).think(view)
    assert json.dumps(view) == before


@pytest.mark.parametrize("spec", ["random", "greedy", "search:24"])
def test_a_bot_that_has_nothing_to_decide_says_so(spec, table, choose):
    """SN-5, SN-10, SN-13: a spectator, a seat that waits for a row, a game that is over."""
    game = table(ROWS, [[5, 6], [103, 104]])
    views = [game.view(None)]
    choose(game, [5, 103])
    views.append(game.view(1))
    views.append(table(ROWS, [[], []], phase="over", totals=[66, 0]).view(0))
    for view in views:
        with pytest.raises(ValueError, match=r"\w+ \w+"):
            make_bot(spec, seed=1).think(view)


@pytest.mark.statistics
@pytest.mark.parametrize(
    ("variant", "seats"),
    [("classic", n) for n in range(2, 11)]
    + [(way, n) for way in ("known", "draft") for n in range(2, 7)],
)
def test_all_bots_finish_their_games(variant, seats):
    """SN-13: every kind at one table, with two to ten seats, in all ways, without a refusal."""
    kinds = ["search:8", "greedy", "random", "easy"]
    bots = [make_bot(kinds[seat % 4], seed=seat) for seat in range(seats)]
    game = korsi.new("six-nimmt", seats=seats, seed=seats, variant=variant, rounds=1)
    while not game.over:
        seat = game.acting[0]
        game.play(seat, bots[seat].move(game.view(seat)))
    assert game.winners


@pytest.mark.statistics
@pytest.mark.parametrize("spec", ["greedy", "search:30"])
def test_what_a_bot_knows_is_worth_something(spec):
    """SN-13: against three random players it takes far less than their share (fixed seeds)."""
    taken = [0, 0, 0, 0]
    for seed in range(25):
        bots = [make_bot(spec, seed), *[make_bot("random", seed + s) for s in (1, 2, 3)]]
        game = korsi.new("six-nimmt", seats=4, seed=seed, rounds=1)
        while not game.over:
            seat = game.acting[0]
            game.play(seat, bots[seat].move(game.view(seat)))
        taken = [sum(pair) for pair in zip(taken, game.scores, strict=True)]
    assert taken[0] < 0.75 * sum(taken[1:]) / 3
