"""What the log of a table says about time: whose clocks run, until when, whether anybody plays at
all, and who has won where time had a say in it."""

from collections import deque
from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING

import korsi
from korsi.catalogue import rules_of
from korsi_server.tables import entries
from korsi_server.tables.clocks import MISSED
from korsi_server.tables.entries import Entry

if TYPE_CHECKING:
    from korsi_server.tables.table_log import TableLog


def ticking(log: "TableLog") -> bool:
    """Whether this game has to go on although nobody may be looking: somebody's clock runs, or will
    as soon as bots have moved."""
    return (
        log.clocks is not None
        and log.status == "playing"
        and not log.paused
        and log.closed is None
        and any(chair.guest is not None and chair.level is None for chair in log.chairs)
    )


def running(log: "TableLog") -> list[int]:
    """The seats whose clocks run: persons who must decide now."""
    if not ticking(log):
        return []
    assert log.game is not None
    return [
        seat
        for seat in log.game.acting
        if log.chairs[seat].guest is not None and log.bot_in(seat) is None
    ]


def until(log: "TableLog") -> int | None:
    """Thousandths of a second until somebody's time is up, from the last entry that counted them;
    None if no clock runs."""
    if log.clocks is None:
        return None
    return min((log.clocks.until(seat) for seat in running(log)), default=None)


def forgotten(log: "TableLog") -> bool:
    """Whether nobody plays this game any more who could: all seats are lost; or where there are
    days for a move, bots have everybody's seat, or have made everybody's last moves."""
    if log.clocks is None or log.status != "playing":
        return False
    time, players = log.clocks.time, log.players()
    if time.kind != "days":
        return not players
    enough = 1 if time.end == "seat" else MISSED
    return all(log.clocks[seat].missed >= enough for seat in players)


def deserted(log: "TableLog") -> bool:
    """Whether bots have made the last moves of everybody who could play."""
    if log.clocks is None or log.status != "playing":
        return False
    return all(log.clocks[seat].missed >= MISSED for seat in log.players())


def winners(log: "TableLog") -> list[int] | None:
    """Who has won, where that is not for the rules alone to say. A game that ended as it stands has
    no winners. Whoever lost the seat has not won; if nobody else has, the best of the rest has."""
    if log.game is None or log.status != "over":
        return None
    if log.ended is not None:
        return []
    lost = {seat for seat in range(log.seats) if log.lost(seat)}
    if not lost:
        return None
    won = [seat for seat in log.game.winners if seat not in lost]
    others = [seat for seat in range(log.seats) if seat not in lost]
    if won or not others:
        return won
    scores = log.game.scores
    best = (min if rules_of(log.game_key).low_wins else max)(scores[seat] for seat in others)
    return [seat for seat in others if scores[seat] == best]


def foreseen(log: "TableLog", changes: Sequence[Entry]) -> "TableLog":
    """As it will be after these entries, none of them a move, as far as time goes."""
    after = copy(log)
    after.chairs = [replace(chair) for chair in log.chairs]
    after.clocks = None if log.clocks is None else log.clocks.copy()
    after.wishes = dict(log.wishes)
    after.parts, after.order, after.chat = {}, list(log.order), deque()
    for entry in changes:
        after.fold(entry)
    return after


def foreseen_move(
    log: "TableLog", entry: entries.Moved | entries.Undone, game: korsi.Game
) -> "TableLog":
    """The same for a move that leads to `game`."""
    after = foreseen(log, [])
    after.pass_time(entry.ms)
    after.game = game
    after.settle(entry, game)
    return after
