"""Positions set up by hand: what is taken, and the sentence that the rest gets."""

import copy
import json
import random

import pytest

import korsi
from games.potion_explosion.rules.desks import GAME, desk, drink, play, prism, put, table, tokens
from games.potion_explosion.rules.lively import moments, strewn

OWN = desk(
    (("wisdom-5a", "RK"), "abyssal-4a"),
    hand="RK",
    flask="BY",
    potions=("sands-4a", "magnetic-4a"),
    drunk=("prismatic-4a",),
    helps=1,
)
TURN = table(
    {0: "RKYRYYKBBRB"}, desks={0: OWN, 1: desk(flask="R")}, seats=3, picked=True, helped=True
).position()
PRISM = {**TURN, "phase": "prism", "prism": {"flask": "BY", "put": 1}}
BUSY = desk((None, "wisdom-5a"), potions=("wisdom-4a", "sands-4a"))
REFILL = table(desks={0: BUSY}, phase="refill", picked=True, new=2).position()
LAST = {"turn": None, "turns": 300, "ending": 1}
TIE = {"round": 2, "seats": [0, 1], "counts": [2, None], "out": "RB"}
TIEBREAK = table(phase="tiebreak", tie=TIE, **LAST).position()
OVER = table(phase="over", desks={1: desk(helps=1)}, **LAST).position()
DRAFT = korsi.new(GAME, seats=3, seed=4).position()
BROKEN = {**TIE, "counts": [2, 5], "out": ""}
AFTER_TIE = table(phase="over", tie=BROKEN, **LAST).position()


def refuse(place, *words):
    """Such a position is refused with a sentence that says what is wrong."""
    with pytest.raises(ValueError, match=r"\w+ \w+") as refused:
        korsi.load(place)
    said = str(refused.value)
    assert said.startswith(f"this position of {GAME} can't be: ")
    assert len(said) < 400
    for word in words:
        assert word in said, said


def loaded(place):
    """The game of a position; none if it is refused, with a sentence."""
    try:
        return korsi.load(place)
    except ValueError as refused:
        said = str(refused)
    assert " " in said
    assert len(said) < 400
    return None


def changed(place, **fields):
    return {**copy.deepcopy(place), **fields}


def with_desk(place, seat=0, **fields):
    place = copy.deepcopy(place)
    place["desks"][seat] |= fields
    return place


def burner(tile, *pairs):
    return {"tile": tile, "filled": [{"hole": hole, "marble": marble} for hole, marble in pairs]}


# Round trips


@pytest.mark.parametrize(
    "place", [TURN, PRISM, REFILL, TIEBREAK, OVER, AFTER_TIE, DRAFT], ids=lambda p: p["phase"]
)
def test_a_position_is_written_as_it_is_read(place):
    """PE-1 to PE-30: every phase, every field."""
    assert korsi.load(json.loads(json.dumps(place))).position() == place


@pytest.mark.parametrize("seed", range(6))
def test_every_moment_of_a_game_can_be_saved(seed):
    """PE-1: and goes on as the game does."""
    chance = random.Random(seed)
    for game in moments(seed + 200, 30, 2 + seed % 3):
        again = korsi.load(game.position())
        assert again.position() == game.position()
        assert again.view(0) == game.view(0)
        if game.over:
            break
        (seat,) = game.acting
        assert again.legal(seat) == game.legal(seat)
        move = chance.choice(game.legal(seat))
        assert again.play(seat, move) == game.copy().play(seat, move)


@pytest.mark.parametrize("seed", range(4))
def test_a_record_from_a_position_replays_to_the_same_game(seed):
    """PE-17: the chance of returns follows from seed and moves."""
    *_, game = moments(seed + 300, 40, 2 + seed % 3)
    again = korsi.replay(game.record())
    assert again.position() == game.position()
    assert again.record() == game.record()


