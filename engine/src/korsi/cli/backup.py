"""korsi backup: a whole copy of a data file, while a server plays on."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from korsi.cli.serve import installed, tell

USAGE = "FILE --to COPY [--overwrite]"
SUMMARY = "Copy the data of a server, also while it runs."
DESCRIPTION = """\
The copy is the data as it was at one moment, checked page by page, in one file. Nobody who plays
has to wait. `cp` is not enough: what was just played may lie in another file beside the data."""
EXAMPLES = """\
korsi backup korsi.db --to copies/monday.db"""


def add_arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the data of a server")
    parser.add_argument("--to", type=Path, required=True, metavar="COPY", help="the new file")
    parser.add_argument(
        "--overwrite", action="store_true", help="if there is such a file already, replace it"
    )


def run(arguments: Namespace) -> int:
    """Copy, and say how much it was."""
    commands = installed("korsi_server.store.commands")
    code: int = commands.backup(arguments.file, arguments.to, tell, overwrite=arguments.overwrite)
    return code
