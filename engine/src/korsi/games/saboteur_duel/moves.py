"""Moves of Saboteur: The Duel: JSON at the border, whole numbers inside."""

from typing import Any

from korsi.contract import Move
from korsi.games.saboteur_duel.codes import (
    BRIBE,
    CLEAR,
    END,
    KEY,
    MAP,
    ORIENT,
    PASS,
    PASS_TWO,
    REPAIR,
    ROCKFALL,
    SABOTAGE,
)
from korsi.games.saboteur_duel.components import (
    ACTIONS,
    BREAKS,
    CARD,
    CARD_OF,
    FACE_OF,
    HAND,
    IDS,
    KEY_CARD,
    KINDS,
    MAP_CARD,
    MENDS,
    REPAIRS,
    ROCKFALL_CARD,
    TOOLS,
    TURNED,
    high_of,
    low_of,
    pair_of,
)
from korsi.games.saboteur_duel.maze import CELLS, at
from korsi.games.saboteur_duel.refusals import (
    check_bribe,
    check_key,
    check_lay,
    check_map,
    check_rockfall,
    refused,
)
from korsi.games.saboteur_duel.rules import Table
from korsi.games.saboteur_duel.state import ACT, ORIENTING, OVER
from korsi.quoting import shown

FIELDS = {
    "lay": ["card", "at", "turned"],
    "sabotage": ["card"],
    "repair": ["card", "tool"],
    "key": ["at"],
    "rockfall": ["at"],
    "map": ["at"],
    "clear": ["cards", "tool"],
    "pass": ["cards"],
    "bribe": ["at"],
    "orient": ["at", "turned"],
    "end": [],
}


def move_of(table: Table, code: int) -> Move:
    """A code (see `codes.py`) as JSON."""
    if code < SABOTAGE:
        face = 1 + code // CELLS
        card = IDS[int(CARD_OF[face])]
        return {"do": "lay", "card": card, "at": at(code % CELLS), "turned": TURNED[face] == 1}
    if code < REPAIR:
        return {"do": "sabotage", "card": IDS[int(BREAKS[code - SABOTAGE])]}
    if code < KEY:
        kind, tool = REPAIRS[code - REPAIR]
        return {"do": "repair", "card": IDS[kind], "tool": TOOLS[tool]}
    if code < ROCKFALL:
        return {"do": "key", "at": at(code - KEY)}
    if code < MAP:
        return {"do": "rockfall", "at": at(code - ROCKFALL)}
    if code < CLEAR:
        return {"do": "map", "at": at(table.terms.goals[code - MAP])}
    if code < PASS:
        pair, tool = divmod(code - CLEAR, 3)
        return {"do": "clear", "cards": _pair(pair), "tool": TOOLS[tool]}
    if code < PASS_TWO:
        return {"do": "pass", "cards": [IDS[code - PASS]]}
    if code < BRIBE:
        return {"do": "pass", "cards": _pair(code - PASS_TWO)}
    if code < ORIENT:
        return {"do": "bribe", "at": at(code - BRIBE)}
    if code < END:
        goal, turned = divmod(code - ORIENT, 2)
        return {"do": "orient", "at": at(table.terms.goals[goal]), "turned": turned == 1}
    return {"do": "end"}


def _pair(pair: int) -> list[str]:
    return [IDS[int(low_of(pair))], IDS[int(high_of(pair))]]


def code_of(table: Table, seat: int, move: Move) -> int:
    """The code of a JSON move; raises Refused with its rule unless it is legal now."""
    do = move["do"]
    fields = FIELDS.get(do)
    if fields is None:
        raise ValueError(f"there is no move {shown(do)}; it is one of {', '.join(FIELDS)}")
    if set(move) != {"do", *fields}:
        wanted = ", ".join(fields) if fields else "no other field"
        raise ValueError(f'a move {{"do": "{do}"}} has also: {wanted}; not {shown(move)}')
    _check_fields(move)
    _check_moment(table, seat, do)
    if do == "orient":
        return _orient(table, move)
    if do == "end":
        return END
    if do == "bribe":
        return BRIBE + check_bribe(table, seat, move["at"])
    if do in ("pass", "clear"):
        return _discard(table, seat, move)
    if do == "lay":
        return _lay(table, seat, move)
    return _action(table, seat, do, move)


def _check_fields(move: Move) -> None:
    """Types and names, whatever the moment."""
    if "card" in move:
        _check_card(move["card"])
    if "cards" in move:
        cards = move["cards"]
        if type(cards) is not list or not 1 <= len(cards) <= 2:
            raise ValueError(f"cards is a list of one or two cards, not {shown(cards)}")
        for card in cards:
            _check_card(card)
        if move["do"] == "clear" and len(cards) != 2:
            raise ValueError("to clear takes two cards (SD-8)")
    if "tool" in move and (type(move["tool"]) is not str or move["tool"] not in TOOLS):
        raise ValueError(f"tool is one of {', '.join(TOOLS)}, not {shown(move['tool'])}")
    if "turned" in move and type(move["turned"]) is not bool:
        raise ValueError(f"turned is true or false, not {shown(move['turned'])}")
    if "at" in move and not is_place(move["at"]):
        raise ValueError(f"at is a place, [column, row], not {shown(move['at'])}")


