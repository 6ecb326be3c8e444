"""Laying path cards (SD-9 to SD-13)."""

import pytest

from every_game.answers import refusal
from games.saboteur_duel.rules.mazes import (
    DATA,
    entry,
    lay,
    may_lay,
    moves,
    places,
    reaches,
    rockfall,
    table,
)

CORRIDOR = {(2, 4): "P_H", (3, 4): "P_H", (4, 4): "P_H"}
"""Green's, three cards to the east."""


# SD-9: beside a card, on an empty place, upright or turned by half


def test_the_first_card_lies_beside_the_own_start():
    """SD-9, SD-11: east or west of it for a straight; west is beyond the frame (SD-6)."""
    assert moves(table({}, ["P_H"]), "lay") == [lay("P_H", (0, 4)), lay("P_H", (2, 4))]


def test_a_turn_fits_upright_in_some_places_and_turned_in_others():
    """SD-9, SD-10: N–W upright, S–E turned."""
    assert sorted(map(str, moves(table({}, ["P_LT"]), "lay"))) == sorted(
        map(str, [lay("P_LT", (2, 4)), lay("P_LT", (1, 5)), lay("P_LT", (0, 4), True)])
    )


def test_a_card_lies_as_it_was_laid():
    """SD-9: half a turn or none."""
    game = table({}, ["P_LT"])
    game.play(0, lay("P_LT", (0, 4), True))
    assert entry(game, (0, 4)) == {"at": [0, 4], "card": "P_LT", "turned": True}


@pytest.mark.parametrize("card", ["P_H", "P_V", "P_BRIDGE", "P_BRIDGE_GOLD", "P_DTURN"])
def test_a_card_that_looks_the_same_both_ways_always_lies_upright(card):
    """SD-9: one move, no choice."""
    game = table({}, [card])
    assert moves(game, "lay")
    assert not any(move["turned"] for move in moves(game, "lay"))
    refused = refusal(game, {**moves(game, "lay")[0], "turned": True})
    assert refused.rule == "SD-9"


@pytest.mark.parametrize(
    "card",
    sorted(
        {card["id"] for card in DATA["path"]}
        - {"P_H", "P_V", "P_BRIDGE", "P_BRIDGE_GOLD", "P_DTURN"}
    ),
)
def test_every_other_card_may_be_turned(card):
    """SD-9: the double turn with gold too."""
    game = table({}, [card], ["A_MAP"])
    assert {move["turned"] for move in moves(game, "lay")} == {False, True}


def test_a_card_on_a_card_is_refused():
    """SD-9: the place must be empty."""
    game = table(CORRIDOR, ["P_X_TROLL"])
    refused = refusal(game, lay("P_X_TROLL", (3, 4)))
    assert (refused.rule, refused.data["at"]) == ("SD-9", [3, 4])


@pytest.mark.parametrize("at", [(1, 2), (1, 4), (6, 3)])
def test_a_card_on_a_start_or_a_face_down_goal_is_refused(at):
    """SD-9: these places are taken."""
    assert refusal(table({}, ["P_X_TROLL"]), lay("P_X_TROLL", at)).rule == "SD-9"


def test_a_card_beside_nothing_is_refused():
    """SD-9: orthogonally beside a card on the table."""
    assert refusal(table({}, ["P_X_TROLL"]), lay("P_X_TROLL", (3, 4))).rule == "SD-9"


def test_a_corner_is_not_beside():
    """SD-9: orthogonally."""
    assert refusal(table({}, ["P_X_TROLL"]), lay("P_X_TROLL", (2, 5))).rule == "SD-9"


def test_beside_a_face_down_goal_is_beside_a_card_but_no_route():
    """SD-9, SD-11: a face-down goal is a card on the table."""
    assert refusal(table({}, ["P_X_TROLL"]), lay("P_X_TROLL", (7, 3))).rule == "SD-11"


@pytest.mark.parametrize(
    ("first", "step", "card"),
    [((0, 4), (-1, 0), "P_H"), ((1, 5), (0, 1), "P_V"), ((2, 4), (1, 0), "P_H")],
)
def test_the_maze_grows_beyond_the_frame(first, step, card):
    """SD-6: west, south and east."""
    line = [(first[0] + n * step[0], first[1] + n * step[1]) for n in range(3)]
    maze = {line[0]: "P_X_DOOR_G", line[1]: card, line[2]: card}
    game = table(maze, [card])
    assert may_lay(game, card, (first[0] + 3 * step[0], first[1] + 3 * step[1]))


