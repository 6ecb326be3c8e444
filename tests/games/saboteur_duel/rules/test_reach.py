"""SD-11, SD-13 … SD-16: what a dwarf reaches is kept up to date card by card; found again from
the start card alone, it is the same after every move of many games."""

import pytest

import korsi
from every_game.tables import decide
from korsi.games.saboteur_duel.components import DATA, JOINED, OPEN
from korsi.games.saboteur_duel.maze import CELLS, HEIGHT, MARGIN, WIDTH, at, place_of
from korsi.games.saboteur_duel.state import Tabletop
from korsi.random import Random
from korsi.testing.tables import SOAK

TABLES = [(2, "green"), (2, "blue"), (1, "green"), (1, "blue")]


def ground(game: korsi.Game) -> Tabletop:
    assert isinstance(game.state, Tabletop)
    return game.state


@pytest.mark.parametrize(("seats", "colour"), TABLES)
def test_routes_kept_up_to_date_are_those_found_anew(seats: int, colour: str) -> None:
    for seed in range(20 * SOAK):
        game = korsi.new("saboteur-duel", seats=seats, seed=seed, colour=colour)
        chance = Random(seed, 1)
        while not game.over:
            game.play(*decide(game, chance))
            again = game.state.copy()
            assert isinstance(again, Tabletop)
            again.explore_all()
            assert list(again.reach) == list(ground(game).reach), f"seed {seed}"


def test_a_table_that_is_loaded_has_the_same_routes() -> None:
    for seed in range(5):
        game = korsi.new("saboteur-duel", seats=2, seed=seed)
        chance = Random(seed, 1)
        while not game.over:
            game.play(*decide(game, chance))
            loaded = korsi.load(game.position())
            assert loaded.view(None)["routes"] == game.view(None)["routes"]


def test_every_place_that_34_cards_can_reach_is_on_the_grid() -> None:
    cards = sum(entry["count"] for entry in DATA["path"])
    spots = [*DATA["layout"]["two"]["starts"].values(), DATA["layout"]["solo"]["start"]]
    spots += DATA["layout"]["two"]["goals"] + DATA["layout"]["solo"]["goals"]
    for column, row in spots:
        for across, down in ((cards, 0), (-cards, 0), (0, cards), (0, -cards)):
            place = place_of(column + across, row + down)
            assert 0 < place < CELLS
            assert at(place) == [column + across, row + down]
    assert place_of(-MARGIN, 1) == -1  # the border stays empty
    assert place_of(WIDTH - MARGIN - 1, 1) == -1
    assert place_of(1, -MARGIN) == -1
    assert place_of(1, HEIGHT - MARGIN - 1) == -1


def test_places_go_by_column_then_row() -> None:
    spots = [[column, row] for column in range(-33, 48) for row in range(-33, 40)]
    places = [place_of(column, row) for column, row in spots]
    assert places == sorted(places)
    assert [at(place) for place in places] == spots


def test_from_a_side_one_reaches_open_sides_only_and_the_way_back() -> None:
    for face in range(1, len(OPEN) - 1):
        for state in range(4):
            for side in range(4):
                joined = JOINED[16 * face + 4 * state + side]
                assert (joined != 0) == (OPEN[face] >> side & 1 == 1)
                assert joined & ~OPEN[face] == 0
                for other in range(4):
                    if joined >> other & 1:
                        assert JOINED[16 * face + 4 * state + other] == joined
