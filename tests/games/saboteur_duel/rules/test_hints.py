"""The numbers in a hint's reason: the gold that may lie there, the way that is left, the cards."""

from games.saboteur_duel.rules.mazes import discard, look, table
from korsi.bots.player import WORLDS, Reasons
from korsi.catalogue import take_in
from korsi.random import Random
from korsi.sentences import say


def why(game, move, seat=0):
    """Why this move, and in words."""
    rules, knowledge = take_in(game.view(seat))
    chance = Random(1, 1)
    world = knowledge.world(chance)
    code = next(code for code in world.codes(seat) if rules.move(world, code) == move)
    key, data = Reasons(rules, knowledge, world, code, chance)()
    return key, data, say("en", key, data)


def test_of_a_map_in_how_many_mines_gold_lies_there():
    """SD-24: what was not looked at may be any goal that is left."""
    key, data, said = why(table({}, ["A_MAP"]), look((6, 1)))
    assert key == "saboteur-duel-why-map"
    assert data["worlds"] == WORLDS
    assert 0 < data["rich"] < WORLDS
    assert f"in {data['rich']} of {WORLDS} imagined mines it is gold" in said


def test_of_new_cards_how_many_are_left():
    """SD-8 (d)"""
    key, _, said = why(table({}, ["A_MAP"], pile=["P_V", "P_H"]), discard("A_MAP"))
    assert key == "saboteur-duel-why-pass"
    assert said == "New cards may be of more use; 2 cards are left to draw."
    assert why(table({}, ["A_MAP"], pile=[]), discard("A_MAP"))[1]["pile"] == 0
