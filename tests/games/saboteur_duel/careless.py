"""Careless play gets nowhere in this game, so it follows a taste most of the time."""

from typing import Any


def taste(move: dict[str, Any]) -> int:
    """Tunnels towards the goals, and tools to dig with."""
    if move["do"] == "lay":
        return move["at"][0] - 2 * abs(move["at"][1] - 3)
    return -10 if move["do"] in ("clear", "repair") else -100
