"""What a seat sees of a table of Potion Explosion."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from korsi.contract import View
from korsi.games.potion_explosion.components import (
    COLOURS,
    NO_TILE,
    REACH,
    SIGHT,
    STACKS,
    TILE_IDS,
    TRACKS,
    count,
)
from korsi.games.potion_explosion.dispenser import SPAN, previews
from korsi.games.potion_explosion.position import desk_of, moment_of, rest_of
from korsi.games.potion_explosion.rules import Table
from korsi.games.potion_explosion.state import OVER


def view_of(table: Table) -> View:
    """Built by inclusion: what is not put in here does not leave. All seats know the same."""
    spans = previews(table)
    view: View = {
        **moment_of(table),
        "acting": table.acting(),
        "tracks": [_track(table, track) for track in range(TRACKS)],
        "stacks": [_stack(table, stack) for stack in range(STACKS)],
        "desks": [_desk(table, seat) for seat in range(int(table.seats))],
        **rest_of(table),
        "takes": _takes(spans),
        "explosions": _explosions(table, spans),
        "scores": table.scores(),
    }
    if table.phase == OVER:
        view["winners"] = table.winners()
    return view


def _track(table: Table, track: int) -> dict[str, Any]:
    seen = int(table.in_sight(track))
    hidden = int(table.lengths[track]) - seen
    return {"marbles": table.colours(track, 0, seen), "hidden": hidden}


def _stack(table: Table, stack: int) -> dict[str, Any]:
    top = int(table.top(stack))
    size = int(table.sizes[stack])
    return {"top": None if top == NO_TILE else TILE_IDS[top], "size": size}


def _desk(table: Table, seat: int) -> dict[str, Any]:
    """A desk, and the empty holes of its tiles."""
    desk = desk_of(table, seat)
    for burner, entry in enumerate(desk["burners"]):
        if entry is not None:
            need = int(table.needs[2 * seat + burner])
            holes = {COLOURS[c]: int(count(need, c)) for c in range(4)}
            entry["holes"] = {colour: left for colour, left in holes.items() if left}
    return desk


def _takes(spans: vec[i64]) -> list[list[int]]:
    """How many of the visible marbles each pick would take."""
    return [
        [int(spans[i] % SPAN - spans[i] // SPAN) for i in range(REACH * track, REACH * (track + 1))]
        for track in range(TRACKS)
    ]


def _explosions(table: Table, spans: vec[i64]) -> list[dict[str, Any]]:
    """PE-10: where a pick would take more than its own marble, which ones of those in sight."""
    found = []
    for spot in range(TRACKS * REACH):
        front, until = divmod(int(spans[spot]), SPAN)
        if until - front > 1:
            track, place = divmod(spot, REACH)
            found.append(
                {
                    "track": track,
                    "place": place,
                    "front": front,
                    "count": until - front,
                    "open": until == SIGHT and int(table.lengths[track]) > SIGHT,
                }
            )
    return found
