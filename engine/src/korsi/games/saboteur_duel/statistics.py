"""What is counted in Saboteur: The Duel: where nuggets came from and went, trolls, broken tools."""

from collections.abc import Iterable
from typing import Final

from korsi.contract import Event
from korsi.games.saboteur_duel.components import GOAL, IDS
from korsi.statistics import Counts, Statistic

STATISTICS: Final = (
    Statistic("from-goals", group="nuggets"),
    Statistic("from-tunnels", group="nuggets"),
    Statistic("to-trolls"),
    Statistic("trolls"),
    Statistic("sabotages"),
    Statistic("sabotaged"),
    Statistic("goals", "mean"),
    Statistic("richest", "most"),
)
GOAL_CARDS: Final = frozenset(IDS[GOAL:])


def count(events: Iterable[Event], counts: Counts) -> None:
    """Alone, the mountain breaks tools; it is nobody's sabotage."""
    for event in events:
        match event["event"]:
            case "claimed":  # SD-17
                source = "from-goals" if event["card"] in GOAL_CARDS else "from-tunnels"
                counts.add(event["seat"], source, event["nuggets"])
            case "paid":  # SD-27
                counts.add(event["seat"], "to-trolls", event["nuggets"])
            case "bribed":  # SD-16
                counts.add(event["seat"], "trolls")
            case "sabotaged":  # SD-20
                counts.add(event["seat"], "sabotages")
                counts.add(event["victim"], "sabotaged")
            case "struck" if event["lies"]:  # SD-33
                counts.add(event["seat"], "sabotaged")
            case "revealed":  # SD-18
                counts.add(event["seat"], "goals")
            case "round-ended":  # SD-26
                for seat, nuggets in enumerate(event["nuggets"]):
                    counts.reach(seat, "richest", nuggets)
