"""The end of a round: three ways, gold and trolls (SD-25 to SD-27)."""

from every_game.answers import named
from games.saboteur_duel.rules.mazes import bribe, discard, lay, table

NORTH = {(10, 1): "P_LADDER_G turned"}
FIVE_UP = {
    (6, 1): "G_LT_2",
    (6, 3): "G_RT_2",
    (6, 5): "G_2DEL_1",
    (8, 2): "G_2DER_3",
    (8, 4): "G_3DES_0",
}
"""Five goals face up that nobody reaches."""

SEVEN = {
    (2, 8): "P_BRIDGE_GOLD blue",
    (4, 8): "P_DTURN_GOLD blue",
    (6, 8): "P_X_TROLL green",
    (8, 8): "P_TS_DE_GOLD green",
    (10, 8): "P_H_DE_GOLD blue",
    (12, 8): "P_TS_TROLL green",
    (14, 8): "P_TL_TROLL blue",
}
"""Seven counters on cards that nobody reaches: green 1 nugget and 2 trolls, blue 3 and 1."""


def last_card(maze=None, **more):
    """Green holds the very last card; who discards it ends the round."""
    return table(maze, ["A_MAP"], [], pile=[], **more)


def end(game):
    """Discard the last card; gives the event of the round's end."""
    events = game.play(0, discard("A_MAP"))
    return named(events, "round-ended")[0]


# SD-25: three ends


def test_the_round_ends_when_the_sixth_goal_is_turned_up():
    """SD-25: at once."""
    game = table({**NORTH, **FIVE_UP}, ["P_V"], goals={(10, 3): "G_X_0"})
    events = game.play(0, lay("P_V", (10, 2)))
    assert named(events, "round-ended")[0]["why"] == "goals"
    assert game.view(None)["round"] == 2


def test_the_sixth_goals_gold_is_claimed_before_the_round_ends():
    """SD-19, SD-25: first claims, then the end."""
    game = table({**NORTH, **FIVE_UP}, ["P_V"], goals={(10, 3): "G_V2DE_1"})
    events = game.play(0, lay("P_V", (10, 2)))
    assert [event["event"] for event in events[:5]] == [
        "laid",
        "revealed",
        "oriented",
        "claimed",
        "round-ended",
    ]
    assert game.scores == [1, 0]


def test_the_sixth_goal_may_have_to_be_chosen_first():
    """SD-18, SD-25: it is face up when it lies."""
    game = table({**NORTH, **FIVE_UP}, ["P_V"], goals={(10, 3): "G_TL_3_B"})
    game.play(0, lay("P_V", (10, 2)))
    assert game.view(None)["round"] == 1
    events = game.play(0, {"do": "orient", "at": [10, 3], "turned": True})
    assert named(events, "round-ended")[0]["why"] == "goals"
    assert game.scores == [3, 0]


def test_five_goals_do_not_end_the_round():
    """SD-25: all six."""
    game = table(FIVE_UP, ["P_H"])
    game.play(0, lay("P_H", (2, 4)))
    assert game.view(None)["round"] == 1


def test_the_round_ends_when_the_eighth_counter_is_laid():
    """SD-25: at once; nothing is drawn."""
    game = table(SEVEN, ["P_TL_DE_GOLD"])
    events = game.play(0, lay("P_TL_DE_GOLD", (2, 4), True))
    assert named(events, "round-ended")[0]["why"] == "counters"
    assert named(events, "drew", "drawn") == []


def test_seven_counters_do_not_end_the_round():
    """SD-25: all eight."""
    game = table(SEVEN, ["P_H"])
    game.play(0, lay("P_H", (2, 4)))
    assert game.view(None)["round"] == 1


def test_the_round_ends_when_pile_and_hands_are_empty():
    """SD-25."""
    assert end(last_card())["why"] == "cards"


def test_an_empty_pile_alone_does_not_end_the_round():
    """SD-25: both hands too."""
    game = table({}, ["A_MAP"], ["A_KEY"], pile=[])
    game.play(0, discard("A_MAP"))
    assert game.view(None)["round"] == 1
    assert game.acting == [1]
    events = game.play(1, discard("A_KEY"))
    assert named(events, "round-ended")[0]["why"] == "cards"


def test_when_all_cards_are_gone_no_bribe_is_possible_any_more():
    """SD-25: before any further bribe."""
    game = last_card({(2, 4): "P_TS_TROLL"})
    assert end(game)["why"] == "cards"


def test_before_the_last_card_a_bribe_is_possible():
    """SD-16, SD-25: while a card is held."""
    game = last_card({(2, 4): "P_TS_TROLL"})
    game.play(0, bribe((2, 4)))
    assert game.view(None)["round"] == 1
    assert end(game)["why"] == "cards"


def test_the_last_card_is_played_with_all_that_follows():
    """SD-19, SD-25: its gold is claimed."""
    game = table({}, ["P_TL_DE_GOLD"], [], pile=[])
    events = game.play(0, lay("P_TL_DE_GOLD", (2, 4), True))
    (ended,) = named(events, "round-ended")
    assert (ended["why"], ended["nuggets"]) == ("cards", [1, 0])


# SD-26: taking the gold


def test_gold_cards_with_own_counters_are_taken():
    """SD-26: path and goal cards; they are the score."""
    maze = {(2, 8): "P_BRIDGE_GOLD blue", (4, 8): "P_DTURN_GOLD green", (6, 3): "G_TL_3_B green"}
    game = last_card(maze)
    ended = end(game)
    assert (ended["nuggets"], ended["paid"], ended["totals"]) == ([4, 1], [0, 0], [4, 1])
    view = game.view(None)
    assert view["gold"] == [["G_TL_3_B", "P_DTURN_GOLD"], ["P_BRIDGE_GOLD"]]
    assert view["nuggets"] == [4, 1]
    assert game.scores == [4, 1]


