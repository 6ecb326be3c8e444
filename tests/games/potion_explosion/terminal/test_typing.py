"""Potion Explosion in the terminal: what people type, and the move that it stands for."""

from contextlib import suppress
from typing import Any

import pytest
from cli.typed import words_of_the_table

import korsi
from games.potion_explosion.terminal.typed import GAME, NAMES, SHELF, TABLE, random_moves, typing
from korsi.cli.board import board_of
from korsi.contract import Move
from korsi.games.potion_explosion.terminal import MEANINGS
from korsi.random import Random
from korsi.sentences import LANGUAGES, say

MANY = 60


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "leave"), [(2, "beginner"), (3, "wisdom+magnetic")])
def test_every_legal_move_can_be_typed(seats: int, leave: str, language: str) -> None:
    board = board_of(GAME, NAMES[:seats], language)
    game = korsi.new(GAME, seats=seats, seed=7, leave=leave)
    drunk = set()
    for seat, move in random_moves(game, 7, 240):
        view, legal = game.view(seat), game.legal(seat)
        for other in [*legal[:: 1 + len(legal) // MANY], move]:
            assert board.read(view, legal, typing(other, view, language)) == other
        if move["do"] == "drink":
            drunk.add(move["as"])
    assert len(drunk) > 2


def reading(text: str, language: str = "en", legal: list[Move] | None = None, **other: Any) -> Any:
    return board_of(GAME, NAMES[:3], language).read({**TABLE, **other}, legal or [], text)


def put(colour: str, burner: int, source: str = "hand") -> Move:
    return {"do": "put", "from": source, "colour": colour, "burner": burner}


def drink(tile: str, kind: str | None = None, **effect: Any) -> Move:
    return {"do": "drink", "tile": tile, "as": kind or tile.rpartition("-")[0], **effect}


@pytest.mark.parametrize("text", ["1 4", "track 1, place 4", "pick 1-4", "TAKE 1 4"])
def test_two_numbers_are_a_pick(text: str) -> None:
    assert reading(text) == {"do": "pick", "track": 0, "place": 3}


def test_a_word_before_them_makes_it_a_little_help() -> None:
    helped = {"do": "help", "track": 0, "place": 3}
    assert reading("token 1 4") == reading("little 1 4") == reading("aid 1 4") == helped


def test_a_colour_and_a_burner_put_a_marble_from_the_hand_or_else_from_the_flask() -> None:
    assert reading("r1") == reading("place r 1") == reading("red on burner 1") == put("R", 0)
    assert reading("k2") == reading("flask k2") == put("K", 1, "flask")
    assert reading("flask r1") == put("R", 0, "flask")
    assert reading("hand k2") == put("K", 1)
    assert reading("put r", legal=[put("R", 0)]) == put("R", 0)
    assert reading("put r", legal=[put("R", 0), put("R", 1)]) is None


def test_marbles_go_into_the_flask_and_out_of_it() -> None:
    assert reading("flask b") == reading("blue to flask") == {"do": "to_flask", "colour": "B"}
    assert reading("hand y") == {"do": "to_hand", "colour": "Y"}


def test_languages_have_their_own_words_and_digits() -> None:
    assert reading("r۱", "fa") == reading("قرمز روی چراغ ۱", "fa") == put("R", 0)
    assert reading("червону на пальник 1", "uk") == put("R", 0)
    helped = {"do": "help", "track": 0, "place": 3}
    assert reading("تقلب ۱ ۴", "fa") == reading("жетон 1 4", "uk") == helped
    assert reading("کوچولو ۱ ۴", "fa") == reading("поміч 1 4", "uk") == helped
    assert reading("پایان", "fa") == reading("кінець", "uk") == reading("end") == {"do": "end"}


def test_a_potion_is_drunk_by_its_number_with_what_it_needs() -> None:
    assert reading("drink 3 2") == drink("blind_love-4b", victim=1)
    assert reading("drink 4 3 2 3") == drink("balm-6a", track=2, place=1, count=3)
    assert reading("drink 5 5 8 2") == drink("filter-4a", track=4, places=[1, 7])
    assert reading("drink 6") == drink("prismatic-5a")
    assert reading("drink 7 3 1") == drink("abyssal-4a", tracks=[0, 2])
    assert reading("drink 8 track 1 place 1") == drink("magnetic-4b", track=0, place=0)


def test_sands_name_the_potion_that_is_used_again() -> None:
    used = drink("sands-4a", "wisdom", track=0, place=3)
    assert reading("drink 2 as 1 1 4") == reading("drink 2 like the 1: 1 4") == used
    assert reading("drink 2 as 9 1 4") is None
    assert reading("drink 2 1 4") is None


def test_what_has_no_choice_need_not_be_said() -> None:
    love = drink("blind_love-4b", victim=1)
    again = drink("sands-4a", "blind_love", victim=1)
    assert reading("drink 3", legal=[love]) == love
    assert reading("drink 3", legal=[love, {**love, "victim": 2}]) is None
    assert reading("drink 2", legal=[again]) == again
    assert reading("drink 2", legal=[again, {**again, "victim": 2}]) is None
    assert reading("drink 2 as 3", legal=[again]) == again


def test_a_prism_takes_any_marble_for_any_hole() -> None:
    full = {"do": "prism", "colour": "K", "burner": 0, "hole": "Y"}
    other = {**full, "burner": 1}
    assert reading("k1 y", phase="prism") == reading("black on 1 yellow", phase="prism") == full
    assert reading("k1", phase="prism", legal=[full, other]) == full
    assert reading("k y", phase="prism", legal=[full, other]) is None
    assert reading("k3 y", phase="prism") is None
    assert reading("done", phase="prism") == {"do": "prism_done"}


def test_other_phases_ask_for_one_number() -> None:
    starters = ["wisdom-4a", "sands-4b"]
    draft = {"phase": "draft", "starters": starters}
    assert reading("2", **draft) == {"do": "starter", "tile": "sands-4b"}
    assert reading("3", **draft) is None
    assert reading("take stack 3", phase="refill") == {"do": "tile", "stack": 2}
    assert reading("6", phase="refill") is None
    assert reading("1 4", phase="tiebreak") == {"do": "pick", "track": 0, "place": 3}


def test_a_move_that_is_not_legal_is_for_the_rules_to_refuse() -> None:
    assert reading("1 9") == {"do": "pick", "track": 0, "place": 8}
    assert reading("y1") == put("Y", 0, "flask")
    assert reading("drink 1 1 4") == drink("wisdom-5a", track=0, place=3)
    assert reading("drink 2 as 2") == drink("sands-4a")
    assert reading("drink 3 1") == drink("blind_love-4b", victim=0)


@pytest.mark.parametrize(
    "text",
    [
        *["", "4", "1 2 3", "6 1", "1 17", "0 1", "1 0", "100 1", "r3", "r0", "red", "r b 1"],
        *["r1 2", "sing 1 4", "drink", "drink 9", "drink 3 4", "drink 4 1 1 9", "drink 7 1 1"],
        *["drink 5 1", "drink 5 6 1", "drink 6 1", "drink r", "as 1", "1 4 as 1", "end 1", "end r"],
        *["drink 8 9 1", "flask 1 4", "drink 4 9 1 2", "flask", "end done"],
    ],
)
def test_what_is_no_move_is_none(text: str) -> None:
    assert reading(text) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_move_is_a_word_of_the_table(language: str) -> None:
    typed = [word for m in MEANINGS for word in say(language, f"{GAME}-word-{m}").split()]
    assert not set(typed) & words_of_the_table(language)
    assert not set(typed) & set("rbky")
    assert len(typed) == len(set(typed))


@pytest.mark.parametrize("leave", ["beginner", "prismatic+sands"])
def test_whatever_is_typed_is_no_move_or_one_for_the_rules(leave: str) -> None:
    board = board_of(GAME, NAMES[:2], "en")
    game = korsi.new(GAME, seats=2, seed=5, leave=leave)
    chance = Random(5, 1)
    words = ["aid", "flask", "hand", "drink", "as", "end", "done", "put", *"rbky"]
    words += [*map(str, range(18)), *map(str, range(1, 6)), "drink 1", "drink 2 as 1"]
    for seat, _ in random_moves(game, 5, 250):
        view, legal = game.view(seat), game.legal(seat)
        for _ in range(8):
            said = [words[chance.below(len(words))] for _ in range(1 + chance.below(5))]
            move = board.read(view, legal, " ".join(said))
            if move is not None:
                with suppress(korsi.Refused):
                    game.copy().play(seat, move)


def test_all_kinds_are_on_the_shelf_of_these_tests() -> None:
    assert len({potion["tile"].rpartition("-")[0] for potion in SHELF}) == 8
