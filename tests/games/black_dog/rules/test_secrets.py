"""What is hidden from a player (BD-8, BD-29, BD-30), and what a seat can imagine."""

import copy
import json
import random
from collections import Counter

import pytest

import korsi
from games.black_dog.rules import model
from games.black_dog.rules.boards import (
    DECK,
    GAME,
    KINDS,
    discard,
    give,
    in_order,
    position,
    put_dog,
    step,
    table,
)
from games.black_dog.rules.lively import moments


def text(value):
    return json.dumps(value, sort_keys=True)


def lookers(game):
    return [*range(game.seats), None]


# Hands, deck, draws


def test_a_hand_is_its_owner_s_alone():
    """BD-8: its size is public."""
    game = table({0: [20]}, ["blue_2", "swap"], hands={1: ["copy", "magnet"]})
    assert game.view(0)["hand"] == ["blue_2", "swap"]
    assert game.view(1)["hand"] == ["copy", "magnet"]
    for looker in lookers(game):
        view = game.view(looker)
        assert view["cards"] == [2, 2, 2, 2]
        assert not {"hands", "gifts"} & set(view)
        assert ("hand" in view) == ("gift" in view) == ("got" in view) == (looker is not None)


def test_the_deck_is_a_number_and_what_was_played_is_public():
    """BD-7: neither its cards nor their order; played cards lie open, sorted."""
    game = table({0: [20]}, ["blue_2"], top=["swap", "copy"])
    game.play(0, step("blue_2", 20))
    for looker in lookers(game):
        view = game.view(looker)
        assert view["deck"] == 110 - 3 - len(view["played"])
        assert "blue_2" in view["played"]
        assert view["played"] == in_order(view["played"])


def test_a_card_drawn_is_told_to_the_drawer_alone():
    """BD-30: the others hear that one was drawn."""
    game = table({}, ["swap", "magnet"], top=["black_5"], seats=3, phase="discard")
    events = game.play(0, discard("swap"))
    assert korsi.hear(events, 0)[-1] == {"event": "drawn", "to": [0], "card": "black_5"}
    for other in (1, 2, None):
        assert korsi.hear(events, other)[-1] == {"event": "blank"}
        assert "black_5" not in text(korsi.hear(events, other))


# The exchange


def exchange(game, cards):
    for seat, card in enumerate(cards):
        game.play(seat, give(card))
    return game


def giving(seats=4, **more):
    """A table before the exchange: seat n holds five different cards."""
    hands = {seat: KINDS[3 * seat : 3 * seat + 5] for seat in range(1, seats)}
    return table({0: [20]}, KINDS[:5], hands=hands, phase="give", seats=seats, **more)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_gift_is_known_to_its_giver_and_nobody_sees_it_before_the_exchange(seats):
    """BD-8, BD-29: not even the receiver."""
    game = giving(seats)
    events = game.play(0, give("blue_2"))
    assert game.view(0)["gift"] == "blue_2"
    assert "blue_2" not in game.view(0)["hand"]
    for other in [*range(1, seats), None]:
        view = game.view(other)
        assert view.get("gift") is None
        assert view.get("got") is None
        assert view["given"] == [True] + [False] * (seats - 1)
        assert "blue_2" not in text(korsi.hear(events, other))


@pytest.mark.parametrize(("seats", "receiver"), [(2, 1), (3, 1), (4, 2)])
def test_after_the_exchange_giver_and_receiver_know_it(seats, receiver):
    """BD-8, BD-29: the others and spectators don't."""
    game = exchange(giving(seats), ["start_13", *(KINDS[3 * n + 1] for n in range(1, seats))])
    for seat in range(seats):
        assert (game.view(seat)["gift"] == "start_13") == (seat == 0)
        assert (game.view(seat)["got"] == "start_13") == (seat == receiver)
    assert "start_13" not in game.view(0)["hand"]
    assert "start_13" in game.view(receiver)["hand"]


def test_who_gave_and_who_got_is_told_to_them_alone():
    """BD-8: the events of the exchange."""
    game = giving(4)
    for seat, card in enumerate(["blue_3", "blue_8", "blue_10", "black_5"]):
        events = game.play(seat, give(card))
        for looker in lookers(game):
            heard = korsi.hear(events[:2], looker)
            assert (heard[1] == {"event": "blank"}) == (looker != seat)
    for looker in lookers(game):
        got = [event for event in korsi.hear(events, looker) if event["event"] == "got"]
        assert len(got) == (looker is not None)
        assert all(event["to"] == [looker] for event in got)


