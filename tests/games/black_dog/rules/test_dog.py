"""Black cards (BD-24) and the dog (BD-4, BD-25)."""

import pytest

from every_game.answers import named
from games.black_dog.rules.boards import (
    FOLD,
    PEN,
    after,
    cause,
    dog,
    ends,
    moves,
    pawns,
    played,
    step,
    table,
)

BOTH = pytest.mark.parametrize("bites", ["passing", "landing"])


def run(board, at, steps, bites="passing", seats=4):
    """Seat 0's pawn in the lane takes the steps it can; the dog runs from `at`."""
    board = {**board, 0: [*board.get(0, []), 64]}
    assert steps in (1, 2, 3)
    game = table(board, ["black_1_7"], dog=at, bites=bites, seats=seats)
    return played(game, step("black_1_7", 64, 64 + steps, steps))


def long_run(board, at, steps, bites="passing", seats=4, pawn=50):
    """Seat 0's pawn far away takes the steps; the dog runs from `at`."""
    board = {**board, 0: [*board.get(0, []), pawn]}
    game = table(board, ["black_1_7"], dog=at, bites=bites, seats=seats)
    return played(game, step("black_1_7", pawn, steps=steps))


# BD-24: black cards


@pytest.mark.parametrize(("card", "steps"), [("black_5", 5), ("black_6", 6)])
def test_a_black_5_or_6_moves_a_pawn_and_then_the_dog(card, steps):
    """BD-24: both that many spaces."""
    game, events = played(table({0: [20]}, [card], dog=50), step(card, 20))
    assert (pawns(game)[-1], dog(game)) == (20 + steps, 50 + steps)
    names = [event["event"] for event in events]
    assert names[:3] == ["played", "moved", "dog-ran"]
    assert events[2] == {"event": "dog-ran", "from": 50, "at": 50 + steps, "steps": steps}
    for other in range(1, 8):
        if other != steps:
            refused = cause(table({0: [20]}, [card]), step(card, 20, steps=other))
            assert refused[:2] == ("BD-24", "wrong-steps")


@pytest.mark.parametrize("steps", range(1, 8))
def test_a_black_1_7_moves_both_a_chosen_number(steps):
    """BD-24: one to seven."""
    game = table({0: [20]}, ["black_1_7"], dog=50)
    assert ends(game, "black_1_7") == [21, 22, 23, 24, 25, 26, 27]
    later = after(game, step("black_1_7", 20, steps=steps))
    assert (pawns(later)[-1], dog(later)) == (20 + steps, 50 + steps)
    assert cause(game, step("black_1_7", 20, steps=8))[:2] == ("BD-24", "wrong-steps")


def test_a_pawn_in_the_lane_will_do():
    """BD-24: exact count there as ever."""
    game = table({0: [65]}, ["black_1_7"], dog=50)
    assert ends(game, "black_1_7") == [66, 67]
    later = after(game, step("black_1_7", 65, 67, 2))
    assert (pawns(later)[-1], dog(later)) == (67, 52)


@pytest.mark.parametrize("board", [{}, {0: [67]}, {0: [10], 1: [16]}])
def test_not_without_an_own_pawn_that_can_do_it(board):
    """BD-24: the dog does not run alone."""
    assert moves(table({**board, 2: [40]}, ["black_6"])) == [FOLD]


def test_a_black_card_may_enter_the_lane():
    """BD-14, BD-24."""
    game = table({0: [62]}, ["black_5"], dog=20)
    assert ends(game, "black_5") == [3, 66]


def test_a_pawn_that_runs_into_the_dog_is_out_before_it_walks_on():
    """BD-15, BD-24: first the pawn, then the dog."""
    game, events = played(table({0: [20]}, ["black_5"], dog=25), step("black_5", 20))
    assert (pawns(game), dog(game)) == ([PEN] * 4, 30)
    assert [event["event"] for event in events][:4] == ["played", "moved", "bitten", "dog-ran"]
    assert [event["how"] for event in named(events, "bitten")] == ["ran-into"]


def test_the_pawn_just_moved_is_bitten_like_any_other():
    """BD-25: the dog passes it."""
    game = after(table({0: [20]}, ["black_5"], dog=21), step("black_5", 20))
    assert (pawns(game), dog(game)) == ([PEN] * 4, 26)


def test_a_pawn_hit_by_the_moved_one_is_gone_before_the_dog_comes():
    """BD-11, BD-18: hit once, bitten never."""
    _, events = played(table({0: [20], 1: [25]}, ["black_5"], dog=22), step("black_5", 20))
    assert [(event["owner"], event["at"]) for event in named(events, "hit")] == [(1, 25)]
    assert [(event["owner"], event["at"]) for event in named(events, "bitten")] == [(0, 25)]


# BD-25: where the dog runs


