"""A SQLite file read page by page, without SQLite: what stands on whole pages is found although
others are damaged. The form is that of https://sqlite.org/fileformat2.html."""

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final

Value = str | int | float | bytes | None
Record = tuple[Value, ...]

MAGIC: Final = b"SQLite format 3\0"
FIRST: Final = 100
"""Bytes at the start of the first page that are no part of its tree."""
INNER, LEAF = 2, 10
"""Pages of the trees that our tables are in: both kinds hold rows."""
WAL_HEAD, FRAME_HEAD = 32, 24
WAL_MAGIC: Final = (0x377F0682, 0x377F0683)
USUAL: Final = 4096
MOST: Final = 1 << 30
"""Bytes of one row; a longer one is a misreading."""


class Pages:
    """The pages of a file, as they are after the last commit."""

    def __init__(self, file: Path) -> None:
        self._file = file.open("rb")
        head = self._file.read(FIRST)
        self.size = _page_size(head)
        """Of a page, in bytes."""
        self._used = self.size - (head[20] if head.startswith(MAGIC) else 0)
        self._file.seek(0, 2)
        self.count = self._file.tell() // self.size
        log = file.with_name(f"{file.name}-wal")
        self._log = log.open("rb") if log.exists() else None
        self._newer: dict[int, int] = {}
        if self._log is not None:
            self._newer = newer_pages(self._log.read(), self.size)
            self.count = max([self.count, *self._newer])
        self.unreadable = 0
        """Rows that were on a page, and could not be read."""

    def close(self) -> None:
        """Let go of the files."""
        self._file.close()
        if self._log is not None:
            self._log.close()

    def page(self, number: int) -> bytes:
        """A page; they are numbered from 1."""
        place = self._newer.get(number)
        if place is not None and self._log is not None:
            self._log.seek(place)
            return self._log.read(self.size)
        self._file.seek((number - 1) * self.size)
        return self._file.read(self.size)

    def records(self) -> Iterator[Record]:
        """The rows of every page that still belongs to a tree, as far as they can be read."""
        free = self.free()
        for number in range(1, self.count + 1):
            if number not in free:
                yield from self._rows(number)

    def free(self) -> set[int]:
        """Pages that nothing is kept on any more; what they still say is out of date."""
        free: set[int] = set()
        (trunk,) = struct.unpack_from(">I", self.page(1).ljust(FIRST, b"\0"), 32)
        while 1 < trunk <= self.count and trunk not in free:
            free.add(trunk)
            page = self.page(trunk)
            if len(page) < self.size:
                break
            following, leaves = struct.unpack_from(">II", page)
            leaves = min(leaves, self.size // 4 - 2)
            free.update(struct.unpack_from(f">{leaves}I", page, 8))
            trunk = following
        return free

    def _rows(self, number: int) -> Iterator[Record]:
        page = self.page(number)
        start = FIRST if number == 1 else 0
        if len(page) < self.size or page[start] not in (INNER, LEAF):
            return
        (cells,) = struct.unpack_from(">H", page, start + 3)
        places = start + (12 if page[start] == INNER else 8)
        if places + 2 * cells > self.size:
            self.unreadable += 1
            return
        for place in struct.unpack_from(f">{cells}H", page, places):
            try:
                yield record(self._payload(page, place + (4 if page[start] == INNER else 0)))
            except (ValueError, IndexError, struct.error):
                self.unreadable += 1

    def _payload(self, page: bytes, place: int) -> bytes:
        """The bytes of one row: on its page, and where it is long, on others."""
        length, place = varint(page, place)
        if length > MOST:
            raise ValueError("too long")
        most = (self._used - 12) * 64 // 255 - 23
        if length <= most:
            here = length
        else:
            least = (self._used - 12) * 32 // 255 - 23
            here = least + (length - least) % (self._used - 4)
            here = here if here <= most else least
        parts = [page[place : place + here]]
        missing = length - here
        if missing:
            (number,) = struct.unpack_from(">I", page, place + here)
        while missing > 0:
            if not 1 < number <= self.count:
                raise ValueError("no such page")
            further = self.page(number)
            parts.append(further[4 : 4 + min(missing, self._used - 4)])
            missing -= self._used - 4
            (number,) = struct.unpack_from(">I", further)
        payload = b"".join(parts)
        if len(payload) != length:
            raise ValueError("cut off")
        return payload


def newer_pages(log: bytes, size: int) -> dict[int, int]:
    """Where in a write-ahead log the last committed form of each page stands."""
    if len(log) < WAL_HEAD:
        return {}
    magic, _, log_size = struct.unpack_from(">III", log)
    if magic not in WAL_MAGIC or log_size != size:
        return {}
    salt = log[16:24]
    order = ">" if magic & 1 else "<"
    sums = _summed(log[:24], (0, 0), order)
    committed: dict[int, int] = {}
    waiting: dict[int, int] = {}
    for place in range(WAL_HEAD, len(log) - FRAME_HEAD - size + 1, FRAME_HEAD + size):
        number, commits = struct.unpack_from(">II", log, place)
        sums = _summed(log[place : place + 8], sums, order)
        content = place + FRAME_HEAD
        sums = _summed(log[content : content + size], sums, order)
        told = struct.unpack_from(">II", log, place + 16)
        if log[place + 8 : place + 16] != salt or told != sums:
            break  # what follows is older, or was never whole
        waiting[number] = content
        if commits:
            committed.update(waiting)
            waiting.clear()
    return committed


def record(payload: bytes) -> Record:
    """The values of a row; raises ValueError where they can't be."""
    length, place = varint(payload, 0)
    if not place <= length <= len(payload):
        raise ValueError("a head that does not fit")
    kinds = []
    while place < length:
        kind, place = varint(payload, place)
        kinds.append(kind)
    values: list[Value] = []
    place = length
    for kind in kinds:
        wide = _WIDTHS[kind] if kind < 12 else (kind - 12) // 2
        piece = payload[place : place + wide]
        if len(piece) != wide:
            raise ValueError("cut off")
        values.append(_value(kind, piece))
        place += wide
    return tuple(values)


_WIDTHS: Final = (0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0)


def _value(kind: int, piece: bytes) -> Value:
    if kind == 0:
        return None
    if kind <= 6:
        return int.from_bytes(piece, "big", signed=True)
    if kind == 7:
        (number,) = struct.unpack(">d", piece)
        return float(number)
    if kind in (8, 9):
        return kind - 8
    if kind in (10, 11):
        raise ValueError("no such kind")
    return piece.decode() if kind % 2 else piece


def varint(data: bytes, place: int) -> tuple[int, int]:
    """A whole number of one to nine bytes, and where it ends."""
    value = 0
    for _ in range(8):
        byte = data[place]
        place += 1
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, place
    return value << 8 | data[place], place + 1


def _summed(data: bytes, sums: tuple[int, int], order: str) -> tuple[int, int]:
    one, two = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        one = (one + even + two) & 0xFFFFFFFF
        two = (two + odd + one) & 0xFFFFFFFF
    return one, two


def _page_size(head: bytes) -> int:
    """As the file says, or the usual one where its head is damaged."""
    if head.startswith(MAGIC) and len(head) == FIRST:
        (size,) = struct.unpack_from(">H", head, 16)
        size = 65536 if size == 1 else size
        if 512 <= size <= 65536 and size & (size - 1) == 0:
            return int(size)
    return USUAL
