"""Pawns on the track: walking, hitting, jumping (BD-11), closed origins (BD-12), starting (BD-13),
running into the dog (BD-15)."""

import pytest

from every_game.answers import named
from games.black_dog.rules.boards import (
    FOLD,
    ORIGINS,
    PEN,
    after,
    cause,
    dog,
    ends,
    moves,
    pawns,
    phase,
    played,
    start,
    step,
    table,
)

# BD-11: one piece per space


@pytest.mark.parametrize("at", [1, 5, 33, 50, 54, 55, 56, 63])
def test_a_pawn_walks_clockwise_round_the_track(at):
    """BD-1, BD-11: from 63 on to 0."""
    game = after(table({1: [at]}, ["blue_9"], turn=1), step("blue_9", at, seat=1))
    assert pawns(game, 1) == [PEN, PEN, PEN, (at + 9) % 64]


@pytest.mark.parametrize("victim", [0, 1, 2, 3])
def test_landing_on_a_pawn_of_any_colour_sends_it_to_its_pen(victim):
    """BD-11: own and partner's included."""
    board = {0: [5], 1: [30], 2: [50], 3: [60]}
    board[victim] = [*board[victim], 13]
    game, events = played(table(board, ["blue_8"]), step("blue_8", 5))
    assert 13 in pawns(game, 0)
    assert sum(13 in pawns(game, seat) for seat in range(4)) == 1
    assert pawns(game, victim).count(PEN) == 3
    assert named(events, "hit") == [{"event": "hit", "seat": 0, "owner": victim, "at": 13}]


def test_a_hit_pawn_comes_back_only_by_starting():
    """BD-11, BD-13: it is in the pen again."""
    game = after(table({0: [5], 1: [13]}, ["blue_8"], hands={1: ["start_13"]}), step("blue_8", 5))
    assert moves(game) == [start("start_13", 1)]


def test_pawns_jump_over_pawns_and_the_dog_and_count_their_spaces():
    """BD-11: of every colour; none of them is hit."""
    board = {0: [5, 6], 1: [7, 8], 2: [9], 3: [11]}
    game, events = played(table(board, ["blue_8"], dog=10), step("blue_8", 5))
    assert [pawns(game, seat)[2:] for seat in range(4)] == [[6, 13], [7, 8], [PEN, 9], [PEN, 11]]
    assert dog(game) == 10
    assert not named(events, "hit", "bitten")


def test_a_foreign_pawn_on_an_origin_is_jumped_and_hit():
    """BD-12: it is an ordinary pawn there."""
    board = {0: [13, 10], 2: [16]}
    game = table(board, ["blue_3", "blue_8"])
    assert ends(game, "blue_3", 13) == [16]
    assert ends(game, "blue_8", 10) == [18]
    assert pawns(after(game, step("blue_3", 13)), 2) == [PEN] * 4


# BD-12: a pawn on the origin of its own colour


@pytest.mark.parametrize("owner", [1, 2, 3])
def test_a_pawn_on_its_own_origin_can_not_be_hit(owner):
    """BD-12: by an opponent or by the partner."""
    origin = ORIGINS[4][owner]
    game = table({0: [origin - 3], owner: [origin]}, ["blue_3"])
    assert moves(game) == [FOLD]
    assert cause(game, step("blue_3", origin - 3)) == (
        "BD-12",
        "origin-closed",
        {"at": origin, "owner": owner},
    )


@pytest.mark.parametrize("owner", [1, 2, 3])
def test_a_pawn_on_its_own_origin_can_not_be_jumped(owner):
    """BD-12: however far the walk would go on."""
    origin = ORIGINS[4][owner]
    for at in (origin - 1, origin - 7):
        game = table({0: [at], owner: [origin]}, ["blue_8"])
        assert moves(game) == [FOLD]
        assert cause(game, step("blue_8", at))[1:] == (
            "origin-closed",
            {"at": origin, "owner": owner},
        )


def test_up_to_the_closed_origin_the_way_is_free():
    """BD-12: only the origin itself is closed."""
    game = table({0: [13], 1: [16]}, ["blue_2", "blue_3"])
    assert ends(game, "blue_2") == [15]
    assert ends(game, "blue_3") == []


def test_one_s_own_pawn_closes_one_s_own_origin():
    """BD-12: for its owner too, and the way into the lane with it."""
    game = table({0: [0, 62, 60]}, ["blue_2", "blue_3", "blue_8"])
    assert ends(game, "blue_2", 62) == []
    assert ends(game, "blue_3", 62) == []
    assert ends(game, "blue_8", 60) == []
    for to in (1, 64):
        assert cause(game, step("blue_3", 62, to))[:2] == ("BD-12", "origin-closed")
        assert cause(game, step("blue_3", 62, to))[2] == {"at": 0, "owner": 0}


