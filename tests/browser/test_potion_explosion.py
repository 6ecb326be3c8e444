"""Potion Explosion in real browsers: whole games, a move taken back, the keyboard."""

import json
from collections.abc import Callable

import pytest
from browser import board, brew
from browser.deals import with_six_potions
from browser.house import House
from browser.looks import broken_rules, clumsy
from browser.person import PATIENCE, Person
from playwright.sync_api import expect

import korsi

GAME = "potion-explosion"
ORDER = (
    *("wisdom", "blind_love", "magnetic", "prismatic"),
    *("abyssal", "balm", "filter", "sands"),
)
"""Potions one after the other: for Sands of Time another must have been drunk."""


def comer(invite: Callable[..., Person], house: House, language: str, **wishes: bool) -> Person:
    """Somebody who has come to brew."""
    person = invite(house, language, **wishes)
    person.game = GAME
    person.home()
    return person


def alone(invite: Callable[..., Person], house: House, language: str, **wishes: bool) -> Person:
    """At a table with a bot."""
    person = comer(invite, house, language, **wishes)
    person.page.goto(brew.table(person, bots="easy"))
    brew.sit(person)
    return person


def together(
    house: House, invite: Callable[..., Person], **options: object
) -> tuple[Person, Person]:
    """A host with a desk in seat 0, a guest with a phone in seat 1."""
    host = comer(invite, house, "uk", phone=False)
    guest = comer(invite, house, "fa")
    brew.gather(host, guest, **options)
    return host, guest


def test_a_whole_game_against_a_bot(house: House, invite: Callable[..., Person]) -> None:
    person = alone(invite, house, "fa")
    brew.play_on(24, person)
    assert clumsy(person.page) + broken_rules(person.page) == []
    board.lend(person, 0, "easy")
    expect(person.over()).to_be_visible(timeout=60_000)
    assert person.dialog().get_by_role("table").get_by_role("row").count() >= 3
    assert clumsy(person.page) + broken_rules(person.page) == []
    with person.page.expect_download() as saving:
        person.link("record").click()
    game = korsi.replay(json.loads(saving.value.path().read_text("utf-8")))
    assert game.over
    kinds = {event["event"] for event in person.events()}
    assert {"drafted", "picked", "put", "ended", "tile", "completed", "skill", "over"} <= kinds


def test_two_browsers_play_a_whole_game_with_a_move_taken_back(
    house: House, invite: Callable[..., Person]
) -> None:
    people = together(house, invite)
    person = brew.play_until_turn(*people)
    other = people[1 - people.index(person)]
    track, place = brew.best(person)
    before = person.answers()
    brew.spot(person, track, place).click()
    person.wait_for_answer(before)
    brew.hurry(person)
    expect(board.do(person, "undo")).to_have_count(0)  # new marbles came into sight
    hand = brew.desk(person)["hand"]
    brew.keep(person, hand[0])
    expect(brew.in_flask(person)).to_have_count(1)
    person.page.reload()
    brew.sit(person)
    expect(brew.in_flask(person)).to_have_count(1)
    board.do(person, "undo").click()
    expect(brew.in_flask(person)).to_have_count(0)
    expect(board.do(person, "undo")).to_have_count(0)
    assert brew.desk(person)["hand"] == hand
    other.page.wait_for_function(
        "() => !document.querySelector('[data-held^=\"flask:\"]')"  # its own flask is empty
    )
    seat = people.index(person)
    assert other.events()[-1] == {"event": "undone", "seat": seat}
    assert brew.now(other)["view"]["desks"][seat]["hand"] == hand
    brew.play_on(20, *people)
    for own, one in enumerate(people):
        board.lend(one, own, "easy")
    for one in people:
        expect(one.over()).to_be_visible(timeout=60_000)
    assert people[0].events() == people[1].events()
    assert person.events()[-1]["event"] == "over"


