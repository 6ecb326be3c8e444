"""Who you are: a token in a cookie, of which only the hash is kept."""

import hashlib
import re
import secrets
from time import time
from typing import Final

from korsi_server.store import Guest, Store

LINK_LASTS: Final = 600.0
"""Seconds, by the clock on the wall: the server may start anew meanwhile."""
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22}\Z")


class Guests:
    """Tokens, names, avatars, and links to other devices."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, token: str | None) -> Guest | None:
        """The guest whose token this is; None unless it is a token."""
        if token is None or not _TOKEN.match(token):
            return None
        return await self._store.guest(hashed(token))

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

    async def come(self, link: str) -> str | None:
        """A new token for the guest of this link; None if it is used or too old."""
        token = new_token()
        return token if await self._store.admit(hashed(link), hashed(token), time()) else None


def new_token() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is kept of a token: enough to know it again, not to use it."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]
