"""The server's journal, on standard error: plain lines, or one line of JSON for each entry.

What kind of thing happened and where: never what was said, held or played, and no name. So of an
exception only its class and its place are told, and of what others log (uvicorn, asyncio) only the
words that stand in their code, not what they fill in.
"""

import logging
from datetime import UTC, datetime
from types import TracebackType
from typing import Final, Literal

import msgspec

Form = Literal["text", "json"]
OWN: Final = "korsi"
"""The logger of everything that is written here on purpose."""
MARKS: Final = ("mishap", "table", "node")
"""What an entry may carry besides, to be found by: `logger.error(…, extra={"table": id})`."""

_encode = msgspec.json.Encoder().encode


class Line(logging.Formatter):
    """One entry, on one line."""

    def __init__(self, form: Form) -> None:
        super().__init__()
        self._form = form
        self.node: str | None = None
        """What this server is called among those that share a database."""

    def format(self, record: logging.LogRecord) -> str:
        """As `logging` has it."""
        fields = self.fields(record)
        if self._form == "json":
            return _encode(fields).decode()
        words = [fields["time"], fields["what"]]
        if "error" in fields:
            words.append(f"({fields['error']} at {fields.get('at', '?')})")
        return " ".join(words)

    def fields(self, record: logging.LogRecord) -> dict[str, str]:
        """All that is told of an entry."""
        moment = datetime.fromtimestamp(record.created, UTC)
        own = record.name == OWN
        words = record.getMessage() if own else str(record.msg)
        fields = {
            "time": moment.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": " ".join(words.strip().partition("\n")[0].split()),
        }
        if self.node is not None:
            fields["node"] = self.node
        for mark in MARKS:
            value = getattr(record, mark, None)
            if value is not None:
                fields[mark] = str(value)
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            fields["error"] = type(error).__name__
            fields["at"] = place_of(error.__traceback__)
        return fields


def place_of(where: TracebackType | None) -> str:
    """The function and line that an exception comes from."""
    while where is not None and where.tb_next is not None:
        where = where.tb_next
    return "?" if where is None else f"{where.tb_frame.f_code.co_name}:{where.tb_lineno}"


def begin(form: Form) -> Line:
    """From now on everything that is logged in this process goes to standard error like this,
    unless whoever runs us has a journal already."""
    line = Line(form)
    handler = logging.StreamHandler()
    handler.setFormatter(line)
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # less is a stranger's mistake
    return line
