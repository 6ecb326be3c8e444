"""Claiming gold (SD-17), also through the doors of goals (SD-2, SD-15)."""

import pytest

from every_game.answers import named
from games.saboteur_duel.rules.mazes import (
    DATA,
    NUGGETS,
    counter,
    discard,
    lay,
    orient,
    reaches,
    rockfall,
    table,
)

OPPOSITE = dict(zip("NESW", "SWNE", strict=True))
GOALS = {card["id"]: card for card in DATA["goal"]}


def test_who_links_gold_claims_it_at_once():
    """SD-17: a counter, own colour up."""
    game = table({}, ["P_TL_DE_GOLD"])
    events = game.play(0, lay("P_TL_DE_GOLD", (2, 4), True))
    assert named(events, "claimed") == [
        {"event": "claimed", "seat": 0, "at": [2, 4], "card": "P_TL_DE_GOLD", "nuggets": 1}
    ]
    assert counter(game, (2, 4)) == "green"
    assert game.view(None)["claimed"] == [1, 0]
    assert game.view(None)["counters"] == 7
    assert game.scores == [0, 0]


def test_the_player_cannot_decline():
    """SD-17: it happens by itself, nothing is asked."""
    game = table({}, ["P_TL_DE_GOLD"])
    game.play(0, lay("P_TL_DE_GOLD", (2, 4), True))
    assert game.acting == [1]


def test_gold_in_a_dead_end_is_reached_from_its_own_side_only():
    """SD-17, SD-2: the T is mine, the dead end with the gold is not."""
    game = table({}, ["P_TL_DE_GOLD"])
    game.play(0, lay("P_TL_DE_GOLD", (2, 4)))
    assert reaches(game, 0, (2, 4), "NSW")
    assert counter(game, (2, 4)) is None


def test_the_dead_end_is_reached_later_from_outside():
    """SD-17, SD-2: the tunnel comes round."""
    maze = {
        (2, 4): "P_TL_DE_GOLD",  # T in N, W, S; the gold in the east
        (2, 3): "P_LT turned",
        (3, 3): "P_RT turned",
    }
    game = table(maze, ["P_LT"])
    game.play(0, lay("P_LT", (3, 4)))
    assert counter(game, (2, 4)) == "green"


@pytest.mark.parametrize(
    ("card", "turned", "claims"),
    [
        ("P_BRIDGE_GOLD", False, False),  # gold on the N–S tunnel
        ("P_DTURN_GOLD", False, False),  # gold on E–S
        ("P_DTURN_GOLD", True, True),  # turned: on N–W
    ],
)
def test_gold_on_one_tunnel_of_two_is_reached_by_that_tunnel(card, turned, claims):
    """SD-17, SD-13: from the west."""
    game = table({}, [card])
    game.play(0, lay(card, (2, 4), turned))
    assert counter(game, (2, 4)) == ("green" if claims else None)


def test_gold_on_the_bridge_is_reached_from_the_south():
    """SD-17, SD-13: on the N–S tunnel."""
    game = table({}, ["P_BRIDGE_GOLD"])
    game.play(0, lay("P_BRIDGE_GOLD", (1, 5)))
    assert counter(game, (1, 5)) == "green"


MEETING = {(2, 2): "P_RT turned", (2, 4): "P_LT"}
"""Blue comes to [2,3] from the north, green from the south."""


def test_the_opponent_claims_what_i_link_for_them():
    """SD-17: blue lays a double turn whose gold lies on green's tunnel."""
    game = table(MEETING, ["P_DTURN_GOLD"], turn=1)
    events = game.play(1, lay("P_DTURN_GOLD", (2, 3)))
    assert counter(game, (2, 3)) == "green"
    assert named(events, "claimed")[0]["seat"] == 0
    assert game.view(None)["claimed"] == [1, 0]


@pytest.mark.parametrize(("seat", "colour"), [(0, "green"), (1, "blue")])
def test_if_one_play_links_both_the_player_on_turn_takes_it(seat, colour):
    """SD-17: the bridge's gold lies on the tunnel that joins them."""
    game = table(MEETING, ["P_BRIDGE_GOLD"], turn=seat)
    game.play(seat, lay("P_BRIDGE_GOLD", (2, 3)))
    assert counter(game, (2, 3)) == colour


def test_claimed_gold_is_not_claimed_again():
    """SD-17: green comes later."""
    game = table({(2, 4): "P_H", (3, 4): "P_TL_DE_GOLD turned blue"}, ["P_V"])
    game.play(0, lay("P_V", (1, 5)))
    assert counter(game, (3, 4)) == "blue"
    assert game.view(None)["claimed"] == [0, 1]


