"""One house for the tests of a file, unless a test needs its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.databases import Databases
from server.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with patient limits and bots that don't wait."""
    with House(tmp_path_factory.mktemp("house") / "korsi.db") as house:
        yield house


@pytest.fixture(params=["a file", "PostgreSQL"])
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store can be: a new file, or a new database."""
    if request.param == "a file":
        return tmp_path / "korsi.db"
    made: Databases = request.getfixturevalue("postgres")
    return made.new()
