"""What the commands have in common: games, seats, seeds, options, bots, languages, files."""

import json
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NoReturn

from korsi.bots.roster import KINDS
from korsi.contract import Options
from korsi.quoting import shown
from korsi.random import SEEDS
from korsi.sentences import LANGUAGES

OWN_PLACE = ("game", "seats", "seed")
"""No options of a game: they have their own place on the command line."""

STANDARD_INPUT = "-"
LONGEST = 1000
"""Digits of a number that is read as one, to be told that it is too large."""


class Layout(RawDescriptionHelpFormatter):
    """Leaves paragraphs as they are written, and room for the names of options."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=32, width=96)


class Parser(ArgumentParser):
    """Says what is wrong in one line, and where to read on."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, formatter_class=Layout, **settings)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


def add_game(parser: ArgumentParser, seats: str) -> None:
    """Which game, for how many, on what terms."""
    parser.add_argument("game", metavar="GAME", help="its name in the catalogue: korsi games")
    parser.add_argument("--seats", type=whole(1), metavar="N", help=seats)
    parser.add_argument(
        "-o",
        "--option",
        dest="options",
        type=option,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as target=100 or rounds=none; may be repeated",
    )


def add_place(parser: ArgumentParser) -> None:
    """Where the games are played."""
    from korsi.lab.match import HERE, PLACES  # a laboratory that most commands have no use for

    parser.add_argument(
        "--on",
        choices=PLACES,
        default=HERE,
        metavar="WHERE",
        help="here, or ray: a Ray cluster, the one of RAY_ADDRESS or one on this machine (here)",
    )


def add_seed(parser: ArgumentParser, default: int | None, meaning: str) -> None:
    """Where chance comes from."""
    parser.add_argument(
        "--seed", type=whole(0, SEEDS - 1), default=default, metavar="N", help=meaning
    )


def add_json(parser: ArgumentParser) -> None:
    """For programs that read the answer."""
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")


def add_language(parser: ArgumentParser) -> None:
    """In which language the game is told."""
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=language_of(os.environ),
        help="English, Persian or Ukrainian (the language of your environment, else en)",
    )


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, if it is one of ours.

    >>> language_of({"LANG": "uk_UA.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "fa_IR"})
    ('uk', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = environment.get(name)
        if asked:
            return asked[:2] if asked[:2] in LANGUAGES else "en"
    return "en"


BOTS = f"The bots: {KINDS}."


def bots(text: str) -> list[str]:
    """Bots with commas between them."""
    return text.split(",")


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers within limits."""

    def read(text: str) -> int:
        highest = SEEDS - 1 if most is None else most
        digits = text.isascii() and text.isdigit()
        if digits and len(text) <= LONGEST and least <= int(text) <= highest:
            return int(text)
        limits = f"from {least} up" if most is None and not digits else f"from {least} to {highest}"
        raise ArgumentTypeError(f"{shown(text)} is not a whole number {limits}")

    return read


def option(text: str) -> tuple[str, Any]:
    """NAME=VALUE: whole numbers as such, none or null for nothing, else a word.

    >>> option("target=100"), option("rounds=none"), option("variant=draft")
    (('target', 100), ('rounds', None), ('variant', 'draft'))
    """
    name, given, value = text.partition("=")
    if not given or not name:
        raise ArgumentTypeError(f"{shown(text)} is not NAME=VALUE")
    if name in OWN_PLACE:
        raise ArgumentTypeError(f"{name} is not an option; it has its own place, as --help shows")
    if value.lower() in ("none", "null"):
        return name, None
    number = value.removeprefix("-")
    if number.isascii() and number.isdigit() and len(number) <= LONGEST:
        return name, int(value)
    return name, value


def options_of(given: list[tuple[str, Any]]) -> Options:
    """The options of a command line; of one named twice, the last counts."""
    return dict(given)


def number(digits: str) -> int:
    """A whole number of a JSON file: none beyond those that every JSON reader keeps whole."""
    if len(digits) > 17 or not -SEEDS < int(digits) < SEEDS:
        raise ValueError(f"the number {digits[:17]}… is too large")
    return int(digits)


def read_json(file: str) -> Any:
    """What a JSON file holds (`-`: standard input); raises ValueError with a sentence."""
    if not file:
        raise ValueError("can't read a file without a name")
    name = "standard input" if file == STANDARD_INPUT else file
    try:
        text = sys.stdin.read() if file == STANDARD_INPUT else Path(file).read_text("utf-8")
    except OSError as error:
        raise ValueError(f"can't read {name}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ValueError(f"can't read {name}: it is not a text in UTF-8") from error
    except ValueError as error:  # no possible name of a file
        raise ValueError(f"can't read {shown(name)}: {error}") from error
    if not text.strip():
        raise ValueError(f"{name} is empty")
    try:
        return json.loads(text, parse_int=number)
    except json.JSONDecodeError as error:
        raise ValueError(f"{name} is not JSON: {error}") from error
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{name} is not JSON that can be read: {error}") from error
