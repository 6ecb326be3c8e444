"""What is hidden from a player, and what a seat can imagine."""

import copy
import json
import random
from collections import Counter

import pytest

import korsi
from games.saboteur_duel.rules.lively import moments
from games.saboteur_duel.rules.mazes import DECK, GAME, GOALS, discard, lay, look, position, table
from korsi.testing.tables import SOAK


def text(value):
    return json.dumps(value, sort_keys=True)


def goal_at(view, at):
    (goal,) = (goal for goal in view["goals"] if goal["at"] == list(at))
    return goal


# Hands, pile, set-aside cards


def test_a_hand_is_its_owners_alone():
    """SD-7: its size is public."""
    game = table({}, ["P_H", "A_MAP"], ["P_V", "A_KEY", "A_KEY"])
    assert game.view(0)["hand"] == ["A_MAP", "P_H"]
    assert game.view(1)["hand"] == ["A_KEY", "A_KEY", "P_V"]
    assert "hand" not in game.view(None)
    for looker in (0, 1, None):
        assert game.view(looker)["cards"] == [2, 3]
        assert "hands" not in game.view(looker)


def test_the_pile_is_a_number():
    """SD-7: neither its cards nor their order."""
    for looker in (0, 1, None):
        assert korsi.new(GAME, seats=2, seed=1).view(looker)["pile"] == 40


def test_drawn_cards_are_told_to_the_drawer_alone():
    """SD-8: the others hear how many."""
    game = table({}, ["P_H", "A_MAP", "A_KEY"], top=["P_V", "P_LT"])
    events = game.play(0, discard("P_H", "A_MAP"))
    assert events[-2:] == [
        {"event": "drew", "seat": 0, "count": 2},
        {"event": "drawn", "to": [0], "cards": ["P_LT", "P_V"]},
    ]
    for other in (1, None):
        assert korsi.hear(events, other)[-1] == {"event": "blank"}


def test_the_deal_is_told_to_each_alone():
    """SD-7, SD-28: a new round."""
    game = table({}, ["A_MAP"], [], pile=[])
    events = game.play(0, discard("A_MAP"))
    hands = [event for event in events if event["event"] == "hand"]
    assert [event["to"] for event in hands] == [[0], [1]]
    for seat in (0, 1):
        assert sorted(hands[seat]["cards"]) == game.view(seat)["hand"]
        heard = korsi.hear(events, seat)
        assert heard.count({"event": "blank"}) == 1


def test_discards_are_public():
    """SD-8: every card passed is seen."""
    game = table({}, ["P_H", "A_MAP"])
    game.play(0, discard("P_H", "A_MAP"))
    for looker in (0, 1, None):
        assert game.view(looker)["discard"] == ["A_MAP", "P_H"]


# Goals


def test_face_down_goals_are_hidden():
    """SD-6: place only."""
    game = korsi.new(GAME, seats=2, seed=1)
    for looker in (0, 1, None):
        assert all(set(goal) == {"at", "looked"} for goal in game.view(looker)["goals"])


def test_who_looked_is_public_the_face_is_not():
    """SD-24: for the other seat and for spectators."""
    game = table({}, ["A_MAP"], goals={(6, 3): "G_TL_3_B"})
    events = game.play(0, look((6, 3)))
    assert goal_at(game.view(0), (6, 3))["card"] == "G_TL_3_B"
    for other in (1, None):
        assert goal_at(game.view(other), (6, 3)) == {"at": [6, 3], "looked": [0]}
        assert "G_TL_3_B" not in text(korsi.hear(events, other))


def test_looks_are_forgotten_with_the_round():
    """SD-28: the goals are shuffled."""
    game = table({}, ["A_MAP"], [], pile=[], looked={(6, 3): [0]})
    game.play(0, discard("A_MAP"))
    assert all(goal["looked"] == [] for goal in game.view(0)["goals"])


def test_the_unused_goals_are_nowhere_in_a_view():
    """SD-6: nobody knows which are not in the round."""
    game = korsi.new(GAME, seats=2, seed=1)
    for looker in (0, 1, None):
        assert not any(goal in text(game.view(looker)) for goal in GOALS)


