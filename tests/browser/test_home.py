"""The landing page is laid out once: what a finger is on its way to does not move away."""

from collections.abc import Callable

import pytest
from browser.house import House
from browser.looks import watching
from browser.person import Person

GAMES = """() => [...document.querySelectorAll("main article")]
  .map((game) => Math.round(game.getBoundingClientRect().top + scrollY)).join()"""


@pytest.mark.parametrize("width", [360, 1440])
def test_no_game_moves_once_it_is_there(
    house: House, invite: Callable[..., Person], width: int
) -> None:
    person = invite(house, "fa", own=True)
    person.page.set_viewport_size({"width": width, "height": 640})
    person.prepare(watching(GAMES))
    person.home()
    person.page.get_by_role("heading", name=person.say("open-tables")).wait_for()
    person.page.wait_for_load_state("networkidle")
    assert person.page.evaluate("places.size") == 1
