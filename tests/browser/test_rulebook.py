"""The rulebook as a page of its own: read, searched, linked to, printed."""

import re
from collections.abc import Callable

import pytest
from browser.games import GAMES
from browser.house import House
from browser.looks import clumsy, faults, speak, still
from browser.person import SAMPLE, Person
from browser.words import LANGUAGES, said
from playwright.sync_api import Page, expect

SMALL = {"width": 360, "height": 740}
SHEET = {"width": 673, "height": 1020}
"""A4 without its margins, in pixels of 1/96 inch."""
CHROME = "header, nav, button, input, fieldset, a[href]"
SEEN = """(selector) => [...document.querySelectorAll(selector)]
  .filter((thing) => !thing.closest("figure") && thing.checkVisibility()
    && thing.getBoundingClientRect().height > 0)
  .map((thing) => thing.outerHTML.slice(0, 80))"""
FIRST = """() => {
  const pages = document.querySelectorAll(".chapter.first");
  const top = document.querySelector("article").getBoundingClientRect().top;
  return [...pages].map((page) => page.getBoundingClientRect().bottom - top);
}"""

NAMED = """() => [...document.querySelectorAll("figure")].map((figure) => {
  const [picture] = figure.querySelectorAll("[role=img]");
  return picture?.checkVisibility() && picture.ariaLabel;
})"""
"""The names of the pictures, in their order."""


def read(person: Person, game: str, place: str = "") -> None:
    person.page.goto(f"/rules/{game}{place}")
    person.page.get_by_role("article").get_by_role("heading", level=1).wait_for()
    still(person.page)


def read_in(page: Page, language: str) -> None:
    """The same book, in another language."""
    speak(page, language)
    expect(page.get_by_role("article")).to_have_attribute("lang", language)
    still(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_book_is_read_on_a_small_phone_its_pictures_have_names_and_it_can_be_printed(
    house: House, invite: Callable[..., Person], game: str
) -> None:
    """In one language after the other; axe's rules are about what is the same in all of them."""
    person = invite(house, LANGUAGES[0])
    page = person.page
    page.set_viewport_size(SMALL)
    read(person, game)
    found: list[str] = []
    for language in LANGUAGES:
        read_in(page, language)
        expect(page).to_have_title(re.compile(re.escape(said(language, game))))
        captions = page.locator("figure figcaption").all_text_contents()
        assert len(captions) >= 4
        assert all(captions)
        assert page.evaluate(NAMED) == captions
        assert page.locator("figure :not([inert] *):is(a, button, input, [tabindex])").count() == 0
        found += [f"{language}: {what}" for what in clumsy(page)]
    found += faults(page)
    assert not found, "\n".join(found)
    on_paper(page)


def on_paper(page: Page) -> None:
    """A book is black on white, and nothing else is printed, whatever the light."""
    page.set_viewport_size(SHEET)
    page.emulate_media(media="print", color_scheme="dark")
    for language in LANGUAGES:
        read_in(page, language)
        assert page.evaluate(SEEN, CHROME) == []
        ink, paper = page.evaluate(
            """() => [getComputedStyle(document.querySelector("article p")).color,
                      getComputedStyle(document.body).backgroundColor]"""
        )
        assert (ink, paper) == ("rgb(0, 0, 0)", "rgb(255, 255, 255)")
        assert page.evaluate("document.scrollingElement.scrollWidth") <= SHEET["width"]
        [height] = page.evaluate(FIRST)
        assert height <= SHEET["height"], f"the first page in {language} is longer than a sheet"
        uncut = page.locator("figure").evaluate_all(
            "all => all.every((figure) => getComputedStyle(figure).breakInside === 'avoid')"
        )
        assert uncut


def test_from_the_shelf_to_the_rules_and_on_to_the_lesson(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(house)
    person.home()
    person.shelf.locator(f"a[href='/rules/{SAMPLE}']").click()
    person.page.get_by_role("heading", level=1, name=person.say(SAMPLE)).wait_for()
    assert person.page.url.endswith(f"/rules/{SAMPLE}")
    home = person.page.get_by_role("link", name=person.say("play-now"), exact=True)
    home.click()
    expect(person.page.locator(f"#game-{SAMPLE}")).to_be_in_viewport()
    person.page.go_back()
    lesson = person.page.get_by_role("link", name=person.say("learn"), exact=True)
    lesson.click()
    assert person.page.url.endswith(f"/learn/{SAMPLE}")


def test_a_link_leads_to_a_rule_and_another_language_keeps_the_place(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(house, phone=False)
    read(person, SAMPLE, "#SN-17")
    rule = person.page.locator("#SN-17")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    person.page.get_by_text("فارسی", exact=True).click()
    expect(person.page.locator("html")).to_have_attribute("dir", "rtl")
    expect(rule).to_contain_text("دست‌چین")
    expect(rule).to_be_in_viewport()


def test_on_a_desk_the_contents_lead_to_every_part_and_no_rule_of_axe_is_broken(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(house, "uk", phone=False)
    read(person, SAMPLE)
    found = faults(person.page)
    assert not found, "\n".join(found)
    contents = person.page.get_by_role("navigation", name=person.say("rules-contents"))
    links = contents.get_by_role("link")
    headings = person.page.get_by_role("article").get_by_role("heading", level=2)
    assert links.all_text_contents() == headings.all_text_contents()
    last = links.last
    last.click()
    expect(headings.last).to_be_in_viewport()
    person.page.get_by_role("searchbox").fill("SN-17")
    expect(person.page.get_by_role("article").locator("section")).to_have_count(1)
    expect(contents).to_have_count(0)


def test_a_game_that_is_not_here_has_no_rules(house: House, invite: Callable[..., Person]) -> None:
    person = invite(house)
    person.forgive("404")
    person.page.goto("/rules/giraffe-poker")
    person.page.get_by_text(person.say("problem-no-game")).wait_for()
