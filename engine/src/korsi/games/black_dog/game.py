"""Black DOG for the catalogue."""

from typing import final

from korsi.contract import Mind, Move, Option, Options, Position, Rules, State, View
from korsi.games.black_dog.codes import ALL_CODES
from korsi.games.black_dog.ground import DEALERS, Terms
from korsi.games.black_dog.instinct import Nose
from korsi.games.black_dog.moves import code_of, move_of
from korsi.games.black_dog.position import position_of, table_of
from korsi.games.black_dog.refusals import refused
from korsi.games.black_dog.rules import Table
from korsi.games.black_dog.view import Onlooker, view_of

FORESEEN = ["played", "started", "moved", "swapped", "hit", "bitten", "dog-ran", "turn-due"]
FORESEEN += ["turned", "home", "all-home", "dog-placed"]


@final
class BlackDog(Rules):
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
            instinct=Nose(),
            foreseen=frozenset(FORESEEN),
            earlier={1: {"dealer": "random"}},
        )

    def sides(self, seats: int) -> list[list[int]]:
        return Terms(seats, "passing", "random").sides()

    def agree(self, seats: int, options: Options) -> None:
        """BD-6: who deals first sits at the table; both ways to bite go with any number."""
        dealer = DEALERS.index(options["dealer"]) - 1
        if dealer >= seats:
            raise refused("BD-6", "no-such-dealer", number=dealer + 1, seats=seats)

    def start(self, seats: int, options: Options, seed: int) -> State:
        table = Table(Terms(seats, options["bites"], options["dealer"]), seats, seed)
        table.set_up()
        table.begin()
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
        return Onlooker(view, seats, options)

    def position(self, state: State) -> Position:
        return position_of(_table(state))

    def load(self, position: Position, seats: int, options: Options) -> State:
        return table_of(position, seats, options)

    def options_of(self, state: State) -> Options:
        terms = _table(state).terms
        return {"bites": terms.bites, "dealer": terms.dealer}

    def scores(self, state: State) -> list[int]:
        """Pawns home; with four players those of the side, the same for both partners."""
        table = _table(state)
        home = table.all_home()
        sides = table.terms.sides()
        return [
            sum([home[other] for other in sides[int(table.side(seat))]])
            for seat in range(int(table.seats))
        ]

    def winners(self, state: State) -> list[int]:
        return _table(state).winners()


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state
