"""Moves of Potion Explosion: JSON at the border, whole numbers inside."""

from typing import Any

from korsi.contract import Move
from korsi.games.potion_explosion.codes import (
    CHOICES,
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
    STACKS,
    TILE_IDS,
    TRACK,
    TRACKS,
    starter_tile,
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
"""What a drink says besides its tile, by the kind whose effect is used (PE-18 … PE-25)."""

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
    return {"do": "starter", "tile": TILE_IDS[starter_tile(code - STARTER)]}


def _spot(spot: int) -> dict[str, int]:
    return {"track": spot // REACH, "place": spot % REACH}


def _effect(effect: int) -> dict[str, Any]:
    """What an effect does, in its own fields."""
    if effect >= DO_FILTER:
        track, mask = divmod(effect - DO_FILTER, CHOICES)
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
    do = move["do"]
    if "tile" in move:
        check_name(do, move["tile"])
    if do == "drink":
        _check_effect_fields(move)
    _check_numbers(table, move)
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


# What the vocabulary can't say: numbers within the table, and the fields of an effect


def _check_effect_fields(move: Move) -> None:
    """PE-12: what the effect needs, and no more; `as` only where it is not the tile's own kind."""
    kind = _as(move)
    fields = ["tile", *EFFECT_FIELDS[kind]]
    if "as" in move or kind == "sands":
        fields.insert(1, "as")
    if set(move) != {"do", *fields}:
        raise ValueError(
            f'a move {{"do": "drink"}} as {kind} has also: {", ".join(fields)}; not {shown(move)}'
        )


def _check_numbers(table: Table, move: Move) -> None:
    limits = {"track": TRACKS, "place": TRACK, "burner": 2, "stack": STACKS}
    limits |= {"victim": int(table.seats), "count": REACH + 1}
    limits |= {"tracks": TRACKS, "places": TRACK}
    for field, limit in limits.items():
        said = move.get(field, [])
        numbers = said if type(said) is list else [said]
        for number in numbers:
            if not 0 <= number < limit:
                raise ValueError(f"{field}: {shown(number)} is not from 0 to {limit - 1}")
        if numbers != sorted(set(numbers)):
            raise ValueError(f"{field} ascend without repeats, unlike {shown(numbers)}")
