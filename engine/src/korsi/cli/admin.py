"""korsi admin: a host looks after the tables and people of a server, and prepares a database."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from korsi.cli.arguments import Parser
from korsi.cli.backup import HELP
from korsi.cli.serve import data, installed, tell

USAGE = "WHAT WHERE [options]"
SUMMARY = "Look after a server's tables and people, carry a table elsewhere, prepare a database."
DESCRIPTION = """\
prepare  make the schema of a PostgreSQL database, or bring it up to date; with --role, let that
         role serve: it may read and write what is played, and change nothing else
tables   a line for each table: its game, who sits there, how far it is
aside    let nobody come to a table, until back brings it back
end      end a table as it stands, for good
export   a copy of one table as a file, also while it is played
move     one table as a file, and close it here: it goes on, by the same link, where the file is
         imported; with --at, who comes here is told that address, and who sat there comes along
import   such a file as a table of this data; one that was moved away comes back by its file
people   a line for each person with a name: when they were last here, and where they sit
rename   give a person another name
remove   forget a person's name and devices, and take them from all unfinished tables

All of it can be done while servers run."""
EXAMPLES = """\
korsi admin prepare postgresql://owner@db.example/korsi --role korsi
korsi admin tables korsi.db
korsi admin move korsi.db k7m2x9qa --to k7m2x9qa.korsi --at https://play.example.org
korsi admin import postgresql://korsi@db.example/korsi k7m2x9qa.korsi
korsi admin rename korsi.db 3f2a9c41 Ada"""

WORDS = {
    "table": ("TABLE", "its name in links"),
    "person": ("PERSON", "the letters that people shows"),
    "name": ("NAME", "the new name"),
}
SIMPLE = {
    "tables": (),
    "aside": ("table",),
    "back": ("table",),
    "end": ("table",),
    "people": (),
    "rename": ("person", "name"),
    "remove": ("person",),
}
"""What each of these takes, after where."""


def add_arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    errands = parser.add_subparsers(
        dest="errand", metavar="WHAT", required=True, parser_class=Parser, prog=parser.prog
    )

    def errand(name: str, usage: str) -> ArgumentParser:
        made = errands.add_parser(name, usage=f"%(prog)s WHERE{usage}")
        made.add_argument("where", type=data, metavar="WHERE", help=HELP)
        return made

    prepare = errand("prepare", " [--role NAME]")
    prepare.add_argument("--role", metavar="NAME", help="let this role serve")
    for name, takes in SIMPLE.items():
        simple = errand(name, "".join(f" {WORDS[word][0]}" for word in takes))
        for word in takes:
            simple.add_argument(word, metavar=WORDS[word][0], help=WORDS[word][1])
    for name, further in (("export", ""), ("move", " [--at ADDRESS]")):
        export = errand(name, f" TABLE --to FILE [--overwrite]{further}")
        export.add_argument("table", metavar="TABLE", help=WORDS["table"][1])
        export.add_argument("--to", type=Path, required=True, metavar="FILE", help="the new file")
        export.add_argument(
            "--overwrite", action="store_true", help="if there is such a file already, replace it"
        )
        if name == "move":
            export.add_argument(
                "--at", metavar="ADDRESS", help="where it goes on, such as https://play.example.org"
            )
    bring = errand("import", " FILE")
    bring.add_argument("file", type=Path, metavar="FILE", help="what export or move has written")


def run(arguments: Namespace) -> int:
    """What was asked for; the exit code."""
    errands = installed("korsi_server.admin")
    given = {name: value for name, value in vars(arguments).items() if name in ERRAND_GIVEN}
    code: int = errands.ERRANDS[arguments.errand](tell, **given)
    return code


ERRAND_GIVEN = ("where", "role", "table", "to", "overwrite", "at", "file", "person", "name")
