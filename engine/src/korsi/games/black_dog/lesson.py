"""The guided first game of Black DOG, played through by the engine.

Each scene is a position that the learner, red in seat 0, meets. Whatever the learner may do is
tried, and what follows is written down: the lesson in the browser shows real views and real events,
and knows no rules.
"""

from collections import Counter
from typing import Any

import korsi
from korsi.games.black_dog.components import BOX, IDS
from korsi.games.black_dog.game import GAME
from korsi.games.data import components
from korsi.lessons import CORE, MORE, refusals

DECK = components("black_dog")["deck"]
LEARNER = 0
OTHERS = [
    ["blue_9", "blue_12", "swap"],
    ["blue_10", "black_6", "copy"],
    ["blue_12", "blue_9", "copy"],
]

# `pawns`: those not in a pen, by seat. `hand`: the learner's. `good`: an event of which one must
# happen; `bad`: those that must not. `last`: what the player before has played.
SCENES: list[dict[str, Any]] = [
    {
        "key": "start",
        "rule": "BD-13",
        "pawns": [[20], [37], [46], [61]],
        "dog": 26,
        "hand": ["start_13", "blue_2", "blue_3"],
        "good": [{"event": "started", "owner": LEARNER}],
    },
    {
        "key": "hit",
        "rule": "BD-11",
        "pawns": [[2, 30], [38], [46], [53]],
        "dog": 26,
        "hand": ["blue_3", "blue_8", "blue_9"],
        "good": [{"event": "hit", "owner": 1}],
    },
    {
        "key": "disc",
        "rule": "BD-16",
        "pawns": [[5], [27], [58], [46]],
        "dog": 42,
        "hand": ["blue_2", "blue_3", "blue_10"],
        "good": [{"event": "turned"}],
    },
    {
        "key": "dog",
        "rule": "BD-24",
        "pawns": [[46], [18], [33], [30]],
        "dog": 26,
        "hand": ["blue_2", "black_5", "black_1_7"],
        "good": [{"event": "bitten", "owner": 3}],
        "bad": [{"event": "bitten", "owner": 2}],
    },
    {
        "key": "goal",
        "rule": "BD-14",
        "pawns": [[62, 66], [21], [40], [50]],
        "dog": 26,
        "hand": ["blue_2", "blue_3", "blue_8"],
        "good": [{"event": "home", "owner": LEARNER}],
    },
    {
        "key": "forced",
        "rule": "BD-9",
        "pawns": [[20], [37], [28], [50]],
        "dog": 29,
        "hand": ["blue_8", "blue_9", "copy"],
        "good": [{"event": "bitten", "owner": LEARNER}],
    },
    {
        "key": "exchange",
        "rule": "BD-8",
        "phase": "give",
        "pawns": [[14], [21], [], [50]],
        "dog": 26,
        "hand": ["start_13", "blue_2", "blue_8", "swap", "magnet"],
        "good": [{"event": "own-gift", "card": "start_13"}],
    },
    {
        "key": "swap",
        "part": MORE,
        "rule": "BD-20",
        "pawns": [[20], [30], [44], [61]],
        "dog": 26,
        "hand": ["blue_2", "blue_3", "swap"],
        "good": [{"event": "swapped", "owner": LEARNER, "at": 61}],
    },
    {
        "key": "magnet",
        "part": MORE,
        "rule": "BD-21",
        "pawns": [[5, 36], [7], [30], [62]],
        "dog": 26,
        "hand": ["blue_2", "blue_3", "magnet"],
        "good": [{"event": "moved", "owner": LEARNER, "at": 61}],
    },
    {
        "key": "copy",
        "part": MORE,
        "rule": "BD-22",
        "pawns": [[20], [30], [44], [48]],
        "dog": 26,
        "hand": ["blue_2", "blue_3", "copy"],
        "last": "start_13",
        "good": [{"event": "started", "owner": LEARNER}],
    },
    {
        "key": "team",
        "part": MORE,
        "rule": "BD-23",
        "pawns": [[63], [21], [31], [50]],
        "dog": 26,
        "hand": ["blue_8", "blue_9", "team_4"],
        "good": [{"event": "home", "owner": 2}],
    },
    {
        "key": "eleven",
        "part": MORE,
        "rule": "BD-19",
        "pawns": [[54], [21], [40], [50]],
        "dog": 26,
        "hand": ["start_1_11", "blue_12", "black_6"],
        "good": [{"event": "moved", "owner": LEARNER, "steps": 11}],
    },
    {
        "key": "fold",
        "part": MORE,
        "rule": "BD-10",
        "pawns": [[], [21], [40], [50]],
        "dog": 26,
        "hand": ["blue_12", "black_6", "swap"],
        "good": [{"event": "folded", "seat": LEARNER}],
    },
]


