"""Two and three players (BD-28 to BD-32)."""

import pytest

import korsi
from every_game.answers import named
from games.black_dog.rules.boards import (
    LANE,
    ORIGINS,
    PEN,
    after,
    cards_to_play,
    cause,
    copied,
    discard,
    ends,
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

FEW = pytest.mark.parametrize("seats", [2, 3])

# BD-28: five pawns, origins of absent colours


@FEW
def test_the_fifth_pawn_starts_walks_and_is_hit_like_the_others(seats):
    """BD-4, BD-28: all five may be on the track."""
    game = table({0: [1, 3, 5, 7]}, ["start_13"], seats=seats)
    game.play(0, start())
    assert pawns(game) == [0, 1, 3, 5, 7]
    game = table({0: [20], 1: [23]}, ["blue_3"], seats=seats)
    game.play(0, step("blue_3", 20))
    assert pawns(game, 1) == [PEN] * 5


@FEW
def test_origins_of_absent_colours_are_ordinary_spaces(seats):
    """BD-28 (ruling): walked over, landed on, hit, jumped, swapped."""
    for owner in range(seats):
        game = table(
            {owner: [46], (owner + 1) % seats: [48]}, ["blue_2"], turn=owner, seats=seats, dog=20
        )
        later = after(game, step("blue_2", 46, seat=owner))
        assert pawns(later, owner)[-1] == 48
        assert pawns(later, (owner + 1) % seats) == [PEN] * 5
    game = table({0: [45], 1: [48]}, ["blue_8"], seats=seats, dog=20)
    assert ends(game, "blue_8") == [53]
    game = table({0: [48], 1: [20]}, ["swap"], seats=seats)
    assert moves(game) == [swap((0, 48), (1, 20))]


def test_two_players_have_origins_0_and_32_and_lanes_behind_them():
    """BD-14, BD-28: 16 leads nowhere."""
    assert ends(table({1: [30]}, ["blue_3"], turn=1, seats=2), "blue_3") == [33, 64]
    assert ends(table({1: [14]}, ["blue_3"], turn=1, seats=2), "blue_3") == [17]
    game = table({0: [30], 1: [32]}, ["blue_3", "start_13"], seats=2)
    assert ends(game, "blue_3") == []
    assert cause(game, step("blue_3", 30)) == ("BD-12", "origin-closed", {"at": 32, "owner": 1})


def test_three_players_have_origins_0_16_and_32():
    """BD-28."""
    for seat, origin in enumerate(ORIGINS[3]):
        game = table({}, ["start_13"], turn=seat, seats=3)
        game.play(seat, start("start_13", seat))
        assert pawns(game, seat)[-1] == origin


@FEW
def test_everyone_swaps_with_everyone_else(seats):
    """BD-20, BD-28: there is no partner."""
    board = {0: [20, 21], 1: [25], 2: [50]} if seats == 3 else {0: [20, 21], 1: [25, 50]}
    game = table(board, ["swap"], seats=seats)
    others = [(1, 25), (2, 50)] if seats == 3 else [(1, 25), (1, 50)]
    assert moves(game) == [swap((0, at), other) for at in (20, 21) for other in others]


@FEW
def test_turns_go_clockwise_to_the_next_seat(seats):
    """BD-28: left neighbour = next occupied seat."""
    game = table({seat: [5 + 20 * seat] for seat in range(seats)}, ["blue_2"] * 2, seats=seats)
    order = []
    for _ in range(2 * seats):
        (seat,) = game.acting
        order.append(seat)
        game.play(seat, moves(game)[0])
        if phase(game) == "turn":
            game.play(seat, moves(game)[0])
    assert order == list(range(seats)) * 2


# BD-30: no legal card


@FEW
def test_without_a_legal_card_one_is_discarded_and_one_drawn(seats):
    """BD-30: of one's choice; the draw is hidden, the hand is not shown."""
    game = table({}, ["swap", "magnet"], top=["blue_2"], seats=seats, phase="discard")
    assert moves(game) == [discard("swap"), discard("magnet")]
    game, events = played(game, discard("magnet"))
    assert events == [
        {"event": "discarded", "seat": 0, "card": "magnet"},
        {"event": "drew", "seat": 0},
        {"event": "drawn", "to": [0], "card": "blue_2"},
    ]
    assert game.view(0)["hand"] == ["blue_2", "swap"]
    assert game.view(None)["drew"] is True
    assert "magnet" in game.view(None)["played"]


@FEW
def test_if_a_card_is_now_legal_one_must_be_played(seats):
    """BD-30: no second discard then."""
    game = table({}, ["swap", "magnet"], top=["start_13"], seats=seats, phase="discard")
    game.play(0, discard("magnet"))
    assert (phase(game), game.acting) == ("play", [0])
    assert moves(game) == [start()]
    assert cause(game, discard("swap"))[:2] == ("BD-9", "must-play")
    game.play(0, start())
    assert game.acting == [1]
    assert game.view(None)["drew"] is False


@FEW
def test_otherwise_a_second_card_is_discarded_as_the_turn(seats):
    """BD-30: one draw a turn; hands stay equal."""
    game = table({}, ["swap", "magnet"], top=["blue_2", "start_13"], seats=seats, phase="discard")
    game.play(0, discard("magnet"))
    assert phase(game) == "discard"
    assert moves(game) == [discard("blue_2"), discard("swap")]
    events = game.play(0, discard("swap"))
    assert events[0] == {"event": "dropped", "seat": 0, "card": "swap"}
    assert not named(events, "drew", "drawn", "folded")
    assert game.view(0)["hand"] == ["blue_2"]
    assert game.acting == [1]
    assert game.view(None)["drew"] is False


@FEW
def test_the_card_just_drawn_may_be_the_second_discard(seats):
    """BD-30: of one's choice."""
    game = table({}, ["swap"], top=["magnet"], seats=seats, phase="discard")
    game.play(0, discard("swap"))
    game.play(0, discard("magnet"))
    assert game.view(0)["hand"] == []


@FEW
def test_neither_discard_counts_for_a_copy(seats):
    """BD-22, BD-30: the last played card does."""
    board = {1: [36]}
    game = table(
        board, ["swap", "magnet"], hands={1: ["copy", "swap"]}, top=["blue_2"], seats=seats,
        phase="discard", last="blue_8", starter=0,
    )  # fmt: skip
    game.play(0, discard("swap"))
    assert game.view(None)["last"] == "blue_8"
    game.play(0, discard("magnet"))
    assert game.view(None)["last"] == "blue_8"
    assert copied(step("blue_8", 36, seat=1)) in moves(game)


@FEW
def test_a_copy_of_nothing_is_no_legal_card(seats):
    """BD-22, BD-30: in the first turn of a round."""
    game = table({}, ["copy", "swap", "magnet", "blue_2", "blue_3"], seats=seats, phase="discard")
    assert len(moves(game)) == 5
    game.play(0, discard("copy"))
    assert game.view(None)["last"] is None


@FEW
def test_a_legal_card_must_be_played_and_not_discarded(seats):
    """BD-9, BD-30."""
    game = table({0: [20]}, ["blue_2", "swap"], seats=seats)
    assert cause(game, discard("swap")) == ("BD-9", "must-play", {"card": "blue_2"})


@FEW
def test_nobody_folds(seats):
    """BD-30 replaces the first sentence of BD-10."""
    game = table({}, ["swap"], seats=seats, phase="discard")
    assert cause(game, {"do": "fold"})[:2] == ("BD-30", "discard")
    assert all(move["do"] == "discard" for move in moves(game))


def test_four_players_do_not_discard():
    """BD-10: they fold."""
    game = table({}, ["swap"])
    assert cause(game, discard("swap"))[:2] == ("BD-10", "fold-first")


@FEW
def test_the_discard_begins_with_the_turn_before(seats):
    """BD-30: whoever comes on turn without a legal card is asked to discard at once."""
    hands = {1: ["swap", "magnet"]}
    game = table({0: [50]}, ["blue_2", "blue_2"], hands=hands, seats=seats)
    game.play(0, step("blue_2", 50))
    assert (phase(game), game.acting) == ("discard", [1])
    assert cards_to_play(game) == ["swap", "magnet"]


@FEW
def test_the_draw_shuffles_a_new_deck_when_there_is_none(seats):
    """BD-7, BD-30: the card just discarded is in it."""
    game = table({}, ["swap", "magnet"], deck=[], seats=seats, phase="discard")
    held = sum(game.view(None)["cards"])
    events = game.play(0, discard("swap"))
    names = [event["event"] for event in events]
    assert names == ["discarded", "shuffled", "drew", "drawn"]
    (shuffled,) = named(events, "shuffled")
    assert shuffled["deck"] == 110 - held + 1
    view = game.view(None)
    assert (view["deck"], view["played"]) == (110 - held, [])


@FEW
def test_hands_stay_equal_through_a_round_of_discards(seats):
    """BD-30: nobody can move, everybody discards twice, five times."""
    dull = ["swap", "magnet", "blue_2", "blue_3", "blue_8"]
    hands = dict.fromkeys(range(1, seats), dull)
    deck = ["blue_9"] * 7 + ["blue_10"] * 7 + ["blue_12"] * 4
    game = table({}, dull, hands=hands, top=deck[: 5 * seats], seats=seats, phase="discard")
    for _ in range(5):
        for seat in range(seats):
            assert game.acting == [seat]
            game.play(seat, moves(game)[0])
            assert game.view(None)["drew"] is True
            game.play(seat, moves(game)[0])
        assert len(set(game.view(None)["cards"])) == 1
    assert (game.view(None)["round"], phase(game)) == (2, "give")


# BD-31: team-4


@FEW
def test_a_team_4_may_always_be_used_on_opponents(seats):
    """BD-31: even all four steps, with nobody home."""
    game = table({0: [5], 1: [40]}, ["team_4"], seats=seats)
    later = after(game, split((1, 40, 4)))
    assert pawns(later, 1)[-1] == 44
    assert phase(later) == "turn"
    later = after(game, split((0, 5, 1), (1, 40, 3)))
    assert (pawns(later)[-1], pawns(later, 1)[-1]) == (6, 43)
    assert len(moves(game)) == 5


@FEW
def test_a_team_4_without_own_pawns_moves_opponents(seats):
    """BD-31: it is a legal card as long as any pawn can use four steps."""
    game = table({1: [50]}, ["team_4"], seats=seats)
    assert moves(game) == [split((1, 50, 4))]


@FEW
def test_a_team_4_is_never_for_the_dog(seats):
    """BD-31."""
    game = table({1: [50]}, ["team_4"], seats=seats, dog=40)
    assert cause(game, split((0, 40, 4)))[:2] == ("BD-31", "dog-moved")


# BD-32: the end


@FEW
def test_four_of_five_pawns_home_win(seats):
    """BD-32: the fifth may be anywhere."""
    for fifth in (PEN, 20):
        board = {0: [62, 65, 66, 67] + ([fifth] if fifth != PEN else [])}
        game = table(board, ["blue_3"], seats=seats)
        events = game.play(0, step("blue_3", 62, 64))
        assert (game.over, game.winners) == (True, [0])
        assert game.scores == [4] + [0] * (seats - 1)
        assert named(events, "all-home") == [{"event": "all-home", "owner": 0}]
        assert named(events, "over")[0]["winners"] == [0]


@FEW
def test_three_of_five_do_not(seats):
    """BD-32."""
    game = table({0: [62, 66, 67]}, ["blue_3"], seats=seats)
    game.play(0, step("blue_3", 62, 64))
    assert (game.over, game.winners, game.scores[0]) == (False, [], 3)


@FEW
def test_an_opponent_s_card_may_make_one_win(seats):
    """BD-27, BD-31, BD-32: whoever's card did it."""
    game = table(
        {0: [5], 1: [29, 65, 66, 67]} if seats == 2 else {0: [5], 1: [13, 65, 66, 67]},
        ["team_4"],
        seats=seats,
    )
    origin = ORIGINS[seats][1]
    game.play(0, split((1, origin - 3, 4, 64)))
    assert game.winners == [1]


@FEW
def test_of_two_who_are_complete_the_first_wins(seats):
    """BD-27, BD-32: in the order of the portions."""
    origin = ORIGINS[seats][1]
    board = {0: [63, 65, 66, 67], 1: [origin - 1, 65, 66, 67]}
    game = table(board, ["team_4"], seats=seats)
    mine, yours = (0, 63, 2, 64), (1, origin - 1, 2, 64)
    assert after(game, split(mine, yours)).winners == [0]
    assert after(game, split(yours, mine)).winners == [1]
    assert split(mine, yours) in moves(game)
    assert split(yours, mine) in moves(game)


def test_a_home_player_s_lane_leaves_the_fifth_pawn_outside():
    """BD-14, BD-32: with three in the lane two may still be on the track."""
    game = table({0: [60, 61, *LANE[1:]]}, ["blue_8"], seats=2)
    assert ends(game, "blue_8", 60) == [4]
    assert korsi.load(game.position()).scores == [3, 0]
