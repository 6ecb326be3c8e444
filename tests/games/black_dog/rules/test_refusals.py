"""Refusals: the rule, what is in the way, and a sentence in every language."""

import random

import pytest

import korsi
from every_game.answers import refusal
from games.black_dog.rules.boards import (
    FOLD,
    GAME,
    KINDS,
    LANE,
    LEFT,
    STEPS,
    copied,
    discard,
    give,
    magnet,
    moves,
    put_dog,
    split,
    start,
    step,
    swap,
    table,
)
from games.black_dog.rules.lively import strewn
from games.black_dog.rules.model_board import origin_of, shut, walks
from korsi.sentences import LANGUAGES, say

HUGE = 10**30


def tables(name):
    """The tables that the refusals below are tried at; seat 0 is on turn where somebody is."""
    match name:
        case "dog":
            return table({1: [9]}, ["blue_2"] * 5, phase="dog", starter=1, turn=0)
        case "give":
            return table({0: [5]}, ["blue_2"] * 5, phase="give")
        case "play":
            return table({0: [5, 0, 62, 65], 1: [16, 20], 2: [40], 3: [64]}, KINDS[:5])
        case "black":
            hand = ["black_1_7", "black_5", "black_6", "copy"]
            pawns = {0: [5, 60, 65, 66], 1: [16, 20], 2: [40]}
            return table(pawns, hand, last="black_5", dog=13)
        case "rest":
            hand = ["black_1_7", "copy", "swap", "magnet", "team_4"]
            return table({0: [5, 0, 62, 65], 1: [16, 6], 2: [40]}, hand, dog=20)
        case "copy":
            return table({0: [5], 1: [16]}, ["copy"], last="blue_8")
        case "stuck":
            return table({1: [20]}, ["swap", "magnet"])
        case "turn":
            return table({0: [8]}, ["blue_2"], phase="turn", paws=[8])
        case "discard":
            return table({}, ["swap", "magnet"], phase="discard", seats=2)
        case "give-few":
            return table({0: [5]}, ["blue_2"] * 5, phase="give", seats=3)
        case "few":
            return table({0: [5], 1: [20]}, ["blue_2", "swap"], seats=3)
        case "four":
            return table({0: [5], 1: [20]}, ["team_4"], seats=2)
        case "home":
            return table({0: LANE, 1: [20], 2: [30]}, ["blue_3", "team_4", "start_13"])
        case "over":
            return table({0: LANE, 2: LANE}, ["blue_2"], phase="over", first=0)


