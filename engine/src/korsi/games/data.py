"""Components are data: each game's folder has a `data.json` with its evidence."""

import json
from importlib.resources import files
from typing import Any


def components(game: str) -> dict[str, Any]:
    """The components of a game, by the name of its folder."""
    text = files("korsi.games").joinpath(game, "data.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data
