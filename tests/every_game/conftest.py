"""Tests that ask for a `table` are run at every table of every game."""

import pytest

from every_game.tables import TABLES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", TABLES, ids=str)