REFUSALS = [
    ("dog", 0, put_dog(9), "BD-6", "space-taken", {"at": 9, "owner": 1}),
    ("dog", 0, put_dog(7), "BD-6", "not-a-turntable-space", {"at": 7}),
    ("dog", 0, give("blue_2"), "BD-6", "not-now", {}),
    ("dog", 1, put_dog(8), "BD-6", "not-your-turn", {"seat": 0}),
    ("give", 0, give("swap"), "BD-8", "card-not-held", {"card": "swap"}),
    ("give", 0, step("blue_2", 5), "BD-8", "not-now", {}),
    ("give", 0, put_dog(8), "BD-8", "not-now", {}),
    ("give", 0, FOLD, "BD-8", "not-now", {}),
    ("give", 0, LEFT, "BD-8", "not-now", {}),
    ("play", 0, give("blue_2"), "BD-8", "not-now", {}),
    ("play", 0, put_dog(8), "BD-6", "not-now", {}),
    ("play", 0, LEFT, "BD-16", "not-now", {}),
    ("play", 0, FOLD, "BD-9", "must-play", {}),
    ("play", 0, discard("blue_2"), "BD-9", "must-play", {}),
    ("play", 1, FOLD, "BD-7", "not-your-turn", {"seat": 0}),
    ("play", 0, step("blue_9", 5), "BD-9", "card-not-held", {"card": "blue_9"}),
    ("play", 0, step("blue_2", 5, steps=3), "BD-19", "wrong-steps", {"card": "blue_2", "steps": 3}),
    ("play", 0, step("blue_2", 5, 8), "BD-11", "wrong-place", {"expected": 7}),
    ("play", 0, step("blue_2", 6), "BD-19", "no-own-pawn-there", {"at": 6, "owner": 0}),
    ("play", 0, step("blue_2", 20, seat=1), "BD-19", "not-your-pawn", {"at": 20, "owner": 1}),
    ("play", 0, step("blue_2", 40, seat=2), "BD-19", "not-your-pawn", {"at": 40, "owner": 2}),
    ("play", 0, step("blue_3", 62), "BD-12", "origin-closed", {"at": 0, "owner": 0}),
    ("play", 0, step("blue_3", 62, 64), "BD-12", "origin-closed", {"at": 0, "owner": 0}),
    ("play", 0, step("start_13", 5), "BD-12", "origin-closed", {"at": 16, "owner": 1}),
    ("play", 0, step("start_1_11", 5, steps=11), "BD-12", "origin-closed", {"at": 16, "owner": 1}),
    ("play", 0, step("blue_3", 65, 67), "BD-14", "lane-too-short", {"steps": 3}),
    ("play", 0, step("blue_2", 0, 65), "BD-14", "lane-from-origin", {}),
    ("play", 0, start("start_13"), "BD-13", "pen-empty", {"owner": 0}),
    ("play", 0, start("blue_2"), "BD-13", "no-start-card", {"card": "blue_2"}),
    ("play", 0, start("start_13", 1), "BD-13", "not-your-pen", {"owner": 1}),
    ("play", 0, step("blue_2", -1, 1), "BD-13", "pen-empty", {"owner": 0}),
    ("play", 0, step("blue_2", -1, 1, seat=1), "BD-19", "not-your-pen", {"owner": 1}),
    ("play", 0, step("blue_2", 46), "BD-19", "dog-moved", {"at": 46}),
    ("play", 0, swap((0, 5), (1, 20)), "BD-9", "card-not-held", {"card": "swap"}),
    ("rest", 0, step("black_1_7", 5, steps=8), "BD-24", "wrong-steps", {"steps": 8}),
    ("rest", 0, swap((0, 0), (1, 6)), "BD-20", "swap-own-origin", {"at": 0, "owner": 0}),
    ("rest", 0, swap((0, 5), (1, 16)), "BD-20", "swap-own-origin", {"at": 16, "owner": 1}),
    ("rest", 0, swap((0, 65), (1, 6)), "BD-20", "swap-off-track", {}),
    ("rest", 0, swap((0, 5), (1, 64)), "BD-20", "swap-off-track", {}),
    ("rest", 0, swap((0, 5), (1, 20)), "BD-20", "swap-dog", {}),
    ("rest", 0, swap((0, 5), (0, 62)), "BD-20", "swap-same-player", {}),
    ("rest", 0, swap((0, 5), (3, 7)), "BD-20", "swap-nobody", {"at": 7}),
    ("rest", 0, swap((0, 5), (3, 6)), "BD-20", "swap-nobody", {"at": 6, "owner": 3}),
    ("rest", 0, magnet(5, 5), "BD-21", "magnet-next-to", {"at": 6, "owner": 1}),
    ("rest", 0, magnet(65, 66), "BD-21", "magnet-lane", {}),
    ("rest", 0, magnet(62, 64), "BD-21", "magnet-lane", {"owner": 0}),
    ("rest", 0, magnet(62, 1), "BD-21", "magnet-place", {"expected": 63}),
    ("rest", 0, magnet(6, 7, 1), "BD-21", "not-your-pawn", {"at": 6, "owner": 1}),
    ("rest", 0, magnet(20, 21, 1), "BD-21", "dog-moved", {"at": 20}),
    ("rest", 0, magnet(-1, 0, 1), "BD-21", "not-your-pen", {"owner": 1}),
    ("rest", 0, swap((0, 20), (1, 6)), "BD-20", "dog-moved", {"at": 20}),
    ("rest", 0, swap((1, -1), (1, 6)), "BD-20", "not-your-pen", {"owner": 1}),
    ("rest", 0, step("swap", 5, 6, 1), "BD-19", "wrong-use", {"card": "swap", "how": "step"}),
    ("rest", 0, {**magnet(5, 6), "card": "swap"}, "BD-21", "wrong-use", {"how": "magnet"}),
    ("rest", 0, {**split((0, 5, 4)), "card": "swap"}, "BD-23", "wrong-use", {"how": "split"}),
    ("rest", 0, split((1, 20, 4)), "BD-23", "dog-moved", {"at": 20}),
    ("few", 0, split((1, 46, 4)), "BD-9", "card-not-held", {"card": "team_4"}),
    ("four", 0, split((1, 46, 4)), "BD-31", "dog-moved", {"at": 46}),
    ("stuck", 0, magnet(-1, 0), "BD-13", "in-the-pen", {"owner": 0}),
    ("rest", 0, copied(step("blue_2", 5)), "BD-22", "nothing-to-copy", {}),
    ("rest", 0, split((0, 5, 3)), "BD-23", "split-sum", {"steps": 3}),
    ("rest", 0, split((0, 5, 2), (0, 7, 2)), "BD-23", "split-twice", {"at": 7}),
    ("rest", 0, split((1, 6, 4)), "BD-23", "split-opponents", {"at": 6, "owner": 1}),
    ("rest", 0, split((0, 5, 1), (1, 6, 3)), "BD-23", "split-opponents", {"at": 6, "owner": 1}),
    ("rest", 0, split((2, -1, 4, 32)), "BD-23", "split-pen", {}),
    ("rest", 0, split((0, 62, 4, 65)), "BD-12", "origin-closed", {"at": 0, "owner": 0}),
    ("copy", 0, copied(step("blue_3", 5)), "BD-22", "copy-as", {"as": "blue_3", "last": "blue_8"}),
    ("copy", 0, copied(step("blue_8", 6)), "BD-19", "no-own-pawn-there", {"at": 6}),
    ("stuck", 0, discard("swap"), "BD-10", "fold-first", {}),
    ("stuck", 0, LEFT, "BD-16", "not-now", {}),
    ("stuck", 0, start("swap"), "BD-13", "no-start-card", {"card": "swap"}),
    ("turn", 0, FOLD, "BD-16", "not-now", {}),
    ("turn", 0, step("blue_2", 8), "BD-16", "not-now", {}),
    ("turn", 1, LEFT, "BD-7", "not-your-turn", {"seat": 0}),
    ("discard", 0, discard("copy"), "BD-30", "card-not-held", {"card": "copy"}),
    ("discard", 0, step("blue_2", 5), "BD-9", "card-not-held", {"card": "blue_2"}),
    ("discard", 0, FOLD, "BD-30", "discard", {}),
    ("discard", 1, discard("blue_12"), "BD-7", "not-your-turn", {"seat": 0}),
    ("give-few", 0, give("swap"), "BD-29", "card-not-held", {"card": "swap"}),
    ("give-few", 0, step("blue_2", 5), "BD-29", "not-now", {}),
    ("give-few", 0, FOLD, "BD-29", "not-now", {}),
    ("few", 0, give("blue_2"), "BD-29", "not-now", {}),
    ("few", 0, give("copy"), "BD-29", "not-now", {}),
    ("black", 0, step("black_5", 5, steps=6), "BD-24", "wrong-steps", {"steps": 6}),
    ("black", 0, step("black_5", 6), "BD-24", "no-own-pawn-there", {"at": 6, "owner": 0}),
    ("black", 0, step("black_6", 20, seat=1), "BD-24", "not-your-pawn", {"at": 20, "owner": 1}),
    ("black", 0, step("black_6", 40, seat=2), "BD-24", "not-your-pawn", {"at": 40, "owner": 2}),
    ("black", 0, step("black_1_7", 20, 27, 7, 1), "BD-24", "not-your-pawn", {"owner": 1}),
    ("black", 0, step("black_6", -1, 5, seat=1), "BD-24", "not-your-pen", {"owner": 1}),
    ("black", 0, step("black_5", 13), "BD-24", "dog-moved", {"at": 13}),
    ("black", 0, copied(step("black_5", 20, seat=1)), "BD-24", "not-your-pawn", {"at": 20}),
    ("black", 0, copied(step("black_5", 5, steps=2)), "BD-24", "wrong-steps", {"steps": 2}),
    ("black", 0, step("black_5", 5, 11), "BD-11", "wrong-place", {"expected": 10}),
    ("black", 0, step("black_6", 65, 67), "BD-14", "lane-too-short", {"at": 65, "owner": 0}),
    ("black", 0, step("black_5", 60, 65), "BD-11", "wrong-place", {"expected": 64}),
    ("few", 0, discard("swap"), "BD-9", "must-play", {"card": "blue_2"}),
    ("few", 0, FOLD, "BD-9", "must-play", {"card": "blue_2"}),
    ("home", 0, step("blue_3", 64, 67), "BD-26", "partners-now", {"owner": 2}),
    ("home", 0, step("blue_3", 20, seat=1), "BD-19", "not-your-pawn", {"at": 20, "owner": 1}),
    ("home", 0, start("start_13", 0), "BD-26", "partners-now", {"owner": 2}),
    ("over", 0, FOLD, "BD-27", "over", {}),
    ("over", 1, LEFT, "BD-27", "over", {}),
]


