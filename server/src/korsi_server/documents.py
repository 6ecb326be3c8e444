"""Texts with fixed addresses: compressed once, and sent again only when they have changed."""

import gzip
import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TEXT: Final = ("text/", "application/json", "application/manifest", "image/svg", "font/ttf")
"""What is worth compressing."""
NOTHING: Final = re.compile(r"q\s*=\s*0(\.0*)?")


@dataclass(frozen=True, slots=True)
class Document:
    """A file as it is sent."""

    body: bytes
    packed: Mapping[str, bytes]
    """What is smaller, by its content coding; the smallest first."""
    type: str
    tag: str
    cache: str


def document(
    body: bytes, kind: str, cache: str = ASK_AGAIN, brotli: bytes | None = None
) -> Document:
    """This text, ready to be sent; `brotli` is the same, packed by who made it."""
    packed = {}
    if kind.startswith(TEXT):
        packed = {"gzip": gzip.compress(body, 9, mtime=0)}
        if brotli is not None:
            packed = {"br": brotli, **packed}
        packed = {coding: small for coding, small in packed.items() if len(small) < len(body)}
        if kind.startswith("text/"):
            kind += "; charset=utf-8"
    return Document(body, packed, kind, hashlib.sha256(body).hexdigest()[:20], cache)


def sent(
    document: Document, request: Request, status: int = 200, vary: str = "accept-encoding"
) -> Response:
    """The document, or the news that it has not changed; `vary` names what else it depends on."""
    coding = next((coding for coding in document.packed if takes(request, coding)), None)
    # Packed in another way it is another sequence of bytes, and so has another tag.
    tag = f'"{document.tag}-{coding}"' if coding else f'"{document.tag}"'
    cache = document.cache if status == 200 else "no-store"
    headers = {"cache-control": cache, "etag": tag, "vary": vary}
    if status == 200 and tag in _known(request):
        return Response(status_code=304, headers=headers)
    if coding:
        headers["content-encoding"] = coding
    headers["content-type"] = document.type
    return Response(document.packed[coding] if coding else document.body, status, headers=headers)


def takes(request: Request, coding: str) -> bool:
    """Whether who asks can unpack this: it is named, and not at the weight of nothing."""
    for word in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = (part.strip() for part in word.partition(";"))
        if name == coding:
            return not NOTHING.fullmatch(weight)
    return False


def _known(request: Request) -> list[str]:
    """The tags of what who asks has already; those that a proxy made weak, too."""
    tags = request.headers.get("if-none-match", "").split(",")
    return [tag.strip().removeprefix("W/") for tag in tags]
