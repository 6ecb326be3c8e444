"""The screens of Saboteur: The Duel, as one person comes to see them."""

from collections.abc import Callable, Iterator

from browser import board
from browser.house import House
from browser.person import Person

from games.saboteur_duel.browser import fingers as duel
from games.saboteur_duel.browser.deals import with_a_path


def screens(
    house: House, person: Person, bring: Callable[..., Person]
) -> Iterator[tuple[str, Person]]:
    """A maze: a card is held, shown, refused; cards are given up; alone; the lesson."""
    page = person.page
    house.deal(with_a_path())
    person.game = "saboteur-duel"
    person.play_bots(2)
    board.sit(person)
    house.deal(None)
    yield "duel", person
    board.playable(person).click()
    yield "duel-card-held", person
    duel.touch(page.locator(f'[data-at="{duel.lit(person).first.get_attribute("data-at")}"]'))
    yield "duel-card-shown", person
    duel.place(person, 1, 4).click()
    page.get_by_role("alert").wait_for()
    yield "duel-refused", person
    person.button("saboteur-duel-board-do-cancel").click()  # Escape is the note's where one is open
    board.do(person, "discard").click()
    board.hand(person).nth(0).click()
    yield "duel-discarding", person
    page.locator("[data-discard]").click()
    person.dialog("saboteur-duel-board-discard-title").wait_for()
    yield "duel-discarded", person
    person.home()
    person.open_form()
    yield "duel-form", person
    page.keyboard.press("Escape")
    alone = person.say("saboteur-duel-way-solo")
    person.shelf.get_by_role("button", name=alone, exact=True).click()
    board.sit(person)
    yield "duel-alone", person
    page.goto("/learn/saboteur-duel")
    board.hand(person).first.click()
    yield "duel-lesson", person
    page.goto("/")
