"""The guided first game of Saboteur: The Duel, played through by the engine.

Each scene is a position that the learner, the green dwarf in seat 0, meets. Of the legal moves
those that the scene is about are tried, and what follows is written down: the lesson in the browser
shows real views and real events, and knows no rules.
"""

from collections import Counter
from typing import Any

import korsi
from korsi.games.data import components

DATA = components("saboteur_duel")
LEARNER = 0
STARTS = [((1, 2), "S_BLUE"), ((1, 4), "S_GREEN")]
GOALS = {
    (6, 1): "G_X_0",
    (6, 3): "G_TS_2_B",
    (6, 5): "G_2DEL_1",
    (8, 2): "G_H2DE_2",
    (8, 4): "G_3DEL_0",
    (10, 3): "G_TL_3_B",
}

# `maze`: place, card, and True where it lies turned. `moves`: what the scene is about. `good`: the
# events that must happen to the learner.
SCENES: list[dict[str, Any]] = [
    {
        "key": "dig",
        "rule": "SD-11",
        "maze": [((2, 4), "P_H"), ((2, 2), "P_X_DOOR_G", True)],
        "hand": ["P_H", "P_TS_DOOR_G", "P_LT"],
        "moves": ["lay"],
        "good": ["laid"],
    },
    {
        "key": "goal",
        "rule": "SD-18",
        "maze": [
            ((2, 4), "P_H"),
            ((3, 4), "P_H"),
            ((4, 4), "P_LT"),
            ((4, 3), "P_LT", True),
        ],
        "hand": ["P_H", "P_V"],
        "moves": ["lay", "orient", "end"],
        "good": ["claimed"],
    },
    {
        "key": "door",
        "rule": "SD-22",
        "maze": [
            ((2, 4), "P_H"),
            ((3, 4), "P_TS_DOOR_B"),
            ((4, 4), "P_H"),
            ((5, 4), "P_TL_DOOR_G"),
        ],
        "hand": ["A_KEY", "P_V"],
        "moves": ["lay", "key"],
        "good": ["unlocked"],
    },
    {
        "key": "tools",
        "rule": "SD-21",
        "maze": [((2, 4), "P_H"), ((2, 2), "P_H"), ((3, 2), "P_RT_DE_S", True)],
        "hand": ["A_FIX_LANTERN", "A_BREAK_CART"],
        "broken": ["lantern"],
        "moves": ["repair", "sabotage"],
        "good": ["repaired", "sabotaged"],
        "turns": 2,
    },
    {
        "key": "troll",
        "rule": "SD-16",
        "maze": [
            ((2, 4), "P_H"),
            ((3, 4), "P_TS_TROLL"),
            ((4, 4), "P_H"),
            ((5, 4), "P_LT"),
            ((5, 3), "P_LT", True),
        ],
        "hand": ["P_V", "P_RT"],
        "moves": ["bribe", "orient", "lay", "end"],
        "good": ["bribed", "claimed"],
    },
    {
        "key": "map",
        "rule": "SD-24",
        "maze": [((2, 4), "P_H"), ((3, 4), "P_H"), ((2, 2), "P_H")],
        "hand": ["A_MAP", "P_H"],
        "moves": ["map"],
        "good": ["looked"],
    },
]


def lesson() -> dict[str, Any]:
    return {"scenes": [scene(script) for script in SCENES]}


def scene(script: dict[str, Any]) -> dict[str, Any]:
    return {
        "key": script["key"],
        "rule": script["rule"],
        "good": script["good"],
        "start": moment(korsi.load(position(script)), script, script.get("turns", 1), []),
    }


def position(script: dict[str, Any]) -> dict[str, Any]:
    """All cards that the scene does not name are in the pile, or among the unused goals."""
    data = DATA
    deck = Counter({card["id"]: card["count"] for card in [*data["path"], *data["action"]]})
    maze = [*STARTS, *script["maze"]]
    broken = script.get("broken", [])
    deck -= Counter(card for _, card, *_ in script["maze"])
    deck -= Counter(f"A_BREAK_{tool.upper()}" for tool in broken)
    deck -= Counter(script["hand"])
    pile = sorted(deck.elements())
    goals = [card["id"] for card in data["goal"]]
    return {
        "game": "saboteur-duel",
        "rules": 2,
        "seats": 2,
        "options": {"colour": "green"},
        "seed": 1,
        "round": 1,
        "phase": "act",
        "turn": LEARNER,
        "acted": False,
        "due": 0,
        "maze": [
            {"at": list(at), "card": card, "turned": bool(turned)} for at, card, *turned in maze
        ],
        "goals": [{"at": list(at), "card": card, "looked": []} for at, card in GOALS.items()],
        "hands": [script["hand"], pile[-6:]],
        "pile": pile[:-6][::-1],  # paths first
        "discard": [],
        "before": [broken, []],
        "gold": [[], []],
        "gone": [],
        "unused": sorted(set(goals) - set(GOALS.values())),
        "rounds": [],
    }


def moment(
    game: korsi.Game, script: dict[str, Any], turns: int, happened: list[str]
) -> dict[str, Any]:
    """What the learner sees now, and what follows every choice; nothing follows at the end."""
    done = turns == 0 or all(event in happened for event in script["good"])
    legal = [] if done else game.legal(LEARNER)
    moves = [move for move in legal if move["do"] in script["moves"]]
    return {
        "view": game.view(LEARNER),
        "legal": moves,
        "next": [following(game, move, script, turns, happened) for move in moves],
    }


def following(
    game: korsi.Game,
    move: dict[str, Any],
    script: dict[str, Any],
    turns: int,
    happened: list[str],
) -> dict[str, Any]:
    world = game.copy()
    events = world.play(LEARNER, move)
    happened = [*happened, *(event["event"] for event in events if event.get("seat") == LEARNER)]
    if LEARNER not in world.acting:
        turns -= 1
        if turns:  # the other lets the turn pass
            events += world.play(1, next(m for m in world.legal(1) if m["do"] == "pass"))
    return {"events": korsi.hear(events, LEARNER), "then": moment(world, script, turns, happened)}
