"""Quiet hours: between two moments of somebody's own day they are told nothing."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from korsi_server.store.bells import Wishes


def zone_of(name: str) -> ZoneInfo | None:
    """A time zone as browsers name it; None where there is none of that name."""
    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError):  # not found, a folder, or no name at all
        return None


def quiet_until(wishes: Wishes, now: float) -> float | None:
    """When the quiet hours end that it is now; None if they are not. Both moments are those of the
    clock on their wall, also in the night in which that is changed.

    >>> night = Wishes("Europe/Kyiv", 22 * 60, 8 * 60)
    >>> noon = 1_767_261_600.0  # 2026-01-01, 12:00 in Kyiv
    >>> quiet_until(night, noon) is None
    True
    >>> quiet_until(night, noon + 11 * 3600) == noon + 20 * 3600
    True
    """
    begin, end = wishes.quiet_from, wishes.quiet_to
    zone = zone_of(wishes.zone)
    if begin is None or end is None or begin == end or zone is None:
        return None
    here = datetime.fromtimestamp(now, zone)
    minute = here.hour * 60 + here.minute
    over_night = begin > end
    quiet = (minute >= begin or minute < end) if over_night else begin <= minute < end
    if not quiet:
        return None
    day = here.date() + timedelta(days=over_night and minute >= begin)
    ends = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=zone)
    return max(ends.timestamp(), now + 1)
