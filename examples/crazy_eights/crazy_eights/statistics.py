"""What is counted in Crazy Eights."""

from collections.abc import Iterable

from korsi.contract import Event
from korsi.statistics import Counts, Statistic

STATISTICS = (
    Statistic("cards"),
    Statistic("eights", "share", per="cards"),
    Statistic("drawn", "mean"),
    Statistic("caught", "most"),
)


def count(events: Iterable[Event], counts: Counts) -> None:
    for event in events:
        match event["event"]:
            case "played":
                counts.add(event["seat"], "cards")
                counts.add(event["seat"], "eights", int(event["suit"] is not None))
            case "drew":
                counts.add(event["seat"], "drawn", event["count"])
            case "over":
                for seat, points in enumerate(event["points"]):
                    counts.reach(seat, "caught", points)
