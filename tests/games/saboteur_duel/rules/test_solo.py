"""Solo (SD-31 to SD-36)."""

from collections import Counter

import pytest

import korsi
from every_game.answers import named, refusal
from games.saboteur_duel.rules.mazes import (
    DECK,
    GAME,
    SOLO_GOALS,
    bribe,
    clear,
    counter,
    discard,
    entry,
    key,
    lay,
    may_lay,
    moves,
    reaches,
    table,
)


def solo(maze=None, hand=("P_H",), **more):
    return table(maze, list(hand), solo=True, **more)


def hand(game):
    return game.position()["hands"][0]


# SD-31: set-up


@pytest.mark.parametrize("colour", ["green", "blue"])
def test_one_start_and_six_goals_farther_away(colour):
    """SD-31: the other start is not used."""
    view = korsi.new(GAME, seats=1, seed=1, colour=colour).view(0)
    assert view["maze"] == [{"at": [1, 3], "card": f"S_{colour.upper()}", "turned": False}]
    assert [tuple(goal["at"]) for goal in view["goals"]] == sorted(SOLO_GOALS)
    assert view["colours"] == [colour]


def test_there_are_six_counters():
    """SD-31: two keys as usual."""
    view = korsi.new(GAME, seats=1, seed=1).view(0)
    assert (view["counters"], view["keys"]) == (6, 2)


# SD-32: ten cards are set aside


@pytest.mark.parametrize("seed", range(20))
def test_ten_cards_are_set_aside_before_the_deal(seed):
    """SD-32, SD-33: of the 52; six are held, sabotage lies before you or is discarded."""
    game = korsi.new(GAME, seats=1, seed=seed)
    position = game.position()
    assert len(position["aside"]) == 10
    assert game.view(0)["aside"] == 10
    assert len(hand(game)) == 6
    breaks = {"cart": "A_BREAK_CART", "lantern": "A_BREAK_LANTERN", "pickaxe": "A_BREAK_PICK"}
    before = [breaks[tool] for tool in position["before"][0]]
    cards = Counter(position["aside"] + position["pile"] + hand(game) + position["discard"])
    assert cards + Counter(before) == Counter(DECK)


def test_the_cards_set_aside_differ_and_are_any():
    """SD-32: random ones, over many games every kind."""
    seen = Counter()
    for seed in range(150):
        seen.update(korsi.new(GAME, seats=1, seed=seed).position()["aside"])
    assert set(seen) == set(DECK)


def test_the_cards_set_aside_return_for_the_next_round():
    """SD-32: and ten others are set aside."""
    game = solo({}, ["A_MAP"], pile=[])
    aside = game.position()["aside"]
    game.play(0, discard("A_MAP"))
    new = game.position()
    assert new["round"] == 2
    assert len(new["aside"]) == 10
    assert new["aside"] != aside
    breaks = {"cart": "A_BREAK_CART", "lantern": "A_BREAK_LANTERN", "pickaxe": "A_BREAK_PICK"}
    cards = new["aside"] + new["pile"] + new["hands"][0] + new["discard"]
    assert Counter(cards + [breaks[tool] for tool in new["before"][0]]) == Counter(DECK)


def test_nobody_sees_the_cards_set_aside():
    """SD-32: unseen, by the player too."""
    view = korsi.new(GAME, seats=1, seed=3).view(0)
    assert view["aside"] == 10


# SD-33: sabotage drawn


def test_sabotage_drawn_lies_before_you_and_another_is_drawn():
    """SD-33: it never comes into the hand."""
    game = solo({}, ["P_H", "A_MAP"], top=["A_BREAK_CART", "P_V"])
    events = game.play(0, lay("P_H", (2, 3)))
    assert game.view(0)["before"] == [["cart"]]
    assert hand(game) == ["A_MAP", "P_V"]
    assert named(events, "struck") == [{"event": "struck", "seat": 0, "tool": "cart", "lies": True}]
    assert moves(game, "lay") == []  # SD-12


