"""A connection to PostgreSQL, opened in one way, and what is said where that fails."""

from typing import TYPE_CHECKING, Final, TypeAlias

import asyncpg

from korsi_server.store import Unusable
from korsi_server.store.addresses import said

if TYPE_CHECKING:  # which is no class with parameters when it runs
    Own: TypeAlias = asyncpg.Connection[asyncpg.Record]

REACHED: Final = 3.0
"""Seconds for a new connection."""
TROUBLES: Final = (
    *(asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError),
    *(OSError, TimeoutError),
)


async def connected(address: str, patience: float | None = None) -> "Own":
    """A connection of one's own, with so many seconds for each thing asked of it; whoever copies a
    whole database has none to set. No statement is kept prepared: a pooler may stand between."""
    return await asyncpg.connect(
        address, timeout=REACHED, command_timeout=patience, statement_cache_size=0
    )


async def reached(address: str, patience: float | None = None) -> "Own":
    """The same, for a command: raises Unusable with a sentence."""
    try:
        return await connected(address, patience)
    except Exception as error:  # an address can be wrong in many ways
        raise unreachable(address, error) from error


def unreachable(address: str, error: BaseException) -> Unusable:
    """The sentence for a database that can't be used."""
    return Unusable(f"can't use the database {said(address)}: {words(error)}")


def words(error: BaseException) -> str:
    """What went wrong, on one line."""
    if isinstance(error, ConnectionRefusedError):
        return "nobody answers there"
    return " ".join(str(error).split()) or type(error).__name__
