"""Drinking, and what the eight kinds do (PE-12, PE-18 … PE-26)."""

import pytest

from games.potion_explosion.rules.desks import (
    DONE,
    END,
    GAME,
    at,
    cause,
    desk,
    does,
    drink,
    finish,
    named,
    pick,
    play,
    prism,
    put,
    table,
)
from korsi.sentences import say

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
    assert cause(game, pick(0, 0)) == ("PE-21", "not-now", {"phase": "prism"})
    assert cause(game, DONE) == ("PE-21", "prism-early", {})
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
    lack = {"kind": "prismatic", "cause": "flask"}
    assert cause(game, drink("prismatic-4a")) == ("PE-26", "no-effect", lack)


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
    lack = {"kind": "prismatic", "cause": "flask"}
    assert cause(game, drink("sands-4a", "prismatic")) == ("PE-23", "no-effect", lack)
    events = play(game, drink("sands-4a", "wisdom", track=0, place=0))
    assert events[0]["as"] == "wisdom"
    play(game, drink("sands-5a", "wisdom", track=0, place=0))
    assert at(game)["hand"] == "RB"


def test_sands_without_a_drunk_potion_can_do_nothing():
    """PE-23, PE-26."""
    game = table(desks={0: shelf("sands-4a", "wisdom-4a")})
    again = drink("sands-4a", "wisdom", track=0, place=0)
    assert cause(game, again) == ("PE-23", "sands-not-drunk", {"kind": "wisdom"})
    assert cause(game, drink("sands-4a", "sands"))[:2] == ("PE-23", "sands-none-drunk")


def test_balm_takes_part_of_a_run():
    """PE-24: two or more neighbours of one colour."""
    game = table({0: "RYYYK"}, left_out=NEW, desks={0: shelf("balm-4a")})
    runs = [move for move in does(game, "drink") if move["track"] == 0 and move["place"] < 4]
    assert [(move["place"], move["count"]) for move in runs] == [(1, 2), (1, 3), (2, 2)]
    wrong = drink("balm-4a", track=0, place=0, count=2)
    differ = {"track": 0, "place": 1, "colour": "Y"}
    assert cause(game, wrong) == ("PE-24", "balm-colours", differ)
    assert "differ in colour" in say("en", f"{GAME}-balm-colours", differ)
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
        {"kind": "blind_love", "cause": "victim"},
    )
    assert not does(game, "drink")


def test_a_potion_has_its_own_effect():
    """PE-12."""
    game = table({0: "RBKY"}, desks={0: shelf("wisdom-4a")})
    wrong = drink("wisdom-4a", "magnetic", track=0, place=0)
    assert cause(game, wrong)[:2] == ("PE-12", "wrong-effect")
    assert END not in game.legal(0)


# More of PE-12


def test_any_number_of_potions_are_drunk_in_a_turn():
    """PE-12: before the pick and after it; no explosion by any of them."""
    own = shelf("wisdom-4a", "magnetic-4a", "abyssal-4a")
    game = table({0: "YRYBKK", 1: "K", 2: "K", 3: "K", 4: "K"}, desks={0: own})
    events = play(
        game,
        drink("wisdom-4a", track=0, place=1),
        drink("magnetic-4a", track=0, place=1),
        pick(1, 0),
        drink("abyssal-4a", tracks=[0, 2]),
    )
    assert not named(events, "exploded")
    assert at(game)["hand"] == "RBKKYY"
    assert [potion["drunk"] for potion in at(game)["potions"]] == [True] * 3
    assert not does(game, "drink")


def test_a_drunk_potion_counts_for_a_skill_token():
    """PE-12, PE-27."""
    own = desk(
        (("wisdom-4b", "RRY"), "any"), hand="Y", drunk=("wisdom-4a",), potions=("wisdom-5a",)
    )
    game = table(desks={0: own}, picked=True)
    play(game, put("Y", 0))
    assert [event["why"] for event in named(finish(game), "skill")] == ["three"]


def test_both_copies_are_drunk_one_after_the_other():
    """PE-12: listed once while both are full."""
    game = table({0: "RBKY"}, desks={0: shelf("wisdom-4a", "wisdom-4b")})
    assert len(does(game, "drink")) == 40
    play(game, drink("wisdom-4a", track=0, place=0), drink("wisdom-4b", track=0, place=0))
    assert [potion["drunk"] for potion in at(game)["potions"]] == [True, True]
    assert at(game)["hand"] == "RB"


