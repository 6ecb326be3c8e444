"""Every screen, one after the other, as one person comes to see them.

What all games share is seen at a table of the sample; each game has a tour of its own besides.
"""

from collections.abc import Callable, Generator, Iterator
from typing import Any

from browser.games import modules
from browser.house import House
from browser.person import Person, play_together, table_in
from playwright.sync_api import Locator, Route, expect

Screen = tuple[str, Person]
"""The name of a screen, and who looks at it."""

Tour = Callable[[House, Person, Callable[..., Person]], Iterator[Screen]]
"""The screens of a part of the house, one after the other, as one person comes to see them."""

NAMES = {"en": "Olive", "fa": "حافظ", "uk": "Леся"}
DEAF = """() => {
  window.hearing = WebSocket;
  window.WebSocket = class { close() {} };  // rings, and nobody answers
  korsiSocket.close();
}"""
FETCHED = """() => ["Sheet", "highlights"].every((part) => performance.getEntriesByType("resource")
  .some(({ name, responseEnd }) => responseEnd > 0 && name.includes(`/assets/${part}-`)))"""
"""What a table's page fetches ahead, once it has been still for a while."""
HURRIED = """() => {
  const { now } = Date, start = now();
  Date.now = () => start + 60 * (now() - start);  // a minute every second
}"""


def tours() -> dict[str, Tour]:
    """The house itself, and each game that has screens of its own."""
    return {"house": the_house, **{game: module.screens for game, module in modules("tour")}}


def the_house(_house: House, person: Person, bring: Callable[..., Person]) -> Iterator[Screen]:
    """All but the games' own screens. `bring` makes another person with the same wishes."""
    yield from at_home(person)
    link = yield from setting_a_table(person)
    friend = bring()
    yield from joining(friend, link)
    person.start()
    yield from the_table(person)
    yield from around_the_board(person)
    stranger = bring()
    stranger.page.goto(link)
    stranger.page.get_by_text(stranger.say("you-watch")).wait_for()
    yield "watching", stranger
    if stranger.wide:
        stranger.page.get_by_role("tab", name=stranger.say("chat")).click()
    else:
        stranger.bar("chat").click()
    stranger.page.get_by_text(stranger.say("chat-aside")).wait_for()
    yield "chat-of-onlookers", stranger
    stranger.close()
    yield from leaving_and_coming_back(person, friend)
    yield from losing_the_link(person)
    yield from waiting_for_somebody_away(person, friend)
    friend.close()
    yield from the_end(person)
    yield from the_replay(person)
    yield from what_goes_wrong(person)


def at_home(person: Person) -> Iterator[Screen]:
    """The landing page, and who somebody is."""
    page = person.page
    person.home()
    page.get_by_role("heading", name=person.say("open-tables")).wait_for()
    yield "home", person
    person.button("seek").click()
    sheet = person.dialog("seek")
    sheet.get_by_role("combobox", name=person.say("seats-count")).select_option("10")
    yield "seek", person
    sheet.get_by_role("button", name=person.say("seek"), exact=True).click()
    person.button("seek-stop").wait_for()
    yield "seeking", person
    person.button("seek-stop").click()
    person.open_settings()
    person.dialog("settings").locator("[data-face]").last.wait_for()
    yield "settings", person
    person.button("name-save").click()
    page.get_by_text(person.say("name-empty")).wait_for()
    yield "name-empty", person
    person.be_called(NAMES[person.language])
    yield "name-saved", person
    person.button("other-device-link").click()
    person.dialog("settings").get_by_role("img", name=person.say("qr-code")).wait_for()
    yield "other-device", person
    page.keyboard.press("Escape")


