"""6 nimmt!: what moves do, in the order of the rulebook (SN-5 … SN-11, SN-17)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.contract import Event
from korsi.games.six_nimmt.components import FULL, HAND, ROWS
from korsi.games.six_nimmt.legal import legal_codes
from korsi.games.six_nimmt.rounds import Rounds
from korsi.games.six_nimmt.rows import (
    FIRST,
    HEAD,
    LAST,
    LENGTH,
    NOWHERE,
    WIDTH,
    append,
    cheapest,
    fit,
)
from korsi.games.six_nimmt.state import CHOOSE, DRAFT, NOBODY, OVER, ROW, lowest
from korsi.random import Random


@final
class Table(Rounds):
    """A table of 6 nimmt! at one moment."""

    def copy(self) -> "Table":
        other = Table(self.terms, self.seats, self.seed)
        self.copy_to(other)
        return other

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

    # Drafting

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

    # Deciding

    def acting(self) -> list[int]:
        if self.phase == CHOOSE:
            return [seat for seat in range(int(self.seats)) if self.chosen[seat] == 0]
        if self.phase == OVER:
            return []
        return [self.asked]

    def codes(self, seat: i64) -> vec[i64]:
        return legal_codes(self, seat)

    def apply(self, seat: i64, code: i64) -> None:
        deck = self.terms.deck
        if code < deck:
            self.choose(seat, code + 1)
        elif code < deck + ROWS:
            self.take(seat, code - deck)  # SN-10
            self.place_all()
        else:
            self.draft(seat, code - deck - ROWS + 1)

    # Careless play

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

    # Telling

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
