"""What a finished game comes to, seat by seat, as the game itself has declared it.

>>> import korsi
>>> game = korsi.new("six-nimmt", seats=2, seed=7, rounds=1)
>>> while not game.over:
...     _ = game.play(game.acting[0], game.legal(game.acting[0])[0])
>>> [seat["heads"] for seat in counted(game)] == game.scores
True
"""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from korsi.catalogue import package_of, replay, rules_of
from korsi.contract import Event, Record
from korsi.game import Game
from korsi.statistics import Counts, Statistic


def declared(game: str) -> tuple[Statistic, ...]:
    """What a game counts; nothing, for a game that has not declared it."""
    found: tuple[Statistic, ...] = getattr(_module(game), "STATISTICS", ())
    return found


def counted(game: Game) -> list[dict[str, int]]:
    """What is counted of each seat of a game that is over: every event of it is heard once more,
    and moves that were taken back have not happened."""
    return tally(game.key, game.seats, _events(game.record()))


def tally(game: str, seats: int, events: Iterable[Event]) -> list[dict[str, int]]:
    """What these events come to in a game for so many, seat by seat."""
    counts = Counts(declared(game), rules_of(game).sides(seats))
    module = _module(game)
    if module is not None:
        module.count(events, counts)
    return counts.seats


def _events(record: Record) -> Iterator[Event]:
    again = replay({**record, "moves": []})
    for seat, move in record["moves"]:
        yield from again.play(seat, move)


@cache
def _module(game: str) -> Any:
    """The file of a game that declares what it counts, where there is one."""
    name = f"{package_of(game)}.statistics"
    return None if find_spec(name) is None else import_module(name)
