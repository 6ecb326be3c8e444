"""Refusals: the rule, what is in the way, and a sentence in every language."""

import random

import pytest

import korsi
from games.potion_explosion.rules.desks import (
    DONE,
    END,
    GAME,
    ask_help,
    cause,
    desk,
    drink,
    pick,
    play,
    prism,
    put,
    starter,
    table,
    take,
    to_flask,
    to_hand,
)
from games.potion_explosion.rules.lively import moments
from korsi.sentences import LANGUAGES, say

HUGE = 10**30
DRAFT = {"phase": "draft"}
REFILL = {"phase": "refill"}
TIEBREAK = {"phase": "tiebreak"}
PRISM = {"phase": "prism"}
SHELF = ("blind_love-4a", "magnetic-4a", "abyssal-4a", "wisdom-4a", "sands-4a", "prismatic-4a")


def tables(name):
    """The tables that the refusals below are tried at; seat 0 acts where somebody does."""
    match name:
        case "draft":
            place = korsi.new(GAME, seats=2, seed=1).position()
            place["starters"] = ["wisdom-4a", "wisdom-4b", "abyssal-4b", "sands-4a"]
            return korsi.load({**place, "first": 0})
        case "turn":
            own = desk(("wisdom-5a", "abyssal-5a"), potions=SHELF, drunk=("wisdom-5b",))
            desks = {0: own, 1: desk(flask="RRK")}
            tracks = {0: "RRBKYRBKYR", 1: "RB", 2: "BK", 3: "KY", 4: "YR"}
            return table(tracks, seats=3, desks=desks)
        case "more":
            own = desk(potions=("balm-4a", "filter-4a", "filter-4b", "sands-4a"))
            return table({0: "RRRBYRRRR"}, desks={0: own}, left_out=("wisdom", "prismatic"))
        case "short":
            own = desk(("wisdom-4a", None), potions=("wisdom-4b", "magnetic-4a", "abyssal-4a"))
            return table({0: "RBK", 2: "YYYYYYYY"}, desks={0: own}, short=True)
        case "hand":
            own = desk((("wisdom-4a", "RR"), "magnetic-4a"), hand="YKR", flask="RRR")
            return table(desks={0: own}, picked=True)
        case "free":
            own = desk((("wisdom-4a", "RR"), "magnetic-4a"), hand="YKR", flask="RRR")
            return table(desks={0: own}, picked=True, placing="free")
        case "red":
            own = desk(("magnetic-4a", "wisdom-4a"), hand="R", flask="BBB")
            return table(desks={0: own}, picked=True)
        case "room":
            own = desk(("wisdom-4a", "sands-4a"), hand="BB", flask="BR")
            return table(desks={0: own}, picked=True, helped=True, helps=1)
        case "prism":
            own = desk(("wisdom-4a", "magnetic-4a"), flask="BR", drunk=("prismatic-4a",), hand="K")
            return table(desks={0: own}, phase="prism", prism={"flask": "RB", "put": 0})
        case "lone prism":
            own = desk(
                ("wisdom-4a", None), flask="BR", drunk=("prismatic-4a",), potions=("sands-4a",)
            )
            return table(desks={0: own}, phase="prism", prism={"flask": "RB", "put": 1})
        case "refill":
            own = desk((None, "any"), potions=("sands-4a",))
            return table(desks={0: own}, phase="refill", picked=True)
        case "poor":
            own = desk(("wisdom-4a", "magnetic-4a"), potions=("sands-4a", "prismatic-4a"))
            other = desk(helps=21)
            return table(desks={0: own, 1: other})
        case "spent":
            own = desk(potions=("sands-4a",), drunk=("blind_love-4a", "prismatic-4a"))
            return table(desks={0: own})
        case "tie":
            tie = {"round": 1, "seats": [0, 1], "counts": [None, None], "out": ""}
            moment = {"turn": None, "turns": 300, "ending": 1}
            return table(phase="tiebreak", tie=tie, **moment)
        case "over":
            moment = {"turn": None, "turns": 300, "ending": 1}
            return table(phase="over", desks={1: desk(helps=1)}, **moment)


def wisdom(tile="wisdom-4a", track=0, place=0):
    return drink(tile, "wisdom", track=track, place=place)


def magnet(track, place, tile="magnetic-4a"):
    return drink(tile, "magnetic", track=track, place=place)


def balm(track, place, count):
    return drink("balm-4a", track=track, place=place, count=count)


