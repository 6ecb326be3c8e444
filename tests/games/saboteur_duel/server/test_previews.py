"""Previews of a game with turns and secrets: nobody learns more by asking."""

from typing import Any

import pytest
from server.house import Everything, House, open_house, two_people

import korsi
from korsi.catalogue import GAMES
from korsi_server.tables import table_log

GAME = "saboteur-duel"


def test_who_is_not_to_move_may_ask_and_is_told_whose_turn_it_is(house: House):
    first, second, _ = two_people(house, game=GAME, options={}, preview="everyone")
    seen = first.seen[-1]
    assert seen["view"]["acting"] == [0]
    told = second.ask("preview", "preview", "refused", "fault", move=seen["legal"][0])
    assert (told["say"], told["events"]) == ("preview", [])
    assert told["refused"]["rule"] == "SD-8"


def previewed(world: korsi.Game, seat: int, asked: list[Any], data: Any, patch: Any) -> list[bytes]:
    """What this seat is told when it asks for previews of these moves."""
    patch.setattr(table_log.korsi, "new", lambda *_, **__: world.copy())
    with open_house(data, secret=lambda: "5e" * 32) as house:
        patch.setattr(type(house.hall), "_agreed", lambda *_: world.options)
        line = two_people(house, game=GAME, options={}, preview="everyone")[seat]
        line.frames.clear()
        for move in asked:
            line.ask("preview", "preview", move=move)
        return [frame for frame in line.frames if b'"say":"preview"' in frame]


@pytest.mark.parametrize(("moves", "seat"), [(0, 0), (9, 1), (24, 0), (31, 1), (24, 1)])
def test_previews_in_two_worlds_that_differ_in_secrets_only_are_the_same_bytes(
    moves, seat, tmp_path, monkeypatch
):
    monkeypatch.setattr(GAMES[GAME], "foreseen", Everything())
    game = korsi.new(GAME, seats=2, seed=moves)
    while moves > 0 or game.acting != [seat]:
        mover = game.acting[0]
        game.play(mover, game.legal(mover)[moves % len(game.legal(mover))])
        moves -= 1
    found = [korsi.imagine(game.view(seat), seed) for seed in (1, 2)]
    assert found[0].view(1 - seat) != found[1].view(1 - seat), "the worlds must differ"
    asked = [*game.legal(seat), *korsi.new(GAME, seats=2, seed=99).legal(0)]
    one, other = (
        previewed(world, seat, asked, tmp_path / f"{number}.db", monkeypatch)
        for number, world in enumerate(found)
    )
    assert one == other
    assert any(b'"refused":null' in frame and b'"to":' in frame for frame in one)
    assert any(b'"events":[]' in frame for frame in one)
