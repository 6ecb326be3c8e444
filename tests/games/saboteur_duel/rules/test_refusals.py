"""Every refusal cites its rule, in the order of the specification, and changes nothing."""

import itertools
import random

import pytest

import korsi
from every_game.answers import named, refusal
from games.saboteur_duel.rules import model
from games.saboteur_duel.rules.mazes import (
    END,
    GAME,
    bribe,
    clear,
    discard,
    key,
    lay,
    look,
    orient,
    repair,
    rockfall,
    sabotage,
    table,
)
from korsi.sentences import LANGUAGES, say

HUGE = 10**30


def tables(name):
    """Tables where moves can be wrong, by name."""
    if name == "early":
        return table({(2, 4): "P_H", (2, 2): "P_TS_DOOR_B"}, ["P_V", "P_BRIDGE", "P_LADDER_G"])
    if name == "broken":
        return table({(2, 4): "P_H"}, ["P_H", "P_V", "A_FIX_CART"], before=[["cart"], []])
    if name == "acted":
        game = table({(2, 4): "P_TS_TROLL"}, ["P_V", "P_H"])
        game.play(0, lay("P_V", (1, 5)))
        return game
    if name == "waiting":
        game = table({(10, 1): "P_LADDER_G turned"}, ["P_V", "P_H"], goals={(10, 3): "G_TL_3_B"})
        game.play(0, lay("P_V", (10, 2)))
        return game
    if name == "actions":
        hand = ["A_BREAK_CART", "A_FIX_CART", "A_KEY", "A_ROCKFALL", "A_MAP"]
        maze = {(2, 4): "P_X_TROLL", (2, 2): "P_TS_DOOR_G", (6, 3): "G_X_0"}
        return table(maze, hand, before=[["lantern"], ["cart"]])
    game = table({}, ["A_MAP"], [], pile=[], round=3)
    game.play(0, discard("A_MAP"))
    return game


REFUSALS = [
    # table, seat, move, rule, what the data names
    ("early", 1, discard("P_V_DE"), "SD-8", {"seat": 0}),
    ("early", 0, lay("P_LT", (3, 4)), "SD-8", {"card": "P_LT"}),
    ("early", 0, discard("P_V", "P_V"), "SD-8", {"card": "P_V"}),
    ("early", 0, END, "SD-8", {}),
    ("early", 0, lay("P_V", (2, 4)), "SD-9", {"at": [2, 4]}),
    ("early", 0, lay("P_V", (6, 3)), "SD-9", {"at": [6, 3]}),
    ("early", 0, lay("P_V", (4, 6)), "SD-9", {"at": [4, 6]}),
    ("early", 0, lay("P_V", (-999, 999)), "SD-9", {"at": [-999, 999]}),
    ("early", 0, lay("P_V", (1, 5), True), "SD-9", {"card": "P_V"}),
    ("early", 0, lay("P_V", (3, 4)), "SD-10", {"at": [2, 4], "side": "W"}),
    ("early", 0, lay("P_BRIDGE", (2, 5)), "SD-10", {"at": [2, 4], "side": "N"}),
    ("early", 0, lay("P_LADDER_G", (7, 2), True), "SD-14", {"at": [8, 2]}),
    ("early", 0, lay("P_V", (7, 3)), "SD-11", {}),
    ("early", 0, lay("P_BRIDGE", (3, 2)), "SD-13", {}),
    ("early", 0, bribe((2, 4)), "SD-16", {"at": [2, 4]}),
    ("early", 0, orient((6, 3), True), "SD-18", {}),
    ("broken", 0, lay("P_H", (3, 4)), "SD-12", {}),
    ("broken", 0, lay("P_H", (9, 9)), "SD-12", {}),
    ("broken", 0, lay("P_V", (3, 4)), "SD-12", {}),
    ("broken", 0, lay("P_LT", (3, 4)), "SD-8", {"card": "P_LT"}),
    ("broken", 0, lay("A_FIX_CART", (3, 4)), "SD-9", {"card": "A_FIX_CART"}),
    ("broken", 0, clear(["P_H", "P_H"], "cart"), "SD-8", {"card": "P_H"}),
    ("broken", 0, clear(["P_H", "P_V"], "lantern"), "SD-8", {"tool": "lantern"}),
    ("broken", 0, repair("A_FIX_CART", "lantern"), "SD-21", {"tool": "lantern"}),
    ("acted", 0, lay("P_H", (0, 4)), "SD-8", {}),
    ("acted", 0, discard("P_H"), "SD-8", {}),
    ("acted", 1, END, "SD-8", {"seat": 0}),
    ("waiting", 0, lay("P_H", (2, 4)), "SD-18", {"at": [10, 3]}),
    ("waiting", 0, END, "SD-18", {"at": [10, 3]}),
    ("waiting", 0, orient((6, 3), True), "SD-18", {"at": [10, 3]}),
    ("waiting", 1, orient((10, 3), True), "SD-8", {"seat": 0}),
    ("actions", 0, sabotage("A_BREAK_CART"), "SD-20", {"tool": "cart"}),
    ("actions", 0, repair("A_FIX_CART", "cart"), "SD-21", {"tool": "cart"}),
    ("actions", 0, repair("A_FIX_CART", "lantern"), "SD-21", {"tool": "lantern"}),
    ("actions", 0, key((2, 2)), "SD-22", {"at": [2, 2]}),
    ("actions", 0, key((2, 4)), "SD-22", {"at": [2, 4]}),
    ("actions", 0, key((6, 1)), "SD-22", {"at": [6, 1]}),
    ("actions", 0, rockfall((2, 4)), "SD-23", {"at": [2, 4]}),
    ("actions", 0, rockfall((1, 4)), "SD-23", {"at": [1, 4]}),
    ("actions", 0, rockfall((6, 3)), "SD-23", {"at": [6, 3]}),
    ("actions", 0, rockfall((6, 1)), "SD-23", {"at": [6, 1]}),
    ("actions", 0, rockfall((9, 9)), "SD-23", {"at": [9, 9]}),
    ("actions", 0, look((6, 3)), "SD-24", {"at": [6, 3]}),
    ("actions", 0, look((2, 4)), "SD-24", {"at": [2, 4]}),
    ("actions", 0, look((-999, 999)), "SD-24", {"at": [-999, 999]}),
    ("over", 0, discard("A_MAP"), "SD-30", {}),
    ("over", 1, END, "SD-30", {}),
]


