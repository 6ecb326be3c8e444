"""Positions set up by hand: what is taken, and the sentence that the rest gets."""

import copy

import pytest

import korsi
from games.black_dog.rules.boards import (
    GAME,
    LANE,
    PEN,
    discard,
    give,
    position,
    put_dog,
    step,
    table,
)
from games.black_dog.rules.lively import moments


def loaded(place):
    return korsi.load(place).position()


def refuse(place, *words):
    """Such a position is refused with a sentence that says what is wrong."""
    with pytest.raises(ValueError, match=r"\w+ \w+") as refused:
        korsi.load(place)
    said = str(refused.value)
    assert said.startswith(f"this position of {GAME} can't be: ")
    assert len(said) < 400
    for word in words:
        assert word in said, said


def changed(place, **fields):
    return {**copy.deepcopy(place), **fields}


PLAY = position({0: [5, 64], 1: [20], 2: [66]}, ["blue_2", "swap"], last="blue_8")

# Round trips


@pytest.mark.parametrize(
    "place",
    [
        PLAY,
        position({}, ["blue_2"] * 5, phase="dog", turn=2),
        position({0: [5]}, ["blue_2"] * 5, phase="give", dog=9),
        position({0: [5]}, ["blue_2"] * 4, phase="give", gifts=["swap", None, None, None],
                 hands={1: ["copy"] * 5, 2: ["magnet"] * 5, 3: ["blue_9"] * 5}),
        position({0: [8]}, ["blue_2"], phase="turn", paws=[8]),
        position({0: [8, 24]}, ["blue_2"], phase="turn", paws=[8, 24], seats=3),
        position({}, ["swap", "magnet"], phase="discard", seats=2),
        position({}, ["swap", "magnet"], phase="discard", drew=True, seats=2),
        position({0: [5]}, ["blue_2", "copy"], turn=0, starter=2, out=(3,)),
        position({0: [5]}, ["blue_2"], deck=["swap", "copy"], shuffles=7, round=30, seed=2**53 - 1),
        position({0: LANE, 2: LANE}, ["blue_2"], phase="over", first=0),
        position({0: LANE, 2: LANE, 1: [8]}, ["blue_2"], phase="turn", paws=[8], first=0),
        position({0: [5]}, ["blue_2"], gifts=[None, None, "blue_2", None], bites="landing"),
        position({0: [5]}, ["blue_2"], dealer="seat-4"),
        position({0: [5]}, ["blue_2"], dealer="seat-2", round=7),
        position({0: [5]}, ["blue_2"], dealer="seat-1", round=3, seats=3),
        position({1: [50]}, ["blue_2", "magnet"], turn=1, seats=3,
                 stuck=[[], [{"cards": ["blue_8"], "fresh": 1}], []]),
    ],
)  # fmt: skip
def test_a_position_is_written_as_it_is_read(place):
    """BD-1 to BD-32: every phase, every field."""
    if place["phase"] == "over":
        place = changed(place, turn=None)
    assert loaded(place) == place


@pytest.mark.parametrize("seed", range(6))
def test_every_moment_of_a_game_can_be_saved(seed):
    """BD-7: and goes on as the game does."""
    seen = set()
    for game in moments(seed + 200, 40, 2 + seed % 3):
        again = korsi.load(game.position())
        assert again.position() == game.position()
        seen.add(game.view(None)["phase"])
        if game.over:
            break
        for seat in range(game.seats):
            assert again.legal(seat) == game.legal(seat)
        seat = game.acting[0]
        move = game.legal(seat)[-1]
        assert again.play(seat, move) == game.copy().play(seat, move)
    assert {"play"} <= seen


@pytest.mark.parametrize("seed", range(6))
def test_a_record_from_a_position_replays_to_the_same_game(seed):
    """BD-23: splits in it are the listed ones."""
    *_, game = moments(seed + 300, 30, 2 + seed % 3)
    again = korsi.replay(game.record())
    assert again.position() == game.position()
    assert again.record() == game.record()


