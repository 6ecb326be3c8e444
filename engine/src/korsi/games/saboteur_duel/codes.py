"""The action space: every move as a whole number, the same at every table.

Blocks of numbers, one behind the other. A block with places has one number for every place.
"""

from typing import Final

from korsi.games.saboteur_duel.components import GOALS, KINDS, PAIRS, PATH_FACES, REPAIRS
from korsi.games.saboteur_duel.maze import CELLS

LAY: Final = 0  # (face - 1)·CELLS + place
SABOTAGE: Final = PATH_FACES * CELLS  # tool
REPAIR: Final = SABOTAGE + 3  # see REPAIRS
KEY: Final = REPAIR + len(REPAIRS)  # place
ROCKFALL: Final = KEY + CELLS  # place
MAP: Final = ROCKFALL + CELLS  # goal, 0 to 5
CLEAR: Final = MAP + GOALS  # 3·pair + tool
PASS: Final = CLEAR + 3 * PAIRS  # kind
PASS_TWO: Final = PASS + KINDS  # pair
BRIBE: Final = PASS_TWO + PAIRS  # place
ORIENT: Final = BRIBE + CELLS  # 2·goal + turned
END: Final = ORIENT + 2 * GOALS
ALL_CODES: Final = END + 1
