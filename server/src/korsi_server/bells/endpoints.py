"""Where a device may be rung. Whoever subscribes names an address that this server will send to, so
it must be one of the world outside: not this machine, and nothing behind the same door."""

import asyncio
import hashlib
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple
from urllib.parse import urlsplit

LONGEST: Final = 1000
HTTPS: Final = 443
NAT64: Final = ip_network("64:ff9b::/96")
INSIDE: Final = (".localhost", ".local", ".internal", ".lan", ".home.arpa", ".onion")


class Forbidden(Exception):
    """Nothing is sent there."""


class Endpoint(NamedTuple):
    """An address of a push service, taken apart."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """As a signature for it names it."""
        usual = HTTPS if self.secure else 80
        host = f"[{self.host}]" if ":" in self.host else self.host
        port = "" if self.port == usual else f":{self.port}"
        return f"{'https' if self.secure else 'http'}://{host}{port}"


def bell_of(endpoint: str) -> str:
    """What a device is called in the store."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


def read(endpoint: str, *, anywhere: bool) -> Endpoint:
    """What somebody named; raises Forbidden. `anywhere`: the host wants no such care taken."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise Forbidden("no address") from error
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    secure = parts.scheme == "https"
    if len(endpoint) > LONGEST or not plain or not host or "@" in parts.netloc or parts.fragment:
        raise Forbidden("no address of a push service")
    if not secure and not (anywhere and parts.scheme == "http"):
        raise Forbidden("not https")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    found = Endpoint(secure, host, port or (HTTPS if secure else 80), path)
    if not anywhere:
        _care(found)
    return found


def _care(endpoint: Endpoint) -> None:
    """By its name alone; what that leads to is looked at whenever something is sent."""
    host = f".{endpoint.host.rstrip('.')}"
    if endpoint.port != HTTPS or host.endswith(INSIDE):
        raise Forbidden("not a push service")
    try:
        address = ip_address(endpoint.host)
    except ValueError:
        if "." not in host[1:] or host[1:].rpartition(".")[2].isdigit():
            raise Forbidden("a name of this network") from None
        return
    if not outside(address):
        raise Forbidden("an address of this network")


def outside(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is in the world outside; one that stands for another is not."""
    if isinstance(address, IPv6Address) and (
        address.ipv4_mapped is not None
        or address.sixtofour is not None
        or address.teredo is not None
        or address in NAT64
    ):
        return False
    return address.is_global and not address.is_multicast


async def found(endpoint: Endpoint, *, anywhere: bool) -> str:
    """The address that a name leads to now, and to which the connection is then made: a name that
    leads elsewhere a moment later changes nothing. Raises Forbidden, or OSError."""
    loop = asyncio.get_running_loop()
    known = await loop.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in known]
    if not addresses:
        raise OSError("no address")
    if not anywhere and not all(outside(ip_address(one.partition("%")[0])) for one in addresses):
        raise Forbidden("a name that leads into this network")
    return addresses[0]
