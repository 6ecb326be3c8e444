"""What a position lays on a table of Potion Explosion, piece by piece: every marble, tile and token
is one of the box, and is there once (PE-1 … PE-3)."""

from collections import Counter
from typing import Any

from korsi.contract import Position
from korsi.games.fields import check_list, check_number
from korsi.games.potion_explosion.components import (
    COLOURS,
    EACH,
    FLASK,
    HELPS,
    KIND,
    KIND_IDS,
    MARBLES,
    RECIPE,
    SKILLS,
    STACK,
    STACKS,
    TILE,
    TILE_IDS,
    TILES,
    TRACK,
    TRACKS,
    count,
    holes_of,
)
from korsi.quoting import shown

DESK = ["burners", "hand", "flask", "potions", "skills", "kinds", "five", "helps"]


def check_desk(desk: Any, field: str) -> None:
    if type(desk) is not dict or set(desk) != set(DESK):
        raise ValueError(f"{field} has {', '.join(DESK)}; not {shown(desk)}")
    check_list(desk["burners"], f"{field} burners", 2)
    for burner in desk["burners"]:
        if burner is not None:
            _check_burner(burner, f"{field} burners")
    check_letters(desk["hand"], f"{field} hand", MARBLES)
    check_letters(desk["flask"], f"{field} flask", FLASK)
    check_list(desk["potions"], f"{field} potions")
    for potion in desk["potions"]:
        if type(potion) is not dict or set(potion) != {"tile", "drunk"}:
            raise ValueError(f"{field}: a potion has tile and drunk; not {shown(potion)}")
        _check_tile(potion["tile"], f"{field} potions")
        check_bool(potion["drunk"], f"{field} drunk")
    check_kinds(desk["kinds"], f"{field} kinds")
    check_bool(desk["five"], f"{field} five")
    check_number(desk["skills"], f"{field} skills", 0, SKILLS)
    if desk["skills"] != len(desk["kinds"]) + desk["five"]:
        raise ValueError(f"{field}: skills are one for each of kinds, and one for five (PE-27)")
    check_number(desk["helps"], f"{field} helps", 0, HELPS)
    drunk = {potion["tile"].split("-")[0] for potion in desk["potions"] if potion["drunk"]}
    if drunk == {"sands"}:
        raise ValueError(f"{field}: Sands of Time uses the effect of another potion (PE-23)")


def _check_burner(burner: Any, field: str) -> None:
    """PE-13: marbles on holes that the tile has, not all of them full."""
    if type(burner) is not dict or set(burner) != {"tile", "filled"}:
        raise ValueError(f"{field}: a burner has tile and filled, or is null; not {shown(burner)}")
    _check_tile(burner["tile"], field)
    check_list(burner["filled"], field)
    filled = 0
    if len(burner["filled"]) > 6:
        raise ValueError(f"{field}: a tile with all holes full is completed (PE-15)")
    for pair in burner["filled"]:
        if type(pair) is not dict or set(pair) != {"hole", "marble"}:
            raise ValueError(f"{field}: a full hole has hole and marble; not {shown(pair)}")
        for name in ("hole", "marble"):
            check_letters(pair[name], field, 1)
            if pair[name] == "":
                raise ValueError(f"{field}: {name} is one of {', '.join(COLOURS)}")
        filled += 1 << 3 * (4 * COLOURS.index(pair["hole"]) + COLOURS.index(pair["marble"]))
    recipe = RECIPE[TILE[burner["tile"]] >> 1]
    full = holes_of(filled)
    if any(count(full, colour) > count(recipe, colour) for colour in range(4)):
        raise ValueError(f"{field}: {burner['tile']} does not have so many holes (PE-13)")
    if full == recipe:
        raise ValueError(f"{field}: a tile with all holes full is completed (PE-15)")


def check_tiles(position: Position) -> None:
    """PE-2, PE-4, PE-6: every tile of the six kinds once, all others left out."""
    found: Counter[str] = Counter()
    check_list(position["starters"], "starters")
    check_list(position["stacks"], "stacks", STACKS)
    for tile in position["starters"]:
        _check_tile(tile, "starters")
        if TILE[tile] % 8 > 1:
            raise ValueError(f"starters: {tile} is not one (PE-5)")
    found.update(position["starters"])
    for stack in position["stacks"]:
        check_list(stack, "stacks")
        if len(stack) > STACK:
            raise ValueError(f"stacks: none has more than {STACK} tiles (PE-6)")
        for tile in stack:
            _check_tile(tile, "stacks")
        found.update(stack)
    for desk in position["desks"]:
        found.update(burner["tile"] for burner in desk["burners"] if burner is not None)
        found.update(potion["tile"] for potion in desk["potions"])
    gone = [KIND[kind] for kind in position["left_out"]]
    drafting = position["phase"] == "draft"
    for tile in range(TILES):
        name = TILE_IDS[tile]
        if tile >> 3 in gone:
            if found[name]:
                raise ValueError(f"{name} has left the game (PE-4)")
        elif found[name] > 1:
            raise ValueError(f"{name} is there twice (PE-2)")
        elif not found[name] and not drafting:
            raise ValueError(f"{name} is missing (PE-2)")


def check_marbles(position: Position) -> None:
    """PE-1: 20 of each colour, all of them somewhere."""
    check_list(position["tracks"], "tracks", TRACKS)
    found = "" if position["tie"] is None else position["tie"]["out"]
    for track in position["tracks"]:
        check_letters(track, "tracks", TRACK)
        found += track
    for desk in position["desks"]:
        found += desk["hand"] + desk["flask"]
        for burner in desk["burners"]:
            if burner is not None:
                found += "".join(pair["marble"] for pair in burner["filled"])
    if position["phase"] == "draft":
        if found:
            raise ValueError("the dispenser is filled after the draft (PE-6)")
        return
    for colour in COLOURS:
        if found.count(colour) != EACH:
            raise ValueError(
                f"there are {EACH} marbles {colour}, but here are {found.count(colour)} (PE-1)"
            )


# Small checks


def _check_tile(tile: Any, field: str) -> None:
    if type(tile) is not str or tile not in TILE:
        raise ValueError(f"{field}: there is no tile {shown(tile)} (PE-2)")


def check_kinds(kinds: Any, field: str) -> None:
    check_list(kinds, field)
    for kind in kinds:
        if type(kind) is not str or kind not in KIND:
            raise ValueError(f"{field}: there is no kind {shown(kind)} (PE-2)")
    if kinds != [kind for kind in KIND_IDS if kind in kinds]:
        raise ValueError(f"{field}: kinds stand in their order, each once (PE-2)")


def check_letters(text: Any, field: str, most: int) -> None:
    if type(text) is not str or len(text) > most or any(letter not in COLOURS for letter in text):
        raise ValueError(
            f"{field}: {shown(text)} is not a string of up to {most} of R, B, K, Y (PE-1)"
        )


def check_bool(value: Any, field: str) -> None:
    if type(value) is not bool:
        raise ValueError(f"{field}: {shown(value)} is not true or false")
