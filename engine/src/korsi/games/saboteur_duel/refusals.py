"""Why a move is not allowed: the rule, and what is in the way (SD-8 … SD-24).

Whether it is allowed is asked of the same questions that list the legal moves (`state.py`,
`maze.py`); what is said here comes after their answer.
"""

from typing import Any

from korsi.contract import Refused
from korsi.games.saboteur_duel.components import (
    ACTIONS,
    ARM,
    BROKEN_BY,
    CARD_OF,
    COLOURS,
    FACE_OF,
    GATE,
    GOAL,
    HAND,
    HIDDEN,
    IDS,
    JOINED,
    LADDER,
    MENDS,
    NO_TOOL,
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
from korsi.games.saboteur_duel.maze import (
    NO_LADDER,
    OPENED,
    STEP,
    at,
    demand,
    fits,
    place_of,
    touched,
)
from korsi.games.saboteur_duel.rules import Table
from korsi.games.saboteur_duel.state import ACT, ORIENTING, OVER


def refused(rule: str, why: str, **data: Any) -> Refused:
    """A refusal of this game; its sentences begin with the game's name."""
    return Refused(rule, f"saboteur-duel-{why}", dict(data))


def refused_at(rule: str, why: str, spot: list[int], **data: Any) -> Refused:
    """A refusal that names a place."""
    return refused(rule, why, at=spot, **data)


def face_at(table: Table, spot: list[int]) -> tuple[int, int]:
    """The place with this name, and the face that lies there; place -1 is out of all reach."""
    place = -1 if max([abs(number) for number in spot]) > 1000 else int(place_of(spot[0], spot[1]))
    return place, NOTHING if place < 0 else int(table.faces[place])


# The moment and the hand (SD-8)


def check_turn(table: Table, seat: int, do: str) -> None:
    """SD-8, SD-18: whose turn it is, and what is due."""
    if table.phase == OVER:
        raise refused("SD-30", "over")
    if seat != table.turn:
        raise refused("SD-8", "not-your-turn", seat=int(table.turn))
    if table.phase == ORIENTING:
        if do != "orient":
            raise refused_at("SD-18", "orient-first", at(table.terms.goals[table.waiting]))
    elif do == "orient":
        raise refused("SD-18", "no-goal-waits")
    elif table.phase == ACT:
        if do == "end":
            raise refused("SD-8", "act-first")
    elif do not in ("bribe", "end"):
        raise refused("SD-8", "already-acted")


def check_held(table: Table, seat: int, kinds: list[int]) -> None:
    """SD-8: what is played or discarded is in the hand."""
    held = [int(table.hands[HAND * seat + i]) for i in range(int(table.held[seat]))]
    for kind in kinds:
        if kind not in held:
            raise refused("SD-8", "not-in-hand", card=IDS[kind])
    if len(kinds) == 2 and kinds[0] == kinds[1] and held.count(kinds[0]) < 2:
        raise refused("SD-8", "held-once", card=IDS[kinds[0]])


def check_broken(table: Table, seat: int, rule: str, tool: int) -> None:
    """SD-8, SD-21: a tool before which sabotage lies."""
    if not table.before[seat] >> tool & 1:
        raise refused(rule, "not-broken", tool=TOOLS[tool])


# (a) Path cards (SD-9 … SD-14)


def check_lay(table: Table, seat: int, kind: int, spot: list[int], turned: bool) -> int:
    """The place, if the card may be laid there; the rules are cited in the order of the spec."""
    if kind < ACTIONS:
        raise refused("SD-9", "not-a-path-card", card=IDS[kind])
    if table.before[seat]:
        broken = [TOOLS[tool] for tool in range(3) if table.before[seat] >> tool & 1]
        raise refused("SD-12", "sabotaged", tools=broken)
    place, lies = face_at(table, spot)
    if lies != NOTHING:
        raise refused_at("SD-9", "occupied", spot)
    if place < 0 or not any(table.faces[place + STEP[side]] for side in range(4)):
        raise refused_at("SD-9", "beside-nothing", spot)
    face = int(FACE_OF[2 * kind + int(turned)])
    if face == NOTHING:
        raise refused("SD-9", "lies-upright", card=IDS[kind])
    asked = demand(table.faces, place)
    if not fits(face, asked):
        raise _mismatch(table, face, place)
    if LADDER[face] and asked & NO_LADDER:
        raise _ladder_beside(table, place)
    own_ladder = LADDER[face] == 1 + table.colour(seat)
    if not own_ladder and not touched(table.reach, place) >> (4 * seat) & 15:
        raise _no_route(table, seat, kind, place)
    return place


def _mismatch(table: Table, face: int, place: int) -> Refused:
    """SD-10: the first side that does not match, open to open and wall to wall."""
    asked = demand(table.faces, place)
    wrong = (int(OPEN[face]) ^ int(asked) >> 4) & int(asked) & 15
    side = next(side for side in range(4) if wrong >> side & 1)
    beyond = place + STEP[side]
    why = "open-to-wall" if OPEN[face] >> side & 1 else "wall-to-open"
    card = IDS[int(CARD_OF[int(table.faces[beyond])])]
    return refused_at("SD-10", why, at(beyond), side=SIDES[side], card=card)


def _ladder_beside(table: Table, place: int) -> Refused:
    """SD-14: the goal or gold that a ladder would lie beside."""
    side = next(side for side in range(4) if SHOWY[int(table.faces[place + STEP[side]])])
    beyond = place + STEP[side]
    face = int(table.faces[beyond])
    goal = face == HIDDEN or CARD_OF[face] >= GOAL
    why = "ladder-beside-goal" if goal else "ladder-beside-gold"
    return refused_at("SD-14", why, at(beyond), side=SIDES[side])


def _no_route(table: Table, seat: int, kind: int, place: int) -> Refused:
    """SD-11, SD-13: where the route to a place is interrupted, and by what.

    Goes back from the place along the tunnels, through whatever interrupts them, until it meets
    a card that the dwarf has reached from another side.
    """
    rule = "SD-13" if kind in SPECIAL else "SD-11"
    seen = {place}
    way: list[tuple[int, int]] = []  # a card, and the side at which it is come to
    for side in range(4):
        beyond = place + int(STEP[side])
        if OPEN[int(table.faces[beyond])] >> (side ^ 2) & 1:
            way.append((beyond, side ^ 2))
    if not way:
        return refused_at(rule, "no-route", at(place))
    for here, came in way:
        if here in seen:
            continue
        seen.add(here)
        if table.reach[here] >> (4 * seat) & 15:
            return _interrupted(table, seat, rule, here, came)
        for side in range(4):
            beyond = here + int(STEP[side])
            if (
                OPEN[int(table.faces[here])] >> side & OPEN[int(table.faces[beyond])] >> (side ^ 2)
            ) & 1:
                way.append((beyond, side ^ 2))
    return refused_at(rule, "gap-in-the-way", at(_gap(table, seat, seen - {place}, way[0][0])))


def _interrupted(table: Table, seat: int, rule: str, place: int, side: int) -> Refused:
    """What on this card keeps a dwarf, who is on it, from that side of it."""
    face = int(table.faces[place])
    own = table.reach[place] >> (4 * seat) & 15
    whole = int(JOINED[16 * face + 4 + side])  # with every gate open
    spot = at(place)
    if whole & own and not table.tokens[place] & OPENED:
        arm = SIDES[int(ARM[face]).bit_length() - 1]
        if GATE[face] == TROLL:
            return refused_at(rule, "troll-in-the-way", spot, side=arm)
        colour = COLOURS[int(GATE[face]) - 1]
        return refused_at(rule, "door-in-the-way", spot, side=arm, colour=colour)
    if whole == 1 << side:
        return refused_at(rule, "dead-end-in-the-way", spot, side=SIDES[side])
    for other in range(4):
        if own == 1 << other and JOINED[16 * face + 4 + other] == own:
            return refused_at(rule, "dead-end-in-the-way", spot, side=SIDES[other])
    return refused_at(rule, "other-tunnel-in-the-way", spot)


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


# Trolls and goals (SD-16, SD-18)


def check_bribe(table: Table, seat: int, spot: list[int]) -> int:
    """SD-16: a troll that the route reaches; its place."""
    place, face = face_at(table, spot)
    if place >= 0 and table.can_bribe(seat, place):
        return place
    if GATE[face] != TROLL:
        raise refused_at("SD-16", "no-troll", spot)
    if table.tokens[place] & OPENED:
        raise refused_at("SD-16", "troll-bribed", spot)
    raise refused_at("SD-16", "troll-not-reached", spot)


def check_orient(table: Table, spot: list[int]) -> int:
    """SD-18: the goal that waits for its way up; its number."""
    waiting = at(table.terms.goals[table.waiting])
    if spot != waiting:
        raise refused_at("SD-18", "other-goal-waits", waiting)
    return int(table.waiting)


# (b) Action cards (SD-20 … SD-24)


def check_sabotage(table: Table, seat: int, kind: int) -> int:
    """SD-20: a tool of the opponent's that is whole."""
    tool = int(BROKEN_BY[kind])
    if tool == NO_TOOL:
        raise refused("SD-20", "not-a-sabotage-card", card=IDS[kind])
    if table.before[1 - seat] >> tool & 1:
        raise refused("SD-20", "already-broken", seat=1 - seat, tool=TOOLS[tool])
    return tool


def check_repair(table: Table, seat: int, kind: int, tool: int) -> None:
    """SD-21: a broken tool that the card mends."""
    if MENDS[kind] == 0:
        raise refused("SD-21", "not-a-repair-card", card=IDS[kind])
    if not MENDS[kind] >> tool & 1:
        raise refused("SD-21", "repairs-another", card=IDS[kind], tool=TOOLS[tool])
    check_broken(table, seat, "SD-21", tool)


def check_key(table: Table, seat: int, spot: list[int]) -> int:
    """SD-22: a closed door of the other colour, on a face-up card; its place."""
    place, face = face_at(table, spot)
    if place >= 0 and table.can_unlock(seat, place):
        return place
    if face == HIDDEN:
        raise refused_at("SD-22", "goal-is-down", spot)
    if GATE[face] in (0, TROLL):
        raise refused_at("SD-22", "no-door", spot)
    if GATE[face] == 1 + table.colour(seat):
        raise refused_at("SD-22", "own-door", spot)
    if table.tokens[place] & OPENED:
        raise refused_at("SD-22", "door-open", spot)
    raise refused_at("SD-22", "no-key-left", spot)


def check_rockfall(table: Table, spot: list[int]) -> int:
    """SD-23: a path card; never a start, a goal, a card with gold or a troll; its place."""
    place, face = face_at(table, spot)
    if place >= 0 and table.may_fall(place):
        return place
    if face == NOTHING:
        raise refused_at("SD-23", "nothing-to-fall", spot)
    if face == HIDDEN or CARD_OF[face] >= GOAL:
        raise refused_at("SD-23", "goal-stays", spot)
    if CARD_OF[face] >= START:
        raise refused_at("SD-23", "start-stays", spot)
    if NUGGETS[face]:
        raise refused_at("SD-23", "gold-stays", spot)
    raise refused_at("SD-23", "troll-stays", spot)


def check_map(table: Table, spot: list[int]) -> int:
    """SD-24: a goal that lies face down; its number."""
    place, face = face_at(table, spot)
    goals = [int(goal) for goal in table.terms.goals]
    if place not in goals:
        raise refused_at("SD-24", "no-goal", spot)
    if face != HIDDEN:
        raise refused_at("SD-24", "goal-is-up", spot)
    return goals.index(place)
