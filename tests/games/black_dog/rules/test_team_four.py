"""The team-4 (BD-23) with four players."""

import itertools

import pytest

import korsi
from every_game.answers import named
from games.black_dog.rules.boards import (
    FOLD,
    LANE,
    PEN,
    after,
    cause,
    dog,
    moves,
    pawns,
    phase,
    played,
    split,
    table,
)

THREE_HOME = [65, 66, 67]


def team(board, **more):
    """Seat 0 holds a team-4 and nothing else."""
    return table(board, ["team_4"], **more)


def boards(game):
    """All boards that a team-4 can lead to, with whether the disc must turn."""
    found = []
    for move in moves(game, "split"):
        later = after(game, move)
        found.append((*(tuple(pawns(later, seat)) for seat in range(4)), phase(later)))
    assert len(set(found)) == len(found), "a result is listed twice"
    return found


def refused(game, *parts):
    return cause(game, split(*parts))


# Whose pawns, and how the steps are split


def test_four_steps_are_split_among_own_and_partner_s_pawns():
    """BD-23: from all on one's own to all on the partner's."""
    game = team({0: [5], 1: [20], 2: [34], 3: [50]})
    found = sorted((board[0][3], board[2][3]) for board in boards(game))
    assert found == [(5, 38), (6, 37), (7, 36), (8, 35), (9, 34)]


def test_all_four_steps_are_used():
    """BD-9, BD-23: no step is left out, and there is no fifth."""
    game = team({0: [5], 2: [34]})
    assert refused(game, (0, 5, 3)) == ("BD-23", "split-sum", {"steps": 3})
    assert refused(game, (0, 5, 3), (2, 34, 2)) == ("BD-23", "split-sum", {"steps": 5})
    assert refused(game, (0, 5, 5))[0] == "BD-23"


def test_a_card_that_can_not_be_used_in_full_is_not_legal():
    """BD-9, BD-23: three steps fit, four don't."""
    assert moves(team({0: [64]})) == [FOLD]
    assert moves(team({0: [66], 2: [65]})) == [FOLD]
    assert len(boards(team({0: [65], 2: [65]}))) == 1


def test_without_own_pawns_all_steps_are_the_partner_s():
    """BD-23: one must even, if it is the only card."""
    game = team({1: [20], 2: [34]})
    assert moves(game) == [split((2, 34, 4))]
    assert pawns(after(game, split((2, 34, 4))), 2)[-1] == 38


def test_opponents_are_not_moved():
    """BD-23: as long as nobody of the team is home."""
    game = team({0: [5, *LANE[:3]], 1: [20], 2: [34, *LANE[1:]], 3: [50]})
    assert all(board[1][3] == 20 and board[3][3] == 50 for board in boards(game))
    assert refused(game, (1, 20, 4)) == ("BD-23", "split-opponents", {"owner": 1, "at": 20})
    assert refused(game, (0, 5, 1), (3, 50, 3))[1:] == ("split-opponents", {"owner": 3, "at": 50})


def test_two_three_and_four_pawns():
    """BD-23: portions of one to four, each pawn one of them."""
    game = team({0: [1, 21], 2: [35, 51]})
    wanted = set()
    for portions in itertools.product(range(5), repeat=4):
        if sum(portions) == 4:
            one, two, three, four = portions
            wanted.add((1 + one, 21 + two, 35 + three, 51 + four))
    found = {(*board[0][2:], *board[2][2:]) for board in boards(game)}
    assert found == wanted
    assert len(wanted) == 35


def test_one_portion_per_pawn():
    """BD-23 (ruling): a pawn does not move twice."""
    game = team({0: [5], 2: [34]})
    assert refused(game, (0, 5, 2), (0, 7, 2))[:2] == ("BD-23", "split-twice")
    assert refused(game, (0, 5, 2), (0, 7, 2))[2]["at"] == 7
    assert refused(game, (0, 5, 2), (0, 5, 2))[:2] == ("BD-23", "split-twice")


def test_no_starting_with_it():
    """BD-23: a pawn in the pen can't use steps."""
    game = team({0: [5]})
    assert refused(game, (0, PEN, 4, 0))[:2] == ("BD-23", "split-pen")
    assert refused(game, (2, PEN, 1, 32), (0, 5, 3))[:2] == ("BD-23", "split-pen")


def test_never_on_the_dog():
    """BD-23: whoever is said to own it."""
    game = team({0: LANE, 1: [20], 2: [34]}, dog=50)
    for seat in range(4):
        assert refused(game, (seat, 50, 4))[:2] == ("BD-23", "dog-moved")


# Each portion lands with all effects, in any order


def test_every_portion_hits_where_it_lands():
    """BD-11, BD-23: opponents and own."""
    game, events = played(team({0: [5], 1: [8], 2: [34], 3: [35]}), split((0, 5, 3), (2, 34, 1)))
    assert (pawns(game, 1), pawns(game, 3)) == ([PEN] * 4, [PEN] * 4)
    hits = [(event["owner"], event["at"]) for event in named(events, "hit")]
    assert hits == [(1, 8), (3, 35)]
    assert [event["owner"] for event in named(events, "moved")] == [0, 2]


