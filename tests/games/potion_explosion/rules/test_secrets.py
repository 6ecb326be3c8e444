"""What is hidden from everybody (PE-6, PE-7, PE-17), and what can be imagined."""

import copy
import random
from collections import Counter

import pytest

import korsi
from every_game.tables import exact
from games.potion_explosion.rules.desks import (
    COLOURS,
    GAME,
    KINDS,
    ask_help,
    desk,
    drink,
    named,
    pick,
    play,
    table,
    take,
)
from games.potion_explosion.rules.lively import moments
from games.potion_explosion.rules.model_rules import tiles_of


def exchanged(place, chance):
    """The same table with hidden marbles and tiles dealt anew, and another seed."""
    other = copy.deepcopy(place)
    marbles = [marble for track in place["tracks"] for marble in track[9:]]
    tiles = [tile for stack in place["stacks"] for tile in stack[1:]]
    chance.shuffle(marbles)
    chance.shuffle(tiles)
    for n in range(5):
        hidden = len(place["tracks"][n][9:])
        other["tracks"][n] = place["tracks"][n][:9] + "".join(marbles[:hidden])
        below = len(place["stacks"][n][1:])
        other["stacks"][n] = place["stacks"][n][:1] + tiles[:below]
        del marbles[:hidden], tiles[:below]
    other["seed"] = chance.randrange(2**53)
    return other


@pytest.mark.parametrize("seed", range(6))
def test_a_view_does_not_change_when_only_secrets_change(seed):
    """PE-6, PE-7: hidden marbles, tiles below the tops, the seed; moves do not either."""
    chance = random.Random(seed)
    changed = 0
    for game in moments(seed, 25, 2 + seed % 3):
        place = game.position()
        twin = korsi.load(exchanged(place, chance))
        changed += twin.position()["tracks"] != place["tracks"]
        for looker in [*range(game.seats), None]:
            assert exact(twin.view(looker)) == exact(game.view(looker)), f"seed {seed}"
        for seat in range(game.seats):
            assert twin.legal(seat) == game.legal(seat), f"seed {seed}"
    assert changed > 5


@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_foresees_does_not_depend_on_secrets(seed):
    """PE-7, PE-17: a preview is the same whatever is in the tank."""
    chance = random.Random(seed)
    for game in moments(seed + 50, 20, 2 + seed % 3):
        if game.over:
            break
        twin = korsi.load(exchanged(game.position(), chance))
        (seat,) = game.acting
        for move in chance.sample(game.legal(seat), min(len(game.legal(seat)), 8)):
            foreseen = game.preview(seat, move)
            assert foreseen == twin.preview(seat, move), f"seed {seed}"
            told = game.copy().play(seat, move)
            assert all(event in told for event in foreseen)


def test_a_move_that_can_be_taken_back_has_told_no_secret():
    """PE-7, PE-17: it is heard the same in worlds that differ in secrets, and leads to the same."""
    chance = random.Random(1)
    plain = 0
    for seed in range(8):
        for game in moments(seed + 80, 20):
            if game.over:
                break
            twin = korsi.load(exchanged(game.position(), chance))
            (seat,) = game.acting
            move = chance.choice(game.legal(seat))
            one = game.copy()
            told = one.play(seat, move)
            if one.undoable(seat):
                plain += 1
                assert twin.play(seat, move) == told, f"seed {seed}"
                assert twin.view(seat) == one.view(seat), f"seed {seed}"
    assert plain > 10


def test_all_seats_see_the_same():
    """PE-7: hands, flasks, burners, potions and tokens are public."""
    for game in moments(7, 30, 4):
        views = [game.view(looker) for looker in [0, 1, 2, 3, None]]
        assert [view.pop("seat") for view in views] == [0, 1, 2, 3, None]
        assert all(view == views[0] for view in views)


def test_the_ninth_marble_is_seen_and_the_tenth_is_not():
    """PE-7: how many are hidden is public."""
    game = table({0: "RBKYRBKYBBKK"})
    track = game.position()["tracks"][0]
    for looker in (0, 1, None):
        shown = game.view(looker)["tracks"][0]
        assert shown == {"marbles": "RBKYRBKYB", "hidden": len(track) - 9}
        assert "tank" not in str(game.view(looker))


def test_below_the_tops_nothing_is_seen():
    """PE-6: tops and sizes."""
    game = table()
    place = game.position()
    shown = str(game.view(0))
    for stack in place["stacks"]:
        assert stack[0] in shown
        assert not any(tile in shown for tile in stack[1:])


