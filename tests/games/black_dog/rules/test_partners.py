"""Playing for the partner (BD-26) and the end of the game (BD-27)."""

import pytest

from every_game.answers import named, refusal
from games.black_dog.rules.boards import (
    FOLD,
    LANE,
    LEFT,
    PEN,
    after,
    cause,
    copied,
    dog,
    ends,
    give,
    magnet,
    moves,
    pawns,
    phase,
    played,
    split,
    start,
    step,
    swap,
    table,
)

NEARLY = [65, 66, 67]
"""Three pawns home; place 1 of the lane is free."""

# BD-26: partner play


@pytest.mark.parametrize("seat", range(4))
def test_whoever_is_home_moves_the_partner_s_pawns(seat):
    """BD-26: with a blue card."""
    mate = (seat + 2) % 4
    game = table({seat: LANE, mate: [20, 21]}, ["blue_2"], turn=seat)
    assert moves(game) == [step("blue_2", at, seat=mate) for at in (20, 21)]
    game, events = played(game, step("blue_2", 20, seat=mate))
    assert pawns(game, mate)[2:] == [21, 22]
    (told,) = named(events, "moved")
    assert (told["seat"], told["owner"]) == (seat, mate)


def test_with_three_at_home_one_still_plays_one_s_own():
    """BD-26: all pawns must be home."""
    game = table({0: [5, *NEARLY], 2: [20]}, ["blue_2"])
    assert moves(game) == [step("blue_2", 5)]
    assert cause(game, step("blue_2", 20, seat=2))[1] == "not-your-pawn"


def test_starting_the_partner_s_pawns():
    """BD-13, BD-26: from the partner's pen to the partner's origin."""
    game = table({0: LANE}, ["start_13"])
    assert moves(game) == [start("start_13", 2)]
    game, events = played(game, start("start_13", 2))
    assert pawns(game, 2)[-1] == 32
    assert named(events, "started") == [{"event": "started", "seat": 0, "owner": 2, "at": 32}]


def test_black_cards_move_the_partner_s_pawn_and_the_dog():
    """BD-24, BD-26: one in the lane will do."""
    game = table({0: LANE, 2: [20, 65]}, ["black_1_7"])
    later = after(game, step("black_1_7", 20, steps=3, seat=2))
    assert (pawns(later, 2)[2:], dog(later)) == ([23, 65], 50)
    later = after(game, step("black_1_7", 65, 67, 2, seat=2))
    assert pawns(later, 2)[2:] == [20, 67]


def test_swapping_the_partner_s_pawn_with_an_opponent_s():
    """BD-20, BD-26: "own" is the partner's; there is nobody of one's own to swap with."""
    game = table({0: LANE, 1: [5], 2: [20, 32], 3: [48, 50]}, ["swap"])
    found = sorted((*move["own"], *move["other"]) for move in moves(game))
    assert found == [(2, 20, 1, 5), (2, 20, 3, 50)]
    later = after(game, swap((2, 20), (3, 50)))
    assert (pawns(later, 2)[2:], pawns(later, 3)[2:]) == ([32, 50], [20, 48])
    assert cause(game, swap((2, 20), (2, 32)))[1] == "swap-same-player"
    assert cause(game, swap((2, 20), (0, 5)))[1] == "swap-same-player"


def test_the_magnet_draws_the_partner_s_pawn():
    """BD-21, BD-26."""
    game = table({0: LANE, 1: [5], 2: [62]}, ["magnet"])
    assert moves(game) == [magnet(62, 4, seat=2)]


def test_the_partner_s_pawn_enters_the_partner_s_lane():
    """BD-14, BD-26: behind the partner's origin, not one's own."""
    assert ends(table({0: LANE, 2: [30]}, ["blue_3"]), "blue_3") == [33, 64]
    assert ends(table({0: LANE, 2: [62]}, ["blue_3"]), "blue_3") == [1]


def test_a_copy_is_used_on_the_partner_s_pawns_too():
    """BD-22, BD-26."""
    game = table({0: LANE, 2: [20]}, ["copy"], last="blue_3")
    assert moves(game) == [copied(step("blue_3", 20, seat=2))]


def test_the_partner_who_is_not_home_goes_on_alone():
    """BD-26: with its own pawns, as before."""
    game = table({0: LANE, 2: [20]}, ["blue_3"], turn=2)
    assert moves(game) == [step("blue_3", 20, seat=2)]
    assert refusal(game, step("blue_3", 64, 67, seat=0)).rule == "BD-19"


def test_it_is_judged_when_the_card_is_played():
    """BD-26: with the next card, not with the one that brings the last pawn home."""
    game = table({0: [62, *NEARLY], 2: [20]}, ["blue_3", "blue_2"], out=(1, 2, 3))
    assert cause(game, step("blue_2", 20, seat=2))[1] == "not-your-pawn"
    _, events = played(game, step("blue_3", 62, 64))
    assert named(events, "all-home") == [{"event": "all-home", "owner": 0}]
    game.play(0, step("blue_3", 62, 64))
    assert moves(game) == [step("blue_2", 20, seat=2)]


def test_whoever_is_home_folds_when_the_partner_can_not_move():
    """BD-10, BD-26."""
    assert moves(table({0: LANE, 1: [20], 2: []}, ["blue_3", "swap"])) == [FOLD]


def test_whoever_is_home_is_still_dealt_to_and_still_exchanges():
    """BD-26: five cards, one of them given away."""
    game = table({0: LANE, 1: [20]}, ["blue_3"], turn=1, out=(0, 2, 3))
    game.play(1, step("blue_3", 20, seat=1))
    assert game.view(None)["cards"] == [5] * 4
    assert game.acting == [0, 1, 2, 3]
    card = game.view(0)["hand"][0]
    assert give(card) in game.legal(0)


