"""One small generator of chance, the same bits in every build.

`Random` is sfc32 (Chris Doty-Humphrey's "small fast counting" generator): four words of
32 bits, every step masked, so compiled and interpreted code draw the same numbers.

>>> chance = Random(7)
>>> [chance.below(6) for _ in range(5)]
[5, 5, 4, 2, 2]
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

WORD: Final = 0xFFFFFFFF
SEEDS: Final = 1 << 53
"""Seeds are whole numbers from 0 up to here, so that every JSON reader keeps them whole."""


@final
class Random:
    """Numbers drawn from a seed. `stream` gives independent sequences of one seed."""

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

    def seed(self) -> i64:
        """A seed for another generator."""
        return (self.word() << 21) | (self.word() >> 11)
