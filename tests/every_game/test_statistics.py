"""A game that declares nothing to count has nothing to count, and ends like any other."""

import pytest

import korsi
from korsi import counting


def test_a_game_without_statistics_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "_module", lambda _: None)
    game = korsi.new("six-nimmt", seats=2, seed=7, rounds=1)
    while not game.over:
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    assert counting.declared("six-nimmt") == ()
    assert counting.counted(game) == [{}, {}]