@pytest.mark.parametrize("known", ["blue_2", None])
def test_a_gift_is_known_until_a_card_of_its_kind_is_seen_to_leave(known):
    """BD-8: played by the receiver; other cards leave it known."""
    card = "blue_3" if known else "blue_2"
    game = table(
        {2: [20]}, ["blue_2", "blue_3", "blue_3"], turn=2, gifts=["blue_2", None, None, None]
    )
    assert game.view(0)["gift"] == game.view(2)["got"] == "blue_2"
    game.play(2, step(card, 20, seat=2))
    assert game.view(0)["gift"] == game.view(2)["got"] == known


def test_a_gift_is_known_no_longer_when_the_receiver_folds():
    """BD-8, BD-10: the hand is shown."""
    game = table({}, ["swap", "magnet"], turn=2, gifts=["swap", None, None, None])
    game.play(2, {"do": "fold"})
    assert game.view(0)["gift"] is game.view(2)["got"] is None


def test_a_gift_is_known_no_longer_when_it_is_discarded():
    """BD-29, BD-30: by the left neighbour."""
    for card, known in (("swap", None), ("magnet", "swap")):
        game = table(
            {}, ["swap", "magnet"], turn=1, gifts=["swap", None, None], seats=3, phase="discard",
            top=["blue_2"],
        )  # fmt: skip
        game.play(1, discard(card))
        assert game.view(0)["gift"] == game.view(1)["got"] == known


def test_the_giver_s_own_card_of_that_kind_tells_nothing():
    """BD-8: it is the receiver's hand that counts."""
    game = table({0: [20]}, ["blue_2", "swap"], gifts=["blue_2", None, None, None],
                 hands={2: ["blue_2", "swap"]})  # fmt: skip
    game.play(0, step("blue_2", 20))
    assert game.view(0)["gift"] == "blue_2"


def test_gifts_are_forgotten_with_the_round():
    """BD-8: all cards have left the hands."""
    game = table({0: [20]}, ["blue_2"], out=(1, 2, 3), gifts=[None, None, "blue_2", None])
    game.play(0, step("blue_2", 20))
    assert all(game.view(seat)["gift"] is None for seat in range(4))


# Views do not depend on secrets


def consistent(place):
    """Whether such a table can be: gifts held, nothing contradicts BD-30."""
    seats, phase = place["seats"], place["phase"]
    for seat, hand in enumerate(place["hands"]):
        for entry in place["stuck"][seat]:
            if sum(card in entry["cards"] for card in hand) > entry["fresh"]:
                return False
        gift = place["gifts"][model.giver_of(seats, seat)]
        if phase != "give" and gift is not None and gift not in hand:
            return False
    if seats < 4 and phase in ("play", "discard"):
        held = place["hands"][place["turn"]]
        if bool(model.usable(place, place["turn"], held)) != (phase == "play"):
            return False
    return True


def exchanged(place, looker, chance):
    """The same table with two cards that a seat can't know changed; None: it can't be."""
    other = copy.deepcopy(place)
    seats = place["seats"]
    holders = [hand for seat, hand in enumerate(other["hands"]) if seat != looker and hand]
    holders.append(other["deck"])
    if place["phase"] == "give":
        hidden = [seat for seat in range(seats) if seat != looker and other["gifts"][seat]]
        if hidden and chance.random() < 0.5:
            seat = chance.choice(hidden)
            holder = chance.choice(holders)
            if not holder:
                return None
            spot = chance.randrange(len(holder))
            other["gifts"][seat], holder[spot] = holder[spot], other["gifts"][seat]
            return other
    one, two = chance.choice(holders), chance.choice(holders)
    if not one or not two:
        return None
    here, there = chance.randrange(len(one)), chance.randrange(len(two))
    one[here], two[there] = two[there], one[here]
    other["seed"] = chance.randrange(2**53)
    return other if consistent(other) else None


@pytest.mark.parametrize("seed", range(6))
def test_a_view_does_not_change_when_only_secrets_change(seed):
    """BD-8, BD-30: hands of others, the deck and its order, gifts of others, the seed."""
    chance = random.Random(seed)
    changed = 0
    for game in moments(seed, 25, 2 + seed % 3):
        place = game.position()
        for looker in lookers(game):
            other = exchanged(place, looker, chance)
            if other is None:
                continue
            twin = korsi.load(other)
            changed += other["hands"] != place["hands"]
            assert text(twin.view(looker)) == text(game.view(looker)), f"seed {seed}"
            if looker is not None:
                assert twin.legal(looker) == game.legal(looker), f"seed {seed}"
    assert changed > 5


