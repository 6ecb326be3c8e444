"""What the log of a table can say. A table is the fold over its log; old logs must stay readable,
so entries may gain fields with defaults, but lose none."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from korsi_server.messages import Help, Json, Level, Onlookers


class Entry(Struct, tag_field="entry", frozen=True, omit_defaults=True):
    """One thing that happened at a table."""


class Created(Entry, tag="created", frozen=True):
    """The table was made. `options` are all named."""

    game: str
    rules: int
    seats: int
    options: Json
    open: bool
    secret: str | None = None
    """256 bits in hex digits, kept until the end: chance follows from it and from the parts."""
    at_once: bool = False
    """The game begins by itself as soon as everybody who sits has added a part."""
    hints: Help = "everyone"
    """Who may ask for hints; everyone at tables from before this was agreed on."""
    preview: Help = "everyone"
    """Who may ask what a move would bring, likewise."""
    delay: int = 0
    """So many moves later than those who sit, those who look on see the game."""
    language: str | None = None
    """Of who made it."""


class Sat(Entry, tag="sat", frozen=True):
    """A person took a free seat, perhaps leaving another."""

    seat: int
    guest: str
    name: str | None = None
    avatar: str | None = None
    """None in old logs: then it is the one that everybody is given."""


class Stood(Entry, tag="stood", frozen=True):
    """A person left the own seat."""

    seat: int


class Filled(Entry, tag="filled", frozen=True):
    """A bot took a seat, or changed its level."""

    seat: int
    level: Level


class Cleared(Entry, tag="cleared", frozen=True):
    """The host freed a seat."""

    seat: int


class Hosted(Entry, tag="hosted", frozen=True):
    """Somebody else became host, because the host had gone."""

    guest: str


class Named(Entry, tag="named", frozen=True):
    """A person at the table has a new name."""

    guest: str
    name: str


class Pictured(Entry, tag="pictured", frozen=True):
    """A person at the table has another avatar."""

    guest: str
    avatar: str


class Contributed(Entry, tag="contributed", frozen=True):
    """The device of somebody who sits has added its part to the chance."""

    guest: str
    part: str


class Started(Entry, tag="started", frozen=True):
    """The game began. The seed is secret until the end: 64 hex digits, or in old logs a whole
    number."""

    seed: int | str


class Moved(Entry, tag="moved", frozen=True):
    """A move; without an id it was made by a bot."""

    seat: int
    move: Json
    id: str | None = None


class Undone(Entry, tag="undone", frozen=True):
    """The last move, which was this seat's, was taken back."""

    seat: int
    id: str


class Lent(Entry, tag="lent", frozen=True):
    """A bot plays for a person."""

    seat: int
    level: Level


class Reclaimed(Entry, tag="reclaimed", frozen=True):
    """A person took the seat back from the bot."""

    seat: int


class Chatted(Entry, tag="chatted", frozen=True):
    """Somebody said something: words or a preset."""

    seat: int | None
    name: str
    text: str | None = None
    preset: str | None = None
    earlier: bool = False
    """At the table that this one follows."""


class Admitted(Entry, tag="admitted", frozen=True):
    """The host said what those without a seat may do."""

    onlookers: Onlookers


class Helped(Entry, tag="helped", frozen=True):
    """A person was helped where others sit too: asked for a hint, or looked at what a move would
    bring. What was asked and answered is nobody else's business."""

    seat: int
    what: Literal["hint", "preview"]


class Rematched(Entry, tag="rematched", frozen=True):
    """The table that follows this one."""

    table: str


class Closed(Entry, tag="closed", frozen=True):
    """Whoever runs the server has closed the table. Nothing follows but that it is opened again."""

    why: Literal["ended", "aside", "moved", "damaged"]
    to: str | None = None
    """The address of the server where it goes on."""
    passes: dict[str, str] = {}
    """Tokens by which those who sat come there as themselves, once, by guest."""


class Reopened(Entry, tag="reopened", frozen=True):
    """The table goes on, here or where it was moved to."""


class Removed(Entry, tag="removed", frozen=True):
    """Whoever runs the server has removed a person. If the game had begun, a bot plays on, for a
    guest whom nobody is: what their device gave to the deal stays."""

    guest: str
    stand_in: str


AnyEntry = (
    Created
    | Sat
    | Stood
    | Filled
    | Cleared
    | Hosted
    | Named
    | Pictured
    | Contributed
    | Started
    | Moved
    | Undone
    | Lent
    | Reclaimed
    | Chatted
    | Admitted
    | Helped
    | Rematched
    | Closed
    | Reopened
    | Removed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyEntry)


def written(entry: Entry) -> bytes:
    """An entry as the store keeps it."""
    return _encoder.encode(entry)


def read(line: bytes) -> Entry:
    """An entry from the store."""
    entry = _decoder.decode(line)
    assert isinstance(entry, Entry)
    return entry
