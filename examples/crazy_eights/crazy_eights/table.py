"""The table of Crazy Eights, and what happens on it."""

from librt.vecs import vec
from mypy_extensions import i64

from korsi.contract import Knowledge, Options, State, View
from korsi.random import Random

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
SUITS = ["C", "D", "H", "S"]
CARDS = [rank + suit for suit in SUITS for rank in RANKS]  # CE-1
MOVES = [
    *({"do": "play", "card": card} for card in CARDS if card[0] != "8"),
    *({"do": "play", "card": f"8{own}", "suit": wish} for own in SUITS for wish in SUITS),
    {"do": "draw"},
]
CODES = {card: [n for n, move in enumerate(MOVES) if card == move.get("card")] for card in CARDS}
"""A move's code is its place in the list."""


def points(card: str) -> int:
    """CE-7: what a card costs whoever is left with it."""
    return {"8": 50, "1": 10, "J": 10, "Q": 10, "K": 10, "A": 1}.get(card[0]) or int(card[0])


class Table(State):
    """The table at one moment."""

    def __init__(self, seats: int, seed: int, options: Options) -> None:
        super().__init__(seats, seed)
        self.options = options
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.stock: list[str] = []
        self.discards: list[str] = []
        self.suit, self.turn, self.passed = "", 0, 0

    def deal(self, cards: list[str], sizes: list[int], chance: Random) -> None:
        """Shuffled cards to hands that lack so many; the rest is the stock."""
        self.stock = [cards.pop(chance.below(len(cards))) for _ in range(len(cards))]
        for hand, size in zip(self.hands, sizes, strict=True):
            hand += [self.stock.pop() for _ in range(size)]
            hand.sort(key=CARDS.index)

    def set_up(self) -> None:
        """CE-2: everybody has cards, and the first that is no eight is turned up."""
        self.deal(CARDS[:], [self.options["hand"]] * self.seats, Random(self.seed))
        first = next(card for card in self.stock if card[0] != "8")
        self.stock.remove(first)
        self.discards, self.suit = [first], first[-1]

    def fits(self, card: str) -> bool:
        """CE-3: of the same suit or rank; CE-4: an eight always."""
        return card[0] == "8" or card[-1] == self.suit or card[:-1] == self.discards[-1][:-1]

    def acting(self) -> list[int]:
        over = self.passed == self.seats or [] in self.hands  # CE-7
        return [] if over else [self.turn]

    def codes(self, seat: int) -> vec[i64]:
        if self.acting() != [seat]:
            return vec[i64]()
        fitting = [code for card in self.hands[seat] if self.fits(card) for code in CODES[card]]
        return vec[i64]([*sorted(fitting), len(MOVES) - 1])

    def apply(self, seat: int, code: int) -> None:
        card, wish = MOVES[code].get("card"), MOVES[code].get("suit")
        if card is not None:
            self.hands[seat].remove(card)
            self.discards.append(card)
            self.suit, self.passed = wish or card[-1], 0
            self.tell(event="played", seat=seat, card=card, suit=wish)
        else:
            drawn = self.stock[-1:]
            self.tell(event="drew", seat=seat, count=len(drawn))
            self.passed += not drawn  # CE-6
            for card in drawn:
                self.hands[seat] = sorted([*self.hands[seat], self.stock.pop()], key=CARDS.index)
                self.tell(event="drawn", to=[seat], card=card)
        self.turn = (seat + 1) % self.seats
        if not self.acting():
            self.tell(event="over", points=self.points(), winners=self.winners())

    def tell(self, **event: object) -> None:
        if self.told is not None:
            self.told.append(event)

    def copy(self) -> "Table":
        table = Table(self.seats, self.seed, self.options)
        table.hands = [hand[:] for hand in self.hands]
        table.stock, table.discards = self.stock[:], self.discards[:]
        table.suit, table.turn, table.passed = self.suit, self.turn, self.passed
        return table

    def points(self) -> list[int]:
        """CE-7: what everybody is left with."""
        return [sum(map(points, hand)) for hand in self.hands]

    def winners(self) -> list[int]:
        """CE-8: who is left with the fewest points."""
        return [seat for seat, left in enumerate(self.points()) if left == min(self.points())]


class CrazyEightsKnowledge(Knowledge):
    """A view, taken in: cards that are neither in the own hand nor on the pile may be anywhere."""

    def __init__(self, view: View, seats: int, options: Options) -> None:
        super().__init__(-1 if view["seat"] is None else view["seat"])
        self.table = Table(seats, 0, options)
        for name in ("discards", "suit", "passed"):
            setattr(self.table, name, view[name])
        self.table.turn = next(iter(view["acting"]), 0)
        if view["seat"] is not None:
            self.table.hands[view["seat"]] = view["hand"]
        self.table.hands = view.get("hands", self.table.hands)
        seen = {card for pile in [*self.table.hands, view["discards"]] for card in pile}
        self.unseen = [card for card in CARDS if card not in seen]
        held = zip(view["cards"], self.table.hands, strict=True)
        self.lacking = [size - len(hand) for size, hand in held]

    def world(self, chance: Random) -> Table:
        table = self.table.copy()
        table.seed = chance.seed()
        table.deal(self.unseen[:], self.lacking, chance)
        return table
