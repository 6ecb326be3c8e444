"""A view that no table can look like is refused, whatever is wrong with it."""

import copy
import json
import random

import pytest

import korsi


def views(make):
    """A good view of each kind, by name."""
    rows = [[10], [20, 23], [30], [40, 41, 42, 43, 44]]
    game = make(rows, [[11, 12], [5, 22], [31, 32]], herds=[[], [55, 66], []], totals=[9, 0, 3])
    choosing = game.copy()
    choosing.play(0, {"do": "choose", "card": 11})
    choosing.play(1, {"do": "choose", "card": 5})
    row = choosing.copy()
    row.play(2, {"do": "choose", "card": 31})
    draft = korsi.new("six-nimmt", seats=3, seed=1, variant="draft")
    drafting = draft.copy()
    for card in (30, 9, 14, 2):
        drafting.play(drafting.acting[0], {"do": "draft", "card": card})
    while draft.view(None)["phase"] == "draft":
        draft.play(draft.acting[0], draft.legal(draft.acting[0])[-1])
    known = korsi.new("six-nimmt", seats=3, seed=1, variant="known")
    over = make(rows, [[], [], []], phase="over", totals=[66, 3, 9], herds=[[1], [], []])
    return {
        "choose": choosing.view(0),
        "spectator": choosing.view(None),
        "row": row.view(0),
        "known": known.view(1),
        "drafting": drafting.view(2),
        "drafted": draft.view(2),
        "over": over.view(1),
    }


NAMES = ["choose", "spectator", "row", "known", "drafting", "drafted", "over"]


@pytest.fixture
def view(table):
    made = views(table)
    return lambda name: json.loads(json.dumps(made[name]))


def refused(damaged):
    with pytest.raises(ValueError, match=r"view|version|options|players|game|SN-"):
        korsi.imagine(damaged, 1)
    return True


@pytest.mark.parametrize("name", NAMES)
def test_the_views_that_are_damaged_are_good(name, view):
    """SN-5: so that each refusal below comes from its damage alone."""
    good = view(name)
    assert korsi.imagine(good, 1).view(good["seat"]) == good


@pytest.mark.parametrize("name", NAMES)
def test_a_view_without_one_of_its_fields_is_damaged(name, view):
    """SN-5: every field that a view has is needed."""
    for field in view(name):
        damaged = view(name)
        del damaged[field]
        assert refused(damaged), field


@pytest.mark.parametrize("name", NAMES)
def test_a_view_with_a_field_too_much_is_damaged(name, view):
    """SN-5: views have nothing that is not in the rules."""
    assert refused({**view(name), "secret": 1})


@pytest.mark.parametrize("junk", [None, True, -1, 1.5, 10**30, "x", [], {}, [None], [[[]]], [{}]])
@pytest.mark.parametrize("name", NAMES)
def test_a_field_of_another_type_is_damage(name, junk, view):
    """SN-5: each field in turn becomes something it can't be."""
    for field, value in view(name).items():
        spectator = field == "seat" and junk is None
        if value == junk or (field == "choice" and junk is None) or spectator:
            continue
        damaged = {**view(name), field: junk}
        assert refused(damaged), field