def test_the_order_of_the_portions_matters():
    """BD-23 (ruling): the pawn in front moves away first, or is hit."""
    game = team({0: [5, 6]})
    found = {board[0][2:] for board in boards(game)}
    assert found == {(6, 9), (5, 10), (7, 8)}
    assert pawns(after(game, split((0, 6, 3), (0, 5, 1))))[2:] == [6, 9]
    assert refused(game, (0, 5, 1), (0, 6, 3))[0] == "BD-23"


def test_a_pawn_hit_earlier_in_the_card_can_not_move():
    """BD-23 (ruling): it is in the pen."""
    game = team({0: [5], 2: [6]})
    rule, why, data = refused(game, (0, 5, 1), (2, 6, 3))
    assert (rule, why, data["at"]) == ("BD-23", "split-gone", 6)
    assert pawns(after(game, split((2, 6, 3), (0, 5, 1))), 2)[-1] == 9


def test_of_two_portions_that_end_on_one_space_the_later_one_stays():
    """BD-11, BD-23: both orders are listed, for they end differently."""
    game = team({0: [35], 2: [33]})
    found = {(board[0][3], board[2][3]) for board in boards(game)}
    assert found == {(39, 33), (35, 37), (PEN, 36), (36, PEN), (37, 35), (38, 34)}
    assert pawns(after(game, split((2, 33, 3), (0, 35, 1)))) == [PEN, PEN, PEN, 36]
    assert pawns(after(game, split((0, 35, 1), (2, 33, 3)))) == [PEN] * 4


def test_a_hit_pawn_of_one_s_own_leaves_its_steps_to_others():
    """BD-23: 5 hits 6, a third pawn uses the rest."""
    game = team({0: [5, 6], 2: [34]})
    assert (PEN, PEN, PEN, 6) in {board[0] for board in boards(game)}
    later = after(game, split((0, 5, 1), (2, 34, 3)))
    assert (pawns(later), pawns(later, 2)[-1]) == ([PEN, PEN, PEN, 6], 37)


def test_a_portion_may_free_the_way_of_the_next():
    """BD-12, BD-23: the pawn on its origin moves off first."""
    game = team({0: [0, 63]})
    assert pawns(after(game, split((0, 0, 2), (0, 63, 2, 64)))) == [PEN, PEN, 2, 64]
    assert refused(game, (0, 63, 2, 64), (0, 0, 2)) == (
        "BD-12",
        "origin-closed",
        {"at": 0, "owner": 0},
    )


def test_a_portion_may_close_the_way_of_the_next():
    """BD-12, BD-23: on its own origin it stops the others."""
    game = team({0: [63, 62]})
    assert refused(game, (0, 63, 1), (0, 62, 3))[:2] == ("BD-12", "origin-closed")
    assert pawns(after(game, split((0, 62, 3), (0, 63, 1)))) == [PEN, PEN, 0, 1]


def test_an_opponent_on_its_own_origin_is_in_the_way():
    """BD-12, BD-23."""
    game = team({0: [15], 1: [16], 2: [34]})
    assert [board[2][3] for board in boards(game)] == [38]
    assert refused(game, (0, 15, 4)) == ("BD-12", "origin-closed", {"at": 16, "owner": 1})


def test_running_into_the_dog_uses_up_the_portion():
    """BD-15, BD-23: the pawn is in the pen, the rest of the steps is another's."""
    game, events = played(team({0: [5], 2: [34]}, dog=6), split((0, 5, 1), (2, 34, 3)))
    assert (pawns(game), pawns(game, 2)[-1]) == ([PEN] * 4, 37)
    assert dog(game) == 6
    assert [event["how"] for event in named(events, "bitten")] == ["ran-into"]
    assert not named(events, "dog-ran")
    assert refused(team({0: [5]}, dog=6), (0, 5, 1), (0, 6, 3))[0] == "BD-23"


def test_the_dog_stays_where_it_is():
    """BD-23: the steps are for pawns."""
    game = team({0: [5], 2: [34]})
    assert {dog(after(game, move)) for move in moves(game)} == {46}


# Lanes


def test_pawns_in_lanes_move_further():
    """BD-14, BD-23: one's own and the partner's, exact count, no jumping."""
    game = team({0: [64, 66], 2: [65]})
    found = {(board[0][2:], board[2][3]) for board in boards(game)}
    assert found == {((65, 67), 67), ((66, 67), 66)}


def test_the_mover_decides_on_entering_for_the_partner_too():
    """BD-14, BD-23 (ruling): past or into the lane."""
    game = team({2: [31]})
    assert {board[2] for board in boards(game)} == {(PEN, PEN, PEN, 35), (PEN, PEN, PEN, 66)}


def test_entering_and_moving_further_is_one_portion_each():
    """BD-14, BD-23: the first place must be left before the next pawn comes."""
    game = team({0: [63, 64]})
    later = after(game, split((0, 64, 2, 66), (0, 63, 2, 64)))
    assert pawns(later) == [PEN, PEN, 64, 66]
    assert refused(game, (0, 63, 2, 64), (0, 64, 2, 66)) == (
        "BD-14",
        "lane-blocked",
        {"at": 64, "owner": 0},
    )