@pytest.mark.parametrize(("name", "seat", "move", "rule", "why", "data"), REFUSALS)
def test_a_refusal_names_its_rule_and_what_is_in_the_way(name, seat, move, rule, why, data):
    """BD-6 to BD-31: and changes nothing."""
    refused = refusal(tables(name), move, seat)
    assert (refused.rule, refused.why) == (rule, f"{GAME}-{why}")
    assert data.items() <= refused.data.items()
    assert "to" not in refused.data


@pytest.mark.parametrize(("name", "seat", "move", "rule", "why", "data"), REFUSALS)
def test_a_refusal_is_a_sentence_in_every_language(name, seat, move, rule, why, data):
    """BD-6 to BD-31: `str` is the rule and an English sentence."""
    refused = refusal(tables(name), move, seat)
    text = str(refused)
    assert text.startswith(f"{refused.rule}: ")
    for language in LANGUAGES:
        sentence = say(language, refused.why, refused.data, ["Ann", "Bob", "Cy", "Di"])
        assert sentence.endswith((".", "؟", "?", "!"))
        assert "{" not in sentence


SAID = [
    ("play", start("start_13", 1), "The pawns in that pen belong to Bob."),
    (
        "play",
        step("blue_2", 20, seat=1),
        "The pawn on space 20 belongs to Bob, and this card moves only your own.",
    ),
    (
        "rest",
        step("magnet", 5, 6, 1),
        "There is no number of steps on this card: magnet.",
    ),
    (
        "rest",
        start("magnet"),
        "Only a start card brings a pawn out of the pen, and this is not one: magnet.",
    ),
    (
        "rest",
        magnet(6, 7, 1),
        "The pawn on space 6 belongs to Bob, and this card moves only your own.",
    ),
    (
        "rest",
        magnet(62, 1),
        "The magnet draws this pawn to space 63, right behind the next piece.",
    ),
    (
        "rest",
        swap((0, 65), (1, 6)),
        "Only pawns on the track can be swapped, and this one of Ann is not on it:"
        " place 2 of the lane.",
    ),
    (
        "stuck",
        magnet(-1, 0),
        "A pawn in the pen can’t walk: a start card brings it out, onto its origin.",
    ),
    ("play", step("blue_2", -1, 1), "No pawn of Ann is in the pen."),
    ("play", step("blue_3", 65, 67), "The lane is too short for 3 steps from place 2 of the lane."),
    (
        "black",
        step("black_5", 13),
        "That is the dog on space 13: it never moves in place of a pawn. It runs by itself, after"
        " a pawn moved with a black card.",
    ),
]


