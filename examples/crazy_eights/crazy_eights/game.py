"""Crazy Eights: its cards, its table, its bot, its rules."""

from librt.vecs import vec
from mypy_extensions import i64

from crazy_eights.vocabulary import VOCABULARY, Suit
from korsi.contract import GameBot, Move, Option, Options, Position, Refused, Rules, State, View
from korsi.random import Random, Seed
from korsi.vocabulary import check

SUITS = "CDHS"
CARDS = [rank + suit for suit in SUITS for rank in [*"A23456789", "10", *"JQK"]]  # CE-1
COSTLY = {"8": 50, "K": 10, "Q": 10, "J": 10, "A": 1}
POINTS = {card: COSTLY.get(card[0]) or int(card[:-1]) for card in CARDS}  # CE-7
MOVES: list[Move] = [
    *({"do": "play", "card": card} for card in CARDS if card[0] != "8"),
    *({"do": "play", "card": f"8{own}", "suit": wish} for own in SUITS for wish in SUITS),
    {"do": "draw"},
]
PILES = {"discards": list[str], "stock": list[str], "hands": list[list[str]]}
LAID = {**PILES, "suit": Suit, "turn": int, "passed": int}  # the whole table; passed in a row


class Table(State):
    """The table at one moment: what is `LAID` there, and what was agreed on."""

    def __init__(self, seats: int, seed: Seed, options: Options, laid: Position) -> None:
        super().__init__(seats, seed)
        self.options = options
        self.discards, self.stock = laid["discards"][:], laid["stock"][:]
        self.hands: list[list[str]] = [hand[:] for hand in laid["hands"]]
        self.suit, self.passed, self.turn = laid["suit"], laid["passed"], laid["turn"]

    def laid(self) -> Position:
        """What lies there, under its names."""
        return {name: getattr(self, name) for name in LAID}

    def copy(self) -> "Table":
        return Table(self.seats, self.seed, self.options, self.laid())

    def acting(self) -> list[int]:
        over = self.passed == self.seats or [] in self.hands  # CE-7
        return [] if over else [self.turn]

    def fits(self, card: str) -> bool:
        """CE-3: of the same suit or rank; CE-4: an eight always."""
        return card[0] == "8" or card[-1] == self.suit or card[:-1] == self.discards[-1][:-1]

    def codes(self, seat: int) -> vec[i64]:
        if self.acting() != [seat]:
            return vec[i64]()
        playable = {None, *filter(self.fits, self.hands[seat])}  # None: who draws plays no card
        return vec[i64]([n for n, move in enumerate(MOVES) if move.get("card") in playable])

    def apply(self, seat: int, code: int) -> None:
        card, wish = MOVES[code].get("card"), MOVES[code].get("suit")
        if card:  # CE-3, CE-4
            self.hands[seat].remove(card)
            self.discards.append(card)
            self.suit, self.passed = wish or card[-1], 0
            self.tell(event="played", seat=seat, card=card, suit=wish)
        elif self.stock:  # CE-5
            self.hands[seat].append(self.stock.pop())
            self.tell(event="drew", seat=seat, count=1)
            self.tell(event="drawn", to=[seat], card=self.hands[seat][-1])
        else:  # CE-6
            self.passed += 1
            self.tell(event="drew", seat=seat, count=0)
        self.turn = (seat + 1) % self.seats
        if not self.acting():
            self.tell(event="over", points=self.points(), winners=GAME.winners(self))

    def points(self) -> list[int]:
        """CE-7: what everybody is left with."""
        return [sum(POINTS[card] for card in hand) for hand in self.hands]


class CrazyEightsBot(GameBot[Table]):
    """Gets rid of what costs most, and keeps eights for bad times."""

    def glance(self, state: Table, seat: int, code: int) -> int:
        card, wish = MOVES[code].get("card"), MOVES[code].get("suit")
        if wish:  # the more cards of the suit, the better
            return sum(own[-1] == wish and own[0] != "8" for own in state.hands[seat])
        return 100 + POINTS[card] if card else -1

    def worth(self, state: Table, seat: int) -> float:
        left = state.points()
        return sum(left) / len(left) - left[seat] + 20 * (left[seat] == min(left))

    def reason(self, state: Table, seat: int, code: int) -> tuple[str, dict[str, object]]:
        card, wish = MOVES[code].get("card"), MOVES[code].get("suit")
        why = "draw" if card is None else "eight" if wish else "play"
        return f"crazy-eights-why-{why}", {"suit": wish, "count": POINTS.get(card, 0)}


