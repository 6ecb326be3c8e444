"""What has told nothing new can be taken back."""

import pytest

import korsi
from every_game.tables import Table, decide, text
from korsi.random import Random

SEEDS = range(3)


def test_a_move_that_is_taken_back_leaves_no_trace(table: Table) -> None:
    for seed in SEEDS:
        game = table.new(seed)
        chance = Random(seed, 1)
        while not game.over:
            before = game.copy()
            seat, move = decide(game, chance)
            told = game.play(seat, move)
            plain = all(event["event"] in game.rules.plain for event in told)
            may = bool(game.rules.plain) and plain and game.acting == before.acting == [seat]
            assert [game.undoable(other) for other in range(game.seats)] == [
                may and other == seat for other in range(game.seats)
            ]
            if may:
                other = game.copy()
                other.undo(seat)
                assert text(other.position()) == text(before.position())
                assert text(other.record()) == text(before.record())
                assert other.undoable(seat) == before.undoable(seat)
                assert text(other.play(seat, move)) == text(told)
                assert text(other.position()) == text(game.position())


def test_who_has_nothing_to_take_back_is_told_so(table: Table) -> None:
    game = table.new(1)
    before = text(game.position())
    for seat in range(game.seats):
        assert not game.undoable(seat)
        with pytest.raises(ValueError, match="no move that this seat may take back"):
            game.undo(seat)
    assert text(game.position()) == before


def test_moves_are_taken_back_one_by_one(table: Table) -> None:
    """Up to the last one that told something; a copy keeps its own way back."""
    game = table.new(2)
    chance = Random(2, 1)
    longest = 0
    while not game.over and longest < 4:
        game.play(*decide(game, chance))
        seat = game.acting[0] if game.acting else 0
        copy = game.copy()
        steps = 0
        while copy.undoable(seat):
            copy.undo(seat)
            steps += 1
        assert text(korsi.replay(copy.record()).position()) == text(copy.position())
        assert game.undoable(seat) == (steps > 0)
        longest = max(longest, steps)
    assert longest >= 4 or not game.rules.plain
