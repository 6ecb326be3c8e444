"""What is counted in 6 nimmt!: heads, rows, and rounds that went well."""

from collections.abc import Iterable
from typing import Final

from korsi.contract import Event
from korsi.statistics import Counts, Statistic

STATISTICS: Final = (
    Statistic("rounds"),
    Statistic("heads", "mean", per="rounds"),
    Statistic("rows", "mean", per="rounds"),
    Statistic("won", "share", per="rounds"),
    Statistic("clean", "share", per="rounds"),
    Statistic("dearest", "most"),
)


def count(events: Iterable[Event], counts: Counts) -> None:
    """A round is won with the fewest heads of all, alone or not; it is clean without any."""
    for event in events:
        match event["event"]:
            case "took":  # SN-9, SN-10
                counts.add(event["seat"], "rows")
                counts.reach(event["seat"], "dearest", event["heads"])
            case "round-ended":  # SN-12
                fewest = min(event["heads"])
                for seat, heads in enumerate(event["heads"]):
                    counts.add(seat, "rounds")
                    counts.add(seat, "heads", heads)
                    counts.add(seat, "won", int(heads == fewest))
                    counts.add(seat, "clean", int(heads == 0))
