"""The worlds a seat can imagine agree with all it knows, and with nothing more."""

import random

import pytest

import korsi


def dreams(moments, seed, worlds=3):
    """Views at random moments in all ways, each with some worlds imagined from it."""
    for game in moments(seed):
        for looker in [*range(game.seats), None]:
            view = game.view(looker)
            yield game, looker, view, [korsi.imagine(view, number) for number in range(worlds)]


def seen_in(view):
    """Every card that a view shows, besides the seat's own hand."""
    cards = {card for row in view["rows"] for card in row}
    cards |= {card for herd in view["herds"] for card in herd}
    return cards | {card for _, card in view.get("revealed", [])}


@pytest.mark.parametrize("seed", range(20))
def test_an_imagined_world_looks_exactly_like_the_view(seed, moments):
    """SN-5: to the seat or spectator it was imagined for, in every field."""
    for _, looker, view, worlds in dreams(moments, seed):
        for world in worlds:
            assert world.view(looker) == view, f"seed {seed}"


@pytest.mark.parametrize("seed", range(20))
def test_an_imagined_world_holds_the_own_hand_and_no_card_twice(seed, moments):
    """SN-1: what lies in rows and herds or was revealed is in nobody's hand."""
    for _, looker, view, worlds in dreams(moments, seed):
        for world in worlds:
            position = world.position()
            if looker is not None:
                assert position["hands"][looker] == view["hand"], f"seed {seed}"
            held = [card for hand in position["hands"] for card in hand]
            assert len(set(held)) == len(held), f"seed {seed}"
            assert not set(held) & seen_in(view), f"seed {seed}"
            assert [len(hand) for hand in position["hands"]] == view["cards"], f"seed {seed}"
            assert set(held) <= set(range(1, 105)), f"seed {seed}"


@pytest.mark.parametrize("seed", range(20))
def test_an_imagined_world_is_a_good_position_and_can_be_played_to_its_end(seed, moments, wander):
    """SN-3 … SN-18: it loads, its record replays, and it ends."""
    for _, _, _, worlds in dreams(moments, seed, worlds=1):
        world = worlds[0]
        assert korsi.load(world.position()).position() == world.position(), f"seed {seed}"
        wander(world, random.Random(seed), 40)
        assert korsi.replay(world.record()).position() == world.position(), f"seed {seed}"


@pytest.mark.parametrize("seed", range(20))
def test_the_legal_moves_of_an_imagined_world_are_the_real_ones(seed, moments):
    """SN-5: what the seat may do, it may do there; and the same seats are to act."""
    for game, looker, _, worlds in dreams(moments, seed):
        for world in worlds:
            assert world.acting == game.acting, f"seed {seed}"
            if looker is not None:
                assert world.legal(looker) == game.legal(looker), f"seed {seed}"
                assert world.codes(looker) == game.codes(looker), f"seed {seed}"


@pytest.mark.parametrize("seed", range(20))
def test_who_has_chosen_has_a_choice_from_hand_and_others_have_none(seed, moments):
    """SN-5: who has chosen is public; the own choice is known, others' are imagined."""
    for _, looker, view, worlds in dreams(moments, seed):
        if view["phase"] != "choose":
            continue
        for world in worlds:
            position = world.position()
            for seat, card in enumerate(position["chosen"]):
                assert (card is not None) == view["chosen"][seat], f"seed {seed}"
                assert card is None or card in position["hands"][seat], f"seed {seed}"
            if looker is not None:
                assert position["chosen"][looker] == view["choice"], f"seed {seed}"


@pytest.mark.parametrize("seats", range(2, 7))
def test_in_the_known_way_the_others_hold_exactly_the_unseen_cards(seats, wander):
    """SN-16: all cards are in play, so nothing else can be in their hands."""
    game = korsi.new("six-nimmt", seats=seats, seed=seats, variant="known")
    chance = random.Random(seats)
    for _ in range(5 * seats):
        view = game.view(0)
        unseen = set(range(1, 10 * seats + 5)) - seen_in(view) - set(view["hand"])
        for number in range(3):
            hands = korsi.imagine(view, number).position()["hands"]
            assert {card for hand in hands[1:] for card in hand} == unseen
        wander(game, chance, 1)


