"""korsi replay: recorded games, checked and told."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import korsi


def first_moves(game: korsi.Game, most: int = 1000) -> korsi.Game:
    """Let everybody play the first legal move, so many times or to the end."""
    for _ in range(most):
        if game.over:
            break
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    return game


@pytest.fixture
def game() -> korsi.Game:
    return first_moves(korsi.new("six-nimmt", seats=3, seed=11, rounds=1))


@pytest.fixture
def file(game: korsi.Game, tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game.record()), "utf-8")
    return str(path)


def test_a_game_is_told_from_the_deal_to_the_winners(run: Callable, file: str) -> None:
    answer = run("replay", file)
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert lines[0].startswith("6 nimmt! — players: 3; moves: ")
    assert lines[1].startswith("Round 1: the rows begin with")
    assert "Round 1 is over." in answer.out
    assert lines[-1].startswith("Won by Seat ")


def test_all_is_open_unless_somebody_listens(run: Callable, file: str, game: korsi.Game) -> None:
    answer = run("replay", file)
    assert "Something happened in secret." not in answer.out
    for seat in (1, 2, 3):
        assert f"Seat {seat} alone hears: Your hand:" in answer.out


def test_a_listener_hears_what_that_seat_heard(run: Callable, file: str, game: korsi.Game) -> None:
    start = korsi.new("six-nimmt", seats=3, seed=11, rounds=1)
    answer = run("replay", file, "--seat", "2")
    assert answer.out.count("Your hand:") == 1
    assert f"Your hand: {' '.join(map(str, start.view(1)['hand']))}." in answer.out
    assert "Something happened in secret." in answer.out


def test_the_answer_in_json_keeps_others_secrets(
    run: Callable, file: str, game: korsi.Game
) -> None:
    result = json.loads(run("replay", file, "--seat", "2", "--json").out)
    assert result["seat"] == 1
    assert result["scores"] == game.scores
    assert result["winners"] == game.winners
    assert result["over"] is True
    assert len(result["steps"]) == result["moves"] + 1
    for step in result["steps"]:
        assert len(step["events"]) == len(step["sentences"])
        assert all(event.get("to", [1]) == [1] for event in step["events"])


@pytest.mark.parametrize(
    ("language", "words"), [("fa", ["برنده: صندلی", "دور ۱"]), ("uk", ["Перемога: Місце"])]
)
def test_a_game_is_told_in_other_languages(
    run: Callable, file: str, language: str, words: list[str]
) -> None:
    answer = run("replay", file, "--language", language)
    assert answer.code == 0
    for word in words:
        assert word in answer.out


@pytest.mark.parametrize("variant", ["known", "draft"])
def test_every_way_of_playing_can_be_told(run: Callable, variant: str) -> None:
    game = first_moves(korsi.new("six-nimmt", seats=2, seed=1, rounds=1, variant=variant))
    answer = run("replay", "-", typed=json.dumps(game.record()))
    assert answer.code == 0
    assert "Won by" in answer.out


def test_a_game_may_be_unfinished(run: Callable) -> None:
    game = first_moves(korsi.new("six-nimmt", seats=2, seed=1), 3)
    answer = run("replay", "-", typed=json.dumps(game.record()))
    assert answer.code == 0
    assert "The record ends here; the game is not over." in answer.out
    assert "Won by" not in answer.out


def test_a_game_may_start_from_a_position(run: Callable) -> None:
    middle = first_moves(korsi.new("six-nimmt", seats=2, seed=1), 9)
    game = first_moves(korsi.load(middle.position()), 4)
    assert run("replay", "-", typed=json.dumps(game.record())).code == 0


def test_a_missing_file_is_one_sentence(run: Callable, tmp_path: Path) -> None:
    answer = run("replay", str(tmp_path / "nowhere.json"))
    assert answer.code == 2
    assert answer.err.startswith("korsi: can't read ")
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize("text", ["", "{", "[" * 100000, "null", "[]", "{}", '{"game": 5}'])
def test_what_is_no_record_is_one_sentence(run: Callable, text: str) -> None:
    answer = run("replay", "-", typed=text)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1


def test_bytes_that_are_no_text_are_one_sentence(run: Callable, tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    answer = run("replay", str(tmp_path / "noise"))
    assert answer.code == 2
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize(
    "damage",
    [
        {"seed": -1},
        {"rules": 999},
        {"seats": 1},
        {"options": {}},
        {"moves": 5},
        {"moves": [[0]]},
        {"moves": [[7, {"do": "choose", "card": 1}]]},
        {"moves": [[0, {"do": "choose", "card": 10**30}]]},
        {"moves": [[0, {"do": "sing"}]]},
        {"extra": 1},
    ],
)
def test_a_damaged_record_is_one_sentence(
    run: Callable, game: korsi.Game, damage: dict[str, Any]
) -> None:
    answer = run("replay", "-", typed=json.dumps({**game.record(), **damage}))
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1


def test_a_listener_sits_at_the_table(run: Callable, file: str) -> None:
    assert (
        run("replay", file, "--seat", "4").err == "korsi: there is no seat 4; they go from 1 to 3\n"
    )
    assert run("replay", file, "--seat", "0").code == 2
    assert run("replay", file, "--seat", "all").code == 0
