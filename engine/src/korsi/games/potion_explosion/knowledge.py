"""What a seat knows of a table of Potion Explosion, and the worlds it can imagine from that."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.contract import Knowledge, Options, View
from korsi.games.potion_explosion.components import (
    EACH,
    POTIONS,
    SIGHT,
    STACK,
    STACKS,
    TILE,
    TILES,
    TRACK,
    TRACKS,
    count,
    marbles_on,
)
from korsi.games.potion_explosion.position import lay_table
from korsi.games.potion_explosion.rules import Table
from korsi.games.potion_explosion.state import DRAFT
from korsi.random import Random, Seed


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
            Seed(0),
        )
        self.table = table
        drafting = table.phase == DRAFT  # PE-6: the rest is not on the table yet
        marbles = _unseen_marbles(table)
        if not drafting and len(marbles) != sum(hidden):
            raise ValueError("the marbles that are not seen are not as many as they should be")
        self.marbles = vec[u8]([] if drafting else marbles)
        self.tiles = vec[u8]([] if drafting else _unseen_tiles(table, tops))
        self.hidden = vec[i64](hidden)
        self.fill_tank(hidden)
        self.fill_stacks(tops, heights)

    def fill_tank(self, hidden: list[int]) -> None:
        """Behind the marbles that are seen there is room for those that are not."""
        table = self.table
        for track in range(TRACKS):
            if int(table.lengths[track]) + hidden[track] > TRACK:
                raise ValueError("a track is too long")
            if hidden[track] > 0 and int(table.lengths[track]) != SIGHT:
                raise ValueError("marbles are hidden behind nine visible ones")
            table.lengths[track] += u8(hidden[track])

    def fill_stacks(self, tops: list[str | None], heights: list[int]) -> None:
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


def _unseen_marbles(table: Table) -> list[int]:
    """The marbles that are nowhere to be seen."""
    left = [EACH] * 4
    for track in range(TRACKS):
        for i in range(TRACK * track, TRACK * track + int(table.lengths[track])):
            left[int(table.tracks[i])] -= 1
    lots = [int(lot) for lot in table.hands] + [int(lot) for lot in table.flasks]
    lots += [int(marbles_on(filled)) for filled in table.filled]
    lots.append(int(table.out))
    for lot in lots:
        for colour in range(4):
            left[colour] -= int(count(lot, colour))
    if min(left) < 0:
        raise ValueError("more marbles of a colour are seen than there are (PE-1)")
    return [colour for colour in range(4) for _ in range(left[colour])]


def _unseen_tiles(table: Table, tops: list[str | None]) -> list[int]:
    """The tiles that are in the game and nowhere to be seen."""
    seen = [int(tile) for tile in table.burners] + [TILE[top] for top in tops if top is not None]
    for seat in range(int(table.seats)):
        potions = range(POTIONS * seat, POTIONS * seat + int(table.done[seat]))
        seen += [int(table.potions[i]) % TILES for i in potions]
    left = range(TILES)
    return [tile for tile in left if not int(table.gone) >> (tile >> 3) & 1 and tile not in seen]
