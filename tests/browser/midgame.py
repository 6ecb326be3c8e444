"""Tables in the middle of a game, with the fullest hands and the longest names that there can be.

They are written into a data file before the server opens it: nobody has to play so far.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from browser.games import modules

import korsi
from korsi.bots import make_bot
from korsi_server.store import Guest
from korsi_server.store.sqlite import SQLiteStore
from korsi_server.tables import entries
from korsi_server.tables.guests import hashed

NAMES = {
    "en": "Bartholomew Featherstone",
    "fa": "امیرمحمدحسین شاهرودی‌نیا",
    "uk": "Святослав-Володимирович",
}
"""As long as a name may be, or nearly so."""
TOKENS = {language: f"the-longest-name-in-{language}" for language in NAMES}
"""What seat 0 of the tables in each language is known by."""

View = dict[str, Any]


class Moment(NamedTuple):
    """A table of a game, and when in it seat 0 is to be looked at."""

    game: str
    seats: int
    when: Callable[[View], object]
    seed: int = 0
    """Of a game that comes to it: games before that have been tried."""


class Look(NamedTuple):
    """A moment, and what a person must find on the screen then."""

    moment: Moment
    number: int
    needed: list[str]
    held: str | None
    """What can be taken in hand first, and all must be found again; None where nothing can."""

    def table(self, language: str) -> str:
        """The one whose people have names in this language."""
        return f"midway{language[0]}{self.number}"


@cache
def looks() -> dict[str, Look]:
    """Every game's, by name."""
    found = [
        (name, moment, module.NEEDED, getattr(module, "HELD", None))
        for _, module in modules("midgame")
        for name, moment in module.MOMENTS.items()
    ]
    return {
        name: Look(moment, number, needed, held)
        for number, (name, moment, needed, held) in enumerate(found)
    }


def set_out(data: Path, language: str, name: str | None = None) -> None:
    """Write all of them into a data file, for one language after another; with a name, it is that
    person among bots."""

    async def write() -> None:
        store = SQLiteStore(data)
        await store.keep(Guest(hashed(TOKENS[language]), name or NAMES[language]))
        for look in looks().values():
            log = [entries.written(entry) for entry in _log(look.moment, language, name)]
            await store.append(look.table(language), 1, log)
        await store.close()

    with ThreadPoolExecutor(1) as other:  # where no browser's loop runs
        other.submit(lambda: asyncio.run(write())).result()


def _log(moment: Moment, language: str, name: str | None) -> list[entries.Entry]:
    game, seed = _reached(moment)
    record = game.record()
    others = range(1, moment.seats)
    friends = [entries.Sat(seat, f"friend-{seat}", NAMES[language]) for seat in others]
    bots = [entries.Filled(seat, "normal") for seat in others]
    return [
        entries.Created(game.key, record["rules"], game.seats, game.options, False),
        entries.Sat(0, hashed(TOKENS[language]), name or NAMES[language]),
        *(friends if name is None else bots),
        entries.Started(seed),
        *(entries.Moved(seat, move) for seat, move in record["moves"]),
    ]


@cache
def _reached(moment: Moment) -> tuple[korsi.Game, int]:
    """A game by greedy players, played up to the moment."""
    bot = make_bot("greedy", 1)
    for seed in range(moment.seed, 1000):
        game = korsi.new(moment.game, seats=moment.seats, seed=seed)
        while not game.over:
            if 0 in game.acting and moment.when(game.view(0)):
                return game, seed
            seat = game.acting[-1]
            game.play(seat, bot.think(game.view(seat)).move)
    raise AssertionError(f"no game of {moment.game} comes to this moment")
