"""A table on a television: what all may see, large; and phones that are hands."""

import re
from collections.abc import Callable

from browser.house import House
from browser.looks import box, lay_out
from browser.person import Person
from playwright.sync_api import expect

WAKE = """
window.asked = [];
Object.defineProperty(navigator, "wakeLock", { value: { request: (what) => {
  asked.push(what);
  return Promise.resolve({ release: () => Promise.resolve() });
} } });
"""
SMALLEST = """() => Math.min(...[...document.querySelectorAll("[data-big-screen] :is(p, h1)")]
  .filter((words) => words.textContent.trim())
  .map((words) => parseFloat(getComputedStyle(words).fontSize)))"""


def test_a_screen_shows_the_code_then_the_game_and_never_a_hand(
    house: House, invite: Callable[..., Person]
) -> None:
    """Also where it is the browser of somebody who plays."""
    host = invite(house)
    friend = invite(house)
    host.home()
    link = host.new_table(2, variant="classic", rounds=1)
    television = invite(house, phone=False, own=True)
    television.prepare(WAKE)
    lay_out(television.page, 1920, 1080)
    television.page.goto(f"{link}/screen")
    code = television.page.get_by_role("img", name=television.say("qr-code"))
    code.wait_for()
    assert code.bounding_box()["width"] > 400
    assert television.page.evaluate("() => asked") == ["screen"]
    friend.page.goto(link)
    friend.button("sit-down").click()
    friend.button("stand-up").wait_for()
    expect(code).to_have_count(0)  # nobody else has a place
    host.button("start").click()
    assert host.asked() == "card"
    assert friend.asked() == "card"
    screen = television.page.locator("[data-big-screen]")
    expect(screen.locator("[data-stage]")).to_be_visible()
    expect(screen.locator("[data-hand]")).to_have_count(0)
    assert television.page.get_by_role("button").count() == 0, "nothing can be done here"
    chosen = [max(person.cards()) for person in (host, friend)]
    host.choose(chosen[0])
    expect(screen.locator("footer")).to_contain_text(
        television.say("turn-of", seats=name_at(friend))
    )
    friend.card(chosen[1]).click()
    expect(screen.locator(".last")).to_contain_text(re.compile(rf"\b{max(chosen)}\b"))
    assert television.page.evaluate(SMALLEST) >= 28
    (board,) = box(television.page, "[data-stage]")
    assert board["bottom"] <= 1080
    assert board["width"] > 1500
    assert all("hand" not in (frame.get("view") or {}) for frame in television.heard())
    # The host's own browser, in another window.
    window = host.context.new_page()
    frames: list[str] = []
    window.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))),
    )
    window.goto(f"{link}/screen")
    expect(window.locator("[data-stage]")).to_be_visible()
    expect(window.locator("[data-hand]")).to_have_count(0)
    assert frames
    assert not any('"hand"' in frame for frame in frames)
    window.close()


def name_at(person: Person) -> str:
    """What this person is called."""
    name: str = person.page.evaluate(
        "() => fetch('/api/me').then((answer) => answer.json()).then(({ name }) => name)"
    )
    return name


def test_where_nobody_may_look_on_there_is_no_screen(
    house: House, invite: Callable[..., Person]
) -> None:
    host, television = invite(house), invite(house, phone=False)
    table = host.table()
    host.page.evaluate(
        """() => korsiSocket.send(JSON.stringify({ do: "admit", onlookers: "none" }))"""
    )
    host.page.wait_for_timeout(200)
    television.page.goto(f"/t/{table}/screen")
    expect(
        television.page.get_by_role("heading", name=television.say("fault-no-onlookers"))
    ).to_be_visible()


def test_a_phone_beside_the_screen_shows_the_hand_alone_and_the_board_where_it_is_needed(
    house: House, invite: Callable[..., Person]
) -> None:
    house.deal(5)
    phone = invite(house)
    phone.table()
    assert phone.asked() == "card"
    small = phone.hand.first.bounding_box()["width"]
    phone.bar("more").click()
    link = phone.dialog("settings").get_by_role("link", name=phone.say("big-screen"))
    expect(link).to_have_attribute("href", f"/t/{phone.table_id}/screen")
    phone.page.get_by_role("checkbox", name=phone.say("hand-only")).check()
    phone.page.keyboard.press("Escape")
    expect(phone.page.locator("[data-stage]")).to_be_hidden()
    assert phone.hand.first.bounding_box()["width"] > 1.4 * small
    phone.choose(min(phone.cards()))  # lower than all rows
    phone.page.locator("[data-row]").first.wait_for()
    expect(phone.page.locator("[data-stage]")).to_be_visible()
    phone.take()
    assert phone.asked() == "card"
    expect(phone.page.locator("[data-stage]")).to_be_hidden()
    phone.page.reload()
    assert phone.asked() == "card"
    expect(phone.page.locator("[data-stage]")).to_be_hidden()
