"""Two people with clocks: a pause that both agree on, time that runs out, a seat taken back; and a
game that those who stay end as it stands."""

import json
import re
from collections.abc import Callable

import httpx
from browser.house import House
from browser.looks import faults
from browser.person import Person, table_in
from browser.words import LANGUAGES
from playwright.sync_api import expect

from korsi.fairness import verify

BANK: dict[str, object] = {"kind": "bank", "amount": 1, "more": 0, "end": "seat"}


def sit_down(friend: Person, link: str) -> None:
    friend.page.goto(link)
    friend.button("sit-down").click()
    expect(friend.button("stand-up")).to_be_visible()


def players(person: Person) -> None:
    """Open who plays, by the own clock in the bar."""
    person.page.get_by_role("navigation").locator(".timer").click()
    person.dialog("seats").wait_for()


def test_two_people_agree_on_time_and_on_a_pause_and_a_bot_plays_when_it_is_up(
    house: House, invite: Callable[..., Person]
) -> None:
    host, friend = invite(house, phone=False), invite(house, "fa")
    host.home()
    host.open_form()
    form = host.dialog("play-with-friends")
    time = form.get_by_role("group", name=host.say("time"), exact=True)
    time.get_by_text(host.say("time-bank"), exact=True).click()
    minutes = form.get_by_role("spinbutton", name=host.say("time-minutes"))
    minutes.fill("0")
    form.get_by_role("button", name=host.say("set-table"), exact=True).click()
    expect(minutes).to_be_focused()  # what can't be is pointed at
    minutes.fill("1")
    form.get_by_role("spinbutton", name=host.say("time-more")).fill("0")
    end = form.get_by_role("group", name=host.say("time-end"), exact=True)
    end.get_by_text(host.say("time-end-seat"), exact=True).click()
    link = host.set_table("short", 2)
    agreed = host.say("time-agreed", said=host.say("time-said-bank", amount=1, more=0))
    expect(host.page.get_by_text(agreed)).to_be_visible()
    sit_down(friend, link)
    host.start()
    assert friend.asked() == "card"
    for person in (host, friend):
        expect(person.page.locator("[data-clock]")).to_have_count(2)

    players(host)
    host.button("pause-ask").click()
    host.page.keyboard.press("Escape")
    friend.button("agree").click()
    for person in (host, friend):
        expect(person.page.get_by_text(person.say("paused"))).to_be_visible()
    assert host.asked_now() is None, "nobody is asked for a move"
    house.turn(1000)
    friend.button("go-on").click()
    expect(host.page.get_by_text(host.say("paused"))).to_have_count(0)

    house.turn(54)
    friend.choose(friend.cards()[0])
    assert host.asked() == "card"
    little = host.page.locator("[data-time-said]")
    expect(little).to_have_text(re.compile("^([1-9]|10) seconds? left"))
    house.turn(10)
    expect(host.page.get_by_text(host.say("lent"))).to_be_visible()
    expect(friend.page.get_by_text(friend.say("seat-lent"))).to_be_visible()
    host.button("reclaim").click()
    expect(host.page.get_by_text(host.say("lent"))).to_have_count(0)
    assert len(host.cards()) == 9, "the bot has played one card"


def test_those_who_stay_end_a_game_as_it_stands(
    house: House, invite: Callable[..., Person]
) -> None:
    host, friend = invite(house, own=True), invite(house, "uk")
    host.page.clock.install()
    link = host.new_table(2, rounds=1)
    sit_down(friend, link)
    host.start()
    friend.asked()
    friend.page.goto("about:blank")
    host.choose(host.cards()[0])
    host.page.clock.fast_forward(40_000)
    wait = host.button("leaver-wait")
    expect(wait).to_be_visible()
    expect(host.button("end-ask")).to_have_count(0)
    host.page.clock.fast_forward(100_000)
    host.button("end-ask").click()
    expect(host.over()).to_be_visible()
    expect(host.page.get_by_text(host.say("ended-about"))).to_be_visible()
    expect(host.page.get_by_role("heading", name=host.say("ended-agreed"))).to_be_visible()
    assert faults(host.page, *LANGUAGES[::-1]) == []
    file = httpx.get(f"{house.address}/api/tables/{table_in(link)}/record").content
    assert json.loads(file)["ended"] == {"lost": [], "why": "agreed"}
    verdict = verify(file)
    assert verdict.wrong is None
    assert "verify-ended-agreed" in [found.key for found in verdict.unproved]
    host.over().click()
    expect(host.button("replay-next")).to_be_visible()


def test_both_agree_to_end_and_one_may_rather_play_on(
    house: House, invite: Callable[..., Person]
) -> None:
    host, friend = invite(house, phone=False), invite(house)
    link = host.new_table(2, time=BANK, rounds=1)
    sit_down(friend, link)
    host.start()
    friend.asked()
    players(host)
    host.button("end-ask").click()
    host.page.keyboard.press("Escape")
    friend.button("play-on").click()
    expect(host.button("never-mind")).to_have_count(0)
    assert friend.asked() == "card"
    players(friend)
    friend.button("end-ask").click()
    friend.page.keyboard.press("Escape")
    host.button("agree").click()
    for person in (host, friend):
        expect(person.page.get_by_text(person.say("ended-about"))).to_be_visible()
