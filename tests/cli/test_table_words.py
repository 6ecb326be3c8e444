"""What can be typed at the table besides moves: help that fits, the rules."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from cli.typed import lines, words_of_the_table

import korsi
from every_game.tables import FOLDERS, TABLES, Table, specification
from korsi import rulebook
from korsi.cli.board import board_of
from korsi.random import Random
from korsi.rulebook import named, read, rules_of
from korsi.sentences import LANGUAGES, say

GAMES = [entry["game"] for entry in korsi.catalogue()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_the_help_says_can_be_typed(table: Table, language: str) -> None:
    """Every legal move of a careless game, written as the help writes it, is read as that move."""
    game = table.new(3)
    chance = Random(4)
    names = [say(language, "seat", {"number": seat + 1}) for seat in range(game.seats)]
    board = board_of(game.key, names, language)
    table_words = words_of_the_table(language)
    for _ in range(120):
        if game.over:
            break
        seat = game.acting[0]
        view, legal = game.view(seat), game.legal(seat)
        for move in legal[:: max(1, len(legal) // 12)]:
            typed = board.digits(board.typed(move, view, legal))
            assert board.read(view, legal, typed) == move, typed
            assert typed.split()[:1] == [] or typed.split()[0] not in table_words
        game.play(seat, legal[chance.below(len(legal))])


@pytest.mark.parametrize(
    ("game", "language", "example"),
    [
        ("six-nimmt", "en", "14 — card 14"),
        ("six-nimmt", "fa", "۱۴ — کارت ۱۴"),
        ("six-nimmt", "uk", "14 — карта 14"),
    ],
)
def test_help_gives_an_example_of_what_is_asked(
    run: Callable, game: str, language: str, example: str
) -> None:
    out = run("play", game, "--seed", "2", "--language", language, typed=lines("?")).out
    assert say(language, "terminal-help-move") in out
    assert example in out


def test_after_the_game_help_is_about_another_one(run: Callable, script: Callable) -> None:
    game = script(3, 4, "greedy", rounds=1)
    words = ["play", "six-nimmt", "--seats", "3", "--bots", "greedy", "--seed", "4"]
    out = run(*words, "-o", "rounds=1", typed=lines(*game.typed, "?", "n")).out
    assert "Please type y for yes, n for no, or s to save this game." in out


@pytest.mark.parametrize(("language", "word"), [("en", "undo"), ("fa", "پس"), ("uk", "скасувати")])
def test_where_nothing_can_be_taken_back_that_is_said(
    run: Callable, language: str, word: str
) -> None:
    out = run("play", "six-nimmt", "--language", language, "--seed", "1", typed=lines(word)).out
    assert say(language, "terminal-no-undo") in out


# The rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FOLDERS)
def test_every_rule_has_its_text(game: str, language: str) -> None:
    rules = rules_of(game, language)
    numbers = [int(rule.id.partition("-")[2]) for rule in rules]
    assert numbers == list(range(1, len(rules) + 1))
    assert {rule.id.partition("-")[0] for rule in rules} == {specification(game)[0]}
    for rule in rules:
        assert rule.text
        assert "*" not in rule.text


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "rules SN-7"), ("en", "rules 7"), ("fa", "قوانین ۷"), ("uk", "правила sn 7")],
)
def test_a_rule_is_shown_by_its_number(run: Callable, language: str, typed: str) -> None:
    out = run("play", "six-nimmt", "--language", language, "--seed", "1", typed=lines(typed)).out
    shown = " ".join(out.split())
    rule = next(rule for rule in rules_of("six-nimmt", language) if rule.id == "SN-7")
    assert " ".join(f"SN-7: {rule.text}".split()) in shown


@pytest.mark.parametrize("game", GAMES)
def test_all_rules_are_shown_under_their_headings(run: Callable, game: str) -> None:
    out = run("play", game, "--seed", "1", "--language", "en", typed=lines("rules")).out
    for rule in rules_of(game, "en"):
        assert f"{rule.id}: " in out
        assert rule.heading in out


@pytest.mark.parametrize("typed", ["rules 99", "rules XY-1", "rules x", "rules 1 2", "rules -"])
def test_a_rule_that_there_is_not(run: Callable, typed: str) -> None:
    out = run("play", "six-nimmt", "--seed", "1", typed=lines(typed)).out
    assert "There is no such rule; they go from SN-1 to SN-18." in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_engine_without_the_text_says_so(
    run: Callable, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    monkeypatch.setattr(rulebook, "CHECKOUT", tmp_path)
    monkeypatch.setattr(rulebook, "home_of", lambda _: tmp_path)
    out = run("play", "six-nimmt", "--language", language, "--seed", "1", typed=lines("rules")).out
    assert say(language, "terminal-no-rulebook") in out


def test_an_installed_engine_has_the_text_inside(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    book = Path(__file__).parents[2] / "rulebook" / "six_nimmt"
    shutil.copytree(book, tmp_path / "rulebook")
    monkeypatch.setattr(rulebook, "CHECKOUT", tmp_path / "nowhere")
    monkeypatch.setattr(rulebook, "home_of", lambda _: tmp_path)
    assert rules_of("six-nimmt", "uk")[0].id == "SN-1"


def test_a_rule_may_go_on_in_points() -> None:
    rules = read(
        "# A\n## B\n- **XY-1** One:\n  - two\n  - **three**\n- **XY-2** Four.\n\n  - five\n"
    )
    assert [(rule.id, rule.heading, rule.text) for rule in rules] == [
        ("XY-1", "B", "One:\n– two\n– three"),
        ("XY-2", "B", "Four."),
    ]
    assert named("xy2", rules) == rules[1]
    assert named("ZZ-1", rules) is None
