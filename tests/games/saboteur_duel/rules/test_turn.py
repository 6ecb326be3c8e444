"""A turn: exactly one of four, and the draw at its end (SD-8)."""

import pytest

import korsi
from every_game.answers import named, refusal
from games.saboteur_duel.rules.mazes import (
    END,
    bribe,
    clear,
    discard,
    entry,
    lay,
    look,
    moves,
    repair,
    rockfall,
    sabotage,
    table,
)


def hand(game, seat=0):
    return game.position()["hands"][seat]


def test_a_path_card_is_laid_and_one_card_drawn():
    """SD-8 (a): the top card of the pile, and then it is the other's turn."""
    game = table({}, ["P_H", "A_MAP"], top=["P_V", "P_LT"])
    game.play(0, lay("P_H", (2, 4)))
    assert hand(game) == ["A_MAP", "P_V"]
    assert game.position()["pile"][0] == "P_LT"
    assert entry(game, (2, 4)) == {"at": [2, 4], "card": "P_H", "turned": False}
    assert game.acting == [1]


def test_an_action_card_is_played_discarded_and_one_card_drawn():
    """SD-8 (b)."""
    game = table({}, ["P_H", "A_MAP"], top=["P_V"])
    game.play(0, look((6, 1)))
    assert hand(game) == ["P_H", "P_V"]
    assert game.view(None)["discard"] == ["A_MAP"]
    assert game.acting == [1]


def test_two_cards_clear_one_sabotage_and_only_one_is_drawn():
    """SD-8 (c): the sabotage card is discarded too; the hand is one smaller."""
    game = table(
        {}, ["P_H", "P_V", "A_MAP"], before=[["cart", "lantern"], []], top=["P_LT", "P_RT"]
    )
    game.play(0, clear(["P_H", "P_V"], "lantern"))
    assert hand(game) == ["A_MAP", "P_LT"]
    assert game.view(None)["before"] == [["cart"], []]
    assert game.view(None)["discard"] == ["A_BREAK_LANTERN", "P_H", "P_V"]
    assert game.acting == [1]


def test_a_hand_that_was_cleared_with_stays_smaller():
    """SD-8 (c): for the round: five cards after it, and five after the next card played."""
    six = ["P_H", "P_H", "P_V", "P_V", "A_MAP", "A_KEY"]
    game = table({}, six, ["A_FIX_CART"], before=[["cart"], []])
    game.play(0, clear(["P_V", "P_V"], "cart"))
    assert len(hand(game)) == 5
    game.play(1, discard("A_FIX_CART"))
    game.play(0, lay("P_H", (2, 4)))
    assert len(hand(game)) == 5


def test_every_pair_may_clear_every_sabotage_before_you():
    """SD-8 (c): any two cards, two of a kind as well; the tool is chosen."""
    game = table({}, ["P_H", "P_H", "A_MAP"], before=[["cart", "pickaxe"], []])
    assert sorted((move["cards"], move["tool"]) for move in moves(game, "clear")) == [
        (["A_MAP", "P_H"], "cart"),
        (["A_MAP", "P_H"], "pickaxe"),
        (["P_H", "P_H"], "cart"),
        (["P_H", "P_H"], "pickaxe"),
    ]


def test_one_card_is_not_enough_to_clear():
    """SD-8 (c): two cards."""
    assert moves(table({}, ["P_H"], before=[["cart"], []]), "clear") == []


def test_there_is_nothing_to_clear_without_sabotage_before_you():
    """SD-8 (c): the opponent's is not yours to remove."""
    game = table({}, ["P_H", "P_V"], before=[[], ["cart"]])
    assert moves(game, "clear") == []
    assert refusal(game, clear(["P_H", "P_V"], "cart")).rule == "SD-8"


def test_a_pass_of_one_card_draws_one():
    """SD-8 (d)."""
    game = table({}, ["P_H", "A_MAP"], top=["P_V", "P_LT"])
    game.play(0, discard("A_MAP"))
    assert hand(game) == ["P_H", "P_V"]
    assert game.view(None)["discard"] == ["A_MAP"]


