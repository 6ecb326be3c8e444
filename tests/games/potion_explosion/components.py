"""What the box of the game holds, counted from a position: nothing is lost, nothing appears."""

from functools import cache
from itertools import chain
from typing import Any

from korsi.games.data import components

Position = dict[str, Any]


def conserved(position: Position) -> None:
    """PE-1: 80 marbles, 20 of each colour, once the dispenser is filled; PE-2, PE-4: every tile of
    the six kinds once; PE-3: 15 skill and 21 help tokens; PE-14: flasks of three."""
    desks = position["desks"]
    burners = [burner for desk in desks for burner in desk["burners"] if burner is not None]
    tiles = [burner["tile"] for burner in burners] + position["starters"]
    tiles += chain(*position["stacks"])
    tiles += [potion["tile"] for desk in desks for potion in desk["potions"]]
    marbles = "".join([*position["tracks"], *(desk["hand"] + desk["flask"] for desk in desks)])
    marbles += "".join(pair["marble"] for burner in burners for pair in burner["filled"])
    if position["tie"] is not None:
        marbles += position["tie"]["out"]
    if position["phase"] == "draft":
        assert not marbles
        assert len(set(tiles)) == len(tiles) == 2 * len(desks)
    else:
        assert all(marbles.count(colour) == 20 for colour in "RBKY")
        assert sorted(tiles) == brewed_without(*position["left_out"])
    skills = sum(desk["skills"] for desk in desks)
    assert position["countdown"] + position["bank"] == max(15 - skills, 0)
    assert position["help_tokens"] + sum(desk["helps"] for desk in desks) == 21
    assert all(len(desk["flask"]) <= 3 for desk in desks)
    assert all(len(track) <= 16 for track in position["tracks"])


@cache
def brewed_without(*kinds: str) -> list[str]:
    """The tiles of the other kinds."""
    return sorted(
        f"{kind}-{holes}{copy}"
        for kind in components("potion_explosion")
        for holes in (4, 5, 6, 7)
        for copy in "ab"
        if kind not in kinds
    )
