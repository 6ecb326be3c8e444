"""What the box of the game holds, counted from a position: nothing is lost, nothing appears."""

from collections import Counter
from functools import cache
from itertools import chain
from typing import Any

from korsi.games.data import components

Position = dict[str, Any]


def conserved(position: Position) -> None:
    """SD-1: 34 path cards, 18 actions and 18 goals, as many of each kind as the box holds, all
    of them somewhere; SD-31, SD-22: no more counters and keys than there are; SD-26: as many
    nuggets on the score sheet as on the gold that is owned."""
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
    most = 6 if solo else 8
    assert len(counters) <= most
    if position["phase"] == "act":  # with the last of them the round ends, after the whole play
        assert len(counters) < most
    assert len([entry for entry in position["maze"] if "key" in entry]) <= 2
    assert all(len(hand) <= 6 for hand in position["hands"])
    won = sum(sum(line["nuggets"]) - sum(line["paid"]) for line in position["rounds"])
    assert won == sum(nuggets()[card] for card in chain(*position["gold"]))
    assert len({tuple(entry["at"]) for entry in [*position["maze"], *position["goals"]]}) == len(
        position["maze"]
    ) + len(position["goals"])


def _box(*parts: str) -> Counter[str]:
    data = components("saboteur_duel")
    return Counter({entry["id"]: entry["count"] for part in parts for entry in data[part]})


@cache
def nuggets() -> dict[str, int]:
    """What every card is worth."""
    data = components("saboteur_duel")
    entries = [entry for part in ("path", "goal") for entry in data[part]]
    return {entry["id"]: entry.get("gold", {"n": 0})["n"] for entry in entries}


BROKEN = {"cart": "A_BREAK_CART", "lantern": "A_BREAK_LANTERN", "pickaxe": "A_BREAK_PICK"}


@cache
def duel_with(starts: tuple[str, ...]) -> dict[str, int]:
    """The box, and the start cards of these colours."""
    box = _box("path", "action", "goal")
    return dict(box + Counter("S_" + colour.upper() for colour in starts))
