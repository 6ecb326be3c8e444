"""What a server may be told at its start; the rest is fixed."""

import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from korsi.random import SEEDS


def any_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbelow(SEEDS)


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one visitor may ask for: (how many a second, how many at once)."""

    messages: tuple[float, float] = (15, 40)
    """On one socket."""
    messages_of_address: tuple[float, float] = (300, 600)
    chat: tuple[float, float] = (0.5, 5)
    """Of one guest at one table."""
    visits: tuple[float, float] = (10, 60)
    """Sockets opened from one address."""
    requests: tuple[float, float] = (20, 100)
    """HTTP requests from one address, the client's files not counted."""
    new_tables: tuple[float, float] = (0.5, 20)
    """Tables made from one address."""
    sockets_of_address: int = 250
    listeners: int = 250
    """Sockets at one table."""
    unread: int = 256 * 1024
    """Bytes that wait for a slow reader before it is dropped."""
    tables_of_guest: int = 40
    """Unfinished tables where one guest sits."""
    chat_lines: int = 2000
    """Said at one table in all."""
    entries: int = 100_000
    """In the log of one table: no game needs so many, however often people choose anew."""
    option: int = 1000
    """The largest whole number a table may choose for an option: games must end."""


@dataclass(frozen=True, slots=True)
class Settings:
    """One server."""

    data: Path
    client: Path | None = None
    """The folder of the built client."""
    pause: tuple[float, float] = (0.4, 0.9)
    """Seconds a bot waits before its move, so that people can follow."""
    away: float = 30.0
    """Seconds after which others may lend the seat of someone who has gone."""
    workers: int = field(default_factory=lambda: os.cpu_count() or 1)
    """Processes in which bots think."""
    patience: float = 20.0
    """Seconds for one thought of a bot; a worker that needs longer is taken for dead."""
    seed: Callable[[], int] = any_seed
    """Where the chance of games and bots comes from."""
    limits: Limits = field(default_factory=Limits)
