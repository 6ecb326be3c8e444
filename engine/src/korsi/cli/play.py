"""korsi play: one person against bots, in the terminal."""

import secrets
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from contextlib import suppress

import korsi
from korsi.cli.arguments import BOTS, add_game, add_language, add_seed, bots, options_of
from korsi.cli.asking import Left
from korsi.cli.screen import Screen
from korsi.cli.sitting import Sitting
from korsi.lab.match import line_up, seat_bots
from korsi.random import SEEDS
from korsi.sentences import say

LONGEST_NAME = 24

USAGE = "GAME [--seats N] [--bots BOT] [options]"
SUMMARY = "Play against bots in the terminal."
DESCRIPTION = f"""\
You sit in the first seat and see only what that seat may see. Type ? at the table for help,
h for a hint, z to undo a move, rules to read them, q to leave.
{BOTS}"""
EXAMPLES = """\
korsi play six-nimmt
korsi play six-nimmt --seats 3 --bots hard --language fa -o rounds=3"""


def add_arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser, "how many play, you included (4)")
    parser.add_argument(
        "--bots",
        type=bots,
        default=["normal"],
        metavar="BOT[,BOT…]",
        help="one for all others, or one for each (normal)",
    )
    add_seed(parser, None, "play this deal again (any)")
    parser.add_argument("--name", type=name, metavar="NAME", help="what the others call you")
    add_language(parser)


def name(text: str) -> str:
    """A name that fits on a score sheet."""
    tidy = " ".join(text.split())
    if not tidy or len(tidy) > LONGEST_NAME or not all(c.isprintable() or c == "‌" for c in tidy):
        raise ArgumentTypeError(f"a name has 1 to {LONGEST_NAME} letters")
    return tidy


def run(arguments: Namespace) -> int:
    """Game after game, until the player has enough."""
    language = arguments.language
    line = opponents(arguments)
    names = names_of(arguments.name or say(language, "guest"), len(line) + 1, language)
    seed = secrets.randbelow(SEEDS) if arguments.seed is None else arguments.seed
    options = options_of(arguments.options)
    screen = Screen()
    with suppress(Left, KeyboardInterrupt):
        while True:
            game = korsi.new(arguments.game, seats=len(names), seed=seed, **options)
            # The bot of the player's own seat is there only to keep the others' luck the same.
            sitting = Sitting(game, seat_bots(["random", *line], seed), names, language, screen)
            sitting.play()
            sitting.ask_for_another()
            seed = (seed + 1) % SEEDS
    screen.print()
    screen.print(say(language, "terminal-goodbye"))
    return 0


def opponents(arguments: Namespace) -> list[str]:
    """One bot for each of the other seats."""
    given = arguments.bots
    seats = arguments.seats
    if len(given) == 1:
        return line_up(arguments.game, given, seats)[1:]
    if seats is not None and seats != len(given) + 1:
        raise ValueError(
            f"{seats} seats are you and {seats - 1} bots, not {len(given)}; or name one bot for all"
        )
    return line_up(arguments.game, ["random", *given], None)[1:]


def names_of(person: str, seats: int, language: str) -> list[str]:
    """The person, and bots with names of their own."""
    known = [bot for bot in say(language, "bots").split() if bot != person]
    unknown = [say(language, "seat", {"number": seat + 1}) for seat in range(seats)]
    return [person, *known, *unknown[len(known) + 1 :]][:seats]
