"""The box of Potion Explosion (PE-1 … PE-3), as tables.

A *tile* is 8·kind + 2·(holes - 4) + copy; a *recipe* is a tile without its letter, tile >> 1.
A *lot* is a number of marbles by colour, packed: eight bits a colour, red lowest.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.games.data import components

DATA: Final = components("potion_explosion")

COLOURS: Final = "RBKY"
FIELDS: Final = ["red", "blue", "black", "yellow"]
EACH: Final = 20  # marbles of a colour
MARBLES: Final = 80

KIND_IDS: Final[list[str]] = list(DATA)
KIND: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KIND_IDS)}
KINDS: Final = 8
WISDOM: Final = 0
LOVE: Final = 1
MAGNETIC: Final = 2
PRISMATIC: Final = 3
ABYSSAL: Final = 4
SANDS: Final = 5
BALM: Final = 6
FILTER: Final = 7

TILES: Final = 64
RECIPES: Final = 32
NO_TILE: Final = 255
SKILLS: Final = 15
HELPS: Final = 21
SKILL_POINTS: Final = 4
HELP_POINTS: Final = 2

TRACKS: Final = 5
TRACK: Final = 16  # places of a track (PE-7)
REACH: Final = 8  # of them can be taken
SIGHT: Final = 9  # of them are visible
FLASK: Final = 3  # PE-14
STACKS: Final = 5
STACK: Final = 9  # tiles a stack holds at most (PE-6)
POTIONS: Final = 48  # tiles in a game
MOST_SEATS: Final = 4
MOST_TURNS: Final = 150  # of each player (PE-28)
TIE_ROUNDS: Final = 4  # PE-30

_RECIPES: Final[list[dict[str, Any]]] = [entry for name in KIND_IDS for entry in DATA[name]]

# The numbers above are written out so that they are compiled as numbers; the data must agree.
assert KIND_IDS == [
    "wisdom",
    "blind_love",
    "magnetic",
    "prismatic",
    "abyssal",
    "sands",
    "balm",
    "filter",
]
assert len(_RECIPES) == RECIPES
assert all(entry["copies"] == 2 for entry in _RECIPES)
for _number, _entry in enumerate(_RECIPES):
    assert sum([_entry[field] for field in FIELDS]) == 4 + _number % 4
    assert _entry["starter"] == (_number % 4 == 0)
for _field in FIELDS:
    assert sum([2 * entry[_field] for entry in _RECIPES]) == 88  # PE-2

TILE_IDS: Final[list[str]] = [
    f"{KIND_IDS[tile // 8]}-{4 + tile // 2 % 4}{'ab'[tile % 2]}" for tile in range(TILES)
]
TILE: Final[dict[str, int]] = {name: tile for tile, name in enumerate(TILE_IDS)}

RECIPE: Final = vec[i64]([sum([entry[FIELDS[c]] << 8 * c for c in range(4)]) for entry in _RECIPES])
"""By recipe: its holes, a lot."""

POINTS: Final = vec[i64]([int(entry["points"]) for entry in _RECIPES])
"""By recipe: the points printed."""

BITS: Final = vec[u8]([bin(mask).count("1") for mask in range(256)])
"""How many bits of a mask are set."""


def starter_tile(starter: i64) -> i64:
    """PE-5: the tile of a starter, which is 2·kind + copy."""
    return (starter >> 1) * 8 + (starter & 1)


# Lots of marbles


def one(colour: i64) -> i64:
    """A lot of one marble."""
    return 1 << (colour << 3)


def count(lot: i64, colour: i64) -> i64:
    """How many of a colour."""
    return (lot >> (colour << 3)) & 255


def size(lot: i64) -> i64:
    """How many marbles."""
    return (lot + (lot >> 8) + (lot >> 16) + (lot >> 24)) & 255


def common(lot: i64, holes: i64) -> i64:
    """The first colour that both have; -1 if none."""
    for colour in range(i64(4)):
        if (lot >> (colour << 3)) & 255 != 0 and (holes >> (colour << 3)) & 255 != 0:
            return colour
    return -1


def letters(lot: i64) -> str:
    """A lot as people write it, sorted."""
    return "".join([COLOURS[c] * int(count(lot, c)) for c in range(4)])


def lot_of(text: str) -> int:
    """The lot that letters say."""
    return sum([text.count(COLOURS[c]) << 8 * c for c in range(4)])


# Marbles on a burner: three bits for each pair of a hole's colour and a marble's

PAIR: Final = vec[i64]([1 << 3 * pair for pair in range(16)])
"""One marble on a hole, by 4·hole + colour. A table: compiled, `1 << n` has only 32 bits."""


def marbles_on(filled: i64) -> i64:
    """The marbles that are on a tile, a lot."""
    lot: i64 = 0
    for pair in range(i64(16)):
        lot += ((filled >> (3 * pair)) & 7) << ((pair & 3) << 3)
    return lot


def holes_of(filled: i64) -> i64:
    """The holes that are full, a lot."""
    lot: i64 = 0
    for pair in range(i64(16)):
        lot += ((filled >> (3 * pair)) & 7) << ((pair >> 2) << 3)
    return lot
