"""An authenticator made of code: it makes passkeys and signs with them as a browser's does, and
says whatever a test wants it to say."""

import hashlib
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def told(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def heard(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey, at most."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = token_bytes(32)
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0

    def make(self, options: dict[str, Any], **other: Any) -> dict[str, Any]:
        """A new passkey, as RegistrationResponseJSON; `other` is what is not as it should be."""
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        site = other.get("site", options["rp"]["id"])
        data = self._data(site, PRESENT | VERIFIED | ATTESTED)
        data += bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(public)
        attested = {"fmt": "none", "attStmt": {}, "authData": data}
        response = {
            "clientDataJSON": self._said("webauthn.create", options, other),
            "attestationObject": told(cbor2.dumps(attested)),
        }
        return self._credential(response)

    def sign(self, options: dict[str, Any], **other: Any) -> dict[str, Any]:
        """An answer, as AuthenticationResponseJSON."""
        self.uses += other.get("more", 1)
        data = self._data(other.get("site", options["rpId"]), PRESENT | VERIFIED)
        said = self._said("webauthn.get", options, other)
        digest = hashlib.sha256(heard(said)).digest()
        signature = self._key.sign(data + digest, ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": said,
            "authenticatorData": told(data),
            "signature": told(signature),
        }
        return self._credential(response)

    def _data(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4)

    def _said(self, kind: str, options: dict[str, Any], other: dict[str, Any]) -> str:
        said = {
            "type": other.get("kind", kind),
            "challenge": other.get("challenge", options["challenge"]),
            "origin": other.get("origin", self.origin),
            "crossOrigin": False,
        }
        return told(json.dumps(said).encode())

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        id = told(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response}
