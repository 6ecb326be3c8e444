"""Goals are turned up (SD-18), and what follows a play (SD-19)."""

import pytest

from every_game.answers import named, refusal
from games.saboteur_duel.rules.mazes import (
    counter,
    discard,
    entry,
    face_down,
    lay,
    look,
    may_lay,
    moves,
    orient,
    reaches,
    table,
)

NORTH = {(10, 1): "P_LADDER_G turned"}
"""Green needs a N–S card at [10,2] to reach the goal at [10,3] from the north."""

WEST = {(9, 1): "P_LADDER_G turned", (9, 2): "P_V"}
"""Green needs a N–E turn at [9,3] to reach it from the west."""


def revealed(events):
    return [tuple(event["at"]) for event in named(events, "revealed")]


def claims(events):
    return [(event["seat"], tuple(event["at"])) for event in named(events, "claimed")]


def test_a_reached_goal_is_turned_up():
    """SD-18: as soon as a route reaches one of its sides."""
    game = table(NORTH, ["P_V"], goals={(10, 3): "G_X_0"})
    events = game.play(0, lay("P_V", (10, 2)))
    assert entry(game, (10, 3)) == {"at": [10, 3], "card": "G_X_0", "turned": False}
    assert (10, 3) not in face_down(game)
    assert named(events, "revealed", "oriented") == [
        {"event": "revealed", "seat": 0, "at": [10, 3], "card": "G_X_0"},
        {"event": "oriented", "seat": 0, "at": [10, 3], "card": "G_X_0", "turned": False},
    ]


def test_a_card_beside_a_goal_with_a_wall_towards_it_does_not_reach_it():
    """SD-18: a route must reach a side of it."""
    game = table({(11, 2): "P_LADDER_G turned"}, ["P_H"])
    game.play(0, lay("P_H", (10, 2)))
    assert reaches(game, 0, (10, 2), "EW")
    assert (10, 3) in face_down(game)


def test_a_barrier_towards_a_goal_keeps_it_face_down():
    """SD-18: the crossing's troll stands in the arm towards it."""
    game = table({(10, 5): "P_LADDER_G"}, ["P_X_TROLL"])
    game.play(0, lay("P_X_TROLL", (10, 4)))
    assert (10, 3) in face_down(game)
    game.play(0, {"do": "bribe", "at": [10, 4]})
    assert (10, 3) not in face_down(game)


def test_a_dead_end_towards_a_goal_keeps_it_face_down():
    """SD-18: no route reaches it through a dead end."""
    game = table({(10, 5): "P_LADDER_G"}, ["P_RT_DE_S"])
    game.play(0, lay("P_RT_DE_S", (10, 4), True))  # turn S–W, dead end in the north
    assert reaches(game, 0, (10, 4), "SW")
    assert (10, 3) in face_down(game)


def test_a_closed_door_towards_a_goal_keeps_it_face_down():
    """SD-18, SD-15: the blue door is in the arm towards it."""
    game = table({(10, 5): "P_LADDER_G"}, ["P_TL_DOOR_B"])
    game.play(0, lay("P_TL_DOOR_B", (10, 4)))
    assert (10, 3) in face_down(game)


def test_a_turned_up_goal_is_tunnel():
    """SD-18: one digs on from it."""
    game = table(NORTH, ["P_V", "P_H"], goals={(10, 3): "G_X_0"})
    game.play(0, lay("P_V", (10, 2)))
    game.play(1, discard("P_V_DE"))
    assert may_lay(game, "P_H", (11, 3))
    assert may_lay(game, "P_H", (9, 3))


@pytest.mark.parametrize(
    ("goal", "turned"), [("G_LT_2", False), ("G_RT_2", True), ("G_TL_3_B", False)]
)
def test_a_goal_is_half_turned_if_needed(goal, turned):
    """SD-18: reached from the west, so that it matches; no choice."""
    game = table(WEST, ["P_RT"], goals={(10, 3): goal})
    game.play(0, lay("P_RT", (9, 3)))
    assert entry(game, (10, 3))["turned"] is turned
    assert game.acting == [1]