REFUSALS = [
    ("draft", 0, starter("magnetic-4a"), "PE-5", "not-on-offer", {"tile": "magnetic-4a"}),
    ("draft", 0, starter("abyssal-4a"), "PE-5", "not-on-offer", {"tile": "abyssal-4a"}),
    ("draft", 0, starter("wisdom-5a"), "PE-5", "not-on-offer", {"tile": "wisdom-5a"}),
    ("draft", 0, starter("wisdom-8a"), "PE-5", "no-such-tile", {}),
    ("draft", 1, starter("sands-4a"), "PE-9", "not-your-turn", {"seat": 0}),
    ("draft", 0, pick(0, 0), "PE-5", "not-now", DRAFT),
    ("draft", 0, END, "PE-5", "not-now", DRAFT),
    ("draft", 0, take(0), "PE-5", "not-now", DRAFT),
    ("draft", 0, DONE, "PE-5", "not-now", DRAFT),
    ("turn", 1, pick(0, 0), "PE-9", "not-your-turn", {"seat": 0}),
    ("turn", 1, END, "PE-9", "not-your-turn", {"seat": 0}),
    ("turn", 2, wisdom(), "PE-9", "not-your-turn", {"seat": 0}),
    ("turn", 0, END, "PE-9", "must-pick", {}),
    ("turn", 0, starter("wisdom-4a"), "PE-5", "not-in-a-turn", {"do": "starter"}),
    ("turn", 0, take(0), "PE-16", "not-in-a-turn", {"do": "tile"}),
    ("turn", 0, prism("R", 0, "R"), "PE-21", "not-in-a-turn", {"do": "prism"}),
    ("turn", 0, DONE, "PE-21", "not-in-a-turn", {"do": "prism_done"}),
    ("turn", 0, pick(0, 8), "PE-7", "out-of-reach", {"track": 0, "place": 8}),
    ("turn", 0, pick(4, 15), "PE-7", "out-of-reach", {"track": 4, "place": 15}),
    ("turn", 0, ask_help(0, 8), "PE-7", "out-of-reach", {"track": 0, "place": 8}),
    ("turn", 0, wisdom(place=9), "PE-7", "out-of-reach", {"track": 0, "place": 9}),
    ("turn", 0, put("R", 0), "PE-13", "not-in-hand", {"colour": "R"}),
    ("turn", 0, put("K", 0, "flask"), "PE-14", "not-in-flask", {"colour": "K"}),
    ("turn", 0, to_flask("B"), "PE-14", "not-in-hand", {"colour": "B"}),
    ("turn", 0, to_hand("B"), "PE-14", "not-in-flask", {"colour": "B"}),
    ("turn", 0, wisdom("wisdom-5b"), "PE-12", "drunk-already", {"tile": "wisdom-5b"}),
    ("turn", 0, wisdom("wisdom-5a"), "PE-12", "not-completed", {"tile": "wisdom-5a"}),
    ("turn", 0, wisdom("wisdom-4b"), "PE-12", "not-completed", {"tile": "wisdom-4b"}),
    ("turn", 0, wisdom("wisdom-3a"), "PE-12", "no-such-tile", {}),
    ("turn", 0, wisdom("magnetic-4a"), "PE-12", "wrong-effect",
     {"tile": "magnetic-4a", "kind": "magnetic"}),
    ("turn", 0, drink("blind_love-4a", victim=0), "PE-19", "victim-self", {"victim": 0}),
    ("turn", 0, drink("blind_love-4a", victim=2), "PE-19", "victim-flask-empty", {"victim": 2}),
    ("turn", 0, magnet(0, 0), "PE-20", "same-colours", {"track": 0, "place": 0, "colour": "R"}),
    ("turn", 0, magnet(0, 7), "PE-7", "out-of-reach", {"track": 0, "place": 8}),
    ("turn", 0, magnet(0, 8), "PE-7", "out-of-reach", {"track": 0, "place": 8}),
    ("turn", 0, drink("prismatic-4a"), "PE-26", "no-effect",
     {"kind": "prismatic", "cause": "flask"}),
    ("turn", 0, drink("abyssal-4a", tracks=[]), "PE-22", "abyssal-none", {}),
    ("turn", 0, drink("abyssal-4a", tracks=[0, 1]), "PE-22", "abyssal-same-colour",
     {"track": 1, "place": 0, "colour": "R"}),
    ("turn", 0, drink("abyssal-4a", tracks=[0, 1, 2, 3, 4]), "PE-22", "abyssal-same-colour",
     {"track": 1, "place": 0, "colour": "R"}),
    ("turn", 0, drink("sands-4a", "sands"), "PE-23", "sands-itself", {"kind": "sands"}),
    ("turn", 0, magnet(0, 1, "sands-4a"), "PE-23", "sands-not-drunk", {"kind": "magnetic"}),
    ("turn", 0, wisdom("sands-4a", 0, 8), "PE-7", "out-of-reach", {"track": 0, "place": 8}),
    ("more", 0, balm(0, 0, 4), "PE-24", "balm-colours",
     {"track": 0, "place": 3, "colour": "B"}),
    ("more", 0, balm(0, 3, 2), "PE-24", "balm-colours",
     {"track": 0, "place": 4, "colour": "Y"}),
    ("more", 0, balm(0, 0, 1), "PE-24", "balm-count", {"track": 0, "place": 0, "count": 1}),
    ("more", 0, balm(0, 0, 0), "PE-24", "balm-count", {"track": 0, "place": 0, "count": 0}),
    ("more", 0, balm(0, 5, 4), "PE-7", "out-of-reach", {"track": 0, "place": 8}),
    ("more", 0, drink("filter-4a", track=0, places=[]), "PE-25", "filter-count",
     {"track": 0, "count": 0}),
    ("more", 0, drink("filter-4a", track=0, places=[0, 1, 2, 5, 6, 7]), "PE-25", "filter-count",
     {"track": 0, "count": 6}),
    ("more", 0, drink("filter-4b", track=0, places=[0, 3]), "PE-25", "filter-colours",
     {"track": 0, "place": 3, "colour": "B"}),
    ("more", 0, drink("filter-4a", track=0, places=[7, 8]), "PE-7", "out-of-reach",
     {"track": 0, "place": 8}),
    ("more", 0, balm(0, 0, 2) | {"tile": "sands-4a"}, "PE-23", "sands-not-drunk",
     {"kind": "balm"}),
    ("more", 0, drink("sands-4a", "sands"), "PE-23", "sands-none-drunk", {"kind": "sands"}),
    ("short", 0, pick(0, 3), "PE-7", "empty-place", {"track": 0, "place": 3}),
    ("short", 0, pick(1, 0), "PE-7", "empty-place", {"track": 1, "place": 0}),
    ("short", 0, ask_help(0, 7), "PE-7", "empty-place", {"track": 0, "place": 7}),
    ("short", 0, wisdom("wisdom-4b", 3), "PE-7", "empty-place", {"track": 3, "place": 0}),
    ("short", 0, magnet(0, 2), "PE-7", "empty-place", {"track": 0, "place": 3}),
    ("short", 0, drink("abyssal-4a", tracks=[0, 1]), "PE-7", "empty-place",
     {"track": 1, "place": 0}),
    ("short", 0, put("R", 1), "PE-13", "no-burner", {"burner": 1}),
    ("hand", 0, pick(0, 0), "PE-9", "picked-already", {}),
    ("hand", 0, END, "PE-14", "still-fits", {"colour": "Y", "burner": 0}),
    ("hand", 0, put("R", 0), "PE-13", "no-hole", {"colour": "R", "burner": 0}),
    ("hand", 0, put("Y", 1), "PE-13", "no-hole", {"colour": "Y", "burner": 1}),
    ("hand", 0, put("R", 1, "flask"), "PE-13", "no-hole", {"colour": "R", "burner": 1}),
    ("hand", 0, to_flask("Y"), "PE-13", "must-place", {"colour": "Y", "burner": 0}),
    ("hand", 0, to_flask("K"), "PE-13", "must-place", {"colour": "K", "burner": 1}),
    ("hand", 0, to_flask("R"), "PE-14", "flask-full", {"count": 3}),
    ("hand", 0, to_flask("B"), "PE-14", "not-in-hand", {"colour": "B"}),
    ("free", 0, to_flask("Y"), "PE-14", "flask-full", {"count": 3}),
    ("free", 0, END, "PE-14", "still-fits", {"colour": "Y", "burner": 0}),
    ("red", 0, END, "PE-14", "still-fits", {"colour": "R", "burner": 1}),
    ("room", 0, END, "PE-14", "flask-has-room", {"count": 2}),
    ("room", 0, ask_help(0, 0), "PE-11", "helped-already", {}),
    ("poor", 0, ask_help(0, 0), "PE-11", "no-help-left", {}),
    ("poor", 0, wisdom("sands-4a"), "PE-23", "sands-not-drunk", {"kind": "wisdom"}),
    ("spent", 0, drink("sands-4a", "blind_love", victim=1), "PE-23", "no-effect",
     {"kind": "blind_love", "cause": "victim"}),
    ("spent", 0, drink("sands-4a", "prismatic"), "PE-23", "no-effect",
     {"kind": "prismatic", "cause": "flask"}),
    ("spent", 0, drink("sands-4a", "sands"), "PE-23", "sands-nothing", {"kind": "sands"}),
    ("prism", 0, pick(0, 0), "PE-21", "not-now", PRISM),
    ("prism", 0, put("K", 1), "PE-21", "not-now", PRISM),
    ("prism", 0, END, "PE-21", "not-now", PRISM),
    ("prism", 0, DONE, "PE-21", "prism-early", {}),
    ("prism", 1, DONE, "PE-9", "not-your-turn", {"seat": 0}),
    ("prism", 0, prism("K", 1, "K"), "PE-21", "not-in-flask", {"colour": "K"}),
    ("prism", 0, prism("R", 0, "B"), "PE-21", "prism-hole", {"burner": 0, "hole": "B"}),
    ("lone prism", 0, prism("R", 1, "B"), "PE-13", "no-burner", {"burner": 1}),
    ("refill", 0, pick(0, 0), "PE-16", "not-now", REFILL),
    ("refill", 0, END, "PE-16", "not-now", REFILL),
    ("refill", 1, take(0), "PE-9", "not-your-turn", {"seat": 0}),
    ("tie", 0, ask_help(0, 0), "PE-30", "not-now", TIEBREAK),
    ("tie", 0, END, "PE-30", "not-now", TIEBREAK),
    ("tie", 0, pick(0, 8), "PE-7", "out-of-reach", {"track": 0, "place": 8}),
    ("tie", 1, pick(0, 0), "PE-9", "not-your-turn", {"seat": 0}),
    ("over", 0, pick(0, 0), "PE-28", "over", {}),
    ("over", 1, END, "PE-28", "over", {}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "seat", "move", "rule", "why", "data"), REFUSALS)