def test_the_order_of_what_has_no_order_does_not_matter():
    """BD-9: pawns, hands, played cards."""
    mixed = copy.deepcopy(PLAY)
    for places in mixed["pawns"]:
        places.reverse()
    for hand in mixed["hands"]:
        hand.reverse()
    mixed["played"].reverse()
    assert loaded(mixed) == PLAY


def test_the_order_of_the_deck_matters():
    """BD-7: the first is drawn next."""
    game = table({}, ["swap", "magnet"], phase="discard", seats=2, top=["black_5", "black_6"])
    game.play(0, discard("swap"))
    assert "black_5" in game.view(0)["hand"]


# What can't be


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"pawns": [[5, 64, PEN], [20] + [PEN] * 3, [66] + [PEN] * 3, [PEN] * 4]}, []),
        ({"pawns": [[5, 64, PEN, PEN, PEN], [20] + [PEN] * 3, [66] + [PEN] * 3, [PEN] * 4]}, []),
        ({"pawns": [[5, 64, PEN, PEN], [20] + [PEN] * 3, [66] + [PEN] * 3]}, []),
        ({"pawns": [[5, 64, PEN, PEN], [5] + [PEN] * 3, [66] + [PEN] * 3, [PEN] * 4]}, ["BD-11"]),
        ({"pawns": [[5, 5, 64, PEN], [20] + [PEN] * 3, [66] + [PEN] * 3, [PEN] * 4]}, ["BD-11"]),
        ({"pawns": [[5, 64, 64, PEN], [20] + [PEN] * 3, [66] + [PEN] * 3, [PEN] * 4]}, []),
        ({"pawns": [[5, 68, PEN, PEN], [20] + [PEN] * 3, [66] + [PEN] * 3, [PEN] * 4]}, []),
        ({"pawns": [[5, -2, PEN, PEN], [20] + [PEN] * 3, [66] + [PEN] * 3, [PEN] * 4]}, []),
        ({"pawns": [[5.0, 64, PEN, PEN], [20] + [PEN] * 3, [66] + [PEN] * 3, [PEN] * 4]}, []),
        ({"pawns": [[True, 64, PEN, PEN], [20] + [PEN] * 3, [66] + [PEN] * 3, [PEN] * 4]}, []),
        ({"pawns": None}, []),
        ({"dog": 5}, ["BD-11"]),
        ({"dog": 0}, ["BD-25"]),
        ({"dog": 16}, ["BD-25"]),
        ({"dog": 32}, ["BD-25"]),
        ({"dog": 48}, ["BD-25"]),
        ({"dog": 64}, []),
        ({"dog": -1}, []),
        ({"dog": None}, []),
        ({"dog": "5"}, []),
        ({"phase": "dog"}, []),
        ({"phase": "fold"}, []),
        ({"phase": "discard"}, []),
        ({"phase": "turn"}, []),
        ({"phase": "over"}, []),
        ({"phase": "give"}, []),
        ({"phase": None}, []),
        ({"turn": None}, []),
        ({"turn": 4}, []),
        ({"turn": True}, []),
        ({"starter": 4}, []),
        ({"starter": None}, []),
        ({"dealer": 0}, ["BD-7"]),
        ({"options": {"bites": "passing", "dealer": "seat-3"}}, ["BD-6", "seat-3", "round 1"]),
        ({"round": 2, "options": {"bites": "passing", "dealer": "seat-4"}}, ["BD-6", "round 2"]),
        ({"dealer": -1}, []),
        ({"round": 0}, []),
        ({"round": 1.0}, []),
        ({"drew": True}, []),
        ({"drew": 0}, []),
        ({"last": "blue_7"}, []),
        ({"last": "copy"}, []),
        ({"last": 8}, []),
        ({"first": 0}, []),
        ({"first": 2}, []),
        ({"paws": [8]}, []),
        ({"shuffles": 0}, []),
        ({"shuffles": "1"}, []),
        ({"out": [False] * 3}, []),
        ({"out": [True, False, False, False]}, []),
        ({"out": [0, 0, 0, 0]}, []),
        ({"stuck": [[{"cards": ["swap"], "fresh": 0}], [], [], []]}, []),
        ({"stuck": [[], [], []]}, []),
        ({"gifts": ["magnet", None, None, None]}, []),
        ({"gifts": [None, None, None]}, []),
        ({"gifts": ["blue_7", None, None, None]}, []),
        ({"hands": [["blue_2", "swap"]] * 3}, []),
    ],
)
def test_what_can_not_be_is_refused_with_a_sentence(fields, words):
    """BD-3 to BD-30: one thing wrong each time."""
    refuse(changed(PLAY, **fields), *words)


