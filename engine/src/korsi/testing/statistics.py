"""What a game counts: declared, named, and counted of every seat."""

from korsi.counting import counted, declared
from korsi.random import Random
from korsi.testing.tables import Table
from korsi.testing.vocabulary import languages_of, sentences_of

ENDS = 3
"""Whole games at each table."""


class StatisticsTests:
    """A game that declares nothing has nothing to count, and passes."""

    def test_what_it_counts_is_told_apart_and_divided_by_something_that_it_counts(
        self, game: str
    ) -> None:
        statistics = declared(game)
        keys = [one.key for one in statistics]
        assert len({*keys}) == len(keys)
        assert all(one.per in keys for one in statistics if one.per)
        assert not any(one.per for one in statistics if one.shown in ("total", "most"))

    def test_what_it_counts_has_words_where_the_game_has(self, game: str) -> None:
        wanted = {f"{game}-statistic-{one.key}" for one in declared(game)}
        wanted |= {f"{game}-statistics-{one.group}" for one in declared(game) if one.group}
        for language in languages_of(game):
            assert wanted <= set(sentences_of(game, language))

    def test_every_seat_of_a_finished_game_is_counted_the_same_each_time(
        self, table: Table
    ) -> None:
        for seed in range(ENDS):
            game, chance = table.new(seed), Random(seed, 3)
            while not game.over:
                game.play(*table.decide(game, chance))
            seats = counted(game)
            assert len(seats) == game.seats
            for counts in seats:
                assert list(counts) == [one.key for one in declared(table.game)]
                assert all(type(count) is int and count >= 0 for count in counts.values())
            assert counted(game) == seats