def test_one_s_own_team_4_at_home():
    """BD-23, BD-26: partner's and opponents' pawns; the full lane has no move."""
    game = table({0: LANE, 1: [20], 2: [34]}, ["team_4"])
    owners = {found["seat"] for move in moves(game) for found in move["parts"]}
    assert owners == {1, 2}


# BD-27: the end


@pytest.mark.parametrize("player", [0, 2])
def test_a_team_with_eight_pawns_home_wins(player):
    """BD-27: whoever of it played the card."""
    game = table({0: LANE, 1: [20], 2: [30, *NEARLY]}, ["blue_3"], turn=player)
    game, events = played(game, step("blue_3", 30, 64, seat=2))
    assert game.over
    assert (game.winners, game.scores) == ([0, 2], [8, 0, 8, 0])
    assert events[-1] == {"event": "over", "winners": [0, 2], "home": [4, 0, 4, 0]}
    view = game.view(None)
    assert (view["phase"], view["turn"], view["acting"]) == ("over", None, [])
    assert view["winners"] == [0, 2]
    assert all(game.legal(seat) == [] for seat in range(4))


def test_seven_are_not_enough():
    """BD-27: nobody wins alone."""
    game = table({0: [62, *NEARLY], 2: NEARLY}, ["blue_3"])
    game.play(0, step("blue_3", 62, 64))
    assert not game.over
    assert game.winners == []
    assert game.scores == [7, 0, 7, 0]


def test_the_other_team_can_be_brought_home_by_an_opponent():
    """BD-27: whoever's card did it."""
    board = {0: LANE, 2: [30, *NEARLY], 1: LANE, 3: [20]}
    game = table(board, ["team_4"], turn=1)
    game.play(1, split((2, 30, 3, 64), (3, 20, 1)))
    assert game.winners == [0, 2]
    assert game.scores == [8, 4, 8, 4]


def test_the_card_must_still_be_used_in_full():
    """BD-27: with two steps left over it must be another split."""
    board = {0: LANE, 2: [31, *NEARLY]}
    game = table(board, ["team_4"])
    assert cause(game, split((2, 31, 2, 64))) == ("BD-23", "split-sum", {"steps": 2})
    assert moves(game) == [split((2, 31, 4))]
    game = table({**board, 1: [20]}, ["team_4"])
    assert after(game, split((2, 31, 2, 64), (1, 20, 2))).winners == [0, 2]


def test_the_dog_runs_before_the_game_is_won():
    """BD-18, BD-27: the black card is used in full, pawns in the lane are safe."""
    game = table({0: LANE, 1: [22], 2: [29, *NEARLY]}, ["black_1_7"], dog=20)
    game, events = played(game, step("black_1_7", 29, 64, 4, seat=2))
    assert (game.winners, dog(game)) == ([0, 2], 24)
    assert pawns(game, 1) == [PEN] * 4
    names = [event["event"] for event in events]
    assert names == ["played", "moved", "home", "all-home", "dog-ran", "bitten", "over"]


def test_the_game_is_won_at_the_end_of_the_turn_after_the_disc():
    """BD-27: an opponent's pawn stands on a paw, so the disc is turned first."""
    game = table({0: LANE, 1: [22], 2: [31, *NEARLY]}, ["team_4"])
    game.play(0, split((2, 31, 2, 64), (1, 22, 2)))
    assert (phase(game), game.acting, game.winners) == ("turn", [0], [])
    assert game.view(None)["first"] == 0
    game.play(0, LEFT)
    assert (game.over, game.winners, pawns(game, 1)[-1]) == (True, [0, 2], 8)


@pytest.mark.parametrize("player", range(4))
def test_of_two_complete_sides_the_one_complete_first_wins(player):
    """BD-27: in the order of the portions; both orders are listed."""
    game = table({0: LANE, 1: LANE, 2: [31, *NEARLY], 3: [47, *NEARLY]}, ["team_4"], turn=player)
    ours = split((2, 31, 2, 64), (3, 47, 2, 64))
    theirs = split((3, 47, 2, 64), (2, 31, 2, 64))
    assert after(game, ours).winners == [0, 2]
    assert after(game, theirs).winners == [1, 3]
    assert after(game, ours).scores == [8, 8, 8, 8]
    assert ours in moves(game)
    assert theirs in moves(game)


def test_a_full_deck_and_full_hands_do_not_matter_at_the_end():
    """BD-27: the rest of the round is not played."""
    game = table({0: LANE, 2: [30, *NEARLY]}, ["blue_3", "blue_2", "swap"])
    game.play(0, step("blue_3", 30, 64, seat=2))
    assert game.over
    assert game.view(0)["hand"] == ["blue_2", "swap"]
    for seat in range(4):
        assert game.legal(seat) == []
    assert cause(game, FOLD, seat=1)[:2] == ("BD-27", "over")


def test_there_is_no_round_limit():
    """BD-27: the thousandth round is followed by another."""
    game = table({0: [20]}, ["blue_2"], out=(1, 2, 3), round=1000)
    game.play(0, step("blue_2", 20))
    assert (game.view(None)["round"], game.over) == (1001, False)


def test_a_pawn_s_coming_home_is_told_for_its_owner():
    """BD-26, BD-27: all-home once, with the fourth."""
    game = table({0: [62, *NEARLY], 2: [5]}, ["blue_3"])
    _, events = played(game, step("blue_3", 62, 64))
    assert named(events, "home", "all-home") == [
        {"event": "home", "owner": 0, "at": 64},
        {"event": "all-home", "owner": 0},
    ]
    _, events = played(table({0: [62, 66, 67]}, ["blue_3"]), step("blue_3", 62, 64))
    assert not named(events, "all-home")
