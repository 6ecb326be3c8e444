"""Moves of Black DOG: JSON at the border, whole numbers inside."""

from typing import Any, Final, get_args

from korsi.contract import Move
from korsi.games.black_dog.codes import (
    DISCARD,
    DOG,
    FOLD,
    GIVE,
    MAGNET_CODE,
    PAIRS,
    PORTION,
    SPLIT,
    SPLITS,
    START,
    STEP,
    SWAP_CODE,
    TURN,
    portion_code,
    step_code,
    use_of,
)
from korsi.games.black_dog.components import (
    IDS,
    KINDS,
    LANE,
    MOST_SEATS,
    MOST_STEPS,
    PLACES,
    RING,
    SPLIT_STEPS,
    TRACK,
)
from korsi.games.black_dog.refusals import (
    check_card,
    check_held,
    check_in_box,
    check_magnet,
    check_moment,
    check_own,
    check_parts,
    check_place,
    check_start,
    check_start_card,
    check_steps,
    check_swap,
    check_use,
    check_walk,
    giving_rule,
)
from korsi.games.black_dog.rules import Table
from korsi.games.black_dog.splits import Splits, mark_of
from korsi.games.black_dog.vocabulary import Way

TURNS: Final[list[str]] = list(get_args(Way))
"""In the order of their codes."""


# To JSON


def move_of(table: Table, code: int) -> Move:
    """A code (see `codes.py`) as JSON."""
    if code < GIVE:
        return {"do": "dog", "to": code - DOG}
    if code < DISCARD:
        return {"do": "give", "card": IDS[code - GIVE]}
    if code < FOLD:
        return {"do": "discard", "card": IDS[code - DISCARD]}
    if code < TURN:
        return {"do": "fold"}
    if code < START:
        return {"do": "turn", "way": TURNS[code - TURN]}
    card = _card(int(use_of(code)))
    if code < STEP:
        return {"do": "start", **card, "seat": (code - START) % MOST_SEATS}
    if code < SWAP_CODE:
        pawn, way = divmod(code - STEP, 2 * MOST_STEPS)
        pawn %= MOST_SEATS * PLACES
        return {"do": "step", **card, **_walk(table, pawn, way // 2 + 1, way % 2)}
    if code < MAGNET_CODE:
        own, other = divmod((code - SWAP_CODE) % (PAIRS * PAIRS), PAIRS)
        return {"do": "swap", **card, "own": _pawn(own), "other": _pawn(other)}
    if code < SPLIT:
        own, to = divmod((code - MAGNET_CODE) % (PAIRS * TRACK), TRACK)
        seat, place = _pawn(own)
        return {"do": "magnet", **card, "seat": seat, "from": place, "to": to}
    return {"do": "split", **card, "parts": _parts(table, (code - SPLIT) % SPLITS)}


def _card(use: int) -> dict[str, str]:
    """The card of a use, and what a copy counts as."""
    return {"card": IDS[use]} if use < KINDS else {"card": "copy", "as": IDS[use - KINDS]}


def _pawn(number: int) -> list[int]:
    return list(divmod(number, TRACK))


def _walk(table: Table, pawn: int, steps: int, into: int) -> dict[str, int]:
    """A pawn, how far, and where to. Codes that are never legal get a place that is none."""
    owner, place = divmod(pawn, PLACES)
    to = place + steps
    if place < LANE:
        to &= RING
        if into:
            origins = table.terms.origins
            origin = int(origins[owner]) if owner < len(origins) else 0
            to = LANE - 1 + steps - (origin - place & RING)
    elif into:
        to = -1
    return {"seat": owner, "from": place, "steps": steps, "to": to}


def _parts(table: Table, parts: int) -> list[dict[str, Any]]:
    """The portions of a split. Codes that are never legal get portions that can't be."""
    count, digits = divmod(parts, PORTION**SPLIT_STEPS)
    found: list[dict[str, Any]] = []
    for number in range(SPLIT_STEPS):
        part = digits // PORTION ** (SPLIT_STEPS - 1 - number) % PORTION - 1
        if part < 0:
            if number <= count:
                found.append({"seat": 0, "from": -1, "steps": 0, "to": -1})
        elif number > count:
            found.append({"seat": 0, "from": -1, "steps": 0, "to": -1})
        else:
            pawn, way = divmod(part, 2 * SPLIT_STEPS)
            found.append(_walk(table, pawn, way // 2 + 1, way % 2))
    return found


# From JSON


def code_of(table: Table, seat: int, move: Move) -> int:
    """The code of a JSON move of a known shape; raises Refused with its rule unless it is legal."""
    check_in_box(table, move)
    do = move["do"]
    check_moment(table, seat, do)
    if do == "dog":
        check_place(table, move["to"])
        return DOG + int(move["to"])
    if do == "give":
        return GIVE + check_held(table, seat, giving_rule(table), move["card"])
    if do == "discard":
        return DISCARD + check_held(table, seat, "BD-30", move["card"])
    if do == "fold":
        return FOLD
    if do == "turn":
        return TURN + TURNS.index(move["way"])
    return _play(table, seat, do, move)


def _play(table: Table, seat: int, do: str, move: Move) -> int:
    """A card and what is done with it."""
    use = check_use(table, seat, move)
    kind = use % KINDS
    copied = use // KINDS
    if do == "start":
        check_start_card(kind)
        check_start(table, seat, move["seat"])
        return START + use * MOST_SEATS + int(move["seat"])
    if do == "step":
        rule = check_steps(kind, move["steps"])
        owner, place = check_own(table, seat, rule, move["seat"], move["from"])
        into = check_walk(table, owner, place, move["steps"], move["to"])
        return int(step_code(use, owner, place, move["steps"], into))
    check_card(kind, do)
    if do == "swap":
        own, other = check_swap(table, seat, move["own"], move["other"])
        return SWAP_CODE + (copied * PAIRS + own) * PAIRS + other
    if do == "magnet":
        pawn = check_magnet(table, seat, move["seat"], move["from"], move["to"])
        return MAGNET_CODE + (copied * PAIRS + pawn) * TRACK + int(move["to"])
    return SPLIT + copied * SPLITS + _split(table, seat, move["parts"])


def _split(table: Table, seat: int, parts: list[dict[str, Any]]) -> int:
    """BD-23: the portions as a code; of all with the same result, the one that is listed."""
    after, walked = check_parts(table, seat, parts)
    code = len(parts) - 1
    for number in range(SPLIT_STEPS):
        code *= PORTION
        if number < len(walked):
            owner, place, steps, into = walked[number]
            code += int(portion_code(owner, place, steps, into))
    listed = int(Splits(table, seat).like(mark_of(after)))
    assert 0 <= listed <= code
    return listed