def test_a_second_of_the_kind_is_discarded_and_another_drawn():
    """SD-33."""
    game = solo({}, ["A_MAP", "A_KEY"], before=[["cart"]], top=["A_BREAK_CART", "P_V"])
    events = game.play(0, discard("A_MAP"))
    assert game.view(0)["before"] == [["cart"]]
    assert game.view(0)["discard"] == ["A_BREAK_CART", "A_MAP"]
    assert hand(game) == ["A_KEY", "P_V"]
    assert named(events, "struck")[0]["lies"] is False


def test_replacements_are_resolved_one_after_the_other():
    """SD-33, SD-34: sabotage, the same again, another, a rockfall: then a card for the hand."""
    top = ["A_BREAK_CART", "A_BREAK_CART", "A_BREAK_PICK", "A_ROCKFALL", "P_V"]
    game = solo({}, ["P_H", "A_MAP"], top=top)
    events = game.play(0, lay("P_H", (2, 3)))
    assert game.view(0)["before"] == [["cart", "pickaxe"]]
    assert hand(game) == ["A_MAP", "P_V"]
    assert entry(game, (2, 3)) is None
    assert game.view(0)["discard"] == ["A_BREAK_CART", "A_ROCKFALL", "P_H"]
    assert [event["event"] for event in named(events, "struck", "caved-in")] == [
        "struck",
        "struck",
        "struck",
        "caved-in",
    ]


def test_two_owed_cards_are_drawn_one_by_one():
    """SD-33: each replacement resolved before the next."""
    game = solo({}, ["A_MAP", "A_KEY"], top=["P_V", "A_BREAK_CART", "P_LT", "P_RT"])
    game.play(0, discard("A_MAP", "A_KEY"))
    assert hand(game) == ["P_LT", "P_V"]
    assert game.view(0)["before"] == [["cart"]]
    assert game.position()["pile"][0] == "P_RT"


def test_until_the_pile_is_empty():
    """SD-33: the last card is sabotage, nothing comes after it."""
    game = solo({}, ["A_MAP", "A_KEY"], pile=["A_BREAK_CART"])
    game.play(0, discard("A_MAP"))
    assert hand(game) == ["A_KEY"]
    assert game.view(0)["before"] == [["cart"]]
    assert game.view(0)["round"] == 1


def test_the_round_ends_when_the_draw_brings_nothing_to_an_empty_hand():
    """SD-33, SD-35: pile and hand are empty then."""
    game = solo({}, ["A_MAP"], pile=["A_BREAK_CART", "A_ROCKFALL"])
    events = game.play(0, discard("A_MAP"))
    assert named(events, "round-ended")[0]["why"] == "cards"


def test_sabotage_in_the_first_deal_lies_before_you_too():
    """SD-33: over many games each tool, and no sabotage or rockfall is ever held."""
    tools = Counter()
    for seed in range(100):
        game = korsi.new(GAME, seats=1, seed=seed)
        tools.update(game.view(0)["before"][0])
        assert not any(card.startswith(("A_BREAK", "A_ROCK")) for card in hand(game))
        extra = [card for card in game.view(0)["discard"] if card != "A_ROCKFALL"]
        assert all(card.startswith("A_BREAK") for card in extra)
    assert set(tools) == {"cart", "lantern", "pickaxe"}


def test_solo_sabotage_is_cleared_and_repaired_as_usual():
    """SD-33, SD-21, SD-8: two cards, or the fitting repair."""
    game = solo({}, ["P_H", "P_V", "A_FIX_CART"], before=[["cart"]])
    assert moves(game, "repair") == [{"do": "repair", "card": "A_FIX_CART", "tool": "cart"}]
    game.play(0, clear(["P_H", "P_V"], "cart"))
    assert game.view(0)["before"] == [[]]
    assert len(hand(game)) == 2


# SD-34: rockfall drawn


