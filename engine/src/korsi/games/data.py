"""Components are data: each game's folder has a `data.json` with its evidence."""

import json
from pkgutil import get_data
from typing import Any


def components(game: str) -> dict[str, Any]:
    """The components of a game, by the name of its folder."""
    # Not importlib.resources, which is a quarter of all that a bot's worker has to import.
    data: dict[str, Any] = json.loads(get_data("korsi.games", f"{game}/data.json") or b"")
    return data
