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


class Device(NamedTuple):
    """A device that opens a guest: its key, what kind of browser it is, and when it was last used,
    by the clock on the wall; None where that was before it was written down."""

    key: str
    device: str | None
    seen: float | None


class Passkey(NamedTuple):
    """A passkey of a guest: where it is from, and what its signatures are checked with."""

    passkey: str
    guest: str
    site: str
    public: str
    uses: int
    device: str
    made: float
    used: float | None


class Played(NamedTuple):
    """What came of a game for one seat."""

    seat: int
    guest: str | None
    """None: a bot, or somebody of whom nothing is kept any more."""
    name: str | None
    level: str | None
    """Of the bot that plays there, for itself or for the person."""
    side: int
    """Partners have the same."""
    place: int
    """From 1; who has as much shares it."""
    score: int
    won: bool
    counts: Mapping[str, int]
    """What the game counts (`korsi.counting`)."""


class Outcome(NamedTuple):
    """A finished game: who sat where, and what came of it."""

    game: str
    ended: float
    """By the clock on the wall."""
    seats: Sequence[Played]


class Finished(NamedTuple):
    """A finished game in somebody's list."""

    table: str
    outcome: Outcome
    kept: bool
    """Whether its table is still here, to be looked at again."""


class Wanted(NamedTuple):
    """Which of somebody's finished games are looked for."""

    game: str | None = None
    won: bool | None = None
    name: str | None = None
    """Part of the name of anybody else who sat there."""
    guest: str | None = None
    """Somebody else who sat there."""
    since: float = 0.0
    until: float = float("inf")


class Sums(NamedTuple):
    """All that somebody has played of a game, alone at the table or not."""

    game: str
    alone: bool
    games: int
    won: int
    score: int
    least: int
    most: int


class Count(NamedTuple):
    """What they have counted there in all, and the most in any one game."""

    game: str
    alone: bool
    key: str
    total: int
    most: int


class Shared(NamedTuple):
    """The games that two people have played at the same tables. Against each other somebody came
    in ahead, or both were equal; together they have won or not."""

    guest: str
    game: str
    games: int
    ahead: int
    behind: int
    together: int
    won: int
    """Of those played together."""
    last: float


