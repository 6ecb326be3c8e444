"""The numbers of a hint are those of worlds that its seat may imagine."""

import korsi
from korsi.bots import make_bot
from korsi.bots.player import WORLDS
from korsi.sentences import say


def at(rows: list[list[int]], hands: list[list[int]]) -> korsi.Game:
    return korsi.load(
        {
            "game": "six-nimmt",
            "rules": 1,
            "seats": len(hands),
            "options": {"variant": "classic", "target": 66, "rounds": None},
            "seed": 1,
            "round": 1,
            "phase": "choose",
            "rows": rows,
            "hands": hands,
            "chosen": [None] * len(hands),
            "herds": [[] for _ in hands],
            "totals": [0] * len(hands),
        }
    )


def test_a_card_that_nobody_can_spoil_is_safe_in_every_world():
    game = at([[103], [10], [20], [30]], [[104], [50]])
    thought = make_bot("search:200", 1).think(game.view(0))
    assert thought.move["card"] == 104
    assert (thought.data["safe"], thought.data["worlds"]) == (WORLDS, WORLDS)
    assert f"in {WORLDS} of {WORLDS} imagined tricks it takes nothing" in say(
        "en", thought.why, thought.data
    )


def test_the_sixth_card_of_a_row_is_safe_in_no_world_where_nobody_can_be_before():
    game = at([[1, 2, 3, 4, 5], [100], [101], [102]], [[6], [103]])
    thought = make_bot("search:200", 1).think(game.view(0))
    assert thought.why == "six-nimmt-why-full"
    assert thought.data["safe"] == 0


def test_what_it_saves_is_what_the_next_best_costs_more():
    """104 is safe; 6 takes a row of 26 heads, and every world says so."""
    game = at([[11, 22, 33, 44, 55], [103], [101], [102]], [[56, 104], [10, 9]])
    thought = make_bot("search:400", 1).think(game.view(0))
    worth = {move["card"]: mean for move, _, mean in thought.tried}
    best = worth.pop(thought.move["card"])
    assert thought.data["saved"] == round(best - max(worth.values()))


def test_reasons_change_no_move_and_are_found_only_when_asked_for():
    game = korsi.new("six-nimmt", seats=4, seed=3, rounds=1)
    one, other = make_bot("search:60", 5), make_bot("search:60", 5)
    while not game.over:
        seat = game.acting[0]
        asked, unasked = one.think(game.view(seat)), other.think(game.view(seat))
        assert asked.why
        assert asked.move == unasked.move
        assert asked.tried == unasked.tried
        game.play(seat, asked.move)
