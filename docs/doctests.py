"""Examples in docstrings (`>>> `) are shown as code: an extension of Griffe, which reads them."""

import re
from typing import Any

from griffe import Extension, Module, Object

EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*(?:\n\n>>> .*(?:\n.+)*)*", re.MULTILINE)
"""From the first prompt to the empty line after the last answer."""


class Doctests(Extension):
    """Puts a fence around every example."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """Called for everything that has been read, but the package itself."""
        fence(obj)

    def on_package(self, *, pkg: Module, **_: Any) -> None:
        """Called for the package itself."""
        fence(pkg)


def fence(thing: Object) -> None:
    """The examples of a docstring as code."""
    if thing.docstring is not None and "```pycon" not in thing.docstring.value:
        thing.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", thing.docstring.value)
