"""The next round, and the end of the game (SD-28 to SD-30)."""

from collections import Counter

import pytest

import korsi
from every_game.answers import named
from games.saboteur_duel.rules.mazes import DECK, GOALS, TWO_GOALS, discard, position, table

TROLL = {(12, 8): "P_X_TROLL green"}


def last_card(maze=None, **more):
    """Green holds the very last card; who discards it ends the round."""
    return table(maze, ["A_MAP"], [], pile=[], **more)


def end(game):
    """Discard the last card; gives the event of the round's end."""
    events = game.play(0, discard("A_MAP"))
    return named(events, "round-ended")[0]


# SD-28: the next round


def test_face_up_goals_without_a_counter_leave_the_game():
    """SD-28: with gold or without."""
    game = last_card({(6, 1): "G_X_0", (6, 3): "G_TL_3_B", (6, 5): "G_LT_2 green"})
    end(game)
    assert game.view(None)["gone"] == ["G_TL_3_B", "G_X_0"]


def test_face_down_goals_are_shuffled_with_the_unused():
    """SD-28: any of them may lie in the next round, the others not."""
    maze = {(6, 1): "G_X_0", (6, 3): "G_TL_3_B", (6, 5): "G_LT_2 green"}
    seen = set()
    for seed in range(30):
        game = last_card(maze, seed=seed)
        end(game)
        new = game.position()
        dealt = {goal["card"] for goal in new["goals"]}
        assert sorted([*dealt, *new["unused"]]) == sorted(
            set(GOALS) - {"G_X_0", "G_TL_3_B", "G_LT_2"}
        )
        assert sorted(tuple(goal["at"]) for goal in new["goals"]) == sorted(TWO_GOALS)
        assert not any(goal["looked"] for goal in new["goals"])
        seen |= dealt
    assert seen == set(GOALS) - {"G_X_0", "G_TL_3_B", "G_LT_2"}


def test_all_other_cards_form_the_new_pile():
    """SD-28: from maze, discard and before the players; six each are dealt."""
    maze = {(2, 4): "P_H", (4, 8): "P_DTURN_GOLD green", (8, 8): "P_X_TROLL blue"}
    game = last_card(maze, before=[["cart"], ["lantern"]])
    end(game)
    new = game.position()
    cards = Counter(new["pile"] + new["hands"][0] + new["hands"][1])
    assert cards == Counter(DECK) - Counter(["P_DTURN_GOLD"])
    assert [len(hand) for hand in new["hands"]] == [6, 6]
    assert new["discard"] == []
    assert new["before"] == [[], []]
    assert [card["card"] for card in new["maze"]] == ["S_BLUE", "S_GREEN"]


def test_paid_path_cards_are_not_in_the_new_pile():
    """SD-27, SD-28: out of the game."""
    game = last_card({**TROLL, (4, 8): "P_DTURN_GOLD green"})
    end(game)
    new = game.position()
    assert "P_DTURN_GOLD" not in new["pile"] + new["hands"][0] + new["hands"][1]
    assert new["gone"] == ["P_DTURN_GOLD"]


def test_the_next_deal_is_another():
    """SD-28: chance of the same seed, another round."""
    game = korsi.new("saboteur-duel", seats=2, seed=5)
    first = game.position()
    place = position({}, ["A_MAP"], [], pile=[], seed=5)
    second = korsi.load(place)
    second.play(0, discard("A_MAP"))
    assert second.position()["pile"] != first["pile"]
    again = korsi.load(place)
    again.play(0, discard("A_MAP"))
    assert again.position() == second.position()


# SD-29: who starts


@pytest.mark.parametrize(
    ("gold", "starter"),
    [
        ([["G_LT_2"], ["G_TL_3_B"]], 0),
        ([["G_TL_3_B"], ["G_LT_2"]], 1),
        ([["G_RT_2"], ["G_LT_2"]], 1),
        ([[], []], 1),
        ([["G_2DEL_1", "G_LT_2"], ["G_TL_3_B"]], 1),
    ],
)
def test_who_has_fewer_nuggets_starts_and_on_a_tie_blue(gold, starter):
    """SD-29: nuggets, not cards; all rounds together."""
    game = last_card(gold=gold, round=2)
    end(game)
    assert game.acting == [starter]