class CrazyEights(Rules[Table]):
    """2–6 players, one deal; CE-8: the fewest points win."""

    def start(self, seats: int, options: Options, seed: Seed) -> Table:
        stock = seed.stream(0).shuffled(CARDS)  # CE-2
        hands = [[stock.pop() for _ in range(options["hand"])] for _ in range(seats)]
        first = next(card for card in stock if card[0] != "8")
        stock.remove(first)
        laid = {"discards": [first], "suit": first[-1], "hands": hands, "stock": stock}
        return Table(seats, seed, options, {**laid, "passed": 0, "turn": 0})

    def code(self, state: Table, seat: int, move: Move) -> int:
        card, eight = move.get("card", ""), move.get("card", "").startswith("8")
        if seat not in state.acting():
            raise Refused("CE-3", "crazy-eights-not-your-turn", {})
        if card and card not in state.hands[seat]:
            raise Refused("CE-3", "crazy-eights-not-in-hand", {"card": card})
        if card and not state.fits(card):
            raise Refused("CE-3", "crazy-eights-no-fit", {"card": card, "suit": state.suit})
        if eight != ("suit" in move):
            raise Refused("CE-4", f"crazy-eights-{'wish-first' if eight else 'no-wish'}", {})
        return MOVES.index(move)

    def view(self, state: Table, seat: int | None) -> View:
        hands = [sorted(hand, key=CARDS.index) for hand in state.hands]
        view = {"discards": state.discards[:], "suit": state.suit, "passed": state.passed}
        view |= {"acting": state.acting(), "stock": len(state.stock), "cards": [*map(len, hands)]}
        if seat is not None:
            view["hand"] = hands[seat]
        if not state.acting():  # CE-7: all hands are counted
            view |= {"hands": hands, "points": state.points(), "winners": self.winners(state)}
        return view

    def imagine(self, view: View, seats: int, options: Options, chance: Random) -> Table:
        own = {view["seat"]: view.get("hand")}
        known = view.get("hands") or [own.get(seat, []) for seat in range(seats)]
        seen = {card for pile in [*known, view["discards"]] for card in pile}
        seed, stock = chance.seed(), chance.shuffled([card for card in CARDS if card not in seen])
        sizes = zip(known, view["cards"], strict=True)
        hands = [hand + [stock.pop() for _ in range(size - len(hand))] for hand, size in sizes]
        turn = next(iter(view["acting"]), 0)
        return Table(seats, seed, options, {**view, "turn": turn, "hands": hands, "stock": stock})

    def position(self, state: Table) -> Position:
        return state.copy().laid()

    def load(self, position: Position, seats: int, options: Options) -> Table:
        for name, kind in LAID.items():
            if problem := check(kind, position.get(name), name):
                raise ValueError(problem)
        table = Table(seats, position["seed"], options, position)
        pile = table.discards
        if sorted(sum(table.hands, pile + table.stock)) != sorted(CARDS):
            raise ValueError("every card is in a hand, in the stock or on the pile, once")
        if len(table.hands) != seats or not 0 <= table.turn < seats:
            raise ValueError("there is a hand for every seat, and one of the seats is to play")
        if not pile or (pile[-1][0] != "8" and pile[-1][-1] != table.suit):
            raise ValueError("the suit to follow is that of the last card, unless it is an eight")
        if not 0 <= table.passed <= (0 if table.stock else seats):
            raise ValueError("nobody passes while there is a stock")
        return table

    def scores(self, state: Table) -> list[int]:
        return [0] * state.seats if state.acting() else state.points()


GAME = CrazyEights(
    key="crazy-eights",
    version=1,
    seats=(2, 6),
    options=[Option("hand", "CE-2", 5, most=7)],
    low_wins=True,
    weight=1,
    vocabulary=VOCABULARY,
    bot=CrazyEightsBot(),
    all_moves=MOVES,
)
