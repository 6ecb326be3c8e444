"""The examples and special cases of the printed rulebook, in its order."""

import pytest

import korsi
from every_game.answers import named
from games.black_dog.rules.boards import (
    FOLD,
    GAME,
    LANE,
    PEN,
    RIGHT,
    after,
    cards_to_play,
    cause,
    copied,
    discard,
    dog,
    ends,
    give,
    magnet,
    moves,
    pawns,
    phase,
    played,
    put_dog,
    split,
    start,
    step,
    swap,
    table,
)


def test_at_the_start_of_the_game_and_not_of_a_round_one_pawn_comes_in():
    """BD-5: without a card being played."""
    assert [places.count(PEN) for places in korsi.new(GAME, seats=4, seed=1).view(0)["pawns"]] == [
        3
    ] * 4
    game = table({0: [20]}, ["blue_2"], out=(1, 2, 3))
    game.play(0, step("blue_2", 20))
    assert [places.count(PEN) for places in game.view(0)["pawns"]] == [3, 4, 4, 4]


def test_the_dealer_puts_the_dog_on_a_space_of_choice():
    """BD-6."""
    game = korsi.new(GAME, seats=4, seed=1)
    game.play(game.acting[0], put_dog(27))
    assert dog(game) == 27


def test_a_start_card_given_to_a_partner_without_a_pawn_on_the_board():
    """BD-8, BD-13: the book's advice."""
    hands = {1: ["blue_9"] * 5, 2: ["blue_2"] * 5, 3: ["blue_10"] * 5}
    hand = ["start_13", "blue_3", "blue_3", "blue_3", "blue_3"]
    game = table({0: [20]}, hand, hands=hands, phase="give", turn=0, starter=2)
    for seat, card in enumerate(["start_13", "blue_9", "blue_2", "blue_10"]):
        game.play(seat, give(card))
    assert moves(game) == [start("start_13", 2)]


def test_cards_of_a_player_who_can_not_move_are_shown_and_worthless():
    """BD-10: the player is out for this round."""
    game, events = played(table({}, ["blue_2", "swap"]), FOLD)
    assert named(events, "folded")[0]["cards"] == ["blue_2", "swap"]
    assert game.view(None)["out"][0]


@pytest.mark.parametrize("at", [PEN, 62])
def test_a_pawn_on_its_origin_forbids_entry_wherever_it_came_from(at):
    """BD-12: from the pen, or back from its round."""
    move = start("start_13") if at == PEN else step("blue_2", 62)
    board = {0: [] if at == PEN else [at], 1: [60]}
    game = table(board, [move["card"]], hands={1: ["blue_12"]})
    game.play(0, move)
    assert cause(game, step("blue_12", 60, seat=1))[2] == {"at": 0, "owner": 0}


def test_only_the_dog_passes_a_pawn_on_its_origin():
    """BD-12, BD-25: and does not count the space."""
    game = after(table({0: [20], 1: [16]}, ["black_5"], dog=14), step("black_5", 20))
    assert (dog(game), pawns(game, 1)[-1]) == (20, 16)


def test_an_8_is_eight_spaces():
    """BD-19: exactly."""
    assert moves(table({0: [20]}, ["blue_8"])) == [step("blue_8", 20, 28, 8)]


def test_three_before_the_end_with_larger_cards_a_new_lap_begins():
    """BD-9: zugzwang."""
    game = table({0: [61, 64, 65, 66]}, ["blue_8", "blue_9"])
    assert cards_to_play(game) == ["blue_8", "blue_9"]
    assert ends(game, "blue_8", 61) == [5]
    assert ends(game, "blue_9", 61) == [6]


def test_not_straight_from_the_origin_even_after_a_lap():
    """BD-14: another lap, unfortunately."""
    game = table({0: [62]}, ["blue_2", "blue_3"], out=(1, 2, 3))
    game.play(0, step("blue_2", 62))
    assert ends(game, "blue_3") == [3]


def test_a_swap_that_puts_another_player_s_pawn_on_a_paw_turns_nothing():
    """BD-17: a pawn was there before."""
    game = after(table({0: [8], 1: [20]}, ["swap"]), swap((0, 8), (1, 20)))
    assert (phase(game), pawns(game, 1)[-1]) == ("play", 8)


def test_a_magnet_that_puts_a_pawn_on_a_paw_turns_the_disc():
    """BD-17: a pawn has gone there."""
    assert phase(after(table({0: [5]}, ["magnet"], dog=9), magnet(5, 8))) == "turn"


def test_if_there_are_only_own_and_safe_pawns_a_swap_can_not_be_played():
    """BD-20."""
    assert moves(table({0: [5, 9], 1: [16], 2: [65]}, ["swap"])) == [FOLD]


