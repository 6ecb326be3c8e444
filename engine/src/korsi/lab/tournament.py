"""Which bot is better: duplicate deals, so that luck cancels out."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import korsi
from korsi.contract import Options
from korsi.lab.cluster import on_ray
from korsi.lab.estimate import Estimate, estimate, estimate_share
from korsi.lab.match import (
    HERE,
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
from korsi.lab.ratings import Rating, rate
from korsi.lab.workers import MOST_WORKERS, cores, in_order

Played = tuple[list[int], list[int]]
"""One game: scores a seat, and the winners."""


@dataclass(frozen=True)
class Standing:
    """How one contestant did: score and wins of one seat in one game, on average."""

    bot: str
    seats: int
    score: Estimate
    wins: Estimate
    rating: Rating

    def json(self) -> dict[str, Any]:
        """As a JSON-able object."""
        return {
            "bot": self.bot,
            "seats": self.seats,
            "score": self.score.json(),
            "wins": self.wins.json(),
            "rating": self.rating.json(),
        }


@dataclass(frozen=True)
class Tournament:
    """The result: contestants from best to worst by mean score."""

    game: str
    options: Options
    line_up: list[str]
    seed: int
    asked: int
    deals: int
    low_wins: bool
    standings: list[Standing]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.line_up)

    @property
    def games(self) -> int:
        """Every deal is played once in every rotation."""
        return self.deals * self.seats

    def json(self) -> dict[str, Any]:
        """All of it as a JSON-able object: the same whoever did the work."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "line_up": self.line_up,
            "seed": self.seed,
            "asked": self.asked,
            "deals": self.deals,
            "games": self.games,
            "better": "low" if self.low_wins else "high",
            "standings": [standing.json() for standing in self.standings],
        }


def tournament(
    game: str,
    bots: Sequence[str],
    *,
    deals: int = 100,
    seed: int = 0,
    options: Options | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
    on: Place = HERE,
) -> Tournament:
    """Play every deal in every rotation of the line-up, one bot a seat. Deal i has seed + i.

    The same bot in several seats is one contestant. One sample is one deal: the mean over its
    rotations and the contestant's seats. The result does not depend on the number of workers
    (all cores for None), as long as no bot looks at the clock, nor on where they are: "here", or on
    a cluster of "ray" (docs/laboratory.md). Where `progress` answers False, the deals finished so
    far are the result.

    >>> result = tournament("six-nimmt", ["random", "greedy"], deals=8, seed=3, workers=1)
    >>> [standing.bot for standing in result.standings]
    ['greedy', 'random']
    """
    check_number(deals, "the number of deals")
    if workers is not None:
        check_number(workers, "the number of workers", most=MOST_WORKERS)
    check_options(options)
    check_seeds(seed, deals)
    check_place(on)
    line = line_up(game, bots, None)
    if len(bots) < 2:
        raise ValueError("a tournament is between two bots or more; one alone can be simulated")
    first = korsi.new(game, seats=len(line), seed=seed, **(options or {}))
    pace = Pace(progress)
    played: list[list[Played]] = []
    seeds = range(seed, seed + deals)
    try:
        if on == RAY:
            for block in on_ray(partial(_block, game, line, first.options), seeds, pace):
                played += block
        else:
            work = partial(play_deal, game, line, first.options)
            for rotations in in_order(work, seeds, min(workers or cores(), deals), pace):
                played.append(rotations)
                pace.done = len(played)
    except Enough:
        pass
    low_wins = first.rules.low_wins
    return Tournament(
        game=game,
        options=first.options,
        line_up=line,
        seed=seed,
        asked=deals,
        deals=len(played),
        low_wins=low_wins,
        standings=_standings(line, played, low_wins) if played else [],
    )


def rotated(line: Sequence[str], rotation: int) -> list[str]:
    """The line-up with everybody moved on by so many seats.

    >>> rotated(["a", "b", "c"], 1)
    ['c', 'a', 'b']
    """
    return [line[(seat - rotation) % len(line)] for seat in range(len(line))]


def _block(game: str, line: list[str], options: Options, seeds: range) -> list[list[Played]]:
    """Some of the deals, somewhere else."""
    return [play_deal(game, line, options, seed, Pace(None)) for seed in seeds]


def play_deal(
    game: str, line: Sequence[str], options: Options, seed: int, pace: Pace
) -> list[Played]:
    """One deal in all rotations of the line-up."""
    rotations: list[Played] = []
    for rotation in range(len(line)):
        table = korsi.new(game, seats=len(line), seed=seed, **options)
        play_match(table, seat_bots(rotated(line, rotation), seed, rotation), pace)
        rotations.append((table.scores, table.winners))
    return rotations


def _standings(line: Sequence[str], played: list[list[Played]], low_wins: bool) -> list[Standing]:
    contestants = list(dict.fromkeys(line))
    lines = [rotated(line, rotation) for rotation in range(len(line))]
    games = (
        (lines[rotation], scores)
        for rotations in played
        for rotation, (scores, _) in enumerate(rotations)
    )
    ratings = rate(games, contestants, low_wins)
    standings = [
        Standing(
            bot=bot,
            seats=line.count(bot),
            score=estimate(list(_samples(bot, lines, played, _score))),
            wins=estimate_share(list(_samples(bot, lines, played, _share)), len(line)),
            rating=ratings[bot],
        )
        for bot in contestants
    ]
    return sorted(
        standings,
        key=lambda standing: standing.score.mean if low_wins else -standing.score.mean,
    )


def _samples(
    bot: str,
    lines: list[list[str]],
    played: list[list[Played]],
    worth: Callable[[Played, int], float],
) -> Iterator[float]:
    """A number a deal: what a seat of this contestant was worth in it, on average."""
    places = [
        (rotation, seat)
        for rotation, line in enumerate(lines)
        for seat, sitter in enumerate(line)
        if sitter == bot
    ]
    for rotations in played:
        yield sum(worth(rotations[rotation], seat) for rotation, seat in places) / len(places)


def _score(game: Played, seat: int) -> float:
    return game[0][seat]


def _share(game: Played, seat: int) -> float:
    """A shared win counts as a fraction for each."""
    return 1 / len(game[1]) if seat in game[1] else 0.0
