"""What all commands have in common."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool

import pytest

import korsi
from korsi.cli import main
from korsi.cli.arguments import language_of, option
from korsi.sentences import LANGUAGES, sources

COMMANDS = ["play", "games", "simulate", "tournament", "replay", "verify", "perft"]


def test_without_a_command_there_is_help(run: Callable) -> None:
    answer = run()
    assert answer.code == 0
    assert answer.out.startswith("usage: korsi COMMAND")
    for command in COMMANDS:
        assert command in answer.out


def test_the_version_is_that_of_the_library(run: Callable) -> None:
    answer = run("--version")
    assert (answer.code, answer.out) == (0, f"korsi {korsi.__version__}\n")


@pytest.mark.parametrize("command", COMMANDS)
def test_help_teaches_with_examples(run: Callable, command: str) -> None:
    answer = run(command, "--help")
    assert answer.code == 0
    assert answer.out.startswith(f"usage: korsi {command}")
    assert f"examples:\n  korsi {command}" in answer.out
    assert answer.err == ""


def test_the_help_of_an_errand_names_it_once(run: Callable) -> None:
    usage = run("admin", "move", "--help").out.splitlines()[0]
    assert usage.startswith("usage: korsi admin move WHERE TABLE --to FILE")


@pytest.mark.parametrize(
    "words",
    [
        ["serve-tea"],
        ["simulate"],
        ["simulate", "chess"],
        ["tournament", "chess", "--bots", "random", "random"],
        ["perft", "chess", "--depth", "1"],
        ["play", "chess"],
        ["simulate", "six-nimmt", "--games", "many"],
        ["simulate", "six-nimmt", "--games", "0"],
        ["simulate", "six-nimmt", "--seed", "-1"],
        ["simulate", "six-nimmt", "--seed", str(2**53)],
        ["simulate", "six-nimmt", "--seats", "11"],
        ["simulate", "six-nimmt", "--seats", "1" * 15],
        ["simulate", "six-nimmt", "--bots", "nobody"],
        ["simulate", "six-nimmt", "--bots", ""],
        ["simulate", "six-nimmt", "-o", "target"],
        ["simulate", "six-nimmt", "-o", "target=many"],
        ["simulate", "six-nimmt", "-o", "colour=red"],
        ["simulate", "six-nimmt", "-o", "seats=3"],
        ["simulate", "six-nimmt", "-o", "variant=draft", "--seats", "7"],
        ["play", "six-nimmt", "--language", "de"],
        ["play", "six-nimmt", "--name", ""],
        ["play", "six-nimmt", "--name", "\x1b[31mred"],
    ],
)
def test_bad_usage_is_one_sentence_and_code_2(run: Callable, words: list[str]) -> None:
    answer = run(*words)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith("korsi")
    assert answer.err.count("\n") == 1


def test_what_the_rules_forbid_is_said_with_the_rule(run: Callable) -> None:
    answer = run("play", "six-nimmt", "--seats", "7", "-o", "variant=known", "--language", "uk")
    assert answer.err == "korsi: SN-16: Цей спосіб гри — для 2–6 гравців, а не для 7.\n"


def test_options_are_numbers_nothing_or_words() -> None:
    assert option("target=100") == ("target", 100)
    assert option("target=-1") == ("target", -1)
    assert option("rounds=none") == option("rounds=null") == ("rounds", None)
    assert option("variant=draft") == ("variant", "draft")


def test_the_environment_chooses_the_language() -> None:
    assert language_of({}) == "en"
    assert language_of({"LANG": "fa_IR.UTF-8"}) == "fa"
    assert language_of({"LC_ALL": "uk_UA.UTF-8", "LANG": "fa_IR.UTF-8"}) == "uk"
    assert language_of({"LANG": "de_DE.UTF-8"}) == "en"


def test_an_interpreted_engine_is_mentioned_once_beside_the_answer(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("korsi.cli.compiled", lambda: False)
    remark = "No compiled engine is installed: everything is correct, only slower.\n"
    assert main(["simulate", "six-nimmt", "--games", "1", "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == remark
    assert json.loads(out)["games"] == 1
    assert main(["games"]) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("korsi.cli.compiled", lambda: True)
    assert main(["simulate", "six-nimmt", "--games", "1"]) == 0
    assert capsys.readouterr().err == ""


def test_a_reader_who_leaves_early_causes_no_traceback() -> None:
    command = subprocess.Popen(
        [sys.executable, "-m", "korsi.cli", "perft", "six-nimmt", "--depth", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert command.stdout is not None
    command.stdout.close()
    assert command.stderr is not None
    err = command.stderr.read()
    command.stderr.close()
    assert command.wait() == 141
    assert "Traceback" not in err
    assert "BrokenPipe" not in err


def test_letters_that_a_terminal_lacks_are_no_catastrophe() -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "korsi.cli", "play", "six-nimmt", "--language", "fa"],
        input="q\n",
        capture_output=True,
        text=True,
        env={"PYTHONIOENCODING": "ascii", "PYTHONPATH": ":".join(sys.path)},
    )
    assert answer.returncode == 0
    assert "Traceback" not in answer.stderr


def test_the_catalogue_shows_every_game_with_its_options(run: Callable) -> None:
    answer = run("games")
    assert answer.code == 0
    for entry in korsi.catalogue():
        assert entry["game"] in answer.out
        for described in entry["options"]:
            assert described["name"] in answer.out
            assert described["rule"] in answer.out


def test_the_catalogue_says_how_large_a_number_may_be(run: Callable) -> None:
    assert "from 1 up, or none" in run("games").out  # SN-14


def test_the_catalogue_as_json_is_the_catalogue(run: Callable) -> None:
    assert json.loads(run("games", "--json").out) == korsi.catalogue()


def test_every_sentence_is_there_in_every_language() -> None:
    keys = {
        language: {
            key
            for source in sources(language)
            for key in re.findall(r"^([a-zA-Z][\w-]*) =", source.read_text("utf-8"), re.MULTILINE)
        }
        for language in LANGUAGES
    }
    assert keys["en"] == keys["fa"] == keys["uk"]


def test_a_worker_that_dies_is_one_sentence_and_code_1(
    run: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr("korsi.cli.tournament.tournament", broken)
    answer = run("tournament", "six-nimmt", "--bots", "random", "random")
    assert answer.code == 1
    assert answer.err.startswith("korsi: one of the workers died")
    assert answer.err.count("\n") == 1
