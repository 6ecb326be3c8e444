"""Placing marbles, the flask, completing, the end of a turn, returning (PE-13 … PE-17)."""

from collections import Counter

import pytest

import korsi
from games.potion_explosion.rules.desks import (
    END,
    at,
    cause,
    desk,
    does,
    drink,
    finish,
    named,
    pick,
    play,
    put,
    table,
    take,
    to_flask,
    to_hand,
    tokens,
)


def test_harry_s_turn():
    """PE-13, PE-14: the example of the printed rulebook."""
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
    """PE-13, PE-14: it must be placed, or, where the table plays so, may go to the flask."""
    own = desk(("wisdom-4a", "abyssal-4a"), hand="Y")
    game = table(desks={0: own}, picked=True)
    assert cause(game, END) == ("PE-14", "still-fits", {"colour": "Y", "burner": 0})
    play(game, put("Y", 0), END)
    game = table(desks={0: own}, picked=True, placing="free")
    assert cause(game, END) == ("PE-14", "still-fits", {"colour": "Y", "burner": 0})
    play(game, to_flask("Y"), END)


def test_what_can_be_placed_must_be_placed():
    """PE-13: the printed rulebook says must; it can't go to the flask, be that full or not."""
    own = desk((("wisdom-4a", "R"), "abyssal-4a"), hand="RYBK")
    for flask in ("", "K", "KKK"):
        game = table(desks={0: own | {"flask": flask}}, picked=True)
        assert cause(game, to_flask("Y")) == ("PE-13", "must-place", {"colour": "Y", "burner": 0})
        assert cause(game, to_flask("B")) == ("PE-13", "must-place", {"colour": "B", "burner": 1})
        assert cause(game, to_flask("R")) == ("PE-13", "must-place", {"colour": "R", "burner": 0})
        assert does(game, "to_flask") == ([] if flask == "KKK" else [to_flask("K")])


def test_a_marble_may_go_to_the_flask_once_its_holes_are_full():
    """PE-13: what counts is whether there is a hole now."""
    own = desk((("wisdom-4a", "RYY"), "sands-4a"), hand="RRB")
    game = table(desks={0: own}, picked=True)
    assert does(game, "to_flask") == [to_flask("B")]
    play(game, put("R", 0))
    assert does(game, "to_flask") == [to_flask("R"), to_flask("B")]
    play(game, to_flask("R"), to_flask("B"), END)
    assert at(game)["flask"] == "RB"


def test_what_was_taken_out_of_the_flask_is_bound_like_any_marble_in_hand():
    """PE-13, PE-14: flask marbles need not be used, but there is no way back while they fit."""
    own = desk(("wisdom-4a", "sands-4a"), flask="RB")
    game = table(desks={0: own}, picked=True)
    play(game, to_hand("R"), to_hand("B"))
    assert cause(game, to_flask("R"))[:2] == ("PE-13", "must-place")
    play(game, to_flask("B"), put("R", 0), END)
    assert at(game)["flask"] == "B"


def test_where_the_table_plays_so_a_fitting_marble_may_be_kept():
    """PE-13, PE-14: the option `free`; everything else is alike."""
    own = desk(("wisdom-4a", "abyssal-4a"), hand="RRYBK")
    free = table(desks={0: own}, picked=True, placing="free")
    must = table(desks={0: own}, picked=True)
    assert free.options["placing"] == "free"
    kept = [to_flask(colour) for colour in "RBY"]
    assert [move for move in free.legal(0) if move not in kept] == must.legal(0)
    assert does(free, "to_flask") == [to_flask(colour) for colour in "RBKY"]
    play(free, to_flask("R"), to_flask("Y"), to_flask("B"), put("R", 0), END)
    assert at(free)["flask"] == "RBY"


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
    other = position["desks"][1]
    other |= tokens([potion["tile"] for potion in other["potions"]])
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
    game = table(desks={0: desk((("wisdom-4a", "RRY"), "sands-7a"), hand="YK")}, picked=True)
    one, other = game.copy(), game.copy()
    play(one, put("Y", 0))
    play(other, to_flask("K"), to_hand("K"), put("Y", 0))
    assert one.position() == other.position()


# Hand, flask and burners


