"""What a game of the house declares, beyond what `korsi.testing` asks of any."""

import re
from typing import Literal, TypedDict

import pytest

from every_game.tables import FOLDERS, specification
from korsi.catalogue import rules_of
from korsi.vocabulary import Seat, ViewHeading, Vocabulary, event


@pytest.mark.parametrize("game", FOLDERS)
def test_every_declaration_cites_its_rule(game: str) -> None:
    letters, count = specification(game)
    vocabulary = rules_of(game).vocabulary
    for declared in (*vocabulary.moves, *vocabulary.events):
        cited = re.findall(rf"\b{letters}-(\d+)", (declared.__doc__ or "").partition(":")[0])
        assert cited, declared.__name__
        assert all(1 <= int(rule) <= count for rule in cited), declared.__name__


@pytest.mark.parametrize("game", FOLDERS)
def test_every_game_says_what_is_done_to_somebody(game: str) -> None:
    """Whoever it is done to must not miss it."""
    assert rules_of(game).vocabulary.having("against")


def test_what_is_done_to_somebody_names_them() -> None:
    @event(against="victim")
    class Robbed(TypedDict):
        event: Literal["robbed"]
        seat: Seat
        victim: int

    with pytest.raises(ValueError, match="Robbed: victim names nobody it is done to"):
        Vocabulary((), (Robbed,), ViewHeading)