def test_gold_is_added_to_that_of_earlier_rounds():
    """SD-26: all of it counts."""
    game = last_card({(4, 8): "P_DTURN_GOLD green"}, gold=[["G_LT_2"], ["G_RT_2"]], round=2)
    assert end(game)["totals"] == [3, 2]


def test_taken_cards_leave_the_deck_for_good():
    """SD-26, SD-28: neither in hands nor pile, nor among the goals."""
    game = last_card({(4, 8): "P_DTURN_GOLD green", (6, 3): "G_TL_3_B blue"})
    end(game)
    new = game.position()
    assert "P_DTURN_GOLD" not in new["pile"] + new["hands"][0] + new["hands"][1]
    assert "G_TL_3_B" not in [goal["card"] for goal in new["goals"]] + new["unused"]


def test_counters_and_keys_return():
    """SD-26: eight and two again."""
    game = last_card({(4, 8): "P_X_DOOR_B key:green", (6, 8): "P_X_TROLL blue"})
    assert (game.view(None)["counters"], game.view(None)["keys"]) == (7, 1)
    end(game)
    assert (game.view(None)["counters"], game.view(None)["keys"]) == (8, 2)


def test_unclaimed_gold_is_nobodys_and_stays_in_the_deck():
    """SD-26, SD-28: the path card is shuffled in again."""
    game = last_card({(4, 8): "P_DTURN_GOLD"})
    assert end(game)["nuggets"] == [0, 0]
    new = game.position()
    assert "P_DTURN_GOLD" in new["pile"] + new["hands"][0] + new["hands"][1]


# SD-27: paying trolls


def paid(maze, **more):
    """What green pays at the end of a round: the cards, in order."""
    game = last_card(maze, **more)
    events = game.play(0, discard("A_MAP"))
    assert [event["seat"] for event in named(events, "paid")] == [0] * len(named(events, "paid"))
    (ended,) = named(events, "round-ended")
    cards = [event["card"] for event in named(events, "paid")]
    assert ended["paid"][0] == sum(event["nuggets"] for event in named(events, "paid"))
    assert set(cards) <= set(game.view(None)["gone"])
    assert not set(cards) & set(game.view(None)["gold"][0])
    return cards


TROLL = {(12, 8): "P_X_TROLL green"}
TWO_TROLLS = {**TROLL, (14, 8): "P_TL_TROLL green"}


def test_a_troll_is_paid_one_card():
    """SD-27: it leaves the game."""
    assert paid({**TROLL, (4, 8): "P_DTURN_GOLD green"}) == ["P_DTURN_GOLD"]


def test_the_cheapest_card_is_paid():
    """SD-27: one nugget before two before three."""
    maze = {**TROLL, (6, 1): "G_LT_2 green", (6, 3): "G_TL_3_B green", (4, 8): "P_DTURN_GOLD green"}
    assert paid(maze) == ["P_DTURN_GOLD"]


def test_there_is_no_change():
    """SD-27: who has only a dear card pays it whole."""
    game = last_card({**TROLL, (6, 3): "G_TL_3_B green"})
    ended = end(game)
    assert (ended["nuggets"], ended["paid"], ended["totals"]) == ([3, 0], [3, 0], [0, 0])


def test_who_has_nothing_pays_nothing():
    """SD-27: with none, nothing is paid."""
    assert paid(TROLL) == []
    assert paid({**TWO_TROLLS, (4, 8): "P_DTURN_GOLD green"}) == ["P_DTURN_GOLD"]


def test_every_troll_costs_a_card():
    """SD-27: two trolls, the two cheapest."""
    maze = {
        **TWO_TROLLS,
        (6, 1): "G_LT_2 green",
        (6, 3): "G_TL_3_B green",
        (6, 5): "G_2DEL_1 green",
    }
    assert paid(maze) == ["G_2DEL_1", "G_LT_2"]


def test_gold_of_earlier_rounds_is_paid_too():
    """SD-27: the cheapest you own, from whatever round."""
    maze = {**TROLL, (6, 3): "G_TL_3_B green"}
    assert paid(maze, gold=[["G_LT_2"], []], round=2) == ["G_LT_2"]


def test_among_equals_this_rounds_card_is_paid_first():
    """SD-27: though its ID is later."""
    maze = {**TROLL, (4, 8): "P_DTURN_GOLD green"}
    assert paid(maze, gold=[["G_2DEL_1"], []], round=2) == ["P_DTURN_GOLD"]


def test_among_equals_of_this_round_the_lowest_id_is_paid():
    """SD-27: as IDs are sorted."""
    maze = {**TROLL, (4, 8): "P_DTURN_GOLD green", (6, 8): "P_BRIDGE_GOLD green"}
    assert paid(maze) == ["P_BRIDGE_GOLD"]
    assert paid({**maze, (6, 5): "G_2DEL_1 green"}) == ["G_2DEL_1"]
    assert paid(TROLL, gold=[["G_V2DE_1", "P_BRIDGE_GOLD"], []], round=2) == ["G_V2DE_1"]


def test_each_pays_for_their_own_trolls():
    """SD-27: blue's troll costs green nothing, though both walked past it."""
    maze = {(12, 8): "P_X_TROLL blue", (4, 8): "P_DTURN_GOLD green", (6, 8): "P_BRIDGE_GOLD blue"}
    ended = end(last_card(maze))
    assert ended["paid"] == [0, 1]
    assert ended["totals"] == [1, 0]


def test_an_unbribed_troll_costs_nothing():
    """SD-27: only bribed ones."""
    assert paid({(12, 8): "P_X_TROLL", (4, 8): "P_DTURN_GOLD green"}) == []
