"""Potion Explosion for the catalogue."""

from typing import final

from korsi.contract import Mind, Move, Option, Options, Position, Rules, State, View
from korsi.games.potion_explosion.codes import ALL_CODES
from korsi.games.potion_explosion.ground import FIRSTS, LEAVES, PLACINGS
from korsi.games.potion_explosion.instinct import Ladle
from korsi.games.potion_explosion.moves import code_of, move_of
from korsi.games.potion_explosion.position import position_of, table_of, terms_of
from korsi.games.potion_explosion.refusals import check_first
from korsi.games.potion_explosion.rules import Table
from korsi.games.potion_explosion.tiles import SKILLS
from korsi.games.potion_explosion.view import Onlooker, view_of

FORESEEN = ["drafted", "picked", "helped", "drunk", "took", "robbed", "filtered", "prism"]
FORESEEN += ["prism-done", "put", "flasked", "handed", "completed", "ended"]

PLAIN = ["put", "flasked", "handed", "helped", "took", "picked", "exploded", "drunk", "robbed"]
PLAIN += ["prism", "prism-done"]

EARLIER: dict[int, Options] = {1: {"placing": "free", "first": "random"}}


@final
class PotionExplosion(Rules):
    """2 to 4 players, everyone alone."""

    def __init__(self) -> None:
        super().__init__(
            key="potion-explosion",
            version=2,
            seats=(2, 4),
            options=[
                Option("leave", "PE-4", "beginner", LEAVES),
                Option("countdown", "PE-8", None, most=SKILLS),
                Option("placing", "PE-13", "must", PLACINGS),
                Option("first", "PE-5", "random", FIRSTS),
            ],
            low_wins=False,
            instinct=Ladle(),
            foreseen=frozenset(FORESEEN),
            plain=frozenset(PLAIN),
            earlier=EARLIER,
        )

    def agree(self, seats: int, options: Options) -> None:
        """PE-5: who begins is at the table; every other choice goes with any number of players."""
        check_first(options["first"], seats)

    def start(self, seats: int, options: Options, seed: int) -> State:
        table = Table(terms_of(options, seats), seats, seed)
        table.set_up()
        table.begin()
        return table

    def actions(self, seats: int, options: Options) -> int:
        return ALL_CODES

    def move(self, state: State, code: int) -> Move:
        return move_of(code)

    def code(self, state: State, seat: int, move: Move) -> int:
        return code_of(_table(state), seat, move)

    def view(self, state: State, seat: int | None) -> View:
        return view_of(_table(state))

    def mind(self, view: View, seats: int, options: Options) -> Mind:
        return Onlooker(view, seats, options)

    def position(self, state: State) -> Position:
        return position_of(_table(state))

    def load(self, position: Position, seats: int, options: Options) -> State:
        return table_of(position, seats, options)

    def options_of(self, state: State) -> Options:
        terms = _table(state).terms
        return {
            "leave": terms.leave,
            "countdown": terms.chosen,
            "placing": terms.placing,
            "first": FIRSTS[terms.first + 1],
        }

    def scores(self, state: State) -> list[int]:
        return _table(state).scores()

    def winners(self, state: State) -> list[int]:
        return _table(state).winners()


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state
