"""Records and positions: what is written can be read, and what is damaged is said to be.

The damage is done at random, the same in every run; how many tries it has is `examples` of the
tests.
"""

import copy
import json
import pickle
from functools import cache
from itertools import count
from typing import Any, ClassVar

import korsi
from korsi.contract import Move, View
from korsi.random import Random
from korsi.testing.damage import anything, damaged, named, scalar
from korsi.testing.earlier import as_told, besides_heading
from korsi.testing.tables import LONG, SECRET, SOAK, Table, codes_to_try, exact

MOMENTS = (0, 5, 12, 13, 14, 25)
"""Of the game that is damaged: after so many moves."""

A_WHILE = 40 * SOAK
"""So many moves are made where a game need not go on to its end."""


class RecordTests:
    """Records replay, positions load, games are pickled; nothing damaged gets in."""

    tables: ClassVar[list[Table]]
    examples: ClassVar[int] = 100
    """How often each of the tests with damage tries."""

    def test_a_record_replays_to_the_same_game(self, table: Table) -> None:
        for seed in (*range(8 * SOAK), SECRET):
            *_, game = table.moments(seed)
            record = json.loads(exact(game.record()))
            again = korsi.replay(record)
            assert exact(again.position()) == exact(game.position())
            assert exact(again.record()) == exact(record)

    def test_a_position_loads_to_the_same_game(self, table: Table) -> None:
        _load_all_along(table, 3)

    def test_a_position_with_a_secret_loads_to_the_same_game(self, table: Table) -> None:
        _load_all_along(table, SECRET, every=7)

    def test_games_can_be_pickled_and_copied(self, table: Table) -> None:
        for seed in (4, SECRET):
            *_, game = table.moments(seed)
            for again in (pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game)):  # noqa: S301
                assert again.record() == game.record()
                assert exact(again.position()) == exact(game.position())

    def test_a_damaged_position_is_refused_with_a_sentence_or_is_whole(self) -> None:
        positions = _wholes(tuple(self.tables), "position")
        for number in range(self.examples):
            with named(number) as chance:
                position = damaged(chance, chance.choice(positions))
                try:
                    game = korsi.load(position)
                except ValueError as refusal:
                    _is_a_sentence(refusal)
                    continue
                assert exact(korsi.load(game.position()).position()) == exact(game.position())
                for seat in [*range(game.seats), None]:
                    korsi.imagine(game.view(seat), 1)
                game.state.playout(Random(1))
                assert game.over

    def test_a_damaged_record_is_refused_with_a_sentence_or_is_whole(self) -> None:
        records = _wholes(tuple(self.tables), "record")
        for number in range(self.examples):
            with named(number) as chance:
                record = damaged(chance, chance.choice(records))
                try:
                    game = korsi.replay(record)
                except ValueError as refusal:
                    _is_a_sentence(refusal)
                    continue
                assert exact(korsi.replay(game.record()).position()) == exact(game.position())

    def test_a_damaged_view_is_refused_with_a_sentence_or_is_whole(self) -> None:
        moments = _views(tuple(self.tables))
        for number in range(self.examples):
            with named(number) as chance:
                view = damaged(chance, chance.choice(chance.choice(moments)))
                try:
                    world = korsi.imagine(view, 1)
                except ValueError as refusal:
                    _is_a_sentence(refusal)
                    continue
                told = as_told(world, view["seat"], view)
                if view["rules"] == world.rules.version:
                    assert told == view
                else:  # damaged into a view of an earlier version, which is told in today's words
                    assert besides_heading(told) == besides_heading(view)

    def test_any_move_at_all_is_taken_or_refused_and_then_nothing_changes(self) -> None:
        for number in range(self.examples):
            with named(number) as chance:
                table = chance.choice(self.tables)
                game, known = _offered(table, chance.randint(0, 20))
                half = chance.random() < 0.5
                move = anything(chance) if half else damaged(chance, chance.choice(known))
                nobody = chance.random() < 0.3
                seat = scalar(chance) if nobody else chance.randint(-1, table.seats)
                legal = game.legal(seat) if type(seat) is int and 0 <= seat < table.seats else []
                before = exact(game.position()), exact(game.record())
                try:
                    game.play(seat, move)
                except ValueError as refusal:
                    _is_a_sentence(refusal)
                    assert (exact(game.position()), exact(game.record())) == before
                else:
                    noted = game.record()["moves"][-1][1]
                    assert move in legal or noted in legal  # written in another way


def _load_all_along(table: Table, seed: int | str, every: int = 1) -> None:
    """Moments of a game are saved and loaded; some go on, side by side, for a while, and a few to
    the end."""
    for number, game in enumerate(table.moments(seed)):
        early = number < LONG
        if number % (every if early else 4 * every):
            continue
        loaded = korsi.load(json.loads(exact(game.position())))
        assert exact(loaded.position()) == exact(game.position())
        for seat in [*range(game.seats), None]:
            assert exact(loaded.view(seat)) == exact(game.view(seat))
        if number % (5 * every if early else 28 * every) == 0:
            one, other, chance = game.copy(), loaded, Random(number)
            for _ in count() if early and number % 4 == 0 else range(A_WHILE):
                if one.over:
                    break
                seat, move = table.decide(one, chance)
                assert one.play(seat, move) == other.play(seat, move)
            assert korsi.replay(other.record()).scores == one.scores


@cache
def _wholes(tables: tuple[Table, ...], what: str) -> list[Any]:
    found = []
    for table in tables:
        for number, game in enumerate(table.moments(6)):
            if number in MOMENTS:
                found.append(game.record() if what == "record" else game.position())
    return found


@cache
def _views(tables: tuple[Table, ...]) -> list[list[View]]:
    """Of each of these positions what every seat sees, and who looks on."""
    games = map(korsi.load, _wholes(tables, "position"))
    return [[game.view(seat) for seat in [*range(game.seats), None]] for game in games]


def _offered(table: Table, number: int) -> tuple[korsi.Game, list[Move]]:
    """A moment of a careless game, with moves for whoever acts: any at all, or nearly legal."""
    game, moves = _moment(table, number)
    return game.copy(), moves


@cache
def _moment(table: Table, number: int) -> tuple[korsi.Game, list[Move]]:
    game = table.moment(1, number)
    return game, [game.move(code) for code in codes_to_try(game, game.acting[0])]


def _is_a_sentence(refusal: ValueError) -> None:
    said = str(refusal)
    assert " " in said
    assert len(said) < 400
    assert "Traceback" not in said
