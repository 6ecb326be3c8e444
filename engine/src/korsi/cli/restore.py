"""korsi restore: a copy in the place of a data file."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from korsi.cli.backup import HELP
from korsi.cli.serve import data, installed, tell

USAGE = "COPY --into WHERE [--overwrite]"
SUMMARY = "Put a copy in the place of a server's data."
DESCRIPTION = """\
The copy is checked first and stays where it is. While a server is using the data, nothing is done:
stop it, restore, start it again. A server's file that nobody uses is such a copy too."""
EXAMPLES = """\
korsi restore copies/monday.db --into korsi.db --overwrite
korsi restore korsi.db --into postgresql://korsi@db.example/korsi"""


def add_arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("copy", type=Path, metavar="COPY", help="what korsi backup has written")
    parser.add_argument("--into", type=data, required=True, metavar="WHERE", help=HELP)
    parser.add_argument(
        "--overwrite", action="store_true", help="if there is something already, replace it"
    )


def run(arguments: Namespace) -> int:
    """Restore, and say how much it was."""
    commands = installed("korsi_server.store.commands")
    code: int = commands.restore(
        arguments.copy, arguments.into, tell, overwrite=arguments.overwrite
    )
    return code