def test_the_maze_grows_far_to_the_north():
    """SD-6: also beyond the blue start, to rows below 0."""
    maze = {(1, 1): "P_V", (1, 0): "P_V", (1, -1): "P_X_DOOR_B", (1, -2): "P_TL_DOOR_B"}
    game = table(maze, ["P_V"], ["P_V_DE"], turn=1)
    assert may_lay(game, "P_V", (1, -3))
    game.play(1, lay("P_V", (1, -3)))
    assert reaches(game, 1, (1, -3), "NS")


def test_the_maze_grows_very_far():
    """SD-6: a line of ten cards that lead west, to column -9, and one more."""
    line = ["P_H"] * 4 + ["P_BRIDGE", "P_BRIDGE_GOLD", "P_X_DOOR_B", "P_X_TROLL", "P_X_DOOR_G"]
    west = {(-n, 4): card for n, card in enumerate([*line, "P_TS_DOOR_G"])}
    game = table(west, ["P_TS_DE_GOLD"])
    assert may_lay(game, "P_TS_DE_GOLD", (-10, 4))


# SD-10: open to open, wall to wall


def test_a_wall_against_a_tunnel_is_refused_naming_the_neighbour():
    """SD-10: a N–S straight east of the start."""
    refused = refusal(table({}, ["P_V"]), lay("P_V", (2, 4)))
    assert (refused.rule, refused.data["at"], refused.data["side"]) == ("SD-10", [1, 4], "W")


def test_a_tunnel_against_a_wall_is_refused_naming_the_neighbour():
    """SD-10: the crossing below would open into the straight's wall."""
    game = table({(2, 4): "P_H"}, ["P_X_TROLL"])
    refused = refusal(game, lay("P_X_TROLL", (2, 3)))
    assert (refused.rule, refused.data["at"], refused.data["side"]) == ("SD-10", [2, 4], "S")


def test_every_touching_side_is_compared_not_only_the_joining_one():
    """SD-10: it joins the corridor in the west, but in the north is a wall."""
    maze = {**CORRIDOR, (5, 3): "P_LT"}
    game = table(maze, ["P_X_TROLL", "P_H"])
    assert not may_lay(game, "P_X_TROLL", (5, 4))
    assert refusal(game, lay("P_X_TROLL", (5, 4))).data["at"] == [5, 3]
    assert may_lay(game, "P_H", (5, 4))


def test_a_card_between_two_open_sides_must_be_open_to_both():
    """SD-10: between the starts only N–S passes."""
    game = table({}, ["P_V", "P_LT", "P_TL_DOOR_G"])
    assert places(game, "lay").count((1, 3)) == 1
    assert {move["card"] for move in moves(game, "lay") if move["at"] == [1, 3]} == {
        "P_V",
        "P_TL_DOOR_G",
    }


def test_a_dead_end_matches_an_open_side():
    """SD-10, SD-11: a dead end of the new card touching the tunnel is enough."""
    game = table({}, ["P_V_DE"], ["A_MAP"])
    assert may_lay(game, "P_V_DE", (2, 4))
    game.play(0, lay("P_V_DE", (2, 4)))
    assert reaches(game, 0, (2, 4), "W")


def test_a_dead_end_does_not_match_a_wall():
    """SD-10: it is an open side."""
    game = table({(2, 4): "P_X_DOOR_G", (1, 5): "P_V"}, ["P_V_DE", "P_V"], ["A_MAP"])
    refused = refusal(game, lay("P_V_DE", (2, 5)))
    assert (refused.rule, refused.data["at"], refused.data["side"]) == ("SD-10", [1, 5], "W")
    assert may_lay(game, "P_V", (2, 5))


def test_a_face_down_goal_is_not_compared():
    """SD-10: walls and tunnels may face it."""
    maze = {(2, 4): "P_BRIDGE", (3, 4): "P_H", (4, 4): "P_H", (5, 4): "P_H"}
    game = table(maze, ["P_H", "P_TS_DOOR_G"])
    assert may_lay(game, "P_H", (6, 4))
    assert may_lay(game, "P_TS_DOOR_G", (6, 4))


def test_a_face_up_goal_is_compared():
    """SD-10: as any card."""
    maze = {(2, 4): "P_BRIDGE", (3, 4): "P_H", (4, 4): "P_H", (5, 4): "P_H", (6, 3): "G_LT_2"}
    game = table(maze, ["P_H", "P_TS_DOOR_G"])
    assert may_lay(game, "P_H", (6, 4))  # the goal is walled in the south
    assert not may_lay(game, "P_TS_DOOR_G", (6, 4))


