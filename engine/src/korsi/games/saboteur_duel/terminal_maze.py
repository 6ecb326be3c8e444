"""The cards of Saboteur: The Duel in characters, five wide and three high."""

from collections.abc import Mapping, Sequence
from typing import Any

from korsi.games.saboteur_duel.components import DATA

Place = tuple[int, int]
Cells = dict[Place, tuple[str, str]]
"""Characters of a card, each with its style."""

CARDS: dict[str, dict[str, Any]] = {
    entry["id"]: entry for part in ("start", "path", "goal", "action") for entry in DATA[part]
}
WIDE, HIGH = 5, 3
MIDDLE = (2, 1)
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

# From the edge of a card to its middle.
ARMS = {"N": [(2, 0)], "E": [(4, 1), (3, 1)], "S": [(2, 2)], "W": [(0, 1), (1, 1)]}
TUNNEL = {"N": "║", "E": "═", "S": "║", "W": "═"}
DEAD_END = {"N": "╨", "E": "╞", "S": "╥", "W": "╡"}
JUNCTION = {
    "EW": "═",
    "NS": "║",
    "EN": "╚",
    "ES": "╔",
    "NW": "╝",
    "SW": "╗",
    "ENW": "╩",
    "ESW": "╦",
    "ENS": "╠",
    "NSW": "╣",
    "ENSW": "╬",
}
BACK = ["┌───┐", "│ ? │", "└───┘"]

LETTER = {"green": "G", "blue": "B"}
STYLE = {"green": "green", "blue": "bright_blue"}
GOLD, TROLL = "bold yellow", "bold red"


class Face:
    """A card as it lies."""

    def __init__(self, card: str, turned: bool) -> None:
        entry = CARDS[card]
        self.card = card

        def lie(sides: Sequence[str]) -> str:
            return "".join(sorted(OPPOSITE[side] if turned else side for side in sides))

        self.groups = sorted(lie(group) for group in entry["groups"])
        self.tunnels = [group for group in self.groups if len(group) > 1]
        self.dead_ends = "".join(group for group in self.groups if len(group) == 1)
        self.special: str | None = entry.get("special")
        self.door: str | None = entry["door"]["colour"] if "door" in entry else None
        self.troll = "troll" in entry
        self.arm = lie(entry["door"]["arm"] if self.door else entry.get("troll", ""))
        self.ladder: str | None = entry.get("ladder")
        self.start: str | None = entry.get("start")
        gold = entry.get("gold", {"n": 0, "free": []})
        self.nuggets: int = gold["n"]
        self.gold = lie(gold["free"])

    def looks(self) -> tuple[object, ...]:
        """What tells one way round from the other."""
        return self.groups, self.arm, self.gold

    def gold_at(self) -> Place:
        """Where the nuggets are drawn: at the junction, in a dead end, outside a door, or on the
        arm of a tunnel that goes its own way."""
        if len(self.gold) == 1 and self.gold in self.dead_ends:
            return ARMS[self.gold][-1]
        if self.gold == self.arm:
            return 1, ARMS[self.arm][0][1]
        if self.special == "double-turn":
            return ARMS["E" if "E" in self.gold else "W"][-1]
        return MIDDLE


def looks_the_same(card: str) -> bool:
    """Whether it has only one way to lie (SD-9)."""
    return Face(card, False).looks() == Face(card, True).looks()


def drawn(face: Face, lying: Mapping[str, Any], digit: str, style: str = "") -> Cells:
    """A card, with what lies on it; small letters are doors and trolls that let everybody pass."""
    cells: Cells = {}
    for side in face.dead_ends:
        outer, *inner = ARMS[side]
        cells[outer] = (TUNNEL[side], style)
        cells[inner[0] if inner else outer] = (DEAD_END[side], style)
    for side in "".join(face.tunnels):
        for cell in ARMS[side]:
            cells[cell] = (TUNNEL[side], style)
    if face.special == "bridge":
        cells |= {(1, 1): (")", style), MIDDLE: ("║", style), (3, 1): ("(", style)}
    elif face.special == "double-turn":
        cells[MIDDLE] = ("╲" if "EN" in face.tunnels else "╱", style)
    elif face.tunnels:
        cells[MIDDLE] = (JUNCTION[face.tunnels[0]], style)
    if face.door:
        letter = LETTER[face.door]
        cells[ARMS[face.arm][-1]] = (letter.lower() if "key" in lying else letter, STYLE[face.door])
    if face.troll:
        cells[ARMS[face.arm][-1]] = ("t" if "counter" in lying else "T", TROLL)
    if face.nuggets:
        cells[face.gold_at()] = (digit, GOLD)
    if face.ladder:
        mark = "⌂" if face.start else "H"
        cells |= {(0, 0): (mark, STYLE[face.ladder]), (1, 0): lettered(face.ladder)}
    if "counter" in lying:
        cells |= {(3, 0): ("●", STYLE[lying["counter"]]), (4, 0): lettered(lying["counter"])}
    return cells


def lettered(colour: str) -> tuple[str, str]:
    """A colour as a letter in that colour."""
    return LETTER[colour], STYLE[colour]


def letters_of(cells: Cells, line: int) -> list[tuple[str, str]]:
    """One of the three lines of a card."""
    return [cells.get((column, line), (" ", "")) for column in range(WIDE)]


def back(known: str | None, seen_by_others: bool) -> Cells:
    """A face-down goal: whoever has looked at it knows its nuggets."""
    cells = {(x, y): (BACK[y][x], "dim") for x in range(WIDE) for y in range(HIGH)}
    cells[MIDDLE] = ("?", "bold")
    if known is not None:
        cells |= {(1, 1): ("(", GOLD), MIDDLE: (known, GOLD), (3, 1): (")", GOLD)}
    if seen_by_others:
        cells[2, 0] = ("○", "")
    return cells


def empty() -> Cells:
    """A place without a card."""
    return {MIDDLE: ("·", "dim")}
