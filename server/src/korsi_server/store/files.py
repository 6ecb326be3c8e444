"""Files that are there as a whole or not at all, also when the power goes."""

import os
from contextlib import suppress
from pathlib import Path


def put_in_place(part: Path, whole: Path) -> None:
    """Give a file that has been written its name: synced, and in one step."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(whole)
    with suppress(OSError):  # not every system opens folders
        folder = os.open(whole.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
