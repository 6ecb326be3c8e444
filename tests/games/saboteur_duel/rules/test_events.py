"""What people see happen, event by event."""

import random

import pytest

import korsi
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
from korsi.sentences import LANGUAGES, tell

DRAWS = [
    {"event": "drew", "seat": 0, "count": 1},
    {"event": "drawn", "to": [0], "cards": ["P_LT"]},
]


@pytest.mark.parametrize(
    ("move", "hand", "first"),
    [
        (
            lay("P_H", (2, 4)),
            ["P_H"],
            [{"event": "laid", "seat": 0, "card": "P_H", "at": [2, 4], "turned": False}],
        ),
        (
            sabotage("A_BREAK_PICK"),
            ["A_BREAK_PICK"],
            [{"event": "sabotaged", "seat": 0, "victim": 1, "tool": "pickaxe"}],
        ),
        (
            look((6, 1)),
            ["A_MAP"],
            [
                {"event": "looked", "seat": 0, "at": [6, 1]},
                {"event": "saw", "to": [0], "at": [6, 1], "card": "G_X_0"},
            ],
        ),
        (discard("A_MAP"), ["A_MAP"], [{"event": "passed", "seat": 0, "cards": ["A_MAP"]}]),
        (key((2, 2)), ["A_KEY"], [{"event": "unlocked", "seat": 0, "at": [2, 2]}]),
        (
            rockfall((2, 2)),
            ["A_ROCKFALL"],
            [
                {
                    "event": "collapsed",
                    "seat": 0,
                    "at": [2, 2],
                    "card": "P_TS_DOOR_B",
                    "key": None,
                }
            ],
        ),
    ],
)
def test_a_turn_is_told_and_then_the_draw(move, hand, first):
    """SD-8, SD-9, SD-20 to SD-24: the deed, then how many cards, then to the drawer which."""
    game = table({(2, 2): "P_TS_DOOR_B"}, hand, top=["P_LT"], goals={(6, 1): "G_X_0"})
    assert game.play(0, move) == [*first, *DRAWS]


@pytest.mark.parametrize(
    ("move", "hand", "first"),
    [
        (
            repair("A_FIX_PICK_CART", "cart"),
            ["A_FIX_PICK_CART"],
            {"event": "repaired", "seat": 0, "tool": "cart", "card": "A_FIX_PICK_CART"},
        ),
        (
            clear(["P_V", "P_H"], "cart"),
            ["P_V", "P_H"],
            {"event": "cleared", "seat": 0, "cards": ["P_H", "P_V"], "tool": "cart"},
        ),
    ],
)
def test_getting_rid_of_sabotage_is_told(move, hand, first):
    """SD-8 (c), SD-21: which cards and which tool."""
    game = table({}, hand, top=["P_LT"], before=[["cart"], []])
    assert game.play(0, move) == [first, *DRAWS]


def test_a_bribe_and_the_end_of_a_turn_are_told():
    """SD-16, SD-8: the draw comes with the end."""
    game = table({(2, 4): "P_TS_TROLL", (1, 5): "P_X_TROLL turned"}, ["A_MAP"], top=["P_LT"])
    assert game.play(0, bribe((2, 4))) == [{"event": "bribed", "seat": 0, "at": [2, 4]}]
    assert game.play(0, discard("A_MAP")) == [{"event": "passed", "seat": 0, "cards": ["A_MAP"]}]
    assert game.play(0, END) == DRAWS


def test_laying_turning_claiming_and_drawing_come_in_this_order():
    """SD-19, SD-8: and the choice of a way splits it in two."""
    maze = {(10, 1): "P_LADDER_G turned"}
    game = table(maze, ["P_V"], goals={(10, 3): "G_TL_3_B"}, top=["P_LT"])
    assert game.play(0, lay("P_V", (10, 2))) == [
        {"event": "laid", "seat": 0, "card": "P_V", "at": [10, 2], "turned": False},
        {"event": "revealed", "seat": 0, "at": [10, 3], "card": "G_TL_3_B"},
    ]
    assert game.play(0, orient((10, 3), True)) == [
        {"event": "oriented", "seat": 0, "at": [10, 3], "card": "G_TL_3_B", "turned": True},
        {"event": "claimed", "seat": 0, "at": [10, 3], "card": "G_TL_3_B", "nuggets": 3},
        *DRAWS,
    ]