def lesson() -> dict[str, Any]:
    return {"scenes": [scene(script) for script in SCENES]}


def scene(script: dict[str, Any]) -> dict[str, Any]:
    game = korsi.load(position(script))
    return {
        "key": script["key"],
        "part": script.get("part", CORE),
        "rule": script["rule"],
        "good": script["good"],
        "bad": script.get("bad", []),
        "start": moment(game, script.get("phase", "play")),
    }


def position(script: dict[str, Any]) -> dict[str, Any]:
    """All cards that the scene does not name are in the deck."""
    deck = Counter(IDS[kind] for kind in BOX)
    giving = script.get("phase") == "give"
    more = ["blue_8", "black_1_7"] if giving else []
    hands = [script["hand"], *([*hand, *more] for hand in OTHERS)]
    last = script.get("last")
    if last:  # the player before began the round with it
        hands[3] = hands[3][1:]
    played = [last] if last else []
    deck -= Counter([*(card for hand in hands for card in hand), *played])
    seats = range(4)
    starter = 3 if last else LEARNER
    return {
        "game": GAME.key,
        "rules": GAME.version,
        "seats": 4,
        "options": {"bites": "passing", "dealer": "random"},
        "seed": 1,
        "round": 2,
        "phase": "give" if giving else "play",
        "dealer": (starter + 3) % 4,
        "starter": starter,
        "turn": None if giving else LEARNER,
        "drew": False,
        "pawns": [[-1] * (4 - len(places)) + places for places in script["pawns"]],
        "dog": script["dog"],
        "hands": hands,
        "deck": list(deck.elements()),
        "played": played,
        "last": last,
        "gifts": [None for _ in seats],
        "out": [False for _ in seats],
        "stuck": [[] for _ in seats],
        "paws": [],
        "first": None,
        "shuffles": 1,
    }


def moment(game: korsi.Game, *phases: str) -> dict[str, Any]:
    """What the learner sees now, and what follows every choice in these phases."""
    view = game.view(LEARNER)
    moves = game.legal(LEARNER) if view["phase"] in phases else []
    return {
        "view": view,
        "legal": moves,
        "next": [following(game, move) for move in moves],
        "refused": refusals(game, LEARNER, tried(view)) if moves and "play" in phases else [],
    }


def tried(view: dict[str, Any]) -> list[dict[str, Any]]:
    """What somebody tries who touches a pawn that the chosen card can't move, as the board guesses
    it."""
    wishes: list[dict[str, Any]] = []
    for card in dict.fromkeys(view["hand"]):
        printed = next(one for one in DECK if one["id"] == card)
        for seat, pawns in enumerate(view["pawns"]):
            for place in dict.fromkeys(pawns):
                wishes += wishes_for(card, printed, seat, place)
    return wishes


def wishes_for(card: str, printed: dict[str, Any], seat: int, place: int) -> list[dict[str, Any]]:
    """The moves of a card that somebody may mean by touching this pawn."""
    if card == "copy":
        return [{"do": "start", "card": "copy", "as": "start_13", "seat": LEARNER}]
    if card == "magnet":
        to = 0 if place >= 64 else (place + 1) % 64
        return [{"do": "magnet", "card": card, "seat": seat, "from": place, "to": to}]
    if "steps" not in printed:
        return []
    if place < 0:
        return [{"do": "start", "card": card, "seat": seat}]
    steps = printed["steps"][0]
    to = min(place + steps, 67) if place >= 64 else (place + steps) % 64
    return [{"do": "step", "card": card, "seat": seat, "from": place, "steps": steps, "to": to}]


def kinds() -> set[str]:
    """Every card in the box."""
    return {card["id"] for card in DECK}


def met(scene: dict[str, Any]) -> set[str]:
    """The cards that the learner holds in a scene."""
    return set(scene["start"]["view"]["hand"])


def following(game: korsi.Game, move: dict[str, Any]) -> dict[str, Any]:
    world = game.copy()
    events = world.play(LEARNER, move)
    if move["do"] == "give":  # the others give their first cards
        for seat in (1, 2, 3):
            events += world.play(seat, world.legal(seat)[0])
    mine = world.view(LEARNER)["turn"] == LEARNER
    return {
        "events": korsi.hear(events, LEARNER),
        "then": moment(world, "turn") if mine else moment(world),
    }
