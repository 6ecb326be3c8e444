"""What is sent where the client has a message that is much like it: only what is new.

Two `events` messages that follow each other at one seat differ in little: most of the view and most
of the legal moves stay. So the text of the one before is the dictionary with which the next is
packed, as RFC 1950 has it; the dictionary's number stands in what is packed, and so does that of
the text that comes out. Nothing is kept for it but the text that was sent, which all sockets of a
seat share.
"""

import zlib
from typing import Final

LEVEL: Final = 3
MEMORY: Final = 6
"""A table of 8,192 places: messages are small, and a larger one takes longer to clear than use."""


def pack(text: bytes, base: bytes) -> bytes:
    """A text for somebody who has `base`: a zlib stream with that as its dictionary. The codes are
    those that everybody knows, since none of its own would pay for itself in so few bytes."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, zlib.MAX_WBITS, MEMORY, zlib.Z_FIXED, base)
    return packer.compress(text) + packer.flush()


def unpack(packed: bytes, base: bytes) -> bytes:
    """The text again. Raises zlib.error where it was packed for another base, or is damaged."""
    unpacker = zlib.decompressobj(zlib.MAX_WBITS, base)
    return unpacker.decompress(packed) + unpacker.flush()


class Packings:
    """What has been packed in one moment: once for all who have the same base."""

    __slots__ = ("_made",)

    def __init__(self) -> None:
        self._made: dict[tuple[int, int], bytes] = {}

    def of(self, text: bytes, base: bytes) -> bytes:
        """A text for somebody who has `base`; both are kept by others meanwhile."""
        key = (id(text), id(base))
        packed = self._made.get(key)
        if packed is None:
            packed = self._made[key] = pack(text, base)
        return packed