@pytest.mark.parametrize(("name", "move", "sentence"), SAID)
def test_a_refusal_says_what_is_wrong_in_this_very_case(name, move, sentence):
    """BD-13 to BD-24: in the words of the table."""
    refused = refusal(tables(name), move, 0)
    assert say("en", refused.why, refused.data, ["Ann", "Bob", "Cy", "Di"]) == sentence


def test_after_a_refusal_the_game_goes_on_as_if_nothing_had_been():
    """BD-9: views, record and events."""
    for name in ("play", "rest"):
        game, untroubled = tables(name), tables(name)
        for other, seat, move, *_ in REFUSALS:
            if other == name:
                refusal(game, move, seat)
        assert [game.view(s) for s in (0, 1, None)] == [untroubled.view(s) for s in (0, 1, None)]
        move = moves(game)[0]
        assert game.play(0, move) == untroubled.play(0, move)
        assert game.record() == untroubled.record()


# What is said to be in the way is there


@pytest.mark.parametrize("seed", range(20))
def test_every_walk_that_is_refused_is_refused_for_what_stands_in_the_way(seed):
    """BD-11, BD-12, BD-14: each own pawn, each card, to each place that the steps could mean."""
    chance = random.Random(seed)
    position = strewn(2 + seed % 3, chance)
    seat, seats, pawns = position["turn"], position["seats"], position["pawns"]
    game = korsi.load(position)
    own = pawns[seat]
    if sum(at >= 64 for at in own) == 4:
        return
    for card in sorted(set(position["hands"][seat]) & set(STEPS)):
        for steps in STEPS[card]:
            for at in sorted(set(own) - {-1}):
                wanted = walks(pawns, seat, at, steps)
                for to in sorted({(at + steps) % 64, *LANE} if at < 64 else set(LANE)):
                    move = step(card, at, to, steps, seat)
                    if to in wanted:
                        assert move in game.legal(seat)
                        continue
                    said = f"seed {seed}: {move}"
                    check(refusal(game, move), pawns, seat, move, origin_of(seats, seat), said)


