"""Action cards (SD-20 to SD-24; keys, SD-22, are with the doors)."""

import pytest

import korsi
from every_game.answers import named, refusal
from games.saboteur_duel.rules.mazes import (
    TWO_GOALS,
    clear,
    discard,
    entry,
    lay,
    look,
    may_lay,
    moves,
    places,
    reaches,
    repair,
    rockfall,
    sabotage,
    table,
)

BREAKS = {"cart": "A_BREAK_CART", "lantern": "A_BREAK_LANTERN", "pickaxe": "A_BREAK_PICK"}


# SD-20: sabotage


@pytest.mark.parametrize("tool", BREAKS)
def test_sabotage_is_laid_before_the_opponent(tool):
    """SD-20: where it stays; it is not discarded."""
    game = table({}, [BREAKS[tool]])
    events = game.play(0, sabotage(BREAKS[tool]))
    assert events[0] == {"event": "sabotaged", "seat": 0, "victim": 1, "tool": tool}
    view = game.view(None)
    assert view["before"] == [[], [tool]]
    assert view["discard"] == []


def test_at_most_one_of_each_kind_lies_before_a_player():
    """SD-20: the second cart is refused, a lantern is not."""
    game = table({}, ["A_BREAK_CART", "A_BREAK_LANTERN"], before=[[], ["cart"]])
    assert moves(game, "sabotage") == [sabotage("A_BREAK_LANTERN")]
    assert refusal(game, sabotage("A_BREAK_CART")).rule == "SD-20"


def test_the_same_kind_may_lie_before_both():
    """SD-20: it counts for each alone."""
    game = table({}, ["A_BREAK_CART"], before=[["cart"], []])
    game.play(0, sabotage("A_BREAK_CART"))
    assert game.view(None)["before"] == [["cart"], ["cart"]]


def test_all_three_kinds_may_lie_before_one_player():
    """SD-20: one of each."""
    game = table({}, ["A_BREAK_CART"], before=[[], ["lantern", "pickaxe"]])
    game.play(0, sabotage("A_BREAK_CART"))
    assert game.view(None)["before"][1] == ["cart", "lantern", "pickaxe"]


def test_who_is_sabotaged_may_sabotage():
    """SD-20, SD-12: it is no path card."""
    assert moves(table({}, ["A_BREAK_CART"], before=[["cart"], []]), "sabotage")


def test_no_other_card_sabotages():
    """SD-20: the move names a sabotage card."""
    with pytest.raises(ValueError, match=" "):
        table({}, ["A_FIX_CART"]).play(0, sabotage("A_FIX_CART"))


# SD-21: repair


@pytest.mark.parametrize(
    ("card", "tool"),
    [("A_FIX_CART", "cart"), ("A_FIX_LANTERN", "lantern"), ("A_FIX_PICK", "pickaxe")],
)
def test_a_repair_removes_the_sabotage_of_its_kind(card, tool):
    """SD-21: both are discarded."""
    game = table({}, [card], before=[["cart", "lantern", "pickaxe"], []])
    assert moves(game, "repair") == [repair(card, tool)]
    events = game.play(0, repair(card, tool))
    assert events[0] == {"event": "repaired", "seat": 0, "tool": tool, "card": card}
    view = game.view(None)
    assert view["before"][0] == sorted({"cart", "lantern", "pickaxe"} - {tool})
    assert view["discard"] == sorted([card, BREAKS[tool]])


@pytest.mark.parametrize(
    ("card", "tools"),
    [
        ("A_FIX_LANTERN_PICK", ["lantern", "pickaxe"]),
        ("A_FIX_PICK_CART", ["cart", "pickaxe"]),
        ("A_FIX_CART_LANTERN", ["cart", "lantern"]),
    ],
)
def test_a_double_repair_fixes_one_of_its_two(card, tools):
    """SD-21: which one is chosen; the other stays."""
    game = table({}, [card], before=[["cart", "lantern", "pickaxe"], []])
    assert sorted(move["tool"] for move in moves(game, "repair")) == tools
    game.play(0, repair(card, tools[0]))
    assert len(game.view(None)["before"][0]) == 2
    assert tools[1] in game.view(None)["before"][0]


