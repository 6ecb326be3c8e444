"""What a seat knows of a table of Potion Explosion, and the worlds it can imagine from that."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.contract import Knowledge, Options, View
from korsi.games.potion_explosion.components import (
    COLOURS,
    EACH,
    NO_TILE,
    POTIONS,
    REACH,
    SIGHT,
    STACK,
    STACKS,
    TILE,
    TILE_IDS,
    TILES,
    TRACK,
    TRACKS,
    count,
    marbles_on,
)
from korsi.games.potion_explosion.dispenser import SPAN, previews
from korsi.games.potion_explosion.position import desk_of, lay_table, moment_of, rest_of
from korsi.games.potion_explosion.rules import Table
from korsi.games.potion_explosion.state import DRAFT, OVER
from korsi.random import Random


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


@final
class PotionExplosionKnowledge(Knowledge):
    """A view of Potion Explosion, taken in: what is seen, and what may be anywhere."""

    def __init__(self, view: View, seats: int, options: Options) -> None:
        seat = view["seat"]
        super().__init__(-1 if seat is None else seat)
        tops = [stack["top"] for stack in view["stacks"]]
        heights = [stack["size"] for stack in view["stacks"]]
        hidden = [track["hidden"] for track in view["tracks"]]
        if min(heights) < 0 or max(heights) > STACK or min(hidden) < 0:
            raise ValueError("stacks or tracks of impossible sizes")
        table = lay_table(
            {
                **view,
                "tracks": [track["marbles"] for track in view["tracks"]],
                "stacks": [[] for _ in tops],
            },
            seats,
            options,
            0,
        )
        self.table = table
        marbles = [EACH] * 4
        for track in range(TRACKS):
            for i in range(TRACK * track, TRACK * track + int(table.lengths[track])):
                marbles[int(table.tracks[i])] -= 1
        lots = [int(lot) for lot in table.hands] + [int(lot) for lot in table.flasks]
        lots += [int(marbles_on(filled)) for filled in table.filled]
        lots.append(int(table.out))
        for lot in lots:
            for colour in range(4):
                marbles[colour] -= int(count(lot, colour))
        self.hidden = vec[i64](hidden)
        for track in range(TRACKS):
            if int(table.lengths[track]) + hidden[track] > TRACK:
                raise ValueError("a track is too long")
            if hidden[track] > 0 and int(table.lengths[track]) != SIGHT:
                raise ValueError("marbles are hidden behind nine visible ones")
            table.lengths[track] += u8(hidden[track])
        if min(marbles) < 0 or (sum(marbles) != sum(hidden) and table.phase != DRAFT):
            raise ValueError("the marbles that are not seen are not as many as they should be")
        drafting = table.phase == DRAFT
        self.marbles = vec[u8]([] if drafting else [c for c in range(4) for _ in range(marbles[c])])
        self.tiles = vec[u8]([] if drafting else _unseen(table, tops))
        self.fill_tops(tops, heights)

    def fill_tops(self, tops: list[str | None], heights: list[int]) -> None:
        """The tops lie on stacks whose other tiles are not seen."""
        table = self.table
        below = 0
        for stack, top in enumerate(tops):
            table.sizes[stack] = u8(heights[stack])
            if (top is None) != (heights[stack] == 0):
                raise ValueError("a stack has a top, unless it is empty")
            if top is not None:
                table.stacks[STACK * stack + heights[stack] - 1] = u8(TILE[top])
                below += heights[stack] - 1
        if below != len(self.tiles):
            raise ValueError("the tiles that are not seen are not as many as they should be")

    def world(self, chance: Random) -> Table:
        """Deal what is not seen: marbles to the tank, tiles to the stacks."""
        table = self.table.copy()
        table.seed = chance.seed()
        marbles = self.marbles
        chance.deal(marbles, 0, marbles, 0, len(marbles))
        hidden = self.hidden
        dealt: i64 = 0
        for track in range(i64(TRACKS)):
            for i in range(TRACK * track + SIGHT, TRACK * track + SIGHT + hidden[track]):
                table.tracks[i] = marbles[dealt]
                dealt += 1
        tiles = self.tiles
        chance.deal(tiles, 0, tiles, 0, len(tiles))
        dealt = 0
        for stack in range(i64(STACKS)):
            for i in range(STACK * stack, STACK * stack + i64(table.sizes[stack]) - 1):
                table.stacks[i] = tiles[dealt]
                dealt += 1
        return table


def _unseen(table: Table, tops: list[str | None]) -> list[int]:
    """The tiles that are in the game and nowhere to be seen."""
    seen = [int(tile) for tile in table.burners] + [TILE[top] for top in tops if top is not None]
    for seat in range(int(table.seats)):
        potions = range(POTIONS * seat, POTIONS * seat + int(table.done[seat]))
        seen += [int(table.potions[i]) % TILES for i in potions]
    left = range(TILES)
    return [tile for tile in left if not int(table.gone) >> (tile >> 3) & 1 and tile not in seen]
