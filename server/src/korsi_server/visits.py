"""Who knocks: cookies, origins and addresses, the same for pages and sockets.

Whatever a stranger writes into a header is read, never trusted to be well formed.
"""

import re
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.requests import Request

from korsi_server.limits import household

COOKIE: Final = "korsi"
LASTS: Final = 400 * 24 * 3600
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22}")

Scope = Any


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request, if it is there."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def agent(request: Request) -> str | None:
    """What a browser calls itself."""
    return header(request.scope, b"user-agent")


def token_in(cookies: str) -> str | None:
    """The guest's token among the cookies of a request.

    It is looked for by its name and form alone: another page of the same host may have set cookies
    that no reader of cookies understands, and nobody is to lose their seat by that.

    >>> token_in('prefs={"a":"b"}; korsi=AAAAAAAAAAAAAAAAAAAAAA; x')
    'AAAAAAAAAAAAAAAAAAAAAA'
    """
    for part in cookies.split(";"):
        name, _, value = part.partition("=")
        value = value.strip().strip('"')
        if name.strip() == COOKIE and TOKEN.fullmatch(value):
            return value
    return None


def token_of(scope: Scope) -> str | None:
    """The guest's token, from the cookie."""
    for name, value in scope["headers"]:
        if name == b"cookie":
            token = token_in(value.decode("latin-1"))
            if token is not None:
                return token
    return None


def cookie(scope: Scope, token: str) -> str:
    """The header that gives a guest their token: out of reach of scripts and of other sites."""
    secure = "; Secure" if scope.get("scheme") in ("https", "wss") else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={LASTS}; HttpOnly; SameSite=Lax{secure}"


def same_origin(scope: Scope) -> bool:
    """Whether a request comes from our own page, or from something that is no browser."""
    origin = header(scope, b"origin")
    if origin is None:
        return True
    host = header(scope, b"host")
    try:
        return host is not None and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:  # such as http://[
        return False


def address(scope: Scope) -> str:
    """Whom limits count as one visitor."""
    client = scope.get("client")
    return household(client[0] if client else None)
