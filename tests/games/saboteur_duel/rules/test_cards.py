"""What lies in the box, and what a card is (SD-1 to SD-5)."""

from collections import Counter

import pytest

import korsi
from games.saboteur_duel.rules.mazes import DATA, GAME, lay, moves, reaches, table

SIDES = "NESW"
OPPOSITE = dict(zip("NESW", "SWNE", strict=True))
PATHS = {card["id"]: card for card in DATA["path"]}
CARDS = {card["id"]: card for part in ("path", "goal", "start") for card in DATA[part]}


def count(part, wanted=None):
    return sum(card["count"] for card in DATA[part] if wanted is None or wanted(card))


def test_the_box_holds_the_cards_and_tokens_of_the_list():
    """SD-1: 36 path cards with the starts, 18 actions, 18 goals, 8 counters, 2 keys."""
    assert count("start") + count("path") == 36
    assert count("start") == 2
    assert count("action") == 18
    assert count("goal") == 18
    assert DATA["tokens"] == {"dwarf_counters_double_sided": 8, "keys": 2}


def test_a_game_begins_with_eight_counters_and_two_keys():
    """SD-1: one supply for both."""
    view = korsi.new(GAME, seats=2, seed=1).view(None)
    assert (view["counters"], view["keys"]) == (8, 2)


def test_one_player_may_lay_more_than_four_counters():
    """SD-1: the counters are one shared supply, not four each."""
    game = table(
        {
            (2, 9): "P_BRIDGE_GOLD green",
            (4, 9): "P_DTURN_GOLD green",
            (6, 9): "P_TL_DE_GOLD green",
            (8, 9): "P_TS_DE_GOLD green",
        },
        ["P_H_DE_GOLD"],
    )
    game.play(0, lay("P_H_DE_GOLD", (1, 5), turned=True))
    assert game.view(None)["claimed"] == [5, 0]
    assert game.view(None)["counters"] == 3


@pytest.mark.parametrize(
    ("colour", "colours"), [("green", ["green", "blue"]), ("blue", ["blue", "green"])]
)
def test_seat_0_is_green_unless_the_table_sets_otherwise(colour, colours):
    """SD-1: and seat 1 has the other colour."""
    assert korsi.new(GAME, seats=2, seed=1, colour=colour).view(None)["colours"] == colours
    assert korsi.new(GAME, seats=1, seed=1, colour=colour).view(None)["colours"] == [colour]


def test_seat_0_is_green_by_default():
    """SD-1: nothing said."""
    assert korsi.new(GAME, seats=2, seed=1).view(None)["colours"] == ["green", "blue"]


def test_copies_of_a_card_are_one_move():
    """SD-1: moves name kinds: two straights in hand are listed once."""
    game = table({}, ["P_H", "P_H", "A_MAP"])
    assert moves(game, "lay") == [lay("P_H", (0, 4)), lay("P_H", (2, 4))]
    passes = [move["cards"] for move in moves(game, "pass")]
    assert sorted(passes) == [["A_MAP"], ["A_MAP", "P_H"], ["P_H"], ["P_H", "P_H"]]


def test_a_pair_in_the_other_order_is_the_same_move():
    """SD-1: discards are unordered."""
    one, other = (table({}, ["P_H", "A_MAP"]) for _ in range(2))
    one.play(0, {"do": "pass", "cards": ["A_MAP", "P_H"]})
    other.play(0, {"do": "pass", "cards": ["P_H", "A_MAP"]})
    assert one.position() == other.position()
    assert one.record()["moves"] == other.record()["moves"]


@pytest.mark.parametrize("card", CARDS)
def test_groups_are_of_open_sides_and_each_open_side_is_in_one(card):
    """SD-2: a side is open or wall; open sides are joined in groups."""
    data = CARDS[card]
    grouped = [side for group in data["groups"] for side in group]
    assert sorted(grouped) == sorted(data["open"])
    assert set(data["open"]) <= set(SIDES)


