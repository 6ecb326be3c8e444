"""Tables in the middle of a game, with the fullest hands and the longest names that there can be.

They are written into a data file before the server opens it: nobody has to play so far.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import korsi
from korsi.bots import make_bot
from korsi_server.store.sqlite import SQLiteStore
from korsi_server.tables import entries
from korsi_server.tables.guests import hashed

TOKEN = "the-longest-name-there"
NAMES = {
    "en": "Bartholomew Featherstone",
    "fa": "امیرمحمدحسین شاهرودی‌نیا",
    "uk": "Святослав-Володимирович",
}
"""As long as a name may be, or nearly so."""

View = dict[str, Any]


class Moment(NamedTuple):
    """A table of a game, and when in it seat 0 is to be looked at."""

    game: str
    seats: int
    when: Callable[[View], object]


def full_hand(view: View) -> bool:
    """6 nimmt!: the second round begins."""
    return view["round"] == 2 and len(view["hand"]) == 10


def row_to_take(view: View) -> bool:
    """6 nimmt!: a row is to be taken, and some are long."""
    return view["phase"] == "row" and sum(map(len, view["rows"])) >= 12


def far_maze(view: View) -> bool:
    """Saboteur: The Duel: a long maze, six cards, and a tool is broken."""
    return view["phase"] == "act" and len(view["hand"]) == 6 and len(view["maze"]) >= 20


def many_pawns(view: View) -> bool:
    """Black DOG: five cards, and pawns all over the board."""
    out = sum(0 <= place < 64 for pawns in view["pawns"] for place in pawns)
    return view["phase"] == "play" and len(view["hand"]) == 5 and out >= 8


def full_desk(view: View) -> bool:
    """Potion Explosion: a hand full of marbles, a flask, potions that may be drunk."""
    desk = view["desks"][0]
    drinkable = [potion for potion in desk["potions"] if not potion["drunk"]]
    return len(set(desk["hand"])) >= 3 and len(desk["hand"]) >= 5 and len(drinkable) >= 2


MOMENTS = {
    "six-nimmt-hand": Moment("six-nimmt", 10, full_hand),
    "six-nimmt-row": Moment("six-nimmt", 6, row_to_take),
    "saboteur-duel": Moment("saboteur-duel", 2, far_maze),
    "black-dog": Moment("black-dog", 4, many_pawns),
    "potion-explosion": Moment("potion-explosion", 4, full_desk),
}


ID = {name: f"midgame{number}" for number, name in enumerate(MOMENTS)}
"""Their tables."""


def set_out(data: Path, language: str) -> None:
    """Write all of them into a data file."""

    async def write() -> None:
        store = SQLiteStore(data)
        await store.rename(hashed(TOKEN), NAMES[language])
        for name, moment in MOMENTS.items():
            log = [entries.written(entry) for entry in _log(moment, language)]
            await store.append(ID[name], 1, log)
        await store.close()

    with ThreadPoolExecutor(1) as other:  # where no browser's loop runs
        other.submit(lambda: asyncio.run(write())).result()


def _log(moment: Moment, language: str) -> list[entries.Entry]:
    game, seed = _reached(moment)
    record = game.record()
    guests = [hashed(TOKEN), *(f"friend-{seat}" for seat in range(1, moment.seats))]
    return [
        entries.Created(game.key, record["rules"], game.seats, game.options, False),
        *(entries.Sat(seat, guest, NAMES[language]) for seat, guest in enumerate(guests)),
        entries.Started(seed),
        *(entries.Moved(seat, move) for seat, move in record["moves"]),
    ]


def _reached(moment: Moment) -> tuple[korsi.Game, int]:
    """A game by greedy players, played up to the moment."""
    bot = make_bot("greedy", 1)
    for seed in range(1000):
        game = korsi.new(moment.game, seats=moment.seats, seed=seed)
        while not game.over:
            if 0 in game.acting and moment.when(game.view(0)):
                return game, seed
            seat = game.acting[-1]
            game.play(seat, bot.think(game.view(seat)).move)
    raise AssertionError(f"no game of {moment.game} comes to this moment")
