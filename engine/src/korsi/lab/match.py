"""Bots round one table: who sits where, with which luck, and the game they play."""

from collections.abc import Callable, Sequence
from time import monotonic

from korsi.bots import Bot, make_bot
from korsi.catalogue import rules_of
from korsi.game import Game
from korsi.quoting import shown
from korsi.random import SEEDS, Random

Progress = Callable[[int], object]
"""Is told how many are finished, a few times a second; the answer False means: enough."""

Place = str
HERE: Place = "here"
RAY: Place = "ray"
PLACES = (HERE, RAY)
"""Where games are played: by the processes of this machine, or on a Ray cluster."""

PLAYERS = 1 << 31
"""Streams of a deal's seed from here on are the players' luck: no game deals from them."""

MOST_SEATS = 64
USUAL_SEATS = 4
PAUSE = 0.02
"""Seconds between two looks at whether somebody has said stop: soon enough for a person."""


class Enough(Exception):
    """Nobody wants more games: the one being played is left as it is."""


class Pace:
    """Tells the listener how far it is, now and then, and hears when it is enough."""

    def __init__(self, progress: Progress | None) -> None:
        self.progress = progress
        self.done = 0
        self.due = 0.0

    def beat(self) -> None:
        """Raise Enough when the listener has heard enough."""
        if self.progress is None:
            return
        now = monotonic()
        if now < self.due:
            return
        self.due = now + PAUSE
        if self.progress(self.done) is False:
            raise Enough


def line_up(game: str, bots: Sequence[str], seats: int | None) -> list[str]:
    """One bot a seat: one for all, or as many as there are seats.

    >>> line_up("six-nimmt", ["greedy"], 3)
    ['greedy', 'greedy', 'greedy']
    >>> line_up("six-nimmt", ["greedy"], None)
    ['greedy', 'greedy', 'greedy', 'greedy']
    """
    low, high = rules_of(game).seats
    if seats is not None and type(seats) is not int:
        raise ValueError(f"{game} is for {low} to {high} players, not {shown(seats)}")
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise ValueError(f"the bots are a list of their names, not {shown(bots)}")
    if not bots:
        raise ValueError("nobody plays: name at least one bot")
    for spec in bots:
        make_bot(spec, 0)
    if len(bots) > 1:
        if seats is not None and seats != len(bots):
            raise ValueError(f"{seats} seats take one bot for all or {seats}, not {len(bots)}")
        return list(bots)
    if seats is None:
        seats = min(max(USUAL_SEATS, low), high)
    if not low <= seats <= high:
        raise ValueError(f"{game} is for {low} to {high} players, not {seats}")
    return [bots[0]] * seats


def check_number(value: object, what: str, least: int = 1, most: int = SEEDS - 1) -> None:
    """Raise ValueError with a sentence unless it is a whole number within these limits."""
    if type(value) is not int or not least <= value <= most:
        large = type(value) is int and value > most
        limits = f"from {least} to {most}" if large or most < SEEDS - 1 else f"from {least} up"
        raise ValueError(f"{what} is a whole number {limits}, not {shown(value)}")


def check_options(options: object) -> None:
    """Raise ValueError unless options are given by their names."""
    if options is not None and (
        not isinstance(options, dict) or not all(isinstance(name, str) for name in options)
    ):
        raise ValueError(f"options are an object with their names, not {shown(options)}")


def check_place(on: object) -> None:
    """Raise ValueError unless games can be played there."""
    if on not in PLACES:
        raise ValueError(f"games are played on {' or '.join(PLACES)}, not {shown(on)}")


def check_seeds(seed: int, count: int) -> None:
    """Raise ValueError unless so many games from this seed on have each their own."""
    check_number(seed, "the seed", 0)
    if seed + count > SEEDS:
        raise ValueError(f"{count} games from seed {seed} on go beyond the last seed, {SEEDS - 1}")


def seat_bots(line: Sequence[str], seed: int, rotation: int = 0) -> list[Bot]:
    """The bots of a deal, with luck of their own: it follows from deal, rotation and seat."""
    first = PLAYERS + MOST_SEATS * rotation
    return [make_bot(spec, Random(seed, first + seat).number()) for seat, spec in enumerate(line)]


def play_match(game: Game, bots: Sequence[Bot], pace: Pace) -> int:
    """Let the bots bring the game to its end, each from its own view; says how many moves.

    The pace is beaten between moves, and by bots that search for long."""
    moves = 0
    for bot in bots:
        bot.meanwhile = pace.beat
    acting = game.acting
    while acting:
        pace.beat()
        seat = acting[0]
        game.play(seat, bots[seat].move(game.view(seat)))
        moves += 1
        acting = game.acting
    return moves