def test_a_rockfall_drawn_removes_the_last_card_laid():
    """SD-34: then another is drawn; both are discarded."""
    game = solo({(2, 3): "P_H", (3, 3): "P_H"}, ["P_BRIDGE", "A_MAP"], top=["A_ROCKFALL", "P_V"])
    events = game.play(0, lay("P_BRIDGE", (4, 3)))
    assert entry(game, (4, 3)) is None
    assert entry(game, (3, 3))
    assert hand(game) == ["A_MAP", "P_V"]
    assert named(events, "caved-in") == [
        {"event": "caved-in", "seat": 0, "at": [4, 3], "card": "P_BRIDGE"}
    ]
    assert game.view(0)["laid"] == [[2, 3], [3, 3]]
    assert game.view(0)["discard"] == ["A_ROCKFALL", "P_BRIDGE"]


def test_it_is_the_order_of_laying_that_counts():
    """SD-34: not the place."""
    maze = {(2, 3): "P_H", (3, 3): "P_H", (0, 3): "P_H"}
    game = solo(maze, ["A_MAP"], laid=[(2, 3), (0, 3), (3, 3)], top=["A_ROCKFALL"])
    game.play(0, discard("A_MAP"))
    assert entry(game, (3, 3)) is None
    game = solo(maze, ["A_MAP"], laid=[(3, 3), (0, 3), (2, 3)], top=["A_ROCKFALL"])
    game.play(0, discard("A_MAP"))
    assert entry(game, (2, 3)) is None
    assert entry(game, (3, 3))


@pytest.mark.parametrize("card", ["P_TL_DE_GOLD turned green", "P_X_TROLL", "P_TS_TROLL green"])
def test_gold_and_trolls_stay_and_the_card_before_them_falls(card):
    """SD-34: the most recent that shows neither."""
    game = solo({(2, 3): "P_H", (3, 3): card}, ["A_MAP"], top=["A_ROCKFALL"])
    game.play(0, discard("A_MAP"))
    if game.view(0)["phase"] == "bribe":
        game.play(0, {"do": "end"})
    assert entry(game, (3, 3))
    assert entry(game, (2, 3)) is None


@pytest.mark.parametrize("card", ["P_TS_DOOR_B", "P_LADDER_G turned", "P_LADDER_B", "P_DTURN"])
def test_doors_and_ladders_fall(card):
    """SD-34."""
    game = solo({(2, 3): "P_H", (3, 3): card}, ["A_MAP"], top=["A_ROCKFALL"])
    game.play(0, discard("A_MAP"))
    assert entry(game, (3, 3)) is None


def test_a_key_on_the_fallen_card_returns():
    """SD-34."""
    game = solo({(2, 3): "P_TS_DOOR_B key:green"}, ["A_MAP"], top=["A_ROCKFALL"])
    assert game.view(0)["keys"] == 1
    game.play(0, discard("A_MAP"))
    assert game.view(0)["keys"] == 2


def test_with_nothing_to_remove_a_rockfall_is_just_discarded():
    """SD-34: an empty maze, or only gold and trolls."""
    for maze in ({}, {(2, 3): "P_TL_DE_GOLD turned green"}):
        game = solo(maze, ["A_MAP"], top=["A_ROCKFALL", "P_V"])
        events = game.play(0, discard("A_MAP"))
        assert named(events, "caved-in") == [
            {"event": "caved-in", "seat": 0, "at": None, "card": None}
        ]
        assert game.view(0)["discard"] == ["A_MAP", "A_ROCKFALL"]
        assert hand(game) == ["P_V"]


def test_two_rockfalls_take_two_cards():
    """SD-34: still there: the one before it."""
    maze = {(2, 3): "P_H", (3, 3): "P_H", (4, 3): "P_H"}
    game = solo(maze, ["A_MAP", "A_KEY"], top=["A_ROCKFALL", "A_ROCKFALL", "P_V"])
    game.play(0, discard("A_MAP"))
    assert entry(game, (2, 3))
    assert entry(game, (3, 3)) is None
    assert entry(game, (4, 3)) is None


