"""One device for all: two to ten people pass a phone round, and nobody sees what another holds."""

import json
import re
from collections.abc import Callable
from typing import Any

from browser.house import House
from browser.person import Person
from browser.sharing import (
    NAMES,
    curtain,
    hand_of,
    hands_in,
    kept_lists,
    lift,
    next_one,
    nothing_left,
    pass_on,
    share,
    sit_down,
    state,
)
from playwright.sync_api import expect
from websockets.sync.client import connect

THREE = NAMES["en"]


def choose(person: Person) -> list[int]:
    """Whoever has lifted the curtain chooses the highest card; the hand it was chosen from."""
    close_news(person)
    assert state(person) == "card"
    hand = hand_of(person)
    person.card(max(hand)).click()
    return hand


def pass_on_or_show(person: Person) -> None:
    """After a card: to the next, or to the open table where all were chosen; unless the same person
    has to take a row."""
    person.wait_until(
        "() => !document.querySelector('[data-hand]')"
        " || document.querySelector('[data-strip] .main, [data-row]')"
    )
    person.page.evaluate(
        "() => document.querySelector('[data-hand]')"
        " && document.querySelector('[data-strip] .main')?.click()"
    )


def close_news(person: Person) -> None:
    """What happened since is told first."""
    if state(person) == "dialog":
        person.button("go-on").click()
        person.dialog().wait_for(state="detached")


def test_three_people_at_one_phone_set_a_table_and_play_a_trick(
    house: House, invite: Callable[..., Person]
) -> None:
    """By the form, with names; each chooses behind the curtain, then all see what was chosen."""
    phone = invite(house)
    phone.home()
    sit_down(phone, *THREE)
    called: list[str] = []
    hands: list[list[int]] = []
    since = 0
    for turn in range(3):
        called.append(next_one(phone))
        if hands:
            nothing_left(phone, hands, since)
        lift(phone)
        hands.append(choose(phone))
        if turn < 2:
            pass_on(phone)
        since = len(phone.frames)
    assert called == [phone.say("hot-seat-pass", name=name) for name in THREE]
    assert len({card for hand in hands for card in hand}) == 30
    # All have chosen: the open table shows it to all, and nobody's hand.
    phone.page.get_by_text(phone.say("hot-seat-open")).wait_for()
    since = len(phone.frames)
    phone.page.locator("[data-place-row] [data-piece]").first.wait_for()
    expect(phone.page.locator("[data-hand]")).to_have_count(0)
    phone.wait_until(
        "(card) => new RegExp(`\\\\b${card}\\\\b`).test(document.body.innerText)", max(hands[2])
    )
    shown = phone.page.locator("body").inner_text()
    for hand in hands:
        assert re.search(rf"\b{max(hand)}\b", shown)
    curtain(phone)
    left = [[card for card in hand if card != max(hand)] for hand in hands]
    nothing_left(phone, left, since)


def test_a_search_of_the_memory_finds_a_hand_that_is_there(
    house: House, invite: Callable[..., Person]
) -> None:
    phone = invite(house)
    share(phone, *THREE)
    lift(phone)
    assert state(phone) == "card"
    assert kept_lists(phone, [hand_of(phone)]) > 0
    assert hand_of(phone) in hands_in(phone.frames)


def test_three_people_play_a_short_game_to_the_end_and_again(
    house: House, invite: Callable[..., Person]
) -> None:
    phone = invite(house)
    share(phone, *THREE, options={"variant": "classic", "rounds": 1})
    hands: dict[str, list[int]] = {}
    for _ in range(200):
        what = state(phone)
        if what == "curtain":
            since = len(phone.frames)
            held = [hand for hand in hands.values() if len(hand) > 2]
            assert kept_lists(phone, held) == 0
            who = next_one(phone)
            lift(phone)
            close_news(phone)
            assert state(phone) in ("card", "row")
            hands[who] = hand_of(phone)
            assert all(hand == hands[who] for hand in hands_in(phone.frames[since:]))
        elif what == "row":
            phone.page.locator("[data-row]").first.click()
            phone.page.locator("[data-row]").first.wait_for(state="detached")
        elif what == "card":
            phone.card(min(hand_of(phone))).click()
            pass_on_or_show(phone)
        elif phone.over().is_visible():
            break
        else:
            phone.button("go-on").click()
    expect(phone.over()).to_be_visible()
    heading = phone.page.get_by_role("dialog").get_by_role("heading").first
    assert any(name in heading.inner_text() for name in THREE), "it is told to all"
    before = phone.table_id
    phone.button("rematch").click()
    expect(phone.page).not_to_have_url(re.compile(before))
    curtain(phone)


