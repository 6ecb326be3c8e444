"""Games of earlier versions of the rules: they open, and are what they were."""

import json
from pathlib import Path
from typing import Any

import pytest

import korsi
from every_game.tables import FOLDERS
from korsi.catalogue import GAMES

FILES = sorted(
    file for folder in FOLDERS.values() for file in folder.glob("earlier/rules_*/*.json")
)
HEADING = ("rules", "options")

every_file = pytest.mark.parametrize(
    "file", FILES, ids=lambda file: f"{file.parents[2].name}-{file.parent.name}-{file.stem}"
)


def kept(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


def besides_heading(whole: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in whole.items() if name not in HEADING}


def test_there_is_a_game_of_every_version_before_this_one() -> None:
    found = {(file.parent.name, kept(file)["record"]["game"]) for file in FILES}
    wanted = {
        (f"rules_{version}", key)
        for key, rules in GAMES.items()
        for version in range(1, rules.version)
    }
    assert wanted <= found


@every_file
def test_a_record_is_played_again_as_it_was_played(file: Path) -> None:
    told = kept(file)
    game = korsi.replay(told["record"])
    assert game.over
    assert game.scores == told["scores"]
    assert game.winners == told["winners"]
    assert game.record()["moves"] == told["record"]["moves"]
    again = korsi.replay(game.record())
    assert again.position() == game.position()


@every_file
def test_a_position_is_the_same_table(file: Path) -> None:
    told = kept(file)
    game = korsi.load(told["position"])
    assert besides_heading(game.position()) == besides_heading(told["position"])
    assert game.options.items() >= told["position"]["options"].items()
    for seat, view in enumerate(told["views"]):
        assert besides_heading(game.view(seat)) == besides_heading(view)


@every_file
def test_a_view_can_be_imagined_from(file: Path) -> None:
    for seat, view in enumerate(kept(file)["views"]):
        world = korsi.imagine(view, 1)
        assert besides_heading(world.view(seat)) == besides_heading(view)


@every_file
def test_options_of_today_in_an_old_heading_are_refused(file: Path) -> None:
    record = kept(file)["record"]
    rules = GAMES[record["game"]]
    later = rules.earlier.get(record["rules"], {}) if record["rules"] != rules.version else {}
    for name, value in later.items():
        with pytest.raises(ValueError, match="the options of a record"):
            korsi.replay({**record, "options": {**record["options"], name: value}})


@every_file
def test_a_version_that_is_yet_to_come_is_refused(file: Path) -> None:
    record = kept(file)["record"]
    with pytest.raises(ValueError, match="version 99"):
        korsi.replay({**record, "rules": 99})
