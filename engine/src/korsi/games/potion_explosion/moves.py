"""Moves of Potion Explosion: JSON at the border, whole numbers inside."""

from typing import Any

from korsi.contract import Move
from korsi.games.potion_explosion.codes import (
    DO_ABYSSAL,
    DO_BALM,
    DO_FILTER,
    DO_LOVE,
    DO_MAGNETIC,
    DO_PRISMATIC,
    DO_WISDOM,
    DRINK,
    EFFECTS,
    END,
    HELP,
    PICK,
    PRISM,
    PRISM_DONE,
    PUT,
    STARTER,
    TAKE,
    TO_FLASK,
    TO_HAND,
    kind_of,
)
from korsi.games.potion_explosion.components import (
    COLOURS,
    KIND,
    KIND_IDS,
    REACH,
    SANDS,
    STACKS,
    TILE,
    TILE_IDS,
    TRACK,
    TRACKS,
)
from korsi.games.potion_explosion.refusals import (
    check_abyssal,
    check_balm,
    check_bottle,
    check_effect,
    check_end,
    check_filter,
    check_help,
    check_moment,
    check_name,
    check_pair,
    check_prism,
    check_put,
    check_spot,
    check_stack,
    check_starter,
    check_victim,
    check_way,
)
from korsi.games.potion_explosion.rules import Table
from korsi.quoting import shown

FIELDS = {
    "starter": ["tile"],
    "pick": ["track", "place"],
    "help": ["track", "place"],
    "put": ["from", "colour", "burner"],
    "to_flask": ["colour"],
    "to_hand": ["colour"],
    "drink": ["tile", "as"],
    "prism": ["colour", "burner", "hole"],
    "prism_done": [],
    "end": [],
    "tile": ["stack"],
}
EFFECT_FIELDS = {
    "wisdom": ["track", "place"],
    "blind_love": ["victim"],
    "magnetic": ["track", "place"],
    "prismatic": [],
    "abyssal": ["tracks"],
    "sands": [],
    "balm": ["track", "place", "count"],
    "filter": ["track", "places"],
}
FROM = ["hand", "flask"]