def test_the_player_chooses_the_tile():
    """PE-13: where a marble fits both."""
    own = desk(("wisdom-4a", "abyssal-4a"), hand="R", flask="R")
    game = table(desks={0: own})
    puts = does(game, "put")
    assert puts == [put("R", 0), put("R", 1), put("R", 0, "flask"), put("R", 1, "flask")]
    play(game, put("R", 1), put("R", 1, "flask"))
    assert at(game)["burners"][1]["holes"] == {"B": 2}
    assert at(game)["burners"][0]["holes"] == {"R": 2, "Y": 2}


def test_marbles_of_one_colour_are_one_move():
    """PE-13, PE-14."""
    own = desk(("wisdom-4a", "abyssal-4a"), hand="RRRBB", flask="YY")
    moves = does(table(desks={0: own}, placing="free"), "put", "to_flask", "to_hand")
    assert moves == [
        to_hand("Y"),
        to_flask("R"),
        to_flask("B"),
        put("R", 0),
        put("R", 1),
        put("B", 1),
        put("Y", 0, "flask"),
    ]


def test_a_placed_marble_is_locked():
    """PE-13: nothing takes it off again, in this turn or a later one."""
    own = desk((("wisdom-4a", "RRY"), "abyssal-4a"), hand="B")
    game = table(desks={0: own})
    play(game, put("B", 1))
    dos = {move["do"] for move in game.legal(0)}
    assert dos == {"pick", "help"}
    assert not at(game)["hand"]
    assert at(game)["burners"][1]["filled"] == [{"hole": "B", "marble": "B"}]


def test_a_full_hole_takes_no_second_marble():
    """PE-13."""
    own = desk((("wisdom-4a", "RRY"), "abyssal-4a"), hand="YYR")
    game = table(desks={0: own})
    assert does(game, "put") == [put("R", 1), put("Y", 0)]
    play(game, put("Y", 0))
    assert does(game, "put") == [put("R", 1)]


def test_marbles_that_fit_may_wait_in_hand():
    """PE-13, PE-14: until the turn ends; they need not be placed before other moves."""
    own = desk(("wisdom-4a", "sands-4a"), hand="RR", potions=("wisdom-4b",))
    game = table({0: "BKBK"}, desks={0: own})
    play(game, drink("wisdom-4b", track=0, place=0), pick(0, 1))
    assert at(game)["hand"].startswith("RRB")
    assert END not in game.legal(0)
    play(game, to_flask("B"), put("R", 0), put("R", 0))
    while does(game, "put", "to_flask"):
        play(game, does(game, "put", "to_flask")[-1])
    play(game, END)
    assert at(game)["flask"].startswith("B")


def test_flask_marbles_need_not_be_used():
    """PE-14: nor fill the flask."""
    own = desk(("wisdom-4a", "sands-4a"), flask="RRY")
    game = table(desks={0: own}, picked=True)
    play(game, END)
    assert at(game)["flask"] == "RRY"


def test_a_turn_ends_with_a_full_flask_and_marbles_that_fit_nowhere():
    """PE-14, PE-16: they return, colour by colour told; the flask stays."""
    own = desk(("wisdom-4a", "sands-4a"), hand="BBB", flask="RRB")
    game = table(desks={0: own}, picked=True)
    events = play(game, END)
    assert events[:2] == [
        {"event": "ended", "seat": 0, "surplus": "BBB"},
        {"event": "returned", "colours": "BBB"},
    ]
    assert events[-1] == {"event": "turn", "seat": 1}
    assert game.view(0)["returns"] == 1
    assert (at(game)["hand"], at(game)["flask"]) == ("", "RRB")


def test_an_end_without_surplus_returns_nothing():
    """PE-16."""
    game = table(picked=True)
    events = play(game, END)
    assert [event["event"] for event in events] == ["ended", "turn"]
    assert game.view(0)["returns"] == 0


def test_only_who_is_on_turn_may_act():
    """PE-9, PE-12: not even exchange or drink."""
    desks = {1: desk(flask="RR", potions=("wisdom-4a",))}
    game = table(seats=3, desks=desks, picked=True)
    assert game.acting == [0]
    assert game.legal(1) == game.legal(2) == []
    play(game, END)
    assert game.acting == [1]
    assert does(game, "to_hand", "drink")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats):
    """PE-9: from the first player on, round and round; pick and help are new in each."""
    game = table(seats=seats, turn=1, desks={1: desk(helps=1)}, helped=True)
    for number in range(2 * seats):
        seat = (1 + number) % seats
        assert game.acting == [seat]
        assert game.view(0)["turns"] == number
        play(game, pick(0, 0))
        assert (game.view(0)["picked"], game.view(0)["helped"]) == (True, number == 0)
        finish(game)
        assert not game.view(0)["picked"]


