"""What `korsi backup`, `korsi restore` and `korsi repair` do, and what they say."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from korsi_server.store import Unusable, copies
from korsi_server.store.addresses import said
from korsi_server.store.repair import repair as repaired

Say = Callable[[str], None]
INCOMPLETE: Final = 1


def backup(data: Path | str, to: Path, say: Say, *, overwrite: bool) -> int:
    """Copy the data of a server into a file; the exit code."""
    if isinstance(data, str):
        from korsi_server.store import databases  # which not everybody needs

        copies.refuse_goal(to, overwrite)
        tables = databases.backup(data, to)
    else:
        tables = copies.backup(data, to, overwrite=overwrite)
    say(f"{to} is a whole copy of {_said(data)}; tables: {tables}")
    return 0


def restore(copy: Path, into: Path | str, say: Say, *, overwrite: bool) -> int:
    """Put a copy in the place of the data of a server; the exit code."""
    if isinstance(into, str):
        from korsi_server.store import databases

        tables = databases.restore(copy, into, overwrite=overwrite)
    else:
        tables = copies.restore(copy, into, overwrite=overwrite)
    say(f"{_said(into)} is what {copy} was; tables: {tables}")
    return 0


def _said(data: Path | str) -> str:
    return said(data) if isinstance(data, str) else str(data)


def repair(data: Path | str, into: Path, say: Say) -> int:
    """Save what can be read into a new file, and list the rest; the exit code is 0 only if
    nothing is missing."""
    if isinstance(data, str):
        raise Unusable(
            "a damaged database is mended with PostgreSQL's own tools; what can be read of it,"
            f" `korsi backup {said(data)} --to NEW` copies"
        )
    file = data
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
