"""korsi perft: counting positions."""

from argparse import ArgumentParser, Namespace
from time import perf_counter

import korsi
from korsi.cli.arguments import add_game, add_json, add_seed, options_of, read_json, whole
from korsi.cli.lines import INTERRUPTED, complain, write_json
from korsi.cli.screen import sheet, write_table
from korsi.lab import perft
from korsi.lab.match import line_up

USAGE = "GAME --depth N [options]"
SUMMARY = "Count the positions so many moves ahead."
DESCRIPTION = """\
A proof of the rules: two programs that count the same have the same rules. Where several
decide at once, the first acting seat decides, then the next. It starts from the deal of the
seed, or from a position in a file. Ctrl-C stops and shows the depths counted so far."""
EXAMPLES = """\
korsi perft six-nimmt --seats 2 --depth 4
korsi perft six-nimmt --depth 3 --position position.json --json"""


def add_arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser, "how many play (4)")
    parser.add_argument(
        "--depth", type=whole(1), required=True, metavar="N", help="how many moves ahead"
    )
    add_seed(parser, None, "the seed of the deal (0)")
    parser.add_argument(
        "--position", metavar="FILE", help="start from this position, a JSON file (-: read it)"
    )
    add_json(parser)


def run(arguments: Namespace) -> int:
    """Count depth by depth, so that there is something to show at every moment."""
    game = start(arguments)
    counts: list[int] = []
    seconds: list[float] = []
    try:
        for depth in range(1, arguments.depth + 1):
            started = perf_counter()
            counts.append(perft(game, depth)[-1])
            seconds.append(perf_counter() - started)
    except KeyboardInterrupt:
        counts = counts[: len(seconds)]
        if not counts:
            complain("stopped before depth 1 was counted; nothing to show yet")
            return INTERRUPTED
        complain(f"stopped after depth {len(counts)} of {arguments.depth}")
    if arguments.json:
        heading = {"game": game.key, "seats": game.seats, "options": game.options}
        write_json({**heading, "asked": arguments.depth, "depth": len(counts), "counts": counts})
        return 0
    table = sheet("depth", "positions", "seconds", left=0)
    for depth, count in enumerate(counts):
        table.add_row(str(depth + 1), f"{count:,}", f"{seconds[depth]:.2f}")
    write_table(table)
    return 0


def start(arguments: Namespace) -> korsi.Game:
    """The position that counting starts from."""
    options = options_of(arguments.options)
    if arguments.position is None:
        seats = len(line_up(arguments.game, ["random"], arguments.seats))
        return korsi.new(arguments.game, seats=seats, seed=arguments.seed or 0, **options)
    if arguments.seats is not None or arguments.seed is not None or options:
        raise ValueError("a position has its own seats, seed and options: leave them out")
    game = korsi.load(read_json(arguments.position))
    if game.key != arguments.game:
        raise ValueError(f"this is a position of {game.key}, not of {arguments.game}")
    return game
