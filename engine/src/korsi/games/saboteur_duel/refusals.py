"""Why a card may not go somewhere: the rule, and what is in the way (SD-9 … SD-24)."""

from typing import Any

from korsi.contract import Refused
from korsi.games.saboteur_duel.components import (
    ARM,
    CARD_OF,
    COLOURS,
    FACE_OF,
    GATE,
    GOAL,
    HIDDEN,
    IDS,
    JOINED,
    LADDER,
    NOTHING,
    NUGGETS,
    OPEN,
    SHOWY,
    SIDES,
    SPECIAL,
    START,
    TOOLS,
    TROLL,
)
from korsi.games.saboteur_duel.maze import OPENED, STEP, at, place_of
from korsi.games.saboteur_duel.rules import Table


def refused(rule: str, why: str, **data: Any) -> Refused:
    """A refusal of this game; its sentences begin with the game's name."""
    return Refused(rule, f"saboteur-duel-{why}", dict(data))


def face_at(table: Table, spot: list[int]) -> tuple[int, int]:
    """The place with this name, and the face that lies there; place -1 is out of all reach."""
    place = -1 if max([abs(number) for number in spot]) > 1000 else int(place_of(spot[0], spot[1]))
    return place, NOTHING if place < 0 else int(table.faces[place])


# (a) Path cards


def check_lay(table: Table, seat: int, kind: int, spot: list[int], turned: bool) -> int:
    """The place, if the card may be laid there; the rules are cited in the order of the spec."""
    if table.before[seat]:
        broken = [TOOLS[tool] for tool in range(3) if table.before[seat] >> tool & 1]
        raise refused("SD-12", "sabotaged", tools=broken)
    place, lies = face_at(table, spot)
    if lies != NOTHING:
        raise refused("SD-9", "occupied", at=spot)
    around = [int(table.faces[place + STEP[side]]) for side in range(4)] if place >= 0 else [0]
    if not any(around):
        raise refused("SD-9", "beside-nothing", at=spot)
    face = int(FACE_OF[2 * kind + int(turned)])
    if face == NOTHING:
        raise refused("SD-9", "lies-upright", card=IDS[kind])
    _check_match(face, spot, around)
    if LADDER[face]:
        _check_ladder(place, around)
    own = LADDER[face] == 1 + table.colour(seat)
    if not own and not _touches(table, seat, place):
        raise no_route(table, seat, kind, place)
    return place


def _check_match(face: int, spot: list[int], around: list[int]) -> None:
    """SD-10: open to open, wall to wall."""
    for side in range(4):
        other = around[side]
        if other in (NOTHING, HIDDEN):
            continue
        here = OPEN[face] >> side & 1
        if here != OPEN[other] >> (side ^ 2) & 1:
            column, row = spot
            beyond = [column + (0, 1, 0, -1)[side], row + (-1, 0, 1, 0)[side]]
            data = {"at": beyond, "side": SIDES[side], "card": IDS[int(CARD_OF[other])]}
            if here:
                raise refused("SD-10", "open-to-wall", **data)
            raise refused("SD-10", "wall-to-open", **data)


def _check_ladder(place: int, around: list[int]) -> None:
    """SD-14: never beside a goal or gold."""
    for side in range(4):
        if SHOWY[around[side]]:
            beyond = at(place + STEP[side])
            if around[side] == HIDDEN or CARD_OF[around[side]] >= GOAL:
                raise refused("SD-14", "ladder-beside-goal", at=beyond, side=SIDES[side])
            raise refused("SD-14", "ladder-beside-gold", at=beyond, side=SIDES[side])


def _touches(table: Table, seat: int, place: int) -> bool:
    """SD-11: a card that matches is joined to every reached side that it touches."""
    for side in range(4):
        if table.reach[place + STEP[side]] >> (4 * seat) >> (side ^ 2) & 1:
            return True
    return False


def no_route(table: Table, seat: int, kind: int, place: int) -> Refused:
    """SD-11, SD-13: where the route to a place is interrupted, and by what.

    Goes back from the place along the tunnels, through whatever interrupts them, until it meets
    a card that the dwarf has reached from another side.
    """
    cites = "SD-13" if kind in SPECIAL else "SD-11"
    seen = {place}
    way: list[tuple[int, int]] = []  # a card, and the side at which it is come to
    for side in range(4):
        beyond = place + int(STEP[side])
        if OPEN[int(table.faces[beyond])] >> (side ^ 2) & 1:
            way.append((beyond, side ^ 2))
    if not way:
        return refused_for(cites, "no-route", at(place))
    for here, came in way:
        if here in seen:
            continue
        seen.add(here)
        if table.reach[here] >> (4 * seat) & 15:
            return _interrupted(table, seat, cites, here, came)
        for side in range(4):
            beyond = here + int(STEP[side])
            if (
                OPEN[int(table.faces[here])] >> side & OPEN[int(table.faces[beyond])] >> (side ^ 2)
            ) & 1:
                way.append((beyond, side ^ 2))
    return refused_for(cites, "gap-in-the-way", at(_gap(table, seat, seen - {place}, way[0][0])))


