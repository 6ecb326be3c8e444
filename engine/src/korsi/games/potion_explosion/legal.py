"""The legal moves of Potion Explosion, in the order of their codes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from korsi.games.potion_explosion.codes import (
    CHOICES,
    DO_ABYSSAL,
    DO_BALM,
    DO_FILTER,
    DO_LOVE,
    DO_MAGNETIC,
    DO_PRISMATIC,
    DO_WISDOM,
    DRINK,
    EFFECTS,
    END,
    HELP,
    PICK,
    PRISM_DONE,
    PUT,
    STARTER,
    TAKE,
    TO_FLASK,
    TO_HAND,
)
from korsi.games.potion_explosion.codes import PRISM as PRISM_CODE
from korsi.games.potion_explosion.components import (
    ABYSSAL,
    BALM,
    BITS,
    FILTER,
    KINDS,
    LOVE,
    MAGNETIC,
    POTIONS,
    PRISMATIC,
    REACH,
    RECIPES,
    SANDS,
    STACKS,
    TRACK,
    TRACKS,
    WISDOM,
    count,
)
from korsi.games.potion_explosion.state import DRAFT, DRUNK, PRISM, REFILL, TURN, Tabletop

ROOM: Final = 112  # moves of a turn, without potions
SMALL: Final = 160  # effects of all kinds but Balm and Filter
MOST_FILTERED: Final = 5  # PE-25


def legal_codes(table: Tabletop) -> vec[i64]:
    """The moves of who acts."""
    seat = table.turn
    if table.phase == TURN:
        return turn_codes(table, seat)
    codes = vec[i64]([0] * ROOM)
    if table.phase == PRISM:
        return codes[: list_prisms(table, seat, codes)]
    if table.phase == REFILL:
        return codes[: list_tiles(table, codes)]
    if table.phase == DRAFT:
        return codes[: list_starters(table, codes)]
    return codes[: list_spots(table, PICK, codes, 0)]  # PE-30


def list_starters(table: Tabletop, codes: vec[i64]) -> i64:
    """PE-5: one of each kind that is on offer."""
    size: i64 = 0
    for kind in range(i64(KINDS)):
        copies = (table.offer >> (2 * kind)) & 3
        if copies != 0:
            codes[size] = STARTER + 2 * kind + lower_copy(copies)
            size += 1
    return size


def lower_copy(copies: i64) -> i64:
    """PE-5: two copies mean the same: of those that are there, a mask, the lower letter."""
    return 1 if copies == 2 else 0


def list_tiles(table: Tabletop, codes: vec[i64]) -> i64:
    """PE-16: a stack that has a tile."""
    size: i64 = 0
    for stack in range(i64(STACKS)):
        if table.sizes[stack] != 0:
            codes[size] = TAKE + stack
            size += 1
    return size


def list_prisms(table: Tabletop, seat: i64, codes: vec[i64]) -> i64:
    """PE-21: any marble of the flask on any hole; after the first one it may end."""
    size: i64 = 0
    flask = table.flasks[seat]
    for colour in range(i64(4)):
        if count(flask, colour) == 0:
            continue
        for burner in range(i64(2)):
            holes = table.needs[2 * seat + burner]
            for hole in range(i64(4)):
                if count(holes, hole) != 0:
                    codes[size] = PRISM_CODE + 8 * colour + 4 * burner + hole
                    size += 1
    if table.prisms > 0:
        codes[size] = PRISM_DONE
        size += 1
    return size


def list_spots(table: Tabletop, block: i64, codes: vec[i64], size: i64) -> i64:
    """PE-7: every marble that can be taken."""
    for track in range(i64(TRACKS)):
        first = block + REACH * track
        for place in range(reach(table, track)):
            codes[size] = first + place
            size += 1
    return size


def reach(table: Tabletop, track: i64) -> i64:
    """PE-7: how many marbles of a track can be taken."""
    length = i64(table.lengths[track])
    return length if length < REACH else REACH


def turn_codes(table: Tabletop, seat: i64) -> vec[i64]:
    """PE-9 … PE-14: the moves of a turn."""
    codes = vec[i64]([0] * ROOM)
    size: i64 = 0
    hand = table.hands[seat]
    flask = table.flasks[seat]
    if flask != 0:
        size = list_colours(flask, TO_HAND, codes, size)
    if hand != 0 and table.room(seat) > 0:
        size = list_colours(table.keepable(seat), TO_FLASK, codes, size)
    if table.helped == 0 and table.helps_left() > 0:
        size = list_spots(table, HELP, codes, size)
    if table.picked == 0:
        size = list_spots(table, PICK, codes, size)
    if hand != 0:
        size = list_puts(table, seat, hand, PUT, codes, size)
    if flask != 0:
        size = list_puts(table, seat, flask, PUT + 8, codes, size)
    if table.may_end(seat):
        codes[size] = END
        size += 1
    if table.done[seat] == 0:
        return codes[:size]
    return with_drinks(table, seat, codes, size)


def list_puts(table: Tabletop, seat: i64, lot: i64, block: i64, codes: vec[i64], size: i64) -> i64:
    """PE-13: a marble on a hole of its colour."""
    for colour in range(i64(4)):
        if count(lot, colour) == 0:
            continue
        for burner in range(i64(2)):
            if count(table.needs[2 * seat + burner], colour) != 0:
                codes[size] = block + 2 * colour + burner
                size += 1
    return size


def list_colours(lot: i64, block: i64, codes: vec[i64], size: i64) -> i64:
    """PE-14: marbles of one colour are one move."""
    for colour in range(i64(4)):
        if count(lot, colour) != 0:
            codes[size] = block + colour
            size += 1
    return size


# Drinking (PE-12)


def bottles(table: Tabletop, seat: i64) -> vec[i64]:
    """The recipes of which copy a, and copy b, can be drunk, as masks; and the kinds whose effect
    Sands of Time can repeat (PE-23)."""
    first: i64 = 0
    second: i64 = 0
    drunk: i64 = 0
    potions = table.potions
    start = POTIONS * seat
    for i in range(start, start + i64(table.done[seat])):
        potion = i64(potions[i])
        if potion >= DRUNK:
            drunk |= 1 << ((potion - DRUNK) >> 3)
            continue
        # In two steps: compiled, the first shift has 32 bits only.
        recipe = (1 << ((potion >> 1) & 3)) << ((potion >> 3) << 2)
        if potion & 1 == 0:
            first |= recipe
        else:
            second |= recipe
    return vec[i64]([first, second, drunk & ~(1 << SANDS)])


def with_drinks(table: Tabletop, seat: i64, codes: vec[i64], size: i64) -> vec[i64]:
    """The other moves, and all that potions can do."""
    shelf = bottles(table, seat)
    full = shelf[0] | shelf[1]
    if full == 0:
        return codes[:size]
    old = shelf[2]
    wanted: i64 = 0
    for kind in range(i64(KINDS)):
        if (full >> (4 * kind)) & 15 != 0:
            wanted |= old if kind == SANDS else 1 << kind
    room: i64 = EFFECTS if wanted >> BALM != 0 else SMALL
    effects = vec[i64]([0] * room)
    bounds = vec[i64]([0] * (KINDS + 1))
    found: i64 = 0
    for kind in range(i64(KINDS)):
        if (wanted >> kind) & 1 != 0:
            found = list_effects(table, seat, kind, effects, found)
        bounds[kind + 1] = found
    more: i64 = 0
    for recipe in range(i64(RECIPES)):
        if (full >> recipe) & 1 != 0:
            kind = recipe >> 2
            more += found if kind == SANDS else bounds[kind + 1] - bounds[kind]
    all = vec[i64]([0] * (size + more))
    for i in range(size):
        all[i] = codes[i]
    for recipe in range(i64(RECIPES)):
        if (full >> recipe) & 1 == 0:
            continue
        tile = 2 * recipe + 1 - ((shelf[0] >> recipe) & 1)
        block = DRINK + tile * EFFECTS
        for kind in range(i64(KINDS)):
            if kind == recipe >> 2 or (recipe >> 2 == SANDS and (old >> kind) & 1 != 0):
                for i in range(bounds[kind], bounds[kind + 1]):
                    all[size] = block + effects[i]
                    size += 1
    return all[:size]


def list_effects(table: Tabletop, seat: i64, kind: i64, effects: vec[i64], size: i64) -> i64:
    """All that a potion of this kind could do now, ascending."""
    if kind == WISDOM:
        return list_spots(table, DO_WISDOM, effects, size)
    if kind == LOVE:
        for victim in range(table.seats):
            if victim != seat and table.flasks[victim] != 0:
                effects[size] = DO_LOVE + victim
                size += 1
    elif kind == PRISMATIC:
        if table.flasks[seat] != 0 and table.holes(seat) != 0:
            effects[size] = DO_PRISMATIC
            size += 1
    elif kind == MAGNETIC:
        return list_pairs(table, effects, size)
    elif kind == ABYSSAL:
        return list_drafts(table, effects, size)
    elif kind == BALM:
        return list_runs(table, effects, size)
    elif kind == FILTER:
        return list_filters(table, effects, size)
    return size


def list_pairs(table: Tabletop, effects: vec[i64], size: i64) -> i64:
    """PE-20: neighbours of different colours."""
    tracks = table.tracks
    for track in range(i64(TRACKS)):
        for place in range(reach(table, track) - 1):
            i = TRACK * track + place
            if tracks[i] != tracks[i + 1]:
                effects[size] = DO_MAGNETIC + REACH * track + place
                size += 1
    return size


def list_drafts(table: Tabletop, effects: vec[i64], size: i64) -> i64:
    """PE-22: front marbles of different colours."""
    for mask in range(i64(1), i64(1 << TRACKS)):
        if different(table, mask):
            effects[size] = DO_ABYSSAL + mask
            size += 1
    return size


def different(table: Tabletop, mask: i64) -> bool:
    """Whether the front marbles of these tracks are there, and no two of one colour."""
    seen: i64 = 0
    for track in range(i64(TRACKS)):
        if (mask >> track) & 1 != 0:
            if table.lengths[track] == 0:
                return False
            colour: i64 = 1 << i64(table.tracks[TRACK * track])
            if seen & colour != 0:
                return False
            seen |= colour
    return True


def list_runs(table: Tabletop, effects: vec[i64], size: i64) -> i64:
    """PE-24: two or more neighbours of one colour."""
    tracks = table.tracks
    for track in range(i64(TRACKS)):
        start = TRACK * track
        end = reach(table, track)
        for place in range(end):
            until = place + 1
            while until < end and tracks[start + until] == tracks[start + place]:
                effects[size] = DO_BALM + (REACH * track + place) * REACH + until - place
                size += 1
                until += 1
    return size


def list_filters(table: Tabletop, effects: vec[i64], size: i64) -> i64:
    """PE-25: one to five marbles of one colour of one track."""
    tracks = table.tracks
    for track in range(i64(TRACKS)):
        start = TRACK * track
        end = reach(table, track)
        for mask in range(i64(1), i64(1) << end):
            if i64(BITS[mask]) > MOST_FILTERED:
                continue
            place: i64 = 0
            while (mask >> place) & 1 == 0:
                place += 1
            colour = tracks[start + place]
            while place < end and ((mask >> place) & 1 == 0 or tracks[start + place] == colour):
                place += 1
            if place == end:
                effects[size] = DO_FILTER + track * CHOICES + mask
                size += 1
    return size