@pytest.mark.parametrize(
    "field", [name for name in PLAY if name not in ("game", "rules", "seats", "options", "seed")]
)
def test_every_field_is_needed(field):
    """BD-1: nothing is guessed."""
    place = copy.deepcopy(PLAY)
    del place[field]
    refuse(place, field)


def test_all_hundred_and_ten_cards_are_somewhere_once():
    """BD-3."""
    for name in ("deck", "played"):
        place = copy.deepcopy(PLAY)
        place[name].pop()
        refuse(place)
        place = copy.deepcopy(PLAY)
        place[name].append("magnet")
        refuse(place)
        place = copy.deepcopy(PLAY)
        place[name][0] = "blue_7"
        refuse(place)
        place = copy.deepcopy(PLAY)
        place[name][0] = next(card for card in place[name] if card != place[name][0])
        refuse(place)


def test_hands_have_the_sizes_of_a_moment_of_a_round():
    """BD-9, BD-10: nobody more than five, those not out within one card in the order of turns."""
    refuse(position({0: [5]}, ["blue_2"] * 3, hands={1: ["swap"]}))
    refuse(position({0: [5]}, ["blue_2"] * 6))
    refuse(position({0: [5]}, ["blue_2"], hands={1: ["swap"] * 2}))
    refuse(position({0: [5]}, ["blue_2"] * 2, turn=0, starter=3, hands={3: ["swap"] * 2}))
    refuse(position({0: [5]}, ["blue_2"] * 2, turn=0, starter=0, hands={3: ["swap"]}))
    refuse(position({0: [5]}, ["blue_2"], hands={1: []}))
    refuse(position({0: [5]}, ["blue_2"], hands={1: []}, seats=2))
    refuse(position({0: [5]}, ["blue_2"], out=(1,), hands={1: ["swap"]}))
    korsi.load(position({0: [5]}, ["blue_2"] * 2, turn=0, starter=3, hands={3: ["swap"]}))


def test_a_complete_side_has_ended_the_game():
    """BD-27, BD-32: unless the disc is still to be turned."""
    refuse(position({0: LANE, 2: LANE}, ["blue_2"], turn=1))
    refuse(position({0: LANE}, ["blue_2"], turn=1, seats=2))
    refuse(position({0: LANE, 2: LANE, 1: [8]}, ["blue_2"], phase="turn", paws=[8]))
    refuse(position({0: LANE, 2: LANE, 1: [8]}, ["blue_2"], phase="turn", paws=[8], first=1))
    refuse(position({0: LANE, 1: [8]}, ["blue_2"], phase="turn", paws=[8], first=0))
    refuse(changed(position({0: LANE, 2: LANE[:3]}, ["blue_2"], phase="over", first=0), turn=None))
    refuse(changed(position({0: LANE, 2: LANE}, ["blue_2"], phase="over"), turn=None))


def test_a_turn_is_due_only_with_a_pawn_on_the_paw():
    """BD-16."""
    refuse(position({0: [9]}, ["blue_2"], phase="turn", paws=[8]))
    refuse(position({0: [9]}, ["blue_2"], phase="turn", paws=[9]))
    refuse(position({0: [8]}, ["blue_2"], phase="turn", paws=[]))
    refuse(position({0: [9]}, ["blue_2"], phase="turn", paws=[8], dog=8))


