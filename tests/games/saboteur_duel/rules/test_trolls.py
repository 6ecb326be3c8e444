"""Trolls (SD-16)."""

import pytest

from every_game.answers import named, refusal
from games.saboteur_duel.rules.mazes import (
    END,
    bribe,
    counter,
    discard,
    entry,
    face_down,
    lay,
    may_lay,
    moves,
    places,
    reaches,
    table,
)

SEVEN = {
    (2, 8): "P_BRIDGE_GOLD blue",
    (4, 8): "P_DTURN_GOLD blue",
    (6, 8): "P_TL_DE_GOLD blue",
    (8, 8): "P_TS_DE_GOLD blue",
    (10, 8): "P_H_DE_GOLD blue",
    (12, 8): "P_X_TROLL blue",
    (14, 8): "P_TL_TROLL blue",
}
"""Seven counters on cards that nobody reaches."""


def test_a_troll_blocks_its_arm():
    """SD-16: from the junction."""
    assert reaches(table({(2, 4): "P_TS_TROLL"}), 0, (2, 4), "NW")


def test_a_troll_blocks_in_both_directions():
    """SD-16: from outside."""
    assert reaches(table({(2, 4): "P_TS_TROLL turned"}), 0, (2, 4), "W")


@pytest.mark.parametrize("way", ["", " turned"])
def test_a_bribe_opens_the_arm(way):
    """SD-16: at the junction or from the neighbouring card on the arm's outer side."""
    game = table({(2, 4): f"P_TS_TROLL{way}"}, ["A_MAP"])
    assert places(game, "bribe") == [(2, 4)]
    events = game.play(0, bribe((2, 4)))
    assert events == [{"event": "bribed", "seat": 0, "at": [2, 4]}]
    assert counter(game, (2, 4)) == "green"
    assert reaches(game, 0, (2, 4), "ESW" if way else "NEW")


def test_a_bribe_takes_a_counter_and_is_remembered():
    """SD-16: one of the shared supply."""
    game = table({(2, 4): "P_TS_TROLL"}, ["A_MAP"])
    game.play(0, bribe((2, 4)))
    view = game.view(None)
    assert (view["counters"], view["bribes"], view["claimed"]) == (7, [1, 0], [0, 0])


def test_a_bribe_before_the_action_leaves_the_action():
    """SD-16: the route may be used at once."""
    game = table({(2, 4): "P_TS_TROLL"}, ["P_H"])
    assert not may_lay(game, "P_H", (3, 4))
    game.play(0, bribe((2, 4)))
    assert game.view(None)["phase"] == "act"
    assert may_lay(game, "P_H", (3, 4))


def test_a_bribe_after_the_action_ends_the_turn_when_no_other_is_possible():
    """SD-16, SD-8."""
    game = table({}, ["P_TS_TROLL"])
    game.play(0, lay("P_TS_TROLL", (2, 4)))
    assert game.view(None)["phase"] == "bribe"
    game.play(0, bribe((2, 4)))
    assert game.acting == [1]


def test_a_bribe_is_a_choice():
    """SD-16: the player may end the turn without."""
    game = table({}, ["P_TS_TROLL"])
    game.play(0, lay("P_TS_TROLL", (2, 4)))
    game.play(0, END)
    assert counter(game, (2, 4)) is None
    assert game.acting == [1]


def test_a_bribed_troll_is_open_for_both():
    """SD-16: whoever paid."""
    maze = {(1, 3): "P_V", (2, 4): "P_TS_TROLL"}
    game = table(maze, ["A_MAP"])
    assert reaches(game, 1, (2, 4), "NW")
    game.play(0, bribe((2, 4)))
    assert reaches(game, 1, (2, 4), "NEW")


def test_a_bribed_troll_is_not_bribed_again():
    """SD-16: neither by the same nor by the other."""
    for colour in ("green", "blue"):
        game = table({(2, 4): f"P_TS_TROLL {colour}"}, ["A_MAP"])
        assert moves(game, "bribe") == []
        assert refusal(game, bribe((2, 4))).rule == "SD-16"


@pytest.mark.parametrize(
    "maze",
    [
        {(3, 4): "P_TS_TROLL"},
        {(2, 4): "P_TS_DOOR_B", (3, 4): "P_TS_TROLL"},
        {(2, 4): "P_LT_DE_E", (3, 4): "P_TS_TROLL"},
        {(2, 4): "P_X_TROLL turned", (2, 5): "P_TS_TROLL"},
        {(2, 2): "P_TS_TROLL"},
    ],
)
def test_a_troll_that_no_route_reaches_can_not_be_bribed(maze):
    """SD-16: a gap, a door, a dead end, another troll, or the other's tunnel in between."""
    game = table(maze, ["A_MAP"])
    at = next(at for at in maze if maze[at] == "P_TS_TROLL")
    assert at not in places(game, "bribe")
    assert refusal(game, bribe(at)).rule == "SD-16"


def test_a_place_without_a_troll_can_not_be_bribed():
    """SD-16: nor an empty one, nor a face-down goal."""
    game = table({(2, 4): "P_H"}, ["A_MAP"])
    for at in ((2, 4), (1, 4), (3, 4), (6, 3)):
        assert refusal(game, bribe(at)).rule == "SD-16"


