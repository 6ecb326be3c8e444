"""korsi perft, and the counting behind it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import korsi
from korsi.lab import perft

# Two seats, one card each, rows that both cards fit: 1 choice, then 1 choice, then it is over.
LAST_TRICK = {
    "game": "six-nimmt",
    "rules": 1,
    "seats": 2,
    "options": {"variant": "classic", "target": 66, "rounds": 1},
    "seed": 1,
    "round": 1,
    "phase": "choose",
    "rows": [[10], [20], [30], [40]],
    "hands": [[50], [60]],
    "chosen": [None, None],
    "herds": [[], []],
    "totals": [0, 0],
}
# The lower card fits nowhere: four rows to choose from.
LOWEST = {**LAST_TRICK, "hands": [[5, 6], [60, 70]]}


def test_simultaneous_choices_are_counted_one_after_the_other() -> None:
    game = korsi.new("six-nimmt", seats=3, seed=1)
    assert perft(game, 2) == [10, 100]


def test_behind_the_end_there_is_nothing() -> None:
    assert perft(korsi.load(LAST_TRICK), 4) == [1, 1, 0, 0]


def test_the_choice_of_a_row_counts_as_a_move() -> None:
    assert perft(korsi.load(LOWEST), 4) == [2, 4, 16, 16]


def test_counting_leaves_the_game_alone() -> None:
    game = korsi.load(LOWEST)
    before = game.position()
    perft(game, 3)
    assert game.position() == before


def test_a_depth_is_at_least_one() -> None:
    with pytest.raises(ValueError, match="from 1 up"):
        perft(korsi.load(LOWEST), 0)


def test_the_command_counts_each_depth(run: Callable) -> None:
    answer = run("perft", "six-nimmt", "--seats", "2", "--depth", "2")
    assert answer.code == 0
    lines = [line.split()[:2] for line in answer.out.splitlines()]
    assert ["1", "10"] in lines
    assert ["2", "100"] in lines


def test_the_command_starts_from_a_position_in_a_file(run: Callable, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(LOWEST), "utf-8")
    answer = run("perft", "six-nimmt", "--depth", "3", "--position", str(file), "--json")
    assert json.loads(answer.out) == {
        "game": "six-nimmt",
        "seats": 2,
        "options": LOWEST["options"],
        "asked": 3,
        "depth": 3,
        "counts": [2, 4, 16],
    }


def test_a_position_may_come_through_standard_input(run: Callable) -> None:
    words = ["perft", "six-nimmt", "--depth", "1", "--position", "-", "--json"]
    assert json.loads(run(*words, typed=json.dumps(LOWEST)).out)["counts"] == [2]


def test_a_position_has_its_own_seats_seed_and_options(run: Callable) -> None:
    words = ["perft", "six-nimmt", "--depth", "1", "--position", "-"]
    for more in (["--seats", "2"], ["--seed", "0"], ["-o", "target=5"]):
        answer = run(*words, *more, typed=json.dumps(LOWEST))
        assert answer.code == 2
        assert "leave them out" in answer.err


def test_a_damaged_position_is_one_sentence(run: Callable) -> None:
    words = ["perft", "six-nimmt", "--depth", "1", "--position", "-"]
    answer = run(*words, typed=json.dumps({**LOWEST, "rows": [[10]]}))
    assert answer.code == 2
    assert answer.err.count("\n") == 1
    assert "rows" in answer.err


def test_ctrl_c_gives_the_depths_so_far(run: Callable, monkeypatch: pytest.MonkeyPatch) -> None:
    def tired(game: korsi.Game, depth: int) -> list[int]:
        if depth == 3:
            raise KeyboardInterrupt
        return perft(game, depth)

    monkeypatch.setattr("korsi.cli.perft.perft", tired)
    answer = run("perft", "six-nimmt", "--depth", "5", "--json")
    assert answer.code == 0
    assert json.loads(answer.out)["counts"] == [10, 100]
    assert answer.err == "korsi: stopped after depth 2 of 5\n"


def test_ctrl_c_before_the_first_depth_leaves_nothing_to_give(
    run: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def at_once(game: korsi.Game, depth: int) -> list[int]:
        raise KeyboardInterrupt

    monkeypatch.setattr("korsi.cli.perft.perft", at_once)
    answer = run("perft", "six-nimmt", "--depth", "5")
    assert (answer.code, answer.out) == (130, "")
    assert answer.err == "korsi: stopped before depth 1 was counted; nothing to show yet\n"