def test_the_pick_is_skipped_only_if_nothing_can_be_taken():
    """PE-9: when the turn ends."""
    own = desk(("wisdom-4a", "sands-4a"), flask="RRB")
    game = table({}, desks={0: own}, short=True)
    assert not does(game, "pick", "help")
    while does(game, "put"):
        play(game, does(game, "put")[0])
        if any(game.position()["tracks"]):
            assert cause(game, END)[:2] == ("PE-9", "must-pick")
            return
    raise AssertionError


def test_with_an_empty_dispenser_a_turn_ends_without_a_pick():
    """PE-9, PE-16: all surplus returns."""
    own = desk((None, None), flask="RRB", potions=("wisdom-4a", "sands-4a"))
    game = table({}, desks={0: own}, short=True, new=2)
    events = play(game, END)
    assert len(named(events, "ended")[0]["surplus"]) == 77
    assert sum(len(track) for track in game.position()["tracks"]) == 77


# Completing and refilling


def test_two_potions_are_completed_in_a_turn():
    """PE-15: at once, each with its own return; both burners stay empty until the end."""
    own = desk((("wisdom-4a", "RRY"), ("sands-4a", "KKY")), hand="YY")
    game = table(desks={0: own}, picked=True)
    events = play(game, put("Y", 1), put("Y", 0))
    assert [event["tile"] for event in named(events, "completed")] == ["sands-4a", "wisdom-4a"]
    assert [event["colours"] for event in named(events, "returned")] == ["KKYY", "RRYY"]
    assert [potion["tile"] for potion in at(game)["potions"]] == ["sands-4a", "wisdom-4a"]
    assert at(game)["burners"] == [None, None]
    assert game.view(0)["returns"] == 2
    play(game, END, take(0), take(1))
    assert None not in at(game)["burners"]


def test_marbles_from_hand_fit_no_burner_after_a_completion():
    """PE-15: the tile is gone."""
    own = desk((("wisdom-4a", "RRY"), None), hand="YY", potions=("sands-4a",))
    game = table(desks={0: own}, picked=True, new=1)
    play(game, put("Y", 0))
    assert not does(game, "put")
    play(game, to_flask("Y"), END)


def test_the_last_tile_fills_one_burner_and_the_other_stays_empty():
    """PE-16: no tile is left, so the last turns begin (PE-28)."""
    place = last_tiles(1)
    game = korsi.load(place)
    play(game, END)
    (move,) = game.legal(0)
    events = play(game, move)
    assert [burner is None for burner in at(game)["burners"]] == [False, True]
    assert named(events, "uncovered")[0]["tile"] is None
    assert named(events, "last-turns") == [{"event": "last-turns", "seat": 0, "why": "tiles"}]
    play(game, pick(0, 0))
    finish(game)
    assert game.over


def test_without_tiles_a_turn_ends_at_once():
    """PE-16: both burners stay empty, and the pick is still to be made in later turns."""
    own = desk((None, None), potions=("wisdom-4a", "sands-4a"))
    moment = {"seats": 3, "turn": 1, "first": 0, "turns": 1, "ending": 0}
    game = table(desks={1: own}, stacks=False, picked=True, new=2, **moment)
    events = play(game, END)
    assert [event["event"] for event in events] == ["ended", "turn"]
    assert at(game, 1)["burners"] == [None, None]


def last_tiles(count):
    """A position in which so many tiles are left and seat 0 has two burners to refill."""
    game = table(desks={0: desk((None, None), potions=("wisdom-4a", "sands-4a"))}, new=2)
    place = game.position()
    tiles = [tile for stack in place["stacks"] for tile in stack]
    other = place["desks"][1]
    other["potions"] = [{"tile": tile, "drunk": False} for tile in tiles[count:]]
    other |= tokens(tiles[count:])
    place["stacks"] = [[], [], tiles[:count], [], []]
    place["options"] |= {"leave": "beginner", "countdown": 9}
    left = 9 - other["skills"]
    return {**place, "countdown": left, "bank": 6, "picked": True}


def test_two_tiles_are_left_for_two_burners():
    """PE-16, PE-28: from one stack, one after the other; then the end begins."""
    game = korsi.load(last_tiles(2))
    play(game, END)
    assert not named(play(game, take(2)), "last-turns")
    assert named(play(game, take(2)), "last-turns")


