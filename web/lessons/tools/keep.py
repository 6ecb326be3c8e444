"""A lesson, or the pictures of a rulebook, as a file of the client."""

import json
import sys
from pathlib import Path
from typing import Any


def keep(made: dict[str, Any], file: Path) -> None:
    """Write the file; with --check on the command line, fail if it is stale instead."""
    text = json.dumps(made, separators=(",", ":")) + "\n"
    if "--check" not in sys.argv[1:]:
        file.write_text(text)
    elif not file.exists() or file.read_text() != text:
        maker = Path(sys.argv[0])
        sys.exit(f"{file.name} is stale: run python web/{maker.parent.name}/{maker.name}")
