"""Every space, lane and pen is there, in every width of the terminal."""

import re

import pytest
from cli.widths import NAMES, WIDTHS, moments, rendered
from rich.cells import cell_len

from games.black_dog.terminal.typed import GAME
from korsi.cli.board import board_of
from korsi.games.black_dog.terminal_track import DOG, LETTERS
from korsi.sentences import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_lane_and_pen_of_black_dog_is_there(language: str) -> None:
    for view, legal, *_ in moments(GAME):
        board = board_of(GAME, NAMES[:4], language)
        for width in WIDTHS:
            lines = rendered(board.draw(view, legal)[1], width)
            assert max(map(cell_len, lines)) <= width
            drawing = "\n".join(lines)
            latin = "".join(str(int(one)) if one.isdecimal() else one for one in drawing)
            spaces = re.findall(rf"(?<![\d{LETTERS.lower()}])\d+", latin)
            assert {int(number) for number in spaces} >= set(range(64)), width
            for seat, places in enumerate(view["pawns"]):
                letter = LETTERS[seat]
                for place in places:
                    if 0 <= place < 64:
                        assert re.search(rf"{letter} ?{place}\b|{letter} ?{place}[a-z*°+]", latin)
                    elif place >= 64:
                        assert f"{letter}{place - 63}" in latin
                pens = re.findall(r"\[\S*", latin)
                assert sum(pen.count(letter) for pen in pens) == places.count(-1)
            assert view["dog"] is None or re.search(rf"{DOG} ?{view['dog']}", latin)
