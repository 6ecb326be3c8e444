"""Where chance comes from, the same bits in every build.

A `Seed` decides all the chance of a game: a whole number in the laboratory, a secret of 256 bits at
a server's table. Each deal is drawn from a stream of its own, `seed.stream(n)`, a `Chance`.

Of a whole number, `Random` is sfc32 (Chris Doty-Humphrey's "small fast counting" generator): four
words of 32 bits, every step masked, so compiled and interpreted code draw the same numbers. Of a
secret, every word is cut from HMAC-SHA-256 itself: who has seen many of them still can't tell
the next one, nor anything of another stream.

>>> chance = Seed(7).stream(0)
>>> [chance.below(6) for _ in range(5)]
[5, 5, 4, 2, 2]
>>> chance = Seed(0, secret=bytes(32)).stream(1)
>>> [chance.below(6) for _ in range(5)]
[4, 3, 5, 3, 2]
"""

from hmac import digest
from typing import Final, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

WORD: Final = 0xFFFFFFFF
SEEDS: Final = 1 << 53
"""Whole numbers as seeds go from 0 up to here, so that every JSON reader keeps them whole."""
SECRET_BYTES: Final = 32
BLOCK_BYTES: Final = 32
STREAM: Final = b"korsi stream 1"
"""What the hashed message of a stream begins with, so that no other use of a secret is the same."""

Thing = TypeVar("Thing")


@mypyc_attr(acyclic=True)  # nothing in it leads back to it
class Chance:
    """A stream of numbers. What comes from a table's seed, `seed.stream(n)`, is a `Random` or
    `HashedWords`, and whoever deals from it need not know which."""

    def word(self) -> i64:
        """The next 32 bits."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely (Lemire's method); n up to 2³¹."""
        product = self.word() * n
        if product & WORD < n:
            floor = (WORD + 1 - n) % n
            while product & WORD < floor:
                product = self.word() * n
        return product >> 32

    def deal(self, pile: vec[u8], dealt: i64, hand: vec[u8], first: i64, count: i64) -> None:
        """Draw `count` cards at random from what lies behind the first `dealt` of the pile.

        They come to the front of the pile, and into the hand from place `first` on.
        """
        size: i64 = len(pile)
        for place in range(first, first + count):
            drawn = dealt + self.below(size - dealt)
            card = pile[drawn]
            pile[drawn] = pile[dealt]
            pile[dealt] = card
            hand[place] = card
            dealt += 1

    def shuffled(self, things: list[Thing]) -> list[Thing]:
        """The same things in another order, each order equally likely.

        >>> Random(7).shuffled(["ace", "king", "queen"])
        ['queen', 'king', 'ace']
        """
        left = things.copy()
        return [left.pop(self.below(len(left))) for _ in things]

    def number(self) -> i64:
        """A whole number below `SEEDS`, each equally likely."""
        return (self.word() << 21) | (self.word() >> 11)


@final
@mypyc_attr(acyclic=True)  # nothing in it leads back to it
class HashedWords(Chance):
    """One stream of a secret: blocks of eight words, each HMAC-SHA-256 of the secret over `STREAM`,
    the stream's number and the block's, 8 bytes each; all numbers big-endian."""

    def __init__(self, secret: bytes, stream: i64) -> None:
        self.secret = secret
        self.opening = STREAM + int(stream).to_bytes(8, "big")
        self.blocks: i64 = 0
        self.block = b""
        self.at: i64 = BLOCK_BYTES

    def word(self) -> i64:
        """The next 32 bits."""
        if self.at == BLOCK_BYTES:
            number = int(self.blocks).to_bytes(8, "big")
            self.block = digest(self.secret, self.opening + number, "sha256")
            self.blocks += 1
            self.at = 0
        at = self.at
        self.at = at + 4
        return int.from_bytes(self.block[at : at + 4], "big")


@final
@mypyc_attr(acyclic=True)  # nothing in it leads back to it
class Random(Chance):
    """One stream of a whole number, and all chance in the laboratory.

    It deals as any other, but its methods are its own: what a compiler knows to be this class, it
    writes out where it is called, and a playout is a sixth quicker by that.
    """

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = stream & WORD
        self.d: i64 = 1
        while self.d <= 15:  # mix the seed in; kept in a name, so that it is not boxed
            _mixed = self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        c = self.c
        d = self.d
        drawn: i64 = (self.a + b + d) & WORD
        self.d = (d + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD | (c >> 11)) + drawn) & WORD
        return drawn

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely (Lemire's method); n up to 2³¹."""
        product = self.word() * n
        if product & WORD < n:
            floor = (WORD + 1 - n) % n
            while product & WORD < floor:
                product = self.word() * n
        return product >> 32

    def deal(self, pile: vec[u8], dealt: i64, hand: vec[u8], first: i64, count: i64) -> None:
        """Draw `count` cards at random, as `Chance` has it."""
        size: i64 = len(pile)
        for place in range(first, first + count):
            drawn = dealt + self.below(size - dealt)
            card = pile[drawn]
            pile[drawn] = pile[dealt]
            pile[dealt] = card
            hand[place] = card
            dealt += 1

    def number(self) -> i64:
        """A whole number below `SEEDS`, each equally likely."""
        return (self.word() << 21) | (self.word() >> 11)

    def seed(self) -> "Seed":
        """A seed for an imagined table: it has nothing to do with the real one's."""
        return Seed(self.number())


@final
@mypyc_attr(acyclic=True)  # nothing in it leads back to it
class Seed:
    """What decides all the chance of a game: a whole number, or a secret of 32 bytes.

    Nothing changes a seed, so the copies of a table share it.

    >>> Seed(7) == Seed(7), Seed(7).json(), Seed(0, secret=bytes(32)).json()[:8]
    (True, 7, '00000000')
    """

    def __init__(self, number: i64, secret: bytes | None = None) -> None:
        if secret is not None and len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes")
        if number < 0 or number >= SEEDS or (secret is not None and number != 0):
            raise ValueError(f"a seed is a whole number from 0 to {SEEDS - 1}, or a secret")
        self.number: i64 = number
        self.secret = secret

    def stream(self, n: i64) -> Chance:
        """The chance of one deal, shuffle or return: each has a number of its own in a game."""
        if self.secret is not None:
            return HashedWords(self.secret, n)
        return Random(self.number, n)

    def quick(self) -> Random:
        """A quick generator, for what is only imagined: nothing of it is secret."""
        if self.secret is not None:
            return Random(self.stream(0).number())
        return Random(self.number)

    def json(self) -> int | str:
        """As positions and records have it: a whole number, or 64 hex digits in lower case."""
        return int(self.number) if self.secret is None else self.secret.hex()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Seed):
            return False
        return self.number == other.number and self.secret == other.secret

    def __hash__(self) -> int:
        return hash((int(self.number), self.secret))

    def __repr__(self) -> str:
        """A secret is not shown: what is printed may be read by others."""
        return f"Seed({int(self.number)})" if self.secret is None else "Seed(0, secret=…)"

    def __copy__(self) -> "Seed":
        return self

    def __deepcopy__(self, memo: object) -> "Seed":
        return self

    def __reduce__(self) -> tuple[type["Seed"], tuple[int, bytes | None]]:
        return (Seed, (int(self.number), self.secret))
