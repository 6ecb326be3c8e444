"""A board whose hand lies under a bar with buttons: what the tests of such games share."""

import json
from collections.abc import Callable
from time import monotonic

from browser.person import BLINK, PATIENCE, Person
from browser.story import SEND
from playwright.sync_api import Locator

from korsi.bots import make_bot

ASKED = """() => {
  if (document.querySelector("dialog[open]")) return "dialog";
  if (!document.querySelector(".bar.asked")) return null;
  return %s;
}"""
"""What is asked of a person; what a game asks for besides is a line of its own."""
PHASE = "document.querySelector('[data-phase]').dataset.phase"
"""That line, where a board says its phase."""
PLAYABLE = "cards => cards.findIndex(card => !card.matches('.idle'))"


def asked_now(what: str, person: Person) -> str | None:
    """What is asked of this person at this moment: the game's own word, or "dialog"."""
    answer: str | None = person.page.evaluate(ASKED % what)
    return answer


def asked(what: str, person: Person) -> str:
    """Wait until something is asked."""
    answer: str = person.wait_until(ASKED % what)
    return answer


def hand(person: Person) -> Locator:
    return person.toolbar(f"{person.game}-board-hand").locator("[data-card]")


def cards(person: Person) -> list[str]:
    """The own hand, as it is shown."""
    kinds: list[str] = hand(person).evaluate_all("cards => cards.map(card => card.dataset.card)")
    return kinds


def playable(person: Person) -> Locator:
    """The first card of the hand that can be played now."""
    return hand(person).nth(hand(person).evaluate_all(PLAYABLE))


def sit(person: Person) -> None:
    """At a table that has just been opened in the browser."""
    hand(person).first.wait_for()
    person.count_answers()


def do(person: Person, what: str) -> Locator:
    """A button of the bar."""
    return person.page.locator(f"[data-do={what}]")


def play_on(
    asked_now: Callable[[Person], str | None],
    act: Callable[[Person], str],
    times: int,
    *people: Person,
) -> None:
    """Whoever is asked does it, so many times; then somebody is asked again."""
    patient = monotonic() + PATIENCE / 1000
    while monotonic() < patient:
        for person in people:
            what = asked_now(person)
            if what is not None and times == 0:
                return
            if what is not None:
                assert act(person) != "dialog"
                times -= 1
                patient = monotonic() + PATIENCE / 1000
        people[0].page.wait_for_timeout(BLINK)
    raise AssertionError("the game stands still")


def play_by_wire(person: Person, until: str = "dialog[open]") -> None:
    """A greedy player makes the moves of this person, through the socket of the page that looks on,
    until there is this to be seen: by default a sheet."""
    bot = make_bot("greedy", 1)
    there = f"() => document.querySelector('{until}') !== null"
    patient = monotonic() + PATIENCE / 1000
    answered = None
    while monotonic() < patient:
        newest = json.loads(next(frame for frame in reversed(person.frames) if '"legal"' in frame))
        number = person.answers()
        if newest["legal"] and answered != number:
            answered, patient = number, monotonic() + PATIENCE / 1000
            move = bot.think(newest["view"]).move
            person.page.evaluate(SEND, [f"wire-{number}", move])
        elif person.page.evaluate(there):
            return
        else:
            person.page.wait_for_timeout(BLINK / 4)
    raise AssertionError("the game stands still")


def lend(person: Person, seat: int, level: str) -> None:
    """A bot that knows the game plays on in the own seat."""
    person.page.evaluate(
        """([seat, level]) => korsiSocket.send(JSON.stringify({ do: "lend", seat, level }))""",
        [seat, level],
    )
