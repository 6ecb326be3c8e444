"""Why a move is not possible: the rule, and what is in the way (PE-5 … PE-30)."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from korsi.contract import Refused
from korsi.games.potion_explosion.codes import CHOICES, EFFECTS
from korsi.games.potion_explosion.components import (
    BALM,
    COLOURS,
    FLASK,
    KIND_IDS,
    KINDS,
    LOVE,
    MAGNETIC,
    NO_TILE,
    POTIONS,
    PRISMATIC,
    REACH,
    SANDS,
    TILE,
    TILE_IDS,
    TRACK,
    common,
    count,
    size,
)
from korsi.games.potion_explosion.legal import (
    MOST_FILTERED,
    bottles,
    list_effects,
    lower_copy,
    reach,
)
from korsi.games.potion_explosion.rules import Table
from korsi.games.potion_explosion.state import (
    DRAFT,
    DRUNK,
    FIRSTS,
    OVER,
    PHASES,
    PRISM,
    REFILL,
    TIEBREAK,
)

MOMENTS = {
    DRAFT: ("PE-5", ["starter"]),
    PRISM: ("PE-21", ["prism", "prism_done"]),
    REFILL: ("PE-16", ["tile"]),
    TIEBREAK: ("PE-30", ["pick"]),
}
"""What is to be decided, and by which rule; otherwise it is a turn."""

CAUSES = {LOVE: "victim", MAGNETIC: "pair", BALM: "run"}
"""What the effect of a kind lacks when it can do nothing; otherwise there is no marble to take."""

ELSEWHERE = {"starter": "PE-5", "prism": "PE-21", "prism_done": "PE-21", "tile": "PE-16"}
"""Moves that are not of a turn."""


def refused(rule: str, why: str, **data: Any) -> Refused:
    """A refusal of this game; its sentences begin with the game's name."""
    return Refused(rule, f"potion-explosion-{why}", dict(data))


def check_moment(table: Table, seat: int, do: str) -> None:
    """Whose turn it is, and what is to be decided."""
    phase = int(table.phase)
    if phase == OVER:
        raise refused("PE-28", "over")
    if seat != table.turn:
        raise refused("PE-9", "not-your-turn", seat=int(table.turn))
    if phase in MOMENTS:
        rule, wanted = MOMENTS[phase]
        if do not in wanted:
            raise refused(rule, "not-now", phase=PHASES[phase])
        if do == "prism_done" and table.prisms == 0:
            raise refused("PE-21", "prism-early")
    elif do in ELSEWHERE:
        raise refused(ELSEWHERE[do], "not-in-a-turn", do=do)
    elif do == "pick" and table.picked:
        raise refused("PE-9", "picked-already")


# Set-up, draft and refilling


def check_first(first: str, seats: int) -> None:
    """PE-5: a first player who is at the table."""
    number = FIRSTS.index(first)
    if number > seats:
        raise refused("PE-5", "first-missing", number=number, count=seats)


def check_name(do: str, name: str) -> None:
    """PE-2: a tile of the box."""
    if name not in TILE:
        if do == "starter":
            raise refused("PE-5", "no-such-tile")
        raise refused("PE-12", "no-such-tile")


def check_starter(table: Table, name: str) -> int:
    """PE-5: a starter on offer; of two copies, the lower letter."""
    tile = TILE[name]
    copies = int(table.offer) >> (tile >> 3) * 2 & 3
    if tile % 8 > 1 or not copies >> (tile & 1) & 1:
        raise refused("PE-5", "not-on-offer", tile=name)
    return (tile >> 3) * 2 + int(lower_copy(copies))


def check_stack(table: Table, stack: int) -> int:
    """PE-16: a stack that has a tile."""
    if table.sizes[stack] == 0:
        raise refused("PE-16", "stack-empty", stack=stack)
    return stack


# Marbles


