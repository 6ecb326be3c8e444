"""korsi replay: a recorded game, checked and told."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace

import korsi
from korsi.cli.arguments import add_json, add_language, read_json, whole
from korsi.cli.board import PlainBoard, board_of
from korsi.cli.lines import write, write_json
from korsi.cli.screen import Screen, write_table
from korsi.cli.stepping import Stepping, known
from korsi.contract import Event
from korsi.sentences import say

ALL = "all"

USAGE = "FILE [--seat N] [--at N] [options]"
SUMMARY = "Check a recorded game move by move, and look at it."
DESCRIPTION = """\
A record is what game.record() gives and what `s` saves while you play. At a terminal you go
through it forwards and backwards: Enter for the next move, b back, a number to go there, ? for
help. Where the answer goes to a file or another program, the whole game is told at once.
Everything is open by default; with --seat it is told as that player heard it, secrets left out.
With --at the table after so many moves is shown; with --json too, as its position (or, with
--seat, as that player's view)."""
EXAMPLES = """\
korsi replay six-nimmt-1.json
korsi replay six-nimmt-1.json --at 12 --json
korsi replay six-nimmt-1.json --seat 1 --language uk"""


def add_arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help="the record, a JSON file (-: standard input)")
    parser.add_argument(
        "--seat", type=seat, default=ALL, metavar="N|all", help="who listens, from 1 up (all)"
    )
    parser.add_argument(
        "--at", type=whole(0), metavar="N", help="show the table after N moves; 0 is the beginning"
    )
    add_language(parser)
    add_json(parser)


def seat(text: str) -> int | str:
    """A seat as people count, from 1; or all."""
    if text == ALL:
        return ALL
    try:
        return whole(1)(text)
    except ArgumentTypeError as error:
        raise ArgumentTypeError(f"{error}, or all") from None


def run(arguments: Namespace) -> int:
    """Check all of it first: nothing is told of a damaged record."""
    record = read_json(arguments.file)
    ended = korsi.replay(record)
    if arguments.seat != ALL and arguments.seat > ended.seats:
        raise ValueError(f"there is no seat {arguments.seat}; they go from 1 to {ended.seats}")
    listener = None if arguments.seat == ALL else arguments.seat - 1
    names = [say(arguments.language, "seat", {"number": seat + 1}) for seat in range(ended.seats)]
    board = board_of(ended.key, names, arguments.language)
    if arguments.at is not None and arguments.at > len(ended.moves):
        raise ValueError(
            f"there is no move {arguments.at} in this record; --at goes from 0 to"
            f" {len(ended.moves)}"
        )
    if arguments.at is not None and arguments.json:
        write_json(known(ended.at(arguments.at), listener))
        return 0
    steps = heard_by(listener, ended, board)

    def told(events: list[Event]) -> list[str]:
        return [sentence(event, listener, board) for event in events]

    if arguments.json:
        write_json(
            {
                "game": ended.key,
                "seats": ended.seats,
                "options": ended.options,
                "seat": listener,
                "moves": len(record["moves"]),
                "over": ended.over,
                "scores": ended.scores,
                "winners": ended.winners,
                "steps": [{"events": events, "sentences": told(events)} for events in steps],
            }
        )
        return 0
    looking = Stepping(ended, steps, told, board, listener, Screen())
    if arguments.at is not None:
        looking.go(arguments.at)
        return 0
    if sys.stdin.isatty() and sys.stdout.isatty():
        looking.look()
        return 0
    moves = len(record["moves"])
    write(board.say("terminal-record", game=board.say(ended.key), seats=ended.seats, moves=moves))
    for events in steps:
        for line in told(events):
            write(line)
    if not ended.over:
        write(board.say("terminal-unfinished"))
    write_table(board.score_sheet([event for events in steps for event in events], ended.scores))
    if ended.over:
        write(board.say("terminal-winners", winners=ended.winners))
    return 0


def heard_by(listener: int | None, ended: korsi.Game, board: PlainBoard) -> list[list[Event]]:
    """What was heard before the first move and after each move; by None: everything."""
    game = ended.at(0)
    seats = range(game.seats) if listener is None else [listener]
    steps = [board.opening([game.view(seat) for seat in seats])]
    for seat, move in ended.moves:
        events = game.play(seat, move)
        steps.append(events if listener is None else korsi.hear(events, listener))
    return steps


def sentence(event: Event, listener: int | None, board: PlainBoard) -> str:
    """What happened; where all is open, also who alone was told."""
    told = board.tell(event)
    if listener is None and "to" in event:
        return board.say("terminal-told-to", seat=event["to"], sentence=told)
    return told
