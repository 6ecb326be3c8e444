"""Crazy Eights for the catalogue, and what a bot knows of it."""

from typing import Any

from crazy_eights import vocabulary
from crazy_eights.table import CARDS, MOVES, CrazyEightsKnowledge, Table, points
from korsi import Refused
from korsi.contract import GameBot, Knowledge, Move, Option, Options, Position, Rules, View
from korsi.random import Random
from korsi.vocabulary import check, fields_of


class CrazyEightsBot(GameBot[Table]):
    """Gets rid of what costs most, and keeps eights for bad times."""

    def greedy(self, state: Table, seat: int) -> int:
        held = "".join(card[-1] for card in state.hands[seat] if card[0] != "8")

        def liking(code: int) -> tuple[bool, bool, int]:
            card, wish = MOVES[code].get("card", ""), MOVES[code].get("suit", "")
            return bool(card), not wish, points(card or "A") + held.count(wish)

        return int(max(state.codes(seat), key=liking))

    def unfold(self, state: Table, seat: int, code: int, chance: Random) -> float:
        state.apply(seat, code)
        while acting := state.acting():
            state.apply(acting[0], self.greedy(state, acting[0]))
        left = state.points()
        return sum(left) / len(left) - left[seat] + 20 * (seat in state.winners())

    def reason(self, state: Table, seat: int, code: int) -> tuple[str, dict[str, Any]]:
        card, wish = MOVES[code].get("card"), MOVES[code].get("suit")
        why = "draw" if card is None else "eight" if wish else "play"
        return f"crazy-eights-why-{why}", {"suit": wish, "count": points(card or "A")}


class CrazyEights(Rules[Table]):
    """2–6 players, one deal."""

    def __init__(self) -> None:
        super().__init__(
            key="crazy-eights",
            version=1,
            seats=(2, 6),
            options=[Option("hand", "CE-2", 5, most=7)],
            low_wins=True,
            weight=1,
            vocabulary=vocabulary.VOCABULARY,
            bot=CrazyEightsBot(),
        )

    def start(self, seats: int, options: Options, seed: int) -> Table:
        table = Table(seats, seed, options)
        table.set_up()
        return table

    def actions(self, seats: int, options: Options) -> int:
        return len(MOVES)

    def move(self, state: Table, code: int) -> Move:
        return dict(MOVES[code])

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
        table = state.copy()
        return {
            "discards": table.discards,
            "suit": state.suit,
            "passed": state.passed,
            "acting": state.acting(),
            "stock": len(state.stock),
            "cards": [len(hand) for hand in state.hands],
            **({} if seat is None else {"hand": table.hands[seat]}),
            **({} if state.acting() else {"hands": table.hands, "points": table.points()}),
            **({} if state.acting() else {"winners": table.winners()}),
        }

    def knowledge(self, view: View, seats: int, options: Options) -> Knowledge:
        return CrazyEightsKnowledge(view, seats, options)

    def position(self, state: Table) -> Position:
        table = state.copy()
        return {name: getattr(table, name) for name in fields_of(vocabulary.Position)}

    def load(self, position: Position, seats: int, options: Options) -> Table:
        laid = {name: position.get(name) for name in fields_of(vocabulary.Position)}
        table = Table(seats, position["seed"], options)
        for name, value in laid.items():
            setattr(table, name, value)
        if problem := check(vocabulary.Position, laid):
            raise ValueError(problem)
        piles = [*table.hands, table.stock, table.discards]
        if sorted(card for pile in piles for card in pile) != sorted(CARDS):
            raise ValueError("every card is in a hand, in the stock or on the pile, once")
        if len(table.hands) != seats or not 0 <= table.turn < seats:
            raise ValueError("there is a hand for every seat, and one of the seats is to play")
        if not table.discards or (
            table.discards[-1][0] != "8" and table.suit != table.discards[-1][-1]
        ):
            raise ValueError("the suit to follow is that of the last card, unless it is an eight")
        if not 0 <= table.passed <= (0 if table.stock else seats):
            raise ValueError("nobody passes while there is a stock")
        return table.copy()

    def options_of(self, state: Table) -> Options:
        return dict(state.options)

    def scores(self, state: Table) -> list[int]:
        return [0] * state.seats if state.acting() else state.points()

    def winners(self, state: Table) -> list[int]:
        return [] if state.acting() else state.winners()


GAME = CrazyEights()