def test_wisdom_reaches_the_front_eight_of_every_track():
    """PE-18, PE-7."""
    game = table({0: "RBK"}, desks={0: shelf("wisdom-7b")}, short=False)
    spots = [(move["track"], move["place"]) for move in does(game, "drink")]
    assert spots == [(track, place) for track in range(5) for place in range(8)]


def test_blind_love_takes_the_flask_not_the_burners():
    """PE-19: any opponent with a marble; one's own flask stays."""
    desks = {
        0: shelf("blind_love-4a", flask="B"),
        1: desk((("wisdom-4a", "RR"), "any"), flask="Y"),
        3: desk(flask="KKK"),
    }
    game = table(seats=4, desks=desks)
    assert [move["victim"] for move in does(game, "drink")] == [1, 3]
    play(game, drink("blind_love-4a", victim=3))
    assert (at(game)["hand"], at(game)["flask"]) == ("KKK", "B")
    assert [at(game, seat)["flask"] for seat in (1, 3)] == ["Y", ""]
    assert at(game, 1)["burners"][0]["holes"] == {"Y": 2}


def test_magnetic_takes_the_seventh_and_eighth_but_not_the_ninth():
    """PE-20: the two behind it meet without an explosion."""
    game = table({0: "RRRRRRKYR"}, desks={0: shelf("magnetic-4a")})
    places = [move["place"] for move in does(game, "drink") if move["track"] == 0]
    assert places == [5, 6]
    events = play(game, drink("magnetic-4a", track=0, place=6))
    assert not named(events, "exploded")
    assert game.view(0)["tracks"][0]["marbles"][:7] == "RRRRRRR"


def test_magnetic_needs_two_colours_side_by_side():
    """PE-20, PE-26."""
    game = table({0: "RRRR", 1: "B"}, desks={0: shelf("magnetic-4a")}, short=True)
    wrong = drink("magnetic-4a", track=0, place=0)
    assert cause(game, wrong) == ("PE-26", "no-effect", {"kind": "magnetic", "cause": "pair"})


def test_prismatic_ends_when_no_hole_is_left():
    """PE-21: what stays in the flask stays."""
    own = desk((("wisdom-4a", "RRY"), None), flask="KKB", potions=("prismatic-4a", "sands-4a"))
    game = table(desks={0: own}, new=1)
    events = play(game, drink("prismatic-4a"), prism("K", 0, "Y"))
    assert [event["event"] for event in events if event["event"] != "arrived"] == [
        "drunk",
        "prism",
        "completed",
        "returned",
        "prism-done",
    ]
    assert at(game)["flask"] == "BK"
    assert game.view(0)["phase"] == "turn"


def test_prismatic_may_complete_two_potions():
    """PE-21, PE-15: and uses only what was in the flask; the hand stays where it is."""
    own = desk(
        (("wisdom-4a", "RRY"), ("magnetic-4a", "BBK")),
        hand="YK",
        flask="RRR",
        potions=("prismatic-4a",),
    )
    game = table(desks={0: own})
    play(game, drink("prismatic-4a"))
    assert {move["colour"] for move in game.legal(0)} == {"R"}
    assert game.view(0)["prism"] == {"flask": "RRR", "put": 0}
    play(game, prism("R", 0, "Y"))
    assert game.view(0)["prism"] == {"flask": "RR", "put": 1}
    events = play(game, prism("R", 1, "K"))
    assert named(events, "returned")[0]["colours"] == "RBBK"
    assert named(events, "prism-done")
    assert (at(game)["hand"], at(game)["flask"]) == ("KY", "R")
    assert len(at(game)["potions"]) == 3


def test_a_marble_of_the_right_colour_may_be_put_by_a_prism():
    """PE-21: and every pair of a marble and a hole is listed."""
    own = desk(("wisdom-4a", ("magnetic-4a", "BBK")), flask="RK", potions=("prismatic-4a",))
    game = table(desks={0: own})
    play(game, drink("prismatic-4a"))
    assert game.legal(0) == [
        prism("R", 0, "R"),
        prism("R", 0, "Y"),
        prism("R", 1, "K"),
        prism("K", 0, "R"),
        prism("K", 0, "Y"),
        prism("K", 1, "K"),
    ]


