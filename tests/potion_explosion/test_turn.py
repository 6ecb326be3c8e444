"""Putting marbles, the flask, completing, the end of a turn, returning (PE-13 … PE-17)."""

from collections import Counter

import korsi
from potion_explosion.desks import (
    END,
    at,
    cause,
    desk,
    does,
    named,
    play,
    put,
    table,
    take,
    to_flask,
    to_hand,
)


def test_harry_s_turn():
    """PE-13, PE-14: the example of the rulebook."""
    harry = desk(("abyssal-6a", ("prismatic-4a", "RR")), hand="RRRRKKK", flask="BB")
    game = table(desks={0: harry}, picked=True)
    play(game, *[put("R", 0)] * 4, put("B", 1, "flask"), to_hand("B"), *[to_flask("K")] * 3)
    events = play(game, END)
    assert named(events, "ended")[0]["surplus"] == "B"
    assert named(events, "returned") == [{"event": "returned", "colours": "B"}]
    assert at(game)["flask"] == "KKK"


def test_a_marble_goes_on_a_hole_of_its_colour_only():
    """PE-13."""
    game = table(desks={0: desk(("wisdom-4a", None), hand="RB", potions=("sands-4a",))})
    assert cause(game, put("B", 0)) == ("PE-13", "no-hole", {"colour": "B", "burner": 0})
    assert cause(game, put("R", 1)) == ("PE-13", "no-burner", {"burner": 1})
    assert cause(game, put("K", 0)) == ("PE-13", "not-in-hand", {"colour": "K"})
    assert cause(game, put("K", 0, "flask")) == ("PE-14", "not-in-flask", {"colour": "K"})


def test_a_turn_can_not_end_while_a_marble_fits():
    """PE-13, PE-14: but it may go to the flask instead."""
    game = table(desks={0: desk(("wisdom-4a", "abyssal-4a"), hand="Y")}, picked=True)
    assert cause(game, END) == ("PE-14", "still-fits", {"colour": "Y", "burner": 0})
    play(game, to_flask("Y"), END)


def test_a_turn_can_not_end_while_the_flask_has_room():
    """PE-14."""
    game = table(desks={0: desk(("wisdom-4a", "sands-4a"), hand="BB", flask="BB")}, picked=True)
    assert cause(game, END)[:2] == ("PE-14", "flask-has-room")
    play(game, to_flask("B"))
    assert cause(game, to_flask("B"))[:2] == ("PE-14", "flask-full")
    play(game, END)


def test_a_completed_potion_gives_its_marbles_back_at_once():
    """PE-15, PE-17: no new tile before the end of the turn."""
    game = table(desks={0: desk((("wisdom-4a", "RRY"), "sands-7a"), hand="Y")}, picked=True)
    events = play(game, put("Y", 0))
    assert named(events, "completed") == [
        {"event": "completed", "seat": 0, "tile": "wisdom-4a", "colours": "RRYY", "points": 5}
    ]
    assert named(events, "returned")[0]["colours"] == "RRYY"
    assert at(game)["burners"][0] is None
    assert at(game)["potions"] == [{"tile": "wisdom-4a", "drunk": False}]
    assert not does(game, "tile")
    assert Counter("".join(game.position()["tracks"]))["Y"] == 20


def test_burners_are_refilled_one_after_the_other():
    """PE-16: the newly uncovered top may be the second; nothing may be put on it now."""
    holder = desk((None, None), flask="RRR", potions=("sands-4a", "wisdom-4a"))
    game = table(desks={0: holder}, tops=["abyssal-4a"], picked=True, new=2)
    play(game, END)
    assert game.legal(0) == [take(stack) for stack in range(5)]
    assert cause(game, put("R", 0, "flask"))[:2] == ("PE-16", "not-now")
    events = play(game, take(0))
    assert named(events, "tile")[0]["burner"] == 0
    below = named(events, "uncovered")[0]["tile"]
    events = play(game, take(0))
    assert (events[0]["tile"], events[0]["burner"]) == (below, 1)
    assert game.acting == [1]


def test_an_empty_stack_gives_nothing():
    """PE-16."""
    game = table(desks={0: desk((None, "any"), potions=("sands-4a",))}, picked=True)
    position = game.position()
    for tile in position["stacks"][0]:
        position["desks"][1]["potions"].append({"tile": tile, "drunk": False})
    position["stacks"][0] = []
    done = Counter(potion["tile"].split("-")[0] for potion in position["desks"][1]["potions"])
    other = position["desks"][1]
    other["kinds"] = [kind for kind in done if done[kind] >= 3]
    other["five"] = len(done) >= 5
    other["skills"] = len(other["kinds"]) + other["five"]
    position["countdown"] = 4 - other["skills"]
    game = korsi.load(position)
    play(game, END)
    assert cause(game, take(0)) == ("PE-16", "stack-empty", {"stack": 0})


def test_a_full_track_sends_a_marble_to_the_nearest_with_room():
    """PE-17: all others are full, so all four end in the one that has room."""
    desks = {0: desk((("wisdom-4a", "RRY"), "sands-7a"), hand="Y")}
    tracks = dict.fromkeys(range(4), "RBKYBRYKRBKYBRYK")
    game = table(tracks, desks=desks, picked=True)
    play(game, put("Y", 0))
    assert [len(track) for track in game.position()["tracks"]] == [16] * 5


def test_the_same_return_is_the_same_whatever_was_done_before():
    """PE-17: the n-th return draws from its own stream."""
    game = table(desks={0: desk((("wisdom-4a", "RRY"), "sands-7a"), hand="YR")}, picked=True)
    one, other = game.copy(), game.copy()
    play(one, put("Y", 0))
    play(other, to_flask("R"), to_hand("R"), put("Y", 0))
    assert one.position() == other.position()
