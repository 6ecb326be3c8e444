"""A lesson as a file of the client."""

import json
import sys
from pathlib import Path
from typing import Any


def keep(lesson: dict[str, Any], file: Path) -> None:
    """Write the lesson; with --check on the command line, fail if the file is stale instead."""
    text = json.dumps(lesson, separators=(",", ":")) + "\n"
    if "--check" not in sys.argv[1:]:
        file.write_text(text)
    elif not file.exists() or file.read_text() != text:
        sys.exit(f"{file.name} is stale: run python web/lessons/{Path(sys.argv[0]).name}")
