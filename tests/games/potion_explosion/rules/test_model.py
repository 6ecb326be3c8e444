"""The engine agrees with a slow second opinion (model.py): moves, what follows, and views.

More of it, by hand, from the folder above the tests:
    PYTHONPATH=tests python -m potion_explosion.test_model 1000 2000
"""

import random
import sys
from collections import Counter

import pytest

import korsi
from games.potion_explosion.rules import model
from games.potion_explosion.rules.desks import GAME
from games.potion_explosion.rules.lively import eager, strewn
from korsi.testing.tables import SOAK


def agree(game, seen):
    """Engine and model: the same moves, scores, winners and views."""
    position = game.position()
    assert game.acting == model.acting(position)
    for seat in range(game.seats):
        assert same(game.legal(seat), model.legal(position, seat))
    assert game.scores == model.scores(position)
    assert game.winners == (model.winners(position) if game.over else [])
    wanted = model.view(position)
    for seat in [*range(game.seats), None]:
        view = game.view(seat)
        assert set(view) == set(wanted) | {"game", "rules", "seats", "options", "seat"}
        for name in wanted:
            assert view[name] == wanted[name], name
    seen[position["phase"]] += 1


def same(moves, wanted):
    """Whether both list the same moves, each once."""
    found, expected = (
        Counter(repr(sorted(move.items())) for move in some) for some in (moves, wanted)
    )
    assert found == expected, f"{found - expected} {expected - found}"
    return max(found.values(), default=1) == 1


def follow(game, seat, move, seen):
    """Play a move in the engine and in the model: the same successor, event by event."""
    before = game.position()
    wanted, told = model.after(before, seat, move)
    events = game.play(seat, move)
    assert events == told
    assert model.canonical(game.position()) == model.canonical(wanted)
    assert game.undoable(seat) == model.may_be_taken_back(seat, told, wanted)
    if game.undoable(seat):
        back = game.copy()
        back.undo(seat)
        assert back.position() == before
        seen["undone"] += 1
    seen.update(event["event"] for event in events)
    seen[move.get("as", move["do"])] += 1


def compare(game, chance, seen, most):
    """Some moves of a game, engine against model."""
    for _ in range(most):
        agree(game, seen)
        if game.over:
            return
        (seat,) = game.acting
        follow(game.copy(), seat, chance.choice(game.legal(seat)), seen)
        follow(game, *eager(game, chance), seen)


def from_the_start(seed, seen, most=100_000):
    """A game from its draft on; every fourth move is compared."""
    chance = random.Random(seed)
    seats = 2 + seed % 3
    options = {"leave": "random", "countdown": chance.choice([None, 1, 2])}
    options |= {"placing": chance.choice(["must", "free"])}
    options |= {"first": chance.choice(["random", f"seat-{seats}"])}
    game = korsi.new(GAME, seats=seats, seed=seed, **options)
    assert game.position() == model.new(seats, options, seed)
    for number in range(most):
        if game.over:
            break
        if number % 4 and game.view(None)["phase"] != "draft":
            game.play(*eager(game, chance))
        else:
            compare(game, chance, seen, 1)
    agree(game, seen)


@pytest.mark.parametrize("first", range(0, 50 * SOAK, 10))
def test_engine_and_model_agree(first):
    """PE-1 to PE-30: legal moves, successors, events and views; two, three and four players."""
    seen = Counter()
    for seed in range(first, first + 10):
        chance = random.Random(seed)
        try:
            compare(korsi.load(strewn(chance, 2 + seed % 3)), chance, seen, 14)
        except AssertionError as different:
            raise AssertionError(f"seed {seed}: {different}") from different


@pytest.mark.parametrize("seed", range(4 * SOAK))
def test_engine_and_model_agree_from_the_draft_to_the_end(seed):
    """PE-1 to PE-30: whole games."""
    from_the_start(seed, Counter())


def main(first, last):
    seen = Counter()
    for seed in range(first, last):
        chance = random.Random(seed)
        try:
            if seed % 10 == 0:
                from_the_start(seed, seen)
            compare(korsi.load(strewn(chance, 2 + seed % 3)), chance, seen, 60)
        except Exception:
            sys.stdout.write(f"seed {seed}\n")
            raise
    for name, count in sorted(seen.items()):
        sys.stdout.write(f"{name}: {count}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
