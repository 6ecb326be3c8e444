"""What `korsi backup`, `korsi restore` and `korsi repair` do, and what they say."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from korsi_server.store import copies
from korsi_server.store.repair import repair as repaired

Say = Callable[[str], None]
INCOMPLETE: Final = 1


def backup(file: Path, to: Path, say: Say, *, overwrite: bool) -> int:
    """Copy a data file; the exit code."""
    tables = copies.backup(file, to, overwrite=overwrite)
    say(f"{to} is a whole copy of {file}; tables: {tables}")
    return 0


def restore(copy: Path, into: Path, say: Say, *, overwrite: bool) -> int:
    """Put a copy in the place of a data file; the exit code."""
    tables = copies.restore(copy, into, overwrite=overwrite)
    say(f"{into} is what {copy} was; tables: {tables}")
    return 0


def repair(file: Path, into: Path, say: Say) -> int:
    """Save what can be read into a new file, and list the rest; the exit code is 0 only if
    nothing is missing."""
    saved = repaired(file, into)
    say(f"Saved into {into}: whole tables {saved.whole}, guests with a name {saved.guests}")
    if saved.unknown:
        say(f"Of games that are not installed here, and kept as they are: {saved.unknown}")
    for table, kept in saved.cut:
        say(f"Table {table}: its end is lost; it goes on after the first {kept} entries")
    for table in saved.lost:
        say(f"Table {table}: lost, nothing of it can be read")
    if saved.unreadable:
        say(f"Places that could not be read at all: {saved.unreadable}")
    missing = saved.cut or saved.lost or saved.unreadable
    if not missing:
        say("No table has lost anything.")
    return INCOMPLETE if missing else 0
