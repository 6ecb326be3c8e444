"""What the server takes from its neighbours in the checkout: the engine's version and addresses,
and the built client.

A source distribution has all of it inside (the version and addresses in its PKG-INFO, the client
among the sources), so that a wheel can be made of it without the checkout and without Node.
"""

import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

INSIDE = Path("src/korsi_server/client")
"""Where a source distribution has the client."""


class EngineHook(MetadataHookInterface):
    """Requires the engine of the same version, and has its addresses."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Called where the metadata is not yet known: in a checkout."""
        engine = Path(self.root).parent / "engine" / "pyproject.toml"
        korsi = f"korsi=={metadata['version']}"
        metadata["dependencies"] = [korsi, *self.config["dependencies"]]
        metadata["urls"] = tomllib.loads(engine.read_text(encoding="utf-8"))["project"]["urls"]


class ClientHook(BuildHookInterface):
    """What is to be given away needs the client; what links to the sources does not."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the wheel or the source distribution is filled."""
        root = Path(self.root)
        if version == "editable" or (root / INSIDE / "index.html").is_file():
            return
        client = root.parent / "web" / "dist"
        if not (client / "index.html").is_file():
            raise SystemExit("The browser client is not built, and the wheel needs it: make wheels")
        folder = INSIDE if self.target_name == "sdist" else INSIDE.relative_to("src")
        for file in client.rglob("*"):
            path = file.relative_to(client)
            if file.is_file() and not path.as_posix().startswith("."):
                build_data["force_include"][str(file)] = (folder / path).as_posix()
