"""What happened is told first: a touch that ends the story does nothing else."""

from collections.abc import Callable

from browser import board
from browser.deals import with_a_start_card
from browser.house import House
from browser.person import Person
from playwright.sync_api import Locator, expect

from games.black_dog.browser import fingers as dog


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


def test_two_taps_during_a_trick_play_one_card(house: House, invite: Callable[..., Person]) -> None:
    person = invite(house, calm=False)
    person.table("short", 4)
    person.count_answers()
    hold_time(person)
    person.card(person.cards()[-1]).tap()
    telling(person).wait_for()
    prompt = person.page.locator(".status p")
    expect(prompt).not_to_have_text(person.say("six-nimmt-board-choose"))
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


def test_a_click_while_a_pawn_of_a_bot_moves_plays_nothing(
    house: House, invite: Callable[..., Person]
) -> None:
    house.deal(with_a_start_card())
    person = invite(house, phone=False, calm=False)
    person.game = "black-dog"
    person.home()
    person.play_now()
    board.sit(person)
    dog.play_until("play", person)
    hold_time(person)
    dog.act(person)
    telling(person).wait_for()
    prompt = person.page.locator(".bar .status p")
    expect(prompt).not_to_have_text(person.say("black-dog-board-play"))
    expect(person.page.locator(".bar.asked")).to_have_count(0)
    answered = person.answers()
    person.page.mouse.click(*middle(person, board.hand(person).first))
    assert person.page.locator("[data-card][aria-pressed=true]").count() == 0
    assert person.answers() == answered
    person.page.clock.resume()
    assert dog.asked(person) != "dialog"
    dog.act(person)
