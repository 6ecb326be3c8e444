"""What came of a game: who sat where, who came in where, and what the game itself counts."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import korsi
from korsi.catalogue import GAMES, rules_of
from korsi.counting import counted
from korsi_server.store import Damaged, Down, Outcome, Played
from korsi_server.tables import closing, entries
from korsi_server.tables.table_log import TableLog

if TYPE_CHECKING:
    from korsi_server.tables.hall import Hall

LONG: Final = 300
"""Moves: a longer game is counted in a thread, and others are served meanwhile."""
BATCH: Final = 50
"""So many tables of an earlier version are asked for at a time; they are read one by one."""
BREATH: Final = 0.01
"""Seconds between two of them, at least: others are served for as long as each has taken."""
RETRY: Final = 30.0
"""Seconds after which a store in trouble is asked again."""
LOOK: Final = 3600.0
"""Seconds between two looks for games that a server of an earlier version has ended."""
OVERLAP: Final = 2 * 24 * 3600.0
"""Seconds for which such a server may have gone on beside this one."""

logger = logging.getLogger("korsi")


async def outcome_at_end(log: TableLog, game: korsi.Game) -> Outcome:
    """What has come of the game of a table that ends now."""
    if len(game.moves) <= LONG:
        return outcome_of(log, game, time.time())
    return await asyncio.to_thread(outcome_of, log, game, time.time())


def outcome_of(
    log: TableLog, game: korsi.Game, ended: float, gone: frozenset[str] = frozenset()
) -> Outcome:
    """What came of a game that is over, for those who sit in its chairs; but for those who are
    gone since."""
    try:
        counts = counted(game)
    except Exception:  # what a game counts ends no game
        logger.exception("table %s can't be counted", log.id, extra={"table": log.id})
        counts = [{} for _ in range(game.seats)]
    sides = rules_of(game.key).sides(game.seats)
    places = places_of(game, sides)
    seats = []
    for side, members in enumerate(sides):
        for seat in members:
            chair = log.chairs[seat]
            person = (
                chair.guest in log.order and chair.guest not in gone
            )  # nobody is the stand-in of who was removed
            seats.append(
                Played(
                    seat,
                    chair.guest if person else None,
                    chair.name if person else None,
                    chair.level,
                    side,
                    places[side],
                    game.scores[seat],
                    seat in game.winners,
                    counts[seat],
                )
            )
    return Outcome(game.key, ended, sorted(seats))


def places_of(game: korsi.Game, sides: list[list[int]]) -> list[int]:
    """Who came in where, side by side: winners first, whatever they have won by; then by score."""
    sign = 1 if rules_of(game.key).low_wins else -1
    ranks = [(side[0] not in game.winners, sign * game.scores[side[0]]) for side in sides]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def found_in(table: str, lines: list[bytes]) -> tuple[TableLog, int] | None:
    """The table when its game was over, and the number of the entry that ended it; None if nothing
    did. What was said afterwards changes nothing of it."""
    log = TableLog(table)
    for line in lines:
        log.fold(entries.read(line))
        if log.status == "over":
            return log, log.number
    return None


class Uncounted:
    """Lets the store know what came of games that ended in an earlier version, bit by bit."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self.looked = asyncio.Event()
        """Whether all that there were have been looked at once."""

    async def go_on(self) -> None:
        """Look for them again and again: a server of an earlier version may use the same store."""
        while True:
            try:
                await self._hall.store.overlooked(time.time() - OVERLAP)
                await self.round()
            except Down as error:
                kind = type(error).__name__
                logger.warning("the store is busy (%s); games are counted later", kind)
                await asyncio.sleep(RETRY)
                continue
            self.looked.set()
            await asyncio.sleep(LOOK)

    async def round(self) -> None:
        """Once through all of them."""
        after = ""
        while batch := await self._hall.store.uncounted(after, BATCH):
            after = batch[-1]
            for table in batch:
                begun = time.monotonic()
                await self._count(table)
                await asyncio.sleep(max(BREATH, time.monotonic() - begun))

    async def _count(self, table: str) -> None:
        """One that can't be read is left on the list, and whoever opens it is told."""
        store = self._hall.store
        try:
            lines = await store.read(table)
            closed = closing.last_word(lines)
            if closed is not None and closed.why == "damaged":
                return  # as `korsi repair` has said
            if lines and _foreign(lines[0]):
                return  # its package may come back
            found = await asyncio.to_thread(found_in, table, lines)
        except Exception as error:
            if isinstance(error, Down) and not isinstance(error, Damaged):
                raise
            self._hall.set_aside(table, error)
            return
        outcome = None
        if found is not None:
            log, number = found
            ended = await store.written_at(table, number)
            assert log.game is not None
            outcome = await asyncio.to_thread(
                outcome_of, log, log.game, ended or time.time(), removed_in(lines)
            )
        with suppress(Damaged):
            await store.count(table, outcome)


def removed_in(lines: list[bytes]) -> frozenset[str]:
    """Who has left the house, and has a stand-in there."""
    found = [entries.read(line) for line in lines if line.startswith(entries.REMOVES)]
    return frozenset(one.guest for one in found if isinstance(one, entries.Removed))


def _foreign(line: bytes) -> bool:
    first = entries.read(line)
    return isinstance(first, entries.Created) and first.game not in GAMES
