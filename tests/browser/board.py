"""A board whose hand lies under a bar with buttons: what the tests of such games share."""

import json
from collections.abc import Callable
from time import monotonic

from browser.person import BLINK, PATIENCE, Person
from browser.story import SEND
from playwright.sync_api import Locator
from websockets.sync.client import ClientConnection, connect

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


def move_by_wire(person: Person) -> None:
    """A greedy player makes a move of this person, through the socket of the page that looks on."""
    newest = json.loads(next(frame for frame in reversed(person.frames) if '"legal"' in frame))
    if newest["legal"]:
        before = person.answers()
        move = make_bot("greedy", 1).think(newest["view"]).move
        person.page.evaluate(SEND, [f"wire-{before}-{len(person.frames)}", move])
        person.wait_for_answer(before)


def play_by_wire(person: Person) -> None:
    """All moves of this person are made for them, until there is a sheet to be seen."""
    patient = monotonic() + PATIENCE / 1000
    before = -1
    while not person.page.locator("dialog[open]").count():
        assert monotonic() < patient, "the game stands still"
        move_by_wire(person)
        if person.answers() != before:
            before, patient = person.answers(), monotonic() + PATIENCE / 1000
        else:
            person.page.wait_for_timeout(BLINK)


def line(person: Person, path: str) -> ClientConnection:
    """A socket at this table, with the person's cookie, and room for all that nobody reads."""
    cookies = person.context.cookies()
    address = path.replace("http", "ws").replace("/t/", "/ws/")
    headers = {"Cookie": "; ".join(f"{one['name']}={one['value']}" for one in cookies)}
    return connect(address, additional_headers=headers, max_queue=None)


def hear(socket: ClientConnection, name: str, times: int = 1) -> list[str]:
    """All frames that come, until an event of this name has come so many times."""
    frames = []
    while times > 0:
        frames.append(str(socket.recv(timeout=PATIENCE / 1000)))
        told = json.loads(frames[-1]).get("events", [])
        times -= sum(event["event"] == name for event in told)
    return frames


def lend(person: Person, seat: int, level: str) -> None:
    """A bot that knows the game plays on in the own seat."""
    person.page.evaluate(
        """([seat, level]) => korsiSocket.send(JSON.stringify({ do: "lend", seat, level }))""",
        [seat, level],
    )
