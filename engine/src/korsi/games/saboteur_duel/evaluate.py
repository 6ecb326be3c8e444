"""What a table of Saboteur: The Duel promises, for search: nuggets now, and nuggets to come.

The unit is a hundredth of a nugget. A goal is worth what the seat that thinks has seen there, or
what goals are worth on average; less, the more cards the way to it still takes.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.games.saboteur_duel.components import (
    GATE,
    GOALS,
    HAND,
    HIDDEN,
    IDS,
    JOINED,
    KINDS,
    MENDS,
    NOTHING,
    NUGGETS,
    OPEN,
    PURSE_OF,
    TROLL,
    WORTH,
)
from korsi.games.saboteur_duel.maze import (
    CELLS,
    COUNTER,
    DEMAND,
    LAID,
    OPENED,
    STEP,
    openings,
    place_of,
)
from korsi.games.saboteur_duel.rules import Table
from korsi.games.saboteur_duel.state import OVER

NUGGET: Final = 100
USUAL: Final = 130  # what a goal is worth that the seat has not seen
SEEN: Final = 20  # ... besides its nuggets, one that has been seen: it is tunnel
FAR: Final = 10
LONG: Final = 48  # turns that a table of odds goes up to

RACE: Final = {
    0: [5, 1, 0, 0, 0, 0, 0, 0, 0, 0],
    1: [12, 4, 1, 1, 1, 0, 0, 0, 0, 0],
    2: [72, 30, 7, 1, 0, 0, 0, 0, 0, 0],
    3: [132, 48, 18, 2, 2, 1, 1, 1, 1, 0],
    4: [216, 72, 30, 6, 2, 2, 2, 2, 2, 0],
    5: [300, 102, 48, 16, 11, 8, 6, 5, 4, 0],
    7: [372, 174, 84, 36, 20, 18, 12, 10, 7, 0],
    10: [450, 234, 144, 84, 42, 38, 18, 14, 12, 0],
    13: [494, 276, 198, 126, 72, 60, 36, 24, 18, 0],
    16: [528, 348, 240, 168, 102, 72, 46, 26, 18, 0],
    19: [564, 384, 288, 210, 144, 94, 58, 29, 18, 0],
    22: [576, 420, 330, 264, 198, 108, 72, 34, 18, 0],
}
"""Two players, by the turns that are left and the cards that a way still takes, from 1 up: how
often it brings the goal's gold, in a thousand. Counted in 1,000 games, and a fifth more, which
plays better: whoever believes in goals reaches them."""

ALONE: Final = [420, 340, 280, 230, 190, 150, 120, 100, 80, 60]
"""The same alone, where there is time; a card of a way takes three and a half turns."""


def _odds(seats: int, turns: int, steps: int) -> int:
    """How likely a way of so many cards pays, in a thousand."""
    if seats == 1:
        return min(ALONE[steps - 1], ALONE[steps - 1] * 10 * turns // (35 * steps))
    known = sorted(RACE)
    below = max(mark for mark in known if mark <= turns)
    above = min([mark for mark in known if mark >= turns], default=below)
    low, high = RACE[below][steps - 1], RACE[above][steps - 1]
    return low + (high - low) * (turns - below) // max(above - below, 1)


ODDS: Final = vec[i64](
    [
        _odds(seats, turns, steps)
        for seats in (1, 2)
        for turns in range(LONG)
        for steps in range(1, FAR + 1)
    ]
)

BROKEN: Final = vec[i64]([100, 30, 15, 10, 100, 25, 12, 8])
"""What is left of all promises when so many tools are broken, in per cent; alone, then for two."""

MENDED: Final = vec[i64]([65, 60])  # ... when a repair is in hand

DRAWN: Final = 10
"""What a card that is drawn is worth, on average."""


FRAME: Final = vec[u8]([255] * CELLS)
"""0 where ways to goals are looked for: the frame of SD-6 and SD-31, and a little around it."""

for _column in range(15):
    for _row in range(-1, 8):
        FRAME[place_of(_column, _row)] = 0

SPOTS: Final = 4 * LAID + 256


def _keep_alone(name: str) -> int:
    """What a card in hand is worth to somebody who plays it at a good moment, alone."""
    if name.startswith("A_BREAK"):
        return 26
    if name.startswith("A_FIX"):
        return 16 if name.count("_") > 2 else 12
    if name.startswith("A_"):
        return {"A_KEY": 10, "A_ROCKFALL": 15, "A_MAP": 9}[name]
    if "LADDER" in name:
        return 14
    if "TROLL" in name:
        return 9
    if "GOLD" in name or name.startswith("P_X"):
        return 15
    if "_DE" in name:
        return 4
    return {"P_H": 15, "P_V": 8, "P_BRIDGE": 11, "P_DTURN": 8}.get(name, 10)


KEEP_OF_TWO: Final = {
    "A_BREAK_CART": 8,
    "A_BREAK_LANTERN": 11,
    "A_BREAK_PICK": 10,
    "A_FIX_CART": 0,
    "A_FIX_CART_LANTERN": 2,
    "A_FIX_LANTERN": -2,
    "A_FIX_LANTERN_PICK": 3,
    "A_FIX_PICK": 3,
    "A_FIX_PICK_CART": 4,
    "A_KEY": 8,
    "A_MAP": 3,
    "A_ROCKFALL": 28,
    "P_BRIDGE": 22,
    "P_BRIDGE_GOLD": 80,
    "P_DTURN": 5,
    "P_DTURN_GOLD": 75,
    "P_H": 11,
    "P_H_DE_GOLD": 68,
    "P_LADDER_B": 4,
    "P_LADDER_G": 5,
    "P_LT": 5,
    "P_LT_DE_E": 7,
    "P_LT_DE_S": 9,
    "P_RT": 5,
    "P_RT_DE_S": 3,
    "P_RT_DE_W": 7,
    "P_TL_DE_GOLD": 90,
    "P_TL_DOOR_B": 11,
    "P_TL_DOOR_G": 11,
    "P_TL_TROLL": 6,
    "P_TS_DE_GOLD": 75,
    "P_TS_DOOR_B": 14,
    "P_TS_DOOR_G": 14,
    "P_TS_TROLL": 4,
    "P_V": 6,
    "P_V_DE": 3,
    "P_X_DOOR_B": 25,
    "P_X_DOOR_G": 25,
    "P_X_TROLL": 16,
}
"""What a card in hand has been worth to one of two: least squares over all rounds of 1,000
games."""

KEEP: Final = vec[i64](
    [_keep_alone(name) for name in IDS[:KINDS]] + [KEEP_OF_TWO[name] for name in IDS[:KINDS]]
)
"""By KINDS · (seats - 1) + kind."""


def standing(table: Table, seat: i64) -> i64:
    """How a seat stands, the other's standing taken off."""
    own = promise(table, seat, seat)
    if table.seats == 2:
        own -= promise(table, 1 - seat, seat)
    return own