def test_holes_filled_by_a_prism_stay_filled():
    """PE-21, PE-13: the hole is gone, whatever lies on it."""
    own = desk(("wisdom-4a", "any"), hand="RR", flask="K", potions=("prismatic-4a",))
    game = table(desks={0: own})
    play(game, drink("prismatic-4a"), prism("K", 0, "R"), put("R", 0))
    assert put("R", 0) not in game.legal(0)
    assert at(game)["burners"][0]["filled"] == [
        {"hole": "R", "marble": "R"},
        {"hole": "R", "marble": "K"},
    ]


def test_prismatic_needs_a_hole():
    """PE-21, PE-26: the flask alone is not enough."""
    own = desk((None, None), flask="R", potions=("prismatic-4a", "wisdom-4a"))
    game = table(desks={0: own}, new=2)
    lack = {"kind": "prismatic", "cause": "hole"}
    assert cause(game, drink("prismatic-4a")) == ("PE-26", "no-effect", lack)


def test_abyssal_lists_every_choice_of_fronts():
    """PE-22: at most one of a colour, from one track to four; not from an empty track."""
    game = table({0: "RB", 1: "RB", 2: "BK", 4: "YR"}, desks={0: shelf("abyssal-4a")}, short=True)
    found = [move["tracks"] for move in does(game, "drink")]
    assert sorted(found) == [
        [0],
        [0, 2],
        [0, 2, 4],
        [0, 4],
        [1],
        [1, 2],
        [1, 2, 4],
        [1, 4],
        [2],
        [2, 4],
        [4],
    ]
    play(game, drink("abyssal-4a", tracks=[0, 2, 4]))
    assert [track[:1] for track in game.position()["tracks"]] == ["B", "R", "K", "", "R"]


def test_abyssal_does_not_explode():
    """PE-22, PE-12."""
    game = table({0: "RYY", 1: "B", 2: "K"}, desks={0: shelf("abyssal-4a")})
    events = play(game, drink("abyssal-4a", tracks=[0, 1, 2]))
    assert not named(events, "exploded")
    assert at(game)["hand"] == "RBK"


SANDS = [
    ("wisdom", {"track": 0, "place": 1}, "R"),
    ("blind_love", {"victim": 1}, "KK"),
    ("magnetic", {"track": 0, "place": 0}, "RY"),
    ("abyssal", {"tracks": [0, 1]}, "BY"),
    ("balm", {"track": 0, "place": 2, "count": 2}, "YY"),
]


@pytest.mark.parametrize(("kind", "way", "taken"), SANDS)
def test_sands_copies_each_kind(kind, way, taken):
    """PE-23: as that potion would do, and the old one stays drunk."""
    gone = ("prismatic", "filter")
    own = shelf("sands-4a", drunk=(f"{kind}-4a",))
    game = table({0: "YRYYK", 1: "B"}, left_out=gone, desks={0: own, 1: desk(flask="KK")})
    events = play(game, drink("sands-4a", kind, **way))
    assert events[0] == {"event": "drunk", "seat": 0, "tile": "sands-4a", "as": kind}
    assert at(game)["hand"] == taken
    assert at(game)["potions"] == [
        {"tile": "sands-4a", "drunk": True},
        {"tile": f"{kind}-4a", "drunk": True},
    ]


def test_sands_copies_a_prism():
    """PE-23, PE-21."""
    own = desk(("wisdom-4a", "any"), flask="K", potions=("sands-4a",), drunk=("prismatic-4a",))
    game = table(desks={0: own})
    play(game, drink("sands-4a", "prismatic"))
    assert game.view(0)["phase"] == "prism"
    events = play(game, prism("K", 0, "Y"))
    assert named(events, "prism-done")


def test_sands_copies_a_filter():
    """PE-23, PE-25."""
    own = shelf("sands-4a", drunk=("filter-4a",))
    game = table({0: "YRYYK"}, left_out=NEW, desks={0: own})
    events = play(game, drink("sands-4a", "filter", track=0, places=[0, 2]))
    assert named(events, "returned") == [{"event": "returned", "colours": "YY"}]


