"""Where logs live. The log is the game: what is in it has happened, what is not has not."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class Taken(Exception):
    """Compare-and-append failed: the log of this table does not end where it was thought to."""


class Down(Exception):
    """The store could not write or read; what was asked for may or may not have happened."""


class Unusable(ValueError):
    """A file or port can't be used; the message is a sentence for the person who named it."""


class Guest(NamedTuple):
    """Someone who visits: a number of their own, and the name they gave."""

    id: str
    name: str | None


class Store(Protocol):
    """What tables and guests need of any store."""

    async def append(
        self, table: str, number: int, entries: Sequence[bytes], *, over: bool = False
    ) -> None:
        """Make `entries` the entries `number`, `number + 1`, … of the log of a table, durably.

        Raises Taken, and then nothing has changed, unless the log ends at `number - 1`. With
        `over`, the table is finished by them.
        """

    async def read(self, table: str) -> list[bytes]:
        """The whole log of a table, in order; empty if there is none."""

    async def unfinished(self, since: float) -> list[str]:
        """Tables that are not over and where something happened after this moment."""

    async def guest(self, key: str) -> Guest:
        """The guest whom this key (the hash of a token) opens: by default one of the same id."""

    async def rename(self, guest: str, name: str) -> None:
        """Keep a guest's name."""

    async def invite(self, link: str, guest: str, now: float, until: float) -> None:
        """Keep a link (the hash of its token) that lets one more key open this guest, once and
        before the moment `until`; links whose moment has passed are forgotten."""

    async def invited(self, link: str, now: float) -> Guest | None:
        """The guest of a link that is neither used nor too old. Nothing changes."""

    async def admit(self, link: str, key: str, now: float) -> bool:
        """Use the link up: its guest is opened by this key too. False if it is used or too old."""

    async def close(self) -> None:
        """Write what is still waiting, and let go of the file."""
