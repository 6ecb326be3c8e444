"""What a table of Black DOG is worth to a side: at a glance, or looking far.

At a glance the unit is a step, and it counts how far all pawns have come. Looking far, for search,
it is a tenth of a step, and a pawn in danger is worth less by how likely it is sent to its pen
before its side can do anything about it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from korsi.games.black_dog.components import CARDS, IS_ORIGIN, LANE, MOST_STEPS, RING, TRACK
from korsi.games.black_dog.rules import Table
from korsi.games.black_dog.state import BLACK_DOG

WON: Final = 100_000
DOG_STEPS: Final = 7  # the farthest that a card lets the dog run
TOO_FAR: Final = 99

# At a glance

AT_HOME: Final = 120  # a pawn that is home; on the track it is 20 and how far it is
OUT: Final = 20
FOLLOWED: Final = 3  # a pawn that another's may hit with its next card
DANGER: Final = 12  # a pawn that the dog may bite with its next run

# Looking far

STARTED: Final = 150  # a pawn on the track, before it has gone a step
STEP: Final = 7
ARRIVED: Final = 850  # a pawn that is home
DEEP: Final = 12  # ... and a place deeper
SHUT: Final = 60  # a place of the lane that a pawn before it shuts off
CLOSE: Final = 60  # a pawn that may come home with one card
REACH: Final = 12
BLOCK: Final = 30  # a pawn on its own origin is safe, and in the others' way
LIKELY_HIT: Final = 60  # per cent: how often a card that could hit is used so
LIKELY_RUN: Final = 50

HITS: Final = vec[i64]([0, 24, 21, 21, 14, 14, 14, 7, 7, 7, 7, 10, 7, 10])
"""By the distance: how many cards bring a pawn just there."""

RUNS: Final = vec[i64]([0, 21, 20, 19, 18, 17, 9, 2])
"""By the distance: how many cards let the dog run so far, and over it."""

LANDS: Final = vec[i64]([0, 1, 1, 1, 1, 8, 8, 1])
"""By the distance: how many cards let the dog run just so far."""

STARTERS: Final = 20
MOST: Final = 80  # per cent: nothing is certain


def standing(table: Table, seat: i64, far: bool) -> i64:
    """How a side stands against the best of the others: at a glance, or looking far."""
    if table.first >= 0:
        return WON if table.side(seat) == table.first else -WON
    own: i64 = 0
    best: i64 = -(1 << 40)
    for side in range(i64(2) if table.terms.teams else table.seats):
        worth = promise(table, side) if far else stretch(table, side)
        if table.terms.teams:
            worth += promise(table, side + 2) if far else stretch(table, side + 2)
        if side == table.side(seat):
            own = worth
        elif worth > best:
            best = worth
    return own - best


def stretch(table: Table, owner: i64) -> i64:
    """How far the pawns of a seat have come."""
    worth: i64 = 0
    origin = table.terms.origins[owner]
    for i in range(table.terms.pawns * owner, table.terms.pawns * (owner + 1)):
        place = i64(table.spots[i]) - 1
        if place < 0:
            continue
        if place >= LANE:
            worth += AT_HOME + place - LANE
            continue
        gone = (place - origin) & RING
        worth += OUT + gone
        if gone != 0:
            worth -= FOLLOWED * followers(table, owner, place)
        if table.dog >= 0 and gone != 0:
            ahead = (place - table.dog) & RING
            if ahead > 0 and ahead <= DOG_STEPS:
                worth -= DANGER
    return worth


def followers(table: Table, owner: i64, place: i64) -> i64:
    """How many pawns of other sides stand within a card behind a space."""
    count: i64 = 0
    for steps in range(i64(1), i64(MOST_STEPS + 1)):
        stands = i64(table.board[(place - steps) & RING])
        if stands != 0 and stands != BLACK_DOG and table.side(stands - 1) != table.side(owner):
            count += 1
    return count


def promise(table: Table, owner: i64) -> i64:
    """What the pawns of a seat are worth."""
    worth: i64 = 0
    origin = table.terms.origins[owner]
    spots = table.spots
    pawns = table.terms.pawns
    for i in range(pawns * owner, pawns * owner + pawns):
        place = i64(spots[i]) - 1
        if place < 0:
            continue
        if place >= LANE:
            worth += ARRIVED + DEEP * (place - LANE)
            continue
        left = (origin - place) & RING
        if left == 0:
            worth += STARTED + BLOCK
            continue
        value = STARTED + STEP * (TRACK - left)
        if left <= REACH:
            value += CLOSE
        worth += value * (100 - danger(table, owner, place)) // 100
    return worth - SHUT * shut(i64(table.lanes[owner]))


def shut(lane: i64) -> i64:
    """How many free places of a lane lie behind a pawn in it."""
    if lane & 1 != 0:
        return 4 - (lane & 1) - (lane >> 1 & 1) - (lane >> 2 & 1) - (lane >> 3)
    if lane & 2 != 0:
        return 2 - (lane >> 2 & 1) - (lane >> 3)
    if lane & 4 != 0:
        return 1 - (lane >> 3)
    return 0


def danger(table: Table, owner: i64, place: i64) -> i64:
    """How likely a pawn on the track is sent to its pen soon, in per cent."""
    board = table.board
    side = table.side(owner)
    hits: i64 = 0
    for steps in range(i64(1), i64(MOST_STEPS + 1)):
        stands = i64(board[(place - steps) & RING])
        if stands != 0 and stands != BLACK_DOG and table.side(stands - 1) != side:
            hits += HITS[steps] * cards_of(table, stands - 1)
    holder = i64(table.terms.owners[place])
    if holder != 0 and table.side(holder - 1) != side and table.pen(holder - 1):
        hits += STARTERS * cards_of(table, holder - 1)
    runs: i64 = 0
    if table.dog >= 0:
        steps = dog_steps(table.dog, place)
        if steps <= DOG_STEPS:
            worth = RUNS[steps] if table.terms.passing else LANDS[steps]
            for other in range(table.seats):
                if table.side(other) != side:
                    runs += worth * cards_of(table, other)
    risk = (LIKELY_HIT * hits + LIKELY_RUN * runs) // CARDS
    return risk if risk < MOST else MOST


def cards_of(table: Table, seat: i64) -> i64:
    """How many cards a seat can still use before it is dealt to again; some, if none."""
    held = i64(table.held[seat])
    return held if held > 1 else 2


def dog_steps(dog: i64, place: i64) -> i64:
    """How many steps of the dog it is to a space; TOO_FAR if too many."""
    steps: i64 = 0
    at = dog
    while steps <= DOG_STEPS:
        at = (at + 1) & RING
        if IS_ORIGIN[at] == 0:
            steps += 1
        if at == place:
            return steps if steps > 0 else 1
    return TOO_FAR
