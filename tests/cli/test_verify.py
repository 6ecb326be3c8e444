"""korsi verify: what it proves, what it names, and what it says to mistakes."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import korsi
from korsi import fairness, game_file
from korsi.cli import verify
from korsi.sentences import LANGUAGES, say

SECRET = bytes(range(32))
PARTS = {0: "ab" * 32, 2: "cd" * 32}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A whole game of three, dealt from a secret and two parts."""
    seed = fairness.deal_seed(SECRET, "six-nimmt", PARTS)
    game = korsi.new("six-nimmt", seats=3, seed=seed, rounds=1)
    while not game.over:
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    people = ["Ada", None, "آوا"]
    text = game_file.written(game.record(), people, fairness.proof(SECRET, PARTS))
    path = tmp_path / "game.json"
    path.write_bytes(text.encode())
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fair_game_is_told_what_was_proved_and_what_can_not_be(
    run: Callable, file: Path, language: str
) -> None:
    answer = run("verify", str(file), "--language", language)
    assert (answer.code, answer.err) == (0, "")
    moves = len(json.loads(file.read_text("utf-8"))["moves"])
    assert answer.out.splitlines() == [
        say(language, "verify-whole"),
        say(language, "verify-deal", {"count": 2}),
        say(language, "verify-moves", {"count": moves}),
        say(language, "verify-compare"),
        fairness.commitment(SECRET),
        say(language, "verify-nobody-looked"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("old", "new", "key", "number"),
    [
        ('"six-nimmt"', '"six_nimmt"', "heading", None),
        ("Ada", "Ida", "people", None),
        ('"commitment":"5', '"commitment":"6', "commitment", None),
        ("cdcd", "cdcc", "part", 3),
        ('"secret":"0', '"secret":"1', "secret", None),
        ('"seed":"d', '"seed":"e', "seed", None),
        ('[2,{"card":5,', '[2,{"card":6,', "move", 3),
        ('"all":"', '"all": "', "form", -1),
        ('"all":"', '"All":"', "digests", None),
    ],
)
def test_what_was_changed_is_named(
    run: Callable, file: Path, language: str, old: str, new: str, key: str, number: int | None
) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8", newline="\n")
    answer = run("verify", str(file), "--language", language)
    assert (answer.code, answer.err) == (1, "")
    lines = text.count("\n")
    data = {"number": lines if number == -1 else number}
    assert answer.out == say(language, f"verify-changed-{key}", data) + "\n"


def test_a_move_that_is_not_legal_is_named_with_its_rule(run: Callable, tmp_path: Path) -> None:
    game = korsi.new("six-nimmt", seats=2, seed=7)
    game.play(0, game.legal(0)[0])
    record = game.record()
    record["moves"].append([1, {"do": "choose", "card": 105}])
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    answer = run("verify", str(path))
    assert answer.code == 1
    said = "Move 2 is not legal. SN-1: There is no card 105; the cards run from 1 to 104.\n"
    assert answer.out == said


def test_an_old_record_is_told_that_it_has_no_proof(run: Callable, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(korsi.new("six-nimmt", seats=2, seed=7).record(), indent=2))
    answer = run("verify", str(path))
    assert answer.code == 0
    assert answer.out.splitlines() == [
        say("en", "verify-moves", {"count": 0}),
        say("en", "verify-no-proof"),
    ]


def test_a_file_of_a_later_version_says_so(run: Callable, file: Path) -> None:
    file.write_text(file.read_text("utf-8").replace('"file":2', '"file":4'), "utf-8")
    answer = run("verify", str(file))
    assert answer.code == 1
    assert answer.out == "This file is of version 4; known here: 2 and 3, and plain records.\n"
    replayed = run("replay", str(file))
    assert replayed.code == 2
    assert "of version 4; known here: 2, 3" in replayed.err


def early(why: str, lost: list[int], moves: int = 4) -> bytes:
    """A game that was ended after so many moves, or at its end."""
    game = korsi.new("six-nimmt", seats=3, seed=7, rounds=1)
    while not game.over and len(game.moves) < moves:
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    ended = {"why": why, "lost": lost}
    return game_file.written(game.record(), ["Ada", None, "آوا"], ended=ended).encode()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("why", "lost"), [("agreed", []), ("forgotten", [0, 2]), ("rules", [2])])
