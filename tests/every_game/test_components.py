"""Components are conserved after every move of thousands of careless games."""

import korsi
from every_game.components import COMPONENTS
from every_game.tables import Table, moments


def test_every_game_counts_its_components() -> None:
    assert set(COMPONENTS) == {entry["game"] for entry in korsi.catalogue()}


def test_components_are_conserved(table: Table) -> None:
    for seed in range(table.games):
        for game in moments(table, seed):
            COMPONENTS[table.game](game.position())
