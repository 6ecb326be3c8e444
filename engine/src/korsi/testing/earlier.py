"""Games of earlier versions of the rules: they open, and are what they were.

A game whose rules have come to version 2 keeps games of version 1, as files
`earlier/rules_1/<name>.json` in the folder of its tests: an object with a finished game's `record`,
`scores` and `winners`, a `position`, and the `views` of all seats at that position.
"""

import json
from pathlib import Path
from typing import Any, ClassVar

import pytest

import korsi
from korsi.catalogue import rules_of
from korsi.testing.tables import Table

HEADING = ("rules", "options")


class EarlierTests:
    """What was recorded then is played again as it was played."""

    tables: ClassVar[list[Table]]

    def test_there_is_a_game_of_every_version_before_this_one(self) -> None:
        for game, folder in {(table.game, table.folder) for table in self.tables}:
            found = {file.parent.name for file in earlier_in(folder)}
            versions = range(1, rules_of(game).version)
            assert {f"rules_{version}" for version in versions} <= found, game

    def test_a_record_is_played_again_as_it_was_played(self, earlier: Path) -> None:
        told = kept(earlier)
        game = korsi.replay(told["record"])
        assert game.over
        assert game.scores == told["scores"]
        assert game.winners == told["winners"]
        assert game.record()["moves"] == told["record"]["moves"]
        again = korsi.replay(game.record())
        assert again.position() == game.position()

    def test_a_position_is_the_same_table(self, earlier: Path) -> None:
        told = kept(earlier)
        game = korsi.load(told["position"])
        assert besides_heading(game.position()) == besides_heading(told["position"])
        assert game.options.items() >= told["position"]["options"].items()
        for seat, view in enumerate(told["views"]):
            assert besides_heading(as_told(game, seat, view)) == besides_heading(view)

    def test_a_view_can_be_imagined_from(self, earlier: Path) -> None:
        for seat, view in enumerate(kept(earlier)["views"]):
            world = korsi.imagine(view, 1)
            assert besides_heading(as_told(world, seat, view)) == besides_heading(view)

    def test_options_of_today_in_an_old_heading_are_refused(self, earlier: Path) -> None:
        record = kept(earlier)["record"]
        rules = rules_of(record["game"])
        later = rules.earlier.get(record["rules"], {}) if record["rules"] != rules.version else {}
        for name, value in later.items():
            with pytest.raises(ValueError, match="the options of a record"):
                korsi.replay({**record, "options": {**record["options"], name: value}})

    def test_a_version_that_is_yet_to_come_is_refused(self, earlier: Path) -> None:
        record = kept(earlier)["record"]
        with pytest.raises(ValueError, match="version 99"):
            korsi.replay({**record, "rules": 99})


def earlier_in(folder: Path) -> list[Path]:
    """The games of earlier versions that are kept."""
    return sorted(folder.glob("earlier/rules_*/*.json"))


def kept(file: Path) -> dict[str, Any]:
    """What one of them holds."""
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


def as_told(game: korsi.Game, seat: int | None, view: dict[str, Any]) -> dict[str, Any]:
    """What this seat sees now; where this view lacks what was not told at first, without it."""
    later = game.rules.later_fields - view.keys()
    return {name: value for name, value in game.view(seat).items() if name not in later}


def besides_heading(whole: dict[str, Any]) -> dict[str, Any]:
    """What does not change with the version."""
    return {name: value for name, value in whole.items() if name not in HEADING}
