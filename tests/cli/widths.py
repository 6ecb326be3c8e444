"""What is drawn at terminals of every width, whatever the game."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from io import StringIO
from typing import Any, NamedTuple

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

import korsi
from korsi.cli.board import PlainBoard, board_of
from korsi.cli.grid import NEEDED, Fitted
from korsi.contract import Event, Move, View
from korsi.random import Random

WIDTHS = [*range(NEEDED, 50, 2), 41, 51, 55, 59, 62, 63, 64, 69, 77, 78, 79, 80, 100]
AMPLE = 2000
NAMES = ["Maximiliane-Bartholomäus", "Wolfgang Amadeus Mozart.", "شهرزادِ‌قصه‌گویِ‌هزارویک‌", "Zoë"]
NAMES += ["Оксана-Соломія-Мирослава", "Ada", "Basil", "Clara", "Dario", "Elena"]
MOVES = 160
APART = 40
"""Moves between two moments of a game that are looked at."""


class Moment(NamedTuple):
    """What a seat is asked at some point of a game."""

    view: View
    legal: list[Move]
    heard: list[Event]
    scores: list[int]


@cache
def moments(game: str, seed: int, seats: int, **options: Any) -> list[Moment]:
    """What seat 0 is asked in a careless game, from the fullest hand to the last card."""
    table = korsi.new(game, seats=seats, seed=seed, **options)
    found: list[Moment] = []
    chance = Random(seed)
    heard: list[Event] = []
    for number in range(MOVES):
        if table.over:
            break
        seat = table.acting[0]
        legal = table.legal(seat)
        if seat == 0 and (number == 0 or number > APART * len(found)):
            found.append(Moment(table.view(0), legal, list(heard), table.scores))
        heard += table.play(seat, legal[chance.below(len(legal))])
    return found


def at_the_fullest_table(game: str) -> list[Moment]:
    """A careless game of as many people as can play it, and the beginning of another."""
    seats = next(entry["seats"]["to"] for entry in korsi.catalogue() if entry["game"] == game)
    return [*moments(game, 2, seats), *moments(game, 5, seats)[:1]]


def board_at(moment: Moment, language: str) -> PlainBoard:
    """The board of people with long names."""
    names = [NAMES[seat % len(NAMES)] for seat in range(moment.view["seats"])]
    return board_of(moment.view["game"], names, language)


def rendered(drawn: RenderableType, width: int) -> list[str]:
    page = StringIO()
    console = Console(width=width, file=page, markup=False, emoji=False, highlight=False)
    console.print(drawn)
    return page.getvalue().splitlines()


def is_picture(shown: RenderableType) -> bool:
    """Is it drawn with characters, so that its lines stay as they are and have no words?"""
    if not isinstance(shown, Fitted):
        return False
    drawn = shown.draw(AMPLE)
    return isinstance(drawn, Text) and drawn.overflow == "ignore"


def everything(moment: Moment, language: str) -> Iterator[RenderableType]:
    """All that is drawn or asked at this moment."""
    board = board_at(moment, language)
    yield from board.draw(moment.view, moment.legal)
    yield board.question(moment.view, moment.legal)
    yield board.score_sheet(moment.heard, moment.scores)
    yield from (board.tell(event) for event in moment.heard[-3:])
    yield from (board.move_words(move) for move in moment.legal[:3])


def words(lines: list[str]) -> Counter[str]:
    return Counter(word for line in lines for word in line.split())


def stays_whole(shown: RenderableType, has_words: bool = True) -> None:
    """At no width is a line longer than the terminal, a word split, or one lost."""
    whole = words(rendered(shown, AMPLE))
    for width in WIDTHS:
        lines = rendered(shown, width)
        assert max(map(cell_len, lines), default=0) <= width, "\n".join(lines)
        if not has_words:
            continue
        found = words(lines)
        cut = {word for word in found if word not in whole and word.strip("─")}
        assert not cut, f"{width}: {cut} in\n" + "\n".join(lines)
        lost = {word for word in whole if word.strip("─") and found[word] < whole[word]}
        assert not lost, f"{width}: {lost} not in\n" + "\n".join(lines)
