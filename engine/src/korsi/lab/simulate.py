"""Many games between bots, one after the other, and what they came to."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any

import korsi
from korsi.catalogue import rules_of
from korsi.contract import Options
from korsi.lab.cluster import on_ray
from korsi.lab.estimate import Estimate, wilson
from korsi.lab.match import (
    HERE,
    PLAYERS,
    RAY,
    Enough,
    Pace,
    Place,
    Progress,
    check_number,
    check_options,
    check_place,
    check_seeds,
    line_up,
    play_match,
    seat_bots,
)
from korsi.random import Random, Seed

CARELESS = "random"


@dataclass(frozen=True)
class Simulation:
    """What the games came to, a place a seat: mean scores, and shares of the wins."""

    game: str
    options: Options
    bots: list[str]
    seed: int
    asked: int
    games: int
    scores: list[float]
    wins: list[float]
    moves: int | None
    """Moves of all games together; None where they were not counted, for speed."""
    seconds: float

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.bots)

    def share(self, seat: int) -> Estimate:
        """A seat's share of the wins, with its 95 % confidence interval (Wilson's)."""
        return wilson(self.wins[seat], self.games)

    @property
    def games_per_second(self) -> float:
        """How fast it went."""
        return self.games / self.seconds

    @property
    def moves_per_second(self) -> float | None:
        """How fast it went, where moves were counted."""
        return None if self.moves is None else self.moves / self.seconds

    def json(self) -> dict[str, Any]:
        """All of it as a JSON-able object."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "asked": self.asked,
            "games": self.games,
            "table": [
                {
                    "seat": seat,
                    "bot": bot,
                    "score": self.scores[seat],
                    "wins": self.share(seat).json(),
                }
                for seat, bot in enumerate(self.bots)
            ],
            "moves": self.moves,
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
            "moves_per_second": self.moves_per_second,
        }


class Tally:
    """Scores and wins added up. A shared win counts as a fraction for each: they are counted by how
    many share, so that the sum does not depend on the order of the games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.moves = 0
        self.scores = [0] * seats
        self.shared = [[0] * seats for _ in range(seats)]
        """Wins of each seat, by how many others won too."""

    def add(self, scores: list[int], winners: list[int]) -> None:
        """Count one game."""
        self.games += 1
        sums = self.scores
        for seat, score in enumerate(scores):
            sums[seat] += score
        counts = self.shared[len(winners) - 1]
        for seat in winners:
            counts[seat] += 1

    def take_in(self, other: "Tally") -> None:
        """Count all of these games, too."""
        self.games += other.games
        self.moves += other.moves
        self.scores = [mine + more for mine, more in zip(self.scores, other.scores, strict=True)]
        self.shared = [
            [mine + more for mine, more in zip(*counts, strict=True)]
            for counts in zip(self.shared, other.shared, strict=True)
        ]

    @property
    def wins(self) -> list[float]:
        """The games that each seat won, or its part of them."""
        seats = range(len(self.scores))
        return [sum(self.shared[others][seat] / (others + 1) for others in seats) for seat in seats]


def simulate(
    game: str,
    *,
    bots: Sequence[str] = (CARELESS,),
    seats: int | None = None,
    games: int = 1000,
    seed: int = 0,
    options: Options | None = None,
    progress: Progress | None = None,
    on: Place = HERE,
) -> Simulation:
    """Play games between bots: one bot for all seats, or one a seat. Game i has seed + i.

    Where all are `random`, states are played out without views or JSON: millions of games.
    Where `progress` answers False, what has been finished so far is the result. It does not depend
    on where the games are played: "here", or on a cluster of "ray" (docs/laboratory.md).

    >>> result = simulate("six-nimmt", bots=["greedy", "random"], games=20, seed=1)
    >>> result.scores[0] < result.scores[1]
    True
    """
    check_number(games, "the number of games")
    check_options(options)
    check_seeds(seed, games)
    check_place(on)
    line = line_up(game, bots, seats)
    first = korsi.new(game, seats=len(line), seed=seed, **(options or {}))
    tally = Tally(len(line))
    pace = Pace(progress)
    seeds = range(seed, seed + games)
    started = perf_counter()
    try:
        if on == RAY:
            for block in on_ray(partial(_block, game, line, first.options), seeds, pace):
                tally.take_in(block)
        else:
            _play(game, line, first.options, seeds, tally, pace)
    except Enough:
        pass
    played = tally.games
    return Simulation(
        game=game,
        options=first.options,
        bots=line,
        seed=seed,
        asked=games,
        games=played,
        scores=[total / played if played else 0.0 for total in tally.scores],
        wins=[share / played if played else 0.0 for share in tally.wins],
        moves=None if set(line) == {CARELESS} else tally.moves,
        seconds=max(perf_counter() - started, 1e-9),
    )


def _block(game: str, line: list[str], options: Options, seeds: range) -> Tally:
    """Some of the games, somewhere else."""
    tally = Tally(len(line))
    _play(game, line, options, seeds, tally, Pace(None))
    return tally


def _play(
    game: str, line: list[str], options: Options, seeds: range, tally: Tally, pace: Pace
) -> None:
    if set(line) == {CARELESS}:
        _play_out(game, len(line), options, seeds, tally, pace)
        return
    for number in seeds:
        table = korsi.new(game, seats=len(line), seed=number, **options)
        tally.moves += play_match(table, seat_bots(line, number), pace)
        tally.add(table.scores, table.winners)
        pace.done = tally.games


def _play_out(
    game: str, seats: int, options: Options, seeds: range, tally: Tally, pace: Pace
) -> None:
    """Careless players only: nothing but states, each from its own seed."""
    rules = rules_of(game)
    for number in seeds:
        pace.beat()
        state = rules.start(seats, options, Seed(number))
        state.playout(Random(number, PLAYERS))
        tally.add(rules.scores(state), rules.winners(state))
        pace.done = tally.games
