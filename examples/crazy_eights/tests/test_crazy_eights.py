"""All that every game is held to; pytest runs it."""

from korsi.testing import GameTests, tables_in


class TestCrazyEights(GameTests):
    """At the tables of `tables.toml`."""

    tables = tables_in(__file__)
