"""Why a move of Black DOG is refused: the rule, and what is in the way (BD-6 … BD-31).

What may be done is asked of `legal.py` and `state.py`, as the list of legal moves is; here is said
why not.
"""

from typing import Any, Final

from korsi.contract import Move, Refused
from korsi.games.black_dog.codes import FOLD, use_of
from korsi.games.black_dog.components import (
    BARKS,
    CARD,
    COPY,
    DISC,
    IDS,
    KINDS,
    LANE,
    LANE_PLACES,
    MAGNET,
    MOST_STEPS,
    PLACES,
    RING,
    SPLIT_STEPS,
    STARTS,
    STEP_COUNT,
    STEPS,
    SWAP,
    TEAM,
    TRACK,
    WAYS,
)
from korsi.games.black_dog.legal import drawn_by_magnet, may_be_swapped, may_start
from korsi.games.black_dog.rules import Table
from korsi.games.black_dog.state import (
    BLACK_DOG,
    DISCARDING,
    GIVING,
    OVER,
    PHASES,
    PLACING,
    PLAYING,
    TURNING,
    Tabletop,
    inward,
    onward,
)
from korsi.quoting import shown

CARD_MOVES: Final = ["start", "step", "swap", "magnet", "split"]
ONLY: Final[dict[str, tuple[str, int]]] = {
    "swap": ("BD-20", SWAP),
    "magnet": ("BD-21", MAGNET),
    "split": ("BD-23", TEAM),
}
"""What only one card does: its rule, and the card."""


def refused(rule: str, why: str, **data: Any) -> Refused:
    """A refusal of this game; its sentences begin with the game's name."""
    return Refused(rule, f"black-dog-{why}", dict(data))


# What is not in the box, whatever the moment


def check_in_box(table: Table, move: Move) -> None:
    """BD-1 … BD-4: cards, seats, places and numbers of steps that there are."""
    for field in ("card", "as"):
        if field in move and move[field] not in CARD:
            raise ValueError(f"there is no card {shown(move[field])} (BD-3)")
    if (move.get("card") == IDS[COPY] and move["do"] in CARD_MOVES) != ("as" in move):
        raise ValueError(f"as says what a copy counts as, and only that; not {shown(move)} (BD-22)")
    _check_limits(table, move)
    for field in ("own", "other"):
        if field in move:
            seat, place = move[field]
            _check_limits(table, {"seat": seat, "from": place})
    for part in move.get("parts", []):
        _check_limits(table, part)


def _check_limits(table: Table, fields: dict[str, Any]) -> None:
    places = (-1, PLACES - 1)
    limits = {"seat": (0, int(table.seats) - 1), "steps": (1, MOST_STEPS)}
    for field, (least, most) in {**limits, "from": places, "to": places}.items():
        if field in fields and not least <= fields[field] <= most:
            raise ValueError(
                f"{field} is a whole number from {least} to {most}, not {shown(fields[field])}"
            )


# The moment


def check_moment(table: Table, seat: int, do: str) -> None:
    """Whose turn it is, and what is to be decided."""
    phase = table.phase
    if phase == OVER:
        raise refused("BD-27" if table.terms.teams else "BD-32", "over")
    if phase == PLACING:
        _check_do("BD-6", table, do, "dog")
        if seat != table.dealer:
            raise refused("BD-6", "not-your-turn", seat=int(table.dealer))
    elif phase == GIVING:
        rule = giving_rule(table)
        _check_do(rule, table, do, "give")
        if seat not in table.acting():
            raise refused(rule, "already-given")
    elif seat != table.turn:
        raise refused("BD-7", "not-your-turn", seat=int(table.turn))
    elif phase == TURNING:
        _check_do("BD-16", table, do, "turn")
    elif phase == DISCARDING:
        if do != "discard" and do not in CARD_MOVES:  # each of those has its own cause
            raise refused("BD-30", "discard")
    else:
        _check_play(table, seat, do)


def giving_rule(table: Table) -> str:
    """The rule by which cards are given: to the partner, or to the left neighbour."""
    return "BD-8" if table.terms.teams else "BD-29"


def _check_do(rule: str, table: Table, do: str, wanted: str) -> None:
    if do != wanted:
        raise refused(rule, "not-now", phase=PHASES[table.phase])


def _check_play(table: Table, seat: int, do: str) -> None:
    """BD-9, BD-10: a card must be played, or else the hand is folded."""
    if do in ("dog", "give", "turn"):
        rule = {"dog": "BD-6", "give": giving_rule(table), "turn": "BD-16"}[do]
        raise refused(rule, "not-now", phase=PHASES[PLAYING])
    first = int(table.codes(seat)[0])
    if first == FOLD:
        if do != "fold" and do not in CARD_MOVES:  # each of those has its own cause
            raise refused("BD-10", "fold-first")
    elif do in ("fold", "discard"):
        use = int(use_of(first))
        raise refused("BD-9", "must-play", card=IDS[use if use < KINDS else COPY])


def check_place(table: Table, place: int) -> None:
    """BD-6: a free space of the turntable."""
    if place not in DISC:
        raise refused("BD-6", "not-a-turntable-space", at=place)
    if table.board[place] != 0:
        raise refused("BD-6", "space-taken", at=place, owner=int(table.board[place]) - 1)


# Cards


