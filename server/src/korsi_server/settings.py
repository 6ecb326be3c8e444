"""What a server may be told at its start; the rest is fixed."""

import os
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from korsi.random import SECRET_BYTES, SEEDS
from korsi_server.proxies import Proxies

RHYTHM: Final = {"easy": 0.0, "normal": 0.15, "hard": 0.6, "expert": 0.9}
"""A little more than what each level thinks."""
FOLLOWING: Final = {"easy": 0.1, "normal": 0.15, "hard": 0.2, "expert": 0.2}
"""The same for the second and each further move of one turn: see `bot_pool.GOES_ON`."""


def any_secret() -> str:
    """256 bits for the chance of a game: nobody can guess them or search for them."""
    return secrets.token_hex(SECRET_BYTES)


def any_number() -> int:
    """A seed for one thought of a bot: nothing hidden follows from it."""
    return secrets.randbelow(SEEDS)


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one visitor may ask for: (how many a second, how many at once)."""

    messages: tuple[float, float] = (15, 40)
    """On one socket."""
    messages_of_address: tuple[float, float] = (300, 600)
    chat: tuple[float, float] = (0.5, 5)
    """Of one guest at one table."""
    chat_of_address: tuple[float, float] = (1, 15)
    """At one table, from those who have no seat: a new cookie is a new guest, but not a new
    address."""
    moves: tuple[float, float] = (5, 100)
    """Of one guest at one table: who may choose anew could do so until the log is full."""
    changes: tuple[float, float] = (0.5, 20)
    """What one guest changes at one table besides moves: seats, bots, names."""
    changes_of_address: tuple[float, float] = (1, 60)
    """The same, of all at one address who have no seat."""
    renames: tuple[float, float] = (0.1, 6)
    """Of one guest: a new name is written at every table where they sit."""
    keepsakes: tuple[float, float] = (0.5, 60)
    """Names and links to other devices that are written down for one address: a new cookie is a
    new guest, and every name stays in the file."""
    restored: tuple[float, float] = (10, 120)
    """Tables that come to memory for the lists of guests at one address, up to 40 for each list."""
    frames: tuple[float, float] = (60, 200)
    """Of every kind on one socket: pings, pongs and pieces of messages too."""
    frames_of_address: tuple[float, float] = (600, 2000)
    pieces: int = 16
    """Of one message."""
    pongs: int = 16 * 1024
    """Bytes that may wait to be read by somebody who goes on pinging."""
    visits: tuple[float, float] = (10, 60)
    """Sockets opened from one address."""
    requests: tuple[float, float] = (20, 100)
    """HTTP requests from one address, pages and the client's files not counted."""
    pages: tuple[float, float] = (100, 1000)
    """Pages, files of the client, /healthz and all other requests from one address."""
    arrivals: tuple[float, float] = (50, 300)
    """Connections opened from one address."""
    connections: int = 20_000
    """Open at once in all; fewer where the system allows fewer files (see `gate.py`)."""
    connections_of_address: int = 100
    """Open at once from one address, sockets not counted."""
    head: float = 10.0
    """Seconds for a request to say what it wants, and for a socket to be opened."""
    body: float = 20.0
    """Seconds for what is sent with a request, and for an answer to be read on."""
    new_tables: tuple[float, float] = (0.5, 20)
    """Tables made from one address."""
    seeks: tuple[float, float] = (0.2, 10)
    """Searches for company that begin at one address: a new cookie is a new guest, and whoever is
    found must be somebody."""
    invitations: tuple[float, float] = (0.05, 20)
    """To tables, by one guest."""
    seekers: int = 1000
    """Guests who seek at once in all."""
    sockets_of_address: int = 250
    onlookers: int = 200
    """Sockets at one table of those who have no seat there."""
    onlookers_of_address: int = 30
    sockets_of_sitter: int = 12
    """Sockets of one person at a table where they sit. Nobody else can take these places."""
    unread: int = 256 * 1024
    """Bytes that wait for a slow reader before it is dropped."""
    tables_of_guest: int = 40
    """Unfinished tables where one guest sits."""
    chat_lines: int = 2000
    """Said at one table in all; by those who look on, half of it."""
    entries: int = 100_000
    """In the log of one table: no game needs so many, however often people choose anew."""
    entries_besides: int = 10_000
    """Of these, such as are no moves: whoever fills them up does not stop the game."""
    helps: int = 500
    """Hints that one person may ask for at one table where others sit, and moments in which they
    may look at what a move would bring: the others are told each time."""
    replays: int = 8
    """Replays and records asked for at once in all; they are made one after the other."""
    replays_of_address: int = 2
    files_of_address: int = 8
    """Of these, being read at once at one address: each waits in memory until the end is read."""
    option: int = 1000
    """The largest whole number a table may choose for an option that says no limit of its own:
    games must end."""


@dataclass(frozen=True, slots=True)
class Keep:
    """How many seconds tables are kept after something last happened there; None: for ever."""

    finished: float | None = None
    forgotten: float | None = None
    """Unfinished ones."""


@dataclass(frozen=True, slots=True)
class Settings:
    """One server."""

    data: Path | str
    """The file with everything, or the address of a PostgreSQL database."""
    client: Path | None = None
    """The folder of the built client."""
    pause: tuple[float, float] = (0.4, 0.9)
    """Seconds a bot waits before its turn, so that people can follow. What it does in one turn is
    one act: its further moves follow without a pause."""
    rhythm: Mapping[str, float] = field(default_factory=lambda: RHYTHM)
    """Seconds that a bot of each level takes besides, whether it has much to think about or nothing
    at all: so its pause says nothing of what it holds."""
    following: Mapping[str, float] = field(default_factory=lambda: FOLLOWING)
    """The same seconds where it moved last and is alone to move again; everybody can see that."""
    away: float = 30.0
    """Seconds after which others may lend the seat of someone who has gone."""
    parts: float = 1.5
    """Seconds that a start waits for the parts of those who are here: whoever has just sat down is
    in the deal too, and nobody holds it up."""
    workers: int = field(default_factory=lambda: os.cpu_count() or 1)
    """Processes in which bots think."""
    patience: float = 20.0
    """Seconds for one thought of a bot; a worker that needs longer is taken for dead."""
    secret: Callable[[], str] = any_secret
    """Where the chance of games comes from, with the parts that devices add."""
    deal: Callable[[], int | None] = lambda: None
    """A test may choose the deal, by a whole number."""
    thought: Callable[[], int] = any_number
    """Where the luck of bots comes from: it is not the game's, which no bot may know."""
    limits: Limits = field(default_factory=Limits)
    keep: Keep = field(default_factory=Keep)
    drain: float = 0.0
    """Seconds for which a server that was told to stop plays on, while /readyz says so."""
    archive: Path | None = None
    """Where tables go that are not kept any more; None: a folder beside the data, or here."""
    proxies: Proxies = field(default_factory=Proxies)
    """Whose word about visitors is taken."""
    figures_token: str | None = None
    """Who has it may read /metrics from anywhere."""