@pytest.mark.parametrize("card", CARDS)
def test_doors_and_trolls_stand_on_an_arm_and_gold_is_reached_from_open_sides(card):
    """SD-2: between that side and the rest of its group; not on a dead end."""
    data = CARDS[card]
    arms = [data[what] for what in ("troll",) if what in data]
    if "door" in data:
        arms.append(data["door"]["arm"])
        assert data["door"]["colour"] in ("green", "blue")
    for arm in arms:
        (group,) = (group for group in data["groups"] if arm in group)
        assert len(group) > 1
    if "gold" in data:
        free, gated = data["gold"]["free"], data["gold"]["gated"]
        assert free
        assert not set(free) & set(gated)
        (group,) = (group for group in data["groups"] if free[0] in group)
        assert set(free) | set(gated) == set(group)
        assert not gated or "door" in data


def rooms(card, turned):
    """The card as a green dwarf finds it that comes in from the west: the sides reached."""
    data = PATHS[card]
    way = OPPOSITE if turned else dict(zip(SIDES, SIDES, strict=True))
    barred = set()
    if "troll" in data:
        barred.add(way[data["troll"]])
    if "door" in data and data["door"]["colour"] == "blue":
        barred.add(way[data["door"]["arm"]])
    if "W" in barred:
        return "W"
    (group,) = (
        {way[s] for s in group} for group in data["groups"] if "W" in {way[s] for s in group}
    )
    return "".join(side for side in SIDES if side in group and side not in barred)


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("card", PATHS)
def test_every_path_card_leads_where_its_groups_arms_and_barriers_say(card, turned):
    """SD-2, SD-3: laid east of the green start, both ways round."""
    way = OPPOSITE if turned else dict(zip(SIDES, SIDES, strict=True))
    game = table({}, [card, "A_MAP"], ["A_MAP"])
    if lay(card, (2, 4), turned) not in game.legal(0):
        symmetric = card in ("P_H", "P_V", "P_BRIDGE", "P_BRIDGE_GOLD", "P_DTURN")
        assert "W" not in {way[side] for side in PATHS[card]["open"]} or (turned and symmetric)
        return
    game.play(0, lay(card, (2, 4), turned))
    assert reaches(game, 0, (2, 4), rooms(card, turned))


def test_the_34_path_cards_are_those_of_the_list():
    """SD-3: trios with doors and trolls, bridges, double turns, ladders, dead ends, plain ones."""
    shapes = Counter()
    for card in DATA["path"]:
        groups = frozenset(frozenset(group) for group in card["groups"])
        shapes[groups] += card["count"]

    def group(*texts):
        return frozenset(frozenset(text) for text in texts)

    assert shapes[group("NESW")] == 3
    assert shapes[group("NEW")] == 3
    assert shapes[group("NSW")] == 3
    assert shapes[group("NS", "EW")] == 2
    assert shapes[group("NE", "SW")] + shapes[group("NW", "ES")] == 2
    assert shapes[group("EW")] == 4
    assert shapes[group("NS")] == 3
    plain = [card for card in DATA["path"] if "ladder" not in card]
    assert sum(c["count"] for c in plain if c["groups"] == [["N", "W"]]) == 2
    assert sum(c["count"] for c in plain if c["groups"] == [["N", "E"]]) == 2
    assert count("path", lambda card: any(len(group) == 1 for group in card["groups"])) == 8
    assert count("path", lambda card: "ladder" in card) == 2