def test_the_order_of_what_has_no_order_does_not_matter():
    """PE-13, PE-14: hands, flasks, full holes."""
    place = with_desk(TURN, hand="KR", flask="YB")
    place["desks"][0]["burners"][0]["filled"].reverse()
    assert korsi.load(place).position() == TURN
    prism = changed(PRISM, prism={"flask": "YB", "put": 1})
    assert korsi.load(prism).position() == PRISM


def test_the_order_of_tracks_stacks_and_potions_matters():
    """PE-6, PE-7, PE-27: the front is first, and so is the top; potions as completed."""
    place = copy.deepcopy(TURN)
    place["stacks"][0].reverse()
    place["tracks"][0] = place["tracks"][0][::-1]
    place["desks"][0]["potions"].reverse()
    assert korsi.load(place).position() == place
    view = korsi.load(place).view(None)
    assert view["stacks"][0]["top"] == place["stacks"][0][0]
    assert view["tracks"][0]["marbles"] == place["tracks"][0][:9]


# What can't be


@pytest.mark.parametrize("place", [TURN, DRAFT], ids=["turn", "draft"])
def test_every_field_is_needed(place):
    """PE-1: nothing is guessed."""
    for field in place:
        if field not in ("game", "rules", "seats", "options", "seed"):
            refuse({name: value for name, value in place.items() if name != field}, field)
    for field in place["desks"][0]:
        short = copy.deepcopy(place)
        del short["desks"][0][field]
        refuse(short, "desk 0")


JUNK = [None, True, -1, 3.0, 10**30, "x", [], {}, [None], ["R"], {"tile": 1}]


@pytest.mark.parametrize(
    "place", [TURN, PRISM, REFILL, TIEBREAK, OVER, DRAFT], ids=lambda p: p["phase"]
)
def test_junk_in_any_place_gets_a_sentence(place):
    """PE-1 to PE-30: never anything but a ValueError, and never a game that can't go on."""
    for path in paths(place):
        for junk in JUNK:
            spoiled = copy.deepcopy(place)
            holder = spoiled
            for key in path[:-1]:
                holder = holder[key]
            if holder[path[-1]] == junk and type(holder[path[-1]]) is type(junk):
                continue
            holder[path[-1]] = junk
            game = loaded(spoiled)
            if game is not None:
                assert korsi.load(game.position()).position() == game.position()


def paths(value):
    """Every place of a position, the first few of a long list; the heading is another's."""
    items = value.items() if isinstance(value, dict) else enumerate(value[:2])
    for key, inner in items:
        if key in ("game", "rules", "seats", "options", "seed"):
            continue
        yield [key]
        if isinstance(inner, (dict, list)):
            yield from ([key, *more] for more in paths(inner))


@pytest.mark.parametrize("seed", range(3))
def test_a_strewn_table_with_one_thing_changed_gets_a_sentence_or_is_whole(seed):
    """PE-1 to PE-30: nearly right positions, never anything but a ValueError."""
    chance = random.Random(seed)
    for _ in range(60):
        place = strewn(chance)
        for _ in range(chance.choice([1, 1, 2])):
            nudge(place, chance)
        game = loaded(place)
        if game is not None:
            assert korsi.load(game.position()).position() == game.position()
            korsi.imagine(game.view(0), 1)
            game.state.playout(korsi.random.Random(1))
            assert game.over


