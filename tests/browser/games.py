"""What each game's own tests give to the tests of all screens, found by looking.

In `tests/games/<game>/browser/` there may be

    tour.py      screens(house, person, bring): its screens, one after the other
    midgame.py   MOMENTS to be looked at on every size of screen, NEEDED and HELD (see midgame)
"""

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import korsi
from every_game.tables import FOLDERS

GAMES = [entry["game"] for entry in korsi.catalogue() if entry["game"] in FOLDERS]
"""The games that have a folder here, in the order of the home page."""
SEATS = {entry["game"]: min(4, entry["seats"]["to"]) for entry in korsi.catalogue()}
"""How many sit down where it does not matter how many."""


def modules(name: str) -> Iterator[tuple[str, ModuleType]]:
    """The games that have a module of this name for the browser."""
    for game in GAMES:
        if (FOLDERS[game] / "browser" / f"{name}.py").exists():
            yield game, import_module(f"games.{FOLDERS[game].name}.browser.{name}")
