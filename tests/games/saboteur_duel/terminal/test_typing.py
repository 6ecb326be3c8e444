"""Moves of Saboteur: The Duel as people type them."""

import pytest
from cli.typed import random_moves, words_of_the_table

import korsi
from games.saboteur_duel.terminal.typed import GAME, HAND, LEGAL, NAMES, typing
from korsi.cli.board import board_of
from korsi.contract import Move
from korsi.sentences import LANGUAGES, say


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2])
def test_every_legal_move_can_be_typed(seats: int, language: str) -> None:
    board = board_of(GAME, NAMES[:seats], language)
    game = korsi.new(GAME, seats=seats, seed=7)
    for seat, _ in random_moves(game, 7, 120):
        view, legal = game.view(seat), game.legal(seat)
        for move in legal:
            assert board.read(view, legal, typing(move, view, language)) == move


def reading(text: str, *broken: str, phase: str = "act", language: str = "en") -> Move | None:
    view = {"phase": phase, "seat": 0, "hand": HAND, "before": [list(broken), []]}
    if phase == "orient":
        view["waiting"] = {"at": [6, 3], "card": "G_3DEL_0"}
    return board_of(GAME, NAMES, language).read(view, LEGAL, text)


def laid(card: str, *at: int, turned: bool = False) -> Move:
    return {"do": "lay", "card": card, "at": list(at), "turned": turned}


@pytest.mark.parametrize(
    "text",
    ["4 2 4", "4 2,4", "lay 4 at 2,4", "play card 4 column 2 row 4", "4 (2,4)", "LAY 4 2-4", "4"],
)
def test_people_type_in_many_ways(text: str) -> None:
    assert reading(text) == laid("P_H", 2, 4)


def test_languages_have_their_own_words_and_digits() -> None:
    turned = laid("P_RT_DE_W", 2, 4, turned=True)
    assert reading("۶ ۲ ۴ س", language="fa") == turned
    assert reading("کارت ۶ در ۲،۴ سروته", language="fa") == turned
    assert reading("6 2 4 о", language="uk") == turned
    assert reading("карту 6 на 2,4, розворот", language="uk") == turned


def test_a_card_lies_the_way_that_fits_unless_told_otherwise() -> None:
    assert reading("5 2 4") == laid("P_RT", 2, 4, turned=True)
    assert reading("5 2 4 upright") == laid("P_RT", 2, 4)
    assert reading("6 2 4") == laid("P_RT_DE_W", 2, 4)
    assert reading("6 2 4 t") == reading("6 2 4 ↻") == laid("P_RT_DE_W", 2, 4, turned=True)


def test_what_looks_the_same_both_ways_is_never_turned() -> None:
    assert reading("4 2 4 t") == laid("P_H", 2, 4)


def test_the_maze_has_negative_places_too() -> None:
    assert reading("6 -1 4") == reading("6 −1,4") == laid("P_RT_DE_W", -1, 4)


def test_a_place_that_is_not_legal_is_for_the_rules_to_refuse() -> None:
    assert reading("4 99 -7") == laid("P_H", 99, -7)


def test_actions_need_no_more_than_what_is_open() -> None:
    assert reading("1") == {"do": "sabotage", "card": "A_BREAK_CART"}
    assert reading("3 6 1") == {"do": "map", "at": [6, 1]}
    assert reading("bribe") == reading("b 5 3") == {"do": "bribe", "at": [5, 3]}
    assert reading("end", phase="bribe") == {"do": "end"}


def test_a_double_repair_mends_the_broken_tool_or_the_one_named() -> None:
    repair = {"do": "repair", "card": "A_FIX_CART_LANTERN"}
    assert reading("2", "lantern", "pickaxe") == {**repair, "tool": "lantern"}
    assert reading("2 cart", "cart", "lantern") == {**repair, "tool": "cart"}
    assert reading("2", "cart", "lantern") is None


def test_discards_are_named_by_their_numbers() -> None:
    assert reading("pass 4") == {"do": "pass", "cards": ["P_H"]}
    assert reading("p 5 1") == {"do": "pass", "cards": ["A_BREAK_CART", "P_RT"]}
    clear = {"do": "clear", "cards": ["P_H", "P_RT"], "tool": "lantern"}
    assert reading("clear 4 5", "lantern") == clear
    assert reading("clear 4 5 lantern", "cart", "lantern") == clear
    assert reading("clear 4 5", "cart", "lantern") is None


def test_a_goal_lies_upright_or_turned() -> None:
    orient = {"do": "orient", "at": [6, 3]}
    assert (
        reading("1", phase="orient") == reading("up", phase="orient") == {**orient, "turned": False}
    )
    assert (
        reading("2", phase="orient") == reading("t", phase="orient") == {**orient, "turned": True}
    )
    assert reading("3", phase="orient") is None
    assert reading("t up", phase="orient") is None


@pytest.mark.parametrize(
    "text",
    [
        *["", "five", "0", "7 2 4", "-3", "1.5", "h2o", "4 2", "4 2 4 9", "9" * 50, "6", "3"],
        *["1 2 4", "pass", "pass 1 1", "pass 1 2 3", "clear 1", "clear 7 8", "bribe 5"],
        "sing 4 2 4",
    ],
)
def test_what_is_no_move_is_none(text: str) -> None:
    assert reading(text) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_move_is_a_word_of_the_table(language: str) -> None:
    known = words_of_the_table(language)
    for meaning in ("lay", "turned", "upright", "pass", "clear", "bribe", "end"):
        assert not set(say(language, f"{GAME}-word-{meaning}").split()) & known


def test_help_wants_as_many_numbers_as_the_question() -> None:
    """Card, column and row: three numbers, and a word for the way round."""
    table = korsi.new(GAME, seats=2, seed=2)
    board = board_of(GAME, NAMES, "en")
    view, legal = table.view(0), table.legal(0)
    lay = next(move for move in legal if move["do"] == "lay")
    assert len(board.typed(lay, view, legal).split()) == 4
