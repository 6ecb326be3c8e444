"""6 nimmt!: a card can be drawn onto the rows, with the mouse and with a finger."""

from collections.abc import Callable

from browser.house import House
from browser.person import Person
from browser.story import middle
from playwright.sync_api import expect


def test_a_card_is_drawn_onto_the_felt(house: House, invite: Callable[..., Person]) -> None:
    person = invite(house, phone=False)
    person.table()
    page = person.page
    card = page.locator("[data-drag][aria-disabled=false]").first
    number = card.get_attribute("data-card")
    felt = page.locator("[data-drop=felt]")
    page.mouse.move(*middle(person, card))
    page.mouse.down()
    page.mouse.move(*middle(person, felt), steps=4)
    expect(page.locator("[data-drop=felt][data-over]")).to_have_count(1)
    expect(page.locator("[data-drawn]")).to_have_count(1)
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator("[data-drawn]")).to_have_count(0)
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
    page.mouse.move(*middle(person, card))
    page.mouse.down()
    page.mouse.move(*middle(person, felt), steps=4)
    page.mouse.up()
    page.wait_for_function(
        """(card) => {
          const held = document.querySelector(`[data-card="${card}"]`);
          return !held || held.ariaPressed === "true";
        }""",
        arg=number,
    )