def test_playing_and_discarding_are_not_a_matter_of_taste():
    """BD-30: with two or three players."""
    refuse(position({0: [5]}, ["blue_2", "swap"], phase="discard", seats=2))
    refuse(position({}, ["blue_2", "swap"], phase="play", seats=3))
    refuse(position({}, ["blue_2", "swap"], phase="discard"))
    refuse(position({}, ["blue_2", "swap"], drew=True))
    korsi.load(position({}, ["blue_2", "swap"]))  # a fold is due


def test_a_pawn_too_many_in_a_lane():
    """BD-14: four places, with five pawns too."""
    refuse(position({0: [64, 65, 66, 67, 67]}, ["blue_2"], seats=2))
    refuse(position({0: LANE}, ["blue_2"], seats=2))


def test_gifts_are_held_by_those_who_got_them():
    """BD-8, BD-29."""
    refuse(position({0: [5]}, ["blue_2"], gifts=["blue_2", None, None, None]))
    korsi.load(position({0: [5]}, ["blue_2"], gifts=[None, None, "blue_2", None]))
    korsi.load(position({0: [5]}, ["blue_2"], gifts=[None, None, "blue_2"], seats=3))
    refuse(position({0: [5]}, ["blue_2"], gifts=["blue_2", None, None], seats=3))


def test_an_exchange_under_way():
    """BD-8: who has given has four cards; when all have, it is over."""
    gifts = ["swap", "copy", "magnet", None]
    hands = {1: ["blue_9"] * 4, 2: ["blue_10"] * 4, 3: ["blue_12"] * 5}
    place = position({0: [5]}, ["blue_2"] * 4, phase="give", gifts=gifts, hands=hands)
    game = korsi.load(place)
    assert game.acting == [3]
    game.play(3, give("blue_12"))
    assert game.view(2)["hand"].count("swap") == 1
    hands[3] = ["blue_12"] * 4
    refuse(
        position({0: [5]}, ["blue_2"] * 4, phase="give", gifts=[*gifts[:3], "black_5"], hands=hands)
    )
    refuse(position({0: [5]}, ["blue_2"] * 5, phase="give", gifts=gifts, hands=hands))


def test_the_dog_comes_in_the_first_round():
    """BD-6: once in the game, before anything is played."""
    place = position({0: [0], 1: [16], 2: [32], 3: [48]}, ["blue_2"] * 5, phase="dog", turn=3)
    game = korsi.load(place)
    dealer = game.acting[0]
    game.play(dealer, put_dog(8))
    assert game.view(None)["dog"] == 8
    refuse(changed(place, dog=9))
    refuse(changed(place, phase="give"))


def test_a_view_whose_dealer_can_not_be_is_damaged():
    """BD-6, BD-7: the deal goes round from the seat that was named."""
    view = korsi.load(position({0: [5]}, ["blue_2"], dealer="seat-4")).view(0)
    assert korsi.imagine(view, 1).view(0) == view
    for options in ({"dealer": "seat-1"}, {"dealer": "seat-5"}, {"dealer": None}):
        with pytest.raises(ValueError, match=r"damaged|dealer"):
            korsi.imagine({**view, "options": {**view["options"], **options}}, 1)


def test_a_position_of_the_first_rules_is_one_whose_dealer_was_drawn():
    """BD-6: they had no such option."""
    old = changed(PLAY, rules=1, options={"bites": "passing"})
    assert loaded(old) == PLAY
    with pytest.raises(ValueError, match="options"):
        korsi.load(changed(PLAY, rules=1))


def test_a_position_goes_on():
    """BD-9: as the game it was taken from would."""
    game = korsi.load(PLAY)
    game.play(0, step("blue_2", 5))
    assert korsi.replay(game.record()).position() == game.position()
