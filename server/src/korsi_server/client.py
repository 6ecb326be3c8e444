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
BROTLI: Final = ".br"
"""`app.js.br` is `app.js`, packed when the client was built; it has no address of its own."""
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
    """All files of the client, as they were when the server started: there are no others."""

    def __init__(self, folder: Path | None) -> None:
        self._files: dict[str, Document] = {}
        """By the path in their address, and by that spelling alone."""
        if folder is None:
            return
        home = folder.resolve()
        found = {}
        for file in sorted(home.rglob("*")):
            path = file.relative_to(home).as_posix()
            hidden = any(part.startswith(".") for part in path.split("/"))
            if not hidden and file.is_file() and file.resolve().is_relative_to(home):
                found[path] = file.read_bytes()
        for path, body in found.items():
            if not (path.endswith(BROTLI) and path.removesuffix(BROTLI) in found):
                self._files[path] = _document(path, body, found.get(path + BROTLI))

    def find(self, path: str) -> Document | None:
        """A file of the client; None if there is none of this very name."""
        return self._files.get(path)


def _document(path: str, body: bytes, brotli: bytes | None) -> Document:
    suffix = Path(path).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    cache = FOREVER if path.startswith(HASHED) else ASK_AGAIN
    return document(body, kind, cache, brotli)
