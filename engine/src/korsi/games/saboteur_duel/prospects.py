"""What a table of Saboteur: The Duel promises, for search: nuggets now, and nuggets to come.

The unit is a hundredth of a nugget. A goal is worth what the seat that thinks has seen there, or
what goals are worth on average; less, the more cards the way to it still takes.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.games.saboteur_duel.cards import (
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
from korsi.games.saboteur_duel.ground import OVER
from korsi.games.saboteur_duel.maze import CELLS, COUNTER, LAID, OPENED, STEP, openings, place_of
from korsi.games.saboteur_duel.rules import Table

NUGGET: Final = 100
USUAL: Final = 130  # what a goal is worth that the seat has not seen
SEEN: Final = 20  # ... besides its nuggets, one that has been seen: it is tunnel
FAR: Final = 10
PACE: Final = 35  # a card of a way takes so many tenths of a turn: not every card fits
NEAR: Final = vec[i64]([0, 42, 34, 28, 23, 19, 15, 12, 10, 8, 6])
"""By the cards that a way to a goal still takes: how likely it pays, in per cent."""

BROKEN: Final = vec[i64]([100, 30, 15, 10])
"""What is left of all promises when so many tools are broken, in per cent."""

MENDED: Final = 65  # ... when a repair is in hand

DRAWN: Final = 10
"""What a card that is drawn is worth, on average."""


FRAME: Final = vec[u8]([255] * CELLS)
"""0 where ways to goals are looked for: the frame of SD-6 and SD-31, and a little around it."""

for _column in range(15):
    for _row in range(-1, 8):
        FRAME[place_of(_column, _row)] = 0

SPOTS: Final = 4 * LAID + 256


def _keep(name: str) -> int:
    """What a card in hand is worth to somebody who plays it at a good moment."""
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


KEEP: Final = vec[i64]([_keep(name) for name in IDS[:KINDS]])


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
    hope: i64 = 0
    for goal in range(i64(GOALS)):
        if steps[goal] <= FAR:
            worth: i64 = USUAL
            if i64(table.looked[goal]) >> eyes & 1 != 0:
                worth = SEEN + NUGGET * i64(WORTH[i64(PURSE_OF[i64(table.goals[goal])])])
            worth = worth * NEAR[steps[goal]]
            need = PACE * steps[goal]
            if need > 10 * turns:
                worth = worth * 10 * turns // need
            hope += worth // 100
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
                return MENDED
    return BROKEN[count]


def kept(table: Table, seat: i64) -> i64:
    """What the hand is worth."""
    total: i64 = 0
    for i in range(HAND * seat, HAND * seat + table.held[seat]):
        total += KEEP[i64(table.hands[i])]
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
        queue[i] >>= 9
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
