"""The board and the cards of Black DOG (BD-1 … BD-4), as tables.

A *kind* is what is printed on a card, by its place in the deck's list. A *place* is -1 in the pen,
0 to 63 on the track, 64 to 67 in the own lane from the origin inwards.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import u8

from korsi.games.data import components

DATA: Final = components("black_dog")

TRACK: Final = 64
RING: Final = 63  # `place & RING` goes round the track
LANE: Final = 64  # the first place of a lane
LANE_PLACES: Final = 4
PLACES: Final = 68
HOME: Final = 15  # all places of a lane, as a mask
MOST_STEPS: Final = 13
MOST_SEATS: Final = 4
HAND: Final = 5  # BD-7
DISC_STEP: Final = 16  # a quarter turn (BD-16)
ALL_PAWS: Final = 255  # all eight, as a mask

ORIGINS: Final[list[int]] = DATA["origins"]
DISC: Final[list[int]] = DATA["disc"]
PAWS: Final[list[int]] = sorted(DATA["paws"]["white"] + DATA["paws"]["black"])

_DECK: Final[list[dict[str, Any]]] = DATA["deck"]
IDS: Final[list[str]] = [str(entry["id"]) for entry in _DECK]
CARD: Final[dict[str, int]] = {name: kind for kind, name in enumerate(IDS)}
COUNTS: Final[list[int]] = [int(entry["count"]) for entry in _DECK]

KINDS: Final = 15
CARDS: Final = 110
TEAM: Final = 8
COPY: Final = 12
SWAP: Final = 13
MAGNET: Final = 14
NO_CARD: Final = 255
SPLIT_STEPS: Final = 4  # of team-4

# The numbers above are written out so that they are compiled as numbers; the data must agree.
assert (DATA["track"], DATA["goal_spaces_each"]) == (TRACK, LANE_PLACES)
assert (LANE + LANE_PLACES, (1 << LANE_PLACES) - 1) == (PLACES, HOME)
assert DATA["turn"] == {"right": DISC_STEP, "left": -DISC_STEP}
assert len(ORIGINS) == MOST_SEATS
assert sorted(set(ORIGINS)) == ORIGINS
assert (1 << len(PAWS)) - 1 == ALL_PAWS
assert set(PAWS) <= set(DISC)
assert not set(ORIGINS) & set(DISC)
assert {(place + DISC_STEP) & RING for place in DISC} == set(DISC)
assert (len(IDS), sum(COUNTS)) == (KINDS, CARDS)
assert [CARD[name] for name in ("team_4", "copy", "swap", "magnet")] == [TEAM, COPY, SWAP, MAGNET]
assert _DECK[TEAM]["split"] == SPLIT_STEPS

BOX: Final = vec[u8]([kind for kind in range(KINDS) for _ in range(COUNTS[kind])])
"""All cards, by kind."""

STARTS: Final = vec[u8]([1 if entry.get("start", False) else 0 for entry in _DECK])
"""Whether a pawn may start with this card (BD-13)."""

BARKS: Final = vec[u8]([1 if entry.get("dog", False) else 0 for entry in _DECK])
"""Whether the dog runs after the pawn (BD-24)."""

WAYS: Final = 7  # different numbers of steps a card may have, at most
STEP_COUNT: Final = vec[u8]([len(entry.get("steps", [])) for entry in _DECK])
STEPS: Final = vec[u8]([0] * (WAYS * KINDS))
"""By WAYS·kind + n: the n-th number of steps, ascending."""

GAP: Final = vec[u8]([0] * TRACK)
"""How many steps it is from a space to the next origin ahead."""

ON_DISC: Final = vec[u8]([0] * TRACK)
PAW: Final = vec[u8]([0] * PLACES)
"""1 + the number of the paw on this space; 0 where there is none."""

IS_ORIGIN: Final = vec[u8]([0] * TRACK)


def _fill() -> None:
    for kind, entry in enumerate(_DECK):
        steps: list[int] = sorted(entry.get("steps", []))
        assert len(steps) <= WAYS
        for n, step in enumerate(steps):
            STEPS[WAYS * kind + n] = u8(step)
    for place in range(TRACK):
        gap = min([(origin - place - 1) % TRACK + 1 for origin in ORIGINS])
        GAP[place] = u8(gap)
    spaced = [int(GAP[origin]) for origin in ORIGINS]
    assert min(spaced) > MOST_STEPS  # a pawn meets one origin at most
    for place in DISC:
        ON_DISC[place] = u8(1)
    for number, place in enumerate(PAWS):
        PAW[place] = u8(1 + number)
    for place in ORIGINS:
        IS_ORIGIN[place] = u8(1)


_fill()
