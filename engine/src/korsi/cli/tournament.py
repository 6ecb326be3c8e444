"""korsi tournament: which bot is better."""

from argparse import ArgumentParser, Namespace
from concurrent.futures.process import BrokenProcessPool

from korsi.cli.arguments import BOTS, add_game, add_json, add_place, add_seed, options_of, whole
from korsi.cli.lines import FAILED, complain, write
from korsi.cli.screen import (
    PER_CENT,
    POINTS,
    conclude,
    counting,
    interval,
    sheet,
    write_table,
)
from korsi.lab import Tournament, tournament
from korsi.lab.workers import MOST_WORKERS

USAGE = "GAME --bots BOT BOT … [--deals N] [options]"
SUMMARY = "Find out which bot is better, with duplicate deals."
DESCRIPTION = f"""\
Every deal is played once in every rotation of the line-up, so that luck cancels out. The
line-up names one bot a seat; a bot may sit in several seats and is one contestant then. One
deal is one sample: the mean score and the wins of a contestant's seat come with a 95 %
confidence interval over deals: Student's for scores, Wilson's for wins. The rating
is OpenSkill's (Plackett-Luce): mu says how strong, sigma how sure, ordinal is mu - 3 sigma.
The result does not depend on the number of workers, nor on where they are, as long as no bot
looks at the clock.
Ctrl-C stops and shows the result so far.
{BOTS}"""
EXAMPLES = """\
korsi tournament six-nimmt --bots hard greedy greedy greedy --deals 200
korsi tournament six-nimmt --bots search:500 search:50 --deals 1000 -o rounds=1 --json
korsi tournament six-nimmt --bots hard greedy greedy greedy --deals 10000 --on ray"""


def add_arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser, "how many play: as many as there are bots")
    parser.add_argument(
        "--bots", nargs="+", required=True, metavar="BOT", help="the line-up, one bot a seat"
    )
    parser.add_argument(
        "--deals", type=whole(1), default=100, metavar="N", help="how many deals (100)"
    )
    add_seed(parser, 0, "the first deal's seed; each next deal has the next (0)")
    parser.add_argument(
        "--workers",
        type=whole(1, MOST_WORKERS),
        metavar="N",
        help="how many processes here (all cores)",
    )
    add_place(parser)
    add_json(parser)


def run(arguments: Namespace) -> int:
    """Play, then show who is better."""
    line = [bot for words in arguments.bots for bot in words.split(",")]
    if arguments.seats not in (None, len(line)):
        raise ValueError(
            f"the line-up names one bot a seat: {arguments.seats} seats, but {len(line)} bots;"
            " repeat a bot to let it sit in several seats"
        )
    try:
        with counting(arguments.deals, "deals") as progress:
            result = tournament(
                arguments.game,
                line,
                deals=arguments.deals,
                seed=arguments.seed,
                options=options_of(arguments.options),
                workers=arguments.workers,
                progress=progress,
                on=arguments.on,
            )
    except BrokenProcessPool:
        complain("one of the workers died, perhaps for lack of memory; try fewer --workers")
        return FAILED
    return conclude(result, result.deals, "deals", None if arguments.json else show)


def show(result: Tournament) -> None:
    """The tables for people."""
    write(
        f"{result.game}, {result.deals} deals from seed {result.seed} on,"
        f" each in {result.seats} rotations: {result.games} games"
    )
    table = sheet("bot", "seats", "score (95 %)", "wins (95 %)", "mu", "sigma", "ordinal")
    for standing in result.standings:
        rating = standing.rating
        table.add_row(
            standing.bot,
            str(standing.seats),
            interval(standing.score, POINTS),
            interval(standing.wins, PER_CENT),
            f"{rating.mu:.2f}",
            f"{rating.sigma:.2f}",
            f"{rating.ordinal:.2f}",
        )
    write_table(table)
    better = "Low" if result.low_wins else "High"
    write(
        f"{better} scores are better. Wins are a seat's; an even share is {1 / result.seats:.1%}."
    )