@pytest.mark.parametrize(("name", "seat", "move", "rule", "data"), REFUSALS)
def test_a_refusal_names_its_rule_and_what_is_in_the_way(name, seat, move, rule, data):
    """SD-8 to SD-24, SD-30: and changes nothing."""
    refused = refusal(tables(name), move, seat)
    assert refused.rule == rule
    assert refused.why.startswith(f"{GAME}-")
    assert data.items() <= refused.data.items()


@pytest.mark.parametrize(("name", "seat", "move", "rule", "data"), REFUSALS)
def test_a_refusal_is_a_sentence_in_every_language(name, seat, move, rule, data):
    """SD-8 to SD-24, SD-30: `str` is the rule and an English sentence."""
    refused = refusal(tables(name), move, seat)
    text = str(refused)
    assert text.startswith(f"{rule}: ")
    assert text.endswith(".")
    for language in LANGUAGES:
        sentence = say(language, refused.why, refused.data)
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_after_a_refusal_the_game_goes_on_as_if_nothing_had_been():
    """SD-8: views, record and events."""
    game, untroubled = tables("early"), tables("early")
    for name, seat, move, _, _ in REFUSALS:
        if name == "early":
            refusal(game, move, seat)
    assert [game.view(s) for s in (0, 1, None)] == [untroubled.view(s) for s in (0, 1, None)]
    assert game.play(0, lay("P_V", (1, 5))) == untroubled.play(0, lay("P_V", (1, 5)))
    assert game.record() == untroubled.record()


# The order of citing: each move breaks a rule and all that come after it

FACE_DOWN_BESIDE = (7, 3)
"""Beside the face-down goal at [6,3], and no other card."""


def test_turn_and_hand_come_first():
    """SD-8 before SD-12, SD-9, SD-10, SD-14, SD-11."""
    game = table({}, ["P_H"], before=[["cart"], ["cart"]])
    assert refusal(game, lay("P_V", (1, 4)), seat=1).rule == "SD-8"
    assert refusal(game, lay("P_V", (1, 4))).rule == "SD-8"


def test_the_turn_comes_before_the_hand():
    """SD-8: who is not on turn is told that, whatever the card."""
    game = table({}, ["P_H"])
    assert refusal(game, lay("P_LT", (2, 2)), seat=1).data == {"seat": 0}


