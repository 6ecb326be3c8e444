"""The marbles and tiles of the slow second opinion (model.py), and what potions can do."""

from itertools import combinations

from korsi.games.data import components

COLOURS = "RBKY"
FIELDS = {"R": "red", "B": "blue", "K": "black", "Y": "yellow"}
RECIPES = {}  # by kind and holes, as wisdom-4: the holes as letters
POINTS = {}
for _kind, _entries in components("potion_explosion").items():
    for _entry in _entries:
        _holes = "".join(colour * _entry[FIELDS[colour]] for colour in COLOURS)
        RECIPES[f"{_kind}-{len(_holes)}"] = _holes
        POINTS[f"{_kind}-{len(_holes)}"] = _entry["points"]
KINDS = ["wisdom", "blind_love", "magnetic", "prismatic", "abyssal", "sands", "balm", "filter"]


def tiles_of(kinds=KINDS):
    """All tiles of these kinds."""
    return [f"{kind}-{holes}{copy}" for kind in kinds for holes in (4, 5, 6, 7) for copy in "ab"]


def kind_of(tile):
    return tile.split("-")[0]


def in_order(colours):
    return "".join(sorted(colours, key=COLOURS.index))


def empty(burner):
    """PE-13: the empty holes of a tile, as letters; none where there is no tile."""
    if burner is None:
        return ""
    holes = RECIPES[burner["tile"][:-1]]
    for pair in burner["filled"]:
        holes = holes.replace(pair["hole"], "", 1)
    return holes


def spots(position):
    """PE-7: every marble that can be taken."""
    return [
        (track, place)
        for track, marbles in enumerate(position["tracks"])
        for place in range(len(marbles[:8]))
    ]


def explode(marbles, place):
    """PE-10: the places whose marbles go, ascending, and each collision: where, what, how many."""
    left = list(enumerate(marbles))
    gone = [left.pop(place)]
    blasts = []
    meet = place
    while 0 < meet < len(left) and left[meet - 1][1] == left[meet][1]:
        colour = left[meet][1]
        low = high = meet
        while low > 0 and left[low - 1][1] == colour:
            low -= 1
        while high < len(left) and left[high][1] == colour:
            high += 1
        blasts.append((low, colour, high - low))
        gone += left[low:high]
        del left[low:high]
        meet = low
    return sorted(at for at, _ in gone), blasts


# Drinking


def drinks(position, seat):
    """PE-12, PE-23: every way to drink a potion now; of two copies the lower letter."""
    potions = position["desks"][seat]["potions"]
    full = [potion["tile"] for potion in potions if not potion["drunk"]]
    drunk = {kind_of(potion["tile"]) for potion in potions if potion["drunk"]} - {"sands"}
    moves = []
    for tile in full:
        if tile[-1] == "b" and tile[:-1] + "a" in full:
            continue
        for kind in drunk if kind_of(tile) == "sands" else {kind_of(tile)}:
            for way in EFFECTS[kind](position, seat):
                moves.append({"do": "drink", "tile": tile, "as": kind, **way})
    return moves


def wisdom(position, seat):
    """PE-18."""
    return [{"track": track, "place": place} for track, place in spots(position)]


def blind_love(position, seat):
    """PE-19."""
    return [
        {"victim": other}
        for other, desk in enumerate(position["desks"])
        if other != seat and desk["flask"]
    ]


def magnetic(position, seat):
    """PE-20: both can be taken, and differ."""
    tracks = position["tracks"]
    return [
        {"track": track, "place": place}
        for track, place in spots(position)
        if (track, place + 1) in spots(position)
        and tracks[track][place] != tracks[track][place + 1]
    ]


def prismatic(position, seat):
    """PE-21: a marble in the flask, and an empty hole."""
    desk = position["desks"][seat]
    return [{}] if desk["flask"] and any(empty(burner) for burner in desk["burners"]) else []


def abyssal(position, seat):
    """PE-22: front marbles, no colour twice."""
    fronts = {track: marbles[0] for track, marbles in enumerate(position["tracks"]) if marbles}
    found = [tracks for count in range(1, 5) for tracks in combinations(sorted(fronts), count)]
    return [
        {"tracks": list(tracks)}
        for tracks in found
        if len({fronts[track] for track in tracks}) == len(tracks)
    ]


def balm(position, seat):
    """PE-24: any part, of two or more, of a run."""
    return [
        {"track": track, "place": place, "count": count}
        for track, place in spots(position)
        for count in range(2, 9 - place)
        if position["tracks"][track][place : place + count]
        == position["tracks"][track][place] * count
    ]


def filter(position, seat):
    """PE-25: one to five of one colour."""
    return [
        {"track": track, "places": list(places)}
        for track, marbles in enumerate(position["tracks"])
        for colour in COLOURS
        for count in range(1, 6)
        for places in combinations(
            [place for place, marble in enumerate(marbles[:8]) if marble == colour], count
        )
    ]


EFFECTS = {
    "wisdom": wisdom,
    "blind_love": blind_love,
    "magnetic": magnetic,
    "prismatic": prismatic,
    "abyssal": abyssal,
    "balm": balm,
    "filter": filter,
}
