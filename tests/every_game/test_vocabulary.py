"""What a game of the house declares, beyond what `korsi.testing` asks of any."""

import re

import pytest

from every_game.tables import FOLDERS, specification
from korsi.catalogue import rules_of


@pytest.mark.parametrize("game", FOLDERS)
def test_every_declaration_cites_its_rule(game: str) -> None:
    letters, count = specification(game)
    vocabulary = rules_of(game).vocabulary
    for declared in (*vocabulary.moves, *vocabulary.events):
        cited = re.findall(rf"\b{letters}-(\d+)", (declared.__doc__ or "").partition(":")[0])
        assert cited, declared.__name__
        assert all(1 <= int(rule) <= count for rule in cited), declared.__name__
