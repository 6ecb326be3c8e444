"""What lies on a table of Black DOG, in packed vectors, and how pawns walk there.

- `board`   by space of the track: 0 free, 1 + owner of the pawn, or DOG
- `spots`   the pawns of each seat by place + 1, ascending: 0 pen, 1 to 64 track, 65 to 68 lane
- `lanes`   by seat, the places of its lane that are taken, as a mask
- `hands`   five places a seat, the first `held` of them cards, ascending
- `deck`    from `top` to `size`: the cards not yet drawn
- `played`  how many of each kind were played or discarded
- `gifts`   by seat, the kind it gave away in this round, while it knows who has it
- `stuck`   ten places a seat: what BD-30 has told of its hand, a mask of kinds above `fresh`
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.contract import State
from korsi.games.black_dog.components import (
    CARDS,
    GAP,
    HAND,
    HOME,
    IDS,
    KINDS,
    LANE,
    LANE_PLACES,
    MOST_SEATS,
    NO_CARD,
    ORIGINS,
    PLACES,
    RING,
    TRACK,
)
from korsi.games.hands import give_out, take_in
from korsi.random import Seed

PLACING: Final = 0
GIVING: Final = 1
PLAYING: Final = 2
TURNING: Final = 3
DISCARDING: Final = 4
OVER: Final = 5
PHASES: Final = ["dog", "give", "play", "turn", "discard", "over"]

DEALERS: Final = ["random", "seat-1", "seat-2", "seat-3", "seat-4"]  # BD-6

BLACK_DOG: Final = 9  # on the board
STUCK: Final = 10  # entries a seat can have
FRESH: Final = 4  # bits of `fresh`
FRESH_MASK: Final = 15
ACROSS: Final = 2  # `seat ^ ACROSS` is the partner (BD-5)


@final
class Terms:
    """What the table agreed on, and how it is laid out; shared by all copies of a game."""

    def __init__(self, seats: i64, bites: str, dealer: str) -> None:
        self.bites = bites
        self.passing = bites == "passing"
        self.dealer = dealer
        self.first_dealer: i64 = DEALERS.index(dealer) - 1  # BD-6: -1 drawn by lot
        self.teams = seats == 4  # BD-5, BD-28
        self.pawns: i64 = 4 if seats == 4 else 5  # BD-4
        origins = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}[int(seats)]
        self.origins = vec[i64]([ORIGINS[corner] for corner in origins])
        self.owners = vec[u8]([0] * TRACK)
        """By space: 1 + the seat whose origin it is; 0 elsewhere, on absent colours' too."""
        for seat in range(seats):
            self.owners[self.origins[seat]] = u8(1 + seat)

    def sides(self) -> list[list[int]]:
        """Who plays together (BD-5, BD-28)."""
        if self.teams:
            return [[0, 2], [1, 3]]
        return [[seat] for seat in range(len(self.origins))]