def _interrupted(table: Table, seat: int, cites: str, place: int, side: int) -> Refused:
    """What on this card keeps a dwarf, who is on it, from that side of it."""
    face = int(table.faces[place])
    own = table.reach[place] >> (4 * seat) & 15
    whole = int(JOINED[16 * face + 4 + side])  # with every gate open
    spot = at(place)
    if whole & own and not table.tokens[place] & OPENED:
        arm = SIDES[int(ARM[face]).bit_length() - 1]
        if GATE[face] == TROLL:
            return refused_for(cites, "troll-in-the-way", spot, side=arm)
        colour = COLOURS[int(GATE[face]) - 1]
        return refused_for(cites, "door-in-the-way", spot, side=arm, colour=colour)
    if whole == 1 << side:
        return refused_for(cites, "dead-end-in-the-way", spot, side=SIDES[side])
    for other in range(4):
        if own == 1 << other and JOINED[16 * face + 4 + other] == own:
            return refused_for(cites, "dead-end-in-the-way", spot, side=SIDES[other])
    return refused_for(cites, "other-tunnel-in-the-way", spot)


def refused_for(rule: str, why: str, spot: list[int], **data: Any) -> Refused:
    """A route that is interrupted, at this place."""
    return Refused(rule, f"saboteur-duel-{why}", {"at": spot, **data})


def _gap(table: Table, seat: int, cut: set[int], fallback: int) -> int:
    """The empty place beside cut-off cards that is nearest to the dwarf's route."""
    reached = [
        at(table.placed[i])
        for i in range(int(table.count))
        if table.reach[table.placed[i]] >> (4 * seat) & 15
    ]
    gaps = []
    for place in cut:
        for side in range(4):
            beyond = place + int(STEP[side])
            if OPEN[int(table.faces[place])] >> side & 1 and table.faces[beyond] == NOTHING:
                column, row = at(beyond)
                steps = min([abs(column - own[0]) + abs(row - own[1]) for own in reached])
                gaps.append((steps, beyond))
    return min(gaps)[1] if gaps else fallback


def check_bribe(table: Table, seat: int, spot: list[int]) -> int:
    """SD-16: a troll that the route reaches."""
    place, face = face_at(table, spot)
    if GATE[face] != TROLL:
        raise refused("SD-16", "no-troll", at=spot)
    if table.tokens[place] & OPENED:
        raise refused("SD-16", "troll-bribed", at=spot)
    if not table.can_bribe(seat, place):
        raise refused("SD-16", "troll-not-reached", at=spot)
    return place


# (b) Action cards


def check_key(table: Table, seat: int, spot: list[int]) -> int:
    """SD-22: a closed door of the other colour, on a face-up card."""
    place, face = face_at(table, spot)
    if face == HIDDEN:
        raise refused("SD-22", "goal-is-down", at=spot)
    if GATE[face] in (0, TROLL):
        raise refused("SD-22", "no-door", at=spot)
    if GATE[face] == 1 + table.colour(seat):
        raise refused("SD-22", "own-door", at=spot)
    if table.tokens[place] & OPENED:
        raise refused("SD-22", "door-open", at=spot)
    if table.keys == 0:
        raise refused("SD-22", "no-key-left", at=spot)
    return place


def check_rockfall(table: Table, spot: list[int]) -> int:
    """SD-23: a path card; never a start, a goal, a card with gold or a troll."""
    place, face = face_at(table, spot)
    card = int(CARD_OF[face])
    if face == NOTHING:
        raise refused("SD-23", "nothing-to-fall", at=spot)
    if face == HIDDEN or card >= GOAL:
        raise refused("SD-23", "goal-stays", at=spot)
    if card >= START:
        raise refused("SD-23", "start-stays", at=spot)
    if NUGGETS[face]:
        raise refused("SD-23", "gold-stays", at=spot)
    if GATE[face] == TROLL:
        raise refused("SD-23", "troll-stays", at=spot)
    return place


def check_map(table: Table, spot: list[int]) -> int:
    """SD-24: a goal that lies face down; its number."""
    place, face = face_at(table, spot)
    goals = [int(goal) for goal in table.terms.goals]
    if place not in goals:
        raise refused("SD-24", "no-goal", at=spot)
    if face != HIDDEN:
        raise refused("SD-24", "goal-is-up", at=spot)
    return goals.index(place)