def check_spot(table: Table, track: int, place: int) -> int:
    """PE-7: a marble that can be taken."""
    if place >= reach(table, track):
        why = "out-of-reach" if place >= REACH else "empty-place"
        raise refused("PE-7", why, track=track, place=place)
    return REACH * track + place


def colour_at(table: Table, track: int, place: int) -> str:
    """The colour of a marble."""
    return COLOURS[int(table.tracks[TRACK * track + place])]


def check_help(table: Table) -> None:
    """PE-11: once a turn, while there are tokens."""
    if table.helped:
        raise refused("PE-11", "helped-already")
    if table.helps_left() == 0:
        raise refused("PE-11", "no-help-left")


def check_put(table: Table, seat: int, source: int, colour: int, burner: int) -> None:
    """PE-13: a marble that is there, on a hole of its colour."""
    if source == 0:
        check_held(table.hands[seat], "PE-13", "not-in-hand", colour)
    else:
        check_held(table.flasks[seat], "PE-14", "not-in-flask", colour)
    check_burner(table, seat, burner)
    if count(table.needs[2 * seat + burner], colour) == 0:
        raise refused("PE-13", "no-hole", colour=COLOURS[colour], burner=burner)


def check_held(lot: int, rule: str, why: str, colour: int) -> None:
    """A marble that is in the hand, or in the flask."""
    if count(lot, colour) == 0:
        raise refused(rule, why, colour=COLOURS[colour])


def check_burner(table: Table, seat: int, burner: int) -> None:
    """PE-13: a burner with a tile."""
    if table.burners[2 * seat + burner] == NO_TILE:
        raise refused("PE-13", "no-burner", burner=burner)


def check_way(table: Table, seat: int, do: str, colour: int) -> None:
    """PE-13, PE-14: between hand and flask; what must be placed can't be kept, room or no room."""
    if do == "to_hand":
        check_held(table.flasks[seat], "PE-14", "not-in-flask", colour)
        return
    check_held(table.hands[seat], "PE-14", "not-in-hand", colour)
    if count(table.keepable(seat), colour) == 0:
        burner = 0 if count(table.needs[2 * seat], colour) else 1
        raise refused("PE-13", "must-place", colour=COLOURS[colour], burner=burner)
    if table.room(seat) == 0:
        raise refused("PE-14", "flask-full", count=FLASK)


def check_prism(table: Table, seat: int, colour: int, burner: int, hole: int) -> None:
    """PE-21: a marble of the flask, and a hole."""
    check_held(table.flasks[seat], "PE-21", "not-in-flask", colour)
    check_burner(table, seat, burner)
    if count(table.needs[2 * seat + burner], hole) == 0:
        raise refused("PE-21", "prism-hole", burner=burner, hole=COLOURS[hole])


def check_end(table: Table, seat: int) -> None:
    """PE-9, PE-14: what must be done first."""
    if table.may_end(seat):
        return
    if table.picked == 0 and table.marbles() > 0:
        raise refused("PE-9", "must-pick")
    hand = table.hands[seat]
    for burner in range(2):
        colour = common(hand, table.needs[2 * seat + burner])
        if colour >= 0:
            raise refused("PE-14", "still-fits", colour=COLOURS[colour], burner=burner)
    raise refused("PE-14", "flask-has-room", count=int(size(hand)))


# Potions


def check_bottle(table: Table, seat: int, name: str) -> int:
    """PE-12: a completed potion that is not drunk; of two copies, the lower letter."""
    own = [int(table.potions[POTIONS * seat + i]) for i in range(int(table.done[seat]))]
    tile = TILE[name]
    if tile | DRUNK in own:
        raise refused("PE-12", "drunk-already", tile=name)
    if tile not in own:
        raise refused("PE-12", "not-completed", tile=name)
    return tile & ~1 if tile & ~1 in own else tile


