"""Components are conserved after every move of thousands of careless games."""

from importlib import import_module

from every_game.tables import FOLDERS, Table, moments


def test_components_are_conserved(table: Table) -> None:
    counted = import_module(f"games.{FOLDERS[table.game].name}.components")
    for seed in range(table.games):
        for game in moments(table, seed):
            counted.conserved(game.position())
