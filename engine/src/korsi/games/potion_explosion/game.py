"""Potion Explosion for the catalogue."""

from typing import Final, final

from korsi.contract import Knowledge, Move, Option, Options, Position, Rules, View
from korsi.games.potion_explosion.bot import PotionExplosionBot
from korsi.games.potion_explosion.codes import ALL_CODES
from korsi.games.potion_explosion.components import SKILLS
from korsi.games.potion_explosion.knowledge import PotionExplosionKnowledge
from korsi.games.potion_explosion.moves import code_of, move_of
from korsi.games.potion_explosion.position import position_of, table_of, terms_of
from korsi.games.potion_explosion.refusals import check_first
from korsi.games.potion_explosion.rules import Table
from korsi.games.potion_explosion.state import FIRSTS, LEAVES, PLACINGS
from korsi.games.potion_explosion.view import view_of
from korsi.games.potion_explosion.vocabulary import VOCABULARY
from korsi.random import Seed

EARLIER: dict[int, Options] = {1: {"placing": "free", "first": "random"}}


@final
class PotionExplosion(Rules[Table]):
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
            weight=4,
            vocabulary=VOCABULARY,
            bot=PotionExplosionBot(),
            earlier=EARLIER,
            later_fields=frozenset({"explosions"}),
        )

    def agree(self, seats: int, options: Options) -> None:
        """PE-5: who begins is at the table; every other choice goes with any number of players."""
        check_first(options["first"], seats)

    def start(self, seats: int, options: Options, seed: Seed) -> Table:
        table = Table(terms_of(options, seats), seats, seed)
        table.set_up()
        table.begin()
        return table

    def actions(self, seats: int, options: Options) -> int:
        return ALL_CODES

    def move(self, state: Table, code: int) -> Move:
        return move_of(code)

    def code(self, state: Table, seat: int, move: Move) -> int:
        return code_of(state, seat, move)

    def view(self, state: Table, seat: int | None) -> View:
        return view_of(state)

    def knowledge(self, view: View, seats: int, options: Options) -> Knowledge:
        return PotionExplosionKnowledge(view, seats, options)

    def position(self, state: Table) -> Position:
        return position_of(state)

    def load(self, position: Position, seats: int, options: Options) -> Table:
        return table_of(position, seats, options)

    def options_of(self, state: Table) -> Options:
        terms = state.terms
        return {
            "leave": terms.leave,
            "countdown": terms.chosen,
            "placing": terms.placing,
            "first": FIRSTS[terms.first + 1],
        }

    def scores(self, state: Table) -> list[int]:
        return state.scores()

    def winners(self, state: Table) -> list[int]:
        return state.winners()


GAME: Final = PotionExplosion()
