"""The guided first game of Potion Explosion, played through by the engine.

Each scene is a position that the learner, in seat 0, meets. Whatever the learner may do in it is
tried, and what follows is written down: the lesson in the browser shows real views and real events,
and knows no rules. Of a view only what has changed is kept.
"""

from collections import Counter
from typing import Any

import korsi
from korsi.games.data import components
from korsi.lessons import CORE, MORE, refusals
from korsi.random import Random

DATA = components("potion_explosion")
LEARNER = 0
OUT = ["balm", "filter"]
MIDDLE = 2

# `burners`: tiles and the marbles on them. `front`: of the middle track. `may`: what can be done in
# the scene, and, for marbles of the dispenser, at which places of the middle track. `good`: what
# must happen; a scene is over when it has, or when nothing is left that may be done.
SCENES: list[dict[str, Any]] = [
    {
        "key": "pick",
        "rule": "PE-10",
        "burners": [("blind_love-4a", ""), ("sands-4a", "")],
        "front": "RKYRYYKBB",
        "may": {"pick": range(8)},
        "good": {"event": "exploded", "colour": "K"},
    },
    {
        "key": "put",
        "rule": "PE-13",
        "picked": True,
        "burners": [("wisdom-4a", "R"), ("blind_love-4a", "K")],
        "hand": "RYY",
        "may": {"put": None},
        "good": {"event": "completed", "tile": "wisdom-4a"},
    },
    {
        "key": "flask",
        "rule": "PE-14",
        "picked": True,
        "burners": [("wisdom-6a", "KYYY"), ("prismatic-4a", "RB")],
        "hand": "BKK",
        "flask": "BB",
        "may": {"put": None, "to_flask": None, "end": None},
        "good": {"event": "ended", "surplus": "B"},
    },
    {
        "key": "drink",
        "rule": "PE-18",
        "picked": True,
        "burners": [("blind_love-5a", "BBYY"), ("prismatic-5a", "RK")],
        "potions": ["wisdom-4a"],
        "front": "YRYKKBYRB",
        "may": {"drink": range(8), "put": None},
        "good": {"event": "completed", "tile": "blind_love-5a"},
    },
    {
        "key": "help",
        "rule": "PE-11",
        "burners": [("wisdom-6a", "K"), ("blind_love-4a", "R")],
        "front": "KYRBYYKBR",
        "may": {"help": range(1, 5), "pick": range(1, 5)},
        "good": {"event": "exploded", "colour": "K"},
    },
    {
        "key": "tile",
        "rule": "PE-16",
        "picked": True,
        "burners": [("sands-5a", "RBB"), None],
        "hand": "K",
        "flask": "BRR",
        "potions": ["abyssal-4a"],
        "drunk": 1,
        "tops": ["wisdom-6b", "prismatic-6a", "magnetic-6a", "blind_love-7a", "sands-6b"],
        "may": {"end": None, "tile": None},
        "good": {"event": "tile", "tile": "magnetic-6a"},
    },
    {
        "key": "skill",
        "rule": "PE-27",
        "picked": True,
        "burners": [("abyssal-4b", "RBB"), ("wisdom-4a", "RYY")],
        "hand": "R",
        "potions": ["wisdom-5a", "sands-4b", "wisdom-6a"],
        "drunk": 3,
        "may": {"put": None, "end": None, "tile": None},
        "good": {"event": "skill", "seat": LEARNER},
    },
    {
        "key": "blind_love",
        "part": MORE,
        "rule": "PE-19",
        "picked": True,
        "burners": [("wisdom-4a", "RRY"), ("abyssal-4a", "R")],
        "potions": ["blind_love-4a"],
        "may": {"drink": None},
        "good": {"event": "robbed", "seat": LEARNER},
    },
    {
        "key": "magnetic",
        "part": MORE,
        "rule": "PE-20",
        "picked": True,
        "burners": [("wisdom-5a", "RRK"), ("abyssal-4a", "R")],
        "potions": ["magnetic-4a"],
        "front": "YRBKYYKBB",
        "may": {"drink": range(8)},
        "good": {"event": "took", "marbles": [("B", 2), ("K", 3)]},
    },
    {
        "key": "prismatic",
        "part": MORE,
        "rule": "PE-21",
        "picked": True,
        "burners": [("wisdom-4a", "RR"), ("abyssal-4a", "RRB")],
        "potions": ["prismatic-4a"],
        "flask": "KK",
        "may": {"drink": None, "prism": None, "prism_done": None},
        "good": {"event": "completed", "tile": "wisdom-4a"},
    },
    {
        "key": "abyssal",
        "part": MORE,
        "rule": "PE-22",
        "picked": True,
        "burners": [("wisdom-4a", "RR"), ("sands-4b", "")],
        "potions": ["abyssal-4a"],
        "fronts": "RBKYY",
        "may": {"drink": None},
        "good": {"event": "took", "count": 4},
    },
    {
        "key": "sands",
        "part": MORE,
        "rule": "PE-23",
        "picked": True,
        "burners": [("blind_love-5a", "BBYY"), ("prismatic-5a", "RK")],
        "potions": ["wisdom-4a", "sands-4b"],
        "drunk": 1,
        "front": "YRYKKBYRB",
        "may": {"drink": range(8)},
        "good": {"event": "took", "marbles": [("B", 5)]},
    },
    {
        "key": "balm",
        "part": MORE,
        "rule": "PE-24",
        "out": ["blind_love", "filter"],
        "picked": True,
        "burners": [("wisdom-6a", "KK"), ("sands-4b", "")],
        "potions": ["balm-4a"],
        "front": "RYYYYKBRB",
        "may": {"drink": range(8)},
        "good": {"event": "took", "count": 4},
    },
    {
        "key": "filter",
        "part": MORE,
        "rule": "PE-25",
        "out": ["blind_love", "balm"],
        "burners": [("wisdom-6a", "K"), ("sands-4b", "")],
        "potions": ["filter-4a"],
        "front": "KYRRYYKBB",
        "may": {"drink": range(1, 5), "pick": range(1, 5)},
        "good": {"event": "exploded", "colour": "K"},
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
        "start": moment(game, {}, script, []),
    }


def position(script: dict[str, Any]) -> dict[str, Any]:
    """Marbles and tiles that the scene does not name are in the dispenser and in the stacks."""
    theirs = [("magnetic-4b", "B"), ("abyssal-5b", "KY")]
    desks = [
        desk(script["burners"], script),
        desk(theirs, {"flask": "Y", "potions": ["prismatic-4b", "sands-4a"], "drunk": 1}),
    ]
    if script["key"] == "pick":  # the first turn
        desks[1] = desk([("magnetic-4b", ""), ("wisdom-4b", "")], {})
    return {
        "game": "potion-explosion",
        "rules": 2,
        "seats": 2,
        "options": {
            "leave": "+".join(script["out"]) if "out" in script else "beginner",
            "countdown": None,
            "placing": "must",
            "first": "random",
        },
        "seed": 1,
        "phase": "turn",
        "turn": LEARNER,
        "first": LEARNER,
        "turns": 0 if script["key"] == "pick" else 12,
        "left_out": script.get("out", OUT),
        "starters": [],
        "tracks": tracks(script.get("front", ""), script.get("fronts", ""), desks),
        "stacks": stacks(script.get("tops", []), script.get("out", OUT), desks),
        "desks": desks,
        "countdown": 4,
        "bank": 11,
        "help_tokens": 21,
        "picked": script.get("picked", False),
        "helped": False,
        "returns": sum(len(one["potions"]) for one in desks),
        "ending": None,
        "prism": None,
        "tie": None,
    }


def desk(burners: list[Any], more: dict[str, Any]) -> dict[str, Any]:
    drunk = more.get("drunk", 0)
    return {
        "burners": [
            tile and {"tile": tile[0], "filled": [{"hole": one, "marble": one} for one in tile[1]]}
            for tile in burners
        ],
        "hand": more.get("hand", ""),
        "flask": more.get("flask", ""),
        "potions": [
            {"tile": tile, "drunk": place < drunk}
            for place, tile in enumerate(more.get("potions", []))
        ],
        "skills": 0,
        "kinds": [],
        "five": False,
        "helps": 0,
    }


def tracks(front: str, fronts: str, desks: list[dict[str, Any]]) -> list[str]:
    """All marbles that nobody has: the middle track begins as the scene says, or all of them do."""
    left = Counter("RBKY" * 20)
    left.subtract(front + fronts)
    for one in desks:
        left.subtract(one["hand"] + one["flask"])
        for tile in one["burners"]:
            left.subtract(spot["marble"] for spot in (tile["filled"] if tile else []))
    marbles = shuffled([marble for marble in "RBKY" for _ in range(left[marble])])
    made = [*fronts] or ["", "", front, "", ""]
    while marbles:
        made[min(range(5), key=lambda track: len(made[track]))] += marbles.pop()
    return made


def stacks(tops: list[str], out: list[str], desks: list[dict[str, Any]]) -> list[list[str]]:
    """All tiles that nobody has; the tops as the scene says."""
    here = [kind for kind in DATA if kind not in out]
    tiles = {f"{kind}-{holes}{copy}" for kind in here for holes in "4567" for copy in "ab"}
    tiles -= {tile["tile"] for one in desks for tile in (*one["burners"], *one["potions"]) if tile}
    rest = shuffled(sorted(tiles - set(tops)))
    made = [[top] for top in tops] or [[] for _ in range(5)]
    while rest:
        made[min(range(5), key=lambda stack: len(made[stack]))].append(rest.pop())
    return made


def shuffled(things: list[str]) -> list[str]:
    chance = Random(5)
    return sorted(things, key=lambda _: chance.below(1 << 30))


def moment(
    game: korsi.Game, before: dict[str, Any], script: dict[str, Any], events: list[dict[str, Any]]
) -> dict[str, Any]:
    """What the learner sees now, and what follows every choice."""
    view = game.view(LEARNER)
    over = happened(script["good"], events)
    moves = [] if over else [move for move in game.legal(LEARNER) if may(script["may"], move)]
    return {
        "view": {name: value for name, value in view.items() if before.get(name, ...) != value},
        "legal": moves,
        "next": [following(game, move, view, script) for move in moves],
        "refused": refusals(game, LEARNER, tried(view)) if moves else [],
    }


def tried(view: dict[str, Any]) -> list[dict[str, Any]]:
    """What somebody may try in vain: a marble where it does not fit, or the end too soon."""
    hand = dict.fromkeys(view["desks"][LEARNER]["hand"])
    puts: list[dict[str, Any]] = [
        {"do": "put", "from": "hand", "colour": colour, "burner": burner}
        for colour in hand
        for burner in range(2)
    ]
    keeps = [{"do": "to_flask", "colour": colour} for colour in hand]
    return [*puts, *keeps, {"do": "end"}, {"do": "pick", "track": MIDDLE, "place": 0}]


def kinds() -> set[str]:
    """Every kind of potion in the box."""
    return set(DATA)


def met(scene: dict[str, Any]) -> set[str]:
    """The kinds of potions that the learner can drink in a scene."""
    return {move["tile"].split("-")[0] for move in scene["start"]["legal"] if "tile" in move}


def following(
    game: korsi.Game, move: dict[str, Any], view: dict[str, Any], script: dict[str, Any]
) -> dict[str, Any]:
    world = game.copy()
    events = world.play(LEARNER, move)
    return {"events": events, "then": moment(world, view, script, events)}


def may(allowed: dict[str, Any], move: dict[str, Any]) -> bool:
    """Whether the scene is about such a move."""
    if move["do"] not in allowed or move.get("from") == "flask":
        return False
    places = allowed[move["do"]]
    if places is None:
        return True
    at = move.get("places", [move.get("place")])
    return move["track"] == MIDDLE and all(place in places for place in at)


def happened(wanted: dict[str, Any], events: list[dict[str, Any]]) -> bool:
    return any(all(is_so(event, name, wanted[name]) for name in wanted) for event in events)


def is_so(event: dict[str, Any], name: str, value: Any) -> bool:
    """Whether a field of an event is as wanted; of marbles that are taken, which or how many."""
    marbles = event.get("marbles", [])
    if name == "marbles":
        return sorted((one["colour"], one["place"]) for one in marbles) == sorted(value)
    if name == "count" and event["event"] == "took":
        return bool(len(marbles) == value)
    return bool(event.get(name) == value)