def test_if_both_ways_match_the_player_chooses():
    """SD-18: the goal waits face up, for all to see."""
    game = table(NORTH, ["P_V", "A_KEY"], goals={(10, 3): "G_TL_3_B"}, top=["P_H"])
    events = game.play(0, lay("P_V", (10, 2)))
    assert [event["event"] for event in events] == ["laid", "revealed"]
    assert game.acting == [0]
    for looker in (0, 1, None):
        view = game.view(looker)
        assert view["phase"] == "orient"
        assert view["waiting"] == {"at": [10, 3], "card": "G_TL_3_B"}
        assert [10, 3] not in [goal["at"] for goal in view["goals"]]
        assert [10, 3] not in [card["at"] for card in view["maze"]]
    assert game.legal(0) == [orient((10, 3), False), orient((10, 3), True)]
    assert game.legal(1) == []


@pytest.mark.parametrize("turned", [False, True])
def test_the_goal_lies_as_chosen(turned):
    """SD-18: then the turn goes on: claims, draw."""
    game = table(NORTH, ["P_V", "A_KEY"], goals={(10, 3): "G_TL_3_B"}, top=["P_H"])
    game.play(0, lay("P_V", (10, 2)))
    events = game.play(0, orient((10, 3), turned))
    assert events[0] == {
        "event": "oriented",
        "seat": 0,
        "at": [10, 3],
        "card": "G_TL_3_B",
        "turned": turned,
    }
    assert entry(game, (10, 3))["turned"] is turned
    assert counter(game, (10, 3)) == ("green" if turned else None)  # the door is in the north
    assert game.acting == [1]
    assert game.position()["hands"][0] == ["A_KEY", "P_H"]


def test_while_a_goal_waits_nothing_else_is_possible():
    """SD-18: refused by that rule."""
    game = table(NORTH, ["P_V", "P_H"], goals={(10, 3): "G_TL_3_B"})
    game.play(0, lay("P_V", (10, 2)))
    for move in (lay("P_H", (2, 4)), discard("P_H"), {"do": "end"}):
        assert refusal(game, move).rule in ("SD-8", "SD-18")
    assert refusal(game, orient((6, 3), True)).rule == "SD-18"


def test_nothing_is_to_be_chosen_unless_a_goal_waits():
    """SD-18: `orient` at another moment."""
    assert refusal(table({}, ["P_H"]), orient((6, 3), True)).rule == "SD-18"


@pytest.mark.parametrize("goal", ["G_X_0", "G_4DE_0", "G_V2DE_1", "G_H2DE_2"])
def test_a_goal_that_looks_the_same_both_ways_lies_upright(goal):
    """SD-9, SD-18: no choice."""
    game = table(NORTH, ["P_V"], goals={(10, 3): goal})
    game.play(0, lay("P_V", (10, 2)))
    assert entry(game, (10, 3)) == {
        "at": [10, 3],
        "card": goal,
        "turned": False,
        **({"counter": "green"} if goal == "G_V2DE_1" else {}),
    }


def test_the_other_neighbours_decide_between_two_ways():
    """SD-18: the T would match both ways in the north, but in the east is a tunnel."""
    maze = {**NORTH, (11, 3): "P_H"}
    game = table(maze, ["P_V"], goals={(10, 3): "G_3DEL_0"})
    game.play(0, lay("P_V", (10, 2)))
    assert entry(game, (10, 3))["turned"] is True


def test_a_wall_of_a_neighbour_decides_too():
    """SD-18, SD-10: wall to wall."""
    maze = {**NORTH, (11, 3): "P_V"}
    game = table(maze, ["P_V"], goals={(10, 3): "G_3DEL_0"})
    game.play(0, lay("P_V", (10, 2)))
    assert entry(game, (10, 3))["turned"] is False


