"""Components are conserved: nothing is lost, nothing appears, after every move of many games.

A game's tests bring `components.py` with a function `conserved(position)` that counts what the box
holds and fails where it is not all there.
"""

from korsi.testing.tables import Table, module_in


class ComponentTests:
    """Every component is somewhere, once."""

    def test_components_are_conserved(self, table: Table) -> None:
        counted = module_in(table.folder, "components")
        if counted is None:
            return
        for seed in range(table.games):
            for game in table.moments(seed):
                counted.conserved(game.position())