DAMAGE = [
    ("choose", lambda v: v.update(game="chess"), "another game"),
    ("choose", lambda v: v.update(rules=2), "another version"),
    ("choose", lambda v: v.update(seats=4), "another number of seats"),
    ("choose", lambda v: v["options"].update(target=0), "an option that can't be"),
    ("choose", lambda v: v["options"].update(target=9), "a target that has been reached"),
    ("choose", lambda v: v["options"].update(variant="known"), "cards that are not in use"),
    ("choose", lambda v: v.update(seat=3), "a seat too far"),
    ("choose", lambda v: v.update(seat=-1), "a seat below 0"),
    ("choose", lambda v: v.update(seat=False), "False for seat 0"),
    ("choose", lambda v: v.update(seat=2), "a choice of who has not chosen"),
    ("choose", lambda v: v.update(round=0), "no round"),
    ("choose", lambda v: v.update(phase="row"), "another phase"),
    ("choose", lambda v: v.update(phase="over"), "another phase"),
    ("choose", lambda v: v.update(acting=[0, 1, 2]), "acting and chosen disagree"),
    ("choose", lambda v: v["rows"].pop(), "three rows"),
    ("choose", lambda v: v["rows"].append([77]), "five rows"),
    ("choose", lambda v: v["rows"][0].clear(), "an empty row"),
    ("choose", lambda v: v["rows"][3].append(45), "a row of six"),
    ("choose", lambda v: v["rows"][1].reverse(), "a row that does not ascend"),
    ("choose", lambda v: v["rows"].__setitem__(0, [0]), "card 0 in a row"),
    ("choose", lambda v: v["rows"].__setitem__(0, [105]), "card 105 in a row"),
    ("choose", lambda v: v["rows"].__setitem__(0, [12]), "an own card in a row"),
    ("choose", lambda v: v["rows"].__setitem__(0, [30]), "a card in two rows"),
    ("choose", lambda v: v["rows"].__setitem__(0, [55]), "a taken card in a row"),
    ("choose", lambda v: v["cards"].__setitem__(1, 3), "hands of different size"),
    ("choose", lambda v: v.update(cards=[3, 3, 3]), "an own hand that is too small"),
    ("choose", lambda v: v.update(cards=[1, 1, 1]), "an own hand that is too large"),
    ("choose", lambda v: v.update(cards=[-1, -1, -1]), "less than no cards"),
    ("choose", lambda v: v["herds"][1].append(55), "a card twice in a herd"),
    ("choose", lambda v: v["herds"][0].append(55), "a card in two herds"),
    ("choose", lambda v: v["herds"][0].append(1), "heads that are not counted"),
    ("choose", lambda v: v["heads"].__setitem__(0, 1), "heads without cards"),
    ("choose", lambda v: v["totals"].__setitem__(0, 66), "a total at the target"),
    ("choose", lambda v: v["totals"].__setitem__(0, -1), "a total below 0"),
    ("choose", lambda v: v["totals"].append(0), "a total too much"),
    ("choose", lambda v: v.update(chosen=[True, True, True]), "all have chosen"),
    ("choose", lambda v: v.update(chosen=[1, 1, 0]), "numbers for who has chosen"),
    ("choose", lambda v: v["hand"].__setitem__(1, 10), "a card of a row in hand"),
    ("choose", lambda v: v.update(hand=[11, 11]), "a card twice in hand"),
    ("choose", lambda v: v.update(hand=[12, 11]), "a hand that is not sorted"),
    ("choose", lambda v: v.update(hand=[11, 105]), "card 105 in hand"),
    ("choose", lambda v: v.update(choice=31), "a choice that is not in hand"),
    ("choose", lambda v: v.update(choice=None), "chosen and choice disagree"),
    ("choose", lambda v: v.update(revealed=[[0, 11]]), "cards revealed too early"),
    ("choose", lambda v: v.update(hands=[[11, 12], [5, 22], [31, 32]]), "hands that are hidden"),
    ("spectator", lambda v: v.update(hand=[11, 12]), "a spectator with a hand"),
    ("spectator", lambda v: v.update(choice=11), "a spectator with a choice"),
    ("spectator", lambda v: v.update(cards=[60, 60, 60]), "more cards than there are"),
    ("row", lambda v: v.update(revealed=[]), "nothing revealed"),
    ("row", lambda v: v["revealed"].pop(), "a revealed card too few"),
    ("row", lambda v: v["revealed"].reverse(), "revealed cards in another order"),
    ("row", lambda v: v.update(revealed=[[1, 5], [0, 11], [0, 31]]), "two cards of a seat"),
    ("row", lambda v: v.update(revealed=[[1, 5], [0, 12], [2, 31]]), "an own card revealed"),
    ("row", lambda v: v.update(revealed=[[1, 5], [0, 10], [2, 31]]), "a card of a row revealed"),
    ("row", lambda v: v.update(revealed=[[1, 13], [0, 14], [2, 31]]), "no card is too low"),
    ("row", lambda v: v.update(acting=[0]), "another seat is asked"),
    ("known", lambda v: v["hand"].__setitem__(9, 35), "a card not in use in hand"),
    ("known", lambda v: v["rows"][0].__setitem__(0, 35), "a card not in use in a row"),
    ("known", lambda v: v["herds"][0].append(1), "a card twice"),
    ("known", lambda v: v.update(hand=v["hand"][:9], cards=[9, 9, 9]), "cards are missing"),
    ("drafting", lambda v: v["pool"].pop(), "a card is missing"),
    ("drafting", lambda v: v["pool"].append(2), "a card lies there and is in hand"),
    ("drafting", lambda v: v["hands"][0].reverse(), "a hand that is not sorted"),
    ("drafting", lambda v: v.update(acting=[2]), "another seat's pick"),
    ("drafting", lambda v: v.update(round=2), "another first pick"),
    ("drafting", lambda v: v["hands"][1].append(3), "a pick too much"),
    ("drafting", lambda v: v.update(hand=[15]), "hand and hands disagree"),
    ("drafting", lambda v: v.update(seat=-1), "a seat below 0"),
    ("drafted", lambda v: v.update(hand=v["hands"][0]), "hand and hands disagree"),
    ("drafted", lambda v: v.update(seat=-1), "a seat below 0"),
    ("drafted", lambda v: v["hands"][0].__setitem__(0, 1), "a card of a row in a hand"),
    ("over", lambda v: v.update(winners=[0]), "another winner"),
    ("over", lambda v: v.update(totals=[65, 3, 9]), "no total is at the target"),
    ("over", lambda v: v.update(seat=-1), "a seat below 0"),
    ("over", lambda v: v.update(seat=True), "True for seat 1"),
    ("over", lambda v: v.update(cards=[1, 1, 1]), "cards after the end"),
    ("over", lambda v: v.update(acting=[0]), "somebody to act after the end"),
]


