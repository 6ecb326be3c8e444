"""The cards of Saboteur: The Duel (SD-1 … SD-5), as tables.

A *kind* is what a move names: the 12 kinds of action cards, then the 27 of path cards, in the
order of their IDs. A *card* is a kind, a start or a goal. A *face* is a card as it lies, upright
or turned by half; cards that look the same both ways have one face (SD-9).

Sides are 0 N, 1 E, 2 S, 3 W, so that `side ^ 2` is the opposite one; a set of sides is a mask of
four bits.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.games.data import components

SIDES: Final = "NESW"
TOOLS: Final = ["cart", "lantern", "pickaxe"]
COLOURS: Final = ["green", "blue"]
GREEN: Final = 0
BLUE: Final = 1

GREEN_DOOR: Final = 1
BLUE_DOOR: Final = 2
TROLL: Final = 3

HAND: Final = 6
GOALS: Final = 6
ROUNDS: Final = 3
KEYS: Final = 2
ASIDE: Final = 10

DATA: Final = components("saboteur_duel")
_ENTRIES: Final[dict[str, dict[str, Any]]] = {
    entry["id"]: entry for part in ("action", "path", "start", "goal") for entry in DATA[part]
}


def _ids(part: str) -> list[str]:
    return sorted([str(entry["id"]) for entry in DATA[part]])


ACTIONS: Final = 12
PATHS: Final = 27
KINDS: Final = ACTIONS + PATHS
START: Final = KINDS  # the first card that is a start
GOAL: Final = KINDS + 2  # the first card that is a goal
CARDS: Final = GOAL + 18
IDS: Final[list[str]] = _ids("action") + _ids("path") + _ids("start") + _ids("goal")
CARD: Final[dict[str, int]] = {name: card for card, name in enumerate(IDS)}

DECK: Final = vec[u8](
    [card for card, name in enumerate(IDS[:KINDS]) for _ in range(_ENTRIES[name]["count"])]
)
"""The 34 path and 18 action cards, by kind."""


# Faces


def _mask(sides: str) -> int:
    mask = 0
    for side in sides:
        mask |= 1 << SIDES.index(side)
    return mask


def _turn(mask: int, turned: bool) -> int:
    return (mask << 2 | mask >> 2) & 15 if turned else mask


class Face:
    """A card as it lies; only to make the tables from."""

    def __init__(self, card: int, turned: bool) -> None:
        entry = _ENTRIES[IDS[card]]
        self.card = card
        self.turned = turned
        self.open = _turn(_mask("".join(entry["open"])), turned)
        self.groups = sorted([_turn(_mask("".join(group)), turned) for group in entry["groups"]])
        self.gate = 0
        self.arm = 0
        if "door" in entry:
            self.gate = GREEN_DOOR if entry["door"]["colour"] == "green" else BLUE_DOOR
            self.arm = _turn(_mask(entry["door"]["arm"]), turned)
        elif "troll" in entry:
            self.gate = TROLL
            self.arm = _turn(_mask(entry["troll"]), turned)
        gold = entry.get("gold", {"n": 0, "free": []})
        self.nuggets: int = gold["n"]
        self.gold = _turn(_mask("".join(gold["free"])), turned)
        self.ladder = 0
        if "ladder" in entry and "start" not in entry:  # SD-14: on a start it only marks the end
            self.ladder = 1 + COLOURS.index(entry["ladder"])

    def looks(self) -> list[object]:
        """What tells it from another face of the same card."""
        return [self.open, self.groups, self.arm, self.gold]

    def joined(self, side: int, colour: int, opened: bool) -> int:
        """The sides that a dwarf of this colour reaches on the card, coming from this one."""
        passable = self.gate == 0 or opened or self.gate == 1 + colour  # SD-15, SD-16
        for group in self.groups:
            if group >> side & 1:
                if passable or not group & self.arm:
                    return group
                return self.arm if self.arm >> side & 1 else group & ~self.arm
        return 0


def _faces() -> list[Face]:
    """Face 0 stands for no card; it is never looked up by its own card."""
    faces = []
    for card in range(ACTIONS, CARDS):
        upright = Face(card, False)
        turned = Face(card, True)
        faces.append(upright)
        if upright.looks() != turned.looks():
            faces.append(turned)
    return faces


_FACES: Final = _faces()
NOTHING: Final = 0
FACES: Final = len(_FACES) + 1
HIDDEN: Final = FACES  # the back of a goal: no side of it is open, none is compared (SD-10)
PATH_FACES: Final = len([face for face in _FACES if face.card < START])

FACE_OF: Final = vec[u8]([0] * (2 * CARDS))
"""By 2·card + turned: the face; 0 where a card has no such way to lie."""

CARD_OF: Final = vec[u8]([0] * (FACES + 1))
TURNED: Final = vec[u8]([0] * (FACES + 1))
OPEN: Final = vec[u8]([0] * (FACES + 1))
GATE: Final = vec[u8]([0] * (FACES + 1))
ARM: Final = vec[u8]([0] * (FACES + 1))
NUGGETS: Final = vec[u8]([0] * (FACES + 1))
GOLD: Final = vec[u8]([0] * (FACES + 1))
"""From which sides the gold is reached freely; through a door, `JOINED` brings one there."""

LADDER: Final = vec[u8]([0] * (FACES + 1))
"""1 + the colour of the ladder, or 0."""

SHOWY: Final = vec[u8]([0] * (FACES + 1))
"""1 where no ladder may lie beside it: goals, face up or down, and gold (SD-14)."""

JOINED: Final = vec[u8]([0] * (16 * (FACES + 1)))
"""By 16·face + 8·colour + 4·opened + side: the sides reached from that one."""


def _fill() -> None:
    for number, face in enumerate(_FACES, 1):
        FACE_OF[2 * face.card + (1 if face.turned else 0)] = u8(number)
        CARD_OF[number] = u8(face.card)
        TURNED[number] = u8(1 if face.turned else 0)
        OPEN[number] = u8(face.open)
        GATE[number] = u8(face.gate)
        ARM[number] = u8(face.arm)
        NUGGETS[number] = u8(face.nuggets)
        GOLD[number] = u8(face.gold)
        LADDER[number] = u8(face.ladder)
        SHOWY[number] = u8(1 if face.nuggets or face.card >= GOAL else 0)
        for side in range(4):
            for colour in range(2):
                for opened in range(2):
                    JOINED[16 * number + 8 * colour + 4 * opened + side] = u8(
                        face.joined(side, colour, opened == 1)
                    )
    SHOWY[HIDDEN] = 1


_fill()

# Gold cards: those that can be owned. First the goals, then path cards, each in order of ID.

PURSES: Final[list[int]] = [
    card
    for card in [*range(GOAL, CARDS), *range(ACTIONS, START)]
    if card >= GOAL or "gold" in _ENTRIES[IDS[card]]
]
NO_PURSE: Final = 255
PURSE_OF: Final = vec[u8]([NO_PURSE] * CARDS)
"""By card: which of them it is; `NO_PURSE` if it is none."""

WORTH: Final = vec[u8]([_ENTRIES[IDS[card]].get("gold", {"n": 0})["n"] for card in PURSES])


def _number_purses() -> None:
    for purse, card in enumerate(PURSES):
        PURSE_OF[card] = u8(purse)


_number_purses()

# Actions


def _tools(name: str) -> list[int]:
    return [TOOLS.index(tool) for tool in _ENTRIES[name].get("tools", [])]


BREAKS: Final = vec[u8](
    [
        CARD[str(entry["id"])]
        for tool in TOOLS
        for entry in DATA["action"]
        if entry["kind"] == "sabotage" and entry["tools"] == [tool]
    ]
)
"""The sabotage card of each tool (SD-20)."""

NO_TOOL: Final = 255
BROKEN_BY: Final = vec[u8]([NO_TOOL] * KINDS)
"""The tool that a kind breaks (SD-20), or `NO_TOOL`."""

for _tool in range(3):
    BROKEN_BY[int(BREAKS[_tool])] = u8(_tool)

REPAIRS: Final[list[tuple[int, int]]] = [
    (CARD[name], tool)
    for name in IDS[:ACTIONS]
    if _ENTRIES[name]["kind"] == "repair"
    for tool in sorted(_tools(name))
]
"""Every repair card with each tool that it fixes (SD-21)."""

MENDS: Final = vec[u8]([0] * KINDS)
"""The tools that a kind repairs, as a mask."""

for _kind, _tool in REPAIRS:
    MENDS[_kind] |= u8(1 << _tool)

KEY_CARD: Final = CARD["A_KEY"]
ROCKFALL_CARD: Final = CARD["A_ROCKFALL"]
MAP_CARD: Final = CARD["A_MAP"]

SPECIAL: Final = frozenset([CARD[str(entry["id"])] for entry in DATA["path"] if "special" in entry])
"""Bridges and double turns (SD-13)."""


def pair_of(one: i64, other: i64) -> i64:
    """Two kinds as a number, in whatever order they are named."""
    if one > other:
        return one * (one + 1) // 2 + other
    return other * (other + 1) // 2 + one


PAIRS: Final = KINDS * (KINDS + 1) // 2
_LOW: Final = vec[u8]([low for high in range(KINDS) for low in range(high + 1)])
_HIGH: Final = vec[u8]([high for high in range(KINDS) for low in range(high + 1)])


def low_of(pair: i64) -> i64:
    """The first kind of a pair."""
    return i64(_LOW[pair])


def high_of(pair: i64) -> i64:
    """The second kind of a pair."""
    return i64(_HIGH[pair])


def ids_of(cards: list[int]) -> list[str]:
    """Cards as people write them, in order."""
    return [IDS[card] for card in sorted(cards)]
