"""korsi repair: all that can still be read of a damaged data file, in a new one."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from korsi.cli.serve import data, installed, tell

USAGE = "FILE --into NEW"
SUMMARY = "Save what can be read of a server's damaged data."
DESCRIPTION = """\
Every table whose log can be read and played is saved into a new file, and so are guests, their
names and devices. Where the end of a log is lost, the table goes on from there; what can't be
saved is listed, and the exit code is 1. The damaged file stays as it is. Stop the server first."""
EXAMPLES = """\
korsi repair korsi.db --into saved.db"""


def add_arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=data, metavar="FILE", help="the damaged data")
    parser.add_argument("--into", type=Path, required=True, metavar="NEW", help="the new file")


def run(arguments: Namespace) -> int:
    """Repair, and list what is missing."""
    commands = installed("korsi_server.store.commands")
    code: int = commands.repair(arguments.file, arguments.into, tell)
    return code
