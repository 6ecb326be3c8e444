"""What all tests share."""

import gc
import signal
import ssl
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

import numbers_as_written  # noqa: F401
import pytest
from _pytest.runner import runtestprotocol
from browser.fixtures import _house, browser, client, house, invite, what_people_saw

if TYPE_CHECKING:
    from server.databases import Databases

__all__ = ["_house", "browser", "client", "house", "invite"]

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # The tests run in the background; the commands that they start must hear Ctrl-C all the same.
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Hundreds of people come with a client of their own, and each would read the certificates of all
# the world anew, which takes longer than what it says.
ssl.create_default_context = cache(ssl.create_default_context)

gc.disable()  # thousands of tests are found, and none of them is thrown away


def pytest_collection_finish() -> None:
    """What is there by now stays to the end: it is not looked through again and again."""
    gc.freeze()
    gc.enable()


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """One of several processes tells the first one what came of a test, and not that it begins, is
    set up, cleared away and over: six messages about each of thousands of tests were a tenth of
    their time. Who asks how long that took is told all."""
    if not hasattr(item.config, "workerinput") or item.config.getoption("durations") is not None:
        return None
    for report in runtestprotocol(item, nextitem=nextitem, log=False):
        if report.when == "call" or not report.passed:
            item.ihook.pytest_runtest_logreport(report=report)
    return True


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """A test that fails with somebody in front of a page says what was on it."""
    outcome: Any = yield
    report = outcome.get_result()
    if report.failed and (seen := what_people_saw(item)):
        report.sections.append(("what people saw", seen))


@pytest.fixture(scope="session")
def postgres() -> Iterator["Databases"]:
    """PostgreSQL, started when the first database is asked for."""
    from server.databases import databases  # which few tests need

    with databases() as made:
        yield made
