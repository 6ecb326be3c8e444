"""Black DOG: a turn and what follows from it, in the order of the rulebook.

What lies on the table is in `state.py`, how rounds go in `rounds.py`, the legal moves in
`legal.py`, the ways to split team-4 in `splits.py`.
"""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.contract import Event
from korsi.games.black_dog.codes import (
    DISCARD,
    DOG,
    FOLD,
    GIVE,
    MAGNET_CODE,
    PAIRS,
    PORTION,
    SPLIT,
    SPLITS,
    START,
    STEP,
    SWAP_CODE,
    TURN,
)
from korsi.games.black_dog.components import (
    ALL_PAWS,
    BARKS,
    COPY,
    DISC_STEP,
    HOME,
    IDS,
    IS_ORIGIN,
    KINDS,
    LANE,
    MOST_SEATS,
    MOST_STEPS,
    NO_CARD,
    ON_DISC,
    PAW,
    PAWS,
    PLACES,
    RING,
    SPLIT_STEPS,
    SWAP,
    TEAM,
    TRACK,
)
from korsi.games.black_dog.components import MAGNET as MAGNET_CARD
from korsi.games.black_dog.legal import kind_of, legal_codes
from korsi.games.black_dog.rounds import Rounds
from korsi.games.black_dog.state import (
    ACROSS,
    BLACK_DOG,
    DISCARDING,
    GIVING,
    OVER,
    PLACING,
    PLAYING,
    TURNING,
    inward,
    onward,
)
from korsi.random import Random


