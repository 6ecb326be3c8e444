"""What `korsi backup`, `korsi restore` and `korsi repair` do, and what they say."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final

from korsi_server.store import copies
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


def repair(data: Path | str, into: Path | None, say: Say) -> int:
    """Save what can be read into a new file, and list the rest; or, without one, look at all logs
    and set aside what makes no sense. The exit code is 0 only if nothing is missing."""
    if into is None:
        return _checked(data, say)
    if isinstance(data, str):
        from korsi_server.store.rescue import rescue

        saved = rescue(data, into)
    else:
        saved = repaired(data, into)
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


def _checked(data: Path | str, say: Say) -> int:
    from korsi_server.store.check import check

    found = asyncio.run(check(data))
    say(f"Whole tables: {found.whole}")
    if found.unknown:
        say(f"Of games that are not installed here, and not played again: {found.unknown}")
    for table in found.unreadable:
        say(f"Table {table}: part of its log can't be read")
    for table in found.aside:
        say(f"Table {table}: its log makes no sense, and it is set aside now")
    for table in found.before:
        say(f"Table {table}: set aside before, for the same reason")
    missing = found.unreadable or found.aside or found.before
    if missing:
        say(f"`korsi repair {_said(data)} --into NEW` saves what can be read of them.")
    else:
        say("All logs make sense.")
    return INCOMPLETE if missing else 0