def test_a_repair_needs_a_sabotage_of_its_kind():
    """SD-21: before oneself."""
    game = table({}, ["A_FIX_CART", "A_FIX_PICK_CART"], before=[["lantern"], ["cart"]])
    assert moves(game, "repair") == []
    assert refusal(game, repair("A_FIX_CART", "cart")).rule == "SD-21"
    assert refusal(game, repair("A_FIX_CART", "lantern")).rule == "SD-21"


def test_after_the_last_repair_one_may_dig_again():
    """SD-21, SD-12: not in the same turn."""
    game = table({}, ["A_FIX_CART", "P_H"], before=[["cart"], []])
    game.play(0, repair("A_FIX_CART", "cart"))
    game.play(1, discard("P_V_DE"))
    assert may_lay(game, "P_H", (2, 4))


# SD-23: rockfall


def test_a_rockfall_discards_a_path_card():
    """SD-23: the place is empty, both cards are discarded."""
    game = table({(2, 4): "P_H"}, ["A_ROCKFALL"])
    events = game.play(0, rockfall((2, 4)))
    assert events[0] == {"event": "collapsed", "seat": 0, "at": [2, 4], "card": "P_H", "key": None}
    assert entry(game, (2, 4)) is None
    assert game.view(None)["discard"] == ["A_ROCKFALL", "P_H"]


def test_a_rockfall_may_strike_anywhere_but_not_everything():
    """SD-23: doors and ladders yes; no start, goal, gold or troll, claimed or bribed or not."""
    maze = {
        (2, 4): "P_H",
        (2, 2): "P_TS_DOOR_B",
        (2, 8): "P_LADDER_G",
        (4, 8): "P_LADDER_B",
        (6, 8): "P_BRIDGE",
        (8, 8): "P_BRIDGE_GOLD",
        (10, 8): "P_TL_DE_GOLD green",
        (12, 8): "P_X_TROLL",
        (14, 8): "P_TL_TROLL blue",
        (6, 3): "G_X_0",
        (16, 8): "P_DTURN",
    }
    game = table(maze, ["A_ROCKFALL"])
    free = [(2, 2), (2, 4), (2, 8), (4, 8), (6, 8), (16, 8)]
    assert places(game, "rockfall") == free
    for at in [(1, 2), (1, 4), (6, 3), (6, 1), (8, 8), (10, 8), (12, 8), (14, 8), (3, 3)]:
        refused = refusal(game, rockfall(at))
        assert (refused.rule, refused.data["at"]) == ("SD-23", list(at))


def test_the_gap_may_be_filled_again():
    """SD-23: by the same player next turn."""
    game = table({(2, 4): "P_H", (3, 4): "P_H"}, ["A_ROCKFALL", "P_BRIDGE"])
    game.play(0, rockfall((2, 4)))
    game.play(1, discard("P_V_DE"))
    game.play(0, lay("P_BRIDGE", (2, 4)))
    assert reaches(game, 0, (3, 4), "EW")


def test_cut_off_cards_stay():
    """SD-23: but are out of reach."""
    game = table({(2, 4): "P_H", (3, 4): "P_H", (4, 4): "P_H"}, ["A_ROCKFALL", "P_H"])
    game.play(0, rockfall((2, 4)))
    assert entry(game, (3, 4))
    assert entry(game, (4, 4))
    assert not reaches(game, 0, (3, 4))
    game.play(1, discard("P_V_DE"))
    assert not may_lay(game, "P_H", (5, 4))


def test_a_fallen_ladder_jumps_no_more():
    """SD-23, SD-14."""
    game = table({(2, 2): "P_H", (3, 2): "P_LADDER_G turned"}, ["A_ROCKFALL"], turn=1)
    assert reaches(game, 0, (2, 2))
    game.play(1, rockfall((3, 2)))
    assert not reaches(game, 0, (2, 2))


