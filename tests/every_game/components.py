"""What every game's box holds, counted from a position: nothing is lost, nothing appears.

A game of the catalogue that is missing here fails the tests.
"""

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import chain
from typing import Any

from korsi.games.data import components

Position = dict[str, Any]


def six_nimmt(position: Position) -> None:
    """SN-1: each card once. SN-3, SN-16: so many are in the round, all of them somewhere."""
    seats = position["seats"]
    classic = position["options"]["variant"] == "classic"
    dealt = 10 * seats + 4
    cards = [
        card for part in ("rows", "hands", "herds") for held in position[part] for card in held
    ]
    if position["phase"] != "choose":
        cards += [card for card in position["chosen"] if card is not None]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(range(1, 105 if classic else dealt + 1))
    assert len(cards) == dealt or position["phase"] == "draft"


def saboteur_duel(position: Position) -> None:
    """SD-1: 34 path cards, 18 actions and 18 goals, as many of each kind as the box holds, all
    of them somewhere; SD-31, SD-22: no more counters and keys than there are."""
    solo = position["seats"] == 1
    found = [entry["card"] for part in ("maze", "goals") for entry in position[part]]
    for part in ("pile", "discard", "gone", "unused"):
        found += position[part]
    found += position.get("aside", [])
    found += chain(*position["hands"], *position["gold"])
    if "waiting" in position:
        found.append(position["waiting"]["card"])
    found += [BROKEN[tool] for tool in chain(*position["before"])]
    starts = (position["options"]["colour"],) if solo else ("green", "blue")
    assert dict(Counter(found)) == duel_with(starts)  # as dicts: Counters take long to compare
    counters = [entry for entry in position["maze"] if "counter" in entry]
    assert len(counters) <= (6 if solo else 8)
    assert len([entry for entry in position["maze"] if "key" in entry]) <= 2
    assert all(len(hand) <= 6 for hand in position["hands"])
    assert len({tuple(entry["at"]) for entry in [*position["maze"], *position["goals"]]}) == len(
        position["maze"]
    ) + len(position["goals"])


def black_dog(position: Position) -> None:
    """BD-3, BD-4: 110 cards, as many of each kind as the box holds; four pawns a player, or five
    with two or three; one dog; BD-11: one piece a space."""
    found: Counter[str] = Counter()
    for cards in [*position["hands"], position["deck"], position["played"]]:
        found.update(cards)
    if position["phase"] == "give":
        found.update(card for card in position["gifts"] if card is not None)
    assert dict(found) == BLACK_DOG
    assert {len(pawns) for pawns in position["pawns"]} == {4 if position["seats"] == 4 else 5}
    pieces = [place for pawns in position["pawns"] for place in pawns if 0 <= place < 64]
    if position["phase"] != "dog":
        pieces.append(position["dog"])
    assert len(set(pieces)) == len(pieces)
    for pawns in position["pawns"]:
        home = [place for place in pawns if place >= 64]
        assert len(set(home)) == len(home)


def potion_explosion(position: Position) -> None:
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


def _box(game: str, *parts: str) -> Counter[str]:
    data = components(game)
    return Counter({entry["id"]: entry["count"] for part in parts for entry in data[part]})


BLACK_DOG = dict(_box("black_dog", "deck"))
BROKEN = {"cart": "A_BREAK_CART", "lantern": "A_BREAK_LANTERN", "pickaxe": "A_BREAK_PICK"}


@cache
def duel_with(starts: tuple[str, ...]) -> dict[str, int]:
    """The box of Saboteur: The Duel, and the start cards of these colours."""
    box = _box("saboteur_duel", "path", "action", "goal")
    return dict(box + Counter("S_" + colour.upper() for colour in starts))


COMPONENTS: dict[str, Callable[[Position], None]] = {
    "six-nimmt": six_nimmt,
    "saboteur-duel": saboteur_duel,
    "black-dog": black_dog,
    "potion-explosion": potion_explosion,
}