def promise(table: Table, seat: i64, eyes: i64) -> i64:
    """Nuggets owned, claimed and to come of a seat, as another (or it itself) sees it."""
    total = NUGGET * table.nuggets(seat)
    if table.phase == OVER:
        return total
    for i in range(table.count):
        place = table.placed[i]
        if i64(table.tokens[place]) & COUNTER == 1 + seat:
            face = i64(table.faces[place])
            total += NUGGET * (-1 if GATE[face] == TROLL else i64(NUGGETS[face]))
    steps = vec[i64]([FAR + 1] * GOALS)
    ends = steps_to_goals(table, seat, steps)
    turns = table.held[seat] + (table.size - table.top) // table.seats
    if turns >= LONG:
        turns = LONG - 1
    odds = FAR * (LONG * (table.seats - 1) + turns) - 1
    hope: i64 = 0
    for goal in range(i64(GOALS)):
        if steps[goal] <= FAR:
            worth: i64 = USUAL
            if i64(table.looked[goal]) >> eyes & 1 != 0:
                worth = SEEN + NUGGET * i64(WORTH[i64(PURSE_OF[i64(table.goals[goal])])])
            hope += worth * ODDS[odds + steps[goal]] // 1000
    hope = hope * (80 + 5 * min(ends, 4)) // 100  # a single end is soon blocked
    return total + hope * whole(table, seat, eyes) // 100


def whole(table: Table, seat: i64, eyes: i64) -> i64:
    """What broken tools leave of a seat's hopes, in per cent."""
    broken = i64(table.before[seat])
    if broken == 0:
        return 100
    count = (broken & 1) + (broken >> 1 & 1) + (broken >> 2 & 1)
    if count == 1 and seat == eyes:
        for i in range(HAND * seat, HAND * seat + table.held[seat]):
            if i64(MENDS[i64(table.hands[i])]) & broken != 0:
                return MENDED[table.seats - 1]
    return BROKEN[4 * (table.seats - 1) + count]


def block_of(seats: i64) -> i64:
    """Where the values of cards begin in KEEP, alone and for two."""
    return KINDS * (seats - 1)


def kept(table: Table, seat: i64) -> i64:
    """What the hand is worth."""
    total: i64 = 0
    block = block_of(table.seats)
    for i in range(HAND * seat, HAND * seat + table.held[seat]):
        total += KEEP[block + i64(table.hands[i])]
    return total


def steps_to_goals(table: Table, seat: i64, steps: vec[i64]) -> i64:
    """How many cards the way to each face-down goal still takes at least: through empty places,
    and through tunnels that lie there already, as far as one card."""
    faces = table.faces
    reach = table.reach
    far = FRAME[:]
    queue = vec[i64]([0] * SPOTS)
    tail = openings(faces, reach, table.placed, table.count, seat, queue)
    ends = tail
    shift = 4 * seat
    for i in range(tail):
        queue[i] >>= DEMAND
        far[queue[i]] = 1
    head: i64 = 0
    while head < tail:
        place = queue[head]
        head += 1
        step = i64(far[place])
        for side in range(i64(4)):
            beyond = place + STEP[side]
            face = i64(faces[beyond])
            if face == NOTHING:
                if far[beyond] == 0:
                    far[beyond] = u8(step + 1)
                    queue[tail] = beyond
                    tail += 1
            elif face == HIDDEN:
                note_goal(table, beyond, step, steps)
            elif i64(OPEN[face]) >> (side ^ 2) & 1 != 0 and i64(reach[beyond]) >> shift & 15 == 0:
                opened = i64(table.tokens[beyond]) & OPENED
                exits = i64(JOINED[16 * face + 8 * table.colour(seat) + opened + (side ^ 2)])
                for way in range(i64(4)):
                    if exits >> way & 1 != 0:
                        target = beyond + STEP[way]
                        if faces[target] == HIDDEN:
                            note_goal(table, target, step, steps)
                        elif faces[target] == NOTHING and far[target] == 0:
                            far[target] = u8(step + 1)
                            queue[tail] = target
                            tail += 1
    return ends


def note_goal(table: Table, place: i64, step: i64, steps: vec[i64]) -> None:
    """A goal that a way of so many cards leads to."""
    for goal in range(i64(GOALS)):
        if table.terms.goals[goal] == place and steps[goal] > step:
            steps[goal] = step
