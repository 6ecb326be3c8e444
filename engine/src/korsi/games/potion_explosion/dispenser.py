"""How marbles explode (PE-10) and return (PE-17)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from korsi.games.potion_explosion.components import (
    COLOURS,
    REACH,
    SIGHT,
    TRACK,
    TRACKS,
    count,
    letters,
    size,
)
from korsi.games.potion_explosion.state import Tabletop
from korsi.random import Chance

SPAN: Final = 32  # a span is SPAN · its first place + the place behind its last


def chain(tracks: vec[u8], start: i64, length: i64, place: i64) -> i64:
    """PE-10: the span that goes when this marble is picked.

    What goes is always connected: the marbles before and behind it meet, and if they are equal,
    both runs go too.
    """
    before = start + place - 1
    behind = start + place + 1
    end = start + length
    while before >= start and behind < end and tracks[before] == tracks[behind]:
        colour = tracks[before]
        while before >= start and tracks[before] == colour:
            before -= 1
        while behind < end and tracks[behind] == colour:
            behind += 1
    return (before + 1 - start) * SPAN + behind - start


def previews(table: Tabletop) -> vec[i64]:
    """The span that each pick would take among the visible marbles, by 8·track + place; 0 where
    there is no marble."""
    found = vec[i64]([0] * (TRACKS * REACH))
    tracks = table.tracks
    for track in range(i64(TRACKS)):
        length = table.in_sight(track)
        reach: i64 = length if length < REACH else REACH
        for place in range(reach):
            found[REACH * track + place] = chain(tracks, TRACK * track, length, place)
    return found


def tell_chain(table: Tabletop, seat: i64, track: i64, place: i64) -> None:
    """The explosions of a pick, one after the other."""
    told = table.told
    if told is None:
        return
    tracks = table.tracks
    start = TRACK * track
    end = start + i64(table.lengths[track])
    before = start + place - 1
    behind = start + place + 1
    while before >= start and behind < end and tracks[before] == tracks[behind]:
        colour = tracks[before]
        met = before
        until = behind
        while before >= start and tracks[before] == colour:
            before -= 1
        while behind < end and tracks[behind] == colour:
            behind += 1
        told.append(
            {
                "event": "exploded",
                "seat": int(seat),
                "track": int(track),
                "place": int(before + 1 - start),
                "colour": COLOURS[int(colour)],
                "count": int(met - before + behind - until),
            }
        )


def give_back(table: Tabletop, lot: i64) -> None:
    """PE-17: in random order, each to the back of a random track with room."""
    if lot == 0:
        return
    table.returns += 1
    chance = table.seed.stream(table.returns)
    told = table.told
    if told is not None:
        told.append({"event": "returned", "colours": letters(lot)})
    total = size(lot)
    pile = vec[u8]([0] * int(total))
    place: i64 = 0
    for colour in range(i64(4)):
        for _ in range(count(lot, colour)):
            pile[place] = u8(colour)
            place += 1
    chance.deal(pile, 0, pile, 0, total)
    lengths = table.lengths
    for i in range(total):
        track = nearest(lengths, chance.below(TRACKS), chance)
        length = i64(lengths[track])
        table.tracks[TRACK * track + length] = pile[i]
        lengths[track] = u8(length + 1)
        if told is not None and length < SIGHT:
            colour_id = COLOURS[int(pile[i])]
            told.append(
                {"event": "arrived", "track": int(track), "place": int(length), "colour": colour_id}
            )


def nearest(lengths: vec[u8], track: i64, chance: Chance) -> i64:
    """The nearest track with room; chance decides between two."""
    for distance in range(i64(TRACKS)):
        low = track - distance
        high = track + distance
        below = low >= 0 and lengths[low] < TRACK
        above = high < TRACKS and lengths[high] < TRACK
        if below and above and distance > 0:
            return low if chance.below(2) == 0 else high
        if below:
            return low
        if above:
            return high
    return -1