def test_any_number_may_be_bribed_in_a_turn():
    """SD-16: the second is reached through the first."""
    maze = {(2, 4): "P_TS_TROLL", (3, 4): "P_X_TROLL"}
    game = table(maze, ["A_MAP"])
    assert places(game, "bribe") == [(2, 4)]
    game.play(0, bribe((2, 4)))
    assert places(game, "bribe") == [(3, 4)]
    game.play(0, bribe((3, 4)))
    assert game.view(None)["bribes"] == [2, 0]
    assert game.view(None)["phase"] == "act"


def test_one_may_be_bribed_before_and_one_after_the_action():
    """SD-16: before or after."""
    maze = {(2, 4): "P_TS_TROLL", (3, 4): "P_X_TROLL"}
    game = table(maze, ["A_MAP", "A_KEY"])
    game.play(0, bribe((2, 4)))
    game.play(0, discard("A_MAP"))
    assert game.view(None)["phase"] == "bribe"
    game.play(0, bribe((3, 4)))
    assert game.acting == [1]
    assert game.view(None)["bribes"] == [2, 0]


def test_who_is_sabotaged_may_bribe():
    """SD-16: also while sabotaged."""
    game = table({(2, 4): "P_TS_TROLL"}, ["A_MAP"], before=[["cart"], []])
    assert places(game, "bribe") == [(2, 4)]


def test_only_on_the_own_turn():
    """SD-16: blue may not bribe while green is on turn."""
    game = table({(2, 2): "P_TS_TROLL"}, ["A_MAP"])
    assert game.legal(1) == []
    assert refusal(game, bribe((2, 2)), seat=1).rule == "SD-8"


def test_a_bribe_may_give_gold():
    """SD-16, SD-17: the dead end behind the troll."""
    game = table({(2, 4): "P_TS_TROLL", (3, 4): "P_TL_DE_GOLD turned"}, ["A_MAP"])
    game.play(0, bribe((2, 4)))
    assert counter(game, (3, 4)) == "green"
    assert game.view(None)["counters"] == 6


def test_a_bribe_that_links_both_gives_the_gold_to_who_paid():
    """SD-16, SD-17: the player on turn."""
    maze = {(1, 3): "P_V", (2, 4): "P_TS_TROLL", (3, 4): "P_TL_DE_GOLD turned"}
    game = table(maze, ["A_MAP"], turn=1)
    game.play(1, bribe((2, 4)))
    assert counter(game, (3, 4)) == "blue"


def test_a_bribe_may_turn_a_goal_before_the_action():
    """SD-16, SD-18: and the action is still due."""
    maze = {
        (2, 4): "P_TS_TROLL",
        (3, 4): "P_H",
        (4, 4): "P_H",
        (5, 4): "P_H",
        (6, 4): "P_TS_DOOR_G",
    }
    game = table(maze, ["A_MAP"], goals={(6, 3): "G_4DE_0"})
    game.play(0, bribe((2, 4)))
    assert (6, 3) not in face_down(game)
    assert game.view(None)["phase"] == "act"
    assert game.acting == [0]


def test_a_goal_turned_by_a_bribe_before_the_action_may_have_to_be_chosen_first():
    """SD-16, SD-18: then the action is still due."""
    maze = {
        (2, 4): "P_TS_TROLL",
        (3, 4): "P_H",
        (4, 4): "P_H",
        (5, 4): "P_H",
        (6, 4): "P_TS_DOOR_G",
    }
    game = table(maze, ["A_MAP"], goals={(6, 3): "G_3DEL_0"})
    game.play(0, bribe((2, 4)))
    assert game.view(None)["phase"] == "orient"
    assert game.position()["acted"] is False
    game.play(0, {"do": "orient", "at": [6, 3], "turned": True})
    assert game.view(None)["phase"] == "act"
    assert entry(game, (6, 3))["turned"] is True
    assert game.acting == [0]


def test_the_last_counter_as_a_bribe_ends_the_round_and_the_action_is_lost():
    """SD-16, SD-25: seven lie already; the hand is as it was dealt anew."""
    game = table({**SEVEN, (2, 4): "P_TS_TROLL"}, ["P_H"])
    assert game.view(None)["counters"] == 1
    events = game.play(0, bribe((2, 4)))
    (ended,) = named(events, "round-ended")
    assert ended["why"] == "counters"
    assert game.view(None)["round"] == 2
    assert named(events, "drew") == []


def test_bribes_count_for_the_end_of_the_round():
    """SD-16, SD-25: six lie, a bribe and a claim make eight."""
    six = {at: card for at, card in SEVEN.items() if at != (6, 8)}
    game = table({**six, (2, 4): "P_TS_TROLL"}, ["P_TL_DE_GOLD"])
    game.play(0, bribe((2, 4)))
    assert game.view(None)["round"] == 1
    events = game.play(0, lay("P_TL_DE_GOLD", (3, 4), True))
    assert named(events, "round-ended")[0]["why"] == "counters"


def test_a_troll_is_open_only_for_the_round():
    """SD-16, SD-26: the next round begins without counters."""
    game = table({**SEVEN, (2, 4): "P_TS_TROLL"}, ["P_H"])
    game.play(0, bribe((2, 4)))
    assert game.view(None)["counters"] == 8
    assert game.view(None)["bribes"] == [0, 0]
