"""What is counted in Black DOG: who was sent back to the pen, by whom, and by the dog."""

from collections.abc import Iterable
from typing import Final

from korsi.contract import Event
from korsi.statistics import Counts, Statistic

STATISTICS: Final = (
    Statistic("rounds"),
    Statistic("hits", "mean"),
    Statistic("hit", "mean"),
    Statistic("bites", "mean"),
    Statistic("bitten", "mean"),
    Statistic("pack", "most"),
    Statistic("folds", "share", per="rounds"),
)


def count(events: Iterable[Event], counts: Counts) -> None:
    """Pawns of the own side are no prey. What the dog bites on its run is the prey of whoever has
    let it run; who runs into it has nobody else to thank."""
    player, bitten = 0, 0
    for event in events:
        match event["event"]:
            case "played":  # BD-9
                player, bitten = event["seat"], 0
            case "hit" if event["seat"] != event["owner"]:  # BD-11
                counts.add(event["owner"], "hit")
                if not counts.together(event["seat"], event["owner"]):
                    counts.add(event["seat"], "hits")
            case "bitten":  # BD-15, BD-25
                counts.add(event["owner"], "bitten")
                if event["how"] != "ran-into" and not counts.together(player, event["owner"]):
                    bitten += 1
                    counts.add(player, "bites")
                    counts.reach(player, "pack", bitten)
            case "folded":  # BD-10
                counts.add(event["seat"], "folds")
            case "round-ended" | "over":  # BD-10, BD-27
                for seat in range(len(event["home"])):
                    counts.add(seat, "rounds")
