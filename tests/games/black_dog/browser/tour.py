"""The screens of Black DOG, one after the other, as one person comes to see them."""

from collections.abc import Callable, Iterator

from browser import board
from browser.house import House
from browser.person import Person

from games.black_dog.browser import fingers as dog
from games.black_dog.browser.deals import GAME, with_a_start_card


def screens(
    house: House, person: Person, bring: Callable[..., Person]
) -> Iterator[tuple[str, Person]]:
    """The exchange, a card and its pawns, a refusal, what would follow, the lesson."""
    page = person.page
    house.deal(with_a_start_card())
    person.game = GAME
    person.play_bots(4)
    board.sit(person)
    house.deal(None)
    dog.play_until("give", person)
    board.hand(person).first.click()
    yield "dog-exchange", person
    board.do(person, "undo").click()
    dog.play_until("play", person)
    yield "dog", person
    board.hand(person).and_(page.locator('[data-card^="start_"]')).first.click()
    yield "dog-card", person
    dog.touch(person, page.locator('[data-piece="0-0"]'))
    page.get_by_role("alert").wait_for()
    yield "dog-refused", person
    dog.choose(person)
    yield "dog-foreseen", person
    page.keyboard.press("Escape")
    page.goto(f"/learn/{GAME}")
    board.hand(person).first.click()
    yield "dog-lesson", person
    page.goto("/")
