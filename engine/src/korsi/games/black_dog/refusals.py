"""Why a pawn may not go somewhere: the rule, and what is in the way (BD-6 … BD-31)."""

from typing import Any

from korsi.contract import Refused
from korsi.games.black_dog.components import (
    BARKS,
    DISC,
    IDS,
    LANE,
    PLACES,
    RING,
    SPLIT_STEPS,
    STEP_COUNT,
    STEPS,
    TRACK,
    WAYS,
)
from korsi.games.black_dog.legal import drawn_by_magnet
from korsi.games.black_dog.rules import Table
from korsi.games.black_dog.state import BLACK_DOG, Ground


def refused(rule: str, why: str, **data: Any) -> Refused:
    """A refusal of this game; its sentences begin with the game's name."""
    return Refused(rule, f"black-dog-{why}", dict(data))


def closed(place: int, owner: int) -> Refused:
    """BD-12: a pawn on its own origin is in the way."""
    return refused("BD-12", "origin-closed", at=place, owner=owner)


def check_place(table: Table, place: int) -> int:
    """BD-6: a free space of the turntable."""
    if place not in DISC:
        raise refused("BD-6", "not-a-turntable-space", at=place)
    if table.board[place] != 0:
        raise refused("BD-6", "space-taken", at=place, owner=int(table.board[place]) - 1)
    return place


# Pawns


def stands(table: Ground, owner: int, place: int) -> bool:
    """Whether a pawn of this seat is there, on the track or in its lane."""
    if place < 0:
        return False
    if place < LANE:
        return int(table.board[place]) == 1 + owner
    return int(table.lanes[owner]) >> (place - LANE) & 1 == 1


def check_mine(table: Table, seat: int, rule: str, owner: int, place: int) -> int:
    """BD-19, BD-26: whose pawns are own pawns now."""
    mover = int(table.mover(seat))
    if owner == mover:
        return owner
    if owner == seat:
        raise refused("BD-26", "partners-now", owner=mover)
    raise refused(rule, "not-your-pawn" if place >= 0 else "not-your-pen", at=place, owner=owner)


def check_own(table: Table, seat: int, rule: str, owner: int, place: int) -> tuple[int, int]:
    """An own pawn that is there."""
    check_not_dog(table, rule, place)
    check_mine(table, seat, rule, owner, place)
    if place < 0:
        check_pen(table, owner)
        raise refused("BD-13", "in-the-pen", at=place, owner=owner)
    if not stands(table, owner, place):
        raise refused(rule, "no-own-pawn-there", at=place, owner=owner)
    return owner, place


def check_not_dog(table: Ground, rule: str, place: int) -> None:
    """BD-25: a card never moves the dog in place of a pawn."""
    if 0 <= place < LANE and table.board[place] == BLACK_DOG:
        raise refused(rule, "dog-moved", at=place)


def check_pen(table: Table, owner: int) -> None:
    """BD-13: a pawn in the pen."""
    if not table.pen(owner):
        raise refused("BD-13", "pen-empty", at=-1, owner=owner)


def check_start(table: Table, seat: int, owner: int) -> int:
    """BD-13: a pawn in the pen, and an origin that is not closed."""
    check_mine(table, seat, "BD-13", owner, -1)
    check_pen(table, owner)
    origin = int(table.terms.origins[owner])
    if table.closed(origin):
        raise closed(origin, owner)
    return owner


# Walking


def check_steps(kind: int, steps: int) -> str:
    """BD-19, BD-24: a number that is on the card; the rule of such cards."""
    rule = "BD-24" if BARKS[kind] != 0 else "BD-19"
    ways = [int(STEPS[WAYS * kind + i]) for i in range(int(STEP_COUNT[kind]))]
    if not ways:
        raise refused(rule, "wrong-use", card=IDS[kind], how="step")
    if steps not in ways:
        raise refused(rule, "wrong-steps", card=IDS[kind], steps=steps)
    return rule


def check_walk(table: Ground, owner: int, place: int, steps: int, to: int) -> int:
    """BD-11 … BD-14: whether a pawn gets there with so many steps; 1 if into its lane."""
    if place >= LANE:
        if place + steps >= PLACES:
            raise refused("BD-14", "lane-too-short", at=place, owner=owner, steps=steps)
        _check_end(to, place + steps)
        _check_lane(table, owner, place + 1, to)
        return 0
    if to >= LANE:
        _check_entry(table, owner, place, steps, to)
        return 1
    _check_end(to, (place + steps) & RING)
    for step in range(1, steps + 1):
        space = (place + step) & RING
        if table.closed(space):
            raise closed(space, int(table.board[space]) - 1)
    return 0


def _check_end(to: int, expected: int) -> None:
    if to != expected:
        raise refused("BD-11", "wrong-place", expected=expected)


