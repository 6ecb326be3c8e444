"""The action space: every move as a whole number, the same at every table.

Blocks of numbers, one behind the other. A potion that is drunk is its tile, then what its effect
does: one block for each kind, in their order (Sands of Time uses the block of another kind).
The last legal code of a turn always brings it nearer to its end.
"""

from typing import Final

from mypy_extensions import i64

from korsi.games.potion_explosion.components import (
    ABYSSAL,
    BALM,
    FILTER,
    KINDS,
    LOVE,
    MAGNETIC,
    MOST_SEATS,
    PRISMATIC,
    REACH,
    STACKS,
    TILES,
    TRACKS,
    WISDOM,
)

SPOTS: Final = TRACKS * REACH  # marbles that can be taken, track by track
CHOICES: Final = 1 << REACH  # some of the marbles of a track that can be taken, a mask

STARTER: Final = 0  # 2·kind + copy
TO_HAND: Final = STARTER + 2 * KINDS  # colour
TO_FLASK: Final = TO_HAND + 4  # colour
HELP: Final = TO_FLASK + 4  # spot
PICK: Final = HELP + SPOTS  # spot
PUT: Final = PICK + SPOTS  # from the flask, colour, burner
PRISM: Final = PUT + 2 * 4 * 2  # colour, burner, hole
PRISM_DONE: Final = PRISM + 4 * 2 * 4
END: Final = PRISM_DONE + 1
TAKE: Final = END + 1  # stack
DRINK: Final = TAKE + STACKS  # tile, effect

DO_WISDOM: Final = 0  # spot
DO_LOVE: Final = DO_WISDOM + SPOTS  # victim
DO_MAGNETIC: Final = DO_LOVE + MOST_SEATS  # spot of the front one
DO_PRISMATIC: Final = DO_MAGNETIC + SPOTS
DO_ABYSSAL: Final = DO_PRISMATIC + 1  # tracks, a mask
DO_BALM: Final = DO_ABYSSAL + (1 << TRACKS)  # spot of the front one, how many less 1
DO_FILTER: Final = DO_BALM + SPOTS * REACH  # track, places as a mask
EFFECTS: Final = DO_FILTER + TRACKS * CHOICES

ALL_CODES: Final = DRINK + TILES * EFFECTS


def kind_of(effect: i64) -> i64:
    """Of which kind an effect is."""
    if effect >= DO_FILTER:
        return FILTER
    if effect >= DO_BALM:
        return BALM
    if effect >= DO_ABYSSAL:
        return ABYSSAL
    if effect >= DO_PRISMATIC:
        return PRISMATIC
    if effect >= DO_MAGNETIC:
        return MAGNETIC
    if effect >= DO_LOVE:
        return LOVE
    return WISDOM
