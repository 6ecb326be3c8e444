"""The box, the draft, stacks and dispenser (PE-1 … PE-8)."""

from collections import Counter

import pytest

import korsi
from games.potion_explosion.rules.desks import GAME, KINDS, cause, named, play, table
from korsi.games.data import components
from korsi.games.potion_explosion.components import POINTS, RECIPE, TILE, letters
from korsi.sentences import LANGUAGES, say


def new(seats=2, seed=1, **options):
    return korsi.new(GAME, seats=seats, seed=seed, **options)


def drafted(game):
    told = []
    while game.view(None)["phase"] == "draft":
        told += play(game, game.legal(game.acting[0])[0])
    return told


def test_recipes_and_points_are_those_of_the_table():
    """PE-2."""
    said = {"wisdom-4a": ("RRYY", 5), "magnetic-6b": ("RRBBBB", 8), "filter-7a": ("KKKKYYY", 11)}
    for tile, (holes, points) in said.items():
        assert letters(RECIPE[TILE[tile] >> 1]) == holes
        assert POINTS[TILE[tile] >> 1] == points
    data = components("potion_explosion")
    for colour in ("red", "blue", "black", "yellow"):
        assert sum(2 * entry[colour] for entries in data.values() for entry in entries) == 88


def test_the_dispenser_holds_twenty_of_each_colour():
    """PE-1, PE-7: five full tracks."""
    game = new()
    drafted(game)
    tracks = game.position()["tracks"]
    assert [len(track) for track in tracks] == [16] * 5
    assert Counter("".join(tracks)) == dict.fromkeys("RBKY", 20)


def test_there_are_fifteen_skill_and_twenty_one_help_tokens():
    """PE-3, PE-8."""
    for seats in (2, 3, 4):
        view = new(seats).view(0)
        assert (view["countdown"], view["bank"]) == (2 + seats, 13 - seats)
        assert view["help_tokens"] == 21
    assert [new(countdown=size).view(0)["countdown"] for size in (1, 10, 15)] == [1, 10, 15]
    assert (new(countdown=15).view(0)["bank"], new(countdown=1).view(0)["bank"]) == (0, 14)
    for wrong in (0, 16):
        with pytest.raises(ValueError, match="from 1 to 15 or null"):
            new(countdown=wrong)


def test_two_kinds_leave_the_game():
    """PE-4: for beginners, chosen, or by chance."""
    assert new().view(0)["left_out"] == ["balm", "filter"]
    assert new(leave="wisdom+sands").view(0)["left_out"] == ["wisdom", "sands"]
    drawn = {tuple(new(seed=seed, leave="random").view(0)["left_out"]) for seed in range(60)}
    assert len(drawn) > 20
    with pytest.raises(ValueError, match="sands\\+wisdom"):
        new(leave="sands+wisdom")


def test_no_tile_of_the_kinds_that_left_is_there():
    """PE-4, PE-6."""
    game = new(leave="magnetic+balm")
    starters = game.view(0)["starters"]
    drafted(game)
    tiles = [tile for stack in game.position()["stacks"] for tile in stack] + starters
    assert {tile.split("-")[0] for tile in tiles} == set(KINDS) - {"magnetic", "balm"}
    assert len(set(tiles)) == len(tiles) == 48


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draft_goes_round_and_back(seats):
    """PE-5."""
    game = new(seats, seed=4)
    first = game.view(0)["first"]
    assert len(game.view(0)["starters"]) == 2 * seats
    round = [(first + n) % seats for n in range(seats)]
    assert [event["seat"] for event in named(drafted(game), "drafted")] == round + round[::-1]
    assert game.acting == [first]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot_or_named(seats):
    """PE-5: whoever begins, all else is drawn alike; the draft follows from who begins."""
    lots = {new(seats, seed=seed).view(0)["first"] for seed in range(40)}
    assert lots == set(range(seats))
    for seed in range(5):
        drawn = new(seats, seed=seed, first="random")
        assert drawn.position() == new(seats, seed=seed).position()
        for first in range(seats):
            game = new(seats, seed=seed, first=f"seat-{first + 1}")
            assert (game.view(0)["first"], game.acting) == (first, [first])
            assert game.view(0)["starters"] == drawn.view(0)["starters"]
            assert game.options["first"] == f"seat-{first + 1}"
            round = [(first + n) % seats for n in range(seats)]
            told = named(drafted(game), "drafted")
            assert [event["seat"] for event in told] == round + round[::-1]
            assert game.acting == [first]


