"""The screens of 6 nimmt!, one after the other, as one person comes to see them."""

from collections.abc import Callable, Iterator

from browser.house import House
from browser.person import Person, play_together

from games.six_nimmt.browser.deals import with_the_lowest_card

Screen = tuple[str, Person]


def screens(house: House, person: Person, bring: Callable[..., Person]) -> Iterator[Screen]:
    """A row to take, a draft, a round that is not the last, the lesson from shelf to end."""
    yield from a_row_to_take(house, person, bring())
    yield from the_other_ways(person)
    person.home()
    person.link("learn").click()
    person.page.wait_for_url("**/learn/six-nimmt")
    yield from lesson(person)
    person.page.locator("[data-do=first-game]").click()
    person.page.wait_for_url("**/t/*")
    assert person.asked() == "card", "a first real game, with bots"


def a_row_to_take(house: House, person: Person, friend: Person) -> Iterator[Screen]:
    """The lowest card fits in no row."""
    house.deal(with_the_lowest_card(4))
    friend.page.goto(person.new_table(4, rounds=1))
    friend.button("sit-down").click()
    friend.button("stand-up").wait_for()
    person.start()
    house.deal(None)
    assert person.asked() == "card"
    person.choose(1)
    yield "chosen", person
    friend.choose(max(friend.cards()))
    assert person.asked() == "row"
    yield "row-choice", person
    yield "row-choice-of-another", friend
    person.take()
    friend.close()


def the_other_ways(person: Person) -> Iterator[Screen]:
    """A draft with all cards open, and a game that goes on after its first round."""
    person.table("draft", 4)
    person.act()
    person.asked()
    yield "draft", person
    person.table("classic", 2, target=165)
    play_together(person)
    person.button("go-on").wait_for()
    yield "round-end", person


def lesson(person: Person) -> Iterator[Screen]:
    """Through the lesson, from its first card to its last page."""
    page = person.page
    step = 0
    onwards = page.locator(".ways .main")
    page.locator("[data-do=skip]").wait_for()
    while not page.locator("[data-do=first-game]").is_visible():
        step += 1
        person.asked()
        yield f"lesson-{step}", person
        while not onwards.is_visible():
            if page.locator("[data-row]").count():
                page.locator("[data-row]").first.click()
            else:
                page.locator("[data-card][aria-disabled=false]").first.click()
            page.wait_for_function(
                """() => document.querySelector(".ways .main")
                  || document.querySelector("[data-row]")
                  || document.querySelector("[data-card][aria-disabled=false]")"""
            )
        yield f"lesson-outcome-{step}", person
        skip = page.locator("[data-do=skip]")
        (skip if skip.count() else onwards).click()
    assert step > 2, "what is seen and what comes of it, more than four screens"
    yield "lesson-done", person