MISFIT = {**NORTH, (10, 4): "P_V"}
"""A tunnel below that nobody reaches: a goal with N and not S, or S and not N, can't match."""


def test_a_goal_that_matches_no_way_stays_and_joins_the_reached_side():
    """SD-18: N–W upright joins green's route, turned it would not."""
    game = table(MISFIT, ["P_V"], goals={(10, 3): "G_LT_2"})
    game.play(0, lay("P_V", (10, 2)))
    assert entry(game, (10, 3)) == {
        "at": [10, 3],
        "card": "G_LT_2",
        "turned": False,
        "counter": "green",
    }
    assert reaches(game, 0, (10, 3), "NW")
    assert not reaches(game, 0, (10, 4))


RING = {
    (10, 2): "P_V",
    (9, 1): "P_LT turned",  # S and E
    (9, 2): "P_V",
    (9, 3): "P_V",
    (9, 4): "P_RT",  # N and E
    (10, 4): "P_LT",  # N and W
}
"""A ladder at [10,1] leads to the goal at [10,3] from the north, and round to it from the south."""


@pytest.mark.parametrize("turned", [False, True])
def test_a_misfit_goal_that_joins_a_reached_side_both_ways_is_chosen(turned):
    """SD-18: neither way matches; upright it joins the north, turned the south."""
    game = table(RING, ["P_LADDER_G"], goals={(10, 3): "G_LT_2"})
    game.play(0, lay("P_LADDER_G", (10, 1), True))
    assert game.legal(0) == [orient((10, 3), False), orient((10, 3), True)]
    game.play(0, orient((10, 3), turned))
    assert reaches(game, 0, (10, 3), "ES" if turned else "NW")
    assert counter(game, (10, 3)) == "green"


CROSSING = {
    (10, 2): "P_LT turned",  # S and E
    (12, 2): "P_LADDER_G turned",  # S and W
    (11, 1): "P_LADDER_B turned",  # S and E
    (11, 3): "P_V",
    (11, 4): "P_LT",  # N and W
    (10, 4): "P_RT",  # N and E
}
"""A bridge at [11,2] brings green to the goal's north side and blue to its south side."""


@pytest.mark.parametrize(("turned", "colour"), [(False, "green"), (True, "blue")])
def test_a_misfit_goal_may_join_the_route_of_either_player(turned, colour):
    """SD-18: the player on turn chooses, also the way that serves the opponent."""
    game = table(CROSSING, ["P_BRIDGE"], goals={(10, 3): "G_LT_2"})
    game.play(0, lay("P_BRIDGE", (11, 2)))
    assert game.legal(0) == [orient((10, 3), False), orient((10, 3), True)]
    game.play(0, orient((10, 3), turned))
    assert counter(game, (10, 3)) == colour


def test_the_player_on_turn_turns_goals_for_the_opponent_too():
    """SD-18: blue's bridge completes green's route; blue turns the goal and chooses."""
    maze = {(10, 1): "P_LADDER_G turned", (11, 2): "P_LADDER_B"}
    game = table(maze, ["P_BRIDGE"], turn=1, goals={(10, 3): "G_TL_3_B"})
    events = game.play(1, lay("P_BRIDGE", (10, 2)))
    assert named(events, "revealed")[0]["seat"] == 1
    assert game.acting == [1]
    events = game.play(1, orient((10, 3), True))
    assert claims(events) == [(0, (10, 3))]  # turned, green has a free way to the gold


def test_blue_may_choose_so_that_green_gets_nothing():
    """SD-18: upright the blue door bars green's way."""
    maze = {(10, 1): "P_LADDER_G turned", (11, 2): "P_LADDER_B"}
    game = table(maze, ["P_BRIDGE"], turn=1, goals={(10, 3): "G_TL_3_B"})
    game.play(1, lay("P_BRIDGE", (10, 2)))
    assert claims(game.play(1, orient((10, 3), False))) == []


