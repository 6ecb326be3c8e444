"""Potion Explosion for the tests of the terminal: how moves are typed, and a table in mid-game."""

from collections.abc import Iterator
from typing import Any

from cli import typed
from cli.typed import PERSIAN, Moves

import korsi
from korsi.contract import Move, View
from korsi.random import Random
from korsi.sentences import say

GAME = "potion-explosion"
NAMES = ["Ada", "Basil", "Clara", "Dario"]


def typing(move: Move, view: View, language: str) -> str:
    """A move as a person types it."""

    def word(meaning: str) -> str:
        return say(language, f"{GAME}-word-{meaning}").split()[-1]

    def spot() -> str:
        return f"{move['track'] + 1} {move['place'] + 1}"

    match move["do"]:
        case "starter":
            text = str(view["starters"].index(move["tile"]) + 1)
        case "tile":
            text = str(move["stack"] + 1)
        case "pick":
            text = spot()
        case "help":
            text = f"{word('help')} {spot()}"
        case "put":
            text = f"{move['colour'].lower()}{move['burner'] + 1}"
            text = f"{word('flask')} {text}" if move["from"] == "flask" else text
        case "to_flask" | "to_hand" as do:
            text = f"{word(do.removeprefix('to_'))} {word(move['colour'])}"
        case "prism":
            text = f"{move['colour'].lower()}{move['burner'] + 1} {move['hole'].lower()}"
        case "drink":
            text = f"{word('drink')} {drinking(move, view, word('as'))}"
        case _:
            text = word("done" if move["do"] == "prism_done" else "end")
    return text.translate(PERSIAN) if language == "fa" else text


def drinking(move: Move, view: View, like: str) -> str:
    """The number of a potion, whose effect it uses, and what the effect needs."""
    shelf = [potion["tile"] for potion in view["desks"][view["seat"]]["potions"]]
    kinds = [tile.rpartition("-")[0] for tile in shelf]
    said = [str(shelf.index(move["tile"]) + 1)]
    if kinds[shelf.index(move["tile"])] != move["as"]:
        said += [like, str(kinds.index(move["as"]) + 1)]
    for name in ("victim", "track", "place"):
        if name in move:
            said.append(str(move[name] + 1))
    if "count" in move:
        said.append(str(move["count"]))
    for name in ("tracks", "places"):
        said += [str(number + 1) for number in move.get(name, [])]
    return " ".join(said)


def likely(legal: Moves, chance: Random) -> Moves:
    """Half of the time what leads on; never out of the flask, which could go round for ever."""
    legal = [move for move in legal if move["do"] != "to_hand"]
    ends = [move for move in legal if move["do"] == "end"]
    useful = ends or [move for move in legal if move["do"] in ("put", "drink")]
    return useful if useful and chance.below(2) else legal


def random_moves(game: korsi.Game, seed: int, most: int) -> Iterator[tuple[int, Move]]:
    return typed.random_moves(game, seed, most, likely)


def desk(**changes: Any) -> dict[str, Any]:
    empty = {"hand": "", "flask": "", "potions": [], "skills": 0, "kinds": [], "five": False}
    return {"burners": [None, None], **empty, "helps": 0, **changes}


def potion(tile: str, drunk: bool = False) -> dict[str, Any]:
    return {"tile": tile, "drunk": drunk}


WISDOM = {
    "tile": "wisdom-4a",
    "filled": [{"hole": "R", "marble": "R"}, {"hole": "Y", "marble": "K"}],
    "holes": {"R": 1, "Y": 1},
}
ABYSSAL = {"tile": "abyssal-5b", "filled": [], "holes": {"B": 2, "K": 1, "Y": 2}}
SHELF = [
    potion("wisdom-5a", drunk=True),
    potion("sands-4a"),
    potion("blind_love-4b"),
    potion("balm-6a"),
    potion("filter-4a"),
    potion("prismatic-5a"),
    potion("abyssal-4a"),
    potion("magnetic-4b"),
]
TABLE: View = {
    "game": GAME,
    "seats": 3,
    "seat": 0,
    "phase": "turn",
    "acting": [0],
    "turn": 0,
    "first": 1,
    "turns": 12,
    "left_out": ["balm", "filter"],
    "starters": [],
    "tracks": [
        {"marbles": "RKYRYYKBB", "hidden": 7},
        {"marbles": "YRY", "hidden": 0},
        {"marbles": "RYYYKKKBR", "hidden": 2},
        {"marbles": "", "hidden": 0},
        {"marbles": "BKBKBKBKB", "hidden": 0},
    ],
    "takes": [
        [1, 1, 1, 6, 1, 1, 1, 1],
        [1, 3, 1, 0, 0, 0, 0, 0],
        [1, 1, 3, 1, 1, 3, 1, 1],
        [0] * 8,
        [1, 3, 3, 3, 3, 3, 3, 3],
    ],
    "stacks": [
        {"top": "sands-7a", "size": 9},
        {"top": None, "size": 0},
        {"top": "magnetic-7b", "size": 1},
        {"top": "wisdom-4b", "size": 2},
        {"top": "filter-6a", "size": 3},
    ],
    "desks": [
        desk(burners=[WISDOM, ABYSSAL], hand="RBB", flask="KY", potions=SHELF, skills=1, helps=2),
        desk(flask="RRK"),
        desk(),
    ],
    "countdown": 4,
    "bank": 10,
    "help_tokens": 19,
    "picked": False,
    "helped": False,
    "ending": None,
    "prism": None,
    "tie": None,
    "scores": [43, 0, 0],
}
