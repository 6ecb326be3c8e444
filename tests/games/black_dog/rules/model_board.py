"""The second opinion (model.py) on the board: walks, the dog, the disc, splits of a team-4.

Pawns are a list for each seat, of places: -1 the pen, 0 to 63 the track, 64 to 67 the lane.
"""

import json
from importlib.resources import files

DATA = json.loads(files("korsi.games.black_dog").joinpath("data.json").read_text(encoding="utf-8"))
CARDS = {card["id"]: card for card in DATA["deck"]}
TRACK = DATA["track"]
PEN = -1
LANE = TRACK  # its first place
HOME = DATA["goal_spaces_each"]
PAWS = {paw for colour in DATA["paws"].values() for paw in colour}
ALL_ORIGINS = DATA["origins"]
SEATED = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}  # BD-28: on which origins


def origin_of(seats, seat):
    return ALL_ORIGINS[SEATED[seats][seat]]


def sides_of(seats):
    """BD-5, BD-28."""
    return [[0, 2], [1, 3]] if seats == 4 else [[seat] for seat in range(seats)]


def side_of(seats, seat):
    return next(side for side in sides_of(seats) if seat in side)


def is_home(pawns, seat):
    """BD-26, BD-32: all four, or four of the five."""
    return sum(place >= LANE for place in pawns[seat]) == HOME


def complete(pawns):
    """BD-27, BD-32: the sides that are."""
    seats = len(pawns)
    return [n for n, side in enumerate(sides_of(seats)) if all(is_home(pawns, s) for s in side)]


def shut(pawns, at):
    """BD-12: a pawn on the origin of its own colour closes it."""
    return any(
        at == origin_of(len(pawns), seat) and at in pawns[seat] for seat in range(len(pawns))
    )


def walks(pawns, owner, at, steps):
    """BD-11, BD-12, BD-14: the places where a walk of so many steps may end."""
    if at == PEN:
        return []
    if at >= LANE:
        way = range(at + 1, at + steps + 1)
        fits = at + steps < LANE + HOME and not any(place in pawns[owner] for place in way)
        return [at + steps] if fits else []
    found = []
    here = at
    for done in range(1, steps + 1):
        here = (here + 1) % TRACK
        if shut(pawns, here):
            return found
        if here == origin_of(len(pawns), owner):
            rest = steps - done
            lane = range(LANE, LANE + rest)
            if 1 <= rest <= HOME and not any(place in pawns[owner] for place in lane):
                found.append(LANE + rest - 1)
    return [*found, here]


def moved(pawns, dog, owner, at, to):
    """BD-11, BD-13, BD-15: the pawns after one of them has moved, and where it is now."""
    pawns = [list(places) for places in pawns]
    pawns[owner].remove(at)
    if to < LANE:
        for places in pawns:
            if to in places:
                places.remove(to)
                places.append(PEN)
        if to == dog:
            to = PEN
    pawns[owner].append(to)
    return pawns, to


def run_of_the_dog(pawns, dog, steps, bites):
    """BD-25: the pawns after its run, and where it is."""
    pawns = [list(places) for places in pawns]
    reached = []
    while steps:
        dog = (dog + 1) % TRACK
        if dog not in ALL_ORIGINS:
            steps -= 1
        reached.append(dog)
    bitten = reached if bites == "passing" else reached[-1:]
    for seat, places in enumerate(pawns):
        for at in bitten:
            if at in places and at != origin_of(len(pawns), seat):
                places.remove(at)
                places.append(PEN)
    return pawns, dog


def carried(at, way):
    """BD-16: where a quarter turn of the disc brings what stands there."""
    return (at + DATA["turn"][way]) % TRACK if at in DATA["disc"] else at


def free_to_move(pawns, seat):
    """BD-23, BD-31: the seats whose pawns a team-4 may move."""
    seats = len(pawns)
    side = side_of(seats, seat)
    if seats < 4 or any(is_home(pawns, mate) for mate in side):
        return list(range(seats))
    return side


def portions(pawns, seat, gone, steps):
    """Every next portion of a split as (seat, from, steps, to); `gone` have moved already."""
    for owner in free_to_move(pawns, seat):
        for at in {place for place in pawns[owner] if place != PEN}:
            if (owner, at) not in gone:
                for number in range(1, steps + 1):
                    for to in walks(pawns, owner, at, number):
                        yield owner, at, number, to


class Split:
    """A team-4 under way."""

    def __init__(self, pawns, dog, gone=frozenset(), left=4, first=None):
        self.pawns = [sorted(places) for places in pawns]
        self.dog = dog
        self.gone = gone
        self.left = left
        self.first = first

    def then(self, portion):
        """What this portion leads to."""
        owner, at, number, to = portion
        pawns, now = moved(self.pawns, self.dog, owner, at, to)
        gone = {mark for mark in self.gone if to >= LANE or mark[1] != to}  # one of them was hit
        if now != PEN:
            gone.add((owner, now))
        first = self.first
        if first is None and complete(pawns):
            (first,) = complete(pawns)
        return Split(pawns, self.dog, frozenset(gone), self.left - number, first)

    def paws(self):
        """BD-16: the paws on which moved pawns stand."""
        return sorted({at for _, at in self.gone if at in PAWS})

    def result(self):
        """What makes two splits different."""
        return tuple(tuple(places) for places in self.pawns), bool(self.paws()), self.first

    def key(self):
        return self.result()[0], self.gone, self.left, self.first


def splits(pawns, dog, seat):
    """BD-23: every different result, with the least number of portions that it takes."""
    found = {}
    frontier = [Split(pawns, dog)]
    for parts in range(1, 5):
        further = {}
        for split in frontier:
            for portion in portions(split.pawns, seat, split.gone, split.left):
                beyond = split.then(portion)
                if beyond.left == 0:
                    found.setdefault(beyond.result(), parts)
                else:
                    further.setdefault(beyond.key(), beyond)
        frontier = list(further.values())
    return found


def can_split(split, seat):
    """Whether the steps that are left can all be used."""
    for portion in portions(split.pawns, seat, split.gone, split.left):
        beyond = split.then(portion)
        if beyond.left == 0 or can_split(beyond, seat):
            return True
    return False


def carried_out(pawns, dog, seat, parts):
    """The split after these parts; None if one of them is against the rules."""
    split = Split(pawns, dog)
    for found in parts:
        owner, at, steps, to = (found[name] for name in ("seat", "from", "steps", "to"))
        if owner not in free_to_move(split.pawns, seat) or (owner, at) in split.gone:
            return None
        if at not in split.pawns[owner] or not 1 <= steps <= split.left:
            return None
        if to not in walks(split.pawns, owner, at, steps):
            return None
        split = split.then((owner, at, steps, to))
    return split if split.left == 0 else None
