"""Black DOG: what happened is told first, and a click during it plays nothing."""

from collections.abc import Callable

from browser import board
from browser.house import House
from browser.person import Person
from browser.story import hold_time, middle, telling
from playwright.sync_api import expect

from games.black_dog.browser import fingers as dog
from games.black_dog.browser.deals import GAME, with_a_start_card


def test_a_click_while_a_pawn_of_a_bot_moves_plays_nothing(
    house: House, invite: Callable[..., Person]
) -> None:
    house.deal(with_a_start_card())
    person = invite(house, phone=False, calm=False, own=True)
    person.game = GAME
    person.play_bots(4)
    board.sit(person)
    dog.play_until("play", person)
    hold_time(person)
    dog.act(person)
    telling(person).wait_for()
    prompt = person.page.locator(".bar .status p")
    expect(prompt).not_to_have_text(person.say(f"{GAME}-board-play"))
    expect(person.page.locator(".bar.asked")).to_have_count(0)
    answered = person.answers()
    person.page.mouse.click(*middle(person, board.hand(person).first))
    assert person.page.locator("[data-card][aria-pressed=true]").count() == 0
    assert person.answers() == answered
    person.page.clock.resume()
    assert dog.asked(person) != "dialog"
    dog.act(person)
