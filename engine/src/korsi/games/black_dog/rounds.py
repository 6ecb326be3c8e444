"""Rounds of Black DOG: dealing, giving, whose turn it is, and cards that leave a hand unplayed
(BD-5 … BD-10, BD-28 … BD-30)."""

from mypy_extensions import i64, u8

from korsi.contract import Event
from korsi.games.black_dog.components import BOX, CARDS, HAND, IDS, KINDS, NO_CARD
from korsi.games.black_dog.legal import any_use, usable
from korsi.games.black_dog.state import (
    DISCARDING,
    FRESH,
    FRESH_MASK,
    GIVING,
    OVER,
    PLACING,
    PLAYING,
    STUCK,
    Tabletop,
)


class Rounds(Tabletop):
    """A table that knows how rounds begin, go round, and end."""

    # Set-up

    def begin(self) -> None:
        """BD-5, BD-28: each player's first pawn on the origin; BD-6: who deals."""
        for seat in range(self.seats):
            origin = self.terms.origins[seat]
            self.shift(seat, -1, origin)
            self.put(seat, origin)
        for place in range(i64(CARDS)):
            self.deck[place] = BOX[place]
        self.size = CARDS
        chance = self.seed.stream(0)
        chance.deal(self.deck, 0, self.deck, 0, CARDS)
        self.shuffles = 1
        named = self.terms.first_dealer
        self.deal(named if named >= 0 else chance.below(self.seats))

    def deal(self, dealer: i64) -> None:
        """BD-7: five cards each, one at a time, from the dealer's left."""
        self.round += 1
        self.dealer = dealer
        self.starter = dealer + 1 if dealer + 1 < self.seats else 0
        self.last = -1
        self.out = 0
        self.drew = 0
        for _ in range(i64(HAND)):
            seat = self.starter
            for _ in range(self.seats):
                self.take_in(seat, self.draw())
                seat = seat + 1 if seat + 1 < self.seats else 0
        self.phase = GIVING if self.dog >= 0 else PLACING
        told = self.told
        if told is not None:
            told.append(
                {
                    "event": "dealt",
                    "round": int(self.round),
                    "dealer": int(self.dealer),
                    "starter": int(self.starter),
                    "deck": int(self.size - self.top),
                }
            )
            for seat in range(self.seats):
                told.append({"event": "hand", "to": [int(seat)], "cards": self.hand(seat)})

    def draw(self) -> i64:
        """BD-7: the next card; a new deck is made of what was played when one is needed."""
        if self.top == self.size:
            self.reshuffle()
        kind = i64(self.deck[self.top])
        self.top += 1
        return kind

    def reshuffle(self) -> None:
        size: i64 = 0
        for kind in range(i64(KINDS)):
            for _ in range(i64(self.played[kind])):
                self.deck[size] = u8(kind)
                size += 1
            self.played[kind] = 0
        for place in range(size, i64(CARDS)):
            self.deck[place] = 0
        chance = self.seed.stream(self.shuffles)
        self.shuffles += 1
        self.top = 0
        self.size = size
        pile = self.deck[:size]
        chance.deal(pile, 0, self.deck, 0, size)
        if self.told is not None:
            self.told.append({"event": "shuffled", "deck": int(size)})

    def place_dog(self, seat: i64, place: i64) -> None:
        """BD-6: on a free space of the turntable, which is not turned by it."""
        self.set_dog(place)
        self.phase = GIVING
        if self.told is not None:
            self.told.append({"event": "dog-placed", "seat": int(seat), "at": int(place)})

    # The exchange

    def give(self, seat: i64, kind: i64) -> None:
        """BD-8, BD-29: one card, unseen; they change hands when everyone has given."""
        self.give_out(seat, kind)
        self.gifts[seat] = u8(kind)
        told = self.told
        if told is not None:
            told.append({"event": "gave", "seat": int(seat)})
            told.append(
                {
                    "event": "own-gift",
                    "to": [int(seat)],
                    "card": IDS[kind],
                    "receiver": int(self.receiver(seat)),
                }
            )
        for other in range(self.seats):
            if self.gifts[other] == NO_CARD:
                return
        if told is not None:
            told.append({"event": "exchanged"})
        for other in range(self.seats):
            giver = self.giver(other)
            self.take_in(other, i64(self.gifts[giver]))
            if told is not None:
                told.append(
                    {
                        "event": "got",
                        "to": [int(other)],
                        "card": IDS[i64(self.gifts[giver])],
                        "giver": int(giver),
                    }
                )
        self.begin_turn(self.starter)

    # Turns

    def begin_turn(self, seat: i64) -> None:
        """BD-30: with two or three players, who has no legal card discards."""
        self.turn = seat
        self.drew = 0
        self.paws = 0
        if self.terms.teams or any_use(self, seat):
            self.phase = PLAYING
        else:
            self.phase = DISCARDING

    def end_turn(self) -> None:
        """BD-27: a side may have won; BD-10: otherwise the next seat with cards, or a new round."""
        if self.first >= 0:
            self.finish()
            return
        seat = self.turn
        for _ in range(self.seats):
            seat = seat + 1 if seat + 1 < self.seats else 0
            if self.held[seat] != 0:
                self.begin_turn(seat)
                return
        if self.told is not None:
            self.told.append(
                {"event": "round-ended", "round": int(self.round), "home": self.all_home()}
            )
        self.paws = 0
        self.deal(self.starter)

    def finish(self) -> None:
        self.phase = OVER
        self.paws = 0
        self.drew = 0
        if self.told is not None:
            self.told.append({"event": "over", "winners": self.winners(), "home": self.all_home()})

    def winners(self) -> list[int]:
        """BD-27, BD-32: the side that was complete first."""
        if self.phase != OVER:
            return []
        return list(self.terms.sides()[self.first])

    def all_home(self) -> list[int]:
        """How many pawns of each seat are home."""
        return [int(self.home(seat)) for seat in range(self.seats)]

    # Cards that leave a hand

    def show(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand, seen by all."""
        self.give_out(seat, kind)
        self.played[kind] += 1
        giver = self.giver(seat)
        if i64(self.gifts[giver]) == kind:
            self.gifts[giver] = NO_CARD
        if not self.terms.teams:
            stuck = self.stuck
            for i in range(STUCK * seat, STUCK * seat + STUCK):
                if stuck[i] >> FRESH >> kind & 1 != 0:
                    stuck[i] -= 1
            self.tidy(seat)

    def fold(self, seat: i64) -> None:
        """BD-10: no legal card: the hand is shown and discarded."""
        cards = [] if self.told is None else self.hand(seat)
        while self.held[seat] != 0:
            self.show(seat, i64(self.hands[HAND * seat]))
        self.out |= 1 << seat
        if self.told is not None:
            self.told.append({"event": "folded", "seat": int(seat), "cards": cards})
        self.end_turn()

    def discard(self, seat: i64, kind: i64) -> None:
        """BD-30: one card; the first time another is drawn, the second time it is the turn."""
        legal = usable(self, seat)
        self.show(seat, kind)
        self.learn(seat, legal)
        told = self.told
        if self.drew != 0:
            if told is not None:
                told.append({"event": "dropped", "seat": int(seat), "card": IDS[kind]})
            self.end_turn()
            return
        if told is not None:
            told.append({"event": "discarded", "seat": int(seat), "card": IDS[kind]})
        self.drew = 1
        drawn = self.draw()
        self.take_in(seat, drawn)
        stuck = self.stuck
        for i in range(STUCK * seat, STUCK * seat + STUCK):
            if stuck[i] != 0:
                stuck[i] += 1
        self.tidy(seat)
        if told is not None:
            told.append({"event": "drew", "seat": int(seat)})
            event: Event = {"event": "drawn", "to": [int(seat)], "card": IDS[drawn]}
            told.append(event)
        if any_use(self, seat):
            self.phase = PLAYING

    # What everybody knows of a hand (BD-30)

    def learn(self, seat: i64, kinds: i64) -> None:
        """Of these kinds there is none in the hand."""
        if self.held[seat] == 0 or kinds == 0:
            return
        for i in range(STUCK * seat, STUCK * seat + STUCK):
            if self.stuck[i] == 0:
                self.stuck[i] = kinds << FRESH
                self.tidy(seat)
                return

    def tidy(self, seat: i64) -> None:
        """Drop what says nothing, and what says no more than another entry."""
        stuck = self.stuck
        first = STUCK * seat
        held = i64(self.held[seat])
        size: i64 = first
        for i in range(first, first + STUCK):
            entry = stuck[i]
            stuck[i] = 0
            fresh = entry & FRESH_MASK
            kinds = entry >> FRESH
            if entry == 0 or fresh >= held:
                continue
            needed = True
            for j in range(first, first + STUCK):
                other = stuck[j]
                if other != 0 and other & FRESH_MASK <= fresh and (other >> FRESH) & kinds == kinds:
                    needed = False
            if needed:
                stuck[size] = entry
                size += 1