def test_a_magnet_may_go_a_very_long_way_but_not_home():
    """BD-21: whatever the colour, even the dog."""
    assert moves(table({0: [20]}, ["magnet"], dog=19)) == [magnet(20, 18)]
    assert moves(table({0: [60, 66]}, ["magnet"], dog=5)) == [magnet(60, 4)]


def test_a_copy_after_a_1_11_is_a_start_or_1_or_11():
    """BD-22: whatever the player before did with it."""
    for choice in (start("start_1_11"), step("start_1_11", 20), step("start_1_11", 20, steps=11)):
        game = table({0: [20], 1: [40]}, ["start_1_11"], hands={1: ["copy"]})
        game.play(0, choice)
        assert copied(start("start_1_11", 1)) in moves(game)
        assert ends(game, "copy") == [41, 51]


def test_a_copy_can_not_be_the_first_card_of_a_round():
    """BD-22: nor repeat the last move of the round before."""
    game = table({0: [20]}, ["copy", "copy", "copy", "copy", "blue_2"])
    assert cards_to_play(game) == ["blue_2"]


def test_all_four_steps_on_the_partner_s_pawns_if_one_has_none():
    """BD-23: one is forced to."""
    assert moves(table({2: [20]}, ["team_4"])) == [split((2, 20, 4))]


def test_all_four_steps_on_an_opponent_when_somebody_of_the_team_is_home():
    """BD-23: never on the dog."""
    game = table({0: LANE, 1: [20]}, ["team_4"], turn=2, dog=30)
    assert moves(game) == [split((1, 20, 4))]


def test_two_pawns_on_paws_still_turn_a_quarter():
    """BD-16: no more than ninety degrees."""
    game = table({0: LANE, 1: [10], 3: [26], 2: [1]}, ["team_4"])
    game.play(0, split((1, 10, 2), (3, 26, 2)))
    assert game.view(None)["paws"] == [12, 28]
    game.play(0, RIGHT)
    assert (pawns(game, 1)[-1], pawns(game, 3)[-1]) == (28, 44)
    assert phase(game) == "play"


def test_a_black_card_is_not_for_those_who_can_not_move_a_pawn():
    """BD-24."""
    for card in ("black_5", "black_6", "black_1_7"):
        assert moves(table({1: [20]}, [card])) == [FOLD]


def test_a_black_5_is_five_for_the_pawn_and_five_for_the_dog():
    """BD-24: first the pawn."""
    game = after(table({0: [20]}, ["black_5"], dog=49), step("black_5", 20))
    assert (pawns(game)[-1], dog(game)) == (25, 54)


def test_whoever_must_go_where_the_dog_sits_is_done_for():
    """BD-15."""
    game = table({0: [20]}, ["blue_2"], dog=22)
    assert pawns(after(game, moves(game)[0])) == [PEN] * 4


def test_the_dog_on_a_paw_turns_nothing():
    """BD-17: note 3 of the book."""
    assert phase(after(table({0: [20]}, ["black_5"], dog=7), step("black_5", 20))) == "play"


def test_a_pawn_caught_by_the_dog_on_a_paw_turns_nothing():
    """BD-17: note 4 of the book, the rare case."""
    game = after(table({0: [23]}, ["black_5"], dog=29), step("black_5", 23))
    assert phase(game) == "turn"
    game = after(table({0: [23]}, ["black_5"], dog=24), step("black_5", 23))
    assert (phase(game), pawns(game)) == ("play", [PEN] * 4)


def test_whoever_is_home_is_still_dealt_cards_and_helps():
    """BD-26."""
    game = table({0: LANE, 2: [20]}, ["blue_2"])
    assert moves(game) == [step("blue_2", 20, seat=2)]


def test_the_last_pawn_may_have_to_go_round_again():
    """BD-27: with a card that is too large."""
    game = table({0: LANE, 2: [31, 65, 66, 67]}, ["blue_3", "blue_8"])
    assert ends(game, "blue_3") == [34]
    assert ends(game, "blue_8") == [39]


def test_with_two_or_three_players_hands_stay_equal():
    """BD-30: a discard instead of a turn."""
    for seats in (2, 3):
        game = table({}, ["swap", "magnet"], top=["blue_2"], seats=seats, phase="discard")
        game.play(0, discard("swap"))
        game.play(0, discard("magnet"))
        assert game.view(None)["cards"] == [1] + [2] * (seats - 1)


def test_the_first_with_four_pawns_home_wins():
    """BD-32: the fifth need not be."""
    game = table({0: [5, 63, 65, 66, 67]}, ["blue_2"], seats=2)
    assert after(game, step("blue_2", 63, 64)).winners == [0]
