"""What everybody knows of a hand since its owner found no legal card (BD-30)."""

import pytest

import korsi
from games.black_dog.rules.boards import (
    RIGHT,
    discard,
    moves,
    phase,
    position,
    start,
    step,
    table,
)
from korsi.catalogue import take_in
from korsi.random import Seed

STARTS = ["start_1_11", "start_13"]
FEW = pytest.mark.parametrize("seats", [2, 3])


def stuck(game, seat=0):
    """What is known of a seat's hand, the same to everybody."""
    known = [game.view(looker)["stuck"] for looker in [*range(game.seats), None]]
    assert all(found == known[0] for found in known)
    return known[0][seat]


def pair(*cards, **more):
    """Seat 0 must discard: no pawn of it is on the board, nor one of another."""
    return table(more.pop("board", {}), list(cards), phase="discard", **more)


@FEW
def test_a_discard_says_that_nothing_kept_was_legal(seats):
    """BD-30: the kinds that would have been; the card drawn since may be one of them."""
    game = pair("swap", "magnet", top=["blue_2"], seats=seats)
    assert stuck(game) == []
    game.play(0, discard("swap"))
    assert stuck(game) == [{"cards": STARTS, "fresh": 1}]
    for other in range(1, seats):
        assert stuck(game, other) == []


def test_four_players_never_say_so():
    """BD-10: they fold, and their hands are shown."""
    game = table({}, ["swap", "magnet"])
    game.play(0, {"do": "fold"})
    assert game.view(None)["stuck"] == [[], [], [], []]


@pytest.mark.parametrize(
    ("board", "last", "wanted"),
    [
        ({}, "blue_8", STARTS),
        ({}, "start_13", [*STARTS, "copy"]),
        ({1: [50]}, "blue_8", [*STARTS, "team_4"]),
        ({1: [50]}, "team_4", [*STARTS, "team_4", "copy"]),
        ({1: [32]}, "swap", [*STARTS, "team_4"]),
        (
            {0: [65]},
            "blue_8",
            ["start_1_11", "start_13", "blue_2", "black_1_7"],
        ),
        ({0: [66, 67]}, "blue_8", STARTS),
    ],
)
def test_the_kinds_are_those_that_would_have_had_a_legal_use(board, last, wanted):
    """BD-30: every kind that there is, held or not; a copy counts as the last card."""
    game = pair("swap", "magnet", "blue_9", board=board, last=last, top=["blue_9"], seats=2)
    game.play(0, discard("swap"))
    assert stuck(game) == [{"cards": wanted, "fresh": 1}]


@FEW
def test_a_second_discard_says_it_of_the_drawn_card_too(seats):
    """BD-30: nothing fresh is left; the first entry says no more and is dropped."""
    game = pair("swap", "magnet", "blue_3", top=["blue_2"], seats=seats)
    game.play(0, discard("swap"))
    game.play(0, discard("magnet"))
    assert stuck(game) == [{"cards": STARTS, "fresh": 0}]


@FEW
def test_playing_the_fresh_card_makes_it_certain_again(seats):
    """BD-30: a card of these kinds has left the hand."""
    game = pair("swap", "magnet", "blue_2", top=["start_13"], seats=seats)
    game.play(0, discard("swap"))
    game.play(0, start())
    assert stuck(game) == [{"cards": STARTS, "fresh": 0}]


@FEW
def test_another_card_that_leaves_changes_nothing(seats):
    """BD-30: only cards of these kinds count; the hand is smaller now."""
    known = [[{"cards": STARTS, "fresh": 1}]] + [[] for _ in range(seats - 1)]
    game = table({0: [20]}, ["blue_2", "blue_3", "magnet"], stuck=known, seats=seats)
    game.play(0, step("blue_2", 20))
    assert stuck(game) == [{"cards": STARTS, "fresh": 1}]


@FEW
def test_a_later_draw_makes_another_card_fresh(seats):
    """BD-30: of all that is known of the hand; sorted by kinds."""
    known = [[{"cards": ["blue_8"], "fresh": 0}]] + [[] for _ in range(seats - 1)]
    game = pair("swap", "magnet", top=["blue_2"], stuck=known, seats=seats)
    game.play(0, discard("swap"))
    assert stuck(game) == [{"cards": STARTS, "fresh": 1}, {"cards": ["blue_8"], "fresh": 1}]


@FEW
def test_what_says_no_more_than_another_is_dropped(seats):
    """BD-30: fewer kinds, and not fewer fresh cards."""
    known = [[{"cards": ["start_13"], "fresh": 0}]] + [[] for _ in range(seats - 1)]
    game = pair("swap", "magnet", "blue_3", top=["blue_2"], stuck=known, seats=seats)
    game.play(0, discard("swap"))
    assert stuck(game) == [{"cards": STARTS, "fresh": 1}]
    known[0] = [{"cards": [*STARTS, "team_4"], "fresh": 0}]
    game = pair("swap", "magnet", "blue_3", top=["blue_2"], stuck=known, seats=seats)
    game.play(0, discard("swap"))
    assert stuck(game) == [{"cards": [*STARTS, "team_4"], "fresh": 1}]


