"""Every card is there whole, in every width of the terminal."""

from collections import Counter

import pytest
from cli.widths import NAMES, WIDTHS, moments, numbers, rendered

import korsi
from korsi.cli.board import board_of
from korsi.sentences import LANGUAGES, say


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_6_nimmt_is_there_whole(language: str) -> None:
    for view, legal, *_ in moments("six-nimmt"):
        board = board_of("six-nimmt", NAMES[: view["seats"]], language)
        for width in WIDTHS:
            lines = [line for shown in board.draw(view, legal) for line in rendered(shown, width)]
            seen = Counter(numbers("\n".join(lines)))
            cards = [card for row in view.get("rows", []) for card in row] + view["hand"]
            cards += view.get("pool", [])
            assert all(seen[card] for card in cards), (width, cards)
            label = say(language, "six-nimmt-hand")
            hand = [number for line in lines if line.startswith(label) for number in numbers(line)]
            assert hand == view["hand"], width


def test_the_hand_of_the_first_report() -> None:
    view = korsi.new("six-nimmt", seats=4, seed=2).view(0)
    assert 102 in view["hand"]
    lines = rendered(board_of("six-nimmt", NAMES[:4], "en").draw(view, [])[-1], 62)
    assert numbers(lines[0]) == view["hand"]
