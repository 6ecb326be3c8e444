"""The goal lanes (BD-14)."""

import pytest

from every_game.answers import named
from games.black_dog.rules.boards import (
    FOLD,
    LANE,
    LEFT,
    PEN,
    after,
    cause,
    ends,
    moves,
    pawns,
    played,
    step,
    swap,
    table,
)


@pytest.mark.parametrize(
    ("card", "at", "wanted"),
    [
        ("blue_3", 62, [1, 64]),  # the example of the rule
        ("blue_2", 63, [1, 64]),
        ("blue_3", 63, [2, 65]),
        ("blue_2", 62, [0]),  # on the origin, not beyond it
        ("blue_3", 60, [63]),
        ("blue_8", 60, [4, 67]),
        ("blue_8", 59, [3, 66]),
        ("blue_9", 60, [5]),  # five beyond the origin: past the lane
        ("blue_10", 58, [4, 67]),
        ("blue_10", 54, [0]),
        ("blue_12", 55, [3, 66]),
        ("blue_12", 63, [11]),
        ("start_13", 52, [1, 64]),
        ("start_13", 55, [4, 67]),
        ("start_13", 56, [5]),
        ("start_1_11", 63, [0, 10]),
        ("start_1_11", 57, [4, 58, 67]),
    ],
)
def test_a_walk_that_crosses_the_origin_may_go_on_into_the_lane(card, at, wanted):
    """BD-14: the origin is counted, the next step is place 1; entering is optional."""
    assert ends(table({0: [at]}, [card]), card) == wanted


@pytest.mark.parametrize(("seat", "origin"), [(0, 0), (1, 16), (2, 32), (3, 48)])
def test_every_colour_has_its_lane_behind_its_own_origin(seat, origin):
    """BD-14: other origins lead into no lane."""
    for other in (0, 16, 32, 48):
        at = (other - 2) % 64
        game = table({seat: [at]}, ["blue_3"], turn=seat)
        past = (other + 1) % 64
        assert ends(game, "blue_3") == ([past, 64] if other == origin else [past])


def test_entering_is_told_as_coming_home():
    """BD-14: and not for a walk past the lane."""
    game = table({0: [62]}, ["blue_3"])
    inside, events = played(game, step("blue_3", 62, 64))
    assert pawns(inside) == [PEN, PEN, PEN, 64]
    assert named(events, "home") == [{"event": "home", "owner": 0, "at": 64}]
    past, events = played(game, step("blue_3", 62, 1))
    assert pawns(past) == [PEN, PEN, PEN, 1]
    assert not named(events, "home")


@pytest.mark.parametrize("card", ["blue_2", "blue_3", "start_1_11"])
def test_not_from_the_origin_itself(card):
    """BD-14: a pawn that begins its move on its origin must go round again."""
    game = table({0: [0]}, [card])
    assert all(to < 64 for to in ends(game, card))
    steps = {"blue_2": 2, "blue_3": 3, "start_1_11": 1}[card]
    assert cause(game, step(card, 0, 63 + steps, steps))[:2] == ("BD-14", "lane-from-origin")


@pytest.mark.parametrize("taken", [64, 65, 66, 67])
def test_no_jumping_in_the_lane_and_no_landing_on_a_pawn_there(taken):
    """BD-14: a walk to place 4 needs all four places free."""
    game = table({0: [60, taken]}, ["blue_8"])
    assert ends(game, "blue_8", 60) == [4]
    assert cause(game, step("blue_8", 60, 67)) == (
        "BD-14",
        "lane-blocked",
        {"at": taken, "owner": 0},
    )


@pytest.mark.parametrize("taken", [65, 66, 67])
def test_up_to_the_first_pawn_the_lane_is_open(taken):
    """BD-14: only what lies between counts."""
    assert ends(table({0: [62, taken]}, ["blue_3"]), "blue_3", 62) == [1, 64]


def test_a_pawn_in_another_lane_blocks_nobody():
    """BD-14: every colour has its own lane."""
    board = {0: [62], 1: [64, 65], 2: [64], 3: [64, 67]}
    assert ends(table(board, ["blue_3"]), "blue_3") == [1, 64]


@pytest.mark.parametrize(
    ("card", "at", "wanted"),
    [
        ("start_1_11", 64, [65]),
        ("start_1_11", 66, [67]),
        ("start_1_11", 67, []),
        ("blue_2", 64, [66]),
        ("blue_2", 65, [67]),
        ("blue_2", 66, []),
        ("blue_3", 64, [67]),
        ("blue_3", 65, []),
        ("blue_8", 64, []),
    ],
)
def test_a_pawn_in_the_lane_moves_further_by_exact_count(card, at, wanted):
    """BD-14: never beyond place 4."""
    assert ends(table({0: [at]}, [card]), card, at) == wanted


def test_a_pawn_in_the_lane_jumps_nobody():
    """BD-14: and lands on nobody."""
    game = table({0: [64, 65]}, ["blue_2", "start_1_11"])
    assert ends(game, "blue_2", 64) == []
    assert ends(game, "blue_2", 65) == [67]
    assert ends(game, "start_1_11", 64) == []
    assert cause(game, step("blue_2", 64, 66)) == ("BD-14", "lane-blocked", {"at": 65, "owner": 0})


def test_the_lane_is_as_long_as_it_is():
    """BD-14: a refusal says so."""
    for board, move in (
        ({0: [65, 20]}, step("blue_3", 65, 67)),
        ({0: [60]}, step("blue_9", 60, 67)),
    ):
        rule, why, data = cause(table(board, [move["card"]]), move)
        assert (rule, why, data["steps"]) == ("BD-14", "lane-too-short", move["steps"])


def test_moving_on_inside_the_lane_is_not_coming_home_again():
    """BD-14: it was home already."""
    _, events = played(table({0: [64]}, ["blue_2"]), step("blue_2", 64, 66))
    assert named(events, "moved")
    assert not named(events, "home")


def test_the_dog_never_bites_in_a_lane():
    """BD-14, BD-25: pawns in the lane are safe; it runs past the origin before them."""
    board = {0: LANE[:3], 3: [20]}
    game = after(table(board, ["black_5"], turn=3, dog=62, starter=3), step("black_5", 20, seat=3))
    assert pawns(game) == [PEN, 64, 65, 66]


def test_a_lane_with_nothing_to_do_leaves_no_move():
    """BD-9, BD-14: full of steps that do not fit."""
    assert moves(table({0: [65, 67]}, ["blue_2", "blue_3", "blue_8"])) == [FOLD]


# No lap is remembered


def test_a_pawn_carried_back_by_the_disc_may_enter():
    """BD-14 (ruling): from 8 to 56, and nine steps later into the lane."""
    game = table({0: [8]}, ["blue_9"], phase="turn", paws=[8], out=(1, 2, 3), last="blue_8")
    game.play(0, LEFT)
    assert pawns(game)[-1] == 56
    assert ends(game, "blue_9") == [1, 64]


def test_a_pawn_swapped_before_its_origin_may_enter():
    """BD-14 (ruling): it has only just started."""
    game = table({0: [5], 1: [62]}, ["swap", "blue_3"], out=(1, 2, 3))
    game.play(0, swap((0, 5), (1, 62)))
    assert ends(game, "blue_3") == [1, 64]


def test_a_pawn_walked_past_the_lane_needs_another_lap():
    """BD-14: three before the end with a larger card only."""
    game = table({0: [61]}, ["blue_9", "blue_3"], out=(1, 2, 3))
    game.play(0, step("blue_9", 61))
    assert pawns(game)[-1] == 6
    assert ends(game, "blue_3") == [9]
