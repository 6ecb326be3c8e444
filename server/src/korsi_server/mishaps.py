"""What the server writes down when something went wrong that should not have: what kind and where,
never what was said or held. A message of an exception may quote a hand."""

import logging
import secrets

from korsi_server.metrics import Metrics

logger = logging.getLogger("korsi")


def note(error: BaseException, what: str, metrics: Metrics) -> str:
    """One line in the journal, and one in the count; the id by which the line is found again."""
    metrics.errors.value += 1
    id = secrets.token_hex(4)
    where = error.__traceback__
    while where is not None and where.tb_next is not None:
        where = where.tb_next
    place = "" if where is None else f" ({where.tb_frame.f_code.co_name}:{where.tb_lineno})"
    logger.error("mishap %s: %s: %s%s", id, what, type(error).__name__, place)
    return id
