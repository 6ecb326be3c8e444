"""Somebody at a table of Saboteur: The Duel, with the fingers of a person."""

from functools import partial
from time import monotonic

from browser import board
from browser.board import cards, do, hand
from browser.person import BLINK, PATIENCE, Person
from playwright.sync_api import Locator

DEED = (
    "document.querySelector('button.way') ? 'orient'"
    " : document.querySelector('[data-do=discard]') ? 'act' : 'bribe'"
)
FARTHEST = """(places) => {
  const column = (place) => Number(place.dataset.at.split(",")[0]);
  return places.sort((a, b) => column(b) - column(a))[0].dataset.at;
}"""
PLAYABLE = """(cards, path) => cards.findIndex((card) =>
  card.dataset.card.startsWith("P_") === path && !card.matches(".idle"))"""

TWO_FRAMES = "() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))"

asked_now = partial(board.asked_now, DEED)
asked = partial(board.asked, DEED)
"""To act, to bribe, to orient a card; or "dialog"."""


def take_up(person: Person, *, path: bool) -> bool:
    """Some path card that can be played now, or some action card; false if there is none."""
    slot: int = hand(person).evaluate_all(PLAYABLE, path)
    if slot >= 0:
        hand(person).nth(slot).click()
    return slot >= 0


def lit(person: Person) -> Locator:
    """The places that may be touched."""
    return person.page.locator("[data-at].lit:has(button)")


def place(person: Person, column: int, row: int) -> Locator:
    return person.page.locator(f'[data-at="{column},{row}"]')


def round_of(person: Person, number: int) -> Locator:
    """Where it says which round is played."""
    return person.page.locator(f'[data-round="{number}"]')


def touch(spot: Locator) -> None:
    """A place of the maze; the window is moved where it lies outside. A card that is taken up may
    change the height of the window: a person sees that first."""
    spot.evaluate(TWO_FRAMES)
    button = spot.get_by_role("button")
    button.focus()
    button.click()


def dig(person: Person) -> bool:
    """Lay some path card as far from the start as possible; false if none fits."""
    if not take_up(person, path=True):
        return False
    spot = person.page.locator(f'[data-at="{lit(person).evaluate_all(FARTHEST)}"]')
    touch(spot)
    touch(spot)
    return True


def deed(person: Person) -> bool:
    """Play some action card; false if there is none to play."""
    if not take_up(person, path=False):
        return False
    if do(person, "deed").count():
        do(person, "deed").first.click()
    else:
        spot = person.page.locator(f'[data-at="{lit(person).first.get_attribute("data-at")}"]')
        touch(spot)
        do(person, "confirm").click()
    return True


def give_up(person: Person, count: int = 1) -> None:
    """Discard the last cards of the hand."""
    do(person, "discard").click()
    held = len(cards(person))
    for slot in range(max(0, held - count), held):
        hand(person).nth(slot).click()
    do(person, "pass").click()


def act(person: Person) -> str:
    """Do what is asked, once; what it was."""
    what = asked(person)
    before = person.answers()
    if what == "orient":
        do(person, "confirm").click()
    elif what == "bribe":
        do(person, "end").click()
    elif what == "act" and not (dig(person) or deed(person)):
        give_up(person)
    if what != "dialog":
        person.wait_for_answer(before)
    return what


def maze(person: Person) -> list[str]:
    """The places where cards lie, goals too."""
    places: list[str] = person.page.locator("[data-piece]").evaluate_all(
        "pieces => pieces.map(piece => piece.dataset.piece).sort()"
    )
    return places


play_on = partial(board.play_on, asked_now, act)


def play_until_dialog(*people: Person, wired: Person | None = None) -> None:
    """Everybody does what is asked of them, until all see a dialog; one may have moves made
    for them, before their eyes."""
    patience = PATIENCE / 1000
    patient = monotonic() + patience
    while monotonic() < patient:
        what = [asked_now(person) for person in people]
        if all(seen == "dialog" for seen in what):
            return
        for person, seen in zip(people, what, strict=True):
            if seen not in (None, "dialog"):
                (board.move_by_wire if person is wired else act)(person)
                patient = monotonic() + patience
        people[0].page.wait_for_timeout(BLINK)
    raise AssertionError(f"the game stands still: {what}")
