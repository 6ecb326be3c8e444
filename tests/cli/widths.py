"""What the terminal draws, in every width that it may have."""

import re
from collections import Counter
from contextlib import suppress
from functools import cache
from io import StringIO
from typing import Any

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

import korsi
from korsi.cli.grid import NEEDED
from korsi.contract import Event, Move, View
from korsi.random import Random

WIDTHS = [*range(NEEDED, 50, 2), 41, 51, 55, 59, 62, 63, 64, 69, 77, 78, 79, 80, 100]
AMPLE = 2000
NAMES = ["Maximiliane-Bartholomäus", "Wolfgang Amadeus Mozart.", "شهرزادِ‌قصه‌گویِ‌هزارویک‌", "Zoë"]
NAMES += ["Оксана-Соломія-Мирослава", "Ada", "Basil", "Clara", "Dario", "Elena"]
Moment = tuple[View, list[Move], list[Event], list[int]]


def fullest(game: str, seed: int, **options: Any) -> korsi.Game:
    """A table with as many people as these options allow."""
    (entry,) = [entry for entry in korsi.catalogue() if entry["game"] == game]
    for seats in range(entry["seats"]["to"], entry["seats"]["from"], -1):
        with suppress(korsi.Refused):
            return korsi.new(game, seats=seats, seed=seed, **options)
    return korsi.new(game, seats=entry["seats"]["from"], seed=seed, **options)


def unusual(game: str) -> dict[str, Any]:
    """Of every option that has words to choose from, the last."""
    (entry,) = [entry for entry in korsi.catalogue() if entry["game"] == game]
    return {
        option["name"]: option["choices"][-1] for option in entry["options"] if "choices" in option
    }


@cache
def moments(game: str) -> list[Moment]:
    """What seat 0 is asked in careless games, from the fullest hand to the last card."""
    found: list[Moment] = []
    for table, seed in ((fullest(game, 2), 2), (fullest(game, 5, **unusual(game)), 5)):
        chance = Random(seed)
        heard: list[Event] = []
        for number in range(160):
            if table.over:
                break
            seat = table.acting[0]
            legal = table.legal(seat)
            if seat == 0 and (number == 0 or number > 40 * len(found)):
                found.append((table.view(0), legal, list(heard), table.scores))
            heard += table.play(seat, legal[chance.below(len(legal))])
    return found


def rendered(drawn: RenderableType, width: int) -> list[str]:
    page = StringIO()
    console = Console(width=width, height=25, file=page, markup=False, emoji=False, highlight=False)
    console.print(drawn)
    return page.getvalue().splitlines()


def words(lines: list[str]) -> Counter[str]:
    return Counter(word for line in lines for word in line.split())


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def stays_whole(shown: RenderableType, in_words: bool = True, widths: list[int] = WIDTHS) -> None:
    """At none of these widths is a line longer than the terminal, a word split, or one lost."""
    ample = rendered(shown, AMPLE)
    whole = words(ample)
    # A sentence that fits is the same in all the room there may be.
    enough = max(map(cell_len, ample), default=0) if isinstance(shown, str | Text) else AMPLE
    for width in widths:
        if width > enough:
            continue
        lines = rendered(shown, width)
        assert max(map(cell_len, lines), default=0) <= width, "\n".join(lines)
        if not in_words:
            continue
        found = words(lines)
        cut = {word for word in found if word not in whole and word.strip("─")}
        assert not cut, f"{width}: {cut} in\n" + "\n".join(lines)
        lost = {word for word in whole if word.strip("─") and found[word] < whole[word]}
        assert not lost, f"{width}: {lost} not in\n" + "\n".join(lines)
