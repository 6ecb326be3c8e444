"""Perft: rules proven by counting. `make golden` writes the tables anew."""

import json
import tomllib
from typing import Any

import korsi
from every_game.tables import FOLDERS
from korsi.lab import perft


def entries(game: str) -> list[dict[str, Any]]:
    """The positions that are counted from: a start or a position by hand, and the counts."""
    path = FOLDERS[game] / "perft.toml"
    found: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["count"]
    return found


def game_of(game: str, entry: dict[str, Any]) -> korsi.Game:
    if "position" in entry:
        return korsi.load(json.loads(entry["position"]))
    return korsi.new(game, seats=entry["seats"], seed=entry["seed"], **entry.get("options", {}))


def counted(game: str, entry: dict[str, Any]) -> list[int]:
    return perft(game_of(game, entry), len(entry["positions"]))
