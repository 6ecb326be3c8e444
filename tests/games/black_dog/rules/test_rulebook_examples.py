"""The examples of our own rulebook, rulebook/black_dog/*.md, are true."""

import pytest

from games.black_dog.rules.boards import (
    LEFT,
    PEN,
    RIGHT,
    after,
    cards_to_play,
    cause,
    copied,
    dog,
    ends,
    magnet,
    moves,
    pawns,
    phase,
    split,
    start,
    step,
    table,
)


def test_example_1_the_way_home_is_counted_over_the_origin():
    """BD-14"""
    game = table({0: [61]}, ["black_5", "blue_3", "blue_8"], dog=30)
    assert ends(game, "black_5", 61) == [2, 65]
    assert ends(game, "blue_3", 61) == [0]
    assert ends(game, "blue_8", 61) == [5]
    again = table({0: [0]}, ["blue_3"])
    assert ends(again, "blue_3") == [3]


def test_example_2_a_closed_origin_stops_everyone():
    """BD-12"""
    closed = table({0: [12], 1: [16]}, ["blue_8", "blue_3", "black_1_7"], dog=40)
    assert cause(closed, step("blue_8", 12))[:2] == ("BD-12", "origin-closed")
    assert ends(closed, "blue_3") == [15]
    green = table({0: [12], 3: [16]}, ["blue_8", "black_1_7"], dog=40)
    assert ends(green, "blue_8") == [20]
    assert 16 in ends(green, "black_1_7")
    assert pawns(after(green, step("black_1_7", 12, steps=4)), 3) == [PEN] * 4


@pytest.mark.parametrize(
    ("turn", "yellow", "black", "red"), [(RIGHT, 24, 42, 60), (LEFT, 56, 10, 28)]
)
def test_example_3_the_disc_carries_everything(turn, yellow, black, red):
    """BD-16"""
    game = table({2: [5], 0: [44]}, ["blue_3"], turn=2, dog=26)
    game = after(game, step("blue_3", 5, seat=2))
    assert phase(game) == "turn"
    game = after(game, turn)
    assert (pawns(game, 2)[-1], dog(game), pawns(game, 0)[-1]) == (yellow, black, red)


@pytest.mark.parametrize(
    ("bites", "left"), [("passing", [[1], [16], []]), ("landing", [[1, 15], [16, 17], [18, 19]])]
)
def test_example_4_the_dog_bites_on_its_run(bites, left):
    """BD-25: seat 1 has the origin 16."""
    board = {0: [60, 15], 1: [16, 17], 2: [18, 19], 3: [20]}
    game = after(table(board, ["black_5"], dog=14, bites=bites), step("black_5", 60))
    assert dog(game) == 20
    for seat, places in enumerate([*left, []]):
        assert [place for place in pawns(game, seat) if place != PEN] == places


def test_example_4_a_pawn_of_another_colour_on_an_origin_is_bitten_in_passing():
    """BD-25"""
    game = after(table({0: [60], 3: [16]}, ["black_5"], dog=14), step("black_5", 60))
    assert pawns(game, 3) == [PEN] * 4


def test_example_5_a_magnet_may_end_on_a_paw():
    """BD-17, BD-21"""
    game = table({0: [40]}, ["magnet"], dog=57)
    assert moves(game, "magnet") == [magnet(40, 56)]
    assert phase(after(game, magnet(40, 56))) == "turn"


def test_example_6_the_steps_of_a_team_4_are_shared():
    """BD-23"""
    game = table({0: [7], 2: [30]}, ["team_4"])
    game = after(game, split((0, 7, 1), (2, 30, 3, 64)))
    assert (pawns(game, 0)[-1], pawns(game, 2)[-1]) == (8, 64)
    assert (phase(game), game.acting) == ("turn", [0])


def test_example_7_a_copy_of_a_copy_is_the_same_card():
    """BD-22"""
    board = {1: [20], 2: [36], 3: [52]}
    hands = {2: ["copy"], 3: ["copy"], 0: ["blue_2"]}
    game = table(board, ["start_1_11"], turn=1, hands=hands)
    game = after(game, start("start_1_11", seat=1))
    for seat in (2, 3):
        assert game.acting == [seat]
        begin = copied(start("start_1_11", seat=seat))
        assert begin in moves(game)
        assert {move["steps"] for move in moves(game, "step", "copy")} == {1, 11}
        game = after(game, begin)


def test_example_8_a_card_that_can_be_played_must_be():
    """BD-9, BD-14"""
    game = table({0: [58, 64]}, ["blue_8"])
    assert moves(game) == [step("blue_8", 58, 2)]
    assert cards_to_play(game) == ["blue_8"]
