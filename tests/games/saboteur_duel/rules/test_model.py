"""The engine agrees with a slow second opinion (model.py): moves, what follows, and views.

More of it, by hand, from the folder above the tests:
    PYTHONPATH=tests python -m saboteur_duel.test_model 1000 2000
"""

import collections
import random
import sys

import pytest

import korsi
from games.saboteur_duel.rules import model
from games.saboteur_duel.rules.lively import crowded, eager, stacked
from games.saboteur_duel.rules.mazes import GAME
from korsi.testing.tables import SOAK


def agree(game, seen):
    """Engine and model: the same moves, the same views."""
    position = game.position()
    for seat in range(game.seats):
        legal = game.legal(seat)
        wanted = model.legal(position) if seat == position["turn"] else []
        assert model.written(legal) == model.written(wanted)
        assert len(legal) == len(wanted)
    for seat in [*range(game.seats), None]:
        shown = game.view(seat)
        for name, value in model.view(position, seat).items():
            assert shown[name] == value, name
    seen[position["phase"]] += 1


def follow(game, move, seen):
    """Play a move in the engine and in the model: the same successor."""
    before = game.position()
    seat = before["turn"]
    outcome = model.after(before, move)
    events = game.play(seat, move)
    position = game.position()
    for event in events:
        seen[event["event"]] += 1
        if event["event"] == "oriented" and position["round"] == before["round"]:
            lies = tuple(event["at"]), event["card"], event["turned"]
            seen["misfit"] += not model.Maze(position).matches(*lies)
    if isinstance(outcome, model.RoundEnd):
        outcome.check(position)
        (ended,) = (event for event in events if event["event"] == "round-ended")
        assert (ended["why"], ended["nuggets"], ended["paid"], ended["totals"]) == (
            outcome.why,
            outcome.won,
            outcome.paid,
            outcome.totals,
        )
        seen[f"ended by {outcome.why}"] += 1
    else:
        assert model.canonical(position) == model.canonical(outcome)


def telling(game, chance):
    """Some of the moves after which much happens: goals, gold, another round."""
    (seat,) = game.acting
    moves = game.legal(seat)
    found = []
    for move in chance.sample(moves, min(len(moves), 15)):
        events = game.copy().play(seat, move)
        if any(event["event"] in ("revealed", "claimed", "round-ended") for event in events):
            found.append(move)
    return found[:3]


def compare(seed, seen):
    """A whole game, eager or careless, engine against model."""
    chance = random.Random(seed)
    seats = 1 if seed % 3 == 2 else 2
    colour = chance.choice(["green", "blue"])
    game = korsi.new(GAME, seats=seats, seed=seed, colour=colour)
    careless = chance.random() < 0.1
    round = 0
    while not game.over:
        if game.view(None)["round"] != round:
            round = game.view(None)["round"]
            if not careless:
                game = stacked(game, chance)
                if chance.random() < 0.6:
                    game = crowded(game, chance)
        agree(game, seen)
        for move in telling(game, chance):
            follow(game.copy(), move, seen)
        move = chance.choice(game.legal(game.acting[0])) if careless else eager(game, chance)
        follow(game, move, seen)
    agree(game, seen)


@pytest.mark.parametrize("first", range(0, 12 * SOAK, 3))
def test_engine_and_model_agree_on_whole_games(first):
    """SD-1 to SD-36: legal moves, successors and views, two players and solo."""
    seen = collections.Counter()
    for seed in range(first, first + 3):
        try:
            compare(seed, seen)
        except AssertionError as different:
            raise AssertionError(f"seed {seed}: {different}") from different


def main(first, last):
    seen = collections.Counter()
    for seed in range(first, last):
        try:
            compare(seed, seen)
        except Exception:
            sys.stdout.write(f"seed {seed}\n")
            raise
        if (seed - first) % 50 == 49:
            sys.stdout.write(f"{seed - first + 1} games agree\n")
            sys.stdout.flush()
    for name, count in sorted(seen.items()):
        sys.stdout.write(f"{name}: {count}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
