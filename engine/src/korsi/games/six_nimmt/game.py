"""6 nimmt! for the catalogue."""

from typing import Final, final

from korsi.contract import Knowledge, Move, Option, Options, Position, Rules, View
from korsi.games.six_nimmt.bot import SixNimmtBot
from korsi.games.six_nimmt.codes import all_codes
from korsi.games.six_nimmt.components import cards_in_use
from korsi.games.six_nimmt.knowledge import SixNimmtKnowledge
from korsi.games.six_nimmt.moves import code_of, move_of
from korsi.games.six_nimmt.position import position_of, table_of
from korsi.games.six_nimmt.refusals import refused
from korsi.games.six_nimmt.rules import Table
from korsi.games.six_nimmt.state import OVER, Terms
from korsi.games.six_nimmt.view import view_of
from korsi.games.six_nimmt.vocabulary import VOCABULARY
from korsi.random import Seed


@final
class SixNimmt(Rules[Table]):
    """2–10 players; the three ways; to a target or for a number of rounds."""

    def __init__(self) -> None:
        super().__init__(
            key="six-nimmt",
            version=1,
            seats=(2, 10),
            options=[
                Option("variant", "SN-16", "classic", ["classic", "known", "draft"]),
                Option("target", "SN-14", 66, at_table=500),
                Option("rounds", "SN-14", None, at_table=30),
            ],
            low_wins=True,
            weight=1,
            vocabulary=VOCABULARY,
            bot=SixNimmtBot(),
        )

    def agree(self, seats: int, options: Options) -> None:
        if options["variant"] != "classic" and seats > 6:
            raise refused("SN-16", "too-many-seats", seats=seats, most=6)

    def start(self, seats: int, options: Options, seed: Seed) -> Table:
        terms = Terms(seats, options["variant"], options["target"], options["rounds"])
        table = Table(terms, seats, seed)
        table.set_up()
        table.next_round()
        return table

    def actions(self, seats: int, options: Options) -> int:
        deck = cards_in_use(options["variant"], seats)
        return all_codes(deck, options["variant"] == "draft")

    def move(self, state: Table, code: int) -> Move:
        return move_of(state, code)

    def code(self, state: Table, seat: int, move: Move) -> int:
        return code_of(state, seat, move)

    def view(self, state: Table, seat: int | None) -> View:
        return view_of(state, seat)

    def knowledge(self, view: View, seats: int, options: Options) -> Knowledge:
        return SixNimmtKnowledge(view, seats, options)

    def position(self, state: Table) -> Position:
        return position_of(state)

    def load(self, position: Position, seats: int, options: Options) -> Table:
        return table_of(position, seats, options)

    def options_of(self, state: Table) -> Options:
        terms = state.terms
        rounds = int(terms.rounds)
        return {
            "variant": terms.variant,
            "target": int(terms.target),
            "rounds": rounds if rounds else None,
        }

    def scores(self, state: Table) -> list[int]:
        return [int(total) for total in state.totals]

    def winners(self, state: Table) -> list[int]:
        return state.winners() if state.phase == OVER else []


GAME: Final = SixNimmt()
