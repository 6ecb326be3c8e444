"""The pictures of the rulebook of Black DOG, played by the engine.

Each is a position and what the engine made of one move of red, in seat 0: the browser draws the
board before it with the walks, hits and bites of these events, or the disc before and after.
"""

from typing import Any

import korsi
from korsi.games.black_dog.lesson import position

RED, YELLOW = 0, 2
PEN, LANE = -1, 64

# `pawns`: those not in a pen, by seat. `show`: the places that must be seen, all of them if it is
# not said.
MOVES: dict[str, dict[str, Any]] = {
    "hit": {
        "pawns": [[2], [5], [], []],
        "move": {"do": "step", "card": "blue_3", "seat": RED, "from": 2, "steps": 3, "to": 5},
        "show": [63, 7],
    },
    "dog": {
        "pawns": [[34], [16, 17], [20], [18]],
        "dog": 14,
        "move": {"do": "step", "card": "black_5", "seat": RED, "from": 34, "steps": 5, "to": 39},
        "show": [12, 22],
    },
    "lane": {
        "pawns": [[62], [], [], []],
        "move": {"do": "step", "card": "blue_3", "seat": RED, "from": 62, "steps": 3, "to": LANE},
        "show": [60, 5],
    },
    "closed": {
        "pawns": [[12], [16], [], []],
        "dog": 26,
        "move": {"do": "step", "card": "blue_8", "seat": RED, "from": 12, "steps": 8, "to": 20},
        "show": [11, 21],
    },
    "magnet": {
        "pawns": [[40], [], [35], []],
        "dog": 57,
        "move": {"do": "magnet", "card": "magnet", "seat": RED, "from": 40, "to": 56},
        "show": [38, 60],
    },
    "team": {
        "pawns": [[7], [19], [30], [50]],
        "move": {
            "do": "split",
            "card": "team_4",
            "parts": [
                {"seat": RED, "from": 7, "steps": 1, "to": 8},
                {"seat": YELLOW, "from": 30, "steps": 3, "to": LANE},
            ],
        },
    },
    "swap": {
        "pawns": [[14], [], [44], [41]],
        "move": {"do": "swap", "card": "swap", "own": [RED, 14], "other": [3, 41]},
    },
}


def pictures() -> dict[str, Any]:
    return {
        "board": board(),
        **{name: moved(script) for name, script in MOVES.items()},
        "disc": turned(),
        "two": {"part": "board", "view": korsi.new("black-dog", seats=2, seed=1).view(None)},
    }


def board() -> dict[str, Any]:
    """The board of four as the first round begins, with numbers at what has a name."""
    game = korsi.new("black-dog", seats=4, seed=1)
    dealer = game.view(None)["dealer"]
    game.play(dealer, {"do": "dog", "to": 42})
    return {
        "part": "board",
        "view": game.view(None),
        # Each beside its place, by so many units of the drawing.
        "marks": [
            {"seat": RED, "at": 0, "beside": [9, -9]},
            {"seat": RED, "at": PEN - 2, "beside": [0, -11]},
            {"seat": RED, "at": LANE + 3, "beside": [0, 10]},
            {"seat": RED, "at": 10, "beside": [6, -6]},
            {"seat": RED, "at": 24, "beside": [-4, -10]},
        ],
    }


def moved(script: dict[str, Any]) -> dict[str, Any]:
    """The board before a move, and what the move does; or why the rules refuse it."""
    move = script["move"]
    game = table(script["pawns"], move["card"], script.get("dog", 46))
    picture = {"part": "move", "view": game.view(None), "card": move["card"]}
    if "show" in script:
        picture["show"] = script["show"]
    try:
        return {**picture, "events": korsi.hear(game.play(RED, move), None)}
    except korsi.Refused as refused:
        data = {"rule": refused.rule, "why": refused.why, "data": refused.data}
        return {**picture, "events": [], "wish": move, "refused": data}


def turned() -> dict[str, Any]:
    """A pawn on a paw turns the disc, and the dog goes with it."""
    game = table([[5], [], [44], []], "blue_3", 26)
    game.play(RED, {"do": "step", "card": "blue_3", "seat": RED, "from": 5, "steps": 3, "to": 8})
    before = game.view(None)
    game.play(RED, {"do": "turn", "way": "right"})
    return {"part": "turn", "view": before, "then": game.view(None)}


def table(pawns: list[list[int]], card: str, dog: int) -> korsi.Game:
    """Red has this card and two that don't matter."""
    hand = [card, "blue_2", "start_13"]
    return korsi.load(position({"pawns": pawns, "dog": dog, "hand": hand}))
