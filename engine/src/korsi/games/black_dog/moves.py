"""Moves of Black DOG: JSON at the border, whole numbers inside."""

from typing import Any

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
)
from korsi.games.black_dog.components import (
    CARD,
    COPY,
    HAND,
    IDS,
    KINDS,
    LANE,
    MAGNET,
    MOST_SEATS,
    MOST_STEPS,
    PLACES,
    RING,
    SPLIT_STEPS,
    STARTS,
    SWAP,
    TEAM,
    TRACK,
)
from korsi.games.black_dog.refusals import (
    check_magnet,
    check_own,
    check_parts,
    check_place,
    check_start,
    check_steps,
    check_swap,
    check_walk,
    refused,
)
from korsi.games.black_dog.rules import Table
from korsi.games.black_dog.splits import Splits, mark_of
from korsi.games.black_dog.state import (
    DISCARDING,
    GIVING,
    OVER,
    PHASES,
    PLACING,
    PLAYING,
    TURNING,
)
from korsi.quoting import shown

WAYS = ["left", "right"]
FIELDS = {
    "dog": ["to"],
    "give": ["card"],
    "start": ["card", "seat"],
    "step": ["card", "seat", "from", "steps", "to"],
    "swap": ["card", "own", "other"],
    "magnet": ["card", "seat", "from", "to"],
    "split": ["card", "parts"],
    "turn": ["way"],
    "fold": [],
    "discard": ["card"],
}
CARD_MOVES = ["start", "step", "swap", "magnet", "split"]
PART = ["seat", "from", "steps", "to"]


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
        return {"do": "turn", "way": WAYS[code - TURN]}
    if code < STEP:
        use, owner = divmod(code - START, MOST_SEATS)
        return {"do": "start", **_card(use), "seat": owner}
    if code < SWAP_CODE:
        pawn, way = divmod(code - STEP, 2 * MOST_STEPS)
        use, pawn = divmod(pawn, MOST_SEATS * PLACES)
        return {"do": "step", **_card(use), **_walk(table, pawn, way // 2 + 1, way % 2)}
    if code < MAGNET_CODE:
        copied, pair = divmod(code - SWAP_CODE, PAIRS * PAIRS)
        own, other = divmod(pair, PAIRS)
        card = _card(SWAP + copied * KINDS)
        return {"do": "swap", **card, "own": _pawn(own), "other": _pawn(other)}
    if code < SPLIT:
        copied, pair = divmod(code - MAGNET_CODE, PAIRS * TRACK)
        own, to = divmod(pair, TRACK)
        seat, place = _pawn(own)
        card = _card(MAGNET + copied * KINDS)
        return {"do": "magnet", **card, "seat": seat, "from": place, "to": to}
    copied, parts = divmod(code - SPLIT, SPLITS)
    return {"do": "split", **_card(TEAM + copied * KINDS), "parts": _parts(table, parts)}


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
    """The code of a JSON move; raises Refused with its rule unless it is legal now."""
    _check_fields(table, move)
    do = move["do"]
    _check_moment(table, seat, do)
    if do == "dog":
        return DOG + check_place(table, move["to"])
    if do == "give":
        return GIVE + _held(table, seat, _giving(table), move["card"])
    if do == "discard":
        return DISCARD + _held(table, seat, "BD-30", move["card"])
    if do == "fold":
        return FOLD
    if do == "turn":
        if move["way"] not in WAYS:
            raise refused("BD-16", "turn-way")
        return TURN + WAYS.index(move["way"])
    return _play(table, seat, do, move)


def _check_fields(table: Table, move: Move) -> None:
    """Names and types, whatever the moment."""
    do = move["do"]
    if do not in FIELDS:
        raise ValueError(f"there is no move {shown(do)}; it is one of {', '.join(FIELDS)}")
    fields = list(FIELDS[do])
    if do in CARD_MOVES and move.get("card") == "copy":
        fields.insert(1, "as")
    if set(move) != {"do", *fields}:
        wanted = ", ".join(fields) if fields else "no other field"
        raise ValueError(f'a move {{"do": "{do}"}} has also: {wanted}; not {shown(move)}')
    for field in ("card", "as"):
        name = move.get(field, "copy")
        if type(name) is not str or name not in CARD:
            raise ValueError(f"there is no card {shown(name)} (BD-3)")
    _check_walk_fields(table, move)
    for field in ("own", "other"):
        pawn = move.get(field, [0, 0])
        if type(pawn) is not list or len(pawn) != 2:
            raise ValueError(f"{field} is a pawn, [seat, place], not {shown(pawn)}")
        _check_walk_fields(table, {"seat": pawn[0], "from": pawn[1]})
    if type(move.get("way", "")) is not str:
        raise ValueError(f"way is left or right, not {shown(move['way'])}")
    parts = move.get("parts", [])
    if type(parts) is not list or len(parts) > SPLIT_STEPS:
        raise ValueError(f"parts is a list of up to four portions, not {shown(parts)}")
    for part in parts:
        if type(part) is not dict or set(part) != set(PART):
            raise ValueError(f"a portion has {', '.join(PART)}; not {shown(part)}")
        _check_walk_fields(table, part)


def _check_walk_fields(table: Table, move: dict[str, Any]) -> None:
    limits = {"seat": (0, int(table.seats) - 1), "steps": (1, MOST_STEPS)}
    limits |= {"from": (-1, PLACES - 1), "to": (-1, PLACES - 1)}
    for field, (least, most) in limits.items():
        if field in move:
            value = move[field]
            if type(value) is not int or not least <= value <= most:
                raise ValueError(
                    f"{field} is a whole number from {least} to {most}, not {shown(value)}"
                )


def _check_moment(table: Table, seat: int, do: str) -> None:
    """Whose turn it is, and what is to be decided."""
    phase = table.phase
    if phase == OVER:
        raise refused("BD-27" if table.terms.teams else "BD-32", "over")
    if phase == PLACING:
        _check_do("BD-6", table, do, "dog")
        if seat != table.dealer:
            raise refused("BD-6", "not-your-turn", seat=int(table.dealer))
    elif phase == GIVING:
        rule = _giving(table)
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


def _giving(table: Table) -> str:
    """The rule by which cards are given: to the partner, or to the left neighbour."""
    return "BD-8" if table.terms.teams else "BD-29"


def _check_do(rule: str, table: Table, do: str, wanted: str) -> None:
    if do != wanted:
        raise refused(rule, "not-now", phase=PHASES[table.phase])


def _check_play(table: Table, seat: int, do: str) -> None:
    """BD-9, BD-10: a card must be played, or else the hand is folded."""
    if do in ("dog", "give", "turn"):
        rule = {"dog": "BD-6", "give": _giving(table), "turn": "BD-16"}[do]
        raise refused(rule, "not-now", phase=PHASES[PLAYING])
    first = int(table.codes(seat)[0])
    if first == FOLD:
        if do != "fold" and do not in CARD_MOVES:  # each of those has its own cause
            raise refused("BD-10", "fold-first")
    elif do in ("fold", "discard"):
        raise refused("BD-9", "must-play", card=move_of(table, first)["card"])


def _held(table: Table, seat: int, rule: str, card: str) -> int:
    """The kind of a card in the hand; what it is needed for has its rule."""
    held = [int(table.hands[HAND * seat + i]) for i in range(int(table.held[seat]))]
    if CARD[card] not in held:
        raise refused(rule, "card-not-held", card=card)
    return CARD[card]


def _use(table: Table, seat: int, move: Move) -> int:
    """What a card is played as: itself, or the last card (BD-22)."""
    kind = _held(table, seat, "BD-9", move["card"])
    if kind != COPY:
        return kind
    if table.last < 0:
        raise refused("BD-22", "nothing-to-copy")
    if CARD[move["as"]] != table.last:
        raise refused("BD-22", "copy-as", **{"as": move["as"], "last": IDS[table.last]})
    return KINDS + int(table.last)


def _play(table: Table, seat: int, do: str, move: Move) -> int:
    """A card and what is done with it."""
    use = _use(table, seat, move)
    kind = use % KINDS
    copied = use // KINDS
    if do == "start":
        if STARTS[kind] == 0:
            raise refused("BD-13", "no-start-card", card=IDS[kind])
        return START + use * MOST_SEATS + check_start(table, seat, move["seat"])
    if do == "step":
        rule = check_steps(kind, move["steps"])
        owner, place = check_own(table, seat, rule, move["seat"], move["from"])
        into = check_walk(table, owner, place, move["steps"], move["to"])
        return int(step_code(use, owner, place, move["steps"], into))
    rule, wanted = {"swap": ("BD-20", SWAP), "magnet": ("BD-21", MAGNET)}.get(do, ("BD-23", TEAM))
    if kind != wanted:
        raise refused(rule, "wrong-use", card=IDS[kind], how=do)
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
