"""Every board on every screen, in the middle of a game, with full hands and the longest names.

What is needed now - the board, the own hand, what is asked, the buttons for it - is in the window,
or a scroll that nobody can miss brings it there. Nothing lies over it, no text is cut, everything
can be hit with a finger, and the marbles of a track touch. On a large screen the board takes two
thirds of what there is, with the drawer beside it and without.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser import midgame
from browser.house import House
from browser.looks import lay_out
from browser.person import Person
from browser.words import LANGUAGES, said
from playwright.sync_api import Page

SIZES = [
    (360, 640),
    (568, 320),
    (667, 375),
    (844, 390),
    (390, 844),
    (720, 450),  # a desk at 200 %
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
]
SHUT = [(1280, 720), (1440, 900), (2560, 1440)]
"""Here the drawer beside the board is put away once."""
SMALLEST = 375
"""A screen whose shorter side is not above this has targets of 24 px at the least; others of 44."""

SEATS = "places => places.map(({ dataset }) => Number(dataset.seat)).sort((a, b) => a - b)"
MEASURE = Path(__file__).with_name("layouts.js").read_text("utf-8")


@pytest.fixture(scope="module")
def set_out(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with tables for each language: names are written in its letters."""
    house = House(tmp_path_factory.mktemp("midgame"), client)
    for language in LANGUAGES:
        midgame.set_out(house.data, language)
    house.open()
    yield house
    house.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", midgame.looks())
def test_what_is_needed_is_there_whole_and_free_on_every_screen(
    invite: Callable[..., Person], set_out: House, moment: str, language: str
) -> None:
    person = invite(set_out, language, phone=False)
    page = person.page
    token = midgame.TOKENS[language]
    person.context.add_cookies([{"name": "korsi", "value": token, "url": set_out.address}])
    look = midgame.looks()[moment]
    page.goto(f"/t/{look.table(language)}")
    page.locator(", ".join(look.needed)).first.wait_for()
    page.keyboard.press("Escape")  # what happened meanwhile
    page.locator("dialog[open]").wait_for(state="detached")
    seats = page.locator("main .board [data-seat]").evaluate_all(SEATS)
    assert seats == [*range(look.moment.seats)], "what somebody says stands at the seat"
    found: list[str] = []
    for width, height in SIZES:
        lay_out(page, width, height)
        found += [f"{width}×{height}: {what}" for what in measured(page, look.needed)]
        if look.held:
            in_hand = measured(page, look.needed, look.held)
            found += [f"{width}×{height}, in hand: {what}" for what in in_hand]
            page.keyboard.press("Escape")
    drawer = page.get_by_role("button", name=said(language, "log-and-chat"))
    drawer.evaluate("button => button.click()")
    for width, height in SHUT:
        lay_out(page, width, height)
        found += [f"{width}×{height}, shut: {what}" for what in measured(page, look.needed)]
    assert not found, "\n".join(found)


def measured(page: Page, needed: list[str], held: str | None = None) -> list[str]:
    """What is wrong on this screen, with nothing in hand or the first of these. No pointer rests
    on anything that explains itself."""
    wish = {"needed": needed, "smallest": SMALLEST, "held": held}
    found: list[str] = page.evaluate(MEASURE, wish)
    return found