@pytest.mark.parametrize("seed", range(6))
def test_events_tell_others_nothing_of_secrets(seed):
    """BD-8, BD-30: the same public move sounds the same in worlds that differ in secrets."""
    chance = random.Random(seed)
    for game in moments(seed + 50, 25, 2 + seed % 3):
        if game.over:
            break
        place = game.position()
        seat = chance.choice(game.acting)
        move = chance.choice(game.legal(seat))
        for listener in [*range(game.seats), None]:
            other = exchanged(place, listener, chance)
            if listener == seat or other is None:
                continue
            twin = korsi.load(other)
            if move not in twin.legal(seat):
                continue
            first, second = korsi.load(place).play(seat, move), twin.play(seat, move)
            heard = [korsi.hear(events, listener) for events in (first, second)]
            if any(event["event"] in ("hand", "got") for event in heard[0]):
                assert len(first) == len(second)
                continue  # the listener learns a secret
            if move["do"] == "fold":
                continue  # the hand is shown
            assert heard[0] == heard[1], f"seed {seed}"


# Imagining


@pytest.mark.parametrize("seed", range(6))
def test_an_imagined_world_looks_the_same_and_is_whole(seed):
    """BD-3: every card once; a world can be saved, and its rules are the same."""
    for number, game in enumerate(moments(seed + 20, 20, 2 + seed % 3)):
        for looker in lookers(game):
            view = game.view(looker)
            world = korsi.imagine(view, number)
            assert text(world.view(looker)) == text(view), f"seed {seed}, moment {number}"
            place = world.position()
            cards = Counter(place["deck"] + place["played"])
            for held in place["hands"]:
                cards.update(held)
            if place["phase"] == "give":
                cards.update(card for card in place["gifts"] if card)
            assert cards == Counter(DECK)
            assert consistent(place)
            assert text(korsi.load(place).position()) == text(place)
            if looker is not None:
                assert world.legal(looker) == game.legal(looker)


def worlds(game, looker, count=40):
    view = game.view(looker)
    return [korsi.imagine(view, seed).position() for seed in range(count)]


def test_imagining_keeps_the_own_hand_and_varies_the_others():
    """BD-8: hands and deck."""
    game = korsi.new(GAME, seats=4, seed=4)
    found = worlds(game, 0)
    assert all(world["hands"][0] == game.view(0)["hand"] for world in found)
    for seat in (1, 2, 3):
        assert len({text(world["hands"][seat]) for world in found}) > 35
    assert len({text(world["deck"]) for world in found}) == 40


@pytest.mark.statistics
def test_imagining_gives_every_unseen_card_to_everybody_equally_often():
    """BD-7: no seat is likelier to hold a card than another (fixed seeds, five deviations)."""
    game = korsi.new(GAME, seats=4, seed=4)
    own = Counter(game.view(0)["hand"])
    found = worlds(game, 0, 300)
    for seat in (1, 2, 3):
        counts = Counter(card for world in found for card in world["hands"][seat])
        for kind in KINDS:
            share = (DECK[kind] - own[kind]) / 105
            spread = (300 * 5 * share) ** 0.5
            assert abs(counts[kind] - 300 * 5 * share) < 5 * spread


def test_imagining_keeps_a_gift_in_the_receiver_s_hand():
    """BD-8: as long as it is known."""
    game = table(
        {0: [20]}, ["blue_2", "swap"], gifts=["magnet", None, None, None],
        hands={2: ["magnet", "copy"]},
    )  # fmt: skip
    assert all("magnet" in world["hands"][2] for world in worlds(game, 0))
    assert not all("magnet" in world["hands"][2] for world in worlds(game, 1))
    assert len({text(world["hands"][2]) for world in worlds(game, 0)}) > 5
    game.play(0, step("blue_2", 20))
    assert all("magnet" in world["hands"][2] for world in worlds(game, 0))


def test_imagining_keeps_one_s_own_gift_in_the_middle_of_the_exchange():
    """BD-8: what others have given may be anything."""
    game = giving(4)
    game.play(0, give("blue_3"))
    game.play(1, give("blue_9"))
    assert {world["gifts"][0] for world in worlds(game, 0)} == {"blue_3"}
    assert len({world["gifts"][1] for world in worlds(game, 0)}) > 5
    assert len({world["gifts"][0] for world in worlds(game, 2)}) > 5
    assert {world["gifts"][2] for world in worlds(game, 0)} == {None}


def test_imagining_gives_nobody_a_card_that_was_played():
    """BD-7: it lies open."""
    place = position({0: [20]}, ["blue_2"], deck=["swap", "copy", "copy", "blue_8"])
    game = korsi.load(place)
    for world in worlds(game, 0, 10):
        assert in_order(world["played"]) == place["played"]
        unseen = world["deck"] + [card for hand in world["hands"][1:] for card in hand]
        assert Counter(unseen) == Counter(
            place["deck"] + [card for hand in place["hands"][1:] for card in hand]
        )


def test_a_view_holds_no_seed():
    """BD-7: what the next deck will be is in it."""
    game = korsi.new(GAME, seats=3, seed=8)
    game.play(game.acting[0], put_dog(9))
    for looker in lookers(game):
        assert not {"seed", "shuffles"} & set(game.view(looker))