@pytest.mark.parametrize(("name", "damage", "what"), DAMAGE, ids=[f"{d[0]}-{d[2]}" for d in DAMAGE])
def test_a_view_that_no_table_looks_like_is_refused(name, damage, what, view):
    """SN-1, SN-4, SN-5, SN-7, SN-10, SN-13, SN-16, SN-17: one thing is wrong, and it is noticed."""
    damaged = view(name)
    damage(damaged)
    assert json.dumps(damaged) != json.dumps(view(name))
    assert refused(damaged)


@pytest.mark.parametrize("given", [None, [], "view", 1, {}])
def test_what_is_no_view_is_refused(given):
    """SN-5: with a sentence, whatever it is."""
    with pytest.raises(ValueError, match="view"):
        korsi.imagine(given, 1)


@pytest.mark.parametrize("seed", [-1, 2**53, True, "1", 1.0, None])
def test_a_world_is_imagined_from_a_seed(seed, view):
    """SN-3: the same kind of seed as a game's."""
    with pytest.raises(ValueError, match="a seed is a whole number"):
        korsi.imagine(view("choose"), seed)


def text(view):
    return json.dumps(view, sort_keys=True)


def places(value, path=()):
    """Every place in a JSON value."""
    if isinstance(value, dict | list):
        inner = value.items() if isinstance(value, dict) else enumerate(value)
        for key, item in inner:
            yield (*path, key)
            yield from places(item, (*path, key))


@pytest.mark.parametrize("seed", range(30))
def test_a_view_altered_anywhere_is_refused_or_is_another_good_view(seed, moments):
    """SN-1 … SN-18: what is imagined from it looks like it, and its position can be loaded."""
    chance = random.Random(seed)
    for game in moments(seed):
        view = game.view(chance.choice([*range(game.seats), None]))
        for _ in range(20):
            altered = copy.deepcopy(view)
            *way, last = chance.choice(list(places(view)))
            inner = altered
            for step in way:
                inner = inner[step]
            junk = [None, True, False, -1, 0, 1, 2, chance.randrange(106), 10**30, "x", [], {}]
            match chance.randrange(3):
                case 0:
                    del inner[last]
                case 1:
                    inner[last] = chance.choice(junk)
                case 2 if isinstance(inner, list):
                    inner.append(copy.deepcopy(inner[last]))
            try:
                world = korsi.imagine(altered, 1)
            except ValueError:
                continue
            message = f"seed {seed}: {altered}"
            assert text(world.view(altered["seat"])) == text(altered), message
            assert korsi.load(world.position()).position() == world.position(), message
