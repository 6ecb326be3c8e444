"""Black DOG in the terminal: what people type, and the move that it stands for."""

from contextlib import suppress
from typing import Any

import pytest
from cli.typed import random_moves, words_of_the_table

import korsi
from games.black_dog.terminal.typed import GAME, LEGAL, NAMES, TABLE, portion, step, typing
from korsi.cli.board import board_of
from korsi.contract import Move
from korsi.games.black_dog.terminal import MEANINGS
from korsi.games.black_dog.terminal_track import LETTERS
from korsi.random import Random
from korsi.sentences import LANGUAGES, say


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_move_can_be_typed(seats: int, language: str) -> None:
    board = board_of(GAME, NAMES[:seats], language)
    game = korsi.new(GAME, seats=seats, seed=7)
    for seat, _ in random_moves(game, 7, 150):
        view, legal = game.view(seat), game.legal(seat)
        for move in legal:
            assert board.read(view, legal, typing(move, view, language)) == move


def reading(text: str, language: str = "en", legal: list[Move] = LEGAL, **other: Any) -> Any:
    return board_of(GAME, NAMES, language).read({**TABLE, **other}, legal, text)


@pytest.mark.parametrize(
    "text", ["2 5 8", "2 5", "2: 5-8", "2 5›8", "play 2 from 5 to 8", "2 R5 8", "PLAY 2, 5 8"]
)
def test_people_type_in_many_ways(text: str) -> None:
    assert reading(text) == step("blue_3", 5, 3, 8)


def test_languages_have_their_own_words_and_digits() -> None:
    into_the_lane = step("blue_3", 61, 3, 64)
    assert reading("۲ ۶۱ r۱", "fa") == reading("۲ ۶۱ مقصد ۱", "fa") == into_the_lane
    assert reading("2 61 r1", "uk") == reading("карта 2 від 61 на фініш 1", "uk") == into_the_lane
    assert reading("۱ شروع", "fa") == reading("1 старт", "uk") == LEGAL[0]


def test_a_letter_says_whose_pawn_and_a_number_to_four_is_in_the_lane() -> None:
    assert reading("1 r2 r3") == reading("1 lane 2 lane 3") == step("start_1_11", 65, 1, 66)
    assert reading("3 y1 y2 5 8")["parts"] == [portion(2, 64, 1, 65), portion(0, 5, 3, 8)]


def test_a_pawn_is_enough_where_it_has_one_way() -> None:
    assert reading("1 r2") == step("start_1_11", 65, 1, 66)
    assert reading("4 61") == LEGAL[8]
    assert reading("5 30") == LEGAL[11]
    assert reading("3 5") == LEGAL[5]
    assert reading("3 61") is None
    assert reading("5 20") is None
    assert reading("2") is None


def test_a_card_is_enough_where_it_has_one_use() -> None:
    assert reading("4") == LEGAL[8]


def test_a_swap_may_be_said_from_either_side() -> None:
    assert reading("5 61 20") == reading("5 20 61") == LEGAL[10]


def test_a_move_that_is_not_legal_is_for_the_rules_to_refuse() -> None:
    assert reading("2 20 23") == step("blue_3", 20, 3, 23, seat=1)
    assert reading("2 20") == step("blue_3", 20, 3, 23, seat=1)
    assert reading("2 r2 r4") == step("blue_3", 65, 3, 67)
    assert reading("2 5 40") == step("blue_3", 5, 3, 40)
    assert reading("1 5 14") == step("start_1_11", 5, 9, 14)
    assert reading("1 5 40") == step("start_1_11", 5, 1, 40)
    copy = {"do": "start", "card": "copy", "as": "copy", "seat": 0}
    assert reading("4 5", last=None) == reading("4", last=None) == copy
    assert reading("4 5") == {**LEGAL[8], "from": 5, "to": 6}
    assert reading("5 5 12") == {**LEGAL[9], "other": [1, 12]}
    assert reading("1 start", pawns=[[5, 61, 65, 66], *TABLE["pawns"][1:]]) == LEGAL[0]
    assert reading("3 30")["parts"] == [portion(2, 30, 4, 34)]
    assert reading("fold") == {"do": "fold"}


def test_who_has_all_pawns_home_moves_the_partners() -> None:
    pawns = [[64, 65, 66, 67], *TABLE["pawns"][1:]]
    assert reading("2 7 10", pawns=pawns) == step("blue_3", 7, 3, 10, seat=2)
    assert reading("1 start", pawns=pawns) == {**LEGAL[0], "seat": 2}
    swap = {"do": "swap", "card": "swap", "own": [2, 7], "other": [1, 20]}
    assert reading("5 20 7", pawns=pawns) == swap


def test_other_phases_ask_for_a_number_or_a_side() -> None:
    assert reading("9", phase="dog") == reading("on 9", phase="dog") == {"do": "dog", "to": 9}
    assert reading("2", phase="give") == {"do": "give", "card": "blue_3"}
    assert reading("discard 5", phase="discard") == {"do": "discard", "card": "swap"}
    left, right = ({"do": "turn", "way": way} for way in ("left", "right"))
    assert reading("1", phase="turn") == reading("l", phase="turn") == left
    assert reading("2", phase="turn") == reading("turn right", phase="turn") == right
    for text in ("", "3", "left right", "1 2"):
        assert reading(text, phase="turn") is None
    assert reading("6", phase="give") is None
    assert reading("1 2", phase="dog") is None


def test_who_can_play_nothing_has_only_to_press_enter() -> None:
    fold = {"do": "fold"}
    assert reading("", legal=[fold]) == reading("show", legal=[fold]) == fold
    assert reading("") is None


@pytest.mark.parametrize(
    "text",
    [
        *["", "five", "0", "6", "r1 5", "1 start 5", "2 5 8 9", "2 lane", "2 lane 9", "2 r"],
        *[
            "2 lane lane 1",
            "5 1 2 3",
            "3 5 8 40",
            "9" * 50,
            "2 5 99999",
            "2 5 68",
            "3 5 40",
            "sing 2 5 8",
        ],
    ],
)
def test_what_is_no_move_is_none(text: str) -> None:
    assert reading(text) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_move_is_a_word_of_the_table(language: str) -> None:
    typed = [word for m in MEANINGS for word in say(language, f"{GAME}-word-{m}").split()]
    assert not set(typed) & words_of_the_table(language)
    assert not set(typed) & set(LETTERS.lower())
    assert len(typed) == len(set(typed))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_typed_is_no_move_or_one_for_the_rules(seats: int) -> None:
    board = board_of(GAME, NAMES[:seats], "en")
    game = korsi.new(GAME, seats=seats, seed=5)
    chance = Random(5, seats)
    words = ["start", "lane", "fold", "left", *"rbyg", *map(str, range(70)), "r1", "y4", "b70"]
    for seat, _ in random_moves(game, 5, 120):
        view, legal = game.view(seat), game.legal(seat)
        for _ in range(8):
            said = [words[chance.below(len(words))] for _ in range(chance.below(5))]
            move = board.read(view, legal, " ".join([str(1 + chance.below(5)), *said]))
            if move is not None:
                with suppress(korsi.Refused):
                    game.copy().play(seat, move)
