"""The swap (BD-20) and the magnet (BD-21)."""

import pytest

from every_game.answers import named
from games.black_dog.rules.boards import (
    FOLD,
    LANE,
    ORIGINS,
    PEN,
    after,
    cards_to_play,
    cause,
    magnet,
    moves,
    pawns,
    phase,
    played,
    step,
    swap,
    table,
)


def swaps(game):
    return sorted((*move["own"], *move["other"]) for move in moves(game, "swap"))


def magnets(game):
    return sorted((move["from"], move["to"]) for move in moves(game, "magnet"))


# BD-20: swap


def test_a_swap_changes_one_own_pawn_with_one_of_another():
    """BD-20: opponents' and the partner's, never one's own."""
    game = table({0: [5, 7], 1: [20], 2: [40], 3: [60, 61]}, ["swap"])
    others = [(1, 20), (2, 40), (3, 60), (3, 61)]
    assert swaps(game) == sorted((0, at, *other) for at in (5, 7) for other in others)
    game, events = played(game, swap((0, 5), (3, 60)))
    assert pawns(game) == [PEN, PEN, 7, 60]
    assert pawns(game, 3) == [PEN, PEN, 5, 61]
    assert named(events, "swapped") == [
        {"event": "swapped", "seat": 0, "owner": 0, "from": 5, "other": 3, "at": 60}
    ]
    assert not named(events, "hit")


def test_pawns_on_their_own_origins_are_not_swapped():
    """BD-20: neither the own nor the other's."""
    game = table({0: [0, 5], 1: [16, 20], 3: [48]}, ["swap"])
    assert swaps(game) == [(0, 5, 1, 20)]
    assert cause(game, swap((0, 0), (1, 20))) == (
        "BD-20",
        "swap-own-origin",
        {"at": 0, "owner": 0},
    )
    assert cause(game, swap((0, 5), (3, 48)))[1:] == ("swap-own-origin", {"at": 48, "owner": 3})


def test_pawns_on_foreign_origins_are_swapped():
    """BD-12, BD-20: they are ordinary there."""
    game = table({0: [16, 48], 1: [0], 2: [5]}, ["swap"])
    assert swaps(game) == [
        (0, 16, 1, 0), (0, 16, 2, 5), (0, 48, 1, 0), (0, 48, 2, 5),
    ]  # fmt: skip


def test_a_pawn_swapped_to_its_own_origin_closes_it():
    """BD-12, BD-20: the own pawn; seat 3 can't pass it any more."""
    game = table({0: [5], 1: [0], 3: [60]}, ["swap"], hands={3: ["blue_8"]}, out=(1, 2))
    game.play(0, swap((0, 5), (1, 0)))
    assert (pawns(game)[-1], pawns(game, 1)[-1]) == (0, 5)
    assert cause(game, step("blue_8", 60, seat=3)) == (
        "BD-12",
        "origin-closed",
        {"at": 0, "owner": 0},
    )


def test_the_other_pawn_swapped_to_its_own_origin_closes_it():
    """BD-12, BD-20: and is safe there."""
    game = table({0: [16], 1: [5], 2: [14]}, ["swap"], hands={2: ["blue_2"]}, out=(1, 3))
    game.play(0, swap((0, 16), (1, 5)))
    assert pawns(game, 1)[-1] == 16
    assert moves(game) == [FOLD]


def test_pawns_in_pens_and_lanes_are_not_swapped():
    """BD-20: both must be on the track."""
    game = table({0: [5, 64], 1: [65], 2: [20]}, ["swap"])
    assert swaps(game) == [(0, 5, 2, 20)]
    assert cause(game, swap((0, 64), (2, 20)))[:2] == ("BD-20", "swap-off-track")
    assert cause(game, swap((0, 5), (1, 65)))[:2] == ("BD-20", "swap-off-track")
    assert cause(game, swap((0, 5), (1, -1)))[:2] == ("BD-20", "swap-off-track")


def test_the_dog_is_not_swapped():
    """BD-20, BD-25: never."""
    game = table({0: [5], 2: [20]}, ["swap"], dog=30)
    for seat in (1, 2):
        assert cause(game, swap((0, 5), (seat, 30)))[:2] == ("BD-20", "swap-dog")


def test_one_s_own_two_pawns_are_not_swapped():
    """BD-20: with another player's only."""
    game = table({0: [5, 9], 2: [20]}, ["swap"])
    assert cause(game, swap((0, 5), (0, 9)))[:2] == ("BD-20", "swap-same-player")


def test_nobody_is_swapped_with_nobody():
    """BD-20: there must be a pawn."""
    game = table({0: [5], 2: [20]}, ["swap"])
    assert cause(game, swap((0, 5), (2, 21)))[:2] == ("BD-20", "swap-nobody")
    assert cause(game, swap((0, 5), (1, 20)))[:2] == ("BD-20", "swap-nobody")
    assert cause(game, swap((2, 20), (1, 21)))[:2] == ("BD-20", "not-your-pawn")


def test_with_only_own_and_safe_pawns_a_swap_can_not_be_played():
    """BD-20: it is no legal card then."""
    board = {0: [5, 9], 1: [16, 64], 2: [32], 3: LANE[:3]}
    assert moves(table(board, ["swap"])) == [FOLD]
    assert cards_to_play(table(board, ["swap", "blue_2"])) == ["blue_2"]


def test_without_an_own_pawn_on_the_track_a_swap_can_not_be_played():
    """BD-20: pen, lane and own origin do not count."""
    assert moves(table({0: [0, 65], 1: [20]}, ["swap"])) == [FOLD]


def test_a_swap_must_be_played_if_it_is_the_only_legal_card():
    """BD-9, BD-20: even to one's harm: home is near, the other has just started."""
    game = table({0: [63], 1: [17], 2: [64]}, ["swap"])
    assert moves(game) == [swap((0, 63), (1, 17))]
    assert cause(game, FOLD)[:2] == ("BD-9", "must-play")