def test_claimed_gold_is_kept_if_the_route_breaks():
    """SD-17: the rockfall comes too late."""
    maze = {(2, 4): "P_H", (3, 4): "P_TL_DE_GOLD turned green"}
    game = table(maze, ["A_ROCKFALL"], turn=1)
    game.play(1, rockfall((2, 4)))
    assert counter(game, (3, 4)) == "green"
    assert not reaches(game, 0, (3, 4))
    assert game.view(None)["claimed"] == [1, 0]


def test_gold_does_not_hinder_a_tunnel():
    """SD-17: claimed or not, one passes."""
    for lying in ("P_TS_DE_GOLD", "P_TS_DE_GOLD blue"):
        assert reaches(table({(2, 4): lying}), 0, (2, 4), "NEW")


def test_one_counter_for_a_card_whatever_its_nuggets():
    """SD-17: three nuggets, one counter."""
    maze = {(9, 1): "P_LADDER_G turned", (9, 2): "P_V"}
    game = table(maze, ["P_RT"], goals={(10, 3): "G_TL_3_B"})
    game.play(0, lay("P_RT", (9, 3)))
    assert game.view(None)["claimed"] == [3, 0]
    assert game.view(None)["counters"] == 7


def test_gold_cut_off_is_nobodys():
    """SD-17: an uninterrupted route is needed."""
    game = table({(3, 4): "P_TL_DE_GOLD turned"}, ["A_MAP"])
    game.play(0, discard("A_MAP"))
    assert counter(game, (3, 4)) is None


# Every goal, from every side, for both dwarves

APPROACH = {
    # side of the goal at [10,3]: ladder place and way by colour, cards between, the card laid
    "N": ((10, 1), {"green": True, "blue": True}, {}, "P_V", (10, 2)),
    "S": ((10, 5), {"green": False, "blue": False}, {}, "P_V", (10, 4)),
    "E": ((12, 3), {"green": True, "blue": False}, {}, "P_H", (11, 3)),
    "W": ((9, 1), {"green": True, "blue": True}, {(9, 2): "P_V"}, "P_RT", (9, 3)),
}


def lying_ways(goal, side):
    """The ways in which this goal can lie with this side open; one if it looks the same."""
    ways = []
    for turned in (False, True):
        opened = [OPPOSITE[s] if turned else s for s in GOALS[goal]["open"]]
        if side in opened and not (turned and goal in ("G_X_0", "G_4DE_0", "G_V2DE_1", "G_H2DE_2")):
            ways.append(turned)
    return ways


def gold_is_free(goal, turned, side, colour):
    """Whether this dwarf gets the gold when it comes in on this side."""
    data = GOALS[goal]
    if "gold" not in data:
        return False
    side = OPPOSITE[side] if turned else side
    if side in data["gold"]["free"]:
        return True
    return side in data["gold"]["gated"] and data["door"]["colour"] == colour


@pytest.mark.parametrize("side", "NESW")
@pytest.mark.parametrize("colour", ["green", "blue"])
@pytest.mark.parametrize("goal", GOALS)
def test_gold_on_goals_is_free_or_behind_their_door(goal, colour, side):
    """SD-2, SD-15, SD-17, SD-18: as the data says, in every way the goal can lie."""
    seat = ["green", "blue"].index(colour)
    at, ways, between, card, place = APPROACH[side]
    ladder = f"P_LADDER_{colour[0].upper()}" + (" turned" if ways[colour] else "")
    for turned in lying_ways(goal, side):
        game = table({at: ladder, **between}, [card], turn=seat, goals={(10, 3): goal})
        game.play(seat, lay(card, place))
        if len(lying_ways(goal, side)) > 1:
            game.play(seat, orient((10, 3), turned))
        free = gold_is_free(goal, turned, side, colour)
        assert counter(game, (10, 3)) == (colour if free else None)
        assert game.view(None)["claimed"][seat] == (NUGGETS[goal] if free else 0)


def test_gold_outside_a_green_door_is_anyones_who_comes_from_outside():
    """SD-2: the goal whose gold lies before its door: blue gets it from the north only."""
    for side, gets in (("N", True), ("W", False)):
        at, ways, between, card, place = APPROACH[side]
        maze = {at: "P_LADDER_B turned" if ways["blue"] else "P_LADDER_B", **between}
        game = table(maze, [card], turn=1, goals={(10, 3): "G_LT_1_G"})
        game.play(1, lay(card, place))
        assert (counter(game, (10, 3)) == "blue") == gets


def test_gold_outside_its_door_is_greens_from_both_sides():
    """SD-2, SD-15: green walks through its own door."""
    for side in "NW":
        at, ways, between, card, place = APPROACH[side]
        maze = {at: "P_LADDER_G turned" if ways["green"] else "P_LADDER_G", **between}
        game = table(maze, [card], goals={(10, 3): "G_LT_1_G"})
        game.play(0, lay(card, place))
        assert counter(game, (10, 3)) == "green"
