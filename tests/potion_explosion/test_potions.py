"""Drinking, and what the eight kinds do (PE-12, PE-18 … PE-26)."""

import pytest

from potion_explosion.desks import (
    DONE,
    END,
    at,
    cause,
    desk,
    does,
    drink,
    named,
    pick,
    play,
    prism,
    put,
    table,
)

NEW = ("wisdom", "prismatic")  # Balm and Filter are in the game


def shelf(*potions, drunk=(), **more):
    return desk(potions=potions, drunk=drunk, **more)


def test_a_potion_is_drunk_once_and_keeps_its_points():
    """PE-12."""
    game = table({0: "RBKY"}, desks={0: shelf("wisdom-4a")})
    play(game, drink("wisdom-4a", track=0, place=2))
    assert game.scores[0] == 5
    assert cause(game, drink("wisdom-4a", track=0, place=0)) == (
        "PE-12",
        "drunk-already",
        {"tile": "wisdom-4a"},
    )
    assert cause(game, drink("wisdom-5a", track=0, place=0))[:2] == ("PE-12", "not-completed")
    assert cause(game, drink("ale-4a", "wisdom", track=0, place=0))[:2] == ("PE-12", "no-such-tile")


def test_a_potion_completed_a_moment_ago_may_be_drunk():
    """PE-12: before or after the pick."""
    game = table({0: "RBKY"}, desks={0: desk((("wisdom-4a", "RRY"), "any"), hand="Y")})
    play(game, put("Y", 0), drink("wisdom-4a", track=0, place=0), pick(0, 0))
    assert at(game)["hand"] == "RB"


def test_copies_mean_the_same():
    """PE-12: the lower letter is offered, either is taken; `as` may be left out."""
    game = table({0: "RBKY"}, desks={0: shelf("wisdom-4b", "wisdom-4a")})
    assert {move["tile"] for move in does(game, "drink")} == {"wisdom-4a"}
    events = game.play(0, {"do": "drink", "tile": "wisdom-4b", "track": 0, "place": 0})
    assert events[0] == {"event": "drunk", "seat": 0, "tile": "wisdom-4a", "as": None}
    assert {move["tile"] for move in does(game, "drink")} == {"wisdom-4b"}


def test_wisdom_takes_one_marble():
    """PE-18: without an explosion."""
    game = table({0: "YRY"}, desks={0: shelf("wisdom-4a")})
    events = play(game, drink("wisdom-4a", track=0, place=1))
    assert named(events, "took")[0]["marbles"] == [{"track": 0, "place": 1, "colour": "R"}]
    assert at(game)["hand"] == "R"


def test_blind_love_empties_a_flask():
    """PE-19."""
    game = table(seats=3, desks={0: shelf("blind_love-4a"), 1: desk(flask="RRK")})
    assert cause(game, drink("blind_love-4a", victim=2)) == (
        "PE-19",
        "victim-flask-empty",
        {"victim": 2},
    )
    assert cause(game, drink("blind_love-4a", victim=0))[:2] == ("PE-19", "victim-self")
    events = play(game, drink("blind_love-4a", victim=1))
    assert named(events, "robbed")[0]["colours"] == "RRK"
    assert (at(game)["hand"], at(game, 1)["flask"]) == ("RRK", "")


def test_magnetic_takes_two_neighbours_of_different_colours():
    """PE-20: both among the front 8."""
    game = table({0: "YYRBKYRBKY"}, desks={0: shelf("magnetic-4a")})
    assert cause(game, drink("magnetic-4a", track=0, place=0))[:2] == ("PE-20", "same-colours")
    assert cause(game, drink("magnetic-4a", track=0, place=7)) == (
        "PE-7",
        "out-of-reach",
        {"track": 0, "place": 8},
    )
    play(game, drink("magnetic-4a", track=0, place=1))
    assert at(game)["hand"] == "RY"


def test_prismatic_puts_flask_marbles_on_any_hole():
    """PE-21: nothing else meanwhile; it ends by itself when the flask is empty."""
    own = desk(("wisdom-4a", "abyssal-4a"), flask="KK", potions=("prismatic-4a",))
    game = table(desks={0: own})
    play(game, drink("prismatic-4a"))
    assert cause(game, pick(0, 0))[:2] == ("PE-21", "prism-first")
    assert cause(game, DONE)[:2] == ("PE-21", "prism-first")
    assert cause(game, prism("R", 0, "R"))[:2] == ("PE-21", "not-in-flask")
    assert cause(game, prism("K", 0, "B")) == ("PE-21", "prism-hole", {"burner": 0, "hole": "B"})
    play(game, prism("K", 0, "R"))
    assert DONE in game.legal(0)
    events = play(game, prism("K", 1, "B"))
    assert named(events, "prism-done")
    assert at(game)["burners"][0]["filled"] == [{"hole": "R", "marble": "K"}]
    assert at(game)["burners"][0]["holes"] == {"R": 1, "Y": 2}
    assert game.view(0)["prism"] is None


