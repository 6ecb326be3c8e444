"""6 nimmt!: a round from the deal to the count, and the end (SN-3, SN-12 … SN-17)."""

from mypy_extensions import i64

from korsi.contract import Event
from korsi.games.six_nimmt.components import ALL, HAND, ROWS
from korsi.games.six_nimmt.rows import append
from korsi.games.six_nimmt.state import CHOOSE, DRAFT, OVER, Tabletop
from korsi.random import Chance


class Rounds(Tabletop):
    """What happens between the tricks."""

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
            self.deal(self.seed.stream(self.round))

    def deal(self, chance: Chance) -> None:
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

    def begin_tricks(self) -> None:
        self.held = HAND
        self.phase = CHOOSE
        if self.told is not None:
            self.tell_deal(self.told)

    # Its end, and the game's

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

    # Telling

    def tell_deal(self, told: list[Event]) -> None:
        rows = [self.row(row) for row in range(ROWS)]
        told.append({"event": "dealt", "round": self.round, "rows": rows})
        if not self.terms.drafted:
            for seat in range(int(self.seats)):
                told.append({"event": "hand", "to": [seat], "cards": self.hand(seat)})
