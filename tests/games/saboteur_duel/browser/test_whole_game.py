"""Saboteur: The Duel in real browsers: two people, a bot, and one person alone."""

import json
import re
from collections.abc import Callable

import pytest
from browser import board
from browser.house import House
from browser.looks import faults, still
from browser.person import Person
from browser.words import LANGUAGES
from playwright.sync_api import expect

import korsi
from games.saboteur_duel.browser import fingers as duel
from games.saboteur_duel.browser.deals import with_a_path, with_a_troll

GAME = "saboteur-duel"


def digger(invite: Callable[..., Person], house: House, language: str, **wishes: bool) -> Person:
    """Somebody who has come for the gold."""
    person = invite(house, language, **wishes)
    person.game = GAME
    return person


def together(house: House, invite: Callable[..., Person]) -> tuple[Person, Person]:
    """A host with a desk, green, and a guest with a phone, at the same table."""
    host = digger(invite, house, "uk", phone=False, hurried=True)
    guest = digger(invite, house, "fa", hurried=True)
    guest.page.goto(host.new_table(2))
    guest.button("sit-down").click()
    expect(guest.button("stand-up")).to_be_visible()
    host.start()
    for person in (host, guest):
        board.sit(person)
    return host, guest


def alone(person: Person) -> None:
    """From the home page to a game for one."""
    person.home()
    way = person.say("saboteur-duel-way-solo")
    person.shelf.get_by_role("button", name=way, exact=True).click()
    board.sit(person)


def test_two_browsers_play_a_whole_round_with_a_reload_in_the_middle(
    house: House, invite: Callable[..., Person]
) -> None:
    """And nobody hears what the other holds or has seen."""
    host, guest = together(house, invite)
    duel.play_on(6, host, guest)
    before, lying = board.cards(host), duel.maze(host)
    host.page.reload()
    board.sit(host)
    assert board.cards(host) == before
    assert duel.maze(host) == lying == duel.maze(guest)
    duel.play_until_dialog(host, guest, wired=guest)
    chart = "saboteur-duel-score-chart"
    for person in (host, guest):
        expect(person.dialog("round-over")).to_be_visible()
        table = person.dialog().get_by_role("table")
        assert table.get_by_role("row").count() == 3
        expect(person.dialog().get_by_role("img", name=person.say(chart))).to_be_visible()
        expect(duel.round_of(person, 1)).to_be_visible()  # the next one is dealt after the sheet
        person.button("go-on").click()
        expect(duel.round_of(person, 2)).to_be_visible()
    ended = [event for event in host.events() if event["event"] == "round-ended"]
    assert [event for event in guest.events() if event["event"] == "round-ended"] == ended
    starter = min((0, 1), key=lambda seat: (ended[0]["totals"][seat], -seat))
    duel.act((host, guest)[starter])
    for person, seat in ((host, 0), (guest, 1)):
        assert all(event.get("to", [seat]) == [seat] for event in person.events())
        views = [frame["view"] for frame in person.heard() if frame.get("view")]
        assert {view["seat"] for view in views} <= {None, seat}
        goals = [goal for view in views for goal in view["goals"]]
        assert all(seat in goal["looked"] for goal in goals if "card" in goal)


def test_a_whole_game_alone(house: House, invite: Callable[..., Person]) -> None:
    """Each round is begun by hand; then the page is shown what a bot would do, to its sheet."""
    person = digger(invite, house, "en", hurried=True, listens=True)
    alone(person)
    for round in (1, 2, 3):
        expect(duel.round_of(person, round)).to_be_visible()
        duel.play_on(2, person)
        board.play_by_wire(person)
        if round < 3:
            person.button("go-on").click()
    expect(person.over()).to_be_visible()
    best = person.dialog().get_by_role("region", name=person.say("saboteur-duel-score-best"))
    expect(best.get_by_role("listitem")).to_have_count(1)
    assert faults(person.page) == []
    with person.page.expect_download() as saving:
        person.link("record").click()
    game = korsi.replay(json.loads(saving.value.path().read_text("utf-8")))
    assert game.over
    expect(best.get_by_role("listitem")).to_contain_text(str(game.scores[0]))


def test_a_refusal_marks_what_is_in_the_way(house: House, invite: Callable[..., Person]) -> None:
    house.deal(with_a_path())
    person = digger(invite, house, "en", phone=False)
    person.play_bots(2)
    board.sit(person)
    path = board.hand(person).and_(person.page.locator('[data-card^="P_"]')).first
    path.click()
    duel.place(person, 1, 4).click()
    expect(person.page.get_by_role("alert")).to_contain_text("SD-9")
    expect(duel.place(person, 1, 4)).to_have_class(re.compile(r"\bbad\b"))
    person.page.keyboard.press("Escape")
    expect(path).to_have_attribute("aria-pressed", "false")


