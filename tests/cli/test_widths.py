"""From 40 columns up nothing is ever cut off: not a card, not a tile, not a word."""

import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from cli.widths import AMPLE, NAMES, WIDTHS, moments, rendered, stays_whole
from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

import korsi
from korsi.cli.board import board_of
from korsi.cli.grid import NEEDED, Fitted, Grid, Sheet, in_line
from korsi.sentences import LANGUAGES, say
from korsi.testing.tables import SOAK

GAMES = [entry["game"] for entry in korsi.catalogue()]


def is_drawing(shown: RenderableType) -> bool:
    """Whether its lines are a picture, and no words that could go on in the next."""
    if not isinstance(shown, Fitted):
        return False
    text = shown.draw(AMPLE)
    return isinstance(text, Text) and text.no_wrap is True


def everything(game: str, language: str) -> Iterator[tuple[RenderableType, list[int]]]:
    """All that is drawn or asked at these moments, with the widths to look at: at the first and the
    last all of them, between these one third after the other."""
    *_, last = enumerate(moments(game))
    for number, (view, legal, heard, scores) in enumerate(moments(game)):
        whole = SOAK > 1 or number in (0, last[0])
        widths = WIDTHS if whole else WIDTHS[number % 3 :: 3]
        board = board_of(game, NAMES[: view["seats"]], language)
        shown = [
            *board.draw(view, legal),
            board.question(view, legal),
            board.score_sheet(heard, scores),
            *(board.tell(event) for event in heard[-3:]),
            *(board.move_words(move) for move in legal[:3]),
        ]
        yield from ((one, widths) for one in shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_line_is_longer_than_the_terminal_and_no_word_is_split(game: str, language: str) -> None:
    for shown, widths in everything(game, language):
        stays_whole(shown, not is_drawing(shown), widths)


@pytest.mark.parametrize("width", [40, 55, 61, 62, 80])
@pytest.mark.parametrize("game", GAMES)
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


def test_letters_in_a_line_keep_their_styles() -> None:
    letters = [("a", ""), ("b", "bold"), ("c", "bold"), ("d", "dim"), ("e", ""), ("f", "bold")]
    line = in_line(letters[:2], letters[2:])
    assert line.plain == "abcdef"
    assert [(line.plain[start:end], style) for start, end, style in line.spans] == [
        ("bc", "bold"),
        ("d", "dim"),
        ("f", "bold"),
    ]


def test_a_sheet_repeats_its_first_column_where_it_is_divided() -> None:
    sheet = Sheet(["Round", *NAMES[:4]], 1)
    sheet.add_row("1", "5", "6", "7", "8")
    text = "\n".join(rendered(sheet, 40))
    assert text.count("Round") >= 3
    for name in NAMES[:2]:
        assert name in text


@pytest.mark.parametrize("game", GAMES)
def test_a_real_terminal_of_40_columns(game: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "korsi.cli", "play", game, "--seed", "2"],
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