def check(refused, pawns, seat, move, origin, said):
    """The rule and the cause of a walk that can't be."""
    at, to, steps = move["from"], move["to"], move["steps"]
    reason = refused.why.removeprefix(f"{GAME}-")
    if at < 64:
        way = [(at + n) % 64 for n in range(1, steps + 1)]
        closed = [place for place in way if shut(pawns, place)]
        to_lane = origin in way[:-1] and to == 63 + steps - 1 - way.index(origin)
        if to == way[-1] or (to_lane and closed and way.index(closed[0]) <= way.index(origin)):
            assert (refused.rule, reason) == ("BD-12", "origin-closed"), said
            assert refused.data["at"] == closed[0], said
            assert closed[0] in pawns[refused.data["owner"]], said
        elif to_lane:
            first = min(place for place in pawns[seat] if place >= 64)
            assert (refused.rule, reason) == ("BD-14", "lane-blocked"), said
            assert (refused.data["at"], refused.data["owner"]) == (first, seat), said
        else:
            assert refused.rule in ("BD-11", "BD-12", "BD-14"), said
    elif at + steps > 67:
        assert (refused.rule, reason) == ("BD-14", "lane-too-short"), said
    elif to == at + steps:
        first = min(place for place in pawns[seat] if place > at)
        assert (refused.rule, reason) == ("BD-14", "lane-blocked"), said
        assert (refused.data["at"], refused.data["owner"]) == (first, seat), said


# What is no move at all


@pytest.mark.parametrize(
    "move",
    [
        {"do": "bark"},
        {"do": "step"},
        {**step("blue_2", 5), "extra": 1},
        {**step("blue_2", 5), "card": "blue_7"},
        {**step("blue_2", 5), "card": None},
        {**step("blue_2", 5), "card": ["blue_2"]},
        {**step("blue_2", 5), "seat": 4},
        {**step("blue_2", 5), "seat": True},
        {**step("blue_2", 5), "seat": "0"},
        {**step("blue_2", 5), "from": 5.0},
        {**step("blue_2", 5), "from": 68},
        {**step("blue_2", 5), "from": -2},
        {**step("blue_2", 5), "from": HUGE},
        {**step("blue_2", 5), "to": None},
        {**step("blue_2", 5), "to": -HUGE},
        {**step("blue_2", 5), "steps": 0},
        {**step("blue_2", 5), "steps": -2},
        {**step("blue_2", 5), "steps": HUGE},
        {**step("blue_2", 5), "as": "blue_2"},
        {**step("blue_2", 5), "as": None},
        {**step("blue_2", 5), "card": "copy"},
        {**step("blue_2", 5), "card": "copy", "as": "blue_7"},
        {**step("blue_2", 5), "card": "copy", "as": "copy"},
        {"do": "start", "card": "start_13"},
        {"do": "swap", "card": "swap", "own": [0, 5]},
        {"do": "swap", "card": "swap", "own": [0, 5], "other": [1]},
        {"do": "swap", "card": "swap", "own": [0, 5], "other": [1, 20, 3]},
        {"do": "swap", "card": "swap", "own": [0, 5], "other": "1,20"},
        {"do": "swap", "card": "swap", "own": {"seat": 0}, "other": [1, 20]},
        {"do": "magnet", "card": "magnet", "seat": 0, "from": 5},
        {"do": "split", "card": "team_4"},
        {"do": "split", "card": "team_4", "parts": []},
        {"do": "split", "card": "team_4", "parts": None},
        {"do": "split", "card": "team_4", "parts": [None]},
        {"do": "split", "card": "team_4", "parts": [{"seat": 0, "from": 5, "steps": 4}]},
        {"do": "split", "card": "team_4", "parts": split((0, 5, 4))["parts"] * 50},
        {"do": "split", "card": "team_4", "parts": {"0": 1}},
        {"do": "turn"},
        {"do": "turn", "way": "up"},
        {"do": "turn", "way": None},
        {"do": "dog"},
        {"do": "dog", "to": "9"},
        {"do": "dog", "to": HUGE},
        {"do": "give"},
        {"do": "give", "card": "blue_7"},
        {"do": "give", "card": 7},
        {"do": "discard"},
        {"do": "fold", "cards": []},
    ],
)
def test_what_is_no_move_gets_a_sentence(move):
    """BD-9: a ValueError that people can read, and nothing changes."""
    for name in ("dog", "give", "play", "rest", "turn", "discard"):
        game = tables(name)
        before = game.position()
        with pytest.raises(ValueError, match=r"\w+ \w+"):
            game.play(0, move)
        assert game.position() == before