def test_what_slides_into_sight_is_told_from_the_front():
    """PE-7: after a pick, help and potions; a track of nine or less has nothing to show."""
    own = desk(potions=("magnetic-4a", "abyssal-4a", "wisdom-4a"))
    game = table({0: "RBKYRBKYRKKBYR", 1: "BR", 2: "KR", 3: "YR", 4: "RB"}, desks={0: own})
    events = play(game, ask_help(0, 0))
    assert named(events, "seen") == [{"event": "seen", "track": 0, "colours": "K"}]
    events = play(game, drink("magnetic-4a", track=0, place=0))
    assert named(events, "seen") == [{"event": "seen", "track": 0, "colours": "KB"}]
    events = play(game, drink("abyssal-4a", tracks=[0, 1, 2, 4]))
    assert [event["track"] for event in named(events, "seen")] == [0, 1, 2, 4]
    short = table({0: "RBKYRBKYR"}, short=True)
    assert not named(play(short, pick(0, 8 - 1)), "seen")
    assert short.undoable(0)


def test_hidden_marbles_that_explode_are_news_though_nothing_comes_into_sight():
    """PE-10: the last hidden ones go; the pick can't be taken back."""
    game = table({0: "RBKYRBKYRYY"}, short=True)
    play(game, pick(0, 7))
    assert game.undoable(0) is False
    game = table({0: "RBKYRBKKYKK"}, short=True)
    events = play(game, pick(0, 7))
    assert not named(events, "exploded")
    game = table({0: "RRKYRBYKYYYY"}, short=True)
    events = play(game, pick(0, 7))
    assert named(events, "exploded")[0]["count"] == 5
    assert named(events, "seen") == [{"event": "seen", "track": 0, "colours": ""}]
    assert not game.undoable(0)


def test_a_new_top_is_told_when_it_is_uncovered():
    """PE-6, PE-16."""
    game = table(desks={0: desk((None, "any"), potions=("sands-4a",))}, phase="refill", picked=True)
    stack = game.position()["stacks"][2]
    events = play(game, take(2))
    assert named(events, "uncovered") == [{"event": "uncovered", "stack": 2, "tile": stack[1]}]


def test_a_return_tells_colours_and_only_the_tracks_that_can_be_seen():
    """PE-17: where it stops among the front nine."""
    own = desk(potions=("filter-4a",))
    game = table({0: "RRRRR"}, left_out=("wisdom", "sands"), desks={0: own})
    events = play(game, drink("filter-4a", track=0, places=[0, 1, 2, 3, 4]))
    assert named(events, "returned") == [{"event": "returned", "colours": "RRRRR"}]
    assert not named(events, "arrived")
    tracks = dict.fromkeys(range(5), "RRKYB")
    game = table(tracks, left_out=("wisdom", "sands"), desks={0: own}, short=True)
    events = play(game, drink("filter-4a", track=0, places=[0, 1]))
    for event in named(events, "arrived"):
        assert game.position()["tracks"][event["track"]][event["place"]] == event["colour"] == "R"
    assert len(named(events, "arrived")) == 2


# Imagining


@pytest.mark.parametrize("seed", range(6))
def test_an_imagined_world_looks_the_same_and_is_whole(seed):
    """PE-1, PE-2: a world can be saved, and its rules are the same."""
    for number, game in enumerate(moments(seed + 20, 20, 2 + seed % 3)):
        view = game.view(0)
        world = korsi.imagine(view, number)
        place = world.position()
        assert exact(world.view(0)) == exact(view), f"seed {seed}, moment {number}"
        assert exact(korsi.load(place).position()) == exact(place)
        for seat in range(game.seats):
            assert world.legal(seat) == game.legal(seat)
        hidden = "".join(track[9:] for track in place["tracks"])
        real = "".join(track[9:] for track in game.position()["tracks"])
        assert Counter(hidden) == Counter(real)
        below = [tile for stack in place["stacks"] for tile in stack[1:]]
        assert sorted(below) == sorted(t for s in game.position()["stacks"] for t in s[1:])


def worlds(game, count):
    view = game.view(0)
    return [korsi.imagine(view, seed).position() for seed in range(count)]


@pytest.mark.statistics
def test_imagining_deals_hidden_marbles_evenly():
    """PE-7: any colour not seen may be anywhere (fixed seeds, five deviations)."""
    game = table({0: "RRRRRRRRR", 1: "BBBB"})
    real = "".join(track[9:] for track in game.position()["tracks"])
    found = worlds(game, 400)
    for n in range(5):
        behind = [world["tracks"][n][9:] for world in found]
        assert {len(hidden) for hidden in behind} == {len(game.position()["tracks"][n]) - 9}
        for place in (0, -1):
            counts = Counter(hidden[place] for hidden in behind)
            for colour in COLOURS:
                wanted = 400 * real.count(colour) / len(real)
                assert abs(counts[colour] - wanted) < 5 * wanted**0.5