def _check_lane(table: Ground, owner: int, first: int, last: int) -> None:
    """BD-14: no jumping in the lane."""
    for place in range(first, last + 1):
        if stands(table, owner, place):
            raise refused("BD-14", "lane-blocked", at=place, owner=owner)


def _check_entry(table: Ground, owner: int, place: int, steps: int, to: int) -> None:
    """BD-14: across the own origin into the lane."""
    origin = int(table.terms.origins[owner])
    deep = steps - (origin - place & RING)
    if deep == steps:
        raise refused("BD-14", "lane-from-origin", at=origin, owner=owner)
    if deep <= 0:
        _check_end(to, (place + steps) & RING)
    if table.closed(origin):
        raise closed(origin, owner)
    if deep > 4:
        raise refused("BD-14", "lane-too-short", at=place, owner=owner, steps=steps)
    _check_end(to, LANE - 1 + deep)
    _check_lane(table, owner, LANE, to)


# Swap, magnet, team-4


def check_swap(table: Table, seat: int, own: list[int], other: list[int]) -> tuple[int, int]:
    """BD-20: both pawns, as seat · TRACK + place."""
    check_not_dog(table, "BD-20", own[1])
    check_mine(table, seat, "BD-20", own[0], own[1])
    for owner, place in (own, other):
        if not 0 <= place < LANE:
            raise refused("BD-20", "swap-off-track", at=place, owner=owner)
    check_own(table, seat, "BD-20", own[0], own[1])
    if other[0] in (seat, own[0]):
        raise refused("BD-20", "swap-same-player", at=other[1], owner=other[0])
    stood = int(table.board[other[1]])
    if stood == BLACK_DOG:
        raise refused("BD-20", "swap-dog", at=other[1])
    if stood != 1 + other[0]:
        raise refused("BD-20", "swap-nobody", at=other[1], owner=other[0])
    for owner, place in (own, other):
        if table.closed(place):
            raise refused("BD-20", "swap-own-origin", at=place, owner=owner)
    return own[0] * TRACK + own[1], other[0] * TRACK + other[1]


def check_magnet(table: Table, seat: int, owner: int, place: int, to: int) -> int:
    """BD-21: the pawn, as seat · TRACK + place."""
    check_own(table, seat, "BD-21", owner, place)
    if place >= LANE or to >= LANE:
        raise refused("BD-21", "magnet-lane", at=max(place, to), owner=owner)
    steps = int(drawn_by_magnet(table, place))
    if steps == 0:
        ahead = (place + 1) & RING
        stood = int(table.board[ahead])
        if stood == BLACK_DOG:
            raise refused("BD-21", "magnet-next-to", at=ahead)
        raise refused("BD-21", "magnet-next-to", at=ahead, owner=stood - 1)
    if to != (place + steps) & RING:
        raise refused("BD-21", "magnet-place", expected=(place + steps) & RING)
    return owner * TRACK + place


def check_parts(
    table: Table, seat: int, parts: list[dict[str, Any]]
) -> tuple[Table, list[tuple[int, int, int, int]]]:
    """BD-23: the portions, one after the other; the table after them, and each portion as
    (owner, from, steps, into the lane)."""
    total = sum([part["steps"] for part in parts])
    if total != SPLIT_STEPS:
        raise refused("BD-23", "split-sum", steps=total)
    after = table.copy()
    after.paws = 0
    walked: list[tuple[int, int, int, int]] = []
    moved: set[tuple[int, int]] = set()  # where the pawns that have had their portion are now
    for part in parts:
        owner, place, steps, to = part["seat"], part["from"], part["steps"], part["to"]
        check_not_dog(table, "BD-23" if table.terms.teams else "BD-31", place)
        if place < 0:
            raise refused("BD-23", "split-pen", at=place, owner=owner)
        if not after.helped(seat) and after.side(owner) != after.side(seat):
            raise refused("BD-23", "split-opponents", at=place, owner=owner)
        if not stands(after, owner, place):
            if (owner, place) in [(one[0], one[1]) for one in walked]:
                raise refused("BD-23", "split-twice", at=place, owner=owner)
            if stands(table, owner, place):
                raise refused("BD-23", "split-gone", at=place, owner=owner)
            raise refused("BD-23", "no-own-pawn-there", at=place, owner=owner)
        if (owner, place) in moved:
            raise refused("BD-23", "split-twice", at=place, owner=owner)
        into = check_walk(after, owner, place, steps, to)
        moved = {spot for spot in moved if spot[1] != to or to >= LANE}
        if to >= LANE or after.board[to] != BLACK_DOG:
            moved.add((owner, to))
        after.walk(seat, owner, place, steps, to)
        walked.append((owner, place, steps, into))
    return after, walked