def test_with_two_players_and_known_cards_there_is_one_world():
    """SN-16: the other hand is what is left."""
    game = korsi.new("six-nimmt", seats=2, seed=3, variant="known")
    for number in range(5):
        assert korsi.imagine(game.view(0), number).position()["hands"] == game.position()["hands"]


@pytest.mark.parametrize("seed", range(10))
def test_in_the_draft_all_hands_are_as_they_are(seed, wander):
    """SN-18: everyone has seen every pick; only a choice is left to imagine."""
    chance = random.Random(seed)
    game = korsi.new("six-nimmt", seats=3, seed=seed, variant="draft")
    wander(game, chance, chance.randrange(60))
    for looker in (0, 1, 2, None):
        for number in range(3):
            world = korsi.imagine(game.view(looker), number)
            assert world.position()["hands"] == game.position()["hands"]
            assert world.view(None) == game.view(None)


def test_the_same_seed_imagines_the_same_world_and_others_other_ones():
    """SN-3: of the many that are possible."""
    view = korsi.new("six-nimmt", seats=4, seed=1).view(2)
    worlds = [str(korsi.imagine(view, number).position()["hands"]) for number in range(50)]
    assert len(set(worlds)) == 50
    assert str(korsi.imagine(view, 7).position()["hands"]) == worlds[7]


def test_a_spectator_imagines_all_hands():
    """SN-5: and none of them is told in the view."""
    game = korsi.new("six-nimmt", seats=4, seed=1)
    worlds = {str(korsi.imagine(game.view(None), n).position()["hands"]) for n in range(20)}
    assert len(worlds) == 20
    assert str(game.position()["hands"]) not in worlds


def test_the_next_deal_can_not_be_foreseen(table):
    """SN-3: an imagined world goes on with a seed of its own, not with the table's."""
    game = table([[10], [20], [30], [40]], [[11], [21]], seed=77)
    seeds = {korsi.imagine(game.view(0), number).position()["seed"] for number in range(20)}
    assert len(seeds) == 20
    assert 77 not in seeds
    assert "seed" not in game.view(0)


def test_imagining_leaves_the_view_as_it_was():
    """SN-5: a view may be used again."""
    view = korsi.new("six-nimmt", seats=4, seed=1).view(2)
    before = str(view)
    world = korsi.imagine(view, 1)
    world.play(2, world.legal(2)[0])
    assert str(view) == before


# How often: the counts have fixed seeds, the bounds are generous


@pytest.mark.statistics
def test_an_unseen_card_is_in_each_hand_equally_often():
    """SN-3: from seat 0, each of 90 unseen cards is in each of three hands one time in nine."""
    view = korsi.new("six-nimmt", seats=4, seed=1).view(0)
    worlds = 1800
    counts = {}
    for number in range(worlds):
        hands = korsi.imagine(view, number).position()["hands"]
        for seat in (1, 2, 3):
            for card in hands[seat]:
                counts[seat, card] = counts.get((seat, card), 0) + 1
    unseen = set(range(1, 105)) - set(view["hand"]) - {row[0] for row in view["rows"]}
    assert {card for _, card in counts} == unseen
    expected = worlds / 9
    spread = [(counts.get((s, c), 0) - expected) ** 2 for s in (1, 2, 3) for c in unseen]
    variance = sum(spread) / len(spread)
    assert 0.75 < variance / (expected * 8 / 9) < 1.25
    assert max(spread) < 25 * expected


@pytest.mark.statistics
@pytest.mark.parametrize("variant", ["known", "draft"])
def test_a_hidden_choice_is_any_card_of_the_hand_equally_often(variant):
    """SN-5: the other hand is known here (SN-16, SN-18), the card chosen from it is not."""
    game = korsi.new("six-nimmt", seats=2, seed=3, variant=variant)
    while game.view(None)["phase"] == "draft":
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    game.play(1, game.legal(1)[0])
    view = game.view(0)
    chosen = [korsi.imagine(view, number).position()["chosen"][1] for number in range(1500)]
    counts = {card: chosen.count(card) for card in set(chosen)}
    assert set(counts) == set(game.position()["hands"][1])
    assert all(abs(count - 150) < 5 * (1500 * 0.1 * 0.9) ** 0.5 for count in counts.values())