def test_a_refusal_names_its_rule_and_what_is_in_the_way(name, seat, move, rule, why, data):
    """PE-5 to PE-30: a sentence in every language; nothing changes."""
    game = tables(name)
    before = game.position(), game.record()
    assert move not in game.legal(seat)
    assert cause(game, move, seat) == (rule, why, data)
    assert (game.position(), game.record()) == before
    for language in LANGUAGES:
        sentence = say(language, f"{GAME}-{why}", data, ["Ann", "Bob", "Cy", "Di"])
        assert sentence.endswith((".", "؟", "?", "!"))
        assert "{" not in sentence


def test_after_a_refusal_the_game_goes_on_as_if_nothing_had_been():
    """PE-9: views and events."""
    for name in ("turn", "hand", "prism"):
        game, untroubled = tables(name), tables(name)
        for other, seat, move, *_ in REFUSALS:
            if other == name:
                cause(game, move, seat)
        assert game.view(0) == untroubled.view(0)
        for move in game.legal(0):
            assert game.copy().play(0, move) == untroubled.copy().play(0, move)


def test_every_refusal_of_the_game_is_among_them():
    """PE-5 to PE-30: none is left without a case; an empty stack has its own test."""
    keys = {why for *_, why, _ in REFUSALS}
    wanted = "over not-your-turn prism-early not-now picked-already no-such-tile not-on-offer"
    wanted += " not-in-a-turn must-place"
    wanted += " out-of-reach empty-place helped-already no-help-left no-hole not-in-hand"
    wanted += " not-in-flask no-burner flask-full prism-hole must-pick still-fits flask-has-room"
    wanted += " drunk-already not-completed wrong-effect no-effect sands-nothing sands-itself"
    wanted += " sands-not-drunk victim-self victim-flask-empty same-colours abyssal-none"
    wanted += " abyssal-same-colour balm-count balm-colours filter-count filter-colours"
    wanted += " sands-none-drunk"
    assert keys == set(wanted.split())


