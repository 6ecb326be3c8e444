"""Team-4: all ways to split its four steps, each different result once (BD-23).

The portions are tried in order, on the board itself, and taken back. Two portions that have
nothing to do with each other give the same in either order: of all orders that come to the same
in this way only the smallest is tried. What still comes out twice is known by its fingerprint.
Ways with fewer portions come first, then those with smaller codes, so the first of equal ones is
the one that is listed.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.games.black_dog.codes import PORTION, portion_code
from korsi.games.black_dog.components import (
    HOME,
    LANE,
    MOST_SEATS,
    PAW,
    PLACES,
    RING,
    SPLIT_STEPS,
    TRACK,
)
from korsi.games.black_dog.state import ACROSS, BLACK_DOG, Tabletop, inward, onward
from korsi.random import Random

NO_PAW: Final = MOST_SEATS * PLACES  # of MARKS: the disc is not due; then: it is
FIRST: Final = NO_PAW + 3  # of MARKS: the side that was complete first, from -1
EVERYTHING: Final = 1  # a portion that fills a lane has to do with all others
NOBODY: Final = 31


def _marks(count: int) -> vec[i64]:
    """Numbers that have nothing to do with each other."""
    chance = Random(2010)
    return vec[i64]([chance.number() << 9 ^ chance.number() for _ in range(count)])


MARKS: Final = _marks(FIRST + MOST_SEATS)
"""What a result's fingerprint is made of: owner and place of each pawn, disc, side."""


