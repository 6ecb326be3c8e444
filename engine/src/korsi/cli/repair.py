"""korsi repair: all that can be read of damaged data, in a new file; or all logs looked at."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from korsi.cli.backup import HELP
from korsi.cli.serve import data, installed, tell

USAGE = "WHERE [--into NEW]"
SUMMARY = "Save what can be read of a server's damaged data."
DESCRIPTION = """\
With --into, every table whose log can be read and played is saved into a new file, and so are
guests, their names and devices. Where the end of a log is lost, the table goes on from there; what
can't be saved is listed, and the exit code is 1. The damaged data stays as it is. Stop the server
of a file first.
Without it, every log is read and played again where it is, also while servers run. A table whose
log makes no sense is set aside and listed, and the exit code is 1."""
EXAMPLES = """\
korsi repair korsi.db --into saved.db
korsi repair postgresql://korsi@db.example/korsi"""


def add_arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=data, metavar="WHERE", help=HELP)
    parser.add_argument("--into", type=Path, metavar="NEW", help="the new file")


def run(arguments: Namespace) -> int:
    """Repair, and list what is missing."""
    commands = installed("korsi_server.store.commands")
    code: int = commands.repair(arguments.file, arguments.into, tell)
    return code