# Views do not depend on secrets


def shuffled(place, seat, chance):
    """The same table with everything that a seat can't know dealt anew."""
    other = copy.deepcopy(place)
    hidden = list(other["pile"])
    for number, held in enumerate(other["hands"]):
        if number != seat:
            hidden += held
    hidden += other.get("aside", [])
    chance.shuffle(hidden)
    deal = iter(hidden)
    for number, held in enumerate(other["hands"]):
        if number != seat:
            other["hands"][number] = sorted(next(deal) for _ in held)
    rest = list(deal)
    other["pile"] = rest[: len(other["pile"])]
    if "aside" in other:
        other["aside"] = rest[len(other["pile"]) :]
    unknown = [goal for goal in other["goals"] if seat not in goal["looked"]]
    faces = [goal["card"] for goal in unknown] + other["unused"]
    chance.shuffle(faces)
    for goal in unknown:
        goal["card"] = faces.pop()
    other["unused"] = sorted(faces)
    other["seed"] = chance.randrange(2**53)
    return other


@pytest.mark.parametrize("seed", range(3 * SOAK))
def test_a_view_does_not_change_when_only_secrets_change(seed):
    """Hidden: other hands, the pile, unlooked goals, set-aside cards, the seed."""
    chance = random.Random(seed)
    for game in moments(seed, 120):
        place = game.position()
        for seat in [*range(game.seats), None]:
            if game.seats == 1 and seat is None:
                continue  # below
            other = korsi.load(shuffled(place, seat, chance))
            assert text(other.view(seat)) == text(game.view(seat)), f"seed {seed}"
            if seat is not None:
                assert other.legal(seat) == game.legal(seat), f"seed {seed}"


@pytest.mark.parametrize("seed", [2, 5])
def test_a_spectator_of_solo_does_not_see_the_hand(seed):
    """SD-31: and what is drawn to it; sabotage and rockfall never come into a hand (SD-33)."""
    for game in moments(seed, 60):
        view = game.view(None)
        assert "hand" not in view
        place = game.position()
        held, pile = place["hands"][0], place["pile"]
        swap = [n for n, card in enumerate(pile) if not card.startswith(("A_BREAK", "A_ROCK"))]
        if held and swap:
            held[0], pile[swap[0]] = pile[swap[0]], held[0]
            assert text(korsi.load(place).view(None)) == text(view)


@pytest.mark.parametrize("seed", range(4))
def test_events_tell_others_nothing_of_secrets(seed):
    """The same public move in two worlds that differ in secrets sounds the same to the other.

    Moves that turn up a goal or draw for the listener are left out: they make secrets known.
    """
    chance = random.Random(seed)
    for game in moments(3 * seed, 80):
        place = game.position()
        (seat,) = game.acting
        listener = 1 - seat
        move = chance.choice(game.legal(seat))
        if move["do"] in ("lay", "bribe", "key", "orient", "end"):
            continue
        twin = copy.deepcopy(place)
        chance.shuffle(twin["pile"])
        one, other = korsi.load(place), korsi.load(twin)
        first, second = one.play(seat, move), other.play(seat, move)
        if any(event["event"] == "round-ended" for event in first):
            continue
        assert korsi.hear(first, listener) == korsi.hear(second, listener)
        assert len(first) == len(second)


# Imagining


@pytest.mark.parametrize("seed", range(3 * SOAK))
def test_an_imagined_world_looks_the_same_and_is_whole(seed):
    """Every card once: own hand, own looks, discards, the maze, what is owned and gone."""
    for number, game in enumerate(moments(seed, 160)):
        if number % 4:
            continue
        for seat in [*range(game.seats), None]:
            view = game.view(seat)
            world = korsi.imagine(view, number)
            assert text(world.view(seat)) == text(view), f"seed {seed}, moment {number}"
            place = world.position()
            goals = [goal["card"] for goal in place["goals"]] + place["unused"]
            goals += [card["card"] for card in place["maze"] if card["card"] in GOALS]
            goals += [card for cards in [*place["gold"], place["gone"]] for card in cards]
            goals += [place["waiting"]["card"]] if "waiting" in place else []
            assert sorted(card for card in goals if card in GOALS) == sorted(GOALS)
            cards = Counter(place["pile"] + place["discard"] + place.get("aside", []))
            for held in place["hands"]:
                cards.update(held)
            assert not cards - Counter(DECK)


