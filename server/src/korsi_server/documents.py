"""Texts with fixed addresses: compressed once, and sent again only when they have changed."""

import gzip
import hashlib
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TEXT: Final = ("text/", "application/json", "application/manifest", "image/svg", "font/ttf")
"""What is worth compressing."""


@dataclass(frozen=True, slots=True)
class Document:
    """A file as it is sent."""

    body: bytes
    packed: bytes | None
    type: str
    tag: str
    cache: str


def document(body: bytes, kind: str, cache: str = ASK_AGAIN) -> Document:
    """This text, ready to be sent."""
    packed = None
    if kind.startswith(TEXT):
        packed = gzip.compress(body, 9, mtime=0)
        packed = packed if len(packed) < len(body) else None
        if kind.startswith("text/"):
            kind += "; charset=utf-8"
    return Document(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', cache)


def sent(document: Document, request: Request, status: int = 200) -> Response:
    """The document, or the news that it has not changed."""
    headers = {"cache-control": document.cache, "etag": document.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == document.tag and status == 200:
        return Response(status_code=304, headers=headers)
    body = document.body
    if document.packed is not None and takes_gzip(request):
        body = document.packed
        headers["content-encoding"] = "gzip"
    headers["content-type"] = document.type
    return Response(body, status, headers=headers)


def takes_gzip(request: Request) -> bool:
    """Whether who asks can unpack."""
    return "gzip" in request.headers.get("accept-encoding", "")