def nudge(place, chance):
    """Something that a careless person might write."""
    seats = place["seats"]
    one = chance.choice(place["desks"])
    other = chance.choice(place["desks"])
    match chance.randrange(10):
        case 0:
            name = chance.choice(["turn", "first", "ending", "turns", "countdown", "bank"])
            place[name] = chance.choice([None, 0, 1, seats, 150 * seats])
        case 1:
            place["phase"] = chance.choice(["draft", "turn", "prism", "refill", "tiebreak", "over"])
            if place["phase"] in ("draft", "tiebreak", "over"):
                place["turn"] = None
        case 2:
            one["hand"], other["flask"] = other["flask"], one["hand"]
        case 3:
            one["burners"], other["burners"] = other["burners"], one["burners"]
        case 4:
            one["potions"], other["potions"] = other["potions"], one["potions"]
        case 5:
            one["potions"].append({"tile": "wisdom-4a", "drunk": True})
        case 6:
            name = chance.choice(["kinds", "five", "skills", "helps"])
            one[name], other[name] = other[name], one[name]
        case 7:
            place["prism"] = {"flask": one["flask"], "put": chance.randrange(4)}
        case 8:
            counts = [chance.choice([None, 0, 1, 20]) for _ in range(seats)]
            tie = {"round": 1, "seats": list(range(seats)), "counts": counts, "out": ""}
            place.update(tie=tie)
        case _:
            track = chance.randrange(5)
            place["tracks"][track] = place["tracks"][track][:-1] + chance.choice("RBKY")