def test_a_pass_of_two_cards_draws_two():
    """SD-8 (d)."""
    game = table({}, ["P_H", "A_MAP", "A_KEY"], top=["P_V", "P_LT", "P_RT"])
    game.play(0, discard("A_MAP", "P_H"))
    assert hand(game) == ["A_KEY", "P_LT", "P_V"]
    assert game.position()["pile"][0] == "P_RT"


def test_one_or_two_cards_of_the_hand_are_passed():
    """SD-8 (d): any one, any two; never none and never three."""
    game = table({}, ["P_H", "A_MAP", "A_KEY"])
    assert sorted(move["cards"] for move in moves(game, "pass")) == [
        ["A_KEY"],
        ["A_KEY", "A_MAP"],
        ["A_KEY", "P_H"],
        ["A_MAP"],
        ["A_MAP", "P_H"],
        ["P_H"],
    ]
    for cards in ([], ["A_KEY", "A_MAP", "P_H"]):
        with pytest.raises(ValueError, match=" "):
            game.play(0, {"do": "pass", "cards": cards})
    assert len(hand(game)) == 3


def test_two_of_a_kind_are_passed_only_by_who_holds_two():
    """SD-8: the second must be in the hand as well."""
    game = table({}, ["P_H", "A_MAP"])
    assert refusal(game, discard("P_H", "P_H")).rule == "SD-8"


def test_a_pass_needs_no_reason():
    """SD-8 (d): also who could play may pass."""
    game = table({}, ["P_H"])
    assert moves(game, "lay")
    assert discard("P_H") in game.legal(0)


def test_the_draw_comes_after_the_bribes_of_the_turn():
    """SD-8, SD-16: while a bribe is possible the card is still owed."""
    game = table({(2, 4): "P_TS_TROLL"}, ["P_V", "A_MAP"], top=["P_LT"])
    events = game.play(0, lay("P_V", (1, 5)))
    assert named(events, "drew", "drawn") == []
    assert game.view(0)["phase"] == "bribe"
    assert hand(game) == ["A_MAP"]
    game.play(0, bribe((2, 4)))
    assert hand(game) == ["A_MAP", "P_LT"]
    assert game.acting == [1]


def test_two_passed_cards_are_still_owed_after_a_bribe():
    """SD-8 (d), SD-16: two are drawn at the end."""
    game = table({(2, 4): "P_TS_TROLL"}, ["P_V", "A_MAP", "A_KEY"], top=["P_LT", "P_RT"])
    game.play(0, discard("P_V", "A_MAP"))
    assert hand(game) == ["A_KEY"]
    game.play(0, bribe((2, 4)))
    assert hand(game) == ["A_KEY", "P_LT", "P_RT"]


@pytest.mark.parametrize("cards", [1, 2])
def test_a_saved_table_knows_how_many_cards_are_owed(cards):
    """SD-8: loaded in the middle of a turn, the game goes on as if nothing had been."""
    game = table({(2, 4): "P_TS_TROLL"}, ["P_V", "A_MAP", "A_KEY"], top=["P_LT", "P_RT"])
    game.play(0, discard(*["P_V", "A_MAP"][:cards]))
    again = korsi.load(game.position())
    assert again.play(0, END) == game.play(0, END)
    assert again.position() == game.position()
    assert len(hand(again)) == 3


def test_the_turn_ends_by_itself_when_no_bribe_is_possible():
    """SD-8: no `end` is asked for."""
    game = table({}, ["P_H"])
    game.play(0, lay("P_H", (2, 4)))
    assert game.acting == [1]
    assert game.view(None)["phase"] == "act"


def test_the_player_ends_the_turn_when_a_bribe_is_possible():
    """SD-8: bribing or ending, nothing else."""
    game = table({(2, 4): "P_TS_TROLL"}, ["P_V", "P_H"])
    game.play(0, lay("P_V", (1, 5)))
    assert game.acting == [0]
    assert game.legal(0) == [bribe((2, 4)), END] or game.legal(0) == [END, bribe((2, 4))]
    game.play(0, END)
    assert game.acting == [1]


def test_a_turn_can_not_be_ended_before_the_action():
    """SD-8: one of the four must be chosen."""
    game = table({(2, 4): "P_TS_TROLL"}, ["P_V"])
    assert END not in game.legal(0)
    assert refusal(game, END).rule == "SD-8"


