"""korsi admin: a host looks at the tables of a server, and prepares a database."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from korsi.cli.arguments import Parser
from korsi.cli.backup import HELP
from korsi.cli.serve import data, installed, tell

USAGE = "WHAT WHERE [options]"
SUMMARY = "Look at a server's tables, carry one elsewhere, prepare a database."
DESCRIPTION = """\
prepare  make the schema of a PostgreSQL database, or bring it up to date; with --role, let that
         role serve: it may read and write what is played, and change nothing else
tables   a line for each table: its game, who sits there, how far it is
export   one table as a file, also while it is played
import   such a file as a table of this data; links to it are as they were

All but import can be done while servers run; so can import where the data is a database."""
EXAMPLES = """\
korsi admin prepare postgresql://owner@db.example/korsi --role korsi
korsi admin tables korsi.db
korsi admin export korsi.db k7m2x9qa --to k7m2x9qa.korsi
korsi admin import postgresql://korsi@db.example/korsi k7m2x9qa.korsi"""


def add_arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    errands = parser.add_subparsers(
        dest="errand", metavar="WHAT", required=True, parser_class=Parser
    )
    prepare = errands.add_parser("prepare", usage="%(prog)s WHERE [--role NAME]")
    prepare.add_argument("where", type=data, metavar="WHERE", help=HELP)
    prepare.add_argument("--role", metavar="NAME", help="let this role serve")
    tables = errands.add_parser("tables", usage="%(prog)s WHERE")
    tables.add_argument("where", type=data, metavar="WHERE", help=HELP)
    export = errands.add_parser("export", usage="%(prog)s WHERE TABLE --to FILE [--overwrite]")
    export.add_argument("where", type=data, metavar="WHERE", help=HELP)
    export.add_argument("table", metavar="TABLE", help="its name in links")
    export.add_argument("--to", type=Path, required=True, metavar="FILE", help="the new file")
    export.add_argument(
        "--overwrite", action="store_true", help="if there is such a file already, replace it"
    )
    bring = errands.add_parser("import", usage="%(prog)s WHERE FILE")
    bring.add_argument("where", type=data, metavar="WHERE", help=HELP)
    bring.add_argument("file", type=Path, metavar="FILE", help="what export has written")


def run(arguments: Namespace) -> int:
    """What was asked for; the exit code."""
    errands = installed("korsi_server.admin")
    given = {name: value for name, value in vars(arguments).items() if name in ERRAND_GIVEN}
    code: int = errands.ERRANDS[arguments.errand](tell, **given)
    return code


ERRAND_GIVEN = ("where", "role", "table", "to", "overwrite", "file")