@pytest.mark.parametrize(
    ("place", "fields", "words"),
    [
        (TURN, {"phase": "pause"}, ["phase"]),
        (TURN, {"phase": "draft", "turn": None}, []),
        (TURN, {"phase": "prism"}, ["PE-21"]),
        (TURN, {"phase": "refill"}, ["PE-16"]),
        (TURN, {"phase": "over", "turn": None}, ["PE-28"]),
        (TURN, {"phase": "over"}, ["PE-9"]),
        (TURN, {"turn": None}, ["turn"]),
        (TURN, {"turn": 1}, ["PE-9"]),
        (TURN, {"turn": 3}, ["turn"]),
        (TURN, {"first": 1}, ["PE-9"]),
        (TURN, {"turns": 1}, ["PE-9"]),
        (TURN, {"turns": 450}, ["PE-28"]),
        (TURN, {"turns": 451}, ["turns"]),
        (TURN, {"left_out": ["balm"]}, ["PE-4"]),
        (TURN, {"left_out": ["filter", "balm"]}, ["PE-2"]),
        (TURN, {"left_out": ["balm", "balm"]}, ["PE-2"]),
        (TURN, {"left_out": ["wisdom", "balm"]}, ["PE-4"]),
        (TURN, {"starters": ["wisdom-4b"]}, ["PE-2"]),
        (TURN, {"starters": ["wisdom-5b"]}, ["PE-5"]),
        (TURN, {"countdown": 4}, ["PE-8"]),
        (TURN, {"bank": 9}, ["PE-8"]),
        (TURN, {"help_tokens": 21}, ["PE-3"]),
        (TURN, {"ending": 0}, ["PE-28"]),
        (TURN, {"prism": {"flask": "BY", "put": 0}}, ["PE-21"]),
        (TURN, {"tie": TIE}, []),
        (TURN, {"tracks": TURN["tracks"][:4]}, ["tracks"]),
        (TURN, {"stacks": TURN["stacks"][:4]}, ["stacks"]),
        (TURN, {"stacks": [*TURN["stacks"][:4], []]}, ["PE-2"]),
        (TURN, {"desks": TURN["desks"][:2]}, ["desks"]),
        (PRISM, {"prism": None}, ["PE-21"]),
        (PRISM, {"prism": {"flask": "BB", "put": 1}}, ["PE-21"]),
        (PRISM, {"prism": {"flask": "BY", "put": 2}}, ["PE-14"]),
        (PRISM, {"prism": {"flask": "BY", "put": 3}}, ["put"]),
        (PRISM, {"prism": {"flask": "BY"}}, ["prism"]),
        (REFILL, {"phase": "turn", "turns": 1}, ["PE-9"]),
        (TIEBREAK, {"tie": None}, ["PE-1"]),
        (TIEBREAK, {"tie": {**TIE, "counts": [2, 5]}}, ["PE-30"]),
        (TIEBREAK, {"tie": {**TIE, "counts": [None, 2]}}, ["PE-30"]),
        (TIEBREAK, {"tie": {**TIE, "counts": [3, None]}}, ["PE-30"]),
        (TIEBREAK, {"tie": {**TIE, "counts": [17, None]}}, ["tie counts"]),
        (TIEBREAK, {"tie": {**TIE, "counts": [2]}}, ["tie counts"]),
        (TIEBREAK, {"tie": {**TIE, "seats": [0]}}, ["PE-30"]),
        (TIEBREAK, {"tie": {**TIE, "seats": [1, 0]}}, ["PE-30"]),
        (TIEBREAK, {"tie": {**TIE, "seats": [0, 2]}}, ["tie seats"]),
        (TIEBREAK, {"tie": {**TIE, "round": 0}}, ["tie round"]),
        (TIEBREAK, {"tie": {**TIE, "round": 5}}, ["tie round"]),
        (TIEBREAK, {"ending": None}, ["PE-28"]),
        (TIEBREAK, {"ending": 0}, ["PE-28"]),
        (TIEBREAK, {"turns": 299}, ["PE-28"]),
        (TIEBREAK, {"turns": 0}, ["PE-28"]),
        (TIEBREAK, {"turns": 298}, ["PE-28"]),
        (TIEBREAK, {"picked": True}, ["PE-9"]),
        (TIEBREAK, {"helped": True}, ["PE-9"]),
        (OVER, {"ending": 0}, ["PE-28"]),
        (OVER, {"tie": {**TIE, "counts": [2, 1], "out": ""}}, ["PE-30"]),
        (AFTER_TIE, {"tie": None}, ["PE-30"]),
        (AFTER_TIE, {"tie": {**BROKEN, "counts": [5, 5]}}, ["PE-30"]),
        (AFTER_TIE, {"tie": {**BROKEN, "counts": [5, None]}}, ["PE-30"]),
        (AFTER_TIE, {"tie": {**BROKEN, "counts": [5, 0]}}, ["PE-30"]),
        (AFTER_TIE, {"tie": {**BROKEN, "counts": [0, 5]}}, ["PE-30"]),
        (DRAFT, {"starters": DRAFT["starters"][:4]}, ["PE-5"]),
        (DRAFT, {"starters": []}, ["PE-5"]),
        (DRAFT, {"starters": DRAFT["starters"][:5] * 2}, ["PE-2"]),
        (DRAFT, {"turns": 1}, ["PE-5"]),
        (DRAFT, {"returns": 1}, ["PE-5"]),
        (DRAFT, {"picked": True}, ["PE-5"]),
        (DRAFT, {"helped": True}, ["PE-5"]),
        (DRAFT, {"ending": 0}, ["PE-28"]),
        (DRAFT, {"turn": 0}, ["PE-9"]),
        (DRAFT, {"tracks": TURN["tracks"]}, ["PE-6"]),
        (DRAFT, {"stacks": [["wisdom-7a"], [], [], [], []]}, ["PE-5"]),
    ],
)  # fmt: skip
def test_what_can_not_be_is_refused_with_a_sentence(place, fields, words):
    """PE-1 to PE-30: one thing wrong each time."""
    refuse(changed(place, **fields), *words)