def setting_a_table(person: Person) -> Generator[Screen, None, str]:
    """The form, and the room where people wait; the table's link."""
    person.open_form()
    person.dialog().get_by_role("checkbox", name=person.say("list-openly")).check()
    yield "new-table", person
    link = person.set_table("short", 4, help="everyone")
    yield "waiting-room", person
    if person.button("qr-show").is_visible():
        person.button("qr-show").click()
    person.page.get_by_role("img", name=person.say("qr-code")).wait_for()
    yield "waiting-room-code", person
    person.page.get_by_role("button", name=person.say("fair-fixed")).click()
    person.dialog("fair-deal").get_by_text(person.say("fair-part-added")).wait_for()
    yield "fair-deal", person
    person.page.keyboard.press("Escape")
    return link


def joining(friend: Person, link: str) -> Iterator[Screen]:
    """Somebody finds the table, and sits down."""
    friend.home()
    listed = friend.page.locator(f'a[href="/t/{table_in(link)}"]')
    listed.wait_for()
    yield "open-tables", friend
    listed.click()
    friend.button("sit-down").wait_for()
    yield "invited", friend
    friend.button("sit-down").click()
    friend.button("stand-up").wait_for()
    yield "seated", friend


def the_table(person: Person) -> Iterator[Screen]:
    """A card is to be chosen; a refusal, its rule, a hint."""
    page = person.page
    assert person.asked() == "card"
    yield "table", person
    refuse(person)
    yield "refused", person
    alert = page.get_by_role("alert")
    alert.get_by_role("button").first.click()
    person.dialog("rules").locator("section:focus").wait_for()
    yield "rulebook-at-a-rule", person
    page.keyboard.press("Escape")
    alert.get_by_role("button", name=person.say("close")).click()
    person.bar("hint").click()
    page.get_by_text(person.say("hint-says")).wait_for()
    yield "hint", person


def around_the_board(person: Person) -> Iterator[Screen]:
    """Whatever opens beside the board or over it."""
    page = person.page
    person.bar("rules").click()
    book = person.dialog()
    book.get_by_text("SN-10").first.wait_for()
    yield "rulebook", person
    book.get_by_role("searchbox").fill("SN-10")
    expect(book.locator("section")).to_have_count(1)
    yield "rulebook-found", person
    book.get_by_role("searchbox").fill("qqq")
    book.get_by_text(person.say("rules-none")).wait_for()
    yield "rulebook-nothing-found", person
    book.get_by_role(
        "button", name=person.say("close")
    ).click()  # Escape would only empty the search
    if person.wide:
        page.get_by_role("tab", name=person.say("chat")).click()
    else:
        person.bar("chat").click()
    page.get_by_role("button", name=person.say("chat-hello"), exact=True).click()
    page.get_by_role("log").get_by_text(person.say("chat-hello")).wait_for()
    yield "chat", person
    page.keyboard.press("Escape")
    if not person.wide:
        person.bar("seats").click()
        person.dialog("seats").wait_for()
        yield "seats", person
        page.keyboard.press("Escape")
    person.bar("settings" if person.wide else "more").click()
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


def leaving_and_coming_back(person: Person, friend: Person) -> Iterator[Screen]:
    """A bot plays for somebody who comes back later."""
    friend.leave()
    friend.button("leave-to-bot").click()
    friend.button("play-now").wait_for()
    friend.page.get_by_role("heading", name=friend.say("my-tables")).wait_for()
    yield "home-again", friend
    person.play_on(1)
    if person.asked() == "row":  # the card was too low for all of them
        person.take()
        person.asked()
    if not person.wide:
        person.bar("log").click()
        person.dialog("log").wait_for()
        yield "log", person
        person.page.keyboard.press("Escape")
    friend.come_back()
    friend.dialog("since-away").wait_for()
    yield "since-away", friend
    friend.button("go-on").click()
    friend.dialog().wait_for(state="detached")
    yield "lent", friend
    friend.button("reclaim").first.click()
    friend.page.get_by_text(friend.say("lent")).wait_for(state="detached")