def is_place(value: Any) -> bool:
    """Whether this is [column, row]."""
    return (
        type(value) is list
        and len(value) == 2
        and all(type(number) is int and abs(number) < 2**53 for number in value)
    )


def _check_card(card: object) -> None:
    if type(card) is not str or CARD.get(card, KINDS) >= KINDS:
        raise ValueError(f"there is no path or action card {shown(card)} (SD-1)")


def _check_moment(table: Table, seat: int, do: str) -> None:
    """SD-8: whose turn it is, and what is due."""
    if table.phase == OVER:
        raise refused("SD-30", "over")
    if seat != table.turn:
        raise refused("SD-8", "not-your-turn", seat=int(table.turn))
    if table.phase == ORIENTING:
        if do != "orient":
            raise refused("SD-18", "orient-first", at=at(table.terms.goals[table.waiting]))
    elif do == "orient":
        raise refused("SD-18", "no-goal-waits")
    elif table.phase == ACT:
        if do == "end":
            raise refused("SD-8", "act-first")
    elif do not in ("bribe", "end"):
        raise refused("SD-8", "already-acted")


def _orient(table: Table, move: Move) -> int:
    waiting = at(table.terms.goals[table.waiting])
    if move["at"] != waiting:
        raise refused("SD-18", "other-goal-waits", at=waiting)
    return ORIENT + 2 * int(table.waiting) + int(move["turned"])


def _in_hand(table: Table, seat: int, kinds: list[int]) -> None:
    """SD-8: what is played or discarded is in the hand."""
    held = [int(table.hands[HAND * seat + i]) for i in range(int(table.held[seat]))]
    for kind in kinds:
        if kind not in held:
            raise refused("SD-8", "not-in-hand", card=IDS[kind])
    if len(kinds) == 2 and kinds[0] == kinds[1] and held.count(kinds[0]) < 2:
        raise refused("SD-8", "held-once", card=IDS[kinds[0]])


def _broken(table: Table, seat: int, rule: str, tool: str) -> int:
    number = TOOLS.index(tool)
    if not table.before[seat] >> number & 1:
        raise refused(rule, "not-broken", tool=tool)
    return number


def _discard(table: Table, seat: int, move: Move) -> int:
    """SD-8 (c), (d)."""
    kinds = [CARD[card] for card in move["cards"]]
    _in_hand(table, seat, kinds)
    if move["do"] == "clear":
        tool = _broken(table, seat, "SD-8", move["tool"])
        return CLEAR + 3 * int(pair_of(kinds[0], kinds[1])) + tool
    if len(kinds) == 1:
        return PASS + kinds[0]
    return PASS_TWO + int(pair_of(kinds[0], kinds[1]))


def _lay(table: Table, seat: int, move: Move) -> int:
    kind = CARD[move["card"]]
    _in_hand(table, seat, [kind])
    if kind < ACTIONS:
        raise refused("SD-9", "not-a-path-card", card=move["card"])
    place = check_lay(table, seat, kind, move["at"], move["turned"])
    return (int(FACE_OF[2 * kind + int(move["turned"])]) - 1) * CELLS + place


def _action(table: Table, seat: int, do: str, move: Move) -> int:
    """(b): an action card with a valid target."""
    kind = {"key": KEY_CARD, "rockfall": ROCKFALL_CARD, "map": MAP_CARD}.get(do, -1)
    if kind < 0:
        kind = CARD[move["card"]]
    _in_hand(table, seat, [kind])
    if do == "key":
        return KEY + check_key(table, seat, move["at"])
    if do == "rockfall":
        return ROCKFALL + check_rockfall(table, move["at"])
    if do == "map":
        return MAP + check_map(table, move["at"])
    if do == "sabotage":
        breaks = [int(card) for card in BREAKS]
        if kind not in breaks:
            raise refused("SD-20", "not-a-sabotage-card", card=move["card"])
        number = breaks.index(kind)
        if table.before[1 - seat] >> number & 1:
            raise refused("SD-20", "already-broken", seat=1 - seat, tool=TOOLS[number])
        return SABOTAGE + number
    if MENDS[kind] == 0:
        raise refused("SD-21", "not-a-repair-card", card=move["card"])
    number = TOOLS.index(move["tool"])
    if not MENDS[kind] >> number & 1:
        raise refused("SD-21", "repairs-another", card=move["card"], tool=move["tool"])
    _broken(table, seat, "SD-21", move["tool"])
    return REPAIR + REPAIRS.index((kind, number))