def test_sabotage_comes_before_the_place():
    """SD-12 before SD-9."""
    game = table({}, ["P_V"], before=[["cart"], []])
    assert refusal(game, lay("P_V", (1, 4))).rule == "SD-12"


def test_the_place_comes_before_the_match():
    """SD-9 before SD-10: on the start card nothing could match either."""
    assert refusal(table({(2, 4): "P_H"}, ["P_V"]), lay("P_V", (2, 4))).rule == "SD-9"


def test_half_a_turn_of_a_card_that_has_none_comes_before_the_match():
    """SD-9 before SD-10."""
    assert refusal(table({}, ["P_V"]), lay("P_V", (2, 4), True)).rule == "SD-9"


def test_the_match_comes_before_the_ladder():
    """SD-10 before SD-14: open against a wall, and beside gold."""
    game = table({(2, 2): "P_H_DE_GOLD"}, ["P_LADDER_G"])
    assert refusal(game, lay("P_LADDER_G", (3, 2))).rule == "SD-10"


def test_the_ladder_comes_before_the_route():
    """SD-14 before SD-11: the blue ladder beside gold, where green has no route."""
    game = table({(2, 2): "P_H_DE_GOLD"}, ["P_LADDER_B"])
    assert refusal(game, lay("P_LADDER_B", (3, 2))).rule == "SD-14"


def test_the_match_comes_before_the_bridge():
    """SD-10 before SD-13."""
    game = table({(2, 2): "P_V_DE"}, ["P_BRIDGE"], ["A_MAP"], before=[[], []])
    assert refusal(game, lay("P_BRIDGE", (3, 2))).rule == "SD-10"


def test_an_action_card_is_no_tunnel_even_while_sabotaged():
    """SD-9: another card would not help, so the sabotage is not what is wrong."""
    game = table({}, ["A_MAP"], before=[["cart"], []])
    refused = refusal(game, lay("A_MAP", (2, 4)))
    assert (refused.rule, refused.why) == ("SD-9", f"{GAME}-not-a-path-card")


@pytest.mark.parametrize("card", ["P_H", "P_V", "P_BRIDGE", "P_BRIDGE_GOLD", "P_DTURN"])
def test_what_looks_the_same_both_ways_lies_upright(card):
    """SD-9: `turned` is no move of such a card, wherever it would go; it comes before the match."""
    refused = refusal(table({}, [card]), lay(card, (1, 3), True))
    assert (refused.rule, refused.why) == ("SD-9", f"{GAME}-lies-upright")


# SD-8: what is named is in the hand, as often as it is named


@pytest.mark.parametrize("move", [discard("P_V", "P_V"), clear(["P_V", "P_V"], "cart")])
def test_two_of_a_card_that_is_held_once(move):
    """SD-8: it is held, so the sentence does not deny it."""
    game = table({}, ["P_V", "P_H"], before=[["cart"], []])
    refused = refusal(game, move)
    assert (refused.rule, refused.why) == ("SD-8", f"{GAME}-held-once")
    assert refused.data == {"card": "P_V"}
    assert "only one" in say("en", refused.why, refused.data)


@pytest.mark.parametrize("cards", [["P_LT", "P_LT"], ["P_LT", "P_V"], ["P_H", "P_LT"]])
def test_a_card_that_is_not_held_is_named(cards):
    """SD-8: also when it is named twice, or beside one that is held."""
    refused = refusal(table({}, ["P_V", "P_H"]), discard(*cards))
    assert (refused.rule, refused.why) == ("SD-8", f"{GAME}-not-in-hand")
    assert refused.data == {"card": "P_LT"}


def test_two_that_are_held_may_go():
    """SD-8: a pair in the hand is a pair to discard."""
    table({}, ["P_V", "P_V"]).play(0, discard("P_V", "P_V"))


def test_a_key_is_not_for_what_lies_face_down():
    """SD-22: it is not said that there is no door: who has seen the goal knows better."""
    game = table({}, ["A_KEY"], goals={(6, 3): "G_TL_1_B"}, looked={(6, 3): [0]})
    refused = refusal(game, key((6, 3)))
    assert (refused.rule, refused.why) == ("SD-22", f"{GAME}-goal-is-down")


# SD-11 says by what the route is interrupted