@pytest.mark.parametrize(("seats", "first"), [(2, "seat-3"), (2, "seat-4"), (3, "seat-4")])
def test_a_first_player_who_is_not_at_the_table_is_refused(seats, first):
    """PE-5: with the seat and how many there are, in every language."""
    with pytest.raises(korsi.Refused) as refusal:
        new(seats, first=first)
    number = int(first[-1])
    assert (refusal.value.rule, refusal.value.data) == ("PE-5", {"number": number, "count": seats})
    for language in LANGUAGES:
        said = say(language, refusal.value.why, refusal.value.data)
        assert say(language, "number", {"number": number}) in said
    with pytest.raises(ValueError, match=r"seat-0. is not one of random"):
        new(seats, first="seat-0")


def test_a_position_is_of_the_first_player_that_the_table_named():
    """PE-5."""
    place = new(first="seat-2").position()
    with pytest.raises(ValueError, match="another player than the table agreed on"):
        korsi.load({**place, "first": 0})


def test_a_copy_with_another_letter_is_the_same_starter():
    """PE-5: the lower letter is offered, either is taken."""
    for seed in range(50):
        game = new(seed=seed)
        starters = game.view(0)["starters"]
        both = [tile for tile in starters if tile[:-1] + "a" in starters and tile[-1] == "b"]
        if both:
            tile = both[0]
            assert {"do": "starter", "tile": tile} not in game.legal(game.acting[0])
            events = game.play(game.acting[0], {"do": "starter", "tile": tile})
            assert events[0]["tile"] == tile[:-1] + "a"
            return
    raise AssertionError


def test_what_is_not_on_offer_can_not_be_drafted():
    """PE-5."""
    game = new()
    tile = next(f"{kind}-4a" for kind in KINDS if f"{kind}-4a" not in game.view(0)["starters"])
    assert cause(game, {"do": "starter", "tile": tile}) == ("PE-5", "not-on-offer", {"tile": tile})
    assert cause(game, {"do": "starter", "tile": "ale-4a"})[:2] == ("PE-5", "no-such-tile")
    assert cause(game, {"do": "end"})[:2] == ("PE-5", "not-now")


@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, [9, 9, 9, 9, 8]), (3, [9, 9, 8, 8, 8]), (4, [8] * 5)]
)
def test_stacks_are_as_equal_as_possible(seats, sizes):
    """PE-6: and not shown before the draft is over."""
    game = new(seats)
    assert {stack["size"] for stack in game.view(0)["stacks"]} == {0}
    assert {track["marbles"] for track in game.view(0)["tracks"]} == {""}
    events = drafted(game)
    view = game.view(0)
    assert [stack["size"] for stack in view["stacks"]] == sizes
    assert named(events, "filled")[0]["tops"] == [stack["top"] for stack in view["stacks"]]


def test_nine_are_seen_and_eight_can_be_taken():
    """PE-7."""
    game = table({0: "RBKYRBKYRBKY"})
    assert game.view(0)["tracks"][0]["marbles"] == "RBKYRBKYR"
    assert game.view(0)["tracks"][0]["hidden"] > 0
    spot = {"do": "pick", "track": 0, "place": 8}
    assert cause(game, spot) == ("PE-7", "out-of-reach", {"track": 0, "place": 8})
    assert cause(game, {**spot, "do": "help"})[0] == "PE-7"
