"""What a guest has played: lists, statistics, friends, results alone, and all of it as a file.

Nobody is told anything of games at which they did not sit, but the best results of those who have
a name and may be listed.
"""

import hashlib
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping
from math import inf, isfinite
from time import time
from typing import Final, cast

from korsi.catalogue import GAMES
from korsi.counting import declared
from korsi.statistics import Statistic
from korsi_server.avatars import shown
from korsi_server.limits import Bucket
from korsi_server.messages import (
    Alone,
    AloneBest,
    AloneGame,
    AloneResult,
    FiledGame,
    Friend,
    FriendAt,
    Friends,
    GamesFile,
    GameStatistics,
    Level,
    MyGames,
    MyTable,
    PlayedGame,
    PlayedSeat,
    Statistics,
    StatisticValue,
)
from korsi_server.store import Count, Finished, Guest, Played, Shared, Sums, Wanted
from korsi_server.store.played import sought
from korsi_server.tables.frames import encode
from korsi_server.tables.hall import Hall
from korsi_server.tables.permissions import NAME_LENGTH, Cannot

PAGE: Final = 30
"""Games in one answer, unless fewer are asked for."""
BATCH: Final = 200
"""Games that are read at once for a file."""
FRIENDS: Final = 100
BESTS: Final = 10
RESULTS: Final = {"won": True, "lost": False}
ASKED: Final = ("game", "result", "name", "with", "since", "until", "after", "most")


class Histories:
    """Puts them together from the store alone, so that every server of it says the same."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def page(self, guest: Guest, wish: Mapping[str, str], allowance: Bucket) -> MyGames:
        """Some of a guest's games, as the address wishes."""
        unknown = [name for name in wish if name not in ASKED]
        if unknown:
            raise Cannot("fault-not-understood", {"wrong": unknown[0][:60]})
        result = wish.get("result")
        if result is not None and result not in RESULTS:
            raise Cannot("fault-not-understood", {"wrong": "result"})
        wanted = Wanted(
            game=wish.get("game"),
            won=None if result is None else RESULTS[result],
            name=wish.get("name", "").strip()[:NAME_LENGTH] or None,
            guest=await self._meant(guest, wish["with"]) if "with" in wish else None,
            since=_number(wish, "since", 0.0),
            until=_number(wish, "until", inf),
        )
        most = round(min(PAGE, max(1.0, _number(wish, "most", PAGE))))
        before = _before(wish)
        found = await self._hall.store.finished(guest.id, wanted, before, most + 1)
        told = [told_to(guest, one) for one in found[:most]]
        more = f"{told[-1].ended!r}:{told[-1].table}" if len(found) > most else None
        playing = [] if before or result else await self._playing(guest, wanted, allowance)
        return MyGames(playing, told, more)

    async def _playing(self, guest: Guest, wanted: Wanted, allowance: Bucket) -> list[MyTable]:
        """Unfinished games, by the same wishes."""
        now = time()
        return [
            mine
            for mine in await self._hall.tables_of(guest.id, allowance, ever=True)
            if wanted.game in (None, mine.table.game)
            and wanted.since <= now - mine.idle < wanted.until
            and (wanted.name is None or _is_there(mine, wanted.name))
            and (wanted.guest is None or self._sits(mine, wanted.guest))
        ]

    def _sits(self, mine: MyTable, guest: str) -> bool:
        table = self._hall.tables.get(mine.table.id)
        return table is not None and table.log.seat_of(guest) is not None

    async def _meant(self, guest: Guest, who: str) -> str:
        """Whom a guest knows as that; nobody's id if there is no such person."""
        others = {one.guest for one in await self._hall.store.shared(guest.id)}
        return next((other for other in others if known_as(guest.id, other) == who), who)

    async def statistics(self, guest: Guest) -> Statistics:
        """What all finished games come to."""
        sums, counts = await self._hall.store.sums(guest.id)
        return Statistics([_summed(one, counts) for one in sums])

    async def friends(self, guest: Guest) -> Friends:
        """With whom a guest has played."""
        met: dict[str, list[Shared]] = defaultdict(list)
        for one in await self._hall.store.shared(guest.id):
            met[one.guest].append(one)
        often = sorted(met, key=lambda who: (-sum(one.games for one in met[who]), who))[:FRIENDS]
        known = {one.id: one for one in await self._hall.store.known(often)}
        return Friends(
            [
                Friend(
                    known_as(guest.id, id),
                    known[id].name if id in known else None,
                    shown(known[id].avatar if id in known else None, id),
                    max(one.last for one in met[id]),
                    [_shared(one) for one in sorted(met[id], key=lambda one: -one.games)],
                )
                for id in often
            ]
        )

    async def alone(self, guest: Guest) -> Alone:
        """Games for one: the own best, and the best of the house."""
        store = self._hall.store
        games = []
        for key, rules in GAMES.items():
            if rules.seats[0] > 1:
                continue
            own = await store.own_bests(guest.id, key, rules.low_wins, BESTS)
            house = await store.bests(key, rules.low_wins, BESTS)
            best = [
                AloneBest(
                    one.guest.name or "",
                    shown(one.guest.avatar, one.guest.id),
                    one.score,
                    one.guest.id == guest.id,
                )
                for one in house
            ]
            games.append(AloneGame(key, [_result(one) for one in own], best))
        return Alone(await store.listed(guest.id), games)

    async def file(self, guest: Guest, origin: str) -> AsyncIterator[bytes]:
        """All finished games, as they are read: there may be very many."""
        head = encode(GamesFile("korsi-games", 1, guest.name, []))
        yield head.removesuffix(b"]}")
        before: tuple[float, str] | None = None
        while batch := await self._hall.store.finished(guest.id, Wanted(), before, BATCH):
            lines = [encode(_filed(told_to(guest, one), one, origin)) for one in batch]
            yield (b",\n" if before else b"\n") + b",\n".join(lines)
            before = batch[-1].outcome.ended, batch[-1].table
        yield b"\n]}\n"


