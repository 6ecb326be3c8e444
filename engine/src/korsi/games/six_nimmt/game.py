"""6 nimmt! for the catalogue."""

from typing import final

from korsi.contract import Mind, Move, Option, Options, Position, Rules, State, View
from korsi.games.six_nimmt.cards import ROWS, cards_in_use
from korsi.games.six_nimmt.instinct import Herdsman
from korsi.games.six_nimmt.moves import code_of, move_of, refused
from korsi.games.six_nimmt.position import position_of, table_of
from korsi.games.six_nimmt.rules import OVER, Table, Terms
from korsi.games.six_nimmt.view import Onlooker, view_of


@final
class SixNimmt(Rules):
    """2–10 players; the three ways; to a target or for a number of rounds."""

    def __init__(self) -> None:
        super().__init__(
            key="six-nimmt",
            version=1,
            seats=(2, 10),
            options=[
                Option("variant", "SN-16", "classic", ["classic", "known", "draft"]),
                Option("target", "SN-14", 66),
                Option("rounds", "SN-14", None),
            ],
            low_wins=True,
            instinct=Herdsman(),
        )

    def agree(self, seats: int, options: Options) -> None:
        if options["variant"] != "classic" and seats > 6:
            raise refused("SN-16", "too-many-seats", seats=seats, most=6)

    def start(self, seats: int, options: Options, seed: int) -> State:
        terms = Terms(seats, options["variant"], options["target"], options["rounds"])
        table = Table(terms, seats, seed)
        table.set_up()
        table.next_round()
        return table

    def actions(self, seats: int, options: Options) -> int:
        deck = cards_in_use(options["variant"], seats)
        return deck + ROWS + (deck if options["variant"] == "draft" else 0)

    def move(self, state: State, code: int) -> Move:
        return move_of(_table(state), code)

    def code(self, state: State, seat: int, move: Move) -> int:
        return code_of(_table(state), seat, move)

    def view(self, state: State, seat: int | None) -> View:
        return view_of(_table(state), seat)

    def mind(self, view: View, seats: int, options: Options) -> Mind:
        return Onlooker(view, seats, options)

    def position(self, state: State) -> Position:
        return position_of(_table(state))

    def load(self, position: Position, seats: int, options: Options) -> State:
        return table_of(position, seats, options)

    def options_of(self, state: State) -> Options:
        terms = _table(state).terms
        rounds = int(terms.rounds)
        return {
            "variant": terms.variant,
            "target": int(terms.target),
            "rounds": rounds if rounds else None,
        }

    def scores(self, state: State) -> list[int]:
        return [int(total) for total in _table(state).totals]

    def winners(self, state: State) -> list[int]:
        table = _table(state)
        return table.winners() if table.phase == OVER else []


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state