def test_a_card_is_laid_by_keyboard_alone(house: House, invite: Callable[..., Person]) -> None:
    house.deal(with_a_path())
    person = digger(invite, house, "en", phone=False)
    person.play_bots(2)
    board.sit(person)
    keys = person.page.keyboard
    before = len(duel.maze(person))
    board.hand(person).first.focus()
    while board.hand(person).and_(person.page.locator(":focus.idle")).count():
        keys.press("ArrowRight")
    keys.press("Enter")
    expect(person.page.locator(".cell.lit button:focus")).to_have_count(1)
    keys.press("r")  # turned, if it looks different
    keys.press("Escape")
    keys.press("Enter")
    expect(person.page.locator(".cell.lit button:focus")).to_have_count(1)
    keys.press("Enter")
    expect(person.page.locator(".cell.shown button:focus")).to_have_count(1)
    keys.press("Enter")
    person.page.wait_for_function(
        "(before) => document.querySelectorAll('.cell [data-piece]').length > before", arg=before
    )


STANDING = """() => [".hand", ".window", ".bar .status", ".dwarf.own"].map((part) => {
  const { x, y, width, height } = document.querySelector(`.board ${part}`).getBoundingClientRect();
  return [part, x, y, width, height].map((side) => (isNaN(side) ? side : Math.round(side)));
})"""
"""Where the parts of the board stand."""


@pytest.mark.parametrize("phone", [True, False])
def test_choosing_cards_moves_nothing_on_the_board(
    house: House, invite: Callable[..., Person], phone: bool
) -> None:
    """In every language, and on a desk with less room too."""
    house.deal(with_a_path())
    person = digger(invite, house, "en", phone=phone, hurried=True)
    person.play_bots(2)
    board.sit(person)
    assert duel.asked(person) == "act"
    for width, height in [(390, 844)] if phone else [(1440, 900), (1024, 768)]:
        person.page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES:
            person.speak(language)
            still(person.page)
            choose_cards_and_watch_the_board(person)


def choose_cards_and_watch_the_board(person: Person) -> None:
    before = person.page.evaluate(STANDING)
    for slot in range(6):
        board.hand(person).nth(slot).click()
        assert person.page.evaluate(STANDING) == before, f"card {slot} is held"
        if duel.lit(person).count():
            duel.touch(duel.lit(person).first)
            assert person.page.evaluate(STANDING) == before, f"card {slot} is shown"
        person.page.keyboard.press("Escape")
        person.page.keyboard.press("Escape")
    board.do(person, "discard").click()
    for slot in (0, 1):
        board.hand(person).nth(slot).click()
        assert person.page.evaluate(STANDING) == before, f"{slot + 1} to be discarded"
    person.page.keyboard.press("Escape")


def lay_a_troll(person: Person) -> None:
    """At a table where the own turn is the first, with a bot chosen on the shelf."""
    person.home()
    person.shelf.get_by_role("combobox", name=person.say("against"), exact=True).select_option(
        "easy"
    )
    person.play_now()
    board.sit(person)
    assert duel.asked(person) == "act"
    before = person.answers()
    board.hand(person).and_(person.page.locator('[data-card="P_X_TROLL"]')).click()
    spot = duel.place(person, 2, 4)
    duel.touch(spot)
    duel.touch(spot)
    person.wait_for_answer(before)


def test_turns_end_by_themselves_once_that_is_chosen_and_after_a_reload(
    house: House, invite: Callable[..., Person]
) -> None:
    house.deal(with_a_troll())
    person = digger(invite, house, "en", hurried=True)
    lay_a_troll(person)
    assert duel.asked(person) == "bribe"
    before = person.answers()
    # Clicked, not `check`ed: the turn ends at once, and the box is gone before anybody could look.
    person.page.get_by_role("checkbox", name=person.say("saboteur-duel-board-ends")).click()
    person.wait_for_answer(before)
    assert duel.asked(person) == "act"  # the turn after the bot's
    lay_a_troll(person)
    assert duel.asked(person) == "act"
    off = person.page.get_by_role("button", name=person.say("saboteur-duel-board-ends"))
    expect(off).to_have_attribute("aria-pressed", "true")
    off.click()
    expect(off).to_have_attribute("aria-pressed", "false")