def test_a_misfit_goal_is_compared_as_it_lies():
    """SD-10, SD-18: after a rockfall the gap is filled with a wall towards the goal's wall."""
    maze = {
        (2, 4): "P_BRIDGE",
        (3, 4): "P_H",
        (4, 4): "P_H",
        (5, 4): "P_H",
        (6, 4): "P_TS_DOOR_G",
        (6, 3): "G_LT_2",
    }
    game = table(maze, ["A_ROCKFALL", "P_H"], top=["P_TS_DOOR_B"])
    game.play(0, rockfall((6, 4)))
    game.play(1, {"do": "pass", "cards": ["P_V_DE"]})
    assert may_lay(game, "P_H", (6, 4))
    assert not may_lay(game, "P_TS_DOOR_B", (6, 4))


# SD-11: an uninterrupted route from the own start


def test_the_opponents_tunnel_is_not_mine():
    """SD-11: green has no route to what blue dug."""
    game = table({(2, 2): "P_H"}, ["P_H"])
    assert not may_lay(game, "P_H", (3, 2))
    refused = refusal(game, lay("P_H", (3, 2)))
    assert refused.rule == "SD-11"


def test_who_has_the_route_may_lay_where_the_other_may_not():
    """SD-11: the same place, blue's turn."""
    assert may_lay(table({(2, 2): "P_H"}, ["P_H"], turn=1), "P_H", (3, 2))


def test_merged_tunnels_serve_both():
    """SD-11: through the other's start card."""
    game = table({(1, 3): "P_V", (2, 2): "P_H"}, ["P_H"])
    assert may_lay(game, "P_H", (3, 2))
    assert may_lay(game, "P_H", (0, 2))
    assert reaches(game, 0, (1, 2), "NESW")
    assert reaches(game, 1, (1, 4), "NESW")


def test_a_dead_end_interrupts_a_route():
    """SD-11: named with its place."""
    game = table({(2, 4): "P_LT_DE_E"}, ["P_H", "P_V"])
    refused = refusal(game, lay("P_H", (3, 4)))
    assert (refused.rule, refused.why) == ("SD-11", "saboteur-duel-dead-end-in-the-way")
    assert refused.data["at"] == [2, 4]
    assert may_lay(game, "P_V", (2, 3))


def test_the_others_closed_door_interrupts_a_route():
    """SD-11, SD-15: named with its place."""
    game = table({(2, 4): "P_TS_DOOR_B"}, ["P_H", "P_V"])
    refused = refusal(game, lay("P_H", (3, 4)))
    assert (refused.rule, refused.why) == ("SD-11", "saboteur-duel-door-in-the-way")
    assert refused.data["at"] == [2, 4]
    assert may_lay(game, "P_V", (2, 3))


def test_a_troll_interrupts_a_route():
    """SD-11, SD-16: named with its place."""
    game = table({(2, 4): "P_TS_TROLL"}, ["P_H", "P_V"])
    refused = refusal(game, lay("P_H", (3, 4)))
    assert (refused.rule, refused.why) == ("SD-11", "saboteur-duel-troll-in-the-way")
    assert refused.data["at"] == [2, 4]
    assert may_lay(game, "P_V", (2, 3))


def test_a_gap_interrupts_a_route():
    """SD-11: cards that a rockfall cut off are reached again when it is filled."""
    game = table({(3, 4): "P_H"}, ["P_H"])
    refused = refusal(game, lay("P_H", (4, 4)))
    assert (refused.rule, refused.why) == ("SD-11", "saboteur-duel-gap-in-the-way")
    game.play(0, lay("P_H", (2, 4)))
    assert reaches(game, 0, (3, 4), "EW")


def test_a_barrier_further_back_interrupts_too():
    """SD-11: what is behind a barrier is not reached, however far."""
    maze = {(2, 4): "P_TS_TROLL", (3, 4): "P_H", (4, 4): "P_H"}
    refused = refusal(table(maze, ["P_H"]), lay("P_H", (5, 4)))
    assert (refused.rule, refused.why) == ("SD-11", "saboteur-duel-troll-in-the-way")
    assert refused.data["at"] == [2, 4]


def test_a_way_round_a_barrier_is_a_route():
    """SD-11: the door is closed, the loop below it is open."""
    behind = {(2, 4): "P_X_DOOR_B", (2, 5): "P_TS_DOOR_G"}
    assert not may_lay(table(behind, ["P_H"]), "P_H", (3, 5))
    assert may_lay(table({**behind, (1, 5): "P_RT"}, ["P_H"]), "P_H", (3, 5))


@pytest.mark.parametrize(
    ("card", "turned"),
    [("P_TS_DOOR_B", True), ("P_TS_TROLL", True), ("P_V_DE", False), ("P_X_DOOR_B", False)],
)
def test_whatever_lies_behind_the_touching_side_the_card_may_be_laid(card, turned):
    """SD-11: the new card's own door, troll arm and dead end included."""
    assert may_lay(table({}, [card], ["A_MAP"]), card, (2, 4), turned)


