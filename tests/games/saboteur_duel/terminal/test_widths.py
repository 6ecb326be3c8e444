"""The maze and the hand are whole in every width of the terminal."""

from typing import Any

import pytest
from cli.widths import AMPLE, WIDTHS, moments, rendered, stays_whole
from rich.cells import cell_len

from games.saboteur_duel.terminal.typed import GAME, NAMES
from korsi.cli.board import board_of
from korsi.cli.grid import in_line
from korsi.games.saboteur_duel.terminal_maze import HIGH, WIDE, Face, drawn, letters_of
from korsi.sentences import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_maze_and_of_the_hand_is_there_whole(language: str) -> None:
    for view, legal, *_ in moments(GAME):
        board: Any = board_of(GAME, NAMES, language)
        at_ease = rendered(board.maze(view, legal), AMPLE)
        for width in WIDTHS:
            lines = rendered(board.maze(view, legal), width)
            assert max(map(cell_len, lines)) <= width
            # The parts beside each other are the maze as it is drawn where there is room.
            high = len(at_ease)
            parts = [lines[first : first + high] for first in range(0, len(lines), high)]
            wide = max(len(board.digits(y)) for _, y in board.table(view))
            joined = [
                "".join(part[line][wide + 1 : wide + 1 + WIDE * columns(part)] for part in parts)
                for line in range(high)
            ]
            cells = [line[wide + 1 :] for line in at_ease]
            for one, other in zip(joined, cells, strict=True):
                assert other.startswith(one.rstrip()), width
            for shown in board.pictures(view["hand"]):
                lines = rendered(shown, width)
                assert max(map(cell_len, lines)) <= width
                for card in view["hand"]:
                    if card.startswith("A_"):
                        continue
                    face = Face(card, False)
                    cells_of = drawn(face, {}, board.digits(face.nuggets))
                    for line in range(HIGH):
                        assert any(
                            in_line(letters_of(cells_of, line)).plain.rstrip() in one
                            for one in lines
                        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_of_a_hand_and_their_numbers_are_there_at_every_width(language: str) -> None:
    board: Any = board_of(GAME, NAMES, language)
    for view, *_ in moments(GAME):
        for shown in board.pictures(view["hand"]):
            stays_whole(shown)
        if "waiting" in view:
            stays_whole(board.both_ways(view["waiting"]["card"]))


def columns(part: list[str]) -> int:
    """How many columns of the maze are in this part: they are numbered above."""
    return len(part[0].split())
