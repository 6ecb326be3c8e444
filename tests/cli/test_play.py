"""korsi play: a person at the table, in three languages."""

import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from cli.typed import PERSIAN, lines

import korsi
from korsi.cli.board import PlainBoard, board_of
from korsi.sentences import LANGUAGES, say

ONE_ROUND = ["play", "six-nimmt", "--seats", "3", "--bots", "greedy", "--seed", "4"]
ONE_ROUND += ["-o", "rounds=1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_from_the_deal_to_the_score_sheet(
    run: Callable, script: Callable, language: str
) -> None:
    game = script(3, 4, "greedy", rounds=1)
    typed = [line.translate(PERSIAN) if language == "fa" else line for line in game.typed]
    words = [*ONE_ROUND, "--language", language, "--name", "Hafez"]
    answer = run(*words, typed=lines(*typed, "n"))
    assert (answer.code, answer.err) == (0, "")
    names = ["Hafez", *say(language, "bots").split()[:2]]
    winners = say(language, "terminal-winners", {"winners": game.game.winners}, names)
    assert winners in answer.out.splitlines()
    total = next(
        line
        for line in answer.out.splitlines()
        if line.split()[:1] == [say(language, "six-nimmt-sheet-total")]
    )
    scores = [say(language, "number", {"number": score}) for score in game.game.scores]
    assert total.split()[1:] == scores
    assert answer.out.endswith(say(language, "terminal-goodbye", {"seat": 0}, names) + "\n")


@pytest.mark.parametrize("variant", ["known", "draft"])
def test_every_way_of_playing_can_be_played(run: Callable, script: Callable, variant: str) -> None:
    game = script(3, 4, "greedy", rounds=1, variant=variant)
    answer = run(*ONE_ROUND, "-o", f"variant={variant}", typed=lines(*game.typed, "n"))
    assert answer.code == 0
    assert "Won by" in answer.out


def test_the_table_shows_rows_heads_players_and_the_hand(run: Callable) -> None:
    view = korsi.new("six-nimmt", seats=3, seed=4, rounds=1).view(0)
    out = run(*ONE_ROUND).out
    for number, row in enumerate(view["rows"], 1):
        assert re.search(rf"^Row {number} +{row[0]} +· .* heads? *$", out, re.MULTILINE)
    for name in ("Guest", "Ada", "Basil"):
        assert re.search(rf"^{name} +this round 0 +total 0", out, re.MULTILINE)
    hand = next(line for line in out.splitlines() if line.startswith("Your hand"))
    assert [int(card) for card in hand.split()[2:]] == view["hand"]


def test_nothing_secret_is_shown(run: Callable) -> None:
    start = korsi.new("six-nimmt", seats=2, seed=4, rounds=1)
    others = set(start.view(1)["hand"])
    seen = {card for row in start.view(0)["rows"] for card in row} | set(start.view(0)["hand"])
    words = ["play", "six-nimmt", "--seats", "2", "--bots", "greedy", "--seed", "4"]
    out = run(*words, "-o", "rounds=1", typed="").out
    shown = {int(number) for number in re.findall(r"\b\d+\b", out)}
    assert seen <= shown
    assert not {card for card in others if card > 10} & shown


def test_a_hint_says_what_and_why(run: Callable) -> None:
    answer = run(*ONE_ROUND, typed=lines("h"))
    hint = re.search(r"^Hint: (.*?)^Your card:", answer.out, re.MULTILINE | re.DOTALL)
    assert hint
    said = " ".join(hint[1].split())  # it may take more than a line
    assert re.fullmatch(r"card \d+\. .*\d.*\.", said)
    persian = run(*ONE_ROUND, "--language", "fa", typed=lines("ر"))
    assert re.search(r"^پیشنهاد: کارت [۰-۹]+\. ", persian.out, re.MULTILINE)


@pytest.mark.parametrize(
    ("language", "refusal", "word", "rule"),
    [
        ("en", "SN-1: There is no card 105; the cards run from 1 to 104.", "r", "SN-1: There are"),
        ("fa", "SN-1: کارت ۱۰۵ وجود ندارد؛", "ق", "SN-1: بازی ۱۰۴ کارت دارد"),
        ("uk", "SN-1: Карти 105 немає;", "р", "SN-1: У грі 104 карти"),
    ],
)
def test_a_refusal_cites_its_rule_and_r_shows_it(
    run: Callable, language: str, refusal: str, word: str, rule: str
) -> None:
    out = run(*ONE_ROUND, "--language", language, typed=lines("105", word)).out
    assert refusal in out
    assert rule in out
    assert out.index(refusal) < out.index(rule)


def test_a_card_that_is_not_in_hand_is_refused_and_asked_again(run: Callable) -> None:
    hand = korsi.new("six-nimmt", seats=3, seed=4, rounds=1).view(0)["hand"]
    card = next(card for card in range(1, 105) if card not in hand)
    out = run(*ONE_ROUND, typed=lines(str(card))).out
    assert f"SN-5: Card {card} is not in your hand." in out
    assert out.count("Your card:") == 2