def test_the_trios_have_a_blue_door_a_green_door_and_a_troll_each():
    """SD-3: so 6 doors and 3 trolls, and 5 nuggets on path cards."""
    for sides in (["N", "E", "S", "W"], ["N", "E", "W"], ["N", "S", "W"]):
        trio = [card for card in DATA["path"] if card["groups"] == [sides]]
        doors = sorted(card["door"]["colour"] for card in trio if "door" in card)
        assert doors == ["blue", "green"]
        assert sum("troll" in card for card in trio) == 1
    assert count("path", lambda card: "door" in card) == 6
    assert count("path", lambda card: "troll" in card) == 3
    gold = [card for card in DATA["path"] if "gold" in card]
    assert [card["gold"]["n"] for card in gold] == [1] * 5
    dead = [card for card in gold if any(len(group) == 1 for group in card["groups"])]
    assert len(dead) == 3
    assert sorted(card.get("special", "") for card in gold) == ["", "", "", "bridge", "double-turn"]


def test_the_ladders_are_one_of_each_colour():
    """SD-3: and each start shows the other end of its ladder."""
    assert sorted(card["ladder"] for card in DATA["path"] if "ladder" in card) == ["blue", "green"]
    assert {card["start"]: card["ladder"] for card in DATA["start"]} == {
        "green": "green",
        "blue": "blue",
    }


def test_the_goals_are_those_of_the_list():
    """SD-4: 4 without gold, 6 of 1, 5 of 2, 3 of 3 nuggets; 4 blue and 4 green doors."""
    worth = Counter(card.get("gold", {"n": 0})["n"] for card in DATA["goal"])
    assert worth == {0: 4, 1: 6, 2: 5, 3: 3}
    doors = Counter(card["door"]["colour"] for card in DATA["goal"] if "door" in card)
    assert doors == {"blue": 4, "green": 4}
    assert [card["count"] for card in DATA["goal"]] == [1] * 18


def test_there_are_thirty_nuggets_in_the_whole_game():
    """SD-4: 25 on goals and 5 on path cards."""
    gold = [card["gold"]["n"] for part in ("path", "goal") for card in DATA[part] if "gold" in card]
    assert sum(gold) == 30


def test_the_actions_are_those_of_the_list():
    """SD-5: six sabotages, six repairs, two keys, rockfalls and maps."""
    kinds = Counter()
    for card in DATA["action"]:
        kinds[(card["kind"], *sorted(card.get("tools", [])))] += card["count"]
    assert kinds == {
        ("sabotage", "pickaxe"): 2,
        ("sabotage", "lantern"): 2,
        ("sabotage", "cart"): 2,
        ("repair", "pickaxe"): 1,
        ("repair", "lantern"): 1,
        ("repair", "cart"): 1,
        ("repair", "lantern", "pickaxe"): 1,
        ("repair", "cart", "pickaxe"): 1,
        ("repair", "cart", "lantern"): 1,
        ("key",): 2,
        ("rockfall",): 2,
        ("map",): 2,
    }


def test_every_card_says_what_its_evidence_is():
    """SD-5: one data file with its provenance."""
    for part in ("start", "path", "goal", "action"):
        assert all(card["evidence"] for card in DATA[part])


def test_the_symmetric_cards_are_those_of_the_rule():
    """SD-9 as SD-2 has it: straights, bridges, the plain double turn and four goals."""
    same = []
    for part in ("path", "goal"):
        for card in DATA[part]:
            gold = card.get("gold", {"free": [], "gated": []})
            arms = [card[what] for what in ("troll",) if what in card]
            arms += [card["door"]["arm"]] if "door" in card else []
            upright = {frozenset(group) for group in card["groups"]}
            turned = {frozenset(OPPOSITE[s] for s in group) for group in card["groups"]}
            free = {OPPOSITE[side] for side in gold["free"]}
            if upright == turned and not arms and free == set(gold["free"]):
                same.append(card["id"])
    assert sorted(same) == sorted(
        [
            "P_H",
            "P_V",
            "P_BRIDGE",
            "P_BRIDGE_GOLD",
            "P_DTURN",
            "G_X_0",
            "G_4DE_0",
            "G_V2DE_1",
            "G_H2DE_2",
        ]
    )
