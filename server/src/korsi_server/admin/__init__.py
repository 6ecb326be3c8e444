"""What `korsi admin` does, with a file or a database, beside the servers that use it."""

from collections.abc import Callable
from typing import Final

from korsi_server.admin.people import people, remove, rename
from korsi_server.admin.prepare import prepare
from korsi_server.admin.tables import aside, back, bring, end, export, move, tables

ERRANDS: Final[dict[str, Callable[..., int]]] = {
    "prepare": prepare,
    "tables": tables,
    "aside": aside,
    "back": back,
    "end": end,
    "export": export,
    "move": move,
    "import": bring,
    "people": people,
    "rename": rename,
    "remove": remove,
}
