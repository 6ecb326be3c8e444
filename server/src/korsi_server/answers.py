"""What the answers to requests have in common: JSON in and out, and what can't be done as a key."""

import re
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from korsi_server.messages import Problem
from korsi_server.tables.frames import encode
from korsi_server.tables.permissions import Cannot

BODY: Final = 16 * 1024
STATUS: Final = {
    "fault-not-understood": 400,
    "fault-name": 400,
    "fault-avatar": 400,
    "fault-options": 400,
    "fault-code-typo": 400,
    "fault-no-passkeys": 400,
    "fault-no-guest": 401,
    "fault-code": 403,
    "fault-passkey": 403,
    "fault-origin": 403,
    "fault-no-table": 404,
    "fault-no-game": 404,
    "fault-no-language": 404,
    "fault-not-found": 404,
    "fault-no-way": 404,
    "fault-method": 405,
    "fault-not-now": 409,
    "fault-choose": 409,
    "fault-both-sit": 409,
    "fault-only-way": 409,
    "fault-passkeys-enough": 409,
    "fault-link": 410,
    "fault-damaged-table": 410,
    "fault-ended-table": 410,
    "fault-set-aside-table": 410,
    "fault-moved-table": 410,
    "fault-too-large": 413,
    "fault-long-game": 413,
    "fault-too-fast": 429,
    "fault-busy": 503,
    "fault-no-room": 503,
    "fault-no-client": 503,
}

Kind = TypeVar("Kind")


async def body(request: Request, kind: type[Kind]) -> Kind:
    """What was sent with a request, as one of our messages; raises Cannot."""
    if request.headers.get("content-type", "").partition(";")[0] != "application/json":
        raise Cannot("fault-not-understood", {"wrong": "content-type"})
    text = b""
    async for part in request.stream():
        text += part
        if len(text) > BODY:
            raise Cannot("fault-too-large", {"most": BODY})
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Cannot("fault-not-understood", {"wrong": culprit(error)}) from error


def culprit(error: Exception) -> str:
    """What is wrong with a body: the name of a field, or "body" where it is no JSON."""
    if not isinstance(error, msgspec.ValidationError):
        return "body"
    named = re.search(r"field `(\w{1,60})`|at `\$\.(\w{1,60})", str(error))
    return "body" if named is None else named[1] or named[2]


def answered(answer: msgspec.Struct, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(encode(answer), status, media_type="application/json")


def problem(why: str, data: dict[str, Any], status: int | None = None) -> Response:
    """What can't be done, as a key and its data."""
    answer = answered(Problem(why, data), status or STATUS.get(why, 400))
    answer.headers["cache-control"] = "no-store"
    return answer
