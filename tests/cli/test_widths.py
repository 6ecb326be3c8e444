"""From 40 columns up nothing is ever cut off: not a card, not a tile, not a word."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import korsi
from games.potion_explosion.terminal.typed import TABLE as POTION_TABLE
from korsi.cli.board import board_of
from korsi.cli.grid import NEEDED, Grid, Sheet
from korsi.contract import Event, Move, View
from korsi.games.black_dog.terminal_track import DOG, LETTERS
from korsi.games.saboteur_duel.terminal_maze import HIGH, Face, drawn, line_of
from korsi.random import Random
from korsi.sentences import LANGUAGES, say

WIDTHS = [*range(NEEDED, 50, 2), 41, 51, 55, 59, 62, 63, 64, 69, 77, 78, 79, 80, 100]
AMPLE = 2000
SEATS = {"six-nimmt": 10, "saboteur-duel": 2, "black-dog": 4, "potion-explosion": 4}
NAMES = ["Maximiliane-Bartholomäus", "Wolfgang Amadeus Mozart.", "شهرزادِ‌قصه‌گویِ‌هزارویک‌", "Zoë"]
NAMES += ["Оксана-Соломія-Мирослава", "Ada", "Basil", "Clara", "Dario", "Elena"]
Moment = tuple[View, list[Move], list[Event], list[int]]


@cache
def moments(game: str) -> list[Moment]:
    """What seat 0 is asked in a careless game, from the fullest hand to the last card."""
    found: list[Moment] = []
    for seed, options in ((2, {}), (5, {"variant": "draft"} if game == "six-nimmt" else {})):
        table = korsi.new(game, seats=SEATS[game] if not options else 6, seed=seed, **options)
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
    console = Console(width=width, file=page, markup=False, emoji=False, highlight=False)
    console.print(drawn)
    return page.getvalue().splitlines()


def words(lines: list[str]) -> Counter[str]:
    return Counter(word for line in lines for word in line.split())


def everything(game: str, language: str) -> Iterator[RenderableType]:
    """All that is drawn or asked in words at these moments; drawings of boards are left out."""
    for view, legal, heard, scores in moments(game):
        board = board_of(game, NAMES[: view["seats"]], language)
        pictures = ("maze", "pictures", "both_ways", "whole")
        for shown in board.draw(view, legal):
            if not any(name in repr(getattr(shown, "draw", "")) for name in pictures):
                yield shown
        yield board.question(view, legal)
        yield board.score_sheet(heard, scores)
        yield from (board.tell(event) for event in heard[-3:])
        yield from (board.move_words(move) for move in legal[:3])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SEATS)
def test_no_line_is_longer_than_the_terminal_and_no_word_is_split(game: str, language: str) -> None:
    for shown in everything(game, language):
        whole = words(rendered(shown, AMPLE))
        for width in WIDTHS:
            lines = rendered(shown, width)
            assert max(map(cell_len, lines), default=0) <= width, "\n".join(lines)
            found = words(lines)
            cut = {word for word in found if word not in whole and word.strip("─")}
            assert not cut, f"{width}: {cut} in\n" + "\n".join(lines)
            lost = {word for word in whole if word.strip("─") and found[word] < whole[word]}
            assert not lost, f"{width}: {lost} not in\n" + "\n".join(lines)


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_lane_and_pen_of_black_dog_is_there(language: str) -> None:
    for view, legal, *_ in moments("black-dog"):
        board = board_of("black-dog", NAMES[:4], language)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_maze_and_of_the_hand_is_there_whole(language: str) -> None:
    for view, legal, *_ in moments("saboteur-duel"):
        board: Any = board_of("saboteur-duel", NAMES[:2], language)
        at_ease = rendered(board.maze(view, legal), AMPLE)
        for width in WIDTHS:
            lines = rendered(board.maze(view, legal), width)
            assert max(map(cell_len, lines)) <= width
            # The parts beside each other are the maze as it is drawn where there is room.
            high = len(at_ease)
            parts = [lines[first : first + high] for first in range(0, len(lines), high)]
            wide = max(len(board.digits(y)) for _, y in board.table(view))
            joined = [
                "".join(part[line][wide + 1 : wide + 1 + 5 * columns(part)] for part in parts)
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
                        assert any(line_of(cells_of, line).plain.rstrip() in one for one in lines)


def columns(part: list[str]) -> int:
    """How many columns of the maze are in this part: they are numbered above."""
    return len(part[0].split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_marble_hole_and_tile_is_there(language: str) -> None:
    board: Any = board_of("potion-explosion", NAMES[:3], language)
    for width in WIDTHS:
        lines = rendered(board.dispenser(POTION_TABLE, True), width)
        tracks = [line for line in lines if re.search(r"[RBKY·] \( |[RBKY·]  \(", line)]
        assert len(tracks) == 5
        for line, track in zip(tracks, POTION_TABLE["tracks"], strict=True):
            assert "".join(re.findall(r"\b[RBKY]\b", line)) == track["marbles"]


def test_the_hand_of_the_first_report() -> None:
    view = korsi.new("six-nimmt", seats=4, seed=2).view(0)
    assert 102 in view["hand"]
    lines = rendered(board_of("six-nimmt", NAMES[:4], "en").draw(view, [])[-1], 62)
    assert numbers(lines[0]) == view["hand"]


@pytest.mark.parametrize("width", [40, 55, 61, 62, 80])
@pytest.mark.parametrize("game", SEATS)
def test_a_whole_command_stays_within_its_columns(
    run: Callable, monkeypatch: pytest.MonkeyPatch, game: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    answer = run("play", game, "--seed", "2", "--bots", "random", typed="?\nrules\nq\n")
    assert answer.code == 0
    for line in answer.out.splitlines():
        assert cell_len(line) <= width, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_that_is_too_narrow_is_told_how_wide_it_must_be(
    run: Callable, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "39")
    out = run("play", "six-nimmt", "--seed", "2", "--language", language, typed="q\n").out
    told = say(language, "terminal-narrow", {"width": 39, "needed": NEEDED})
    assert told in " ".join(out.split())
    assert say(language, "six-nimmt-hand") not in out


def test_a_grid_wraps_its_last_column_between_words() -> None:
    grid = Grid(2)
    grid.add_row("1", "key", "-1,4  0,2  0,4  1,1  2,4  3,4  5,5  6,6  7,7  8,8")
    lines = rendered(grid, 40)
    assert [line.strip() for line in lines] == [
        "1  key  -1,4  0,2  0,4  1,1  2,4  3,4",
        "5,5  6,6  7,7  8,8",
    ]


def test_a_sheet_repeats_its_first_column_where_it_is_divided() -> None:
    sheet = Sheet(["Round", *NAMES[:4]], 1)
    sheet.add_row("1", "5", "6", "7", "8")
    text = "\n".join(rendered(sheet, 40))
    assert text.count("Round") >= 3
    for name in NAMES[:2]:
        assert name in text


def test_a_real_terminal_of_40_columns() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "korsi.cli", "play", "black-dog", "--seed", "2"],
        input="q\n",
        capture_output=True,
        text=True,
        env={"COLUMNS": "40", "PYTHONPATH": ":".join(sys.path), "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0
    assert max(map(cell_len, done.stdout.splitlines())) <= 40


@pytest.mark.parametrize("width", [40, 64, 100, 140])
@pytest.mark.parametrize(
    "words",
    [
        ["games"],
        ["simulate", "six-nimmt", "--games", "3", "--bots", "greedy,search:1"],
        ["tournament", "six-nimmt", "--deals", "2", "--workers", "1", "--bots", "greedy", "random"],
    ],
)
def test_the_tables_of_the_laboratory_stay_within_their_columns(
    run: Callable, monkeypatch: pytest.MonkeyPatch, words: list[str], width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    answer = run(*words)
    assert answer.code == 0
    known = set(run_wide(run, monkeypatch, words).split())
    for line in answer.out.splitlines():
        table = line.startswith(" ")
        assert not table or cell_len(line) <= width, line
        if table and words == ["games"]:
            assert {word for word in line.split() if word.strip("─")} <= known, line


def run_wide(run: Callable, monkeypatch: pytest.MonkeyPatch, words: list[str]) -> str:
    monkeypatch.setenv("COLUMNS", str(AMPLE))
    return run(*words).out
