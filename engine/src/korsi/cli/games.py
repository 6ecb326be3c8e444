"""korsi games: the catalogue."""

from argparse import ArgumentParser, Namespace
from typing import Any

import korsi
from korsi.cli.arguments import add_json
from korsi.cli.lines import write, write_json
from korsi.cli.screen import sheet, write_table
from korsi.random import SEEDS
from korsi.sentences import say

USAGE = "[--json]"
SUMMARY = "Show the games: for how many, and with which options."
DESCRIPTION = """\
Every option has a default and a rule that it comes from. Other commands take it as
-o NAME=VALUE."""
EXAMPLES = """\
korsi games
korsi games --json"""


def add_arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    add_json(parser)


def run(arguments: Namespace) -> int:
    """Show the catalogue."""
    if arguments.json:
        write_json(korsi.catalogue())
        return 0
    for entry in korsi.catalogue():
        seats = entry["seats"]
        write(f"{entry['game']}: {say('en', entry['game'])}")
        winner = "lowest" if entry["wins"] == "low" else "highest"
        write(f"{seats['from']} to {seats['to']} players; the {winner} score wins.")
        table = sheet("option", "default", "may be", "rule", left=4)
        for option in entry["options"]:
            table.add_row(option["name"], word(option["default"]), limits(option), option["rule"])
        write_table(table)
    return 0


def word(value: Any) -> str:
    """A value as -o takes it."""
    return "none" if value is None else str(value)


def limits(option: dict[str, Any]) -> str:
    """What an option may be."""
    if "choices" in option:
        return ", ".join(option["choices"])
    none = ", or none" if option["default"] is None else ""
    up = f"to {option['to']}" if option["to"] < SEEDS - 1 else "up"
    return f"a whole number from {option['from']} {up}{none}"