@final
class Table(Rounds):
    """A table of Black DOG at one moment."""

    def copy(self) -> "Table":
        other = Table(self.terms, self.seats, self.seed)
        self.copy_to(other)
        return other

    # Moving (BD-11 … BD-15)

    def walk(self, seat: i64, owner: i64, place: i64, steps: i64, to: i64) -> None:
        """A pawn goes to a place, by the card of `seat`, and lands there with all effects."""
        told = self.told
        if told is not None:
            told.append(
                {
                    "event": "moved",
                    "seat": int(seat),
                    "owner": int(owner),
                    "from": int(place),
                    "at": int(to),
                    "steps": int(steps),
                }
            )
        self.lift(owner, place)
        if to < LANE:
            stands = i64(self.board[to])
            if stands == BLACK_DOG:  # BD-15
                self.shift(owner, place, -1)
                if told is not None:
                    told.append(bitten(owner, to, "ran-into"))
                return
            if stands != 0:
                self.hit(seat, to)
        self.shift(owner, place, to)
        self.put(owner, to)
        if to < LANE:
            if PAW[to] != 0:  # BD-16
                self.paws |= 1 << (i64(PAW[to]) - 1)
        elif place < LANE:
            self.come_home(owner, to)

    def hit(self, seat: i64, place: i64) -> None:
        """BD-11: a pawn goes to its pen."""
        owner = self.send(place)
        if self.told is not None:
            self.told.append(
                {"event": "hit", "seat": int(seat), "owner": int(owner), "at": int(place)}
            )

    def come_home(self, owner: i64, place: i64) -> None:
        """BD-14; BD-26; BD-27: the first side that is complete."""
        told = self.told
        if told is not None:
            told.append({"event": "home", "owner": int(owner), "at": int(place)})
        if self.lanes[owner] != HOME:
            return
        if told is not None:
            told.append({"event": "all-home", "owner": int(owner)})
        if self.first < 0 and (not self.terms.teams or self.lanes[owner ^ ACROSS] == HOME):
            self.first = self.side(owner)

    # The disc (BD-16 … BD-18)

    def settle(self, seat: i64) -> None:
        """BD-18: after pawns and dog the disc, if a moved pawn stands on a paw."""
        if self.paws == 0:
            self.end_turn()
            return
        self.phase = TURNING
        if self.told is not None:
            self.told.append({"event": "turn-due", "seat": int(seat), "paws": self.paw_places()})

    def paw_places(self) -> list[int]:
        """The paws on which moved pawns stand."""
        return [PAWS[i] for i in range(len(PAWS)) if self.paws >> i & 1]

    def turn_disc(self, seat: i64, right: i64) -> None:
        """BD-16: a quarter turn; whatever stands on the disc is carried."""
        by: i64 = DISC_STEP if right != 0 else TRACK - DISC_STEP
        board = self.board
        before = board[:]
        if self.told is not None:
            self.tell_turn(self.told, seat, right, by)
        for place in range(i64(TRACK)):
            if ON_DISC[place] != 0:
                board[(place + by) & RING] = before[place]
        if self.dog >= 0 and ON_DISC[self.dog] != 0:
            self.dog = (self.dog + by) & RING
        spots = self.spots
        pawns = self.terms.pawns
        for owner in range(self.seats):
            first = pawns * owner
            for i in range(first, first + pawns):
                spot = i64(spots[i])
                if spot > 0 and spot <= LANE and ON_DISC[spot - 1] != 0:
                    spot = 1 + ((spot - 1 + by) & RING)
                j = i
                while j > first and i64(spots[j - 1]) > spot:
                    spots[j] = spots[j - 1]
                    j -= 1
                spots[j] = u8(spot)
        self.paws = 0
        self.end_turn()

    # Cards (BD-19 … BD-25)

    def play_card(self, seat: i64, use: i64) -> None:
        """BD-9, BD-22: a card leaves the hand; a copy counts as the last one."""
        kind = kind_of(use)
        card: i64 = use if use < KINDS else COPY
        self.show(seat, card)
        self.last = kind
        self.paws = 0
        if self.told is not None:
            event: Event = {"event": "played", "seat": int(seat), "card": IDS[card], "as": None}
            if use >= KINDS:
                event["as"] = IDS[kind]
            self.told.append(event)

    def start_pawn(self, seat: i64, use: i64, owner: i64) -> None:
        """BD-13: from the pen to the origin; a foreign pawn there is hit."""
        self.play_card(seat, use)
        origin = self.terms.origins[owner]
        if self.told is not None:
            self.told.append(
                {"event": "started", "seat": int(seat), "owner": int(owner), "at": int(origin)}
            )
        if self.board[origin] != 0:
            self.hit(seat, origin)
        self.shift(owner, -1, origin)
        self.put(owner, origin)
        self.end_turn()

    def step(self, seat: i64, use: i64, owner: i64, place: i64, steps: i64, into: i64) -> None:
        """BD-19, BD-24: a pawn walks; after a black card the dog does."""
        self.play_card(seat, use)
        self.walk(seat, owner, place, steps, self.target(owner, place, steps, into))
        if BARKS[kind_of(use)] != 0:
            self.run(steps)
        self.settle(seat)

    def target(self, owner: i64, place: i64, steps: i64, into: i64) -> i64:
        """Where a pawn gets; -1 if it can't."""
        if into != 0:
            return inward(self.board, self.lanes, self.terms, owner, place, steps)
        return onward(self.board, self.lanes, self.terms, owner, place, steps)

    def run(self, steps: i64) -> None:
        """BD-25: the dog runs, jumps origins, bites."""
        board = self.board
        told = self.told
        start = self.dog
        place = start
        left = steps
        while left > 0:
            place = (place + 1) & RING
            if IS_ORIGIN[place] == 0:
                left -= 1
        if told is not None:
            told.append(
                {"event": "dog-ran", "from": int(start), "at": int(place), "steps": int(steps)}
            )
        at = start if self.terms.passing else (place - 1) & RING
        while at != place:
            at = (at + 1) & RING
            stands = i64(board[at])
            if stands == 0 or stands == BLACK_DOG or self.closed(at):
                continue
            owner = self.send(at)
            if PAW[at] != 0:  # BD-17
                self.paws &= ALL_PAWS ^ (1 << (i64(PAW[at]) - 1))
            if told is not None:
                told.append(bitten(owner, at, "landed" if at == place else "passed"))
        self.set_dog(place)

    def swap(self, seat: i64, use: i64, owner: i64, place: i64, other: i64, there: i64) -> None:
        """BD-20: two pawns change places. BD-17: this never turns the disc."""
        self.play_card(seat, use)
        self.shift(owner, place, there)
        self.shift(other, there, place)
        self.put(owner, there)
        self.put(other, place)
        if self.told is not None:
            self.told.append(
                {
                    "event": "swapped",
                    "seat": int(seat),
                    "owner": int(owner),
                    "from": int(place),
                    "other": int(other),
                    "at": int(there),
                }
            )
        self.end_turn()

    def magnet(self, seat: i64, use: i64, owner: i64, place: i64, to: i64) -> None:
        """BD-21: a pawn goes behind the next piece."""
        self.play_card(seat, use)
        self.walk(seat, owner, place, (to - place) & RING, to)
        self.settle(seat)

    def split(self, seat: i64, use: i64, parts: i64) -> None:
        """BD-23: four steps in portions, one after the other."""
        self.play_card(seat, use)
        weight: i64 = PORTION * PORTION * PORTION
        for _ in range(i64(SPLIT_STEPS)):
            part = parts // weight % PORTION - 1
            weight //= PORTION
            if part >= 0:
                into = part & 1
                steps = (part >> 1) % SPLIT_STEPS + 1
                pawn = (part >> 1) // SPLIT_STEPS
                owner = pawn // PLACES
                place = pawn % PLACES
                self.walk(seat, owner, place, steps, self.target(owner, place, steps, into))
        self.settle(seat)

    # Deciding

    def acting(self) -> list[int]:
        if self.phase == OVER:
            return []
        if self.phase == GIVING:
            return [int(seat) for seat in range(self.seats) if self.gifts[seat] == NO_CARD]
        return [int(self.dealer if self.phase == PLACING else self.turn)]

    def codes(self, seat: i64) -> vec[i64]:
        return legal_codes(self, seat)

    def apply(self, seat: i64, code: i64) -> None:
        if code >= SPLIT:
            parts = code - SPLIT
            if parts < SPLITS:
                self.split(seat, TEAM, parts)
            else:
                self.split(seat, KINDS + TEAM, parts - SPLITS)
        elif code >= MAGNET_CODE:
            pawn = (code - MAGNET_CODE) // TRACK
            use: i64 = MAGNET_CARD if pawn < PAIRS else KINDS + MAGNET_CARD
            pawn %= PAIRS
            self.magnet(seat, use, pawn // TRACK, pawn % TRACK, (code - MAGNET_CODE) % TRACK)
        elif code >= SWAP_CODE:
            own = (code - SWAP_CODE) // PAIRS
            other = (code - SWAP_CODE) % PAIRS
            use = SWAP if own < PAIRS else KINDS + SWAP
            own %= PAIRS
            self.swap(seat, use, own // TRACK, own % TRACK, other // TRACK, other % TRACK)
        elif code >= STEP:
            way = (code - STEP) >> 1
            pawn = way // MOST_STEPS
            use = pawn // PLACES // MOST_SEATS
            owner = pawn // PLACES % MOST_SEATS
            self.step(seat, use, owner, pawn % PLACES, way % MOST_STEPS + 1, (code - STEP) & 1)
        elif code >= START:
            self.start_pawn(seat, (code - START) // MOST_SEATS, (code - START) % MOST_SEATS)
        elif code >= TURN:
            self.turn_disc(seat, code - TURN)
        elif code == FOLD:
            self.fold(seat)
        elif code >= DISCARD:
            self.discard(seat, code - DISCARD)
        elif code >= GIVE:
            self.give(seat, code - GIVE)
        else:
            self.place_dog(seat, code - DOG)

    def playout(self, chance: Random) -> None:
        while self.phase != OVER:
            seat = self.next_to_act()
            self.apply(seat, self.toss(seat, chance))

    def next_to_act(self) -> i64:
        """The first acting seat."""
        if self.phase == PLAYING or self.phase == TURNING or self.phase == DISCARDING:
            return self.turn
        if self.phase == PLACING:
            return self.dealer
        seat: i64 = 0
        while self.gifts[seat] != NO_CARD:
            seat += 1
        return seat

    # Telling

    def tell_turn(self, told: list[Event], seat: i64, right: i64, by: i64) -> None:
        """BD-16: what the disc carries, by place."""
        moved: list[dict[str, Any]] = []
        for place in range(i64(TRACK)):
            stands = i64(self.board[place])
            if ON_DISC[place] != 0 and stands != 0:
                owner = None if stands == BLACK_DOG else int(stands - 1)
                to = int((place + by) & RING)
                moved.append({"owner": owner, "from": int(place), "to": to})
        way = "right" if right != 0 else "left"
        told.append({"event": "turned", "seat": int(seat), "way": way, "moved": moved})


def bitten(owner: i64, place: i64, how: str) -> Event:
    """BD-15, BD-25: the dog sends a pawn to its pen."""
    return {"event": "bitten", "owner": int(owner), "at": int(place), "how": how}
