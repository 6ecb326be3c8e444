"""Doors and keys (SD-15, SD-22)."""

import pytest

from every_game.answers import named, refusal
from games.saboteur_duel.rules.mazes import (
    counter,
    entry,
    face_down,
    key,
    may_lay,
    moves,
    places,
    reaches,
    rockfall,
    table,
)


def test_a_door_is_open_to_its_own_colour():
    """SD-15: green through a green door, in both directions."""
    assert reaches(table({(2, 4): "P_TS_DOOR_G"}), 0, (2, 4), "NEW")
    assert reaches(table({(2, 4): "P_X_DOOR_G"}), 0, (2, 4), "NESW")  # the door is in the west


def test_a_door_is_a_barrier_to_the_other_colour():
    """SD-15: blue comes through green's start to the same door."""
    game = table({(1, 3): "P_V", (2, 4): "P_TS_DOOR_G"})
    assert reaches(game, 0, (2, 4), "NEW")
    assert reaches(game, 1, (2, 4), "EW")


def test_a_door_is_a_barrier_from_outside_too():
    """SD-15: blue stands before it and sees no further."""
    game = table({(1, 3): "P_V", (2, 4): "P_X_DOOR_G"})
    assert reaches(game, 1, (2, 4), "W")


def test_a_key_is_put_on_any_closed_door_of_the_opponents_colour():
    """SD-22: on any face-up card, reached or not; also on a goal."""
    maze = {
        (2, 4): "P_TS_DOOR_B",
        (2, 2): "P_TS_DOOR_G",
        (9, 8): "P_X_DOOR_B",
        (6, 3): "G_TL_3_B",
        (8, 2): "G_TS_3_G",
    }
    assert places(table(maze, ["A_KEY"]), "key") == [(2, 4), (6, 3), (9, 8)]
    assert places(table(maze, ["A_KEY"], turn=1), "key") == [(2, 2), (8, 2)]


def test_a_key_needs_a_door():
    """SD-22: without a target the card can only be discarded."""
    game = table({(2, 2): "P_TS_DOOR_G", (2, 4): "P_H"}, ["A_KEY"])
    assert moves(game, "key") == []
    for at in ((2, 2), (2, 4), (5, 5), (6, 3)):
        assert refusal(game, key(at)).rule == "SD-22"


def test_a_door_on_a_face_down_goal_is_no_target():
    """SD-22: on a face-up card."""
    game = table({}, ["A_KEY"], goals={(6, 3): "G_TL_3_B"}, looked={(6, 3): [0]})
    assert moves(game, "key") == []


def test_a_key_opens_the_door_to_who_put_it_there():
    """SD-22: the token lies on the card, the card is discarded."""
    game = table({(2, 4): "P_TS_DOOR_B"}, ["A_KEY"])
    events = game.play(0, key((2, 4)))
    assert named(events, "unlocked") == [{"event": "unlocked", "seat": 0, "at": [2, 4]}]
    assert entry(game, (2, 4)) == {
        "at": [2, 4],
        "card": "P_TS_DOOR_B",
        "turned": False,
        "key": "green",
    }
    assert reaches(game, 0, (2, 4), "NEW")
    assert game.view(None)["keys"] == 1
    assert "A_KEY" in game.view(None)["discard"]


def test_an_unlocked_door_stays_open_to_its_own_colour():
    """SD-22, SD-15: the key takes nothing from blue."""
    game = table({(1, 3): "P_V", (2, 4): "P_TS_DOOR_B key:green"})
    assert reaches(game, 1, (2, 4), "NEW")


def test_an_unlocked_door_is_no_target_any_more():
    """SD-22: it is no longer closed."""
    game = table({(2, 4): "P_TS_DOOR_B key:green"}, ["A_KEY"])
    assert moves(game, "key") == []
    assert refusal(game, key((2, 4))).rule == "SD-22"


def test_beyond_an_unlocked_door_one_may_dig():
    """SD-22, SD-11: the route goes on."""
    maze = {(2, 4): "P_TS_DOOR_B"}
    assert not may_lay(table(maze, ["P_H"]), "P_H", (3, 4))
    assert may_lay(table({(2, 4): "P_TS_DOOR_B key:green"}, ["P_H"]), "P_H", (3, 4))


def test_a_key_may_give_gold_at_once():
    """SD-22, SD-17: the gold lay behind the door."""
    game = table({(2, 4): "P_TS_DOOR_B", (3, 4): "P_TL_DE_GOLD turned"}, ["A_KEY"])
    assert counter(game, (3, 4)) is None
    game.play(0, key((2, 4)))
    assert counter(game, (3, 4)) == "green"


def test_a_key_on_a_goal_with_gold_behind_its_door_gives_the_gold():
    """SD-22, SD-17: the printed note: a key may help to gold without a counter."""
    maze = {
        (10, 1): "P_LADDER_G turned",
        (10, 2): "P_V",
        (10, 3): "G_TL_3_B",  # its blue door is in the north
    }
    game = table(maze, ["A_KEY"])
    assert counter(game, (10, 3)) is None
    game.play(0, key((10, 3)))
    assert counter(game, (10, 3)) == "green"


def test_a_key_may_reach_a_goal_at_once():
    """SD-22, SD-18: it is turned up."""
    maze = {
        (2, 4): "P_TS_DOOR_B",
        (3, 4): "P_H",
        (4, 4): "P_H",
        (5, 4): "P_H",
        (6, 4): "P_TS_DOOR_G",
    }
    game = table(maze, ["A_KEY"], goals={(6, 3): "G_4DE_0"})
    game.play(0, key((2, 4)))
    assert entry(game, (6, 3))["card"] == "G_4DE_0"
    assert (6, 5) in face_down(game)


def test_a_key_goes_back_when_its_card_falls():
    """SD-22, SD-23: and may be used again."""
    game = table({(2, 4): "P_TS_DOOR_B key:green"}, ["A_ROCKFALL"])
    assert game.view(None)["keys"] == 1
    events = game.play(0, rockfall((2, 4)))
    assert named(events, "collapsed")[0]["key"] == "green"
    assert game.view(None)["keys"] == 2


def test_two_keys_may_lie_in_the_maze():
    """SD-22: there are two tokens."""
    game = table({(2, 4): "P_TS_DOOR_B", (3, 4): "P_X_DOOR_B"}, ["A_KEY", "A_KEY"])
    game.play(0, key((2, 4)))
    game.play(1, {"do": "pass", "cards": ["P_V_DE"]})
    game.play(0, key((3, 4)))
    assert game.view(None)["keys"] == 0
    assert reaches(game, 0, (3, 4), "NESW")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_key_shows_whose_it_is(seat):
    """SD-22: open to you, not to the other."""
    colour = ["green", "blue"][seat]
    card = ["P_X_DOOR_B", "P_X_DOOR_G"][seat]
    game = table({(4, 6): card}, ["A_KEY"], turn=seat)
    game.play(seat, key((4, 6)))
    assert entry(game, (4, 6))["key"] == colour
