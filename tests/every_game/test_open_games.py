"""Where a client says of a game that nobody holds anything in secret, all who play see the same."""

import re

import pytest
from browser.house import WEB

import korsi
from every_game.tables import TABLES, Table

OPEN = re.compile(r"^  open: true,$", re.MULTILINE)


def said_open(game: str) -> bool:
    """Whether those who share a device pass it on without a curtain."""
    client = WEB / "src" / "games" / game.replace("-", "_") / "index.ts"
    return bool(OPEN.search(client.read_text("utf-8")))


def views(game: korsi.Game) -> list[dict[str, object]]:
    """What each seat knows, and who has none, but for where they sit."""
    seats = [None, *range(game.seats)]
    return [{**game.view(seat), "seat": None} for seat in seats]


SHARED = [way for way in TABLES if way.seats > 1]


@pytest.mark.parametrize("way", SHARED, ids=str)
def test_a_game_passes_without_a_curtain_exactly_where_all_views_are_one(way: Table) -> None:
    moments = [way.moment(moves + 1, moves) for moves in (0, 3, 11, 40)]
    same = all(view == views(moment)[0] for moment in moments for view in views(moment))
    assert same == said_open(way.game)
