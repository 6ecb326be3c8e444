"""6 nimmt! from 40 columns up: every card is there whole, in the draft too."""

import re
from collections import Counter

import pytest
from cli.widths import (
    NAMES,
    WIDTHS,
    Moment,
    at_the_fullest_table,
    board_at,
    everything,
    moments,
    rendered,
    stays_whole,
)

import korsi
from korsi.cli.board import board_of
from korsi.sentences import LANGUAGES, say

GAME = "six-nimmt"


def at_the_draft() -> list[Moment]:
    return moments(GAME, 5, 6, variant="draft")


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_draft_is_longer_than_the_terminal_and_no_word_is_split(
    language: str,
) -> None:
    for moment in at_the_draft():
        for shown in everything(moment, language):
            stays_whole(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_there_whole(language: str) -> None:
    for moment in [*at_the_fullest_table(GAME), *at_the_draft()]:
        view, legal = moment.view, moment.legal
        board = board_at(moment, language)
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
    view = korsi.new(GAME, seats=4, seed=2).view(0)
    assert 102 in view["hand"]
    lines = rendered(board_of(GAME, NAMES[:4], "en").draw(view, [])[-1], 62)
    assert numbers(lines[0]) == view["hand"]
