"""Servers that share one database: what each tells the others, and knows of them.

Nothing here makes anything true. A move is made when it is in the log, which only grows where it
was thought to end; whoever has missed a hint, or drives the bots of a table that another node
drives too, is told so by the log.
"""

from collections.abc import Iterable, Mapping
from typing import Protocol

from korsi_server.messages import TableInfo


class House(Protocol):
    """What the others' news are for: the tables that are here."""

    def hinted(self, table: str, number: int) -> None:
        """The log of a table has grown to this number, somewhere."""

    def renamed(self, guest: str) -> None:
        """Somebody has another name or avatar."""

    def elsewhere(self, guests: Mapping[str, frozenset[str]]) -> None:
        """Who is at these tables, at other nodes."""

    def attended(self) -> Iterable[tuple[str, int]]:
        """The tables where somebody is, and how far their logs are known here."""

    def in_want(self) -> list[str]:
        """The tables that would be driven, if another node did not do that."""

    def driven(self, table: str) -> None:
        """From now on this node drives the bots of a table."""

    def open_here(self) -> list[TableInfo]:
        """The tables that wait for people, as the others may list them."""

    async def look_again(self) -> None:
        """Somebody else has written, nobody knows what: look at everything that is here; raises
        Down."""

    def cut_off(self) -> None:
        """The truth can't be reached any more: nobody should be shown what may be old."""


class Nodes(Protocol):
    """This node, and the others."""

    shared: bool
    """Whether there may be others."""

    async def open(self, house: House) -> None:
        """Be one of them."""

    async def close(self) -> None:
        """Be one of them no more; others may go on with everything at once."""

    @property
    def name(self) -> str | None:
        """What this one is called; None where there are no others."""

    @property
    def adrift(self) -> bool:
        """Whether the truth has been out of reach for so long that others may have gone on."""

    def tell(self, table: str, number: int) -> None:
        """A log has grown."""

    def rename(self, guest: str) -> None:
        """Somebody has another name or avatar."""

    def come(self, table: str, guest: str) -> None:
        """Somebody is at a table here now."""

    def go(self, table: str, guest: str) -> None:
        """Nobody is there for this guest any more."""

    def look(self, table: str) -> None:
        """Find out who is at a table elsewhere: it has just come to memory."""

    def drives(self, table: str) -> bool:
        """Whether the bots of a table are this node's; where they may be, they soon are."""

    def rest(self, table: str) -> None:
        """Nobody is at a table here any more: let others drive it."""

    def open_elsewhere(self) -> list[TableInfo]:
        """The tables of other nodes that wait for people."""

    async def guests_at(self, table: str) -> frozenset[str]:
        """Who is at a table at other nodes; raises Down."""


class Alone:
    """The only server there is: everything is here."""

    shared = False
    adrift = False
    name: str | None = None

    async def open(self, house: House) -> None:
        """See Nodes."""

    async def close(self) -> None:
        """See Nodes."""

    def tell(self, table: str, number: int) -> None:
        """See Nodes."""

    def rename(self, guest: str) -> None:
        """See Nodes."""

    def come(self, table: str, guest: str) -> None:
        """See Nodes."""

    def go(self, table: str, guest: str) -> None:
        """See Nodes."""

    def look(self, table: str) -> None:
        """See Nodes."""

    def drives(self, table: str) -> bool:
        """See Nodes."""
        return True

    def rest(self, table: str) -> None:
        """See Nodes."""

    def open_elsewhere(self) -> list[TableInfo]:
        """See Nodes."""
        return []

    async def guests_at(self, table: str) -> frozenset[str]:
        """See Nodes."""
        return frozenset()