def test_there_is_one_action_a_turn():
    """SD-8: exactly one; what is left of the turn are bribes."""
    game = table({(2, 4): "P_TS_TROLL"}, ["P_V", "P_H", "A_MAP"])
    game.play(0, lay("P_V", (1, 5)))
    for move in (lay("P_H", (0, 4)), look((6, 1)), discard("P_H")):
        assert refusal(game, move).rule == "SD-8"


def test_players_take_turns():
    """SD-8: and only who is on turn has moves."""
    game = table({}, ["P_H", "P_V"], ["P_H", "P_V"])
    assert game.legal(1) == []
    refused = refusal(game, discard("P_H"), seat=1)
    assert refused.rule == "SD-8"
    game.play(0, discard("P_H"))
    assert game.legal(0) == []
    game.play(1, discard("P_H"))
    assert game.acting == [0]


def test_with_an_empty_pile_nothing_is_drawn():
    """SD-8: but a move must still be chosen."""
    game = table({}, ["P_H", "P_V", "A_MAP"], ["P_H"], pile=[])
    events = game.play(0, lay("P_H", (2, 4)))
    assert named(events, "drew", "drawn") == []
    assert hand(game) == ["A_MAP", "P_V"]
    assert game.acting == [1]
    assert all(move["do"] in ("lay", "pass") for move in game.legal(1))


def test_a_pile_of_one_gives_one_of_the_two_owed():
    """SD-8: as far as the pile goes."""
    game = table({}, ["P_H", "P_V", "A_MAP"], pile=["P_LT"])
    game.play(0, discard("P_H", "P_V"))
    assert hand(game) == ["A_MAP", "P_LT"]
    assert game.view(None)["pile"] == 0


def test_who_has_no_cards_sits_out_until_the_round_ends():
    """SD-8: the other goes on alone."""
    game = table({}, ["P_H", "P_V", "A_MAP"], ["A_KEY"], pile=[])
    game.play(0, lay("P_H", (2, 4)))
    game.play(1, discard("A_KEY"))
    assert game.acting == [0]
    game.play(0, lay("P_V", (1, 5)))
    assert game.acting == [0]
    assert game.view(None)["cards"] == [1, 0]
    assert game.legal(1) == []


def test_who_sits_out_may_not_bribe():
    """SD-16: nor do anything else."""
    game = table({(2, 2): "P_TS_TROLL"}, ["P_H", "P_V"], [], pile=[])
    assert game.acting == [0]
    assert game.legal(1) == []
    refusal(game, bribe((2, 2)), seat=1)
    game.play(0, lay("P_H", (2, 4)))
    assert game.acting == [0]
    refusal(game, bribe((2, 2)), seat=1)


def test_after_the_last_card_a_bribe_is_still_possible_in_that_turn():
    """SD-8, SD-16: the player sits out from the next turn on."""
    game = table({(2, 4): "P_TS_TROLL"}, ["P_V"], ["A_KEY"], pile=[])
    game.play(0, lay("P_V", (1, 5)))
    assert game.acting == [0]
    game.play(0, bribe((2, 4)))
    assert game.acting == [1]


def test_discards_are_shown_and_have_no_order():
    """SD-8, SD-1: sorted, whoever discarded first."""
    game = table({}, ["P_V", "P_H"], ["A_MAP", "A_KEY"])
    game.play(0, discard("P_V"))
    game.play(1, discard("A_MAP"))
    assert game.view(None)["discard"] == ["A_MAP", "P_V"]


@pytest.mark.parametrize(
    "move",
    [
        lay("P_LT", (2, 4)),
        look((6, 1)),
        rockfall((2, 4)),
        sabotage("A_BREAK_CART"),
        repair("A_FIX_CART", "cart"),
        discard("P_RT"),
        discard("P_H", "P_RT"),
        clear(["P_H", "P_RT"], "cart"),
    ],
)
def test_a_card_must_be_in_the_hand(move):
    """SD-8: whatever it is for; this comes before every other reason."""
    game = table({(2, 4): "P_H"}, ["P_H", "P_V"], before=[["cart"], []])
    assert refusal(game, move).rule == "SD-8"
