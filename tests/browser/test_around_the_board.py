"""Everything around the boards: options, what lies over a board, pages that are none."""

import re
from collections.abc import Callable
from urllib.robotparser import RobotFileParser

import httpx
import pytest
from browser.house import House
from browser.looks import box, watching
from browser.person import Person
from browser.tour import DEAF, HURRIED
from playwright.sync_api import expect

import korsi

CATALOGUE = {entry["game"]: entry for entry in korsi.catalogue()}


def test_every_option_of_the_catalogue_can_be_chosen_in_the_form(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(house)
    for game, entry in CATALOGUE.items():
        person.game = game
        person.home()
        person.button("options").click()
        person.dialog().locator("form").wait_for()
        options = person.wished()["options"]
        assert isinstance(options, dict)
        assert set(options) == {option["name"] for option in entry["options"]}
        person.page.wait_for_url("**/t/*")


BOARD = """() => {
  const board = document.querySelector("main .scroll")?.getBoundingClientRect();
  return board && [board.x, board.y, board.width, board.height].join();
}"""


@pytest.mark.parametrize("phone", [True, False])
def test_a_board_keeps_its_place_while_it_comes(
    house: House, invite: Callable[..., Person], phone: bool
) -> None:
    """For who looks on, and is told so above it."""
    person, watcher = invite(house, phone=phone), invite(house, phone=phone, own=True)
    link = person.new_table(4, bots="easy")
    watcher.prepare(watching(BOARD))
    watcher.page.goto(link)
    expect(watcher.rows).to_have_count(4)
    expect(watcher.rows.first).to_be_visible()
    assert watcher.page.evaluate("places.size") == 1


@pytest.mark.parametrize("phone", [True, False])
def test_nothing_that_is_said_about_the_table_moves_the_board(
    house: House, invite: Callable[..., Person], phone: bool
) -> None:
    person, friend = invite(house, phone=phone), invite(house)
    friend.page.goto(person.new_table(3))
    friend.button("sit-down").click()
    expect(friend.button("stand-up")).to_be_visible()
    person.start()
    person.asked()
    page = person.page
    before = box(page, "[data-place-row]")

    page.evaluate(DEAF)
    page.get_by_text(person.say("link-reconnecting")).wait_for()
    assert box(page, "[data-place-row]") == before
    page.evaluate("() => { window.WebSocket = window.hearing; }")
    page.get_by_text(person.say("link-reconnecting")).wait_for(state="detached")

    friend.page.goto("about:blank")
    page.evaluate(HURRIED)
    person.choose(max(person.cards()))
    said = re.escape(person.say("is-away", seat="@"))
    away = page.get_by_text(re.compile(said.replace("@", friend_name(person))))
    away.wait_for()
    assert box(page, "[data-place-row]") == before
    person.button("leaver-wait").click()
    expect(away).to_have_count(0)


def friend_name(person: Person) -> str:
    """Who sits in the second seat, as a pattern: of two of one name the second has a number."""
    tables = [frame["table"] for frame in person.heard() if "table" in frame]
    name: str = tables[-1]["sitters"][1]["name"]
    return re.escape(name) + r"( \S+)?"


def test_pages_that_are_none_are_not_there(house: House, invite: Callable[..., Person]) -> None:
    person = invite(house)
    person.forgive("404")
    answer = person.page.goto("/nothing/here")
    assert answer is not None
    assert answer.status == 404
    expect(person.page.get_by_text(person.say("nowhere"))).to_be_visible()
    with httpx.Client(base_url=house.address) as browser:
        assert browser.get("/favicon.ico").content[:4] == b"\x00\x00\x01\x00"
        robots = RobotFileParser()
        robots.parse(browser.get("/robots.txt").text.splitlines())
        assert not any(robots.can_fetch("any", path) for path in ("/api/me", "/come/token"))
        assert all(robots.can_fetch("any", path) for path in ("/", "/t/zzzzzzzz"))
        assert browser.get("/manifest.webmanifest").json()["name"]
        assert browser.get("/nothing.webmanifest").status_code == 404
        for game in CATALOGUE:
            assert browser.get(f"/rules/{game}").status_code == 200