def test_a_copy_that_is_drunk_is_refused_though_the_other_is_not():
    """PE-12: the letter that is there is the one to name."""
    own = desk(potions=("wisdom-4b",), drunk=("wisdom-4a",))
    game = table({0: "RBKY"}, desks={0: own})
    assert cause(game, wisdom()) == ("PE-12", "drunk-already", {"tile": "wisdom-4a"})
    play(game, wisdom("wisdom-4b"))
    assert cause(game, wisdom("wisdom-4b"))[:2] == ("PE-12", "drunk-already")


WRONG = [
    None,
    [],
    "end",
    {},
    {"do": None},
    {"do": "pour"},
    {"do": ["end"]},
    {"do": "end", "seat": 0},
    {"do": "pick"},
    {"do": "pick", "track": 0},
    {"do": "pick", "track": 0, "place": 0, "colour": "R"},
    pick(-1, 0),
    pick(5, 0),
    pick(0, -1),
    pick(0, 16),
    pick(HUGE, 0),
    pick(0, HUGE),
    pick("0", 0),
    pick(0.0, 0),
    pick(True, 0),
    pick(None, 0),
    pick([0], 0),
    {"do": "put", "colour": "R", "burner": 0},
    put("G", 0),
    put("", 0),
    put("RB", 0),
    put(None, 0),
    put(0, 0),
    put("R", 2),
    put("R", -1),
    put("R", "0"),
    put("R", 0, "burner"),
    put("R", 0, None),
    put("R", 0, ["hand"]),
    to_flask("r"),
    to_flask(["R"]),
    to_hand(""),
    {"do": "to_hand"},
    prism("R", 0, "G"),
    prism("R", 3, "R"),
    {"do": "prism", "colour": "R", "burner": 0},
    {"do": "prism_done", "burner": 0},
    {"do": "tile"},
    take(5),
    take(-1),
    take("0"),
    {"do": "starter"},
    starter(None),
    starter(4),
    {"do": "drink"},
    {"do": "drink", "tile": "sands-4a"},
    {"do": "drink", "tile": "wisdom-4a"},
    {"do": "drink", "tile": ["wisdom-4a"], "as": "wisdom", "track": 0, "place": 0},
    drink("wisdom-4a", "beer", track=0, place=0),
    {"do": "drink", "tile": "wisdom-4a", "as": None, "track": 0, "place": 0},
    drink("wisdom-4a", track=0),
    drink("wisdom-4a", track=0, place=0, count=1),
    drink("blind_love-4a"),
    drink("blind_love-4a", victim=-1),
    drink("blind_love-4a", victim=4),
    drink("blind_love-4a", victim=None),
    drink("magnetic-4a", track=0, place=16),
    drink("prismatic-4a", colour="R"),
    drink("abyssal-4a", tracks=0),
    drink("abyssal-4a", tracks=[5]),
    drink("abyssal-4a", tracks=[1, 0]),
    drink("abyssal-4a", tracks=[0, 0]),
    drink("abyssal-4a", tracks=["0"]),
    drink("abyssal-4a", tracks=[HUGE]),
    drink("abyssal-4a", tracks={"0": 1}),
    balm(0, 0, 9),
    balm(0, 0, -1),
    balm(0, 0, HUGE),
    drink("filter-4a", track=0, places=[1, 1]),
    drink("filter-4a", track=0, places=[2, 1]),
    drink("filter-4a", track=0, places=[16]),
    drink("filter-4a", track=0, places=[True]),
    drink("filter-4a", track=0, places=list(range(50))),
]


@pytest.mark.parametrize("move", WRONG)
def test_what_is_no_move_gets_a_sentence(move):
    """PE-9: a ValueError that people can read, and nothing changes."""
    for name in ("draft", "turn", "more", "prism", "refill", "tie", "over"):
        game = tables(name)
        before = game.position()
        with pytest.raises(ValueError, match=r"\w+ \w+") as wrong:
            game.play(0, move)
        assert not isinstance(wrong.value, korsi.Refused)
        assert len(str(wrong.value)) < 400
        assert game.position() == before


@pytest.mark.parametrize("seed", range(4))
def test_moves_of_another_moment_are_taken_only_if_they_are_listed(seed):
    """PE-9 to PE-26: whatever was possible earlier, or would be to another."""
    chance = random.Random(seed)
    known = []
    for game in moments(seed, 40, 2 + seed % 3):
        for seat in range(game.seats):
            legal = game.legal(seat)
            for move in chance.sample(known, min(len(known), 15)):
                world = game.copy()
                try:
                    world.play(seat, move)
                except korsi.Refused:
                    assert move not in legal
                else:
                    assert world.record()["moves"][-1][1] in legal
            known += chance.sample(legal, min(len(legal), 15))