@pytest.mark.parametrize(
    ("maze", "at", "why", "place"),
    [
        ({(2, 4): "P_TS_DOOR_B"}, (3, 4), "door-in-the-way", [2, 4]),
        ({(2, 4): "P_TS_DOOR_B turned"}, (3, 4), "door-in-the-way", [2, 4]),
        ({(2, 4): "P_TS_TROLL"}, (3, 4), "troll-in-the-way", [2, 4]),
        ({(2, 4): "P_TS_TROLL turned"}, (3, 4), "troll-in-the-way", [2, 4]),
        ({(2, 4): "P_LT_DE_E"}, (3, 4), "dead-end-in-the-way", [2, 4]),
        ({(2, 4): "P_RT_DE_W"}, (3, 4), "dead-end-in-the-way", [2, 4]),
        ({(3, 4): "P_H"}, (4, 4), "gap-in-the-way", [2, 4]),
        ({(2, 4): "P_TS_DOOR_B", (3, 4): "P_H"}, (4, 4), "door-in-the-way", [2, 4]),
        ({(2, 4): "P_LT_DE_E", (3, 4): "P_H"}, (4, 4), "dead-end-in-the-way", [2, 4]),
    ],
)
def test_the_interruption_is_named_with_its_place(maze, at, why, place):
    """SD-11: door, troll, dead end, gap; however far back."""
    refused = refusal(table(maze, ["P_H"]), lay("P_H", at))
    assert (refused.rule, refused.why) == ("SD-11", f"{GAME}-{why}")
    assert refused.data["at"] == place


def test_nothing_of_yours_touches():
    """SD-11: no open side meets the new card: only a face-down goal is near."""
    refused = refusal(table({}, ["P_H"]), lay("P_H", FACE_DOWN_BESIDE))
    assert (refused.rule, refused.why) == ("SD-11", f"{GAME}-no-route")


@pytest.mark.parametrize("seed", range(9))
def test_refusals_to_lay_agree_with_the_second_opinion(seed):
    """SD-9 to SD-14: for each card in hand, at each place near the maze, both ways round."""
    chance = random.Random(seed)
    game = korsi.new(GAME, seats=1 if seed % 3 == 2 else 2, seed=seed)
    for _ in range(40):
        (seat,) = game.acting
        moves = game.legal(seat)
        lays = [move for move in moves if move["do"] in ("lay", "bribe", "repair", "orient")]
        game.play(seat, chance.choice(lays or moves))
        if game.over:
            break
    position = game.position()
    if position["phase"] != "act":
        return
    maze = model.Maze(position)
    seat = position["turn"]
    colour = model.colours_of(position)[seat]
    reached = {place for _, place, _ in maze.reached(colour)}
    hand = sorted({card for card in position["hands"][seat] if card in model.PATHS})
    near = {
        (column + across, row + down)
        for column, row in [*maze.up, *maze.down]
        for across in (-1, 0, 1)
        for down in (-1, 0, 1)
    }
    for card, place, turned in itertools.product(hand, sorted(near), (False, True)):
        rule = model.rule_against(position, card, place, turned)
        move = lay(card, place, turned)
        said = f"seed {seed}: {move}"
        if rule is None:
            assert move in game.legal(seat), said
            continue
        refused = refusal(game, move)
        assert refused.rule == rule, said
        if rule in ("SD-11", "SD-13"):
            assert is_in_the_way(refused, maze, colour, reached), said


def is_in_the_way(refused, maze, colour, reached):
    """Whether what a refusal names is there, and hinders this dwarf."""
    at = tuple(refused.data["at"])
    reason = refused.why.removeprefix(f"{GAME}-")
    if reason == "door-in-the-way":
        closed = "key" not in maze.up[at] and maze.face(at).door[1] != colour
        return at in reached and closed
    if reason == "troll-in-the-way":
        return at in reached and maze.face(at).troll and "counter" not in maze.up[at]
    if reason == "dead-end-in-the-way":
        return at in reached and any(len(group) == 1 for group in maze.face(at).groups)
    if reason == "gap-in-the-way":
        return at not in maze.up
    return reason in ("no-route", "other-tunnel-in-the-way")


# What is no move at all


