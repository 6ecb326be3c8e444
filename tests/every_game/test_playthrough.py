"""Golden files: any change in what can be observed shows up as a difference."""

import korsi
from every_game.playthrough import path_of, playthrough
from every_game.tables import FOLDERS, TABLES


def test_every_game_has_a_playthrough() -> None:
    recorded = {table.game for table in TABLES if table.playthrough}
    assert recorded == {entry["game"] for entry in korsi.catalogue()}


def test_there_is_no_playthrough_of_nothing() -> None:
    wanted = {path_of(table) for table in TABLES if table.playthrough}
    found = {path for folder in FOLDERS.values() for path in (folder / "playthroughs").iterdir()}
    assert found == wanted


def test_playthroughs_are_the_same_byte_for_byte() -> None:
    for table in TABLES:
        if table.playthrough:
            golden = path_of(table).read_text(encoding="utf-8")
            assert playthrough(table) == golden, f"{table}: see `make golden`"
