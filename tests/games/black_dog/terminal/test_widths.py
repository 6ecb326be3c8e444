"""Black DOG from 40 columns up: every space, lane and pen is on the board."""

import re

import pytest
from cli.widths import WIDTHS, at_the_fullest_table, board_at, rendered
from rich.cells import cell_len

from korsi.games.black_dog.terminal_track import DOG, LETTERS
from korsi.sentences import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_lane_and_pen_is_there(language: str) -> None:
    for moment in at_the_fullest_table("black-dog"):
        view = moment.view
        board = board_at(moment, language)
        for width in WIDTHS:
            lines = rendered(board.draw(view, moment.legal)[1], width)
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
