"""A game can be looked at as it was after any number of its moves."""

import pytest

import korsi
from every_game.tables import Table, decide, text
from korsi.game import Game
from korsi.random import Random

MOST = 90


def played(game: Game, seed: int) -> list[Game]:
    """Play carelessly, and keep a copy before the first move and after each."""
    chance = Random(seed, 1)
    kept = [game.copy()]
    while not game.over and len(kept) <= MOST:
        game.play(*decide(game, chance))
        kept.append(game.copy())
    return kept


def check(game: Game, kept: list[Game]) -> None:
    moves = len(kept) - 1
    assert len(game.moves) == moves
    before = text(game.position())
    for number in sorted({0, 1, moves // 3, moves // 2, moves - 1, moves}):
        for at in (number, number - moves) if number < moves else (number,):
            seen = game.at(at)
            assert text(seen.position()) == text(kept[number].position())
            assert text(seen.record()) == text(kept[number].record())
            for seat in range(game.seats):
                assert seen.undoable(seat) == kept[number].undoable(seat)
                assert text(seen.view(seat)) == text(kept[number].view(seat))
    assert text(game.position()) == before


def test_at_any_move_it_is_what_it_was(table: Table) -> None:
    game = table.new(5)
    check(game, played(game, 5))


def test_it_goes_on_from_there_as_it_did(table: Table) -> None:
    game = table.new(6)
    kept = played(game, 6)
    back = game.at(len(kept) // 2)
    for seat, move in game.moves[len(kept) // 2 :]:
        back.play(seat, move)
    assert text(back.record()) == text(game.record())


def test_it_may_go_on_differently_and_the_game_does_not_notice(table: Table) -> None:
    game = table.new(7)
    played(game, 7)
    before = text(game.record())
    other = game.at(3)
    other.play(*decide(other, Random(99)))
    assert text(game.record()) == before


def test_a_game_from_a_position_has_its_moves_from_there(table: Table) -> None:
    first = table.new(8)
    played(first, 8)
    game = korsi.load(first.at(4).position())
    kept = played(game, 9)
    check(game, kept)
    assert text(game.at(0).position()) == text(first.at(4).position())


def test_codes_are_moves_too(table: Table) -> None:
    game = table.new(9)
    for _ in range(6):
        game.apply(game.codes(game.acting[0])[0])
    assert len(game.at(-2).moves) == 4
    assert text(game.at(6).position()) == text(game.position())


@pytest.mark.parametrize("moves", [-3, 3, 10**30, 1.0, "1", None, True, [1]])
def test_beyond_its_moves_there_is_no_game(moves: object) -> None:
    game = korsi.new("six-nimmt", seats=2, seed=1)
    for seat in (0, 1):
        game.play(seat, game.legal(seat)[0])
    with pytest.raises(ValueError, match=r"is not a number of moves from -2 to 2"):
        game.at(moves)  # type: ignore[arg-type]
