"""The second opinion (model.py) on cards and mazes: dictionaries, and a fresh search each time."""

import functools
import json
from collections import Counter
from importlib.resources import files

SIDES = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
TOOL_CARD = {"cart": "A_BREAK_CART", "lantern": "A_BREAK_LANTERN", "pickaxe": "A_BREAK_PICK"}

DATA = json.loads(
    files("korsi.games.saboteur_duel").joinpath("data.json").read_text(encoding="utf-8")
)
CARDS = {card["id"]: card for part in ("start", "path", "goal", "action") for card in DATA[part]}
PATHS = {card["id"] for card in DATA["path"]}
GOALS = {card["id"] for card in DATA["goal"]}
BOX = Counter({card["id"]: card["count"] for part in ("path", "action") for card in DATA[part]})


def turn_side(side, turned):
    return OPPOSITE[side] if turned else side


def neighbour(place, side):
    return (place[0] + STEP[side][0], place[1] + STEP[side][1])


def nuggets(card):
    return CARDS[card]["gold"]["n"] if "gold" in CARDS[card] else 0


class Face:
    """A card as it lies: SD-2."""

    def __init__(self, card, turned):
        data = CARDS[card]
        self.card = card
        self.open = {turn_side(side, turned) for side in data["open"]}
        self.groups = {
            frozenset(turn_side(side, turned) for side in group) for group in data["groups"]
        }
        self.door = None
        if "door" in data:
            self.door = (turn_side(data["door"]["arm"], turned), data["door"]["colour"])
        self.troll = turn_side(data["troll"], turned) if "troll" in data else None
        self.ladder = data.get("ladder")
        gold = data.get("gold", {"n": 0, "free": [], "gated": []})
        self.nuggets = gold["n"]
        self.free = {turn_side(side, turned) for side in gold["free"]}
        self.gated = {turn_side(side, turned) for side in gold["gated"]}

    def __eq__(self, other):
        return vars(self) == vars(other)

    __hash__ = None


@functools.cache
def face_of(card, turned):
    return Face(card, turned)


def same_both_ways(card):
    """SD-9: such a card always lies upright."""
    return face_of(card, False) == face_of(card, True)


class Maze:
    """The cards on the table: face up with what lies on them, and face down."""

    def __init__(self, position):
        self.up = {tuple(entry["at"]): dict(entry) for entry in position["maze"]}
        self.down = {tuple(goal["at"]): dict(goal) for goal in position["goals"]}

    def face(self, place):
        entry = self.up[place]
        return face_of(entry["card"], entry["turned"])

    def passable(self, place, side, colour):
        """Whether this dwarf can walk the arm of this side between its outer end and the rest."""
        entry, face = self.up[place], self.face(place)
        if face.door is not None and face.door[0] == side and face.door[1] != colour:
            return entry.get("key") == colour  # SD-15, SD-22
        if face.troll == side:
            return entry.get("counter") is not None  # SD-16: bribed, for both
        return True

    def steps(self, node, colour):
        """Where one can go from the outer end of a side, or from the inside of a group."""
        what, place, where = node
        face = self.face(place)
        if what == "inside":
            for side in where:
                if self.passable(place, side, colour):
                    yield ("end", place, side)
            if face.ladder == colour:  # SD-14: the ladders of one colour are joined
                for other in self.up:
                    if other != place and self.face(other).ladder == colour:
                        (group,) = self.face(other).groups
                        yield ("inside", other, group)
        else:
            if self.passable(place, where, colour):
                for group in face.groups:
                    if where in group:
                        yield ("inside", place, group)
            beyond = neighbour(place, where)
            if beyond in self.up and OPPOSITE[where] in self.face(beyond).open:
                yield ("end", beyond, OPPOSITE[where])

    def reached(self, colour):
        """SD-11: all that a dwarf reaches from its own start card."""
        start = f"S_{colour.upper()}"
        places = [place for place in self.up if self.up[place]["card"] == start]
        found = {("inside", place, frozenset(SIDES)) for place in places}
        border = list(found)
        while border:
            for step in self.steps(border.pop(), colour):
                if step not in found:
                    found.add(step)
                    border.append(step)
        return found

    def matches(self, place, card, turned):
        """SD-10: open to open and wall to wall with every face-up neighbour."""
        face = face_of(card, turned)
        for side in SIDES:
            beyond = neighbour(place, side)
            if beyond in self.up:
                there = OPPOSITE[side] in self.face(beyond).open
                if (side in face.open) != there:
                    return False
        return True

    def gold_reached(self, colour):
        """SD-17: unclaimed gold that this dwarf has a route to."""
        reached = self.reached(colour)
        places = set()
        for place, entry in self.up.items():
            face = self.face(place)
            if face.nuggets == 0 or entry.get("counter"):
                continue
            if any(("end", place, side) in reached for side in face.free):
                places.add(place)
            for side in face.gated:
                door_side, _ = face.door
                if ("end", place, side) in reached and self.passable(place, door_side, colour):
                    places.add(place)
        return places

    def goals_reached(self, colours):
        """SD-18: face-down goals that a route of either dwarf reaches, and on which sides."""
        found = {}
        for colour in colours:
            for what, place, where in self.reached(colour):
                if what == "end" and neighbour(place, where) in self.down:
                    found.setdefault(neighbour(place, where), set()).add(OPPOSITE[where])
        return found

    def ways_up(self, place, card, sides):
        """SD-18: the ways in which a reached goal may lie."""
        ways = [False] if same_both_ways(card) else [False, True]
        fitting = [turned for turned in ways if self.matches(place, card, turned)]
        if fitting:
            return fitting
        return [turned for turned in ways if face_of(card, turned).open & sides]

    def trolls_reached(self, colour):
        """SD-16: unbribed trolls that a route reaches, from within or from without."""
        reached = self.reached(colour)
        found = set()
        for place, entry in self.up.items():
            side = self.face(place).troll
            if side is None or entry.get("counter"):
                continue
            (group,) = (group for group in self.face(place).groups if side in group)
            if ("inside", place, group) in reached or ("end", place, side) in reached:
                found.add(place)
        return found


def colours_of(position):
    first = position["options"]["colour"]
    second = "blue" if first == "green" else "green"
    return [first, second][: position["seats"]]


def other_colour(colour):
    return "blue" if colour == "green" else "green"


def counters_left(position):
    laid = sum("counter" in entry for entry in position["maze"])
    return (8 if position["seats"] == 2 else 6) - laid
