"""korsi simulate: many games between bots."""

from argparse import ArgumentParser, Namespace

from korsi.cli.arguments import (
    BOTS,
    add_game,
    add_json,
    add_place,
    add_seed,
    bots,
    options_of,
    whole,
)
from korsi.cli.lines import write
from korsi.cli.screen import PER_CENT, conclude, counting, interval, sheet, write_table
from korsi.lab import Simulation, simulate

USAGE = "GAME [--bots BOT[,BOT…]] [--games N] [options]"
SUMMARY = "Play many games between bots and sum them up."
DESCRIPTION = f"""\
Shows the mean score and the share of wins of every seat, and how fast it went. A shared win
counts as a fraction; the share comes with its 95 % confidence interval (Wilson's). Where all
are random, games are played out at full speed, and moves are not counted. Ctrl-C
stops and shows the result so far. The result is the same on a cluster.
{BOTS}"""
EXAMPLES = """\
korsi simulate six-nimmt --seats 4 --games 100000
korsi simulate six-nimmt --bots hard,greedy,random --games 100 -o rounds=1
korsi simulate six-nimmt --games 100000000 --on ray"""


def add_arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser, "how many play (as many as there are bots, or 4)")
    parser.add_argument(
        "--bots",
        type=bots,
        default=["random"],
        metavar="BOT[,BOT…]",
        help="one for all seats, or one a seat (random)",
    )
    parser.add_argument(
        "--games", type=whole(1), default=1000, metavar="N", help="how many games (1000)"
    )
    add_seed(parser, 0, "the first game's seed; each next game has the next (0)")
    add_place(parser)
    add_json(parser)


def run(arguments: Namespace) -> int:
    """Play, then show what it came to."""
    with counting(arguments.games, "games") as progress:
        result = simulate(
            arguments.game,
            bots=arguments.bots,
            seats=arguments.seats,
            games=arguments.games,
            seed=arguments.seed,
            options=options_of(arguments.options),
            progress=progress,
            on=arguments.on,
        )
    return conclude(result, result.games, "games", None if arguments.json else show)


def show(result: Simulation) -> None:
    """The summary for people, who count seats from 1."""
    write(f"{result.game}, {result.seats} seats, {result.games} games from seed {result.seed} on")
    table = sheet("seat", "bot", "mean score", "wins (95 %)", left=2)
    for seat, bot in enumerate(result.bots):
        table.add_row(
            str(seat + 1), bot, f"{result.scores[seat]:.3f}", interval(result.share(seat), PER_CENT)
        )
    write_table(table)
    speed = f"{result.games_per_second:,.0f} games/s"
    if result.moves_per_second is not None:
        speed += f", {result.moves_per_second:,.0f} moves/s"
    write(f"{speed} in {result.seconds:.2f} s")