def test_a_swap_with_a_pawn_on_the_origin_of_the_third():
    """BD-12, BD-20: the own pawn comes to a foreign origin and closes nothing."""
    game = table({0: [20], 1: [32], 3: [30]}, ["swap"], hands={3: ["blue_3"]}, out=(1, 2))
    game.play(0, swap((0, 20), (1, 32)))
    assert moves(game) == [step("blue_3", 30, seat=3)]


# BD-21: magnet


@pytest.mark.parametrize(
    ("board", "dog", "wanted"),
    [
        ({0: [5], 1: [20]}, 46, [(5, 19)]),  # an opponent's
        ({0: [5], 2: [20]}, 46, [(5, 19)]),  # the partner's
        ({0: [5, 20]}, 46, [(5, 19), (20, 45)]),  # one's own, the dog
        ({0: [5], 1: [20]}, 12, [(5, 11)]),  # the dog is nearer
        ({0: [5], 1: [7]}, 46, [(5, 6)]),  # one space is enough
        ({0: [5], 1: [6]}, 46, []),  # but it takes one
        ({0: [5]}, 6, []),
        ({0: [5, 6], 1: [8]}, 46, [(6, 7)]),
        ({0: [20]}, 10, [(20, 9)]),  # nearly all the way round
        ({0: [20]}, 21, []),
        ({0: [20]}, 19, [(20, 18)]),
        ({0: [60], 1: [10]}, 46, [(60, 9)]),  # across its own origin, never into the lane
        ({0: [60], 1: [1]}, 46, [(60, 0)]),  # onto its own origin
        ({0: [0], 1: [10]}, 46, [(0, 9)]),  # from its own origin
        ({0: [60, 0]}, 46, [(0, 45), (60, 63)]),  # before its own origin, closed by its own
        ({0: [10], 1: [16]}, 46, [(10, 15)]),  # before a closed origin
        ({0: [10], 2: [16]}, 46, [(10, 15)]),
        ({0: [10], 1: [17]}, 46, [(10, 16)]),  # onto a foreign origin
        ({0: [64], 1: [20]}, 46, []),  # no pawn in a lane
        ({0: [60, 64, 65], 1: [10]}, 46, [(60, 9)]),  # pieces in lanes don't count
        ({0: [60], 1: [66, 67], 3: [64]}, 46, [(60, 45)]),
    ],
)
def test_a_magnet_draws_a_pawn_up_behind_the_next_piece(board, dog, wanted):
    """BD-21: whatever it is and however far."""
    game = table(board, ["magnet"], dog=dog)
    assert magnets(game) == wanted
    assert len(moves(game)) == max(len(wanted), 1)


def test_a_magnet_move_hits_nobody_and_is_told_with_its_distance():
    """BD-21: as a walk."""
    game, events = played(table({0: [60], 1: [10]}, ["magnet"]), magnet(60, 9))
    assert pawns(game) == [PEN, PEN, PEN, 9]
    (told,) = named(events, "moved")
    assert told == {"event": "moved", "seat": 0, "owner": 0, "from": 60, "at": 9, "steps": 13}
    assert not named(events, "hit", "home", "bitten")


@pytest.mark.parametrize("seat", range(4))
def test_a_pawn_drawn_onto_its_own_origin_closes_it(seat):
    """BD-12, BD-21: however it came there."""
    origin = ORIGINS[4][seat]
    behind, before = (origin - 6) % 64, (origin - 8) % 64
    foe = (seat + 1) % 4
    game = table(
        {seat: [behind], foe: [before, origin + 1]},
        ["magnet"],
        turn=seat,
        hands={foe: ["blue_10"]},
        dog=(origin + 9) % 64,
    )
    game.play(seat, magnet(behind, origin, seat))
    assert pawns(game, seat)[-1] == origin
    assert moves(game) == [step("blue_10", origin + 1, seat=foe)]


def test_a_pawn_next_to_a_piece_is_refused_with_that_piece():
    """BD-21: at least one space."""
    game = table({0: [5, 30, 50], 1: [6]}, ["magnet"], dog=31)
    assert cause(game, magnet(5, 5)) == ("BD-21", "magnet-next-to", {"at": 6, "owner": 1})
    assert cause(game, magnet(30, 30)) == ("BD-21", "magnet-next-to", {"at": 31})


def test_a_magnet_into_or_in_a_lane_is_refused():
    """BD-21: never."""
    game = table({0: [60, 64], 1: [10]}, ["magnet"])
    assert cause(game, magnet(60, 65))[:2] == ("BD-21", "magnet-lane")
    assert cause(game, magnet(64, 65))[:2] == ("BD-21", "magnet-lane")


def test_a_magnet_goes_no_other_distance():
    """BD-21: just behind the piece."""
    game = table({0: [5], 1: [20]}, ["magnet"])
    for to in (6, 18, 20, 21):
        rule, why, data = cause(game, magnet(5, to))
        assert (rule, why, data["expected"]) == ("BD-21", "magnet-place", 19)


def test_a_magnet_can_not_be_played_when_every_pawn_stands_behind_a_piece():
    """BD-21: then it is no legal card."""
    game = table({0: [5, 6]}, ["magnet"], dog=7)
    assert moves(game) == [FOLD]


def test_a_magnet_turns_no_disc_off_the_paws():
    """BD-16, BD-17: only where the pawn comes to a paw."""
    assert phase(after(table({0: [5], 1: [10]}, ["magnet"]), magnet(5, 9))) == "play"
    assert phase(after(table({0: [5], 1: [25]}, ["magnet"]), magnet(5, 24))) == "turn"
