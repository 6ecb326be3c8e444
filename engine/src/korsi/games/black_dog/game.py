"""Black DOG for the catalogue."""

from typing import final

from korsi.contract import Mind, Move, Option, Options, Position, Rules, State, View
from korsi.games.black_dog.codes import ALL_CODES
from korsi.games.black_dog.ground import Terms
from korsi.games.black_dog.instinct import Nose
from korsi.games.black_dog.moves import code_of, move_of
from korsi.games.black_dog.position import position_of, table_of
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
            version=1,
            seats=(2, 4),
            options=[Option("bites", "BD-25", "passing", ["passing", "landing"])],
            low_wins=False,
            instinct=Nose(),
            foreseen=frozenset(FORESEEN),
        )

    def sides(self, seats: int) -> list[list[int]]:
        return Terms(seats, "passing").sides()

    def agree(self, seats: int, options: Options) -> None:
        """Both ways to bite go with any number of players."""

    def start(self, seats: int, options: Options, seed: int) -> State:
        table = Table(Terms(seats, options["bites"]), seats, seed)
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
        return {"bites": _table(state).terms.bites}

    def scores(self, state: State) -> list[int]:
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