def test_the_marbles_actually_on_a_potion_return():
    """PE-15, PE-21."""
    own = desk((("wisdom-4a", "RRY"), "any"), flask="KK", potions=("prismatic-4a",))
    game = table(desks={0: own})
    events = play(game, drink("prismatic-4a"), prism("K", 0, "Y"))
    assert named(events, "returned")[0]["colours"] == "RRKY"
    play(game, DONE)
    assert at(game)["flask"] == "K"


def test_prismatic_needs_a_marble_in_the_flask():
    """PE-21, PE-26."""
    game = table(desks={0: shelf("prismatic-4a", hand="R")})
    assert cause(game, drink("prismatic-4a"))[:2] == ("PE-21", "prism-empty")


def test_abyssal_takes_front_marbles_of_different_colours():
    """PE-22: at least one, one of each colour at most."""
    game = table({0: "RB", 1: "RB", 2: "BK", 3: "KY", 4: "YR"}, desks={0: shelf("abyssal-4a")})
    assert cause(game, drink("abyssal-4a", tracks=[0, 1])) == (
        "PE-22",
        "abyssal-same-colour",
        {"track": 1, "place": 0, "colour": "R"},
    )
    assert cause(game, drink("abyssal-4a", tracks=[]))[:2] == ("PE-22", "abyssal-none")
    with pytest.raises(ValueError, match="ascend"):
        game.play(0, drink("abyssal-4a", tracks=[2, 0]))
    play(game, drink("abyssal-4a", tracks=[1, 2, 3, 4]))
    assert at(game)["hand"] == "RBKY"


def test_sands_uses_again_what_was_drunk():
    """PE-23: but not another Sands, and not what was not drunk."""
    own = shelf("sands-4a", "sands-5a", drunk=("wisdom-4a", "prismatic-4a"))
    game = table({0: "RBKY"}, desks={0: own})
    assert {move["as"] for move in does(game, "drink")} == {"wisdom"}
    assert cause(game, drink("sands-4a", "sands"))[:2] == ("PE-23", "sands-itself")
    assert cause(game, drink("sands-4a", "balm", track=0, place=0, count=2)) == (
        "PE-23",
        "sands-not-drunk",
        {"kind": "balm"},
    )
    assert cause(game, drink("sands-4a", "prismatic"))[:2] == ("PE-21", "prism-empty")
    events = play(game, drink("sands-4a", "wisdom", track=0, place=0))
    assert events[0]["as"] == "wisdom"
    play(game, drink("sands-5a", "wisdom", track=0, place=0))
    assert at(game)["hand"] == "RB"


def test_sands_without_a_drunk_potion_can_do_nothing():
    """PE-23, PE-26."""
    game = table(desks={0: shelf("sands-4a", "wisdom-4a")})
    assert cause(game, drink("sands-4a", "wisdom", track=0, place=0))[:2] == (
        "PE-23",
        "sands-nothing",
    )


def test_balm_takes_part_of_a_run():
    """PE-24: two or more neighbours of one colour."""
    game = table({0: "RYYYK"}, left_out=NEW, desks={0: shelf("balm-4a")})
    runs = [move for move in does(game, "drink") if move["track"] == 0 and move["place"] < 4]
    assert [(move["place"], move["count"]) for move in runs] == [(1, 2), (1, 3), (2, 2)]
    wrong = drink("balm-4a", track=0, place=0, count=2)
    assert cause(game, wrong) == ("PE-24", "balm-run", {"track": 0, "place": 0, "count": 2})
    play(game, drink("balm-4a", track=0, place=1, count=3))
    assert at(game)["hand"] == "YYY"


def test_filter_returns_marbles_of_one_colour():
    """PE-25: not necessarily neighbours, and nothing explodes."""
    game = table({0: "RYRYRKKK"}, left_out=NEW, desks={0: shelf("filter-4a")})
    assert cause(game, drink("filter-4a", track=0, places=[0, 1])) == (
        "PE-25",
        "filter-colours",
        {"track": 0, "place": 1, "colour": "Y"},
    )
    assert cause(game, drink("filter-4a", track=0, places=[]))[:2] == ("PE-25", "filter-count")
    events = play(game, drink("filter-4a", track=0, places=[0, 2, 4]))
    assert named(events, "returned")[0]["colours"] == "RRR"
    assert game.view(0)["tracks"][0]["marbles"][:5] == "YYKKK"
    assert at(game)["hand"] == ""


def test_a_potion_that_could_do_nothing_can_not_be_drunk():
    """PE-26."""
    game = table(desks={0: shelf("blind_love-4a")})
    assert cause(game, drink("blind_love-4a", victim=1)) == (
        "PE-26",
        "no-effect",
        {"kind": "blind_love"},
    )
    assert not does(game, "drink")


def test_a_potion_has_its_own_effect():
    """PE-12."""
    game = table({0: "RBKY"}, desks={0: shelf("wisdom-4a")})
    wrong = drink("wisdom-4a", "magnetic", track=0, place=0)
    assert cause(game, wrong)[:2] == ("PE-12", "wrong-effect")
    assert END not in game.legal(0)
