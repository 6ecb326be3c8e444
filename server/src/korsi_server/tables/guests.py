"""Who you are: a token in a cookie, of which only the hash is kept."""

import hashlib
import re
import secrets
from time import monotonic
from typing import Final

from korsi_server.store import Guest, Store

LINK_LASTS: Final = 600.0
LINKS: Final = 10_000
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22}\Z")


class Guests:
    """Tokens, names, and links to other devices."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._links: dict[str, tuple[str, float]] = {}

    async def of(self, token: str | None) -> Guest | None:
        """The guest whose token this is; None unless it is a token."""
        if token is None or not _TOKEN.match(token):
            return None
        return await self._store.guest(hashed(token))

    async def rename(self, guest: Guest, name: str) -> None:
        """Keep the name."""
        await self._store.rename(guest.id, name)

    def link(self, guest: Guest) -> str:
        """A token that makes another device the same guest, once, for ten minutes."""
        now = monotonic()
        self._links = {key: link for key, link in self._links.items() if link[1] > now}
        if len(self._links) >= LINKS:
            self._links.pop(next(iter(self._links)))
        token = new_token()
        self._links[hashed(token)] = (guest.id, now + LINK_LASTS)
        return token

    async def come(self, link: str) -> str | None:
        """A new token for the guest of this link; None if it is used or too old."""
        guest, until = self._links.pop(hashed(link), ("", 0.0))
        if until <= monotonic():
            return None
        token = new_token()
        await self._store.link(hashed(token), guest)
        return token


def new_token() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is kept of a token: enough to know it again, not to use it."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]