def test_a_pawn_on_its_own_origin_may_be_moved_off():
    """BD-12: then the way is free."""
    game = table({0: [0, 62]}, ["blue_3"])
    assert ends(game, "blue_3") == [3]
    assert ends(table({0: [3, 62]}, ["blue_3"]), "blue_3", 62) == [1, 64]


def test_a_pawn_that_has_come_round_closes_its_origin_like_a_new_one():
    """BD-12: however it came there."""
    game = after(
        table({0: [62], 3: [60]}, ["blue_2"], hands={3: ["blue_8"]}, out=(1, 2)),
        step("blue_2", 62),
    )
    assert pawns(game)[-1] == 0
    assert game.acting == [3]
    assert moves(game) == [FOLD]
    assert cause(game, step("blue_8", 60, seat=3))[1] == "origin-closed"


def test_a_pawn_on_its_own_origin_stops_only_those_who_pass():
    """BD-12: an empty origin stops nobody."""
    assert ends(table({0: [10], 1: [15]}, ["blue_8"]), "blue_8") == [18]


# BD-13: starting


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("card", ["start_1_11", "start_13"])
def test_a_start_card_brings_a_pawn_from_the_pen_to_its_origin(card, seat):
    """BD-13: of the own colour."""
    game, events = played(table({}, [card], turn=seat), start(card, seat))
    assert pawns(game, seat) == [PEN, PEN, PEN, ORIGINS[4][seat]]
    origin = ORIGINS[4][seat]
    assert named(events, "started") == [
        {"event": "started", "seat": seat, "owner": seat, "at": origin}
    ]


@pytest.mark.parametrize("owner", [1, 2, 3])
def test_starting_hits_a_foreign_pawn_on_the_origin(owner):
    """BD-13: the partner's too."""
    game, events = played(table({owner: [0]}, ["start_13"]), start())
    assert pawns(game, 0)[-1] == 0
    assert pawns(game, owner) == [PEN] * 4
    assert named(events, "hit") == [{"event": "hit", "seat": 0, "owner": owner, "at": 0}]


def test_no_start_while_an_own_pawn_closes_the_origin():
    """BD-12, BD-13."""
    game = table({0: [0]}, ["start_13"])
    assert moves(game) == [step("start_13", 0)]
    assert cause(game, start()) == ("BD-12", "origin-closed", {"at": 0, "owner": 0})


def test_no_start_without_a_pawn_in_the_pen():
    """BD-13: track and lane are not the pen."""
    game = table({0: [5, 7, 64, 67]}, ["start_13"])
    assert not moves(game, "start")
    assert cause(game, start())[:2] == ("BD-13", "pen-empty")


def test_no_start_with_any_other_card():
    """BD-13: it takes a start card."""
    for card in ("blue_2", "team_4", "black_1_7", "swap", "magnet"):
        game = table({0: [5], 1: [20]}, [card])
        assert not moves(game, "start")
        assert cause(game, start(card))[:2] == ("BD-13", "no-start-card")


def test_a_pawn_starts_while_others_are_on_the_track():
    """BD-13: a start card can also be walked with."""
    game = table({0: [20]}, ["start_13", "start_1_11"])
    assert len(moves(game, "start")) == 2
    assert ends(game, "start_13") == [33]
    assert ends(game, "start_1_11") == [21, 31]


# BD-15: running into the dog


def test_a_pawn_that_lands_on_the_dog_goes_to_its_pen():
    """BD-15: the dog stays."""
    game, events = played(table({0: [5]}, ["blue_8"], dog=13), step("blue_8", 5))
    assert pawns(game) == [PEN] * 4
    assert dog(game) == 13
    assert named(events, "bitten") == [{"event": "bitten", "owner": 0, "at": 13, "how": "ran-into"}]
    assert not named(events, "hit")


def test_running_into_the_dog_is_no_way_out_of_playing():
    """BD-9, BD-15: if it is the only use of a card, it must be made."""
    game = table({0: [5]}, ["blue_8"], dog=13)
    assert moves(game) == [step("blue_8", 5)]


def test_running_into_the_dog_on_a_paw_does_not_turn_the_disc():
    """BD-15, BD-16: the pawn doesn't stand there."""
    game = after(table({0: [5]}, ["blue_3"], dog=8), step("blue_3", 5))
    assert phase(game) == "play"
    assert game.acting == [1]
