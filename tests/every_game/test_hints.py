"""Hints of every game: their numbers can be, and are the same each time they are asked for."""

import korsi
from every_game.tables import TABLES, Table
from korsi.bots import make_bot
from korsi.bots.player import WORLDS
from korsi.testing import AtTables


class TestHints(AtTables):
    """At every table."""

    tables = TABLES

    def test_the_numbers_of_a_hint_can_be(self, table: Table) -> None:
        game = table.new(4)
        bot = make_bot("search:30", 2)
        for _ in range(30):
            if game.over:
                break
            seat = game.acting[0]
            thought = bot.think(game.view(seat))
            data = thought.data
            for part in ("safe", "rich", "plays"):
                assert 0 <= data.get(part, 0) <= data.get("worlds", 0) <= WORLDS
            assert all(value >= 0 for name, value in data.items() if type(value) is int), data
            again = korsi.imagine(game.view(seat), 1)
            assert thought.move in again.legal(seat)
            game.play(seat, thought.move)
