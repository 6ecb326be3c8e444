"""Real browsers at a real server. Whatever a browser complains about fails the test.

All tests of a process share one browser and one server, those of the games too: so they are taken
up by the conftest of all tests, and what they need is loaded by whoever asks for them.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from browser.house import House
    from browser.person import Person
    from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def client() -> Path:
    """The built client."""
    from browser.house import built_client

    return built_client()


@pytest.fixture(scope="session")
def browser() -> "Iterator[Browser]":
    from browser.chromium import launch_options
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(**launch_options(painted=False))
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def _house(client: Path, tmp_path_factory: pytest.TempPathFactory) -> "Iterator[House]":
    from browser.house import House

    house = House(tmp_path_factory.mktemp("house"), client)
    house.open()
    yield house
    house.close()


@pytest.fixture
def house(_house: "House") -> "Iterator[House]":
    """The quick server that all tests of this process share."""
    _house.deal(None)
    before = len(_house.complaints())
    yield _house
    assert _house.complaints()[before:] == ""


@pytest.fixture
def invite(browser: "Browser") -> "Iterator[Callable[..., Person]]":
    """Brings a person, in a browser of their own; afterwards nobody has complaints."""
    from browser.person import Person

    people: list[Person] = []

    def come(house: "House", language: str = "en", **wishes: Any) -> Person:
        people.append(Person(browser, house.address, language, **wishes))
        return people[-1]

    come.people = people  # type: ignore[attr-defined]
    yield come
    troubles = [trouble for person in people for trouble in person.troubles]
    for person in people:
        person.close()
    assert troubles == []


def what_people_saw(item: pytest.Item) -> str:
    """The page of everybody who was invited, in words: for the report of a test that failed."""
    people = getattr(getattr(item, "funcargs", {}).get("invite"), "people", [])
    told = []
    for person in people:
        try:
            shown = person.page.locator("body").inner_text(timeout=2000)
            told.append(f"{person.page.url}\n{shown[:1500]}\n{person.troubles}")
        except Exception as error:  # whatever happened to the page is told, too
            told.append(repr(error)[:300])
    return "\n\n".join(told)
