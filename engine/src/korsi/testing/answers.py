"""What a game answers to a move: the events that people see, or a refusal."""

from collections.abc import Iterable

import korsi
from korsi.contract import Event, Move


def named(events: Iterable[Event], *names: str) -> list[Event]:
    """Those events that have one of these names."""
    return [event for event in events if event["event"] in names]


def refusal(game: korsi.Game, move: Move, seat: int | None = None) -> korsi.Refused:
    """The refusal that this move gets; it must change nothing and must not be legal."""
    if seat is None:
        (seat,) = game.acting
    before = game.position()
    assert move not in game.legal(seat)
    try:
        game.play(seat, move)
    except korsi.Refused as refused:
        assert game.position() == before
        return refused
    raise AssertionError(f"{move} was taken")
