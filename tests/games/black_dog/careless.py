"""Careless play gets nowhere in this game, so it follows a taste most of the time."""

from typing import Any


def taste(move: dict[str, Any]) -> int:
    """Pawns into their lanes, out of their pens, and far ahead."""
    if move["do"] == "split":
        return 50 * sum(part["from"] < 64 <= part["to"] for part in move["parts"])
    if move["do"] in ("start", "step"):
        return 30 if move["do"] == "start" else 50 * (move["to"] >= 64) + move["steps"]
    return 0
