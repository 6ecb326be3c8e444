"""The way to a device: packed so that only it can read it (RFC 8291), signed so that its push
service knows who sends (RFC 8292), and handed over. What that needs is loaded when somebody is
first rung or asks for the key: most servers start without it."""

import asyncio
import base64
import ssl
import time
from typing import Final, Literal, NamedTuple

from korsi_server.bells import endpoints
from korsi_server.bells.endpoints import Endpoint, Forbidden
from korsi_server.store import Store
from korsi_server.store.bells import Bell

SEAL: Final = "vapid"
PATIENCE: Final = 10.0
"""Seconds to hand one over."""
LASTS: Final = 2 * 24 * 3600
"""Seconds for which a push service keeps it for a device that is off."""
TOPIC: Final = "korsi-turn"
"""What is newer takes the place of what has not arrived yet."""
SIGNED: Final = 12 * 3600
HEAD: Final = 8 * 1024
"""Bytes of an answer that are read."""
GONE: Final = (404, 410)
BUSY: Final = (408, 425, 429)

Outcome = Literal["rung", "gone", "later", "refused"]


class Seal(NamedTuple):
    """The key of this house: what signs, and what browsers are told of it."""

    private: str
    public: str


class Messenger:
    """Rings devices."""

    def __init__(self, store: Store, *, anywhere: bool) -> None:
        self._store = store
        self._anywhere = anywhere
        self._seal: Seal | None = None
        self._secure: ssl.SSLContext | None = None

    async def seal(self) -> Seal:
        """The key, made by whoever needs it first, the same for all servers of a store."""
        if self._seal is None:
            made = await asyncio.to_thread(_made)
            private = await self._store.seal(SEAL, made)
            self._seal = Seal(private, await asyncio.to_thread(_public, private))
        return self._seal

    def read(self, endpoint: str) -> Endpoint:
        """Where somebody wants to be rung; raises Forbidden."""
        return endpoints.read(endpoint, anywhere=self._anywhere)

    async def carry(self, bell: Bell, text: bytes) -> Outcome:
        """Hand it over; whatever goes wrong on the way is an outcome."""
        try:
            endpoint = self.read(bell.endpoint)
            seal = await self.seal()
            packed = await asyncio.to_thread(_packed, bell, text)
            signed = await asyncio.to_thread(_signed, seal, endpoint.origin, bell.site)
            async with asyncio.timeout(PATIENCE):
                address = await endpoints.found(endpoint, anywhere=self._anywhere)
                status = await self._post(endpoint, address, signed, packed)
        except Forbidden:
            return "gone"
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            return "later"
        except ValueError:  # keys that are none, or an answer that is none
            return "refused"
        if 200 <= status < 300:
            return "rung"
        if status in GONE:
            return "gone"
        return "later" if status in BUSY or status >= 500 else "refused"

    async def _post(self, endpoint: Endpoint, address: str, signed: str, packed: bytes) -> int:
        """The status of the answer. Where it sends us on, we do not go."""
        if endpoint.secure and self._secure is None:
            self._secure = await asyncio.to_thread(ssl.create_default_context)
        reader, writer = await asyncio.open_connection(
            address,
            endpoint.port,
            limit=HEAD,
            ssl=self._secure if endpoint.secure else None,
            server_hostname=endpoint.host if endpoint.secure else None,
        )
        try:
            host = endpoint.origin.partition("//")[2]
            lines = (
                f"POST {endpoint.path} HTTP/1.1",
                f"Host: {host}",
                f"Authorization: {signed}",
                "Content-Encoding: aes128gcm",
                "Content-Type: application/octet-stream",
                f"Content-Length: {len(packed)}",
                f"TTL: {LASTS}",
                f"Topic: {TOPIC}",
                "Urgency: normal",
                "Connection: close",
            )
            writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + packed)
            await writer.drain()
            version, status, *_ = (await reader.readuntil(b"\r\n")).split()
            if not version.startswith(b"HTTP/1.") or not status.isdigit():
                raise ValueError("no answer of HTTP")
            return int(status)
        finally:
            writer.transport.abort()


# ── In a thread ──────────────────────────────────────────────────────────────────────────────


def _made() -> str:
    from py_vapid import Vapid02  # type: ignore[import-untyped]

    fresh = Vapid02()
    fresh.generate_keys()
    number = fresh.private_key.private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def _public(private: str) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    key = Vapid02.from_raw(private.encode()).public_key
    return _text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _signed(seal: Seal, origin: str, site: str) -> str:
    from py_vapid import Vapid02, VapidException

    claims = {"aud": origin, "exp": int(time.time()) + SIGNED, "sub": site}
    key = Vapid02.from_raw(seal.private.encode())
    key.conf = {"no-strict": True}  # a site may have a port
    try:
        signed: str = key.sign(claims)["Authorization"]
    except VapidException as error:
        raise ValueError("an address that can't be signed for") from error
    return signed


def _packed(bell: Bell, text: bytes) -> bytes:
    import http_ece  # type: ignore[import-untyped]
    from cryptography.hazmat.primitives.asymmetric import ec

    own = ec.generate_private_key(ec.SECP256R1())
    packed: bytes = http_ece.encrypt(
        text, private_key=own, dh=octets(bell.key), auth_secret=octets(bell.auth)
    )
    return packed


def _text(octets: bytes) -> str:
    return base64.urlsafe_b64encode(octets).rstrip(b"=").decode()


def octets(text: str) -> bytes:
    """What browsers write in base64url; raises ValueError.

    >>> octets("AQID")
    b'\\x01\\x02\\x03'
    """
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