def test_a_turn_is_played_by_keyboard_alone(house: House, invite: Callable[..., Person]) -> None:
    person = alone(invite, house, "en", phone=False)
    page, keys = person.page, person.page.keyboard
    brew.play_until_turn(person)
    brew.spot(person, 0, 0).focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft"):
        keys.press(key)
    expect(page.locator('[data-spot="1:1"]:focus')).to_have_count(1)
    before = person.answers()
    keys.press("Enter")
    person.wait_for_answer(before)
    while brew.asked_now(person) == "turn" and "ended" not in kinds_of(person):
        keys.press("F9")
        button = page.locator("[data-do=sweep], [data-do=end]").first
        expect(button).to_be_enabled()
        while not button.and_(page.locator(":focus")).count():
            keys.press("Tab")
        before = person.answers()
        keys.press("Enter")
        brew.settle(person, before)
    assert {"picked", "ended"} <= kinds_of(person)


def kinds_of(person: Person) -> set[str]:
    """The kinds of events of seat 0 that came to this browser."""
    return {event["event"] for event in person.events() if event.get("seat") == 0}


@pytest.mark.parametrize("leave", ["beginner", "wisdom+magnetic"])
def test_every_potion_is_drunk_by_clicking(
    house: House, invite: Callable[..., Person], leave: str
) -> None:
    seed, moves = with_six_potions(leave)
    house.deal(seed)
    people = together(house, invite, leave=leave)
    brew.send_all(moves, *people)
    person = people[0]
    brew.asked(person, "turn")
    kinds = {potion["tile"].split("-")[0] for potion in brew.desk(person)["potions"]}
    assert len(kinds) == 6
    for kind in sorted(kinds, key=ORDER.index):
        use = "abyssal" if kind == "sands" else kind
        flask, hand = brew.desk(person)["flask"], brew.desk(person)["hand"]
        brew.drink(person, kind, use)
        drunk = [event for event in person.events() if event["event"] == "drunk"][-1]
        assert (drunk["tile"].split("-")[0], drunk["as"] or kind) == (kind, use)
        if kind == "prismatic":
            brew.joy(person)
            assert len(brew.desk(person)["flask"]) == len(flask) - 1
        elif kind == "filter":
            assert brew.desk(person)["hand"] == hand
        else:
            assert len(brew.desk(person)["hand"]) > len(hand)
        upside_down = person.page.locator(f'span[data-potion^="{kind}-"]')
        expect(upside_down).to_have_count(1)
        assert clumsy(person.page) == []


def test_a_refusal_marks_what_is_in_the_way(house: House, invite: Callable[..., Person]) -> None:
    person = alone(invite, house, "en", phone=False)
    brew.play_until_turn(person)
    board.do(person, "end").click()
    expect(person.page.get_by_role("alert")).to_contain_text("PE-9")
    before = person.answers()
    brew.spot(person, *brew.best(person, fitting=True)).click()
    person.wait_for_answer(before)
    expect(person.page.get_by_role("alert")).to_have_count(0)
    brew.hurry(person)
    board.do(person, "end").click()
    expect(person.page.get_by_role("alert")).to_contain_text("PE-14")
    expect(person.page.locator("[data-burner].bad")).to_have_count(1)
    expect(person.page.locator("[data-held].bad")).to_have_count(1)


def test_a_hint_shows_what_to_take(house: House, invite: Callable[..., Person]) -> None:
    person = alone(invite, house, "uk")
    brew.asked(person, "draft")
    person.bar("hint").click()
    expect(person.page.locator("[data-starter].hint").first).to_be_visible(timeout=PATIENCE)
    brew.play_until_turn(person)
    person.bar("hint").click()
    expect(person.page.locator(".hint").first).to_be_visible(timeout=PATIENCE)


def test_by_touch_the_first_tap_only_shows(house: House, invite: Callable[..., Person]) -> None:
    person = alone(invite, house, "fa")
    brew.play_until_turn(person)
    marble = brew.spot(person, *brew.best(person))
    before = person.answers()
    marble.tap()
    expect(person.page.locator("[data-spot].doomed").first).to_be_visible()
    assert person.answers() == before
    marble.tap()
    person.wait_for_answer(before)
    assert person.events()[-1]["event"] in ("seen", "exploded", "picked")
