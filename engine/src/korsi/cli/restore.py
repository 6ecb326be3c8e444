"""korsi restore: a copy in the place of a data file."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from korsi.cli.serve import installed, tell

USAGE = "COPY --into FILE [--overwrite]"
SUMMARY = "Put a copy in the place of a server's data."
DESCRIPTION = """\
The copy is checked first and stays where it is. While a server is using the file, nothing is done:
stop it, restore, start it again."""
EXAMPLES = """\
korsi restore copies/monday.db --into korsi.db --overwrite"""


def add_arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("copy", type=Path, metavar="COPY", help="what korsi backup has written")
    parser.add_argument(
        "--into", type=Path, required=True, metavar="FILE", help="the data of a server"
    )
    parser.add_argument(
        "--overwrite", action="store_true", help="if there is such a file already, replace it"
    )


def run(arguments: Namespace) -> int:
    """Restore, and say how much it was."""
    commands = installed("korsi_server.store.commands")
    code: int = commands.restore(
        arguments.copy, arguments.into, tell, overwrite=arguments.overwrite
    )
    return code
