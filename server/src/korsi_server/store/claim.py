"""One file belongs to one server at a time: a lock that the system lets go of when we die."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import BinaryIO, Final

from korsi_server.store import Unusable

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_held: Final[set[Path]] = set()
"""By this process. The system's locks are between processes only."""
_guard: Final = Lock()


class InUse(Unusable):
    """Somebody else has the file."""


class Claim:
    """The right to write to a data file; raises Unusable while somebody else has it.

    What is locked is a file beside the data, which stays when it is let go of: SQLite has locks of
    its own on the data, and copies may be taken meanwhile.
    """

    def __init__(self, data: Path) -> None:
        if os.path.isdir(data):  # False where we may not even look
            raise Unusable(f"can't open the data file {data}: it is a folder")
        self._data = Path(os.path.realpath(data))
        lock = lock_of(self._data)
        with _guard:
            if self._data in _held:
                raise _in_use(data)
            try:
                self._file = lock.open("ab")
            except OSError as error:
                raise Unusable(
                    f"can't open the data file {data}: unable to open {lock}: {error.strerror}"
                ) from error
            if not _locked(self._file):
                self._file.close()
                raise _in_use(data)
            _held.add(self._data)

    def release(self) -> None:
        """Let go of it."""
        with _guard:
            _held.discard(self._data)
            self._file.close()


def lock_of(data: Path) -> Path:
    """The file that is locked; where there is none, no server has ever been."""
    return data.with_name(f"{data.name}-lock")


def _in_use(data: Path) -> InUse:
    return InUse(
        f"another Korsi is using the data file {data}; stop that one first, or name another file"
    )


def _locked(file: BinaryIO) -> bool:
    with suppress(OSError):
        if sys.platform == "win32":
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            # Not flock: a child that was forked would hold that on when we are gone.
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    return False
