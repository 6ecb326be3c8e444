"""Passkeys: what a browser is asked, and whether its answer is right. What checks signatures is
loaded when the first answer comes: who plays without a passkey never waits for it."""

import asyncio
import hashlib
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

import msgspec

from korsi_server.messages import Json
from korsi_server.store import Passkey
from korsi_server.tables.permissions import Cannot
from korsi_server.visits import Scope, header

LASTS: Final = 300.0
"""Seconds for an answer."""
MOST: Final = 10
"""Passkeys of one person."""
ALGORITHMS: Final = (-8, -7, -257)
"""EdDSA, ES256 and RS256: one of them every authenticator has."""
NAME: Final = re.compile(r"(?=[^:]{1,253}(?::|$))([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::[0-9]{1,5})?")
NUMBERS: Final = re.compile(r"[0-9.]+")
LOCAL: Final = "localhost"
WRONG: Final = "fault-passkey"

Result = TypeVar("Result")


class Site(NamedTuple):
    """Where passkeys belong to: the name of the host, and the origins of its pages."""

    name: str
    origins: list[str]


def site_of(scope: Scope) -> Site:
    """By which name this server was found; raises Cannot with why no passkey can be made there.

    Browsers make passkeys only for names, and for pages that nobody could change on the way. If a
    proxy has seen to that we may not know; but the page says where it is from, and a browser that
    would make a passkey for it says so too, in what it signs.
    """
    host = (header(scope, b"host") or "").lower()
    found = NAME.fullmatch(host)
    if found is None or NUMBERS.fullmatch(found[1]):
        raise Cannot("fault-no-passkeys", {"place": "address"})
    name = found[1]
    local = name == LOCAL or name.endswith(f".{LOCAL}")
    origin = header(scope, b"origin")
    secure = scope.get("scheme") == "https" or (origin or "").startswith("https://")
    if not (secure or local):
        raise Cannot("fault-no-passkeys", {"place": "insecure"})
    return Site(name, [f"https://{host}", *([f"http://{host}"] if local else [])])


def making(site: Site, challenge: bytes, guest: str, name: str, known: list[Passkey]) -> Json:
    """How a browser is asked to make a passkey, in the standard's own words."""
    # Not the guest's id, which is nobody's business; but for the same guest always the same.
    handle = hashlib.sha256(b"korsi-passkey" + guest.encode()).digest()[:16]
    return {
        "rp": {"id": site.name, "name": "Korsi"},
        "user": {"id": told(handle), "name": name, "displayName": name},
        "challenge": told(challenge),
        "pubKeyCredParams": [{"type": "public-key", "alg": one} for one in ALGORITHMS],
        "timeout": round(LASTS * 1000),
        "excludeCredentials": [
            {"type": "public-key", "id": one.passkey} for one in known if one.site == site.name
        ],
        "authenticatorSelection": {
            "residentKey": "required",
            "requireResidentKey": True,
            "userVerification": "preferred",
        },
        "attestation": "none",
    }


def asking(site: Site, challenge: bytes) -> Json:
    """How a browser is asked for any passkey that it has for this site. No person is named: whoever
    asks learns nothing of who is known here."""
    return {
        "rpId": site.name,
        "challenge": told(challenge),
        "timeout": round(LASTS * 1000),
        "userVerification": "preferred",
        "allowCredentials": [],
    }


def challenge_in(credential: Json) -> bytes:
    """The question that an answer is to; raises Cannot."""
    try:
        said = msgspec.json.decode(heard(credential["response"]["clientDataJSON"]))
        return heard(said["challenge"])
    except (KeyError, TypeError, ValueError, msgspec.DecodeError) as error:
        raise Cannot(WRONG) from error


def id_in(credential: Json) -> str:
    """Which passkey has answered."""
    return str(credential.get("id"))[:2000]


async def made(credential: Json, challenge: bytes, site: Site) -> tuple[str, str, int]:
    """The id, the public key and the uses of a new passkey; raises Cannot."""

    def check() -> tuple[str, str, int]:
        from webauthn import verify_registration_response
        from webauthn.helpers.cose import COSEAlgorithmIdentifier

        new = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origins,
            supported_pub_key_algs=[COSEAlgorithmIdentifier(one) for one in ALGORITHMS],
        )
        return told(new.credential_id), told(new.credential_public_key), new.sign_count

    return await _checked(check)


async def proven(credential: Json, challenge: bytes, site: Site, passkey: Passkey) -> int:
    """How often the passkey has been used, now that it has answered; raises Cannot."""

    def check() -> int:
        from webauthn import verify_authentication_response

        return verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origins,
            credential_public_key=heard(passkey.public),
            credential_current_sign_count=passkey.uses,
        ).new_sign_count

    return await _checked(check)


async def _checked(check: Callable[[], Result]) -> Result:
    """In a thread: the first time, a good deal is loaded. Whatever is wrong with an answer, nobody
    is told more than that."""
    try:
        return await asyncio.to_thread(check)
    except ImportError:
        raise
    except Exception as error:
        raise Cannot(WRONG) from error


def told(data: bytes) -> str:
    """Bytes as the standard writes them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def heard(text: str) -> bytes:
    """And back; raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
