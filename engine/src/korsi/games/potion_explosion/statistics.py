"""What is counted in Potion Explosion: chains, potions, skill tokens, help."""

from collections.abc import Iterable
from itertools import takewhile
from typing import Final

from korsi.contract import Event
from korsi.statistics import Counts, Statistic

STATISTICS: Final = (
    Statistic("chain", "most"),
    Statistic("marbles", "most"),
    Statistic("potions", "mean"),
    Statistic("drunk", "mean"),
    Statistic("helped", "mean"),
    Statistic("five", group="tokens"),
    Statistic("three", group="tokens"),
    Statistic("robbed"),
)


def count(events: Iterable[Event], counts: Counts) -> None:
    """A chain is what one pick sets off; the marble that was picked is one of its marbles. The
    picks that break a tie belong to the exam no more."""
    explosions = marbles = 0
    for event in takewhile(lambda event: event["event"] != "tie", events):  # PE-30
        match event["event"]:
            case "picked":  # PE-9
                explosions, marbles = 0, 1
                counts.reach(event["seat"], "marbles", marbles)
            case "exploded":  # PE-10
                explosions, marbles = explosions + 1, marbles + event["count"]
                counts.reach(event["seat"], "chain", explosions)
                counts.reach(event["seat"], "marbles", marbles)
            case "completed":  # PE-15
                counts.add(event["seat"], "potions")
            case "drunk":  # PE-12
                counts.add(event["seat"], "drunk")
            case "helped":  # PE-11
                counts.add(event["seat"], "helped")
            case "skill":  # PE-27
                counts.add(event["seat"], event["why"])
            case "robbed":  # PE-19
                counts.add(event["seat"], "robbed", len(event["colours"]))
