"""What a board tells, looked at while it tells it."""

from random import Random
from time import monotonic

from browser.person import BLINK, PATIENCE, Person
from playwright.sync_api import Locator

SEND = "([id, move]) => korsiSocket.send(JSON.stringify({ do: 'move', id, move }))"


def telling(person: Person) -> Locator:
    """The board, while it tells."""
    return person.page.locator("[data-telling]")


def hold_time(person: Person) -> None:
    """From now on no story comes to its end by itself."""
    assert person.own, "nobody sets this clock right again"
    person.page.clock.install(time=0)
    person.page.clock.pause_at(60_000)


def middle(person: Person, card: Locator) -> tuple[float, float]:
    place = card.bounding_box()
    assert place is not None
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2


def come_to_a_move_of_others(person: Person, chance: Random) -> None:
    """At any game's table: legal moves are made for this person, as its page would send them, until
    somebody else has moved and it is this person's turn again."""
    seat = None
    moved = others = 0
    before = sum(frame["say"] == "done" for frame in person.heard())
    patient = monotonic() + PATIENCE / 1000
    while monotonic() < patient:
        frames = person.heard()
        seat = next(frame["seat"] for frame in frames if frame["say"] == "welcome")
        newest = next(frame for frame in reversed(frames) if "legal" in frame)
        if moved:
            told = [event for frame in frames[others:] for event in frame.get("events", [])]
            if newest["legal"] and any(event.get("seat", seat) != seat for event in told):
                return
        answered = sum(frame["say"] == "done" for frame in frames) - before
        if newest["legal"] and answered == moved:
            others = len(frames)
            moved += 1
            move = chance.choice(newest["legal"])
            person.page.evaluate(SEND, [f"any-{chance.getrandbits(40)}", move])
        person.page.wait_for_timeout(BLINK)
    raise AssertionError("nobody else moves")
