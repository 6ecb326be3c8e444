"""What a phone must fetch until the first own move."""

import gzip
import json
from collections.abc import Callable

import httpx
import pytest
from browser.games import GAMES
from browser.house import House, built_client
from browser.person import SAMPLE, Person
from browser.words import LANGUAGES
from playwright.sync_api import expect

SCRIPTS = 120 * 1024
TINY = 200  # smaller than that, nothing is won by packing
ALL = 300 * 1024
NEVER_IDLE = "window.requestIdleCallback = () => 0"
"""What is fetched ahead, once nothing else is to be done, is not on the way to a move."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_scripts_stay_under_120_kb_and_everything_to_the_first_move_under_300(
    house: House, invite: Callable[..., Person], language: str
) -> None:
    """One click leads from the landing page to the first own move."""
    person = invite(house, language, own=True)
    person.home()
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    person.button("play-now").click()
    assert person.asked() == "card"
    assert len(person.cards()) == 10
    ask = person.page.get_by_text(person.say(f"{SAMPLE}-board-choose"), exact=True)
    expect(ask).to_be_visible()
    person.choose(max(person.cards()))
    fetched = [response for response in person.responses if response.status == 200]
    person.page.wait_for_load_state("networkidle")  # all of it has come; the rest is for later
    sizes = {response.url: response.request.sizes()["responseBodySize"] for response in fetched}
    scripts = [url for url in sizes if url.endswith(".js")]
    assert 0 < sum(sizes[url] for url in scripts) <= SCRIPTS
    assert sum(sizes.values()) <= ALL
    unpacked = [
        response.url
        for response in fetched
        if response.url.endswith(".js")
        and response.headers.get("content-encoding") != "br"
        and sizes[response.url] > TINY
    ]
    assert unpacked == []
    with httpx.Client(headers={"accept-encoding": "gzip"}) as older:
        assert sum(packed_size(older, url) for url in scripts) <= SCRIPTS
    person.act()


@pytest.mark.parametrize("game", GAMES)
def test_scripts_stay_under_120_kb_to_the_first_move_in_every_game(
    house: House, invite: Callable[..., Person], game: str
) -> None:
    person = invite(house, longest_of(game), own=True)
    person.game = game
    person.prepare(NEVER_IDLE)
    person.home()
    person.button("play-now").click()
    person.page.locator(".bar.asked, .status.asked").first.wait_for()
    person.page.wait_for_load_state("networkidle")
    fetched = {response.url for response in person.responses if response.status == 200}
    with httpx.Client(headers={"accept-encoding": "gzip"}) as older:
        scripts = {url: packed_size(older, url) for url in fetched if url.endswith(".js")}
        everything = sum(packed_size(older, url) for url in fetched if "/assets/" in url)
    assert any(f"game-{game.replace('-', '_')}" in url for url in scripts), (
        "its board is among them"
    )
    assert sum(scripts.values()) <= SCRIPTS, scripts
    assert everything <= ALL


def longest_of(game: str) -> str:
    """The language in which a table of this game has most to fetch."""
    client = built_client()
    early = json.loads((client / "pages.json").read_text("utf-8"))["early"]

    def size(language: str) -> int:
        files = {file for what in (language, f"{game}:{language}") for file in early[what]}
        return sum(len(gzip.compress((client / file[1:]).read_bytes())) for file in files)

    return max(LANGUAGES, key=size)


def packed_size(browser: httpx.Client, url: str) -> int:
    """What crosses the wire where Brotli is not known, or not offered: without HTTPS, say."""
    with browser.stream("GET", url) as answer:
        return sum(map(len, answer.iter_raw()))
