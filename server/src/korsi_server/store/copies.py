"""`korsi backup` and `korsi restore`: a whole copy of a data file, taken while a server plays on;
and such a copy in the place of a data file."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from korsi_server.store import Unusable
from korsi_server.store.claim import Claim
from korsi_server.store.files import put_in_place
from korsi_server.store.schema import connect, unusable, version_of


def backup(file: Path, to: Path, *, overwrite: bool) -> int:
    """Copy a data file as it is at one moment; how many tables are in the copy. Nobody who plays
    waits for it: it is one long look, and looking stops no writer."""
    _refuse(file, to, overwrite)
    return _copied(file, to, "copy")


def restore(copy: Path, into: Path, *, overwrite: bool) -> int:
    """Put a copy in the place of a data file that no server is using; how many tables it has."""
    _refuse(copy, into, overwrite)
    claim = Claim(into)
    try:
        return _copied(copy, into, "restore")
    finally:
        claim.release()


def _copied(source: Path, goal: Path, verb: str) -> int:
    """By way of SQLite: what waits in a write-ahead log beside the source comes along."""
    part = goal.with_name(f"{goal.name}.part")
    try:
        part.unlink(missing_ok=True)
        with closing(connect(source, only_to_read=True)) as data, closing(connect(part)) as new:
            if version_of(data, source) == 0:
                raise Unusable(f"there is nothing in {source} to {verb}")
            data.backup(new)
            new.execute("pragma journal_mode = delete")  # one file, and nothing beside it
            tables = _checked(new, source)
        for end in ("-wal", "-shm"):  # of a file that was there: they are not the new one's
            goal.with_name(goal.name + end).unlink(missing_ok=True)
        put_in_place(part, goal)
    except OSError as error:
        raise Unusable(f"can't {verb} {source} to {goal}: {error.strerror}") from error
    except sqlite3.OperationalError as error:
        raise Unusable(f"can't {verb} {source} to {goal}: {error}") from error
    except sqlite3.Error as error:
        raise unusable(source, error) from error
    finally:
        _drop(part)
    return tables


def _refuse(source: Path, goal: Path, overwrite: bool) -> None:
    if not source.is_file():
        raise Unusable(f"there is no file {source}")
    if goal.is_file() and goal.samefile(source):
        raise Unusable(f"{source} and {goal} are the same file")
    refuse_goal(goal, overwrite)


def refuse_goal(goal: Path, overwrite: bool) -> None:
    """Raises Unusable where nothing should be written."""
    if goal.is_dir():
        raise Unusable(f"{goal} is a folder; name a file in it")
    if goal.exists() and not overwrite:
        raise Unusable(
            f"there is a file {goal} already; it was left as it is: name another, or say"
            " --overwrite"
        )


def _checked(copy: sqlite3.Connection, file: Path) -> int:
    """How many tables there are; raises Unusable if any page of it is damaged."""
    (told,) = copy.execute("pragma quick_check(1)").fetchone()
    if told != "ok":
        raise Unusable(
            f"{file} is damaged; `korsi repair {file} --into NEW` saves all that can be read"
        )
    (tables,) = copy.execute("select count(*) from tables").fetchone()
    return int(tables)


def _drop(part: Path) -> None:
    for end in ("", "-wal", "-shm", "-journal"):
        with suppress(OSError):
            part.with_name(part.name + end).unlink(missing_ok=True)
