"""What a phone must fetch until the first own move."""

from collections.abc import Callable

import httpx
import pytest
from browser.house import House
from browser.person import Person
from browser.words import LANGUAGES

SCRIPTS = 120 * 1024
TINY = 200  # smaller than that, nothing is won by packing
ALL = 300 * 1024


@pytest.mark.parametrize("language", LANGUAGES)
def test_scripts_stay_under_120_kb_and_everything_to_the_first_move_under_300(
    house: House, invite: Callable[..., Person], language: str
) -> None:
    person = invite(house, language)
    person.home()
    person.play_now()
    person.choose(person.cards()[0])
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


def packed_size(browser: httpx.Client, url: str) -> int:
    """What crosses the wire where Brotli is not known, or not offered: without HTTPS, say."""
    with browser.stream("GET", url) as answer:
        return sum(map(len, answer.iter_raw()))
