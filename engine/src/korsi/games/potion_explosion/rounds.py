"""The course of Potion Explosion: set-up, draft, end of a turn, skill tokens, end of the game
(PE-4 … PE-8, PE-16, PE-27 … PE-30)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.games.potion_explosion.components import (
    BITS,
    EACH,
    KIND_IDS,
    KINDS,
    MARBLES,
    MOST_TURNS,
    NO_TILE,
    POTIONS,
    RECIPE,
    SIGHT,
    STACK,
    STACKS,
    TIE_ROUNDS,
    TILE_IDS,
    TILES,
    TRACK,
    TRACKS,
    letters,
    starter_tile,
)
from korsi.games.potion_explosion.dispenser import give_back
from korsi.games.potion_explosion.state import (
    DRAFT,
    NO_COUNT,
    OVER,
    REFILL,
    TIEBREAK,
    TILE_BITS,
    TURN,
    Tabletop,
    Terms,
)
from korsi.random import Chance


def opening(terms: Terms, seats: i64, chance: Chance) -> vec[i64]:
    """PE-4, PE-5: what chance decides first: kinds that leave, starters, first player. The lot is
    drawn even where the table names who begins, so that all else is dealt alike."""
    gone = terms.gone
    if gone < 0:
        kinds = vec[u8](range(KINDS))
        chance.deal(kinds, 0, kinds, 0, 2)
        gone = 1 << i64(kinds[0]) | 1 << i64(kinds[1])
    starters = vec[u8]([n for n in range(2 * KINDS) if not gone >> (n >> 1) & 1])
    chance.deal(starters, 0, starters, 0, 2 * seats)
    offer: i64 = 0
    for i in range(2 * seats):
        offer |= 1 << i64(starters[i])
    lot = chance.below(seats)
    return vec[i64]([gone, offer, lot if terms.first < 0 else terms.first])


class Rounds(Tabletop):
    """A table that knows how the game begins, whose turn it is, and how it ends."""

    # Set-up

    def begin(self) -> None:
        """PE-5: the draft of starters."""
        drawn = opening(self.terms, self.seats, self.seed.stream(0))
        self.gone = drawn[0]
        self.offer = drawn[1]
        self.first = drawn[2]
        self.turn = self.first
        self.phase = DRAFT

    def drafter(self, drafted: i64) -> i64:
        """PE-5: clockwise from the first player, then back from the last."""
        step = drafted if drafted < self.seats else 2 * self.seats - 1 - drafted
        return (self.first + step) % self.seats

    def on_offer(self) -> i64:
        """How many starters are on offer."""
        return i64(BITS[self.offer & 255]) + i64(BITS[self.offer >> 8])

    def draft(self, seat: i64, starter: i64) -> None:
        """PE-5: a starter goes on a burner; after the last one, all is filled."""
        self.offer ^= 1 << starter
        tile = starter_tile(starter)
        self.light(seat, self.free_burner(seat), tile)
        if self.told is not None:
            self.told.append({"event": "drafted", "seat": int(seat), "tile": TILE_IDS[tile]})
        left = self.on_offer()
        if left > 0:
            self.turn = self.drafter(2 * self.seats - left)
            return
        self.fill()
        self.begin_turn(self.first)

    def light(self, seat: i64, burner: i64, tile: i64) -> None:
        """A tile comes on a burner, all its holes empty."""
        self.burners[2 * seat + burner] = u8(tile)
        self.needs[2 * seat + burner] = RECIPE[tile >> 1]
        self.filled[2 * seat + burner] = 0

    def fill(self) -> None:
        """PE-6, PE-7: the stacks, then the dispenser, from the stream that began the game."""
        chance = self.seed.stream(0)
        _drawn = opening(self.terms, self.seats, chance)
        taken = [int(self.burners[i]) for i in range(2 * int(self.seats))]
        pile = vec[u8](
            [
                tile
                for tile in range(TILES)
                if not int(self.gone) >> (tile >> 3) & 1 and tile not in taken
            ]
        )
        total: i64 = len(pile)
        chance.deal(pile, 0, pile, 0, total)
        dealt: i64 = 0
        for stack in range(i64(STACKS)):
            height = total // STACKS + (1 if stack < total % STACKS else 0)
            for i in range(STACK * stack, STACK * stack + height):
                self.stacks[i] = pile[dealt]
                dealt += 1
            self.sizes[stack] = u8(height)
        for i in range(i64(MARBLES)):
            self.tracks[i] = u8(i // EACH)
        chance.deal(self.tracks, 0, self.tracks, 0, MARBLES)
        for track in range(i64(TRACKS)):
            self.lengths[track] = TRACK
        if self.told is not None:
            tops = [TILE_IDS[self.top(stack)] for stack in range(STACKS)]
            tracks = [self.colours(track, 0, SIGHT) for track in range(TRACKS)]
            self.told.append({"event": "filled", "tops": tops, "tracks": tracks})

    # Turns

    def begin_turn(self, seat: i64) -> None:
        """PE-9."""
        self.phase = TURN
        self.turn = seat
        self.picked = 0
        self.helped = 0
        if self.told is not None:
            self.told.append({"event": "turn", "seat": int(seat)})

    def end_turn(self, seat: i64) -> None:
        """PE-16: surplus marbles return, then the burners are refilled."""
        surplus = self.hands[seat]
        if self.told is not None:
            self.told.append({"event": "ended", "seat": int(seat), "surplus": letters(surplus)})
        self.hands[seat] = 0
        give_back(self, surplus)
        self.refill(seat)

    def refill(self, seat: i64) -> None:
        """PE-16: as long as a burner is free and a tile is left."""
        if self.free_burner(seat) >= 0 and self.tiles() > 0:
            self.phase = REFILL
        else:
            self.finish_turn(seat)

    def take_tile(self, seat: i64, stack: i64) -> None:
        """PE-16: the top of a stack comes on the first free burner."""
        tile = self.top(stack)
        self.sizes[stack] -= 1
        burner = self.free_burner(seat)
        self.light(seat, burner, tile)
        if self.told is not None:
            self.told.append(
                {
                    "event": "tile",
                    "seat": int(seat),
                    "stack": int(stack),
                    "tile": TILE_IDS[tile],
                    "burner": int(burner),
                }
            )
            next = self.top(stack)
            name = None if next == NO_TILE else TILE_IDS[next]
            self.told.append({"event": "uncovered", "stack": int(stack), "tile": name})
        self.refill(seat)

    def finish_turn(self, seat: i64) -> None:
        """PE-16, PE-28: skill tokens, and whether the game ends."""
        self.award(seat)
        self.turns += 1
        self.picked = 0
        self.helped = 0
        if self.ending < 0:
            why = self.why_ending()
            if why != "":
                self.ending = seat
                if self.told is not None:
                    self.told.append({"event": "last-turns", "seat": int(seat), "why": why})
        next = self.after(seat)
        if self.ending >= 0 and next == self.first:
            self.count_up()
        else:
            self.begin_turn(next)

    def why_ending(self) -> str:
        """PE-28: why the end begins after this turn; empty if it does not."""
        if self.countdown() == 0:
            return "skills"
        if self.tiles() == 0:
            return "tiles"
        return "turns" if self.turns >= MOST_TURNS * self.seats else ""

    # Skill tokens (PE-27)

    def award(self, seat: i64) -> None:
        """For the third of a kind and the fifth kind, if there is no token for it yet."""
        found = vec[u8]([0] * KINDS)
        kinds: i64 = 0
        start = POTIONS * seat
        for i in range(start, start + i64(self.done[seat])):
            kind = (i64(self.potions[i]) & TILE_BITS) >> 3
            found[kind] += 1
            if found[kind] == 1:
                kinds += 1
                if kinds == 5 and (self.fives >> seat) & 1 == 0:
                    self.fives |= 1 << seat
                    self.earn(seat, "five", -1)
            elif found[kind] == 3 and (i64(self.threes[seat]) >> kind) & 1 == 0:
                self.threes[seat] |= u8(1 << kind)
                self.earn(seat, "three", kind)

    def earn(self, seat: i64, why: str, kind: i64) -> None:
        """A token from the countdown stack; when that is empty, from the bank."""
        if self.told is not None:
            self.told.append(
                {
                    "event": "skill",
                    "seat": int(seat),
                    "why": why,
                    "kind": None if kind < 0 else KIND_IDS[kind],
                    "from": "countdown" if self.countdown() > 0 else "bank",
                }
            )
        self.earned += 1

    # The end (PE-29, PE-30)

    def count_up(self) -> None:
        """PE-29: the most points win; PE-30: or a tie is broken."""
        tied = self.leaders()
        if BITS[tied] == 1:
            self.close()
        else:
            self.begin_tie(tied, 1)

    def leaders(self) -> i64:
        """Who has the most points, as a mask."""
        return self.best((1 << self.seats) - 1, points=True)

    def best(self, among: i64, points: bool) -> i64:
        """Who of these has most, as a mask: points, or marbles taken in this round of a tie."""
        most: i64 = -(1 << 30)
        leaders: i64 = 0
        for seat in range(self.seats):
            if (among >> seat) & 1 == 0:
                continue
            value = self.score(seat) if points else i64(self.counts[seat])
            if value > most:
                most = value
                leaders = 0
            if value == most:
                leaders |= 1 << seat
        return leaders

    def begin_tie(self, tied: i64, round: i64) -> None:
        """PE-30: a round of picks."""
        self.tied = tied
        self.round = round
        for seat in range(self.seats):
            self.counts[seat] = NO_COUNT
        if self.told is not None:
            seats = [seat for seat in range(int(self.seats)) if tied >> seat & 1]
            self.told.append({"event": "tie", "seats": seats, "round": int(round)})
        self.next_in_tie()

    def next_in_tie(self) -> None:
        """PE-30: the next tied player picks; who has nothing to take counts 0."""
        seat = self.first
        for _ in range(self.seats):
            if (self.tied >> seat) & 1 != 0 and self.counts[seat] == NO_COUNT:
                if self.marbles() > 0:
                    self.phase = TIEBREAK
                    self.turn = seat
                    return
                self.count_tie(seat, 0)
            seat = self.after(seat)
        lot = self.out
        self.out = 0
        give_back(self, lot)
        best = self.most()
        if BITS[best] == 1 or self.round == TIE_ROUNDS:
            self.close()
        else:
            self.begin_tie(best, self.round + 1)

    def count_tie(self, seat: i64, taken: i64) -> None:
        """What a tied player has taken."""
        self.counts[seat] = u8(taken)
        if self.told is not None:
            self.told.append({"event": "tie-picked", "seat": int(seat), "count": int(taken)})

    def most(self) -> i64:
        """Who took most in this round of a tie, as a mask."""
        return self.best(self.tied, points=False)

    def close(self) -> None:
        """The game is over."""
        self.phase = OVER
        if self.told is not None:
            self.told.append({"event": "over", "scores": self.scores(), "winners": self.winners()})

    def scores(self) -> list[int]:
        """PE-29: by seat."""
        return [int(self.score(seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """PE-29, PE-30: who has won; none before the end."""
        if self.phase != OVER:
            return []
        mask = self.most() if self.round > 0 else self.leaders()
        return [seat for seat in range(int(self.seats)) if mask >> seat & 1]