def test_reload_second_tab_and_back_end_behind_the_curtain(
    house: House, invite: Callable[..., Person]
) -> None:
    phone = invite(house)
    share(phone, *THREE)
    assert THREE[0] in next_one(phone)
    phone.page.reload()
    assert THREE[0] in next_one(phone)
    lift(phone)
    hand = choose(phone)
    pass_on(phone)
    assert THREE[1] in next_one(phone)
    lift(phone)
    close_news(phone)
    assert state(phone) == "card"
    since = len(phone.frames)
    phone.page.reload()
    assert THREE[1] in next_one(phone)
    nothing_left(phone, [hand], since)
    lift(phone)
    close_news(phone)
    mine = hand_of(phone)
    phone.page.evaluate("() => history.pushState(null, '', '/')")
    phone.page.evaluate("() => dispatchEvent(new PopStateEvent('popstate'))")
    phone.button("play-now").wait_for()
    phone.page.go_back()
    assert THREE[1] in next_one(phone)
    nothing_left(phone, [hand, mine], len(phone.frames))


def test_a_phone_that_is_put_away_is_covered_and_hers_again_afterwards(
    house: House, invite: Callable[..., Person]
) -> None:
    phone = invite(house, own=True)
    phone.prepare("Object.defineProperty(document, 'hidden', { get: () => window.away === true })")
    share(phone, *THREE)
    lift(phone)
    assert state(phone) == "card"
    hand = hand_of(phone)
    phone.page.evaluate(
        "() => { window.away = true; document.dispatchEvent(new Event('visibilitychange')); }"
    )
    expect(phone.page.locator("[data-card]")).to_have_count(0, timeout=1)
    phone.page.evaluate("() => { window.away = false; }")
    assert THREE[0] in next_one(phone)
    nothing_left(phone, [hand], len(phone.frames))
    # On purpose, too.
    lift(phone)
    assert state(phone) == "card"
    phone.button("hot-seat-cover").click()
    assert THREE[0] in next_one(phone)
    phone.button("hot-seat-other", name=THREE[2]).click()
    expect(phone.page.get_by_text(phone.say("hot-seat-holds", name=THREE[2]))).to_be_visible()


def test_a_friend_with_a_phone_of_their_own_joins_those_who_share_one(
    house: House, invite: Callable[..., Person]
) -> None:
    phone, friend = invite(house), invite(house)
    phone.home()
    sit_down(phone, *THREE[:2], friends=1)
    link = phone.page.get_by_role("textbox", name=phone.say("link"), exact=True).input_value()
    friend.page.goto(link)
    friend.button("sit-down").click()
    friend.button("stand-up").wait_for()
    phone.button("start").click()
    for name in THREE[:2]:
        assert name in next_one(phone)
        expect(friend.page.locator("[data-card]").first).to_be_visible()
        lift(phone)
        choose(phone)
        if name == THREE[0]:
            pass_on(phone)
    # The friend is the last to choose: she sees it at once, those at the phone on the open table.
    assert friend.asked() == "card"
    friend.card(max(friend.cards())).click()
    phone.page.get_by_text(phone.say("hot-seat-open")).wait_for()
    curtain(phone)
    assert not friend.page.get_by_text(friend.say("seat-away", seconds=0)).count()


# ── Other games ──────────────────────────────────────────────────────────────────────────────────

SEND = """([move, id]) => korsiSocket.send(JSON.stringify({ do: "move", id, move }))"""


def told_now(person: Person) -> dict[str, Any]:
    """The last view that this device was sent, and what may be done in it."""
    return next(frame for frame in reversed(person.heard()) if frame.get("view"))


