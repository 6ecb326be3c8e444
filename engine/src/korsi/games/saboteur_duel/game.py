"""Saboteur: The Duel for the catalogue."""

from typing import final

from korsi.contract import Mind, Move, Option, Options, Position, Rules, State, View
from korsi.games.saboteur_duel.cards import COLOURS, GREEN
from korsi.games.saboteur_duel.codes import ALL_CODES
from korsi.games.saboteur_duel.ground import OVER, Terms
from korsi.games.saboteur_duel.instinct import Prospector
from korsi.games.saboteur_duel.moves import code_of, move_of
from korsi.games.saboteur_duel.position import position_of, table_of
from korsi.games.saboteur_duel.rules import Table
from korsi.games.saboteur_duel.view import Lookout, view_of


@final
class SaboteurDuel(Rules):
    """1 or 2 players; `colour` is that of seat 0."""

    def __init__(self) -> None:
        super().__init__(
            key="saboteur-duel",
            version=2,
            seats=(1, 2),
            options=[Option("colour", "SD-31", "green", ["green", "blue"])],
            low_wins=False,
            instinct=Prospector(),
            earlier={1: {}},  # a ladder had to meet a tunnel (SD-14): its games are legal here
        )

    def agree(self, seats: int, options: Options) -> None:
        """Both colours go with one player and with two."""

    def start(self, seats: int, options: Options, seed: int) -> State:
        terms = Terms(seats, options["colour"])
        table = Table(terms, seats, seed)
        table.set_up()
        green = COLOURS.index(options["colour"]) ^ GREEN  # SD-7: green starts
        table.next_round(0 if seats == 1 else green)
        return table

    def actions(self, seats: int, options: Options) -> int:
        return ALL_CODES

    def move(self, state: State, code: int) -> Move:
        return move_of(_table(state), code)

    def code(self, state: State, seat: int, move: Move) -> int:
        return code_of(_table(state), seat, move)

    def view(self, state: State, seat: int | None) -> View:
        return view_of(_table(state), seat)

    def mind(self, view: View, seats: int, options: Options) -> Mind:
        return Lookout(view, seats, options)

    def position(self, state: State) -> Position:
        return position_of(_table(state))

    def load(self, position: Position, seats: int, options: Options) -> State:
        return table_of(position, seats, options)

    def options_of(self, state: State) -> Options:
        return {"colour": _table(state).terms.colour}

    def scores(self, state: State) -> list[int]:
        table = _table(state)
        return [int(table.nuggets(seat)) for seat in range(int(table.seats))]

    def winners(self, state: State) -> list[int]:
        table = _table(state)
        return table.winners() if table.phase == OVER else []


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state
