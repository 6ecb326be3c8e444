"""What the server writes down when something went wrong that should not have: what kind and where,
never what was said or held. A message of an exception may quote a hand."""

import asyncio
import errno
import logging
import secrets
from collections.abc import Mapping
from time import monotonic
from typing import Any, Final

from korsi_server.journal import place_of
from korsi_server.metrics import Metrics

logger = logging.getLogger("korsi")


def note(
    error: BaseException, what: str, metrics: Metrics, extra: Mapping[str, str] | None = None
) -> str:
    """One line in the journal, and one in the count; the id by which the line is found again."""
    metrics.errors.value += 1
    id = secrets.token_hex(4)
    where = error.__traceback__
    place = "" if where is None else f" ({place_of(where)})"
    marks = {"mishap": id, **(extra or {})}
    logger.error("mishap %s: %s: %s%s", id, what, type(error).__name__, place, extra=marks)
    return id


SCARCE: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
SELDOM: Final = 60.0
"""Seconds between two lines about the same scarcity."""


class Scarcity:
    """Hears what the event loop complains about: that the system has no more files is said once a
    minute, not once for everyone who knocks."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._said = -SELDOM

    def note(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """As `loop.set_exception_handler` has it."""
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in SCARCE:
            if isinstance(error, Exception):
                note(error, "the event loop", self._metrics)  # its message may quote a hand
            else:
                loop.default_exception_handler(context)
            return
        self._metrics.limited.add("files")
        if monotonic() - self._said >= SELDOM:
            self._said = monotonic()
            logger.error("the system has no room for more connections: %s", error.strerror)
