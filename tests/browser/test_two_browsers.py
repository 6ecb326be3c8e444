"""Friends far apart: two browsers at one table, bots in the other seats, and somebody watching."""

from collections.abc import Callable

from browser.house import House
from browser.person import BLINK, Person, play_together
from playwright.sync_api import expect


def chat(person: Person, words: str) -> None:
    page = person.page
    page.get_by_role("textbox", name=person.say("chat-write")).fill(words)
    person.button("chat-send").click()
    expect(page.get_by_role("log").get_by_text(words, exact=True)).to_be_visible()


def together(house: House, invite: Callable[..., Person]) -> tuple[Person, Person, str]:
    """A host with a desk and a guest with a phone, in two languages, at the same game of four."""
    host = invite(house, "uk", phone=False)
    guest = invite(house, "fa")
    host.home()
    host.open_settings()
    host.be_called("Леся")
    link = host.new_table(4, rounds=1)
    guest.page.goto(link)
    guest.page.get_by_role("textbox", name=guest.say("your-name")).fill("حافظ")
    guest.button("sit-down").click()
    expect(guest.button("stand-up")).to_be_visible()
    expect(host.page.get_by_text("حافظ", exact=True)).to_be_visible()
    chat(host, "Привіт!")
    expect(guest.page.get_by_role("log").get_by_text("Привіт!")).to_be_visible()
    host.start()
    assert guest.asked() == "card"
    return host, guest, link


def test_a_whole_game_between_two_browsers_with_chat_and_a_reload_in_mid_trick(
    house: House, invite: Callable[..., Person]
) -> None:
    """And a rematch, which takes friends and their words along."""
    host, guest, _ = together(house, invite)
    guest.bar("chat").click()
    expect(guest.page.get_by_role("log").get_by_text("Привіт!")).to_be_visible()
    chat(guest, "سلام بر همه")
    guest.page.keyboard.press("Escape")
    expect(guest.dialog()).to_have_count(0)
    host.page.get_by_role("tab", name=host.say("chat")).click()
    expect(host.page.get_by_role("log").get_by_text("سلام بر همه")).to_be_visible()

    before = host.cards()
    host.choose(before[4])
    expect(host.card(before[4])).to_have_attribute("aria-pressed", "true")
    host.page.reload()
    expect(host.card(before[4])).to_have_attribute("aria-pressed", "true")
    assert host.cards() == before
    expect(host.dialog()).to_have_count(0)
    host.page.get_by_role("tab", name=host.say("chat")).click()
    expect(host.page.get_by_role("log").get_by_text("سلام بر همه")).to_be_visible()
    assert guest.asked() == "card"
    host.choose(before[5])
    expect(host.card(before[4])).to_have_attribute("aria-pressed", "false")
    guest.choose(guest.cards()[0])

    play_together(host, guest)
    for person in (host, guest):
        person.over().wait_for()
    assert host.page.get_by_role("table").inner_text().count("Леся") == 1

    host.button("rematch").click()
    host.page.wait_for_url(lambda url: url != guest.page.url)
    host.page.get_by_text(host.say("start-without-about")).wait_for()
    expect(host.page.get_by_text(host.say("seat-expected"))).to_be_visible()
    expect(host.button("start")).to_have_count(0)
    expect(host.page.get_by_role("log").get_by_text("Привіт!")).to_be_visible()
    expect(guest.page.get_by_text(guest.say("rematch-called")).first).to_be_visible()
    guest.dialog().get_by_role("link", name=guest.say("rematch-join")).click()
    guest.page.wait_for_url(host.page.url)
    expect(host.page.get_by_role("list").get_by_text("حافظ", exact=True)).to_be_visible()
    expect(host.button("start")).to_be_visible()
    expect(guest.page.get_by_role("log").get_by_text("Привіт!")).to_be_visible()
    host.start()
    assert guest.asked() == "card"


def test_a_seat_is_lent_to_a_bot_and_reclaimed_before_a_spectator_who_sees_no_hand(
    house: House, invite: Callable[..., Person]
) -> None:
    host, guest, link = together(house, invite)
    watch_a_trick(invite(house, "en"), link, host, guest)
    guest.leave()
    guest.button("leave-to-bot").click()
    guest.button("play-now").wait_for()
    expect(host.page.get_by_text(host.say("seat-lent"))).to_be_visible()
    host.play_on(3)

    guest.come_back()
    expect(guest.page.get_by_text(guest.say("lent"))).to_be_visible()
    close_what_was_missed(guest)
    guest.button("reclaim").click()
    expect(guest.page.get_by_text(guest.say("lent"))).to_have_count(0)
    expect(host.page.get_by_text(host.say("seat-lent"))).to_have_count(0)
    left = len(guest.cards())
    while len(guest.cards()) >= left:  # the next trick, with a row to be taken or without
        for person in (host, guest):
            if person.asked_now() in ("card", "row"):
                person.act()
        guest.page.wait_for_timeout(BLINK)


def watch_a_trick(watcher: Person, link: str, *players: Person) -> None:
    """The table is there to be seen, and no hand."""
    watcher.page.goto(link)
    expect(watcher.page.get_by_text(watcher.say("you-watch"))).to_be_visible()
    for player in players:
        player.act(max)
    expect(watcher.rows).to_have_count(4)
    expect(watcher.page.locator("[data-card]")).to_have_count(0)
    expect(watcher.page.locator("[data-open]")).to_have_count(0)
    views = [frame["view"] for frame in watcher.heard() if frame.get("view")]
    assert len(views) > 1
    assert all("hand" not in view and "hands" not in view for view in views)
    assert all(frame["legal"] == [] for frame in watcher.heard() if "legal" in frame)
    watcher.close()


def close_what_was_missed(person: Person) -> None:
    """The sheet that tells what happened meanwhile."""
    expect(person.dialog("since-away")).to_be_visible()
    person.button("go-on").click()
    expect(person.dialog()).to_have_count(0)


def test_anyone_may_lend_the_seat_of_somebody_who_has_been_away_for_long(
    house: House, invite: Callable[..., Person]
) -> None:
    host = invite(house, phone=False, own=True)
    guest = invite(house)
    host.page.clock.install()
    guest.page.goto(host.new_table(3))
    guest.button("sit-down").click()
    expect(guest.button("stand-up")).to_be_visible()
    host.start()
    guest.page.goto("about:blank")
    host.choose(host.cards()[0])
    expect(host.button("lend")).to_have_count(0)
    host.page.clock.fast_forward(40_000)
    host.button("lend").first.click()
    expect(host.page.get_by_text(host.say("seat-lent"))).to_be_visible()
    host.play_on(1)
