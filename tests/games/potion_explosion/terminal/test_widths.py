"""Every marble, hole and tile is there, in every width of the terminal."""

import re
from typing import Any

import pytest
from cli.widths import NAMES, WIDTHS, rendered

from games.potion_explosion.terminal.typed import GAME, TABLE
from korsi.cli.board import board_of
from korsi.sentences import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_marble_hole_and_tile_is_there(language: str) -> None:
    board: Any = board_of(GAME, NAMES[:3], language)
    for width in WIDTHS:
        lines = rendered(board.dispenser(TABLE, True), width)
        tracks = [line for line in lines if re.search(r"[RBKY·] \( |[RBKY·]  \(", line)]
        assert len(tracks) == 5
        for line, track in zip(tracks, TABLE["tracks"], strict=True):
            assert "".join(re.findall(r"\b[RBKY]\b", line)) == track["marbles"]
