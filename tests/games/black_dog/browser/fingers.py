"""Somebody at a table of Black DOG, with the fingers of a person."""

from functools import partial
from time import monotonic

from browser import board
from browser.board import do, hand, playable
from browser.person import BLINK, PATIENCE, Person
from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLong

asked_now = partial(board.asked_now, board.PHASE)
asked = partial(board.asked, board.PHASE)
"""A phase of the game, or "dialog"."""


def lit(person: Person) -> Locator:
    """What may be touched on the board."""
    return person.page.locator("[data-target]")


def touch(person: Person, target: Locator) -> None:
    """Targets overlap, and a touch means the nearest: so in the very middle."""
    box = target.bounding_box()
    assert box is not None
    person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def choose(person: Person) -> None:
    """With the card that is held: the first pawn and the farthest way, until a move is whole."""
    offers, ways = person.page.locator("[data-offer]"), person.page.locator("[data-way]")
    while not do(person, "confirm").count():
        if offers.count():
            offers.first.click()
        else:
            ways.last.click()


def act(person: Person) -> str:
    """Do what is asked, once; what it was."""
    what = asked(person)
    before = person.answers()
    if what == "dog":
        person.page.keyboard.press("F9")  # any key that does nothing else: what is told ends
        touch(person, lit(person).first)
        do(person, "confirm").click()
    elif what == "turn":
        person.page.locator("[data-turn=right]").click()
    elif what in ("give", "discard"):
        hand(person).last.click()
        do(person, "confirm").click()
    elif what == "play":
        if not do(person, "confirm").count():  # somebody who folds needs no card
            playable(person).click()
            choose(person)
        do(person, "confirm").click()
    if what != "dialog":
        person.wait_for_answer(before)
    return what


play_on = partial(board.play_on, asked_now, act)


def play_until(phase: str, *people: Person) -> Person:
    """Whoever is asked does it, until somebody is asked this; who it is."""
    patient = monotonic() + 4 * PATIENCE / 1000
    while monotonic() < patient:
        for person in people:
            what = asked_now(person)
            if what == phase:
                return person
            if what is not None:
                assert act(person) != "dialog"
        people[0].page.wait_for_timeout(BLINK)
    raise AssertionError(f"nobody is asked for {phase}")


def see_the_end(person: Person) -> None:
    """A game may be long and a machine busy: as long as something still happens on the page."""
    seen = ""
    while True:
        try:
            person.over().wait_for(timeout=PATIENCE)
            return
        except TooLong:
            now = person.page.locator("main").inner_text(timeout=PATIENCE)
            assert now != seen, "the game stands still"
            seen = now