def test_two_people_play_another_game_to_the_end_at_one_phone(
    house: House, invite: Callable[..., Person]
) -> None:
    """Turn by turn, with a curtain between all of them; the moves go by the page's own socket. Most
    of it they have played before."""
    phone = invite(house)
    phone.game = "saboteur-duel"
    share(phone, *THREE[:2])
    curtain(phone)
    play_ahead(phone, 60)
    lifted = 0
    for turn in range(200):
        curtain_or_end(phone)
        if phone.over().is_visible():
            break
        called = next_one(phone)
        seat = next(at for at, name in enumerate(THREE) if name in called)
        since = len(phone.frames)
        lift(phone)
        lifted += 1
        phone.page.locator("[data-hand]").wait_for()
        while told_now(phone)["view"]["acting"] == [seat]:
            told = told_now(phone)
            phone.page.evaluate(SEND, [told["legal"][-1], f"{turn}-{len(phone.frames)}"])
            before = len(phone.frames)
            while len(phone.frames) == before:
                phone.page.wait_for_timeout(20)
        seen = {frame["view"]["seat"] for frame in phone.heard()[since:] if frame.get("view")}
        assert seen <= {seat, None}
        phone.page.evaluate("() => document.querySelector('[data-strip] .main')?.click()")
    expect(phone.over()).to_be_visible()
    assert lifted > 10


def play_ahead(person: Person, moves: int) -> None:
    """So many moves of those who share this device, by sockets for each of them; what the page did
    not see it is told."""
    (token,) = [one["value"] for one in person.context.cookies() if one["name"] == "korsi"]
    address = person.address.replace("http", "ws") + f"/ws/{person.table_id}"
    made = 0
    while made < moves:
        for who in (1, 2):
            cookie = {"Cookie": f"korsi={token}"}
            with connect(f"{address}?as={who}", additional_headers=cookie) as line:
                told = json.loads(line.recv())
                while told.get("view") and told["view"]["acting"] == [who - 1]:
                    made += 1
                    move = {"do": "move", "id": f"ahead-{made}", "move": told["legal"][-1]}
                    line.send(json.dumps(move))
                    while (told := json.loads(line.recv()))["say"] != "events":
                        assert told["say"] not in ("fault", "refused")


def curtain_or_end(person: Person) -> None:
    """Until somebody is asked to lift the curtain, or it is over; what lies over the open table is
    put away."""
    done = """() => document.querySelector('[data-curtain] button.main:enabled')
      || document.querySelector('dialog[open]') || document.querySelector('[data-strip] .main')"""
    while True:
        person.wait_until(done)
        if person.page.locator("[data-curtain] button.main:enabled").count():
            return
        if person.over().count() and person.over().is_visible():
            return
        if person.page.locator("dialog[open]").count():
            person.button("go-on").click()
        else:
            person.page.evaluate("() => document.querySelector('[data-strip] .main')?.click()")
        person.page.wait_for_timeout(50)


def test_where_nothing_is_hidden_the_device_goes_on_without_a_curtain(
    house: House, invite: Callable[..., Person]
) -> None:
    phone = invite(house)
    phone.game = "potion-explosion"
    share(phone, *THREE, options={"first": "seat-1"})
    held = []
    for turn in range(5):
        phone.page.locator("[data-hand]").wait_for()
        seat = told_now(phone)["view"]["seat"]
        held.append(seat)
        if turn == 1:  # and so it does when it is loaded anew
            phone.page.reload()
            phone.page.locator("[data-hand]").wait_for()
            assert told_now(phone)["view"]["seat"] == seat
        strip = phone.page.locator("[data-strip]")
        expect(strip).to_contain_text(phone.say("hot-seat-turn", name=THREE[seat]))
        assert phone.button("hot-seat-cover").count() == 0
        number = 0
        while told_now(phone)["view"]["acting"] == [seat]:
            number += 1
            before = len(phone.frames)
            phone.page.evaluate(SEND, [told_now(phone)["legal"][0], f"{turn}-{number}"])
            while len(phone.frames) == before:
                phone.page.wait_for_timeout(20)
        (after,) = told_now(phone)["view"]["acting"]
        assert phone.page.locator("[data-curtain] button").count() == 0
        phone.wait_until(
            "(words) => document.querySelector('[data-strip] p')?.textContent === words",
            phone.say("hot-seat-turn", name=THREE[after]),
        )
    assert {*held} == {0, 1, 2}