def check_held(table: Table, seat: int, rule: str, card: str) -> int:
    """The kind of a card in the hand; what it is needed for has its rule."""
    if card not in table.hand(seat):
        raise refused(rule, "card-not-held", card=card)
    return CARD[card]


def check_use(table: Table, seat: int, move: Move) -> int:
    """What a card is played as: itself, or the last card (BD-22)."""
    kind = check_held(table, seat, "BD-9", move["card"])
    if kind != COPY:
        return kind
    if table.last < 0:
        raise refused("BD-22", "nothing-to-copy")
    if CARD[move["as"]] != table.last:
        raise refused("BD-22", "copy-as", **{"as": move["as"], "last": IDS[table.last]})
    return KINDS + int(table.last)


def check_card(kind: int, do: str) -> None:
    """BD-20, BD-21, BD-23: a card that does this."""
    rule, wanted = ONLY[do]
    if kind != wanted:
        raise refused(rule, "wrong-use", card=IDS[kind], how=do)


def check_start_card(kind: int) -> None:
    """BD-13: a card with which a pawn may start."""
    if STARTS[kind] == 0:
        raise refused("BD-13", "no-start-card", card=IDS[kind])


def check_steps(kind: int, steps: int) -> str:
    """BD-19, BD-24: a number that is on the card; the rule of such cards."""
    rule = "BD-24" if BARKS[kind] != 0 else "BD-19"
    ways = [int(STEPS[WAYS * kind + i]) for i in range(int(STEP_COUNT[kind]))]
    if not ways:
        raise refused(rule, "wrong-use", card=IDS[kind], how="step")
    if steps not in ways:
        raise refused(rule, "wrong-steps", card=IDS[kind], steps=steps)
    return rule


# Pawns


def stands(table: Tabletop, owner: int, place: int) -> bool:
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


def check_not_dog(table: Tabletop, rule: str, place: int) -> None:
    """BD-25: a card never moves the dog in place of a pawn."""
    if 0 <= place < LANE and table.board[place] == BLACK_DOG:
        raise refused(rule, "dog-moved", at=place)


def check_pen(table: Table, owner: int) -> None:
    """BD-13: a pawn in the pen."""
    if not table.pen(owner):
        raise refused("BD-13", "pen-empty", at=-1, owner=owner)


def check_start(table: Table, seat: int, owner: int) -> None:
    """BD-13: a pawn in the pen, and an origin that is not closed."""
    check_mine(table, seat, "BD-13", owner, -1)
    if not may_start(table, owner):
        check_pen(table, owner)
        raise closed(int(table.terms.origins[owner]), owner)


# Walking


def check_walk(table: Tabletop, owner: int, place: int, steps: int, to: int) -> int:
    """BD-11 … BD-14: whether a pawn gets there with so many steps; 1 if into its lane."""
    board, lanes, terms = table.board, table.lanes, table.terms
    if to >= 0 and onward(board, lanes, terms, owner, place, steps) == to:
        return 0
    if to >= 0 and inward(board, lanes, terms, owner, place, steps) == to:
        return 1
    if place >= LANE:
        raise _stopped_in_lane(table, owner, place, steps, to)
    if to >= LANE:
        raise _kept_out(table, owner, place, steps, to)
    if to != (place + steps) & RING:
        raise _elsewhere((place + steps) & RING)
    raise _stopped(table, place, steps)


def closed(place: int, owner: int) -> Refused:
    """BD-12: a pawn on its own origin is in the way."""
    return refused("BD-12", "origin-closed", at=place, owner=owner)


def _elsewhere(expected: int) -> Refused:
    """BD-11: so many steps end on another place."""
    return refused("BD-11", "wrong-place", expected=expected)


def _stopped(table: Tabletop, place: int, steps: int) -> Refused:
    """BD-12: the pawn that closes the way on the track."""
    spaces = [(place + step) & RING for step in range(1, steps + 1)]
    space = next(space for space in spaces if table.closed(space))
    return closed(space, int(table.board[space]) - 1)


def _stopped_in_lane(table: Tabletop, owner: int, place: int, steps: int, to: int) -> Refused:
    """BD-14: a pawn in its lane gets no further."""
    if place + steps >= PLACES:
        return refused("BD-14", "lane-too-short", at=place, owner=owner, steps=steps)
    if to != place + steps:
        return _elsewhere(place + steps)
    return _jumped(table, owner, place + 1, to)


def _kept_out(table: Tabletop, owner: int, place: int, steps: int, to: int) -> Refused:
    """BD-14: a pawn does not get across its own origin into the lane."""
    origin = int(table.terms.origins[owner])
    deep = steps - (origin - place & RING)
    if deep == steps:
        return refused("BD-14", "lane-from-origin", at=origin, owner=owner)
    if deep <= 0:
        return _elsewhere((place + steps) & RING)
    if table.closed(origin):
        return closed(origin, owner)
    if deep > LANE_PLACES:
        return refused("BD-14", "lane-too-short", at=place, owner=owner, steps=steps)
    if to != LANE - 1 + deep:
        return _elsewhere(LANE - 1 + deep)
    return _jumped(table, owner, LANE, to)


def _jumped(table: Tabletop, owner: int, first: int, last: int) -> Refused:
    """BD-14: no jumping in the lane."""
    at = next(place for place in range(first, last + 1) if stands(table, owner, place))
    return refused("BD-14", "lane-blocked", at=at, owner=owner)


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
        if not may_be_swapped(table, place):
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
