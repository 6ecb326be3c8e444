"""Potion Explosion in real browsers: whole games, a move taken back, the keyboard."""

import json
from collections.abc import Callable

import pytest
from browser import board
from browser.house import House
from browser.looks import clumsy, faults, still
from browser.person import PATIENCE, Person
from browser.words import LANGUAGES
from playwright.sync_api import ViewportSize, expect

import korsi
from games.potion_explosion.browser import fingers as brew
from games.potion_explosion.browser.deals import GAME, with_six_potions

ORDER = (
    *("wisdom", "blind_love", "magnetic", "prismatic"),
    *("abyssal", "balm", "filter", "sands"),
)
"""Potions one after the other: for Sands of Time another must have been drunk."""


PLACES = """() => {
  const board = document.querySelector(".board");
  const at = board.getBoundingClientRect();
  return [".dispenser", ".stacks", "section.desk .held", "section.desk .burners", "[data-shelf]"]
    .map((part) => board.querySelector(part).getBoundingClientRect())
    .map(({ x, y, width, height }) => [x - at.x, y - at.y, width, height].map(Math.round).join());
}"""
"""Where things are on the board."""


def comer(invite: Callable[..., Person], house: House, language: str, **wishes: bool) -> Person:
    """Somebody who has come to brew."""
    person = invite(house, language, **wishes)
    person.game = GAME
    return person


def alone(invite: Callable[..., Person], house: House, language: str, **wishes: bool) -> Person:
    """At a table with a bot."""
    person = comer(invite, house, language, **wishes)
    brew.table(person, bots="easy")
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


def test_a_whole_game_against_a_bot_and_its_sheet_fits_on_a_phone(
    house: House, invite: Callable[..., Person]
) -> None:
    house.deal(1)  # of those that any chance would deal some are over sooner
    person = alone(invite, house, "fa", listens=True)
    brew.play_on(24, person)
    assert faults(person.page) == []
    board.lend(person, 0, "easy")
    expect(person.over()).to_be_visible(timeout=60_000)
    assert person.dialog().get_by_role("table").get_by_role("row").count() >= 3
    assert faults(person.page) == []
    with person.page.expect_download() as saving:
        person.link("record").click()
    game = korsi.replay(json.loads(saving.value.path().read_text("utf-8")))
    assert game.over
    kinds = {event["event"] for event in person.events()}
    assert {"drafted", "picked", "put", "ended", "tile", "completed", "skill", "over"} <= kinds
    person.page.set_viewport_size({"width": 360, "height": 640})
    see_the_whole_sheet(person)


def see_the_whole_sheet(person: Person) -> None:
    """In every language."""
    region = person.dialog().get_by_role("table").locator("xpath=..")
    for language in LANGUAGES:
        person.speak(language)
        still(person.page)
        wide, room = region.evaluate("(box) => [box.scrollWidth, box.clientWidth]")
        assert wide <= room, language
        region.evaluate("(table) => table.scrollIntoView()")  # below the placings
        expect(person.dialog().locator("td.total").first).to_be_in_viewport()
    assert clumsy(person.page, *LANGUAGES) == []


def test_two_browsers_play_a_whole_game_with_a_move_taken_back(
    house: House, invite: Callable[..., Person]
) -> None:
    people = together(house, invite, **brew.SHORT, placing="free")
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
    seat = people.index(person)
    other.wait_to_hear("undone")
    assert other.events()[-1] == {"event": "undone", "seat": seat}
    other.page.wait_for_function(
        "() => !document.querySelector('[data-held^=\"flask:\"]')"  # its own flask is empty
    )
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


