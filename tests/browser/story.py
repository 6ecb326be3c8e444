"""What a board tells, looked at while it tells it."""

from browser.person import Person
from playwright.sync_api import Locator


def telling(person: Person) -> Locator:
    """The board, while it tells."""
    return person.page.locator("[data-telling]")


def hold_time(person: Person) -> None:
    """From now on no story comes to its end by itself."""
    person.page.clock.install(time=0)
    person.page.clock.pause_at(60_000)


def middle(person: Person, card: Locator) -> tuple[float, float]:
    place = card.bounding_box()
    assert place is not None
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
