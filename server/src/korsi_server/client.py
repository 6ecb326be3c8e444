"""The built client: its files, from memory, compressed once."""

import gzip
import hashlib
import mimetypes
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""What lies here has its hash in its name, and never changes."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TEXT: Final = ("text/", "application/json", "application/manifest", "image/svg", "font/ttf")
MISSING: Final = """\
The browser client is not built. In a checkout: make client. The server itself is well: /healthz
"""
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
}


@dataclass(frozen=True, slots=True)
class Page:
    """A file as it is sent."""

    body: bytes
    packed: bytes | None
    type: str
    tag: str
    cache: str
    changed: int


def client_folder() -> Path | None:
    """Where the client is: KORSI_CLIENT, inside the package (a wheel, see `make wheels`), or built
    beside the sources of a checkout (`make client`)."""
    given = os.environ.get("KORSI_CLIENT")
    if given:
        return Path(given)
    for folder in (HERE / "client", HERE.parents[2] / "web" / "dist"):
        if (folder / INDEX).is_file():
            return folder
    return None


class Client:
    """All files of the client."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = None if folder is None else folder.resolve()
        self._pages: dict[str, Page] = {}

    def index(self) -> Page | None:
        """The page that every address of a person leads to."""
        return self.find(INDEX)

    def find(self, path: str) -> Page | None:
        """A file of the client; None if there is none of this name inside its folder."""
        if self._folder is None or "\0" in path:
            return None
        try:
            file = (self._folder / path).resolve()
            if not file.is_relative_to(self._folder) or not file.is_file():
                return None
            changed = file.stat().st_mtime_ns
            page = self._pages.get(path)
            if page is None or page.changed != changed:
                page = self._pages[path] = _page(path, file.read_bytes(), changed)
        except OSError:
            return None
        return page


def _page(path: str, body: bytes, changed: int) -> Page:
    suffix = Path(path).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    packed = None
    if kind.startswith(TEXT):
        packed = gzip.compress(body, 9, mtime=0)
        packed = packed if len(packed) < len(body) else None
        if kind.startswith("text/"):
            kind += "; charset=utf-8"
    cache = FOREVER if path.startswith(HASHED) else ASK_AGAIN
    return Page(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', cache, changed)