def test_a_card_laid_again_in_the_gap_is_the_most_recent():
    """SD-34: the order begins anew for it."""
    game = solo(
        {(2, 3): "P_H", (3, 3): "P_H"},
        ["P_BRIDGE", "P_V", "A_KEY"],
        top=["A_ROCKFALL", "P_LT", "A_MAP", "A_ROCKFALL"],
    )
    game.play(0, lay("P_BRIDGE", (4, 3)))  # falls at once
    game.play(0, lay("P_V", (1, 4)))
    game.play(0, discard("A_KEY"))  # the second rockfall
    assert entry(game, (1, 4)) is None
    assert entry(game, (3, 3))


# SD-35: the end


def test_six_counters_end_the_round():
    """SD-35: not eight."""
    five = {
        (2, 8): "P_BRIDGE_GOLD green",
        (4, 8): "P_DTURN_GOLD green",
        (6, 8): "P_X_TROLL green",
        (8, 8): "P_TS_DE_GOLD green",
        (10, 8): "P_H_DE_GOLD green",
    }
    game = solo(five, ["P_TL_DE_GOLD"])
    events = game.play(0, lay("P_TL_DE_GOLD", (2, 3), True))
    (ended,) = named(events, "round-ended")
    assert (ended["why"], ended["nuggets"], ended["paid"]) == ("counters", [5], [1])


def test_six_goals_end_the_round():
    """SD-35."""
    five = ["G_LT_2", "G_RT_2", "G_2DEL_1", "G_2DER_3", "G_3DES_0"]
    up = dict(zip(SOLO_GOALS[:5], five, strict=True))
    game = solo({**up, (13, 1): "P_LADDER_G turned"}, ["P_V"], goals={(13, 3): "G_X_0"})
    events = game.play(0, lay("P_V", (13, 2)))
    assert named(events, "round-ended")[0]["why"] == "goals"


def test_pile_and_hand_empty_end_the_round():
    """SD-35: the cards set aside are not in the round."""
    game = solo({}, ["A_MAP"], pile=[])
    events = game.play(0, discard("A_MAP"))
    assert named(events, "round-ended")[0]["why"] == "cards"
    assert game.view(0)["round"] == 2


BANDS = [
    (0, "none"),
    (14, "none"),
    (15, "not-bad"),
    (19, "not-bad"),
    (20, "nose"),
    (21, "nose"),
    (24, "nose"),
    (25, "master"),
    (30, "master"),
]


def treasure(total):
    """Gold cards worth so many nuggets."""
    worth = {"G_2DER_3": 3, "G_TL_3_B": 3, "G_TS_3_G": 3, "G_LT_2": 2, "G_RT_2": 2, "G_H2DE_2": 2}
    worth |= {"G_TL_2_G": 2, "G_TS_2_B": 2, "G_LT_1_G": 1, "G_RT_1_B": 1, "G_2DEL_1": 1}
    worth |= {"G_V2DE_1": 1, "G_TL_1_B": 1, "G_TS_1_G": 1, "P_BRIDGE_GOLD": 1, "P_DTURN_GOLD": 1}
    worth |= {"P_TL_DE_GOLD": 1, "P_TS_DE_GOLD": 1, "P_H_DE_GOLD": 1}
    cards = []
    for card, nuggets in worth.items():
        if nuggets <= total:
            cards.append(card)
            total -= nuggets
    assert total == 0
    return cards


@pytest.mark.parametrize(("total", "band"), BANDS)
def test_the_result_is_one_of_four_bands(total, band):
    """SD-35: after three rounds; 20 belongs to the nose for gold."""
    cards = treasure(total)
    # if all were owned, too few goals would be left for the six places: some are claimed only now
    up = dict(zip(SOLO_GOALS, [card for card in cards if card.startswith("G_")][:5], strict=False))
    maze = {at: f"{card} green" for at, card in up.items()}
    owned = [card for card in cards if card not in up.values()]
    game = solo(maze, ["A_MAP"], pile=[], gold=[owned], round=3)
    events = game.play(0, discard("A_MAP"))
    assert game.over
    assert game.scores == [total]
    assert events[-1] == {"event": "over-solo", "total": total, "band": band}


