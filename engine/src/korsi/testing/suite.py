"""All tests of a game in one class."""

from typing import ClassVar

import pytest

from korsi.testing.bots import BotTests
from korsi.testing.components import ComponentTests
from korsi.testing.contract import ContractTests
from korsi.testing.earlier import EarlierTests, earlier_in
from korsi.testing.golden import GoldenTests
from korsi.testing.looking_back import SteppingTests, UndoTests
from korsi.testing.records import RecordTests
from korsi.testing.statistics import StatisticsTests
from korsi.testing.tables import Table
from korsi.testing.views import ViewTests
from korsi.testing.vocabulary import SentenceTests, VocabularyTests


class AtTables:
    """Tests that ask for a `table` are run at every one; those that ask for a `game`, with every
    game of these tables. `earlier` is a game of an earlier version."""

    tables: ClassVar[list[Table]] = []

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Pytest asks what to run a test with."""
        if "table" in metafunc.fixturenames:
            metafunc.parametrize("table", self.tables, ids=str)
        if "game" in metafunc.fixturenames:
            metafunc.parametrize("game", sorted({table.game for table in self.tables}))
        if "earlier" in metafunc.fixturenames:
            folders = sorted({table.folder for table in self.tables})
            files = [file for folder in folders for file in earlier_in(folder)]
            names = [f"{file.parents[2].name}-{file.parent.name}-{file.stem}" for file in files]
            metafunc.parametrize("earlier", files, ids=names)


class GameTests(
    AtTables,
    ContractTests,
    ViewTests,
    RecordTests,
    SteppingTests,
    UndoTests,
    VocabularyTests,
    SentenceTests,
    StatisticsTests,
    BotTests,
    ComponentTests,
    GoldenTests,
    EarlierTests,
):
    """The tests that every game gets. A class that says at which `tables` is all that is needed."""