@pytest.mark.parametrize(
    "move",
    [
        {"do": "dig"},
        {"do": "lay"},
        {"do": "lay", "card": "P_H", "at": [2, 4]},
        {"do": "lay", "card": "P_H", "at": [2, 4], "turned": 0},
        {"do": "lay", "card": "P_H", "at": [2, 4], "turned": None},
        {"do": "lay", "card": "P_H", "at": [2], "turned": False},
        {"do": "lay", "card": "P_H", "at": [2, 4, 6], "turned": False},
        {"do": "lay", "card": "P_H", "at": [2.0, 4], "turned": False},
        {"do": "lay", "card": "P_H", "at": ["2", "4"], "turned": False},
        {"do": "lay", "card": "P_H", "at": [True, 4], "turned": False},
        {"do": "lay", "card": "P_H", "at": None, "turned": False},
        {"do": "lay", "card": "P_H", "at": {"column": 2, "row": 4}, "turned": False},
        {"do": "lay", "card": "P_NONE", "at": [2, 4], "turned": False},
        {"do": "lay", "card": "A_MAP", "at": [2, 4], "turned": False},
        {"do": "lay", "card": "S_GREEN", "at": [2, 4], "turned": False},
        {"do": "lay", "card": "G_X_0", "at": [2, 4], "turned": False},
        {"do": "lay", "card": None, "at": [2, 4], "turned": False},
        {"do": "lay", "card": ["P_H"], "at": [2, 4], "turned": False},
        {"do": "lay", "card": "P_H", "at": [2, 4], "turned": False, "seat": 0},
        {"do": "pass"},
        {"do": "pass", "cards": []},
        {"do": "pass", "cards": "P_H"},
        {"do": "pass", "cards": [None]},
        {"do": "pass", "cards": ["P_H", "A_MAP", "P_V"]},
        {"do": "pass", "cards": ["P_NONE"]},
        {"do": "clear", "cards": ["P_H", "A_MAP"]},
        {"do": "clear", "cards": ["P_H"], "tool": "cart"},
        {"do": "clear", "cards": ["P_H", "A_MAP"], "tool": "hammer"},
        {"do": "clear", "cards": ["P_H", "A_MAP"], "tool": None},
        {"do": "sabotage", "card": "A_MAP"},
        {"do": "sabotage", "card": "P_H"},
        {"do": "repair", "card": "A_MAP", "tool": "cart"},
        {"do": "repair", "card": "P_H", "tool": "cart"},
        {"do": "map"},
        {"do": "map", "at": [6, HUGE]},
        {"do": "lay", "card": "P_H", "at": [-HUGE, HUGE], "turned": False},
        {"do": "map", "at": []},
        {"do": "key", "at": "[6, 3]"},
        {"do": "rockfall", "at": [None, None]},
        {"do": "bribe", "at": [1, 4], "seat": 1},
        {"do": "orient", "at": [6, 3]},
        {"do": "end", "now": True},
    ],
)
def test_what_is_no_move_gets_a_sentence(move):
    """SD-8: a ValueError that people can read, and nothing changes."""
    game = table({}, ["P_H", "A_MAP", "P_V"], before=[["cart"], []])
    before = game.position()
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        game.play(0, move)
    assert game.position() == before


@pytest.mark.parametrize("at", [[2], [2, 4, 6], [2.5, 4], (2, 4), "2,4", None])
def test_a_place_is_a_column_and_a_row(at):
    """SD-9: whoever writes something else is told so."""
    with pytest.raises(ValueError, match=r"at is a place, \[column, row\], not"):
        table({}, ["P_H"]).play(0, {"do": "lay", "card": "P_H", "at": at, "turned": False})


@pytest.mark.parametrize(
    "distance", [20, 30, 33, 34, 35, 36, 40, 45, 60, 64, 100, 1000, 1001, 2**31]
)
def test_far_places_are_refused_like_near_ones(distance):
    """SD-9: in all directions, for all moves that name a place."""
    game = table({(2, 4): "P_H"}, ["P_H", "A_MAP", "A_KEY", "A_ROCKFALL"])
    for column, row in itertools.product((-distance, 1, distance), repeat=2):
        if (column, row) == (1, 1):
            continue
        assert refusal(game, lay("P_H", (column, row))).rule == "SD-9"
        assert refusal(game, look((column, row))).rule == "SD-24"
        assert refusal(game, key((column, row))).rule == "SD-22"
        assert refusal(game, rockfall((column, row))).rule == "SD-23"
        assert refusal(game, bribe((column, row))).rule == "SD-16"


def test_a_refused_move_tells_nothing_to_others():
    """SD-8: there are no events."""
    game = table({}, ["P_H"])
    refusal(game, lay("P_H", (1, 4)))
    assert named(game.play(0, lay("P_H", (2, 4))), "laid")