@pytest.mark.statistics
def test_imagining_deals_hidden_tiles_evenly():
    """PE-6: any tile not seen may be below any top."""
    game = table()
    place = game.position()
    unseen = [tile for stack in place["stacks"] for tile in stack[1:]]
    found = worlds(game, 400)
    for spot in ((0, 1), (2, -1), (4, 3)):
        counts = Counter(world["stacks"][spot[0]][spot[1]] for world in found)
        assert set(counts) == set(unseen)
        assert max(counts.values()) < 400 / len(unseen) + 5 * (400 / len(unseen)) ** 0.5


def test_imagining_keeps_what_is_certain():
    """PE-1: if all other colours are seen, the tank has only this one."""
    others = "R" * 4 + "B" * 20 + "K" * 20 + "Y" * 20
    tracks = {0: others[:8] + "R" * 8, 1: others[8:17] + "RR", 2: others[17:26] + "RR"}
    place = table(
        {**tracks, 3: others[26:35] + "RR", 4: others[35:44] + "RR"}, short=True
    ).position()
    hidden = "".join(track[9:] for track in place["tracks"])
    assert set(hidden) == {"R"}
    for world in worlds(korsi.load(place), 10):
        assert world["tracks"] == place["tracks"]
        assert world["desks"] == place["desks"]


def test_imagining_in_the_draft_lets_stacks_and_tank_be_anything():
    """PE-6: they are not there before it is over; what leaves and what is on offer stays."""
    game = korsi.new(GAME, seats=2, seed=3, leave="random")
    fronts = set()
    for seed in range(40):
        world = korsi.imagine(game.view(0), seed)
        assert world.view(0)["starters"] == game.view(0)["starters"]
        while world.view(0)["phase"] == "draft":
            world.play(world.acting[0], world.legal(world.acting[0])[0])
        place = world.position()
        fronts.add(place["tracks"][0])
        kinds = {tile.split("-")[0] for stack in place["stacks"] for tile in stack}
        assert kinds == set(KINDS) - set(game.view(0)["left_out"])
        lit = [b["tile"] for d in place["desks"] for b in d["burners"]]
        tiles = lit + [tile for stack in place["stacks"] for tile in stack]
        assert sorted(tiles) == sorted(tiles_of(sorted(kinds)))
    assert len(fronts) == 40


def test_returns_are_drawn_anew_in_every_imagined_world():
    """PE-17: nobody knows where marbles will go."""
    own = desk(potions=("filter-4a",))
    tracks = dict.fromkeys(range(5), "RRRRB")
    game = table({**tracks, 0: "YYYYYB"}, left_out=("wisdom", "sands"), desks={0: own}, short=True)
    move = drink("filter-4a", track=0, places=[0, 1, 2, 3, 4])
    found = set()
    for seed in range(30):
        world = korsi.imagine(game.view(0), seed)
        world.play(0, move)
        found.add(tuple(len(track) for track in world.position()["tracks"]))
    assert len(found) > 10


def test_a_view_holds_no_seed():
    """PE-17: the places of all returns to come are in it."""
    for game in moments(3, 10):
        assert "seed" not in str(game.view(0))


@pytest.mark.parametrize(
    ("part", "changes"),
    [
        ("tracks", {0: {"hidden": 8}, 1: {"hidden": 6}}),
        ("tracks", {0: {"hidden": 8}}),
        ("tracks", {0: {"hidden": -1}, 1: {"hidden": 15}}),
        ("tracks", {0: {"marbles": "RBKYRBKY", "hidden": 8}}),
        ("tracks", {0: {"marbles": "R" * 9}, 1: {"marbles": "R" * 9}, 2: {"marbles": "R" * 9}}),
        ("stacks", {0: {"size": 10}, 1: {"size": 7}}),
        ("stacks", {0: {"size": 8}}),
        ("stacks", {0: {"size": -1}}),
        ("stacks", {0: {"top": None}}),
        ("stacks", {0: {"size": 0}}),
    ],
)
def test_a_view_that_can_not_be_is_refused_with_a_sentence(part, changes):
    """PE-6, PE-7: sizes and numbers that no table has."""
    game = korsi.new(GAME, seats=2, seed=2)
    while game.view(0)["phase"] == "draft":
        play(game, game.legal(game.acting[0])[0])
    view = game.view(0)
    korsi.imagine(view, 1)
    for number, fields in changes.items():
        view[part][number] |= fields
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        korsi.imagine(view, 1)


def test_a_view_from_before_explosions_were_told_is_whole():
    """PE-10: it may lack them; it may not tell others, nor lack what was told at all times."""
    view = table({0: "RKYRYYKBB"}).view(0)
    kept = {name: value for name, value in view.items() if name != "explosions"}
    assert korsi.imagine(kept, 1).view(0) == korsi.imagine(view, 1).view(0) == view
    for damaged in ({**view, "explosions": []}, {**view, "explosions": None}):
        with pytest.raises(ValueError, match="damaged"):
            korsi.imagine(damaged, 1)
    del kept["takes"]
    with pytest.raises(ValueError, match="damaged"):
        korsi.imagine(kept, 1)
