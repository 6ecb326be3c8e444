"""The maze: where cards lie, what touches what, and how far a dwarf gets (SD-9 … SD-18).

A place is one number, 87·(column + 40) + (row + 40), so that ascending places go by column, then
row. The maze may grow in every direction (SD-6), but not without end: every card is laid beside
one that lies there, so after n cards nothing is farther than n steps from a start or goal, and a
round has 34 path cards. Starts and goals stand in columns 1 to 13 and rows 1 to 5; so columns -33
to 47 and rows -33 to 39 hold every maze. Around that come 6 places more, for cards that are cut
off in positions by hand (`validate.py` sees to it that there is room), and an empty border.

Three vectors hold a byte for every place: `faces` (what lies there), `tokens` (counters, and
whether a door is unlocked or a troll bribed) and `reach`: which sides of the card each dwarf
reaches inside it, seat 0 in the low four bits, seat 1 in the high ones.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.games.saboteur_duel.components import HIDDEN, JOINED, LADDER, NOTHING, OPEN, SHOWY, SIDES

MARGIN: Final = 40
WIDTH: Final = 95
HEIGHT: Final = 87
CELLS: Final = WIDTH * HEIGHT
LAID: Final = 48  # face-up cards there can be: 34 path cards, 2 starts, 6 goals; and room

STEP: Final = vec[i64]([-1, HEIGHT, 1, -HEIGHT])

COUNTER: Final = 3  # a counter of seat 0 (1) or seat 1 (2)
OPENED: Final = 4  # a key lies here, or the troll is bribed

NO_LADDER: Final = 1 << 8  # a spot beside a goal or gold (SD-14)
DEMAND: Final = 9  # bits that what neighbours demand of a spot takes


def place_of(column: i64, row: i64) -> i64:
    """The number of a place; -1 if nothing can ever lie there."""
    if not 0 < column + MARGIN < WIDTH - 1 or not 0 < row + MARGIN < HEIGHT - 1:
        return -1
    return (column + MARGIN) * HEIGHT + row + MARGIN


def at(place: i64) -> list[int]:
    """A place as people name it: [column, row]."""
    return [int(place // HEIGHT) - MARGIN, int(place % HEIGHT) - MARGIN]


def sides_in(mask: i64) -> str:
    """A set of sides in letters."""
    return "".join([SIDES[side] for side in range(4) if mask >> side & 1])


def enter(
    faces: vec[u8],
    tokens: vec[u8],
    reach: vec[u8],
    seat: i64,
    colour: i64,
    place: i64,
    side: i64,
) -> None:
    """A dwarf comes to this side of a card: from there, on to all it had not reached before."""
    opened = i64(tokens[place]) & OPENED
    joined = i64(JOINED[16 * i64(faces[place]) + 8 * colour + opened + side])
    shift = 4 * seat
    news = joined & ~(i64(reach[place]) >> shift)
    if news == 0:
        return
    reach[place] |= u8(news << shift)
    for way in range(i64(4)):
        if news >> way & 1 != 0:
            beyond = place + STEP[way]
            if i64(OPEN[i64(faces[beyond])]) >> (way ^ 2) & 1 != 0:
                enter(faces, tokens, reach, seat, colour, beyond, way ^ 2)


def link(
    faces: vec[u8], tokens: vec[u8], reach: vec[u8], seat: i64, colour: i64, place: i64
) -> None:
    """A card has come to lie here, or its gate has opened: who reached up to it goes on."""
    face = i64(faces[place])
    shift = 4 * seat
    own = i64(reach[place]) >> shift & 15
    reach[place] &= u8(255 ^ (15 << shift))
    for side in range(i64(4)):
        if i64(OPEN[face]) >> side & 1 != 0:
            touched = i64(reach[place + STEP[side]]) >> shift >> (side ^ 2)
            if (own >> side | touched) & 1 != 0 or LADDER[face] == 1 + colour:  # SD-14
                enter(faces, tokens, reach, seat, colour, place, side)


def explore(
    faces: vec[u8],
    tokens: vec[u8],
    reach: vec[u8],
    placed: vec[i64],
    count: i64,
    seat: i64,
    colour: i64,
    start: i64,
) -> None:
    """All that a dwarf reaches, from nothing: the start card, the ladder, and what follows."""
    keep = u8(255 ^ (15 << (4 * seat)))
    for i in range(count):
        reach[placed[i]] &= keep
    enter(faces, tokens, reach, seat, colour, start, 0)
    for i in range(count):
        if LADDER[i64(faces[placed[i]])] == 1 + colour:
            link(faces, tokens, reach, seat, colour, placed[i])


def touched(reach: vec[u8], place: i64) -> i64:
    """The sides of a place that routes lead to, as in `reach`: those of seat 0 in the low four
    bits, those of seat 1 in the high ones."""
    sides: i64 = 0
    for side in range(i64(4)):
        beyond = i64(reach[place + STEP[side]]) >> (side ^ 2)
        sides |= (beyond & 0b10001) << side
    return sides


def demand(faces: vec[u8], place: i64) -> i64:
    """What the neighbours ask of a card here (SD-10): 16·(sides that must be open) + (sides that
    are compared); and `NO_LADDER` beside a goal or gold."""
    asked: i64 = 0
    for side in range(i64(4)):
        face = i64(faces[place + STEP[side]])
        if face != NOTHING:
            asked |= i64(SHOWY[face]) << 8
            if face != HIDDEN:
                asked |= (((i64(OPEN[face]) >> (side ^ 2) & 1) << 4) | 1) << side
    return asked


def fits(face: i64, asked: i64) -> bool:
    """SD-10: open to open, wall to wall."""
    return (i64(OPEN[face]) ^ asked >> 4) & asked & 15 == 0


def openings(
    faces: vec[u8], reach: vec[u8], placed: vec[i64], count: i64, seat: i64, found: vec[i64]
) -> i64:
    """The empty places that a dwarf's route leads to, ascending, each with what its neighbours
    demand (place << DEMAND | demand); how many there are. For seat 2: all places beside a card that
    lies face up.

    A side that is reached is open, so a card that fits there joins the route (SD-11).
    """
    size: i64 = 0
    for i in range(count):
        place = placed[i]
        sides: i64 = 15
        if seat < 2:
            sides = i64(reach[place]) >> (4 * seat) & 15
        if sides == 0:
            continue
        for side in range(i64(4)):
            if sides >> side & 1 != 0:
                beyond = place + STEP[side]
                if faces[beyond] == NOTHING:
                    size = _insert(found, size, beyond)
    for i in range(size):
        found[i] = found[i] << DEMAND | demand(faces, found[i])
    return size


def _insert(found: vec[i64], size: i64, place: i64) -> i64:
    """Put a place in its order, unless it is there; the new size."""
    spot = size
    while spot > 0 and found[spot - 1] > place:
        spot -= 1
    if spot > 0 and found[spot - 1] == place:
        return size
    move = size
    while move > spot:
        found[move] = found[move - 1]
        move -= 1
    found[spot] = place
    return size + 1
