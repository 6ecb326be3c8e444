"""Puts the built client into the wheel, straight from where it was built."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):
    """A wheel that is to be given away needs the client; one that links to the sources does not."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the wheel is filled."""
        if version == "editable":
            return
        client = Path(self.root).parent / "web" / "dist"
        if not (client / "index.html").is_file():
            raise SystemExit("The browser client is not built, and the wheel needs it: make wheels")
        for file in client.rglob("*"):
            path = file.relative_to(client).as_posix()
            if file.is_file() and not path.startswith("."):
                build_data["force_include"][str(file)] = f"korsi_server/client/{path}"