def losing_the_link(person: Person) -> Iterator[Screen]:
    """Nobody answers; then there is no network at all, at a table that has all it needs: one that
    was about to fetch something would complain, and be loaded anew."""
    page = person.page
    page.wait_for_function(FETCHED)
    page.evaluate(DEAF)
    page.get_by_text(person.say("link-reconnecting")).wait_for()
    yield "reconnecting", person
    person.context.set_offline(True)
    page.get_by_text(person.say("link-offline")).wait_for()
    yield "offline", person
    page.evaluate("() => { window.WebSocket = window.hearing; }")
    person.context.set_offline(False)
    page.get_by_text(person.say("link-offline")).wait_for(state="detached")
    page.get_by_text(person.say("link-reconnecting")).wait_for(state="detached")


def waiting_for_somebody_away(person: Person, friend: Person) -> Iterator[Screen]:
    """Their move, and they are gone for half a minute."""
    friend.page.goto("about:blank")
    person.page.evaluate(HURRIED)
    assert person.asked() == "card"
    person.choose(max(person.cards()))
    lending(person).wait_for()
    yield "somebody-away", person
    lending(person).click()
    lending(person).wait_for(state="detached")


def lending(person: Person) -> Locator:
    """The button that lends the seat of who is away."""
    notice = person.page.get_by_role("main").get_by_role("status")
    return notice.get_by_role("button", name=person.say("lend"), exact=True)


def the_end(person: Person) -> Iterator[Screen]:
    """The last card is played."""
    play_together(person)
    expect(person.over()).to_be_visible()
    yield "end", person
    person.button("fair-deal").click()
    person.dialog("fair-deal").get_by_role("listitem").first.wait_for()
    yield "fair-deal-checked", person
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("Escape")
    person.button("score-sheet").wait_for()
    yield "table-at-the-end", person
    person.button("score-sheet").click()


def the_replay(person: Person) -> Iterator[Screen]:
    """The finished game once more."""
    page = person.page
    person.link("replay").click()
    person.button("replay-next").click()
    person.button("replay-next").click()
    yield "replay", person
    for panel in ("score-sheet",) if person.wide else ("score-sheet", "log"):
        person.button(panel).click()
        person.dialog(panel).wait_for()
        yield f"replay-{panel}", person
        page.keyboard.press("Escape")
    person.button("share").click()
    person.dialog("replay-share").get_by_role("img").wait_for()
    yield "replay-share", person
    page.keyboard.press("Escape")
    page.get_by_role("combobox", name=person.say("replay-eyes")).select_option("0")
    person.hand.first.wait_for()
    yield "replay-of-a-hand", person


def what_goes_wrong(person: Person) -> Iterator[Screen]:
    """Addresses that lead nowhere, a server that is slow, and one that is gone."""
    page = person.page
    person.forgive("404")
    page.goto("/nothing/here")
    page.get_by_text(person.say("nowhere")).wait_for()
    yield "nowhere", person
    page.goto("/t/zzzzzzzz")
    page.get_by_text(person.say("problem-no-table")).wait_for()
    yield "no-such-table", person
    asking: list[Route] = []
    page.route("**/api/me", lambda route: asking.append(route))
    page.goto("/t/zzzzzzzz")
    page.get_by_text(person.say("fetching")).wait_for()
    yield "fetching", person
    person.forgive("ERR_FAILED")
    for route in asking:
        route.abort()
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    page.get_by_role("alert").first.wait_for()
    yield "home-unreachable", person


def refuse(person: Person) -> None:
    """Let the rules refuse a move that a board would never send."""
    send(person, {"do": "row", "row": 0})
    person.page.get_by_role("alert").wait_for()


def send(person: Person, move: dict[str, Any]) -> None:
    """A move through the page's own socket, behind the board's back."""
    person.page.evaluate(
        """(move) => korsiSocket.send(JSON.stringify({ do: "move", id: "behind", move }))""", move
    )
