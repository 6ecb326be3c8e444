"""What happened is told first: a touch that ends the story does nothing else."""

from collections.abc import Callable

from browser.house import House
from browser.person import SAMPLE, Person
from browser.story import hold_time, middle, telling
from playwright.sync_api import expect


def test_two_taps_during_a_trick_play_one_card(house: House, invite: Callable[..., Person]) -> None:
    person = invite(house, calm=False)
    person.table("short", 4)
    person.count_answers()
    hold_time(person)
    person.card(person.cards()[-1]).tap()
    telling(person).wait_for()
    prompt = person.page.locator(".status p")
    expect(prompt).not_to_have_text(person.say(f"{SAMPLE}-board-choose"))
    expect(person.hand.and_(person.page.locator("[aria-disabled=false]"))).to_have_count(0)
    left = person.cards()
    at = middle(person, person.card(left[-1]))
    person.page.touchscreen.tap(*at)
    expect(telling(person)).to_have_count(0)
    assert (person.asked(), person.answers(), person.cards()) == ("card", 1, left)
    person.page.touchscreen.tap(*at)
    person.wait_for_answer(1)
    assert person.answers() == 2


def test_enter_ends_the_story_and_the_next_enter_plays(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(house, phone=False, calm=False)
    person.table("short", 4)
    person.count_answers()
    hold_time(person)
    high = person.cards()[-1]
    person.card(high).focus()
    person.page.keyboard.press("Enter")
    telling(person).wait_for()
    expect(person.hand.and_(person.page.locator(":focus"))).to_have_count(1)
    person.page.keyboard.press("Enter")
    expect(telling(person)).to_have_count(0)
    assert (person.asked(), person.answers()) == ("card", 1)
    person.page.keyboard.press("Enter")
    person.wait_for_answer(1)
