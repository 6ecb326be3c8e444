"""6 nimmt!: what lies on the table.

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

from korsi.contract import State
from korsi.games.six_nimmt.components import HAND, ROWS, cards_in_use
from korsi.games.six_nimmt.rows import HEAD, LENGTH, WIDTH, cards_of
from korsi.random import Seed

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


class Tabletop(State):
    """All that lies there, and what can be asked about it; what moves do is in `rules.py`."""

    def __init__(self, terms: Terms, seats: i64, seed: Seed) -> None:
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

    def copy_to(self, other: "Tabletop") -> None:
        """The same table again, onto one of the same terms."""
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

    def clear_rows(self) -> None:
        for row in range(i64(ROWS)):
            self.rows[WIDTH * row + LENGTH] = 0
            self.rows[WIDTH * row + HEAD] = 0

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