def test_before_any_refusal_there_is_no_rule_to_show(run: Callable) -> None:
    assert "Nothing has been refused so far." in run(*ONE_ROUND, typed=lines("r")).out


@pytest.mark.parametrize("typed", ["", "five", "-3", "1.5", "h2o", "9" * 50])
def test_what_is_no_move_is_asked_again(run: Callable, typed: str) -> None:
    out = run(*ONE_ROUND, typed=lines(typed)).out
    assert "That is neither a move nor a word known here." in out
    assert out.count("Your card:") == 2


@pytest.mark.parametrize(("language", "word"), [("en", "?"), ("fa", "؟"), ("uk", "допомога")])
def test_help_names_every_word(run: Callable, language: str, word: str) -> None:
    out = run(*ONE_ROUND, "--language", language, typed=lines(word)).out
    for command in ("hint", "undo", "rule", "rules", "save", "help", "quit"):
        for known in say(language, f"terminal-word-{command}").split():
            assert f"{known} " in out


@pytest.mark.parametrize(("language", "word"), [("en", "q"), ("fa", "خ"), ("uk", "вийти")])
def test_leaving_is_polite(run: Callable, language: str, word: str) -> None:
    answer = run(*ONE_ROUND, "--language", language, typed=lines(word, "5"))
    assert (answer.code, answer.err) == (0, "")
    guest = [say(language, "guest")]
    assert answer.out.endswith(say(language, "terminal-goodbye", {"seat": 0}, guest) + "\n")


def test_the_end_of_input_leaves_politely(run: Callable) -> None:
    answer = run(*ONE_ROUND, typed="")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.endswith("Goodbye! Thank you for playing.\n")


def test_ctrl_c_leaves_politely() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "korsi.cli", *ONE_ROUND],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as command:
        assert command.stdout is not None
        assert command.stderr is not None
        out = b""
        while b"Your card:" not in out:
            out += command.stdout.read1()
        command.send_signal(signal.SIGINT)
        out += command.stdout.read()
        err = command.stderr.read()
    assert command.returncode == 0
    assert out.endswith(b"Goodbye! Thank you for playing.\n")
    assert b"Traceback" not in err


def test_a_saved_game_can_be_told(
    run: Callable, script: Callable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    game = script(3, 4, "greedy", rounds=1)
    file = str(tmp_path / "own name.json")
    typed = lines(game.typed[0], "s", *game.typed[1:], "s", f"s {file}", f"s {file}", "n")
    out = run(*ONE_ROUND, typed=typed).out
    assert "six-nimmt-1.json" in out
    assert "There is a file of this name already; it was left as it is:" in out
    assert "could not be written" not in out
    early, late, own = (
        korsi.replay(json.loads(Path(name).read_text("utf-8")))
        for name in ("six-nimmt-1.json", "six-nimmt-2.json", file)
    )
    assert not early.over
    assert late.position() == own.position() == game.game.position()


def test_a_file_that_can_not_be_written_does_not_end_the_game(
    run: Callable, tmp_path: Path
) -> None:
    answer = run(*ONE_ROUND, typed=lines(f"s {tmp_path}/no/such/folder.json", "q"))
    assert answer.code == 0
    assert "This file could not be written:" in answer.out
    assert "already" not in answer.out


def test_another_game_follows_if_one_likes(run: Callable, script: Callable) -> None:
    first, second = script(3, 4, "greedy", rounds=1), script(3, 5, "greedy", rounds=1)
    typed = lines(*first.typed, "perhaps", "h", "y", *second.typed, "n")
    out = run(*ONE_ROUND, typed=typed).out
    assert out.count("Won by") == 2
    assert "Please type y for yes" in out
    assert "there is nothing left to decide" in out


def test_each_bot_may_be_another(run: Callable) -> None:
    words = ["play", "six-nimmt", "--bots", "easy,greedy,random"]
    assert "Guest, Ada, Basil, Clara." in run(*words).out
    answer = run(*words, "--seats", "3")
    assert answer.code == 2
    assert "3 seats are you and 2 bots, not 3" in answer.err


def test_nobody_shares_the_name_of_the_person(run: Callable) -> None:
    out = run(*ONE_ROUND, "--name", "Ada").out
    assert "at the table: Ada, Basil, Clara." in out


def test_ten_names_are_known_in_every_language(run: Callable) -> None:
    for language in LANGUAGES:
        assert len(set(say(language, "bots").split())) == 9


def test_the_environment_chooses_the_language(
    run: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert "Ваша карта:" in run(*ONE_ROUND).out


def test_a_game_without_a_board_of_its_own_is_playable(
    run: Callable, script: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert type(board_of("some-game", ["A", "B"], "en")) is PlainBoard
    monkeypatch.setattr("korsi.cli.sitting.board_of", PlainBoard)
    moves = len(script(3, 4, "greedy", rounds=1).typed)
    answer = run(*ONE_ROUND, typed=lines("0", "h", *["1"] * moves, "n"))
    assert answer.code == 0
    assert "Which move? A number from 1 to 10:" in answer.out
    assert re.search(r"Phase +choose", answer.out)
    assert re.search(r"Cards +Guest 10, Ada 10, Basil 10", answer.out)
    assert "Won by" in answer.out
