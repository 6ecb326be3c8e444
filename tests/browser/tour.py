"""Every screen, one after the other, as one person comes to see them."""

from collections.abc import Callable, Iterator
from typing import Any

from browser.deals import with_the_lowest_card
from browser.house import House
from browser.person import Person
from playwright.sync_api import expect


def screens(
    house: House, person: Person, bring: Callable[..., Person]
) -> Iterator[tuple[str, Person]]:
    """Name and beholder of each screen. `bring` makes another person with the same wishes."""
    page = person.page
    person.home()
    page.get_by_role("heading", name=person.say("open-tables")).wait_for()
    yield "home", person
    page.get_by_role("banner").get_by_role("button").click()
    person.dialog("settings").wait_for()
    yield "settings", person
    page.keyboard.press("Escape")
    person.open_form()
    yield "new-table", person

    house.deal(with_the_lowest_card(4))
    link = person.set_table("short", 4)
    yield "waiting-room", person
    if person.button("qr-show").is_visible():
        person.button("qr-show").click()
    page.get_by_role("img", name=person.say("qr-code")).wait_for()
    yield "waiting-room-code", person
    friend = bring()
    friend.page.goto(link)
    friend.button("sit-down").wait_for()
    yield "invited", friend
    friend.button("sit-down").click()
    friend.button("stand-up").wait_for()
    person.start()
    house.deal(None)
    assert person.asked() == "card"
    yield "table", person
    refuse(person)
    yield "refused", person
    person.page.get_by_role("alert").get_by_role("button", name=person.say("close")).click()
    person.bar("hint").click()
    page.get_by_text(person.say("hint-says")).wait_for()
    yield "hint", person

    wide = page.evaluate("innerWidth >= 1000")
    person.bar("rules").click()
    person.dialog("rules").get_by_text("SN-10").first.wait_for()
    yield "rulebook", person
    page.keyboard.press("Escape")
    if not wide:
        person.bar("chat").click()
    else:
        page.get_by_role("tab", name=person.say("chat")).click()
    page.get_by_role("button", name=person.say("chat-hello"), exact=True).click()
    page.get_by_role("log").get_by_text(person.say("chat-hello")).wait_for()
    yield "chat", person
    page.keyboard.press("Escape")
    if not wide:
        person.bar("seats").click()
        person.dialog("seats").wait_for()
        yield "seats", person
        page.keyboard.press("Escape")
    person.bar("settings" if wide else "more").click()
    person.dialog("settings").wait_for()
    yield "table-settings", person
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    person.dialog("help").wait_for()
    yield "keyboard", person
    page.keyboard.press("Escape")
    person.leave()
    yield "leave", person
    page.keyboard.press("Escape")

    stranger = bring()
    stranger.page.goto(link)
    stranger.page.get_by_text(stranger.say("you-watch")).wait_for()
    yield "watching", stranger
    stranger.close()
    person.choose(1)
    friend.choose(max(friend.cards()))
    assert person.asked() == "row"
    yield "row-choice", person
    person.take()
    friend.leave()
    friend.button("leave-to-bot").click()
    friend.button("play-now").wait_for()
    friend.page.get_by_role("heading", name=friend.say("my-tables")).wait_for()
    yield "home-again", friend
    friend.close()
    person.asked()
    if not wide:
        person.bar("log").click()
        person.dialog("log").wait_for()
        yield "log", person
        page.keyboard.press("Escape")
    person.play_until()
    expect(person.over()).to_be_visible()
    yield "end", person

    person.link("replay").click()
    person.button("replay-next").click()
    person.button("replay-next").click()
    yield "replay", person
    page.get_by_role("button", name=person.say("share"), exact=True).click()
    person.dialog("replay-share").get_by_role("img").wait_for()
    yield "replay-share", person
    page.goto("/learn/six-nimmt")
    person.hand.first.wait_for()
    yield "lesson", person
    yield from (seen for seen in lesson(person) if not seen[0].endswith(("-2", "-3", "-5")))
    page.goto("/nothing/here")
    page.get_by_text(person.say("nowhere")).wait_for()
    yield "nowhere", person
    page.goto("/t/zzzzzzzz")
    page.get_by_text(person.say("problem-no-table")).wait_for()
    yield "no-such-table", person


def refuse(person: Person) -> None:
    """Let the rules refuse a move that a board would never send."""
    send(person, {"do": "row", "row": 0})
    person.page.get_by_role("alert").wait_for()


def send(person: Person, move: dict[str, Any]) -> None:
    """A move through the page's own socket, behind the board's back."""
    person.page.evaluate(
        """(move) => korsiSocket.send(JSON.stringify({ do: "move", id: "behind", move }))""", move
    )


def lesson(person: Person) -> Iterator[tuple[str, Person]]:
    """Through the lesson, from its first card to its last page."""
    page = person.page
    step = 0
    while not person.button("six-nimmt-lesson-done").is_visible():
        step += 1
        person.asked()
        while not person.button("six-nimmt-lesson-next").is_visible():
            if page.locator("[data-row]").count():
                page.locator("[data-row]").first.click()
            else:
                page.locator("[data-card][aria-disabled=false]").first.click()
            page.wait_for_function(
                """(next) => [...document.querySelectorAll("button")]
                  .some((button) => button.textContent.trim() === next)
                  || document.querySelector("[data-row]")
                  || document.querySelector("[data-card][aria-disabled=false]")""",
                arg=person.say("six-nimmt-lesson-next"),
            )
        yield f"lesson-outcome-{step}", person
        person.button("six-nimmt-lesson-next").click()
    yield "lesson-done", person
