"""What happened is told first: a touch that ends the story does nothing else."""

from collections.abc import Callable
from random import Random

import pytest
from browser.games import GAMES, SEATS
from browser.house import House
from browser.person import BLINK, SAMPLE, Person
from browser.story import come_to_a_move_of_others, hold_time, middle, telling
from playwright.sync_api import expect

MOVES = 8
MOVING = """() => document.getAnimations().filter(({ effect }) =>
  effect?.target?.closest("[data-telling]") && effect.getComputedTiming().duration > 1).length"""


def test_two_taps_during_a_trick_play_one_card(house: House, invite: Callable[..., Person]) -> None:
    person = invite(house, calm=False, own=True)
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
    person = invite(house, phone=False, calm=False, own=True)
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


@pytest.mark.parametrize("game", GAMES)
def test_what_others_did_stays_marked_on_every_board(
    house: House, invite: Callable[..., Person], game: str
) -> None:
    person = invite(house)
    person.game = game
    person.new_table(SEATS[game], bots="easy")
    person.page.locator("main section").first.wait_for()
    marks = person.page.locator("[data-mark]")
    chance = Random(game)
    for _ in range(MOVES):  # cards that were given are not seen
        come_to_a_move_of_others(person, chance)
        person.page.wait_for_timeout(10 * BLINK)
        if marks.count():
            break
    seats = {mark.get_attribute("data-mark") for mark in marks.all()}
    assert seats - {"", "0"}, "a mark says whose it is"
    of_people = person.page.locator("[data-mark]:not([data-mark=''])")  # the dog has no sign
    assert of_people.first.locator("svg path").count() == 1, "by a shape, not by colour alone"
    person.page.reload()
    marks.first.wait_for()
    person.bar("log").click()
    line = person.dialog("log").locator(".turn:not(.own) button").last
    line.click()
    person.page.locator(".marks.flashing [data-mark]").first.wait_for()
    expect(person.dialog("log")).to_have_count(0)


def test_it_is_told_again_for_who_asks_and_can_be_skipped(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(house, phone=False, calm=False, own=True)
    person.table("short", 3)
    person.count_answers()
    person.choose(person.cards()[-1])
    skip, again = person.button("story-skip"), person.button("story-again")
    skip.click()
    again.wait_for()
    log = person.page.locator("[role=tabpanel] li li")
    lines, left = log.count(), person.cards()
    hold_time(person)
    again.click()
    telling(person).wait_for()
    expect(log).not_to_have_count(lines)  # what is told again is not known yet
    assert person.page.locator("[data-card][aria-disabled=false]").count() == 0
    skip.focus()
    person.page.keyboard.press("Enter")
    expect(telling(person)).to_have_count(0)
    expect(log).to_have_count(lines)
    assert (person.cards(), person.answers()) == (left, 1)


def test_without_motion_it_is_told_in_stills_with_marks(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(house, stills=True)
    person.table("short", 3)
    person.card(person.cards()[-1]).tap()
    telling(person).wait_for()
    person.page.locator(".board:has([data-telling]) > .marks [data-mark]").first.wait_for()
    assert person.page.evaluate(MOVING) == 0
    expect(telling(person)).to_have_count(0)
    person.page.locator("[data-mark]").first.wait_for()


def test_the_pace_is_chosen_in_the_settings_and_kept(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(house, calm=False)
    person.home()
    person.open_settings()
    person.dialog("settings").get_by_text(person.say("pace-at-once"), exact=True).click()
    person.page.reload()
    person.table("short", 3)
    person.choose(person.cards()[-1])
    assert telling(person).count() == 0
    person.asked()
    assert telling(person).count() == 0
