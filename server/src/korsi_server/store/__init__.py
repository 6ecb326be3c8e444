"""Where logs live. The log is the game: what is in it has happened, what is not has not."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Protocol

FULL: Final = "the disk is full"
"""The one trouble of a store that people are told by name: it ends when there is room again."""


class Taken(Exception):
    """Compare-and-append failed: the log of this table does not end where it was thought to."""


class Down(Exception):
    """The store could not write or read; what was asked for may or may not have happened."""


class Damaged(Down):
    """What was asked for lies on a page of the file that can't be read; it will not come back."""


class Unusable(ValueError):
    """A file or port can't be used; the message is a sentence for the person who named it."""


class Guest(NamedTuple):
    """Someone who visits: a number of their own, the name they gave, and the avatar they chose."""

    id: str
    name: str | None
    avatar: str | None = None


class Kept(NamedTuple):
    """A table that is kept: whether it is over, and when something last happened there, by the
    clock on the wall."""

    table: str
    over: bool
    touched: float


class Person(NamedTuple):
    """A guest who has given a name or chosen an avatar, and when they were last here, by the clock
    on the wall; None where that was before it was written down."""

    guest: Guest
    seen: float | None


class Seek(NamedTuple):
    """What somebody wants to play, and with how many; since when, when they were last here by the
    clock on the wall, and the table where they have been seated."""

    games: tuple[str, ...]
    seats: int
    since: float
    seen: float
    table: str | None = None


class Bid(NamedTuple):
    """Somebody is asked to a table, by somebody."""

    table: str
    host: str


class Store(Protocol):
    """What tables and guests need of any store."""

    @property
    def trouble(self) -> str | None:
        """What is wrong with the disk, in a few plain words, where the last write failed."""

    async def append(
        self,
        table: str,
        number: int,
        entries: Sequence[bytes],
        *,
        over: bool = False,
        seated: Mapping[int, str] | None = None,
    ) -> None:
        """Make `entries` the entries `number`, `number + 1`, … of the log of a table, durably.

        Raises Taken, and then nothing has changed, unless the log ends at `number - 1`. With
        `over`, the table is finished by them. `seated` are the guests who sit there from now on,
        by seat; None if that is as it was. At a finished table nobody sits.
        """

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The log of a table after entry `after`, in order; empty if there is no more. Raises
        Damaged where part of it can't be read."""

    async def ends(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""

    async def tables_of(self, guest: str, since: float) -> dict[str, float]:
        """Unfinished tables where a guest sits and something happened after this moment, and when
        that was; in the order of their ids."""

    async def unplaced(self, after: str, most: int) -> list[str]:
        """Unfinished tables of earlier versions of the store, of which it does not know yet who
        sits there: so many at most, in the order of their ids, and only those after this one."""

    async def place(self, table: str, seated: Mapping[int, str]) -> None:
        """Say of an unplaced table who sits there; of any other, nothing changes."""

    async def kept(self, after: str, most: int) -> list[Kept]:
        """So many tables at most, in the order of their ids, and only those after this one."""

    async def forget(self, table: str, number: int) -> bool:
        """Drop a table and its log. False, and nothing has changed, unless that ends here."""

    async def guest(self, key: str) -> Guest:
        """The guest whom this key (the hash of a token) opens: by default one of the same id."""

    async def known(self, guests: Sequence[str]) -> list[Guest]:
        """Those among these guests who have ever given a name or chosen an avatar."""

    async def keep(self, guest: Guest) -> None:
        """Keep a guest's name and avatar."""

    async def saw(self, guest: str, now: float) -> None:
        """They are here; of a guest of whom nothing is kept, nothing is."""

    async def people(self, after: str, most: int) -> list[Person]:
        """So many at most, in the order of their ids, and only those after this one."""

    async def keys_of(self, guest: str) -> list[str]:
        """What opens this guest, besides the key of the same name."""

    async def give(self, guest: str, keys: Sequence[str]) -> None:
        """Let these keys open the guest; those that open somebody already go on doing so."""

    async def unknow(self, guest: str) -> None:
        """Forget name, avatar and devices of a guest."""

    async def invite(self, link: str, guest: str, now: float, until: float) -> None:
        """Keep a link (the hash of its token) that lets one more key open this guest, once and
        before the moment `until`; links whose moment has passed are forgotten."""

    async def invited(self, link: str, now: float) -> Guest | None:
        """The guest of a link that is neither used nor too old. Nothing changes."""

    async def admit(self, link: str, key: str, now: float) -> bool:
        """Use the link up: its guest is opened by this key too. False if it is used or too old."""

    async def seek(self, guest: str, seek: Seek, gone: float, most: int) -> bool:
        """Somebody seeks company from now on, and what they sought before is forgotten, as are
        those who were not seen after the moment `gone`. False where `most` others seek already."""

    async def sought(self, guest: str) -> Seek | None:
        """What somebody seeks."""

    async def seeks_on(self, guest: str, now: float) -> None:
        """Who seeks is still here."""

    async def unseek(self, guest: str) -> None:
        """Somebody seeks no more."""

    async def seekers(self, game: str, seats: int, gone: float) -> int:
        """How many seek this game at a table of so many, and were seen after the moment `gone`."""

    async def pair(self, game: str, seats: int, table: str, gone: float, now: float) -> list[str]:
        """Take those who have sought this for longest, as many as there are seats, and send them to
        this table: all of them, or nobody. Whoever is taken is taken once, whatever they seek
        besides, by whichever server."""

    async def part(self, table: str) -> None:
        """Those who were sent to this table seek on: it has not come about."""

    async def bid(self, guest: str, bid: Bid, now: float, gone: float, most: int) -> bool:
        """Somebody is asked to a table; bids from before the moment `gone` are forgotten. False
        where they are asked to `most` other tables already."""

    async def bids(self, guest: str) -> list[Bid]:
        """Where somebody is asked to, the latest first."""

    async def unbid(self, guest: str, table: str) -> None:
        """They have come, or will not."""

    async def refuse(self, guest: str, other: str, now: float) -> None:
        """Somebody does not want to be asked by somebody any more."""

    async def refuses(self, guest: str, other: str) -> bool:
        """Whether that is so."""

    async def probe(self) -> None:
        """Write something that changes nothing, durably, to see that writing is possible; raises
        Down, and then `trouble` says why."""

    async def close(self) -> None:
        """Write what is still waiting, and let go of the file."""
