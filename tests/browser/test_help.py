"""Hints and previews at a table of people: agreed on in the form, shown, and seen when used."""

from collections.abc import Callable

from browser.house import House
from browser.looks import box
from browser.person import SAMPLE, Person
from playwright.sync_api import expect


def seated(house: House, invite: Callable[..., Person], help: str | None) -> tuple[Person, Person]:
    """A host and a friend who see the terms of the table, and then play."""
    host, friend = invite(house, "en", phone=False), invite(house, "fa")
    host.home()
    host.open_form()
    friend.page.goto(host.set_table("short", 2, help=help))
    expect(friend.page.get_by_text(friend.say(f"help-for-{help or 'alone'}")).first).to_be_visible()
    friend.button("sit-down").click()
    friend.button("stand-up").wait_for()
    host.start()
    host.asked()
    return host, friend


def test_among_people_there_are_no_hints_and_that_is_explained(
    house: House, invite: Callable[..., Person]
) -> None:
    host, _ = seated(house, invite, None)
    expect(host.bar("hint")).to_have_count(0)
    host.page.keyboard.press("h")
    expect(host.page.get_by_text(host.say("fault-no-hints", who="alone"))).to_be_visible()


def test_where_they_are_agreed_on_the_other_sees_who_asks_and_the_hint_shows_its_move(
    house: House, invite: Callable[..., Person]
) -> None:
    host, friend = seated(house, invite, "everyone")
    host.bar("seats").click()
    name = host.dialog("seats").locator(".name").first.inner_text()
    host.page.keyboard.press("Escape")
    host.bar("hint").click()
    host.page.get_by_text(host.say("hint-says")).wait_for()
    asked = friend.say("hints-asked", seat="…").replace("…", "").strip()
    expect(friend.page.get_by_text(asked)).to_be_visible()
    expect(friend.page.get_by_text(asked)).to_contain_text(name)
    host.button("hint-show").click()
    expect(host.page.locator("[data-hint]:focus")).to_have_count(1)
    assert host.page.locator("[data-card][aria-pressed=true]").count() == 0, "nothing was played"

    # Who has lent the seat is asked nothing until it is taken back.
    before = box(host.page, "[data-place-row]")
    host.bar("seats").click()
    host.button("lend-own").click()
    host.page.keyboard.press("Escape")
    host.button("reclaim").wait_for()
    assert box(host.page, "[data-place-row]") == before
    expect(host.page.locator("[data-card][aria-disabled=false]")).to_have_count(0)
    expect(host.page.get_by_text(host.say(f"{SAMPLE}-board-choose"))).to_have_count(0)
    expect(host.bar("hint")).to_be_disabled()
    host.button("reclaim").click()
    expect(host.button("reclaim")).to_have_count(0)
