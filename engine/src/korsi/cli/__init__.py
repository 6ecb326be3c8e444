"""The command `korsi`: play in the terminal, and the laboratory."""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from textwrap import indent
from types import ModuleType
from typing import Any

import korsi
import korsi.random
from korsi.cli.arguments import Parser
from korsi.cli.lines import INTERRUPTED, complain
from korsi.contract import Refused
from korsi.sentences import say

COMMANDS = (
    "play",
    "serve",
    "games",
    "simulate",
    "tournament",
    "replay",
    "verify",
    "perft",
    "backup",
    "restore",
    "repair",
    "admin",
)
"""Modules here, each imported when its command is given or explained."""

QUICK = ("games", "verify", "backup", "restore", "repair", "admin")
"""They play nothing, or not much."""

DONE = 0
MISUSED = 2
PIPE_CLOSED = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; the exit code is the answer."""
    given = sys.argv[1:] if argv is None else argv
    return answer(parser(given[0] if given else None), given)


def answer(whole: Parser, argv: Sequence[str] | None) -> int:
    """Read the command line, do what it asks for, and say in one line what went wrong."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a letter the terminal lacks is no catastrophe
    language = "en"
    try:
        arguments = whole.parse_args(argv)
        language = getattr(arguments, "language", "en")
        if arguments.slow_when_interpreted and not compiled():
            sys.stderr.write(say(language, "terminal-interpreted") + "\n")
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except SystemExit as answered:  # argparse has said what there is to say
        return answered.code if isinstance(answered.code, int) else DONE
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except Refused as refusal:
        complain(f"{refusal.rule}: {say(language, refusal.why, refusal.data)}")
        return MISUSED
    except (ValueError, OSError) as error:
        complain(str(error))
        return MISUSED
    return code


def compiled() -> bool:
    """Whether the rules and bots run as machine code."""
    return not str(korsi.random.__file__).endswith(".py")


def parser(named: str | None = None) -> Parser:
    """All commands and what they take; where one of them is named, only that one."""
    whole = Parser(
        prog="korsi",
        usage="%(prog)s COMMAND [...]",
        description="Modern board games: play in the terminal, and study them.",
        epilog="korsi COMMAND --help explains a command, with examples.",
    )
    add_version(whole)
    whole.set_defaults(run=show_help, slow_when_interpreted=False)
    commands = whole.add_subparsers(title="commands", metavar="COMMAND [...]", parser_class=Parser)
    for name in [named] if named in COMMANDS else COMMANDS:
        command = import_module(f"korsi.cli.{name}")
        added = commands.add_parser(
            name, help=command.SUMMARY, **described(command, f"korsi {name}")
        )
        command.add_arguments(added)
        added.set_defaults(run=command.run, slow_when_interpreted=name not in QUICK)
    return whole


def only(command: ModuleType, prog: str) -> Parser:
    """One of the commands, as a program of its own."""
    whole = Parser(**described(command, prog))
    add_version(whole)
    command.add_arguments(whole)
    whole.set_defaults(run=command.run, slow_when_interpreted=True)
    return whole


def described(command: ModuleType, prog: str) -> dict[str, Any]:
    """What the help of a command says."""
    examples = command.EXAMPLES.replace(f"korsi {command.__name__.rpartition('.')[2]}", prog)
    return {
        "prog": prog,
        "description": f"{command.SUMMARY}\n\n{command.DESCRIPTION}",
        "epilog": f"examples:\n{indent(examples, '  ')}",
        "usage": f"%(prog)s {command.USAGE}",
    }


def add_version(whole: Parser) -> None:
    """--version: the same in every program."""
    whole.add_argument("--version", action="version", version=f"%(prog)s {korsi.__version__}")


def show_help(_: Namespace) -> int:
    """Without a command: what there is."""
    parser().print_help()
    return DONE
