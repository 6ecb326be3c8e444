"""What the printed rulebooks say in so many words, one test for each note."""

import pytest

from every_game.answers import named, refusal
from games.saboteur_duel.rules.mazes import (
    bribe,
    clear,
    counter,
    discard,
    key,
    lay,
    look,
    may_lay,
    repair,
    table,
)

SIX = ["P_H", "P_V", "A_MAP", "A_KEY", "A_FIX_CART", "P_X_DOOR_B"]


@pytest.mark.parametrize(
    ("move", "held"),
    [
        (lay("P_H", (2, 4)), 6),
        (look((6, 1)), 6),
        (discard("P_H"), 6),
        (discard("P_H", "P_V"), 6),
    ],
)
def test_the_printed_table_of_draws(move, held):
    """SD-8: one card for a path or action card, one or two for a pass of one or two."""
    game = table({}, SIX)
    game.play(0, move)
    assert game.view(None)["cards"][0] == held


def test_the_printed_table_of_draws_for_two_discarded_cards():
    """SD-8: only one, so the hand is one card smaller, for the round and not for the game."""
    game = table({}, SIX, before=[["cart"], []])
    game.play(0, clear(["P_H", "P_V"], "cart"))
    assert game.view(None)["cards"][0] == 5


def test_the_two_wrong_ways_of_laying():
    """SD-10: the printed picture: tunnels that do not continue the neighbour's."""
    game = table({(2, 4): "P_H"}, ["P_V", "P_H"])
    assert refusal(game, lay("P_V", (3, 4))).rule == "SD-10"
    assert may_lay(game, "P_H", (3, 4))


def test_sideways_can_not_even_be_said():
    """SD-9: a card is upright or turned by half; a quarter turn is no move."""
    game = table({}, ["P_V"])
    with pytest.raises(ValueError, match=" "):
        game.play(0, {**lay("P_V", (1, 5)), "turned": "quarter"})
    assert refusal(game, lay("P_V", (2, 4))).rule == "SD-10"


def test_the_note_on_building_for_the_opponent():
    """SD-17: "if you make a tunnel from your opponent's start to gold" they claim it at once."""
    game = table({(2, 2): "P_RT turned", (2, 4): "P_LT"}, ["P_DTURN_GOLD"], turn=1)
    game.play(1, lay("P_DTURN_GOLD", (2, 3)))
    assert counter(game, (2, 3)) == "green"


def test_the_note_on_keys_and_gold():
    """SD-22: a key may help to gold on which no counter lies yet."""
    for claimed, owner in (("", "green"), (" blue", "blue")):
        maze = {(2, 4): "P_TS_DOOR_B", (3, 4): f"P_TL_DE_GOLD turned{claimed}"}
        game = table(maze, ["A_KEY"])
        game.play(0, key((2, 4)))
        assert counter(game, (3, 4)) == owner


def test_the_note_on_two_symbols():
    """SD-21: a card with two green symbols still removes one sabotage card, not two."""
    game = table({}, ["A_FIX_PICK_CART"], before=[["cart", "pickaxe"], []])
    game.play(0, repair("A_FIX_PICK_CART", "pickaxe"))
    assert game.view(None)["before"][0] == ["cart"]


def test_the_note_on_bribed_trolls():
    """SD-16: once bribed, a troll hinders neither player."""
    game = table({(1, 3): "P_V", (2, 4): "P_TS_TROLL"}, ["A_MAP"], ["P_H"])
    game.play(0, bribe((2, 4)))
    game.play(0, discard("A_MAP"))
    assert may_lay(game, "P_H", (3, 4))


def test_trolls_give_no_change():
    """SD-27: who has no card of one nugget pays with a dearer one."""
    maze = {(2, 8): "P_X_TROLL green", (6, 1): "G_LT_2 green", (6, 3): "G_TL_3_B green"}
    game = table(maze, ["A_MAP"], [], pile=[])
    events = game.play(0, discard("A_MAP"))
    assert [event["card"] for event in named(events, "paid")] == ["G_LT_2"]
    assert game.scores == [3, 0]


def test_a_mistake_for_the_opponent_counts_even_if_the_tunnel_breaks():
    """SD-17: the gold is kept at the end of the round."""
    maze = {(2, 4): "P_H", (3, 4): "P_TL_DE_GOLD turned green"}
    game = table(maze, ["A_ROCKFALL"], ["A_MAP"], turn=1, pile=[])
    game.play(1, {"do": "rockfall", "at": [2, 4]})
    game.play(0, discard("A_MAP"))
    assert game.scores == [1, 0]
