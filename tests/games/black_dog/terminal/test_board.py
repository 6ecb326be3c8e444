"""Black DOG in the terminal: the board in characters, moves as people type them."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from cli.typed import lines, random_moves, typed_to_the_end
from rich.cells import cell_len
from rich.console import Console

import korsi
from games.black_dog.terminal.typed import GAME, LEGAL, NAMES, TABLE, portion, typing
from korsi.cli.board import board_of
from korsi.contract import Move, View
from korsi.games.black_dog.terminal import MOST_SPLITS
from korsi.games.black_dog.terminal_track import BREADTH, HIGH, LETTERS, cross
from korsi.sentences import LANGUAGES, say

PLAY = ["play", GAME, "--bots", "greedy", "--seed", "4"]
RAW_ID = re.compile(r"\b(start|blue|team|black)_\d")


# Whole games


@pytest.mark.parametrize(("seats", "language"), [(2, "uk"), (3, "en"), (4, "fa")])
def test_a_game_from_the_deal_to_the_score_sheet(run: Callable, seats: int, language: str) -> None:
    game = korsi.new(GAME, seats=seats, seed=4)
    typed = typed_to_the_end(game, typing, language)
    words = [*PLAY, "--seats", str(seats), "--language", language, "--name", "Hafez"]
    answer = run(*words, typed=lines(*typed, say(language, "terminal-word-no").split()[0]))
    assert (answer.code, answer.err) == (0, "")
    names = ["Hafez", *say(language, "bots").split()[: seats - 1]]
    winners = say(language, "terminal-winners", {"winners": game.winners}, names)
    assert winners in answer.out.splitlines()
    begin = say(language, f"{GAME}-sheet-total")
    lines_out = [line.strip() for line in answer.out.splitlines()]
    total = next(line for line in lines_out if line.startswith(begin))
    scores = [say(language, "number", {"number": score}) for score in game.scores]
    assert total.removeprefix(begin).split() == scores
    assert say(language, "terminal-not-understood") not in answer.out
    if language == "fa":
        assert not re.search(r"[0-9]", answer.out)


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "fa"), (4, "uk")])
def test_a_record_is_told_to_all_and_to_a_listener(
    run: Callable, seats: int, language: str
) -> None:
    game = korsi.new(GAME, seats=seats, seed=11)
    for _ in random_moves(game, 3, 400):
        pass
    record = json.dumps(game.record())
    everything = run("replay", "-", "--language", language, typed=record)
    heard = run("replay", "-", "--language", language, "--seat", "1", typed=record)
    for answer in (everything, heard):
        assert answer.code == 0
        assert not RAW_ID.search(answer.out)
    secret = say(language, "blank")
    assert secret not in everything.out
    assert secret in heard.out


# At the table


def shown(view: View, legal: list[Move], language: str = "en", width: int = 80) -> str:
    console = Console(width=width, markup=False, emoji=False, highlight=False)
    with console.capture() as page:
        for part in board_of(GAME, NAMES[: view["seats"]], language).draw(view, legal):
            console.print(part)
    return page.get()


def board(view: View) -> list[str]:
    return [line.rstrip() for line in cross(view, str).plain.splitlines()]


def test_the_board_is_a_cross_that_fits_into_eighty_columns() -> None:
    view = korsi.new(GAME, seats=4, seed=1).view(0)
    drawn = board(view)
    assert len(drawn) == HIGH == 21
    assert max(map(len, drawn)) <= BREADTH <= 80
    assert drawn[0].split() == ["[RRR·]", "R", "0r", "1", "2", "3", "4"]
    assert drawn[1].split() == ["63", "╲r1", "5"]
    assert drawn[2].split() == ["62", "r2", "r3", "r4", "6"]
    assert drawn[8].split() == ["52", "53", "54", "55", "56*", "12*", "13", "14", "15", "B16b"]
    assert drawn[12].split() == ["G48g", "47", "46", "45", "44*", "24*", "23", "22", "21", "20"]
    assert drawn[20].split() == ["36", "35", "34", "33", "Y32y", "[YYY·]"]
    assert [line.split() for line in drawn[5:8]] == [
        ["59°", "9°"],
        ["58°", "10°"],
        ["57°", "11°", "[BBB·]"],
    ]


def test_every_space_stands_on_the_board_once() -> None:
    view = korsi.new(GAME, seats=4, seed=1).view(0)
    numbers = re.findall(r"(?<![rbyg\d])\d+", "\n".join(board(view)))
    assert sorted(map(int, numbers)) == list(range(64))


def test_pawns_and_the_dog_are_marked_without_colour() -> None:
    view = korsi.new(GAME, seats=4, seed=1).view(0)
    view |= {"pawns": [[-1, -1, 5, 65], [8, 9, 20, 67], [-1] * 4, [64, 65, 66, 67]], "dog": 26}
    drawn = "\n".join(board(view))
    for mark in ("R 5", "B 8*", "B 9°", "B20", "@26°", "R2", "B4", "[RR··]", "[····]", "[YYYY]"):
        assert mark in drawn
    assert re.search(r"r1 .*\n.*R2  r3  r4", drawn)
    assert re.search(r"╱G1  G2", drawn)


def test_the_fifth_pawn_stands_beside_the_pen_and_absent_colours_have_plain_origins() -> None:
    view = korsi.new(GAME, seats=2, seed=1).view(0)
    view["pawns"] = [[-1] * 5, [-1, -1, -1, -1, 32]]
    drawn = "\n".join(board(view))
    assert "[RRRR]R" in drawn
    assert "B32b [BBBB]" in drawn
    assert "16+" in drawn
    assert "48+" in drawn
    assert not re.search("[YGyg]", drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_shows_players_teams_and_the_hand(language: str) -> None:
    game = korsi.new(GAME, seats=4, seed=1)
    dealer = game.view(0)["dealer"]
    game.play(dealer, {"do": "dog", "to": 10})
    out = shown(game.view(0), game.legal(0), language)
    for seat, name in enumerate(NAMES):
        row = next(line for line in out.splitlines() if line.startswith(f"{name} {LETTERS[seat]}"))
        assert say(language, f"{GAME}-with", {"other": (seat + 2) % 4}, NAMES) in row
        assert say(language, f"{GAME}-cards", {"cards": 5}) in row
        assert (say(language, f"{GAME}-deals") in row) == (seat == dealer)
    for card in game.view(0)["hand"]:
        assert say(language, f"{GAME}-card-{card}") in out
    assert not RAW_ID.search(out)
    assert all(cell_len(line) <= 80 for line in out.splitlines())
    if language == "fa":
        assert not re.search(r"[0-9]", out)


def played(**changes: Any) -> View:
    """A view in the middle of a round."""
    view = korsi.new(GAME, seats=4, seed=1).view(0)
    return {**view, **TABLE, "turn": 0, **changes}


def test_uses_stand_behind_each_card() -> None:
    out = shown(played(), LEGAL)
    assert re.search(r"^1  start 1/11 +start  5›6  r2›r3 *$", out, re.MULTILINE)
    assert re.search(r"^2  blue 3 +5›8  61›0 *$", out, re.MULTILINE)
    assert re.search(r"^3  team 4 +5›9  61›1  61›r1 *$", out, re.MULTILINE)
    assert re.search(r"^4  copy +as magnet  61›4 *$", out, re.MULTILINE)
    assert re.search(r"^5  swap +5↔20  61↔20,30 *$", out, re.MULTILINE)
    assert "Last card: magnet." in out
    assert "on turn" in out


def test_many_splits_are_counted() -> None:
    parts = [[portion(0, 5, n, 5 + n), portion(2, 30, 4 - n, 34 - n)] for n in (1, 2, 3)] * 10
    splits = [{"do": "split", "card": "team_4", "parts": part} for part in parts]
    out = shown(played(), splits)
    assert out.count("5›6+30›33") == MOST_SPLITS // 3
    assert "… and 6 more" in out


def test_a_turn_shows_where_everything_would_go() -> None:
    turns = [{"do": "turn", "way": way} for way in ("left", "right")]
    pawns = [[-1, -1, 8, 61], [-1, -1, 16, 44], [-1] * 4, [-1] * 4]
    out = shown(played(phase="turn", pawns=pawns, paws=[8]), turns)
    assert "Left: R8›56  @12›60  B44›28" in out
    assert "Right: R8›24  @12›28  B44›60" in out


def test_the_exchange_is_remembered() -> None:
    out = shown(played(gift="swap", got="copy"), LEGAL)
    assert "You gave Clara: swap." in out
    assert "Clara gave you: copy." in out
    alone = korsi.new(GAME, seats=3, seed=1).view(0) | {"gift": "swap", "got": "copy"}
    out = shown(alone, [])
    assert "You gave Basil: swap." in out
    assert "Clara gave you: copy." in out


def test_the_dealer_sees_where_the_dog_may_go() -> None:
    game = korsi.new(GAME, seats=2, seed=1)
    dealer = game.acting[0]
    out = shown(game.view(dealer), game.legal(dealer))
    assert "Free spaces of the disc: 8  9  10  11  12  24" in out


def test_who_has_given_or_is_out_is_marked() -> None:
    view = played(phase="give", given=[False, True, False, False], out=[False, False, True, False])
    out = shown(view, [])
    assert re.search(r"^Basil B.*has given", out, re.MULTILINE)
    assert re.search(r"^Clara Y.*out of this round", out, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_words(language: str) -> None:
    board = board_of(GAME, NAMES, language)
    others: list[Move] = [
        {"do": "dog", "to": 9},
        {"do": "give", "card": "swap"},
        {"do": "discard", "card": "blue_10"},
        {"do": "fold"},
        {"do": "turn", "way": "left"},
        {"do": "turn", "way": "right"},
    ]
    said = [board.move_words(move) for move in [*LEGAL, *others]]
    assert len(set(said)) == len(said)
    assert not any(RAW_ID.search(words) or "{" in words for words in said)
    assert board_of(GAME, NAMES, "en").move_words(LEGAL[8]) == "copy (as magnet): 61›4"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_a_move_in_words(
    run: Callable, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("korsi.cli.sitting.ADVISER", "greedy")
    out = run(*PLAY, "--seats", "4", "--language", language, typed=lines("h")).out
    assert say(language, "terminal-hint") in out
    assert not RAW_ID.search(out)


@pytest.mark.parametrize(
    ("language", "refusal", "word", "rule"),
    [
        (
            "en",
            "BD-9: As long as you can play a card, you must",
            "r",
            "BD-9: On your turn you play one card",
        ),
        ("fa", "BD-9: تا وقتی کارتی را می‌شود بازی کرد", "ق", "BD-9: در نوبت خود یک کارت"),
        ("uk", "BD-9: Доки є чим грати, грати треба", "р", "BD-9: Свого ходу ви граєте"),
    ],
)
def test_a_refusal_cites_its_rule_and_r_shows_it(
    run: Callable, language: str, refusal: str, word: str, rule: str
) -> None:
    fold = say(language, f"{GAME}-word-fold").split()[0]
    out = run(*PLAY, "--seats", "4", "--language", language, typed=lines("1", fold, word)).out
    assert refusal in out
    assert rule in out
    assert out.index(refusal) < out.index(rule)


def test_what_is_no_move_is_asked_again(run: Callable) -> None:
    out = run(*PLAY, "--seats", "4", typed=lines("good dog")).out
    assert "That is neither a move nor a word known here." in out
    assert out.count("Which card do you give to") == 2


def test_places_are_said_as_people_say_them() -> None:
    home = {"owner": 1, "at": 65}
    assert say("en", f"{GAME}-event-home", home, NAMES) == (
        "A pawn of Basil is home, on place 2 of the lane."
    )
    due = {"seat": 0, "paws": [8, 40]}
    assert "(space 8, space 40)" in say("en", f"{GAME}-event-turn-due", due, NAMES)
