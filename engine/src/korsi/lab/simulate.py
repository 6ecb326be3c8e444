"""Many games between bots, one after the other, and what they came to."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import korsi
from korsi.contract import Options
from korsi.game import Game
from korsi.lab.estimate import Estimate, wilson
from korsi.lab.match import (
    PLAYERS,
    Enough,
    Pace,
    Progress,
    check_number,
    check_options,
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
    """Scores and wins added up. A shared win counts as a fraction for each."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.scores = [0] * seats
        self.wins = [0.0] * seats

    def add(self, scores: list[int], winners: list[int]) -> None:
        """Count one game."""
        self.games += 1
        sums = self.scores
        for seat, score in enumerate(scores):
            sums[seat] += score
        for seat in winners:
            self.wins[seat] += 1 / len(winners)


def simulate(
    game: str,
    *,
    bots: Sequence[str] = (CARELESS,),
    seats: int | None = None,
    games: int = 1000,
    seed: int = 0,
    options: Options | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play games between bots: one bot for all seats, or one a seat. Game i has seed + i.

    Where all are `random`, states are played out without views or JSON: millions of games.
    Where `progress` answers False, what has been finished so far is the result.

    >>> result = simulate("six-nimmt", bots=["greedy", "random"], games=20, seed=1)
    >>> result.scores[0] < result.scores[1]
    True
    """
    check_number(games, "the number of games")
    check_options(options)
    check_seeds(seed, games)
    line = line_up(game, bots, seats)
    first = korsi.new(game, seats=len(line), seed=seed, **(options or {}))
    tally = Tally(len(line))
    pace = Pace(progress)
    moves: int | None = None
    started = perf_counter()
    try:
        if set(line) == {CARELESS}:
            _play_out(first, games, seed, tally, pace)
        else:
            moves = 0
            for number in range(seed, seed + games):
                table = korsi.new(game, seats=len(line), seed=number, **(options or {}))
                moves += play_match(table, seat_bots(line, number), pace)
                tally.add(table.scores, table.winners)
                pace.done = tally.games
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
        moves=moves,
        seconds=max(perf_counter() - started, 1e-9),
    )


def _play_out(first: Game, games: int, seed: int, tally: Tally, pace: Pace) -> None:
    """Careless players only: nothing but states, each from its own seed."""
    rules, seats, agreed = first.rules, first.seats, first.options
    for number in range(seed, seed + games):
        pace.beat()
        state = rules.start(seats, agreed, Seed(number))
        state.playout(Random(number, PLAYERS))
        tally.add(rules.scores(state), rules.winners(state))
        pace.done = tally.games