@final
class Splits:
    """The ways to split four steps for one seat at one moment. The table stays as it is."""

    def __init__(self, table: Tabletop, seat: i64) -> None:
        self.table = table
        self.terms = table.terms
        self.seat: i64 = seat
        self.board = table.board[:]
        self.lanes = table.lanes[:]
        self.first: i64 = table.first
        self.helped = table.helped(seat)
        self.due: i64 = 0
        self.mark: i64 = 0
        self.enough: i64 = 1 << 40  # stop when so many were found
        self.wanted: i64 = 0  # a fingerprint: look for no other result
        self.size: i64 = 0
        self.found = vec[i64]([0] * 128)
        self.seen = vec[i64]([0] * 512)  # fingerprints, by what they leave when divided
        # the pawns on the track and in lanes, by owner and place
        self.count: i64 = 0
        self.busy: i64 = 0  # pawns that were moved or sent home, as a mask
        self.owner = vec[u8]([0] * (5 * MOST_SEATS))
        self.place = vec[u8]([0] * (5 * MOST_SEATS))
        self.who = vec[u8]([NOBODY] * TRACK)  # by space: which pawn stood there at first
        # the portions on the way
        self.pawn = vec[i64]([0] * SPLIT_STEPS)
        self.steps = vec[i64]([0] * SPLIT_STEPS)
        self.into = vec[i64]([0] * SPLIT_STEPS)
        self.fills = vec[i64]([0] * SPLIT_STEPS)
        self.gather()

    def gather(self) -> None:
        table = self.table
        spots = table.spots
        pawns = self.terms.pawns
        for owner in range(table.seats):
            for i in range(pawns * owner, pawns * owner + pawns):
                place = i64(spots[i]) - 1
                if place >= 0:
                    self.owner[self.count] = u8(owner)
                    self.place[self.count] = u8(place)
                    if place < LANE:
                        self.who[place] = u8(self.count)
                    self.mark ^= MARKS[PLACES * owner + place]
                    self.count += 1

    def all(self) -> vec[i64]:
        """The codes of all splits, ascending; a code is that of the portions only."""
        for parts in range(i64(1), i64(SPLIT_STEPS + 1)):
            self.portions(0, parts, SPLIT_STEPS, (parts - 1), self.mark)
        return self.found[: self.size]

    def any(self) -> bool:
        """Whether there is one at all."""
        self.enough = 1
        for parts in range(i64(1), i64(SPLIT_STEPS + 1)):
            self.portions(0, parts, SPLIT_STEPS, (parts - 1), self.mark)
            if self.size > 0:
                return True
        return False

    def like(self, mark: i64) -> i64:
        """The code of the split with this result; -1 if there is none."""
        self.wanted = mark
        return self.found[0] if self.any() else -1

    def portions(self, depth: i64, parts: i64, left: i64, code: i64, mark: i64) -> None:
        """All ways to go on after `depth` portions, with `left` steps in `parts` portions."""
        board = self.board
        lanes = self.lanes
        terms = self.terms
        least = left if parts == 1 else 1
        for pawn in range(self.count):
            if self.busy >> pawn & 1 != 0:
                continue
            owner = i64(self.owner[pawn])
            if not self.helped and (owner ^ self.seat) & 1 != 0:  # BD-23, BD-31
                continue
            place = i64(self.place[pawn])
            for steps in range(least, left - parts + 2):
                to = onward(board, lanes, terms, owner, place, steps)
                if to >= 0 and self.in_order(depth, pawn, place, steps, 0, 0):
                    self.portion(depth, parts, left, code, mark, pawn, steps, to)
                to = inward(board, lanes, terms, owner, place, steps)
                if to >= 0:
                    fills: i64 = 0
                    if i64(lanes[owner]) | (1 << (to - LANE)) == HOME:
                        fills = EVERYTHING
                    if self.in_order(depth, pawn, place, steps, 1, fills):
                        self.portion(depth, parts, left, code, mark, pawn, steps, to)
                if self.size >= self.enough:
                    return

    def in_order(
        self, depth: i64, pawn: i64, place: i64, steps: i64, into: i64, fills: i64
    ) -> bool:
        """Whether no smaller order of these portions comes to the same.

        The new portion must not be smaller than one before it with which, and with all between,
        it has nothing to do. If it is, the other order has been tried already.
        """
        i = depth - 1
        while i >= 0:
            if fills | self.fills[i] != 0:
                break
            other = self.pawn[i]
            there = i64(self.place[other])
            lanes = (place >= LANE or into != 0) and (there >= LANE or self.into[i] != 0)
            if lanes and self.owner[pawn] == self.owner[other]:
                break
            tracks = place < LANE and there < LANE
            if tracks and (there - place) & RING <= steps:
                break
            if tracks and (place - there) & RING <= self.steps[i]:
                break
            if pawn < other:
                return False
            i -= 1
        self.into[depth] = into
        self.fills[depth] = fills
        return True

    def portion(
        self,
        depth: i64,
        parts: i64,
        left: i64,
        code: i64,
        mark: i64,
        pawn: i64,
        steps: i64,
        to: i64,
    ) -> None:
        """One portion, with all its effects; then those after it."""
        owner = i64(self.owner[pawn])
        place = i64(self.place[pawn])
        due = self.due
        stood: i64 = 0
        mark ^= MARKS[PLACES * owner + place]
        if to < LANE:
            stood = i64(self.board[to])
            if stood != BLACK_DOG:  # BD-15: otherwise it is out
                mark ^= MARKS[PLACES * owner + to]
                if stood != 0:  # BD-11
                    mark ^= MARKS[PLACES * (stood - 1) + to]
                if PAW[to] != 0:
                    self.due = 1
        else:
            mark ^= MARKS[PLACES * owner + to]
        into: i64 = 1 if to >= LANE and place < LANE else 0
        code = code * PORTION + portion_code(owner, place, steps, into)
        if parts == 1:
            for _ in range(depth + 1, i64(SPLIT_STEPS)):
                code *= PORTION
            first = self.first
            if into != 0 and first < 0:
                first = self.complete(owner, to)
            self.result(code, mark ^ MARKS[NO_PAW + self.due] ^ MARKS[FIRST + first])
        else:
            self.go_on(depth, parts, left, code, mark, pawn, steps, to, stood)
        self.due = due

    def go_on(
        self,
        depth: i64,
        parts: i64,
        left: i64,
        code: i64,
        mark: i64,
        pawn: i64,
        steps: i64,
        to: i64,
        stood: i64,
    ) -> None:
        """Carry a portion out, try all that may follow, and take it back."""
        board = self.board
        lanes = self.lanes
        owner = i64(self.owner[pawn])
        place = i64(self.place[pawn])
        lane = lanes[owner]
        busy = self.busy
        first = self.first
        helped = self.helped
        self.pawn[depth] = pawn
        self.steps[depth] = steps
        self.busy |= 1 << pawn
        if place < LANE:
            board[place] = 0
        else:
            lanes[owner] &= u8(HOME ^ (1 << (place - LANE)))
        if to >= LANE:
            lanes[owner] |= u8(1 << (to - LANE))
            if place < LANE and lanes[owner] == HOME:
                if first < 0:
                    self.first = self.complete(owner, to)
                if (owner ^ self.seat) & 1 == 0:
                    self.helped = True
        elif stood != BLACK_DOG:
            if stood != 0:
                self.busy |= 1 << i64(self.who[to])
            board[to] = u8(1 + owner)
        self.portions(depth + 1, parts - 1, left - steps, code, mark)
        if to < LANE:
            board[to] = u8(stood)
        lanes[owner] = lane
        if place < LANE:
            board[place] = u8(1 + owner)
        self.busy = busy
        self.first = first
        self.helped = helped

    def complete(self, owner: i64, to: i64) -> i64:
        """BD-27, BD-32: the side that is complete when this pawn is home there; -1: none."""
        lanes = self.lanes
        if i64(lanes[owner]) | (1 << (to - LANE)) != HOME:
            return -1
        if not self.terms.teams:
            return owner
        return owner & 1 if lanes[owner ^ ACROSS] == HOME else -1

    def result(self, code: i64, mark: i64) -> None:
        """A way to split all four steps: the first with its result is kept."""
        if self.wanted != 0 and mark != self.wanted:
            return
        seen = self.seen
        last: i64 = len(seen) - 1
        spot = mark & last
        while seen[spot] != 0:
            if seen[spot] == mark:
                return
            spot = (spot + 1) & last
        seen[spot] = mark
        if self.size == len(self.found):
            self.found = wider(self.found, self.size)
        self.found[self.size] = code
        self.size += 1
        if 2 * self.size > last:
            self.spread()

    def spread(self) -> None:
        """More room for fingerprints."""
        old = self.seen
        count: i64 = len(old)
        seen = vec[i64]([0] * (4 * count))
        last = 4 * count - 1
        for i in range(count):
            if old[i] != 0:
                spot = old[i] & last
                while seen[spot] != 0:
                    spot = (spot + 1) & last
                seen[spot] = old[i]
        self.seen = seen


def wider(codes: vec[i64], size: i64) -> vec[i64]:
    """The same codes, with room for as many more and some."""
    room = vec[i64]([0] * (4 * size))
    for i in range(size):
        room[i] = codes[i]
    return room


def mark_of(table: Tabletop) -> i64:
    """The fingerprint of a table on which a split has been carried out."""
    mark: i64 = MARKS[NO_PAW + (1 if table.paws != 0 else 0)] ^ MARKS[FIRST + table.first]
    pawns = table.terms.pawns
    for owner in range(table.seats):
        for i in range(pawns * owner, pawns * owner + pawns):
            place = i64(table.spots[i]) - 1
            if place >= 0:
                mark ^= MARKS[PLACES * owner + place]
    return mark
