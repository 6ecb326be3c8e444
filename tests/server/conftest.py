"""One house for the tests of a file, unless a test needs its own."""

from collections.abc import Iterator

import pytest
from server.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with patient limits and bots that don't wait."""
    with House(tmp_path_factory.mktemp("house") / "korsi.db") as house:
        yield house
