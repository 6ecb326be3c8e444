"""6 nimmt!: the table and its rules, in the order of the rulebook (SN-1 … SN-18).

Everything lies in packed vectors, so that a whole round is played in microseconds:

- `hands`    ten places a seat; the first `held` of them are cards (in the draft: `drafted`)
- `rows`     eight places a row, see `rows.py`
- `chosen`   a place a seat: the card chosen for this trick and not yet placed, or 0
- `herds`    two places a taken card, in the order of taking: the card, its new owner
- `heads`    heads taken this round, a place a seat; `totals` those of the rounds before
- `pool`     in the draft, a place a card: 1 while it lies face up on the table
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.contract import Event, State
from korsi.games.six_nimmt.components import ALL, FULL, HAND, ROWS, cards_in_use
from korsi.games.six_nimmt.rows import (
    FIRST,
    HEAD,
    LAST,
    LENGTH,
    NOWHERE,
    WIDTH,
    append,
    cards_of,
    cheapest,
    fit,
)
from korsi.random import Random

CHOOSE: Final = 0
ROW: Final = 1
DRAFT: Final = 2
OVER: Final = 3
PHASES: Final = ["choose", "row", "draft", "over"]

NOBODY: Final = 255 * 16


@final
class Terms:
    """What the table agreed on; shared by all copies of a game."""

    def __init__(self, seats: int, variant: str, target: int, rounds: int | None) -> None:
        self.variant = variant
        self.target: i64 = target
        self.rounds: i64 = 0 if rounds is None else rounds  # 0: play to the target
        self.deck: i64 = cards_in_use(variant, seats)
        self.drafted = variant == "draft"


def lowest(chosen: vec[u8]) -> i64:
    """SN-6: the lowest card still to be placed and its seat: (card - 1)·16 + seat."""
    least: i64 = NOBODY
    seats: i64 = len(chosen)
    for seat in range(seats):
        key = (((i64(chosen[seat]) - 1) & 255) << 4) | seat
        if key < least:
            least = key
    return least


@final
class Table(State):
    """A table of 6 nimmt! at one moment."""

    def __init__(self, terms: Terms, seats: i64, seed: i64) -> None:
        super().__init__(seats, seed)
        self.terms = terms
        self.phase: i64 = OVER
        self.round: i64 = 0
        self.held: i64 = 0  # cards in every hand
        self.asked: i64 = 0  # the seat that must choose a row or draft a card
        self.drafted: i64 = 0  # cards drafted this round
        self.taken: i64 = 0  # places of `herds` in use
        self.hands = vec[u8]()
        self.rows = vec[u8]()
        self.chosen = vec[u8]()
        self.herds = vec[u8]()
        self.heads = vec[u8]()
        self.totals = vec[i64]()
        self.pool = vec[u8]()

    def set_up(self) -> None:
        """An empty table, before the first round."""
        seats = self.seats
        self.hands = vec[u8]([0] * (HAND * seats))
        self.rows = vec[u8]([0] * (WIDTH * ROWS))
        self.chosen = vec[u8]([0] * seats)
        self.herds = vec[u8]([0] * (2 * (HAND * seats + ROWS)))
        self.heads = vec[u8]([0] * seats)
        self.totals = vec[i64]([0] * seats)
        if self.terms.drafted:
            self.pool = vec[u8]([0] * (self.terms.deck + 1))

    def copy(self) -> "Table":
        other = Table(self.terms, self.seats, self.seed)
        other.phase = self.phase
        other.round = self.round
        other.held = self.held
        other.asked = self.asked
        other.drafted = self.drafted
        other.taken = self.taken
        other.hands = self.hands[:]
        other.rows = self.rows[:]
        other.chosen = self.chosen[:]
        other.herds = self.herds[:]
        other.heads = self.heads[:]
        other.totals = self.totals[:]
        if self.terms.drafted:
            other.pool = self.pool[:]
        return other

    # Set-up of a round

    def next_round(self) -> None:
        """SN-3: shuffle and deal; SN-17: or lay all cards out to be drafted."""
        self.round += 1
        self.taken = 0
        for seat in range(self.seats):
            self.heads[seat] = 0
        if self.terms.drafted:
            self.lay_out()
        else:
            self.deal(Random(self.seed, self.round))

    def deal(self, chance: Random) -> None:
        """SN-3: ten cards to each, four to the rows. SN-16: of all cards in use."""
        cards = ALL[: self.terms.deck]
        dealt = HAND * self.seats
        chance.deal(cards, 0, self.hands, 0, dealt)
        chance.deal(cards, dealt, cards, dealt, ROWS)
        self.clear_rows()
        for row in range(i64(ROWS)):
            append(self.rows, row, i64(cards[dealt + row]))
        self.begin_tricks()

    def lay_out(self) -> None:
        """SN-17: all cards face up; the first pick moves one seat clockwise each round."""
        for card in range(i64(1), self.terms.deck + 1):
            self.pool[card] = 1
        self.drafted = 0
        self.held = 0
        self.phase = DRAFT
        self.asked = (self.round - 1) % self.seats
        told = self.told
        if told is not None:
            told.append({"event": "laid-out", "round": self.round, "cards": self.pool_cards()})

    def draft(self, seat: i64, card: i64) -> None:
        """SN-17: take one card into hand; the four left start the rows, in ascending order."""
        self.hands[HAND * seat + self.drafted // self.seats] = u8(card)
        self.pool[card] = 0
        self.drafted += 1
        self.asked = (seat + 1) % self.seats
        told = self.told
        if told is not None:
            told.append({"event": "drafted", "seat": seat, "card": card})
        if self.drafted == HAND * self.seats:
            self.clear_rows()
            row: i64 = 0
            for left in range(i64(1), self.terms.deck + 1):
                if self.pool[left] == 1:
                    self.pool[left] = 0
                    append(self.rows, row, left)
                    row += 1
            self.begin_tricks()

    def clear_rows(self) -> None:
        for row in range(i64(ROWS)):
            self.rows[WIDTH * row + LENGTH] = 0
            self.rows[WIDTH * row + HEAD] = 0

    def begin_tricks(self) -> None:
        self.held = HAND
        self.phase = CHOOSE
        if self.told is not None:
            self.tell_deal(self.told)

    # Playing

    def choose(self, seat: i64, card: i64) -> None:
        """SN-5: a card face down; it may be replaced until all have chosen."""
        told = self.told
        if told is not None:
            if self.chosen[seat] == 0:
                told.append({"event": "chose", "seat": seat})
            told.append({"event": "choice", "to": [seat], "card": card})
        self.chosen[seat] = u8(card)
        for other in range(self.seats):
            if self.chosen[other] == 0:
                return
        self.reveal()
        self.place_all()

    def reveal(self) -> None:
        """SN-5: all cards are turned together, and leave the hands."""
        last = self.held - 1
        for seat in range(self.seats):
            place = HAND * seat
            while self.hands[place] != self.chosen[seat]:
                place += 1
            self.hands[place] = self.hands[HAND * seat + last]
        self.held = last
        told = self.told
        if told is not None:
            told.append({"event": "revealed", "cards": self.revealed()})

    def place_all(self) -> None:
        """Place what is left of the trick; stops where a row must be chosen (SN-10)."""
        if not self.place():
            self.phase = ROW
            return
        self.phase = CHOOSE
        if self.held == 0:
            self.end_round()

    def place(self) -> bool:
        """SN-6: from lowest to highest. False: the lowest fits nowhere, its player is asked."""
        rows = self.rows
        chosen = self.chosen
        told = self.told
        while True:
            key = lowest(chosen)
            if key >= NOBODY:
                return True
            seat = key & 15
            card = (key >> 4) + 1
            place = fit(rows, card)
            if place >= NOWHERE:  # SN-10
                self.asked = seat
                return False
            row = place & 3
            if rows[WIDTH * row + LENGTH] == FULL:  # SN-9
                self.take(seat, row)
            append(rows, row, card)
            chosen[seat] = 0
            if told is not None:
                told.append({"event": "placed", "seat": seat, "card": card, "row": row})

    def take(self, seat: i64, row: i64) -> None:
        """SN-9, SN-10, SN-11: the cards of a row go into the herd.

        The next card is the row's first: with no last card, it is the row where that one fits.
        """
        if self.told is not None:
            self.tell_taking(self.told, seat, row)
        rows = self.rows
        herds = self.herds
        start = WIDTH * row
        taken = self.taken
        for place in range(start + FIRST, start + FIRST + i64(rows[start + LENGTH])):
            herds[taken] = rows[place]
            herds[taken + 1] = u8(seat)
            taken += 2
        self.taken = taken
        self.heads[seat] += rows[start + HEAD]
        rows[start + LENGTH] = 0
        rows[start + HEAD] = 0
        rows[start + LAST] = 0

    def end_round(self) -> None:
        """SN-12: this round's heads are added; SN-13, SN-14: another round, or the end."""
        for seat in range(self.seats):
            self.totals[seat] += i64(self.heads[seat])
        told = self.told
        if told is not None:
            told.append(
                {
                    "event": "round-ended",
                    "round": self.round,
                    "heads": [int(heads) for heads in self.heads],
                    "totals": [int(total) for total in self.totals],
                }
            )
        if not self.finished():
            self.next_round()
            return
        self.phase = OVER
        if told is not None:
            told.append({"event": "over", "winners": self.winners()})

    def finished(self) -> bool:
        """SN-13: some total has reached the target; SN-14: or the agreed rounds are played."""
        if self.terms.rounds > 0:
            return self.round >= self.terms.rounds
        for seat in range(self.seats):
            if self.totals[seat] >= self.terms.target:
                return True
        return False

    def winners(self) -> list[int]:
        """SN-13, SN-15: the lowest total wins; equal ones share the win."""
        least = min([int(total) for total in self.totals])
        return [seat for seat in range(int(self.seats)) if self.totals[seat] == least]

    # Deciding

    def acting(self) -> list[int]:
        if self.phase == CHOOSE:
            return [seat for seat in range(int(self.seats)) if self.chosen[seat] == 0]
        if self.phase == OVER:
            return []
        return [self.asked]

    def codes(self, seat: i64) -> vec[i64]:
        """Card c is c - 1, row r is deck + r, drafting card c is deck + 4 + c - 1."""
        if self.phase == CHOOSE:  # also for who has chosen already: SN-5
            codes = vec[i64]([0] * self.held)
            for i in range(self.held):  # sorted as it is written
                card = i64(self.hands[HAND * seat + i])
                place = i
                while place > 0 and codes[place - 1] >= card:
                    codes[place] = codes[place - 1]
                    place -= 1
                codes[place] = card - 1
            return codes
        if self.phase == OVER or seat != self.asked:
            return vec[i64]()
        deck = self.terms.deck
        if self.phase == ROW:
            return vec[i64](range(deck, deck + ROWS))
        return vec[i64]([deck + ROWS + card - 1 for card in self.pool_cards()])

    def apply(self, seat: i64, code: i64) -> None:
        deck = self.terms.deck
        if code < deck:
            self.choose(seat, code + 1)
        elif code < deck + ROWS:
            self.take(seat, code - deck)  # SN-10
            self.place_all()
        else:
            self.draft(seat, code - deck - ROWS + 1)

    def toss(self, seat: i64, chance: Random) -> i64:
        """A careless player throws in any card, but takes the cheapest row."""
        if self.phase == ROW:
            return self.terms.deck + cheapest(self.rows)
        codes = self.codes(seat)
        return codes[chance.below(len(codes))]

    def playout(self, chance: Random) -> None:
        """As in `State`; the tricks, which are most of it, without listing any move."""
        while self.phase != OVER:
            if self.phase == DRAFT:
                self.apply(self.asked, self.toss(self.asked, chance))
            else:
                self.finish_trick(chance)
                self.play_tricks(chance)
                self.end_round()

    def finish_trick(self, chance: Random) -> None:
        """Bring a trick that has begun to its end, with careless players."""
        if self.phase == CHOOSE:
            begun = False
            for seat in range(self.seats):
                begun = begun or self.chosen[seat] != 0
            if not begun:
                return
            for seat in range(self.seats):
                if self.chosen[seat] == 0:
                    self.chosen[seat] = self.hands[HAND * seat + chance.below(self.held)]
            self.reveal()
        else:
            self.take(self.asked, cheapest(self.rows))
        self.place_cheaply()

    def place_cheaply(self) -> None:
        """Place the trick; whoever must choose a row takes the cheapest."""
        while not self.place():
            self.take(self.asked, cheapest(self.rows))
        self.phase = CHOOSE

    def play_tricks(self, chance: Random) -> None:
        """Careless players play out their hands; the round is not counted yet."""
        hands = self.hands
        chosen = self.chosen
        seats = self.seats
        while self.held > 0:
            held = self.held
            for seat in range(seats):
                place = HAND * seat + chance.below(held)
                chosen[seat] = hands[place]
                hands[place] = hands[HAND * seat + held - 1]
            self.held = held - 1
            self.place_cheaply()

    # Looking

    def hand(self, seat: i64) -> list[int]:
        """The cards in a hand, ascending."""
        held = self.held
        if self.phase == DRAFT:
            before = (seat - (self.round - 1)) % self.seats  # picks before the first of this seat
            held = (self.drafted - before + self.seats - 1) // self.seats
        return sorted([int(self.hands[HAND * seat + i]) for i in range(held)])

    def row(self, row: i64) -> list[int]:
        """The cards of a row, first to last."""
        return cards_of(self.rows, row)

    def herd(self, seat: i64) -> list[int]:
        """The cards a seat has taken this round, in the order of taking."""
        return [
            int(self.herds[i]) for i in range(0, int(self.taken), 2) if self.herds[i + 1] == seat
        ]

    def pool_cards(self) -> list[int]:
        """The cards still to be drafted, ascending."""
        return [card for card in range(1, int(self.terms.deck) + 1) if self.pool[card] == 1]

    def revealed(self) -> list[list[int]]:
        """The cards of the trick still to be placed, lowest first: [seat, card]."""
        cards = sorted(
            [(int(self.chosen[seat]), seat) for seat in range(int(self.seats))],
        )
        return [[seat, card] for card, seat in cards if card != 0]

    # Telling

    def tell_deal(self, told: list[Event]) -> None:
        rows = [self.row(row) for row in range(ROWS)]
        told.append({"event": "dealt", "round": self.round, "rows": rows})
        if not self.terms.drafted:
            for seat in range(int(self.seats)):
                told.append({"event": "hand", "to": [seat], "cards": self.hand(seat)})

    def tell_taking(self, told: list[Event], seat: i64, row: i64) -> None:
        told.append(
            {
                "event": "took",
                "seat": seat,
                "row": row,
                "cards": self.row(row),
                "heads": int(self.rows[WIDTH * row + HEAD]),
            }
        )
