"""What marbles, tiles and desks of Potion Explosion promise, in tenths of a filled hole."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.games.potion_explosion.components import (
    BITS,
    FLASK,
    KINDS,
    NO_TILE,
    POINTS,
    POTIONS,
    RECIPE,
    STACKS,
    TRACK,
    count,
    size,
)
from korsi.games.potion_explosion.dispenser import SPAN, chain
from korsi.games.potion_explosion.state import DRUNK, TILE_BITS, Tabletop

HOLE: Final = 10  # a marble on a hole
KEPT: Final = 3  # a marble in the flask
POINT: Final = 7
READY: Final = 15  # a potion completed: a free burner, and an effect to use
TOKEN: Final = 28
NEARER: Final = 8  # a second potion of a kind, or a new kind
EFFECT: Final = vec[i64]([12, 8, 16, 10, 20, 12, 18, 8])
"""By kind: a potion that can still be drunk."""


def worth(table: Tabletop, seat: i64, lot: i64) -> i64:
    """What a seat can make of these marbles on its burners and in its flask."""
    left = table.needs[2 * seat]
    right = table.needs[2 * seat + 1]
    both = left + right
    total: i64 = 0
    used: i64 = 0
    for colour in range(i64(4)):
        have = count(lot, colour)
        holes = count(both, colour)
        used += have if have < holes else holes
    rest = size(lot) - used
    total = HOLE * used + KEPT * (rest if rest < FLASK else FLASK)
    first = READY + prize(table, seat, i64(table.burners[2 * seat]))
    second = READY + prize(table, seat, i64(table.burners[2 * seat + 1]))
    if left != 0 and right != 0 and covers(lot, both):
        return total + first + second
    best: i64 = 0
    if left != 0 and covers(lot, left):
        best = first
    if right != 0 and second > best and covers(lot, right):
        best = second
    return total + best


def covers(lot: i64, holes: i64) -> bool:
    """Whether these marbles fill all these holes."""
    for colour in range(i64(4)):
        if count(lot, colour) < count(holes, colour):
            return False
    return True


def lacking(lot: i64, holes: i64) -> i64:
    """How many of these holes these marbles leave empty."""
    missing: i64 = 0
    for colour in range(i64(4)):
        lack = count(holes, colour) - count(lot, colour)
        if lack > 0:
            missing += lack
    return missing


def prize(table: Tabletop, seat: i64, tile: i64) -> i64:
    """What a tile brings beyond its points when it is completed: towards skill tokens."""
    if tile == NO_TILE:
        return 0
    same: i64 = 0
    kinds: i64 = 0
    for i in range(POTIONS * seat, POTIONS * seat + i64(table.done[seat])):
        kind = (i64(table.potions[i]) & TILE_BITS) >> 3
        kinds |= 1 << kind
        if kind == tile >> 3:
            same += 1
    if same == 2:
        return TOKEN
    if same == 0 and (table.fives >> seat) & 1 == 0:
        return TOKEN if BITS[kinds] == 4 else NEARER
    return NEARER if same == 1 else 0


def blast(table: Tabletop, track: i64, place: i64) -> i64:
    """What a pick takes among the visible marbles, a lot."""
    span = chain(table.tracks, TRACK * track, table.in_sight(track), place)
    return table.span(track, span // SPAN, span % SPAN)


def promise(table: Tabletop, seat: i64, tile: i64) -> i64:
    """What a tile is worth on a burner: points for holes, tokens, and the flask that fits it."""
    recipe = RECIPE[tile >> 1]
    holes = 4 + ((tile >> 1) & 3)
    fits = holes - lacking(table.flasks[seat], recipe)
    kind = tile >> 3
    gain = POINT * POINTS[tile >> 1] - HOLE * holes
    return gain + prize(table, seat, tile) + 6 * fits + EFFECT[kind] // 2


def demand(table: Tabletop, seat: i64) -> vec[i64]:
    """By colour: how much a marble will be wanted in the next turns."""
    wanted = vec[i64]([0, 0, 0, 0])
    for stack in range(i64(STACKS)):
        tile = table.top(stack)
        if tile != NO_TILE:
            for colour in range(i64(4)):
                wanted[colour] += count(RECIPE[tile >> 1], colour)
    for colour in range(i64(4)):
        wanted[colour] += 8 * count(table.holes(seat), colour)
    return wanted


def standing(table: Tabletop, seat: i64) -> i64:
    """How a seat stands against the best of the others."""
    best: i64 = -(1 << 40)
    for other in range(table.seats):
        if other != seat:
            stands = desk(table, other)
            if stands > best:
                best = stands
    return desk(table, seat) - best


def desk(table: Tabletop, seat: i64) -> i64:
    """What a desk is worth: points, tokens to come, marbles and potions to drink."""
    total = POINT * table.score(seat)
    for burner in range(i64(2)):
        tile = i64(table.burners[2 * seat + burner])
        if tile != NO_TILE:
            left = size(table.needs[2 * seat + burner])
            total += HOLE * (4 + ((tile >> 1) & 3) - left) + prize(table, seat, tile) // 4
    total += KEPT * size(table.flasks[seat])
    found = vec[u8]([0] * KINDS)
    kinds: i64 = 0
    for i in range(POTIONS * seat, POTIONS * seat + i64(table.done[seat])):
        potion = i64(table.potions[i])
        kind = (potion & TILE_BITS) >> 3
        if potion < DRUNK:
            total += EFFECT[kind]
        found[kind] += 1
        if found[kind] == 1:
            kinds += 1
        elif found[kind] == 2:
            total += NEARER
    if (table.fives >> seat) & 1 == 0:
        total += kinds * NEARER // 2
    return total