class Best(NamedTuple):
    """The best result of somebody who has a name."""

    guest: Guest
    score: int


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
        outcome: Outcome | None = None,
    ) -> None:
        """Make `entries` the entries `number`, `number + 1`, … of the log of a table, durably.

        Raises Taken, and then nothing has changed, unless the log ends at `number - 1`. With
        `over`, the table is finished by them. `seated` are the guests who sit there from now on,
        by seat; None if that is as it was. At a finished table nobody sits. `outcome` is what came
        of the game that these entries end.
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
        """Drop a table and its log. False, and nothing has changed, unless that ends here. What
        came of its game stays in the lists of those who played."""

    async def uncounted(self, after: str, most: int) -> list[str]:
        """Finished tables of earlier versions of the store, of which it does not know yet what came
        of them: so many at most, in the order of their ids, and only those after this one."""

    async def overlooked(self, since: float) -> None:
        """Let tables be uncounted that were finished after this moment, by a server that knew
        nothing of outcomes."""

    async def count(self, table: str, outcome: Outcome | None) -> None:
        """Say what came of an uncounted table, None: nothing; of any other, nothing changes."""

    async def written_at(self, table: str, number: int) -> float | None:
        """When an entry was written, by the clock on the wall."""

    async def finished(
        self, guest: str, wanted: Wanted, before: tuple[float, str] | None, most: int
    ) -> list[Finished]:
        """Finished games of a guest, the last ones first: so many at most, and only those before
        the one that ended then at that table."""

    async def sums(self, guest: str) -> tuple[list[Sums], list[Count]]:
        """What a guest's finished games come to."""

    async def shared(self, guest: str) -> list[Shared]:
        """With whom a guest has played, and how that went, by person and game."""

    async def own_bests(self, guest: str, game: str, low: bool, most: int) -> list[Finished]:
        """A guest's best games alone at a table; `low`: low scores are good."""

    async def bests(self, game: str, low: bool, most: int) -> list[Best]:
        """The best of everybody alone at a table who has a name and may be listed."""

    async def listed(self, guest: str) -> bool:
        """Whether a guest may be listed among the best of the house; by default they may."""

    async def let_list(self, guest: str, listed: bool) -> None:
        """Let a guest be listed or not."""

    async def guest(self, key: str) -> Guest:
        """The guest whom this key (the hash of a token) opens: by default one of the same id."""

    async def known(self, guests: Sequence[str]) -> list[Guest]:
        """Those among these guests who have ever given a name or chosen an avatar."""

    async def keep(self, guest: Guest) -> None:
        """Keep a guest's name and avatar."""

    async def saw(self, guest: str, key: str, device: str | None, now: float) -> None:
        """They are here, with the device of this key. A key that opens somebody else by now, or
        nobody any more, stays as it is."""

    async def people(self, after: str, most: int) -> list[Person]:
        """So many at most, in the order of their ids, and only those after this one."""

    async def keys_of(self, guest: str) -> list[str]:
        """What opens this guest, besides the key of the same name."""

    async def give(self, guest: str, keys: Sequence[str]) -> None:
        """Let these keys open the guest; those that open somebody already go on doing so."""

    async def unknow(self, guest: str, now: float) -> list[str]:
        """Forget all that is known of a guest: name, avatar, and what opens them. Their keys open
        somebody new, each; these keys. What stands in logs is to be found by `leavers`."""

    async def ids_of(self, guest: str) -> list[str]:
        """A guest, and those who were joined with them: all that logs may call this person."""

    async def leavers(self) -> list[str]:
        """Who has left, and may still stand in logs."""

    async def gone(self, guests: Sequence[str]) -> None:
        """They stand in no log any more."""

    async def mentioning(
        self, guests: Sequence[str], after: str, most: int
    ) -> tuple[list[str], str | None]:
        """Of so many tables, in the order of their ids and only after this one, those whose logs
        mention any of these guests; and the last one that was looked at, None if there was none."""

    async def rewrite(
        self,
        table: str,
        number: int,
        changed: Mapping[int, bytes],
        further: Sequence[bytes],
        seated: Mapping[int, str] | None,
    ) -> bool:
        """Put other entries in the place of these, by number, and add further ones behind the last,
        in one transaction; when something last happened there stays as it was. False, and nothing
        has changed, unless the log ends at `number`. `seated` as for `append`."""

    # ── What opens a person ──────────────────────────────────────────────────────────────────

    async def devices_of(self, guest: str) -> list[Device]:
        """Those that have a row, the last used first."""

    async def open_to(self, guest: str, key: str, device: str | None, now: float) -> None:
        """Let a new key open the guest."""

    async def sign_out(self, guest: str, key: str, fresh: str) -> bool:
        """The key opens this guest no more; where it would by its name, somebody of the id `fresh`.
        Links that were made are void. False if it opens somebody else."""

    async def join(self, guest: str, into: str, now: float) -> list[str]:
        """All that opens one guest opens another from now on, of whom the first is an alias; its
        name is forgotten. The keys that were its."""

    async def keep_passkey(self, passkey: Passkey) -> bool:
        """Keep a new one. False if there is one of this id."""

    async def passkey(self, passkey: str) -> Passkey | None:
        """The passkey of this id."""

    async def passkeys_of(self, guest: str) -> list[Passkey]:
        """The oldest first."""

    async def use_passkey(self, passkey: Passkey, uses: int, now: float) -> bool:
        """Note that it was used. False if it was used in between, or is gone."""

    async def drop_passkey(self, guest: str, passkey: str) -> bool:
        """Take it away from this guest; False if they have none of this id."""

    async def keep_code(self, guest: str, code: str, now: float) -> None:
        """Keep a code (its hash) in the place of the one before."""

    async def code_of(self, guest: str) -> float | None:
        """When the guest's code was made; None if there is none."""

    async def guest_of_code(self, code: str) -> Guest | None:
        """Whose code (its hash) this is."""

    async def drop_code(self, guest: str) -> None:
        """Take the guest's code away."""

    async def challenge(
        self, challenge: str, key: str, what: str, now: float, until: float
    ) -> None:
        """Keep a question (its hash) to the device of this key; those whose moment has passed are
        forgotten."""

    async def answered(self, challenge: str, key: str, what: str, now: float) -> bool:
        """Use the question up; False if it was not asked, not of this device, not for this, or is
        used or too old."""

    async def invite(self, link: str, guest: str, now: float, until: float) -> None:
        """Keep a link (the hash of its token) that lets one more key open this guest, once and
        before the moment `until`; links whose moment has passed are forgotten."""

    async def invited(self, link: str, now: float) -> Guest | None:
        """The guest of a link that is neither used nor too old. Nothing changes."""

    async def admit(self, link: str, key: str, now: float, device: str | None = None) -> bool:
        """Use the link up: its guest is opened by this key too. False if it is used or too old."""

    async def probe(self) -> None:
        """Write something that changes nothing, durably, to see that writing is possible; raises
        Down, and then `trouble` says why."""

    async def close(self) -> None:
        """Write what is still waiting, and let go of the file."""