def test_imagining_keeps_what_was_seen_with_a_map():
    """SD-24: the looker's worlds all have that goal there, the other's do not."""
    game = table({}, ["A_MAP"], ["P_V_DE"], goals={(6, 3): "G_TL_3_B"})
    game.play(0, look((6, 3)))

    def imagined(seat, seed):
        world = korsi.imagine(game.view(seat), seed).position()
        return goal_at(world, (6, 3))["card"]

    assert {imagined(0, seed) for seed in range(20)} == {"G_TL_3_B"}
    assert len({imagined(1, seed) for seed in range(40)}) > 8
    assert len({imagined(None, seed) for seed in range(40)}) > 8


def test_imagining_keeps_the_own_hand_and_varies_the_others():
    """SD-7: the opponent may hold anything that is not seen elsewhere."""
    game = korsi.new(GAME, seats=2, seed=4)
    own = game.view(0)["hand"]
    worlds = [korsi.imagine(game.view(0), seed).position() for seed in range(40)]
    assert all(world["hands"][0] == own for world in worlds)
    assert len({text(world["hands"][1]) for world in worlds}) == 40
    assert len({text(world["pile"]) for world in worlds}) == 40


def test_imagining_gives_nobody_a_card_that_is_seen_elsewhere():
    """SD-8: what lies in the maze or the discard is not in a hand again."""
    game = table({(2, 4): "P_X_TROLL"}, ["P_H", "A_MAP"], ["P_V_DE", "P_V"])
    game.play(0, discard("A_MAP"))
    for seed in range(60):
        world = korsi.imagine(game.view(0), seed).position()
        assert "P_X_TROLL" not in world["pile"] + world["hands"][1]
        assert (world["pile"] + world["hands"][1]).count("A_MAP") == 1


def test_imagining_keeps_owned_and_gone_goals_out():
    """SD-26, SD-28: they do not lie face down again."""
    place = position({}, ["A_MAP"], gold=[["G_TL_3_B"], []], gone=["G_X_0", "G_4DE_0"], round=2)
    game = korsi.load(place)
    for seed in range(40):
        world = korsi.imagine(game.view(1), seed).position()
        down = [goal["card"] for goal in world["goals"]] + world["unused"]
        assert not {"G_TL_3_B", "G_X_0", "G_4DE_0"} & set(down)
        assert len(down) == 15


def test_imagining_knows_the_cards_due():
    """SD-8: in the middle of a turn."""
    game = table({(2, 4): "P_TS_TROLL"}, ["P_V", "A_MAP", "A_KEY"])
    game.play(0, discard("P_V", "A_MAP"))
    world = korsi.imagine(game.view(1), 7)
    assert world.view(1)["due"] == 2
    world.play(0, {"do": "end"})
    assert world.view(1)["cards"][0] == 3


def test_imagining_a_waiting_goal():
    """SD-18: it is public; the choice is still to be made."""
    game = table({(10, 1): "P_LADDER_G turned"}, ["P_V"], goals={(10, 3): "G_TL_3_B"})
    game.play(0, lay("P_V", (10, 2)))
    for seat in (0, 1, None):
        world = korsi.imagine(game.view(seat), 3)
        assert world.position()["waiting"] == {"at": [10, 3], "card": "G_TL_3_B"}
        assert world.legal(0) == game.legal(0)


def test_imagining_solo_keeps_sabotage_out_of_the_hand():
    """SD-33: a spectator's worlds too."""
    game = korsi.new(GAME, seats=1, seed=6)
    for seed in range(30):
        for seat in (0, None):
            world = korsi.imagine(game.view(seat), seed).position()
            assert not any(c.startswith(("A_BREAK", "A_ROCK")) for c in world["hands"][0])
            assert len(world["aside"]) == 10