def test_a_looked_at_goal_is_turned_up_like_any():
    """SD-18, SD-24: who had looked does not matter."""
    game = table(NORTH, ["P_V"], goals={(10, 3): "G_X_0"}, looked={(10, 3): [1]})
    game.play(0, lay("P_V", (10, 2)))
    assert entry(game, (10, 3))["card"] == "G_X_0"


def test_a_turned_up_goal_can_not_be_looked_at():
    """SD-24: only a face-down one."""
    game = table({(6, 3): "G_X_0"}, ["A_MAP"])
    assert look((6, 3)) not in moves(game, "map")


# SD-19: order


CHAIN = {
    (4, 3): "P_LADDER_G",
    (7, 3): "P_H",
    (8, 3): "P_TL_DOOR_G",
}


def test_a_goal_may_lead_to_further_goals():
    """SD-19: recomputed after each; from [6,3] to [8,2] and [8,4], in one play."""
    goals = {(6, 3): "G_X_0", (8, 2): "G_4DE_0", (8, 4): "G_V2DE_1"}
    game = table(CHAIN, ["P_H"], goals=goals)
    events = game.play(0, lay("P_H", (5, 3)))
    assert revealed(events) == [(6, 3), (8, 2), (8, 4)]
    assert claims(events) == [(0, (8, 4))]
    assert face_down(game) == [(6, 1), (6, 5), (10, 3)]


def test_a_chain_stops_where_a_goal_leads_nowhere():
    """SD-19: four dead ends."""
    game = table(CHAIN, ["P_H"], goals={(6, 3): "G_4DE_0"})
    assert revealed(game.play(0, lay("P_H", (5, 3)))) == [(6, 3)]


def test_a_choice_in_the_middle_of_a_chain():
    """SD-18, SD-19: the chain goes on after it, as the goal then lies."""
    goals = {(6, 3): "G_TS_2_B", (8, 2): "G_4DE_0", (8, 4): "G_X_0"}
    game = table(CHAIN, ["P_H"], goals=goals)
    events = game.play(0, lay("P_H", (5, 3)))
    assert revealed(events) == [(6, 3)]
    assert claims(events) == []
    assert game.view(None)["phase"] == "orient"
    events = game.play(0, orient((6, 3), False))
    assert revealed(events) == [(8, 2), (8, 4)]
    assert claims(events) == [(0, (6, 3))]


DETOUR = {
    (9, 5): "P_LADDER_G",  # N and E
    (9, 3): "P_LT turned",  # S and E, to [10,3]
    (7, 4): "P_LT turned",  # S and E, from [8,4]
    (7, 5): "P_LT_DE_S",  # N and W, to [6,5]
}
"""A T at [9,4] reaches [8,4] and [10,3]; from [8,4] the way leads back to [6,5]."""


def test_the_lowest_column_is_turned_first_and_all_is_computed_anew():
    """SD-19: [8,4], then [6,5], which that one led to, then [10,3]."""
    goals = {(8, 4): "G_X_0", (6, 5): "G_H2DE_2", (10, 3): "G_4DE_0"}
    game = table(DETOUR, ["P_TL_DOOR_G"], goals=goals)
    assert revealed(game.play(0, lay("P_TL_DOOR_G", (9, 4)))) == [(8, 4), (6, 5), (10, 3)]


def test_in_one_column_the_lower_row_number_is_turned_first():
    """SD-19: column, then row."""
    maze = {(2, 4): "P_H", (3, 4): "P_H", (4, 4): "P_H", (5, 4): "P_H"}
    game = table(maze, ["P_X_DOOR_G"], goals={(6, 3): "G_4DE_0", (6, 5): "G_X_0"})
    assert revealed(game.play(0, lay("P_X_DOOR_G", (6, 4)))) == [(6, 3), (6, 5)]


