"""A finger held on a thing is told what it is and does, and plays nothing; its rule can be read."""

from collections.abc import Callable

import pytest
from browser.games import GAMES, SEATS
from browser.house import House
from browser.person import Person
from playwright.sync_api import expect

THING = "[data-drag][data-explain], button[data-explain]"


@pytest.mark.parametrize("game", GAMES)
def test_a_long_press_explains_and_plays_nothing(
    house: House, invite: Callable[..., Person], game: str
) -> None:
    person = invite(house, "fa")
    person.game = game
    person.new_table(SEATS[game], bots="easy")
    page = person.page
    thing = page.locator(THING).first
    thing.wait_for()
    page.locator("[data-telling]").wait_for(state="detached")
    box = thing.bounding_box()
    assert box
    finger = person.context.new_cdp_session(page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    note = page.locator(".explanation.placed")
    note.wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(note).to_be_visible()
    where = note.bounding_box()
    assert where
    assert where["x"] >= 0
    assert where["x"] + where["width"] <= page.viewport_size["width"]  # type: ignore[index]
    assert where["y"] + where["height"] <= box["y"] or where["y"] >= box["y"] + box["height"]
    rule = note.get_by_role("button")
    number = rule.inner_text().strip()
    rule.tap()
    expect(page.get_by_role("dialog").get_by_text(number, exact=True).first).to_be_visible()
    expect(note).to_have_count(0)
    answers = [frame for frame in person.frames if '"done"' in frame or '"refused"' in frame]
    assert answers == []
    assert page.locator("[data-card][aria-pressed=true]").count() == 0