@pytest.mark.parametrize(
    ("at", "steps", "to"),
    [
        (10, 3, 13),
        (13, 2, 15),
        (14, 2, 17),  # over an origin, not counted
        (15, 1, 17),
        (15, 3, 19),
        (31, 2, 34),
        (46, 2, 49),
        (61, 3, 1),
        (63, 1, 1),
        (63, 2, 2),
        (62, 1, 63),
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_dog_jumps_over_the_four_origins_without_counting_them(at, steps, to, seats):
    """BD-25, BD-28: also over those of colours that do not play."""
    game, events = run({}, at, steps, seats=seats)
    assert dog(game) == to
    (told,) = named(events, "dog-ran")
    assert told == {"event": "dog-ran", "from": at, "at": to, "steps": steps}


def test_the_dog_never_enters_a_lane():
    """BD-25: it runs on along the track."""
    game, _ = long_run({}, 62, 7, pawn=20)
    assert dog(game) == 6


# BD-25: whom it bites


@BOTH
@pytest.mark.parametrize("owner", range(4))
def test_the_dog_bites_every_pawn_it_lands_on(owner, bites):
    """BD-25: of any colour, the player's included."""
    game, events = run({owner: [23]}, 20, 3, bites)
    assert 23 not in pawns(game, owner)
    assert named(events, "bitten") == [
        {"event": "bitten", "owner": owner, "at": 23, "how": "landed"}
    ]


def test_the_dog_bites_every_pawn_it_passes():
    """BD-25, option `passing`: in the order of the run."""
    game, events = long_run({0: [23], 1: [22], 2: [26], 3: [21]}, 20, 6)
    bitten = [(event["owner"], event["at"], event["how"]) for event in named(events, "bitten")]
    assert bitten == [
        (3, 21, "passed"), (1, 22, "passed"), (0, 23, "passed"), (2, 26, "landed"),
    ]  # fmt: skip
    assert pawns(game) == [PEN, PEN, PEN, 56]
    assert [pawns(game, seat) for seat in (1, 2, 3)] == [[PEN] * 4] * 3


def test_with_landing_the_dog_bites_only_where_it_lands():
    """BD-25, option `landing`."""
    game, events = long_run({0: [23], 1: [22], 2: [26], 3: [21]}, 20, 6, "landing")
    assert [event["owner"] for event in named(events, "bitten")] == [2]
    assert (pawns(game, 1)[-1], pawns(game, 3)[-1]) == (22, 21)


def test_pawns_beyond_the_end_and_behind_the_dog_are_spared():
    """BD-25: only what lies on the way."""
    game, events = run({1: [19, 24]}, 20, 3)
    assert pawns(game, 1)[2:] == [19, 24]
    assert not named(events, "bitten")


def test_an_origin_right_behind_the_last_step_is_not_passed():
    """BD-25: it stops at 15, the pawn on 16 is spared."""
    game, _ = run({2: [16]}, 13, 2)
    assert (dog(game), pawns(game, 2)[-1]) == (15, 16)


@pytest.mark.parametrize("owner", [0, 2, 3])
def test_a_foreign_pawn_on_an_origin_is_bitten_in_passing(owner):
    """BD-25, option `passing`: on origins it jumps too."""
    game, events = run({owner: [16]}, 14, 2)
    assert 16 not in pawns(game, owner)
    assert [event["how"] for event in named(events, "bitten")] == ["passed"]


@BOTH
@pytest.mark.parametrize(("owner", "at"), [(0, 63), (1, 15), (2, 31), (3, 47)])
def test_a_pawn_on_the_origin_of_its_own_colour_is_spared(owner, at, bites):
    """BD-25: always; nor does it stop the dog."""
    origin = (at + 1) % 64
    game, events = run({owner: [origin]}, at, 2, bites)
    assert origin in pawns(game, owner)
    assert dog(game) == (origin + 2) % 64
    assert not named(events, "bitten")


def test_with_landing_pawns_on_origins_are_never_bitten():
    """BD-25: the dog never lands there."""
    game, events = run({2: [16]}, 15, 1, "landing")
    assert pawns(game, 2)[-1] == 16
    assert not named(events, "bitten")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_pawn_on_the_origin_of_an_absent_colour_is_bitten_in_passing(seats):
    """BD-25, BD-28: whoever's it is, it is nobody's own origin."""
    for owner in range(seats):
        game, _ = run({owner: [48]}, 47, 1, seats=seats)
        assert 48 not in pawns(game, owner)
        game, _ = run({owner: [48]}, 47, 1, "landing", seats=seats)
        assert 48 in pawns(game, owner)


def test_the_mover_s_own_pawn_on_its_origin_is_spared_while_another_is_bitten():
    """BD-25: 0 is spared, 1 is not."""
    game, _ = run({0: [0, 1]}, 62, 3)
    assert pawns(game) == [PEN, PEN, 0, 67]
    assert dog(game) == 2


def test_the_dog_is_jumped_but_never_hit():
    """BD-11, BD-25: it stays in the game whatever lands on it."""
    for at, card in ((20, "blue_3"), (21, "blue_2")):
        later = after(table({0: [at]}, [card], dog=23), step(card, at))
        assert (dog(later), pawns(later)) == (23, [PEN] * 4)
    assert dog(after(table({0: [20]}, ["blue_8"], dog=23), step("blue_8", 20))) == 23
