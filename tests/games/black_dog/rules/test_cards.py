"""Blue and red cards (BD-3, BD-19), and the copy (BD-22)."""

import pytest

from every_game.answers import named
from games.black_dog.rules.boards import (
    FOLD,
    PEN,
    after,
    cards_to_play,
    cause,
    copied,
    dog,
    ends,
    magnet,
    moves,
    pawns,
    played,
    split,
    start,
    step,
    swap,
    table,
)

# BD-19: blue cards, 1/11 and 13


@pytest.mark.parametrize("number", [2, 3, 8, 9, 10, 12])
def test_a_blue_card_moves_one_own_pawn_exactly_that_far(number):
    """BD-19: any of them, no other number."""
    card = f"blue_{number}"
    game = table({0: [20, 50], 1: [33], 2: [35]}, [card])
    assert moves(game) == [step(card, at, steps=number) for at in (20, 50)]
    for steps in range(1, 14):
        if steps != number:
            refused = cause(game, step(card, 20, steps=steps))
            assert refused[:2] == ("BD-19", "wrong-steps")
            assert refused[2]["card"] == card


def test_the_1_11_is_a_start_or_one_or_eleven():
    """BD-19: nothing between."""
    game = table({0: [20]}, ["start_1_11"])
    assert len(moves(game)) == 3
    assert start("start_1_11") in moves(game)
    assert ends(game, "start_1_11") == [21, 31]
    for steps in (2, 10, 12):
        assert cause(game, step("start_1_11", 20, steps=steps))[1] == "wrong-steps"


def test_the_13_is_a_start_or_thirteen():
    """BD-19."""
    game = table({0: [20]}, ["start_13"])
    assert sorted(moves(game), key=str) == [start(), step("start_13", 20)]
    assert cause(game, step("start_13", 20, steps=1))[1] == "wrong-steps"


def test_a_walk_is_where_it_leads():
    """BD-11: a place that the steps do not reach is refused with the one that they do."""
    refused = cause(table({0: [20]}, ["blue_8"]), step("blue_8", 20, 29))
    assert refused[:2] == ("BD-11", "wrong-place")
    assert refused[2]["expected"] == 28


@pytest.mark.parametrize("owner", [1, 2, 3])
def test_another_s_pawn_is_not_one_s_own(owner):
    """BD-19, BD-21, BD-24: the partner's neither, as long as one's own are not home."""
    game = table({0: [20], owner: [30]}, ["blue_8", "black_5", "magnet"])
    blue, black = step("blue_8", 30, seat=owner), step("black_5", 30, seat=owner)
    for move, wanted in (
        (blue, "BD-19"),
        (black, "BD-24"),
        (magnet(30, 45, seat=owner), "BD-21"),
    ):
        rule, why, data = cause(game, move)
        assert (rule, why) == (wanted, "not-your-pawn")
        assert data == {"owner": owner, "at": 30}


def test_there_must_be_a_pawn():
    """BD-19."""
    rule, why, data = cause(table({0: [20]}, ["blue_8"]), step("blue_8", 21))
    assert (rule, why, data["at"]) == ("BD-19", "no-own-pawn-there", 21)


def test_a_card_that_is_not_held_is_not_played():
    """BD-9: also one that was just played."""
    game = table({0: [20], 1: [40]}, ["blue_8"])
    assert cause(game, step("blue_9", 20)) == ("BD-9", "card-not-held", {"card": "blue_9"})


def test_the_same_card_twice_is_listed_once():
    """BD-9: two eights are no more choices than one."""
    game = table({0: [20]}, ["blue_8", "blue_8"])
    assert moves(game) == [step("blue_8", 20)]
    assert game.view(0)["hand"] == ["blue_8", "blue_8"]
    game.play(0, step("blue_8", 20))
    assert game.view(0)["hand"] == ["blue_8"]
    assert game.view(0)["played"].count("blue_8") == 1


# BD-22: copy


def test_a_copy_counts_as_the_last_card():
    """BD-22: an eight moves eight."""
    game = table({0: [20], 1: [40]}, ["copy"], last="blue_8")
    assert moves(game) == [copied(step("blue_8", 20))]
    game, events = played(game, moves(game)[0])
    assert pawns(game)[-1] == 28
    assert events[0] == {"event": "played", "seat": 0, "card": "copy", "as": "blue_8"}
    assert game.view(None)["last"] == "blue_8"
    assert "copy" in game.view(None)["played"]


def test_any_other_card_is_played_as_itself():
    """BD-22: the event says so, and it is copied next."""
    game, events = played(table({0: [20]}, ["blue_3"], last="blue_8"), step("blue_3", 20))
    assert events[0] == {"event": "played", "seat": 0, "card": "blue_3", "as": None}
    assert game.view(None)["last"] == "blue_3"


