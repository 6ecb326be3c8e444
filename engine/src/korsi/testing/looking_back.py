"""A game as it was after any number of its moves; and moves that are taken back."""

from itertools import count
from typing import ClassVar

import pytest

import korsi
from korsi.game import Game
from korsi.random import Random
from korsi.testing.tables import LONG, Table, exact

MOST = 90


class SteppingTests:
    """A game can be looked at as it was after any number of its moves."""

    def test_at_any_move_it_is_what_it_was(self, table: Table) -> None:
        game = table.new(5)
        _check(game, _played(table, game, 5))

    def test_it_goes_on_from_there_as_it_did(self, table: Table) -> None:
        game = table.new(6)
        kept = _played(table, game, 6)
        back = game.at(len(kept) // 2)
        for seat, move in game.moves[len(kept) // 2 :]:
            back.play(seat, move)
        assert exact(back.record()) == exact(game.record())

    def test_it_may_go_on_differently_and_the_game_does_not_notice(self, table: Table) -> None:
        game = table.new(7)
        _played(table, game, 7)
        before = exact(game.record())
        other = game.at(min(3, len(game.moves) - 1))
        other.play(*table.decide(other, Random(99)))
        assert exact(game.record()) == before

    def test_a_game_from_a_position_has_its_moves_from_there(self, table: Table) -> None:
        first = table.new(8)
        _played(table, first, 8)
        start = first.at(min(4, len(first.moves) - 1))
        game = korsi.load(start.position())
        kept = _played(table, game, 9)
        _check(game, kept)
        assert exact(game.at(0).position()) == exact(start.position())

    def test_codes_are_moves_too(self, table: Table) -> None:
        game = table.new(9)
        made = 0
        while made < 6 and not game.over:
            game.apply(game.codes(game.acting[0])[0])
            made += 1
        assert len(game.at(-2).moves) == made - 2
        assert exact(game.at(made).position()) == exact(game.position())


def _played(table: Table, game: Game, seed: int) -> list[Game]:
    """Play carelessly, and keep a copy before the first move and after each."""
    chance = Random(seed, 1)
    kept = [game.copy()]
    while not game.over and len(kept) <= MOST:
        game.play(*table.decide(game, chance))
        kept.append(game.copy())
    return kept


def _check(game: Game, kept: list[Game]) -> None:
    moves = len(kept) - 1
    assert len(game.moves) == moves
    before = exact(game.position())
    for number in sorted({0, 1, moves // 3, moves // 2, moves - 1, moves}):
        for at in (number, number - moves) if number < moves else (number,):
            seen = game.at(at)
            assert exact(seen.position()) == exact(kept[number].position())
            assert exact(seen.record()) == exact(kept[number].record())
            for seat in range(game.seats):
                assert seen.undoable(seat) == kept[number].undoable(seat)
                assert exact(seen.view(seat)) == exact(kept[number].view(seat))
    assert exact(game.position()) == before


class UndoTests:
    """What has told nothing new can be taken back."""

    steps_back: ClassVar[int] = 1
    """So many moves in a row are taken back in a careless game, where any can be."""

    def test_a_move_that_is_taken_back_leaves_no_trace(self, table: Table) -> None:
        for seed in range(3):
            game = table.new(seed)
            chance = Random(seed, 1)
            for number in count():
                if game.over:
                    break
                before = game.copy()
                seat, move = table.decide(game, chance)
                told = game.play(seat, move)
                harmless = all(event["event"] in game.rules.undoable for event in told)
                may = bool(game.rules.undoable) and harmless
                may = may and game.acting == before.acting == [seat]
                assert [game.undoable(other) for other in range(game.seats)] == [
                    may and other == seat for other in range(game.seats)
                ]
                if may:
                    other = game.copy()
                    other.undo(seat)
                    assert exact(other.position()) == exact(before.position())
                    if number < LONG or number % 10 == 0:
                        assert exact(other.record()) == exact(before.record())
                    assert other.undoable(seat) == before.undoable(seat)
                    assert exact(other.play(seat, move)) == exact(told)
                    assert exact(other.position()) == exact(game.position())

    def test_who_has_nothing_to_take_back_is_told_so(self, table: Table) -> None:
        game = table.new(1)
        before = exact(game.position())
        for seat in range(game.seats):
            assert not game.undoable(seat)
            with pytest.raises(ValueError, match="no move that this seat may take back"):
                game.undo(seat)
        assert exact(game.position()) == before

    def test_moves_are_taken_back_one_by_one(self, table: Table) -> None:
        """Up to the last one that told something; a copy keeps its own way back."""
        game = table.new(2)
        chance = Random(2, 1)
        longest = 0
        while not game.over and longest < self.steps_back:
            game.play(*table.decide(game, chance))
            seat = game.acting[0] if game.acting else 0
            copy = game.copy()
            steps = 0
            while copy.undoable(seat):
                copy.undo(seat)
                steps += 1
            if steps:
                assert exact(korsi.replay(copy.record()).position()) == exact(copy.position())
            assert game.undoable(seat) == (steps > 0)
            longest = max(longest, steps)
        assert longest >= self.steps_back or not game.rules.undoable
