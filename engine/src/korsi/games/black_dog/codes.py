"""The action space: every move as a whole number, the same at every table.

Blocks of numbers, one behind the other. A *use* is the kind of a card played as itself, or
KINDS + the kind that a copy counts as (BD-22).

A split is 4 digits, one a portion in their order and 0 behind the last, below the number of
portions less 1: so the smaller of two codes has fewer portions, or else the smaller first one.
"""

from typing import Final

from mypy_extensions import i64

from korsi.games.black_dog.components import (
    KINDS,
    MAGNET,
    MOST_SEATS,
    MOST_STEPS,
    PLACES,
    SPLIT_STEPS,
    SWAP,
    TEAM,
    TRACK,
)

USES: Final = 2 * KINDS

DOG: Final = 0  # place
GIVE: Final = DOG + TRACK  # kind
DISCARD: Final = GIVE + KINDS  # kind
FOLD: Final = DISCARD + KINDS
TURN: Final = FOLD + 1  # 0 left, 1 right
START: Final = TURN + 2  # use, owner
STEP: Final = START + USES * MOST_SEATS  # use, owner, from, steps - 1, into the lane
SWAP_CODE: Final = STEP + USES * MOST_SEATS * PLACES * MOST_STEPS * 2
PAIRS: Final = MOST_SEATS * TRACK
MAGNET_CODE: Final = SWAP_CODE + 2 * PAIRS * PAIRS  # by a copy, own pawn, other pawn
SPLIT: Final = MAGNET_CODE + 2 * PAIRS * TRACK  # by a copy, pawn, to
PORTION: Final = 1 + MOST_SEATS * PLACES * SPLIT_STEPS * 2
SPLITS: Final = 4 * PORTION * PORTION * PORTION * PORTION
ALL_CODES: Final = SPLIT + 2 * SPLITS  # by a copy, portions


def step_code(use: i64, owner: i64, place: i64, steps: i64, into: i64) -> i64:
    """A pawn walks."""
    pawn = (use * MOST_SEATS + owner) * PLACES + place
    return STEP + (pawn * MOST_STEPS + steps - 1) * 2 + into


def portion_code(owner: i64, place: i64, steps: i64, into: i64) -> i64:
    """One portion of a split, from 1 up."""
    return 1 + ((owner * PLACES + place) * SPLIT_STEPS + steps - 1) * 2 + into


def use_of(code: i64) -> i64:
    """What is played with this code, which is that of a card."""
    if code >= SPLIT:
        return TEAM + (code - SPLIT) // SPLITS * KINDS
    if code >= MAGNET_CODE:
        return MAGNET + (code - MAGNET_CODE) // (PAIRS * TRACK) * KINDS
    if code >= SWAP_CODE:
        return SWAP + (code - SWAP_CODE) // (PAIRS * PAIRS) * KINDS
    if code >= STEP:
        return (code - STEP) // (MOST_SEATS * PLACES * MOST_STEPS * 2)
    return (code - START) // MOST_SEATS
