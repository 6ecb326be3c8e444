"""The guided first round of 6 nimmt!, played through by the engine.

Each scene is a position that the learner, seat 0, meets, with the choices of the others already
made. Whatever the learner may choose is tried, and what follows is written down: the lesson in the
browser shows real views and real events, and knows no rules.
"""

from typing import Any

import korsi
from korsi.games.data import components
from korsi.lessons import CORE, MORE, refusals

HEADS = components("six_nimmt")["heads"]
LEARNER = 0

# The hands of the others are in the order in which they play them.
SCENES: list[dict[str, Any]] = [
    {
        "key": "ascending",
        "rule": "SN-7",
        "rows": [[12], [37], [43], [58]],
        "hands": [[15, 44, 61], [14, 80, 99], [38, 71, 93]],
    },
    {
        "key": "nearest",
        "rule": "SN-8",
        "rows": [[12, 14, 15], [37, 38], [43, 44], [58, 61]],
        "hands": [[17, 39, 50], [62, 80, 99], [71, 85, 93]],
        "good": {"placed": 1},
    },
    {
        "key": "full",
        "rule": "SN-9",
        "rows": [[12, 14, 15, 21, 26], [37, 38], [43, 44], [58, 61]],
        "hands": [[30, 45, 62], [50, 80, 99], [71, 85, 93]],
        "good": {"took": True},
    },
    {
        "key": "lowest",
        "rule": "SN-10",
        "rows": [[30], [37, 38, 50], [43, 44, 55], [58, 61, 62, 70]],
        "hands": [[3, 9, 29], [56, 80, 99], [90, 85, 93]],
        "good": {"cheapest": True},
    },
    {
        "key": "alone",
        "rule": "SN-12",
        "rows": [[5, 18, 23, 31, 40], [52, 53], [66, 70, 71, 78], [90, 91]],
        "hands": [[54, 84], [79, 41], [95, 81]],
        "good": {"took": False},
        "to_the_end": True,
    },
    {
        "key": "prices",
        "part": MORE,
        "rule": "SN-2",
        "rows": [[55], [20, 22], [31, 34, 36], [90, 91]],
        "hands": [[5, 6, 7], [60, 80, 99], [95, 85, 93]],
        "good": {"cheapest": True},
    },
]


def lesson() -> dict[str, Any]:
    return {"scenes": [scene(script) for script in SCENES]}


def scene(script: dict[str, Any]) -> dict[str, Any]:
    hands = script["hands"]
    game = korsi.load(
        {
            "game": "six-nimmt",
            "rules": 1,
            "seats": len(hands),
            "options": {"variant": "classic", "target": 66, "rounds": 1},
            "seed": 1,
            "round": 1,
            "phase": "choose",
            "rows": script["rows"],
            "hands": hands,
            "chosen": [None, *(hand[0] for hand in hands[1:])],
            "herds": [[] for _ in hands],
            "totals": [0 for _ in hands],
        }
    )
    # Short scenes stop after one trick; one goes on to the end of the round.
    tricks = len(hands[0]) if script.get("to_the_end") else 1
    return {
        "key": script["key"],
        "part": script.get("part", CORE),
        "rule": script["rule"],
        "good": script.get("good", {}),
        "start": moment(game, [hand[1:] for hand in hands[1:]], tricks),
    }


def moment(game: korsi.Game, later: list[list[int]], tricks: int) -> dict[str, Any]:
    """What the learner sees now, and what follows every choice; nothing follows at the end."""
    moves = game.legal(LEARNER) if tricks else []
    return {
        "view": game.view(LEARNER),
        "legal": moves,
        "next": [following(game, move, later, tricks) for move in moves],
        "refused": refusals(game, LEARNER, tried(game)) if tricks else [],
    }


def tried(game: korsi.Game) -> list[dict[str, Any]]:
    """What somebody may try who has not understood what is asked: another card, or a row."""
    hand = game.view(LEARNER)["hand"]
    rows: list[dict[str, Any]] = [{"do": "row", "row": row} for row in range(4)]
    return [*rows, *({"do": "choose", "card": card} for card in hand)]


def heads_of(card: int) -> str:
    """The kind of a card: its heads."""
    return next((heads for heads, cards in HEADS.items() if card in cards), "1")


def kinds() -> set[str]:
    """Every kind of card in the box."""
    return {heads_of(card) for card in range(1, 105)}


def met(scene: dict[str, Any]) -> set[str]:
    """The kinds of cards that lie before the learner in a scene."""
    view = scene["start"]["view"]
    return {heads_of(card) for cards in [view["hand"], *view["rows"]] for card in cards}


def following(
    game: korsi.Game, move: dict[str, Any], later: list[list[int]], tricks: int
) -> dict[str, Any]:
    world = game.copy()
    events = world.play(LEARNER, move)
    if world.view(None)["phase"] != "row":
        tricks -= 1
        if tricks:
            for seat, hand in enumerate(later, start=1):
                events += world.play(seat, {"do": "choose", "card": hand[0]})
            later = [hand[1:] for hand in later]
    return {"events": korsi.hear(events, LEARNER), "then": moment(world, later, tricks)}