def check_effect(table: Table, seat: int, tile: int, kind: int) -> None:
    """PE-23, PE-26: an effect that this potion has, and that can do something."""
    if tile >> 3 == SANDS:
        check_sands(table, seat, kind)
    elif kind != tile >> 3:
        raise refused("PE-12", "wrong-effect", tile=TILE_IDS[tile], kind=KIND_IDS[tile >> 3])
    elif not can(table, seat, kind):
        raise refused("PE-26", "no-effect", kind=KIND_IDS[kind], cause=cause(table, seat, kind))


def check_sands(table: Table, seat: int, kind: int) -> None:
    """PE-23: the effect of a potion that was drunk, if it can do something."""
    drunk = [kind for kind in range(KINDS) if int(bottles(table, seat)[2]) >> kind & 1]
    if kind == SANDS:
        able = any(can(table, seat, other) for other in drunk)
        why = "sands-itself" if able else "sands-nothing" if drunk else "sands-none-drunk"
        raise refused("PE-23", why, kind=KIND_IDS[SANDS])
    if kind not in drunk:
        raise refused("PE-23", "sands-not-drunk", kind=KIND_IDS[kind])
    if not can(table, seat, kind):
        raise refused("PE-23", "no-effect", kind=KIND_IDS[kind], cause=cause(table, seat, kind))


def cause(table: Table, seat: int, kind: int) -> str:
    """PE-26: what an effect that can do nothing lacks, as its sentence says it."""
    if kind == PRISMATIC:
        return "flask" if table.flasks[seat] == 0 else "hole"
    return CAUSES.get(kind, "marble")


def can(table: Table, seat: int, kind: int) -> bool:
    """PE-26: whether an effect could do something."""
    return list_effects(table, seat, kind, vec[i64]([0] * EFFECTS), 0) > 0


def check_victim(table: Table, seat: int, victim: int) -> int:
    """PE-19: an opponent with marbles in the flask."""
    if victim == seat:
        raise refused("PE-19", "victim-self", victim=victim)
    if table.flasks[victim] == 0:
        raise refused("PE-19", "victim-flask-empty", victim=victim)
    return victim


def check_pair(table: Table, track: int, place: int) -> int:
    """PE-20: neighbours of different colours."""
    spot = check_spot(table, track, place)
    check_spot(table, track, place + 1)
    colour = colour_at(table, track, place)
    if colour == colour_at(table, track, place + 1):
        raise refused("PE-20", "same-colours", track=track, place=place, colour=colour)
    return spot


def check_abyssal(table: Table, tracks: list[int]) -> int:
    """PE-22: front marbles, each of another colour."""
    if not tracks:
        raise refused("PE-22", "abyssal-none")
    seen: set[str] = set()
    for track in tracks:
        check_spot(table, track, 0)
        colour = colour_at(table, track, 0)
        if colour in seen:
            raise refused("PE-22", "abyssal-same-colour", track=track, place=0, colour=colour)
        seen.add(colour)
    return sum([1 << track for track in tracks])


def check_balm(table: Table, track: int, place: int, number: int) -> int:
    """PE-24: two or more neighbours of one colour."""
    spot = check_spot(table, track, place)
    for other in range(place, place + number):
        check_spot(table, track, other)
    if number < 2:
        raise refused("PE-24", "balm-count", track=track, place=place, count=number)
    for other in range(place + 1, place + number):
        colour = colour_at(table, track, other)
        if colour != colour_at(table, track, place):
            raise refused("PE-24", "balm-colours", track=track, place=other, colour=colour)
    return spot


def check_filter(table: Table, track: int, places: list[int]) -> int:
    """PE-25: one to five marbles of one colour."""
    if not 1 <= len(places) <= MOST_FILTERED:
        raise refused("PE-25", "filter-count", track=track, count=len(places))
    for place in places:
        check_spot(table, track, place)
        colour = colour_at(table, track, place)
        if colour != colour_at(table, track, places[0]):
            raise refused("PE-25", "filter-colours", track=track, place=place, colour=colour)
    return track * CHOICES + sum([1 << place for place in places])
