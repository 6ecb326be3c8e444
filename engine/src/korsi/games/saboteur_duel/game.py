"""Saboteur: The Duel for the catalogue."""

from typing import Final, final

from korsi.contract import Knowledge, Move, Option, Options, Position, Rules, View
from korsi.games.saboteur_duel.bot import SaboteurDuelBot
from korsi.games.saboteur_duel.codes import ALL_CODES
from korsi.games.saboteur_duel.components import COLOURS, GREEN
from korsi.games.saboteur_duel.knowledge import SaboteurDuelKnowledge
from korsi.games.saboteur_duel.moves import code_of, move_of
from korsi.games.saboteur_duel.position import position_of, table_of
from korsi.games.saboteur_duel.rules import Table
from korsi.games.saboteur_duel.state import OVER, Terms
from korsi.games.saboteur_duel.view import view_of
from korsi.games.saboteur_duel.vocabulary import VOCABULARY
from korsi.random import Seed


@final
class SaboteurDuel(Rules[Table]):
    """1 or 2 players; `colour` is that of seat 0."""

    def __init__(self) -> None:
        super().__init__(
            key="saboteur-duel",
            version=2,
            seats=(1, 2),
            options=[Option("colour", "SD-31", "green", ["green", "blue"])],
            low_wins=False,
            weight=2,
            vocabulary=VOCABULARY,
            bot=SaboteurDuelBot(),
            earlier={1: {}},  # a ladder had to meet a tunnel (SD-14): its games are legal here
        )

    def agree(self, seats: int, options: Options) -> None:
        """Both colours go with one player and with two."""

    def start(self, seats: int, options: Options, seed: Seed) -> Table:
        terms = Terms(seats, options["colour"])
        table = Table(terms, seats, seed)
        table.set_up()
        green = COLOURS.index(options["colour"]) ^ GREEN  # SD-7: green starts
        table.next_round(0 if seats == 1 else green)
        return table

    def actions(self, seats: int, options: Options) -> int:
        return ALL_CODES

    def move(self, state: Table, code: int) -> Move:
        return move_of(state, code)

    def code(self, state: Table, seat: int, move: Move) -> int:
        return code_of(state, seat, move)

    def view(self, state: Table, seat: int | None) -> View:
        return view_of(state, seat)

    def knowledge(self, view: View, seats: int, options: Options) -> Knowledge:
        return SaboteurDuelKnowledge(view, seats, options)

    def position(self, state: Table) -> Position:
        return position_of(state)

    def load(self, position: Position, seats: int, options: Options) -> Table:
        return table_of(position, seats, options)

    def options_of(self, state: Table) -> Options:
        return {"colour": state.terms.colour}

    def scores(self, state: Table) -> list[int]:
        return [int(state.nuggets(seat)) for seat in range(int(state.seats))]

    def winners(self, state: Table) -> list[int]:
        return state.winners() if state.phase == OVER else []


GAME: Final = SaboteurDuel()