@FEW
def test_fewer_kinds_with_fewer_fresh_cards_say_something(seats):
    """BD-30: both entries stay."""
    known = [[{"cards": [*STARTS, "team_4"], "fresh": 1}]] + [[] for _ in range(seats - 1)]
    game = pair("swap", "magnet", "blue_3", top=["blue_2"], stuck=known, seats=seats)
    game.play(0, discard("swap"))
    assert stuck(game) == [
        {"cards": STARTS, "fresh": 1},
        {"cards": [*STARTS, "team_4"], "fresh": 2},
    ]


@FEW
def test_what_says_nothing_is_dropped(seats):
    """BD-30: as many fresh cards as the hand has."""
    game = pair("swap", top=["blue_2"], seats=seats)
    game.play(0, discard("swap"))
    assert stuck(game) == []
    known = [[{"cards": STARTS, "fresh": 1}]] + [[] for _ in range(seats - 1)]
    game = table({0: [20]}, ["blue_2", "blue_3"], stuck=known, seats=seats)
    game.play(0, step("blue_2", 20))
    assert stuck(game) == []


@FEW
def test_it_is_forgotten_with_the_round(seats):
    """BD-30: all hands are empty."""
    hands = {seat: [] for seat in range(1, seats)}
    game = table({0: [8]}, [], phase="turn", paws=[8], seats=seats, starter=1, hands=hands)
    game.play(0, RIGHT)
    assert phase(game) == "give"
    assert game.view(None)["stuck"] == [[] for _ in range(seats)]


@FEW
def test_it_stays_while_others_play(seats):
    """BD-30: and while the disc turns."""
    game = pair("swap", "magnet", "blue_3", top=["blue_2"], board={1: [50]}, seats=seats)
    game.play(0, discard("swap"))
    game.play(0, discard("magnet"))
    known = stuck(game)
    assert known == [{"cards": [*STARTS, "team_4"], "fresh": 0}]
    while game.acting == [1]:
        game.play(1, moves(game)[0])
    assert stuck(game) == known


# Imagining keeps to it


def hands_imagined(game, looker, seat=0, worlds=60):
    rules, knowledge = take_in(game.view(looker))  # once, as bots do
    imagined = (knowledge.world(Seed(seed).quick()) for seed in range(worlds))
    return [rules.position(world)["hands"][seat] for world in imagined]


@FEW
def test_nobody_imagines_a_card_that_is_known_not_to_be_there(seats):
    """BD-30: fresh 0 means none of these kinds."""
    known = [[{"cards": [*STARTS, "blue_2", "team_4", "swap"], "fresh": 0}]]
    known += [[] for _ in range(seats - 1)]
    game = table(
        {1: [50]}, ["blue_2", "blue_3", "magnet"], turn=1, starter=0, seats=seats,
        hands={0: ["blue_9", "black_5"]}, stuck=known,
    )  # fmt: skip
    for looker in (1, None):
        found = [card for hand in hands_imagined(game, looker) for card in hand]
        assert not {*STARTS, "blue_2", "swap", "team_4"} & set(found)
        assert len(set(found)) > 6


@FEW
def test_a_fresh_card_may_be_of_these_kinds_but_only_one(seats):
    """BD-30: as many as have been drawn since."""
    known = [[{"cards": [*STARTS, "blue_2", "blue_3", "swap"], "fresh": 1}]]
    known += [[] for _ in range(seats - 1)]
    game = table(
        {1: [50]}, ["magnet"] * 4, turn=1, starter=0, seats=seats,
        hands={0: ["blue_9", "black_5", "start_13"]}, stuck=known,
    )  # fmt: skip
    kinds = set(known[0][0]["cards"])
    counts = [sum(card in kinds for card in hand) for hand in hands_imagined(game, 1, worlds=120)]
    assert set(counts) == {0, 1}


@FEW
def test_whoever_must_discard_is_imagined_without_a_legal_card(seats):
    """BD-30: before the first discard and before the second."""
    game = pair("swap", "magnet", "blue_3", top=["blue_2"], board={1: [50]}, seats=seats)
    for _ in range(2):
        for looker in (1, None):
            for seed in range(25):
                world = korsi.imagine(game.view(looker), seed)
                assert phase(world) == "discard"
                assert not {*STARTS, "team_4"} & set(world.position()["hands"][0])
                assert moves(world)[0]["do"] == "discard"
        game.play(0, moves(game)[0])


@FEW
def test_whoever_may_play_is_imagined_with_a_legal_card(seats):
    """BD-30: or the phase would be another."""
    game = table({}, ["start_13", "swap", "swap"], seats=seats)
    for looker in (1, None):
        for hand in hands_imagined(game, looker):
            assert set(STARTS) & set(hand)


@FEW
def test_whoever_drew_and_may_play_is_imagined_with_one_legal_card(seats):
    """BD-30: the one just drawn."""
    game = pair("swap", "magnet", "blue_3", top=["start_1_11"], seats=seats)
    game.play(0, discard("swap"))
    assert (phase(game), game.view(1)["drew"]) == ("play", True)
    for hand in hands_imagined(game, 1):
        assert sum(card in STARTS for card in hand) == 1
    assert hands_imagined(game, 0, worlds=3) == [["start_1_11", "blue_3", "magnet"]] * 3


def test_a_stuck_entry_that_the_hand_contradicts_is_refused():
    """BD-30: a position can't know what is not so."""
    known = [[], [{"cards": ["blue_12"], "fresh": 0}]]
    place = position({0: [20]}, ["blue_2", "blue_3"], hands={1: ["blue_12", "swap"]}, seats=2)
    korsi.load(place)
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        korsi.load({**place, "stuck": known})