def test_a_rockfall_needs_a_target():
    """SD-23: in an empty maze it can only be discarded."""
    assert {move["do"] for move in table({}, ["A_ROCKFALL"]).legal(0)} == {"pass"}


# SD-24: map


def test_a_map_shows_a_face_down_goal_to_the_looker_alone():
    """SD-24: it is put back."""
    game = table({}, ["A_MAP"], goals={(6, 3): "G_TL_3_B"})
    events = game.play(0, look((6, 3)))
    assert events[:2] == [
        {"event": "looked", "seat": 0, "at": [6, 3]},
        {"event": "saw", "to": [0], "at": [6, 3], "card": "G_TL_3_B"},
    ]
    seen = {tuple(goal["at"]): goal for goal in game.view(0)["goals"]}
    assert seen[6, 3] == {"at": [6, 3], "looked": [0], "card": "G_TL_3_B"}
    for other in (1, None):
        seen = {tuple(goal["at"]): goal for goal in game.view(other)["goals"]}
        assert seen[6, 3] == {"at": [6, 3], "looked": [0]}


def test_every_face_down_goal_may_be_looked_at():
    """SD-24: no route is needed."""
    assert places(table({}, ["A_MAP"]), "map") == sorted(TWO_GOALS)


def test_a_seen_goal_may_be_looked_at_again():
    """SD-24: by the same player or by the other."""
    game = table({}, ["A_MAP"], looked={(6, 3): [0, 1]})
    assert look((6, 3)) in game.legal(0)
    game.play(0, look((6, 3)))
    assert [goal["looked"] for goal in game.view(None)["goals"] if goal["at"] == [6, 3]] == [[0, 1]]


def test_both_may_have_looked():
    """SD-24: each sees it then."""
    game = table({}, ["A_MAP"], ["A_MAP"], goals={(6, 3): "G_X_0"})
    game.play(0, look((6, 3)))
    game.play(1, look((6, 3)))
    for looker in (0, 1):
        (goal,) = (goal for goal in game.view(looker)["goals"] if goal["at"] == [6, 3])
        assert goal == {"at": [6, 3], "looked": [0, 1], "card": "G_X_0"}


@pytest.mark.parametrize("at", [(1, 2), (1, 4), (6, 3), (6, 2), (2, 4)])
def test_only_a_face_down_goal_can_be_looked_at(at):
    """SD-24: no start, no face-up goal, no empty place, no path card."""
    game = table({(6, 3): "G_X_0", (2, 4): "P_H"}, ["A_MAP"])
    assert refusal(game, look(at)).rule == "SD-24"


def test_action_cards_without_a_target_can_only_be_discarded():
    """SD-20 to SD-23: nothing to repair, to open or to bring down; all three tools broken."""
    hand = ["A_FIX_CART", "A_KEY", "A_ROCKFALL", "A_BREAK_CART"]
    game = table({}, hand, before=[[], ["cart"]])
    assert {move["do"] for move in game.legal(0)} == {"pass"}


def test_every_action_is_followed_by_a_draw():
    """SD-8 (b): also a rockfall, a key, a repair."""
    cases = [
        (["A_ROCKFALL"], rockfall((2, 4)), {}),
        (["A_FIX_CART"], repair("A_FIX_CART", "cart"), {"before": [["cart"], []]}),
        (["A_BREAK_CART"], sabotage("A_BREAK_CART"), {}),
        (["A_MAP"], look((6, 1)), {}),
        (["A_KEY"], {"do": "key", "at": [2, 4]}, {}),
        (["P_H", "P_V"], clear(["P_H", "P_V"], "cart"), {"before": [["cart"], []]}),
    ]
    for hand, move, more in cases:
        game = table({(2, 4): "P_TS_DOOR_B"}, hand, top=["P_LT"], **more)
        events = game.play(0, move)
        assert named(events, "drew", "drawn") == [
            {"event": "drew", "seat": 0, "count": 1},
            {"event": "drawn", "to": [0], "cards": ["P_LT"]},
        ]
        assert korsi.hear(events, 1)[-1] == {"event": "blank"}
