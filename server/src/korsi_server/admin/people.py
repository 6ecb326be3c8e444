"""What a host does with people: list them, give one another name, remove one."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from korsi_server.admin.places import STEP, Say, ago, opened
from korsi_server.store import Guest, Person, Store, Unusable
from korsi_server.tables import nameless
from korsi_server.tables.permissions import NAME_LENGTH, one_line

SHORT: Final = 12
"""Letters of a person's id that are shown, and enough to name them."""
LEAST: Final = 4
"""Letters that are taken for an id at all."""


def people(say: Say, where: Path | str) -> int:
    """A line for each person who has a name."""
    return asyncio.run(_people(say, where))


async def _people(say: Say, where: Path | str) -> int:
    count = 0
    async with opened(where) as place:
        async for guest, seen in everybody(place.store):
            count += 1
            sits = ", ".join(await place.store.tables_of(guest.id, 0.0)) or "no table"
            when = "not seen lately" if seen is None else f"seen {ago(seen)}"
            say(f"{guest.id[:SHORT]}  {guest.name or '?'}  {when}  {sits}")
    say(f"people: {count}")
    return 0


async def everybody(store: Store) -> AsyncIterator[Person]:
    """All who have a name or an avatar."""
    after = ""
    while batch := await store.people(after, STEP):
        after = batch[-1].guest.id
        for person in batch:
            yield person


async def _named(store: Store, begins: str) -> Guest:
    """The one person whose id begins like this."""
    found = [one.guest async for one in everybody(store) if one.guest.id.startswith(begins)]
    if len(begins) < LEAST or len(found) != 1:
        wrong = "too short" if len(begins) < LEAST else "several people" if found else "nobody"
        raise Unusable(f"{begins} is {wrong}; take the letters that `korsi admin people` shows")
    return found[0]


def rename(say: Say, where: Path | str, person: str, name: str) -> int:
    """Give somebody another name."""
    proper = one_line(name, NAME_LENGTH)
    if proper is None:
        raise Unusable(f"this name can't be used: it needs 1 to {NAME_LENGTH} letters to be seen")
    asyncio.run(_rename(where, person, proper))
    say(f"{person} is called {proper}; partners who play hear of it after the game")
    return 0


async def _rename(where: Path | str, person: str, name: str) -> None:
    async with opened(where) as place:
        guest = await _named(place.store, person)
        await place.store.keep(Guest(guest.id, name, guest.avatar))
        place.renamed(guest.id)


def remove(say: Say, where: Path | str, person: str) -> int:
    """Let somebody go: name and devices are forgotten, logs are nameless where they stood, and
    their seats are free, or a bot's where a game has begun."""
    count = asyncio.run(_remove(where, person))
    say(f"{person} is removed, with name and devices, and from unfinished tables: {count}")
    return 0


async def _remove(where: Path | str, person: str) -> int:
    """As if they had left by themselves; a server may be at work beside it."""
    async with opened(where) as place:
        guest = await _named(place.store, person)
        sits = await place.store.tables_of(guest.id, 0.0)
        for key in await place.store.unknow(guest.id, time.time()):
            place.signed_out(key)
        async for table, number in nameless.everywhere(place.store, first=sits):
            place.grown(table, number)
    return len(sits)