def known_as(guest: str, other: str) -> str:
    """What somebody is called in the lists of a guest: whoever compares lists learns nothing."""
    return hashlib.sha256(f"{guest} knows {other}".encode()).hexdigest()[:16]


def told_to(guest: Guest, game: Finished) -> PlayedGame:
    """A finished game as one who sat there may know it."""
    seats = game.outcome.seats
    own = next(one.seat for one in seats if one.guest == guest.id)
    told = [_seat(guest, one) for one in seats]
    outcome = game.outcome
    return PlayedGame(game.table, outcome.game, own, outcome.ended, told, game.kept)


def _seat(guest: Guest, one: Played) -> PlayedSeat:
    bot = one.guest is None and one.level is not None
    other = None if one.guest in (None, guest.id) else one.guest
    return PlayedSeat(
        "bot" if bot else "person",
        one.name,
        cast(Level, one.level) if bot else None,
        one.place,
        one.score,
        one.won,
        None if other is None else known_as(guest.id, other),
    )


def _filed(told: PlayedGame, game: Finished, origin: str) -> FiledGame:
    table = f"{origin}/api/tables/{told.table}/record" if told.kept else None
    replay = f"{origin}/replay/{told.table}" if told.kept else None
    counts = dict(game.outcome.seats[told.seat].counts)
    return FiledGame(
        *(told.table, told.game, told.seat, told.ended, told.seats, told.kept),
        counts=counts,
        replay=replay,
        file=table,
    )


def _result(game: Finished) -> AloneResult:
    (one,) = game.outcome.seats
    return AloneResult(game.table, one.score, one.won, game.outcome.ended, game.kept)


def _shared(one: Shared) -> FriendAt:
    equal = one.games - one.ahead - one.behind - one.together
    return FriendAt(one.game, one.games, one.ahead, one.behind, equal, one.together, one.won)


def _summed(sums: Sums, counts: list[Count]) -> GameStatistics:
    rules = GAMES.get(sums.game)
    own = {one.key: one for one in counts if (one.game, one.alone) == (sums.game, sums.alone)}
    best = None if rules is None else sums.least if rules.low_wins else sums.most
    statistics = () if rules is None else declared(sums.game)
    values = [_value(one, own, sums.games) for one in statistics if one.key in own]
    if sums.alone:  # what only happens among people
        values = [one for one in values if one.value]
    mean = round(sums.score / sums.games, 3)
    return GameStatistics(sums.game, sums.alone, sums.games, sums.won, mean, best, values)


def _value(statistic: Statistic, own: dict[str, Count], games: int) -> StatisticValue:
    count = own[statistic.key]
    value: float = count.most if statistic.shown == "most" else count.total
    if statistic.shown in ("mean", "share"):
        per = own[statistic.per].total if statistic.per else games
        value = round(value / per, 4) if per else 0.0
    return StatisticValue(statistic.key, statistic.shown, value, statistic.group or None)


def _is_there(mine: MyTable, name: str) -> bool:
    others = (one for seat, one in enumerate(mine.table.sitters) if seat != mine.seat)
    return any(sought(name) in sought(other.name or "") for other in others)


def _number(wish: Mapping[str, str], name: str, default: float) -> float:
    if name not in wish:
        return default
    try:
        number = float(wish[name])
    except ValueError:
        number = inf
    if not isfinite(number):
        raise Cannot("fault-not-understood", {"wrong": name})
    return number


def _before(wish: Mapping[str, str]) -> tuple[float, str] | None:
    """The game after which the next page begins."""
    if "after" not in wish:
        return None
    ended, _, table = wish["after"].partition(":")
    return _number({"after": ended}, "after", 0.0), table[:60]
