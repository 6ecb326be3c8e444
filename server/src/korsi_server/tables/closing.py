"""A table that whoever runs the server has closed: ended as it stands, set aside for a while, or
moved to another server or store. That stands in its log, so every server of it knows, and nobody
can write after it but who opens it again."""

from typing import TYPE_CHECKING, Final

from korsi_server.messages import Json
from korsi_server.tables import entries
from korsi_server.tables.companions import device_of
from korsi_server.tables.permissions import Cannot

if TYPE_CHECKING:
    from collections.abc import Sequence

FAULTS: Final = {
    "ended": "fault-ended-table",
    "aside": "fault-set-aside-table",
    "moved": "fault-moved-table",
    "damaged": "fault-damaged-table",
}
"""What people are told, by why it is closed."""


CLOSES: Final = entries.written(entries.Closed("aside")).partition(b",")[0]
OPENS: Final = entries.written(entries.Reopened())
"""How such entries begin: most logs have none, and need not be read for that."""


def last_word(lines: "Sequence[bytes]") -> entries.Closed | None:
    """Why the table of this log is closed; None if it is open. The rest of the log need not make
    sense: it may have been set aside for that."""
    for line in reversed(lines):
        if line.startswith(OPENS):
            return None
        if line.startswith(CLOSES):
            closed = entries.read(line)
            assert isinstance(closed, entries.Closed)
            return closed
    return None


def fault(table: str, closed: entries.Closed, guest: str | None = None) -> Cannot:
    """What somebody is told who comes to it, or is there. Who sat there is told a way to come to
    the other server as the same person."""
    data: Json = {"table": table}
    if closed.why == "moved":
        data["to"] = "none"  # known to whoever runs the server
    if closed.to is not None:
        data["to"] = f"{closed.to}/t/{table}"
        token = closed.passes.get(device_of(guest or ""))
        if token is not None:
            data["as"] = f"{closed.to}/come/{token}"
    return Cannot(FAULTS[closed.why], data)
