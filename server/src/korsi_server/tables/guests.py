"""Who you are: a token in a cookie, of which only the hash is kept."""

import asyncio
import hashlib
import re
import secrets
from contextlib import suppress
from time import monotonic, time
from typing import Final

from korsi_server.devices import device_of
from korsi_server.store import Down, Guest, Store

LINK_LASTS: Final = 600.0
"""Seconds, by the clock on the wall: the server may start anew meanwhile."""
SELDOM: Final = 3600.0
"""Seconds between two notes that the same person was here."""
MOST: Final = 10_000
"""People whose last note is kept in mind."""
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22}\Z")


class Guests:
    """Tokens, names, avatars, and links to other devices."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seen: dict[str, float] = {}
        """Who was here, and when that was written down."""
        self._notes: set[asyncio.Task[None]] = set()

    async def of(self, token: str | None, agent: str | None = None) -> Guest | None:
        """The guest whose token this is; None unless it is a token. `agent` is what the browser
        calls itself."""
        if token is None or not _TOKEN.match(token):
            return None
        key = hashed(token)
        guest = await self._store.guest(key)
        if guest.name is not None:
            self._note(guest.id, key, agent)
        return guest

    def _note(self, guest: str, key: str, agent: str | None) -> None:
        """Once an hour it is written down that somebody was here, and with which device; nobody
        waits for it."""
        now = monotonic()
        if now - self._seen.get(guest + key, -SELDOM) < SELDOM:
            return
        if len(self._seen) >= MOST:
            self._seen.clear()
        self._seen[guest + key] = now
        task = asyncio.get_running_loop().create_task(self._saw(guest, key, agent))
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)

    async def _saw(self, guest: str, key: str, agent: str | None) -> None:
        with suppress(Down):  # next hour, then
            await self._store.saw(guest, key, device_of(agent), time())

    async def keep(self, guest: Guest) -> None:
        """Keep the name and the avatar."""
        await self._store.keep(guest)

    async def link(self, guest: Guest) -> str:
        """A token that makes another device the same guest, once, for ten minutes."""
        token = new_token()
        now = time()
        await self._store.invite(hashed(token), guest.id, now, now + LINK_LASTS)
        return token

    async def linked(self, link: str) -> Guest | None:
        """The guest of this link; None if it is used or too old. Looking does not use it."""
        return await self._store.invited(hashed(link), time())

    async def come(self, link: str, agent: str | None = None) -> str | None:
        """A new token for the guest of this link; None if it is used or too old."""
        token, now = new_token(), time()
        admitted = await self._store.admit(hashed(link), hashed(token), now, device_of(agent))
        return token if admitted else None

    async def sign_in(self, guest: str, agent: str | None) -> str:
        """A new token for a guest who has shown who they are."""
        token = new_token()
        await self._store.open_to(guest, hashed(token), device_of(agent), time())
        return token


def new_token() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is kept of a token: enough to know it again, not to use it."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]