def test_behind_the_new_cards_own_door_nothing_is_reached():
    """SD-11, SD-15: the blue door is towards green's start."""
    game = table({}, ["P_TS_DOOR_B"])
    game.play(0, lay("P_TS_DOOR_B", (2, 4), True))
    assert reaches(game, 0, (2, 4), "W")


def test_a_reached_place_beside_a_wall_of_the_new_card_is_no_route():
    """SD-11: one of its open sides must touch it."""
    game = table({(2, 4): "P_H"}, ["P_H"])
    assert refusal(game, lay("P_H", (2, 3))).rule == "SD-11"


def test_who_laid_a_card_does_not_matter():
    """SD-11: each may use all that it reaches."""
    game = table({(1, 3): "P_V"}, ["P_H"], ["P_H"])
    game.play(0, lay("P_H", (2, 2)))
    assert may_lay(game, "P_H", (3, 2))


# SD-12: sabotage


@pytest.mark.parametrize("tools", [["cart"], ["lantern"], ["pickaxe"], ["cart", "pickaxe"]])
def test_no_path_card_while_sabotage_lies_before_you(tools):
    """SD-12: any one of them is enough."""
    game = table({}, ["P_H", "A_MAP"], before=[tools, []])
    assert moves(game, "lay") == []
    refused = refusal(game, lay("P_H", (2, 4)))
    assert refused.rule == "SD-12"


def test_sabotage_before_the_opponent_does_not_hinder_me():
    """SD-12: only before you."""
    assert may_lay(table({}, ["P_H"], before=[[], ["cart", "lantern", "pickaxe"]]), "P_H", (2, 4))


def test_who_is_sabotaged_may_do_all_else():
    """SD-12: actions, clearing and passing."""
    game = table({(2, 4): "P_H"}, ["P_H", "A_MAP", "A_ROCKFALL"], before=[["cart"], []])
    assert {move["do"] for move in game.legal(0)} == {"map", "rockfall", "clear", "pass"}


# SD-13: bridges and double turns


@pytest.mark.parametrize(
    ("card", "turned", "sides"),
    [
        ("P_BRIDGE", False, "EW"),
        ("P_BRIDGE_GOLD", False, "EW"),
        ("P_DTURN", False, "SW"),
        ("P_DTURN_GOLD", False, "NW"),
        ("P_DTURN_GOLD", True, "NW"),
    ],
)
def test_the_two_tunnels_are_not_joined(card, turned, sides):
    """SD-13: from the west one of them is reached."""
    game = table({}, [card])
    game.play(0, lay(card, (2, 4), turned))
    assert reaches(game, 0, (2, 4), sides)


@pytest.mark.parametrize(("place", "fits"), [((2, 3), False), ((2, 5), False), ((3, 4), True)])
def test_only_the_joined_tunnel_of_a_bridge_leads_on(place, fits):
    """SD-13: the tunnel that passes under it is not mine."""
    game = table({(2, 4): "P_BRIDGE"}, ["P_X_TROLL"])
    assert may_lay(game, "P_X_TROLL", place) == fits


@pytest.mark.parametrize(("place", "fits"), [((2, 3), False), ((2, 5), True), ((3, 4), False)])
def test_only_the_joined_tunnel_of_a_double_turn_leads_on(place, fits):
    """SD-13: S–W is, N–E is not."""
    game = table({(2, 4): "P_DTURN"}, ["P_X_TROLL"])
    assert may_lay(game, "P_X_TROLL", place) == fits


@pytest.mark.parametrize("card", ["P_BRIDGE", "P_BRIDGE_GOLD", "P_DTURN", "P_DTURN_GOLD"])
def test_a_bridge_or_double_turn_without_a_route_is_refused_by_its_own_rule(card):
    """SD-13: at least one of its tunnels must be joined to your start."""
    game = table({(2, 2): "P_H"}, [card])
    assert refusal(game, lay(card, (3, 2))).rule == "SD-13"


def test_both_tunnels_of_a_bridge_may_be_reached():
    """SD-13: over and under."""
    maze = {(2, 4): "P_X_DOOR_G", (2, 3): "P_LT turned", (3, 3): "P_RT turned"}
    game = table(maze, ["P_BRIDGE"])
    game.play(0, lay("P_BRIDGE", (3, 4)))
    assert reaches(game, 0, (3, 4), "NESW")


def test_each_player_may_have_one_tunnel_of_a_bridge():
    """SD-13: green passes west–east, blue north–south."""
    maze = {(2, 2): "P_H", (3, 2): "P_RT turned", (3, 3): "P_V", (2, 4): "P_H"}
    game = table(maze, ["P_BRIDGE"])
    game.play(0, lay("P_BRIDGE", (3, 4)))
    assert reaches(game, 0, (3, 4), "EW")
    assert reaches(game, 1, (3, 4), "NS")