def test_the_end_of_a_round_is_told_with_payments_before_and_the_deal_after():
    """SD-25 to SD-29: paid, round-ended, dealt, each hand."""
    maze = {(4, 8): "P_DTURN_GOLD green", (6, 8): "P_X_TROLL green", (6, 3): "G_LT_2 blue"}
    game = table(maze, ["A_MAP"], [], pile=[])
    events = game.play(0, discard("A_MAP"))
    hands = game.position()["hands"]
    assert events == [
        {"event": "passed", "seat": 0, "cards": ["A_MAP"]},
        {"event": "paid", "seat": 0, "card": "P_DTURN_GOLD", "nuggets": 1},
        {
            "event": "round-ended",
            "round": 1,
            "why": "cards",
            "nuggets": [1, 2],
            "paid": [1, 0],
            "totals": [0, 2],
        },
        {"event": "dealt", "round": 2, "starter": 0, "pile": 39},
        {"event": "hand", "to": [0], "cards": hands[0]},
        {"event": "hand", "to": [1], "cards": hands[1]},
    ]


def test_the_end_of_the_game_is_told():
    """SD-30: after the last round's end, nothing is dealt."""
    game = table({}, ["A_MAP"], [], pile=[], gold=[["G_LT_2"], []], round=3)
    events = game.play(0, discard("A_MAP"))
    assert [event["event"] for event in events] == ["passed", "round-ended", "over"]
    assert events[-1] == {"event": "over", "winners": [0], "totals": [2, 0]}


def test_a_pass_with_nothing_to_draw_is_told_without_a_draw():
    """SD-8: the pair is told when something was drawn."""
    game = table({}, ["A_MAP", "P_H"], pile=[])
    assert game.play(0, discard("A_MAP")) == [{"event": "passed", "seat": 0, "cards": ["A_MAP"]}]


@pytest.mark.parametrize("seed", range(6))
def test_private_events_are_blank_to_others_and_nothing_else_is(seed):
    """Hidden: hands, drawn cards and looks; all else is heard by everyone."""
    chance = random.Random(seed)
    game = korsi.new(GAME, seats=1 if seed % 3 == 2 else 2, seed=seed)
    for _ in range(120):
        if game.over:
            break
        (seat,) = game.acting
        events = game.play(seat, chance.choice(game.legal(seat)))
        for event in events:
            private = event["event"] in ("hand", "drawn", "saw")
            assert ("to" in event) == private
            if private:
                assert len(event["to"]) == 1
        names = [event["event"] for event in events]
        assert names.count("drew") == names.count("drawn")
        for listener in (*range(game.seats), None):
            heard = korsi.hear(events, listener)
            blanks = sum(event["event"] == "blank" for event in heard)
            assert blanks == sum("to" in e and listener not in e["to"] for e in events)


def test_solo_tells_what_struck_before_what_was_drawn():
    """SD-33, SD-34: in the order of the pile."""
    top = ["A_BREAK_CART", "A_ROCKFALL", "P_LT"]
    game = table({}, ["P_H", "A_MAP"], solo=True, top=top)
    events = game.play(0, lay("P_H", (2, 3)))
    assert events == [
        {"event": "laid", "seat": 0, "card": "P_H", "at": [2, 3], "turned": False},
        {"event": "struck", "seat": 0, "tool": "cart", "lies": True},
        {"event": "caved-in", "seat": 0, "at": [2, 3], "card": "P_H"},
        *DRAWS,
    ]


NAMES = {"en": ["Ada", "Bo"], "fa": ["آدا", "بو"], "uk": ["Ада", "Бо"]}
SUMS = {
    "en": "Nuggets this round: Ada 1, Bo 0. Total: Ada 1, Bo 5.",
    "fa": "قطعه‌های طلای این دور: آدا ۱، بو ۰. مجموع: آدا ۱، بو ۵.",
    "uk": "Самородки за раунд: Ада 1, Бо 0. Разом: Ада 1, Бо 5.",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", ["goals", "counters", "cards"])
def test_the_sums_of_a_round_are_told_with_whose_they_are(language, why):
    """SD-26: no number without a name."""
    event = {"event": "round-ended", "round": 2, "why": why, "nuggets": [1, 0], "paid": [0, 0]}
    assert SUMS[language] in tell(language, GAME, {**event, "totals": [1, 5]}, NAMES[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_game_is_told_with_whose_the_sums_are(language):
    """SD-30."""
    over = {"event": "over", "winners": [1], "totals": [1, 5]}
    assert SUMS[language].split(". ")[1] in tell(language, GAME, over, NAMES[language])
