"""Only those tests that ask something of a PostgreSQL: others need not be run on every version."""

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the others out."""
    kept = [item for item in items if asks_a_database(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def asks_a_database(item: pytest.Item) -> bool:
    """By what it needs, or says of itself."""
    assert isinstance(item, pytest.Function)
    given = item.callspec.params if hasattr(item, "callspec") else {}
    return (
        "postgres" in item.fixturenames
        or "PostgreSQL" in given.values()
        or item.get_closest_marker("postgres") is not None
    )
