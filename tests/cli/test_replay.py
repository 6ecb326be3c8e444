"""korsi replay: recorded games, checked and told."""

import json
import os
import pty
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cli.widths import rendered

import korsi
from every_game.tables import TABLES, Table
from korsi.bots import make_bot
from korsi.cli.board import board_of
from korsi.sentences import LANGUAGES, say


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


# Move by move


def saved(game: korsi.Game, folder: Path) -> str:
    path = folder / f"{game.key}.json"
    path.write_text(json.dumps(game.record()), "utf-8")
    return str(path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("entry", korsi.catalogue(), ids=lambda entry: entry["game"])
def test_the_table_at_a_move_is_shown(
    run: Callable, tmp_path: Path, entry: dict[str, Any], language: str
) -> None:
    game = first_moves(korsi.new(entry["game"], seats=entry["seats"]["to"], seed=3), 30)
    file = saved(game, tmp_path)
    names = [say(language, "seat", {"number": seat + 1}) for seat in range(game.seats)]
    board = board_of(game.key, names, language)
    for at in (0, 7, len(game.moves)):
        answer = run("replay", file, "--at", str(at), "--language", language)
        assert (answer.code, answer.err) == (0, "")
        here = say(language, "terminal-at-move", {"move": at, "moves": len(game.moves)})
        assert answer.out.startswith(here + "\n")
        table = game.at(at)
        seat = table.acting[0]
        for shown in board.draw(table.view(seat), table.legal(seat)):
            assert "\n".join(rendered(shown, 100)) in answer.out


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_table_of_a_finished_game_is_shown(run: Callable, tmp_path: Path, table: Table) -> None:
    game = table.new(3)
    while not game.over:
        seat = game.acting[0]
        game.play(seat, make_bot("greedy", 1).move(game.view(seat)))
    answer = run("replay", saved(game, tmp_path), "--at", str(len(game.moves)))
    assert answer.code == 0
    names = [say("en", "seat", {"number": seat + 1}) for seat in range(game.seats)]
    told = board_of(game.key, names, "en").say("terminal-winners", winners=game.winners)
    assert told in " ".join(answer.out.split())


def test_the_position_at_a_move_in_json_is_loaded_by_the_library(
    run: Callable, file: str, game: korsi.Game
) -> None:
    position = json.loads(run("replay", file, "--at", "5", "--json").out)
    assert position == game.at(5).position()
    assert korsi.load(position).legal(0) == game.at(5).legal(0)


def test_a_listener_gets_only_the_own_view(run: Callable, file: str, game: korsi.Game) -> None:
    view = json.loads(run("replay", file, "--at", "5", "--seat", "2", "--json").out)
    assert view == game.at(5).view(1)
    shown = run("replay", file, "--at", "0", "--seat", "2").out
    other = next(card for card in game.at(0).view(0)["hand"] if card > 20)
    assert str(other) not in shown


@pytest.mark.parametrize("at", ["-1", "x", "1.5", "9" * 30])
def test_a_move_is_a_whole_number(run: Callable, file: str, at: str) -> None:
    answer = run("replay", file, "--at", at)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1


def test_beyond_the_last_move_there_is_nothing(run: Callable, file: str, game: korsi.Game) -> None:
    answer = run("replay", file, "--at", "1000")
    assert answer.code == 2
    assert f"--at goes from 0 to {len(game.moves)}" in answer.err


def at_a_terminal(*words: str, typed: str) -> str:
    """What a command says to somebody who types this at a real terminal."""
    ours, theirs = pty.openpty()
    command = subprocess.Popen(
        [sys.executable, "-m", "korsi.cli", *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "COLUMNS": "80", "TERM": "dumb", "PYTHONIOENCODING": "utf-8"},
    )
    os.close(theirs)
    os.write(ours, typed.encode())
    heard = b""
    while True:
        try:
            more = os.read(ours, 4096)
        except OSError:
            break
        if not more:
            break
        heard += more
    os.close(ours)
    assert command.wait(timeout=60) == 0
    return heard.decode().replace("\r\n", "\n")


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "\nnext\nb\n7\nend\nn\n999\np\nfirst\nback\n?\nwhat\nq\n"),
        ("fa", "\nجلو\nع\n۷\nپایان\nج\n۹۹۹\nو\nآغاز\nعقب\n؟\nچه\nخ\n"),
        ("uk", "\nдалі\nн\n7\nкінець\nд\n999\nпозиція\nпочаток\nназад\n?\nщо\nв\n"),
    ],
)
def test_at_a_terminal_one_goes_forwards_and_backwards(
    file: str, game: korsi.Game, language: str, typed: str
) -> None:
    heard = at_a_terminal("replay", file, "--language", language, typed=typed)
    last = len(game.moves)

    def said(key: str, **data: object) -> str:
        return say(language, key, data)

    places = [0, 1, 2, 1, 7, last, 0]
    marks = [said("terminal-at-move", move=place, moves=last) for place in places]
    begin = 0
    for mark in marks:
        assert mark in heard[begin:], mark
        begin = heard.index(mark, begin) + len(mark)
    plain = " ".join(heard.split())
    assert said("terminal-at-end") in plain
    assert said("terminal-at-beginning") in plain
    assert said("terminal-no-such-move", move=999, moves=last) in plain
    assert said("terminal-not-understood") in plain
    assert said("terminal-help-number") in plain
    start = heard.index('{"game"')
    position, _ = json.JSONDecoder().raw_decode(heard[start:])
    assert position == game.position()