# Returning


def test_the_chance_of_a_return_depends_on_seed_and_number_alone():
    """PE-17: the third return of two tables with one seed is the same; of others it is not."""
    own = desk(potions=("filter-4a",))
    tracks = {0: "RRRRR", 1: "B", 2: "B", 3: "B", 4: "B"}
    found = {}
    for seed, number in ((1, 2), (1, 2), (1, 3), (2, 2)):
        game = table(
            tracks,
            left_out=("wisdom", "sands"),
            desks={0: own},
            short=True,
            seed=seed,
            returns=number,
        )
        play(game, drink("filter-4a", track=0, places=[0, 1, 2, 3, 4]))
        found.setdefault((seed, number), set()).add(tuple(game.position()["tracks"]))
        assert game.view(0)["returns"] == number + 1
    assert [len(ways) for ways in found.values()] == [1, 1, 1]
    assert len({way for ways in found.values() for way in ways}) == 3


@pytest.mark.statistics
def test_marbles_return_to_all_tracks_evenly():
    """PE-17: fixed seeds, five deviations."""
    own = desk(potions=("filter-4a",))
    tracks = {0: "RKRKR", 1: "KB", 2: "KB", 3: "KB", 4: "KB"}
    place = table(tracks, left_out=("wisdom", "sands"), desks={0: own}, short=True).position()
    counts = Counter()
    for seed in range(300):
        game = korsi.load({**place, "seed": seed})
        events = play(game, drink("filter-4a", track=0, places=[0, 2, 4]))
        counts.update(event["track"] for event in named(events, "arrived"))
    assert sum(counts.values()) == 900
    for track in range(5):
        assert abs(counts[track] - 180) < 60


@pytest.mark.parametrize(
    ("full", "drawn_by"),
    [
        ([1], {0: 1.5, 1: 0, 2: 1.5, 3: 1, 4: 1}),
        ([0], {0: 0, 1: 2, 2: 1, 3: 1, 4: 1}),
        ([0, 1], {0: 0, 1: 0, 2: 3, 3: 1, 4: 1}),
        ([2], {0: 1, 1: 1.5, 2: 0, 3: 1.5, 4: 1}),
        ([1, 2], {0: 2, 1: 0, 2: 0, 3: 2, 4: 1}),
        ([3, 4], {0: 1, 1: 1, 2: 3, 3: 0, 4: 0}),
        ([1, 2, 3], {0: 2.5, 1: 0, 2: 0, 3: 0, 4: 2.5}),
        ([0, 1, 2, 3], {0: 0, 1: 0, 2: 0, 3: 0, 4: 5}),
    ],
)
def test_a_full_track_sends_on_to_the_nearest_with_room(full, drawn_by):
    """PE-17: ties at random; shares of one marble, in fifths."""
    long = "RBKYBRYKRBKYBRYK"
    tracks = {n: long if n in full else "K" for n in range(5)}
    own = desk((("wisdom-7a", "RRBBBB"), "sands-7a"), hand="K")
    place = table(tracks, desks={0: own}, short=True).position()
    counts = Counter()
    for seed in range(150):
        game = korsi.load({**place, "seed": seed})
        events = play(game, put("K", 0))
        first = next(event for event in events if event["event"] == "arrived")
        counts[first["track"]] += 1
    for track, share in drawn_by.items():
        wanted = 150 * share / 5
        assert abs(counts[track] - wanted) <= 5 * wanted**0.5


def test_marbles_return_in_random_order():
    """PE-17: any of them may be the first."""
    own = desk((("wisdom-5a", "RRBK"), "sands-7a"), hand="K")
    place = table(dict.fromkeys(range(5), "Y"), desks={0: own}, short=True).position()
    first = Counter()
    for seed in range(100):
        game = korsi.load({**place, "seed": seed})
        first[named(play(game, put("K", 0)), "arrived")[0]["colour"]] += 1
    assert set(first) == {"R", "B", "K"}
    assert first["B"] < first["R"]


def test_returning_never_explodes():
    """PE-17: though equal colours meet."""
    own = desk((("abyssal-4a", "RRB"), "sands-7a"), hand="B")
    game = table(dict.fromkeys(range(5), "RRR"), desks={0: own}, short=True)
    events = play(game, put("B", 0))
    assert not named(events, "exploded")
    assert sum(len(track) for track in game.position()["tracks"]) == 15 + 4
