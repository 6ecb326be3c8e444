"""The pictures of the rulebook of 6 nimmt!, played by the engine.

Each is a trick: the rows before it, the cards that are turned over in it, and what the engine made
of them. The browser draws the rows after it, the cards that came, and what somebody took.
"""

from typing import Any

import korsi

# The rows, and the card of each player, lowest first; `row`: which one the lowest card takes. The
# first three go on from each other, as in the printed book.
TRICKS: dict[str, dict[str, Any]] = {
    "place": {"rows": [[12], [37], [43], [58]], "cards": [14, 15, 44, 61]},
    "take": {"rows": [[12, 14, 15], [37], [43, 44], [58, 61]], "cards": [21, 26, 30, 36]},
    "lowest": {"rows": [[30, 36], [37], [43, 44], [58, 61]], "cards": [3, 9, 68, 93], "row": 1},
    "nearer": {"rows": [[7, 9], [20, 25, 33], [35, 41], [27, 29, 32, 34, 42]], "cards": [45, 78]},
    "snatched": {
        "rows": [[60, 61], [31, 38], [40, 41, 44], [47, 48, 50, 52, 54]],
        "cards": [29, 62],
        "row": 0,
    },
}
# One card of each kind.
HEADS = [7, 15, 30, 22, 55]


def pictures() -> dict[str, Any]:
    hand = korsi.load(position([[12], [37], [43], [58]], [[card] for card in HEADS]))
    return {
        "deal": dealt(),
        **{name: trick(**script) for name, script in TRICKS.items()},
        "heads": {
            "part": "cards",
            "view": hand.view(None),
            "cards": [hand.view(seat)["hand"][0] for seat in range(len(HEADS))],
        },
    }


def dealt() -> dict[str, Any]:
    """The table as the first round begins."""
    view = korsi.new("six-nimmt", seats=4, seed=647).view(0)
    return {"part": "rows", "view": view, "hand": view["hand"]}


def trick(rows: list[list[int]], cards: list[int], row: int | None = None) -> dict[str, Any]:
    """A trick from its first card to its last: what was laid, and what was taken."""
    game = korsi.load(position(rows, [[card, 104 - seat] for seat, card in enumerate(cards)]))
    events = []
    for seat, card in enumerate(cards):
        events += game.play(seat, {"do": "choose", "card": card})
    if row is not None:
        events += game.play(0, {"do": "row", "row": row})
    return {
        "part": "rows",
        "view": game.view(None),
        "played": [event["card"] for event in events if event["event"] == "placed"],
        "taken": [event["cards"] for event in events if event["event"] == "took"],
    }


def position(rows: list[list[int]], hands: list[list[int]]) -> dict[str, Any]:
    return {
        "game": "six-nimmt",
        "rules": 1,
        "seats": len(hands),
        "options": {"variant": "classic", "target": 66, "rounds": 1},
        "seed": 1,
        "round": 1,
        "phase": "choose",
        "rows": rows,
        "hands": hands,
        "chosen": [None for _ in hands],
        "herds": [[] for _ in hands],
        "totals": [0 for _ in hands],
    }