def test_a_game_that_ended_early_is_whole_and_says_so(
    run: Callable, file: Path, language: str, why: str, lost: list[int]
) -> None:
    file.write_bytes(early(why, lost, 4 if why != "rules" else 1000))
    answer = run("verify", str(file), "--language", language)
    assert (answer.code, answer.err) == (0, "")
    told = [] if why == "rules" else [say(language, f"verify-ended-{why}", {"count": 4})]
    told += [say(language, "verify-seat-lost", {"number": seat + 1}) for seat in lost]
    assert answer.out.splitlines()[-len(told) :] == told
    assert run("replay", str(file)).code == 0


def test_a_game_that_ended_early_has_a_line_for_that(run: Callable, file: Path) -> None:
    text = early("agreed", [1]).decode()
    assert text.splitlines()[0].startswith('{"file":3,')
    assert text.splitlines()[2] == '"ended":{"lost":[1],"why":"agreed"},'
    file.write_text(text.replace("agreed", "forgot"), "utf-8", newline="\n")
    assert run("verify", str(file)).out == say("en", "verify-changed-ended", {}) + "\n"


@pytest.mark.parametrize(
    ("why", "lost", "moves"),
    [
        ("agreed", [], 1000),  # it was over by then
        ("rules", [1], 4),  # it was not
        ("rules", [], 1000),  # that need not be said
        ("agreed", [3], 4),
        ("agreed", [1, 0], 4),
        ("agreed", [1, 1], 4),
        ("agreed", [-1], 4),
    ],
)
def test_an_end_that_cannot_be_is_found_out(
    run: Callable, file: Path, why: str, lost: list[int], moves: int
) -> None:
    file.write_bytes(early(why, lost, moves))
    answer = run("verify", str(file))
    assert answer.code == 1
    assert answer.out == say("en", "verify-wrong-ended") + "\n"


@pytest.mark.parametrize(
    "ended", [{}, {"why": "won", "lost": []}, {"why": "agreed", "lost": "1"}, []]
)
def test_an_end_without_its_shape_is_not_written(ended: object) -> None:
    record = korsi.new("six-nimmt", seats=2, seed=7).record()
    with pytest.raises(ValueError, match="how a game ended"):
        game_file.written(record, ended=ended)  # type: ignore[arg-type]


def test_replay_opens_a_game_file(run: Callable, file: Path) -> None:
    assert run("replay", str(file)).out.splitlines()[-1].startswith("Won by")
    position = json.loads(run("replay", str(file), "--at", "0", "--json").out)
    assert position["seed"] == fairness.deal_seed(SECRET, "six-nimmt", PARTS)


def test_for_programs(run: Callable, file: Path) -> None:
    answer = json.loads(run("verify", str(file), "--json").out)
    assert answer["good"] is True
    assert [one["key"] for one in answer["proved"]] == [
        "verify-whole",
        "verify-deal",
        "verify-moves",
    ]
    file.write_bytes(file.read_bytes().replace(b"Ada", b"Ida"))
    answer = json.loads(run("verify", str(file), "--json").out)
    assert (answer["good"], answer["proved"]) == (False, [])
    assert answer["wrong"]["key"] == "verify-changed-people"


def test_standard_input(file: Path) -> None:
    command = [sys.executable, "-m", "korsi.cli", "verify", "-", "--language", "en"]
    ended = subprocess.run(command, input=file.read_bytes(), capture_output=True, check=True)
    assert ended.stdout.decode().splitlines()[0] == say("en", "verify-whole")


def test_files_that_can_not_be_read(
    run: Callable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "empty").write_text("")
    (tmp_path / "bytes").write_bytes(b"\x88\xff\x00")
    (tmp_path / "words").write_text("hello")
    (tmp_path / "list").write_text("[1]")
    (tmp_path / "deep").write_text("[" * 100_000)
    (tmp_path / "large").write_text(" " * 1001)
    monkeypatch.setattr(verify, "LARGEST", 1000)
    said = {
        "empty": "is empty",
        "bytes": "not JSON that can be read",
        "words": "not JSON that can be read",
        "list": "a game file is an object",
        "large": "is too large",
        "deep": "is too large",
        ".": "Is a directory",
        "none": "No such file or directory",
    }
    for name, why in said.items():
        answer = run("verify", str(tmp_path / name))
        assert (answer.code, answer.out) == (2, "")
        assert why in answer.err
        assert answer.err.count("\n") == 1
    assert run("verify", "").err == "korsi: can't read a file without a name\n"
    assert "can't read" in run("verify", "a\0b").err