def test_on_a_tie_blue_starts_also_in_seat_0():
    """SD-29: the colour, not the seat."""
    game = table({}, ["A_MAP"], [], pile=[], colour="blue")
    game.play(0, discard("A_MAP"))
    assert game.acting == [0]


def test_the_starter_is_found_after_trolls_are_paid():
    """SD-29: blue had more, until the troll took it."""
    maze = {(12, 8): "P_X_TROLL blue", (6, 3): "G_TL_3_B blue", (6, 1): "G_LT_2 green"}
    game = last_card(maze)
    end(game)
    assert game.scores == [2, 0]
    assert game.acting == [1]


def test_the_total_counts_not_the_last_round():
    """SD-29: green won more this round but has less in all."""
    game = last_card({(6, 3): "G_TL_3_B green"}, gold=[[], ["G_LT_2", "G_RT_2"]], round=2)
    end(game)
    assert game.scores == [3, 4]
    assert game.acting == [0]


# SD-30: the end of the game


@pytest.mark.parametrize(
    ("gold", "winners"),
    [
        ([["G_LT_2"], ["G_TL_3_B"]], [1]),
        ([["G_TL_3_B"], ["G_LT_2"]], [0]),
        ([["G_RT_2"], ["G_LT_2"]], [0, 1]),
        ([[], []], [0, 1]),
    ],
)
def test_after_three_rounds_most_nuggets_win(gold, winners):
    """SD-30: equal is a draw and names both."""
    game = last_card(gold=gold, round=3)
    assert game.winners == []
    events = game.play(0, discard("A_MAP"))
    assert game.over
    assert game.acting == []
    assert game.winners == winners
    assert game.view(0)["phase"] == "over"
    assert game.view(None)["winners"] == winners
    assert events[-1] == {"event": "over", "winners": winners, "totals": game.scores}


def test_the_third_round_is_counted_with_gold_and_trolls():
    """SD-28, SD-30: after round 3 only SD-26 and SD-27."""
    maze = {**TROLL, (4, 8): "P_DTURN_GOLD green", (6, 3): "G_TL_3_B green", (6, 1): "G_X_0"}
    game = last_card(maze, gold=[[], ["G_LT_2"]], round=3)
    events = game.play(0, discard("A_MAP"))
    assert game.scores == [3, 2]
    assert game.winners == [0]
    assert named(events, "dealt") == []
    view = game.view(None)
    assert view["gone"] == ["P_DTURN_GOLD"]
    assert view["gold"] == [["G_TL_3_B"], ["G_LT_2"]]


def test_two_rounds_are_not_the_end():
    """SD-30: three."""
    game = last_card(round=2)
    end(game)
    assert not game.over
    assert game.view(None)["round"] == 3


def test_when_the_game_is_over_nothing_is_legal():
    """SD-30: and every move is refused."""
    game = last_card(round=3)
    end(game)
    assert game.legal(0) == game.legal(1) == []
    for seat in (0, 1):
        with pytest.raises(korsi.Refused) as refused:
            game.play(seat, discard("A_MAP"))
        assert refused.value.rule in ("SD-8", "SD-30")


def test_the_score_sheet_tells_every_round():
    """SD-26, SD-27: nuggets won and paid, by round."""
    earlier = [{"nuggets": [2, 3], "paid": [0, 1]}]
    maze = {**TROLL, (4, 8): "P_DTURN_GOLD green", (6, 3): "G_TL_3_B blue"}
    game = last_card(maze, gold=[["G_LT_2"], ["G_RT_2"]], gone=["G_2DEL_1"], rounds=earlier)
    end(game)
    assert game.view(None)["rounds"] == [*earlier, {"nuggets": [1, 3], "paid": [1, 0]}]