def test_trolls_are_paid_before_the_result():
    """SD-35, SD-27: 15 nuggets and a troll are not bad no longer."""
    maze = {(2, 8): "P_X_TROLL green"}
    game = solo(maze, ["A_MAP"], pile=[], gold=[treasure(15)], round=3)
    events = game.play(0, discard("A_MAP"))
    total = game.scores[0]
    assert total < 15
    assert events[-1] == {"event": "over-solo", "total": total, "band": "none"}


def test_three_rounds_are_played_by_one():
    """SD-35: seat 0 is on turn all the time."""
    game = solo({}, ["A_MAP"], pile=[])
    game.play(0, discard("A_MAP"))
    assert game.acting == [0]
    assert game.view(0)["counters"] == 6
    assert game.view(0)["maze"] == [{"at": [1, 3], "card": "S_GREEN", "turned": False}]


# SD-36: the other colour's doors; SD-14: the other ladder; SD-16: trolls


def test_the_other_colours_doors_are_barriers():
    """SD-36: as usual."""
    assert reaches(solo({(2, 3): "P_TS_DOOR_B"}), 0, (2, 3), "NW")
    assert reaches(solo({(2, 3): "P_TS_DOOR_G"}), 0, (2, 3), "NEW")
    game = solo({(2, 3): "P_TS_DOOR_B"}, colour="blue")
    assert reaches(game, 0, (2, 3), "NEW")


def test_key_cards_open_them():
    """SD-36, SD-22: and not one's own."""
    game = solo({(2, 3): "P_TS_DOOR_B", (2, 2): "P_X_DOOR_G turned"}, ["A_KEY"])
    assert moves(game, "key") == [key((2, 3))]
    game.play(0, key((2, 3)))
    assert reaches(game, 0, (2, 3), "NEW")


def test_the_other_ladder_is_a_plain_turn():
    """SD-14: it needs a route and leads nowhere else."""
    game = solo({(4, 6): "P_H"}, ["P_LADDER_B", "P_LADDER_G"])
    assert may_lay(game, "P_LADDER_B", (2, 3))
    assert refusal(game, lay("P_LADDER_B", (5, 6))).rule == "SD-11"
    assert may_lay(game, "P_LADDER_G", (5, 6), True)


def test_the_other_ladder_may_not_lie_beside_gold_either():
    """SD-14: no ladder card, whoever lays it."""
    game = solo({(2, 3): "P_TS_DE_GOLD"}, ["P_LADDER_B"])
    assert refusal(game, lay("P_LADDER_B", (3, 3))).rule == "SD-14"


def test_the_own_ladder_jumps_to_the_own_start():
    """SD-14: in solo too."""
    game = solo({(4, 6): "P_H", (5, 6): "P_LADDER_G turned"})
    assert reaches(game, 0, (4, 6), "EW")


def test_trolls_are_bribed_in_solo():
    """SD-16: counters of the six."""
    game = solo({(2, 3): "P_TS_TROLL"}, ["P_H"])
    game.play(0, bribe((2, 3)))
    assert counter(game, (2, 3)) == "green"
    assert game.view(0)["counters"] == 5
    assert may_lay(game, "P_H", (3, 3))


def test_the_draw_of_a_solo_turn_comes_after_the_bribes():
    """SD-8, SD-34: a rockfall is not drawn before the player has ended the turn."""
    game = solo({(2, 3): "P_TS_TROLL"}, ["P_V", "A_MAP"], top=["A_ROCKFALL", "P_H"])
    events = game.play(0, lay("P_V", (1, 4)))
    assert named(events, "caved-in") == []
    events = game.play(0, {"do": "end"})
    assert named(events, "caved-in")[0]["at"] == [1, 4]


def test_who_is_on_turn_stays_on_turn():
    """SD-31: there is nobody else."""
    game = solo({}, ["P_H", "P_V"])
    game.play(0, lay("P_H", (2, 3)))
    assert game.acting == [0]
    assert game.view(0)["phase"] == "act"