def test_sands_uses_a_potion_drunk_in_this_turn():
    """PE-23: several Sands the same; but not a Sands that has used it."""
    own = shelf("wisdom-4a", "sands-4a", "sands-5a", "sands-6a")
    game = table({0: "RBKY"}, desks={0: own})
    assert {move["tile"] for move in does(game, "drink")} == {"wisdom-4a"}
    play(game, drink("wisdom-4a", track=0, place=0))
    for tile in ("sands-4a", "sands-5a", "sands-6a"):
        play(game, drink(tile, "wisdom", track=0, place=0))
    assert at(game)["hand"] == "RBKY"


def test_sands_uses_only_one_s_own_potions():
    """PE-23: what others drank does not count."""
    game = table(desks={0: shelf("sands-4a"), 1: shelf(drunk=("wisdom-4a",))})
    assert not does(game, "drink")


def test_balm_reaches_only_the_front_eight():
    """PE-24: a run that goes on behind is cut there; the neighbours do not explode."""
    game = table({0: "RBRBKRRRR"}, left_out=NEW, desks={0: shelf("balm-4a")})
    runs = [(m["place"], m["count"]) for m in does(game, "drink") if m["track"] == 0]
    assert runs == [(5, 2), (5, 3), (6, 2)]
    events = play(game, drink("balm-4a", track=0, place=5, count=2))
    assert not named(events, "exploded")
    assert at(game)["hand"] == "RR"


def test_balm_takes_a_run_of_eight():
    """PE-24."""
    game = table({0: "RRRRRRRR"}, left_out=NEW, desks={0: shelf("balm-4a")})
    play(game, drink("balm-4a", track=0, place=0, count=8))
    assert at(game)["hand"] == "RRRRRRRR"


def test_balm_without_equal_neighbours_can_do_nothing():
    """PE-24, PE-26."""
    game = table({0: "RBRB", 1: "YKYK"}, left_out=NEW, desks={0: shelf("balm-4a")}, short=True)
    wrong = drink("balm-4a", track=0, place=0, count=2)
    assert cause(game, wrong) == ("PE-26", "no-effect", {"kind": "balm", "cause": "run"})


def test_filter_takes_one_to_five_of_the_front_eight():
    """PE-25: any of them, of one colour."""
    game = table({0: "RRRRRRBRR"}, left_out=NEW, desks={0: shelf("filter-4a")})
    found = [move["places"] for move in does(game, "drink") if move["track"] == 0]
    reds = [places for places in found if places != [6]]
    assert [6] in found
    assert len(reds) == 7 + 21 + 35 + 35 + 21
    assert max(len(places) for places in reds) == 5
    assert all(set(places) <= {0, 1, 2, 3, 4, 5, 7} for places in reds)


def test_filter_tells_what_comes_into_sight_and_where_it_returns():
    """PE-25, PE-17: the marbles do not come to hand."""
    own = shelf("filter-4a")
    game = table({0: "RYRYKBKBYKB"}, left_out=NEW, desks={0: own}, short=True)
    events = play(game, drink("filter-4a", track=0, places=[0, 2]))
    assert [event["event"] for event in events[:4]] == ["drunk", "filtered", "seen", "returned"]
    assert events[1] == {
        "event": "filtered",
        "seat": 0,
        "track": 0,
        "places": [0, 2],
        "colour": "R",
    }
    assert events[2] == {"event": "seen", "track": 0, "colours": "KB"}
    assert game.position()["tracks"][0].startswith("YYKBKBYKB")
    assert "".join(game.position()["tracks"]).count("R") == 2


@pytest.mark.parametrize("kind", ["wisdom", "magnetic", "abyssal"])
def test_with_an_empty_dispenser_potions_that_take_can_not_be_drunk(kind):
    """PE-26."""
    own = desk((None, None), potions=(f"{kind}-4a", "sands-4a", "sands-5a"))
    game = table({}, desks={0: own}, short=True, new=2)
    ways = {"wisdom": {"track": 0, "place": 0}, "magnetic": {"track": 0, "place": 0}}
    way = ways.get(kind, {"tracks": [0]})
    lack = {"kind": kind, "cause": "pair" if kind == "magnetic" else "marble"}
    assert cause(game, drink(f"{kind}-4a", **way)) == ("PE-26", "no-effect", lack)
    assert not does(game, "drink")
