"""korsi backup: a whole copy of a data file, while a server plays on."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from korsi.cli.serve import data, installed, tell

USAGE = "WHERE --to COPY [--overwrite]"
SUMMARY = "Copy the data of a server, also while it runs."
DESCRIPTION = """\
The copy is the data as it was at one moment, in one file; that of a file is checked page by page.
Nobody who plays has to wait. `cp` is not enough: what was just played may lie in another file
beside the data. A copy of a database can be restored to a file, and the other way round."""
HELP = "the data of a server: a file, or the address of a PostgreSQL database"
EXAMPLES = """\
korsi backup korsi.db --to copies/monday.db
korsi backup postgresql://korsi@db.example/korsi --to copies/monday.db"""


def add_arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("where", type=data, metavar="WHERE", help=HELP)
    parser.add_argument("--to", type=Path, required=True, metavar="COPY", help="the new file")
    parser.add_argument(
        "--overwrite", action="store_true", help="if there is such a file already, replace it"
    )


def run(arguments: Namespace) -> int:
    """Copy, and say how much it was."""
    commands = installed("korsi_server.store.commands")
    code: int = commands.backup(arguments.where, arguments.to, tell, overwrite=arguments.overwrite)
    return code
