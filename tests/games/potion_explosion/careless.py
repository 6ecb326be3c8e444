"""Careless play gets nowhere in this game, so it follows a taste most of the time."""

from typing import Any

BREWING = ["put", "end", "tile", "drink", "prism", "pick", "to_flask", "help"]


def taste(move: dict[str, Any]) -> int:
    """Marbles on holes, and on to the next turn."""
    return -BREWING.index(move["do"]) if move["do"] in BREWING else -100
