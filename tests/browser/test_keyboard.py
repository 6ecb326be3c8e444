"""Everything without a mouse: from the landing page to a whole trick, a row, and every dialog."""

from collections.abc import Callable

import pytest
from browser.house import House
from browser.person import Person
from playwright.sync_api import Locator, expect

from games.six_nimmt.browser.deals import with_the_lowest_card

FOCUS = """() => {
  const here = document.activeElement;
  if (!here || here === document.body) return { seen: false, name: "nothing" };
  const label = here.matches("input.unseen") ? here.closest("label") : here;
  const { outlineStyle, outlineWidth } = getComputedStyle(label);
  const { width, height, top, left, bottom, right } = label.getBoundingClientRect();
  return {
    name: `${here.tagName} ${here.ariaLabel ?? here.textContent.trim().slice(0, 40)}`,
    seen: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && width > 8 && height > 8
      && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
  };
}"""
INSIDE = """() => document.activeElement === document.body
  || document.querySelector("dialog[open]").contains(document.activeElement)"""


def tab_to(person: Person, goal: Locator) -> None:
    """Press Tab until the focus is there; on its way it is always to be seen."""
    keyboard = person.page.keyboard
    for _ in range(40):
        keyboard.press("Tab")
        focus = person.page.evaluate(FOCUS)
        assert focus["seen"], focus
        if goal.evaluate("thing => thing === document.activeElement"):
            return
    raise AssertionError("Tab does not lead there")


@pytest.mark.parametrize("language", ["en", "fa"])
def test_from_home_to_the_first_move_a_whole_trick_and_a_row_by_keyboard(
    house: House, invite: Callable[..., Person], language: str
) -> None:
    house.deal(with_the_lowest_card(4))
    person = invite(house, language, phone=False)
    page, keyboard = person.page, person.page.keyboard
    person.home()
    tab_to(person, person.button("play-now"))
    keyboard.press("Enter")
    assert person.asked() == "card"
    hand = person.cards()
    tab_to(person, person.card(hand[0]))
    keyboard.press("ArrowRight")
    expect(person.card(hand[1])).to_be_focused()
    keyboard.press("End")
    expect(person.card(hand[-1])).to_be_focused()
    for digit in str(hand[4]):
        keyboard.press(digit)
    expect(person.card(hand[4])).to_be_focused()
    assert page.evaluate(FOCUS)["seen"]
    keyboard.press("Home")
    expect(person.card(1)).to_be_focused()
    keyboard.press("Enter")

    rows = page.locator("[data-row]")
    expect(rows).to_have_count(4)
    expect(page.locator("[data-row]:focus")).to_have_count(1)
    assert page.evaluate(FOCUS)["seen"]
    keyboard.press("1")
    expect(rows.nth(0)).to_be_focused()
    keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_be_focused()
    keyboard.press("ArrowUp")
    keyboard.press("Enter")
    expect(rows).to_have_count(0)
    assert person.asked() == "card"
    expect(page.locator("[data-card]:focus")).to_have_count(1)
    keyboard.press("ArrowRight")
    assert page.evaluate(FOCUS)["seen"]
    keyboard.press("Space")
    page.wait_for_function("() => document.querySelectorAll('.fan [data-card]').length < 9")


def test_a_choice_can_be_changed_by_keyboard_until_all_have_chosen(
    house: House, invite: Callable[..., Person]
) -> None:
    host, guest = invite(house, phone=False), invite(house)
    guest.page.goto(host.new_table(2))
    guest.button("sit-down").click()
    guest.button("stand-up").wait_for()
    host.button("start").click()
    host.hand.first.wait_for()
    first, second = host.cards()[:2]
    host.card(first).focus()
    host.page.keyboard.press("Enter")
    expect(host.card(first)).to_have_attribute("aria-pressed", "true")
    host.page.keyboard.press("ArrowRight")
    host.page.keyboard.press("Enter")
    expect(host.card(second)).to_have_attribute("aria-pressed", "true")
    expect(host.card(first)).to_have_attribute("aria-pressed", "false")


def test_a_dialog_keeps_the_focus_and_gives_it_back(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(house, phone=False)
    page, keyboard = person.page, person.page.keyboard
    person.table()
    card = person.cards()[2]
    for key in ("r", "?"):
        person.card(card).focus()
        keyboard.press(key)
        person.dialog().wait_for()
        for step in ["Tab"] * 12 + ["Shift+Tab"] * 14:
            keyboard.press(step)
            assert page.evaluate(INSIDE)
        keyboard.press("Escape")
        expect(person.dialog()).to_have_count(0)
        expect(person.card(card)).to_be_focused()


def test_the_form_for_a_new_table_can_be_filled_in_and_sent_by_keyboard(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(house, "uk", phone=False)
    page, keyboard = person.page, person.page.keyboard
    person.home()
    tab_to(person, person.button("play-with-friends"))
    keyboard.press("Enter")
    form = person.dialog("play-with-friends")
    form.wait_for()  # it is loaded when it is asked for
    tab_to(person, form.get_by_role("radio").first)
    keyboard.press("ArrowDown")
    expect(form.get_by_role("radio").nth(1)).to_be_checked()
    tab_to(person, form.get_by_role("combobox", name=person.say("seats-count")))
    keyboard.press("ArrowUp")
    tab_to(person, form.get_by_role("button", name=person.say("set-table")))
    keyboard.press("Enter")
    expect(page.get_by_role("textbox", name=person.say("link"))).to_be_visible()
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(3)
