"""The built client: its files, from memory."""

import mimetypes
import os
from pathlib import Path
from typing import Final

from korsi_server.documents import ASK_AGAIN, FOREVER, Document, document

HERE: Final = Path(__file__).parent
INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""What lies here has its hash in its name, and never changes."""
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
        self._kept: dict[str, tuple[int, Document]] = {}
        """By its path: when the file was changed, and what was in it."""

    def index(self) -> Document | None:
        """The page that every address of a person leads to."""
        return self.find(INDEX)

    def find(self, path: str) -> Document | None:
        """A file of the client; None if there is none of this name inside its folder."""
        if self._folder is None or "\0" in path:
            return None
        try:
            file = (self._folder / path).resolve()
            if not file.is_relative_to(self._folder) or not file.is_file():
                return None
            changed = file.stat().st_mtime_ns
            when, found = self._kept.get(path, (None, None))
            if found is None or when != changed:
                found = _document(path, file.read_bytes())
                self._kept[path] = changed, found
        except OSError:
            return None
        return found


def _document(path: str, body: bytes) -> Document:
    suffix = Path(path).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    return document(body, kind, FOREVER if path.startswith(HASHED) else ASK_AGAIN)
