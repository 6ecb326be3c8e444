"""Bad options, old records, damaged files: one sentence that says what is wrong."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import korsi
from korsi.cli.arguments import option, whole
from korsi.lab import perft, simulate, tournament

MOST = 2**53 - 1


def test_a_number_that_is_too_large_is_told_the_largest(run: Callable) -> None:
    answer = run("play", "six-nimmt", "-o", "target=99999999999999999999")
    assert answer.code == 2
    said = f"option target: 99999999999999999999 is not a whole number from 1 to {MOST} (SN-14)"
    assert answer.err == f"korsi: {said}\n"
    with pytest.raises(ValueError, match=f"from 1 to {MOST}"):
        korsi.new("six-nimmt", seats=2, seed=1, target=10**20)
    with pytest.raises(ValueError, match="from 1 up"):
        korsi.new("six-nimmt", seats=2, seed=1, target=0)


def test_digits_are_a_number_however_many_there_are() -> None:
    assert option("target=" + "9" * 25) == ("target", int("9" * 25))
    with pytest.raises(Exception, match=f"from 1 to {MOST}"):
        whole(1)("9" * 25)
    with pytest.raises(Exception, match="from 1 up"):
        whole(1)("many")


@pytest.mark.parametrize(
    "words", [["replay"], ["perft", "six-nimmt", "--depth", "1", "--position"]]
)
def test_files_that_can_not_be_read(run: Callable, tmp_path: Path, words: list[str]) -> None:
    (tmp_path / "empty").write_text("")
    (tmp_path / "blank").write_text(" \n")
    (tmp_path / "bytes").write_bytes(b"\x88\xff\x00")
    (tmp_path / "closed").write_text("{}")
    (tmp_path / "closed").chmod(0)
    said = {
        "empty": "is empty",
        "blank": "is empty",
        "bytes": "it is not a text in UTF-8",
        ".": "Is a directory",
        "none": "No such file or directory",
    }
    if os.geteuid() != 0:  # nothing is closed to root
        said["closed"] = "Permission denied"
    for name, why in said.items():
        answer = run(*words, str(tmp_path / name))
        assert (answer.code, answer.out) == (2, "")
        assert why in answer.err
        assert answer.err.count("\n") == 1
    assert run(*words, "").err == "korsi: can't read a file without a name\n"
    assert "can't read" in run(*words, "a\0b").err


@pytest.mark.parametrize("entry", korsi.catalogue(), ids=lambda entry: entry["game"])
@pytest.mark.parametrize("version", [0, 99, "1", None, 1.0, True, 10**30])
def test_an_unknown_version_is_told_the_known_ones(entry: dict[str, Any], version: Any) -> None:
    table = korsi.new(entry["game"], seats=entry["seats"]["to"], seed=1)
    known = ", ".join(map(str, sorted([*table.rules.earlier, table.rules.version])))
    for given, take in (
        (table.record(), korsi.replay),
        (table.position(), korsi.load),
        (table.view(0), lambda view: korsi.imagine(view, 1)),
    ):
        with pytest.raises(ValueError, match=f"known here: {known}$") as error:
            take({**given, "rules": version})
        assert f"of the rules of {table.key}" in str(error.value)


def test_an_old_record_on_the_command_line(run: Callable) -> None:
    record = {**korsi.new("six-nimmt", seats=2, seed=1).record(), "rules": 99}
    answer = run("replay", "-", typed=json.dumps(record))
    said = "this record follows version 99 of the rules of six-nimmt; known here: 1"
    assert answer.err == f"korsi: {said}\n"


def test_fields_without_a_name_are_unknown_too() -> None:
    position = korsi.new("six-nimmt", seats=2, seed=1).position()
    with pytest.raises(ValueError, match=r"unknown fields: 5$"):
        korsi.load({**position, 5: 1})  # type: ignore[dict-item]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"games": 0}, "the number of games is a whole number from 1 up, not 0"),
        ({"games": "5"}, 'the number of games is a whole number from 1 up, not "5"'),
        ({"games": 10**20}, f"from 1 to {MOST}, not 1"),
        ({"games": True}, "not true"),
        ({"seed": "x"}, "the seed is a whole number from 0 up"),
        ({"seed": -1}, "the seed is a whole number from 0 up"),
        ({"seats": "x"}, "is for 2 to 10 players"),
        ({"seats": 11}, "is for 2 to 10 players"),
        ({"options": 5}, "options are an object"),
        ({"options": {5: 1}}, "options are an object"),
        ({"options": {"colour": "red"}}, "has no option colour"),
        ({"bots": "random"}, "the bots are a list"),
        ({"bots": 5}, "the bots are a list"),
        ({"bots": [5]}, "a bot is named by a word"),
        ({"bots": []}, "nobody plays"),
    ],
)
def test_a_simulation_that_can_not_be(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        simulate("six-nimmt", **wrong)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"deals": "x"}, "the number of deals"),
        ({"workers": 0}, "the number of workers is a whole number from 1 to 256"),
        ({"workers": 10**9}, "the number of workers is a whole number from 1 to 256"),
        ({"bots": ["random"]}, "between two bots or more"),
        ({"bots": []}, "nobody plays"),
        ({"bots": "random"}, "the bots are a list"),
        ({"options": []}, "options are an object"),
    ],
)
def test_a_tournament_that_can_not_be(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        tournament("six-nimmt", **{"bots": ["random", "greedy"], **wrong})


@pytest.mark.parametrize("depth", [0, -1, "2", None, 1.0, True])
def test_a_depth_that_can_not_be(depth: Any) -> None:
    with pytest.raises(ValueError, match="the depth is a whole number from 1"):
        perft(korsi.new("six-nimmt", seats=2, seed=1), depth)