@pytest.mark.parametrize(
    ("leave", "size"),
    [
        ("beginner", {"width": 1440, "height": 900}),
        ("wisdom+magnetic", {"width": 360, "height": 640}),
    ],
)
def test_every_potion_is_drunk_by_clicking_and_nothing_moves_while_it_is_chosen(
    house: House, invite: Callable[..., Person], leave: str, size: ViewportSize
) -> None:
    seed, moves = with_six_potions(leave)
    house.deal(seed)
    people = together(house, invite, leave=leave)
    brew.send_all(moves, *people)
    person = people[0]
    person.page.set_viewport_size(size)
    brew.asked(person, "turn")
    kinds = {potion["tile"].split("-")[0] for potion in brew.desk(person)["potions"]}
    assert len(kinds) == 6
    for kind in sorted(kinds, key=ORDER.index):
        use = "abyssal" if kind == "sands" else kind
        flask, hand = brew.desk(person)["flask"], brew.desk(person)["hand"]
        places = person.page.evaluate(PLACES)
        brew.uncork(person, kind, "")
        assert person.page.evaluate(PLACES) == places
        board.do(person, "cancel").click()
        brew.drink(person, kind, use)
        drunk = [event for event in person.events() if event["event"] == "drunk"][-1]
        assert (drunk["tile"].split("-")[0], drunk["as"] or kind) == (kind, use)
        if kind == "prismatic":
            places = person.page.evaluate(PLACES)
            brew.in_flask(person).first.click()
            assert person.page.evaluate(PLACES) == places
            board.do(person, "cancel").click()
            brew.joy(person)
            assert len(brew.desk(person)["flask"]) == len(flask) - 1
        elif kind == "filter":
            assert brew.desk(person)["hand"] == hand
        else:
            assert len(brew.desk(person)["hand"]) > len(hand)
        upside_down = person.page.locator(f'span[data-potion^="{kind}-"]')
        expect(upside_down).to_have_count(1)
        if size["width"] > 360:  # the smallest phones have smaller marbles
            assert clumsy(person.page) == []


def test_a_refusal_marks_what_is_in_the_way_and_stops_nothing_else(
    house: House, invite: Callable[..., Person]
) -> None:
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
    before = person.answers()
    board.do(person, "sweep").click()  # what was refused does not stop placing all that fit
    brew.settle(person, before)
    assert any(event["event"] == "put" for event in person.events())
    expect(person.page.get_by_role("alert")).to_have_count(0)


def test_by_touch_the_first_tap_only_shows(house: House, invite: Callable[..., Person]) -> None:
    person = alone(invite, house, "fa")
    brew.play_until_turn(person)
    person.page.mouse.move(0, 0)  # a mouse over a marble shows what would go, as a first tap does
    marble = brew.spot(person, *brew.best(person))
    before = person.answers()
    marble.tap()
    expect(person.page.locator("[data-spot].doomed").first).to_be_visible()
    assert person.answers() == before
    marble.tap()
    person.wait_for_answer(before)
    assert person.events()[-1]["event"] in ("seen", "exploded", "picked")


def test_a_marble_that_fits_is_not_drawn_into_the_flask(
    house: House, invite: Callable[..., Person]
) -> None:
    person = alone(invite, house, "fa", phone=False)
    brew.play_until_turn(person)
    before = person.answers()
    track, place = brew.best(person, fitting=True)
    colour = brew.spot(person, track, place).get_attribute("data-colour")
    brew.spot(person, track, place).click()
    person.wait_for_answer(before)
    brew.hurry(person)
    brew.in_hand(person, str(colour)).drag_to(person.page.locator("[data-flask]"))
    expect(person.page.get_by_role("alert")).to_contain_text("PE-13")
    expect(person.page.locator("[data-burner].bad")).to_have_count(1)
    expect(brew.in_flask(person)).to_have_count(0)


def test_a_hint_shows_what_to_take_and_another_s_desk_opens_below_the_tracks(
    house: House, invite: Callable[..., Person]
) -> None:
    """And closes with any tap beside it."""
    person = alone(invite, house, "uk")
    brew.asked(person, "draft")
    person.bar("hint").click()
    expect(person.page.locator("[data-starter].hint").first).to_be_visible(timeout=PATIENCE)
    brew.play_until_turn(person)
    person.page.locator('[data-plate="1"] button').tap()
    sheet = person.page.locator("dialog[open]")
    expect(sheet.locator("[data-desk='1']")).to_be_visible()
    lowest = person.page.locator(".dispenser").bounding_box()
    top = sheet.bounding_box()
    assert lowest is not None
    assert top is not None
    assert top["y"] >= lowest["y"] + lowest["height"]
    person.page.touchscreen.tap(195, 200)
    expect(sheet).to_have_count(0)
    person.page.locator('[data-plate="1"] button').tap()
    expect(sheet).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    person.bar("hint").click()
    expect(person.page.locator(".hint").first).to_be_visible(timeout=PATIENCE)


def test_who_watches_sees_every_desk(house: House, invite: Callable[..., Person]) -> None:
    person = alone(invite, house, "en")
    watcher = comer(invite, house, "uk", phone=False)
    watcher.page.goto(person.page.url)
    brew.sit(watcher)
    for width, height in [(768, 1024), (390, 844), (1440, 900)]:
        watcher.page.set_viewport_size({"width": width, "height": height})
        desks = watcher.page.locator("[data-mini]").filter(visible=True)
        expect(desks).to_have_count(4)  # two burners each
        assert clumsy(watcher.page) == []
