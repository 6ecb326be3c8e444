"""Moves of Saboteur: The Duel: JSON at the border, whole numbers inside."""

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
    BREAKS,
    CARD,
    CARD_OF,
    FACE_OF,
    IDS,
    KEY_CARD,
    KINDS,
    MAP_CARD,
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
    check_broken,
    check_held,
    check_key,
    check_lay,
    check_map,
    check_orient,
    check_repair,
    check_rockfall,
    check_sabotage,
    check_turn,
)
from korsi.games.saboteur_duel.rules import Table
from korsi.quoting import shown


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
    kinds = _kinds(move)
    do = move["do"]
    check_turn(table, seat, do)
    check_held(table, seat, kinds)
    if do == "lay":
        place = check_lay(table, seat, kinds[0], move["at"], move["turned"])
        return (int(FACE_OF[2 * kinds[0] + int(move["turned"])]) - 1) * CELLS + place
    if do == "sabotage":
        return SABOTAGE + check_sabotage(table, seat, kinds[0])
    if do == "repair":
        tool = TOOLS.index(move["tool"])
        check_repair(table, seat, kinds[0], tool)
        return REPAIR + REPAIRS.index((kinds[0], tool))
    if do == "key":
        return KEY + check_key(table, seat, move["at"])
    if do == "rockfall":
        return ROCKFALL + check_rockfall(table, move["at"])
    if do == "map":
        return MAP + check_map(table, move["at"])
    if do == "clear":
        tool = TOOLS.index(move["tool"])
        check_broken(table, seat, "SD-8", tool)
        return CLEAR + 3 * int(pair_of(kinds[0], kinds[1])) + tool
    if do == "pass":
        return PASS + kinds[0] if len(kinds) == 1 else PASS_TWO + int(pair_of(kinds[0], kinds[1]))
    if do == "bribe":
        return BRIBE + check_bribe(table, seat, move["at"])
    if do == "orient":
        return ORIENT + 2 * check_orient(table, move["at"]) + int(move["turned"])
    return END


def _kinds(move: Move) -> list[int]:
    """The cards that a move takes from the hand, whether it names them or not."""
    do = move["do"]
    if do == "key":
        return [KEY_CARD]
    if do == "rockfall":
        return [ROCKFALL_CARD]
    if do == "map":
        return [MAP_CARD]
    if "card" in move:
        return [_kind(move["card"])]
    if "cards" not in move:
        return []
    cards = move["cards"]
    if not 1 <= len(cards) <= 2:
        raise ValueError(f"cards is a list of one or two cards, not {shown(cards)}")
    kinds = [_kind(card) for card in cards]
    if do == "clear" and len(kinds) != 2:
        raise ValueError("to clear takes two cards (SD-8)")
    return kinds


def _kind(card: str) -> int:
    kind = CARD.get(card, KINDS)
    if kind >= KINDS:
        raise ValueError(f"there is no path or action card {shown(card)} (SD-1)")
    return kind
