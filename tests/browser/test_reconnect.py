"""The server dies in mid-game, comes back, and the game goes on where it was."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser.house import House
from browser.person import Person
from playwright.sync_api import expect


@pytest.fixture
def fragile(client: Path, tmp_path: Path) -> Iterator[House]:
    """A server of its own, started as people start it: korsi serve."""
    house = House(tmp_path, client, quick=False)
    house.open()
    yield house
    house.close()


def test_a_killed_server_comes_back_and_play_goes_on(
    fragile: House, invite: Callable[..., Person]
) -> None:
    person = invite(fragile, own=True)
    person.forgive("WebSocket", "ERR_CONNECTION_REFUSED")
    person.table("short", 2)
    person.play_on(2)
    while person.asked() == "row":
        person.take()
    hand = person.cards()
    banner = person.page.get_by_text(person.say("link-reconnecting"))
    expect(banner).to_have_count(0)

    fragile.kill()
    expect(banner).to_be_visible()
    assert person.cards() == hand
    person.card(hand[0]).click()  # chosen in the dark: it is sent when somebody listens
    fragile.open()
    expect(banner).to_have_count(0, timeout=30_000)
    expect(person.dialog()).to_have_count(0)
    person.page.wait_for_function(
        "(card) => !document.querySelector(`.fan [data-card='${card}']`)", arg=hand[0]
    )
    person.asked()
    assert person.cards() == hand[1:]

    person.play_until()
    expect(person.over()).to_be_visible()
