"""Who knocks: cookies, origins and addresses, the same for pages and sockets."""

from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

from korsi_server.limits import household

COOKIE: Final = "korsi"
LASTS: Final = 400 * 24 * 3600

Scope = Any


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request, if it is there."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def token_of(scope: Scope) -> str | None:
    """The guest's token, from the cookie."""
    given = header(scope, b"cookie")
    if given is None or len(given) > 4096:
        return None
    try:
        morsel = SimpleCookie(given).get(COOKIE)
    except CookieError:
        return None
    return None if morsel is None else morsel.value


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
    return host is not None and urlsplit(origin).netloc.lower() == host.lower()


def address(scope: Scope) -> str:
    """Whom limits count as one visitor."""
    client = scope.get("client")
    return household(client[0] if client else None)