@pytest.mark.parametrize(
    ("place", "seat", "fields", "words"),
    [
        (TURN, 0, {"hand": "RG"}, ["PE-1"]),
        (TURN, 0, {"hand": "R"}, ["PE-1"]),
        (TURN, 0, {"hand": "RKK"}, ["PE-1"]),
        (TURN, 0, {"flask": "BYRR"}, ["PE-1"]),
        (TURN, 1, {"flask": "", "hand": "R"}, ["PE-16"]),
        (TURN, 0, {"helps": 22}, ["helps"]),
        (TURN, 0, {"helps": 0}, ["PE-3"]),
        (TURN, 0, {"five": True}, ["PE-27"]),
        (TURN, 0, {"five": True, "skills": 1}, ["PE-8"]),
        (TURN, 0, {"kinds": ["sands"], "skills": 1}, ["PE-8"]),
        (TURN, 0, {"kinds": ["sands", "abyssal"], "skills": 2}, ["PE-2"]),
        (TURN, 0, {"potions": []}, ["PE-2"]),
        (TURN, 0, {"potions": [{"tile": "sands-4a"}]}, ["potion"]),
        (TURN, 0, {"potions": [{"tile": "sands-8a", "drunk": False}]}, ["PE-2"]),
        (TURN, 0, {"potions": [{"tile": "balm-4a", "drunk": False}]}, ["PE-2"]),
        (TURN, 0, {"burners": [None]}, ["burners"]),
        (TURN, 0, {"burners": [None, None]}, []),
        (TURN, 0, {"burners": [burner("wisdom-5a", "RR", "GG"), None]}, ["PE-1"]),
        (TURN, 0, {"burners": [burner("wisdom-5a", "YY"), None]}, ["PE-13"]),
        (TURN, 0, {"burners": [burner("wisdom-5a", "RR", "RR", "RR"), None]}, ["PE-13"]),
        (TURN, 0, {"burners": [burner("wisdom-4a", *["RR"] * 8), None]}, ["PE-15"]),
        (TURN, 0, {"burners": [burner("wisdom-4a", "RR", "RR", "YY", "YY"), None]}, ["PE-15"]),
        (TURN, 1, {"burners": [None, TURN["desks"][1]["burners"][1]]}, ["PE-2"]),
        (PRISM, 0, {"flask": "B"}, ["PE-21"]),
        (REFILL, 0, {"hand": "R"}, ["PE-1"]),
        (DRAFT, 0, {"helps": 1}, ["PE-3"]),
        (DRAFT, 0, {"flask": "R"}, ["PE-6"]),
        (DRAFT, 0, {"burners": [burner("wisdom-5a"), None]}, ["PE-5"]),
        (DRAFT, 0, {"potions": [{"tile": "wisdom-7a", "drunk": False}]}, ["PE-5"]),
    ],
)  # fmt: skip
def test_a_desk_that_can_not_be_is_refused_with_a_sentence(place, seat, fields, words):
    """PE-1 to PE-30: one thing wrong each time."""
    refuse(with_desk(place, seat, **fields), *words)


def test_all_eighty_marbles_are_somewhere_once():
    """PE-1: twenty of each colour."""
    for track in ("", TURN["tracks"][0][:-1], TURN["tracks"][0] + "R"):
        refuse(changed(TURN, tracks=[track, *TURN["tracks"][1:]]), "PE-1")
    long = changed(TURN, tracks=[TURN["tracks"][0] + TURN["tracks"][1][:3], *TURN["tracks"][1:]])
    long["tracks"][1] = long["tracks"][1][3:]
    refuse(long, "PE-1")
    other = {"R": "B", "B": "K", "K": "Y", "Y": "R"}[TURN["tracks"][0][0]]
    refuse(changed(TURN, tracks=[other + TURN["tracks"][0][1:], *TURN["tracks"][1:]]), "PE-1")


def test_every_tile_is_somewhere_once():
    """PE-2, PE-4, PE-6."""
    place = copy.deepcopy(TURN)
    gone = place["stacks"][0].pop()
    refuse(place, gone)
    place["stacks"][0].append(place["stacks"][1][0])
    refuse(place, place["stacks"][1][0], "PE-2")
    place["stacks"][0][-1] = gone
    place["stacks"][4].append("filter-4a")
    refuse(place, "filter-4a", "PE-4")
    heap = copy.deepcopy(TURN)
    heap["stacks"] = [[tile for stack in TURN["stacks"] for tile in stack], [], [], [], []]
    refuse(heap, "PE-6")


