"""A push service of our own, as browsers' vendors run them: it takes what servers send, reads it
with the keys of the device (RFC 8291) and looks at who signed it (RFC 8292)."""

import base64
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

PATIENCE = 20.0


class Device:
    """A browser that has subscribed: only it can read what is sent to it."""

    def __init__(self, service: "PushService", name: str) -> None:
        self._own = ec.generate_private_key(ec.SECP256R1())
        self._auth = name.encode().ljust(16, b"-")[:16]
        self.endpoint = f"{service.address}/to/{name}"
        self.notices: list[dict[str, Any]] = []
        self.keys: list[str] = []
        """Those of the houses that have rung."""
        self.claims: list[dict[str, Any]] = []
        self.heads: list[dict[str, str]] = []
        self.status = 201
        self.tries = 0

    @property
    def subscription(self) -> dict[str, str]:
        """As a browser gives it to the page."""
        point = self._own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": text(point), "auth": text(self._auth)}

    def take(self, heads: dict[str, str], body: bytes) -> int:
        """Something comes; the status it is answered with."""
        self.tries += 1
        if self.status >= 300:
            return self.status
        assert heads["content-encoding"] == "aes128gcm"
        signed = heads["authorization"]
        assert Vapid02.verify(signed)
        parts = dict(part.split("=", 1) for part in signed.split(" ", 1)[1].split(","))
        claims = json.loads(octets(parts["t"].split(".")[1]))
        assert claims["aud"] == self.endpoint.rsplit("/to/", 1)[0]
        assert 0 < claims["exp"] - time.time() <= 24 * 3600
        self.claims.append(claims)
        self.keys.append(parts["k"])
        self.heads.append(heads)
        plain = http_ece.decrypt(body, private_key=self._own, auth_secret=self._auth)
        self.notices.append(json.loads(plain))
        return self.status

    def told(self, count: int) -> list[dict[str, Any]]:
        """Everything, once there is so much of it."""
        until = time.monotonic() + PATIENCE
        while len(self.notices) < count:
            assert time.monotonic() < until, f"told {self.notices}"
            time.sleep(0.01)
        return self.notices


class PushService:
    """Its address, and the devices that it reaches."""

    def __init__(self) -> None:
        service = self

        class Desk(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                heads = {name.lower(): value for name, value in self.headers.items()}
                device = service.devices.get(self.path.rpartition("/")[2])
                try:
                    status = 404 if device is None else device.take(heads, body)
                except Exception as error:
                    service.troubles.append(error)
                    status = 400
                self.send_response(status)
                if status in (301, 307):
                    self.send_header("location", f"{service.address}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.devices: dict[str, Device] = {}
        self.troubles: list[Exception] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Desk)
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def device(self, name: str) -> Device:
        """A new one."""
        self.devices[name] = Device(self, name)
        return self.devices[name]

    def close(self) -> None:
        """No more; and nothing was wrong with what came."""
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
        assert self.troubles == []


@contextmanager
def push_service() -> Iterator[PushService]:
    """One that is closed afterwards."""
    service = PushService()
    try:
        yield service
    finally:
        service.close()


def text(octets: bytes) -> str:
    return base64.urlsafe_b64encode(octets).rstrip(b"=").decode()


def octets(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
