"""Black DOG for the catalogue."""

from typing import Final, final

from korsi.contract import Knowledge, Move, Option, Options, Position, Rules, View
from korsi.games.black_dog.bot import BlackDogBot
from korsi.games.black_dog.codes import ALL_CODES
from korsi.games.black_dog.knowledge import BlackDogKnowledge
from korsi.games.black_dog.moves import code_of, move_of
from korsi.games.black_dog.position import position_of, table_of
from korsi.games.black_dog.refusals import refused
from korsi.games.black_dog.rules import Table
from korsi.games.black_dog.state import DEALERS, Terms
from korsi.games.black_dog.view import view_of
from korsi.games.black_dog.vocabulary import VOCABULARY
from korsi.random import Seed


@final
class BlackDog(Rules[Table]):
    """2 to 4 players; four play in teams of opposite seats."""

    def __init__(self) -> None:
        super().__init__(
            key="black-dog",
            version=2,
            seats=(2, 4),
            options=[
                Option("bites", "BD-25", "passing", ["passing", "landing"]),
                Option("dealer", "BD-6", "random", DEALERS),
            ],
            low_wins=False,
            weight=3,
            vocabulary=VOCABULARY,
            bot=BlackDogBot(),
            earlier={1: {"dealer": "random"}},
        )

    def sides(self, seats: int) -> list[list[int]]:
        return Terms(seats, "passing", "random").sides()

    def agree(self, seats: int, options: Options) -> None:
        """BD-6: who deals first sits at the table; both ways to bite go with any number."""
        dealer = DEALERS.index(options["dealer"]) - 1
        if dealer >= seats:
            raise refused("BD-6", "no-such-dealer", number=dealer + 1, seats=seats)

    def start(self, seats: int, options: Options, seed: Seed) -> Table:
        table = Table(Terms(seats, options["bites"], options["dealer"]), seats, seed)
        table.set_up()
        table.begin()
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
        return BlackDogKnowledge(view, seats, options)

    def position(self, state: Table) -> Position:
        return position_of(state)

    def load(self, position: Position, seats: int, options: Options) -> Table:
        return table_of(position, seats, options)

    def options_of(self, state: Table) -> Options:
        terms = state.terms
        return {"bites": terms.bites, "dealer": terms.dealer}

    def scores(self, state: Table) -> list[int]:
        """Pawns home; with four players those of the side, the same for both partners."""
        home = state.all_home()
        sides = state.terms.sides()
        return [
            sum([home[other] for other in sides[int(state.side(seat))]])
            for seat in range(int(state.seats))
        ]

    def winners(self, state: Table) -> list[int]:
        return state.winners()


GAME: Final = BlackDog()