class Tabletop(State):
    """The pieces on the board and the cards, and what can be asked about them."""

    def __init__(self, terms: Terms, seats: i64, seed: Seed) -> None:
        super().__init__(seats, seed)
        self.terms = terms
        self.phase: i64 = OVER
        self.round: i64 = 0
        self.dealer: i64 = 0
        self.starter: i64 = 0
        self.turn: i64 = 0
        self.drew: i64 = 0  # whether the seat on turn has drawn in this turn (BD-30)
        self.dog: i64 = -1
        self.last: i64 = -1  # what a copy counts as (BD-22)
        self.paws: i64 = 0  # on which paws moved pawns stand, as a mask (BD-16)
        self.first: i64 = -1  # the side that was complete first (BD-27)
        self.out: i64 = 0  # who folded in this round, as a mask (BD-10)
        self.shuffles: i64 = 0
        self.top: i64 = 0
        self.size: i64 = 0
        self.board = vec[u8]()
        self.spots = vec[u8]()
        self.lanes = vec[u8]()
        self.hands = vec[u8]()
        self.held = vec[u8]()
        self.deck = vec[u8]()
        self.played = vec[u8]()
        self.gifts = vec[u8]()
        self.stuck = vec[i64]()

    def set_up(self) -> None:
        """An empty table."""
        self.board = vec[u8]([0] * TRACK)
        self.spots = vec[u8]([0] * (self.terms.pawns * self.seats))
        self.lanes = vec[u8]([0] * MOST_SEATS)
        self.hands = vec[u8]([0] * (HAND * self.seats))
        self.held = vec[u8]([0] * MOST_SEATS)
        self.deck = vec[u8]([0] * CARDS)
        self.played = vec[u8]([0] * KINDS)
        self.gifts = vec[u8]([NO_CARD] * self.seats)
        if not self.terms.teams:
            self.stuck = vec[i64]([0] * (STUCK * self.seats))

    def copy_to(self, other: "Tabletop") -> None:
        """All of this on another table."""
        other.phase = self.phase
        other.round = self.round
        other.dealer = self.dealer
        other.starter = self.starter
        other.turn = self.turn
        other.drew = self.drew
        other.dog = self.dog
        other.last = self.last
        other.paws = self.paws
        other.first = self.first
        other.out = self.out
        other.shuffles = self.shuffles
        other.top = self.top
        other.size = self.size
        other.board = self.board[:]
        other.spots = self.spots[:]
        other.lanes = self.lanes[:]
        other.hands = self.hands[:]
        other.held = self.held[:]
        other.deck = self.deck[:]
        other.played = self.played[:]
        other.gifts = self.gifts[:]
        other.stuck = self.stuck[:]

    # Seats

    def side(self, seat: i64) -> i64:
        """BD-5: opposite seats are a team; BD-28: otherwise everyone for oneself."""
        return seat & 1 if self.terms.teams else seat

    def receiver(self, seat: i64) -> i64:
        """BD-8, BD-29: to whom a seat gives."""
        if self.terms.teams:
            return seat ^ ACROSS
        return seat + 1 if seat + 1 < self.seats else 0

    def giver(self, seat: i64) -> i64:
        """BD-8, BD-29: from whom a seat is given."""
        if self.terms.teams:
            return seat ^ ACROSS
        return seat - 1 if seat > 0 else self.seats - 1

    def mover(self, seat: i64) -> i64:
        """BD-26: whose pawns are "own" to a seat."""
        if self.terms.teams and self.lanes[seat] == HOME:
            return seat ^ ACROSS
        return seat

    def helped(self, seat: i64) -> bool:
        """BD-23, BD-31: whether a seat may use the steps of team-4 on opponents' pawns too."""
        if not self.terms.teams:
            return True
        return self.lanes[seat] == HOME or self.lanes[seat ^ ACROSS] == HOME

    def home(self, seat: i64) -> i64:
        """How many pawns of a seat are home."""
        lane = i64(self.lanes[seat])
        return (lane & 1) + (lane >> 1 & 1) + (lane >> 2 & 1) + (lane >> 3)

    # Hands

    def take_in(self, seat: i64, kind: i64) -> None:
        """A card comes into a hand, which stays in order."""
        take_in(self.hands, HAND * seat, i64(self.held[seat]), kind)
        self.held[seat] += 1

    def give_out(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand."""
        give_out(self.hands, HAND * seat, i64(self.held[seat]), kind)
        self.held[seat] -= 1

    def hand(self, seat: i64) -> list[str]:
        """The cards in a hand, by name."""
        first = HAND * seat
        return [IDS[i64(self.hands[i])] for i in range(first, first + i64(self.held[seat]))]

    # Pieces

    def shift(self, owner: i64, old: i64, new: i64) -> None:
        """A pawn of this seat goes from place to place in `spots`, which stays in order."""
        spots = self.spots
        first = self.terms.pawns * owner
        last = first + self.terms.pawns - 1
        i = first
        while i64(spots[i]) != old + 1:
            i += 1
        while i < last and i64(spots[i + 1]) < new + 1:
            spots[i] = spots[i + 1]
            i += 1
        while i > first and i64(spots[i - 1]) > new + 1:
            spots[i] = spots[i - 1]
            i -= 1
        spots[i] = u8(new + 1)

    def lift(self, owner: i64, place: i64) -> None:
        """A pawn is taken up from the track or its lane."""
        if place < LANE:
            self.board[place] = 0
        else:
            self.lanes[owner] &= u8(HOME ^ (1 << (place - LANE)))

    def put(self, owner: i64, place: i64) -> None:
        """A pawn is put on a free place."""
        if place < LANE:
            self.board[place] = u8(1 + owner)
        else:
            self.lanes[owner] |= u8(1 << (place - LANE))

    def send(self, place: i64) -> i64:
        """A pawn goes from the track to its pen; whose it was."""
        owner = i64(self.board[place]) - 1
        self.board[place] = 0
        self.shift(owner, place, -1)
        return owner

    def set_dog(self, place: i64) -> None:
        """The dog stands here now."""
        if self.dog >= 0:
            self.board[self.dog] = 0
        self.dog = place
        if place >= 0:
            self.board[place] = BLACK_DOG

    def pen(self, seat: i64) -> bool:
        """Whether a pawn of this seat is in the pen."""
        return self.spots[self.terms.pawns * seat] == 0

    def closed(self, place: i64) -> bool:
        """BD-12: whether a pawn on the origin of its own colour closes this space."""
        owner = self.terms.owners[place]
        return owner != 0 and self.board[place] == owner


# Walking (BD-11 … BD-14)


def onward(board: vec[u8], lanes: vec[u8], terms: Terms, owner: i64, place: i64, steps: i64) -> i64:
    """Where a pawn gets on the track, or further in its lane; -1 if something is in the way."""
    if place >= LANE:
        to = place + steps
        if to >= PLACES:
            return -1
        way = (2 << (to - LANE)) - (2 << (place - LANE))
        return -1 if i64(lanes[owner]) & way != 0 else to
    gap = i64(GAP[place])
    if steps >= gap:
        origin = (place + gap) & RING
        closer = terms.owners[origin]
        if closer != 0 and board[origin] == closer:  # BD-12
            return -1
    return (place + steps) & RING


def inward(board: vec[u8], lanes: vec[u8], terms: Terms, owner: i64, place: i64, steps: i64) -> i64:
    """BD-14: where a pawn gets in its lane, across its origin; -1 if it can't."""
    if place >= LANE:
        return -1
    origin = terms.origins[owner]
    deep = steps - ((origin - place) & RING)  # lane places to go
    if deep <= 0 or deep > LANE_PLACES or deep == steps:
        return -1
    if i64(board[origin]) == 1 + owner:  # BD-12
        return -1
    if i64(lanes[owner]) & ((1 << deep) - 1) != 0:
        return -1
    return LANE + deep - 1
