"""The screens of Potion Explosion, one after the other, as one person comes to see them."""

from collections.abc import Callable, Iterator

from browser import board
from browser.house import House
from browser.person import Person

from games.potion_explosion.browser import fingers as brew
from games.potion_explosion.browser.deals import GAME, with_six_potions


def screens(
    house: House, person: Person, bring: Callable[..., Person]
) -> Iterator[tuple[str, Person]]:
    """The draft, a full shelf, what a marble would take, a refusal, a potion, a marble held."""
    page, friend = person.page, bring()
    seed, moves = with_six_potions("beginner")
    house.deal(seed)
    person.game = GAME
    person.home()
    person.open_form()
    yield "brew-form", person
    page.keyboard.press("Escape")
    brew.gather(person, friend, leave="beginner")
    house.deal(None)
    yield "brew-draft", person
    brew.send_all(moves, person, friend)
    friend.close()
    brew.asked(person, "turn")
    yield "brew", person
    brew.spot(person, *brew.best(person)).focus()
    page.locator("[data-spot].doomed").first.wait_for()
    yield "brew-foreseen", person
    board.do(person, "end").click()
    page.get_by_role("alert").wait_for()
    yield "brew-refused", person
    brew.uncork(person, "abyssal", "abyssal")
    brew.choose(person)
    yield "brew-potion", person
    page.keyboard.press("Escape")
    brew.drink(person, "blind_love", "blind_love")
    page.locator("[data-held^='hand:']").first.click()
    yield "brew-marble-held", person
    page.goto(f"/learn/{GAME}")
    page.locator("[data-spot]").first.wait_for()
    yield "brew-lesson", person
    page.goto("/")