# When a player of the team is home


@pytest.mark.parametrize("home", [0, 2])
def test_when_one_of_the_team_is_home_opponents_may_be_moved(home):
    """BD-23: by both players, even all four steps."""
    other = 2 - home
    board = {home: LANE, other: [20], 1: [50], 3: [5]}
    for player in (0, 2):
        game = table(board, ["team_4"], turn=player)
        assert split((1, 50, 4)) in moves(game)
        later = after(game, split((1, 50, 4)))
        assert pawns(later, 1)[-1] == 54
        later = after(game, split((1, 50, 1), (3, 5, 1), (other, 20, 2)))
        assert (pawns(later, 1)[-1], pawns(later, 3)[-1]) == (51, 6)


def test_the_other_team_s_being_home_does_not_count():
    """BD-23: it is the own team that must have a player at home."""
    game = team({0: [5], 1: LANE, 3: [20]})
    assert refused(game, (3, 20, 4))[1] == "split-opponents"


def test_it_is_looked_at_before_each_portion():
    """BD-23: the last pawn comes home with two steps, two are left for an opponent."""
    game = team({0: [63, *THREE_HOME], 1: [20]})
    later = after(game, split((0, 63, 2, 64), (1, 20, 2)))
    assert (pawns(later), pawns(later, 1)[-1]) == (LANE, 22)
    assert refused(game, (1, 20, 2), (0, 63, 2, 64))[1] == "split-opponents"


def test_an_opponent_is_moved_off_its_origin_and_past_its_lane():
    """BD-12, BD-14, BD-23: the mover decides, for opponents too."""
    game = team({0: LANE, 1: [16], 3: [47]})
    later = after(game, split((1, 16, 4)))
    assert pawns(later, 1)[-1] == 20
    assert pawns(after(game, split((3, 47, 4))), 3)[-1] == 51
    assert pawns(after(game, split((3, 47, 4, 66))), 3)[-1] == 66


def test_an_opponent_is_moved_into_the_dog_and_over_others():
    """BD-11, BD-15, BD-23: with all effects."""
    game = team({0: LANE, 1: [20], 3: [23]}, dog=21)
    later = after(game, split((1, 20, 1), (3, 23, 3)))
    assert (pawns(later, 1), pawns(later, 3)[-1]) == ([PEN] * 4, 26)
    game = team({0: LANE, 1: [20], 3: [24]})
    assert pawns(after(game, split((1, 20, 4))), 3) == [PEN] * 4


# Each result once


def test_the_same_result_is_listed_once():
    """BD-23: whatever the order of the portions."""
    game = team({0: [5], 2: [34]})
    orders = [split((0, 5, 1), (2, 34, 3)), split((2, 34, 3), (0, 5, 1))]
    assert sum(move in moves(game) for move in orders) == 1


def test_results_that_differ_in_the_disc_alone_are_both_listed():
    """BD-16, BD-23: the pawn on 24 has moved there, or has stood there."""
    game = team({0: [23, 24], 2: [34]})
    found = [board for board in boards(game) if board[0] == (PEN, PEN, 24, 25)]
    assert {(board[2][3], board[4]) for board in found} == {(36, "play"), (36, "turn")}


@pytest.mark.parametrize(
    "parts",
    [
        ((0, 5, 1), (2, 34, 3)),
        ((2, 34, 3), (0, 5, 1)),
        ((0, 7, 1), (0, 5, 1), (2, 34, 2)),
        ((2, 34, 2), (0, 5, 1), (0, 7, 1)),
        ((0, 5, 2), (2, 34, 2)),
    ],
)
def test_every_legal_order_is_taken_and_becomes_the_listed_one(parts):
    """BD-23: the same table, the same record, the same events."""
    game = team({0: [5, 7], 2: [34]})
    listed = [move for move in moves(game) if same_result(game, move, split(*parts))]
    assert len(listed) == 1
    one, told = played(game, split(*parts))
    other, also = played(game, listed[0])
    assert one.position() == other.position()
    assert one.record()["moves"] == [[0, listed[0]]]
    assert told == also
    assert korsi.replay(one.record()).position() == one.position()


def same_result(game, one, other):
    views = [after(game, move).view(None) for move in (one, other)]
    return views[0] == views[1]


def test_the_listed_split_has_the_fewest_portions():
    """BD-23: where a pawn in front is reached, one portion is enough."""
    game = team({0: [5, 6]})
    single = {tuple(pawns(after(game, move))) for move in moves(game) if len(move["parts"]) == 1}
    assert single == {(PEN, PEN, 6, 9), (PEN, PEN, 5, 10)}


def test_parts_must_be_what_they_say():
    """BD-11, BD-23: a place that the steps do not reach, a pawn that is not there."""
    game = team({0: [5], 2: [34]})
    assert refused(game, (0, 5, 4, 10))[:2] == ("BD-11", "wrong-place")
    assert refused(game, (0, 6, 4))[:2] == ("BD-23", "no-own-pawn-there")
    assert refused(game, (2, 5, 4))[:2] == ("BD-23", "no-own-pawn-there")
