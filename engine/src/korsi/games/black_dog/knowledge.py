"""What a seat knows of a table of Black DOG, and the worlds it can imagine from that.

What BD-30 has told of the others' hands is respected in every world: `Dealing` deals unseen cards
to hands of which something is known.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.contract import Knowledge, Options, View
from korsi.games.black_dog.components import BOX, CARD, HAND, KINDS
from korsi.games.black_dog.legal import usable
from korsi.games.black_dog.position import lay_table
from korsi.games.black_dog.rules import Table
from korsi.games.black_dog.state import DISCARDING, FRESH, FRESH_MASK, GIVING, PLAYING, STUCK
from korsi.random import Random, Seed

TRIES: Final = 24  # deals by chance alone
HELPED: Final = 24  # then deals that avoid what can't be, card by card
BUDGET: Final = 100_000  # then hands are looked for; so many cards may be tried
ROOM: Final = STUCK + 1


@final
class BlackDogKnowledge(Knowledge):
    """A view of Black DOG, taken in: what is certain, and what may be anywhere."""

    def __init__(self, view: View, seats: int, options: Options) -> None:
        seat = view["seat"]
        super().__init__(-1 if seat is None else seat)
        own = [] if seat is None else view["hand"]
        gift = None if seat is None else view["gift"]
        got = None if seat is None else view["got"]
        table = lay_table(
            {
                **view,
                "hands": [own if other == seat else [] for other in range(seats)],
                "gifts": [None] * seats,
                "deck": [],
                "shuffles": 1,
            },
            seats,
            options,
            Seed(0),
        )
        self.table = table
        self.giving = table.phase == GIVING
        unseen = [int(kind) for kind in BOX]
        for card in [*own, *view["played"]]:
            unseen.remove(CARD[card])
        if seat is not None:
            if gift is not None:
                table.gifts[seat] = u8(CARD[gift])
                unseen.remove(CARD[gift])  # it lies there, or is certainly in the other's hand
            if got is not None:
                table.gifts[int(table.giver(seat))] = u8(CARD[got])
        self.gave: list[i64] = []  # seats whose gift lies there unseen
        if self.giving:
            self.gave = [other for other in range(seats) if view["given"][other] and other != seat]
        self.dealing = Dealing(table, [other for other in range(seats) if other != seat])
        sizes: list[int] = view["cards"]
        if min(sizes) < 0 or max(sizes) > HAND:
            raise ValueError("hands of impossible sizes")
        for other in range(seats):
            if other != seat:
                table.held[other] = u8(sizes[other])
        if gift is not None and not self.giving and seat is not None:
            self.dealing.promise(int(table.receiver(seat)), CARD[gift])
        hidden = view["deck"] + len(self.gave) + self.dealing.places()
        if hidden != len(unseen) or view["deck"] < 0:
            raise ValueError("the cards that are not seen are not as many as they should be")
        table.size = view["deck"]
        table.top = 0
        self.unseen = vec[u8](unseen)
        self.dealing.constrain()

    def world(self, chance: Random) -> Table:
        """Deal what is not seen: to the others and to the deck."""
        table = self.table.copy()
        table.seed = chance.seed()
        unseen = self.unseen
        chance.deal(unseen, 0, unseen, 0, len(unseen))
        dealt = self.dealing.deal(table, unseen, chance)
        for seat in self.gave:
            table.gifts[seat] = unseen[dealt]
            dealt += 1
        deck = table.deck
        for place in range(table.size):
            deck[place] = unseen[dealt + place]
        return table


@final
class Dealing:
    """The hands that are not seen, and what is known of them."""

    def __init__(self, table: Table, seats: list[int]) -> None:
        self.table = table
        self.seats: list[i64] = [i64(seat) for seat in seats]
        self.sizes = vec[i64]([0] * int(table.seats))
        self.promised: i64 = -1  # a kind that a hand certainly holds
        self.holder: i64 = -1
        self.free = True  # whether any hand will do
        self.limits = vec[i64]([0] * (ROOM * int(table.seats)))  # as `stuck`
        self.limited = vec[i64]([0] * int(table.seats))
        self.need: i64 = 0  # kinds of which the seat on turn holds one at least
        self.needs: i64 = -1
        self.tried: i64 = 0

    def promise(self, seat: int, kind: int) -> None:
        """A card that was given to a seat, and has not been seen again."""
        if self.table.held[seat] == 0:
            raise ValueError("who was given a card holds it")
        self.holder = seat
        self.promised = kind

    def places(self) -> int:
        """How many unseen cards are in these hands, besides the promised one."""
        held = sum([int(self.table.held[seat]) for seat in self.seats])
        return held - (0 if self.holder < 0 else 1)

    def constrain(self) -> None:
        """What BD-30 has told: at most so many of some kinds; and why the phase is what it is."""
        table = self.table
        for seat in self.seats:
            self.sizes[seat] = i64(table.held[seat])
        if table.terms.teams:
            return
        for seat in self.seats:
            for i in range(STUCK * seat, STUCK * seat + STUCK):
                if table.stuck[i] != 0:
                    self.limit(seat, table.stuck[i])
        turn = table.turn
        if turn in self.seats and table.phase in (PLAYING, DISCARDING):
            legal = usable(table, turn)
            if table.phase == DISCARDING:
                self.limit(turn, legal << FRESH)
            else:
                self.need = legal
                self.needs = turn
                self.free = False
        self.seats.sort(key=lambda seat: -self.limited[seat])

    def limit(self, seat: i64, entry: i64) -> None:
        self.limits[ROOM * seat + self.limited[seat]] = entry
        self.limited[seat] += 1
        self.free = False

    def deal(self, table: Table, unseen: vec[u8], chance: Random) -> i64:
        """Fill the hands from the shuffled cards; what was dealt comes to their front."""
        if self.free:
            return self.deal_freely(table, unseen)
        for attempt in range(i64(TRIES + HELPED)):
            if attempt > 0:
                chance.deal(unseen, 0, unseen, 0, len(unseen))
            dealt = self.attempt(table, unseen, attempt >= TRIES)
            if dealt >= 0:
                return dealt
        return self.search(table, unseen)

    def deal_freely(self, table: Table, unseen: vec[u8]) -> i64:
        dealt: i64 = 0
        for seat in self.seats:
            table.held[seat] = 0
            size = self.sizes[seat]
            if seat == self.holder:
                table.take_in(seat, self.promised)
                size -= 1
            for _ in range(size):
                table.take_in(seat, i64(unseen[dealt]))
                dealt += 1
        return dealt

    def attempt(self, table: Table, unseen: vec[u8], helped: bool) -> i64:
        """Deal in the order of the cards, leaving out kinds that a hand can't hold; if helped,
        those of which it has enough too. -1 if this comes to nothing."""
        dealt: i64 = 0
        count: i64 = len(unseen)
        for seat in self.seats:
            table.held[seat] = 0
            size = self.sizes[seat]
            if seat == self.holder:
                table.take_in(seat, self.promised)
            barred = self.barred(table, seat)
            place = dealt
            while i64(table.held[seat]) < size:
                while place < count and barred >> i64(unseen[place]) & 1 != 0:
                    place += 1
                if place == count:
                    return -1
                card = unseen[place]
                unseen[place] = unseen[dealt]
                unseen[dealt] = card
                dealt += 1
                place = place + 1 if place + 1 > dealt else dealt
                table.take_in(seat, i64(card))
                if helped:
                    barred = self.barred(table, seat)
            if not self.may_be(table, seat):
                return -1
        return dealt

    def count(self, table: Table, seat: i64, kinds: i64) -> i64:
        """How many cards of these kinds a hand holds."""
        total: i64 = 0
        for i in range(HAND * seat, HAND * seat + i64(table.held[seat])):
            total += kinds >> i64(table.hands[i]) & 1
        return total

    def barred(self, table: Table, seat: i64) -> i64:
        """The kinds that may not come to a hand as it is now."""
        barred: i64 = 0
        for i in range(ROOM * seat, ROOM * seat + self.limited[seat]):
            kinds = self.limits[i] >> FRESH
            if self.count(table, seat, kinds) >= self.limits[i] & FRESH_MASK:
                barred |= kinds
        return barred

    def may_be(self, table: Table, seat: i64) -> bool:
        """Whether a hand is what is known of it."""
        for i in range(ROOM * seat, ROOM * seat + self.limited[seat]):
            if self.count(table, seat, self.limits[i] >> FRESH) > self.limits[i] & FRESH_MASK:
                return False
        return seat != self.needs or self.count(table, seat, self.need) > 0

    # The last resort: look for hands, kind by kind

    def search(self, table: Table, unseen: vec[u8]) -> i64:
        """Some hands that may be; raises ValueError if there are none."""
        left = vec[i64]([0] * KINDS)
        for card in unseen:
            left[i64(card)] += 1
        self.tried = 0
        for seat in self.seats:
            table.held[seat] = 0
            if seat == self.holder:
                table.take_in(seat, self.promised)
        if not self.fill(table, left, 0, 0):
            raise ValueError("no hands are as they are known to be")
        dealt: i64 = 0
        for seat in self.seats:
            promised = self.promised if seat == self.holder else -1
            for i in range(HAND * seat, HAND * seat + i64(table.held[seat])):
                if i64(table.hands[i]) == promised:
                    promised = -1
                    continue
                place = dealt
                while unseen[place] != table.hands[i]:
                    place += 1
                unseen[place] = unseen[dealt]
                unseen[dealt] = table.hands[i]
                dealt += 1
        return dealt

    def fill(self, table: Table, left: vec[i64], number: i64, least: i64) -> bool:
        """Give the number-th seat its cards, from the kind `least` up; then the seats after it."""
        if number == len(self.seats):
            return True
        seat = self.seats[number]
        if i64(table.held[seat]) == self.sizes[seat]:
            return self.may_be(table, seat) and self.fill(table, left, number + 1, 0)
        barred = self.barred(table, seat)
        for kind in range(least, i64(KINDS)):
            if left[kind] == 0 or barred >> kind & 1 != 0:
                continue
            self.tried += 1
            if self.tried > BUDGET:
                return False
            left[kind] -= 1
            table.take_in(seat, kind)
            if self.fill(table, left, number, kind):
                return True
            table.give_out(seat, kind)
            left[kind] += 1
        return False