def test_burners_are_refilled_but_in_one_s_own_turn():
    """PE-15, PE-16: while there are tiles."""
    lit = copy.deepcopy(TURN)
    lit["stacks"][0].append(lit["desks"][1]["burners"][0]["tile"])
    lit["desks"][1]["burners"][0] = None
    lit["stacks"] = even(lit["stacks"])
    tile = lit["stacks"][0].pop()
    lit["desks"][1]["potions"].append({"tile": tile, "drunk": False})
    refuse(lit, "desk 1", "PE-16")
    with pytest.raises(ValueError, match="PE-15"):
        table(desks={0: desk((None, None), potions=("wisdom-4a",))})


def even(stacks):
    tiles = [tile for stack in stacks for tile in stack]
    return [tiles[n::5] for n in range(5)]


def test_an_empty_burner_had_a_tile_that_is_completed():
    """PE-15: though no tile is left, a potion must be there for it."""
    desks = {0: desk((None, None)), 1: desk()}
    with pytest.raises(ValueError, match="PE-15"):
        table(desks=desks, stacks=False, turn=1, first=0, turns=1, ending=0)
    desks = {0: desk((None, None), potions=("wisdom-4a", "wisdom-5a"))}
    table(desks=desks, stacks=False, turn=1, first=0, turns=1, ending=0)


def test_tokens_are_given_but_in_the_turn_that_earned_them():
    """PE-27: at its end."""
    three = ("wisdom-4a", "wisdom-5a", "wisdom-6a")
    paid = table(desks={0: desk((None, "any"), potions=three)}).position()
    assert paid["desks"][0]["kinds"] == ["wisdom"]
    owed = table(desks={0: desk((None, "any"), potions=three)}, new=1).position()
    assert owed["desks"][0]["kinds"] == []
    with pytest.raises(ValueError, match="PE-27"):
        table(desks={0: desk(potions=three)}, new=1)
    with pytest.raises(ValueError, match="PE-27"):
        table(desks={0: desk((None, "any"), potions=(*three, "sands-4a"))}, new=2)
    early = with_desk(owed, **tokens([]))
    early["desks"][0] |= {"kinds": ["sands"], "skills": 1}
    refuse(changed(early, countdown=3), "PE-27")
    table(desks={0: desk((None, "any"), potions=three)}, new=2, phase="refill", picked=True)


def test_marbles_of_another_colour_come_by_a_prism():
    """PE-13, PE-21: a potion of the kind was drunk."""
    place = copy.deepcopy(TURN)
    pairs = place["desks"][0]["burners"][0]["filled"]
    pairs[0], pairs[1] = {"hole": "R", "marble": "K"}, {"hole": "K", "marble": "R"}
    korsi.load(place)
    place["desks"][0]["potions"][2]["drunk"] = False
    refuse(place, "PE-21")


def test_a_prism_goes_on_only_when_one_was_drunk():
    """PE-21."""
    place = copy.deepcopy(PRISM)
    place["desks"][0]["potions"][2]["drunk"] = False
    refuse(place, "PE-21")


def test_a_prism_is_over_when_nothing_is_left_to_do():
    """PE-21: no marble in the flask, or no hole."""
    own = desk(("wisdom-4a", "sands-4a"), drunk=("prismatic-4a",))
    with pytest.raises(ValueError, match="PE-21"):
        table(desks={0: own}, phase="prism", prism={"flask": "", "put": 2})
    own = desk((None, None), flask="R", drunk=("prismatic-4a", "wisdom-4a", "wisdom-5a"))
    with pytest.raises(ValueError, match="PE-21"):
        table(desks={0: own}, phase="prism", prism={"flask": "R", "put": 2})


def test_help_in_this_turn_costs_a_token_of_one_s_own():
    """PE-11."""
    with pytest.raises(ValueError, match="PE-11"):
        table(helped=True)
    table(helped=True, helps=1)