def test_claims_come_after_all_goals_are_turned_highest_nuggets_first():
    """SD-19: three nuggets at [10,3] before two at [6,5]."""
    goals = {(8, 4): "G_X_0", (6, 5): "G_H2DE_2", (10, 3): "G_TL_3_B"}
    game = table(DETOUR, ["P_TL_DOOR_G"], goals=goals)
    events = game.play(0, lay("P_TL_DOOR_G", (9, 4)))
    assert claims(events) == [(0, (10, 3)), (0, (6, 5))]
    names = [event["event"] for event in events]
    assert names.index("claimed") > max(n for n, name in enumerate(names) if name == "oriented")


def test_equal_nuggets_are_claimed_by_column_then_row():
    """SD-19: two at [6,5] before two at [10,3]."""
    goals = {(8, 4): "G_X_0", (6, 5): "G_H2DE_2", (10, 3): "G_LT_2"}
    game = table(DETOUR, ["P_TL_DOOR_G"], goals=goals)
    events = game.play(0, lay("P_TL_DOOR_G", (9, 4)))
    assert claims(events) == [(0, (6, 5)), (0, (10, 3))]


FAR = {
    (2, 8): "P_BRIDGE_GOLD blue",
    (4, 8): "P_DTURN_GOLD blue",
    (6, 8): "P_TL_DE_GOLD blue",
    (8, 8): "P_TS_DE_GOLD blue",
    (10, 8): "P_H_DE_GOLD blue",
    (12, 8): "P_X_TROLL blue",
    (14, 8): "P_TL_TROLL blue",
}
"""Seven counters far away."""


def test_counters_run_out_with_the_dearest_claim():
    """SD-19, SD-25: the last counter goes to three nuggets, two are lost."""
    goals = {(8, 4): "G_X_0", (6, 5): "G_H2DE_2", (10, 3): "G_TL_3_B"}
    game = table({**DETOUR, **FAR}, ["P_TL_DOOR_G"], goals=goals)
    events = game.play(0, lay("P_TL_DOOR_G", (9, 4)))
    assert claims(events) == [(0, (10, 3))]
    assert named(events, "round-ended")[0]["why"] == "counters"
    assert game.view(None)["gold"][0] == ["G_TL_3_B"]
    assert {"G_X_0", "G_H2DE_2"} <= set(game.view(None)["gone"])


TWO_LINKS = {
    (4, 2): "P_LADDER_B turned",  # S and E: blue comes to [4,3] from the north
    (4, 4): "P_LADDER_G",  # N and E: green comes to it from the south
    (3, 3): "P_TL_DE_GOLD",  # its gold lies in the east, towards [4,3]
    (5, 3): "P_DTURN_GOLD turned",  # its gold lies on N–W
}
"""A double turn at [4,3] links blue to [5,3] and green to [3,3]."""


def test_the_player_on_turn_claims_first_then_the_opponent():
    """SD-19: blue's nugget before green's, though green's column is lower."""
    game = table(TWO_LINKS, ["P_DTURN"], turn=1)
    events = game.play(1, lay("P_DTURN", (4, 3)))
    assert claims(events) == [(1, (5, 3)), (0, (3, 3))]
    game = table(TWO_LINKS, ["P_DTURN"], turn=0)
    events = game.play(0, lay("P_DTURN", (4, 3)))
    assert claims(events) == [(0, (3, 3)), (1, (5, 3))]


def test_the_opponents_claims_need_counters_that_are_left():
    """SD-19: with one counter left only the player on turn claims."""
    maze = {
        **TWO_LINKS,
        (2, 8): "P_BRIDGE_GOLD green",
        (8, 8): "P_TS_DE_GOLD green",
        (10, 8): "P_H_DE_GOLD green",
        (12, 8): "P_X_TROLL green",
        (14, 8): "P_TL_TROLL green",
        (16, 8): "P_TS_TROLL green",
        (8, 4): "G_RT_1_B green",
    }
    game = table(maze, ["P_DTURN"], turn=1)
    events = game.play(1, lay("P_DTURN", (4, 3)))
    assert claims(events) == [(1, (5, 3))]
    assert named(events, "round-ended")[0]["why"] == "counters"