def test_the_card_is_copied_and_not_the_choice():
    """BD-22: after a 1/11 all its uses, whatever was done with it."""
    game = table({0: [20]}, ["start_1_11"], hands={1: ["copy"]})
    for move in moves(game):
        copy = after(game, move)
        assert copy.legal(1) == [copied(start("start_1_11", 1))]
    game = table({0: [20], 1: [40]}, ["start_1_11"], hands={1: ["copy"]})
    copy = after(game, start("start_1_11"))
    assert ends(copy, "copy") == [41, 51]
    assert copied(start("start_1_11", 1)) in moves(copy)


def test_a_copied_copy_passes_it_on():
    """BD-22: the third still walks eight."""
    hands = {1: ["copy"], 2: ["copy"], 3: ["copy"]}
    game = table({0: [21], 1: [1], 2: [34], 3: [62]}, ["blue_8"], hands=hands)
    game.play(0, step("blue_8", 21))
    game.play(1, copied(step("blue_8", 1, seat=1)))
    game.play(2, copied(step("blue_8", 34, seat=2)))
    assert ends(game, "copy") == [6]
    assert moves(game) == [copied(step("blue_8", 62, seat=3))]


def test_not_before_a_card_was_played_in_the_round():
    """BD-22: the first card of a round can't be a copy."""
    hand = ["copy", "copy", "blue_2", "blue_2", "blue_2"]
    game = table({0: [20]}, hand)
    assert game.view(None)["last"] is None
    assert cards_to_play(game) == ["blue_2"]
    assert cause(game, copied(step("blue_2", 20)))[:2] == ("BD-22", "nothing-to-copy")
    assert moves(table({0: [20]}, ["copy"] * 5)) == [FOLD]


def test_a_copy_says_what_it_counts_as():
    """BD-22: another card than the last is refused, and so is saying nothing."""
    game = table({0: [20]}, ["copy"], last="blue_8")
    assert cause(game, copied(step("blue_3", 20))) == (
        "BD-22",
        "copy-as",
        {"as": "blue_3", "last": "blue_8"},
    )


@pytest.mark.parametrize(
    ("last", "board", "move"),
    [
        ("start_13", {0: [0]}, step("start_13", 0)),
        ("team_4", {0: [20]}, split((0, 20, 4))),
        ("black_5", {0: [20]}, step("black_5", 20)),
        ("black_1_7", {0: [67]}, None),
        ("swap", {0: [20], 1: [30]}, swap((0, 20), (1, 30))),
        ("swap", {0: [20], 1: [16]}, None),
        ("magnet", {0: [20], 1: [30]}, magnet(20, 29)),
        ("magnet", {0: [20], 1: [21]}, None),
        ("start_13", {0: [0], 1: [33]}, step("start_13", 0)),
        ("blue_3", {0: [65]}, None),
    ],
)
def test_a_copy_is_legal_only_where_the_copied_card_is(last, board, move):
    """BD-22: every kind of card; otherwise it is no legal card."""
    game = table(board, ["copy"], last=last)
    assert moves(game) == ([FOLD] if move is None else [copied(move)])


def test_a_copied_black_card_makes_the_dog_run():
    """BD-22, BD-24."""
    game = after(table({0: [20]}, ["copy"], last="black_6", dog=50), copied(step("black_6", 20)))
    assert (pawns(game)[-1], dog(game)) == (26, 56)


def test_a_fold_does_not_count_for_copies():
    """BD-22: discarded cards don't count; the last played card does."""
    game = table({0: [21], 2: [41]}, ["blue_8"], hands={1: ["blue_3"], 2: ["copy"]}, starter=0)
    game.play(0, step("blue_8", 21))
    game.play(1, FOLD)
    assert game.view(None)["last"] == "blue_8"
    assert moves(game) == [copied(step("blue_8", 41, seat=2))]


def test_a_new_round_forgets_the_last_card():
    """BD-22: a copy can't repeat the last move of the round before."""
    game = table({0: [21]}, ["blue_8"], out=(1, 2, 3))
    events = game.play(0, step("blue_8", 21))
    assert named(events, "round-ended")
    assert game.view(None)["last"] is None


def test_a_copied_start_hits_and_starts():
    """BD-13, BD-22."""
    game = after(table({1: [0]}, ["copy"], last="start_13"), copied(start()))
    assert pawns(game) == [PEN, PEN, PEN, 0]
    assert pawns(game, 1) == [PEN] * 4
