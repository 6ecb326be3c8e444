"""What lies on a table of Potion Explosion, in packed vectors.

- `tracks`   16 places a track, from the front; the first `lengths` of them are marbles
- `stacks`   9 places a stack, from the bottom; the first `sizes` of them are tiles
- `burners`  two a seat: the tile there, or NO_TILE; `needs` its empty holes (a lot), `filled` the
             full ones (three bits for each pair of a hole's and a marble's colour)
- `hands`, `flasks`  by seat, a lot
- `potions`  48 places a seat, the first `done` of them completed tiles, in their order, with DRUNK
- `threes`   by seat, the kinds for which it has the token for three, as a mask
- `counts`   by seat, the marbles picked in this round of a tie (PE-30), or NO_COUNT
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.contract import State
from korsi.games.potion_explosion.components import (
    BALM,
    BITS,
    COLOURS,
    FILTER,
    FLASK,
    HELP_POINTS,
    HELPS,
    KIND,
    KIND_IDS,
    KINDS,
    MARBLES,
    MOST_SEATS,
    NO_TILE,
    PAIR,
    POINTS,
    POTIONS,
    SIGHT,
    SKILL_POINTS,
    SKILLS,
    STACK,
    STACKS,
    TRACK,
    TRACKS,
    common,
    count,
    one,
    size,
)
from korsi.random import Seed

DRAFT: Final = 0
TURN: Final = 1
PRISM: Final = 2
REFILL: Final = 3
TIEBREAK: Final = 4
OVER: Final = 5
PHASES: Final = ["draft", "turn", "prism", "refill", "tiebreak", "over"]
PLAYING: Final = [TURN, PRISM, REFILL]  # somebody is on turn

DRUNK: Final = 64  # on a tile
TILE_BITS: Final = 63
NO_COUNT: Final = 255

LEAVES: Final[list[str]] = ["beginner", "random"] + [
    f"{KIND_IDS[low]}+{KIND_IDS[high]}" for low in range(KINDS) for high in range(low + 1, KINDS)
]
"""The choices of the option `leave` (PE-4)."""

PLACINGS: Final[list[str]] = ["must", "free"]
"""The choices of the option `placing` (PE-13)."""

FIRSTS: Final[list[str]] = ["random"] + [f"seat-{seat + 1}" for seat in range(MOST_SEATS)]
"""The choices of the option `first` (PE-5)."""


@final
class Terms:
    """What the table agreed on; shared by all copies of a game."""

    def __init__(
        self, seats: i64, leave: str, countdown: int | None, placing: str, first: str
    ) -> None:
        self.placing = placing
        self.must: bool = placing == "must"  # PE-13
        self.first: i64 = FIRSTS.index(first) - 1  # PE-5: the seat that begins; -1 for the lot
        self.leave = leave
        self.chosen = countdown
        self.countdown: i64 = 2 + seats if countdown is None else countdown  # PE-8
        self.gone: i64 = -1  # the kinds that leave, as a mask; -1 if chance decides
        if leave == "beginner":
            self.gone = 1 << BALM | 1 << FILTER
        elif leave != "random":
            self.gone = sum([1 << KIND[name] for name in leave.split("+")])


class Tabletop(State):
    """The dispenser, the stacks, the desks and the tokens."""

    def __init__(self, terms: Terms, seats: i64, seed: Seed) -> None:
        super().__init__(seats, seed)
        self.terms = terms
        self.phase: i64 = OVER
        self.first: i64 = 0
        self.turn: i64 = 0  # who acts
        self.turns: i64 = 0  # finished turns of all together
        self.picked: i64 = 0
        self.helped: i64 = 0
        self.prisms: i64 = 0  # marbles put with the potion that is being drunk (PE-21)
        self.returns: i64 = 0
        self.ending: i64 = -1
        self.gone: i64 = 0  # kinds that left, as a mask
        self.offer: i64 = 0  # starters on offer, a mask of 2·kind + copy
        self.earned: i64 = 0  # skill tokens given so far
        self.fives: i64 = 0  # who has the token for five kinds, as a mask
        self.round: i64 = 0  # of a tie
        self.tied: i64 = 0  # seats, as a mask
        self.out: i64 = 0  # marbles picked in this round of a tie, a lot
        self.tracks = vec[u8]()
        self.lengths = vec[u8]()
        self.stacks = vec[u8]()
        self.sizes = vec[u8]()
        self.burners = vec[u8]()
        self.needs = vec[i64]()
        self.filled = vec[i64]()
        self.hands = vec[i64]()
        self.flasks = vec[i64]()
        self.potions = vec[u8]()
        self.done = vec[u8]()
        self.helps = vec[u8]()
        self.threes = vec[u8]()
        self.counts = vec[u8]()

    def set_up(self) -> None:
        """An empty table."""
        self.tracks = vec[u8]([0] * MARBLES)
        self.lengths = vec[u8]([0] * TRACKS)
        self.stacks = vec[u8]([0] * (STACK * STACKS))
        self.sizes = vec[u8]([0] * STACKS)
        self.burners = vec[u8]([NO_TILE] * (2 * MOST_SEATS))
        self.needs = vec[i64]([0] * (2 * MOST_SEATS))
        self.filled = vec[i64]([0] * (2 * MOST_SEATS))
        self.hands = vec[i64]([0] * MOST_SEATS)
        self.flasks = vec[i64]([0] * MOST_SEATS)
        self.potions = vec[u8]([0] * (POTIONS * int(self.seats)))
        self.done = vec[u8]([0] * MOST_SEATS)
        self.helps = vec[u8]([0] * MOST_SEATS)
        self.threes = vec[u8]([0] * MOST_SEATS)
        self.counts = vec[u8]([NO_COUNT] * MOST_SEATS)

    def copy_to(self, other: "Tabletop") -> None:
        """All of this on another table."""
        other.phase = self.phase
        other.first = self.first
        other.turn = self.turn
        other.turns = self.turns
        other.picked = self.picked
        other.helped = self.helped
        other.prisms = self.prisms
        other.returns = self.returns
        other.ending = self.ending
        other.gone = self.gone
        other.offer = self.offer
        other.earned = self.earned
        other.fives = self.fives
        other.round = self.round
        other.tied = self.tied
        other.out = self.out
        other.tracks = self.tracks[:]
        other.lengths = self.lengths[:]
        other.stacks = self.stacks[:]
        other.sizes = self.sizes[:]
        other.burners = self.burners[:]
        other.needs = self.needs[:]
        other.filled = self.filled[:]
        other.hands = self.hands[:]
        other.flasks = self.flasks[:]
        other.potions = self.potions[:]
        other.done = self.done[:]
        other.helps = self.helps[:]
        other.threes = self.threes[:]
        other.counts = self.counts[:]

    # Seats

    def after(self, seat: i64) -> i64:
        """PE-9: clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    # The dispenser

    def marbles(self) -> i64:
        """How many marbles are in the dispenser."""
        total: i64 = 0
        for track in range(i64(TRACKS)):
            total += i64(self.lengths[track])
        return total

    def span(self, track: i64, place: i64, until: i64) -> i64:
        """The marbles of a track from one place up to another, a lot."""
        lot: i64 = 0
        tracks = self.tracks
        for i in range(TRACK * track + place, TRACK * track + until):
            lot += 1 << (i64(tracks[i]) << 3)
        return lot

    def cut(self, track: i64, place: i64, until: i64) -> None:
        """Marbles leave a track, those behind them slide down."""
        tracks = self.tracks
        start = TRACK * track
        length = i64(self.lengths[track])
        gap = until - place
        for i in range(start + until, start + length):
            tracks[i - gap] = tracks[i]
        for i in range(start + length - gap, start + length):
            tracks[i] = 0
        self.lengths[track] = u8(length - gap)

    def colours(self, track: i64, place: i64, until: i64) -> str:
        """The marbles of a track from one place up to another, from the front."""
        start = TRACK * track
        return "".join([COLOURS[int(self.tracks[i])] for i in range(start + place, start + until)])

    def in_sight(self, track: i64) -> i64:
        """How many marbles of a track are visible (PE-7)."""
        length = i64(self.lengths[track])
        return length if length < SIGHT else SIGHT

    # The stacks

    def tiles(self) -> i64:
        """How many tiles are left in the stacks."""
        total: i64 = 0
        for stack in range(i64(STACKS)):
            total += i64(self.sizes[stack])
        return total

    def top(self, stack: i64) -> i64:
        """The tile on top of a stack; NO_TILE if there is none."""
        left = i64(self.sizes[stack])
        return i64(self.stacks[STACK * stack + left - 1]) if left > 0 else NO_TILE

    # Desks

    def free_burner(self, seat: i64) -> i64:
        """The first burner without a tile; -1 if both have one."""
        if self.burners[2 * seat] == NO_TILE:
            return 0
        return 1 if self.burners[2 * seat + 1] == NO_TILE else -1

    def holes(self, seat: i64) -> i64:
        """The empty holes on both burners, a lot."""
        return self.needs[2 * seat] + self.needs[2 * seat + 1]

    def room(self, seat: i64) -> i64:
        """PE-14: how many marbles the flask can still take."""
        return FLASK - size(self.flasks[seat])

    def keepable(self, seat: i64) -> i64:
        """PE-13: the marbles in hand that may go to the flask, a lot: under `must` only those that
        fit no hole now."""
        hand = self.hands[seat]
        if self.terms.must:
            holes = self.holes(seat)
            for colour in range(i64(4)):
                if count(holes, colour) != 0:
                    hand -= count(hand, colour) * one(colour)
        return hand

    def fill_hole(self, seat: i64, colour: i64, burner: i64, hole: i64) -> None:
        """A marble goes on an empty hole."""
        at = 2 * seat + burner
        self.needs[at] -= one(hole)
        self.filled[at] += PAIR[4 * hole + colour]

    def may_end(self, seat: i64) -> bool:
        """PE-9, PE-14: whether nothing is left that must be done first."""
        if self.picked == 0 and self.marbles() > 0:
            return False
        hand = self.hands[seat]
        if hand == 0:
            return True
        return common(hand, self.holes(seat)) < 0 and self.room(seat) == 0

    # Tokens and points

    def countdown(self) -> i64:
        """PE-8: tokens left in the countdown stack."""
        left = self.terms.countdown - self.earned
        return left if left > 0 else 0

    def bank(self) -> i64:
        """PE-27: skill tokens left in the bank, never below 0."""
        left = SKILLS - self.terms.countdown if self.countdown() > 0 else SKILLS - self.earned
        return left if left > 0 else 0

    def helps_left(self) -> i64:
        """PE-11: help tokens that nobody has taken."""
        left: i64 = HELPS
        for seat in range(self.seats):
            left -= i64(self.helps[seat])
        return left

    def skills(self, seat: i64) -> i64:
        """The skill tokens of a seat."""
        return i64(BITS[i64(self.threes[seat])]) + ((self.fives >> seat) & 1)

    def score(self, seat: i64) -> i64:
        """PE-29: printed points, 4 a skill token, less 2 a help token."""
        total = SKILL_POINTS * self.skills(seat) - HELP_POINTS * i64(self.helps[seat])
        potions = self.potions
        start = POTIONS * seat
        for i in range(start, start + i64(self.done[seat])):
            total += POINTS[(i64(potions[i]) & TILE_BITS) >> 1]
        return total
