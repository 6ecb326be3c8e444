"""Somebody at a table of Potion Explosion, with the fingers of a person."""

import json
from contextlib import ExitStack
from functools import partial
from time import monotonic
from typing import Any

from browser import board
from browser.board import do
from browser.person import PATIENCE, Person
from playwright.sync_api import Locator, expect

SETTLED = """(before) => korsiMoves > before
  && !document.querySelector("[data-do=end]:disabled")"""

Message = dict[str, Any]
SHORT: Message = {"countdown": 1}


def table(person: Person, bots: str | None = None, **options: object) -> str:
    """At a new table, where the person sits in seat 0; its link. With one skill token to win, a
    game is short, but no form offers that."""
    return person.new_table(2, bots=bots, help="everyone", **options or SHORT)


def gather(host: Person, guest: Person, **options: object) -> None:
    """The two at a new table, host in seat 0, and the game has begun."""
    guest.page.goto(table(host, **options))
    guest.button("sit-down").click()
    expect(guest.button("stand-up")).to_be_visible()
    host.button("start").click()
    for person in (host, guest):
        sit(person)


def sit(person: Person) -> None:
    """At a table that has just been opened in the browser."""
    person.page.locator("[data-phase]").wait_for()
    person.count_answers()


asked_now = partial(board.asked_now, board.PHASE)
"""A phase of the game, or "dialog"."""


def asked(person: Person, phase: str = "") -> str:
    """Wait until something is asked, or this."""
    now = f"({board.ASKED % board.PHASE})()"
    wish = f"() => {{ const now = {now}; return !'{phase}' || now === '{phase}' ? now : null }}"
    answer: str = person.wait_until(wish)
    hurry(person)
    return answer


def hurry(person: Person) -> None:
    """Any key that does nothing else: what is told ends."""
    person.page.keyboard.press("F9")


def now(person: Person) -> Message:
    """The last frame with a view that came to this browser."""
    frames = (json.loads(frame) for frame in reversed(person.frames))
    return next(frame for frame in frames if frame.get("view"))


def desk(person: Person) -> Message:
    """The own desk, as this browser was told."""
    view = now(person)["view"]
    own: Message = view["desks"][view["seat"]]
    return own


def spot(person: Person, track: int, place: int) -> Locator:
    """A marble of the dispenser."""
    return person.page.locator(f'[data-spot="{track}:{place}"]')


def in_hand(person: Person, colour: str) -> Locator:
    return person.page.locator(f'[data-held="hand:{colour}"]')


def in_flask(person: Person) -> Locator:
    return person.page.locator('[data-held^="flask:"]')


def keep(person: Person, colour: str) -> None:
    """A marble goes from the hand into the flask."""
    in_hand(person, colour).click()
    person.page.locator("[data-into=flask]").click()


def best(person: Person, fitting: bool = False) -> tuple[int, int]:
    """The marble with which most are taken; if asked for, among those that fit a hole."""
    view = now(person)["view"]
    burners = [burner for burner in view["desks"][view["seat"]]["burners"] if burner]
    wanted = {colour for burner in burners for colour in burner["holes"]}
    spots = [
        (takes, track, place)
        for track, row in enumerate(view["takes"])
        for place, takes in enumerate(row)
        if takes and (not fitting or view["tracks"][track]["marbles"][place] in wanted)
    ]
    _, track, place = max(spots)
    return track, place


def act(person: Person) -> str:
    """Do what is asked, with one click or two; what it was."""
    what = asked(person)
    before = person.answers()
    if what == "draft":
        person.page.locator("[data-starter].lit").first.click()
    elif what == "refill":
        person.page.locator("[data-stack].lit").first.click()
    elif what == "tiebreak":
        spot(person, *best(person)).click()
    elif what == "turn":
        take_turn(person)
    if what != "dialog":
        settle(person, before)
    return what


def settle(person: Person, before: int) -> None:
    """Until there are more answers than before, and nothing is on its way: all that fits may be
    put with one click, move by move."""
    person.wait_until(SETTLED, before)


def take_turn(person: Person) -> None:
    """The next thing to do in the own turn. The mouse goes there over the wood: what it rests on
    explains itself, over what lies below."""
    person.page.mouse.move(1, 1)
    moves = {move["do"] for move in now(person)["legal"]}
    if do(person, "sweep").count():
        do(person, "sweep").click()
    elif "end" in moves:
        do(person, "end").click()
    elif desk(person)["hand"]:
        keep(person, desk(person)["hand"][0])
    else:
        spot(person, *best(person)).click()


play_on = partial(board.play_on, asked_now, act)


def play_until_turn(*people: Person) -> Person:
    """Whoever is asked does it, until somebody begins a turn; who it is."""
    patient = monotonic() + PATIENCE / 1000
    while monotonic() < patient:
        for person in people:
            what = asked_now(person)
            if what == "turn":
                hurry(person)
                return person
            if what is not None:
                assert act(person) == "draft"
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody has a turn")


def send_all(moves: list[tuple[int, Message]], *people: Person) -> None:
    """What the seats do, through sockets of their own; nobody looks on, as drawing takes time."""
    path = people[0].page.url
    with ExitStack() as open_lines:
        lines = []
        for person in people:
            person.page.goto("about:blank")
            lines.append(open_lines.enter_context(board.line(person, path)))
        for number, (seat, move) in enumerate(moves):
            id = f"sent-{number}"
            lines[seat].send(json.dumps({"do": "move", "id": id, "move": move}))
            while (told := json.loads(lines[seat].recv(timeout=PATIENCE / 1000))).get("id") != id:
                pass
            assert told["say"] == "done", told
    for person in people:
        person.page.goto(path)
        sit(person)
        person.dialog("since-away").wait_for()
        person.button("go-on").click()
        person.dialog().wait_for(state="detached")


def uncork(person: Person, kind: str, use: str) -> None:
    """Take a potion from the shelf; Sands of Time for the effect of another."""
    person.page.locator(f'button[data-potion^="{kind}-"]').first.click()
    if kind == "sands" and use and person.page.locator("[data-as]").count():
        person.page.locator(f"[data-as={use}]").click()


def choose(person: Person) -> None:
    """Marbles for the potion, until they are a whole choice."""
    while do(person, "drink").is_disabled():
        person.page.locator("[data-spot].lit:not(.chosen)").first.click()


def drink(person: Person, kind: str, use: str) -> None:
    """A potion from the shelf, with as many clicks as it takes."""
    before = person.answers()
    uncork(person, kind, use)
    if use == "wisdom":
        person.page.locator("[data-spot].lit").first.click()
    elif use == "blind_love":
        person.page.locator("button[data-victim]").first.click()
    else:
        if use != "prismatic":
            choose(person)
        do(person, "drink").click()
    person.wait_for_answer(before)
    hurry(person)


def joy(person: Person) -> None:
    """A marble of the flask into a hole of another colour, and no more of them."""
    before = person.answers()
    in_flask(person).first.click()
    do(person, "prism").first.click()
    person.wait_for_answer(before)
    if now(person)["view"]["phase"] == "prism":
        do(person, "prism_done").click()
        person.wait_for_answer(before + 1)
    hurry(person)
