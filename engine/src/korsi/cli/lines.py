"""Where words go: the answer to standard output, all about it to standard error."""

import json
import sys
from typing import Any

FAILED = 1
INTERRUPTED = 130
"""The exit code of who was asked to stop before there was an answer."""


def write(text: str) -> None:
    """One line of the answer, unbroken."""
    sys.stdout.write(text + "\n")


def write_json(answer: Any) -> None:
    """The whole answer, for a program."""
    write(json.dumps(answer, ensure_ascii=False))


def complain(sentence: str) -> None:
    """What is wrong, in one line."""
    sys.stderr.write(f"korsi: {' '.join(sentence.split())}\n")
