"""Several people at one device: what they press, and what is left of a hand when it was passed."""

import json
from typing import Any

from browser.person import BLINK, PATIENCE, Person
from playwright.sync_api import Locator, expect

NAMES = {
    "en": ["Ada", "Sara", "Reza"],
    "fa": ["آدا", "سارا", "رضا"],
    "uk": ["Ада", "Сара", "Реза"],
}
STATE = """() => {
  const curtain = document.querySelector("[data-curtain]");
  if (curtain) return curtain.querySelector("button.main:enabled") ? "curtain" : null;
  if (document.querySelector("dialog[open]")) return "dialog";
  if (document.querySelector("[data-telling]")) return null;
  if (document.querySelector("[data-row]")) return "row";
  const cards = [...document.querySelectorAll("[data-hand] [data-card]")];
  if (cards.some((card) => card.ariaPressed === "true")) return null;
  return cards.some((card) => card.ariaDisabled === "false") ? "card" : null;
}"""
"""What a phone that is passed round asks of whoever holds it."""


def sit_down(person: Person, *names: str, friends: int = 0) -> None:
    """Fill the form in, and begin."""
    person.button("play-here").click()
    form = person.dialog("hot-seat-title")
    form.wait_for()
    for _ in names[2:]:
        form.get_by_role("button", name=person.say("hot-seat-add"), exact=True).click()
    for field, name in zip(form.get_by_role("textbox").all(), names, strict=False):
        field.fill(name)
    if friends:
        field = form.get_by_role("combobox", name=person.say("hot-seat-friends"))
        field.select_option(str(friends))
    form.locator("form > button.main").click()


def share(person: Person, *names: str, bots: str | None = None, **wish: Any) -> None:
    """The same without the form: at a table that has begun, at its curtain or its board."""
    person.home()
    companions = [{"name": name} for name in names[1:]]
    wish = {
        "game": person.game,
        "seats": len(names),
        "contributes": True,
        "companions": companions,
        "bots": bots,
        **wish,
    }
    table = person.page.evaluate(
        """async ([name, wish]) => {
          const send = (method, path, body) => fetch(path, {
            method,
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(body),
          }).then((answer) => answer.json());
          await fetch("/api/me");
          await send("PUT", "/api/me", { name });
          return (await send("POST", "/api/tables", wish)).table;
        }""",
        [names[0], wish],
    )
    person.page.goto(f"/t/{table}")


def curtain(person: Person) -> Locator:
    """The cloth, and who is asked to lift it."""
    found = person.page.locator("[data-curtain]")
    found.get_by_role("button", name=person.say("hot-seat-look"), exact=True).wait_for()
    return found


def next_one(person: Person) -> str:
    """Whose name the curtain calls."""
    return curtain(person).get_by_role("heading").inner_text()


def lift(person: Person) -> None:
    """Whoever is asked lifts the curtain."""
    curtain(person).locator("button.main").click()
    person.page.locator("[data-curtain]").wait_for(state="detached")


def state(person: Person) -> str:
    """Wait until something is asked of whoever is there."""
    found: str = person.page.wait_for_function(STATE, polling=BLINK, timeout=PATIENCE).json_value()
    return found


def pass_on(person: Person) -> None:
    """Not to wait until the curtain falls by itself, unless it has."""
    person.wait_until("() => document.querySelector('[data-curtain], [data-strip] .main')")
    person.page.evaluate("() => document.querySelector('[data-strip] .main')?.click()")


# ── What is left of a hand ───────────────────────────────────────────────────────────────────────


def hand_of(person: Person) -> list[int]:
    """The hand that is shown, read as one word: a list of it would be found in the memory."""
    shown = person.hand.evaluate_all("cards => cards.map(card => card.dataset.card).join()")
    return [int(card) for card in shown.split(",") if card]


LISTS = """function (hands) {
  const same = (one, other) =>
    one.length === other.length && one.every((card, at) => card === other[at]);
  return this.filter((list) => hands.some((hand) => same(list, hand))).length;
}"""


def kept_lists(person: Person, hands: list[list[int]]) -> int:
    """How many lists in the whole memory of the page are one of these hands, after all that nobody
    needs has been thrown away."""
    line = person.context.new_cdp_session(person.page)
    line.send("HeapProfiler.enable")
    line.send("HeapProfiler.collectGarbage")
    kind = line.send("Runtime.evaluate", {"expression": "Array.prototype"})["result"]["objectId"]
    found = line.send("Runtime.queryObjects", {"prototypeObjectId": kind})["objects"]["objectId"]
    answer = line.send(
        "Runtime.callFunctionOn",
        {
            "objectId": found,
            "functionDeclaration": LISTS,
            "arguments": [{"value": hands}],
            "returnByValue": True,
        },
    )
    line.detach()
    count: int = answer["result"]["value"]
    return count


def hands_in(frames: list[str]) -> list[list[int]]:
    """The hands that are in what a socket said."""
    views = [json.loads(frame).get("view") for frame in frames]
    return [view["hand"] for view in views if view and view.get("hand")]


def nothing_left(person: Person, hands: list[list[int]], since: int) -> None:
    """At the curtain: no hand on the page, in its memory or in what has come since the pass."""
    page = person.page
    expect(page.locator("[data-hand], [data-card], [data-piece]")).to_have_count(0)
    assert hands_in(person.frames[since:]) == []
    assert kept_lists(person, hands) == 0
    stored = page.evaluate("() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")
    for hand in hands:
        assert json.dumps(hand)[1:-1] not in stored
        assert ",".join(map(str, hand)) not in stored
