"""The guided first game of Saboteur: The Duel, played through by the engine.

Each scene is a position that the learner, the green dwarf in seat 0, meets. Of the legal moves
those that the scene is about are tried, and what follows is written down: the lesson in the browser
shows real views and real events, and knows no rules.
"""

from collections import Counter
from typing import Any

import korsi
from korsi.games.data import components
from korsi.lessons import CORE, MORE, refusals

DATA = components("saboteur_duel")
LEARNER = 0
BREAKS = {"lantern": "A_BREAK_LANTERN", "pickaxe": "A_BREAK_PICK", "cart": "A_BREAK_CART"}
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
    {
        "key": "gold",
        "part": MORE,
        "rule": "SD-17",
        "maze": [((2, 4), "P_H"), ((2, 2), "P_H")],
        "hand": ["P_H_DE_GOLD", "P_V_DE", "P_BRIDGE"],
        "moves": ["lay"],
        "good": ["claimed"],
    },
    {
        "key": "ladder",
        "part": MORE,
        "rule": "SD-14",
        "maze": [((2, 4), "P_H"), ((2, 2), "P_H"), ((3, 2), "P_H"), ((4, 2), "P_LT")],
        "hand": ["P_LADDER_G", "P_LT"],
        "moves": ["lay"],
        "near": [(3, 3), (3, 4), (4, 3), (4, 1), (5, 2)],
        "good": [{"event": "laid", "card": "P_LADDER_G"}],
    },
    {
        "key": "break",
        "part": MORE,
        "rule": "SD-20",
        "maze": [((2, 4), "P_H"), ((2, 2), "P_H"), ((3, 2), "P_H")],
        "hand": ["A_BREAK_LANTERN", "A_BREAK_PICK", "A_BREAK_CART"],
        "theirs": ["lantern"],
        "moves": ["sabotage"],
        "good": ["sabotaged"],
    },
    {
        "key": "fix",
        "part": MORE,
        "rule": "SD-21",
        "maze": [((2, 4), "P_H"), ((2, 2), "P_H")],
        "hand": [
            *("A_FIX_PICK", "A_FIX_CART", "A_FIX_LANTERN_PICK"),
            *("A_FIX_PICK_CART", "A_FIX_CART_LANTERN"),
        ],
        "broken": ["pickaxe"],
        "moves": ["repair"],
        "good": [{"event": "repaired", "card": "A_FIX_PICK"}],
    },
    {
        "key": "clear",
        "part": MORE,
        "rule": "SD-8",
        "maze": [((2, 4), "P_H"), ((2, 2), "P_H")],
        "hand": ["P_V", "P_RT", "A_MAP"],
        "broken": ["cart"],
        "moves": ["clear", "pass"],
        "good": ["cleared"],
    },
    {
        "key": "rockfall",
        "part": MORE,
        "rule": "SD-23",
        "maze": [((2, 4), "P_H"), ((2, 2), "P_H"), ((3, 2), "P_H"), ((4, 2), "P_LT")],
        "hand": ["A_ROCKFALL", "P_V"],
        "moves": ["rockfall"],
        "good": [{"event": "collapsed", "at": [2, 2]}],
    },
    {
        "key": "pass",
        "part": MORE,
        "rule": "SD-8",
        "maze": [((2, 4), "P_H"), ((2, 2), "P_H")],
        "hand": ["P_V", "P_V", "A_KEY"],
        "moves": ["pass"],
        "good": ["passed"],
    },
]


def lesson() -> dict[str, Any]:
    return {"scenes": [scene(script) for script in SCENES]}


def scene(script: dict[str, Any]) -> dict[str, Any]:
    return {
        "key": script["key"],
        "part": script.get("part", CORE),
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
    theirs = script.get("theirs", [])
    deck -= Counter(BREAKS[tool] for tool in [*broken, *theirs])
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
        "before": [broken, theirs],
        "gold": [[], []],
        "gone": [],
        "unused": sorted(set(goals) - set(GOALS.values())),
        "rounds": [],
    }