def move_of(code: int) -> Move:
    """A code (see `codes.py`) as JSON."""
    if code >= DRINK:
        tile, effect = divmod(code - DRINK, EFFECTS)
        kind = KIND_IDS[kind_of(effect)]
        return {"do": "drink", "tile": TILE_IDS[tile], "as": kind, **_effect(effect)}
    if code >= TAKE:
        return {"do": "tile", "stack": code - TAKE}
    if code >= PRISM_DONE:
        return {"do": "end"} if code == END else {"do": "prism_done"}
    if code >= PRISM:
        way = code - PRISM
        marble = {"colour": COLOURS[way >> 3], "burner": way >> 2 & 1, "hole": COLOURS[way & 3]}
        return {"do": "prism", **marble}
    if code >= PUT:
        way = code - PUT
        marble = {"from": FROM[way >> 3], "colour": COLOURS[way >> 1 & 3], "burner": way & 1}
        return {"do": "put", **marble}
    if code >= PICK:
        return {"do": "pick", **_spot(code - PICK)}
    if code >= HELP:
        return {"do": "help", **_spot(code - HELP)}
    if code >= TO_FLASK:
        return {"do": "to_flask", "colour": COLOURS[code - TO_FLASK]}
    if code >= TO_HAND:
        return {"do": "to_hand", "colour": COLOURS[code - TO_HAND]}
    starter = code - STARTER
    return {"do": "starter", "tile": TILE_IDS[starter // 2 * 8 + starter % 2]}


def _spot(spot: int) -> dict[str, int]:
    return {"track": spot // REACH, "place": spot % REACH}


def _effect(effect: int) -> dict[str, Any]:
    """What an effect does, in its own fields."""
    if effect >= DO_FILTER:
        track, mask = divmod(effect - DO_FILTER, 1 << REACH)
        return {"track": track, "places": [n for n in range(REACH) if mask >> n & 1]}
    if effect >= DO_BALM:
        spot, more = divmod(effect - DO_BALM, REACH)
        return {**_spot(spot), "count": 1 + more}
    if effect >= DO_ABYSSAL:
        return {"tracks": [n for n in range(TRACKS) if effect - DO_ABYSSAL >> n & 1]}
    if effect >= DO_PRISMATIC:
        return {}
    if effect >= DO_MAGNETIC:
        return _spot(effect - DO_MAGNETIC)
    if effect >= DO_LOVE:
        return {"victim": effect - DO_LOVE}
    return _spot(effect - DO_WISDOM)


# From JSON


def code_of(table: Table, seat: int, move: Move) -> int:
    """The code of a JSON move; raises Refused with its rule unless it is legal now."""
    _check_fields(table, move)
    do = move["do"]
    check_moment(table, seat, do)
    if do == "pick":
        return PICK + check_spot(table, move["track"], move["place"])
    if do == "help":
        check_help(table)
        return HELP + check_spot(table, move["track"], move["place"])
    if do in ("put", "to_flask", "to_hand"):
        colour = COLOURS.index(move["colour"])
        if do == "put":
            source = FROM.index(move["from"])
            check_put(table, seat, source, colour, move["burner"])
            return PUT + 8 * source + 2 * colour + int(move["burner"])
        check_way(table, seat, do, colour)
        return (TO_FLASK if do == "to_flask" else TO_HAND) + colour
    if do == "prism":
        colour = COLOURS.index(move["colour"])
        hole = COLOURS.index(move["hole"])
        check_prism(table, seat, colour, move["burner"], hole)
        return PRISM + 8 * colour + 4 * int(move["burner"]) + hole
    if do == "prism_done":
        return PRISM_DONE
    if do == "end":
        check_end(table, seat)
        return END
    if do == "tile":
        return TAKE + check_stack(table, move["stack"])
    if do == "starter":
        return STARTER + check_starter(table, move["tile"])
    return _drink(table, seat, move)


def _drink(table: Table, seat: int, move: Move) -> int:
    """PE-12: a potion and its effect."""
    tile = check_bottle(table, seat, move["tile"])
    kind = KIND[_as(move)]
    check_effect(table, seat, tile, kind)
    block = DRINK + tile * EFFECTS
    if kind == KIND["wisdom"]:
        return block + DO_WISDOM + check_spot(table, move["track"], move["place"])
    if kind == KIND["blind_love"]:
        return block + DO_LOVE + check_victim(table, seat, move["victim"])
    if kind == KIND["magnetic"]:
        return block + DO_MAGNETIC + check_pair(table, move["track"], move["place"])
    if kind == KIND["abyssal"]:
        return block + DO_ABYSSAL + check_abyssal(table, move["tracks"])
    if kind == KIND["balm"]:
        spot = check_balm(table, move["track"], move["place"], move["count"])
        return block + DO_BALM + spot * REACH + int(move["count"]) - 1
    if kind == KIND["filter"]:
        return block + DO_FILTER + check_filter(table, move["track"], move["places"])
    return block + DO_PRISMATIC


def _as(move: Move) -> str:
    """The kind whose effect is used: the tile's own, unless `as` says another."""
    tile: str = move["tile"]
    return str(move.get("as", tile.split("-")[0]))


# Names and types, whatever the moment


def _check_fields(table: Table, move: Move) -> None:
    do = move["do"]
    if do not in FIELDS:
        raise ValueError(f"there is no move {shown(do)}; it is one of {', '.join(FIELDS)}")
    fields = list(FIELDS[do])
    if "tile" in fields:
        tile = move.get("tile")
        if type(tile) is not str:
            raise ValueError(f"a tile is a name such as wisdom-4a, not {shown(tile)} (PE-2)")
        check_name(do, tile)
    if do == "drink":
        used = move.get("as", KIND_IDS[TILE[move["tile"]] >> 3])
        if type(used) is not str or used not in KIND:
            raise ValueError(f"there is no kind {shown(used)} (PE-2)")
        fields += EFFECT_FIELDS[used]
        if "as" not in move and TILE[move["tile"]] >> 3 != SANDS:
            fields.remove("as")
    if set(move) != {"do", *fields}:
        wanted = ", ".join(fields) if fields else "no other field"
        raise ValueError(f'a move {{"do": "{do}"}} has also: {wanted}; not {shown(move)}')
    _check_values(table, move)


def _check_values(table: Table, move: Move) -> None:
    limits = {"track": TRACKS, "place": TRACK, "burner": 2, "stack": STACKS}
    limits |= {"victim": int(table.seats), "count": REACH + 1}
    for field, limit in limits.items():
        if field in move:
            _check_number(move[field], field, limit)
    for field in ("colour", "hole"):
        colour = move.get(field, "R")
        if type(colour) is not str or len(colour) != 1 or colour not in COLOURS:
            raise ValueError(f"{field} is one of R, B, K, Y, not {shown(colour)} (PE-1)")
    if move.get("from", "hand") not in FROM:
        raise ValueError(f"from is hand or flask, not {shown(move['from'])}")
    for field, limit in (("tracks", TRACKS), ("places", TRACK)):
        numbers = move.get(field, [])
        if type(numbers) is not list:
            raise ValueError(f"{field} is a list of whole numbers, not {shown(numbers)}")
        for number in numbers:
            _check_number(number, field, limit)
        if numbers != sorted(set(numbers)):
            raise ValueError(f"{field} ascend without repeats, unlike {shown(numbers)}")


def _check_number(value: object, field: str, limit: int) -> None:
    if type(value) is not int or not 0 <= value < limit:
        raise ValueError(f"{field} is a whole number from 0 to {limit - 1}, not {shown(value)}")
