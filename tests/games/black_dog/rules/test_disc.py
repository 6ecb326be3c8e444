"""The turntable (BD-2, BD-16, BD-17) and the order of a turn (BD-18)."""

import pytest

from every_game.answers import named
from games.black_dog.rules.boards import (
    DISC,
    LEFT,
    PAWS,
    PEN,
    RIGHT,
    after,
    cause,
    dog,
    magnet,
    moves,
    pawns,
    phase,
    played,
    split,
    step,
    swap,
    table,
)


def turning(board, **more):
    """A table at which seat 0 must turn the disc: its pawn on 8 has just come there."""
    board = {**board, 0: [8, *board.get(0, [])]}
    return table(board, ["blue_2"], phase="turn", paws=[8], **more)


# BD-16: when


@pytest.mark.parametrize("paw", PAWS)
def test_a_pawn_moved_to_a_paw_makes_its_player_turn_the_disc(paw):
    """BD-16: at each of the eight paws, left or right, nothing else."""
    at = paw - 3
    game, events = played(table({0: [at]}, ["blue_3"]), step("blue_3", at))
    assert phase(game) == "turn"
    assert game.acting == [0]
    assert game.view(None)["paws"] == [paw]
    assert sorted(moves(game), key=str) == [LEFT, RIGHT]
    assert named(events, "turn-due") == [{"event": "turn-due", "seat": 0, "paws": [paw]}]


@pytest.mark.parametrize("at", [place for place in range(64) if place not in PAWS])
def test_no_other_space_turns_the_disc(at):
    """BD-16: neither the rest of the disc nor the track."""
    back = (at - 8) % 64
    if back in PAWS:
        return  # from a paw: below
    game = table({1: [back]}, ["blue_8"], turn=1, dog=2 if at != 2 and back != 2 else 3)
    game.play(1, step("blue_8", back, seat=1))
    assert phase(game) == "play"


def test_passing_over_a_paw_does_nothing():
    """BD-16: 8 and 12 lie on the way."""
    game = after(table({0: [5]}, ["blue_8"]), step("blue_8", 5))
    assert phase(game) == "play"


def test_leaving_a_paw_does_nothing():
    """BD-16: it counts where a pawn stands at the end."""
    assert phase(after(table({0: [8]}, ["blue_3"]), step("blue_3", 8))) == "play"


def test_from_one_paw_to_another():
    """BD-16: the pawn was moved and stands on a paw."""
    game = after(table({0: [56]}, ["team_4"]), split((0, 56, 4)))
    assert game.view(None)["paws"] == [60]


def test_a_pawn_that_stood_on_a_paw_already_does_not_count():
    """BD-16: own, partner's, an opponent's."""
    board = {0: [5, 8], 1: [24], 2: [40], 3: [56]}
    assert phase(after(table(board, ["blue_2"]), step("blue_2", 5))) == "play"


def test_a_pawn_that_hits_another_on_a_paw_turns_the_disc():
    """BD-11, BD-16."""
    game = after(table({0: [5], 1: [8]}, ["blue_3"]), step("blue_3", 5))
    assert (phase(game), game.view(None)["paws"]) == ("turn", [8])


def test_whoever_owns_the_pawn_the_player_of_the_card_turns():
    """BD-16, BD-23: the partner's pawn on a paw."""
    game = after(table({2: [40]}, ["team_4"]), split((2, 40, 4)))
    assert (phase(game), game.acting, game.view(None)["paws"]) == ("turn", [0], [44])


def test_two_pawns_on_paws_turn_the_disc_once():
    """BD-16: never more than a quarter turn."""
    game = after(table({0: [7], 2: [25]}, ["team_4"]), split((0, 7, 1), (2, 25, 3)))
    assert game.view(None)["paws"] == [8, 28]
    game.play(0, RIGHT)
    assert (pawns(game)[-1], pawns(game, 2)[-1]) == (24, 44)
    assert (phase(game), game.acting) == ("play", [1])


# BD-16: how


def test_a_turn_to_the_right_carries_everything_on_the_disc_sixteen_on():
    """BD-16: pawns of all colours and the dog; 56 to 8."""
    game = turning({0: [7], 1: [9, 13], 2: [28, 58], 3: [43]}, dog=60)
    game.play(0, RIGHT)
    assert pawns(game, 0)[2:] == [7, 24]
    assert pawns(game, 1)[2:] == [13, 25]
    assert pawns(game, 2)[2:] == [10, 44]
    assert pawns(game, 3)[3:] == [59]
    assert dog(game) == 12


def test_a_turn_to_the_left_carries_everything_on_the_disc_sixteen_back():
    """BD-16: pawns of all colours and the dog; 8 to 56."""
    game = turning({0: [7], 1: [9, 13], 2: [28, 58], 3: [43]}, dog=60)
    game.play(0, LEFT)
    assert pawns(game, 0)[2:] == [7, 56]
    assert pawns(game, 1)[2:] == [13, 57]
    assert pawns(game, 2)[2:] == [12, 42]
    assert pawns(game, 3)[3:] == [27]
    assert dog(game) == 44