def moment(
    game: korsi.Game, script: dict[str, Any], turns: int, happened: list[dict[str, Any]]
) -> dict[str, Any]:
    """What the learner sees now, and what follows every choice; nothing follows at the end."""
    done = turns == 0 or all(came(wanted, happened) for wanted in script["good"])
    legal = [] if done else game.legal(LEARNER)
    moves = [move for move in legal if belongs(script, move)]
    first = turns == script.get("turns", 1) and not happened
    return {
        "view": game.view(LEARNER),
        "legal": moves,
        "next": [following(game, move, script, turns, happened) for move in moves],
        "refused": refusals(game, LEARNER, tried(game, script)) if first else [],
    }


def came(wanted: str | dict[str, Any], happened: list[dict[str, Any]]) -> bool:
    """Whether such an event is among what happened: by its name, or by some of its fields."""
    fields = {"event": wanted} if isinstance(wanted, str) else wanted
    return any(all(event.get(name) == fields[name] for name in fields) for event in happened)


def belongs(script: dict[str, Any], move: dict[str, Any]) -> bool:
    """Whether a scene is about such a move."""
    near = script.get("near")
    return move["do"] in script["moves"] and (near is None or tuple(move["at"]) in near)


def tried(game: korsi.Game, script: dict[str, Any]) -> list[dict[str, Any]]:
    """What somebody may try in vain: cards of the hand beside the maze, and whatever is broken."""
    laid = {(card["at"][0], card["at"][1]) for card in game.position()["maze"]}
    beside = {(x + dx, y + dy) for x, y in laid for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    wishes: list[dict[str, Any]] = []
    for card in dict.fromkeys(script["hand"]):
        if card.startswith("P_"):
            wishes += [
                {"do": "lay", "card": card, "at": list(at), "turned": turned}
                for at in sorted(beside)
                for turned in (False, True)
            ]
        elif card.startswith("A_BREAK"):
            wishes.append({"do": "sabotage", "card": card})
        elif card.startswith("A_FIX"):
            wishes += [{"do": "repair", "card": card, "tool": tool} for tool in BREAKS]
        elif card in ("A_KEY", "A_ROCKFALL"):
            do = "key" if card == "A_KEY" else "rockfall"
            wishes += [{"do": do, "at": list(at)} for at in sorted(laid)]
    return wishes


FEATURES = ("troll", "door", "ladder")


def kind_of(card: str) -> str:
    """An action by itself; a path card by what is special about it."""
    printed = next(one for part in ("path", "action") for one in DATA[part] if one["id"] == card)
    if card.startswith("A_"):
        return card
    if card.endswith("GOLD"):
        return "gold"
    if "DE" in card.split("_"):
        return "dead end"
    if len(printed["groups"]) > 1:
        return "two tunnels"
    return next((feature for feature in FEATURES if feature in printed), "tunnel")


def kinds() -> set[str]:
    """Every kind of card that one draws."""
    return {kind_of(card["id"]) for part in ("path", "action") for card in DATA[part]}


def met(scene: dict[str, Any]) -> set[str]:
    """What the learner holds or sees in the maze in a scene."""
    view = scene["start"]["view"]
    laid = [card["card"] for card in view["maze"] if not card["card"].startswith(("S_", "G_"))]
    return {kind_of(card) for card in [*view["hand"], *laid]}


def following(
    game: korsi.Game,
    move: dict[str, Any],
    script: dict[str, Any],
    turns: int,
    happened: list[dict[str, Any]],
) -> dict[str, Any]:
    world = game.copy()
    events = world.play(LEARNER, move)
    happened = [*happened, *(event for event in events if event.get("seat") == LEARNER)]
    if LEARNER not in world.acting:
        turns -= 1
        if turns:  # the other lets the turn pass
            events += world.play(1, next(m for m in world.legal(1) if m["do"] == "pass"))
    return {"events": korsi.hear(events, LEARNER), "then": moment(world, script, turns, happened)}