def test_sands_alone_can_not_have_been_drunk():
    """PE-23: it uses another potion's effect."""
    with pytest.raises(ValueError, match="PE-23"):
        table(desks={0: desk(drunk=("sands-4a", "sands-5a"), potions=("wisdom-4a",))})
    table(desks={0: desk(drunk=("sands-4a", "wisdom-4a"))})


def test_the_last_lap_begins_with_who_triggered_it():
    """PE-28: seats after it are still to play, not it or those before."""
    three = desk(potions=("wisdom-4a", "wisdom-5a", "wisdom-6a"))
    moment = {"seats": 3, "countdown": 1, "first": 0, "desks": {0: three}}
    table(**moment, turn=1, turns=1, ending=0)
    table(**moment, turn=2, turns=2, ending=1)
    for ending in (1, 2, None):
        with pytest.raises(ValueError, match="PE-28"):
            table(**moment, turn=1, turns=1, ending=ending)
    with pytest.raises(ValueError, match="PE-28"):
        table(**moment, turn=0, turns=3, ending=2)


def test_tied_are_those_with_the_most_points():
    """PE-29, PE-30: all of them in the first round, some of them later."""
    moment = {"seats": 3, "turn": None, "turns": 450, "ending": 2, "phase": "tiebreak"}

    def tied(seats, round, helps=0):
        tie = {"round": round, "seats": seats, "counts": [None] * len(seats), "out": ""}
        return table(**moment, tie=tie, desks={2: desk(helps=helps)})

    tied([0, 1, 2], 1)
    tied([0, 2], 2)
    tied([0, 1], 1, helps=1)
    for seats, round, helps in (([0, 2], 1, 0), ([0, 2], 2, 1), ([0, 1, 2], 1, 1)):
        with pytest.raises(ValueError, match="PE-30"):
            tied(seats, round, helps)


def test_a_game_from_a_position_goes_on():
    """PE-12, PE-13: what is said is what is there."""
    game = korsi.load(TURN)
    play(game, put("R", 0), put("K", 0), drink("magnetic-4a", track=0, place=0))
    assert game.view(0)["desks"][0]["burners"][0]["holes"] == {"B": 1}


@pytest.mark.parametrize("hole", "RBKY")
@pytest.mark.parametrize("marble", "RBKY")
def test_any_marble_on_any_hole_stays_what_it_is(hole, marble):
    """PE-13, PE-21: one put by a prism, four on one tile."""
    tile = {"R": "abyssal-6a", "B": "magnetic-6a", "K": "sands-6a", "Y": "wisdom-6a"}[hole]
    own = desk((tile, "any"), flask=marble, drunk=("prismatic-5a",))
    game = table(desks={0: own}, phase="prism", prism={"flask": marble, "put": 1})
    play(game, prism(marble, 0, hole))
    one = {"hole": hole, "marble": marble}
    assert game.position()["desks"][0]["burners"][0] == {"tile": tile, "filled": [one]}
    full = burner(tile, *[hole + marble] * 4)
    own = desk((tile, "any"), drunk=("prismatic-5a",)) | {"burners": [full, "any"]}
    place = table(desks={0: own}).position()
    assert place["desks"][0]["burners"][0] == full
    assert korsi.load(place).position() == place


def test_before_the_first_turn_nobody_has_tokens():
    """PE-5: though they are accounted for."""
    refuse(changed(with_desk(DRAFT, 1, helps=1), help_tokens=20), "PE-5")
    early = with_desk(DRAFT, 1, five=True, skills=1)
    refuse(changed(early, countdown=DRAFT["countdown"] - 1), "PE-5")


def test_a_win_is_shared_after_four_rounds():
    """PE-30: such a position is whole; after three it is not."""
    level = changed(AFTER_TIE, tie={**BROKEN, "round": 4, "counts": [5, 5]})
    assert korsi.load(level).winners == [0, 1]
    refuse(changed(level, tie={**BROKEN, "round": 3, "counts": [5, 5]}), "PE-30")
