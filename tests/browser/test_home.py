"""The landing page is laid out once: what a finger is on its way to does not move away."""

from collections.abc import Callable

import pytest
from browser.house import House
from browser.person import Person

PLACES = """\
window.places = new Set();
const look = () => {
  const games = [...document.querySelectorAll("main article")];
  const of = (thing) => Math.round(thing.getBoundingClientRect().top + scrollY);
  if (games.length > 0) places.add(games.map(of).join());
  requestAnimationFrame(look);
};
requestAnimationFrame(look);"""


@pytest.mark.parametrize("width", [360, 1440])
def test_no_game_moves_once_it_is_there(
    house: House, invite: Callable[..., Person], width: int
) -> None:
    person = invite(house, "fa", own=True)
    person.page.set_viewport_size({"width": width, "height": 640})
    person.prepare(PLACES)
    person.home()
    person.page.get_by_role("heading", name=person.say("open-tables")).wait_for()
    person.page.wait_for_load_state("networkidle")
    assert person.page.evaluate("places.size") == 1
