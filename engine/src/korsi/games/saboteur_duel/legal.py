"""The legal moves of Saboteur: The Duel, found without trying any."""

from librt.vecs import vec
from mypy_extensions import i64

from korsi.games.saboteur_duel.codes import (
    BRIBE,
    CLEAR,
    END,
    KEY,
    MAP,
    PASS,
    PASS_TWO,
    REPAIR,
    ROCKFALL,
    SABOTAGE,
)
from korsi.games.saboteur_duel.components import (
    ACTIONS,
    BROKEN_BY,
    FACE_OF,
    GOALS,
    HAND,
    HIDDEN,
    KEY_CARD,
    LADDER,
    MAP_CARD,
    MENDS,
    NO_TOOL,
    REPAIRS,
    ROCKFALL_CARD,
    pair_of,
)
from korsi.games.saboteur_duel.maze import CELLS, DEMAND, LAID, NO_LADDER, fits, openings
from korsi.games.saboteur_duel.state import ACT, Tabletop

ANY: i64 = 2  # for `openings`: whoever reaches it, or nobody


def legal_codes(table: Tabletop, seat: i64) -> vec[i64]:
    """What the seat on turn may do (SD-8), ascending; not while a goal waits for its way up."""
    if table.phase != ACT:
        codes = vec[i64]([0] * (LAID + 1))
        size = list_bribes(table, seat, codes, 0)
        codes[size] = END
        return codes[: size + 1]
    spots = vec[i64]([0] * (4 * LAID))
    found: i64 = 0
    if table.before[seat] == 0:  # SD-12
        found = openings(table.faces, table.reach, table.placed, table.count, seat, spots)
    codes = vec[i64]([0] * (2 * HAND * found + 12 * LAID + 128))
    size = list_lays(table, seat, spots, found, codes)
    size = list_actions(table, seat, codes, size)
    size = list_discards(table, seat, codes, size)
    size = list_bribes(table, seat, codes, size)
    return codes[:size]


def list_lays(table: Tabletop, seat: i64, spots: vec[i64], found: i64, codes: vec[i64]) -> i64:
    """SD-9 … SD-14: every path card in hand, at every place its seat reaches, both ways."""
    if table.before[seat] != 0:
        return 0
    hands = table.hands
    first = HAND * seat
    size: i64 = 0
    for i in range(first, first + table.held[seat]):
        kind = i64(hands[i])
        if kind < ACTIONS or (i > first and i64(hands[i - 1]) == kind):
            continue
        ladder = i64(LADDER[i64(FACE_OF[2 * kind])])
        if ladder == 1 + table.colour(seat):
            size = list_ladder(table, kind, codes, size)
            continue
        barred: i64 = NO_LADDER if ladder != 0 else 0
        for turned in range(i64(2)):
            face = i64(FACE_OF[2 * kind + turned])
            if face != 0:
                for spot in range(found):
                    asked = spots[spot]
                    if fits(face, asked) and asked & barred == 0:
                        codes[size] = (face - 1) * CELLS + (asked >> DEMAND)
                        size += 1
    return size


def list_ladder(table: Tabletop, kind: i64, codes: vec[i64], size: i64) -> i64:
    """SD-14: its owner lays it beside any face-up card that it matches; never beside a goal or
    gold."""
    spots = vec[i64]([0] * (4 * LAID))
    found = openings(table.faces, table.reach, table.placed, table.count, ANY, spots)
    for turned in range(i64(2)):
        face = i64(FACE_OF[2 * kind + turned])
        for spot in range(found):
            asked = spots[spot]
            if fits(face, asked) and asked & NO_LADDER == 0:
                codes[size] = (face - 1) * CELLS + (asked >> DEMAND)
                size += 1
    return size


def list_actions(table: Tabletop, seat: i64, codes: vec[i64], size: i64) -> i64:
    """SD-20 … SD-24: action cards with a valid target."""
    hands = table.hands
    sabotage: i64 = 0
    mends: i64 = 0
    keys = False
    rockfalls = False
    maps = False
    for i in range(HAND * seat, HAND * seat + table.held[seat]):
        kind = i64(hands[i])
        if kind < ACTIONS:
            if BROKEN_BY[kind] != NO_TOOL:
                sabotage |= 1 << i64(BROKEN_BY[kind])
            mends |= i64(MENDS[kind])
            keys = keys or kind == KEY_CARD
            rockfalls = rockfalls or kind == ROCKFALL_CARD
            maps = maps or kind == MAP_CARD
    if sabotage != 0 and table.seats == 2:
        sabotage &= ~i64(table.before[1 - seat])
        for tool in range(i64(3)):
            if sabotage >> tool & 1 != 0:
                codes[size] = SABOTAGE + tool
                size += 1
    if mends & i64(table.before[seat]) != 0:
        size = list_repairs(table, seat, codes, size)
    if keys:
        size = _listed(table, seat, KEY, codes, size)
    if rockfalls:
        size = _listed(table, seat, ROCKFALL, codes, size)
    if maps:
        for goal in range(i64(GOALS)):
            if table.faces[table.terms.goals[goal]] == HIDDEN:
                codes[size] = MAP + goal
                size += 1
    return size


def list_repairs(table: Tabletop, seat: i64, codes: vec[i64], size: i64) -> i64:
    """SD-21: a repair card with each broken tool that it mends."""
    for number, (kind, tool) in enumerate(REPAIRS):
        if i64(table.before[seat]) >> i64(tool) & 1 != 0:
            for i in range(HAND * seat, HAND * seat + table.held[seat]):
                if i64(table.hands[i]) == i64(kind):
                    codes[size] = REPAIR + i64(number)
                    size += 1
    return size


def list_bribes(table: Tabletop, seat: i64, codes: vec[i64], size: i64) -> i64:
    """SD-16: every troll that can be bribed."""
    return _listed(table, seat, BRIBE, codes, size)


def _listed(table: Tabletop, seat: i64, block: i64, codes: vec[i64], size: i64) -> i64:
    """Every place where this may be done: a key, a rockfall, a bribe; in order."""
    first = size
    for i in range(table.count):
        place = table.placed[i]
        if block == KEY:
            may = table.can_unlock(seat, place)
        elif block == ROCKFALL:
            may = table.may_fall(place)
        else:
            may = table.can_bribe(seat, place)
        if may:
            spot = size
            while spot > first and codes[spot - 1] > block + place:
                codes[spot] = codes[spot - 1]
                spot -= 1
            codes[spot] = block + place
            size += 1
    return size


def list_discards(table: Tabletop, seat: i64, codes: vec[i64], size: i64) -> i64:
    """SD-8 (c) and (d): two cards against sabotage; one or two for new ones.

    The hand is in order, so pairs come in order too; a copy only brings what is listed already.
    """
    hands = table.hands
    first = HAND * seat
    last = first + table.held[seat]
    before = i64(table.before[seat])
    if before != 0:
        latest: i64 = -1
        for j in range(first, last):
            for i in range(first, j):
                pair = pair_of(i64(hands[i]), i64(hands[j]))
                if pair > latest:
                    latest = pair
                    for tool in range(i64(3)):
                        if before >> tool & 1 != 0:
                            codes[size] = CLEAR + 3 * pair + tool
                            size += 1
    for i in range(first, last):
        if i == first or hands[i] != hands[i - 1]:
            codes[size] = PASS + i64(hands[i])
            size += 1
    latest = -1
    for j in range(first, last):
        for i in range(first, j):
            pair = pair_of(i64(hands[i]), i64(hands[j]))
            if pair > latest:
                latest = pair
                codes[size] = PASS_TWO + pair
                size += 1
    return size
