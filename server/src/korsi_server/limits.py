"""How much is too much: buckets that fill with time."""

from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic
from typing import Final

CROWD: Final = 10_000
"""So many addresses are remembered before the quiet ones are forgotten, whatever comes."""


class Bucket:
    """Holds up to `most`, filled at `rate` a second; who takes from an empty one is too fast."""

    __slots__ = ("left", "most", "rate", "seen")

    def __init__(self, rate_and_most: tuple[float, float]) -> None:
        self.rate, self.most = rate_and_most
        self.left = self.most
        self.seen = monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now. Asking again and again digs a hole below zero."""
        self.fill()
        allowed = self.left >= 1
        self.left = max(self.left - 1, -self.most)
        return allowed

    def fill(self) -> None:
        """Let time do its work."""
        now = monotonic()
        self.left = min(self.most, self.left + (now - self.seen) * self.rate)
        self.seen = now

    @property
    def wait(self) -> int:
        """Whole seconds until one more would be allowed."""
        return max(1, ceil((1 - self.left) / self.rate))

    @property
    def hopeless(self) -> bool:
        """Whether somebody has gone on asking for long after the bucket was empty."""
        return self.left <= -self.most


class Crowd:
    """One bucket for each address."""

    def __init__(self, rate_and_most: tuple[float, float]) -> None:
        self._rate_and_most = rate_and_most
        self._buckets: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        """The bucket of this address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= CROWD:
                self._forget()
            bucket = self._buckets[address] = Bucket(self._rate_and_most)
        return bucket

    def take(self, address: str) -> bool:
        """Whether this address may have one more now."""
        return self.of(address).take()

    def _forget(self) -> None:
        for bucket in self._buckets.values():
            bucket.fill()
        busy: Callable[[Bucket], bool] = lambda bucket: bucket.left < bucket.most  # noqa: E731
        self._buckets = {key: one for key, one in self._buckets.items() if busy(one)}
        if len(self._buckets) >= CROWD:
            # Whoever brings a crowd along is not forgiven for it: the emptiest are remembered.
            emptiest = sorted(self._buckets.items(), key=lambda item: item[1].left)
            self._buckets = dict(emptiest[: CROWD // 2])


def household(host: str | None) -> str:
    """The address that limits count by: one IPv4 address, or one IPv6 network of a household."""
    if host is None:
        return ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)
