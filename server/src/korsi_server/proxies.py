"""Proxies in front of the server: whose word about a visitor is taken, and whose is not.

Anybody can write `X-Forwarded-For`. Only the peers that the host has named are believed, and of the
addresses that they pass on the rightmost that is none of theirs: all further left are hearsay.
"""

import logging
from collections.abc import Iterable, MutableMapping
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

HOPS: Final = 20
"""Addresses of one chain that are looked at."""
LOOPBACK_NAMES: Final = ("localhost", "127.0.0.1", "[::1]")
TRACES: Final = (b"x-forwarded-for", b"x-forwarded-proto", b"x-real-ip", b"forwarded", b"via")
"""What a proxy leaves on a request."""

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
Scope = MutableMapping[str, Any]

logger = logging.getLogger("korsi")


def networks(given: Iterable[str]) -> tuple[Network, ...]:
    """The networks that these words name, with commas between them; raises ValueError with a
    sentence.

    >>> networks(["127.0.0.1", "10.0.0.0/8,fd00::/8"])
    (IPv4Network('127.0.0.1/32'), IPv4Network('10.0.0.0/8'), IPv6Network('fd00::/8'))
    """
    found: list[Network] = []
    for words in given:
        for word in words.split(","):
            try:
                found.append(ip_network(word.strip()))
            except ValueError:
                raise ValueError(
                    f"{word.strip()[:60]!r} is no address or network of a proxy; write it like"
                    " 10.0.0.2 or 10.0.0.0/8"
                ) from None
    return tuple(found)


def read(text: str) -> Address | None:
    """An address as proxies write it, with or without a port; None if it is none."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


@dataclass(slots=True)
class Proxies:
    """Those that are trusted."""

    trusted: tuple[Network, ...] = ()
    _warned: bool = field(default=False, init=False)

    def trust(self, peer: str | None) -> bool:
        """Whether this peer's word is taken."""
        if not self.trusted or peer is None:
            return False
        address = read(peer)
        return address is not None and self._ours(address)

    def look_through(self, scope: Scope) -> None:
        """Put the visitor in the place of a trusted proxy."""
        peer = scope["client"][0] if scope.get("client") else None
        passed_on = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        if not self.trust(peer):
            if passed_on:
                self._warn(peer)
            return
        for name, value in scope["headers"]:
            if name == b"x-forwarded-proto" and value.strip().lower() in (b"http", b"https"):
                secure = value.strip().lower() == b"https"
                kind = "ws" if scope["type"] == "websocket" else "http"
                scope["scheme"] = f"{kind}s" if secure else kind
        visitor = self._visitor(b",".join(passed_on).decode("latin-1"))
        if visitor is not None:
            scope["client"] = (str(visitor), 0)

    def _visitor(self, chain: str) -> Address | None:
        """The rightmost address of a chain that is no proxy of ours; what stands left of a word
        that is no address nobody vouches for."""
        found = None
        for word in reversed(chain.split(",")[-HOPS:]):
            address = read(word)
            if address is None:
                break
            found = address
            if not self._ours(address):
                break
        return found

    def _ours(self, address: Address) -> bool:
        return any(address in network for network in self.trusted)

    def _warn(self, peer: str | None) -> None:
        """A proxy on the same machine that nobody has named: all its visitors count as one."""
        address = None if peer is None else read(peer)
        if self._warned or address is None or not address.is_loopback:
            return
        self._warned = True
        logger.warning(
            "a proxy at %s sends X-Forwarded-For, which is not believed: limits count all its"
            " visitors as one; to change that, start with --trust-proxy %s",
            address,
            address,
        )


def from_this_machine(scope: Scope) -> bool:
    """Whether a request was made on this very machine, and not by a proxy for somebody else."""
    peer = scope["client"][0] if scope.get("client") else ""
    address = read(peer)
    if address is None or not address.is_loopback:
        return False
    if any(name in TRACES for name, _ in scope["headers"]):
        return False
    hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    return all(
        (host if host.endswith("]") else host.rpartition(":")[0] or host) in LOOPBACK_NAMES
        for host in hosts
    )