@pytest.mark.parametrize("move", [LEFT, RIGHT])
def test_what_is_not_on_the_disc_stays(move):
    """BD-2: pen, lanes, and the 44 other spaces."""
    off = [place for place in range(64) if place not in DISC]
    for n in range(0, len(off), 8):
        chosen = off[n : n + 8]
        board = {1: chosen[:3], 2: chosen[3:5], 3: [*chosen[5:7], 64]}
        game = turning(board, dog=next(at for at in off if at not in chosen and at % 16))
        before = game.view(None)
        game.play(0, move)
        for seat in (1, 2, 3):
            assert pawns(game, seat) == before["pawns"][seat]
        assert dog(game) == before["dog"]


@pytest.mark.parametrize(("move", "by"), [(LEFT, -16), (RIGHT, 16)])
def test_every_space_of_the_disc_is_carried(move, by):
    """BD-2: 8–12, 24–28, 40–44, 56–60."""
    for at in DISC:
        if at == 8:
            continue
        game = after(turning({1: [at]}), move)
        assert pawns(game, 1)[-1] == (at + by) % 64


@pytest.mark.parametrize(("move", "way"), [(LEFT, "left"), (RIGHT, "right")])
def test_the_turn_is_told_with_everything_it_carried(move, way):
    """BD-16: the dog without an owner."""
    by = 16 if way == "right" else -16
    _, events = played(turning({1: [9, 13]}, dog=26), move)
    (told,) = named(events, "turned")
    assert (told["seat"], told["way"]) == (0, way)
    wanted = [(0, 8), (1, 9), (None, 26)]
    assert sorted(told["moved"], key=lambda piece: piece["from"]) == [
        {"owner": owner, "from": at, "to": (at + by) % 64} for owner, at in wanted
    ]


def test_a_pawn_carried_onto_a_paw_does_not_turn_again():
    """BD-17: pawns on 24 and 8 come to paws again; the next seat plays."""
    game = turning({1: [24]})
    game.play(0, RIGHT)
    assert pawns(game, 1)[-1] == 40
    assert (phase(game), game.acting) == ("play", [1])


def test_nothing_else_may_be_done_while_a_turn_is_due():
    """BD-16, BD-18: the card of the next turn must wait."""
    game = turning({0: [20]})
    assert cause(game, step("blue_2", 20))[0] == "BD-16"
    assert cause(game, {"do": "fold"})[0] == "BD-16"
    assert cause(game, RIGHT, seat=1) == ("BD-7", "not-your-turn", {"seat": 0})


def test_no_turn_when_none_is_due():
    """BD-16: a player can't turn the disc at will."""
    assert cause(table({0: [8]}, ["blue_2"]), RIGHT)[0] == "BD-16"


# BD-17: when not


def test_a_swap_never_turns_the_disc():
    """BD-17: whichever of the two comes to a paw."""
    game = table({0: [8], 1: [20]}, ["swap"])
    assert phase(after(game, swap((0, 8), (1, 20)))) == "play"
    game = table({0: [20], 1: [8]}, ["swap"])
    assert phase(after(game, swap((0, 20), (1, 8)))) == "play"
    game = table({0: [24], 1: [8]}, ["swap"])
    assert phase(after(game, swap((0, 24), (1, 8)))) == "play"


def test_a_magnet_move_turns_the_disc():
    """BD-17: a pawn has moved to the paw."""
    game = after(table({0: [5], 1: [9]}, ["magnet"]), magnet(5, 8))
    assert (phase(game), game.view(None)["paws"]) == ("turn", [8])


def test_the_dog_on_a_paw_does_not_turn_the_disc():
    """BD-17: its arrival never does."""
    game = after(table({0: [50]}, ["black_5"], dog=3), step("black_5", 50))
    assert dog(game) == 8
    assert phase(game) == "play"


def test_a_pawn_bitten_on_its_paw_does_not_turn_the_disc():
    """BD-17: the dog comes after the pawn."""
    game = after(table({0: [3]}, ["black_5"], dog=4), step("black_5", 3))
    assert (pawns(game), dog(game)) == ([PEN] * 4, 9)
    assert phase(game) == "play"


def test_a_pawn_on_a_paw_that_the_dog_spares_turns_the_disc():
    """BD-16, BD-25: with the option `landing` the dog only passes it."""
    game = after(table({0: [3]}, ["black_5"], dog=4, bites="landing"), step("black_5", 3))
    assert (phase(game), game.view(None)["paws"]) == ("turn", [8])


# BD-18: pawns, then dog, then disc


def test_the_dog_runs_before_the_disc_turns():
    """BD-18: it bites where the pawns stood, and is carried itself."""
    board = {0: [3], 1: [25], 2: [41]}
    game, events = played(table(board, ["black_5"], dog=20), step("black_5", 3))
    assert pawns(game, 1) == [PEN] * 4
    assert (phase(game), dog(game)) == ("turn", 25)
    names = [event["event"] for event in events]
    assert names == ["played", "moved", "dog-ran", "bitten", "turn-due"]
    game.play(0, LEFT)
    assert dog(game) == 9
    assert pawns(game, 2)[-1] == 25
    assert pawns(game, 0)[-1] == 56


def test_the_pawn_moves_before_the_dog():
    """BD-18: it runs away from under the dog's nose, or just before it."""
    game = after(table({0: [5]}, ["black_5"], dog=4), step("black_5", 5))
    assert (pawns(game)[-1], dog(game)) == (10, 9)
