"""What is counted: where nuggets come from and go, trolls, broken tools."""

from games.saboteur_duel.rules.mazes import DATA, lay, table
from korsi.counting import tally


def claimed(seat: int, card: str, nuggets: int) -> dict[str, object]:
    return {"event": "claimed", "seat": seat, "at": [0, 0], "card": card, "nuggets": nuggets}


def ended(nuggets: list[int]) -> dict[str, object]:
    return {"event": "round-ended", "round": 1, "why": "goals", "nuggets": nuggets}


def broke(seat: int) -> dict[str, object]:
    return {"event": "sabotaged", "seat": seat, "victim": 1 - seat, "tool": "cart"}


def goal_with(nuggets: int) -> str:
    cards = (card["id"] for card in DATA["goal"] if card.get("gold", {"n": 0})["n"] == nuggets)
    return str(next(cards))


DUEL = [
    *(claimed(0, "P_BRIDGE_GOLD", 1), claimed(0, goal_with(3), 3), claimed(1, goal_with(2), 2)),
    *({"event": "bribed", "seat": 1, "at": [1, 1]}, {"event": "bribed", "seat": 1, "at": [2, 1]}),
    *(broke(0), broke(0), broke(1)),
    {"event": "revealed", "seat": 1, "at": [7, 0], "card": goal_with(2)},
    {"event": "paid", "seat": 1, "card": goal_with(2), "nuggets": 2},
    ended([4, 2]),
    *(claimed(0, "P_DTURN_GOLD", 1), ended([1, 0])),
]


def counted(key: str) -> list[int]:
    return [seat[key] for seat in tally("saboteur-duel", 2, DUEL)]


def test_nuggets_come_from_goals_and_from_tunnels_and_some_go_to_trolls() -> None:
    """SD-17, SD-26, SD-27."""
    assert counted("from-goals") == [3, 2]
    assert counted("from-tunnels") == [2, 0]
    assert counted("to-trolls") == [0, 2]
    assert counted("richest") == [4, 2]


def test_gold_of_a_real_path_card_is_from_the_tunnels() -> None:
    game = table({}, ["P_TL_DE_GOLD"])
    events = game.play(0, lay("P_TL_DE_GOLD", (2, 4), True))
    seats = tally("saboteur-duel", 2, events)
    assert [(seat["from-goals"], seat["from-tunnels"]) for seat in seats] == [(0, 1), (0, 0)]


def test_trolls_and_goals_belong_to_whoever_meets_them() -> None:
    """SD-16, SD-18."""
    assert counted("trolls") == [0, 2]
    assert counted("goals") == [0, 1]


def test_a_broken_tool_counts_for_both() -> None:
    """SD-20."""
    assert counted("sabotages") == [2, 1]
    assert counted("sabotaged") == [1, 2]


def test_alone_the_mountain_breaks_tools_and_nobody_has_done_it() -> None:
    """SD-33: a second card of a kind is discarded."""
    struck = [
        {"event": "struck", "seat": 0, "tool": "cart", "lies": lies} for lies in (True, False)
    ]
    (alone,) = tally("saboteur-duel", 1, struck)
    assert (alone["sabotaged"], alone["sabotages"]) == (1, 0)
